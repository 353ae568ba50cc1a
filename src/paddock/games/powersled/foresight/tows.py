"""Where a tow would end, found out by the rules' own towing."""

from paddock.core.chance import Chance
from paddock.core.protocol import NO_ANSWERS, Log
from paddock.games.powersled.phases.hooks import Towing
from paddock.games.powersled.rules.movement import settle
from paddock.games.powersled.state import PASSING, Powersled


def tow_end(race: Powersled, seat: int, squares: list[int]) -> int:
    """The square of a sled that hooks on now, when the puller has entered these squares."""
    tried = race.copy()
    play = tried.play
    puller = tried.sleds[play.mover]
    if squares:
        play.path = [puller.square, *squares[:-1]]
        tried.pick_up(puller)
        puller.square = squares[-1]
        puller.half = PASSING
        settle(tried, puller, Log())
    play.towed.append(seat)
    tried.phases.append(Towing())
    Towing().resolve(tried, NO_ANSWERS, Chance(), Log())
    return tried.sleds[seat].square
