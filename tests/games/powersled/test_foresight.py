"""What was foreseen of a play, a step, a card or a window is what happens, luck aside."""

from typing import Any, TypeVar

from foresight import Choose, Trial, numbers, sleeping, trials
from paddock.core.protocol import Action, Decision, Event
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import PILOTINGS, Go, React, Stop
from paddock.games.powersled.decisions import (
    ChooseDiscard,
    ChooseStep,
    UseField,
    UseHook,
    UseReflexes,
)
from paddock.games.powersled.events.contact import (
    BY_COLLISION,
    BY_CORNER,
    BY_HOOK,
    BY_SIDESWIPE,
    BY_SLICK,
    CAUSES,
    BlowRolled,
    Collided,
    HazardLaid,
    Hooked,
    LaserFired,
    MineWentOff,
    NukeThrown,
    Removed,
    Slid,
)
from paddock.games.powersled.events.driving import (
    ControlRolled,
    ControlSettled,
    LostControl,
    Moved,
    Regained,
)
from paddock.games.powersled.foresight.looker import STOP_STEP
from paddock.games.powersled.foresight.previews import (
    ChoicePreview,
    PathPreview,
    PlayPreview,
    StepPreview,
)
from paddock.games.powersled.phases.collisions import MINE_STRENGTH

E = TypeVar("E", bound=Event)
Met = tuple[str, int, int]
"""A test with what is added to the dice, or a blow with its strength."""


@numbers
def test_what_was_foreseen_is_what_happens(number: int) -> None:
    for trial in trials(GAME, number):
        foreseen = trial.foreseen
        if isinstance(foreseen, PlayPreview | StepPreview):
            path = foreseen.paths[trial.chance.pick(len(foreseen.paths))]
            check_path(trial, path, foreseen.ends)
        else:
            assert isinstance(foreseen, ChoicePreview)
            check_choice(trial, foreseen)


def own(events: list[Event], kind: type[E], seat: int) -> list[E]:
    return [
        event
        for event in events
        if isinstance(event, kind) and getattr(event, "seat", None) == seat
    ]


# A play is driven along one of the ways that were shown.


def check_path(trial: Trial, path: PathPreview, ends: list[int]) -> None:
    """As far as luck lets the sled go it goes that way, and meets what was shown."""
    seat, track = trial.decision.seat, trial.race.book.track
    events = drive(trial, path)
    stops = [
        at
        for at, event in enumerate(events)
        if isinstance(event, LostControl | Removed) and event.seat == seat
    ]
    if stops:
        events = events[: stops[0]]
    entered = [track.squares.index(event.end) for event in own(events, Moved, seat)]
    met = [one for event in events for one in met_in(event, seat)]
    shown = [(one.cause, one.modifier, one.strength) for one in path.risks]
    if stops:
        assert entered == path.squares[: len(entered)]
        assert met == shown[: len(met)]
        return
    assert entered == path.squares
    assert met == shown
    collided = [event for event in events if isinstance(event, Collided) and event.mover == seat]
    hits = [(event.struck, event.strength, event.manner) for event in collided]
    assert hits == ([] if path.struck < 0 else [(path.struck, path.strength, path.manner)])
    assert path.struck >= 0 or path.end in ends


def drive(trial: Trial, path: PathPreview) -> list[Event]:
    """The answer and the steps of the path; every window passes. Up to the first collision."""
    steps = list(path.steps)
    if isinstance(trial.decision, ChooseStep):
        steps.pop(0)
    events = trial.answer(sleeping)
    seat = trial.decision.seat
    while not any(isinstance(event, Collided) and event.mover == seat for event in events):
        asked = trial.race.asked
        is_step = bool(asked) and isinstance(asked[0], ChooseStep) and asked[0].seat == seat
        if is_step and steps:
            events += trial.go_on(along(steps.pop(0)))
        elif is_between(trial.race):
            events += trial.go_on(sleeping)
        else:
            break
    return events


def along(step: int) -> Choose:
    """The step that a path says."""

    def choose(decision: Decision) -> Action:
        for option in decision.options():
            if isinstance(option, Go) and option.way * PILOTINGS + option.piloting == step:
                return option
            if isinstance(option, Stop) and step == STOP_STEP:
                return option
        raise AssertionError(f"step {step} is not among {decision.options()}")

    return choose


def met_in(event: Event, seat: int) -> list[Met]:
    """What of an event is a risk of this sled."""
    match event:
        case ControlRolled(seat=one, cause=cause) if one == seat and cause in (BY_CORNER, BY_SLICK):
            return [(CAUSES[cause], event.modifier + event.pilot, 0)]
        case MineWentOff(seat=one) if one == seat:
            return [("mine", 0, MINE_STRENGTH)]
        case Collided(mover=one) if one == seat:
            return [("collision", 0, event.strength)]
    return []


# Windows, and the cards after a move.


def check_choice(trial: Trial, foreseen: ChoicePreview) -> None:
    decision, seat = trial.decision, trial.decision.seat
    events = trial.answer(sleeping)
    squares = trial.race.book.track.squares
    match decision:
        case UseReflexes():
            check_reflexes(trial, foreseen, events)
        case UseField():
            check_field(trial, decision, foreseen, events)
        case UseHook():
            while not own(events, Hooked, seat):
                events += trial.go_on(sleeping)
            assert own(events, Hooked, seat)[0].puller == foreseen.seat
        case _:
            (done,) = [
                event for event in events if isinstance(event, LaserFired | NukeThrown | HazardLaid)
            ]
            if not isinstance(done, HazardLaid):
                assert done.target == foreseen.seat
            if not isinstance(done, NukeThrown):
                assert done.square == squares[foreseen.square]


def check_reflexes(trial: Trial, foreseen: ChoicePreview, events: list[Event]) -> None:
    """The total that was shown is the one that counts, once no more is added to it."""
    seat = trial.decision.seat
    settled = settlements(events, seat)
    while not settled:
        events += trial.go_on(sleeping)
        settled = settlements(events, seat)
    total, _, word = foreseen.text.partition(": ")
    assert settled[0].total == int(total)
    if isinstance(settled[0], Regained):
        assert word.startswith(str(settled[0].back) if settled[0].back else "no change")
    elif own(events, LostControl, seat):
        assert own(events, LostControl, seat)[0].is_crash == (word == "crash")


def settlements(events: list[Event], seat: int) -> list[ControlSettled | Regained]:
    return [
        event
        for event in events
        if isinstance(event, ControlSettled | Regained) and event.seat == seat
    ]


def check_field(
    trial: Trial, decision: UseField, foreseen: ChoicePreview, events: list[Event]
) -> None:
    seat, is_played = decision.seat, isinstance(trial.action, React)
    is_met = decision.cause in (BY_COLLISION, BY_SIDESWIPE)
    struck = [] if is_played else [seat]
    if is_met and not decision.is_shielded:
        struck.append(decision.other)
    while is_between(trial.race) and not all(own(events, BlowRolled, one) for one in struck):
        events += trial.go_on(sleeping)
    if decision.cause == BY_HOOK:
        assert bool(own(events, Hooked, decision.other)) != is_played
        return
    strengths = [event.strength for event in own(events, BlowRolled, seat)][:1]
    assert strengths == ([] if is_played else [decision.strength])
    assert not is_played or not own(events, Slid, seat)
    if is_met:
        theirs = [event.strength for event in own(events, BlowRolled, decision.other)][:1]
        assert theirs == ([] if decision.is_shielded else [decision.strength])
        assert decision.is_shielded != any(one.seat == decision.other for one in foreseen.odds)


def is_between(race: Any) -> bool:
    """A window, or a card to pay with, before the rest of it is carried out."""
    between = UseReflexes | UseField | UseHook | ChooseDiscard
    return bool(race.asked) and isinstance(race.asked[0], between)
