"""Tells one seat, or a spectator, what it may know of a table, and nothing else."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from msgspec import UNSET, Raw, structs

from paddock.bots import usual_bot
from paddock.core.protocol import SPECTATOR, Action, Decision, Event, Order, View
from paddock.server.former import forms_of
from paddock.server.kept import (
    ALOUD,
    HUMAN,
    NEVER,
    NORMAL,
    OVER,
    RACING,
    SILENT,
    CallName,
    KeptRace,
    Minutes,
    PaceName,
    Seat,
    Status,
)
from paddock.server.leaver import can_return, leaving
from paddock.server.packing import packed
from paddock.server.watcher import Watcher
from paddock.server.wire import (
    Absence,
    Asked,
    Brief,
    Closed,
    CoachFrame,
    Driven,
    LogLine,
    Option,
    Ordered,
    PublicPart,
    SealedFrame,
    Shape,
    Standings,
    TableFrame,
    WindowFrame,
    encoded,
    ruled,
    write,
)
from paddock.table.table import Table

SMALL: Final = 4_000
"""The foresight of a whole menu comes with its question while it has at most so many bytes."""


@dataclass(frozen=True, slots=True)
class Around:
    """What a frame says besides the race itself; all of it is public."""

    status: Status
    moment: int
    seats: Sequence[Seat]
    online: list[int]
    rematch: str | None
    pace: PaceName = NORMAL
    window: WindowFrame | None = None
    coach: CoachFrame | None = None
    patience: Minutes = NEVER
    stand_in: str | None = None
    away: Sequence[Absence] = ()
    has_advice: bool = False
    advised: Sequence[int] = ()

    @property
    def devices(self) -> int:
        """How many there are that people sit at."""
        return len({one.holder for one in self.seats if one.kind == HUMAN})


def around(
    race: KeptRace,
    moment: int,
    online: Iterable[int] = (),
    window: WindowFrame | None = None,
    coach: CoachFrame | None = None,
    away: Sequence[Absence] = (),
) -> Around:
    """What stands around a race just now."""
    return Around(
        race.status,
        moment,
        race.seats,
        sorted(online),
        race.rematch,
        race.pace_now,
        window,
        coach,
        race.patience,
        race.stand_in,
        away,
    )


def with_advice(outside: Around, has_advice: bool, advised: Sequence[int]) -> Around:
    """The same, with whether one may ask the driver; who did is told after the race."""
    asked = advised if outside.status == OVER else ()
    return replace(outside, has_advice=has_advice, advised=asked)


def public_part(table: Table, around: Around) -> PublicPart:
    """What everybody at the table sees alike."""
    has_begun = around.status in (RACING, OVER)
    is_over = has_begun and table.over
    return PublicPart(
        game=table.game.id,
        status=around.status,
        moment=around.moment,
        names=table.names,
        kinds=[one.kind for one in around.seats],
        online=around.online,
        asked=table.asked() if has_begun else [],
        places=table.places(),
        window=around.window,
        pace=around.pace,
        patience=around.patience,
        stand_in=around.stand_in or usual_bot(table.game),
        away=list(around.away),
        driven=[Driven(one.seat, one.bot or "") for one in around.seats if one.is_stood_in],
        has_advice=around.has_advice,
        advised=list(around.advised),
        standings=standings(table) if is_over else None,
        commitment=table.luck.commitment,
        reveal=table.luck.reveal if is_over else None,
        rematch=around.rematch,
        coach=around.coach or UNSET,
    )


def table_frame(
    table: Table,
    seat: int,
    around: Around,
    *,
    seq: int,
    log_from: int,
    has_transcript: bool = False,
) -> TableFrame:
    """The table as this seat sees it."""
    public = structs.asdict(public_part(table, around))
    own = own_part(table, seat, around, seq, log_from, Lines(table))
    if has_transcript:
        own["transcript"] = transcript(table, seat, around)
    return TableFrame(**public, **own)


def own_part(
    table: Table, seat: int, around: Around, seq: int, log_from: int, lines: "Lines"
) -> dict[str, Any]:
    """What a frame says to this seat alone; `lines` are shared by all who are told at once.

    Until everybody sits, nobody is asked and nobody has looked at a hand: all see the same.
    Who has left or lets a bot drive still sees what the seat sees, and is asked nothing.
    """
    has_begun = around.status in (RACING, OVER)
    view = table.view(seat if has_begun else SPECTATOR)
    sitter = None if seat == SPECTATOR else around.seats[seat]
    decision = _asked_now(table, seat, around)
    is_racing = around.status == RACING
    is_watched = around.window is not None and around.devices > 1
    return {
        **_sealed_part(table, seat, around),
        "seq": seq,
        "seat": seat,
        "call": call(table, around.seats, seat) if is_racing else None,
        "can_hold": False,
        "holds_whenever": False,
        "leaving": leaving(table.game, sitter) if sitter is not None and is_racing else None,
        "can_return": sitter is not None and is_racing and can_return(sitter),
        "view": packed(table.codec.dump(view)),
        "decision": None
        if decision is None
        else asked(table, view, decision, is_watched=is_watched),
        "log_from": log_from,
        "log": lines.of(table.events(seat, log_from)) if has_begun else [],
    }


def transcript(table: Table, seat: int, around: Around) -> list[str]:
    """What this seat sees, in lines."""
    has_begun = around.status in (RACING, OVER)
    return table.game.draw(table.view(seat if has_begun else SPECTATOR), table.names)


def _asked_now(table: Table, seat: int, around: Around) -> Decision | None:
    """What is asked of whoever sits there and drives."""
    is_here = seat != SPECTATOR and not around.seats[seat].is_let_go
    return table.decision(seat) if is_here and around.status in (RACING, OVER) else None


def _sealed_part(table: Table, seat: int, around: Around) -> dict[str, Any]:
    """What changes for a seat when somebody seals an answer and nothing else happens."""
    is_here = seat != SPECTATOR and not around.seats[seat].is_let_go
    has_begun = around.status in (RACING, OVER)
    decision, dropped = _asked_now(table, seat, around), table.dropped(seat)
    sealed = None if decision is None else table.sealed(seat)
    return {
        "locked": table.locked(seat),
        "can_undo": is_here and has_begun and table.can_undo(seat),
        "sealed": None if decision is None or sealed is None else option(table, decision, sealed),
        "asking": list(table.attention(seat)),
        "orders": [in_words(table, order) for order in table.orders(seat)],
        "dropped": None if dropped is None else ruled(dropped),
    }


class Telling:
    """One change, told to many: what they see alike is encoded once. `holders` may hold, and
    those `on_guard` hold whenever something is aimed."""

    def __init__(
        self,
        table: Table,
        outside: Around,
        holders: Collection[int] = (),
        on_guard: Collection[int] = (),
        lines: "Lines | None" = None,
    ) -> None:
        self._table = table
        self._around = outside
        self._holders = holders
        self._on_guard = on_guard
        self._lines = lines or Lines(table)
        self._alike: Raw | None = None

    def sealed(self, watcher: Watcher, seq: int, ack: str | None = None) -> str:
        """That an answer was sealed, for who has the table as it stands."""
        own = _sealed_part(self._table, watcher.seat, self._around)
        moment = self._around.moment
        return write(SealedFrame(seq=seq, moment=moment, ack=ack or UNSET, **own))

    def frame(self, watcher: Watcher, seq: int, ack: str | None = None) -> str:
        """The table as it travels to this one."""
        table, around = self._table, self._around
        if self._alike is None:
            self._alike = encoded(public_part(table, around))
        own = own_part(table, watcher.seat, around, seq, watcher.lines, self._lines)
        own["can_hold"] = watcher.seat in self._holders
        own["holds_whenever"] = watcher.seat in self._on_guard
        if watcher.has_transcript:
            own["transcript"] = transcript(table, watcher.seat, around)
        if ack is not None:
            own["ack"] = ack
        return write_table(own, self._alike)


def write_table(own: dict[str, Any], alike: Raw) -> str:
    """The table as it travels to one seat: what is its own, then what all see `alike`."""
    mine = bytes(encoded({"type": "table", **own}))
    return (mine[:-1] + b"," + bytes(alike)[1:]).decode()


def call(table: Table, seats: Sequence[Seat], seat: int) -> CallName | None:
    """How the people who share the device of this seat are asked in a window: aloud, all at once;
    or not at all unless one of them has spoken up. By public knowledge, so it tells nothing."""
    window = table.window()
    if window is None or seat == SPECTATOR:
        return None
    sharers = [one for one in seats if one.kind == HUMAN and one.holder == seats[seat].holder]
    here = [one.seat for one in sharers if not one.is_stood_in]
    asked = [one for one in table.asked() if one in here]
    hides_nothing = not table.game.has_secrets and len(table.asked()) == 1
    if len(here) < 2 or asked in ([], [window.turn]) or hides_nothing:
        return None
    return ALOUD if window.is_trigger else SILENT


def standings(table: Table) -> Standings:
    """How the race ended."""
    end = table.standings()
    return Standings(end.winners, end.places, end.reason)


def asked(table: Table, view: View, decision: Decision, *, is_watched: bool = False) -> Asked:
    """A question with its options, in shapes and in words. In a window among people nothing is
    foreseen with it: the more somebody could do, the longer all others would wait for frames."""
    prompt = table.game.prompt(decision, table.book)
    shape = table.codec.dump(decision)
    # The options say it, with words.
    shape.pop("menu", None)
    return Asked(
        packed(shape),
        ruled(prompt),
        decision.exact,
        [option(table, decision, action) for action in decision.options()],
        [closed(table, decision, action) for action in decision.closed()],
        forms_of(table.codec, decision),
        None if is_watched else menu_foresight(table, view, decision),
        decision.is_window,
    )


def option(table: Table, decision: Decision, action: Action) -> Option:
    """An answer, on the menu or not, in its shape and in words."""
    text = table.game.option(decision, action, table.book).shape()
    return Option(packed(table.codec.dump(action)), table.game.word(action), text)


def closed(table: Table, decision: Decision, action: Action) -> Closed:
    """An answer that is not allowed now, and why."""
    why = decision.refusal(action)
    assert why is not None, f"{action!r} is said to be closed and is allowed"
    return Closed(packed(table.codec.dump(action)), ruled(why))


def in_words(table: Table, order: Order) -> Ordered:
    """An order in its shape and in words."""
    return Ordered(packed(table.codec.dump(order)), table.game.order(order, table.book).shape())


def foresight_of(table: Table, view: View, decision: Decision, candidate: Action) -> Shape | None:
    """What one allowed answer would bring, as far as its seat can know."""
    foreseen = table.game.foresee(view, decision, candidate)
    return None if foreseen is None else packed(table.codec.dump(foreseen))


def menu_foresight(table: Table, view: View, decision: Decision) -> list[Shape | Raw | None] | None:
    """That of every option, or nothing where all options say all themselves; None as soon as it is
    not small."""
    made: list[Shape | Raw | None] = []
    size = 0
    for action in decision.options():
        shape = foresight_of(table, view, decision, action)
        text = None if shape is None else encoded(shape)
        size += 0 if text is None else len(bytes(text))
        if size > SMALL:
            return None
        made.append(text)
    return made if size else []


class Lines:
    """The lines of a log: each is put in words and encoded once, however many hear of it, and
    however often."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._made: dict[int, tuple[Event, Raw]] = {}

    def of(self, events: Iterable[Event]) -> list[LogLine | Raw]:
        """These events in shapes and in words."""
        return [self._line(event) for event in events]

    def _line(self, event: Event) -> Raw:
        # By identity; the event is kept with its line, so that no other takes its place.
        made = self._made.get(id(event))
        if made is None:
            told = self._table.game.tell(event, self._table.book)
            plays = [
                Brief(one.seat, one.opens, one.words.shape())
                for one in self._table.game.brief(event, self._table.book)
            ]
            line = LogLine(packed(self._table.codec.dump(event)), told.shape(), told.rules, plays)
            made = self._made[id(event)] = (event, encoded(line))
        return made[1]
