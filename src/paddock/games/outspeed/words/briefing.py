"""A turn in the log, a line for each pilot: "Ann: ● left, 2 fuel, 3 zones to 12"."""

from typing import Final

from paddock.core.phrase import Brief
from paddock.core.protocol import Event
from paddock.games.outspeed.book.tiles import TileSet
from paddock.games.outspeed.events import (
    BY_NITRO,
    BY_PUSH,
    COULD_NOT_PAY,
    DRAINED,
    LEFT_BEHIND,
    OUT_OF_FUEL,
    PUSHED_OFF,
    BonusApplied,
    BonusRevealed,
    Eliminated,
    FuelGained,
    FuelLost,
    Moved,
    Paid,
    RaceEnded,
    RouteOverfull,
    RoutesRevealed,
    TileRevealed,
    TilesTurned,
    TokenKept,
    TokenTaken,
    WentAlone,
    WheelsRevealed,
)
from paddock.games.outspeed.state import NO_ROUTE
from paddock.games.outspeed.words.names import ROUTE_NAMES, ROUTE_SIGNS, TOKEN_NAMES, zone
from paddock.kit.words import A_STEP, TOLD_WHOLE, adds, amount, opens, players

_OUT: Final = {
    OUT_OF_FUEL: "out: no fuel left",
    LEFT_BEHIND: "out: left behind",
    PUSHED_OFF: "out: pushed off the track",
    COULD_NOT_PAY: "out: could not pay",
    DRAINED: "out: drained of fuel",
}


def brief(event: Event, book: TileSet) -> list[Brief]:
    """What an event puts into the line of whom it happens to."""
    if isinstance(event, TileRevealed | TilesTurned | RaceEnded):
        return TOLD_WHOLE
    if isinstance(event, RoutesRevealed | RouteOverfull | WheelsRevealed | BonusRevealed):
        return _shown(event)
    if isinstance(event, Paid | WentAlone | FuelGained | FuelLost):
        return _fuel(event)
    if isinstance(event, BonusApplied):
        if not event.targets:
            return A_STEP
        return adds(event.seat, "hits {}", players(event.targets))
    if isinstance(event, TokenTaken | TokenKept):
        return adds(event.seat, "a token")
    if isinstance(event, Eliminated):
        return adds(event.seat, _OUT[event.how])
    if isinstance(event, Moved):
        return _moved(event)
    return A_STEP


def _shown(event: Event) -> list[Brief]:
    """Everybody's at once."""
    made: list[Brief] = []
    if isinstance(event, RoutesRevealed):
        for seat, route in enumerate(event.routes):
            if route != NO_ROUTE:
                made += opens(seat, f"{ROUTE_SIGNS[route]} {ROUTE_NAMES[route]}")
    elif isinstance(event, RouteOverfull):
        for seat in event.seats:
            made += adds(seat, "too crowded")
    elif isinstance(event, WheelsRevealed):
        for seat, number in zip(event.seats, event.numbers, strict=True):
            made += adds(seat, f"wheel {number}")
    else:
        assert isinstance(event, BonusRevealed), f"no words for {event!r}"
        for seat, token in zip(event.seats, event.tokens, strict=True):
            made += opens(seat, TOKEN_NAMES[token])
    return made


def _fuel(event: Event) -> list[Brief]:
    if isinstance(event, Paid):
        if not event.paid:
            return A_STEP
        return adds(event.seat, "pays {}", amount(event.paid, "fuel"))
    if isinstance(event, WentAlone):
        return adds(event.seat, "alone, so no cost")
    if isinstance(event, FuelGained):
        return adds(event.seat, "gains {}", amount(event.fixed + event.crowd, "fuel"))
    assert isinstance(event, FuelLost), f"no words for {event!r}"
    return adds(event.seat, "loses {}", amount(event.amount, "fuel"))


def _moved(event: Moved) -> list[Brief]:
    end = zone(event.end)
    stop = ", stopped by a Forcefield" if event.stopped else ""
    if event.cause == BY_PUSH:
        return adds(event.seat, f"pushed back to {{}}{stop}", end)
    how = "Nitro: " if event.cause == BY_NITRO else ""
    zones = amount(event.wanted, "zone")
    return adds(event.seat, f"{how}{{}} to {{}}{stop}", zones, end)
