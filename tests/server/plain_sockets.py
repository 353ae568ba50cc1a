"""Connections without a library, for what no library does."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from server.running import PATIENCE, QUICK, Process, Running, running

HANDSHAKE = (
    "GET /api/races/{race}/socket HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\n"
    "connection: upgrade\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LITTLE = 4096
"""Bytes that a client keeps before it reads them."""


@contextmanager
def limited(folder: Path, **limits: float) -> Iterator[Running]:
    """A server with other limits."""
    settings = replace(QUICK, limits=replace(QUICK.limits, **limits))  # type: ignore[arg-type]
    with running(folder, settings) as server:
        yield server


def dial(server: Running | Process, source: str = "", kept: int = 0) -> socket.socket:
    """A connection on which nothing is said; from another address, or that keeps little unread."""
    host, _, port = server.host.rpartition(":")
    connection = socket.socket()
    connection.settimeout(PATIENCE)
    if kept:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, kept)
    if source:
        connection.bind((source, 0))
    connection.connect((host, int(port)))
    return connection


def rest(connection: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def open_socket(
    connection: socket.socket, server: Running | Process, race: str, token: str
) -> None:
    """The opening of a socket and its first frame, whose answer is not read."""
    connection.sendall(HANDSHAKE.format(race=race, host=server.host).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += connection.recv(1)
    connection.sendall(text_frame(f'{{"type": "hello", "token": "{token}"}}'))


def text_frame(text: str) -> bytes:
    """A short frame under a mask that changes nothing."""
    content = text.encode()
    assert len(content) < 1 << 16, "it is short"
    return b"\x81\xfe" + len(content).to_bytes(2, "big") + bytes(4) + content
