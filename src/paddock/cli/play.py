"""`paddock play GAME`: a race in the terminal, in plain lines."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import Annotated

import typer

from paddock.bots import find_bot, usual_bot
from paddock.cli.choices import fit_seats, make_config, split_names
from paddock.cli.evening import ME, NOBODY, Evening, Quit
from paddock.cli.keyboard import Closed, Terminal
from paddock.cli.options import Choices, Data, Quiet
from paddock.cli.saving import read_saved, save_race
from paddock.cli.voice import FAILED, WrongUsage, complain
from paddock.core.game import Game
from paddock.games import find
from paddock.table.luck import Luck
from paddock.table.table import Table

SEED_BITS = 53


def run(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="Which game; `paddock games` lists them. A saved race knows it."
        ),
    ] = None,
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
        Path | None, typer.Option(metavar="FILE", help="Keep the race in this file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a race kept by --save.")
    ] = None,
    data: Data = None,
    choices: Choices = None,
    quiet: Quiet = False,
) -> None:
    """A race in the terminal.

    Against bots, with friends at one keyboard, or watch bots race.
    """
    if save is not None and (save.is_dir() or not save.resolve().parent.is_dir()):
        raise WrongUsage(f"--save: {save} cannot be a file; is its folder there?")
    if resume is not None:
        _only_new_races({"--names": names, "--seed": seed, "--data": data, "--set": choices})
        table, players = read_saved(resume, game)
        if seats is not None:
            players = split_names(seats, "--seats")
            if len(players) != table.seats:
                raise WrongUsage(f"--seats: {len(players)} players for {table.seats} seats")
        players = players or usual_seats(table.game, table.seats)
        _sit_down(table, players, save or resume, is_new=False, quiet=quiet)
        return
    if game is None:
        raise WrongUsage("which game? `paddock games` lists them")
    found = find(game)
    players = split_names(seats, "--seats") if seats is not None else usual_seats(found)
    fit_seats(found, len(players), "--seats")
    for name in players:
        if name != ME:
            find_bot(found, name)
    called = _names(names, len(players))
    config = make_config(found, data, choices or [])
    luck = Luck.sealed() if seed is None else Luck.seeded(seed)
    table = Table(found, len(players), luck, config, called)
    _sit_down(table, players, save, is_new=True, quiet=quiet)


def _only_new_races(settled: Mapping[str, object]) -> None:
    for option, given in settled.items():
        if given is not None:
            raise WrongUsage(f"{option}: a saved race has that settled; leave it out")


def usual_seats(game: Game, seats: int = 0) -> list[str]:
    """You and bots, the best that the game has; as few as it allows, if nobody says how many."""
    return [ME] + [usual_bot(game)] * ((seats or max(game.seats[0], 2)) - 1)


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
    table: Table, players: Sequence[str], save: Path | None, *, is_new: bool, quiet: bool
) -> None:
    """Play the race to its end, or to where somebody stops; it is kept in any case."""
    terminal = Terminal()
    bots = {
        seat: find_bot(table.game, name)
        for seat, name in enumerate(players)
        if name not in (ME, NOBODY)
    }
    people = [seat for seat, name in enumerate(players) if name == ME]
    own_luck = table.luck.reveal.get("seed", randbits(SEED_BITS))
    evening = Evening(table, people, bots, own_luck, terminal, quiet=quiet)
    if not is_new:
        evening.catch_up()
    try:
        evening.play()
    except Quit:
        terminal.say("You stop here.")
    except Closed:
        complain("the input ended before the race did")
        raise typer.Exit(FAILED) from None
    finally:
        if save is not None:
            terminal.say(save_race(table, evening.players(), save))
