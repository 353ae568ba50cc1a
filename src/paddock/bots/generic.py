"""The two bots that can play any game: one answers at random, one always the quiet way."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision


def random(view: Any, decision: Decision, rng: Chance) -> Action:
    """Any of the options, each as likely."""
    options = decision.options()
    return options[rng.pick(len(options))]


def first(view: Any, decision: Decision, rng: Chance) -> Action:
    """What a sleeping player would do."""
    return decision.options()[0]


GENERIC: Final[Mapping[str, Callable[[Any, Decision, Chance], Action]]] = {
    "first": first,
    "random": random,
}
