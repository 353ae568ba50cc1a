"""Durable moves per second of the server's processor time, beside boardgame.io's.

    python -m bench.server [--games spiralized:2 …] [--races 100] [--seconds 10] [--no-peer]

For each game a server is started in a process of its own, with a new SQLite file. Players at
sockets answer at once. Then the same with timers in it, for the table of costs; and, in the same
run, a race of Spiralized's size on boardgame.io's server, whose store is in memory.
"""

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from bench.server.players import Players

Game = tuple[str, int]
"""Its name, and how many sit there."""
Load = tuple[int, float]
"""How many races, and for how many seconds."""
PEER = Path(__file__).with_name("boardgame")
TICKS = os.sysconf("SC_CLK_TCK")
WARM_UP = 2.0
"""Seconds until the clock starts."""


class Spent:
    """Processor time of a process: of its first thread, and of all the others."""

    def __init__(self, process: int) -> None:
        seconds = {}
        for thread in Path(f"/proc/{process}/task").iterdir():
            fields = (thread / "stat").read_text().rpartition(")")[2].split()
            seconds[int(thread.name)] = (int(fields[11]) + int(fields[12])) / TICKS
        self.main = seconds.pop(process)
        self.others = sum(seconds.values())

    @property
    def all(self) -> float:
        return self.main + self.others


class Measured:
    """What one run came to."""

    def __init__(self, moves: int, before: Spent, after: Spent, waits: list[float]) -> None:
        self.moves = moves
        self.main = after.main - before.main
        self.others = after.others - before.others
        self.rate = moves / max(1e-9, self.main + self.others)
        self.median = 1000 * median(waits)
        self.p99 = 1000 * quantiles(waits, n=100)[98]

    def line(self, name: str) -> str:
        waits = f"{self.median:8.1f} ms {self.p99:8.1f} ms"
        return f"{name:31}{self.moves:9,}{self.rate:12,.0f}  {waits}"


@contextmanager
def serving(folder: str, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Our server, and its address."""
    command = [sys.executable, "-m", "bench.server.serving", folder, *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield server, f"127.0.0.1:{server.stdout.readline().strip()}"
        finally:
            server.terminate()


def stored(folder: str) -> int:
    """How many moves are in the database."""
    with closing(sqlite3.connect(f"file:{folder}/paddock.sqlite3?mode=ro", uri=True)) as database:
        return int(database.execute("SELECT count(*) FROM moves").fetchone()[0])


async def measure(
    server: int, folder: str, host: str, game: Game, load: Load, on_clock: Callable[[], None]
) -> Measured:
    """`on_clock` is called when the clock starts and when it stops."""
    players = Players(host, *game)
    races, seconds = load
    await players.sit_down(races)
    await asyncio.sleep(WARM_UP)
    moves, before = stored(folder), Spent(server)
    on_clock()
    players.tally.is_running = True
    await asyncio.sleep(seconds)
    players.tally.is_running = False
    after = Spent(server)
    on_clock()
    moves = stored(folder) - moves
    await players.go_home()
    return Measured(moves, before, after, players.tally.waits)


def ours(game: Game, load: Load) -> Measured:
    with TemporaryDirectory() as folder, serving(folder) as (server, host):
        return asyncio.run(measure(server.pid, folder, host, game, load, lambda: None))


def costs(game: Game, load: Load) -> dict[str, float]:
    """Microseconds a move by what they were spent on, with timers in the server."""
    told: list[dict[str, float]] = []
    with TemporaryDirectory() as folder, serving(folder, "--costs") as (server, host):

        def ask() -> None:
            assert server.stdout is not None
            server.send_signal(signal.SIGUSR1)
            told.append(json.loads(server.stdout.readline()))

        measured = asyncio.run(measure(server.pid, folder, host, game, load, ask))
    parts = told[1]
    parts["sockets and the rest"] = measured.main - sum(parts.values())
    parts["database, its thread"] = measured.others
    return {what: 1_000_000 * spent / measured.moves for what, spent in parts.items()}


def install() -> None:
    """boardgame.io, where it is not yet."""
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        quiet = ("--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error")
        subprocess.run(["npm", "install", *quiet], cwd=PEER, check=True, stdout=sys.stderr)


def theirs(load: Load) -> Measured:
    server_line = ["node", "server.cjs"]
    with subprocess.Popen(server_line, cwd=PEER, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            port = next(line.strip() for line in server.stdout if line.strip().isdigit())
            line = ["node", "players.cjs", port, *map(str, load)]
            pipe = subprocess.PIPE
            with subprocess.Popen(line, cwd=PEER, stdin=pipe, stdout=pipe, text=True) as players:
                assert players.stdout is not None
                assert players.stdin is not None
                players.stdout.readline()
                before = Spent(server.pid)
                players.stdin.write("go\n")
                players.stdin.flush()
                waits = [wait / 1000 for wait in json.loads(players.stdout.readline())]
                after = Spent(server.pid)
            return Measured(len(waits), before, after, waits)
        finally:
            server.terminate()


def main() -> int:
    parser = argparse.ArgumentParser(description="Durable moves per second of processor time.")
    parser.add_argument("--games", nargs="+", default=["spiralized:2", "outspeed:3", "powersled:2"])
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    chosen = parser.parse_args()
    wanted = (one.partition(":") for one in chosen.games)
    pairs: list[Game] = [(game, int(seats)) for game, _, seats in wanted]
    load = (chosen.races, chosen.seconds)
    print(f"{chosen.races} races, {chosen.seconds:g} s each\n")
    print(f"{'':31}{'moves':>9}{'per CPU s':>12}  {'median':>11} {'99 %':>11}")
    for game, seats in pairs:
        print(ours((game, seats), load).line(f"{game}, {seats} seats"), flush=True)
    if not chosen.no_peer:
        install()
        print(theirs(load).line("boardgame.io, 2 seats, memory"), flush=True)
    print("\nMicroseconds of the server's processor a move, with timers:\n")
    for game, seats in pairs:
        print(f"{game}, {seats} seats")
        for what, spent in sorted(costs((game, seats), load).items(), key=lambda one: -one[1]):
            print(f"  {what:26}{spent:9,.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
