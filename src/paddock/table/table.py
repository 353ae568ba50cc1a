"""The table: seals answers, deals luck, keeps the record, shows each seat what it may see."""

from collections.abc import Sequence
from typing import Any, Final

from paddock import games
from paddock.core.chance import Chance
from paddock.core.codec import Shape, codec_of
from paddock.core.errors import Refused
from paddock.core.game import Game
from paddock.core.phrase import Told
from paddock.core.protocol import (
    SPECTATOR,
    Action,
    Obedience,
    Order,
    Race,
    begin,
)
from paddock.core.protocol import advance as advance_race
from paddock.table.attention import HOWS, Attention, How
from paddock.table.checks import check_names, check_seats, plain
from paddock.table.diary import Diary
from paddock.table.luck import Luck
from paddock.table.orders import Orders
from paddock.table.record import (
    Record,
    answer_line,
    header_line,
    leave_line,
    pause_line,
    result_line,
    sealed_after,
)
from paddock.table.sight import Sight
from paddock.table.ways_back import (
    ROUND_OVER,
    SOMEBODY_ASKED,
    SOMEBODY_LEARNED,
    SOMEBODY_LEFT,
    WayBack,
    WaysBack,
)

SEAT_NAMES: Final = (
    "Vermilion",
    "Sky",
    "Green",
    "Yellow",
    "Blue",
    "Purple",
    "Orange",
    "Graphite",
)


def new(
    game: str,
    *,
    seats: int,
    seed: int | None = None,
    config: dict[str, Any] | None = None,
    names: Sequence[str] = (),
) -> "Table":
    """A table for a race. With a seed it is repeatable; without one nobody can predict its luck."""
    luck = Luck.sealed() if seed is None else Luck.seeded(seed)
    return Table(games.find(game), seats, luck, config or {}, names)


class Table(Sight):
    """One race with everything around it.

    Answers are sealed until every seat that is asked has given one; until then a seat may change
    its answer or take it back, and nobody else learns it. Then the race advances once.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        luck: Luck,
        config: dict[str, Any],
        names: Sequence[str] = (),
        branch: Shape | None = None,
    ) -> None:
        check_seats(game, seats)
        check_names(names, seats)
        self.game = game
        self.luck = luck
        self.codec = codec_of(game)
        self._config = plain(config)
        self.book = game.book(plain(config))
        self._names = list(names) or list(SEAT_NAMES[:seats])
        self.diary = Diary()
        self._chance = luck.deal()
        self._race = game.setup(self.book, seats, self._chance)
        begin(self._race, self._chance, self.diary)
        self._sealed: dict[int, Action] = {}
        self._state = self._fingerprint()
        self._lines = [
            header_line(game, self._config, self._names, luck.commitment, self._state, branch)
        ]
        self._chained = self._lines[:]
        """As many of them as somebody has asked for, sealed each to the one before it."""
        self._ways_back = WaysBack()
        self._orders = Orders()
        self._attention = Attention()

    @property
    def answers(self) -> int:
        """How many answers the record holds."""
        return len(self._lines) - 1 - self.over

    # What a seat may do

    def answer(self, seat: int, action: Action) -> None:
        """Seal an answer, or change it. The last one that is missing makes the race advance; then
        those are answered for who have left orders."""
        self.seal(seat, action)
        self.reveal()
        self.obey()

    def answer_for(self, seat: int, action: Action) -> None:
        """Answer for a seat that has no choice: it has done nothing itself, and is still to be told
        what became of its orders."""
        self.seal_for(seat, action)
        self.reveal()
        self.obey()

    def seal(self, seat: int, action: Action) -> None:
        """Seal an answer, or change it, and wait: a round of a window has its time."""
        self.seal_for(seat, action)
        self._orders.note(seat)

    def seal_for(self, seat: int, action: Action) -> None:
        """The same, where the seat itself has done nothing."""
        self._allowed(seat, action)
        if self.answers >= self.game.most_decisions:
            title, most = self.game.title, self.game.most_decisions
            why = f"This race leads nowhere: none of {title} takes more than {most} answers."
            raise Refused(seat, f"{why} It is stopped here, unfinished.")
        self._sealed.pop(seat, None)
        self._sealed[seat] = action

    def order(self, seat: int, orders: Sequence[Order]) -> None:
        """Leave these orders in the place of the seat's earlier ones; none withdraws them all.
        They answer for the seat from now on, as long as they fit."""
        self.check_orders(seat, orders)
        self._orders.note(seat)
        self.keep_orders(seat, orders)
        self.obey()

    def attend(self, seat: int, hows: Sequence[How]) -> None:
        """Say for each of the game's kinds of moments whether this seat wants to be asked in
        windows; it holds until it is said anew."""
        self.set_attention(seat, hows)
        self.obey()

    def set_attention(self, seat: int, hows: Sequence[How]) -> None:
        """The same, and wait."""
        self._check_seat(seat)
        kinds = self.game.moments.names
        if hows and len(hows) != len(kinds):
            raise Refused(seat, f"There are {len(kinds)} kinds of moments, and not {len(hows)}.")
        if any(how not in HOWS for how in hows):
            raise Refused(seat, f"One is asked {', '.join(HOWS)}: nothing else.")
        self._attention.put(seat, hows)

    def retract(self, seat: int) -> None:
        """Take a sealed answer back, while others are still thinking; the seat's orders too."""
        self._asked_of(seat)
        if seat not in self._sealed:
            raise Refused(seat, f"{self._name(seat)} has sealed no answer to take back.")
        del self._sealed[seat]
        self._orders.withdraw(seat)
        self._attention.think_again(seat)

    def undo(self, seat: int) -> None:
        """Go back to before this seat's last answer, if nobody has learned anything since.

        Its orders are withdrawn: else what is undone would be done again at once.
        """
        if seat in self._sealed:
            self.retract(seat)
            return
        if not self.can_undo(seat):
            raise Refused(seat, f"That cannot be taken back: {self._ways_back.why_not}.")
        self._go_back()
        while self.can_undo(seat) and self._is_forced(seat):
            self._go_back()
        self._sealed.clear()
        self._orders.withdraw(seat)
        self._state = self._fingerprint()

    def _go_back(self) -> None:
        before = self._ways_back.take()
        self._race = before.race
        self.diary.cut(before.entries)
        del self._lines[before.lines :]
        del self._chained[before.lines :]

    def leave(self, seat: int) -> None:
        """Give up, in games whose rules say what happens then. It cannot be taken back."""
        if self.over:
            raise Refused(seat, "The race is over; nobody needs to leave any more.")
        if not 0 <= seat < self.seats:
            raise Refused(seat, f"There is no seat {seat} at this table.")
        if self.game.leave is None:
            raise Refused(seat, f"The rules of {self.game.title} know no leaving.")
        before, entries = self._position(), len(self.diary.entries)
        try:
            why = self.game.leave(self._race, seat, self.diary)
            if why is None:
                begin(self._race, self._chance, self.diary)
                self._state = self._fingerprint()
        except BaseException:
            self._recover(before, entries)
            raise
        if why is not None:
            raise Refused(seat, why, self.names)
        self._sealed = {}
        self._orders.withdraw(seat)
        self.let_stand(SOMEBODY_LEFT)
        self._write(leave_line(seat, self._state))
        self._write_result()

    # For whoever owns the table; never for a seat

    def let_stand(self, why: str) -> None:
        """Nobody takes back what was answered so far; who tries is told why."""
        self._ways_back.cut(why)

    def reveal(self) -> None:
        """Let the race advance, if every answer is in."""
        if len(self._sealed) == len(self._race.asked):
            self._advance()

    def obey(self) -> None:
        """Answer for those who have left orders, until somebody has to think. What nobody could
        order any more falls away."""
        if not (self._orders.are_left or self._attention.is_set):
            return
        silent: set[int] = set()
        while waiting := [seat for seat in self.heeding() if seat not in silent]:
            seat, answers = waiting[0], self.answers
            obedience = self.heed(seat)
            if obedience is None or obedience.answer is None:
                silent.add(seat)
            if obedience is not None:
                self._carry_out(seat, obedience)
            if self.answers != answers:
                silent.clear()

    def keep_orders(self, seat: int, orders: Sequence[Order], dropped: Told | None = None) -> None:
        """These are left of the orders of a seat, whatever it may leave, and this is why."""
        self._orders.put(seat, orders, dropped)

    def _carry_out(self, seat: int, obedience: Obedience) -> None:
        if obedience.answer is not None:
            decision = self._asked_of(seat)
            is_passed = obedience.answer == decision.options()[0]
            is_unasked = is_passed and self.lets_pass(decision, self.view(seat))
            self.seal_for(seat, obedience.answer)
            self.reveal()
            if not is_unasked:
                self._orders.carry(decision, obedience.answer)
        self.keep_orders(seat, obedience.left, obedience.dropped)

    def close_round(self) -> None:
        """The time of a window is over: who has sealed nothing lets it pass, and that stands."""
        if not self.is_window:
            raise Refused(SPECTATOR, "No window is open that could be closed.")
        for decision in self.decisions():
            self.seal_for(decision.seat, decision.options()[0])
        self._advance()
        self.let_stand(ROUND_OVER)

    def record(self) -> Record:
        """The record so far, every answer included. Not for players while the race is on."""
        return Record(self._sealed_lines(), self.luck)

    def pause(self, players: Sequence[str] = ()) -> Record:
        """The record so far with its luck, to be resumed. Whoever reads it can look ahead.

        `players` may say who plays each seat; a table does not know that.
        """
        if self.over:
            raise Refused(SPECTATOR, "The race is over; there is nothing to come back to.")
        line = pause_line(self.luck.reveal, list(players), self._state)
        lines = self._sealed_lines()
        return Record([*lines, sealed_after(lines[-1], line)])

    def follow(self, line: dict[str, Any]) -> None:
        """Do what a line of a record says: an answer, or that somebody left."""
        if line["kind"] == "leave":
            self.leave(line["seat"])
        else:
            self.answer(line["seat"], self.codec.load_action(line["action"]))

    def state_hash(self) -> str:
        """The fingerprint of the race as it stands."""
        return self._state

    def turned_luck(self, secret: bytes | None = None) -> Luck:
        """The luck of this race so far, and from here on one that nobody knows."""
        return self.luck.turned(self._chance.drawn, secret)

    # For search: what comes next is never copied

    def copy(self, seed: int | None = None) -> "Table":
        """A table that stands as this one does, sealed answers included, with luck of its own.

        Orders stay where they were left.
        """
        from paddock.table.trial import Trial  # here, for it is a table itself

        luck = Luck.sealed() if seed is None else Luck.seeded(seed)
        return Trial(self, self._position(), luck, luck.deal(), self._sealed, self.diary)

    def redeal(self, seat: int, seed: int) -> "Table":
        """A table that this seat could equally sit at: all that it cannot see is dealt anew."""
        from paddock.table.trial import Trial

        self._check_seat(seat)
        luck = Luck.seeded(seed)
        chance = luck.deal()
        race = self.game.redeal(self._race, seat, chance)
        own = {one: action for one, action in self._sealed.items() if one == seat}
        return Trial(self, race, luck, chance, own, self.diary.as_heard(seat))

    def _advance(self) -> None:
        before = self._position()
        entries, lines, drawn = len(self.diary.entries), len(self._lines), self._chance.drawn
        answers = [self._sealed[decision.seat] for decision in self._race.asked]
        earlier = self._state
        *first, last = self._sealed.items()
        try:
            advance_race(self._race, answers, self._chance, self.diary)
            self._state = self._fingerprint()
        except BaseException:
            del self._sealed[last[0]]
            self._recover(before, entries)
            raise
        for seat, action in first:
            self._write(answer_line(seat, self.codec.dump(action), earlier))
        self._write(answer_line(last[0], self.codec.dump(last[1]), self._state))
        self._sealed = {}
        self._attention.go_on()
        learned = (
            len(answers) > 1
            or self._chance.drawn > drawn
            or any(entry.teaches(last[0]) for entry in self.diary.entries[entries:])
        )
        if learned or self.over:
            self.let_stand(SOMEBODY_LEARNED)
        elif self.is_window and self.asked() != [last[0]]:
            # Else one could see what others hold: open a window, wait, and take it back.
            self.let_stand(SOMEBODY_ASKED)
        else:
            self._ways_back.add(WayBack(last[0], before, entries, lines))
        self._write_result()

    def _write_result(self) -> None:
        if self.over:
            standings = self.codec.dump(self.standings())
            self._write(result_line(standings, self.luck.reveal, self._state))

    def _position(self) -> Race:
        """The race as it stands, to go back to."""
        before = self._race.copy()
        before.asked = self._race.asked
        return before

    def _recover(self, before: Race, entries: int) -> None:
        """After a fault in the rules: the table stands as if the last thing had not been done."""
        self._race = before
        self.diary.cut(entries)
        self._chance = self._luck_so_far()

    def _luck_so_far(self) -> Chance:
        """The luck as the record leaves it, dealt again from the start."""
        again = Table(self.game, self.seats, self.luck, self._config, self._names)
        for line in self._lines[1:]:
            again.follow(line)
        return again._chance

    def _fingerprint(self) -> str:
        return self.codec.hash(self._race)

    def _write(self, line: dict[str, Any]) -> None:
        """Add a line to the record; it is sealed when the record is asked for."""
        self._lines.append(line)

    def _sealed_lines(self) -> list[dict[str, Any]]:
        for line in self._lines[len(self._chained) :]:
            self._chained.append(sealed_after(self._chained[-1], line))
        return self._chained
