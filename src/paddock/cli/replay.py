"""`paddock replay FILE`: a record as a transcript, to its end or to any answer of it."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.result import result_lines
from paddock.cli.voice import WrongUsage, note
from paddock.core.errors import BrokenRecord, PaddockError
from paddock.core.protocol import SPECTATOR
from paddock.table.record import Record
from paddock.table.replay import replay
from paddock.table.transcript import tell_all


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    until: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after so many answers.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="What this seat was told, from 0 on.")
    ] = None,
) -> None:
    """Print a record as a transcript.

    With --until it stops there and shows the board as it stood then.
    """
    try:
        table = replay(Record.parse(file.read_bytes()), until)
    except BrokenRecord as error:
        raise PaddockError(f"{file}: {error}") from None
    if seat is not None and seat >= table.seats:
        raise WrongUsage(f"--seat: this race has seats 0 to {table.seats - 1}")
    if until is not None and until > table.answers + len(table.asked()) - len(table.decisions()):
        note(f"The record has {table.answers} answers; this is all of it.")
    events = table.diary.told() if seat is None else table.events(seat)
    lines = tell_all(table.game, table.book, events, table.names)
    if table.over:
        lines += ["", *result_lines(table)]
    else:
        view = table.view(SPECTATOR if seat is None else seat)
        lines += ["", *table.game.draw(view, table.names)]
        waiting = ", ".join(table.names[decision.seat] for decision in table.decisions())
        lines += ["", f"The table waits for {waiting}."]
    print("\n".join(lines))
