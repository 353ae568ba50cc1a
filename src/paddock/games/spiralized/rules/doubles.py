"""What doubles on a bonus roll cost."""

from typing import Final

from paddock.games.spiralized.book.spiral import START, TOKENS
from paddock.games.spiralized.state import NO_TOKEN, Spiralized

MOST_THROWS: Final = 3
"""SZ-042 The throws of a turn, the bonus rolls included."""


def token_at_stake(race: Spiralized) -> int:
    """SZ-038, SZ-044 The active player's token closest to Home that is on its way, or NO_TOKEN."""
    first = race.active * TOKENS
    furthest = NO_TOKEN
    for token in range(first, first + TOKENS):
        progress = race.tokens[token]
        if START <= progress < race.book.home and (
            furthest == NO_TOKEN or progress > race.tokens[furthest]
        ):
            furthest = token
    return furthest
