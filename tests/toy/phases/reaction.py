"""TOY-010 to TOY-012: mud answers a run, and a plank answers mud.

An act that can be stopped is three phases: announced (`Run`, `Splash`), answered (the window on
top of it), carried out (when the window is gone). A reaction removes the announced phase.
"""

from typing import ClassVar

from paddock.core.chance import Chance
from paddock.core.protocol import AIMED, Action, Decision, Log, Phase
from paddock.kit.reactions import Played, Window
from toy.actions import MUD_MENU, PASS_MENU, PLANK_MENU
from toy.book import MUD, PLANK
from toy.decisions import LayPlank, ThrowMud
from toy.events import CameLate, MudThrown, PlankLaid, Stuck
from toy.rules.cards import play
from toy.rules.order import holders_after
from toy.state import Soapbox


class MudWindow(Window[Soapbox]):
    """TOY-010, TOY-011 Everybody else who holds a card is asked; the first mud counts."""

    only_first: ClassVar[bool] = True

    def __init__(self, runner: int, spaces: int) -> None:
        self.runner = runner
        self.spaces = spaces

    def seats(self, race: Soapbox) -> list[int]:
        return holders_after(race, self.runner)

    def is_trigger(self, race: Soapbox) -> bool:
        """Nobody is called for one space: who would waste mud on that says so first."""
        return self.spaces > 1

    def question(self, race: Soapbox, seat: int) -> Decision:
        return ThrowMud(seat, menu(race, seat, MUD), self.runner, self.spaces)

    def play(self, race: Soapbox, played: list[Played], chance: Chance, log: Log) -> None:
        thrower = played[0].seat
        play(race, thrower, MUD)
        log.say(MudThrown(thrower, self.runner))
        race.phases[-1] = Splash(self.runner)
        race.phases.append(PlankWindow(self.runner, thrower))

    def lapse(self, race: Soapbox, lapsed: Played, log: Log) -> None:
        log.confide(lapsed.seat, CameLate(lapsed.seat, MUD))

    def close(self, race: Soapbox, chance: Chance, log: Log) -> None:
        race.phases.pop()


class Splash(Phase[Soapbox, Action]):
    """TOY-011 Announced mud: when nobody lays a plank, it stops the run that lies under it."""

    def __init__(self, runner: int) -> None:
        self.runner = runner

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        race.phases.pop()
        log.say(Stuck(self.runner))


class PlankWindow(Window[Soapbox]):
    """TOY-012 Everybody but the thrower who holds a card is asked; the first plank counts."""

    only_first: ClassVar[bool] = True

    def __init__(self, runner: int, thrower: int) -> None:
        self.runner = runner
        self.thrower = thrower

    def urgency(self, race: Soapbox) -> int:
        return AIMED

    def seats(self, race: Soapbox) -> list[int]:
        return holders_after(race, self.thrower)

    def question(self, race: Soapbox, seat: int) -> Decision:
        return LayPlank(seat, menu(race, seat, PLANK), self.runner, self.thrower)

    def play(self, race: Soapbox, played: list[Played], chance: Chance, log: Log) -> None:
        saver = played[0].seat
        # The plank takes the window and the announced mud off the stack.
        race.phases.pop()
        race.phases.pop()
        play(race, saver, PLANK)
        log.say(PlankLaid(saver, self.runner))

    def lapse(self, race: Soapbox, lapsed: Played, log: Log) -> None:
        log.confide(lapsed.seat, CameLate(lapsed.seat, PLANK))

    def close(self, race: Soapbox, chance: Chance, log: Log) -> None:
        race.phases.pop()


def menu(race: Soapbox, seat: int, card: int) -> tuple[Action, ...]:
    """Let it pass first; play the card if it is in the hand."""
    if race.carts[seat].hand[card] == 0:
        return PASS_MENU
    return MUD_MENU if card == MUD else PLANK_MENU
