"""The reaction window: everybody who could answer is asked at once, sealed, whatever they hold.

A game says who may still play here by public knowledge, what they are asked, which of the cards
that are played count, and what they do. Being asked so reveals nothing, and nor does passing.

Whoever's turn it is need not pass in so many words: where its own next question is known, it is
asked that at once, and to answer it is to let the window pass.
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

    def next_of_turn(self, race: R) -> Decision | None:
        """What the phase under the window will ask whoever's turn it is, and nobody else. The menu
        may also have what that seat can play here. None where nothing of the kind follows."""
        return None

    def is_play(self, race: R, action: Action) -> bool:
        """Whether an answer of whoever's turn it is plays something here."""
        return False

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
        own = self.next_of_turn(race)
        if own is None:
            return tuple(self.question(race, seat) for seat in seats)
        asked: list[Decision] = []
        for seat in seats:
            asked.append(own if seat == own.seat else self.question(race, seat))
        if own.seat not in seats:
            asked.append(own)
        return tuple(asked)

    def resolve(self, race: R, answers: list[Action], chance: Chance, log: Log) -> None:
        own = self.next_of_turn(race) if answers else None
        goes_on: list[Action] = []
        played: list[Played] = []
        for i in range(len(answers)):
            decision = race.asked[i]
            if own is not None and decision.seat == own.seat:
                if self.is_play(race, answers[i]):
                    played.append(Played(decision.seat, answers[i]))
                else:
                    goes_on.append(answers[i])
            elif answers[i] != decision.options()[0]:
                played.append(Played(decision.seat, answers[i]))
        if not played:
            self.close(race, chance, log)
            if goes_on:
                go_on(race, goes_on, chance, log)
            return
        if not self.only_first:
            self.play(race, played, chance, log)
            return
        self.play(race, played[:1], chance, log)
        for late in played[1:]:
            self.lapse(race, late, log)


def go_on(race: R, answers: list[Action], chance: Chance, log: Log) -> None:
    """The answer to the phase under a window that has closed: it asks what was asked before."""
    phase = race.phases[-1]
    race.asked = phase.ask(race)
    assert len(race.asked) == 1, "whoever's turn it is goes on alone"
    phase.resolve(race, answers, chance, log)
