"""What a host can choose, and where the server takes time, secrets and ids from."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from paddock.core.game import USUAL_EFFORT

DATABASE: Final = "sqlite:///paddock.sqlite3"
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letter that is taken for another when read aloud."""
ID_LENGTH: Final = 12


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of anything one client may ask for. Rates are per second, with what may pile up."""

    body: int = 1024 * 1024
    frame: int = 16 * 1024
    connections: int = 4096
    """In all; the server takes fewer where the system gives it fewer handles."""
    connections_a_client: int = 250
    """Of one address; those that proxies come from may have them all."""
    header_seconds: float = 10.0
    body_seconds: float = 10.0
    """For all of a body, however it comes."""
    stalled_seconds: float = 20.0
    """How long a client may leave unread what it was sent; then it is told, and as long after."""
    hello_seconds: float = 5.0
    health_seconds: float = 3.0
    """How long the database may take to show that it is well."""
    board: int = 320 * 1024
    """Of the choices that a board is asked for before there is a race: the largest own data that
    any game takes, and what else can be chosen."""
    board_seconds: float = 5.0
    """How long whoever asks for a board waits for it."""
    boards_at_once: int = 16
    boards_a_client: int = 4
    """Boards in the making, beyond which no wish for another is taken: in all, of one client."""
    scout_effort: int = USUAL_EFFORT
    """How much is looked at before a board is given up, in the game's own count."""
    scout_seconds: float = 20.0
    """How long finding out whether one board can be driven may take."""
    scout_wait: float = 15.0
    """How long whoever asks for it waits."""
    scouts_at_once: int = 16
    scouts_a_client: int = 2
    """Boards that are being scouted or wait for it: in all, and for one client."""
    requests: float = 20.0
    requests_at_once: int = 100
    pages: float = 50.0
    pages_at_once: int = 300
    """The same for what is no call: the files of the web client, and whether the server is well."""
    races: float = 0.2
    races_at_once: int = 60
    """Races that one client makes."""
    races_of_all: float = 10.0
    races_of_all_at_once: int = 500
    """Races that are made at all."""
    bot_races: int = 64
    bot_races_a_client: int = 4
    """Races without people that are on: in all, and of one client."""
    lessons: int = 256
    lessons_a_client: int = 4
    """Tables of lessons that are open: in all, and of one client."""
    frames: float = 20.0
    frames_at_once: int = 60
    strikes: int = 200
    """Refused frames in a row, after which a socket is closed."""
    spectators: int = 2048
    spectators_a_race: int = 64
    spectators_a_client: int = 100
    spectators_a_race_and_client: int = 16
    """Those who only watch have a share of their own: in all, and by race and client."""
    sockets_a_seat: int = 8
    """When a seat opens one more, the oldest is closed: who sits there always gets in."""
    sockets_a_client: int = 200
    unsent: int = 256
    """Frames that may wait for a slow client before it is told to come back."""
    changes_of_mind: int = 500
    """How often one seat may change, take back or undo in one race."""
    orders_given: int = 1000
    """How often one seat may leave orders in one race."""
    bot_seconds: float = 10.0
    """How long a bot may think about one answer; then it drives no more, and the first option is
    taken for its seat."""
    away_seconds: float = 10.0
    """How long somebody has no socket before the others are told that they are away, and may have
    a bot drive: who loads the page again is not."""
    tokens_a_seat: int = 64
    races_listed: int = 100


@dataclass(frozen=True, slots=True)
class Settings:
    """One server's choices. The defaults are what `make serve` uses."""

    database: str = DATABASE
    commits_on_loop: bool = False
    """Wait for the disk on the loop: for disks that are quicker than a thread is woken."""
    hosts: tuple[str, ...] = ()
    """Names that the server goes by, besides those of its own machine; * is any name."""
    proxies: tuple[str, ...] = ("127.0.0.1",)
    """Addresses whose word is taken for whom they speak for."""
    origins: tuple[str, ...] = ()
    """Origins that may connect besides the server's own."""
    tempo: float = 1.0
    """Windows and bots take this many times as long as the pace of a table says; 0 is at once."""
    idle_seconds: float = 600.0
    """After this long without anybody, a room leaves memory; bots among themselves rest then."""
    lesson_seconds: float = 120.0
    """The same for the table of a lesson, of which nothing is kept."""
    tidy_seconds: float = 30.0
    health_kept: float = 1.0
    """Seconds for which the database is taken to be as it was found."""
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """Who may read the counters; a player could tell from them what others try."""
    workers: int = 1
    """Processes for what takes long; they start when there is something to do."""
    thinkers: int = 2
    """Processes in which bots think; they start when there is something to do."""
    static: Path | None = None
    """The built web client; None takes the one beside the server."""
    limits: Limits = field(default_factory=Limits)


def new_id() -> str:
    """An id for a race: short enough for a link, too long to guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


@dataclass(frozen=True, slots=True)
class Sources:
    """The doors by which the outside comes in, so that a test can hold them."""

    clock: Callable[[], float] = time.time
    secret: Callable[[int], bytes] = secrets.token_bytes
    id: Callable[[], str] = new_id
