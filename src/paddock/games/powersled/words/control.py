"""Sentences for control: tests, lost steps, spins, and getting it back."""

from typing import Final

from paddock.core.game import Told
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
from paddock.games.powersled.words.names import STEPS, lanes_in_words, rolled, signed, with_pilot
from paddock.kit.words import plural

_WHERE: Final = {
    BY_CORNER: ("in the corner", "for speed", "PS-145"),
    BY_SLICK: ("on the slick", "", "PS-119"),
    BY_COLLISION: ("after the collision", "for the blow", "PS-184"),
    BY_SIDESWIPE: ("after the sideswipe", "for the blow", "PS-184"),
    BY_MINE: ("after the mine", "for the blow", "PS-184"),
    BY_LASER: ("after the laser", "for the blow", "PS-184"),
    BY_NUKE: ("after the grenade", "for the blow", "PS-184"),
}


def tell_control(
    event: ControlRolled | ControlSettled | StepsLost | LostControl, names: list[str]
) -> Told:
    """Tests, and steps lost."""
    if isinstance(event, ControlRolled):
        where, what, rule = _WHERE[event.cause]
        added = [f"{signed(event.modifier)} {what}"] if event.modifier else []
        roll = rolled(event.one, event.two, with_pilot(added, event.pilot), event.total)
        rules = ["PS-140", rule] if event.cause == BY_CORNER else [rule]
        return Told(f"{names[event.seat]} tests {where}: {roll}.", rules)
    if isinstance(event, ControlSettled):
        return _settled(event, names[event.seat])
    if isinstance(event, StepsLost):
        text = f"Throwing the grenade costs {names[event.seat]} one step: {STEPS[event.steps]}."
        return Told(text, ["PS-123"])
    if event.is_crash:
        text = f"{names[event.seat]} is crashing on circle {event.circle}: out when the spin ends."
        return Told(text, ["PS-151", "PS-155"])
    text = f"{names[event.seat]} is out of control: a spin, from circle {event.circle} on."
    return Told(text, ["PS-150", "PS-155"])


def _settled(event: ControlSettled, name: str) -> Told:
    """D6 in words; the third step is told as lost control."""
    if event.result == CRASH:
        return Told(f"{name} has {event.total}: loses control and crashes.", ["PS-146", "PS-151"])
    if event.result == SPIN:
        return Told(f"{name} has {event.total}: loses control and spins.", ["PS-146", "PS-150"])
    if event.result not in (LOSE_ONE, LOSE_TWO):
        return Told(f"{name} has {event.total}: no effect.", ["PS-146", "PS-147"])
    lost = "one step" if event.result == LOSE_ONE else "two steps"
    rules = ["PS-146", "PS-148" if event.result == LOSE_ONE else "PS-149"]
    text = f"{name} has {event.total}: loses {lost}"
    if event.steps == LOST:
        return Told(f"{text}, and that is the third: control is lost.", [*rules, "PS-135"])
    return Told(f"{text}, now {STEPS[event.steps]}.", rules)


def tell_spin(
    event: Spun | SpinMarked | DirectionRolled | TouchedWall | OffWall | SpinEnded, names: list[str]
) -> Told:
    """A spin, square by square."""
    if isinstance(event, Spun):
        text = f"{names[event.seat]} spins to {event.end}; {plural(event.left, 'square')} left."
        return Told(text, ["PS-162"])
    if isinstance(event, SpinMarked):
        squares = plural(event.squares, "square") if event.squares else "no square"
        text = f"{names[event.seat]}'s spin goes on: circle {event.circle}, {squares}."
        return Told(text, ["PS-157"])
    if isinstance(event, DirectionRolled):
        added = [f"{signed(event.bonus)} in a corner"] if event.bonus else []
        roll = rolled(event.one, event.two, added, event.total)
        side = "left" if event.lanes > 0 else "right"
        way = f"{lanes_in_words(abs(event.lanes))} to the {side}" if event.lanes else "same lane"
        return Told(f"{names[event.seat]}'s spin turns: {roll}, {way}.", ["PS-160", "PS-162"])
    if isinstance(event, TouchedWall):
        text = f"{names[event.seat]} meets the wall beside {event.square} and goes along it."
        return Told(text, ["PS-211", "PS-212"])
    if isinstance(event, OffWall):
        roll = rolled(event.one, event.two, [], event.one + event.two)
        way = f"{lanes_in_words(event.lanes)} away from it" if event.lanes else "same lane"
        return Told(f"{names[event.seat]} comes off the wall: {roll}, {way}.", ["PS-213", "PS-214"])
    text = f"{names[event.seat]} comes to rest on {event.square}, in complete control again."
    return Told(text, ["PS-159"])


def tell_regain(event: RegainRolled | Regained, names: list[str]) -> Told:
    """Steps that come back."""
    if isinstance(event, RegainRolled):
        roll = rolled(event.one, event.two, with_pilot([], event.pilot), event.total)
        return Told(f"{names[event.seat]} rolls to regain control: {roll}.", ["PS-240", "PS-241"])
    text = f"{names[event.seat]} has {event.total}"
    if not event.back:
        return Told(f"{text}: nothing comes back, still {STEPS[event.steps]}.", ["PS-241"])
    back = plural(event.back, "step")
    rules = ["PS-241"] if event.steps else ["PS-241", "PS-242"]
    return Told(f"{text}: {back} back, now {STEPS[event.steps]}.", rules)
