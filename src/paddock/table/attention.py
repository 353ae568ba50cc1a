"""How much each seat wants to be asked in windows, by kinds of moments; for its own eyes only.

It is no part of the race, its hash or its record, and unlike an order it stands until it is changed
(docs/decisions/0023).
"""

from collections.abc import Sequence
from typing import Final, Literal

How = Literal["always", "able", "never"]
ALWAYS: Final = "always"
ABLE: Final = "able"
"""Only where there is more than to pass."""
NEVER: Final = "never"
HOWS: Final[tuple[How, ...]] = (ALWAYS, ABLE, NEVER)


class Attention:
    """What each seat has set, and who thinks again about the question that is on."""

    def __init__(self) -> None:
        self._set: dict[int, tuple[How, ...]] = {}
        self._thinking: set[int] = set()

    @property
    def is_set(self) -> bool:
        """Whether anybody is not always asked."""
        return any(self._set.values())

    def of(self, seat: int) -> tuple[How, ...]:
        """What a seat has set for each kind of moment; nothing if it is always asked."""
        return self._set.get(seat, ())

    def put(self, seat: int, hows: Sequence[How]) -> None:
        """Set it for every kind; none of them for always."""
        self._set[seat] = () if all(how == ALWAYS for how in hows) else tuple(hows)

    def at(self, seat: int, moment: int) -> How:
        """What a seat has set for a kind of moment. Who thinks again is asked."""
        hows = self.of(seat)
        is_set = 0 <= moment < len(hows) and seat not in self._thinking
        return hows[moment] if is_set else ALWAYS

    def think_again(self, seat: int) -> None:
        """The seat has taken back an answer: the next one is its own."""
        self._thinking.add(seat)

    def go_on(self) -> None:
        """Another question is asked."""
        self._thinking.clear()
