"""Names: those that the server goes by, and those of people."""

import socket
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.client import HTTP, ME, get, make
from server.running import PATIENCE, QUICK, Running, running


@pytest.mark.parametrize("path", ["/", "/api/games", "/metrics", "/healthz"])
@pytest.mark.parametrize("name", ["evil.example", "evil.example:8000", "localhost.evil.example"])
def test_a_name_that_is_not_ours_is_not_answered(shared: Running, path: str, name: str) -> None:
    headers = {"host": name, "origin": f"http://{name}"}
    answer = HTTP.get(f"{shared.http}{path}", headers=headers)
    assert answer.status_code == 421
    assert answer.json()["title"] == "Unknown name"


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST.:80", "a.localhost", "[::1]:8000"])
def test_the_own_machine_is_known_by_its_names(shared: Running, name: str) -> None:
    assert HTTP.get(f"{shared.http}/api/games", headers={"host": name}).status_code == 200


def test_a_rebound_page_opens_no_socket(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME], public=True)
    path = f"/api/races/{made['race']}/socket"
    host, _, port = shared.host.partition(":")
    with (
        socket.create_connection((host, int(port)), PATIENCE) as own,
        pytest.raises(InvalidStatus, match="421"),
        connect(f"ws://evil.example{path}", sock=own, origin=Origin("http://evil.example")),
    ):
        pass


def test_a_host_allows_names(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, hosts=("Paddock.Example",))) as server:
        for name, status in (("paddock.example:443", 200), ("other.example", 421)):
            answer = HTTP.get(f"{server.http}/api/games", headers={"host": name})
            assert answer.status_code == status
    with running(tmp_path, replace(QUICK, hosts=("*",))) as server:
        answer = HTTP.get(f"{server.http}/api/games", headers={"host": "other.example"})
        assert answer.status_code == 200


EMPTY_LOOKS = ["\u2800", "\u3164\u3164", "\u115f", "\u0301", "\ufe0f", "\uffa0 \u2800"]


@pytest.mark.parametrize("name", EMPTY_LOOKS)
def test_a_name_shows_something(shared: Running, name: str) -> None:
    seats = [{**ME, "name": name}, ME]
    answer = HTTP.post(f"{shared.http}/api/races", json={"game": "toy", "seats": seats})
    assert answer.status_code == 422
    assert answer.json()["field"] == "seats[0].name"


def test_a_name_may_have_accents(shared: Running) -> None:
    made = make(shared.host, "toy", [{**ME, "name": "Zoe\u0308 \U0001f3ce"}, ME], public=True)
    assert get(shared.host, f"/api/races/{made['race']}")["names"][0] == "Zoe\u0308 \U0001f3ce"
