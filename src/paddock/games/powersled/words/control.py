"""Sentences for control: tests, lost steps, spins, and getting it back."""

from typing import Final

from paddock.core.phrase import Amount, Seat, Told
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.tables import CRASH, LOSE_ONE, LOSE_TWO, SPIN
from paddock.games.powersled.events.contact import (
    BY_COLLISION,
    BY_CORNER,
    BY_LASER,
    BY_MINE,
    BY_NUKE,
    BY_SIDESWIPE,
    BY_SLICK,
)
from paddock.games.powersled.events.driving import (
    ControlRolled,
    ControlSettled,
    DirectionRolled,
    LostControl,
    OffWall,
    Regained,
    RegainRolled,
    SpinEnded,
    SpinMarked,
    Spun,
    StepsLost,
    TouchedWall,
)
from paddock.games.powersled.state import LOST
from paddock.games.powersled.words.names import STEPS, lanes_in_words, rolled, with_pilot
from paddock.games.powersled.words.places import place
from paddock.kit.words import amount, plural, say, signed

_WHERE: Final = {
    BY_CORNER: ("in the corner", "for speed", "PS-145"),
    BY_SLICK: ("on the slick", "", "PS-119"),
    BY_COLLISION: ("after the collision", "for the blow", "PS-184"),
    BY_SIDESWIPE: ("after the sideswipe", "for the blow", "PS-184"),
    BY_MINE: ("after the mine", "for the blow", "PS-184"),
    BY_LASER: ("after the laser", "for the blow", "PS-184"),
    BY_NUKE: ("after the grenade", "for the blow", "PS-184"),
}


def tell_control(event: ControlRolled | ControlSettled | StepsLost | LostControl) -> Told:
    """Tests, and steps lost."""
    who = Seat(event.seat)
    if isinstance(event, ControlRolled):
        where, what, rule = _WHERE[event.cause]
        added = [f"{signed(event.modifier)} {what}"] if event.modifier else []
        roll = rolled(event.one, event.two, with_pilot(added, event.pilot), event.total)
        rules = ["PS-140", rule] if event.cause == BY_CORNER else [rule]
        return Told(say("{} tests {}: {}.", who, where, roll), rules)
    if isinstance(event, ControlSettled):
        return _settled(event)
    if isinstance(event, StepsLost):
        text = say("Throwing the grenade costs {} one step: {}.", who, STEPS[event.steps])
        return Told(text, ["PS-123"])
    if event.is_crash:
        text = say("{} is crashing on circle {}: out when the spin ends.", who, event.circle)
        return Told(text, ["PS-151", "PS-155"])
    text = say("{} is out of control: a spin, from circle {} on.", who, event.circle)
    return Told(text, ["PS-150", "PS-155"])


def _settled(event: ControlSettled) -> Told:
    """D6 in words; the third step is told as lost control."""
    text = say("{} has {}", Seat(event.seat), Amount(event.total))
    if event.result == CRASH:
        return Told(say("{}: loses control and crashes.", text), ["PS-146", "PS-151"])
    if event.result == SPIN:
        return Told(say("{}: loses control and spins.", text), ["PS-146", "PS-150"])
    if event.result not in (LOSE_ONE, LOSE_TWO):
        return Told(say("{}: no effect.", text), ["PS-146", "PS-147"])
    lost = "one step" if event.result == LOSE_ONE else "two steps"
    rules = ["PS-146", "PS-148" if event.result == LOSE_ONE else "PS-149"]
    text = say("{}: loses {}", text, lost)
    if event.steps == LOST:
        third = say("{}, and that is the third: control is lost.", text)
        return Told(third, [*rules, "PS-135"])
    return Told(say("{}, now {}.", text, STEPS[event.steps]), rules)


def tell_spin(
    event: Spun | SpinMarked | DirectionRolled | TouchedWall | OffWall | SpinEnded, course: Course
) -> Told:
    """A spin, square by square."""
    who = Seat(event.seat)
    if isinstance(event, Spun):
        left = amount(event.left, "square")
        return Told(
            say("{} spins to {}; {} left.", who, place(course, event.end), left), ["PS-162"]
        )
    if isinstance(event, SpinMarked):
        squares = plural(event.squares, "square") if event.squares else "no square"
        text = say("{}'s spin goes on: circle {}, {}.", who, event.circle, squares)
        return Told(text, ["PS-157"])
    if isinstance(event, DirectionRolled):
        added = [f"{signed(event.bonus)} in a corner"] if event.bonus else []
        roll = rolled(event.one, event.two, added, event.total)
        side = "left" if event.lanes > 0 else "right"
        way = f"{lanes_in_words(abs(event.lanes))} to the {side}" if event.lanes else "same lane"
        return Told(say("{}'s spin turns: {}, {}.", who, roll, way), ["PS-160", "PS-162"])
    if isinstance(event, TouchedWall):
        square = place(course, event.square)
        text = say("{} meets the wall beside {} and goes along it.", who, square)
        return Told(text, ["PS-211", "PS-212"])
    if isinstance(event, OffWall):
        roll = rolled(event.one, event.two, [], event.total)
        way = f"{lanes_in_words(event.lanes)} away from it" if event.lanes else "same lane"
        return Told(say("{} comes off the wall: {}, {}.", who, roll, way), ["PS-213", "PS-214"])
    square = place(course, event.square)
    return Told(say("{} comes to rest on {}, in complete control again.", who, square), ["PS-159"])


def tell_regain(event: RegainRolled | Regained) -> Told:
    """Steps that come back."""
    who = Seat(event.seat)
    if isinstance(event, RegainRolled):
        roll = rolled(event.one, event.two, with_pilot([], event.pilot), event.total)
        return Told(say("{} rolls to regain control: {}.", who, roll), ["PS-240", "PS-241"])
    text = say("{} has {}", who, Amount(event.total))
    if not event.back:
        still = say("{}: nothing comes back, still {}.", text, STEPS[event.steps])
        return Told(still, ["PS-241"])
    rules = ["PS-241"] if event.steps else ["PS-241", "PS-242"]
    back = amount(event.back, "step")
    return Told(say("{}: {} back, now {}.", text, back, STEPS[event.steps]), rules)
