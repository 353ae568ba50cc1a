"""A Turn in the log, in one line: "Ann: speed 10, gate 2, nudges Bob, engines off"."""

from paddock.core.phrase import Amount, Brief, Seat
from paddock.core.protocol import Event
from paddock.games.spin_out.actions import NO_TARGET
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.events.cards import (
    BailedOut,
    BlastHit,
    CardPlayed,
    CouplingThrown,
    EjectionThrown,
    FellApart,
    Kaboomed,
    LeftRace,
    Repaired,
    SabotageThrown,
    SabotageTurned,
    ShotThrown,
)
from paddock.games.spin_out.events.moves import (
    Crashed,
    EmergencyStopped,
    FinishCrossed,
    GatePassed,
    LargeEntered,
    LargeLeft,
    NudgeCancelled,
    Nudged,
    ObstacleIgnored,
    PodTouched,
    SmallHit,
    SpunRound,
)
from paddock.games.spin_out.events.turns import (
    Burnt,
    CardsDealt,
    DeckReshuffled,
    EnginesCut,
    FinishClaimed,
    GameTurnBegan,
    LeakThrown,
    LinedUp,
    PodPlaced,
    RaceOver,
    RestartThrown,
    SpeedSet,
    SpinTestThrown,
    SpunUp,
    StallThrown,
    StayedPut,
    TieThrown,
    TurnBegan,
)
from paddock.games.spin_out.words.names import card_title, gate_name, thing
from paddock.kit.words import A_STEP, TOLD_WHOLE, adds, goes_on, opens


def brief(event: Event, book: Arena) -> list[Brief]:
    """What an event puts into the line of its Turn."""
    if isinstance(event, LinedUp | CardsDealt | GameTurnBegan | DeckReshuffled):
        return TOLD_WHOLE
    if isinstance(event, FinishClaimed | TieThrown | RaceOver):
        return TOLD_WHOLE
    if isinstance(event, PodPlaced):
        return opens(event.seat, "lines up")
    if isinstance(event, TurnBegan):
        return opens(event.seat)
    if isinstance(event, SpeedSet | Burnt | SpunUp | RestartThrown | StayedPut | LeakThrown):
        return _speed(event)
    if isinstance(event, StallThrown | SpinTestThrown | EnginesCut):
        return _end(event)
    if isinstance(event, GatePassed | FinishCrossed | SmallHit | LargeEntered | LargeLeft):
        return _way(event, book)
    if isinstance(event, PodTouched | Nudged | NudgeCancelled | EmergencyStopped):
        return _nudge(event)
    if isinstance(event, Crashed | ObstacleIgnored | SpunRound):
        return _crash(event, book)
    if isinstance(event, CardPlayed | Repaired):
        return _card(event)
    if isinstance(event, ShotThrown | SabotageThrown | SabotageTurned | CouplingThrown):
        return _thrown(event)
    return _kaboom(event)


def _speed(event: Event) -> list[Brief]:
    if isinstance(event, SpeedSet | Burnt):
        how = "burns to " if isinstance(event, Burnt) else ""
        return adds(event.seat, f"{how}speed {event.speed}")
    if isinstance(event, SpunUp):
        return adds(event.seat, "spins out {}", Amount(event.first + event.second, "in"))
    if isinstance(event, RestartThrown):
        return adds(event.seat, "engines start" if event.has_started else "engines stay off")
    if isinstance(event, StayedPut):
        return adds(event.seat, "stays put")
    assert isinstance(event, LeakThrown), f"no words for {event!r}"
    return adds(event.seat, "leak fixed" if event.is_fixed else "still leaks")


def _end(event: Event) -> list[Brief]:
    if isinstance(event, StallThrown):
        return adds(event.seat, "engines stall") if event.has_stalled else A_STEP
    if isinstance(event, SpinTestThrown):
        end = "under control" if event.has_recovered else "will spin out"
        return adds(event.seat, f"rolled {{}}, {end}", Amount(event.die))
    assert isinstance(event, EnginesCut), f"no words for {event!r}"
    return adds(event.seat, "engines off")


def _way(event: Event, book: Arena) -> list[Brief]:
    if isinstance(event, GatePassed):
        return adds(event.seat, gate_name(event.gate, book))
    if isinstance(event, FinishCrossed):
        return adds(event.seat, "across the finish line")
    if isinstance(event, LargeLeft):
        return A_STEP
    assert isinstance(event, SmallHit | LargeEntered), f"no words for {event!r}"
    return adds(event.seat, "over {}", thing(event.feature, book))


def _nudge(event: Event) -> list[Brief]:
    if isinstance(event, PodTouched):
        return adds(event.seat, "squeezes past {}", Seat(event.other)) if event.squeezes else A_STEP
    if isinstance(event, Nudged):
        given = Amount(sum(event.dice), "damage")
        taken = Amount(sum(event.other_dice))
        return adds(event.seat, "nudges {}: {}, takes {}", Seat(event.other), given, taken)
    if isinstance(event, NudgeCancelled):
        return adds(event.seat, "no nudge with {}", Seat(event.other))
    assert isinstance(event, EmergencyStopped), f"no words for {event!r}"
    return adds(event.seat, "stuck behind {}, emergency stop", Seat(event.other))


def _crash(event: Event, book: Arena) -> list[Brief]:
    if isinstance(event, Crashed):
        points = Amount(event.first + event.second, "damage")
        return adds(event.seat, "crashes into {}, {}", thing(event.feature, book), points)
    if isinstance(event, ObstacleIgnored):
        return adds(event.seat, "right through {}", thing(event.feature, book))
    assert isinstance(event, SpunRound), f"no words for {event!r}"
    return adds(event.seat, "spins round")


def _card(event: Event) -> list[Brief]:
    """Of whoever plays it, in the line of whose Turn it is."""
    if isinstance(event, Repaired):
        return goes_on("{} repaired", Amount(event.points))
    assert isinstance(event, CardPlayed), f"no words for {event!r}"
    name = card_title(event.named)
    if event.target in (NO_TARGET, event.seat):
        return goes_on(f"{{}}'s {name}", Seat(event.seat))
    return goes_on(f"{{}}'s {name} onto {{}}", Seat(event.seat), Seat(event.target))


def _thrown(event: Event) -> list[Brief]:
    if isinstance(event, SabotageTurned):
        return goes_on("turned round at {}", Seat(event.target))
    assert isinstance(event, ShotThrown | SabotageThrown | CouplingThrown), (
        f"no words for {event!r}"
    )
    return goes_on("rolled {}", Amount(event.die))


def _kaboom(event: Event) -> list[Brief]:
    if isinstance(event, Kaboomed):
        return goes_on("Kaboom: {}", Seat(event.seat))
    if isinstance(event, FellApart):
        return goes_on("falls apart: {}", Seat(event.seat))
    if isinstance(event, BlastHit):
        return goes_on("{} to {}", Amount(event.die, "damage"), Seat(event.other))
    if isinstance(event, EjectionThrown):
        return goes_on("ejects" if event.is_out else "the seat sticks")
    if isinstance(event, BailedOut):
        return goes_on("bails out")
    if isinstance(event, LeftRace):
        return goes_on("out of the race: {}", Seat(event.seat))
    return A_STEP
