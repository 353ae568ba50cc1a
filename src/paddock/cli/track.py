"""`paddock track check FILE`: whether a track, tile set or board that somebody made can be used."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from paddock.cli.choices import read_data
from paddock.cli.options import Json, Quiet
from paddock.cli.voice import FAILED, WRONG_USAGE, WrongUsage, about, complain, print_json
from paddock.core.errors import BrokenData
from paddock.core.game import Facts, Game, OwnData
from paddock.games import all_games, find

app = typer.Typer(rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def run(context: typer.Context) -> None:
    """Look at a track, tile set or board of your own."""
    if context.invoked_subcommand is None:
        print(context.get_help(), file=sys.stderr)
        raise typer.Exit(WRONG_USAGE)


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="JSON or TOML, as for --data.")],
    game: Annotated[
        str | None, typer.Option(help="Which game it is for; without it the file tells.")
    ] = None,
    json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Check a track, tile set or board.

    Says what is on it, or which place in the file is wrong and why.
    """
    takers = _takers() if game is None else [_taker(game)]
    why, name, told = "", "", Facts("", {}, [])
    try:
        data = read_data(file)
        found, own = _known_by(data, takers, file)
        told = own.look(_book(found, data, file))
        name = told.name or f"a {own.what} for {found.title}"
    except BrokenData as error:
        why = str(error)
    except OSError as error:
        why = about(error)
    if json:
        print_json({"ok": not why, "why": why, **told.plain})
    elif why:
        complain(why)
    elif not quiet:
        print("\n".join([f"ok  {file}: {name}", *told.lines]))
    if why:
        raise typer.Exit(FAILED)


Taker = tuple[Game, OwnData]


def _takers() -> list[Taker]:
    """The games that take data of one's own."""
    return [(game, game.own_data) for game in all_games() if game.own_data is not None]


def _taker(id: str) -> Taker:
    game = find(id)
    if game.own_data is None:
        known = ", ".join(other.id for other, _ in _takers())
        raise WrongUsage(f"--game: {game.title} takes no data of one's own; these do: {known}")
    return game, game.own_data


def _known_by(data: dict[str, Any], takers: list[Taker], file: Path) -> Taker:
    """The game that a file says it is for, or else the one whose fields it has most of."""
    if len(takers) == 1:
        return takers[0]
    named = [taker for taker in takers if taker[0].id == data.get("game")]
    if named:
        return named[0]
    shared = [len(data.keys() & set(own.fields) - {"game"}) for _, own in takers]
    if "game" in data or not max(shared, default=0) or shared.count(max(shared)) > 1:
        known = ", ".join(game.id for game, _ in takers)
        why = f"does not tell which game it is for; say it with --game, one of: {known}"
        raise BrokenData(str(file), why)
    return takers[shared.index(max(shared))]


def _book(game: Game, data: dict[str, Any], file: Path) -> Any:
    try:
        return game.book({"data": data})
    except BrokenData as error:
        raise BrokenData(f"{file}: {error.place.removeprefix('data.')}", error.why) from None
