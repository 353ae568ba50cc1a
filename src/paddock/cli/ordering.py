"""Orders at the keyboard: left, listed, withdrawn, and told of when they have done something."""

from paddock.cli.keyboard import Terminal
from paddock.cli.typed import form_of, kinds_of, read_in_full
from paddock.core.errors import Refused
from paddock.core.phrase import Told
from paddock.core.protocol import Decision, Order
from paddock.table.attention import ABLE, ALWAYS, HOWS, NEVER, How
from paddock.table.table import Table

NONE = "none"
ASKING = "asking"
MEANING = {
    ALWAYS: "always ask me",
    ABLE: "ask me when I could act (able)",
    NEVER: "never ask me",
}


class Ordering:
    """What a person at the keyboard leaves to be answered in advance, and hears of it."""

    def __init__(self, table: Table, terminal: Terminal) -> None:
        self._table = table
        self._terminal = terminal

    def take(self, typed: str, decision: Decision) -> bool:
        """Whether it was about orders, and is done; Refused if it cannot be."""
        seat = decision.seat
        command, _, rest = typed.partition(" ")
        if typed == "orders":
            self._show(seat)
        elif command == ASKING:
            self._ask(seat, rest.split())
        elif command == "order" and rest.strip() == NONE:
            self._table.order(seat, ())
            self._terminal.say("Your orders are withdrawn.")
        elif command == "order":
            self._leave(decision, rest.strip())
        else:
            return False
        return True

    def in_full(self, typed: str, seat: int) -> Order | None:
        """The order that was typed with its fields, if it was one."""
        order: Order | None = read_in_full(self._table.codec, typed, "Order", seat)
        return order

    def read(self, typed: str, decision: Decision) -> tuple[Order, ...]:
        """The orders that were typed, by number, in full or in words; Refused if there are none."""
        seat, spoken = decision.seat, self._table.game.typed_orders
        offers = self._table.offers(seat)
        if typed.isdecimal() and 1 <= int(typed) <= len(offers):
            return (offers[int(typed) - 1],)
        order = self.in_full(typed, seat)
        if order is not None:
            return (order,)
        if spoken is None or not typed:
            raise Refused(seat, f"{typed!r} is no order. {self._how()}")
        orders = spoken.read(self._table.view(seat), decision, typed)
        if isinstance(orders, Told):
            raise Refused(seat, orders, self._table.names)
        return orders

    def tell(self, seat: int) -> None:
        """What was carried out since this seat last did something, and what fell away."""
        names = self._table.names
        for decision, action in self._table.carried(seat):
            done = self._table.game.option(decision, action, self._table.book).text(names)
            self._terminal.say(f"As you ordered: {done}.")
        self._tell_dropped(seat)

    def _tell_dropped(self, seat: int) -> None:
        dropped = self._table.dropped(seat)
        if dropped is not None:
            why = dropped.with_rules(self._table.names)
            self._terminal.say(f"An order of yours was dropped: {why}")

    def _leave(self, decision: Decision, typed: str) -> None:
        seat, orders = decision.seat, self.read(typed, decision)
        self._table.order(seat, [*self._table.orders(seat), *orders])
        for order in orders:
            self._terminal.say(f"Ordered: {self._words(order)}.")
        self._tell_dropped(seat)

    def _show(self, seat: int) -> None:
        orders = self._table.orders(seat)
        for number, order in enumerate(orders, 1):
            self._terminal.say(f"{number:>3}. {self._words(order)}")
        if not orders:
            self._terminal.say("You have left no orders.")
        for number, order in enumerate(self._table.offers(seat), 1):
            self._terminal.say(f"  order {number:<3} {self._words(order)}")
        self._terminal.say(self._how())

    def _ask(self, seat: int, words: list[str]) -> None:
        """Say or show when this seat is asked in windows."""
        kinds = self._table.game.moments.names
        if not kinds:
            raise Refused(seat, f"{self._table.game.title} has no reactions.")
        hows: list[How] = [*self._table.attention(seat)] or [ALWAYS] * len(kinds)
        if words:
            number, how = [*words, ""][:2]
            is_known = number.isdecimal() and 1 <= int(number) <= len(kinds) and len(words) == 2
            if not is_known or how not in HOWS:
                example = f"{ASKING} 1 {HOWS[-1]}"
                raise Refused(seat, f"Type a number, and {', '.join(HOWS)}: {example}")
            hows[int(number) - 1] = how
            self._table.attend(seat, hows)
        for number_of, (kind, how_set) in enumerate(zip(kinds, hows, strict=True), 1):
            self._terminal.say(f"{number_of:>3}. {kind}: {MEANING[how_set]}")

    def _words(self, order: Order) -> str:
        return self._table.game.order(order, self._table.book).text(self._table.names)

    def _how(self) -> str:
        """How orders are typed."""
        codec = self._table.codec
        kinds = kinds_of(codec, "Order")
        if not kinds:
            return f"{self._table.game.title} knows no orders."
        spoken = self._table.game.typed_orders
        how = spoken.examples if spoken else [form_of(codec, kind) for kind in kinds]
        forms = " or ".join(f"order {one}" for one in how)
        return f"Leave one as {forms}; order {NONE} withdraws them."
