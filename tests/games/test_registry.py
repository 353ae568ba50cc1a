"""Games from elsewhere: found by PADDOCK_GAMES or by an entry point, and harmless when broken."""

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest

from paddock import games
from paddock.bots import bot_names
from paddock.core.codec import codec_of
from paddock.core.errors import BrokenGame, UnknownGame

NO_GAME = "GAMES = 1\n"
A_NUMBER = "GAME = 1\n"
FAULTY = "x = 1\ny = x.nothing\n"
MISSING = "import no_such_library\n"
HALF = "def f(\n"
TOY = "from toy import GAME\n"


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty package from elsewhere, with a name of its own."""
    name = f"of_{tmp_path.name}"
    (tmp_path / name).mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (NO_GAME, "it has no GAME; say GAME = Game(…) in it"),
        (A_NUMBER, "its GAME is no Game; say GAME = Game(…) in it"),
        (FAULTY, "importing it raised AttributeError: 'int' object has no attribute 'nothing'"),
        (MISSING, "importing it raised ModuleNotFoundError: No module named 'no_such_library'"),
        (HALF, "importing it raised SyntaxError: "),
        (TOY, "it calls itself 'toy'; name it by that id"),
    ],
)
def test_a_broken_package_is_named_with_the_reason(
    club: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, why: str
) -> None:
    (tmp_path / club / "__init__.py").write_text(code, "utf-8")
    monkeypatch.setenv("PADDOCK_GAMES", f"mine={club}")
    with pytest.raises(BrokenGame) as broken:
        games.find("mine")
    told = str(broken.value)
    assert told.startswith(f"the game mine cannot be played from {club}: {why}")
    assert "\n" not in told
    assert games.complaints() == [told]
    assert [game.id for game in games.all_games()] == list(games.REGISTRY)


def test_a_fault_is_told_with_its_file_and_line(
    club: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / club / "__init__.py"
    file.write_text(FAULTY)
    monkeypatch.setenv("PADDOCK_GAMES", f"mine={club}")
    with pytest.raises(BrokenGame) as broken:
        games.find("mine")
    assert str(broken.value).endswith(f"({file}, line 2); mend that")


@pytest.mark.parametrize("package", ["no_such_package", "no_such.package"])
def test_a_package_that_is_not_there(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    monkeypatch.setenv("PADDOCK_GAMES", f"mine={package}")
    with pytest.raises(BrokenGame, match="install it, or put its folder on PYTHONPATH"):
        games.find("mine")


def test_a_game_that_says_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.REGISTRY, "toy", "toy.rules")
    monkeypatch.setattr(sys.modules["toy.rules"], "GAME", games._load("toy", "toy"), raising=False)
    with pytest.raises(BrokenGame, match=r"says package='toy'; that must be 'toy\.rules'"):
        games.find("toy")


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("mine", "PADDOCK_GAMES: 'mine' is not id=package"),
        ("mine=", "PADDOCK_GAMES: 'mine=' is not id=package"),
        ("=toy", "PADDOCK_GAMES: '=toy' is not id=package"),
        ("My-Game=toy", "'My-Game' is no id; use small letters, digits and _"),
        ("toy=tuy", "the game toy cannot be played from tuy: toy has this id already"),
    ],
)
def test_a_wrong_entry_is_named_and_the_others_count(
    monkeypatch: pytest.MonkeyPatch, value: str, why: str
) -> None:
    monkeypatch.setenv("PADDOCK_GAMES", f"{value}, , toy=toy")
    (told,) = games.complaints()
    assert why in told
    assert games.find("toy").title == "Soapbox"
    with pytest.raises(UnknownGame) as unknown:
        games.find("nothing")
    assert str(unknown.value).endswith(told)


def test_an_id_that_is_taken_cannot_be_registered_again() -> None:
    games.register("toy", "toy")
    with pytest.raises(BrokenGame, match="toy has this id already; give it another one"):
        games.register("toy", "another_toy")


def test_a_package_without_wire_shapes_is_told_how_to_make_them(
    club: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = games.find("toy")
    monkeypatch.setattr(toy, "package", club)
    (tmp_path / club / "__init__.py").touch()
    with pytest.raises(BrokenGame, match=r"there is no wire\.json in it; .* `paddock wire toy`"):
        codec_of(toy)
    (tmp_path / club / "wire.json").write_text("{")
    with pytest.raises(BrokenGame, match=r"its wire\.json is not JSON \(.*`paddock wire toy`"):
        codec_of(toy)


def test_bots_that_cannot_be_imported_are_named(
    club: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = games.find("toy")
    monkeypatch.setattr(toy, "package", club)
    (tmp_path / club / "__init__.py").touch()
    assert bot_names(toy) == ["first", "random"]
    (tmp_path / club / "bots.py").write_text(MISSING)
    invalidate_caches()
    with pytest.raises(BrokenGame, match=f"{club}.bots: .*no_such_library"):
        bot_names(toy)
