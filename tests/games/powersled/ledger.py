"""What a race can neither lose nor make: cards, boxes, sleds and hazards."""

from collections.abc import Sequence

from paddock.core.protocol import Event
from paddock.games.powersled.book.cards import KINDS, MINE
from paddock.games.powersled.events.contact import (
    BlowRolled,
    Damaged,
    HazardLaid,
    LaserFired,
    MineWentOff,
)
from paddock.games.powersled.events.driving import Crossed, PutBack
from paddock.games.powersled.events.turns import BuildsRevealed
from paddock.games.powersled.state import FRONT, NOBODY_HERE, PASSING, REAR, Powersled


class Ledger:
    """The sums as the events tell them."""

    def __init__(self, race: Powersled) -> None:
        self.thrust = [sled.thrust for sled in race.sleds]
        self.stability = [sled.stability for sled in race.sleds]
        self.armor = [sled.armor for sled in race.sleds]
        self.crossings = [sled.crossings for sled in race.sleds]
        self.mines = sum(race.mines)
        self.slicks = sum(race.slicks)

    def check(self, race: Powersled, events: Sequence[Event]) -> None:
        """Everything that was told since the last look, and where it has led."""
        for event in events:
            self._note(race, event)
        self._check_sheets(race)
        check_cards(race)
        check_places(race)
        assert sum(race.mines) == self.mines
        assert sum(race.slicks) == self.slicks
        assert min(race.mines) >= 0

    def _note(self, race: Powersled, event: Event) -> None:
        if isinstance(event, BuildsRevealed):
            for seat, (thrust, stability, _, armor) in enumerate(event.builds):
                self.thrust[seat] += thrust
                self.stability[seat] += stability
                self.armor[seat] += armor * race.book.laps
        elif isinstance(event, BlowRolled):
            absorbed = min(event.damage, self.armor[event.seat])
            self.armor[event.seat] -= absorbed
            assert event.armor == self.armor[event.seat]
        elif isinstance(event, Damaged):
            broken = race.sleds[event.seat].is_broken
            if event.is_thrust:
                assert self.thrust[event.seat] - event.thrust in (0, 1)
                assert broken or self.thrust[event.seat] - event.thrust == 1
            else:
                assert self.stability[event.seat] - event.stability in (0, 1)
                assert broken or self.stability[event.seat] - event.stability == 1
            self.thrust[event.seat] = event.thrust
            self.stability[event.seat] = event.stability
        elif isinstance(event, HazardLaid):
            if event.card == MINE:
                self.mines += 1
            else:
                self.slicks += 1
        elif isinstance(event, MineWentOff) or (
            isinstance(event, LaserFired) and event.target == NOBODY_HERE
        ):
            self.mines -= 1
        elif isinstance(event, Crossed):
            self.crossings[event.seat] += 1
            assert event.crossings == self.crossings[event.seat]
        elif isinstance(event, PutBack):
            self.crossings[event.seat] = race.sleds[event.seat].crossings

    def _check_sheets(self, race: Powersled) -> None:
        assert [sled.armor for sled in race.sleds] == self.armor
        assert [sled.thrust for sled in race.sleds] == self.thrust
        assert [sled.stability for sled in race.sleds] == self.stability
        assert [sled.crossings for sled in race.sleds] == self.crossings


def check_cards(race: Powersled) -> None:
    """Fifty cards a sled, the same ones always."""
    for deck in race.decks:
        for card in range(KINDS):
            piles = (deck.hand[card], deck.pile[card], deck.discards[card], deck.aside[card])
            assert sum(piles) == race.book.deck[card]
            assert min(piles) >= 0


def check_places(race: Powersled) -> None:
    """Every sled is racing, home or retired; no two share a place, no third shares a square."""
    taken: dict[tuple[int, int], int] = {}
    for sled in race.sleds:
        assert sled.is_racing != bool(sled.finished or sled.out)
        if not sled.is_racing:
            continue
        if sled.half == PASSING:
            assert sled.seat == race.play.mover
            assert race.phases
            continue
        assert sled.half == FRONT or (sled.half == REAR and race.book.track.is_double[sled.square])
        assert (sled.square, sled.half) not in taken
        taken[sled.square, sled.half] = sled.seat
        assert sled.mines_under <= race.mines[sled.square]
        assert sled.slicks_under <= race.slicks[sled.square]
    for square, half in taken:
        assert half == FRONT or (square, FRONT) in taken
    assert {
        (square, half): seat
        for square in range(len(race.fronts))
        for half, seat in ((FRONT, race.front_of(square)), (REAR, race.rear_of(square)))
        if seat != NOBODY_HERE
    } == taken
