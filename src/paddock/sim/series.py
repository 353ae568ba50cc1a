"""The sums of a series of races, exact so that they can be added up in any order."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from paddock.sim.match import Finish

DIGITS = 6


class Tally:
    """What a number of races add up to. Wins are shared as fractions."""

    def __init__(self, seats: int) -> None:
        self.races = 0
        self.decisions = 0
        self.rounds = 0
        self.unfinished = 0
        self.wins_by_place = [Fraction(0)] * seats
        """By place in the list of bots, since two bots may have the same name."""
        self.wins_by_seat = [Fraction(0)] * seats

    def count(self, finish: Finish, bot_in: Sequence[int]) -> None:
        """Add a race in which `bot_in[seat]` sat in each seat."""
        self.races += 1
        self.decisions += finish.decisions
        self.rounds += finish.rounds
        self.unfinished += not finish.is_finished
        for seat in finish.winners:
            share = Fraction(1, len(finish.winners))
            self.wins_by_seat[seat] += share
            self.wins_by_place[bot_in[seat]] += share

    def add(self, other: "Tally") -> None:
        """Add the races of another tally."""
        self.races += other.races
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.unfinished += other.unfinished
        for seat in range(len(self.wins_by_seat)):
            self.wins_by_seat[seat] += other.wins_by_seat[seat]
            self.wins_by_place[seat] += other.wins_by_place[seat]

    def report(self, game: str, bots: Sequence[str]) -> dict[str, Any]:
        """The result as the public contract gives it."""
        wins: dict[str, Fraction] = dict.fromkeys(bots, Fraction(0))
        for bot, won in zip(bots, self.wins_by_place, strict=True):
            wins[bot] += won
        return {
            "game": game,
            "races": self.races,
            "seats": len(bots),
            "wins_by_bot": {bot: _number(won) for bot, won in wins.items()},
            "share_by_bot": {bot: _number(won / self.races) for bot, won in wins.items()},
            "wins_by_seat": [_number(won) for won in self.wins_by_seat],
            "decisions_mean": _number(Fraction(self.decisions, self.races)),
            "rounds_mean": _number(Fraction(self.rounds, self.races)),
            "unfinished": self.unfinished,
        }


def _number(exact: Fraction) -> float:
    return round(float(exact), DIGITS)
