"""Tells one seat, or a spectator, what it may know of a table, and nothing else."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from paddock.core.protocol import SPECTATOR, Decision, Event, View
from paddock.server.kept import LEFT, OVER, RACING, KeptRace, Seat, Status
from paddock.server.leaver import can_return, leaving
from paddock.server.wire import Asked, LogLine, Option, Prompt, Standings, TableFrame
from paddock.table.table import Table


@dataclass(frozen=True, slots=True)
class Around:
    """What a frame says besides the race itself; all of it is public."""

    status: Status
    moment: int
    seats: Sequence[Seat]
    online: list[int]
    rematch: str | None


def around(race: KeptRace, moment: int, online: Iterable[int] = ()) -> Around:
    """What stands around a race just now."""
    return Around(race.status, moment, race.seats, sorted(online), race.rematch)


def table_frame(table: Table, seat: int, around: Around, *, seq: int, log_from: int) -> TableFrame:
    """The table as this seat sees it.

    Until everybody sits, nobody is asked and nobody has looked at a hand: all see the same.
    Who has left still sees what the seat sees, and is asked nothing.
    """
    has_begun = around.status in (RACING, OVER)
    is_over = has_begun and table.over
    view = table.view(seat if has_begun else SPECTATOR)
    sitter = None if seat == SPECTATOR else around.seats[seat]
    is_here = sitter is not None and sitter.kind != LEFT and has_begun
    decision = table.decision(seat) if is_here else None
    sealed = table.sealed(seat) if is_here else None
    is_racing = around.status == RACING
    return TableFrame(
        seq=seq,
        seat=seat,
        game=table.game.id,
        status=around.status,
        moment=around.moment,
        names=table.names,
        kinds=[one.kind for one in around.seats],
        online=around.online,
        asked=table.asked() if has_begun else [],
        locked=table.locked(seat),
        can_undo=is_here and table.can_undo(seat),
        leaving=leaving(table.game, sitter) if sitter is not None and is_racing else None,
        can_return=sitter is not None and is_racing and can_return(sitter),
        view=table.codec.dump(view),
        decision=None if decision is None else asked(table, view, decision),
        sealed=None if sealed is None else table.codec.dump(sealed),
        log_from=log_from,
        log=log_lines(table, table.events(seat, log_from)) if has_begun else [],
        transcript=table.game.draw(view, table.names),
        standings=standings(table) if is_over else None,
        commitment=table.luck.commitment,
        reveal=table.luck.reveal if is_over else None,
        rematch=around.rematch,
    )


def standings(table: Table) -> Standings:
    """How the race ended."""
    end = table.standings()
    return Standings(end.winners, end.places, end.reason)


def asked(table: Table, view: View, decision: Decision) -> Asked:
    """A question with its options, in shapes and in words."""
    game, codec, names = table.game, table.codec, table.names
    prompt = game.prompt(decision, names)
    return Asked(
        codec.dump(decision),
        Prompt(prompt.text, prompt.rules),
        [
            Option(codec.dump(action), game.word(action), game.option(decision, action, names))
            for action in decision.options()
        ],
        [codec.dump(preview) for preview in game.preview(view, decision, names)],
    )


def log_lines(table: Table, events: Iterable[Event]) -> list[LogLine]:
    """Events in shapes and in words."""
    lines = []
    for event in events:
        told = table.game.tell(event, table.names)
        lines.append(LogLine(table.codec.dump(event), told.text, told.rules))
    return lines
