"""A turn in the log, in one line: "Ann: 6 and 6, A enters, B hits Bob's C"."""

from paddock.core.phrase import Amount, Brief
from paddock.core.protocol import Event
from paddock.games.spiralized.book.spiral import START, TOKENS, Spiral
from paddock.games.spiralized.events import (
    BY_HIT,
    CameHome,
    DiceLost,
    Exchanged,
    FirstThrown,
    GaveUp,
    LeftPit,
    RaceWon,
    Rolled,
    SentToPit,
    Stalled,
    Stepped,
    ThirdDoubles,
    TookStairs,
    TurnBegan,
)
from paddock.games.spiralized.words.names import LETTERS, token_name
from paddock.kit.words import A_STEP, TOLD_WHOLE, adds, goes_on, join, opens


def brief(event: Event, book: Spiral) -> list[Brief]:
    """What an event puts into the line of its turn."""
    if isinstance(event, FirstThrown | Stalled | GaveUp | RaceWon):
        return TOLD_WHOLE
    if isinstance(event, TurnBegan):
        return opens(event.seat)
    if isinstance(event, Rolled | DiceLost | ThirdDoubles):
        return _thrown(event)
    if isinstance(event, Stepped | TookStairs | Exchanged | CameHome):
        return _moved(event, book)
    if isinstance(event, SentToPit):
        whose = token_name(event.seat, event.token)
        if event.cause == BY_HIT:
            return adds(event.by, "hits {}", whose)
        return goes_on("{} to the Pit", whose)
    if isinstance(event, LeftPit):
        return goes_on("{} out of the Pit", token_name(event.seat, event.token))
    return A_STEP


def _thrown(event: Event) -> list[Brief]:
    if isinstance(event, Rolled):
        doubles = " doubles" if event.one == event.two else ""
        return adds(event.seat, f"{{}} and {{}}{doubles}", Amount(event.one), Amount(event.two))
    if isinstance(event, DiceLost):
        return adds(event.seat, f"no move for {join([str(die) for die in event.dice])}")
    assert isinstance(event, ThirdDoubles), f"no words for {event!r}"
    return adds(event.seat, "third doubles, turn over")


def _moved(event: Event, book: Spiral) -> list[Brief]:
    if isinstance(event, Stepped):
        letter = LETTERS[event.token]
        if event.end == START:
            return adds(event.seat, f"{letter} enters")
        if event.end == book.home:
            return A_STEP
        safe = " into the Safe Zone" if event.start <= book.last < event.end else ""
        return adds(event.seat, f"{letter} goes {{}}{safe}", Amount(event.die))
    if isinstance(event, TookStairs):
        return adds(event.seat, f"{LETTERS[event.token]} takes the stairs")
    if isinstance(event, Exchanged):
        other = token_name(event.other_seat, event.other_token)
        return adds(event.seat, f"{LETTERS[event.token]} changes places with {{}}", other)
    assert isinstance(event, CameHome), f"no words for {event!r}"
    home = Amount(event.number)
    return adds(event.seat, f"{LETTERS[event.token]} Home, {{}} of {TOKENS}", home)
