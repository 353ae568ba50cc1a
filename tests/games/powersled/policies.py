"""Ways to answer: at random, and at random with a bent, for what chance alone would seldom show."""

from collections.abc import Callable, Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision
from paddock.games.powersled.actions import (
    NO_PILOTING,
    Build,
    Discard,
    FireLaser,
    Go,
    Lay,
    LayMine,
    LaySlick,
    React,
    Sideswipe,
    ThrowNuke,
)
from paddock.games.powersled.book.cards import is_special

Policy = Callable[[Decision, Chance], Action]

SHOWS: Final = (React, Sideswipe, FireLaser, LayMine, LaySlick, ThrowNuke)


def anything(decision: Decision, chance: Chance) -> Action:
    """A random option."""
    options = decision.options()
    return options[chance.pick(len(options))]


def rather(decision: Decision, chance: Chance, wanted: Sequence[Action]) -> Action:
    """One of these if there are any; now and then something else all the same."""
    if not wanted or chance.pick(10) == 0:
        return anything(decision, chance)
    return wanted[chance.pick(len(wanted))]


def rammer(decision: Decision, chance: Chance) -> Action:
    """Fast cards, straight ahead, sideswipes, and nothing spent on armor."""
    options = decision.options()
    swipes = [option for option in options if isinstance(option, Sideswipe)]
    if swipes:
        return rather(decision, chance, swipes)
    fast = [option for option in options if isinstance(option, Lay) and option.speed > 3]
    bare = [option for option in options if isinstance(option, Build) and option.armor == 0]
    return rather(decision, chance, fast or bare)


def showman(decision: Decision, chance: Chance) -> Action:
    """Keeps special cards until their moment, and then plays them."""
    return rather(decision, chance, [one for one in decision.options() if _is_show(one, 1)])


def daredevil(decision: Decision, chance: Chance) -> Action:
    """Drives through whatever is in the way, with Good Speed to get out of it again."""
    options = decision.options()
    bold = [one for one in options if isinstance(one, Lay) and one.pilotings + (one.extras > 0) > 1]
    return rather(decision, chance, bold or [one for one in options if _is_show(one, 0)])


def _is_show(option: Action, pilotings: int) -> bool:
    """Plays a card at its moment, or keeps it; with as many Good Pilotings at least."""
    if isinstance(option, Lay):
        adds = option.pilotings >= pilotings if pilotings else option.pilotings == 0
        return not is_special(option.card) and adds
    if isinstance(option, Discard):
        return not is_special(option.card)
    return isinstance(option, SHOWS) or (isinstance(option, Go) and option.piloting != NO_PILOTING)


def dawdler(decision: Decision, chance: Chance) -> Action:
    """As slow as the hand allows, and keeps what stands still; else the first option."""
    options = decision.options()
    parked = [one for one in options if isinstance(one, Lay) and one.speed == 0]
    driven = [one for one in options if isinstance(one, Discard) and not is_special(one.card)]
    return [*parked, *driven, *options][0]


POLICIES: Final[list[Policy]] = [anything, rammer, showman, daredevil]
