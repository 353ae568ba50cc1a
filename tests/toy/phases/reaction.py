"""TOY-010 to TOY-012: mud answers a run, and a plank answers mud.

An act that can be stopped is three phases: announced (`Run`, `Splash`), answered (the window on
top of it), carried out (when the window is gone). A reaction removes the announced phase.
"""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from toy.actions import MUD_MENU, PASS_MENU, PLANK_MENU, Play
from toy.book import MUD, PLANK
from toy.decisions import LayPlank, ThrowMud
from toy.events import MudThrown, PlankLaid, Stuck
from toy.rules.cards import play
from toy.rules.order import holders_after
from toy.state import Soapbox


class MudWindow(Phase[Soapbox, Action]):
    """TOY-010 Everybody else who holds a card is asked: being asked tells nothing."""

    def __init__(self, runner: int, spaces: int) -> None:
        self.runner = runner
        self.spaces = spaces

    def ask(self, race: Soapbox) -> tuple[Decision, ...]:
        return tuple(
            ThrowMud(seat, menu(race, seat, MUD), self.runner, self.spaces)
            for seat in holders_after(race, self.runner)
        )

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        thrower = first_to_play(holders_after(race, self.runner), answers)
        if thrower is None:
            return
        play(race, thrower, MUD)
        log.say(MudThrown(thrower, self.runner))
        race.phases += [Splash(self.runner), PlankWindow(self.runner, thrower)]


class Splash(Phase[Soapbox, Action]):
    """TOY-011 Announced mud: when nobody lays a plank, it stops the run that lies under it."""

    def __init__(self, runner: int) -> None:
        self.runner = runner

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        race.phases.pop()
        log.say(Stuck(self.runner))


class PlankWindow(Phase[Soapbox, Action]):
    """TOY-012 Everybody but the thrower who holds a card is asked."""

    def __init__(self, runner: int, thrower: int) -> None:
        self.runner = runner
        self.thrower = thrower

    def ask(self, race: Soapbox) -> tuple[Decision, ...]:
        return tuple(
            LayPlank(seat, menu(race, seat, PLANK), self.runner, self.thrower)
            for seat in holders_after(race, self.thrower)
        )

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        saver = first_to_play(holders_after(race, self.thrower), answers)
        if saver is None:
            return
        race.phases.pop()
        play(race, saver, PLANK)
        log.say(PlankLaid(saver, self.runner))


def menu(race: Soapbox, seat: int, card: int) -> tuple[Action, ...]:
    """Let it pass first; play the card if it is in the hand."""
    if race.carts[seat].hand[card] == 0:
        return PASS_MENU
    return MUD_MENU if card == MUD else PLANK_MENU


def first_to_play(seats: list[int], answers: list[Action]) -> int | None:
    """TOY-011, TOY-012 The first who plays counts; the others keep their card unseen."""
    for seat, answer in zip(seats, answers, strict=True):
        if isinstance(answer, Play):
            return seat
    return None
