"""Sentences for collisions: who strikes whom, what it does to them, and how far they slide."""

from typing import Final

from paddock.core.game import Told
from paddock.games.powersled.events.contact import (
    DIAGONAL,
    REAR_END,
    SIDE,
    BlowRolled,
    Collided,
    Damaged,
    Slid,
)
from paddock.games.powersled.events.driving import PutBack
from paddock.games.powersled.words.names import rolled, signed

_MANNERS: Final = {
    REAR_END: ("runs into", "from behind", ["PS-180", "PS-181"]),
    DIAGONAL: ("changes lanes into", "from the side", ["PS-180", "PS-181"]),
    SIDE: ("sideswipes", "beside it", ["PS-202", "PS-203"]),
}


def tell_strike(event: Collided | BlowRolled | Damaged | Slid | PutBack, names: list[str]) -> Told:
    """A collision, from the contact to the last square of the slide."""
    if isinstance(event, Collided):
        verb, how, rules = _MANNERS[event.manner]
        text = (
            f"{names[event.mover]} {verb} {names[event.struck]} on {event.square}, {how}: "
            f"strength {event.strength}."
        )
        return Told(text, rules)
    if isinstance(event, BlowRolled):
        return _blow(event, names[event.seat])
    if isinstance(event, Damaged):
        return _damaged(event, names[event.seat])
    if isinstance(event, Slid):
        return Told(f"{names[event.seat]} slides to {event.end}.", ["PS-190"])
    text = f"{names[event.seat]} cannot stay on {event.start} and is put back on {event.end}."
    return Told(text, ["PS-266", "PS-R34"])


def _blow(event: BlowRolled, name: str) -> Told:
    """D8 Damage against armor, and whether a test is due."""
    roll = rolled(event.one, event.two, [], event.one + event.two)
    text = f"{name} rolls {roll} at strength {event.strength}"
    test = f"a test with {signed(event.test)}"
    if event.damage == 0:
        if event.must_test:
            return Told(f"{text}: no damage, {test}.", ["PS-182", "PS-184"])
        return Told(f"{text}: no damage, and no test while spinning.", ["PS-182", "PS-189"])
    text = f"{text}: {event.damage} damage"
    rules = ["PS-182", "PS-185", "PS-186"]
    if event.beyond == 0:
        return Told(f"{text}, armor {event.armor} left, no test.", rules)
    text = f"{text}, {event.beyond} beyond the armor"
    return Told(f"{text}, and {test}." if event.must_test else f"{text}, no test.", rules)


def _damaged(event: Damaged, name: str) -> Told:
    roll = rolled(event.one, event.two, [], event.one + event.two)
    which = "odd, so thrust" if event.is_thrust else "even, so stability"
    text = f"Beyond {name}'s armor: {roll}, {which}"
    if event.is_broken:
        return Told(f"{text}: no box of it is left, and that is the end.", ["PS-187", "PS-188"])
    left = event.thrust if event.is_thrust else event.stability
    return Told(f"{text}: {left} left.", ["PS-187"])
