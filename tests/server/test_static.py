"""The pages: the built client, any address of its own, and nothing from anywhere else."""

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from server.client import HTTP
from server.running import QUICK, Running, running

LARGE = "'race'; " * 1000
PAGE = "<!doctype html><title>Paddock</title>"


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Running]:
    """A server with a client of two files."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "main-abc123.js").write_text("1")
    (folder / "assets" / "large-abc123.js").write_text(LARGE)
    (folder / "assets" / "large-abc123.js.gz").write_bytes(gzip.compress(LARGE.encode()))
    (folder / "assets" / "large-abc123.js.br").write_bytes(b"as brotli")
    (tmp_path / "secret.txt").write_text("not for you")
    with running(tmp_path, replace(QUICK, static=folder)) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/index.html", "/race/abc", "/join/abc", "/rules/outspeed"])
def test_every_address_of_the_client_is_its_page(built: Running, path: str) -> None:
    answer = HTTP.get(f"{built.http}{path}")
    assert answer.status_code == 200
    assert answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_the_client_is_compressed_and_an_answer_that_may_hold_a_secret_is_not(
    built: Running,
) -> None:
    answer = HTTP.get(f"{built.http}/assets/large-abc123.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == LARGE
    again = {"accept-encoding": "gzip", "if-none-match": answer.headers["etag"]}
    assert HTTP.get(str(answer.url), headers=again).status_code == 304
    assert "content-encoding" not in HTTP.get(f"{built.http}/api/games/outspeed/data").headers


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, br;q=0", "gzip"),
        ("", None),
        ("identity", None),
        ("gzip;q=0", None),
    ],
)
def test_a_file_comes_as_whoever_asks_takes_it(
    built: Running, accepted: str, coding: str | None
) -> None:
    large, headers = f"{built.http}/assets/large-abc123.js", {"accept-encoding": accepted}
    with HTTP.stream("GET", large, headers=headers) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["content-type"].startswith("text/javascript")
    with HTTP.stream("GET", f"{built.http}/assets/main-abc123.js", headers=headers) as answer:
        assert "content-encoding" not in answer.headers, "too small to be worth it"


def test_hashed_files_are_kept_for_ever(built: Running) -> None:
    answer = HTTP.get(f"{built.http}/assets/main-abc123.js")
    assert answer.text == "1"
    assert "immutable" in answer.headers["cache-control"]
    again = {"if-none-match": answer.headers["etag"]}
    assert HTTP.get(f"{built.http}/assets/main-abc123.js", headers=again).status_code == 304


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/favicon.png", "/../secret.txt", "/%2e%2e/secret.txt"]
)
def test_what_is_no_page_is_not_there(built: Running, path: str) -> None:
    answer = HTTP.get(f"{built.http}{path}")
    assert answer.status_code == 404
    assert "not for you" not in answer.text


def test_pages_are_only_read(built: Running) -> None:
    answer = HTTP.post(f"{built.http}/race/abc", json={})
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize("path", ["/", "/assets/main-abc123.js", "/api/games", "/api/nothing"])
def test_nothing_is_loaded_from_anywhere_else(built: Running, path: str) -> None:
    headers = HTTP.get(f"{built.http}{path}").headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_without_a_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, static=tmp_path / "nowhere")) as server:
        answer = HTTP.get(server.http)
        assert answer.status_code == 200
        assert "make serve" in answer.text


def test_hosts_can_ask_how_it_is(built: Running) -> None:
    assert HTTP.get(f"{built.http}/healthz").json() == {"ok": True}
    metrics = HTTP.get(f"{built.http}/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert "paddock_rooms 0" in metrics.text.splitlines()


def test_players_cannot_read_the_counters(built: Running) -> None:
    # As a proxy on the host's machine hands on where a request comes from.
    answer = HTTP.get(f"{built.http}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert answer.status_code == 403
