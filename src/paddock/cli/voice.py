"""How the command line speaks: results on stdout, one line about trouble on stderr."""

import json
import sys
from typing import Any

from paddock.core.errors import PaddockError
from paddock.sim.speed import is_compiled

FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130


class WrongUsage(PaddockError):
    """What was typed makes no sense; nothing was tried."""


def complain(why: object) -> None:
    """One line on stderr that says what is wrong, and where."""
    print(f"paddock: {' '.join(str(why).split())}", file=sys.stderr)


def note(text: str, *, quiet: bool = False) -> None:
    """Something worth knowing that is no result."""
    if not quiet:
        print(text, file=sys.stderr)


def about_engine() -> str:
    """Which of the two engines runs, and what that means."""
    if is_compiled():
        return "The engine runs compiled."
    return "The engine runs interpreted: about ten times slower than compiled."


def print_json(result: Any) -> None:
    """A result for programs."""
    print(json.dumps(result, indent=2, ensure_ascii=False))


def columns(rows: list[list[str]]) -> list[str]:
    """Rows as lines with straight columns, which a screen reader can follow as well."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def about(error: OSError) -> str:
    """What the system says about a file, as one would say it."""
    reason = (error.strerror or str(error) or type(error).__name__).lower()
    return f"{error.filename}: {reason}" if error.filename else reason
