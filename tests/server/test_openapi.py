"""Acceptance: schemathesis, an outside judge, finds nothing wrong with the OpenAPI document."""

import os
import subprocess
import sys
from pathlib import Path

from server.client import HTTP, ME, OPEN, Player, bot, get, make, play_on
from server.running import Running

EXAMPLES = 15
PATIENCE = ["--request-timeout", "120", "--suppress-health-check", "too_slow"]
"""What is judged is the answers, not how busy this machine is."""

# Whether a race can be made, a name shown or a seat taken depends on the game and the race, which
# a schema cannot say: there a request may be well formed and still be refused with 422.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409]

[[operations]]
include-path-regex = "^/api/races"
[operations.checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422]

[[operations]]
include-path-regex = "^/api/games/.*/(board|scout|paper|lessons)"
[operations.checks.positive_data_acceptance]
expected-statuses = ["2xx", 404, 422]

[[operations]]
include-path-regex = "^/api/races/"
[operations.parameters]
race = "{race}"
"""


def judge(server: Running, folder: Path, race: str, *more: str) -> str:
    """What schemathesis says; it must not fail."""
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG.replace("{race}", race))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [
        f"{server.http}/api/openapi.json",
        "-n",
        str(EXAMPLES),
        "--seed",
        "7",
        *PATIENCE,
        *more,
    ]
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "120"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=480
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_schemathesis_finds_nothing(own: Running, tmp_path: Path) -> None:
    over = make(own.host, "toy", [ME, bot("first")], public=True)
    with Player(own.host, over["race"], over["tokens"][0]) as player:
        play_on([player], 1)
    said = judge(own, tmp_path, over["race"])
    assert "No issues found" in said or "passed" in said
    assert own.lobby.desk.counters.totals[("faults", "")] == 0


def test_schemathesis_finds_nothing_around_a_race_that_waits(own: Running, tmp_path: Path) -> None:
    waiting = make(own.host, "toy", [ME, OPEN], public=True)
    judge(own, tmp_path, waiting["race"], "--include-path-regex", "^/api/races/")
    assert get(own.host, f"/api/races/{waiting['race']}")["status"] == "waiting"
    assert own.lobby.desk.counters.totals[("faults", "")] == 0


def test_every_call_of_the_wire_page_is_in_the_document(shared: Running) -> None:
    document = get(shared.host, "/api/openapi.json")
    page = (Path(__file__).parents[2] / "docs" / "wire.md").read_text()
    for path, calls in document["paths"].items():
        for method in calls:
            assert f"`{method.upper()} {path}" in page.replace("?seat=-1", ""), (method, path)
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            for status, answer in call["responses"].items():
                if int(status) >= 400:
                    assert list(answer["content"]) == ["application/problem+json"], (method, path)


def test_the_docs_page_loads_nothing_from_anywhere(shared: Running) -> None:
    page = HTTP.get(f"{shared.http}/api/docs")
    assert page.status_code == 200
    assert "GET /api/races/{race}" in page.text
    assert "http:" not in page.text
    assert "https:" not in page.text
    assert "<script" not in page.text
