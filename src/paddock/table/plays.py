"""The plays of a race, a line each: what the events of a log add up to."""

from paddock.core.game import Game
from paddock.core.phrase import TABLE, Part, Phrase, Seat
from paddock.core.protocol import Book, Event


class Play:
    """One line: whose it is, what it came to so far, and the sentence that opened it."""

    def __init__(self, seat: int, opening: Phrase) -> None:
        self.seat = seat
        self._opening = opening
        self._words: list[Phrase] = []

    def add(self, words: Phrase) -> None:
        if words.parts:
            self._words.append(words)

    def line(self) -> Phrase:
        """Ann: MOVE 5, corner D, rolled 9, safe."""
        if not self._words:
            return self._opening
        parts: list[Part | Phrase] = [] if self.seat == TABLE else [Seat(self.seat), ": "]
        for at, words in enumerate(self._words):
            parts += [", ", words] if at else [words]
        return Phrase(parts)


class Plays:
    """Follows a race event by event."""

    def __init__(self, game: Game, book: Book) -> None:
        self._game = game
        self._book = book
        self._open: dict[int, Play] = {}
        self.running: Play | None = None

    def take(self, event: Event) -> list[Play]:
        """The plays that this is a step of."""
        touched: list[Play] = []
        for brief in self._game.brief(event, self._book):
            play = self.running if brief.seat == TABLE else self._open.get(brief.seat, self.running)
            if brief.opens or play is None:
                play = Play(brief.seat, self._game.tell(event, self._book))
                if brief.seat != TABLE:
                    self._open[brief.seat] = play
            play.add(brief.words)
            self.running = play
            touched.append(play)
        return touched or ([] if self.running is None else [self.running])
