"""A move, and what it touches."""

from typing import Any

import pytest

from games.pocket_rockets.positions import (
    STOP,
    alone,
    at,
    box,
    circle,
    go,
    moves_left,
    only,
    play,
    refusal,
    scene,
    wall,
)
from paddock.core.chance import Dealer
from paddock.core.protocol import Log, advance, begin
from paddock.games.pocket_rockets.book.reader import make_book
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.events import (
    Damaged,
    Fell,
    Pivoted,
    Removed,
    Slid,
    Stopped,
    Touched,
    TurnEnded,
)
from paddock.games.pocket_rockets.rules.driving import (
    BY_EDGE,
    BY_OBSTACLE,
    BY_RACER,
    LIMIT,
    first_clean,
    ground_of,
)
from paddock.games.pocket_rockets.setup import setup
from paddock.games.pocket_rockets.state import WRECKED, PocketRockets
from paddock.kit.geometry_angles import shorter_way
from paddock.kit.geometry_gaps import card_gap
from support import many, rule

SALT = circle(200, 270, 20, "salt")
PEPPER = circle(200, 130, 20, "pepper")


@rule("PR-040", "PR-041", "PR-043")
def test_a_move_turns_about_the_middle_and_slides_a_card_s_length() -> None:
    race = alone((1000, 1000, 0))
    turned, slid, *_ = play(race, go(90))
    assert isinstance(turned, Pivoted)
    assert isinstance(slid, Slid)
    assert (turned.start, turned.heading) == (0, 900)
    assert (slid.x, slid.y, slid.reached) == (1_000_000, 1_000_000, 88_000)
    assert at(race) == (1000, 1088, 90)


@rule("PR-042", "PR-044", "PR-028")
def test_every_slide_may_have_its_own_heading_and_there_are_as_many_as_were_bid() -> None:
    race = alone((1000, 1000, 0), moves=3)
    play(race, go(90), go(180))
    assert at(race) == (912, 1088, 180)
    assert moves_left(race) == (0, 1)
    play(race, go(270))
    assert not isinstance(race.asked[0], ChooseMove)


@rule("PR-045", "PR-R40", "PR-R42")
def test_one_may_stop_at_any_time_and_the_moves_are_gone() -> None:
    race = alone((1000, 1000, 0), moves=3)
    play(race, go(0))
    (stopped, *_) = play(race, STOP)
    assert isinstance(stopped, Stopped)
    assert stopped.left == 2
    assert at(race) == (1088, 1000, 0)
    assert type(race.asked[0]).__name__ == "ChooseBid"


@rule("PR-046", "PR-047", "PR-053", "PR-R10")
def test_the_only_answers_are_to_stop_and_to_turn_and_slide() -> None:
    race = alone((1000, 1000, 0), moves=2)
    options = race.asked[0].options()
    assert {type(option).__name__ for option in options} == {"Stop", "Go"}
    events = play(race, go(90))
    # One answer gave both; nothing was asked between them.
    assert [type(event).__name__ for event in events] == ["Pivoted", "Slid"]


@rule("PR-048", "PR-R11")
def test_a_damaged_racer_moves_like_any_other() -> None:
    fit, hurt = alone((1000, 1000, 0)), alone((1000, 1000, 0), damaged=[0])
    assert len(fit.asked[0].options()) == len(hurt.asked[0].options())
    play(fit, go(33.3))
    play(hurt, go(33.3))
    assert at(fit) == at(hurt)


@rule("PR-049", "PR-R12", "PR-R40")
def test_a_turn_ends_only_where_the_card_fits() -> None:
    race = alone((200, 200, 0), box(100, 138.5, 2000, 158.5), moves=1)
    assert refusal(race, go(45)) == "PR-049"
    assert refusal(race, go(14.4)) == ""
    assert refusal(race, go(0)) == ""
    assert refusal(race, go(360)) == "PR-041"
    headings = [option.heading for option in race.asked[0].options() if hasattr(option, "heading")]
    assert 450 not in headings
    assert {0, 1800} <= set(headings)


@rule("PR-050", "PR-052", "PR-R13")
@pytest.mark.parametrize(
    ("heading", "is_touched"), [(60, True), (300, False), (180, True), (0, False)]
)
def test_the_card_turns_the_shorter_way_and_half_a_turn_to_the_left(
    heading: float, is_touched: bool
) -> None:
    # The left corner meets the salt soon; to the right no corner does within a sixth of a turn.
    race = alone((500, 500, 0), circle(536, 545, 6, "salt"))
    events = play(race, go(heading))
    assert bool([one for one in only(events, Touched) if not one.is_slide]) == is_touched
    assert shorter_way(1000, 2800, 3600) == 1800
    assert shorter_way(1000, 2801, 3600) == -1799


@rule("PR-051", "PR-063", "PR-064", "PR-068")
def test_a_slide_into_a_mug_is_allowed_and_damages() -> None:
    race = alone((200, 200, 0), circle(320, 200, 42))
    events = play(race, go(0))
    (touched,) = only(events, Touched)
    assert (touched.is_slide, touched.cause, touched.name) == (True, BY_OBSTACLE, "mug")
    assert touched.travel == 33_990
    assert at(race) == (221.99, 200, 0)
    assert race.rockets[0].is_damaged
    assert race.rockets[0].is_in_play


@rule("PR-060", "PR-061", "PR-R14", "PR-R45")
@pytest.mark.parametrize(("y", "is_touched"), [(273.5, True), (273.51, True), (273.512, False)])
def test_a_hundredth_of_a_millimetre_is_a_touch(y: float, is_touched: bool) -> None:
    race = alone((200, 200, 0), circle(320, y, 42))
    assert bool(only(play(race, go(0)), Touched)) == is_touched


@rule("PR-060", "PR-R45")
def test_lines_have_no_body() -> None:
    race = alone((60, 4700, 0), moves=2)
    events = play(race, go(0), go(180))
    assert not only(events, Touched)
    assert at(race) == (60, 4700, 180)


@rule("PR-062", "PR-067", "PR-070", "PR-R16", "PR-R18")
def test_a_scrape_does_not_stop_the_turn_and_a_slide_after_it_is_a_second_touch() -> None:
    race = alone((200, 200, 0), SALT)
    events = play(race, go(90))
    assert [one.is_slide for one in only(events, Touched)] == [False, True]
    assert only(events, Slid)[0].heading == 900
    assert [type(event).__name__ for event in events][-3:] == [
        "Touched",
        "Removed",
        "PracticeEnded",
    ]
    assert race.ending == WRECKED


@rule("PR-062")
def test_a_clean_turn_ends_short_of_the_salt() -> None:
    race = alone((200, 200, 0), SALT)
    assert not [one for one in only(play(race, go(43)), Touched) if not one.is_slide]
    race = alone((200, 200, 0), SALT)
    assert refusal(race, go(43.1)) == "PR-049"


@rule("PR-065", "PR-R41")
def test_a_damaged_racer_that_scrapes_is_out_at_once_and_does_not_slide() -> None:
    race = alone((200, 200, 0), SALT, damaged=[0], moves=3)
    events = play(race, go(90))
    assert not only(events, Slid)
    assert only(events, Removed)
    assert not race.rockets[0].is_in_play
    assert not race.asked


@rule("PR-067", "PR-069", "PR-R16", "PR-R18")
def test_two_scrapes_of_one_turn_count_once() -> None:
    race = alone((200, 200, 0), SALT, PEPPER)
    events = play(race, go(180))
    assert len(only(events, Touched)) == 1
    assert len(only(events, Damaged)) == 1
    assert at(race) == (112, 200, 180)


@rule("PR-069", "PR-075")
def test_two_things_met_together_damage_once_and_the_first_of_the_course_is_named() -> None:
    race = alone((200, 200, 0), circle(330, 225, 10, "egg"), circle(330, 175, 10, "cup"))
    (touched,) = only(play(race, go(0)), Touched)
    assert touched.name == "egg"
    assert race.rockets[0].is_in_play


@rule("PR-075")
def test_obstacles_are_named_before_racers_and_racers_in_seat_order() -> None:
    mug = box(374, 190, 394, 210, "mug")
    race = scene(mug, racers=[("R1", (250, 200, 0)), ("R2", (418, 150, 0))], turn=(0, 1))
    (touched,) = only(play(race, go(0)), Touched)
    assert touched.cause == BY_OBSTACLE
    beside = [("R1", (500, 500, 0)), ("R2", (500, 568, 0)), ("R3", (500, 432, 0))]
    race = scene(racers=beside, turn=(0, 1))
    (touched,) = only(play(race, go(180)), Touched)
    assert (touched.cause, touched.which) == (BY_RACER, 1)


@rule("PR-066", "PR-R15", "PR-R01", "PR-001")
def test_what_was_touched_suffers_nothing_and_stays() -> None:
    race = scene(racers=[("R1", (200, 200, 0)), ("R2", (330, 210, 0))], turn=(0, 1))
    things = [(one.name, one.shape.west) for one in race.ground().obstacles]
    play(race, go(0))
    assert at(race) == (229.99, 200, 0)
    assert at(race, 1) == (330, 210, 0)
    assert [rocket.is_damaged for rocket in race.rockets] == [True, False]
    assert [(one.name, one.shape.west) for one in race.ground().obstacles] == things


@rule("PR-068", "PR-R17")
def test_a_touch_within_the_rebound_leaves_the_racer_where_it_began() -> None:
    race = alone((200, 200, 0), wall(250))
    play(race, go(0))
    assert at(race) == (200, 200, 0)
    race = alone((200, 200, 0), wall(300), rebound="0.5")
    play(race, go(0))
    assert at(race) == (255.49, 200, 0)


@rule("PR-071", "PR-R19")
def test_a_move_cut_short_is_used_up_and_the_turn_goes_on_unless_the_table_says_otherwise() -> None:
    race = alone((200, 200, 0), wall(300), moves=3)
    play(race, go(0))
    assert moves_left(race) == (0, 2)
    play(race, go(180))
    assert at(race) == (155.99, 200, 180)
    race = alone((200, 200, 0), wall(300), moves=3, touch_ends_turn=True)
    (ended,) = only(play(race, go(0)), TurnEnded)
    assert ended.left == 2
    assert type(race.asked[0]).__name__ == "ChooseBid"


@rule("PR-072", "PR-R31")
@pytest.mark.parametrize(
    "number", [pytest.param(many(2000)), pytest.param(100_000, marks=pytest.mark.slow)]
)
def test_at_rest_nobody_touches_anything_after_so_many_random_moves(number: int) -> None:
    moves = 0
    seed = 0
    while moves < number:
        seed += 1
        chance = Dealer(seed)
        choices = {"table_edge": "fall" if seed % 3 else "obstacle", "rebound": "0.5"}
        race = setup(make_book(choices if seed % 2 else {}), 1 + seed % 8, chance)
        begin(race, chance, Log())
        while race.phases:
            moves += any(isinstance(one, ChooseMove) for one in race.asked)
            advance(race, [one.sample(chance) for one in race.asked], chance, Log())
            check_rest(race)


def check_rest(race: PocketRockets) -> None:
    for seat in race.in_play():
        where = race.rockets[seat].pose
        ground = ground_of(race, seat)
        assert race.ground().table.holds(where.x, where.y, 0)
        assert all(card_gap(where.card(), shape) > LIMIT - 1 for shape in ground.shapes)


@rule("PR-073", "PR-R20")
@pytest.mark.parametrize(
    ("x", "end", "is_touched"), [(1100, 1188, False), (1150, 1188, True), (1112, 1200, False)]
)
def test_the_edge_holds_the_middle_of_the_card(x: float, end: float, is_touched: bool) -> None:
    race = alone((x, 400, 0), table=(1200, 800), finish=((20, 20), (20, 60)))
    touches = only(play(race, go(0)), Touched)
    assert [one.cause for one in touches] == ([BY_EDGE] if is_touched else [])
    assert at(race) == (end, 400, 0)
    assert race.rockets[0].is_damaged == is_touched


@rule("PR-073", "PR-R20")
def test_the_edge_removes_a_damaged_racer_and_any_that_falls() -> None:
    small: dict[str, Any] = {"table": (1200, 800), "finish": ((20, 20), (20, 60))}
    race = alone((1150, 400, 0), damaged=[0], **small)
    play(race, go(0))
    assert not race.rockets[0].is_in_play
    race = alone((1150, 400, 0), table_edge="fall", **small)
    (fell,) = only(play(race, go(0)), Fell)
    assert fell.travel == 50_000
    assert not race.rockets[0].is_in_play


@rule("PR-074", "PR-R21")
@pytest.mark.parametrize("edge", ["obstacle", "fall"])
def test_a_mug_before_the_edge_comes_first(edge: str) -> None:
    race = alone(
        (1150, 300, 0),
        circle(1224.01 - 48, 340, 12),
        table=(1200, 800),
        finish=((20, 20), (20, 60)),
        table_edge=edge,
    )
    (touched,) = only(play(race, go(0)), Touched)
    assert touched.cause == BY_OBSTACLE
    assert race.rockets[0].is_in_play


@rule("PR-R09")
def test_all_moves_must_be_used_where_the_table_says_so() -> None:
    race = alone((1000, 1000, 37), must_use_all_moves=True)
    assert refusal(race, STOP) == "PR-R09"
    assert race.asked[0].options()[0] == go(37)
    race = alone((200, 200, 0), wall(260), must_use_all_moves=True)
    first = race.asked[0].options()[0]
    decision = race.asked[0]
    assert isinstance(decision, ChooseMove)
    heading = first_clean(decision.ground(), race.book, decision.pose, 0)
    assert first == go(heading / 10)
    assert 0 < heading < 1800
    assert not only(play(race, first), Touched)


@rule("PR-R09")
def test_a_racer_that_cannot_move_clean_may_stop() -> None:
    walls = (box(100, 240, 300, 260), box(100, 140, 300, 160), wall(250), box(130, 150, 150, 250))
    race = alone((200, 200, 0), *walls, must_use_all_moves=True)
    assert refusal(race, STOP) == ""
    assert race.asked[0].options()[0] == STOP


@rule("PR-170")
@pytest.mark.parametrize(
    ("heading", "end"),
    [(0, (1088, 1000)), (90, (1000, 1088)), (180, (912, 1000)), (270, (1000, 912))],
)
def test_quarter_turns_are_exact(heading: float, end: tuple[float, float]) -> None:
    race = alone((1000, 1000, 45))
    play(race, go(heading))
    assert (race.rockets[0].pose.x, race.rockets[0].pose.y) == (end[0] * 1000, end[1] * 1000)


@rule("PR-170", "PR-R46")
def test_an_end_is_rounded_to_a_thousandth() -> None:
    race = alone((1000, 1000, 0))
    play(race, go(30))
    assert (race.rockets[0].pose.x, race.rockets[0].pose.y) == (1_076_210, 1_044_000)


@rule("PR-173", "PR-171", "PR-R46")
def test_a_hair_s_breadth_is_left_to_the_nearest_clear_neighbour() -> None:
    race = alone((200, 200, 30), circle(272.68, 284.12, 5))
    play(race, go(30))
    assert (race.rockets[0].pose.x, race.rockets[0].pose.y) == (276_211, 244_000)
    assert not race.rockets[0].is_damaged
    race = alone((200, 200, 30), circle(230.21, 259.60, 5), circle(282.50, 247.60, 20))
    play(race, go(30))
    assert (race.rockets[0].pose.x, race.rockets[0].pose.y) == (216_660, 209_618)
    assert race.rockets[0].is_damaged
