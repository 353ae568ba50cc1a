"""`paddock scenario FILE…`: runs scenario files against the engine."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.options import Json, Quiet
from paddock.cli.voice import FAILED, about, complain, print_json
from paddock.core.errors import PaddockError
from paddock.table.scenario import Outcome, run_scenario


def run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, TOML.")],
    json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Run scenario files.

    Each is a position, luck and answers, and what must come of them.
    """
    outcomes = [_run_one(file) for file in files]
    if json:
        print_json([outcome._asdict() for outcome in outcomes])
    else:
        for outcome in outcomes:
            if not outcome.ok:
                named = f"{outcome.file}: {outcome.name}: " if outcome.name else ""
                complain(f"{named}{outcome.why}")
            elif not quiet:
                print(f"ok  {outcome.file}: {outcome.name}")
        if not quiet:
            print(f"{sum(outcome.ok for outcome in outcomes)} of {len(outcomes)} scenarios hold")
    if not all(outcome.ok for outcome in outcomes):
        raise typer.Exit(FAILED)


def _run_one(file: Path) -> Outcome:
    """One file's outcome, also when the file itself is broken: the others are still run."""
    try:
        return run_scenario(file)
    except PaddockError as error:
        return Outcome(str(file), "", False, str(error))
    except OSError as error:
        return Outcome(str(file), "", False, about(error))
