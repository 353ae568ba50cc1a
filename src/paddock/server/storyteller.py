"""The story of a race that is over: what decided it, why each went out, who hit whom, and luck."""

from msgspec import Struct

from paddock.core.deeds import HIT, LUCK, OUT, PIP
from paddock.core.errors import BrokenRecord
from paddock.core.phrase import TABLE
from paddock.core.protocol import Event
from paddock.kit.words import amount, say
from paddock.server.problems import Problem
from paddock.server.wire import Phrase
from paddock.table.plays import Play, Plays
from paddock.table.record import Record
from paddock.table.replay import replay
from paddock.table.table import Table

WINNER_PLACE = 1


class Turning(Struct):
    """After which the later winner was in front for good: a moment of the replay, in words."""

    moment: int
    text: Phrase


class SeatStory(Struct):
    """A seat's part in it. `out` is why it left the race; `facts` are what it gave and took."""

    seat: int
    out: Phrase | None
    facts: list[Phrase]


class Story(Struct):
    """How a race went. `end` is how it was decided."""

    race: str
    end: Phrase
    turning: Turning | None
    seats: list[SeatStory]


def story_of(id: str, record: str) -> Story:
    """Plays a record again and tells it; Problem if it cannot be played any more."""
    try:
        whole = Record.parse(record)
        table = replay(whole, 0)
        listener = _Listener(table)
        for line in whole.answers:
            number = table.answers
            table.follow(line)
            if table.answers != number:
                listener.listen()
    except BrokenRecord as error:
        why = f"This race cannot be told any more: {error}"
        raise Problem(410, why, title="Cannot be told") from None
    return listener.story(id)


class _Listener:
    """Hears a race from its beginning to its end."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._plays = Plays(table.game, table.book)
        self._heard = 0
        self._moment = -1
        self._last: Event | None = None
        self._ahead = [-1] * table.seats
        """Since which moment each seat is in front; -1 for who is not."""
        self._lines: list[Play | None] = [None] * table.seats
        """The plays that brought them there."""
        self._outs: dict[int, Phrase] = {}
        self._given = [0] * table.seats
        self._taken = [0] * table.seats
        self._luck = [0] * table.seats
        self._has_dice = [False] * table.seats
        self.listen()

    def listen(self) -> None:
        """What has happened since."""
        self._moment += 1
        touched: list[Play] = []
        for event in self._table.diary.told(self._heard):
            touched += self._plays.take(event)
            self._note(event)
            self._last = event
        self._heard = len(self._table.diary.entries)
        for seat, place in enumerate(self._table.places()):
            if place != WINNER_PLACE:
                self._ahead[seat] = -1
            elif self._ahead[seat] < 0:
                self._ahead[seat] = self._moment
                own = [play for play in touched if play.seat == seat]
                self._lines[seat] = (own or touched)[-1] if touched else None

    def _note(self, event: Event) -> None:
        for deed in self._table.game.deeds(event, self._table.book):
            if deed.kind == OUT:
                self._outs.setdefault(deed.seat, self._why(event, deed.is_effect))
            elif deed.kind == HIT:
                self._taken[deed.seat] += 1
                if deed.by in range(self._table.seats):
                    self._given[deed.by] += 1
            elif deed.kind == LUCK:
                self._luck[deed.seat] += deed.amount
                self._has_dice[deed.seat] = True

    def _why(self, event: Event, is_effect: bool) -> Phrase:
        if not is_effect or self._last is None:
            return self._tell(event)
        return [*self._tell(self._last), " ", *self._tell(event)]

    def story(self, id: str) -> Story:
        assert self._last is not None, "something happens in every race"
        end = self._tell(self._last)
        seats = [self._seat(seat) for seat in range(self._table.seats)]
        return Story(id, end, self._turning(), seats)

    def _tell(self, event: Event) -> Phrase:
        return self._table.game.tell(event, self._table.book).shape()

    def _turning(self) -> Turning | None:
        winners = self._table.standings().winners
        if len(winners) != 1:
            return None
        since, play = self._ahead[winners[0]], self._lines[winners[0]]
        # Who was in front from the start never took the lead; of who is left over the end tells.
        if since < 1 or play is None or play.seat == TABLE:
            return None
        return Turning(since, play.line().shape())

    def _seat(self, seat: int) -> SeatStory:
        facts: list[Phrase] = []
        if self._given[seat]:
            facts.append(say("{} given", amount(self._given[seat], "hit")).shape())
        if self._taken[seat]:
            facts.append(say("{} taken", amount(self._taken[seat], "hit")).shape())
        if self._has_dice[seat]:
            facts.append(_dice(self._luck[seat]))
        return SeatStory(seat, self._outs.get(seat), facts)


def _dice(luck: int) -> Phrase:
    """The dice were 4 pips kinder than average."""
    pips = round(abs(luck) / PIP)
    if pips == 0:
        return say("dice as kind as the average").shape()
    kind = "kinder" if luck > 0 else "harsher"
    return say(f"dice {{}} {kind} than average", amount(pips, "pip")).shape()
