"""TOY-004, TOY-005: everybody chooses at once, in secret."""

from paddock.core.chance import Chance
from paddock.core.protocol import Decision, Log, Phase
from toy.actions import FRESH_MENU, HEAVE, TIRED_MENU, Effort
from toy.decisions import ChooseEffort
from toy.events import EffortsShown, WheelsLocked
from toy.phases.running import Running
from toy.rules.order import running_order
from toy.state import Soapbox


class Pushing(Phase[Soapbox, Effort]):
    """TOY-004 All pick in secret, then all choices are shown."""

    def ask(self, race: Soapbox) -> tuple[Decision, ...]:
        return tuple(
            ChooseEffort(seat, TIRED_MENU if cart.is_tired else FRESH_MENU)
            for seat, cart in enumerate(race.carts)
        )

    def resolve(self, race: Soapbox, answers: list[Effort], chance: Chance, log: Log) -> None:
        efforts = tuple(answer.effort for answer in answers)
        log.say(EffortsShown(efforts))
        for cart, effort in zip(race.carts, efforts, strict=True):
            cart.is_tired = effort == HEAVE
        order = running_order(race)
        heavers = tuple(seat for seat, effort in enumerate(efforts) if effort == HEAVE)
        if len(heavers) > 1:
            log.say(WheelsLocked(heavers))
            order = [seat for seat in order if seat not in heavers]
        race.phases[-1] = Running(tuple(order), efforts)
