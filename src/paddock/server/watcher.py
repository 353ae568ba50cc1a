"""One socket: who sits behind it, what it has, and what is on its way to it."""

from collections import deque
from typing import Final, Protocol

from msgspec import Struct

from paddock.server.wire import write

GOING_AWAY: Final = 1012
BROKEN: Final = 1011
COME_BACK: Final = 1013
NOT_WELCOME: Final = 1008


class Mouth(Protocol):
    """What a watcher speaks by."""

    @property
    def is_ready(self) -> bool:
        """Whether more can be said; else it is asked again when it can."""

    def say(self, text: str) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Watcher:
    """The room never waits for a socket: what cannot be sent at once waits here."""

    def __init__(
        self, seat: int, most_unsent: int, *, has_transcript: bool = False, by_hand: bool = False
    ) -> None:
        self.seat = seat
        self.has_transcript = has_transcript
        self.by_hand = by_hand
        """Whoever sits there answers also where nothing is to choose."""
        self.lines = 0
        """How many lines of the log it has."""
        self.moment: int | None = None
        """The question of the table that it has."""
        self._most_unsent = most_unsent
        self._unsent: deque[str | int] = deque()
        self._mouth: Mouth | None = None
        self.is_closed = False

    def send(self, frame: Struct) -> None:
        """Send a frame; a client that does not keep up is told to come back."""
        self.send_text(write(frame))

    def send_text(self, text: str) -> None:
        if self.is_closed:
            return
        if len(self._unsent) >= self._most_unsent:
            self._unsent.clear()
            self.close(COME_BACK)
            return
        self._unsent.append(text)
        self.flush()

    def close(self, code: int) -> None:
        """No more frames after those that are on their way."""
        if not self.is_closed:
            self.is_closed = True
            self._unsent.append(code)
            self.flush()

    def speak_by(self, mouth: Mouth) -> None:
        """From now on, beginning with what waits."""
        self._mouth = mouth
        self.flush()

    def flush(self) -> None:
        """Send what can be sent."""
        mouth = self._mouth
        while self._unsent and mouth is not None and mouth.is_ready:
            frame = self._unsent.popleft()
            if isinstance(frame, str):
                mouth.say(frame)
            else:
                mouth.hang_up(frame)
