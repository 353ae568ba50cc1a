"""A sixth game from outside this repository: the toy, in a package of its own somewhere else.

Nothing of Paddock is touched for it. It brings its words, its rules page and a bot of its own;
its wire shapes are made by the command that comes with the package.
"""

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import toy
from server.client import ME, Player, bot, get, make, play_alone
from server.running import Process

HOME = Path(toy.__file__).parent
MADE_HERE = ("wire.json", "rules.json", "__pycache__")
OWN_BOT = '''

def mudslinger(view, decision, rng):
    """Throws whatever it can."""
    return decision.options()[-1]


BOTS = {"mudslinger": mudslinger, "driver": driver}
'''
ENTRY_POINT = "[paddock.games]\nsoapbox = soapbox:GAME\n"
METADATA = "Metadata-Version: 2.1\nName: soapbox\nVersion: 1.0\n"
A_RACE = """
import paddock
from paddock.bots import bot_luck, find_bot

race = paddock.new("soapbox", seats=3, seed=7)
bots = [find_bot(race.game, name) for name in ("driver", "mudslinger", "random")]
while not race.over:
    for decision in race.decisions():
        seat = decision.seat
        race.answer(seat, bots[seat](race.view(seat), decision, bot_luck(race.answers, seat)))
assert paddock.verify(race.record().text()) == ""
print(race.game.tell(race.diary.entries[0].event, race.book).text(race.names))
"""

Say = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the toy under another name, as somebody would write it at home."""
    folder = tmp_path_factory.mktemp("elsewhere")
    shutil.copytree(HOME, folder / "soapbox", ignore=shutil.ignore_patterns(*MADE_HERE))
    for path in (folder / "soapbox").rglob("*.py"):
        text = path.read_text("utf-8").replace("from toy.", "from soapbox.")
        path.write_text(text.replace('"toy"', '"soapbox"'), "utf-8")
    with (folder / "soapbox" / "bots.py").open("a", encoding="utf-8") as bots:
        bots.write(OWN_BOT)
    return folder


@pytest.fixture(scope="module")
def say(elsewhere: Path) -> Say:
    """Runs Python there, as a process of its own that knows the game only by its package."""

    def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            capture_output=True,
            text=True,
            env=os.environ | outside(elsewhere) | variables,
            cwd=elsewhere,
            timeout=120,
        )

    return run


def outside(folder: Path) -> dict[str, str]:
    """The variables that make Paddock see it, and only it."""
    here = [path for path in sys.path if Path(path) != HOME.parent]
    return {
        "PYTHONPATH": os.pathsep.join([str(folder), *here]),
        "PADDOCK_GAMES": "soapbox=soapbox",
        "PYTHONIOENCODING": "utf-8",
    }


@pytest.fixture(scope="module")
def ready(elsewhere: Path, say: Say) -> Path:
    """The same after `paddock wire`, which is all that was missing."""
    done = say("-m", "paddock", "wire", "soapbox")
    assert (done.returncode, done.stderr) == (0, "")
    return elsewhere


def paddock(say: Say, *arguments: str, **variables: str) -> str:
    """What a verb says, which must go well."""
    done = say("-m", "paddock", *arguments, **variables)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_without_wire_shapes_one_is_told_how_to_make_them(elsewhere: Path, say: Say) -> None:
    shapes = elsewhere / "soapbox" / "wire.json"
    shapes.unlink(missing_ok=True)
    done = say("-m", "paddock", "sim", "soapbox", "--bots", "first,first", "--workers", "1")
    assert done.returncode == 0, "a simulation needs none"
    done = say("-m", "paddock", "play", "soapbox", "--seats", "first,first")
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no wire.json in it; make that with `paddock wire soapbox`" in done.stderr
    done = say("-m", "paddock", "games")
    assert done.returncode == 0
    assert "Outspeed" in done.stdout
    assert "`paddock wire soapbox`" in done.stderr
    assert paddock(say, "wire", "soapbox") == f"wrote {shapes}\n"
    same = json.loads((HOME / "wire.json").read_text().replace('"toy', '"soapbox'))
    assert json.loads(shapes.read_text()) == same
    assert paddock(say, "wire", "soapbox", "--check") == f"ok  {shapes}\n"


def test_stale_wire_shapes_are_told(ready: Path, say: Say) -> None:
    shapes = ready / "soapbox" / "wire.json"
    good = shapes.read_text()
    shapes.write_text(good.replace('"card": "int"', '"card": "str"'))
    done = say("-m", "paddock", "wire", "soapbox", "--check")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"paddock: {shapes} is stale; `paddock wire soapbox` makes it anew\n"
    paddock(say, "wire", "soapbox", "-q")
    assert shapes.read_text() == good


def test_it_is_played_from_python_with_its_own_bot_and_words(ready: Path, say: Say) -> None:
    done = say("-c", A_RACE)
    assert done.stderr == ""
    assert done.stdout == "Round 1.\n"


def test_it_is_played_on_the_command_line(ready: Path, say: Say) -> None:
    listed = json.loads(paddock(say, "games", "--json"))
    assert [game["title"] for game in listed if game["id"] == "soapbox"] == ["Soapbox"]
    seats = ("--seats", "mudslinger,driver", "--seed", "3", "--save", "race.jsonl")
    played = paddock(say, "play", "soapbox", *seats)
    assert "is played by the bot mudslinger" in played
    assert "Round 1." in played
    assert paddock(say, "verify", "race.jsonl") == "ok  race.jsonl\n"
    bots = ("--bots", "mudslinger,driver,random", "--races", "9", "--workers", "2", "--json")
    assert json.loads(paddock(say, "sim", "soapbox", *bots))["races"] == 9


def test_its_rules_page_needs_no_file_of_tests(ready: Path, say: Say) -> None:
    rules = json.loads(paddock(say, "rules", "soapbox", "--json"))
    assert rules["total"] > 10
    assert rules["tested"] == 0
    assert "TOY-002" in paddock(say, "rules", "soapbox", "TOY-002")


def test_an_installed_package_is_found_by_its_entry_point(ready: Path, say: Say) -> None:
    installed = ready / "soapbox-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(METADATA)
    (installed / "entry_points.txt").write_text(ENTRY_POINT)
    try:
        assert say("-c", A_RACE, PADDOCK_GAMES="").stdout == "Round 1.\n"
        assert "Soapbox" in paddock(say, "games", PADDOCK_GAMES="")
        taken = ENTRY_POINT.replace("soapbox =", "outspeed =")
        (installed / "entry_points.txt").write_text(taken)
        done = say("-m", "paddock", "games", PADDOCK_GAMES="")
        assert "Outspeed" in done.stdout
        assert "paddock.games.outspeed has this id already" in done.stderr
    finally:
        shutil.rmtree(installed)


def test_it_is_played_through_the_server(ready: Path, tmp_path: Path) -> None:
    own = outside(ready) | {"PADDOCK_GAMES": "soapbox=soapbox,broken=no_such_package"}
    server = Process(tmp_path, variables=own)
    try:
        cards: dict[str, Any] = {card["id"]: card for card in get(server.host, "/api/games")}
        assert cards["soapbox"]["bots"] == ["driver", "first", "mudslinger", "random"]
        assert "outspeed" in cards
        assert "broken" not in cards
        assert "TOY-002" in get(server.host, "/api/games/soapbox/rules")["markdown"]
        made = make(server.host, "soapbox", [ME, bot("mudslinger")])
        with Player(server.host, made["race"], made["tokens"][0]) as me:
            play_alone(me, random.Random(1))
            assert me.table["standings"]["kind"] == "Standings"
            assert me.log[0]["text"] == ["Round 1."]
    finally:
        server.stop()
    told = (tmp_path / "server.log").read_text()
    assert "the game broken cannot be played from no_such_package" in told
