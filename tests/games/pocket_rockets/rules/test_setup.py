"""Laying out a race: courses, lanes, the deal, options."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.pocket_rockets.positions import alone, at, bid, box, circle, course, go, only, play
from paddock.core.chance import Dealer, Script
from paddock.core.errors import BrokenData
from paddock.core.protocol import Standings, begin
from paddock.games.pocket_rockets.actions import PICKS, Pick
from paddock.games.pocket_rockets.book.course_reader import COURSES, builtin_course, read_course
from paddock.games.pocket_rockets.book.racers import POWERS, RACERS, REBOUND, SMALL_REBOUND
from paddock.games.pocket_rockets.book.reader import make_book
from paddock.games.pocket_rockets.decisions import ChooseBid, ChooseRacer
from paddock.games.pocket_rockets.events import LineCrossed, LinedUp
from paddock.games.pocket_rockets.phases.leaving import leave
from paddock.games.pocket_rockets.rules.deal import series_places
from paddock.games.pocket_rockets.setup import setup
from paddock.games.pocket_rockets.state import NO_BID, PocketRockets
from paddock.kit.geometry_gaps import card_gap
from paddock.table.diary import Diary
from support import rule, said

RUNS = json.loads((Path(__file__).parents[1] / "clean_runs.json").read_text("utf-8"))


def start(seats: int, seed: int = 1, **choices: Any) -> PocketRockets:
    chance = Dealer(seed)
    race = setup(make_book(choices), seats, chance)
    begin(race, chance, Diary())
    return race


@rule("PR-002", "PR-R02")
@pytest.mark.parametrize("id", COURSES)
def test_the_six_courses_are_sound_and_say_all_there_is(id: str) -> None:
    ground = builtin_course(id)
    assert ground.id == id
    assert ground.lines[-1] is ground.finish
    assert ground.obstacles
    assert ground.credits_to_win() == ground.laps * (len(ground.gates) + 1)


@rule("PR-003", "PR-004", "PR-009")
def test_a_race_begins_with_everybody_whole_and_in_play() -> None:
    race = start(5)
    assert len({rocket.racer for rocket in race.rockets}) == 5
    for rocket in race.rockets:
        assert rocket.power() == RACERS[rocket.racer]
        assert not rocket.is_damaged
        assert rocket.is_in_play
        assert (rocket.credits, rocket.removed_at) == (0, 0)
    assert (race.round, race.dead_rounds, race.removals) == (1, 0, 0)
    assert (race.bids, race.winners) == ([NO_BID] * 5, [])
    assert all(isinstance(one, ChooseBid) for one in race.asked)


@rule("PR-005", "PR-006", "PR-R03")
def test_lanes_share_the_line_and_noses_are_just_behind_it() -> None:
    breakfast = builtin_course("breakfast_dash")
    first = breakfast.lane(1, 4)
    assert (first.x, first.y) == (85_500, 565_000)
    eight = [breakfast.lane(lane, 8) for lane in range(1, 9)]
    assert [one.y for one in eight] == [680_000 - 80_000 * lane for lane in range(8)]
    # Lane 1 is nearest to the left post, which is above.
    assert eight[0].y > eight[7].y
    cafe = builtin_course("cafe_two_laps").lane(1, 4)
    assert cafe.y == 500_000 - 44_500
    assert cafe.x == 225_000 - 146_250


@rule("PR-005", "PR-006")
@pytest.mark.parametrize("id", COURSES)
def test_everybody_is_clear_at_the_start(id: str) -> None:
    ground = builtin_course(id)
    for seats in range(ground.least, ground.most + 1):
        race = start(seats, course=id)
        assert sorted(rocket.lane for rocket in race.rockets) == list(range(1, seats + 1))
        for rocket in race.rockets:
            assert rocket.pose.heading == ground.start_heading
            gaps = [card_gap(rocket.pose.card(), shape) for shape in ground.shapes]
            assert min(gaps) > 7_000_000


@rule("PR-007", "PR-R04")
def test_no_power_is_dealt_again_before_all_are_out() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        race = start(8, seed)
        powers = [rocket.power() for rocket in race.rockets]
        assert sorted(powers[:4]) == sorted(powers[4:]) == [0, 1, 2, 3]
        assert len({rocket.racer for rocket in race.rockets}) == 8
        seen.add(tuple(powers))
    assert len(seen) > 40


@rule("PR-007")
def test_the_deal_follows_the_luck() -> None:
    # Powers 3, 0; then which racer of each; then the lanes.
    race = setup(make_book({"course": "tea_for_eight"}), 2, Script([3, 0, 0, 1, 0, 1]))
    assert [rocket.racer for rocket in race.rockets] == [7, 0]
    assert [rocket.lane for rocket in race.rockets] == [2, 1]


@rule("PR-008", "PR-R05")
def test_a_course_takes_only_so_many() -> None:
    with pytest.raises(BrokenData, match="is for 2 to 4 players, not 5"):
        start(5, course="workshop_serpentine")
    drawn = Counter(start(6, seed).ground().id for seed in range(40))
    assert set(drawn) == {"tea_for_eight", "breakfast_dash"}
    assert start(1, course="workshop_serpentine").is_practice()


@rule("PR-166")
def test_who_practises_may_choose_a_lane() -> None:
    race = start(1, course="tea_for_eight", lane=[2, 8])
    assert at(race) == (65.5, 606.25, 0)
    with pytest.raises(BrokenData, match="lane"):
        start(1, lane=[9, 8])


@rule("PR-174")
def test_every_option_has_its_default_and_its_other_value() -> None:
    usual = make_book({})
    assert not usual.must_use_all_moves
    assert not usual.touch_ends_turn
    assert not usual.edge_is_fall
    assert usual.rebound == REBOUND
    assert not usual.warps_next_ahead
    assert usual.has_lots
    assert usual.round_cap == 150
    assert not usual.shows_all
    other = make_book({"rebound": "0.5", "table_edge": "fall", "lots": False, "aid": "full"})
    assert other.rebound == SMALL_REBOUND
    assert other.edge_is_fall
    assert not other.has_lots
    assert other.shows_all


@rule("PR-174")
@pytest.mark.parametrize(
    "choices",
    [
        {"rebound": 12},
        {"lots": "on"},
        {"round_cap": 19},
        {"round_cap": 1000},
        {"course": "nowhere"},
        {"aid": "some"},
        {"racer_deal": "swap"},
        {"race": 5},
        {"powers": ["boost"]},
        {"powers": ["boost"] * 8, "racer_deal": "series"},
        {"speed": 3},
        {"course": "tea_for_eight", "data": {}},
        {"lane": [2, 1]},
    ],
)
def test_what_is_no_choice_is_refused(choices: dict[str, Any]) -> None:
    with pytest.raises(BrokenData):
        make_book(choices)


@rule("PR-174")
def test_a_draft_goes_from_the_highest_lane_down() -> None:
    race = start(3, racer_deal="draft")
    by_lane = sorted(range(3), key=lambda seat: -race.rockets[seat].lane)
    diary = Diary()
    for number, seat in enumerate(by_lane):
        (decision,) = race.asked
        assert isinstance(decision, ChooseRacer)
        assert decision.seat == seat
        assert len(decision.options()) == len(PICKS) - number
        assert said(decision.refusal(Pick(9))).startswith("PR-174")
        play(race, PICKS[7 - number])
    assert [race.rockets[seat].racer for seat in by_lane] == [7, 6, 5]
    assert all(isinstance(one, ChooseBid) for one in race.asked)
    assert not diary.entries


@rule("PR-164", "PR-174")
def test_a_draft_goes_on_without_who_leaves() -> None:
    race = start(3, racer_deal="draft")
    first = race.asked[0].seat
    diary = Diary()
    assert leave(race, first, diary) is None
    begin(race, Script([]), diary)
    play(race, PICKS[0])
    play(race, PICKS[1])
    assert sorted(one.seat for one in race.asked) == sorted({0, 1, 2} - {first})


@rule("PR-174")
def test_a_mirror_gives_two_the_same_power() -> None:
    powers = set()
    for seed in range(30):
        race = start(2, seed, racer_deal="mirror")
        one, other = race.rockets
        assert one.power() == other.power()
        assert one.racer != other.racer
        powers.add(one.power())
    assert powers == {0, 1, 2, 3}
    with pytest.raises(BrokenData, match="mirror"):
        start(3, racer_deal="mirror")


@rule("PR-174")
@pytest.mark.parametrize("seats", range(2, 9))
def test_in_a_series_everybody_flies_each_power_once(seats: int) -> None:
    races = min(4, seats)
    flown: list[list[int]] = [[] for _ in range(seats)]
    for race in range(1, races + 1):
        dealt = start(seats, racer_deal="series", race=race, course="tea_for_eight")
        for seat, rocket in enumerate(dealt.rockets):
            flown[seat].append(rocket.power())
    assert all(len(set(powers)) == races for powers in flown)
    if races < 4:
        with pytest.raises(BrokenData, match="race"):
            start(seats, racer_deal="series", race=4)
    assert len(POWERS) == 4


@rule("PR-174")
def test_most_races_won_wins_a_series_then_the_smaller_sum_of_places() -> None:
    races = [
        Standings([0], [1, 2, 3, 4], ""),
        Standings([1], [3, 1, 2, 4], ""),
        Standings([2], [2, 4, 1, 3], ""),
    ]
    assert series_places(races) == [1, 3, 1, 4]


@rule("PR-175")
def test_a_course_of_one_s_own_is_raced_on() -> None:
    race = start(3, data=course(circle(2000, 2000, 100)))
    assert race.ground().name == "Scene"


BAD: list[tuple[str, dict[str, Any]]] = [
    ("is not known", {"colour": "red"}),
    ("table.w", {"table": {"shape": "rect", "w": 299, "h": 800}}),
    ("table.w", {"table": {"shape": "rect", "w": float("nan"), "h": 800}}),
    ("table.c", {"table": {"shape": "circle", "c": [1, 1], "r": 500}}),
    ("table.shape", {"table": {"shape": "oval"}}),
    ("players", {"players": [1, 4]}),
    ("players", {"players": [4, 3]}),
    ("laps", {"laps": 10}),
    ("gates", {"laps": 2}),
    ("gates", {"gates": [{"a": [1, 1], "b": [1, 100]}] * 31}),
    ("gates[0].b", {"gates": [{"a": [100, 100], "b": [100, -1]}]}),
    ("10 mm apart", {"finish": {"a": [100, 100], "b": [100, 109]}}),
    ("table behind", {"finish": {"a": [5000, 900], "b": [5000, 100]}}),
    ("gate is needed", {"finish": {"a": [100, 4950], "b": [100, 4350]}}),
    ("obstacles[0].r", {"obstacles": [circle(500, 500, 0.5)]}),
    ("hangs over", {"obstacles": [circle(30, 500, 42)]}),
    ("hangs over", {"obstacles": [box(4900, 10, 5001, 90)]}),
    ("no left turn", {"obstacles": [box(600, 100, 500, 200)]}),
    ("pts", {"obstacles": [{"name": "x", "shape": "poly", "pts": [[1, 1], [9, 1]]}]}),
    ("name", {"obstacles": [{"name": "", "shape": "circle", "c": [500, 500], "r": 9}]}),
    ("start.heading", {"start": {"a": [100, 4950], "b": [100, 4350], "heading": 180}}),
    ("start.heading", {"start": {"a": [100, 4950], "b": [100, 4350], "heading": 0.2}}),
    ("too short", {"start": {"a": [100, 4950], "b": [100, 4400], "heading": 0}}),
    ("off the table", {"start": {"a": [40, 4950], "b": [40, 4350], "heading": 0}}),
    ("touches the mug", {"obstacles": [circle(60, 4650, 30)]}),
    ("KB", {"name": "x" * 300_000}),
]
STAR = [[0, 100], [60, 180], [-95, 31], [95, 31], [-60, 180]]


@rule("PR-175")
@pytest.mark.parametrize(("why", "change"), BAD, ids=lambda one: str(one)[:40])
def test_a_faulty_course_is_refused_with_place_and_reason(why: str, change: dict[str, Any]) -> None:
    with pytest.raises(BrokenData) as broken:
        read_course({**course(), **change})
    assert why in str(broken.value)


@rule("PR-175")
def test_a_star_is_refused() -> None:
    star = [[500 + x, 500 - y] for x, y in STAR]
    thing = {"name": "star", "shape": "poly", "pts": star}
    with pytest.raises(BrokenData, match=r"obstacles\[0\]\.pts"):
        read_course({**course(), "obstacles": [thing]})


@rule("PR-002", "PR-043", "PR-152", "PR-172")
@pytest.mark.parametrize("id", COURSES)
def test_a_recorded_run_is_clean(id: str) -> None:
    run = RUNS[id]
    race = start(1, course=id, lane=run["lane"])
    credited: list[int] = []
    for number, heading in enumerate(run["headings"], 1):
        bid(race, 1)
        events = play(race, go(heading))
        credited += [number] * len(only(events, LineCrossed))
        assert not race.rockets[0].is_damaged
    assert credited == run["credits"]
    assert race.winners == [0]


@rule("PR-007")
def test_the_line_up_is_told() -> None:
    diary = Diary()
    race = setup(make_book({}), 3, Dealer(4))
    begin(race, Dealer(5), diary)
    (lined,) = only(diary.told(), LinedUp)
    assert lined.racers == tuple(rocket.racer for rocket in race.rockets)
    assert lined.name == race.ground().name
    assert alone((500, 500, 0)).is_practice()
