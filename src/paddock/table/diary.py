"""A log that remembers, and knows who heard what."""

from typing import NamedTuple

from paddock.core.protocol import SPECTATOR, Event, Log


class Entry(NamedTuple):
    """One thing that happened. `seat` heard `event`; the others heard `others` in its place."""

    seat: int
    event: Event
    others: Event

    @property
    def teaches(self) -> bool:
        """Whether somebody learned something that was hidden: nothing is taken back across it."""
        return self.seat != SPECTATOR or self.event.reveals


class Diary(Log):
    """Keeps every event of a race in order."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def say(self, event: Event) -> None:
        self.entries.append(Entry(SPECTATOR, event, event))

    def whisper(self, seat: int, event: Event, others: Event) -> None:
        self.entries.append(Entry(seat, event, others))

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat was told, from an entry on. A spectator hears what is said to all."""
        return [
            entry.event if entry.seat == seat else entry.others for entry in self.entries[since:]
        ]

    def as_heard(self, seat: int) -> "Diary":
        """The diary of somebody who heard no more than this seat."""
        other = Diary()
        for entry in self.entries:
            known = entry if entry.seat == seat else Entry(SPECTATOR, entry.others, entry.others)
            other.entries.append(known)
        return other

    def told(self, since: int = 0) -> list[Event]:
        """Everything, as those it was told to heard it. For finished races only."""
        return [entry.event for entry in self.entries[since:]]
