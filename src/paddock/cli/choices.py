"""From what was typed to what is played: the game, its seats, its config. Wrong words are usage."""

import json
import math
import os
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from paddock.cli.voice import WrongUsage
from paddock.core.errors import BrokenData
from paddock.core.game import Game
from paddock.table.checks import check_seats

LARGEST_FILE: Final = 1024 * 1024
"""More is not even read; a server takes no more either."""


def look_here_too() -> None:
    """Modules in the current folder can be imported: that is where people keep their own bots."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)


def split_names(text: str, option: str) -> list[str]:
    """A list as it is typed: a,b,c."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise WrongUsage(f"{option}: a name is empty in {text!r}")
    return names


def fit_seats(game: Game, seats: int, option: str) -> None:
    """Whether that many can play."""
    try:
        check_seats(game, seats)
    except BrokenData as error:
        raise WrongUsage(f"{option}: {error.why}") from None


def make_config(game: Game, data: Path | None, choices: Sequence[str]) -> dict[str, Any]:
    """The config of a race, proved by making its book: a wrong one never starts a race."""
    config: dict[str, Any] = {}
    for choice in choices:
        key, equals, value = choice.partition("=")
        if not equals or not key:
            raise WrongUsage(f"--set: {choice!r} is not key=value")
        if key == "data":
            raise WrongUsage("--set: data is a file; give it with --data FILE")
        config[key] = _value(value)
    keys = set(config)
    if data is not None:
        config["data"] = read_data(data)
    try:
        game.book(config)
    except BrokenData as error:
        place = error.place
        if data is None or place.split(".")[0].split("[")[0] in keys:
            raise WrongUsage(f"--set {place}: {error.why}") from None
        raise BrokenData(f"{data}: {place.removeprefix('data.')}", error.why) from None
    return config


def read_data(path: Path) -> Any:
    """The content of a JSON or TOML file; BrokenData names the file and what is wrong with it."""
    with path.open("rb") as file:
        raw = file.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        raise BrokenData(str(path), f"is larger than {LARGEST_FILE // 1024} KB")
    try:
        text = raw.decode("utf-8-sig")
        data = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except UnicodeDecodeError:
        raise BrokenData(str(path), "is not UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        form = "TOML" if path.suffix == ".toml" else "JSON"
        raise BrokenData(str(path), f"is not {form}: {error}") from None
    if not isinstance(data, dict):
        raise BrokenData(str(path), "must be a table of fields at the top")
    _check_plain(data, str(path), "")
    return data


def _check_plain(value: Any, file: str, place: str) -> None:
    """Dates and the like cannot be kept in a record, which is JSON."""
    if isinstance(value, dict):
        for key, inner in value.items():
            _check_plain(inner, file, f"{place}.{key}" if place else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _check_plain(inner, file, f"{place}[{number}]")
    elif isinstance(value, float) and not math.isfinite(value):
        raise BrokenData(f"{file}: {place}", "must be a finite number")
    elif not isinstance(value, str | int | float | None):
        raise BrokenData(f"{file}: {place}", f"a {type(value).__name__} cannot be used here")


def _value(text: str) -> Any:
    """A value as it is typed: a number, true, false or JSON if it reads as such, else a word."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return text if isinstance(value, float) and not math.isfinite(value) else value
