"""Clients that read nothing of what they are sent, or send what is no frame: bounded, and gone."""

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from paddock.server.gate import Gate
from paddock.server.line import Line
from paddock.server.sweeper import Sweeper
from server.client import ME, Player, Shape, make
from server.plain_sockets import LITTLE, dial, limited, open_socket, rest
from server.running import QUICK, Running, running, wait_for

PUSH: Shape = {"kind": "Effort", "effort": 1}
MUCH = "x" * 100_000
CLOSED = b"\x88\x02"


class Unread:
    """A connection on which something waits."""

    def __init__(self, size: int = 1) -> None:
        self.transport = self
        self.moved = 0.0
        self.size = size
        self.given_up = 0

    def get_write_buffer_size(self) -> int:
        return self.size

    def give_up(self) -> None:
        self.given_up += 1


def test_who_reads_now_and_then_is_not_given_up() -> None:
    sweeper, stuck, slow, idle = Sweeper(20.0), Unread(), Unread(), Unread(size=0)
    for now in range(0, 60, 5):
        slow.moved = now - 15.0
        sweeper.sweep([stuck, slow, idle], float(now))
    assert (stuck.given_up, slow.given_up, idle.given_up) == (2, 0, 0)


def connections(server: Running) -> list[Gate | Line]:
    return list(server.server.server_state.connections)  # type: ignore[arg-type]


def fill(server: Running, race: str) -> None:
    """Send everybody at a table more than the system keeps for them."""
    for watcher in list(server.lobby.rooms[race].watchers):
        for _ in range(100):
            watcher.send_text(MUCH)


def test_sockets_that_never_read_do_not_stay(tmp_path: Path) -> None:
    with limited(tmp_path, stalled_seconds=0.4) as server, ExitStack() as stack:
        made = make(server.host, "toy", [ME, ME])
        for _ in range(3):
            deaf = stack.enter_context(dial(server, kept=LITTLE))
            open_socket(deaf, server, made["race"], made["tokens"][0])
        wait_for(lambda: len(server.lobby.rooms[made["race"]].watchers) == 3)
        fill(server, made["race"])
        wait_for(lambda: not server.lobby.rooms[made["race"]].watchers)
        wait_for(lambda: not connections(server))
        with Player(server.host, made["race"], made["tokens"][0]) as player:
            player.answer(PUSH)


def test_who_reads_on_before_it_is_cut_off_hears_why(own: Running) -> None:
    made = make(own.host, "toy", [ME, ME])
    with dial(own, kept=LITTLE) as deaf:
        open_socket(deaf, own, made["race"], made["tokens"][0])
        wait_for(lambda: len(own.lobby.rooms[made["race"]].watchers) == 1)
        fill(own, made["race"])
        (line,) = connections(own)
        wait_for(lambda: line.transport.get_write_buffer_size() > 0)
        line.loop.call_soon_threadsafe(line.give_up)
        assert rest(deaf).endswith(CLOSED + (1013).to_bytes(2, "big"))
        wait_for(lambda: not connections(own))


def test_who_does_not_read_an_answer_is_cut_off(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("x" * 20_000_000)
    limits = replace(QUICK.limits, stalled_seconds=0.4)
    settings = replace(QUICK, limits=limits, static=tmp_path)
    with running(tmp_path, settings) as server, dial(server, kept=LITTLE) as deaf:
        deaf.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert deaf.recv(8) == b"HTTP/1.1"
        wait_for(lambda: not connections(server))


@pytest.mark.parametrize(
    "flood",
    [b"\x89\x80abcd" * 500, b"\x01\x80abcd" + b"\x00\x80abcd" * 500],
    ids=["pings", "pieces of a message"],
)
def test_a_flood_of_what_is_no_frame_ends_the_socket(tmp_path: Path, flood: bytes) -> None:
    with limited(tmp_path, frames=0.001, frames_at_once=20) as server, dial(server) as connection:
        made = make(server.host, "toy", [ME, ME])
        open_socket(connection, server, made["race"], made["tokens"][0])
        connection.sendall(flood)
        assert rest(connection).endswith(CLOSED + (1008).to_bytes(2, "big"))
        wait_for(lambda: not connections(server))
