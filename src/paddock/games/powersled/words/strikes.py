"""Sentences for collisions: who strikes whom, what it does to them, and how far they slide."""

from typing import Final

from paddock.core.phrase import Amount, Seat, Told
from paddock.games.powersled.book.course import Course
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
from paddock.games.powersled.words.names import rolled
from paddock.games.powersled.words.places import place
from paddock.kit.words import say, signed

_MANNERS: Final = {
    REAR_END: ("runs into", "from behind", ["PS-180", "PS-181"]),
    DIAGONAL: ("changes lanes into", "from the side", ["PS-180", "PS-181"]),
    SIDE: ("sideswipes", "beside it", ["PS-202", "PS-203"]),
}


def tell_strike(event: Collided | BlowRolled | Damaged | Slid | PutBack, course: Course) -> Told:
    """A collision, from the contact to the last square of the slide."""
    if isinstance(event, Collided):
        verb, how, rules = _MANNERS[event.manner]
        text = say(
            "{} {} {} on {}, {}: strength {}.",
            Seat(event.mover),
            verb,
            Seat(event.struck),
            place(course, event.square),
            how,
            Amount(event.strength),
        )
        return Told(text, rules)
    if isinstance(event, BlowRolled):
        return _blow(event)
    if isinstance(event, Damaged):
        return _damaged(event)
    if isinstance(event, Slid):
        return Told(say("{} slides to {}.", Seat(event.seat), place(course, event.end)), ["PS-190"])
    start, end = place(course, event.start), place(course, event.end)
    text = say("{} cannot stay on {} and is put back on {}.", Seat(event.seat), start, end)
    return Told(text, ["PS-266", "PS-R34"])


def _blow(event: BlowRolled) -> Told:
    """D8 Damage against armor, and whether a test is due."""
    roll = rolled(event.one, event.two, [], event.total)
    text = say("{} rolls {} at strength {}", Seat(event.seat), roll, Amount(event.strength))
    test = f"a test with {signed(event.test)}"
    if event.damage == 0:
        if event.must_test:
            return Told(say("{}: no damage, {}.", text, test), ["PS-182", "PS-184"])
        spins = say("{}: no damage, and no test while spinning.", text)
        return Told(spins, ["PS-182", "PS-189"])
    text = say("{}: {}", text, Amount(event.damage, "damage"))
    rules = ["PS-182", "PS-185", "PS-186"]
    if event.beyond == 0:
        return Told(say("{}, armor {} left, no test.", text, Amount(event.armor)), rules)
    text = say("{}, {} beyond the armor", text, Amount(event.beyond))
    if event.must_test:
        return Told(say("{}, and {}.", text, test), rules)
    return Told(say("{}, no test.", text), rules)


def _damaged(event: Damaged) -> Told:
    roll = rolled(event.one, event.two, [], event.total)
    which = "odd, so thrust" if event.is_thrust else "even, so stability"
    text = say("Beyond {}'s armor: {}, {}", Seat(event.seat), roll, which)
    if event.is_broken:
        end = say("{}: no box of it is left, and that is the end.", text)
        return Told(end, ["PS-187", "PS-188"])
    left = event.thrust if event.is_thrust else event.stability
    return Told(say("{}: {} left.", text, Amount(left)), ["PS-187"])
