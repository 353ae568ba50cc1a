"""What was foreseen of a move, a plan or a power is what happens; by eye only whether it fits."""

from typing import Any

import pytest

from foresight import Trial, sleeping
from games.pocket_rockets.positions import alone, at, both, circle, go, play, scene, wall
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import Log, advance, begin
from paddock.games.pocket_rockets.actions import THROW_MENU, Bid, Go, Target, Throw, UsePower
from paddock.games.pocket_rockets.book.reader import make_book
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.events import (
    Damaged,
    Fell,
    LineCrossed,
    Pivoted,
    PowerAimed,
    RaceWon,
    Removed,
    Slid,
    ThrowsShown,
    Touched,
)
from paddock.games.pocket_rockets.foresight.foresee import foresee
from paddock.games.pocket_rockets.foresight.kinds import (
    AimForesight,
    BidForesight,
    DriveForesight,
    FitForesight,
    Leg,
    ReachForesight,
    ThrowForesight,
)
from paddock.games.pocket_rockets.orders.kinds import Plan
from paddock.games.pocket_rockets.rules.driving import BY_EDGE, NOTHING_MET
from paddock.games.pocket_rockets.setup import setup
from paddock.games.pocket_rockets.view import view
from support import many, rule

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"]


def moves(number: int) -> list[Trial]:
    """So many random moves of which all was foreseen."""
    found: list[Trial] = []
    seed = 0
    while len(found) < number:
        seed += 1
        seats = 1 + seed % 8
        chance = Dealer(spawn_seed(seed, seats))
        edge = "fall" if seed % 3 == 0 else "obstacle"
        race = setup(make_book({"aid": "full", "table_edge": edge}), seats, chance)
        begin(race, chance, Log())
        while race.phases:
            for decision in race.asked:
                action = decision.sample(chance)
                if isinstance(decision, ChooseMove) and isinstance(action, Go):
                    seen = foresee(view(race, decision.seat), decision, action)
                    assert isinstance(seen, DriveForesight)
                    found.append(Trial(race.copy(), decision, action, seen, chance))
            advance(race, [one.sample(chance) for one in race.asked], chance, Log())
    return found[:number]


@pytest.mark.parametrize(
    "number", [pytest.param(many(400)), pytest.param(10_000, marks=pytest.mark.slow)]
)
def test_what_was_foreseen_of_a_move_is_what_happens(number: int) -> None:
    for trial in moves(number):
        foreseen = trial.foreseen
        assert isinstance(foreseen, DriveForesight)
        (leg,) = foreseen.legs
        check(leg, trial, trial.answer(sleeping))


def check(leg: Leg, trial: Trial, events: list[Any]) -> None:
    rocket = trial.race.rockets[trial.decision.seat]
    slid = [event for event in events if isinstance(event, Slid)]
    assert bool(slid) == leg.has_slid
    if slid:
        assert (slid[0].reached, slid[0].to_x, slid[0].to_y) == (leg.reached, leg.to_x, leg.to_y)
    touched = [event for event in events if isinstance(event, Touched)]
    causes = [(one.cause, one.which) for one in touched if not one.is_slide]
    assert causes == [(leg.pivot_cause, leg.pivot_which)] * (leg.pivot_cause != NOTHING_MET)
    fell = any(isinstance(event, Fell) for event in events)
    causes = [(one.cause, one.which) for one in touched if one.is_slide]
    assert causes == [(leg.slide_cause, leg.slide_which)] * (
        leg.slide_cause != NOTHING_MET and not fell
    )
    assert not fell or leg.slide_cause == BY_EDGE
    assert sum(isinstance(event, LineCrossed) for event in events) == leg.credits
    assert any(isinstance(event, Removed) for event in events) == leg.is_removed
    if not leg.is_removed:
        assert rocket.is_damaged == leg.is_damaged
        assert (rocket.pose.x, rocket.pose.y) == (leg.to_x, leg.to_y)
    won = [event for event in events if isinstance(event, RaceWon)]
    assert leg.has_finished == (bool(won) and won[0].winners == (trial.decision.seat,))
    assert not leg.has_finished or not any(isinstance(event, Damaged) for event in events)


@rule("PR-174")
def test_by_eye_only_whether_the_card_fits_is_told() -> None:
    race = alone((200, 200, 0), circle(320, 200, 42), aid="by_eye")
    decision = race.asked[0]
    seen = foresee(view(race, 0), decision, go(0))
    assert isinstance(seen, FitForesight)
    assert seen.fits
    plan = Plan(1, race.rockets[0].pose, False, (0, 900), False)
    assert isinstance(foresee(view(race, 0), decision, plan), FitForesight)


def test_a_plan_is_foreseen_to_its_first_touch() -> None:
    race = alone((200, 200, 0), wall(500), moves=4)
    plan = Plan(1, race.rockets[0].pose, False, (0, 0, 0, 0), True)
    seen = foresee(view(race, 0), race.asked[0], plan)
    assert isinstance(seen, DriveForesight)
    assert [leg.slide_cause != NOTHING_MET for leg in seen.legs] == [False, False, True]
    assert seen.text.text(NAMES) == (
        "3 of 4 moves; the last one runs into the wall after 79.99 mm, damaged"
    )
    play(race, go(0), go(0), go(0))
    last = seen.legs[-1]
    assert at(race) == (round(last.to_x / 1000, 2), last.to_y / 1000, 0)


def test_the_reach_of_a_power_is_foreseen() -> None:
    crew = [("R3", (300, 300, 0)), ("R1", (480, 300, 0))]
    race = scene(racers=crew, turn=(0, 0))
    seen = foresee(view(race, 0), race.asked[0], UsePower())
    assert isinstance(seen, ReachForesight)
    (aimed,) = [one for one in play(race, UsePower()) if isinstance(one, PowerAimed)]
    assert seen.seats == list(aimed.reach)
    race = scene(racers=[("R1", (300, 300, 0)), ("R3", (1480, 300, 0))], turn=(0, 0))
    seen = foresee(view(race, 0), race.asked[0], UsePower())
    assert isinstance(seen, ReachForesight)
    assert seen.moves == 2


def test_where_something_would_be_met_is_foreseen() -> None:
    race = alone((200, 200, 0), circle(320, 200, 42))
    seen = foresee(view(race, 0), race.asked[0], go(0))
    assert isinstance(seen, DriveForesight)
    assert (seen.legs[0].touch_x, seen.legs[0].touch_y) == (278_000, 200_000)
    race = alone((1150, 400, 0), table=(1200, 900), finish=((1100, 890), (1100, 800)))
    seen = foresee(view(race, 0), race.asked[0], go(0))
    assert isinstance(seen, DriveForesight)
    assert (seen.legs[0].touch_x, seen.legs[0].touch_y) == (1_200_000, 400_000)


@rule("PR-050", "PR-052")
@pytest.mark.parametrize(("heading", "by"), [(90, 900), (270, -900), (180, 1800), (0, 0)])
def test_a_turn_is_foreseen_and_told_the_way_it_goes(heading: int, by: int) -> None:
    race = alone((200, 200, 0))
    seen = foresee(view(race, 0), race.asked[0], go(heading))
    assert isinstance(seen, DriveForesight)
    assert seen.legs[0].by == by
    told = [event.turned for event in play(race, go(heading)) if isinstance(event, Pivoted)]
    assert told == [by] * (by != 0)


def bid_foreseen(number: int, *crew: tuple[str, Any], **more: Any) -> BidForesight:
    race = scene(racers=crew, **more)
    seen = foresee(view(race, 0), race.asked[0], Bid(number))
    assert isinstance(seen, BidForesight)
    return seen


NEAR = (480, 300, 0)
FAR_OFF = (1480, 300, 0)
HERE = (300, 300, 0)


def test_a_bid_says_what_it_brings() -> None:
    crew = (("R3", HERE), ("R1", NEAR), ("R5", FAR_OFF))
    moves = bid_foreseen(3, *crew)
    assert (moves.text.text(NAMES), moves.moves) == ("up to 3 moves, if nobody else bids it", 3)
    power = bid_foreseen(0, *crew)
    assert (power.text.text(NAMES), power.seats) == ("Cannon: Bob in reach", [1])
    nobody = bid_foreseen(0, ("R3", HERE), ("R1", FAR_OFF))
    assert (nobody.text.text(NAMES), nobody.seats) == ("Cannon: nobody in reach", [])
    assert bid_foreseen(0, *crew, damaged=[0]).text.text(NAMES).startswith("repair")
    assert bid_foreseen(0, ("R1", HERE), ("R3", NEAR)).text.text(NAMES).startswith("2X Boost")


@rule("PR-166")
def test_alone_on_the_table_a_bid_has_no_if() -> None:
    assert bid_foreseen(0, ("R1", HERE)).text.text(NAMES).startswith("nothing")
    assert bid_foreseen(4, ("R1", HERE)).text.text(NAMES) == "up to 4 moves"
    assert bid_foreseen(0, ("R1", HERE), damaged=[0]).text.text(NAMES) == "repair"


@rule("PR-174")
@pytest.mark.parametrize("card", ["R3", "R5", "R7"])
def test_by_eye_nobody_is_told_whom_a_bid_of_0_would_reach(card: str) -> None:
    near = bid_foreseen(0, (card, HERE), ("R1", NEAR), aid="by_eye")
    far = bid_foreseen(0, (card, HERE), ("R1", FAR_OFF), aid="by_eye")
    assert near.text.text(NAMES) == far.text.text(NAMES)
    assert near.seats == far.seats == []


@rule("PR-157")
def test_a_view_says_which_line_comes_next() -> None:
    gates = [((600, 400), (600, 200)), ((900, 400), (900, 200))]
    crew = [("R1", (300, 300, 0)), ("R2", (500, 300, 0)), ("R3", (700, 300, 0))]
    seen = view(scene(racers=crew, credits=[4, 4, 2], gates=gates, laps=2), 0)
    assert seen.goals == [1, 1, 2]
    assert seen.laps == [2, 2, 1]


def aim_foreseen(power: str, **more: Any) -> str:
    race = scene(racers=[(power, HERE), ("R1", NEAR), ("R2", (480, 400, 0))], turn=(0, 0), **more)
    play(race, UsePower())
    seen = foresee(view(race, 0), race.asked[0], Target(1))
    assert isinstance(seen, AimForesight)
    assert seen.seat == 1
    return seen.text.text(NAMES)


def test_whom_to_aim_at_says_what_comes_of_it() -> None:
    assert aim_foreseen("R3") == "win the throw, and Bob is damaged; lose it, and nothing happens"
    assert "Bob is out of play" in aim_foreseen("R3", damaged=[1])
    assert aim_foreseen("R7").endswith("all others in reach are hit; lose it, and you are damaged")
    gates = [((4600, 400), (4600, 200)), ((4900, 400), (4900, 200))]
    told = aim_foreseen("R5", gates=gates, credits=[0, 2, 1])
    assert told == "you take that place and 2 credits, it takes yours and 0"


@rule("PR-140")
@pytest.mark.parametrize("hand", THROW_MENU)
def test_a_hand_says_what_it_beats(hand: Throw) -> None:
    race = scene(racers=[("R3", HERE), ("R1", NEAR)], turn=(0, 0))
    play(race, UsePower())
    seen = foresee(view(race, 0), race.asked[0], hand)
    assert isinstance(seen, ThrowForesight)
    events = both(race, hand, THROW_MENU[seen.beats])
    assert [one.winner for one in events if isinstance(one, ThrowsShown)] == [0]
