"""What happened, in words for players."""

from typing import Final

from paddock.core.phrase import Amount, Phrase, Place, Seat, Told
from paddock.core.protocol import Event
from paddock.games.spiralized.book.spiral import START, TOKENS, Spiral
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
from paddock.games.spiralized.words.names import place_called, token_name
from paddock.kit.words import join, listed, players, say

THE_PIT: Final = Place("pit", "the Pit")


def tell(event: Event, book: Spiral) -> Told:
    """An event as a sentence with the rules behind it."""
    if isinstance(event, Stepped | TookStairs | Exchanged | NobodyToExchange):
        return _tell_move(event, book)
    if isinstance(event, SentToPit | LeftPit | CameHome):
        return _tell_token(event)
    return _tell_turn(event)


def _tell_move(event: Event, book: Spiral) -> Told:
    if isinstance(event, Stepped):
        who = token_name(event.seat, event.token)
        where = place_called(book, event.place)
        if event.end == START:
            return Told(say("{} enters on {} with a {}.", who, where, event.die), ["SZ-050"])
        return Told(say("{} goes {} to {}.", who, Amount(event.die), where), ["SZ-020"])
    if isinstance(event, TookStairs):
        who = token_name(event.seat, event.token)
        return Told(
            say("{} takes the stairs to {}.", who, place_called(book, event.place)), ["SZ-076"]
        )
    if isinstance(event, Exchanged):
        changes = say(
            "{} changes places with {}: now on {} and {}.",
            token_name(event.seat, event.token),
            token_name(event.other_seat, event.other_token),
            place_called(book, event.place),
            place_called(book, event.other_place),
        )
        return Told(changes, ["SZ-101"])
    assert isinstance(event, NobodyToExchange), f"no words for {event!r}"
    who = token_name(event.seat, event.token)
    return Told(say("Nobody to change places with: {} stays on the sunburst.", who), ["SZ-106"])


def _tell_token(event: Event) -> Told:
    if isinstance(event, SentToPit):
        who = token_name(event.seat, event.token)
        if event.cause == BY_HIT:
            return Told(say("{} hits {}: into {}.", Seat(event.by), who, THE_PIT), ["SZ-067"])
        rule = "SZ-040" if event.cause == BY_THIRD_DOUBLES else "SZ-038"
        text = say("Doubles again: {}, the closest to Home, goes to {}.", who, THE_PIT)
        return Told(text, [rule])
    if isinstance(event, LeftPit):
        who = token_name(event.seat, event.token)
        if event.is_freed:
            return Told(say("Snake eyes free {}: back to the rectangle.", who), ["SZ-125"])
        text = say("{} is pushed out of {}, back to the rectangle.", who, THE_PIT)
        return Told(text, ["SZ-122"])
    assert isinstance(event, CameHome), f"no words for {event!r}"
    who = token_name(event.seat, event.token)
    return Told(say("{} is Home: {} of {}.", who, Amount(event.number), TOKENS), ["SZ-092"])


def _tell_turn(event: Event) -> Told:
    if isinstance(event, FirstThrown):
        thrown = listed(
            [
                say("{} {}", Seat(seat), Amount(total))
                for seat, total in enumerate(event.totals)
                if total > 0
            ]
        )
        if event.starter < 0:
            return Told(say("Throw for the first turn: {}. A tie!", thrown), ["SZ-R05"])
        text = say("Throw for the first turn: {}. {} begins.", thrown, Seat(event.starter))
        return Told(text, ["SZ-004"])
    if isinstance(event, TurnBegan):
        return Told(say("Turn {}: {}.", event.turn, Seat(event.seat)), ["SZ-005"])
    if isinstance(event, Rolled):
        bonus = f", bonus roll {event.throw - 1}" if event.throw > 1 else ""
        double = ": doubles" if event.one == event.two else ""
        dice = say("{} and {}", Amount(event.one), Amount(event.two))
        text = say("{} rolls {}{}{}.", Seat(event.seat), dice, double, bonus)
        return Told(text, ["SZ-035"] if double else ["SZ-020"])
    if isinstance(event, DiceLost):
        lost = join([str(die) for die in event.dice])
        return Told(say("{} cannot use the {}.", Seat(event.seat), lost), ["SZ-028"])
    if isinstance(event, ThirdDoubles):
        return Told(say("The third doubles: {}'s turn is over.", Seat(event.seat)), ["SZ-040"])
    if isinstance(event, Stalled):
        turns = Amount(event.turns, "turns")
        text = say("{} of nothing but stairs: the race ends as it stands.", turns)
        return Told(text, ["SZ-R40"])
    if isinstance(event, GaveUp):
        text = say("{} gives up; all tokens leave the board.", Seat(event.seat))
        return Told(text, ["SZ-R41"])
    assert isinstance(event, RaceWon), f"no words for {event!r}"
    return _tell_win(event, players(event.winners))


def _tell_win(event: RaceWon, winners: Phrase) -> Told:
    if event.ending == ALL_LEFT:
        return Told(say("Everybody else has left: {} wins!", winners), ["SZ-R41"])
    if event.ending == STALLED:
        verb = "is ahead and wins" if len(event.winners) == 1 else "are level and win together"
        return Told(say("{} {}!", winners, verb), ["SZ-R40", "SZ-R39"])
    return Told(say("{} wins!", winners), ["SZ-130"])
