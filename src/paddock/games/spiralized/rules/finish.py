"""Who won, and everybody's place."""

from paddock.core.protocol import Standings
from paddock.games.spiralized.book.spiral import START, TOKENS
from paddock.games.spiralized.state import (
    ALL_HOME,
    ALL_LEFT,
    ENDINGS,
    NOBODY_WON,
    STALLED,
    Spiralized,
)
from paddock.kit.places import places_by


def spaces_gone(race: Spiralized) -> list[int]:
    """How far all tokens of each seat have come; who waits has not gone anywhere. -1 is out."""
    gone: list[int] = []
    for seat in range(race.seats):
        own = race.tokens[seat * TOKENS : (seat + 1) * TOKENS]
        gone.append(-1 if race.left[seat] else sum([max(START, at) for at in own]))
    return gone


def tokens_home(race: Spiralized, seat: int) -> int:
    """How many tokens of a seat are at Home."""
    home = race.book.home
    first = seat * TOKENS
    return sum(1 for token in range(first, first + TOKENS) if race.tokens[token] == home)


def score(race: Spiralized, seat: int) -> list[int]:
    """SZ-R39, SZ-R41 Those who stayed first; then tokens at Home, then the sum of progress."""
    if race.left[seat]:
        return [0, race.left[seat]]
    if race.winner == seat:
        return [2]
    first = seat * TOKENS
    return [1, tokens_home(race, seat), sum(race.tokens[first : first + TOKENS])]


def standings(race: Spiralized) -> Standings:
    """SZ-130 The one with four tokens at Home; after a stall whoever is first."""
    places = places_by([score(race, seat) for seat in range(race.seats)])
    winners = [seat for seat in range(race.seats) if places[seat] == 1]
    return Standings(winners, places, ENDINGS[ending_of(race)])


def ending_of(race: Spiralized) -> int:
    """SZ-130, SZ-R40, SZ-R41 How a race that is over came to its end."""
    if race.winner == NOBODY_WON:
        return STALLED
    return ALL_HOME if tokens_home(race, race.winner) == TOKENS else ALL_LEFT
