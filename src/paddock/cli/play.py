"""`paddock play GAME`: a race in the terminal, in plain lines."""

from collections.abc import Sequence
from pathlib import Path
from secrets import randbits
from typing import Annotated

import typer

from paddock.bots import Bot, bot_names, find_bot
from paddock.cli.choices import fit_seats, make_config, split_names
from paddock.cli.evening import Evening, Quit
from paddock.cli.keyboard import Closed, Terminal
from paddock.cli.options import Choices, Data, GameId, Quiet
from paddock.cli.voice import FAILED, WrongUsage, complain
from paddock.core.game import Game
from paddock.games import find
from paddock.table.luck import Luck
from paddock.table.table import Table

ME = "me"
USUAL_BOTS = ("driver", "rookie", "random")
SEED_BITS = 53


def run(
    game: GameId,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="ME,BOT,…",
            help="Who plays, one a seat: `me`, or a bot. Several `me` share the keyboard.",
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="The names of the seats.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Repeatable luck; without it nobody can predict it.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the record in this file.")
    ] = None,
    data: Data = None,
    choices: Choices = None,
    quiet: Quiet = False,
) -> None:
    """A race in the terminal.

    Against bots, with friends at one keyboard, or watch bots race.
    """
    found = find(game)
    players = split_names(seats, "--seats") if seats is not None else usual_seats(found)
    fit_seats(found, len(players), "--seats")
    bots = {seat: find_bot(found, name) for seat, name in enumerate(players) if name != ME}
    called = _names(names, len(players))
    config = make_config(found, data, choices or [])
    if save is not None and (save.is_dir() or not save.resolve().parent.is_dir()):
        raise WrongUsage(f"--save: {save} cannot be a file; is its folder there?")
    luck = Luck.sealed() if seed is None else Luck.seeded(seed)
    table = Table(found, len(players), luck, config, called)
    own_luck = randbits(SEED_BITS) if seed is None else seed
    _sit_down(table, bots, own_luck, save, quiet=quiet)


def usual_seats(game: Game) -> list[str]:
    """You and as few bots as the game allows, the best that it has."""
    known = bot_names(game)
    bot = next(name for name in USUAL_BOTS if name in known)
    return [ME] + [bot] * (max(game.seats[0], 2) - 1)


def _names(text: str | None, seats: int) -> Sequence[str]:
    if text is None:
        return ()
    names = split_names(text, "--names")
    if len(names) != seats:
        raise WrongUsage(f"--names: {len(names)} names for {seats} seats")
    if len(set(names)) != len(names):
        raise WrongUsage("--names: two seats have the same name")
    return names


def _sit_down(
    table: Table, bots: dict[int, Bot], seed: int, save: Path | None, *, quiet: bool
) -> None:
    """Play the race to its end, or to where somebody leaves; the record is kept in any case."""
    terminal = Terminal()
    try:
        Evening(table, bots, seed, terminal, quiet=quiet).play()
    except Quit:
        terminal.say("You leave the race.")
    except Closed:
        complain("the input ended before the race did")
        raise typer.Exit(FAILED) from None
    finally:
        if save is not None:
            save.write_text(table.record().text(), encoding="utf-8")
            how_far = "" if table.over else " so far, without a result,"
            terminal.say(f"The record{how_far} is in {save}.")
