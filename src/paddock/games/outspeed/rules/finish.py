"""Who won, and everybody's place."""

from paddock.core.protocol import Standings
from paddock.games.outspeed.state import ENDINGS, Outspeed, Pilot
from paddock.games.outspeed.tokens import count


def is_ahead(pilot: Pilot, other: Pilot) -> bool:
    """OS-R62 Alive before eliminated; then zone, Fuel, tokens; then who lasted longer."""
    if pilot.is_alive != other.is_alive:
        return pilot.is_alive
    if not pilot.is_alive:
        return pilot.out > other.out
    if pilot.zone != other.zone:
        return pilot.zone > other.zone
    if pilot.fuel != other.fuel:
        return pilot.fuel > other.fuel
    return count(pilot.tokens) > count(other.tokens)


def places_of(race: Outspeed) -> list[int]:
    """One more than the number of pilots ahead; equals share a place."""
    places: list[int] = []
    for pilot in race.pilots:
        place = 1
        for other in race.pilots:
            if is_ahead(other, pilot):
                place += 1
        places.append(place)
    return places


def winners_of(race: Outspeed) -> list[int]:
    """OS-090 to OS-095 Those in the first place who are still in the race."""
    places = places_of(race)
    return [pilot.seat for pilot in race.alive() if places[pilot.seat] == 1]


def standings(race: Outspeed) -> Standings:
    """OS-106 Winners, places and the reason for the end."""
    return Standings(winners_of(race), places_of(race), ENDINGS[race.ending])
