"""The end of the race: the finish, retirements, and the places."""

import pytest

from games.powersled.positions import asked, at, begun, kinds, of, play, position, sled, where
from paddock.core.protocol import Standings
from paddock.games.powersled.events.contact import Removed
from paddock.games.powersled.events.driving import Crossed, LostControl
from paddock.games.powersled.events.turns import RaceEnded, RoundBegan, WentHome
from paddock.games.powersled.rules.finish import standings
from paddock.games.powersled.rules.order import squares_gone
from paddock.games.powersled.state import FINISH, LAST_LEFT, NOBODY_LEFT, Powersled
from support import rule

STAND = "GC:0"


def result(race: Powersled) -> tuple[list[int], list[int]]:
    found: Standings = standings(race)
    return found.winners, found.places


@rule("PS-250", "PS-R06", "PS-013")
@pytest.mark.parametrize(
    ("laps", "crossings", "is_over"), [(1, 1, True), (2, 1, False), (2, 2, True)]
)
def test_the_race_runs_until_a_sled_crosses_the_line_after_its_laps(
    laps: int, crossings: int, is_over: bool
) -> None:
    race = position(
        A=at("s6.0.4", "GC GC", crossings=crossings),
        B=at("s5.0.0", "GC GC", crossings=0),
        config={"laps": laps},
    )
    events = play(race, "GC:1", "forward", STAND)
    assert of(events, Crossed)[0].has_finished == is_over
    assert (race.phases == []) == is_over
    if is_over:
        assert [(one.winners, one.ending) for one in of(events, RaceEnded)] == [((0,), FINISH)]


@rule("PS-251", "PS-R86")
def test_the_round_is_played_to_its_end_but_no_further() -> None:
    race = position(
        A=at("s6.0.4", "GC GC", crossings=2), B=at("s5.0.0", "D2 GC"), C=at("s5.1.0", "GC GC")
    )
    play(race, "GC:1", "forward")
    assert asked(race) == "B ChooseCards"
    play(race, "D2", "forward", "forward", STAND)
    assert race.phases == []


@rule("PS-252")
def test_the_one_farthest_past_the_line_wins() -> None:
    race = position(
        A=at("s6.0.4", "GC", crossings=2), B=at("s6.1.3", "M3", crossings=2), C=at("s5.0.0", "GC")
    )
    play(race, "GC:1", "forward", "M3", *["forward"] * 3, STAND)
    assert result(race) == ([1], [2, 1, 3])


@rule("PS-253", "PS-R86")
def test_level_the_first_arrival_wins_whatever_line_it_is_on() -> None:
    # Both end level: A in s0.0.3, beside B's racing-line square of the same column.
    race = position(
        "beltway",
        A=at("s6.0.4", "M5", crossings=2),
        B=at("s6.1.3", "M4", crossings=2),
        C=at("s3.0.0", "GC"),
    )
    play(race, "M5", *["forward"] * 5, "M4", *["forward"] * 4, STAND)
    assert where(race, "A") == "s0.0.4"
    assert where(race, "B") == "s0.1.3"
    track = race.book.track
    a, b = sled(race, "A").square, sled(race, "B").square
    assert (track.rank[a], track.on_line[a], track.on_line[b]) == (track.rank[b], False, True)
    assert result(race) == ([0], [1, 2, 3])


@rule("PS-254", "PS-R87")
def test_the_others_are_placed_by_standing() -> None:
    race = position(
        A=at("s6.0.4", "GC", crossings=2),
        B=at("s5.0.0", "GC", crossings=1),
        C=at("s1.0.0", "GC", crossings=2),
        D=at("s5.0.3", "GC", crossings=1),
    )
    play(race, "GC:1", "forward", STAND, STAND, STAND)
    assert result(race) == ([0], [1, 4, 2, 3])


@rule("PS-R87")
def test_with_the_option_they_race_on_and_finishers_leave_the_track() -> None:
    race = position(
        A=at("s6.0.4", "GC GC", crossings=2),
        B=at("s6.0.2", "LA M4", crossings=2),
        config={"finish": "race_on"},
    )
    events = play(race, "GC:1", "forward", "LA:0")
    assert [one.seat for one in of(events, WentHome)] == [0]
    assert of(events, RoundBegan)[0].order == (1,)
    assert where(race) == "B s6.0.2"
    # Nobody is in the way any more.
    events = play(race, "M4", *["forward"] * 4)
    assert race.phases == []
    assert result(race) == ([0], [1, 2])
    # All are home: the race ends there and then.
    assert (standings(race).reason, race.turn) == ("finish", 2)


@rule("PS-R86", "PS-R88")
def test_a_finisher_removed_in_the_same_round_keeps_its_position() -> None:
    race = position(
        A=at("s6.0.4", "GC", crossings=2, armor=0, thrust=3),
        B=at("s5.0.0", "GC"),
        mines="s0.0.0",
    )
    events = play(race, "GC:1", "forward", dice=[5, 7])
    assert [one.seat for one in of(events, Removed)] == [0]
    # PS-R88 does not apply: the round is played out.
    assert asked(race) == "B ChooseCards"
    events = play(race, STAND)
    assert result(race) == ([0], [1, 2])


@rule("PS-R86", "PS-R87")
def test_when_they_race_on_a_removed_finisher_has_its_place_but_is_off_the_track_already() -> None:
    race = position(
        A=at("s6.0.4", "GC", crossings=2, armor=0, thrust=3),
        B=at("s6.0.2", "LA M4", crossings=2),
        C=at("s5.0.0", "GC GC"),
        mines="s0.0.0",
        config={"finish": "race_on"},
    )
    events = play(race, "GC:1", "forward", "LA:0", STAND, dice=[5, 7])
    assert (len(of(events, Removed)), of(events, WentHome)) == (1, [])
    assert of(events, RoundBegan)[0].order == (1, 2)
    # B drives farther past the line, but a round later.
    events = play(race, "M4", *["forward"] * 4, STAND)
    assert [one.seat for one in of(events, WentHome)] == [1]
    assert result(race)[1] == [1, 2, 3]


@rule("PS-R86")
def test_finishing_counts_by_any_movement() -> None:
    # Slid over the line by A.
    race = position(A=at("s6.0.3", "D2"), B=at("s6.0.4", "GC", crossings=2), C=at("s5.0.0", "GC"))
    events = play(race, "D2", "forward", dice=[8, 8])
    assert [(one.seat, one.has_finished) for one in of(events, Crossed)] == [(1, True)]
    # Spinning over it.
    _, events = begun(A=at("s6.0.4", "", circle="D4", crossings=2), B=at("s5.0.0", "GC"), dice=[7])
    assert [one.has_finished for one in of(events, Crossed)] == [True]


@rule("PS-R88")
def test_the_last_sled_left_wins_at_once() -> None:
    race = position(A=at("s5.0.0", "GC", armor=0, thrust=3), B=at("s0.0.0", "GC"), mines="s5.0.1")
    events = play(race, "GC:1", "forward", dice=[5, 7])
    assert [(one.winners, one.ending) for one in of(events, RaceEnded)] == [((1,), LAST_LEFT)]
    assert race.phases == []
    assert result(race) == ([1], [2, 1])


@rule("PS-R88")
def test_a_crashing_sled_counts_as_left_until_it_is_removed() -> None:
    race = position(A=at("s0.0.5", "M4 M3"), B=at("s5.0.0", "GC GC GS GS"))
    events = play(race, "M4", "forward", dice=[2, 4, 7])
    assert [one.is_crash for one in of(events, LostControl)] == [True]
    assert asked(race) == "B ChooseCards"
    # Removed with its circle-0 play, it leaves the other to win at once.
    race, events = begun(A=at("s5.0.0", "", circle="S1", is_crashing=True), B=at("s0.0.0", "GC"))
    assert kinds(events)[-2:] == ["Removed", "RaceEnded"]
    assert [(one.winners, one.ending) for one in of(events, RaceEnded)] == [((1,), LAST_LEFT)]


@rule("PS-R88", "PS-R89")
def test_if_none_is_left_nobody_wins_and_places_go_by_track_position() -> None:
    race = position(
        A=at("s5.0.0", "M4", armor=0, thrust=3), B=at("s5.0.1", "GC", armor=0, thrust=3)
    )
    events = play(race, "M4", "forward", dice=[8, 7, 8, 7])
    assert [(one.winners, one.ending) for one in of(events, RaceEnded)] == [((), NOBODY_LEFT)]
    # Equal time of retirement: B was ahead.
    assert result(race) == ([], [2, 1])


@rule("PS-R89")
def test_the_retired_rank_last_the_later_retirement_first() -> None:
    race = position(
        A=at("s6.0.4", "GC", crossings=2),
        B=at("s5.0.0", "GC"),
        C=at("s6.0.0", "", out=2, crossings=2),
        D=at("s6.0.1", "", out=1, crossings=2),
    )
    play(race, "GC:1", "forward", STAND)
    assert result(race) == ([0], [1, 2, 3, 4])


@rule("PS-R01")
def test_a_sled_alone_is_no_last_sled_left() -> None:
    # One sled may run alone; nothing in the rules needs a second one.
    race, events = begun(A=at("s5.0.0", "GC GC"))
    events = play(race, "GC:1", "forward")
    assert "RaceEnded" not in kinds(events)
    assert asked(race) == "A ChooseCards"


@rule("PS-R88")
def test_after_a_finish_a_last_sled_left_does_not_end_the_round() -> None:
    race = position(
        A=at("s6.0.4", "GC", crossings=2),
        B=at("s5.0.0", "GC", armor=0, thrust=3),
        C=at("s5.1.0", "GC", armor=0, thrust=3),
        D=at("s4.0.0", "GC"),
        mines="s5.0.1 s5.1.1",
    )
    play(race, "GC:1", "forward", "GC:1", "forward", "GC:1", "forward", dice=[5, 7, 5, 7])
    assert asked(race) == "D ChooseCards"
    play(race, STAND)
    assert result(race) == ([0], [1, 4, 3, 2])


def test_how_far_a_sled_has_come_counts_all_lanes_alike_and_nothing_before_the_line() -> None:
    race = position(
        A=at("s5.0.3", crossings=1), B=at("s5.0.1", crossings=1), C=at("s6.0.4", crossings=0)
    )
    ahead, behind, on_the_grid = squares_gone(race)
    assert (ahead - behind, on_the_grid) == (2, 0)
    race.sleds[1].out = 1
    assert squares_gone(race) == [ahead, -1, 0]
