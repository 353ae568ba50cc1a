"""The buckets that limits are made of, and clients that do not keep up."""

import asyncio

from paddock.server.counters import Counters
from paddock.server.limits import Buckets
from paddock.server.log import MOST, line
from paddock.server.watcher import COME_BACK, Watcher
from paddock.server.wire import Pong


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


def test_a_client_that_does_not_keep_up_is_told_to_come_back() -> None:
    async def run() -> None:
        watcher = Watcher(0, 3)
        for _ in range(10):
            watcher.send(Pong())
        assert watcher._unsent.qsize() == 1
        assert await watcher._unsent.get() == COME_BACK

    asyncio.run(run())


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
