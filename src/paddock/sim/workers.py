"""A series of races spread over processes. The numbers are the same for any number of them."""

import os
import signal
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from paddock import games
from paddock.bots import find_bot
from paddock.core.chance import spawn_seed
from paddock.core.errors import PaddockError
from paddock.sim.match import play_race, record_race, seating
from paddock.sim.series import Tally

MOST_PER_CHUNK = 32
CHUNKS_PER_WORKER = 4


@dataclass(frozen=True)
class Series:
    """What is to be played: plain data, since only that passes between processes."""

    game: str
    package: str
    """Where the game is imported from: another process may not have it on its registry."""
    bots: tuple[str, ...]
    races: int
    seed: int
    config: dict[str, Any] = field(default_factory=dict)
    has_records: bool = False


@dataclass(frozen=True)
class Chunk:
    """The races from `start` up to, but not including, `stop`."""

    start: int
    tally: Tally
    records: list[str]
    broken: str = ""


def all_cores() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_series(series: Series, workers: int) -> Iterator[Chunk]:
    """The races of a series, chunk by chunk and in order, as they are done.

    Raises PaddockError for the first race, in order, that cannot be played.
    """
    per_chunk = -(-series.races // (workers * CHUNKS_PER_WORKER))
    size = max(1, min(MOST_PER_CHUNK, per_chunk))
    parts = [(start, min(start + size, series.races)) for start in range(0, series.races, size)]
    # Closed at once and here: left to the garbage collector, the pool might be told to stop by
    # one of its own threads.
    with closing(_chunks(series, parts, workers)) as chunks:
        for chunk in chunks:
            if chunk.broken:
                raise PaddockError(chunk.broken)
            yield chunk


def _chunks(series: Series, parts: list[tuple[int, int]], workers: int) -> Generator[Chunk]:
    if workers > 1 and len(parts) > 1:
        return _spread(series, parts, workers)
    return (play_chunk(series, start, stop) for start, stop in parts)


def play_chunk(series: Series, start: int, stop: int) -> Chunk:
    """Some races of a series, one after the other, in this process."""
    tally, records = Tally(len(series.bots)), list[str]()
    number = start
    try:
        games.register(series.game, series.package)
        game = games.find(series.game)
        book = game.book(series.config)
        bots = [find_bot(game, name) for name in series.bots]
        for number in range(start, stop):
            bot_in = seating(len(bots), number)
            seated = [bots[bot] for bot in bot_in]
            seed = spawn_seed(series.seed, number)
            if series.has_records:
                finish, record = record_race(game, series.config, seated, seed)
                records.append(record)
            else:
                finish = play_race(game, book, seated, seed)
            tally.count(finish, bot_in)
    except PaddockError as error:
        # As text: not every exception survives the way between processes.
        return Chunk(start, tally, records, f"race {number}: {error}")
    return Chunk(start, tally, records)


def _spread(series: Series, parts: list[tuple[int, int]], workers: int) -> Generator[Chunk]:
    # Imported here: it is slow to import, and most verbs never need it.
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(
        min(workers, len(parts)), mp_context=get_context("spawn"), initializer=_die_quietly
    )
    try:
        for future in [pool.submit(play_chunk, series, start, stop) for start, stop in parts]:
            yield future.result()
    except BrokenProcessPool:
        raise PaddockError("a worker process died; try again with --workers 1") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _die_quietly() -> None:
    """Ctrl-C goes to every process of a terminal; only the first one has something to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
