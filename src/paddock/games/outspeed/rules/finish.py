"""Who won, and everybody's place."""

from paddock.core.protocol import Standings
from paddock.games.outspeed.state import ENDINGS, Outspeed, Pilot
from paddock.games.outspeed.tokens import count
from paddock.kit.places import places_by


def score(pilot: Pilot) -> list[int]:
    """OS-R62 Alive before eliminated; then zone, Fuel, tokens; then who lasted longer."""
    if not pilot.is_alive:
        return [0, pilot.out]
    return [1, pilot.zone, pilot.fuel, count(pilot.tokens)]


def places_of(race: Outspeed) -> list[int]:
    """Equals share a place."""
    return places_by([score(pilot) for pilot in race.pilots])


def winners_of(race: Outspeed) -> list[int]:
    """OS-090 to OS-095 Those in the first place who are still in the race."""
    places = places_of(race)
    return [pilot.seat for pilot in race.alive() if places[pilot.seat] == 1]


def standings(race: Outspeed) -> Standings:
    """OS-106 Winners, places and the reason for the end."""
    return Standings(winners_of(race), places_of(race), ENDINGS[race.ending])
