"""One line for everything that is worth one, never a traceback, never a secret."""

import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

LOG: Final = logging.getLogger("paddock.server")
MOST: Final = 200
SELDOM_SECONDS: Final = 60.0
MOST_THINGS: Final = 1000
"""Beyond so many different ones it is forgotten what was said."""


def line(text: object) -> str:
    """Anything as one short line: what clients send cannot forge a line or fill the disk."""
    words = " ".join(str(text).split())
    plain = ascii(words)[1:-1]
    return plain if len(plain) <= MOST else plain[: MOST - 1] + "…"


def refused(status: int, what: str, why: object) -> None:
    """Something was asked for and not given."""
    LOG.info("refused %s %s: %s", status, line(what), line(why))


def fault(what: str, error: BaseException) -> None:
    """Something is broken on our side: what kind, and where, in one line."""
    LOG.error("fault %s: %s", line(what), where(error))


def where(error: BaseException) -> str:
    """The kind of an error and the place it comes from; its words may hold what is secret."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    name = type(error).__name__
    if trace is None:
        return name
    return f"{name} in {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


class Seldom:
    """Lets the same thing be said only once in a while."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said: dict[str, float] = {}

    def is_due(self, what: str) -> bool:
        """Whether it may be said now."""
        now = self._clock()
        is_due = now - self._said.get(what, -SELDOM_SECONDS) >= SELDOM_SECONDS
        if is_due:
            if len(self._said) >= MOST_THINGS:
                self._said.clear()
            self._said[what] = now
        return is_due


class LoopFaults:
    """What the event loop complains of: one line each, and the same one not again and again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._seldom = Seldom(clock)

    def __call__(self, _: object, context: dict[str, Any]) -> None:
        error = context.get("exception")
        reason = error.strerror if isinstance(error, OSError) else None
        why = reason or (where(error) if error is not None else "no reason given")
        text = line(f"{context.get('message', 'event loop')}: {why}")
        if self._seldom.is_due(text):
            LOG.error("fault %s", text)


class OneLine(logging.Formatter):
    """For our log and for those of the libraries below us."""

    def format(self, record: logging.LogRecord) -> str:
        text = line(record.getMessage())
        if record.exc_info and record.exc_info[1] is not None:
            text = f"{text} ({where(record.exc_info[1])})"
        return f"{self.formatTime(record)} {record.levelname.lower():7} {text}"


def configuration(level: str) -> dict[str, Any]:
    """For logging.config: everything to stderr, one line each."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": "paddock.server.log.OneLine"}},
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "line", "stream": sys.stderr}
        },
        "loggers": {
            "paddock.server": {"handlers": ["stderr"], "level": level, "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
        },
    }
