"""The options that several verbs share, written once."""

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game; `paddock games` lists them.")
]
Json = Annotated[bool, typer.Option("--json", help="The result as JSON, for programs.")]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Only the result, nothing around it.")]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="FILE", help="Own tiles, tracks or tables for the game: JSON or TOML."
    ),
]
Choices = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="KEY=VALUE",
        help="A choice of the game's set-up, as `paddock games GAME` lists them; repeatable.",
    ),
]
