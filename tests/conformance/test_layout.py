"""Registry, folders, documentation and tests agree, so that a sixth game cannot be half there."""

import ast
import json
from importlib import import_module
from pathlib import Path

import pytest

from conformance.cases import GAMES, ROOT, every_game, finished_table
from paddock import games
from paddock.core.codec import codec_of
from paddock.core.game import STAGES, Game
from support import golden

FOLDER = ROOT / "src" / "paddock" / "games"
IN_THE_TREE = {id for id, package in games.REGISTRY.items() if package.startswith("paddock.")}
FILES = {"__init__.py", "rules.json", "wire.json"}
NEEDED = {
    *("setup", "state", "actions", "decisions", "events", "phases", "rules", "book", "view"),
    *("words", "bots"),
}
ROOMS = NEEDED | {"board", "foresight", "orders", "encoding", "scouting"}
BESIDES = FILES | {"data", "lessons", "scenarios", "rules.md"}
"""What lies in a game's folder and is no code; an installed game has its rules page there too."""


@pytest.mark.parametrize("id", games.REGISTRY)
def test_a_game_on_the_registry_imports_and_has_that_id(id: str) -> None:
    game = games.find(id)
    assert game.id == id
    assert game.package == games.REGISTRY[id]
    assert game.stage in STAGES
    assert 1 <= game.seats[0] <= game.seats[-1] <= 8


def test_every_game_on_the_registry_is_conformed_to() -> None:
    assert {game.id for game in GAMES} == set(games.REGISTRY)


def test_every_folder_is_registered_and_every_registered_game_has_a_folder() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/__init__.py")}
    assert folders == IN_THE_TREE
    assert all(games.REGISTRY[id] == f"paddock.games.{id}" for id in IN_THE_TREE)


def folder_of(game: Game) -> Path:
    """Where the source of a game is, in the tree and not where it is installed."""
    folder: Path = next(title.folder for title in golden().titles() if title.id == game.id)
    return folder


def in_room(game: Game, room: str) -> list[Path]:
    """The files of a room: a small game has one where a large one has a folder of that name."""
    folder = folder_of(game)
    return [*folder.glob(f"{room}.py"), *folder.glob(f"{room}/*.py")]


@every_game
def test_a_game_has_the_rooms_of_every_game_and_no_others(game: Game) -> None:
    there = [path.name for path in folder_of(game).iterdir() if path.name != "__pycache__"]
    rooms = [name.removesuffix(".py") for name in there if name not in BESIDES]
    assert sorted(FILES - set(there)) == []
    assert sorted(NEEDED - set(rooms)) == []
    assert sorted(set(rooms) - ROOMS) == []
    assert len(set(rooms)) == len(rooms), "a room is a file or a folder, not both"


@every_game
def test_a_game_has_its_pages_and_its_tests(game: Game) -> None:
    title = next(title for title in golden().titles() if title.id == game.id)
    assert [page for page in title.rules if not page.is_file()] == []
    assert list(title.tests.rglob("test_*.py"))


@every_game
def test_a_game_has_bots(game: Game) -> None:
    bots = import_module(f"{game.package}.bots").BOTS
    assert callable(bots["rookie"])
    assert callable(bots["driver"])


@every_game
def test_every_event_decision_and_action_has_words(game: Game) -> None:
    """Importing a kind is not enough: the words have to do something with it. What is only there
    for others to descend from never comes up."""
    trees = [ast.parse(path.read_text("utf-8")) for path in in_room(game, "words")]
    used = {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}
    wordless = [
        name
        for name, kind in codec_of(game).kinds.items()
        if kind["is"] in ("Event", "Decision", "Action")
        and name not in used
        and not getattr(import_module(kind["module"]), name).__subclasses__()
    ]
    assert wordless == []


@every_game
def test_every_event_is_told_in_a_sentence_with_rules_that_exist(game: Game) -> None:
    numbers = {
        rule["number"]
        for rule in json.loads((folder_of(game) / "rules.json").read_text("utf-8"))["rules"]
    }
    for seed in range(4):
        table = finished_table(game, game.seats[-1], seed)
        for entry in table.diary.entries:
            for event in filter(None, (entry.event, entry.others)):
                told = game.tell(event, table.book)
                assert told.text(table.names)[-1] in ".!?"
                assert set(told.rules) <= numbers


@every_game
def test_a_file_has_one_subject(game: Game) -> None:
    """A file that passes 400 lines is asked what its second subject is."""
    long = [
        path.name
        for path in folder_of(game).rglob("*.py")
        if len(path.read_text("utf-8").splitlines()) > 400
    ]
    assert long == []
