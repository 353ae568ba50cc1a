"""The buckets that limits are made of, and clients that do not keep up."""

import re
from pathlib import Path

from paddock.server.counters import Counters
from paddock.server.gate import RESERVED_HANDLES
from paddock.server.limits import Buckets
from paddock.server.log import MOST, line
from paddock.server.run import LARGEST_MESSAGE
from paddock.server.settings import Limits
from paddock.server.watcher import COME_BACK, Watcher
from paddock.server.wire import Pong

KIB = 1024
MIB = 1024 * KIB


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(2.0, 3, lambda: now[0])
    assert [buckets.wait("ann") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.wait("bob") == 0
    now[0] = 0.5
    assert buckets.wait("ann") == 0
    assert buckets.wait("ann") > 0
    now[0] = 100.0
    assert [buckets.wait("ann") for _ in range(4)] == [0, 0, 0, 0.5]


class Mouth:
    """A line whose client reads, or does not."""

    def __init__(self) -> None:
        self.is_ready = True
        self.said: list[str | int] = []

    def say(self, text: str) -> None:
        self.said.append(text)

    def hang_up(self, code: int) -> None:
        self.said.append(code)


def test_a_client_that_does_not_keep_up_is_told_to_come_back() -> None:
    watcher, mouth = Watcher(0, 3), Mouth()
    watcher.send(Pong())
    watcher.speak_by(mouth)
    watcher.send(Pong())
    assert len(mouth.said) == 2, "what waited comes first, then all at once"
    mouth.is_ready = False
    for _ in range(10):
        watcher.send(Pong())
    assert len(mouth.said) == 2
    mouth.is_ready = True
    watcher.flush()
    assert mouth.said[2:] == [COME_BACK]


def test_a_log_line_is_one_line() -> None:
    forged = line("race\n2026 error \x1b[31mgotcha\r\n" + "x" * 1000)
    assert "\n" not in forged
    assert "\r" not in forged
    assert "\x1b" not in forged
    assert len(forged) == MOST


def test_counters_are_written_as_prometheus_reads_them() -> None:
    counters = Counters()
    counters.add("refused", '{status="404"}')
    counters.add("refused", '{status="404"}')
    assert counters.text({"rooms": 3}).splitlines() == [
        "# TYPE paddock_rooms gauge",
        "paddock_rooms 3",
        "# TYPE paddock_refused_total counter",
        'paddock_refused_total{status="404"} 2',
    ]


def test_the_page_for_hosts_tells_the_limits() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", page.partition("## Limits")[2], re.MULTILINE)
    told = {
        what: [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", much)]
        for what, much in rows[1:]
    }
    limits = Limits()
    assert told == {
        "lessons that are on": [limits.lessons, limits.lessons_a_client],
        "connections in all": [limits.connections, RESERVED_HANDLES],
        "connections of one client": [limits.connections_a_client],
        "a request's headers": [limits.header_seconds],
        "a request's body": [limits.body // MIB, limits.body_seconds],
        "a client's frame": [limits.frame // KIB, LARGEST_MESSAGE // MIB],
        "requests of one client": [limits.requests, limits.requests_at_once],
        "files of the web client, `/healthz`": [limits.pages, limits.pages_at_once],
        "races made by one client": [round(1 / limits.races), limits.races_at_once],
        "races made in all": [limits.races_of_all, limits.races_of_all_at_once],
        "races without people": [limits.bot_races_a_client, limits.bot_races],
        "what is sent and not read": [limits.stalled_seconds],
        "boards in the making": [limits.boards_a_client, limits.boards_at_once],
        "frames on one socket": [limits.frames, limits.frames_at_once, limits.strikes],
        "the first frame": [limits.hello_seconds],
        "spectators": [
            limits.spectators_a_race,
            limits.spectators_a_client,
            limits.spectators_a_race_and_client,
            limits.spectators,
        ],
        "sockets of a seat": [limits.sockets_a_seat],
        "sockets in all": [limits.sockets_a_client],
        "being away": [limits.away_seconds],
        "changes of mind": [limits.changes_of_mind],
        "choices and data of a board that is being drawn": [limits.board // KIB],
        "courses being scouted": [
            limits.scout_seconds,
            limits.scouts_a_client,
            limits.scouts_at_once,
        ],
    }
