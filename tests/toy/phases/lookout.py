"""TOY-015: the last cart looks at the top card."""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from toy.actions import LOOK_MENU, Keep
from toy.decisions import KeepCard
from toy.events import Kept, Looked, LookedUnseen, ThrownAway
from toy.rules.cards import has_room, keep_top, look, refill, throw_top_away
from toy.rules.order import running_order
from toy.state import Soapbox


class Lookout(Phase[Soapbox, Action]):
    """TOY-015 The last cart looks, unless its hand is full or there is no card."""

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        seat = running_order(race)[-1]
        if not has_room(race, race.carts[seat]):
            return
        refill(race, log)
        if race.cards.unseen == 0:
            return
        look(race, chance)
        log.whisper(seat, Looked(seat, race.cards.top), LookedUnseen(seat))
        race.phases.append(Deciding(seat))


class Deciding(Phase[Soapbox, Action]):
    """TOY-015 Keep it, or throw it away for all to see."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, race: Soapbox) -> tuple[Decision, ...]:
        return (KeepCard(self.seat, LOOK_MENU, race.cards.top),)

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        if isinstance(answers[0], Keep):
            keep_top(race, self.seat)
            log.say(Kept(self.seat))
        else:
            log.say(ThrownAway(self.seat, throw_top_away(race)))
