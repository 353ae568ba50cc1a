"""Counting the tree: in how many ways a race can go on. Any mistake in the rules changes a number.

A way to go on is one allowed answer from everybody who is asked, and one way for the luck that
follows to fall. Races that are over go on in no way.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product

from paddock.core.chance import Chance, outcomes
from paddock.core.protocol import Action, Log, Race, advance


def census(race: Race, depth: int) -> list[int]:
    """How many continuations a race has at depth 1, 2 and so on. The race itself stays as it is."""
    counts = [0] * depth
    if depth:
        for after in _continuations(race):
            counts[0] += 1
            for further, count in enumerate(census(after, depth - 1), 1):
                counts[further] += count
    return counts


def _continuations(race: Race) -> Iterator[Race]:
    if not race.asked:
        return
    for answers in product(*(decision.options() for decision in race.asked)):
        for _, after in outcomes(partial(_played, race, answers)):
            yield after


def _played(race: Race, answers: Sequence[Action], chance: Chance) -> Race:
    after = race.copy()
    after.asked = race.asked
    advance(after, list(answers), chance, Log())
    return after
