"""How likely what happens to a sled: the exact chances of its fate, in whole numbers.

A fate is the state of a sled at the first of these moments: control is lost; the sled breaks
down; its own roll of the first collision is done, with the test it asks for; the move is over.
Lost steps and damage are those of this play; damage alone is told only of who loses nothing else.
Of a sled that spins already only a crash and damage are told. What is assumed:

* nobody plays a Force Field;
* Good Reflexes are played when they make the result milder, and only as many as it takes to make
  it as mild as the hand can. A third lost step is as bad as a spin, so there nothing is played
  that would only make two steps of one.
* when lost steps cost cards, Good Reflexes are the last to go.
"""

from fractions import Fraction
from math import gcd
from typing import Final, TypeAlias

from paddock.games.powersled.book.cards import REFLEXES
from paddock.games.powersled.book.tables import CRASH, LEAST_ROLL, MOST_ROLL, SPIN, Tables
from paddock.games.powersled.foresight.paths import BLOW, MINE_BLOW, Risk
from paddock.games.powersled.phases.control import REFLEX
from paddock.games.powersled.rules.control import mildness, steps_of
from paddock.games.powersled.state import LOST, Deck, Powersled, Sled

Fate: TypeAlias = int
"""What becomes of a sled."""
NO_HARM: Final[Fate] = 0
DAMAGED: Final[Fate] = 1
ONE_STEP: Final[Fate] = 2
TWO_STEPS: Final[Fate] = 3
SPUN: Final[Fate] = 4
CRASHED: Final[Fate] = 5
BROKEN: Final[Fate] = 6
FATES: Final[tuple[str, ...]] = (
    "no effect", "damage only", "1 step lost", "2 steps lost", "spin", "crash", "broken down",
)  # fmt: skip
_BY_STEPS: Final[tuple[int, ...]] = (NO_HARM, ONE_STEP, TWO_STEPS)

PAIRS: Final = 36
"""Ways to roll two dice."""
_WAYS: Final[list[int]] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""Of these, how many give each sum."""

State = tuple[int, int, int, int, int, int]
"""A sled that is still going: steps lost in this play, armor, boxes of thrust and stability that
can go before it breaks down, Good Reflexes in hand, cards in hand."""


class Odds:
    """The weight of each fate out of `whole`; `damage` is the mean damage in the same parts."""

    def __init__(self, fates: list[int], whole: int, damage: int) -> None:
        self.fates = fates
        self.whole = whole
        self.damage = damage

    def chance(self, fate: int) -> Fraction:
        return Fraction(self.fates[fate], self.whole)

    def mean_damage(self) -> Fraction:
        return Fraction(self.damage, self.whole)

    def is_certain(self) -> bool:
        """Nothing can happen to the sled."""
        return self.fates[NO_HARM] == self.whole


def certainly(fate: int) -> Odds:
    """Only this can happen."""
    fates = [0] * len(FATES)
    fates[fate] = 1
    return Odds(fates, 1, 0)


def odds_of(race: Powersled, sled: Sled, risks: list[Risk]) -> Odds:
    """The odds of a sled that meets these risks, one after the other."""
    if not risks:
        return certainly(NO_HARM)
    reckoning = _Reckoning(race.book.tables, sled, race.decks[sled.seat])
    for risk in risks:
        if risk.kind in (MINE_BLOW, BLOW):
            reckoning.blow(risk.amount)
        else:
            reckoning.test(risk.amount)
    return reckoning.odds()


def reflexes_to_play(tables: Tables, total: int, control: int, cards: int) -> int:
    """The fewest Good Reflexes that make a test as mild as this many cards can."""
    best = mildness(tables.control_loss(total), control)
    number = 0
    for used in range(1, cards + 1):
        milder = mildness(tables.control_loss(total + REFLEX * used), control)
        if milder > best:
            best = milder
            number = used
    return number


class _Reckoning:
    """Weights of the sleds still going, by state, and of those whose fate is sealed."""

    def __init__(self, tables: Tables, sled: Sled, deck: Deck) -> None:
        self.tables = tables
        self.control = sled.control
        self.pilot = sled.pilot
        self.is_spinning = sled.is_spinning
        self.is_crashing = sled.is_crashing
        self.start: State = (
            0,
            sled.armor,
            sled.thrust - tables.least_thrust,
            sled.stability - tables.least_stability,
            deck.hand[REFLEXES],
            deck.holds(),
        )
        self.going: dict[State, int] = {self.start: 1}
        self.sealed = [0] * len(FATES)
        self.whole = 1
        self.damage = 0

    def odds(self) -> Odds:
        fates = self.sealed.copy()
        for state, weight in self.going.items():
            fates[self._fate(state)] += weight
        shared = gcd(self.whole, self.damage)
        for weight in fates:
            shared = gcd(shared, weight)
        return Odds(
            [weight // shared for weight in fates], self.whole // shared, self.damage // shared
        )

    def _fate(self, state: State) -> int:
        """Of a sled still going: what it has lost on the way."""
        if state[0] == 0 and state[1:4] != self.start[1:4]:
            return DAMAGED
        return _BY_STEPS[state[0]]

    def test(self, modifier: int) -> None:
        """PS-145 Everybody still going tests."""
        going = self.going
        self.going = {}
        self._refine(PAIRS)
        for state, weight in going.items():
            self._test_one(state, weight, modifier)

    def blow(self, strength: int) -> None:
        """PS-182 to PS-188 Everybody still going rolls for a blow, and some test after it."""
        tables = self.tables
        going = self.going
        most = max(tables.damage_at(strength, roll) for roll in range(LEAST_ROLL, MOST_ROLL + 1))
        excess = max([0, *(most - state[1] for state in going)])
        parts = 1 << excess
        self._refine(PAIRS * parts)
        self.going = {}
        testing: dict[tuple[int, State], int] = {}
        for state, weight in going.items():
            for roll in range(LEAST_ROLL, MOST_ROLL + 1):
                damage = tables.damage_at(strength, roll)
                share = weight * _WAYS[roll] * parts
                self.damage += share * damage
                over = damage - state[1]
                if damage > 0 and over <= 0:
                    self._go_on((state[0], -over, *state[2:]), share)
                    continue
                modifier = tables.test_at(strength, roll)
                for hurt, part in self._hurt(state, max(0, over), share):
                    key = (modifier, hurt)
                    testing[key] = testing.get(key, 0) + part
        if testing:
            rest = self.going
            self.going = {}
            self._refine(PAIRS)
            for state, weight in rest.items():
                self._go_on(state, weight * PAIRS)
            for (modifier, state), weight in testing.items():
                self._test_one(state, weight, modifier)

    def _refine(self, parts: int) -> None:
        """Cut the whole into smaller parts."""
        self.whole *= parts
        self.damage *= parts
        for fate in range(len(self.sealed)):
            self.sealed[fate] *= parts

    def _go_on(self, state: State, weight: int) -> None:
        self.going[state] = self.going.get(state, 0) + weight

    def _hurt(self, state: State, over: int, weight: int) -> list[tuple[State, int]]:
        """PS-187, PS-188 Damage beyond the armor, a point at a time: thrust or stability."""
        if over == 0:
            return [(state, weight)]
        hurt: dict[tuple[int, int], int] = {(state[2], state[3]): weight}
        for _ in range(over):
            after: dict[tuple[int, int], int] = {}
            for (thrust, stability), share in hurt.items():
                half = share // 2
                for left in ((thrust - 1, stability), (thrust, stability - 1)):
                    if left[0] < 0 or left[1] < 0:
                        self.sealed[BROKEN] += half
                    else:
                        after[left] = after.get(left, 0) + half
            hurt = after
        return [
            ((state[0], 0, thrust, stability, state[4], state[5]), share)
            for (thrust, stability), share in hurt.items()
        ]

    def _test_one(self, state: State, weight: int, modifier: int) -> None:
        """PS-145 to PS-151 One roll, its Good Reflexes, and the cards that lost steps cost."""
        tables = self.tables
        lost, armor, thrust, stability, cards, holds = state
        control = self.control + lost
        if self.is_crashing:
            self._go_on(state, weight * PAIRS)
            return
        for roll in range(LEAST_ROLL, MOST_ROLL + 1):
            share = weight * _WAYS[roll]
            total = roll + modifier + self.pilot
            if self.is_spinning:
                self._spin_on(state, share, total)
                continue
            used = reflexes_to_play(tables, total, control, cards) if cards else 0
            result = tables.control_loss(total + REFLEX * used)
            steps = steps_of(result)
            if result == CRASH:
                self.sealed[CRASHED] += share
            elif result == SPIN or control + steps >= LOST:
                self.sealed[SPUN] += share
            else:
                left = max(0, holds - used - steps)
                after = (lost + steps, armor, thrust, stability, min(cards - used, left), left)
                self._go_on(after, share)

    def _spin_on(self, state: State, weight: int, total: int) -> None:
        """PS-189 To a sled that spins already only a crash counts. Each card may still avert it."""
        tables = self.tables
        used = 0
        while used < state[4] and tables.control_loss(total + REFLEX * used) == CRASH:
            used += 1
        if tables.control_loss(total + REFLEX * used) == CRASH:
            self.sealed[CRASHED] += weight
        else:
            self._go_on((*state[:4], state[4] - used, state[5] - used), weight)
