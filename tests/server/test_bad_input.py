"""Everything that should not be sent: each gets a clear error, one line in the log, no change."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from paddock.server.settings import Limits
from server.client import HTTP, ME, OPEN, Player, Refusal, Shape, bot, get, make
from server.running import QUICK, Running, running

PUSH: Shape = {"kind": "Effort", "effort": 1}


@pytest.fixture
def made(shared: Running) -> Shape:
    return make(shared.host, "toy", [ME, ME], public=True)


def state(server: Running, made: Shape) -> str:
    """All that could have changed."""
    room = server.lobby.rooms[made["race"]]
    table = room.play.table
    sealed = [repr(table.sealed(seat)) for seat in range(table.seats)]
    return json.dumps([table.state_hash(), room.play.moves, room.play.moment, sealed])


FRAMES = {
    "nothing": ("", 400),
    "no JSON": ("{", 400),
    "deep": ("[" * 16_000, 400),
    "a number": ("7", 400),
    "a list": ("[]", 400),
    "no type": ("{}", 400),
    "unknown type": ('{"type":"cheat"}', 400),
    "a field too many": ('{"type":"ping","x":1}', 400),
    "no id": ('{"type":"answer","moment":0,"action":{}}', 400),
    "an empty id": ('{"type":"retract","id":"","moment":0}', 400),
    "a long id": ('{"type":"retract","id":"' + "x" * 65 + '","moment":0}', 400),
    "half a letter": ('{"type":"retract","id":"\\ud800","moment":0}', 400),
    "a wrong moment": ('{"type":"undo","id":"a","moment":"0"}', 400),
    "a negative moment": ('{"type":"undo","id":"a","moment":-1}', 400),
    "a huge moment": ('{"type":"undo","id":"a","moment":' + "9" * 400 + "}", 400),
    "a second hello": ('{"type":"hello"}', 400),
    "too large": (json.dumps({"type": "ping", "x": "é" * 9000}, ensure_ascii=False), 413),
    "stale": ('{"type":"answer","id":"a","moment":9,"action":{}}', 409),
    "no action": ('{"type":"answer","id":"a","moment":0,"action":{}}', 422),
    "unknown kind": ('{"type":"answer","id":"a","moment":0,"action":{"kind":"Race"}}', 422),
    "wrong field": (
        '{"type":"answer","id":"a","moment":0,"action":{"kind":"Effort","effort":"1"}}',
        422,
    ),
    "huge number": (
        '{"type":"answer","id":"a","moment":0,"action":{"kind":"Effort","effort":'
        + "9" * 300
        + "}}",
        422,
    ),
    "not offered": (
        '{"type":"answer","id":"a","moment":0,"action":{"kind":"Effort","effort":9}}',
        422,
    ),
    "another game's": (
        '{"type":"answer","id":"a","moment":0,"action":{"kind":"Program","route":0}}',
        422,
    ),
    "another seat's": (
        '{"type":"answer","id":"a","moment":0,"seat":1,"action":{"kind":"Effort","effort":0}}',
        403,
    ),
    "nothing to take back": ('{"type":"retract","id":"a","moment":0}', 422),
    "nothing to undo": ('{"type":"undo","id":"a","moment":0}', 422),
}


@pytest.mark.parametrize(("text", "status"), FRAMES.values(), ids=FRAMES.keys())
def test_a_bad_frame_gets_an_error_and_changes_nothing(
    shared: Running, made: Shape, log: list[str], text: str, status: int
) -> None:
    with Player(shared.host, made["race"], made["tokens"][0]) as player:
        before = state(shared, made)
        player.socket.send(text)
        error = player.next()
        assert error["type"] == "error"
        assert error["status"] == status
        assert error["title"]
        assert error["detail"]
        assert error["id"] == ("a" if '"id":"a"' in text else None)
        assert state(shared, made) == before
        player.settle()
        player.answer(PUSH)
    lines = [line for line in log if "refused" in line]
    assert len(lines) == 1
    assert made["tokens"][0] not in "".join(log)


def test_a_refusal_names_its_rule(shared: Running, made: Shape) -> None:
    with Player(shared.host, made["race"], made["tokens"][0]) as player:
        with pytest.raises(Refusal) as refusal:
            player.answer({"kind": "Effort", "effort": 7})
        assert refusal.value.frame["rule"] == "TOY-004"
        assert refusal.value.detail.startswith("TOY-004 ")


def test_a_frame_of_bytes_is_no_frame(shared: Running, made: Shape) -> None:
    with Player(shared.host, made["race"], made["tokens"][0]) as player:
        player.socket.send(b'{"type":"ping"}')
        assert player.next()["status"] == 400
        player.settle()


def test_a_message_beyond_all_measure_ends_the_socket_in_one_line(
    shared: Running, made: Shape, log: list[str]
) -> None:
    with Player(shared.host, made["race"], made["tokens"][0]) as player:
        player.socket.send("x" * 1_100_000)
        assert player.wait_closed() == 1009
    assert not any("Traceback" in line or "\n" in line for line in log)


def test_a_text_that_is_no_text_ends_the_socket_in_one_line(
    shared: Running, made: Shape, log: list[str]
) -> None:
    with Player(shared.host, made["race"], made["tokens"][0]) as player:
        player.socket.send(b"\xff\xfe", text=True)
        assert player.wait_closed() == 1007
    assert not any("Traceback" in line or "\n" in line for line in log)


def test_a_spectator_answers_nothing(shared: Running, made: Shape) -> None:
    with Player(shared.host, made["race"]) as watcher:
        for frame in ("answer", "retract", "undo"):
            fields = {"action": PUSH} if frame == "answer" else {}
            with pytest.raises(Refusal, match="403"):
                watcher.do(frame, **fields)


@pytest.mark.parametrize("token", ["", "x", "0" * 64, "é"])
def test_a_wrong_token_opens_nothing(
    shared: Running, made: Shape, log: list[str], token: str
) -> None:
    with Player(shared.host, made["race"], hello=False) as player:
        with pytest.raises(Refusal, match="401"):
            player.hello(token)
        assert player.wait_closed() == 1008
    assert len(log) == 1
    assert len(token) < 64 or token not in log[0]


def test_a_token_of_another_race_opens_nothing(shared: Running, made: Shape) -> None:
    other = make(shared.host, "toy", [ME, ME])
    with (
        Player(shared.host, made["race"], hello=False) as player,
        pytest.raises(Refusal, match="401"),
    ):
        player.hello(other["tokens"][0])


def test_an_unknown_race_is_said_to_be_unknown(shared: Running) -> None:
    with Player(shared.host, "nowhere", hello=False) as player:
        with pytest.raises(Refusal, match="404"):
            player.hello(None)
        assert player.wait_closed() == 1008


@pytest.mark.parametrize(
    "first", ['{"type":"ping"}', "{", '{"type":"answer","id":"a","moment":0,"action":{}}']
)
def test_whoever_does_not_say_hello_is_let_go(shared: Running, made: Shape, first: str) -> None:
    with Player(shared.host, made["race"], hello=False) as player:
        player.socket.send(first)
        assert player.next()["status"] == 400
        assert player.wait_closed() == 1008


def test_whoever_says_nothing_is_let_go(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, hello_seconds=0.2)
    with running(tmp_path, replace(QUICK, limits=limits)) as server:
        made = make(server.host, "toy", [ME, ME])
        with Player(server.host, made["race"], hello=False) as player:
            assert player.next()["status"] == 400
            assert player.wait_closed() == 1008


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "::"])
def test_a_foreign_origin_is_not_let_in(
    shared: Running, made: Shape, log: list[str], origin: str
) -> None:
    url = f"ws://{shared.host}/api/races/{made['race']}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"{}")["title"] == "Foreign origin"
    wish = {"game": "toy", "seats": [ME, ME]}
    answer = HTTP.post(f"{shared.http}/api/races", json=wish, headers={"origin": origin})
    assert answer.status_code == 403
    assert len(log) == 2


def test_the_own_origin_is_let_in(shared: Running, made: Shape) -> None:
    url = f"ws://{shared.host}/api/races/{made['race']}/socket"
    with connect(url, origin=Origin(f"http://{shared.host}")) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(10))["type"] == "table"


BODIES = {
    "nothing": (b"", 422),
    "no JSON": (b"{", 400),
    "deep": (b"[" * 100_000, 400),
    "no object": (b"7", 422),
    "unknown game": ({"game": "chess", "seats": [ME, ME]}, 404),
    "no seats": ({"game": "toy", "seats": []}, 422),
    "too few seats": ({"game": "outspeed", "seats": [ME, ME]}, 422),
    "too many seats": ({"game": "toy", "seats": [ME] * 5}, 422),
    "a field too many": ({"game": "toy", "seats": [ME, ME], "admin": True}, 422),
    "unknown bot": ({"game": "toy", "seats": [ME, bot("shark")]}, 422),
    "a bot of one's own": ({"game": "toy", "seats": [ME, bot("os:getcwd")]}, 422),
    "a bot without a name": ({"game": "toy", "seats": [ME, {"kind": "bot"}]}, 422),
    "a person with a bot": ({"game": "toy", "seats": [ME, {"kind": "me", "bot": "first"}]}, 422),
    "unknown seat": ({"game": "toy", "seats": [ME, {"kind": "ghost"}]}, 422),
    "an empty name": ({"game": "toy", "seats": [ME, {"kind": "me", "name": " "}]}, 422),
    "a long name": ({"game": "toy", "seats": [ME, {"kind": "me", "name": "x" * 41}]}, 422),
    "a name of bells": ({"game": "toy", "seats": [ME, {"kind": "me", "name": "\a"}]}, 422),
    "half a name": (
        b'{"game":"toy","seats":[{"kind":"me"},{"kind":"me","name":"\\ud800"}]}',
        422,
    ),
    "unknown choice": ({"game": "toy", "seats": [ME, ME], "config": {"x": 1}}, 422),
    "wrong choice": ({"game": "toy", "seats": [ME, ME], "config": {"lane": 7}}, 422),
    "half a choice": (
        b'{"game":"toy","seats":[{"kind":"me"},{"kind":"me"}],"config":{"lane":"\\ud800"}}',
        422,
    ),
    "no number": (
        b'{"game":"toy","seats":[{"kind":"me"},{"kind":"me"}],"config":{"lane":NaN}}',
        422,
    ),
    "wrong data": ({"game": "outspeed", "seats": [ME] * 3, "config": {"data": [1]}}, 422),
}


@pytest.mark.parametrize(("body", "status"), BODIES.values(), ids=BODIES.keys())
def test_a_bad_wish_makes_no_race(
    shared: Running, log: list[str], body: Shape | bytes, status: int
) -> None:
    before = shared.lobby.desk.counters.totals[("races_made", "")]
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    answer = HTTP.post(f"{shared.http}/api/races", content=content, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["status"] == status
    assert problem["type"] == "about:blank"
    assert problem["detail"]
    assert shared.lobby.desk.counters.totals[("races_made", "")] == before
    assert len(log) == 1
    assert "\n" not in log[0]


@pytest.mark.parametrize(
    ("config", "field"),
    [({"lane": 7}, "config.lane"), ({"x": 1}, "config.x")],
)
def test_a_wrong_choice_is_named(shared: Running, config: Shape, field: str) -> None:
    wish = {"game": "toy", "seats": [ME, ME], "config": config}
    assert HTTP.post(f"{shared.http}/api/races", json=wish).json()["field"] == field


def test_a_body_that_is_too_large_is_not_read(shared: Running, log: list[str]) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 65536

    url = f"{shared.http}/api/verify"
    for content in (b" " * 1_100_000, pieces()):
        answer = HTTP.post(url, content=content)
        assert answer.status_code == 413
        assert answer.headers["content-type"] == "application/problem+json"
    assert len(log) == 2


def test_a_wrong_invitation_gives_no_seat(shared: Running, log: list[str]) -> None:
    made = make(shared.host, "toy", [ME, OPEN])
    join = f"{shared.http}/api/races/{made['race']}/join"
    for invite in ("", "x" * 64, made["tokens"][0]):
        assert HTTP.post(join, json={"invite": invite}).status_code == 403
    assert HTTP.post(join, json={"invite": made["invite"], "seat": 0}).status_code == 409
    assert HTTP.post(join, json={"invite": made["invite"], "seat": 9}).status_code == 422
    assert HTTP.post(join, json={"invite": made["invite"], "name": "\n"}).status_code == 422
    card = get(shared.host, f"/api/races/{made['race']}", made["invite"])
    assert card["kinds"] == ["human", "open"]
    unknown = f"{shared.http}/api/races/nowhere/join"
    assert HTTP.post(unknown, json={"invite": made["invite"]}).status_code == 404
    assert made["invite"] not in "".join(log)
    assert made["tokens"][0] not in "".join(log)


def test_a_rematch_needs_a_token(shared: Running, made: Shape) -> None:
    url = f"{shared.http}/api/races/{made['race']}/rematch"
    for headers in ({}, {"authorization": "Bearer x"}, {"authorization": "Basic eDp5"}):
        answer = HTTP.post(url, headers=headers)
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/x",
        "/api/races/nowhere",
        "/api/races/nowhere/record",
        "/api/races/nowhere/replay",
        "/api/games/chess/rules",
        "/api/games/chess/data",
    ],
)
def test_what_is_not_there_is_a_problem(shared: Running, path: str) -> None:
    answer = HTTP.get(f"{shared.http}{path}")
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_wrong_record_is_told_why(shared: Running) -> None:
    for record in ("", "{}\n", "\n\n", "x"):
        verdict = HTTP.post(f"{shared.http}/api/verify", json={"record": record}).json()
        assert verdict["ok"] is False
        assert "line 1" in verdict["why"]


def connect_again_and_again(url: str) -> None:
    while True:
        with connect(url):
            pass


def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    limits = Limits(requests=2, requests_at_once=5)
    with running(tmp_path, replace(QUICK, limits=limits)) as server:
        answers = [HTTP.get(f"{server.http}/api/games") for _ in range(8)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) >= 2
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].json()["title"] == "Too fast"
        url = f"ws://{server.host}/api/races/x/socket"
        with pytest.raises(InvalidStatus, match="429"):
            connect_again_and_again(url)
        assert HTTP.get(f"{server.http}/healthz").status_code == 200


def test_who_sends_too_many_frames_must_wait(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, frames=1, frames_at_once=5, strikes=10)
    with running(tmp_path, replace(QUICK, limits=limits)) as server:
        made = make(server.host, "toy", [ME, ME])
        with Player(server.host, made["race"], made["tokens"][0]) as player:
            for _ in range(20):
                player.send({"type": "ping"})
            frames = [player.next() for _ in range(8)]
            assert [frame["type"] for frame in frames[:5]] == ["pong"] * 5
            assert frames[5]["status"] == 429
            assert frames[5]["retry_after"] == 1
            assert player.wait_closed() == 1008
