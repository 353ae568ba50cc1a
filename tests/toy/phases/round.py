"""The order of play, as a list that a player would recognise."""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Log, Phase
from toy.events import HandsShown, RoundBegan
from toy.phases.lookout import Lookout
from toy.phases.pushing import Pushing
from toy.rules.order import is_won
from toy.state import Soapbox


class Round(Phase[Soapbox, Action]):
    """TOY-004 to TOY-016 Push, run, look out; again until somebody is home."""

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        if is_won(race) or race.round == race.book.rounds:
            race.phases.pop()
            log.say(HandsShown(tuple(tuple(cart.hand) for cart in race.carts)))
            return
        race.round += 1
        log.say(RoundBegan(race.round))
        # The stack is played from its end: pushing (which becomes the runs) comes first.
        race.phases += [Lookout(), Pushing()]
