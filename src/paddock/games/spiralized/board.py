"""The spiral: six rings, stairways, Starts, Safe Zones and the Pit, as numbers.

A token's place is its *progress* along its own colour's path: -2 Pit, -1 Rect, 0 Start, then
the ring spaces one after the other (`lap` a ring), the Safe Zone, and Home. A ring space that
tokens of several colours can share has a number of its own: (ring - 1) * lap + position.
"""

from typing import Final

from paddock.core.protocol import Book

RINGS: Final = 6
COLOURS: Final = 6
TOKENS: Final = 4

PIT: Final = -2
RECT: Final = -1
START: Final = 0
START_ROOM: Final = 2

WHITE: Final = 0
ARROW: Final = 1
PLAIN: Final = 2
WHEEL: Final = 3
SUNBURST: Final = 4
LANDING: Final = 5

NOBODY_HERE: Final = -1


class Board(Book):
    """The board and the options of a race."""

    def __init__(
        self,
        lap: int,
        safe_zone: int,
        colours: list[str],
        kinds: list[int],
        paint: list[int],
        seating: list[list[int]],
        is_bonus_forced: bool,
        stall_limit: int,
        chosen_colours: list[int],
    ) -> None:
        self.lap = lap
        self.safe_zone = safe_zone
        self.colours = colours
        self.kinds = kinds
        self.paint = paint
        self.seating = seating
        self.is_bonus_forced = is_bonus_forced
        self.stall_limit = stall_limit
        self.chosen_colours = chosen_colours
        self.last = RINGS * lap
        self.home = self.last + safe_zone + 1
        self.sector = lap // COLOURS
        self.spaces = [
            [self._space(colour, progress) for progress in range(self.last + 1)]
            for colour in range(COLOURS)
        ]
        self.progresses = [self._progresses(colour) for colour in range(COLOURS)]
        self.names = [
            [self._name(colour, progress) for progress in range(PIT, self.home + 1)]
            for colour in range(COLOURS)
        ]
        self.has_stairs = [kind in (PLAIN, WHEEL) for kind in kinds]
        self.is_sunburst = [kind == SUNBURST for kind in kinds]
        self.stairs = [stair_targets(progress, lap) for progress in range(self.last + 1)]

    def _space(self, colour: int, progress: int) -> int:
        """The ring space where a colour stands with this progress."""
        if progress == START:
            return NOBODY_HERE
        ring, along = divmod(progress - 1, self.lap)
        return ring * self.lap + (self.sector * colour - ring + along) % self.lap

    def _progresses(self, colour: int) -> list[int]:
        progresses = [0] * self.last
        for progress in range(1, self.last + 1):
            progresses[self.spaces[colour][progress]] = progress
        return progresses

    def _name(self, colour: int, progress: int) -> str:
        """A place as players say it: `2/4 (sunburst)`, `4/20 (red Wheel)`, `Z3`, `Home`."""
        if progress <= START:
            return ("Start", "the rectangle", "the Pit")[-progress]
        if progress > self.last:
            return "Home" if progress == self.home else f"Z{progress - self.last}"
        space = self.spaces[colour][progress]
        ring, position = divmod(space, self.lap)
        spot = f"{ring + 1}/{position}"
        kind = self.kinds[space]
        if kind == SUNBURST:
            return f"{spot} (sunburst)"
        if kind == ARROW:
            return f"{spot} (arrow)"
        if kind in (PLAIN, WHEEL):
            wheel = " Wheel" if kind == WHEEL else ""
            return f"{spot} ({self.colours[self.paint[space]]}{wheel})"
        return spot

    def place(self, colour: int, progress: int) -> str:
        """The name of a place on a colour's path."""
        return self.names[colour][progress - PIT]

    def is_own_colour(self, progress: int) -> bool:
        """SZ-115 Whether a ring token stands on its own stairway."""
        return progress % self.lap == 0

    def ring_of(self, progress: int) -> int:
        """The ring, from 1, of a progress in the rings."""
        return (progress - 1) // self.lap + 1


def stair_targets(progress: int, lap: int) -> list[int]:
    """SZ-077, SZ-078 Where the stairs lead from a coloured space: one ring, or Wheel to Wheel.

    On a stairway of any colour a ring up or down keeps the place in the lap. Whether the space
    is coloured is for the caller to see.
    """
    if progress == START:
        return []
    last = RINGS * lap
    ring = (progress - 1) // lap + 1
    reaches = [1] if ring % 2 else [1, 2]
    targets: list[int] = []
    for reach in reaches:
        for target in (progress - reach * lap, progress + reach * lap):
            if 1 <= target <= last:
                targets.append(target)
    return targets
