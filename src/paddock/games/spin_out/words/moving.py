"""Turns, moves and contacts, in words for players."""

from paddock.core.phrase import Amount, Seat, Told
from paddock.core.protocol import Event
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.events.moves import (
    Crashed,
    EmergencyStopped,
    FinishCrossed,
    GatePassed,
    LargeEntered,
    LargeLeft,
    Moved,
    NudgeCancelled,
    Nudged,
    ObstacleIgnored,
    ObstacleTouched,
    Paused,
    PodTouched,
    PutBack,
    SmallHit,
    SpunRound,
    Turned,
)
from paddock.games.spin_out.state import EDGE, NO_FEATURE
from paddock.games.spin_out.words.names import degrees, gate_name, inches, thing, turning
from paddock.kit.words import say


def tell_move(event: Event, book: Arena) -> Told | None:
    """A sentence, or None if it is no such event."""
    if isinstance(event, Turned | SpunRound | Moved | Paused | GatePassed | FinishCrossed):
        return _tell_way(event, book)
    if isinstance(event, SmallHit | LargeEntered | LargeLeft):
        return _tell_terrain(event, book)
    if isinstance(event, PodTouched | Nudged | NudgeCancelled | EmergencyStopped):
        return _tell_nudge(event)
    if isinstance(event, ObstacleTouched | Crashed | ObstacleIgnored | PutBack):
        return _tell_obstacle(event, book)
    return None


def _tell_way(event: Event, book: Arena) -> Told:
    if isinstance(event, Turned):
        text = f"{{}} turns {turning(event.angle)}, to {degrees(event.heading)}."
        return Told(say(text, Seat(event.seat)), ["SO-048"])
    if isinstance(event, SpunRound):
        text = f"{{}} spins round to {degrees(event.heading)}."
        return Told(say(text, Seat(event.seat)), ["SO-051"])
    if isinstance(event, Moved):
        end = f", {inches(event.left)} to go" if event.left else ""
        return Told(say(f"{{}} moves {inches(event.length)}{end}.", Seat(event.seat)), ["SO-047"])
    if isinstance(event, Paused):
        text = f"{{}} pauses with {inches(event.left)} to go."
        return Told(say(text, Seat(event.seat)), ["SO-R23"])
    if isinstance(event, GatePassed):
        text = f"{{}} passes {gate_name(event.gate, book)} in lap {event.lap}."
        return Told(say(text, Seat(event.seat)), ["SO-158"])
    assert isinstance(event, FinishCrossed), f"no words for {event!r}"
    return Told(say("{} is across the finish line!", Seat(event.seat)), ["SO-161"])


def _tell_terrain(event: Event, book: Arena) -> Told:
    if isinstance(event, SmallHit):
        text = f"{{}} runs over {{}} and takes 1 damage, {event.damage} in all."
        return Told(say(text, Seat(event.seat), thing(event.feature, book)), ["SO-078"])
    if isinstance(event, LargeEntered):
        text = f"{{}} drives onto {{}}: 1 damage, {event.damage} in all."
        return Told(say(text, Seat(event.seat), thing(event.feature, book)), ["SO-079"])
    assert isinstance(event, LargeLeft), f"no words for {event!r}"
    text = f"{{}} leaves {{}}: 1 damage, {event.damage} in all."
    return Told(say(text, Seat(event.seat), thing(event.feature, book)), ["SO-080"])


def _tell_nudge(event: Event) -> Told:
    if isinstance(event, PodTouched):
        if event.squeezes:
            text = "{} squeezes past {}."
            return Told(say(text, Seat(event.seat), Seat(event.other)), ["SO-113"])
        return Told(say("{} touches {}!", Seat(event.seat), Seat(event.other)), ["SO-092"])
    if isinstance(event, Nudged):
        own, other = Seat(event.seat), Seat(event.other)
        text = "{} nudges {}, who takes {}; {} takes {}."
        given = _points(event.dice, event.other_damage)
        taken = _points(event.other_dice, event.damage)
        return Told(say(text, own, other, given, own, taken), ["SO-094"])
    if isinstance(event, NudgeCancelled):
        text = "No nudge between {} and {}."
        return Told(say(text, Seat(event.seat), Seat(event.other)), ["SO-110"])
    assert isinstance(event, EmergencyStopped), f"no words for {event!r}"
    text = "{} cannot get past {} and shuts down in an emergency."
    return Told(say(text, Seat(event.seat), Seat(event.other)), ["SO-098"])


def _points(dice: tuple[int, ...], damage: int) -> Amount:
    """3 damage, and where it was thrown with two dice the sum."""
    total = sum(dice)
    parts = " + ".join([str(die) for die in dice]) if len(dice) > 1 else ""
    return Amount(total, f"damage ({damage} in all)" if not parts else "damage", parts)


def _tell_obstacle(event: Event, book: Arena) -> Told:
    if isinstance(event, ObstacleTouched):
        what = thing(event.feature, book)
        rule = "SO-090" if event.feature == EDGE else "SO-083"
        return Told(say("{} runs into {}!", Seat(event.seat), what), [rule])
    if isinstance(event, Crashed):
        points = Amount(event.first + event.second, "damage", f"{event.first} + {event.second}")
        text = f"{{}} crashes into {{}}: {{}}; {event.damage} in all."
        what = thing(event.feature, book)
        return Told(say(text, Seat(event.seat), what, points), ["SO-086"])
    if isinstance(event, ObstacleIgnored):
        text = "{} goes right through {} by a Trick Manoeuvre."
        return Told(say(text, Seat(event.seat), thing(event.feature, book)), ["SO-112"])
    assert isinstance(event, PutBack), f"no words for {event!r}"
    if event.feature == NO_FEATURE:
        text = "{} cannot stay on top of a pod: it is put back, and its engines will stop."
        return Told(say(text, Seat(event.seat)), ["SO-102"])
    text = "{} cannot stay inside {}: it is put back."
    return Told(say(text, Seat(event.seat), thing(event.feature, book)), ["SO-R22"])
