"""The hand of a bot: before it commits a heading it errs a little, as a hand at a table does."""

from typing import Final

from paddock.core.chance import Chance
from paddock.games.pocket_rockets.book.racers import TURN
from paddock.games.pocket_rockets.rules.driving import Ground
from paddock.games.pocket_rockets.state import Pose
from paddock.kit.geometry_angles import nearest

THROWS: Final = 12
PARTS: Final = 1000
"""So many throws of so many parts add up to nearly a normal error, with a spread of the parts."""
EXPECTED: Final[tuple[float, ...]] = (-2.0, -1.04, -0.67, -0.39, -0.13, 0.13, 0.39, 0.67, 1.04, 2.0)
"""Errors that are about equally likely, in spreads of a hand."""


def shaken(heading: int, spread: int, rng: Chance) -> int:
    """A heading with a normal error; `spread` is its standard deviation in tenths of a degree."""
    if spread == 0:
        return heading
    thrown = 0
    for _ in range(THROWS):
        thrown += rng.pick(PARTS)
    error = (thrown - THROWS * (PARTS - 1) / 2.0) / PARTS
    return (heading + nearest(error * spread)) % TURN


def nearest_fitting(ground: Ground, pose: Pose, heading: int) -> int:
    """The nearest heading at which the card fits; of two, the counter-clockwise one."""
    for off in range(TURN // 2 + 1):
        for found in ((heading + off) % TURN, (heading - off) % TURN):
            if found == pose.heading or ground.fits(pose.x, pose.y, found):
                return found
    raise AssertionError("the present heading always fits")


def likely(heading: int, spread: int) -> list[int]:
    """Headings that a hand is equally likely to lay down when it means this one."""
    if spread == 0:
        return [heading]
    return [(heading + nearest(error * spread)) % TURN for error in EXPECTED]
