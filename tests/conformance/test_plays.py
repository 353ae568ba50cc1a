"""The log by play: what each event adds to the line of its play."""

from conformance.cases import book_of, every_case, moments
from paddock.core.game import Game, line_by_line
from paddock.core.phrase import TABLE
from paddock.table.diary import Diary


@every_case
def test_nothing_goes_on_that_was_not_opened(game: Game, seats: int) -> None:
    """And there are fewer plays than events."""
    diary = Diary()
    told = plays = events = 0
    opened = {TABLE}
    for race in moments(game, seats, seed=93, log=diary):
        book = book_of(race)
        for entry in diary.entries[told:]:
            events += 1
            briefs = game.brief(entry.event, book)
            for brief in briefs:
                if brief.opens:
                    opened.add(brief.seat)
                    plays += 1
                assert brief.seat in opened, entry.event
            # Whoever hears of less hears of the same play.
            if entry.others is not None:
                others = game.brief(entry.others, book)
                assert [(one.seat, one.opens) for one in others] == [
                    (one.seat, one.opens) for one in briefs
                ]
        told = len(diary.entries)
    assert 0 < plays <= events
    assert plays < events or game.brief is line_by_line
