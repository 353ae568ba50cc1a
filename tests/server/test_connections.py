"""Connections: who plays gets in, who is silent goes, and the handles are never used up."""

import resource
import socket
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from paddock.server.gate import FEWEST_CONNECTIONS, RESERVED_HANDLES, TOO_SLOW, most_connections
from paddock.server.log import SELDOM_SECONDS, LoopFaults
from paddock.server.settings import Limits
from server.client import HTTP, ME, Player, Refusal, Shape, make
from server.plain_sockets import dial, limited, rest
from server.running import PATIENCE, process, wait_for

STRANGER = "127.0.0.2"
"""Another address of this machine, which no proxy has."""
PUSH: Shape = {"kind": "Effort", "effort": 1}
REQUEST = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"


# Seats and spectators


def test_a_seat_gets_in_where_no_more_spectators_do(tmp_path: Path) -> None:
    with limited(tmp_path, spectators_a_race=2) as server, ExitStack() as stack:
        made = make(server.host, "toy", [ME, ME], public=True)
        for _ in range(2):
            stack.enter_context(Player(server.host, made["race"]))
        third = stack.enter_context(Player(server.host, made["race"], hello=False))
        with pytest.raises(Refusal, match="429 Too many watch this race already"):
            third.hello(None)
        assert third.wait_closed() == 1008
        for seat in (0, 1):
            player = stack.enter_context(Player(server.host, made["race"], made["tokens"][seat]))
            player.answer(PUSH)
        player.until(lambda table: table["moment"] == 1)


def test_spectators_leave_room_for_the_seats_of_their_client(tmp_path: Path) -> None:
    limits = {"spectators_a_client": 2, "sockets_a_client": 4}
    with limited(tmp_path, **limits) as server, ExitStack() as stack:
        made = make(server.host, "toy", [ME, ME], public=True)
        for _ in range(2):
            other = make(server.host, "toy", [ME, ME], public=True)
            stack.enter_context(Player(server.host, other["race"]))
        with (
            Player(server.host, made["race"], hello=False) as watcher,
            pytest.raises(Refusal, match="429 Too many sockets are open"),
        ):
            watcher.hello(None)
        wait_for(lambda: len(server.server.server_state.connections) == 2)
        for seat in (0, 1):
            stack.enter_context(Player(server.host, made["race"], made["tokens"][seat]))
        with pytest.raises(InvalidStatus, match="429"):
            Player(server.host, made["race"])


def test_a_seat_that_is_opened_once_too_often_loses_its_oldest_socket(tmp_path: Path) -> None:
    with limited(tmp_path, sockets_a_seat=2) as server, ExitStack() as stack:
        made = make(server.host, "toy", [ME, ME], public=True)
        tabs = [
            stack.enter_context(Player(server.host, made["race"], made["tokens"][0]))
            for _ in range(3)
        ]
        with pytest.raises(Refusal, match="429 This seat was opened in too many other places"):
            tabs[0].receive("pong")
        assert tabs[0].wait_closed() == 1008
        for tab in tabs[1:]:
            tab.settle()


# Time for headers


def ask(connection: socket.socket) -> None:
    """A whole request in two pieces, and its answer."""
    connection.sendall(REQUEST[:20])
    connection.sendall(REQUEST[20:])
    answer = b""
    while not answer.endswith(b'{"ok":true}'):
        part = connection.recv(65536)
        assert part, answer
        answer += part


@pytest.mark.parametrize(
    ("asked", "begun"), [(0, b""), (0, b"G"), (0, REQUEST[:-2]), (2, b"G"), (2, REQUEST[:-2])]
)
def test_headers_that_do_not_come_are_not_waited_for(
    tmp_path: Path, asked: int, begun: bytes
) -> None:
    with limited(tmp_path, header_seconds=0.2) as server:
        made = make(server.host, "toy", [ME, ME], public=True)
        with Player(server.host, made["race"], made["tokens"][0]) as player, dial(server) as slow:
            for _ in range(asked):
                ask(slow)
            slow.sendall(begun)
            assert rest(slow) == TOO_SLOW
            player.settle()


# More than one client may have


@pytest.mark.parametrize("method", [b"POST /api/races", b"GET /healthz"])
def test_a_body_that_trickles_in_is_not_waited_for(tmp_path: Path, method: bytes) -> None:
    """A byte now and then is no reason to wait for the next one."""
    with limited(tmp_path, body_seconds=0.3) as server, dial(server) as slow:
        stop = threading.Event()

        def trickle() -> None:
            while not stop.wait(0.05):
                try:
                    slow.sendall(b" ")
                except OSError:
                    return

        slow.sendall(method + b" HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n")
        trickling = threading.Thread(target=trickle)
        trickling.start()
        try:
            rest(slow)
        finally:
            stop.set()
            trickling.join()
        wait_for(lambda: not server.server.server_state.connections)
        refused = server.lobby.desk.counters.totals["refused", '{status="408"}']
        assert refused == (1 if method.startswith(b"POST") else 0)


def test_one_client_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    with limited(tmp_path, connections_a_client=3) as server, ExitStack() as stack:
        mine = [stack.enter_context(dial(server, STRANGER)) for _ in range(3)]
        with dial(server, STRANGER) as fourth:
            assert rest(fourth).startswith(b"HTTP/1.1 429")
        made = make(server.host, "toy", [ME, ME])
        players = [
            stack.enter_context(Player(server.host, made["race"], made["tokens"][seat]))
            for seat in (0, 1, 0, 1)
        ]
        players[0].answer(PUSH)
        mine[0].close()
        wait_for(lambda: len(server.server.server_state.connections) == 6)
        with dial(server, STRANGER) as again:
            again.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert rest(again).startswith(b"HTTP/1.1 200")


def test_one_client_cannot_take_all_places_of_those_who_watch_a_race(tmp_path: Path) -> None:
    with limited(tmp_path, spectators_a_race_and_client=2) as server, ExitStack() as stack:
        made = make(server.host, "toy", [ME, ME], public=True)
        for _ in range(2):
            stack.enter_context(Player(server.host, made["race"]))
        third = stack.enter_context(Player(server.host, made["race"], hello=False))
        with pytest.raises(Refusal, match="429 Too many sockets are open"):
            third.hello(None)
        other = make(server.host, "toy", [ME, ME], public=True)
        stack.enter_context(Player(server.host, other["race"]))


def test_those_who_watch_have_a_share_of_their_own(tmp_path: Path) -> None:
    with limited(tmp_path, spectators=1) as server, ExitStack() as stack:
        made = make(server.host, "toy", [ME, ME], public=True)
        stack.enter_context(Player(server.host, made["race"]))
        late = stack.enter_context(Player(server.host, made["race"], hello=False))
        with pytest.raises(Refusal, match="429"):
            late.hello(None)
        stack.enter_context(Player(server.host, made["race"], made["tokens"][0])).answer(PUSH)


# No more than there are handles


def test_the_silent_make_room_for_who_wants_something(tmp_path: Path) -> None:
    with (
        limited(tmp_path, connections=FEWEST_CONNECTIONS, header_seconds=PATIENCE) as server,
        ExitStack() as stack,
    ):
        made = make(server.host, "toy", [ME, ME], public=True)
        player = stack.enter_context(Player(server.host, made["race"], made["tokens"][0]))
        silent = [stack.enter_context(dial(server)) for _ in range(3 * FEWEST_CONNECTIONS)]
        assert HTTP.get(f"{server.http}/healthz").status_code == 200
        player.answer(PUSH)
        assert rest(silent[0]) == b"", "the longest silent one went first"
        ask(silent[-1])


def test_where_everybody_wants_something_the_next_is_told_to_come_later(tmp_path: Path) -> None:
    with limited(tmp_path, connections=FEWEST_CONNECTIONS) as server, ExitStack() as stack:
        made = make(server.host, "toy", [ME, ME], public=True)
        players = [
            stack.enter_context(Player(server.host, made["race"]))
            for _ in range(FEWEST_CONNECTIONS)
        ]
        answer = HTTP.get(f"{server.http}/healthz")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "10")
        players[0].close()
        wait_for(lambda: HTTP.get(f"{server.http}/healthz").status_code == 200)


def test_there_are_fewer_connections_than_handles() -> None:
    limits = Limits(connections=500)
    assert most_connections(limits, 100_000) == 500
    assert most_connections(limits, 500) == 500 - RESERVED_HANDLES
    assert most_connections(limits, 50) == FEWEST_CONNECTIONS
    assert most_connections(limits, -1) == 500
    assert most_connections(limits, None) == 500


def test_more_silent_connections_than_handles_do_no_harm(tmp_path: Path) -> None:
    with process(tmp_path, handles=256) as server, ExitStack() as stack:
        made = make(server.host, "toy", [ME, ME], public=True)
        player = stack.enter_context(Player(server.host, made["race"], made["tokens"][0]))
        for _ in range(300):
            stack.enter_context(dial(server))
        assert HTTP.get(f"http://{server.host}/healthz").status_code == 200
        player.answer(PUSH)
        assert make(server.host, "toy", [ME, ME], public=True)["race"]
    assert check_quiet(tmp_path).count("connections are open, which is all there may be") == 1


def test_without_handles_the_server_is_quiet_and_well_again_with_them(tmp_path: Path) -> None:
    with process(tmp_path, handles=256) as server, ExitStack() as stack:
        log = tmp_path / "server.log"
        made = make(server.host, "toy", [ME, ME], public=True)
        player = stack.enter_context(Player(server.host, made["race"], made["tokens"][0]))
        before = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (8, 256))
        for _ in range(40):
            stack.enter_context(dial(server))
        wait_for(lambda: "out of system resource" in log.read_text())
        player.answer(PUSH)
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, before)
        assert HTTP.get(f"http://{server.host}/healthz").status_code == 200
    assert check_quiet(tmp_path).count("out of system resource: Too many open files") == 1


def check_quiet(folder: Path) -> str:
    """What the server wrote, which is not much."""
    log = (folder / "server.log").read_text()
    assert "Traceback" not in log
    assert len(log.splitlines()) < 20
    return log


def test_the_same_fault_of_the_loop_is_said_once_in_a_while(log: list[str]) -> None:
    now = [1000.0]
    faults = LoopFaults(lambda: now[0])
    for _ in range(1000):
        faults(None, {"message": "no handles", "exception": OSError(24, "Too many open files")})
    faults(None, {"message": "no handles", "exception": ZeroDivisionError("a secret")})
    now[0] += SELDOM_SECONDS
    faults(None, {"message": "no handles", "exception": OSError(24, "Too many open files")})
    said = [line.partition("fault ")[2] for line in log]
    full = "no handles: Too many open files"
    assert said == [full, "no handles: ZeroDivisionError", full]
