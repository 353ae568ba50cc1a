"""Jobs and bots for worker processes, which import them from here."""

import os
from pathlib import Path
from threading import Event
from typing import Any

from paddock.games.spin_out.actions import PASS


def whose() -> int:
    """The process that does it."""
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def fail(why: str) -> None:
    raise LookupError(why)


def die() -> None:
    os._exit(3)


class Riddle:
    """Can be sent, and cannot be read."""

    def __reduce__(self) -> Any:
        return fail, ("unread",)


def riddle() -> Riddle:
    return Riddle()


def wait_at(gate: str) -> str:
    """Until somebody writes into the named pipe."""
    return Path(gate).read_text()


def scouted_at_the_gate(id: str, package: str, config: dict[str, Any], effort: int) -> bytes:
    """In the place of scouting; `data` names the pipe to wait at."""
    return wait_at(config["data"]).encode()


def stuck(view: Any, decision: Any, rng: Any) -> Any:
    """A bot that never comes back."""
    Event().wait()


def broken(view: Any, decision: Any, rng: Any) -> Any:
    """A bot that says what it holds when it fails."""
    raise LookupError("the secret hand is 7")


def dying(view: Any, decision: Any, rng: Any) -> Any:
    """A bot that takes its process along."""
    die()


def sneaky(view: Any, decision: Any, rng: Any) -> Any:
    """A bot that answers what nobody asked."""
    return PASS
