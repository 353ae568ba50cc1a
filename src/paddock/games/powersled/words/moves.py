"""Sentences for driving, for attacks and tows, and for leaving the race."""

from typing import Final

from paddock.core.game import Told
from paddock.games.powersled.actions import FORWARD
from paddock.games.powersled.book.cards import MINE
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
    TURN_LIMIT,
)
from paddock.kit.words import join, plural

_ENDINGS: Final = {
    FINISH: ("The race is over: {} wins!", ["PS-250", "PS-252"]),
    LAST_LEFT: ("{} is the last sled left and wins!", ["PS-R88"]),
    NOBODY_LEFT: ("No sled is left. Nobody wins this race.", ["PS-R88"]),
    TURN_LIMIT: ("Enough turns: the race is stopped, and {} is ahead.", ["PS-R20"]),
}


def tell_move(event: Moved | PassedOwn | Crossed, names: list[str]) -> Told:
    """Squares by a sled's own move, and the line."""
    if isinstance(event, Moved):
        return _moved(event, names[event.seat])
    if isinstance(event, PassedOwn):
        text = f"{names[event.seat]} leaves {event.square} untouched with Good Piloting."
        return Told(text, ["PS-096"])
    if event.has_finished:
        text = f"{names[event.seat]} crosses the finish line!"
        return Told(text, ["PS-081", "PS-250", "PS-251"])
    text = f"{names[event.seat]} crosses the line: lap {event.crossings} begins."
    return Told(text, ["PS-081", "PS-R06"])


def _moved(event: Moved, name: str) -> Told:
    changes = event.way != FORWARD
    if event.is_extra and not event.is_passing:
        if changes:
            text = f"{name} takes the extra square and changes lanes to {event.end}."
            return Told(text, ["PS-097", "PS-099"])
        return Told(f"{name} takes the extra square to {event.end}.", ["PS-097"])
    if event.is_passing:
        text, rule = f"{name} slips through {event.end} with Good Piloting", "PS-092"
    elif changes:
        text, rule = f"{name} changes lanes to {event.end}", "PS-073"
    else:
        text, rule = f"{name} moves to {event.end}", "PS-262"
    return Told(f"{text}; {plural(event.left, 'point')} left.", [rule])


def tell_attack(
    event: HazardLaid | MineWentOff | LaserFired | NukeThrown | Towed, names: list[str]
) -> Told:
    """Cards after the move, what they left behind, and tows."""
    if isinstance(event, HazardLaid):
        if event.card == MINE:
            text = f"{names[event.seat]} lays a mine on {event.square}."
            return Told(text, ["PS-115"])
        text = f"{names[event.seat]} lays an anti-gravity slick on {event.square}."
        return Told(text, ["PS-118"])
    if isinstance(event, MineWentOff):
        text = f"A mine goes off under {names[event.seat]} on {event.square}: strength 2."
        return Told(text, ["PS-116"])
    if isinstance(event, LaserFired):
        if event.target == NOBODY_HERE:
            text = f"{names[event.seat]} fires the laser: the mine on {event.square} is gone."
            return Told(text, ["PS-111", "PS-114"])
        target = names[event.target]
        text = f"{names[event.seat]} fires the laser at {target} on {event.square}: strength 1."
        return Told(text, ["PS-111", "PS-113"])
    if isinstance(event, NukeThrown):
        text = f"{names[event.seat]} throws a nuke grenade at {names[event.target]}: strength 3."
        return Told(text, ["PS-121"])
    text = f"{names[event.seat]} is towed to {event.end}, behind {names[event.puller]}."
    return Told(text, ["PS-128"])


def tell_end(event: Removed | WentHome | RaceEnded, names: list[str]) -> Told:
    """Who leaves the track, and how it ended."""
    if isinstance(event, Removed):
        if event.why == CRASHED:
            text = f"{names[event.seat]}'s crash ends on {event.square}: out of the race."
            return Told(text, ["PS-151", "PS-270"])
        text = f"{names[event.seat]} breaks down on {event.square} and is out of the race."
        return Told(text, ["PS-188", "PS-270"])
    if isinstance(event, WentHome):
        text = f"{names[event.seat]} has finished and leaves the track; the others race on."
        return Told(text, ["PS-R87"])
    text, rules = _ENDINGS[event.ending]
    winners = join([names[seat] for seat in event.winners])
    return Told(text.format(winners), list(rules))
