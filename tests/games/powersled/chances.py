"""Positions out of played races, and the same play run through the engine again and again."""

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

from paddock.bots import find_bot
from paddock.core.chance import Chance, Dealer, Script, Undecided, spawn_seed
from paddock.core.protocol import NO_ANSWERS, Action, Decision, Event, Log, begin
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import DISCARDS, PASS, REACT, Lay
from paddock.games.powersled.book.cards import KINDS, REFLEXES
from paddock.games.powersled.book.track_reader import TRACKS
from paddock.games.powersled.decisions import (
    ChooseCards,
    ChooseDiscard,
    ChooseStep,
    UseReflexes,
)
from paddock.games.powersled.events.contact import BlowRolled
from paddock.games.powersled.foresight.odds import (
    BROKEN,
    CRASHED,
    DAMAGED,
    FATES,
    NO_HARM,
    ONE_STEP,
    SPUN,
    TWO_STEPS,
    Odds,
    odds_of,
    reflexes_to_play,
)
from paddock.games.powersled.foresight.paths import NOT_STRUCK, Path, Walk, to_try
from paddock.games.powersled.foresight.position import lay_down, position_of
from paddock.games.powersled.phases.collisions import Blow
from paddock.games.powersled.phases.laying import Laying
from paddock.games.powersled.phases.movement import SpinRest
from paddock.games.powersled.rules.movement import lay_under
from paddock.games.powersled.state import Deck, Powersled
from paddock.games.powersled.view import view
from support import said

HAZARD_REACH = 5


class Planned(NamedTuple):
    """A seat about to lay these cards and go this way, with the odds that it is shown."""

    race: Powersled
    seat: int
    cards: Lay
    path: Path
    odds: Odds


def some_plans(number: int, seed: int) -> Iterator[Planned]:
    """Risky plays out of races of random bots and of drivers, on all tracks, in all numbers."""
    made = 0
    race_number = 0
    while made < number:
        luck = Dealer(spawn_seed(seed, race_number))
        for race in _some_positions(race_number, luck):
            plan = _some_plan(race, luck)
            if plan is not None and made < number:
                made += 1
                yield plan
        race_number += 1


def _some_positions(number: int, luck: Chance) -> Iterator[Powersled]:
    """A few moments of one race in which cards are laid."""
    bot = find_bot(GAME, "random" if number % 2 else "driver")
    seats = list(GAME.seats)[number % len(GAME.seats)]
    race: Any = GAME.setup(GAME.book({"track": TRACKS[number % len(TRACKS)]}), seats, luck)
    begin(race, luck, Log())
    while race.asked:
        decision = race.asked[0]
        if isinstance(decision, ChooseCards) and luck.pick(12) == 0:
            yield _made_harder(race, decision.seat, luck)
        answers = [bot(GAME.view(race, asked.seat), asked, luck) for asked in race.asked]
        race.phases[-1].resolve(race, answers, luck, Log())
        begin(race, luck, Log())


def _made_harder(race: Powersled, seat: int, luck: Chance) -> Powersled:
    """Some worn sleds, and some more on the road than the race has brought so far."""
    race = race.copy()
    sled = race.sleds[seat]
    track = race.book.track
    sled.control = luck.pick(3)
    if luck.pick(2):
        sled.armor = luck.pick(3)
        sled.thrust -= luck.pick(sled.thrust - race.book.tables.least_thrust + 1)
        sled.stability -= luck.pick(sled.stability - race.book.tables.least_stability + 1)
    if luck.pick(2):
        _swap_for_reflexes(race.decks[seat])
    square = sled.square
    for _ in range(HAZARD_REACH):
        lay_under(race, square, int(luck.pick(8) == 0), int(luck.pick(8) == 0))
        square = track.fwd[square]
    begin(race, luck, Log())
    return race


def _swap_for_reflexes(deck: Deck) -> None:
    hand, pile = deck.hand, deck.pile
    for card in range(KINDS):
        if hand[card] and card != REFLEXES and pile[REFLEXES]:
            hand[card] -= 1
            pile[card] += 1
            hand[REFLEXES] += 1
            pile[REFLEXES] -= 1
            return


def _some_plan(race: Powersled, luck: Chance) -> Planned | None:
    """A random play and a random way that is not without risk, as seen from the view alone."""
    decision = race.asked[0]
    cards = decision.options()[luck.pick(len(decision.options()))]
    assert isinstance(cards, Lay)
    position = position_of(view(race, decision.seat))
    lay_down(position, decision.seat, cards)
    walk = Walk(position, True)
    walk.go_on(to_try(position))
    risky = [path for path in walk.found if path.risks]
    if not risky:
        return None
    path = risky[luck.pick(len(risky))]
    odds = odds_of(position, position.sleds[decision.seat], path.risks)
    return Planned(race, decision.seat, cards, path, odds)


class Blows(Log):
    """Adds up the damage that one sled's rolls bring."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.damage = 0

    def say(self, event: Event) -> None:
        if isinstance(event, BlowRolled) and event.seat == self.seat:
            self.damage += event.damage


class Start(NamedTuple):
    """A planned play as far as it goes without luck, which is where every run begins."""

    race: Powersled
    taken: int


def start_of(plan: Planned) -> Start:
    """Lay the cards and take the steps up to the first roll."""
    start = Start(plan.race.copy(), 0)
    assert isinstance(start.race.phases[-1], Laying)
    while True:
        race = start.race.copy()
        steps = iter(plan.path.answers[start.taken :])
        try:
            resolve_one(race, plan, steps, Script([]), Log())
        except Undecided:
            return start
        start = Start(race, len(plan.path.answers) - len(list(steps)))


def resolve_one(
    race: Powersled, plan: Planned, steps: Iterator[Action], chance: Chance, log: Log
) -> None:
    """One phase of the engine, answered as planned."""
    phase = race.phases[-1]
    race.asked = phase.ask(race)
    answers = [_answer(race, plan, asked, steps) for asked in race.asked] or NO_ANSWERS
    phase.resolve(race, answers, chance, log)


def run_once(plan: Planned, start: Start, chance: Chance) -> tuple[int, int]:
    """The fate and the damage of one run through the engine, stopped at the defined moment."""
    race = start.race.copy()
    sled = race.sleds[plan.seat]
    log = Blows(plan.seat)
    control = sled.control
    steps = iter(plan.path.answers[start.taken :])
    while not _is_over(race, plan):
        resolve_one(race, plan, steps, chance, log)
    if sled.is_broken:
        return BROKEN, log.damage
    if sled.is_spinning:
        return CRASHED if sled.is_crashing else SPUN, log.damage
    phase = race.phases[-1]
    assert sled.square == plan.path.end
    if isinstance(phase, Blow):
        assert (phase.seat, phase.strength) == (plan.path.struck, plan.path.strength)
    else:
        assert plan.path.struck == NOT_STRUCK
    if sled.control > control:
        return (ONE_STEP, TWO_STEPS)[sled.control - control - 1], log.damage
    return DAMAGED if log.damage else NO_HARM, log.damage


def _is_over(race: Powersled, plan: Planned) -> bool:
    sled = race.sleds[plan.seat]
    if sled.is_broken or sled.is_spinning:
        return True
    phase = race.phases[-1]
    return isinstance(phase, SpinRest) or (isinstance(phase, Blow) and phase.seat != plan.seat)


def _answer(race: Powersled, plan: Planned, asked: Decision, steps: Iterator[Action]) -> Action:
    """Along the path; Good Reflexes by the policy and kept till last; everybody else passes."""
    if isinstance(asked, ChooseCards):
        return plan.cards
    if isinstance(asked, ChooseStep):
        step = next(steps)
        assert said(asked.refusal(step)) == ""
        return step
    sled, hand = race.sleds[asked.seat], race.decks[asked.seat].hand
    if isinstance(asked, ChooseDiscard):
        others = [card for card in range(KINDS) if card != REFLEXES and hand[card]]
        return DISCARDS[others[0] if others else REFLEXES]
    if isinstance(asked, UseReflexes):
        held = hand[REFLEXES]
        if reflexes_to_play(race.book.tables, asked.total, sled.control, held):
            return REACT
    return PASS


def deviations(plan: Planned, runs: int, seed: int) -> list[float]:
    """How far each fate, and the damage, came out from the odds, in standard deviations.

    What cannot happen must not. Of a rare fate one more or less is no deviation.
    """
    chance = Dealer(seed)
    start = start_of(plan)
    seen = [0] * len(FATES)
    damages: list[int] = []
    for _ in range(runs):
        fate, damage = run_once(plan, start, chance)
        seen[fate] += 1
        damages.append(damage)
    found: list[float] = []
    for fate in range(len(FATES)):
        expected = float(plan.odds.chance(fate))
        if expected in (0, 1):
            found.append(0.0 if seen[fate] == runs * expected else math.inf)
            continue
        far = max(0.0, abs(seen[fate] - runs * expected) - 1)
        found.append(far / math.sqrt(runs * expected * (1 - expected)))
    mean = sum(damages) / runs
    spread = sum((damage - mean) ** 2 for damage in damages)
    far = max(0.0, runs * abs(mean - float(plan.odds.mean_damage())) - 1)
    found.append(far / math.sqrt(spread) if spread else far)
    return found
