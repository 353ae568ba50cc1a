"""Damage, the second one, and leaving play."""

from paddock.core.protocol import Log
from paddock.games.pocket_rockets.events import Damaged, Removed
from paddock.games.pocket_rockets.state import PocketRockets


def damage(race: PocketRockets, seat: int, log: Log) -> None:
    """PR-064 The card is turned over in place."""
    race.rockets[seat].is_damaged = True
    log.say(Damaged(seat))


def remove(race: PocketRockets, seat: int, log: Log) -> None:
    """PR-009, PR-065 Out of play; one more removal."""
    race.removals += 1
    _take_away(race, seat, log)


def hit(race: PocketRockets, seats: tuple[int, ...], log: Log) -> None:
    """PR-114, PR-133 Undamaged ones are damaged, damaged ones removed, all at the same time."""
    out = [seat for seat in seats if race.rockets[seat].is_damaged]
    for seat in seats:
        if seat not in out:
            damage(race, seat, log)
    if out:
        race.removals += 1
        for seat in out:
            _take_away(race, seat, log)


def _take_away(race: PocketRockets, seat: int, log: Log) -> None:
    rocket = race.rockets[seat]
    rocket.is_in_play = False
    rocket.removed_at = race.removals
    log.say(Removed(seat, race.removals))
