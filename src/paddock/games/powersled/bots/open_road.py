"""The road ahead as if nobody else were on it: how far a few cards would carry the sled.

A plan for the plays to come need not be exact, only quick: others will have moved by then. So
this is a small model of the steps, and the rules' own code is asked about the present play only.
"""

from typing import Final

from paddock.games.powersled.book.cards import CORNERING, FIRST_SPECIAL, is_drift, printed_speed
from paddock.games.powersled.book.track import Track, shortest_lap

ANY_SPECIAL: Final = CORNERING
"""Stands for whatever special card is spent as a DRIFT 1."""
BASES: Final = FIRST_SPECIAL + 1
"""Six kinds of MOVE and DRIFT, and a special card as a drift."""
SPECIAL_SPEED: Final = 1
DRIFTED_AWAY: Final = 0.8
"""What a special card is worth that goes as a mere drift."""
COMMON: Final[list[int]] = [1, 4, 5, 3, 0]
"""MOVE 4, DRIFT 3, DRIFT 4, DRIFT 2 and MOVE 3: what most hands will have."""
FAR_LOOK: Final = 0.8
"""How much the next turn counts, whose cards are not drawn yet."""


class Road:
    """Plans over an empty track. `prices` tells what a test costs, by speed over the limit."""

    def __init__(self, track: Track, prices: list[float]) -> None:
        self.track = track
        self.prices = prices
        self.lap = shortest_lap(track)
        self.landings: dict[int, list[tuple[int, float]]] = {}
        self.plans: dict[int, float] = {}
        self.prospects: dict[int, float] = {}
        self.ends: dict[int, float] = {}

    def reach(self, square: int, card: int) -> list[tuple[int, float]]:
        """Where a card leads from a square: each end with its worth, by the best way there."""
        key = square * BASES + card
        if key not in self.landings:
            speed = SPECIAL_SPEED if card == ANY_SPECIAL else printed_speed(card)
            self.ends = {}
            worth = float(self.track.to_go[square])
            self._go(square, speed, speed, 1 if is_drift(card) else 0, False, 0, worth)
            self.landings[key] = list(self.ends.items())
        return self.landings[key]

    def _go(
        self,
        square: int,
        speed: int,
        left: int,
        changes: int,
        on_line: bool,
        tested: int,
        worth: float,
    ) -> None:
        track = self.track
        if left == 0:
            worth -= track.to_go[square]
            if square not in self.ends or worth > self.ends[square]:
                self.ends[square] = worth
            return
        target = track.fwd[square]
        follows = track.line_next[square] == target
        self._enter(square, target, speed, left, changes, on_line and follows, tested, worth)
        if changes == 0 and not on_line:
            return
        for way in range(2):
            if way == 0:
                is_open, target = track.may_left[square], track.left[square]
            else:
                is_open, target = track.may_right[square], track.right[square]
            if not is_open:
                continue
            follows = track.line_next[square] == target
            if on_line and follows:
                self._enter(square, target, speed, left, changes, True, tested, worth)
            elif changes:
                self._enter(square, target, speed, left, 0, follows, tested, worth)

    def _enter(
        self,
        square: int,
        target: int,
        speed: int,
        left: int,
        changes: int,
        on_line: bool,
        tested: int,
        worth: float,
    ) -> None:
        track = self.track
        corner = track.corner[target]
        if corner >= 0 and speed > track.safe[corner] and not tested >> corner & 1:
            tested |= 1 << corner
            worth -= self.prices[speed - track.safe[corner]]
        if track.crosses(square, target):
            worth += self.lap
        self._go(target, speed, left - 1, changes, on_line, tested, worth)

    def plan(self, square: int, hand: list[int], rounds: int) -> float:
        """The worth of the best plays with these cards, and of where they lead."""
        if rounds == 0:
            return FAR_LOOK * self.prospect(square)
        key = square
        for number in hand:
            key = key * 16 + number
        key = key * 4 + rounds
        known = self.plans.get(key)
        if known is not None:
            return known
        best = -1000.0
        for card in range(BASES):
            if hand[card] == 0:
                continue
            hand[card] -= 1
            for end, worth in self.reach(square, card):
                worth += self.plan(end, hand, rounds - 1)
                if card == ANY_SPECIAL:
                    worth -= DRIFTED_AWAY
                if worth > best:
                    best = worth
            hand[card] += 1
        if best == -1000.0:
            # Nothing left to play: it stands still.
            best = self.plan(square, hand, 0)
        self.plans[key] = best
        return best

    def best_cards(self, square: int, hand: list[int], rounds: int) -> list[int]:
        """The cards of the best plan, in the order of play."""
        cards: list[int] = []
        for left in range(rounds, 0, -1):
            best, best_card, best_end = -1000.0, -1, square
            for card in range(BASES):
                if hand[card] == 0:
                    continue
                hand[card] -= 1
                for end, worth in self.reach(square, card):
                    worth += self.plan(end, hand, left - 1)
                    if card == ANY_SPECIAL:
                        worth -= DRIFTED_AWAY
                    if worth > best:
                        best, best_card, best_end = worth, card, end
                hand[card] += 1
            if best_card < 0:
                break
            hand[best_card] -= 1
            cards.append(best_card)
            square = best_end
        for card in cards:
            hand[card] += 1
        return cards

    def prospect(self, square: int) -> float:
        """What a common hand would make of the next play from here, less a common play."""
        known = self.prospects.get(square)
        if known is not None:
            return known
        best = -1000.0
        for card in COMMON:
            for _, worth in self.reach(square, card):
                if worth > best:
                    best = worth
        self.prospects[square] = best
        return best
