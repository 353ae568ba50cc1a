"""Setting up: pods, cards, order, places; and tracks that are read and checked."""

import json
from collections import Counter
from typing import Any

import pytest

from games.spin_out.positions import box, card, disc, hand, track
from paddock.core.chance import Dealer, Script
from paddock.core.errors import BrokenData
from paddock.core.protocol import SPECTATOR, Log, advance, begin
from paddock.games.spin_out.actions import PlacePod
from paddock.games.spin_out.book import cards as cards_of
from paddock.games.spin_out.book.cards import CARDS, FUNCTION_OF, FUNCTIONS, read_functions
from paddock.games.spin_out.book.course import LARGE, OBSTACLE, SMALL
from paddock.games.spin_out.book.course_reader import COURSES, builtin_course, read_course
from paddock.games.spin_out.book.measures import RADIUS
from paddock.games.spin_out.book.own_data import look, plan
from paddock.games.spin_out.book.reader import make_book
from paddock.games.spin_out.book.tables import (
    COUPLING_TABLE,
    LEAK_TABLE,
    POT_SHOT_TABLE,
    RESTART_TABLE,
    SABOTAGE_TABLE,
    read_tables,
)
from paddock.games.spin_out.decisions.driving import ChoosePlace
from paddock.games.spin_out.events.turns import Drew, DrewHidden
from paddock.games.spin_out.rules.damage import throw
from paddock.games.spin_out.setup import setup
from paddock.games.spin_out.state import NOBODY_THERE, SpinOut
from paddock.games.spin_out.view import view
from paddock.table.diary import Diary
from support import rule


def begun(seats: int, seed: int = 1, **choices: Any) -> SpinOut:
    race = setup(make_book(choices), seats, Dealer(seed))
    begin(race, Dealer(seed), Log())
    return race


def lined_up(seats: int, seed: int = 1) -> SpinOut:
    """All on the grid, the first Turn begun."""
    race = begun(seats, seed)
    chance = Dealer(seed)
    for _ in range(seats):
        advance(race, [race.asked[0].options()[0]], chance, Log())
    return race


@rule("SO-001", "SO-014", "SO-163")
def test_everybody_has_one_pod_without_damage_or_markers() -> None:
    race = begun(5)
    assert len(race.pods) == len(race.hands) == race.seats == 5
    assert (race.game_turn, race.active, race.gone, race.wrecks) == (1, NOBODY_THERE, [], [])
    for pod in race.pods:
        assert pod.is_racing()
        assert (pod.damage, pod.passed, pod.on_large) == (0, 0, [])
        assert [pod.orange, pod.red, pod.black, pod.blue] == [False] * 4
        assert [pod.has_crossed, pod.has_ejected] == [False, False]


@rule("SO-002", "SO-R01")
def test_a_base_is_two_and_three_eighths_across() -> None:
    assert 2 * RADIUS == 23_750


@rule("SO-003")
def test_a_die_shows_one_to_six() -> None:
    assert [throw(Script([pick])) for pick in range(6)] == [1, 2, 3, 4, 5, 6]


@rule("SO-004")
def test_the_deck_is_52_cards_and_two_jokers() -> None:
    assert begun(3).deck == list(range(54))
    assert len(set(CARDS)) == 54
    assert [name for name in CARDS if name[0] == "X"] == ["X1", "X2"]
    counts = Counter(FUNCTIONS[function] for function in FUNCTION_OF)
    assert counts.pop("spot") == 32
    assert counts.pop("repair") == 4
    assert {counts.pop(name) for name in ("evasive", "no_spin_out", "joker")} == {2}
    assert set(counts.values()) == {1}
    assert len(counts) == 12


@rule("SO-010")
def test_the_order_of_movement_is_any_and_stays() -> None:
    orders = {tuple(begun(3, seed).order) for seed in range(60)}
    assert len(orders) == 6
    race = lined_up(3)
    before = list(race.order)
    chance = Dealer(5)
    for _ in range(60):
        if race.phases:
            advance(race, [one.options()[0] for one in race.asked], chance, Log())
    assert race.order == before


@rule("SO-011", "SO-R26")
def test_a_pod_stands_anywhere_in_the_zone_clear_of_others() -> None:
    race = begun(2, track="mesa_oval")
    (decision,) = race.asked
    assert isinstance(decision, ChoosePlace)
    assert decision.seat == race.order[0]
    first = decision.options()[0]
    assert first == PlacePod(288_125, 80_000, 0)
    assert decision.refusal(PlacePod(131_875, 31_875, 12_345)) is None
    for x, y in ((288_126, 80_000), (131_874, 80_000), (200_000, 31_874), (200_000, 168_126)):
        why = decision.refusal(PlacePod(x, y, 0))
        assert why is not None
        assert why.rules == ["SO-011"]
    assert decision.refusal(PlacePod(200_000, 80_000, 36_000)) is not None
    advance(race, [first], Script([]), Log())
    (second,) = race.asked
    assert second.seat == race.order[1]
    assert second.refusal(PlacePod(288_125 - 23_739, 80_000, 0)) is not None
    assert second.refusal(PlacePod(288_125 - 23_740, 80_000, 0)) is None
    assert first not in second.options()


def test_somebody_is_squeezed_in_where_the_grid_is_blocked() -> None:
    race = begun(8, track="needle_canyon")
    chance = Script([0] * 100)
    for x, y in ((210_625, 40_000), (210_625, 100_000), (210_625, 70_000)):
        advance(race, [PlacePod(x, y, 0)], chance, Log())
    for _ in range(5):
        (decision,) = race.asked
        assert decision.refusal(decision.options()[0]) is None
        advance(race, [decision.options()[0]], chance, Log())
    assert race.game_turn == 1


@rule("SO-012", "SO-163")
def test_two_cards_are_dealt_one_each_at_a_time() -> None:
    race = begun(2)
    order = race.order
    for _ in range(2):
        advance(race, [race.asked[0].options()[0]], Script([0, 10, 20, 30, 0]), Log())
    # The lowest, then by their places in what is left; the first of the order draws a third.
    assert race.hands[order[1]] == [11, 33]
    assert race.hands[order[0]] == [0, 1, 22]
    assert len(race.deck) == 49


@rule("SO-R77")
def test_damage_markers_and_places_are_public() -> None:
    race = lined_up(3)
    race.pods[1].damage = 7
    race.pods[1].blue = True
    seen = view(race, SPECTATOR).pods[1]
    assert (seen.damage, seen.blue, seen.pose) == (7, True, race.pods[1].pose)


@rule("SO-013")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    race = lined_up(3)
    seen = view(race, 1)
    assert seen.hand == race.hands[1]
    assert seen.holds == [len(one) for one in race.hands]
    assert view(race, SPECTATOR).hand == []
    diary = Diary()
    chance = Dealer(4)
    while race.phases and not any(isinstance(one, Drew) for one in diary.told()):
        advance(race, [one.options()[0] for one in race.asked], chance, diary)
    (entry,) = [one for one in diary.entries if isinstance(one.event, Drew)][:1]
    assert isinstance(entry.others, DrewHidden)


@rule("SO-005", "SO-015", "SO-067")
def test_the_four_tracks_are_read() -> None:
    sizes = {id: len(builtin_course(id).features) for id in COURSES}
    assert sizes == {"mesa_oval": 19, "twin_rocks": 20, "needle_canyon": 24, "boulder_rally": 34}
    for id in COURSES:
        course = builtin_course(id)
        assert {feature.terrain for feature in course.features} == {SMALL, LARGE, OBSTACLE}
    assert make_book({"track": "twin_rocks"}).gates_to_pass() == 14
    assert make_book({"track": "boulder_rally"}).gates_to_pass() == 7
    assert make_book({"track": "mesa_oval", "laps": 5}).laps == 5


WRONG: list[tuple[str, Any, str]] = [
    ("table", [72], "table"),
    ("table", [10, 48], "table[0]"),
    ("laps", 0, "laps"),
    ("laps", 2, "laps"),
    ("gates", [], "gates"),
    ("gates", [{"a": [1, 1], "b": [1, 9], "direction": 0}], "gates[0].finish"),
    ("gates", [{"a": [1, 1], "b": [1, 9], "direction": 45, "finish": True}], "gates[0].direction"),
    ("gates", [{"a": [1, 1], "b": [1, 2], "direction": 0, "finish": True}], "gates[0]"),
    ("gates", [{"a": [1, 1], "b": [1, 130], "direction": 0, "finish": True}], "gates[0]"),
    ("gates", [{"a": [24, 97], "b": [24, 119], "direction": 0, "finish": True}], "gates"),
    ("features", [disc("S1", "small", 50, 50, 1.2)], "features[0].class"),
    ("features", [disc("L1", "large", 50, 50, 1.1)], "features[0].class"),
    ("features", [box("L1", "large", 50, 50, 51, 51)], "features[0].class"),
    ("features", [box("S1", "small", 50, 50, 52, 52)], "features[0].class"),
    ("features", [disc("O1", "rock", 50, 50, 2)], "features[0].class"),
    ("features", [disc("O1", "obstacle", 150, 50, 2)], "features[0]"),
    ("features", [disc("O1", "obstacle", 50, 50, 2)] * 2, "features[1].id"),
    ("features", [disc("O1", "obstacle", 20, 100, 2)], "start.zone"),
    ("features", [disc("O1", "obstacle", 50, 50, 0)], "features[0].disc[2]"),
    ("features", [{**disc("O1", "obstacle", 5, 5, 1), "poly": []}], "features[0]"),
    ("features", [box("O1", "obstacle", 52, 50, 50, 51)], "features[0].poly[0]"),
    ("colour", "red", "colour"),
    ("name", "", "name"),
    ("id", 7, "id"),
]


@pytest.mark.parametrize(("field", "value", "place"), WRONG)
@rule("SO-006", "SO-007", "SO-008", "SO-067")
def test_a_wrong_track_is_refused_with_its_place(field: str, value: Any, place: str) -> None:
    read_course(track())
    with pytest.raises(BrokenData) as broken:
        make_book({"data": {**track(), field: value}})
    assert broken.value.place == f"data.{place}"


@pytest.mark.parametrize(
    ("start", "place"),
    [
        ({"zone": [2, 98, 25, 118]}, "start.zone"),
        ({"zone": [2, 98, 12, 108]}, "start.zone"),
        ({"zone": [24, 98, 2, 118]}, "start.zone"),
        ({"heading": 90}, "start.heading"),
        ({"grid": [[22, 101]] * 8}, "start.grid[1]"),
        ({"grid": [[23, 101 + 2.5 * slot] for slot in range(8)]}, "start.grid[0]"),
        ({"grid": []}, "start.grid"),
        ({"line": [[24, 97]]}, "start.line"),
    ],
)
def test_a_wrong_start_is_refused(start: dict[str, Any], place: str) -> None:
    data = track()
    data["start"] = {**data["start"], **start}
    with pytest.raises(BrokenData) as broken:
        read_course(data)
    assert broken.value.place == place


@rule("SO-006", "SO-007", "SO-008")
def test_what_fits_under_a_base_is_small_and_height_makes_obstacles() -> None:
    edge = 2 * 1.1875 / 2**0.5
    read_course(track(box("S1", "small", 50, 50, 50 + edge, 50 + edge)))
    read_course(track(box("L1", "large", 50, 50, 50 + edge + 0.01, 50 + edge)))
    read_course(track(disc("O1", "obstacle", 50, 50, 0.2), disc("O2", "obstacle", 60, 60, 9)))


@pytest.mark.parametrize(
    ("choices", "place"),
    [
        ({"track": "monza"}, "track"),
        ({"laps": -1}, "laps"),
        ({"track": "boulder_rally", "laps": 2}, "laps"),
        ({"spin_rebound": True}, "spin_rebound"),
        ({"lone_survivor": "maybe"}, "lone_survivor"),
        ({"wind": 3}, "wind"),
        ({"track": "mesa_oval", "data": {}}, "track"),
    ],
)
def test_what_is_no_choice_is_refused(choices: dict[str, Any], place: str) -> None:
    with pytest.raises(BrokenData) as broken:
        make_book(choices)
    assert broken.value.place == place


def test_facts_and_a_plan_of_a_track() -> None:
    book = make_book({"track": "mesa_oval"})
    facts = look(book)
    assert facts.plain["obstacles"] == 7
    assert facts.lines[0] == "Table: 72 by 48 inches"
    paper = plan(book)
    assert (paper.width, paper.height) == (1_828_800, 1_219_200)
    assert [line.name for line in paper.lines] == ["Gate 1", "Gate 2", "Gate 3", "Finish"]
    assert plan(make_book({"track": "boulder_rally"})).lines[0].name == "Start"


def test_cards_and_tables_that_are_wrong_are_refused() -> None:
    data = json.loads(json.dumps({name: [] for name in FUNCTIONS}))
    with pytest.raises(BrokenData, match="for nothing"):
        read_functions(data)
    with pytest.raises(BrokenData, match="no card"):
        read_functions({**data, "spot": ["1C"]})
    with pytest.raises(BrokenData, match="something else"):
        read_functions({**data, "spot": ["2C", "2C"]})
    with pytest.raises(BrokenData, match="list of cards"):
        read_functions({})
    with pytest.raises(BrokenData, match="these tables"):
        read_tables({})


def test_the_tables_are_as_printed() -> None:
    assert [row.is_good for row in RESTART_TABLE] == [True, False, False, False, True, True]
    assert [row.damage for row in RESTART_TABLE] == [0, 0, 0, 0, 1, 2]
    assert [row.is_good for row in LEAK_TABLE] == [True, False, False, False, True, False]
    assert [row.damage for row in SABOTAGE_TABLE] == [0, 3, 3, 3, 6, 0]
    assert [row.damage for row in COUPLING_TABLE] == [0, 2, 2, 2, 4, 0]
    assert [row.damage for row in POT_SHOT_TABLE] == [0, 1, 1, 1, 0, 0]
    assert [row.is_orange for row in POT_SHOT_TABLE] == [False] * 4 + [True, False]
    for table in (LEAK_TABLE, SABOTAGE_TABLE, COUPLING_TABLE, POT_SHOT_TABLE):
        assert [row.is_kaboom for row in table] == [False] * 5 + [True]


@rule("SO-R27", "SO-R87")
def test_one_alone_practises_and_eight_can_race() -> None:
    assert hand(lined_up(1)).count(" ") == 2
    assert len(lined_up(8).pods) == 8


def test_lower_cards_have_lower_numbers() -> None:
    names = ["2C", "2D", "9S", "10C", "JC", "QD", "KS", "AC", "AS", "X1", "X2"]
    numbers = [card(name) for name in names]
    assert numbers == sorted(numbers)
    assert card("QD") == cards_of.FINISH_CARD
