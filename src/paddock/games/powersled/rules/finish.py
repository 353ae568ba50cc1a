"""Leaving the race, and how it ends."""

from paddock.core.protocol import Log, Standings
from paddock.games.powersled.events.contact import CRASHED, Removed
from paddock.games.powersled.events.turns import RaceEnded
from paddock.games.powersled.rules.order import in_order
from paddock.games.powersled.state import (
    ENDINGS,
    LAST_LEFT,
    NOBODY_LEFT,
    STILL_RACING,
    Powersled,
    Sled,
)


def remove(race: Powersled, sled: Sled, why: int, number: int, log: Log) -> None:
    """PS-270 Off the track at once, as the numbered retirement. What it laid stays."""
    moved_up = race.pick_up(sled)
    sled.out = number
    sled.mines_under = 0
    sled.slicks_under = 0
    if race.play.mover == sled.seat:
        race.play.is_over = True
    log.say(Removed(sled.seat, why, race.book.track.squares[sled.square], moved_up))


def remove_crashed(race: Powersled, sled: Sled, log: Log) -> None:
    """PS-R51 A crashing sled goes when its spin ends."""
    race.retired += 1
    remove(race, sled, CRASHED, race.retired, log)
    end_if_last(race, log)


def has_finished(race: Powersled, sled: Sled) -> bool:
    """PS-R06 L laps need L + 1 crossings."""
    return sled.crossings > race.book.laps


def lap_of(crossings: int, laps: int) -> int:
    """PS-R06 The lap that a sled is on: the first crossing opens the first."""
    return min(laps, max(1, crossings))


def end_if_last(race: Powersled, log: Log) -> None:
    """PS-R88 One sled left of several wins at once, unless somebody has finished."""
    racing = 0
    for sled in race.sleds:
        if has_finished(race, sled):
            return
        if sled.is_racing:
            racing += 1
    if racing == 0:
        end_race(race, NOBODY_LEFT, log)
    elif racing == 1 and race.seats > 1:
        end_race(race, LAST_LEFT, log)


def end_race(race: Powersled, ending: int, log: Log) -> None:
    """Nothing more is asked."""
    race.ending = ending
    race.phases.clear()
    log.say(RaceEnded(tuple(standings(race).winners), ending))


def standings(race: Powersled) -> Standings:
    """PS-252 to PS-254, PS-R89 Finishers by round and distance, the others, the retired."""
    ranked = in_order(race, race.sleds, False)
    # Stable, so each group keeps its order along the track; no two arrivals are equal.
    ranked.sort(key=_group)
    places = [0] * race.seats
    for i in range(len(ranked)):
        places[ranked[i].seat] = i + 1
    has_winner = race.ending not in (STILL_RACING, NOBODY_LEFT)
    winners = [ranked[0].seat] if has_winner else []
    return Standings(winners, places, ENDINGS[race.ending])


def _group(sled: Sled) -> tuple[int, int]:
    """Earlier finish first; then those on the track; then later retirement first."""
    if sled.finished:
        return (0, sled.finished)
    if sled.out == 0:
        return (1, 0)
    return (2, -sled.out)
