"""Rounds and bids: who has a turn, when, and for what."""

import pytest

from games.pocket_rockets.positions import (
    NOTHING,
    PAPER,
    POWER,
    REPAIR,
    ROCK,
    STOP,
    alone,
    asked,
    bid,
    both,
    go,
    moves_left,
    only,
    play,
    refusal,
    row,
    scene,
    walk_out,
    wall,
)
from paddock.games.pocket_rockets.actions import BID_MENU, Bid
from paddock.games.pocket_rockets.events import (
    BidsShown,
    LotDrawn,
    RaceWon,
    RoundBegan,
    RoundDied,
    TurnBegan,
    TurnLost,
)
from paddock.games.pocket_rockets.state import LAST_LEFT, OUT_OF_TIME, TIME_UP
from support import rule

FOUR = row("R1", "R3", "R5", "R7")


@rule("PR-010", "PR-030", "PR-031")
def test_a_round_is_bidding_then_acting_then_the_next_bidding() -> None:
    race = scene(racers=row("R1", "R3"))
    assert asked(race) == [("ChooseBid", 0), ("ChooseBid", 1)]
    bid(race, 1, 2)
    play(race, go(0), go(0))
    assert race.round == 1
    events = play(race, STOP)
    assert only(events, RoundBegan)[0].round == 2
    assert race.bids == [1, 2]
    assert asked(race) == [("ChooseBid", 0), ("ChooseBid", 1)]


@rule("PR-011")
def test_only_those_in_play_bid() -> None:
    race = scene(racers=FOUR)
    walk_out(race, 1)
    assert asked(race) == [("ChooseBid", 0), ("ChooseBid", 2), ("ChooseBid", 3)]


@rule("PR-020")
def test_a_bid_is_a_whole_number_from_0_to_4() -> None:
    race = scene(racers=row("R1", "R3"))
    assert [one.number for one in BID_MENU if isinstance(one, Bid)] == [0, 1, 2, 3, 4]
    assert race.asked[0].options() == BID_MENU
    assert refusal(race, Bid(5)) == "PR-020"
    assert refusal(race, Bid(-1)) == "PR-020"
    assert refusal(race, STOP) == "PR-020"


@rule("PR-021")
def test_all_bids_are_shown_together() -> None:
    race = scene(racers=FOUR)
    (shown,) = only(bid(race, 0, 3, 3, 1), BidsShown)
    assert shown.bids == (0, 3, 3, 1)
    assert shown.turns == (0, 3, -1, -1, -1)


@rule("PR-022", "PR-023")
def test_the_numbers_come_up_from_low_to_high() -> None:
    race = scene(racers=FOUR)
    events = bid(race, 4, 2, 1, 3)
    for _ in range(3):
        events += play(race, STOP)
    assert [(one.seat, one.bid) for one in only(events, TurnBegan)] == [
        (2, 1),
        (1, 2),
        (3, 3),
        (0, 4),
    ]


@rule("PR-024", "PR-025", "PR-R06")
def test_ties_take_no_turn_and_do_nothing_to_others() -> None:
    race = scene(racers=FOUR)
    events = bid(race, 0, 0, 4, 2)
    events += play(race, STOP)
    assert [one.seat for one in only(events, TurnBegan)] == [3, 2]


@rule("PR-026", "PR-027", "PR-R07")
def test_a_tie_outlives_who_made_it_and_a_turn_is_lost_with_the_racer() -> None:
    # The Cannon hits the damaged racer ahead of it.
    crew = [("R3", (500, 500, 0)), ("R1", (640, 500, 0)), ("R5", (500, 900, 0))]
    race = scene(racers=[*crew, ("R7", (500, 1300, 0))], damaged=[1])
    bid(race, 0, 3, 3, 1)
    play(race, POWER)
    both(race, PAPER, ROCK)
    events = play(race, STOP)
    assert not race.rockets[1].is_in_play
    assert only(events, RoundBegan)
    assert not only(events, TurnBegan)
    race = scene(racers=[*crew, ("R7", (500, 1300, 0))], damaged=[1])
    bid(race, 0, 3, 2, 1)
    play(race, POWER)
    both(race, PAPER, ROCK)
    events = play(race, STOP, STOP)
    assert [(one.seat, one.bid) for one in only(events, TurnLost)] == [(1, 3)]


@rule("PR-028")
def test_a_lone_number_gives_moves_and_nothing_else() -> None:
    race = scene(racers=row("R1", "R3"), damaged=[0])
    bid(race, 3, 3 - 1)
    assert moves_left(race) == (1, 2)
    play(race, STOP)
    assert moves_left(race) == (0, 3)
    assert refusal(race, REPAIR) == "PR-040"
    assert refusal(race, POWER) == "PR-040"


@rule("PR-029", "PR-R08")
def test_a_lone_0_does_one_of_three_things() -> None:
    race = scene(racers=row("R1", "R3"), turn=(0, 0))
    assert race.asked[0].options() == (NOTHING, POWER)
    assert refusal(race, REPAIR) == "PR-029"
    assert refusal(race, go(0)) == "PR-029"
    race = scene(racers=row("R1", "R3"), turn=(0, 0), damaged=[0])
    assert race.asked[0].options() == (NOTHING, REPAIR)
    assert refusal(race, POWER) == "PR-090"
    play(race, NOTHING)
    assert race.rockets[0].is_damaged
    assert asked(race)[0] == ("ChooseBid", 0)


@rule("PR-031", "PR-160")
def test_a_round_without_a_turn_goes_straight_on_and_is_dead() -> None:
    race = scene(racers=row("R1", "R3"))
    events = bid(race, 2, 2)
    assert only(events, RoundDied)[0].number == 1
    assert race.round == 2
    assert race.dead_rounds == 1
    bid(race, 2, 1)
    play(race, STOP, STOP)
    assert race.dead_rounds == 0


@rule("PR-160", "PR-165", "PR-R36")
def test_after_three_dead_rounds_lots_are_drawn() -> None:
    race = scene(racers=FOUR)
    for number in range(3):
        assert race.dead_rounds == number
        bid(race, 1, 1, 4, 4)
    events = bid(race, 1, 1, 4, 4, lots=[1, 0])
    lots = only(events, LotDrawn)
    assert [(one.bid, one.seats, one.seat) for one in lots] == [(1, (0, 1), 1), (4, (2, 3), 2)]
    assert moves_left(race) == (1, 1)
    play(race, STOP)
    assert moves_left(race) == (2, 4)
    play(race, STOP)
    assert race.dead_rounds == 0


@rule("PR-160")
def test_without_lots_dead_rounds_go_on() -> None:
    race = scene(racers=row("R1", "R3"), lots=False)
    for _ in range(5):
        bid(race, 4, 4)
    assert race.dead_rounds == 5


@rule("PR-165")
def test_nobody_acts_for_one_who_was_drawn_and_left() -> None:
    race = scene(racers=FOUR, dead=3)
    bid(race, 1, 3, 3, 4, lots=[0])
    walk_out(race, 1)
    events = play(race, STOP)
    assert [one.seat for one in only(events, TurnLost)] == [1]
    assert moves_left(race) == (3, 4)


@rule("PR-R44")
def test_a_boost_among_zeros_is_not_offered() -> None:
    race = scene(racers=row("R1", "R3", "R5"), dead=3)
    bid(race, 0, 0, 0, lots=[0])
    assert race.asked[0].seat == 0
    assert race.asked[0].options() == (NOTHING,)
    play(race, NOTHING)
    assert race.dead_rounds == 0


@rule("PR-161", "PR-R37")
def test_at_the_cap_the_leader_wins() -> None:
    gates = [((600, 560), (600, 440))]
    race = scene(racers=row("R1", "R3"), gates=gates, credits=[0, 1], round_cap=20, round=20)
    events = bid(race, 1, 1)
    (won,) = only(events, RaceWon)
    assert (won.winners, won.ending) == ((1,), TIME_UP)
    assert race.round == 20
    assert not race.asked


@rule("PR-161")
@pytest.mark.parametrize(("x", "winners"), [(499.995, (0, 1)), (499.98, (0,))])
def test_level_leaders_share_the_win(x: float, winners: tuple[int, ...]) -> None:
    finish = ((1000, 2000), (1000, 100))
    crew = [("R1", (500.0, 500.0, 0.0)), ("R3", (x, 900.0, 0.0))]
    race = scene(racers=crew, finish=finish, round_cap=20, round=20)
    (won,) = only(bid(race, 1, 1), RaceWon)
    assert won.winners == winners


@rule("PR-163", "PR-164", "PR-R38", "PR-R39")
def test_who_leaves_is_out_and_the_last_one_left_wins() -> None:
    race = scene(racers=row("R1", "R3", "R5"))
    walk_out(race, 2)
    assert race.rockets[2].removed_at == 1
    events = walk_out(race, 0)
    (won,) = only(events, RaceWon)
    assert (won.winners, won.ending) == ((1,), LAST_LEFT)
    assert not race.asked


@rule("PR-164")
def test_a_leaver_loses_the_own_turn_and_a_bid_that_was_shown_stays() -> None:
    race = scene(racers=row("R1", "R3", "R5"))
    bid(race, 2, 2, 4)
    assert moves_left(race) == (2, 4)
    walk_out(race, 0)
    assert moves_left(race) == (2, 4)
    assert race.bids == [2, 2, 4]
    race = scene(racers=row("R1", "R3", "R5"))
    bid(race, 1, 2, 3)
    walk_out(race, 0)
    assert moves_left(race) == (1, 2)


@rule("PR-166")
def test_one_alone_practises() -> None:
    race = scene(racers=row("R1"))
    bid(race, 0)
    assert race.asked[0].options() == (NOTHING,)
    play(race, NOTHING)
    assert race.dead_rounds == 0
    race = alone((500, 500, 0), wall(600), damaged=[0])
    play(race, go(0))
    assert race.winners == []
    assert not race.asked
    race = scene(racers=row("R1"), round_cap=20, round=20)
    bid(race, 1)
    play(race, STOP)
    assert (race.winners, race.ending) == ([], OUT_OF_TIME)
    race = alone((500, 500, 0), finish=((550, 600), (550, 400)))
    play(race, go(0))
    assert race.winners == [0]


@rule("PR-166")
def test_who_practises_may_repair() -> None:
    race = scene(racers=row("R3"), damaged=[0])
    bid(race, 0)
    assert race.asked[0].options() == (NOTHING, REPAIR)


@rule("PR-R41", "PR-155")
def test_the_round_goes_on_without_a_racer_that_is_out() -> None:
    crew = [("R1", (500, 500, 0)), ("R3", (500, 900, 0)), ("R5", (500, 1300, 0))]
    race = scene(wall(600), racers=crew, damaged=[0])
    bid(race, 3, 4, 0)
    play(race, NOTHING)
    play(race, go(0))
    assert moves_left(race) == (1, 4)
