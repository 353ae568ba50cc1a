"""What happened, in words for players."""

from paddock.core.game import Told
from paddock.core.protocol import Event
from paddock.games.spiralized.book.spiral import START, TOKENS
from paddock.games.spiralized.events import (
    BY_HIT,
    BY_THIRD_DOUBLES,
    CameHome,
    DiceLost,
    Exchanged,
    FirstThrown,
    GaveUp,
    LeftPit,
    NobodyToExchange,
    RaceWon,
    Rolled,
    SentToPit,
    Stalled,
    Stepped,
    ThirdDoubles,
    TookStairs,
    TurnBegan,
)
from paddock.games.spiralized.state import ALL_LEFT, STALLED
from paddock.games.spiralized.words.names import token_name
from paddock.kit.words import join


def tell(event: Event, names: list[str]) -> Told:
    """An event as a sentence with the rules behind it."""
    if isinstance(event, Stepped | TookStairs | Exchanged | NobodyToExchange):
        return _tell_move(event, names)
    if isinstance(event, SentToPit | LeftPit | CameHome):
        return _tell_token(event, names)
    return _tell_turn(event, names)


def _tell_move(event: Event, names: list[str]) -> Told:
    if isinstance(event, Stepped):
        who = token_name(names, event.seat, event.token)
        if event.end == START:
            return Told(f"{who} enters on Start with a {event.die}.", ["SZ-050"])
        return Told(f"{who} goes {event.die} to {event.place}.", ["SZ-020"])
    if isinstance(event, TookStairs):
        who = token_name(names, event.seat, event.token)
        return Told(f"{who} takes the stairs to {event.place}.", ["SZ-076"])
    if isinstance(event, Exchanged):
        who = token_name(names, event.seat, event.token)
        other = token_name(names, event.other_seat, event.other_token)
        where = f"now on {event.place} and {event.other_place}"
        return Told(f"{who} changes places with {other}: {where}.", ["SZ-101"])
    assert isinstance(event, NobodyToExchange), f"no words for {event!r}"
    who = token_name(names, event.seat, event.token)
    return Told(f"Nobody to change places with: {who} stays on the sunburst.", ["SZ-106"])


def _tell_token(event: Event, names: list[str]) -> Told:
    if isinstance(event, SentToPit):
        who = token_name(names, event.seat, event.token)
        if event.cause == BY_HIT:
            return Told(f"{names[event.by]} hits {who}: into the Pit.", ["SZ-067"])
        rule = "SZ-040" if event.cause == BY_THIRD_DOUBLES else "SZ-038"
        return Told(f"Doubles again: {who}, the closest to Home, goes to the Pit.", [rule])
    if isinstance(event, LeftPit):
        who = token_name(names, event.seat, event.token)
        if event.is_freed:
            return Told(f"Snake eyes free {who}: back to the rectangle.", ["SZ-125"])
        return Told(f"{who} is pushed out of the Pit, back to the rectangle.", ["SZ-122"])
    assert isinstance(event, CameHome), f"no words for {event!r}"
    who = token_name(names, event.seat, event.token)
    return Told(f"{who} is Home: {event.number} of {TOKENS}.", ["SZ-092"])


def _tell_turn(event: Event, names: list[str]) -> Told:
    if isinstance(event, FirstThrown):
        thrown = [f"{names[seat]} {total}" for seat, total in enumerate(event.totals) if total > 0]
        if event.starter < 0:
            return Told(f"Throw for the first turn: {join(thrown)}. A tie!", ["SZ-R05"])
        text = f"Throw for the first turn: {join(thrown)}. {names[event.starter]} begins."
        return Told(text, ["SZ-004"])
    if isinstance(event, TurnBegan):
        return Told(f"Turn {event.turn}: {names[event.seat]}.", ["SZ-005"])
    if isinstance(event, Rolled):
        bonus = f", bonus roll {event.throw - 1}" if event.throw > 1 else ""
        double = ": doubles" if event.one == event.two else ""
        text = f"{names[event.seat]} rolls {event.one} and {event.two}{double}{bonus}."
        return Told(text, ["SZ-035"] if double else ["SZ-020"])
    if isinstance(event, DiceLost):
        lost = join([str(die) for die in event.dice])
        return Told(f"{names[event.seat]} cannot use the {lost}.", ["SZ-028"])
    if isinstance(event, ThirdDoubles):
        return Told(f"The third doubles: {names[event.seat]}'s turn is over.", ["SZ-040"])
    if isinstance(event, Stalled):
        text = f"{event.turns} turns of nothing but stairs: the race ends as it stands."
        return Told(text, ["SZ-R40"])
    if isinstance(event, GaveUp):
        return Told(f"{names[event.seat]} gives up; all tokens leave the board.", ["SZ-R41"])
    assert isinstance(event, RaceWon), f"no words for {event!r}"
    return _tell_win(event, join([names[seat] for seat in event.winners]))


def _tell_win(event: RaceWon, winners: str) -> Told:
    if event.ending == ALL_LEFT:
        return Told(f"Everybody else has left: {winners} wins!", ["SZ-R41"])
    if event.ending == STALLED:
        verb = "is ahead and wins" if len(event.winners) == 1 else "are level and win together"
        return Told(f"{winners} {verb}!", ["SZ-R40", "SZ-R39"])
    return Told(f"{winners} wins!", ["SZ-130"])
