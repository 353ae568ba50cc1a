"""Sentences for driving, for attacks and tows, and for leaving the race."""

from typing import Final

from paddock.core.phrase import Amount, Place, Seat, Told
from paddock.games.powersled.actions import FORWARD
from paddock.games.powersled.book.cards import MINE
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.events.contact import (
    CRASHED,
    HazardLaid,
    LaserFired,
    MineWentOff,
    NukeThrown,
    Removed,
    Towed,
)
from paddock.games.powersled.events.driving import Crossed, Moved, PassedOwn
from paddock.games.powersled.events.turns import RaceEnded, WentHome
from paddock.games.powersled.state import (
    FINISH,
    LAST_LEFT,
    NOBODY_HERE,
    NOBODY_LEFT,
    PASSING,
    TURN_LIMIT,
)
from paddock.games.powersled.words.places import place
from paddock.kit.words import amount, players, say

_ENDINGS: Final = {
    FINISH: ("The race is over: {} wins!", ["PS-250", "PS-252"]),
    LAST_LEFT: ("{} is the last sled left and wins!", ["PS-R88"]),
    TURN_LIMIT: ("Enough turns: the race is stopped, and {} is ahead.", ["PS-R20"]),
}


def tell_move(event: Moved | PassedOwn | Crossed, course: Course) -> Told:
    """Squares by a sled's own move, and the line."""
    who = Seat(event.seat)
    if isinstance(event, Moved):
        return _moved(event, who, place(course, event.end))
    if isinstance(event, PassedOwn):
        square = place(course, event.square)
        return Told(say("{} leaves {} untouched with Good Piloting.", who, square), ["PS-096"])
    if event.has_finished:
        return Told(say("{} crosses the finish line!", who), ["PS-081", "PS-250", "PS-251"])
    lap = Amount(event.crossings)
    return Told(say("{} crosses the line: lap {} begins.", who, lap), ["PS-081", "PS-R06"])


def _moved(event: Moved, who: Seat, end: Place) -> Told:
    changes = event.way != FORWARD
    if event.is_extra and event.half != PASSING:
        if changes:
            text = say("{} takes the extra square and changes lanes to {}.", who, end)
            return Told(text, ["PS-097", "PS-099"])
        return Told(say("{} takes the extra square to {}.", who, end), ["PS-097"])
    if event.half == PASSING:
        text, rule = say("{} slips through {} with Good Piloting", who, end), "PS-092"
    elif changes:
        text, rule = say("{} changes lanes to {}", who, end), "PS-073"
    else:
        text, rule = say("{} moves to {}", who, end), "PS-262"
    return Told(say("{}; {} left.", text, amount(event.left, "point")), [rule])


def tell_attack(
    event: HazardLaid | MineWentOff | LaserFired | NukeThrown | Towed, course: Course
) -> Told:
    """Cards after the move, what they left behind, and tows."""
    who = Seat(event.seat)
    if isinstance(event, HazardLaid):
        square = place(course, event.square)
        if event.card == MINE:
            return Told(say("{} lays a mine on {}.", who, square), ["PS-115"])
        return Told(say("{} lays an anti-gravity slick on {}.", who, square), ["PS-118"])
    if isinstance(event, MineWentOff):
        square = place(course, event.square)
        return Told(say("A mine goes off under {} on {}: strength 2.", who, square), ["PS-116"])
    if isinstance(event, LaserFired):
        square = place(course, event.square)
        if event.target == NOBODY_HERE:
            text = say("{} fires the laser: the mine on {} is gone.", who, square)
            return Told(text, ["PS-111", "PS-114"])
        target = Seat(event.target)
        text = say("{} fires the laser at {} on {}: strength 1.", who, target, square)
        return Told(text, ["PS-111", "PS-113"])
    if isinstance(event, NukeThrown):
        text = say("{} throws a nuke grenade at {}: strength 3.", who, Seat(event.target))
        return Told(text, ["PS-121"])
    end = place(course, event.end)
    return Told(say("{} is towed to {}, behind {}.", who, end, Seat(event.puller)), ["PS-128"])


def tell_end(event: Removed | WentHome | RaceEnded, course: Course) -> Told:
    """Who leaves the track, and how it ended."""
    if isinstance(event, Removed):
        who, square = Seat(event.seat), place(course, event.square)
        if event.why == CRASHED:
            text = say("{}'s crash ends on {}: out of the race.", who, square)
            return Told(text, ["PS-151", "PS-270"])
        text = say("{} breaks down on {} and is out of the race.", who, square)
        return Told(text, ["PS-188", "PS-270"])
    if isinstance(event, WentHome):
        text = say("{} has finished and leaves the track; the others race on.", Seat(event.seat))
        return Told(text, ["PS-R87"])
    if event.ending == NOBODY_LEFT:
        return Told("No sled is left. Nobody wins this race.", ["PS-R88"])
    sentence, rules = _ENDINGS[event.ending]
    return Told(say(sentence, players(event.winners)), rules)
