"""`paddock wire GAME`: the wire shapes of a game of one's own."""

from typing import Annotated

import typer

from paddock.cli.options import GameId, Quiet
from paddock.cli.voice import FAILED, complain
from paddock.core.schema import as_json, wire_of
from paddock.core.sources import folder_of, sources_of
from paddock.games import package_of


def run(
    game: GameId,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit with 1 if it is stale.")
    ] = False,
    quiet: Quiet = False,
) -> None:
    """Make the wire.json of a game of your own.

    Every kind with its fields, read from the source of its package and kept beside it.
    """
    package = package_of(game)
    folder = folder_of(package)
    text = as_json(wire_of(game, sources_of(package, folder)))
    file = folder / "wire.json"
    is_stale = not file.exists() or file.read_bytes() != text.encode()
    if is_stale and check:
        complain(f"{file} is stale; `paddock wire {game}` makes it anew")
        raise typer.Exit(FAILED)
    if is_stale:
        file.write_bytes(text.encode())
    if not quiet:
        print(f"{'wrote' if is_stale else 'ok '} {file}")
