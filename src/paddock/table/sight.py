"""What a table shows: to each seat no more than it may know."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from paddock.core.codec import Codec
from paddock.core.errors import Refused
from paddock.core.game import Game
from paddock.core.phrase import Told
from paddock.core.protocol import (
    SPECTATOR,
    Action,
    Board,
    Book,
    Decision,
    Event,
    Foresight,
    Obedience,
    Order,
    Race,
    Standings,
    View,
)
from paddock.table.attention import ABLE, NEVER, Attention, How
from paddock.table.checks import plain
from paddock.table.diary import Diary
from paddock.table.orders import Orders, check_orders, still_allowed
from paddock.table.ways_back import WaysBack


class Opening(NamedTuple):
    """What everybody may know of a window that is open."""

    urgency: int
    turn: int
    """Whose turn it is; SPECTATOR if it is nobody's."""
    is_trigger: bool
    """Whether people who share a device are asked if anybody reacts."""
    is_echo: bool
    """Whether it admits no more than the window before it."""


class Sight:
    """The half of a table that only looks: nothing here changes anything."""

    game: Game
    codec: Codec
    book: Book
    diary: Diary
    _race: Race
    _config: dict[str, Any]
    _names: list[str]
    _sealed: dict[int, Action]
    _orders: Orders
    _attention: Attention
    _ways_back: WaysBack

    @property
    def seats(self) -> int:
        return self._race.seats

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return list(self._names)

    @property
    def config(self) -> dict[str, Any]:
        """What was chosen before the race."""
        return plain(self._config)

    @property
    def over(self) -> bool:
        return not self._race.phases

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        return self.game.rounds(self._race)

    def decisions(self) -> list[Decision]:
        """What is asked now and not yet answered."""
        return [asked for asked in self._race.asked if asked.seat not in self._sealed]

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now, answered already or not."""
        for asked in self._race.asked:
            if asked.seat == seat:
                return asked
        return None

    def asked(self) -> list[int]:
        """The seats that are asked now. Public: it follows from public knowledge."""
        return [decision.seat for decision in self._race.asked]

    @property
    def is_window(self) -> bool:
        """Whether the question is one of a window. Public, as who is asked."""
        return any(decision.is_window for decision in self._race.asked)

    def window(self) -> Opening | None:
        """The window that is open, if one is."""
        if not self.is_window:
            return None
        phase = self._race.phases[-1]
        race = self._race
        return Opening(
            phase.urgency(race), phase.turn(race), phase.is_trigger(race), phase.is_echo(race)
        )

    def locked(self, seat: int = SPECTATOR) -> list[int]:
        """The seats that have sealed an answer, as far as this seat may know.

        What they answered is not public; in a window, nor is whether they have.
        """
        if self.is_window:
            return [seat] if seat in self._sealed else []
        return sorted(self._sealed)

    def sealed(self, seat: int) -> Action | None:
        """What this seat has sealed for the present question; for its own eyes only."""
        return self._sealed.get(seat)

    def orders(self, seat: int) -> tuple[Order, ...]:
        """What this seat has left to be carried out; for its own eyes only."""
        return self._orders.of(seat)

    def dropped(self, seat: int) -> Told | None:
        """Why an order of this seat fell away since it last did something itself, or None; for its
        own eyes only."""
        return self._orders.dropped(seat)

    def carried(self, seat: int) -> list[tuple[Decision, Action]]:
        """What was answered by order since this seat last did something itself; for its own eyes
        only."""
        return self._orders.carried(seat)

    def attention(self, seat: int) -> tuple[How, ...]:
        """Whether this seat wants to be asked, for each of the game's kinds of moments; nothing if
        always. For its own eyes only."""
        return self._attention.of(seat)

    def offers(self, seat: int) -> list[Order]:
        """Orders that this seat could leave besides those that it has left."""
        if self.over or not 0 <= seat < self.seats:
            return []
        left = self.orders(seat)
        return [order for order in self.game.offers(self.view(seat)) if order not in left]

    def view(self, seat: int = SPECTATOR) -> View:
        """What this seat sees; without a seat, what a spectator sees."""
        self._check_seat(seat)
        return self.game.view(self._race, seat)

    def board(self) -> Board | None:
        """What is printed on the table; None where the game prints nothing."""
        return None if self.game.board is None else self.game.board(self.book)

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What this seat was told, from a line of its own log on."""
        self._check_seat(seat)
        return self.diary.heard(seat, since)

    def log_length(self, seat: int = SPECTATOR) -> int:
        """How many events this seat was told."""
        self._check_seat(seat)
        return self.diary.lines(seat)

    def standings(self) -> Standings:
        """Who won, once the race is over."""
        if not self.over:
            raise Refused(SPECTATOR, "The race is still on; there are no standings yet.")
        return self.game.standings(self._race)

    def places(self) -> list[int]:
        """Everybody's place as things stand, counted from 1; equals share one. Public."""
        return self.game.standings(self._race).places

    def gone(self) -> list[int]:
        """How far everybody has come, below zero for who is out; empty in a game that cannot say it
        in one number. Public."""
        return [] if self.game.gone is None else self.game.gone(self._race)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can take back its last answer: nobody has learned anything since."""
        return self._ways_back.lead(seat)

    # What would come of it

    def check_orders(self, seat: int, orders: Sequence[Order]) -> None:
        """Whether this seat may leave these; Refused says why not."""
        if self.over:
            raise Refused(seat, "The race is over; there is nothing to order any more.")
        if not 0 <= seat < self.seats:
            raise Refused(seat, f"There is no seat {seat} at this table.")
        check_orders(seat, orders, self.codec, self.view(seat), self.names)

    def foresee(self, seat: int, candidate: Action | Order) -> Foresight | None:
        """What an answer to the present question would bring, or an order left now, as far as this
        seat can know; None where there is no more to say. Refused, with the reason, like the
        answer or the order itself."""
        if isinstance(candidate, Order):
            decision = self._asked_of(seat)
            self.check_orders(seat, [candidate])
        else:
            decision = self._allowed(seat, candidate)
        return self.game.foresee(self.view(seat), decision, candidate)

    def heeding(self) -> list[int]:
        """The seats with orders or settings that may have something to say: who is asked first."""
        asked = [one.seat for one in self.decisions()]
        others = [seat for seat in range(self.seats) if self.decision(seat) is None]
        heard = [seat for seat in asked + others if self.orders(seat) or self.attention(seat)]
        return [] if self.over else heard

    def heed(self, seat: int) -> Obedience | None:
        """What becomes of the orders of a seat: an answer to its question, if it has one, or that
        some of them fall away. None if nothing. Changes nothing."""
        decision, orders = self.decision(seat), self.orders(seat)
        if seat in self._sealed or not (orders or self.attention(seat)):
            return None
        view = self.view(seat)
        left, outlived = still_allowed(seat, orders, view)
        found = Obedience(None, left)
        if decision is not None and left:
            found = self.game.obey(view, decision, left)
            why = None if found.answer is None else decision.refusal(found.answer)
            if why is not None:
                return Obedience(None, (), why)
        if decision is not None and found.answer is None and self.lets_pass(decision, view):
            found = Obedience(decision.options()[0], found.left, found.dropped)
        dropped = found.dropped or outlived
        if found.answer is None and found.left == orders and not dropped:
            return None
        return Obedience(found.answer, found.left, dropped or self.dropped(seat))

    def lets_pass(self, decision: Decision, view: View) -> bool:
        """Whether a seat that sees this does not want to be asked.

        What it holds decides only where nobody can tell: not in its own turn, where it is waited
        for.
        """
        window = self.window()
        if window is None or not decision.is_window or not self.attention(decision.seat):
            return False
        how = self._attention.at(decision.seat, self.game.moments.of(view, decision))
        is_hurried = decision.seat != window.turn
        return how == NEVER or (how == ABLE and is_hurried and len(decision.options()) == 1)

    # Who may

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < self.seats else f"Seat {seat}"

    def _check_seat(self, seat: int) -> None:
        if seat != SPECTATOR and not 0 <= seat < self.seats:
            raise Refused(seat, f"There is no seat {seat} at this table.")

    def _asked_of(self, seat: int) -> Decision:
        if self.over:
            raise Refused(seat, "The race is over; nothing is asked any more.")
        decision = self.decision(seat)
        if decision is None:
            waiting = ", ".join(self._name(other) for other in self.asked())
            why = f"{self._name(seat)} is not asked now; the table waits for {waiting}."
            raise Refused(seat, why)
        return decision

    def _allowed(self, seat: int, action: Action) -> Decision:
        """The question to this seat, which may be answered so."""
        decision = self._asked_of(seat)
        if not isinstance(action, Action):
            raise Refused(seat, f"An answer is an action, not {action!r}.")
        why = decision.refusal(action)
        if why is not None:
            raise Refused(seat, why, self.names)
        return decision

    def _is_forced(self, seat: int) -> bool:
        """Whether a seat is asked where it has no choice: going back there would help nobody."""
        return any(one.seat == seat and one.is_forced() for one in self._race.asked)
