"""The orders that seats have left with a table: no part of the race, its hash or its record."""

from collections.abc import Sequence
from typing import Final

from paddock.core.codec import Codec, canonical
from paddock.core.errors import Refused
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision, Order, View

MOST_ORDERS: Final = 20
MOST_BYTES: Final = 8_000
"""How many orders a seat can leave, and how long they may be together as JSON."""


class Orders:
    """What each seat has left and what became of it, for its own eyes only."""

    def __init__(self) -> None:
        self._left: dict[int, tuple[Order, ...]] = {}
        self._dropped: dict[int, Told | None] = {}
        self._carried: dict[int, list[tuple[Decision, Action]]] = {}

    @property
    def are_left(self) -> bool:
        """Whether anybody has left any."""
        return any(self._left.values())

    def of(self, seat: int) -> tuple[Order, ...]:
        """What this seat has left, in its order."""
        return self._left.get(seat, ())

    def dropped(self, seat: int) -> Told | None:
        """Why an order of this seat fell away since it last did something itself, or None."""
        return self._dropped.get(seat)

    def carried(self, seat: int) -> list[tuple[Decision, Action]]:
        """What was answered by order since this seat last did something itself."""
        return list(self._carried.get(seat, ()))

    def carry(self, decision: Decision, action: Action) -> None:
        """A question was answered by order."""
        self._carried.setdefault(decision.seat, []).append((decision, action))

    def put(self, seat: int, orders: Sequence[Order], dropped: Told | None) -> None:
        """These are left, and this is why others are not."""
        self._left[seat] = tuple(orders)
        self._dropped[seat] = dropped

    def withdraw(self, seat: int) -> None:
        """Nothing is left, and nothing is to be said about it."""
        self.put(seat, (), None)
        self.note(seat)

    def note(self, seat: int) -> None:
        """The seat does something itself: it knows by now what was done and what fell away."""
        self._dropped[seat] = None
        self._carried[seat] = []


def check_orders(
    seat: int, orders: Sequence[Order], codec: Codec, view: View, names: Sequence[str]
) -> None:
    """Whether a seat that sees this may leave these; Refused says why not."""
    if len(orders) > MOST_ORDERS:
        most = f"A seat leaves at most {MOST_ORDERS} orders, and these are {len(orders)}."
        raise Refused(seat, most)
    for order in orders:
        if _sort(order, codec) != "Order":
            raise Refused(seat, f"{order!r} is no order of this game.")
    size = len(canonical([codec.dump(order) for order in orders]).encode("utf-8", "replace"))
    if size > MOST_BYTES:
        most = f"The orders of a seat have at most {MOST_BYTES} bytes, and these have {size}."
        raise Refused(seat, f"{most} Leave fewer, or shorter ones.")
    for order in orders:
        why = order.refusal(view, seat)
        if why is not None:
            raise Refused(seat, why, names)


def still_allowed(
    seat: int, orders: tuple[Order, ...], view: View
) -> tuple[tuple[Order, ...], Told | None]:
    """Those of a seat's orders that it could leave now as well, and why another one falls away."""
    left: list[Order] = []
    outlived: Told | None = None
    for order in orders:
        if order.is_done(view, seat):
            continue
        why = order.refusal(view, seat)
        if why is not None:
            outlived = why
        else:
            left.append(order)
    return tuple(left), outlived


def _sort(order: object, codec: Codec) -> str:
    kind = codec.kinds.get(type(order).__name__)
    return str(kind["is"]) if kind else ""
