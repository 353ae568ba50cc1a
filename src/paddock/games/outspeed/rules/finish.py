"""Who won, and everybody's place."""

from paddock.core.protocol import Standings
from paddock.games.outspeed.book.tokens import count
from paddock.games.outspeed.events import BY_FUEL, BY_TOKENS, NO_TIE, SHARED
from paddock.games.outspeed.state import ENDINGS, Outspeed, Pilot
from paddock.kit.places import places_by


def zones_gone(race: Outspeed) -> list[int]:
    """The zone of each Ship; -1 is out."""
    return [-1 if pilot.out else pilot.zone for pilot in race.pilots]


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


def tie_break_of(race: Outspeed) -> int:
    """OS-091 to OS-093 What tells the winner from those who share the winning zone."""
    winners = winners_of(race)
    if not winners:
        return NO_TIE
    if len(winners) > 1:
        return SHARED
    first = race.pilots[winners[0]]
    level = [
        pilot for pilot in race.alive() if pilot.zone == first.zone and pilot.seat != first.seat
    ]
    if not level:
        return NO_TIE
    return BY_TOKENS if max(pilot.fuel for pilot in level) == first.fuel else BY_FUEL


def standings(race: Outspeed) -> Standings:
    """OS-106 Winners, places and the reason for the end."""
    return Standings(winners_of(race), places_of(race), ENDINGS[race.ending])
