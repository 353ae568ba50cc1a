"""A progress bar on stderr, for people at a terminal who have waited for two seconds."""

import sys
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE = 2.0


class Bar:
    """Counts what is done, and shows it only to somebody who is there and has waited."""

    def __init__(self, what: str, total: int, *, quiet: bool) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self._began = monotonic()
        self._is_watched = sys.stderr.isatty() and not quiet
        self._bar: Progress | None = None

    def __enter__(self) -> Self:
        return self

    def advance(self, steps: int) -> None:
        """So many more are done."""
        self.done += steps
        if not self._is_watched:
            return
        if self._bar is None and monotonic() - self._began > PATIENCE:
            self._bar = _new_bar()
            self._bar.add_task(self.what, total=self.total)
            self._bar.start()
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=self.done)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()


def _new_bar() -> "Progress":
    # Imported here: most runs are over before anybody wants a bar.
    from rich.console import Console
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), transient=True)
