"""A log that remembers, and knows who heard what."""

from typing import NamedTuple

from paddock.core.protocol import SPECTATOR, Event, Log


class Entry(NamedTuple):
    """One thing that happened. `seat` heard `event`; the others heard `others` in its place.

    What was confided to one seat has no `others`: nobody else heard anything.
    """

    seat: int
    event: Event
    others: Event | None

    def as_heard(self, seat: int) -> Event | None:
        """What a seat heard of it, if anything."""
        return self.event if self.seat == seat else self.others

    def teaches(self, seat: int) -> bool:
        """Whether what was hidden was learned, so that this seat takes nothing back across it.

        What was confided to somebody else changes nothing for it: a refusal would tell of it.
        """
        if self.others is None:
            return self.seat == seat
        return self.seat != SPECTATOR or self.event.reveals


class Diary(Log):
    """Keeps every event of a race in order. Each seat has a log of its own, without gaps."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._confided: list[int] = []
        """Which entries only one seat heard; few, so that counting lines need not look at all."""

    def say(self, event: Event) -> None:
        self.entries.append(Entry(SPECTATOR, event, event))

    def whisper(self, seat: int, event: Event, others: Event) -> None:
        self.entries.append(Entry(seat, event, others))

    def confide(self, seat: int, event: Event) -> None:
        self._confided.append(len(self.entries))
        self.entries.append(Entry(seat, event, None))

    def cut(self, entries: int) -> None:
        """Only so many entries were made: what came after them has not happened."""
        del self.entries[entries:]
        self._confided = [at for at in self._confided if at < entries]

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat was told, from a line of its own log on. A spectator hears what all hear."""
        events = [entry.as_heard(seat) for entry in self.entries[self._entry(seat, since) :]]
        return [event for event in events if event is not None]

    def _entry(self, seat: int, line: int) -> int:
        """Which entry is this line of a seat's own log."""
        for at in self._confided:
            if at > line:
                break
            line += self.entries[at].seat != seat
        return line

    def lines(self, seat: int, entries: int | None = None) -> int:
        """How many lines a seat's own log has, after so many entries or after all of them."""
        length = len(self.entries) if entries is None else entries
        unheard = [at for at in self._confided if at < length and self.entries[at].seat != seat]
        return length - len(unheard)

    def as_heard(self, seat: int) -> "Diary":
        """The diary of somebody who heard no more than this seat."""
        other = Diary()
        for entry in self.entries:
            if entry.seat != seat:
                if entry.others is not None:
                    other.say(entry.others)
            elif entry.others is None:
                other.confide(seat, entry.event)
            else:
                other.whisper(seat, entry.event, entry.others)
        return other

    def copy(self) -> "Diary":
        """The same diary, to be written on."""
        other = Diary()
        other.entries = self.entries[:]
        other._confided = self._confided[:]
        return other

    def told(self, since: int = 0) -> list[Event]:
        """Everything, as those it was told to heard it. For finished races only."""
        return [entry.event for entry in self.entries[since:]]
