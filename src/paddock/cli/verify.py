"""`paddock verify FILE…`: whether records are whole and true."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.options import Json, Quiet
from paddock.cli.voice import FAILED, about, complain, print_json
from paddock.table.replay import verify


def run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records.")],
    json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Check that records are whole and true.

    Hashes, result, and that the luck is the one committed to before the race.
    """
    checked = [(file, _why_not(file)) for file in files]
    if json and len(checked) == 1:
        print_json({"ok": not checked[0][1], "why": checked[0][1]})
    elif json:
        print_json([{"file": str(file), "ok": not why, "why": why} for file, why in checked])
    else:
        for file, why in checked:
            if why:
                complain(f"{file}: {why}")
            elif not quiet:
                print(f"ok  {file}")
    if any(why for _, why in checked):
        raise typer.Exit(FAILED)


def _why_not(file: Path) -> str:
    try:
        return verify(file.read_bytes())
    except OSError as error:
        return (error.strerror or str(error)).lower() if error.filename else about(error)
