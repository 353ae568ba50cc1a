"""`paddock track`: whether a track, tile set or board that somebody made can be used; on paper."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from paddock.cli.choices import read_data
from paddock.cli.options import Json, Quiet
from paddock.cli.voice import FAILED, WRONG_USAGE, WrongUsage, about, complain, note, print_json
from paddock.core.codec import codec_of
from paddock.core.errors import BrokenData
from paddock.core.game import USUAL_EFFORT, Facts, Game, OwnData
from paddock.games import all_games, find
from paddock.paper import FORMS, PAPERS, printed

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

    Says what is on it, and of a course whether it can be driven; or which place in the file is
    wrong and why.
    """
    why, name, told = "", "", Facts("", {}, [])
    try:
        found, own, book = _opened(file, game)
        told = _scouted(found, book, own.look(book))
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


@app.command("print")
def print_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="JSON or TOML, as for --data.")],
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="What to write: a .svg or a .pdf.")
    ],
    paper: Annotated[str, typer.Option(help=f"The sheets of a PDF: {', '.join(PAPERS)}.")] = next(
        iter(PAPERS)
    ),
    game: Annotated[
        str | None, typer.Option(help="Which game it is for; without it the file tells.")
    ] = None,
    quiet: Quiet = False,
) -> None:
    """Draw a course at true scale, for paper.

    An SVG is one sheet as large as the table; a PDF shows it on as many sheets as it takes.
    """
    form = out.suffix.removeprefix(".").lower()
    if form not in FORMS:
        raise WrongUsage(f"--out: {out} must end in {' or '.join(f'.{one}' for one in FORMS)}")
    if paper not in PAPERS:
        raise WrongUsage(f"--paper: must be one of: {', '.join(PAPERS)}")
    try:
        found, own, book = _opened(file, game)
        if own.plan is None:
            raise BrokenData(str(file), f"a {own.what} for {found.title} has no true scale")
        out.write_bytes(printed(own.plan(book), form, paper))
    except BrokenData as error:
        complain(error)
        raise typer.Exit(FAILED) from None
    except OSError as error:
        complain(about(error))
        raise typer.Exit(FAILED) from None
    note(f"Written to {out}. Print it at 100 %.", quiet=quiet)


def _scouted(game: Game, book: Any, told: Facts) -> Facts:
    """What is on it, with whether it can be driven, where the game finds that out."""
    if game.scout is None:
        return told
    found = game.scout(book, USUAL_EFFORT)
    plain = {**told.plain, "is_drivable": found.is_drivable, "scouting": codec_of(game).dump(found)}
    return Facts(told.name, plain, [*told.lines, found.text.text([])])


Taker = tuple[Game, OwnData]


def _opened(file: Path, game: str | None) -> tuple[Game, OwnData, Any]:
    """The game that a file is for, what it takes, and the book with the file in it."""
    takers = _takers() if game is None else [_taker(game)]
    data = read_data(file)
    found, own = _known_by(data, takers, file)
    return found, own, _book(found, data, file)


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
