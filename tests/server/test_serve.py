"""`paddock serve` as a process of its own."""

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.cli.main import main
from paddock.server.run import listen
from server.client import HTTP, ME, Player, bot, get, make, play_alone
from server.running import Process


def test_people_s_own_games_are_played_over_the_wire(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        assert "toy" in [card["id"] for card in get(server.host, "/api/games")]
        made = make(server.host, "toy", [ME, bot("random"), bot("first")])
        with Player(server.host, made["race"], made["tokens"][0]) as player:
            play_alone(player, random.Random(2))
            assert player.table["standings"]["kind"] == "Standings"
        record = HTTP.get(f"http://{server.host}/api/races/{made['race']}/record").text
        assert json.loads(record.splitlines()[0])["game"] == "toy"
        # A socket that is open when the server stops is told to come back.
        with Player(server.host, made["race"]) as watcher:
            server.process.send_signal(signal.SIGTERM)
            assert watcher.wait_closed() == 1012
    finally:
        server.stop()
    assert server.process.returncode in (0, -signal.SIGTERM)
    assert (tmp_path / "paddock.sqlite3").exists()
    log = (tmp_path / "server.log").read_text()
    assert "Traceback" not in log
    assert made["tokens"][0] not in log


WITHOUT_CLIENT = """
from pathlib import Path
from paddock.cli.main import main
from paddock.server import static
static.BUILT = Path("nowhere")
main(["serve", "--port", "0", "--quiet"])
"""


def test_without_a_client_it_is_said_how_to_get_one(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WITHOUT_CLIENT],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stderr is not None
        said = server.stderr.readline()
        server.kill()
    assert said.startswith("paddock: the web client is missing here")
    assert "make serve" in said


def test_a_taken_port_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert f"--port {port}" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite:////nowhere/at/all.sqlite3"])
def test_a_database_that_cannot_be_used_is_said_so(tmp_path: Path, url: str) -> None:
    command = [sys.executable, "-m", "paddock", "serve", "--port", "0", "--database", url]
    environment = {"PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert "database" in done.stderr


@pytest.mark.parametrize(
    ("wish", "why"),
    [("speed=3", "there are body, "), ("races_at_once=many", "is no number for it")],
)
def test_a_limit_that_is_none_is_said_so(
    capsys: pytest.CaptureFixture[str], wish: str, why: str
) -> None:
    assert main(["serve", "--limit", wish]) == 2
    assert why in " ".join(capsys.readouterr().err.split())
