"""The reaction window: everybody who could answer is asked at once, sealed, whatever they hold.

A game says who may still play here by public knowledge, what they are asked, and what their
cards do. Being asked so reveals nothing, and nor does passing.
"""

from typing import TypeVar

from paddock.core.chance import Chance
from paddock.core.protocol import NOBODY, Action, Decision, Log, Phase, Race

R = TypeVar("R", bound=Race)


class Window(Phase[R, Action]):
    """Open until nobody plays. The first option of its questions is to pass."""

    def seats(self, race: R) -> list[int]:
        """Who may still play here, in the order in which cards are carried out."""
        raise TypeError("a window says whom it asks")

    def question(self, race: R, seat: int) -> Decision:
        raise TypeError("a window asks its own question")

    def play(self, race: R, seats: list[int], chance: Chance, log: Log) -> None:
        """These have played. It replaces the window by one for those who may still play."""
        raise TypeError("a window carries out what is played")

    def close(self, race: R, chance: Chance, log: Log) -> None:
        """Nobody has played. It takes the window off the stack and goes on."""
        raise TypeError("a window goes on when it closes")

    def ask(self, race: R) -> tuple[Decision, ...]:
        seats = self.seats(race)
        if not seats:
            return NOBODY
        return tuple(self.question(race, seat) for seat in seats)

    def resolve(self, race: R, answers: list[Action], chance: Chance, log: Log) -> None:
        played: list[int] = []
        for i in range(len(answers)):
            decision = race.asked[i]
            if answers[i].code != decision.options()[0].code:
                played.append(decision.seat)
        if played:
            self.play(race, played, chance, log)
        else:
            self.close(race, chance, log)


def could_hold(holds: int, seen: int, copies: int) -> bool:
    """Public knowledge does not rule a card out: the hand is not empty, and not every copy of the
    card lies open."""
    return holds > 0 and seen < copies
