"""The two bots that can play any game: one answers at random, one always the quiet way."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision


def random(view: Any, decision: Decision, rng: Chance) -> Action:
    """Any allowed answer; where there is a menu, each of the options as likely."""
    return decision.sample(rng)


def first(view: Any, decision: Decision, rng: Chance) -> Action:
    """What a sleeping player would do."""
    return decision.options()[0]


GENERIC: Final[Mapping[str, Callable[[Any, Decision, Chance], Action]]] = {
    "first": first,
    "random": random,
}
