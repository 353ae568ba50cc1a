"""`paddock VERB …`: puts the verbs together, and turns every mistake into one line and a number."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from paddock import __version__
from paddock.bots import UnknownBot
from paddock.cli import bench, games, play, replay, rules, scenario, serve, sim, track, verify, wire
from paddock.cli.choices import look_here_too
from paddock.cli.voice import (
    FAILED,
    INTERRUPTED,
    WRONG_USAGE,
    WrongUsage,
    about,
    about_engine,
    complain,
)
from paddock.core.errors import PaddockError, UnknownGame

# Neither of typer's two ways to print errors: ours is one line, without a frame or a traceback.
app = typer.Typer(add_completion=True, pretty_exceptions_enable=False, rich_markup_mode=None)

for verb in (games, play, serve, sim, scenario, replay, verify, rules, bench, wire):
    app.command(verb.__name__.rpartition(".")[2])(verb.run)
app.add_typer(track.app, name="track")


def _show_version(is_wanted: bool) -> None:
    if is_wanted:
        print(f"paddock {__version__}\n{about_engine()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def paddock(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="The version."),
    ] = False,
) -> None:
    """Tabletop racing games: play them, simulate them, check them."""
    if context.invoked_subcommand is None:
        print(context.get_help(), file=sys.stderr)
        raise typer.Exit(WRONG_USAGE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one verb; 0 ok, 1 failure, 2 wrong usage, 130 interrupted."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        look_here_too()
        code = app(
            None if arguments is None else list(arguments),
            prog_name="paddock",
            standalone_mode=False,
        )
        sys.stdout.flush()
    except (WrongUsage, UnknownGame, UnknownBot) as error:
        complain(error)
        return WRONG_USAGE
    except PaddockError as error:
        complain(error)
        return FAILED
    except BrokenPipeError:
        # Whoever read our output has heard enough; let the last flush go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        complain(about(error))
        return FAILED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        # Typer's own complaints about the command line; where their class lives depends on typer.
        say = getattr(error, "format_message", None)
        if say is None:
            raise
        complain(say())
        return WRONG_USAGE
    return code if isinstance(code, int) else 0
