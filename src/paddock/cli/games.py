"""`paddock games`: which games there are, and what can be chosen before a race of one."""

import json as written
from typing import Annotated, Any

import typer

from paddock.cli.options import Json
from paddock.cli.voice import columns, complain, print_json
from paddock.core.game import Choice, Game
from paddock.games import all_games, complaints, find


def run(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Tell what can be chosen for this one.")
    ] = None,
    json: Json = False,
) -> None:
    """List the games, or what can be chosen before a race of one."""
    if game is not None:
        _tell_choices(find(game), json=json)
        return
    found = all_games()
    for why in complaints():
        complain(why)
    if json:
        print_json(
            [
                {
                    "id": one.id,
                    "title": one.title,
                    "seats": [one.seats[0], one.seats[-1]],
                    "version": one.version,
                    "stage": one.stage,
                }
                for one in found
            ]
        )
        return
    rows = [["id", "title", "seats", "rules", "stage", ""]]
    for one in found:
        seats = f"{one.seats[0]}-{one.seats[-1]}"
        rows.append([one.id, one.title, seats, f"version {one.version}", one.stage, one.tagline])
    print("\n".join(columns(rows)))


def _tell_choices(game: Game, *, json: bool) -> None:
    if json:
        print_json([_plain(choice) for choice in game.choices])
        return
    if not game.choices:
        print(f"{game.title} has nothing to choose but its seats.")
        return
    for choice in game.choices:
        print(f"--set {choice.key}={_allowed(choice)}")
        print(f"    {choice.title}. {choice.help}")
        for value, text in choice.values:
            print(f"    {_typed(value)}: {text}{' (default)' * (value == choice.default)}")
        for value, parts in choice.parts.items():
            print(f"    {choice.of} {value}: {'; '.join(f'{text}: {n}' for _, text, n in parts)}")


def _allowed(choice: Choice) -> str:
    values = [_typed(value) for value, _ in choice.values]
    if choice.kind == "number":
        return f"N, from {choice.least} to {choice.most}; {choice.default} by default"
    if choice.kind == "seats":
        order = ", rising" if choice.is_rising else ""
        return f"[…], one of {', '.join(values)} a seat{order}; {choice.default} by default"
    if choice.kind == "parts":
        first = next(iter(choice.parts.values()))[0][0]
        example = _typed({first: choice.least})
        return f"{example}, each from {choice.least} to {choice.most}; {choice.usual} by default"
    return "|".join(values)


def _typed(value: Any) -> str:
    """As it is typed after `--set KEY=`."""
    return value if isinstance(value, str) else written.dumps(value)


def _plain(choice: Choice) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "key": choice.key,
        "title": choice.title,
        "help": choice.help,
        "kind": choice.kind,
        "default": choice.default,
    }
    if choice.kind == "number":
        return shown | {"least": choice.least, "most": choice.most}
    if choice.kind == "parts":
        parts = {
            value: {part: number for part, _, number in some}
            for value, some in choice.parts.items()
        }
        return shown | {
            "least": choice.least,
            "most": choice.most,
            "of": choice.of,
            "parts": parts,
        }
    return shown | {"values": [value for value, _ in choice.values]}
