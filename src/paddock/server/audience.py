"""Those who watch one table: how much each has been sent, and what is sent to whom."""

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from paddock.core.protocol import SPECTATOR
from paddock.server.beat import holders
from paddock.server.desk import Desk, Keeper
from paddock.server.kept import WAITING, KeptRace
from paddock.server.log import fault
from paddock.server.play import Play
from paddock.server.problems import Problem, our_fault
from paddock.server.teller import Lines, Telling, around, with_advice
from paddock.server.watcher import BROKEN, NOT_WELCOME, Watcher
from paddock.server.wire import Absence, WindowFrame, error_frame

SEQ_BLOCK: Final = 1000
"""Sequence numbers are reserved in the database this many at a time."""
REMEMBERED: Final = 500
"""How many sequence numbers back a client is told only what it missed."""


@dataclass(frozen=True, slots=True)
class Cause:
    """Why the table is told: somebody's frame, by its id; perhaps only an answer was sealed."""

    watcher: Watcher | None = None
    frame: str | None = None
    is_only_sealed: bool = False


NOBODYS: Final = Cause()


class Audience:
    """Each seat has its own sequence numbers: a seat that changes its sealed answer sees a change,
    and nobody else can tell."""

    def __init__(self, race: KeptRace, play: Play, desk: Desk, keeper: Keeper) -> None:
        self.watchers: list[Watcher] = []
        self._lines = Lines(play.table)
        self._id = race.id
        self._desk = desk
        self._keeper = keeper
        seats = range(SPECTATOR, len(race.seats))
        self._seq = dict.fromkeys(seats, race.seq)
        self.reserved = race.seq
        """Every number below this one may be sent."""
        self.trail = {
            seat: deque([(race.seq, log_lines(race, play, seat))], maxlen=REMEMBERED)
            for seat in seats
        }

    @property
    def everybody(self) -> list[int]:
        """Every seat, and the spectators."""
        return list(self._seq)

    @property
    def online(self) -> set[int]:
        """The seats that somebody looks on from."""
        return {watcher.seat for watcher in self.watchers if watcher.seat != SPECTATOR}

    def by_hand(self) -> set[int]:
        """The seats for which nothing plays itself while somebody is there."""
        return {watcher.seat for watcher in self.watchers if watcher.by_hand}

    @property
    def next_block(self) -> int:
        """Up to where numbers are to be reserved; as before, while there are some left."""
        last = max(self._seq.values())
        return self.reserved if last + 2 < self.reserved else last + SEQ_BLOCK

    def seq(self, seat: int) -> int:
        """The number of the last change that a seat could see."""
        return self._seq[seat]

    async def reserve(self) -> None:
        """A number that was sent never comes again, also after a crash."""
        block = self.next_block
        if block != self.reserved:
            await self._keeper.raise_seq(self._id, block)
            self.reserved = block

    def make_room(self, seat: int) -> None:
        """One more is coming: Problem if too many look on; a seat always gets in."""
        limits = self._desk.settings.limits
        sharers = [one for one in self.watchers if one.seat == seat and not one.is_closed]
        if seat == SPECTATOR and len(sharers) >= limits.spectators_a_race:
            why = "Too many watch this race already."
            raise Problem(429, why, title="Full", retry_after=10)
        if seat != SPECTATOR and len(sharers) >= limits.sockets_a_seat:
            why = "This seat was opened in too many other places."
            sharers[0].send(error_frame(Problem(429, why, title="Too many")))
            sharers[0].close(NOT_WELCOME)

    def add(self, seat: int, seen: int, *, has_transcript: bool, by_hand: bool) -> Watcher:
        """Somebody looks on from now on, who saw this sequence number last."""
        unsent = self._desk.settings.limits.unsent
        watcher = Watcher(seat, unsent, has_transcript=has_transcript, by_hand=by_hand)
        watcher.lines = self._lines_known(seat, seen)
        self.watchers.append(watcher)
        return watcher

    def tick(self, seats: Iterable[int], race: KeptRace, play: Play) -> None:
        """These seats see a change."""
        for seat in seats:
            self._seq[seat] += 1
            self.trail[seat].append((self._seq[seat], log_lines(race, play, seat)))

    def _lines_known(self, seat: int, seen: int) -> int:
        """How much of the log a client has that saw this sequence number last."""
        since = [lines for seq, lines in self.trail[seat] if seq >= seen]
        is_known = any(seq == seen for seq, _ in self.trail[seat])
        return min(since) if is_known else 0

    def at(self, seats: Collection[int]) -> list[Watcher]:
        """Who looks on from these seats."""
        return [watcher for watcher in self.watchers if watcher.seat in seats]

    def cut(self, play: Play, kept: int) -> None:
        """Only so many events stand as they were: what came after them is told anew."""
        if not kept:
            self._lines = Lines(play.table)
        for watcher in self.watchers:
            same = play.table.diary.lines(watcher.seat, kept)
            watcher.lines = min(watcher.lines, same)

    def tell(
        self,
        watchers: Iterable[Watcher],
        race: KeptRace,
        play: Play,
        window: WindowFrame | None,
        cause: Cause,
        away: Sequence[Absence] = (),
    ) -> None:
        """Send the table to these; first to who is not asked, whose frames take equally long
        whatever anybody holds. Where an answer is only sealed, who has the table is told that."""
        outside = around(race, play.moment, self.online, window, play.coach(), away)
        outside = with_advice(outside, play.has_advice, play.advised)
        on_guard = [one.seat for one in race.people if play.holds_whenever(one.seat)]
        telling = Telling(play.table, outside, holders(race, play), on_guard, self._lines)
        written: dict[tuple[int, int, bool, bool, str | None], str] = {}
        asked = play.table.asked()
        for watcher in sorted(watchers, key=lambda one: one.seat in asked):
            ack = cause.frame if watcher is cause.watcher else None
            lines = log_lines(race, play, watcher.seat)
            has_it = (watcher.moment, watcher.lines) == (play.moment, lines)
            is_short = cause.is_only_sealed and has_it
            key = (watcher.seat, watcher.lines, watcher.has_transcript, is_short, ack)
            try:
                if key not in written:
                    make = telling.sealed if is_short else telling.frame
                    written[key] = make(watcher, self._seq[watcher.seat], ack)
                watcher.send_text(written[key])
            except Exception as error:
                # A fault in what a game says to one seat is no trouble for the others.
                fault(f"race={self._id} seat={watcher.seat} telling", error)
                self._desk.counters.add("faults")
                watcher.send(error_frame(our_fault()))
                watcher.close(BROKEN)
            watcher.lines, watcher.moment = lines, play.moment


def log_lines(race: KeptRace, play: Play, seat: int) -> int:
    """How many lines the log of a seat has; it is closed until everybody sits."""
    return 0 if race.status == WAITING else play.table.log_length(seat)
