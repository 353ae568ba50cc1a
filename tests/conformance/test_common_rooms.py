"""What is a game's own stands in its own folders: the common rooms name no game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance.cases import GAMES, ROOT

ROOMS = (
    *(f"src/paddock/{room}" for room in ("core", "kit", "table", "bots", "sim", "server", "cli")),
    "tools",
    "hatch_build.py",
    "Makefile",
    "tests/conformance",
    "tests/figures.py",
    "tests/support.py",
)
MADE = {"static", "__pycache__"}
A_DEFAULT = re.compile(r"^GAME \?=.*$|\(GAMES?=.*?\)", re.MULTILINE)
"""In the Makefile: which game is meant when none is said, and how to say another."""
OURS = [game for game in GAMES if game.package.startswith("paddock.games.")]
NAMES = re.compile("|".join(name for game in OURS for name in (game.id, game.title)), re.IGNORECASE)


def files(room: str) -> Iterator[Path]:
    """The sources in a room, whatever their kind."""
    place = ROOT / room
    for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
        if path.is_file() and MADE.isdisjoint(path.parts):
            yield path


@pytest.mark.parametrize("room", ROOMS)
def test_a_common_room_names_no_game(room: str) -> None:
    naming = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in files(room)
        for found in NAMES.finditer(A_DEFAULT.sub("", path.read_text("utf-8")))
    ]
    assert naming == []
