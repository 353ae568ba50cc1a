"""The plain referee at the corners of the rules: options, leaving, lots, ends."""

import pytest

from games.pocket_rockets.referee.course import load
from games.pocket_rockets.referee.pieces import (
    AURA,
    BOOST,
    CANNON,
    POWERS,
    WARP,
    Aiming,
    Bidding,
    Moving,
    Options,
    Over,
    Throwing,
    Warping,
    ZeroAction,
    faults_of_deal,
    series_powers,
)
from games.pocket_rockets.referee.race import Illegal, Referee, practice, start, start_draft
from games.pocket_rockets.scenes import (
    Place,
    alone,
    bid,
    box,
    course,
    now,
    row,
    together,
    wall,
)

STRICT = Options(must_use_all_moves=True)


def test_a_draft_goes_from_the_highest_lane_down() -> None:
    referee = start_draft(load("tea_for_eight"), [2, 3, 1], Options(racer_deal="draft"))
    picked: list[int] = []
    for name in ("R8", "R7", "R1"):
        question = referee.asked()
        assert question is not None
        picked += question.seats
        assert referee.options_listed()[0] == "R1"
        referee.answer(question.seats[0], name)
        assert not referee.is_legal(name)
    assert picked == [1, 0, 2]
    assert [one.power for one in referee.racers] == [AURA, AURA, BOOST]
    assert now(referee) == Bidding()


def test_leaving_a_draft_goes_on_without_the_leaver() -> None:
    referee = start_draft(load("tea_for_eight"), [1, 2, 3], Options(racer_deal="draft"))
    referee.answer(2, "R8")
    referee.leave(1)
    referee.answer(0, "R1")
    assert now(referee) == Bidding()
    assert referee.in_play() == [0, 2]


def test_a_deal_repeats_no_power_before_all_are_used() -> None:
    assert faults_of_deal(["R1", "R3", "R5", "R7", "R2"], "random") == []
    assert faults_of_deal(["R1", "R2"], "random")
    assert faults_of_deal(["R1", "R3", "R5", "R7", "R2", "R1"], "random")
    assert faults_of_deal(["R1", "R2"], "mirror") == []
    assert faults_of_deal(["R1", "R3"], "mirror")
    assert faults_of_deal(["R1", "R2", "R3"], "mirror")


@pytest.mark.parametrize("players", range(2, 9))
def test_a_series_gives_everybody_each_power_once(players: int) -> None:
    races = min(4, players)
    second = [AURA, BOOST, WARP, CANNON]
    dealt = [series_powers(list(POWERS), second, players, race) for race in range(races)]
    for seat in range(players):
        assert len({powers[seat] for powers in dealt}) == races
    assert dealt[0] == [*POWERS, *second][:players]


def test_a_start_asks_for_sound_numbers() -> None:
    tea, cafe = load("tea_for_eight"), load("cafe_two_laps")
    cards = ["R1", "R3", "R5", "R7", "R2"]
    assert start(tea, cards, [5, 4, 3, 2, 1], Options()).phase == Bidding()
    with pytest.raises(Illegal, match="takes"):
        start(cafe, cards, [5, 4, 3, 2, 1], Options())
    with pytest.raises(Illegal, match="lanes"):
        start(tea, cards, [5, 4, 3, 2, 2], Options())
    with pytest.raises(Illegal, match="options"):
        start(tea, cards, [5, 4, 3, 2, 1], Options(round_cap=19))


def test_who_must_use_all_moves_stops_only_when_jammed() -> None:
    free = alone(course(wall(300)), (240, 200, 0), moves=2, options=STRICT)
    assert not free.is_legal("stop")
    first = free.options_listed()[0]
    assert isinstance(first, int)
    assert free.is_legal(first)
    assert not any(clean(free, heading) for heading in range(first))
    assert clean(free, first)
    assert 0 in free.options_listed()
    # A box that leaves no way to turn, and no room ahead.
    walls = [wall(270), box(0, 100, 500, 168), box(0, 232, 500, 300), box(100, 100, 155.9, 300)]
    jammed = alone(course(*walls), (200, 200, 0), options=STRICT)
    assert jammed.options_listed() == ["stop", 0, 1800]


def clean(referee: Referee, heading: int) -> bool:
    told = referee.preview(0, heading)
    return bool(told["fits"]) and not told["pivot_touches"] and not told["slide_touches"]


def test_a_touch_may_end_the_turn() -> None:
    for options, phase in ((Options(), Moving), (Options(touch_ends_turn=True), Bidding)):
        referee = alone(course(wall(300)), (200, 200, 0), moves=3, options=options)
        referee.bids = {0: 3}
        referee.answer(0, 0)
        assert isinstance(now(referee), phase)


def test_the_small_rebound() -> None:
    referee = alone(course(wall(300)), (200, 200, 0), options=Options(rebound=0.5))
    referee.bids = {0: 1}
    referee.answer(0, 0)
    assert referee.racers[0].pose == (255_490, 200_000, 0)


@pytest.mark.parametrize(
    ("places", "targets"),
    [
        ([600, 700, 800], [1]),
        ([600, 600, 800], [2]),
        ([600, 700, 700.01], [1, 2]),
        ([600, 700, 700.02], [1]),
        ([600, 600.01, 500], []),
    ],
)
def test_next_ahead_is_the_only_target(places: list[float], targets: list[int]) -> None:
    crew: list[tuple[str, Place]] = [
        (WARP, (x, 1000 + 300 * seat, 0)) for seat, x in enumerate(places)
    ]
    where = course(finish=((2000, 4000), (2000, 0)))
    referee = together(where, *crew, options=Options(warp_range="next_ahead"))
    assert referee.targets(0) == targets
    bid(referee, 0, 1, 1)
    assert ("power" in referee.options_listed()) == bool(targets)


def test_more_credits_are_ahead_of_any_distance() -> None:
    where = course(gates=[((2000, 4000), (2000, 0))])
    referee = together(where, *row(WARP, BOOST, BOOST), options=Options(warp_range="next_ahead"))
    referee.racers[1].credits = 1
    assert referee.targets(0) == [1]


def test_without_lots_a_stand_off_goes_on() -> None:
    referee = together(course(), *row(BOOST, CANNON), options=Options(lots=False))
    for _ in range(5):
        bid(referee, 4, 4)
    assert referee.dead_rounds == 5
    assert now(referee) == Bidding()


def test_a_lot_round_also_lets_sole_bidders_act() -> None:
    referee = together(course(), *row(BOOST, CANNON, WARP, AURA, AURA))
    referee.dead_rounds = 3
    referee.lots = [4, 1]
    bid(referee, 3, 3, 2, 1, 1)
    assert now(referee) == Moving(4, 1)
    assert referee.queue == [2, 1]
    referee.leave(1)
    referee.answer(4, "stop")
    referee.answer(2, "stop")
    assert now(referee) == Bidding()
    assert referee.dead_rounds == 0


def test_the_cap_ends_the_race_at_the_end_of_its_round() -> None:
    where = course(finish=((2000, 4000), (2000, 0)))
    places: list[tuple[str, Place]] = [
        (BOOST, (700, 500, 0)),
        (CANNON, (700.01, 900, 0)),
        (WARP, (700.02, 1300, 0)),
        (AURA, (100, 1700, 0)),
    ]
    referee = together(where, *places, options=Options(round_cap=20))
    referee.round = 19
    bid(referee, 2, 2, 2, 2)
    assert now(referee) == Bidding()
    bid(referee, 2, 2, 2, 2)
    assert now(referee) == Over()
    assert referee.winners == [1, 2]
    assert referee.places() == [3, 1, 1, 4]


def test_practice_knows_no_ties_no_powers_and_no_last_survivor() -> None:
    referee = practice(load("cafe_two_laps"), "R1", options=Options(round_cap=20))
    bid(referee, 0)
    assert referee.options_listed() == ["nothing"]
    referee.answer(0, "nothing")
    referee.racers[0].damaged = True
    bid(referee, 0)
    assert referee.options_listed() == ["nothing", "repair"]
    referee.answer(0, "repair")
    assert not referee.racers[0].damaged
    for _ in range(18):
        assert now(referee) == Bidding()
        bid(referee, 1)
        referee.answer(0, "stop")
    assert now(referee) == Over()
    assert referee.winners == []
    assert referee.dead_rounds == 0


def test_a_bid_of_one_who_leaves_is_struck_out() -> None:
    referee = together(course(), *row(BOOST, CANNON, WARP))
    referee.answer(0, 2)
    referee.answer(1, 2)
    referee.leave(0)
    referee.answer(2, 3)
    assert referee.bids == {1: 2, 2: 3}
    assert now(referee) == Moving(1, 2)
    referee = together(course(), *row(BOOST, CANNON, WARP))
    referee.answer(0, 2)
    referee.answer(1, 1)
    referee.leave(2)
    assert now(referee) == Moving(1, 1)


def test_after_the_reveal_a_leaver_s_bid_still_ties() -> None:
    referee = together(course(), *row(BOOST, CANNON, WARP, AURA))
    bid(referee, 1, 2, 2, 3)
    referee.leave(1)
    referee.answer(0, "stop")
    assert now(referee) == Moving(3, 3)
    referee.leave(3)
    assert now(referee) == Bidding()


def test_two_who_leave_together_go_in_seat_order() -> None:
    referee = together(course(), *row(BOOST, CANNON))
    referee.leave(1, 0)
    assert referee.winners == [1]
    assert referee.in_play() == [1]


def three_around_an_aura() -> Referee:
    crew: list[tuple[str, Place]] = [
        (AURA, (1000, 1000, 0)),
        (BOOST, (1000, 1100, 0)),
        (CANNON, (1000, 900, 0)),
        (WARP, (1000, 1500, 0)),
    ]
    referee = together(course(), *crew)
    bid(referee, 0, 1, 2, 2)
    referee.answer(0, "power")
    return referee


def test_who_leaves_while_an_aura_is_aimed_is_no_longer_in_reach() -> None:
    referee = three_around_an_aura()
    assert now(referee) == Aiming(0, (1, 2))
    referee.leave(1)
    assert now(referee) == Throwing(0, 2, (2,))
    referee = three_around_an_aura()
    referee.leave(0)
    assert now(referee) == Moving(1, 1)
    referee = three_around_an_aura()
    referee.answer(0, 1)
    referee.answer(1, "rock")
    referee.leave(2)
    assert now(referee) == Throwing(0, 1, (1,))
    referee.answer(0, "paper")
    assert [one.damaged for one in referee.racers] == [False, True, False, False]


@pytest.mark.parametrize("leaver", [0, 1])
def test_an_exchange_is_dropped_when_either_side_leaves(leaver: int) -> None:
    referee = together(course(), *row(WARP, BOOST, CANNON))
    poses = [one.pose for one in referee.racers]
    bid(referee, 0, 1, 2)
    referee.answer(0, "power")
    referee.answer(0, 1)
    referee.answer(0, 900)
    assert now(referee) == Warping(0, 1, 900)
    referee.leave(leaver)
    assert [one.pose for one in referee.racers] == poses
    assert now(referee) == (Moving(1, 1) if leaver == 0 else Moving(2, 2))


def test_ten_equal_throws_come_to_nothing() -> None:
    referee = three_around_an_aura()
    referee.answer(0, 1)
    for equal in range(10):
        assert now(referee) == Throwing(0, 1, (1, 2), equal)
        referee.answer(0, "rock")
        referee.answer(1, "rock")
    assert now(referee) == Moving(1, 1)
    assert not any(one.damaged for one in referee.racers)


def test_a_power_is_used_only_by_an_undamaged_racer_with_a_target() -> None:
    referee = together(course(), *row(AURA, BOOST))
    bid(referee, 0, 1)
    assert now(referee) == ZeroAction(0)
    assert referee.options_listed() == ["nothing"]
    with pytest.raises(Illegal):
        referee.answer(0, "power")
    with pytest.raises(Illegal):
        referee.answer(1, "nothing")
