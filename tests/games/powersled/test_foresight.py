"""What was foreseen of a play, a step, a card or a window is what happens, luck aside."""

from typing import Any, TypeVar

from foresight import Trial, numbers, sleeping, trials
from paddock.core.codec import codec_of
from paddock.core.protocol import Action, Decision, Event, Order
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import Build, Lay, React, Sideswipe
from paddock.games.powersled.decisions import (
    ChooseBuild,
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
    BY_MINE,
    BY_SIDESWIPE,
    BY_SLICK,
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
from paddock.games.powersled.foresight.previews import (
    BuildPreview,
    ChoicePreview,
    DrivePreview,
    PathPreview,
    PlayPreview,
    StepPreview,
)
from paddock.games.powersled.orders.kinds import Drive
from paddock.games.powersled.orders.reading import drive_along
from paddock.games.powersled.phases.collisions import MINE_STRENGTH
from paddock.games.powersled.view import view as view_of
from paddock.games.powersled.words.orders import SHAKEN
from support import said

E = TypeVar("E", bound=Event)
CODEC = codec_of(GAME)
Met = tuple[int, int, int]
"""A test with what is added to the dice, or a blow with its strength."""


@numbers
def test_what_was_foreseen_is_what_happens(number: int) -> None:
    for trial in trials(GAME, number):
        foreseen = trial.foreseen
        if isinstance(foreseen, PlayPreview | StepPreview):
            path = foreseen.paths[trial.chance.pick(len(foreseen.paths))]
            check_path(trial, path, foreseen.ends)
        elif isinstance(foreseen, BuildPreview):
            check_build(trial, foreseen)
        else:
            assert isinstance(foreseen, ChoicePreview)
            check_choice(trial, foreseen)


def check_build(trial: Trial, foreseen: BuildPreview) -> None:
    assert isinstance(trial.decision, ChooseBuild)
    assert isinstance(trial.action, Build)
    assert foreseen.left == trial.decision.points - trial.action.spent()


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
    """By order, or by the answer where that is no drive; every window passes. Up to the first
    collision, or a spin."""
    if isinstance(trial.action, Sideswipe):
        return trial.answer(sleeping)
    driver = Driver(trial, planned(trial, path))
    events = trial.go_on(driver)
    seat = driver.seat
    while not any(isinstance(event, Collided) and event.mover == seat for event in events):
        asked = trial.race.asked
        is_step = bool(asked) and isinstance(asked[0], ChooseStep) and asked[0].seat == seat
        if trial.race.sleds[seat].is_spinning:
            break
        if not is_between(trial.race) and not (is_step and driver.left):
            break
        events += trial.go_on(driver)
    return events


class Driver:
    """Answers by an order, and plans anew what is dropped because steps of control were lost."""

    def __init__(self, trial: Trial, order: Drive) -> None:
        self.race = trial.race
        self.seat = trial.decision.seat
        self.left: tuple[Order, ...] = (order,)

    def __call__(self, decision: Decision) -> Action:
        if decision.seat != self.seat:
            return sleeping(decision)
        view = GAME.view(self.race, self.seat)
        found = GAME.obey(view, decision, self.left)
        if found.dropped == SHAKEN:
            (order,) = self.left
            shape = {**CODEC.dump(order), "control": self.race.sleds[self.seat].control}
            found = GAME.obey(view, decision, (CODEC.load_order(shape),))
        assert found.dropped is None
        self.left = found.left
        if found.answer is None:
            return sleeping(decision)
        assert said(decision.refusal(found.answer)) == ""
        return found.answer


def planned(trial: Trial, path: PathPreview) -> Drive:
    """The order to go this way, which is foreseen as the way was."""
    decision = trial.decision
    view = view_of(trial.race, decision.seat)
    order = drive_along(view, path, trial.action if isinstance(trial.action, Lay) else None)
    assert said(order.refusal(view, decision.seat)) == ""
    foreseen = GAME.foresee(view, decision, order)
    assert isinstance(foreseen, DrivePreview)
    assert foreseen.path is not None
    assert CODEC.dump(foreseen.path) == CODEC.dump(path)
    return order


def met_in(event: Event, seat: int) -> list[Met]:
    """What of an event is a risk of this sled."""
    match event:
        case ControlRolled(seat=one, cause=cause) if one == seat and cause in (BY_CORNER, BY_SLICK):
            return [(cause, event.modifier + event.pilot, 0)]
        case MineWentOff(seat=one) if one == seat:
            return [(BY_MINE, 0, MINE_STRENGTH)]
        case Collided(mover=one) if one == seat:
            return [(BY_COLLISION, 0, event.strength)]
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
    total, _, word = foreseen.text.text([]).partition(": ")
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
