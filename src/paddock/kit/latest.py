"""What was made of the latest question, kept while its candidates are looked at one by one."""

from typing import Generic, TypeVar

from paddock.core.protocol import Decision, View

T = TypeVar("T")


class Latest(Generic[T]):
    """Holds one thing, for one view and one decision: the very objects, not equal ones."""

    def __init__(self) -> None:
        self._kept: tuple[View, Decision, T] | None = None

    def of(self, view: View, decision: Decision) -> T | None:
        """What was kept for these two, if they are the latest."""
        kept = self._kept
        if kept is not None and kept[0] is view and kept[1] is decision:
            return kept[2]
        return None

    def keep(self, view: View, decision: Decision, made: T) -> T:
        """This in place of what was kept before."""
        self._kept = (view, decision, made)
        return made
