"""The reaction window: everybody who could answer is asked at once, sealed, whatever they hold.

A game says who may still play here by public knowledge, what they are asked, which of the cards
that are played count, and what they do. Being asked so reveals nothing, and nor does passing.
"""

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from paddock.core.chance import Chance
from paddock.core.protocol import NOBODY, Action, Decision, Log, Phase, Race

R = TypeVar("R", bound=Race)


class Played:
    """Who plays, and what."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action

    def __repr__(self) -> str:
        return f"Played({self.seat}, {self.action!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Phase[R, Action]):
    """Open until nobody plays. The first option of its questions is to pass."""

    only_first: ClassVar[bool] = False
    """True when the first play counts and the rest lapse; else all are carried out, in order."""

    def seats(self, race: R) -> list[int]:
        """Who may still play here, in the order in which cards are carried out."""
        raise TypeError("a window says whom it asks")

    def question(self, race: R, seat: int) -> Decision:
        raise TypeError("a window asks its own question")

    def play(self, race: R, played: list[Played], chance: Chance, log: Log) -> None:
        """These count. It replaces the window by what follows, or by one for who may still play."""
        raise TypeError("a window carries out what is played")

    def lapse(self, race: R, lapsed: Played, log: Log) -> None:
        """Another play counted; this one is not carried out. Only its owner may hear of it."""

    def close(self, race: R, chance: Chance, log: Log) -> None:
        """Nobody has played. It takes the window off the stack and goes on."""
        raise TypeError("a window goes on when it closes")

    def ask(self, race: R) -> tuple[Decision, ...]:
        seats = self.seats(race)
        if not seats:
            return NOBODY
        return tuple(self.question(race, seat) for seat in seats)

    def resolve(self, race: R, answers: list[Action], chance: Chance, log: Log) -> None:
        played: list[Played] = []
        for i in range(len(answers)):
            decision = race.asked[i]
            if answers[i] != decision.options()[0]:
                played.append(Played(decision.seat, answers[i]))
        if not played:
            self.close(race, chance, log)
            return
        if not self.only_first:
            self.play(race, played, chance, log)
            return
        self.play(race, played[:1], chance, log)
        for late in played[1:]:
            self.lapse(race, late, log)
