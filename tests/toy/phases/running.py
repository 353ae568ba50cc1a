"""TOY-006 to TOY-009, TOY-019: the carts run one after another, and each run can be answered."""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from toy.actions import COAST, HEAVE, LEAN_MENU, PUSH, Lean
from toy.decisions import ChooseLean
from toy.events import Leaned, Ran, RunAnnounced
from toy.phases.reaction import MudWindow
from toy.rules.cards import draw
from toy.rules.leaning import MOST_LEAN, lean_spaces
from toy.state import Soapbox


class Running(Phase[Soapbox, Action]):
    """TOY-009 The carts that are still to run, in order."""

    def __init__(self, order: tuple[int, ...], efforts: tuple[int, ...]) -> None:
        self.order = order
        self.efforts = efforts

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        if not self.order:
            return
        race.phases.append(Running(self.order[1:], self.efforts))
        seat = self.order[0]
        effort = self.efforts[seat]
        if effort == HEAVE:
            race.phases.append(Leaning(seat))
        else:
            announce(race, seat, effort, reach(race, seat, effort, chance, log), log)


class Leaning(Phase[Soapbox, Lean]):
    """TOY-019 The driver of a heaved cart says how far it leans; then it is about to run."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, race: Soapbox) -> tuple[Decision, ...]:
        return (ChooseLean(self.seat, LEAN_MENU, MOST_LEAN),)

    def resolve(self, race: Soapbox, answers: list[Lean], chance: Chance, log: Log) -> None:
        race.phases.pop()
        tenths = answers[0].tenths
        log.say(Leaned(self.seat, tenths))
        spaces = reach(race, self.seat, HEAVE, chance, log) + lean_spaces(tenths)
        announce(race, self.seat, HEAVE, spaces, log)


def announce(race: Soapbox, seat: int, effort: int, spaces: int, log: Log) -> None:
    """TOY-010 A cart is about to run, and that can be answered."""
    log.say(RunAnnounced(seat, effort, spaces))
    race.phases += [Run(seat, spaces), MudWindow(seat, spaces)]


class Run(Phase[Soapbox, Action]):
    """TOY-009 An announced run: when everybody has let it pass, the cart runs."""

    def __init__(self, seat: int, spaces: int) -> None:
        self.seat = seat
        self.spaces = spaces

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        cart = race.carts[self.seat]
        cart.spot += self.spaces
        log.say(Ran(self.seat, self.spaces, cart.spot))


def reach(race: Soapbox, seat: int, effort: int, chance: Chance, log: Log) -> int:
    """TOY-006, TOY-007, TOY-008 How far the cart is about to run."""
    if effort == COAST:
        draw(race, seat, chance, log)
        return 1
    return chance.pick(race.book.push if effort == PUSH else race.book.heave) + 1
