"""The spiral: six rings, stairways, Starts, Safe Zones and the Pit, as numbers.

A token's place is its *progress* along its own colour's path: -2 Pit, -1 Rect, 0 Start, then
the ring spaces one after the other (`lap` a ring), the Safe Zone, and Home. A ring space that
tokens of several colours can share has a number of its own: (ring - 1) * lap + position.
"""

from typing import Final, TypeAlias

from paddock.core.protocol import Book

RINGS: Final = 6
COLOURS: Final = 6
TOKENS: Final = 4

Colour: TypeAlias = int
"""The colours of the board in their order; what players call them, a board says itself."""
RED: Final[Colour] = 0
ORANGE: Final[Colour] = 1
YELLOW: Final[Colour] = 2
GREEN: Final[Colour] = 3
BLUE: Final[Colour] = 4
PURPLE: Final[Colour] = 5
NO_COLOUR: Final[Colour] = -1

Letter: TypeAlias = int
"""The tokens of a seat."""
A: Final[Letter] = 0
B: Final[Letter] = 1
C: Final[Letter] = 2
D: Final[Letter] = 3

BLOCKED: Final = -3
PIT: Final = -2
RECT: Final = -1
START: Final = 0
START_ROOM: Final = 2

DIE: Final = 6

WHITE: Final = 0
ARROW: Final = 1
PLAIN: Final = 2
WHEEL: Final = 3
SUNBURST: Final = 4
LANDING: Final = 5

NOBODY_HERE: Final = -1
OFF_RINGS: Final = -1


class Spiral(Book):
    """The board and the options of a race."""

    def __init__(
        self,
        lap: int,
        safe_zone: int,
        colours: tuple[str, ...],
        kinds: tuple[int, ...],
        paint: tuple[int, ...],
        seating: tuple[tuple[int, ...], ...],
        is_bonus_forced: bool,
        stall_limit: int,
        chosen_colours: tuple[int, ...],
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
        # By progress: Rect and the Pit, below zero, stand at the end.
        on_the_way = [*range(self.home + 1), PIT, RECT]
        self.spaces = tuple(
            tuple(self._space(colour, progress) for progress in on_the_way)
            for colour in range(COLOURS)
        )
        self.spots = tuple(
            tuple(self._spot(colour, progress) for progress in on_the_way)
            for colour in range(COLOURS)
        )
        self.names = tuple(
            tuple(self._name(colour, progress) for progress in on_the_way)
            for colour in range(COLOURS)
        )
        # What all colours share: every ring space is on everybody's way.
        self.spots_by_name = {
            self.names[0][progress]: self.spots[0][progress]
            for progress in (PIT, *range(START + 1, self.last + 1))
        }
        self.rings = tuple(self._ring(progress) for progress in on_the_way)
        self.is_own_colour = tuple(
            ring > 0 and progress % lap == 0
            for progress, ring in zip(on_the_way, self.rings, strict=True)
        )
        self.walks = tuple(
            tuple(self._walk(progress, count) for progress in on_the_way)
            for count in range(DIE + 1)
        )
        self.ways = tuple(
            tuple(self._way(progress, die) for progress in on_the_way) for die in range(DIE + 1)
        )
        self.landings = tuple(
            tuple(tuple(self._space(colour, end) for end in walk) for walk in self.walks)
            for colour in range(COLOURS)
        )
        self.stairs = tuple(
            tuple(self._stair_targets(colour, progress) for progress in on_the_way)
            for colour in range(COLOURS)
        )
        # And by space.
        self.progresses = tuple(self._progresses(colour) for colour in range(COLOURS))
        self.is_sunburst = tuple(kind == SUNBURST for kind in kinds)

    def _space(self, colour: int, progress: int) -> int:
        """The ring space where a colour stands with this progress, or OFF_RINGS."""
        if not START < progress <= self.last:
            return OFF_RINGS
        ring, along = divmod(progress - 1, self.lap)
        return ring * self.lap + (self.sector * colour - ring + along) % self.lap

    def _progresses(self, colour: int) -> tuple[int, ...]:
        progresses = [0] * self.last
        for progress in range(1, self.last + 1):
            progresses[self.spaces[colour][progress]] = progress
        return tuple(progresses)

    def _spot(self, colour: int, progress: int) -> str:
        """The key of a place; beside the rings and the Pit each colour has places of its own."""
        if progress <= START:
            return (f"start-{colour}", f"rect-{colour}", "pit")[-progress]
        if progress <= self.last:
            return f"space-{self.spaces[colour][progress]}"
        return (
            f"home-{colour}" if progress == self.home else f"safe-{colour}-{progress - self.last}"
        )

    def _name(self, colour: int, progress: int) -> str:
        """A place as players say it: `2/4 (sunburst)`, `4/20 (red Wheel)`, `Z3`, `Home`."""
        if progress <= START:
            return ("Start", "the rectangle", "the Pit")[-progress]
        if progress > self.last:
            return "Home" if progress == self.home else f"Z{progress - self.last}"
        space = self.spaces[colour][progress]
        ring, position = divmod(space, self.lap)
        name = f"{ring + 1}/{position}"
        kind = self.kinds[space]
        if kind == SUNBURST:
            return f"{name} (sunburst)"
        if kind == ARROW:
            return f"{name} (arrow)"
        if kind in (PLAIN, WHEEL):
            wheel = " Wheel" if kind == WHEEL else ""
            return f"{name} ({self.colours[self.paint[space]]}{wheel})"
        return name

    def spot(self, colour: int, progress: int) -> str:
        """The key of a place on a colour's path."""
        return self.spots[colour][progress]

    def place(self, colour: int, progress: int) -> str:
        """Its name."""
        return self.names[colour][progress]

    def stair_end(self, progress: int, ring: int) -> int:
        """Where the stairs from there lead to in a ring: the place in the lap stays the same."""
        return progress + (ring - self.rings[progress]) * self.lap

    def _ring(self, progress: int) -> int:
        """The ring, from 1, of a progress in the rings; 0 elsewhere."""
        return (progress - 1) // self.lap + 1 if START < progress <= self.last else 0

    def _walk(self, progress: int, count: int) -> int:
        """SZ-050, SZ-060 to SZ-093 The progress after so many spaces, or BLOCKED."""
        if progress == RECT and count in (1, DIE):
            return START
        if progress < START:
            return BLOCKED
        end = progress + count
        if progress < self.last:
            # SZ-070: past the own Wheel a token stays in the inner ring.
            return end if end <= self.last else end - self.lap
        return end if end <= self.home else BLOCKED

    def _way(self, progress: int, die: int) -> tuple[int, ...]:
        """The places a token passes with a die, one by one, its end last."""
        if progress < START:
            return (START,)
        return tuple(self.walks[count][progress] for count in range(1, die + 1))

    def _stair_targets(self, colour: int, progress: int) -> tuple[int, ...]:
        """SZ-077, SZ-078 Where the stairs lead from a coloured space: one ring, or Wheel to Wheel.

        On a stairway of any colour a ring up or down keeps the place in the lap.
        """
        ring = self.rings[progress]
        if not ring or self.kinds[self.spaces[colour][progress]] not in (PLAIN, WHEEL):
            return ()
        targets: list[int] = []
        for reach in [1] if ring % 2 else [1, 2]:
            for target in (progress - reach * self.lap, progress + reach * self.lap):
                if START < target <= self.last:
                    targets.append(target)
        return tuple(targets)
