"""Words for people name what there is: seats of the race, and places that the board knows."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from conformance.cases import book_of, every_case, moments
from paddock.core.codec import codec_of
from paddock.core.game import Game
from paddock.core.phrase import TABLE, Brief, Phrase, Place, Seat
from paddock.core.protocol import Race
from paddock.table.diary import Diary


def strings(shape: Any) -> Iterator[str]:
    """Every text in a shape."""
    if isinstance(shape, str):
        yield shape
    elif isinstance(shape, dict):
        for one in shape.values():
            yield from strings(one)
    elif isinstance(shape, list):
        for one in shape:
            yield from strings(one)


class Reader:
    """Reads every phrase of a race and says what is wrong with one."""

    def __init__(self, game: Game, race: Race) -> None:
        assert game.board is not None
        self.names = [f"Pilot {seat}" for seat in range(race.seats)]
        self.printed = set(strings(codec_of(game).dump(game.board(book_of(race)))))
        # Keys that no player would say.
        self.codes = {
            key for key in self.printed if " " not in key and any(c in ".-" for c in key[:-1])
        }

    def check_brief(self, brief: Brief) -> None:
        """A part of a play's line reads as well with "you" in the place of any name."""
        assert brief.seat in range(TABLE, len(self.names)), brief.words
        if not brief.words.parts:
            return
        self.check(brief.words)
        assert not brief.words.text(self.names).endswith("."), brief.words
        for part, after in pairwise(brief.words.parts):
            if isinstance(part, Seat):
                assert isinstance(after, str), brief.words
                assert after.startswith((",", ":", "'s ", " and ")), brief.words

    def check(self, phrase: Phrase) -> None:
        text = phrase.text(self.names)
        assert text == text.strip() != "", phrase
        assert "  " not in text, phrase
        assert "{" not in text, phrase
        for part in phrase.parts:
            if isinstance(part, Seat):
                assert part.seat in range(len(self.names)), phrase
            elif isinstance(part, Place):
                # The zones of a track that grows are numbered, not printed.
                assert part.key in self.printed or part.key.isdecimal(), phrase
                assert part.name, phrase
            elif isinstance(part, str):
                assert not set(part.replace(",", " ").split()) & self.codes, phrase


@every_case
def test_sentences_name_only_seats_of_the_race_and_places_of_the_board(
    game: Game, seats: int
) -> None:
    diary = Diary()
    told = 0
    reader: Reader | None = None
    for race in moments(game, seats, seed=91, log=diary):
        reader = reader or Reader(game, race)
        book = book_of(race)
        for decision in race.asked:
            reader.check(game.prompt(decision, book))
            for option in decision.options():
                reader.check(game.option(decision, option, book))
            view, last = game.view(race, decision.seat), decision.options()[-1]
            foreseen = game.foresee(view, decision, last)
            if foreseen is not None:
                reader.check(foreseen.text)
        for entry in diary.entries[told:]:
            for event in filter(None, (entry.event, entry.others)):
                reader.check(game.tell(event, book))
                for brief in game.brief(event, book):
                    reader.check_brief(brief)
        told = len(diary.entries)
    assert told
