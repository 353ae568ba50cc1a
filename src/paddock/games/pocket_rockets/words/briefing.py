"""A turn in the log, in one line: "Ann: 3 moves, gate C, hits the cup, damage"."""

from paddock.core.phrase import Brief, Seat
from paddock.core.protocol import Event
from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.events import (
    AttackFailed,
    Boosted,
    Damaged,
    Fell,
    Idled,
    LineCrossed,
    Pivoted,
    PowerAimed,
    Removed,
    Repaired,
    Slid,
    Stopped,
    ThrowsShown,
    Touched,
    TurnBegan,
    TurnEnded,
    Warped,
    WarpFaced,
)
from paddock.games.pocket_rockets.words.names import HANDS, POWER_NAMES, thing
from paddock.kit.words import A_STEP, TOLD_WHOLE, adds, amount, goes_on, opens


def brief(event: Event, book: Tabletop) -> list[Brief]:
    """What an event puts into the line of its turn."""
    if isinstance(event, TurnBegan):
        if event.bid == 0:
            return opens(event.seat, "a lone 0")
        return opens(event.seat, "{}", amount(event.bid, "move"))
    if isinstance(event, Pivoted | Slid | TurnEnded | WarpFaced):
        return A_STEP
    if isinstance(event, Touched | Fell | LineCrossed | Damaged | Removed):
        return _driven(event)
    if isinstance(event, Boosted | Repaired | Idled | Stopped):
        return _done(event)
    if isinstance(event, PowerAimed | ThrowsShown | AttackFailed | Warped):
        return _fought(event)
    return TOLD_WHOLE


def _driven(event: Event) -> list[Brief]:
    if isinstance(event, Touched):
        verb = "runs into" if event.is_slide else "scrapes"
        return adds(event.seat, f"{verb} {{}}", thing(event.cause, event.which, event.name))
    if isinstance(event, Fell):
        return adds(event.seat, "falls off the table")
    if isinstance(event, LineCrossed):
        lap = f" of lap {event.lap}" if event.lap > 1 else ""
        return adds(event.seat, f"{event.name}{lap}")
    if isinstance(event, Damaged):
        return goes_on("damage to {}", Seat(event.seat))
    assert isinstance(event, Removed), f"no words for {event!r}"
    return goes_on("out of play: {}", Seat(event.seat))


def _done(event: Event) -> list[Brief]:
    if isinstance(event, Boosted):
        return adds(event.seat, "2X Boost, {}", amount(event.moves, "move"))
    if isinstance(event, Repaired):
        return adds(event.seat, "repairs")
    if isinstance(event, Idled):
        return adds(event.seat, "does nothing")
    assert isinstance(event, Stopped), f"no words for {event!r}"
    return adds(event.seat, "stops, {} to spare", amount(event.left, "move"))


def _fought(event: Event) -> list[Brief]:
    if isinstance(event, PowerAimed):
        return adds(event.seat, f"{POWER_NAMES[event.power]} at {{}}", Seat(event.target))
    if isinstance(event, ThrowsShown):
        return adds(event.seat, f"{HANDS[event.hand]} against {HANDS[event.other_hand]}")
    if isinstance(event, AttackFailed):
        return adds(event.seat, "fended off" if not event.was_equal else "nothing comes of it")
    assert isinstance(event, Warped), f"no words for {event!r}"
    return adds(event.seat, "changes places with {}", Seat(event.target))
