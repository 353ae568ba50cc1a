"""A play in the log, in one line: "Ann: MOVE 5, corner D, rolled 9, safe"."""

from typing import Final

from paddock.core.phrase import Amount, Brief, Seat
from paddock.core.protocol import Event
from paddock.games.powersled.book.cards import FIELD, HOOK, MINE
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.tables import CRASH, LOSE_ONE, LOSE_TWO, NO_EFFECT, SPIN
from paddock.games.powersled.events.contact import (
    BY_CORNER,
    BY_SLICK,
    CRASHED,
    REAR_END,
    SIDE,
    BlowRolled,
    Collided,
    Damaged,
    HazardLaid,
    Hooked,
    LaserFired,
    MineWentOff,
    NukeThrown,
    Reacted,
    Removed,
    Towed,
)
from paddock.games.powersled.events.driving import (
    ControlRolled,
    ControlSettled,
    Crossed,
    LostControl,
    Regained,
    RegainRolled,
    SpinEnded,
    SpinMarked,
    TouchedWall,
)
from paddock.games.powersled.events.turns import (
    BuildsRevealed,
    CardsLaid,
    GridRolled,
    GridSet,
    RaceEnded,
    RoundBegan,
    StoodStill,
    TurnBegan,
    WentHome,
)
from paddock.games.powersled.state import NOBODY_HERE
from paddock.games.powersled.words.names import play_in_words
from paddock.games.powersled.words.places import section_name
from paddock.kit.words import A_STEP, TOLD_WHOLE, adds, amount, goes_on, opens, players

_RESULTS: Final = {
    NO_EFFECT: "safe",
    LOSE_ONE: "one step lost",
    LOSE_TWO: "two steps lost",
    SPIN: "a spin",
    CRASH: "a crash",
}
_MANNERS: Final = {REAR_END: "runs into {}", SIDE: "sideswipes {}"}


def brief(event: Event, course: Course) -> list[Brief]:
    """What an event puts into the line of its play."""
    if isinstance(event, BuildsRevealed | GridRolled | GridSet | TurnBegan | RoundBegan):
        return TOLD_WHOLE
    if isinstance(event, CardsLaid):
        play = play_in_words(event.card, event.speed, event.corners, event.pilotings, event.extras)
        return opens(event.seat, play)
    if isinstance(event, StoodStill):
        return opens(event.seat, "no card, stands still")
    if isinstance(event, ControlRolled | ControlSettled | RegainRolled | Regained | Crossed):
        return _driven(event, course)
    if isinstance(event, LostControl | SpinMarked | SpinEnded | TouchedWall):
        return _spun(event)
    if isinstance(event, Collided | BlowRolled | Damaged | Removed):
        return _struck(event)
    if isinstance(event, HazardLaid | MineWentOff | LaserFired | NukeThrown | Towed):
        return _attacked(event)
    if isinstance(event, Reacted | Hooked):
        return _reacted(event)
    return TOLD_WHOLE if isinstance(event, RaceEnded | WentHome) else A_STEP


def _driven(event: Event, course: Course) -> list[Brief]:
    if isinstance(event, ControlRolled):
        rolled = Amount(event.total)
        if event.cause == BY_SLICK:
            return goes_on("slick, rolled {}", rolled)
        if event.cause != BY_CORNER:
            return goes_on("rolled {}", rolled)
        track = course.track
        corner = section_name(track, track.section[track.number(event.square)])
        return goes_on(f"{corner}, rolled {{}}", rolled)
    if isinstance(event, ControlSettled):
        return goes_on(_RESULTS[event.result])
    if isinstance(event, RegainRolled):
        return opens(event.seat, "rolled {} to regain control", Amount(event.total))
    if isinstance(event, Regained):
        return adds(event.seat, "{} back", amount(event.back, "step"))
    assert isinstance(event, Crossed), f"no words for {event!r}"
    if event.has_finished:
        return goes_on("across the finish line")
    return goes_on("lap {}", Amount(event.crossings))


def _spun(event: Event) -> list[Brief]:
    if isinstance(event, SpinMarked):
        return opens(event.seat, "spins on")
    if isinstance(event, TouchedWall):
        return goes_on("along the wall")
    if isinstance(event, SpinEnded):
        return goes_on("back in control")
    return A_STEP


def _struck(event: Event) -> list[Brief]:
    if isinstance(event, Collided):
        how = _MANNERS.get(event.manner, "changes lanes into {}")
        return goes_on(how, Seat(event.struck))
    if isinstance(event, BlowRolled):
        if not event.damage:
            return goes_on("no damage to {}", Seat(event.seat))
        return goes_on("{} to {}", Amount(event.damage, "damage"), Seat(event.seat))
    if isinstance(event, Damaged):
        return goes_on("less thrust" if event.is_thrust else "less stability")
    assert isinstance(event, Removed), f"no words for {event!r}"
    how = "a crash" if event.why == CRASHED else "a breakdown"
    return goes_on(f"{how}, out: {{}}", Seat(event.seat))


def _attacked(event: Event) -> list[Brief]:
    if isinstance(event, HazardLaid):
        return goes_on("a mine laid" if event.card == MINE else "a slick laid")
    if isinstance(event, MineWentOff):
        return goes_on("a mine goes off")
    if isinstance(event, LaserFired):
        if event.target == NOBODY_HERE:
            return goes_on("laser at a mine")
        return goes_on("laser at {}", Seat(event.target))
    if isinstance(event, NukeThrown):
        return goes_on("nuke grenade at {}", Seat(event.target))
    assert isinstance(event, Towed), f"no words for {event!r}"
    return goes_on("tows {}", Seat(event.seat))


def _reacted(event: Event) -> list[Brief]:
    if isinstance(event, Reacted):
        if event.card == HOOK:
            return goes_on("Grappling Hook of {}", players(event.seats))
        if event.card == FIELD:
            return goes_on("Force Field of {}", players(event.seats))
        return goes_on("Good Reflexes")
    assert isinstance(event, Hooked), f"no words for {event!r}"
    return A_STEP
