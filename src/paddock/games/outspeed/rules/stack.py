"""The stack of Bonus tokens: a bag, then what was put under it, then the discards again."""

from paddock.core.chance import Chance
from paddock.core.protocol import Log
from paddock.games.outspeed.book.tokens import KINDS, NO_TOKEN, count, draw_at
from paddock.games.outspeed.events import StackReshuffled
from paddock.games.outspeed.state import Outspeed


def draw_token(race: Outspeed, chance: Chance, log: Log) -> int:
    """OS-062, OS-064 The top token; the discards are shuffled when the stack is empty."""
    if count(race.bag) == 0 and not race.under:
        for token in range(KINDS):
            race.bag[token] = race.discards[token]
            race.discards[token] = 0
        if count(race.bag) == 0:
            return NO_TOKEN
        log.say(StackReshuffled(count(race.bag)))
    left = count(race.bag)
    if left:
        return draw_at(race.bag, chance.pick(left))
    race.under_by.pop(0)
    return race.under.pop(0)


def put_under(race: Outspeed, token: int, seat: int) -> None:
    """OS-R61 Under everything that lies there already. Only this seat knows what it is."""
    race.under.append(token)
    race.under_by.append(seat)
