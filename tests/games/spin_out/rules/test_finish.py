"""Gates, laps, the finish, ranking and every way to end."""

from typing import Any

import pytest

from games.spin_out.positions import (
    PASS,
    asked,
    card,
    joker,
    kinds,
    only,
    pod,
    say,
    scene,
    track,
    way,
    where,
)
from paddock.games.spin_out.actions import CLAIM_FINISH
from paddock.games.spin_out.events.moves import FinishCrossed, GatePassed
from paddock.games.spin_out.rules.gates import crossings, past_the_line
from paddock.games.spin_out.rules.ranking import ranking, standings, way_gone
from paddock.games.spin_out.state import (
    BAILED_OUT,
    BRIBED,
    EJECTED,
    FINISHED,
    KILLED,
    LAST_LEFT,
    TIME_UP,
    SpinOut,
)
from support import rule

GATES: list[dict[str, Any]] = [
    {"a": [20, 5], "b": [20, 15], "direction": 0},
    {"a": [30, 5], "b": [30, 15], "direction": 0, "finish": True},
]
CIRCUIT: list[dict[str, Any]] = [
    {"a": [20, 90], "b": [20, 110], "direction": 180},
    {"a": [24, 97], "b": [24, 119], "direction": 0, "finish": True},
]


@rule("SO-158", "SO-159")
def test_gates_count_in_order_and_one_way() -> None:
    race = scene([pod(25, 10, 180)], gates=GATES, speed=8)
    say(race, way("m 8"))
    assert race.pods[0].passed == 0, "the wrong way"
    race = scene([pod(18, 10)], gates=GATES, speed=4)
    events = say(race, way("m 4"))
    assert [(one.gate, one.lap) for one in only(events, GatePassed)] == [(0, 1)]
    early = scene([pod(25, 10)], gates=GATES, speed=8)
    say(early, way("m 8"))
    assert (early.pods[0].passed, early.pods[0].has_crossed) == (0, False), "not its turn"
    beside = scene([pod(18, 16)], gates=GATES, speed=4)
    say(beside, way("m 4"))
    assert beside.pods[0].passed == 0
    both = scene([pod(18, 10)], gates=GATES, speed=14)
    events = say(both, way("m 14"))
    assert kinds(events).count("GatePassed") == 1
    assert both.pods[0].has_crossed


@rule("SO-164")
def test_starting_on_the_line_is_no_crossing_and_its_ends_belong_to_it() -> None:
    book = scene([pod(10, 10)], gates=GATES).book
    assert crossings(book, 0, 200_000, 100_000, 220_000, 100_000, 20_000) == []
    assert crossings(book, 0, 199_999, 100_000, 200_000, 100_000, 1) == [1.0]
    assert len(crossings(book, 0, 190_000, 150_000, 210_000, 150_000, 20_000)) == 1
    assert crossings(book, 0, 190_000, 150_001, 210_000, 150_001, 20_000) == []


@rule("SO-160", "SO-R25")
def test_the_last_gate_makes_a_lap_and_the_list_starts_again() -> None:
    race = scene([pod(22, 100, passed=1)], data=track(gates=CIRCUIT, laps=2), speed=4)
    events = say(race, way("m 4"))
    assert [(one.gate, one.lap) for one in only(events, GatePassed)] == [(1, 1)]
    assert not race.pods[0].has_crossed
    last = scene([pod(22, 100, passed=3)], data=track(gates=CIRCUIT, laps=2), speed=4)
    say(last, way("m 4"))
    assert last.pods[0].has_crossed
    back = scene([pod(26, 100, 180, passed=2)], data=track(gates=CIRCUIT, laps=2), speed=4)
    say(back, way("m 4"))
    assert back.pods[0].passed == 2, "spun back through a gate it is not lost"


@rule("SO-161", "SO-R25")
def test_any_part_of_the_base_beyond_the_line_is_across() -> None:
    race = scene([pod(28, 10, passed=1)], gates=GATES, speed=1)
    race.turn.left = 8_125
    race.asked = race.phases[-1].ask(race)
    say(race, way("m 0.8125"))
    assert not race.pods[0].has_crossed, "just touching"
    race = scene([pod(28, 10, passed=1)], gates=GATES, speed=1)
    events = say(race, way("m 1"))
    assert len(only(events, FinishCrossed)) == 1
    assert race.pods[0].has_crossed
    lap = scene([pod(22, 100, passed=1)], data=track(gates=CIRCUIT, laps=2), speed=1)
    say(lap, way("m 1"))
    assert lap.pods[0].passed == 1, "a lap needs the middle of the pod"
    wide = scene([pod(28, 15.5, passed=1)], gates=GATES, speed=4)
    say(wide, way("m 4"))
    assert not wide.pods[0].has_crossed


def finishers(*places: tuple[float, int], **more: Any) -> SpinOut:
    """Pods across the line x = 30 with their damage, at the end of the Game Turn."""
    crew = [pod(x, 8 + 3 * n, passed=2, crossed=True, damage=d) for n, (x, d) in enumerate(places)]
    return scene(crew, gates=GATES, at="GameTurns", active=len(places), **more)


@rule("SO-154", "SO-156", "SO-177", "SO-R78")
def test_the_furthest_beyond_the_line_wins_when_the_game_turn_is_over() -> None:
    race = finishers((28.9, 0), (41, 0), (29, 0))
    assert race.ending == FINISHED
    assert race.winners == [1]
    assert race.ranking == [1, 2, 0]
    assert past_the_line(race.book, 289_000, 100_000) == 875_000
    assert past_the_line(race.book, 410_000, 100_000) == 121_875_000
    crew = [pod(28, 10, passed=1, ejected=True), pod(60, 60)]
    early = scene(crew, gates=GATES, speed=2, deck="2C")
    say(early, way("m 2"))
    say(early, early.asked[0].options()[0])
    assert early.phases, "the other still has a Turn"
    assert early.active == 1


@rule("SO-155", "SO-R82", "SO-R96")
def test_a_dead_pilot_can_win() -> None:
    blown = pod(35, 10, passed=2, crossed=True, marks="blue")
    race = scene([pod(34, 13, passed=2, crossed=True), blown], gates=GATES, at="W1", active=1)
    say(race, PASS, luck=[6, 2])
    assert race.pods[1].status == KILLED
    assert race.winners == [1]


@rule("SO-157", "SO-177", "SO-R81")
def test_the_finish_card_at_the_end_check() -> None:
    crew = [
        pod(41, 8, passed=2, crossed=True, hand="2C"),
        pod(29, 11, passed=2, crossed=True, hand="QD"),
        pod(29, 20, hand="3C"),
    ]
    race = scene(crew, gates=GATES, at="GameTurns", active=3)
    assert asked(race) == [("ChooseFinish", 0), ("ChooseFinish", 1)]
    assert race.asked[0].options() == (PASS,)
    say(race, {1: CLAIM_FINISH})
    assert (race.winners, race.ending) == ([1], BRIBED)
    assert race.ranking[:2] == [1, 0]
    seen = scene(crew[:1], gates=GATES, at="GameTurns", active=1, discard="QD")
    assert seen.phases == [], "the card lies face up: nobody is asked"


@rule("SO-178", "SO-R81")
def test_the_finish_card_is_for_good() -> None:
    crew = [
        pod(60, 60, hand="X1"),
        pod(33, 10, passed=2, crossed=True, hand="QD", ejected=True),
        pod(45, 10, passed=2, crossed=True),
    ]
    race = scene(crew, gates=GATES, at="W8", active=1, deck="2C")
    say(race, CLAIM_FINISH)
    assert race.finish_card_by == 1
    assert card("QD") not in race.discard
    while not any(one.seat == 0 for one in race.asked):
        say(race, PASS)
    say(race, {0: joker("KS", 1)}, luck=[6])
    assert race.pods[1].status == KILLED
    race.deck = []
    assert standings(race).places == [3, 1, 2]


@rule("SO-R79", "SO-162", "SO-175")
def test_level_pods_less_damage_then_the_lowest_throw() -> None:
    assert finishers((35, 4), (35.0009, 5)).winners == [0], "within the tolerance"
    assert finishers((35, 4), (35.0011, 5)).winners == [1]
    race = finishers((35, 4), (35, 4), luck=[3, 3, 2, 4, 1, 1, 6, 6])
    assert race.winners == [0]
    assert finishers((35, 0), (35, 0), luck=[6, 6, 5, 6]).winners == [1], "the lowest wins"


@rule("SO-R79", "SO-R88")
def test_level_pods_behind_the_winner_go_by_damage() -> None:
    assert finishers((40, 0), (35, 4), (35.0009, 5)).ranking == [0, 1, 2]
    assert finishers((40, 0), (35, 4), (35.0011, 5)).ranking == [0, 2, 1]


@rule("SO-R80")
def test_who_comes_back_has_crossed_all_the_same() -> None:
    race = finishers((20, 0), (29, 0))
    assert race.ranking == [1, 0]
    assert past_the_line(race.book, 200_000, 80_000) < 0


@rule("SO-R86", "SO-R88")
def test_the_full_ranking() -> None:
    crew = [
        pod(15, 10, passed=0),
        pod(18, 10, passed=0),
        pod(25, 10, passed=1),
        pod(28, 10, passed=1),
        pod(40, 10, passed=2, crossed=True),
        pod(18, 10, passed=0, damage=2),
        pod(18, 10, passed=0, damage=2),
    ]
    race = scene(crew, gates=GATES, at="W8")
    race.pods[2].status = EJECTED
    race.pods[3].status = KILLED
    race.pods[0].status = BAILED_OUT
    assert ranking(race) == [4, 1, 5, 6, 2, 0, 3]


@rule("SO-R88")
def test_how_far_everybody_is_counts_legs_in_pod_lengths() -> None:
    """The start's middle is (14, 10), a pod 2.375 inches long; the legs are 6 and 10 inches."""
    crew = [
        pod(5, 10),
        pod(18, 10),
        pod(29, 10, passed=1),
        pod(20, 10, passed=2, crossed=True),
        pod(40, 10, passed=2, crossed=True),
    ]
    start = {"line": [[14, 1], [14, 19]], "heading": 0, "zone": [2, 2, 14, 18]}
    race = scene(crew, data=track(gates=GATES, start=start), at="W8")
    # Who is further away than the leg is long has none of it; who came back has crossed.
    assert way_gone(race) == [0, 1, 6, 6, 11]
    race.pods[4].status = KILLED
    assert way_gone(race)[4] == -1


@rule("SO-R84")
def test_the_last_pod_left_races_on_or_has_won() -> None:
    for option, is_over in (("races_on", False), ("wins", True)):
        crew = [pod(10, 10), pod(60, 60)]
        race = scene(crew, at="W8", active=1, deck="2C", lone_survivor=option)
        race.pods[0].status = KILLED
        say(race, PASS)
        assert (race.phases == []) == is_over
        if is_over:
            assert (race.winners, race.ending) == ([1], LAST_LEFT)
    alone = scene([pod(10, 10)], at="W8", deck="2C", lone_survivor="wins")
    say(alone, PASS)
    assert alone.phases, "who practises alone is not the last one left"


@rule("SO-R85", "SO-R88")
def test_after_eighty_game_turns_the_least_way_to_go_wins() -> None:
    crew = [pod(10, 10), pod(18, 10)]
    race = scene(crew, gates=GATES, at="GameTurns", active=2, game_turn=80)
    assert (race.ending, race.winners) == (TIME_UP, [1])
    race = scene(crew, gates=GATES, at="GameTurns", active=2, game_turn=79, deck="2C")
    assert race.game_turn == 80


@rule("SO-R87")
def test_one_alone_can_finish() -> None:
    race = scene([pod(28, 10, passed=1, ejected=True)], gates=GATES, speed=3)
    say(race, way("m 3"))
    say(race, race.asked[0].options()[0])
    assert race.winners == [0]


@pytest.mark.parametrize("heading", [0.0, 45.0])
@rule("SO-161")
def test_a_spin_crosses_the_line_too(heading: float) -> None:
    race = scene(
        [pod(28, 8, passed=1, marks="orange")], gates=GATES, at="W3", speed=6, spinning=True
    )
    say(race, PASS, luck=[heading])
    assert race.pods[0].has_crossed
    assert where(race)[0] > 30
