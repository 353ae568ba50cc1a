"""What was foreseen of a move, a plan or a power is what happens; by eye only whether it fits."""

from typing import Any

import pytest

from foresight import Trial, sleeping
from games.pocket_rockets.positions import alone, at, circle, go, play, scene, wall
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import Log, advance, begin
from paddock.games.pocket_rockets.actions import Go, UsePower
from paddock.games.pocket_rockets.book.reader import make_book
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.events import (
    Damaged,
    Fell,
    LineCrossed,
    PowerAimed,
    RaceWon,
    Removed,
    Slid,
    Touched,
)
from paddock.games.pocket_rockets.foresight.foresee import foresee
from paddock.games.pocket_rockets.foresight.kinds import (
    DriveForesight,
    FitForesight,
    Leg,
    ReachForesight,
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
                    seen = foresee(view(race, decision.seat), decision, action, NAMES)
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
    seen = foresee(view(race, 0), decision, go(0), NAMES)
    assert isinstance(seen, FitForesight)
    assert seen.fits
    plan = Plan(1, race.rockets[0].pose, False, (0, 900), False)
    assert isinstance(foresee(view(race, 0), decision, plan, NAMES), FitForesight)


def test_a_plan_is_foreseen_to_its_first_touch() -> None:
    race = alone((200, 200, 0), wall(500), moves=4)
    plan = Plan(1, race.rockets[0].pose, False, (0, 0, 0, 0), True)
    seen = foresee(view(race, 0), race.asked[0], plan, NAMES)
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
    seen = foresee(view(race, 0), race.asked[0], UsePower(), NAMES)
    assert isinstance(seen, ReachForesight)
    (aimed,) = [one for one in play(race, UsePower()) if isinstance(one, PowerAimed)]
    assert seen.seats == list(aimed.reach)
    race = scene(racers=[("R1", (300, 300, 0)), ("R3", (1480, 300, 0))], turn=(0, 0))
    seen = foresee(view(race, 0), race.asked[0], UsePower(), NAMES)
    assert isinstance(seen, ReachForesight)
    assert seen.moves == 2
