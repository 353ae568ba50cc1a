"""Says whether a seat may have what it wishes; Problem, Refused or BrokenData says why not."""

from paddock.core.protocol import SPECTATOR
from paddock.server.kept import HUMAN, LEFT, OVER, RACING, WAITING, KeptRace, Seat
from paddock.server.leaver import can_return, left, returned, stood_in
from paddock.server.play import Play
from paddock.server.problems import Problem
from paddock.server.settings import Limits
from paddock.server.watcher import Watcher
from paddock.server.wire import Answer, GiveOrders, Hold, Leave, Reply, Return, StandIn


def speaker(watcher: Watcher, wanted: int | None) -> int:
    """The seat that a socket speaks for; Problem if it does not, or means another."""
    seat = watcher.seat
    if seat == SPECTATOR:
        raise Problem(403, "A spectator only watches.", title="Not your seat")
    if wanted is not None and wanted != seat:
        raise Problem(403, f"This socket speaks for seat {seat}.", title="Not your seat")
    return seat


def check_here(seat: Seat) -> None:
    """Whether somebody sits there who has not left."""
    if seat.kind == LEFT:
        why = "You have left this race."
        if can_return(seat):
            why = "You have left; a bot drives for you until you come back."
        raise Problem(409, why, title="You have left")


class Steward:
    """Knows the limits; changes nothing."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def check_begun(self, race: KeptRace) -> None:
        """Whether everybody sits."""
        if race.status == WAITING:
            raise Problem(409, "The race has not begun: seats are free.", title="Too early")

    def check_question(self, race: KeptRace, play: Play, seat: int, moment: int) -> None:
        """Whether it is about the present question, from who is still here."""
        check_here(race.seats[seat])
        if moment != play.moment:
            why = f"This answers question {moment}; it is now {play.moment}."
            raise Problem(409, why, title="Stale")

    def check_reply(self, race: KeptRace, play: Play, reply: Reply, seat: int) -> None:
        """Whether it is about the present question, and not one change of mind too many."""
        self.check_question(race, play, seat, reply.moment)
        if isinstance(reply, GiveOrders):
            self._check_orders(play, reply, seat)
        elif not isinstance(reply, Answer) or play.table.sealed(seat) is not None:
            self._check_patience(play, seat)

    def _check_orders(self, play: Play, wish: GiveOrders, seat: int) -> None:
        most = self._limits.orders_given
        if play.orders_given[seat] >= most:
            why = f"After {most} times, no more orders are taken in this race."
            raise Problem(422, why, title="Enough")
        play.table.check_orders(seat, play.table.codec.load_orders(wish.orders))

    def check_attention(self, race: KeptRace, play: Play, seat: int) -> None:
        """Whether who is here may say anew when to be asked."""
        check_here(race.seats[seat])
        self._check_patience(play, seat)

    def check_hold(self, race: KeptRace, play: Play, wish: Hold, seat: int) -> None:
        """Whether anybody is hurried here."""
        check_here(race.seats[seat])
        if wish.whenever is not None:
            self._check_patience(play, seat)
        if len(race.devices) < 2 or race.status != RACING:
            raise Problem(409, "Nobody is hurried here: there is nothing to hold.", title="No hold")

    def after_moving(
        self, race: KeptRace, play: Play, wish: Leave | Return | StandIn, seat: int
    ) -> Seat:
        """Who sits there when somebody has left, lets a bot drive, or has come back."""
        now = race.seats[seat]
        if race.status == OVER:
            raise Problem(409, "The race is over.", title="Over")
        if isinstance(wish, Return):
            if not now.is_stood_in:
                self._check_patience(play, seat)
            return returned(now)
        check_here(now)
        if isinstance(wish, StandIn):
            if now.is_stood_in:
                raise Problem(409, "A bot drives for you already.", title="Driven")
            self._check_patience(play, seat)
            return stood_in(play.table.game, now, wish.bot or race.stand_in)
        return left(play.table.game, now, wish.bot)

    def check_absent(self, race: KeptRace, seat: int, by: int) -> None:
        """Whether one of the people may ask that a bot stands in for that seat."""
        check_here(race.seats[by])
        if race.status != RACING:
            raise Problem(409, "The race is not on.", title="Not now")
        if seat not in range(len(race.seats)) or race.seats[seat].kind != HUMAN:
            raise Problem(422, "Nobody sits there who could be away.", title="Not valid")

    def _check_patience(self, play: Play, seat: int) -> None:
        most = self._limits.changes_of_mind
        if play.changes_of_mind[seat] >= most:
            raise Problem(422, f"After {most} changes of mind, an answer stands.", title="Enough")
