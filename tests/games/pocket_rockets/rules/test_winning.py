"""Gates, laps, the finish, and who came in where."""

import pytest

from games.pocket_rockets.positions import (
    Place,
    Posts,
    alone,
    at,
    bid,
    go,
    only,
    play,
    row,
    scene,
    walk_out,
    wall,
)
from paddock.games.pocket_rockets.book.course_reader import builtin_course
from paddock.games.pocket_rockets.events import LineCrossed, RaceWon, Touched
from paddock.games.pocket_rockets.rules.order import groups, standings, way_gone
from paddock.games.pocket_rockets.state import FINISHED, LAST_LEFT
from paddock.kit.geometry import Line
from paddock.kit.geometry_angles import Point
from support import rule

GATE: Posts = ((300, 260), (300, 140))
SECOND: Posts = ((350, 260), (350, 140))


def credited(race_place: Place, heading: float, *gates: Posts) -> list[tuple[int, int]]:
    race = alone(race_place, gates=gates)
    return [(one.line, one.travel) for one in only(play(race, go(heading)), LineCrossed)]


@rule("PR-150")
def test_a_point_is_before_on_or_past_a_line() -> None:
    line = Line(Point(300, 260), Point(300, 140))
    assert line.side(299, 200) < 0
    assert line.side(300, 200) == 0
    assert line.side(301, 200) > 0


@rule("PR-151", "PR-R34")
@pytest.mark.parametrize(
    ("place", "heading", "travels"),
    [
        ((270, 200, 0), 0, [(0, 30_000)]),
        ((330, 200, 180), 180, []),
        ((270, 260, 0), 0, [(0, 30_000)]),
        ((270, 260.001, 0), 0, []),
        ((200, 200, 0), 0, []),
    ],
)
def test_the_middle_of_the_card_crosses_between_the_posts_the_right_way(
    place: Place, heading: float, travels: list[tuple[int, int]]
) -> None:
    assert credited(place, heading, GATE) == travels


@rule("PR-152", "PR-R35")
def test_gates_count_only_in_their_order() -> None:
    race = alone((280, 200, 0), gates=[SECOND, GATE])
    (crossed,) = only(play(race, go(0)), LineCrossed)
    assert (crossed.line, crossed.travel) == (0, 70_000)
    assert race.rockets[0].credits == 1


@rule("PR-152", "PR-157", "PR-154", "PR-R35")
def test_on_a_circuit_the_finish_counts_after_the_gates_of_each_lap() -> None:
    cafe = builtin_course("cafe_two_laps")
    assert cafe.credits_to_win() == 8
    assert [cafe.next_line(credits) for credits in range(5)] == [*cafe.lines, cafe.lines[0]]
    race = alone((280, 200, 0), gates=[SECOND], finish=GATE, laps=2)
    events = play(race, go(0))
    assert [one.line for one in only(events, LineCrossed)] == [0]


@rule("PR-153", "PR-158")
def test_one_slide_may_earn_several_credits() -> None:
    assert credited((280, 200, 0), 0, GATE, SECOND) == [(0, 20_000), (1, 70_000)]


@rule("PR-157")
def test_the_event_says_line_and_lap() -> None:
    race = scene(racers=[("R1", (280, 200, 0))], turn=(0, 1), gates=[GATE], laps=3, credits=[2])
    (crossed,) = only(play(race, go(0)), LineCrossed)
    assert (crossed.line, crossed.lap, crossed.credits) == (0, 2, 3)


@rule("PR-158", "PR-156", "PR-074")
def test_a_contact_ends_the_crediting_and_a_credit_before_it_stays() -> None:
    race = alone((280, 200, 0), wall(384), gates=[GATE, SECOND])
    events = play(race, go(0))
    assert [one.line for one in only(events, LineCrossed)] == [0]
    assert at(race) == (327.99, 200, 0)
    race = alone((270, 200, 0), wall(349), gates=[GATE])
    play(race, go(0))
    assert race.rockets[0].credits == 1
    assert at(race) == (292.99, 200, 0)
    race = alone((270, 200, 0), wall(340), gates=[GATE])
    play(race, go(0))
    assert race.rockets[0].credits == 0


@rule("PR-159", "PR-172")
def test_who_rests_on_a_line_crosses_it_with_the_next_slide_beyond() -> None:
    race = alone((212, 200, 0), gates=[GATE], moves=3)
    assert not only(play(race, go(0)), LineCrossed)
    (crossed,) = only(play(race, go(0)), LineCrossed)
    assert crossed.travel == 0
    race = alone((300, 200, 180), gates=[GATE], moves=3)
    assert not only(play(race, go(180)), LineCrossed)


@rule("PR-154", "PR-074", "PR-R21")
@pytest.mark.parametrize("damaged", [[], [0]])
def test_the_finish_before_the_wall_wins_at_once(damaged: list[int]) -> None:
    crew = [("R1", (270, 200, 0)), ("R3", (2000, 2000, 0))]
    race = scene(wall(349), racers=crew, turn=(0, 3), finish=GATE, damaged=damaged)
    events = play(race, go(0))
    assert not only(events, Touched)
    (won,) = only(events, RaceWon)
    assert (won.winners, won.ending) == ((0,), FINISHED)
    assert at(race) == (300, 200, 0)
    assert not race.asked


@rule("PR-155", "PR-R39")
def test_the_last_survivor_wins_at_once() -> None:
    crew = [("R1", (500, 500, 0)), ("R3", (500, 900, 0))]
    race = scene(wall(600), racers=crew, damaged=[0])
    bid(race, 3, 4)
    events = play(race, go(0))
    (won,) = only(events, RaceWon)
    assert (won.winners, won.ending) == ((1,), LAST_LEFT)
    assert not race.asked


@rule("PR-161")
def test_racers_are_ordered_by_credits_then_by_nearness() -> None:
    finish: Posts = ((3000, 3000), (3000, 100))
    gates: list[Posts] = [((400, 3000), (400, 100))]
    crew = [("R1", (900, 500, 0)), ("R3", (350, 900, 0)), ("R5", (800, 1300, 0))]
    race = scene(racers=crew, finish=finish, gates=gates, credits=[1, 0, 1])
    assert groups(race.ground(), race.rockets) == [[0], [2], [1]]


@rule("PR-162", "PR-009")
def test_places_are_by_order_in_play_then_by_removal() -> None:
    race = scene(racers=row("R1", "R3", "R5", "R7"), finish=((700, 560), (700, 440)))
    walk_out(race, 2)
    walk_out(race, 1)
    bid(race, 3, 4)
    play(race, go(0), go(0), go(0))
    assert race.winners == [0]
    assert standings(race).places == [1, 3, 4, 2]
    assert standings(race).winners == [0]


@rule("PR-157")
def test_how_far_everybody_is_counts_legs_in_card_lengths() -> None:
    """The start's middle is (100, 650); the legs are 500 mm, 300 mm back, and 400 mm."""
    gates = [((600, 750), (600, 550)), ((300, 550), (300, 750))]
    crew = [
        ("R1", (80, 300, 0)),
        ("R2", (500, 650, 0)),
        ("R3", (600, 900, 0)),
        ("R4", (390, 650, 0)),
    ]
    race = scene(
        racers=crew,
        credits=[0, 0, 1, 1],
        gates=gates,
        finish=((700, 750), (700, 550)),
        table=(1000, 1000),
    )
    # 400 mm are 4.5 lengths; who is further away than the leg is long has the legs before it.
    assert way_gone(race) == [0, 4, 5, 8]
    race.rockets[0].credits = 2
    race.rockets[1].credits = 3
    assert way_gone(race) == [9, 13, 5, 8]
    walk_out(race, 2)
    assert way_gone(race)[2] == -1
