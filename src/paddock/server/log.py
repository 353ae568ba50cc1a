"""One line for everything that is worth one, never a traceback, never a secret."""

import logging
import sys
from pathlib import Path
from typing import Any, Final

LOG: Final = logging.getLogger("paddock.server")
MOST: Final = 200


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
