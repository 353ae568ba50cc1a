"""What was foreseen of a route, of the wheel or of a token is what happens."""

from typing import TypeVar

from foresight import Trial, at_random, numbers, sleeping, trials
from paddock.core.protocol import Event
from paddock.games.outspeed import GAME
from paddock.games.outspeed.book.tokens import NO_TOKEN
from paddock.games.outspeed.events import (
    BY_ROUTE,
    COULD_NOT_PAY,
    FROM_ROUTE,
    OUT_OF_FUEL,
    BonusApplied,
    Eliminated,
    FuelGained,
    Moved,
    NoTokenLeft,
    Paid,
    RaceEnded,
    RouteOverfull,
    RoutesRevealed,
    TileRevealed,
    TokenKept,
)
from paddock.games.outspeed.foresight import (
    LOST,
    SAFE,
    BonusPreview,
    CompanyPreview,
    DialPreview,
    RoutePreview,
)

E = TypeVar("E", bound=Event)


@numbers
def test_what_was_foreseen_is_what_happens(number: int) -> None:
    for trial in trials(GAME, number):
        foreseen, seat = trial.foreseen, trial.decision.seat
        if isinstance(foreseen, BonusPreview):
            check_bonus(trial, foreseen)
            continue
        before = trial.race.programmed()
        events = rest_of_turn(trial)
        if isinstance(foreseen, RoutePreview):
            (shown,) = of(events, RoutesRevealed)
            row = foreseen.rows[shown.programmed[foreseen.route] - 1]
            assert row.others == shown.programmed[foreseen.route] - 1
        else:
            assert isinstance(foreseen, DialPreview)
            row = foreseen.row
            assert row.others == before[trial.race.pilots[seat].route] - 1
        check_row(row, seat, events)


def of(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def own(events: list[Event], kind: type[E], seat: int) -> list[E]:
    return [event for event in of(events, kind) if getattr(event, "seat", None) == seat]


def rest_of_turn(trial: Trial) -> list[Event]:
    """The answer, and all that comes before the next tile."""
    events = trial.answer(at_random(trial.chance))
    while trial.race.phases and not of(events, TileRevealed):
        events += trial.go_on(at_random(trial.chance))
    ends = [at for at, event in enumerate(events) if isinstance(event, TileRevealed)]
    return events[: ends[0]] if ends else events


def check_row(row: CompanyPreview, seat: int, events: list[Event]) -> None:
    full = [event for event in of(events, RouteOverfull) if seat in event.seats]
    assert row.is_overfull == bool(full)
    due = sum(
        event.fixed + event.crowd + sum(event.rolled) + event.dialled
        for event in own(events, Paid, seat)
    )
    assert row.cost_low <= due <= row.cost_high
    broke = [
        event
        for event in own(events, Eliminated, seat)
        if event.how in (COULD_NOT_PAY, OUT_OF_FUEL)
    ]
    assert row.danger != (SAFE if broke else LOST)
    moves = [event for event in of(events, Moved) if event.cause == BY_ROUTE]
    is_over = any(isinstance(event, RaceEnded) for event in events)
    if broke or (is_over and not moves):
        return
    fuel = sum(
        event.fixed + event.crowd
        for event in own(events, FuelGained, seat)
        if event.source == FROM_ROUTE
    )
    assert row.fuel_low <= fuel <= row.fuel_high
    zones = sum(event.end - event.start for event in moves if event.seat == seat)
    assert row.zones_low <= zones <= row.zones_high
    for event in moves:
        if event.seat == seat and event.stopped:
            assert event.end == row.field
    if not own(events, NoTokenLeft, seat):
        assert len(own(events, TokenKept, seat)) == row.tokens


def check_bonus(trial: Trial, foreseen: BonusPreview) -> None:
    """As the Ships stand: nobody else plays a token."""
    if any(pilot.committed != NO_TOKEN for pilot in trial.race.pilots):
        return
    events = trial.answer(sleeping)
    while not of(events, BonusApplied):
        events += trial.go_on(sleeping)
    (applied,) = own(events, BonusApplied, trial.decision.seat)
    assert (applied.token, list(applied.targets)) == (foreseen.token, foreseen.targets)
