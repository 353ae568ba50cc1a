"""How many turns a token still costs its owner, and how good a position is."""

from typing import Final

from paddock.games.spiralized.book.spiral import OFF_RINGS, PIT, RECT, START, TOKENS, Spiral
from paddock.games.spiralized.state import Spiralized

LAP_TURNS: Final[tuple[float, ...]] = (
    5.75, 5.63, 5.51, 5.39, 5.28, 5.16, 5.04, 4.92, 4.79, 4.68, 4.59, 4.44,
    4.31, 4.19, 4.09, 4.02, 3.98, 3.55, 3.55, 3.55, 3.55, 3.55, 3.55, 2.04,
)  # fmt: skip
"""From the space after the own colour to the own colour, on a lap of 24."""
RING_TURNS: Final[tuple[float, ...]] = (3.0, 2.0, 2.0, 1.0, 1.0, 0.0)
"""The stairway moves from a ring to the inner one."""
START_TURNS: Final = 8.86
RECT_TURNS: Final = 9.72
PIT_TURNS: Final = 14.7
ZONE_TURNS: Final[tuple[float, ...]] = (1.98, 1.94, 1.51)
"""Z1, Z2, and every further space of the Safe Zone."""
HIT_LOSS: Final = 1.5
NEAR_RISK: Final = 0.38
FAR_RISK: Final = 0.08
STAIR_RISK: Final = 0.4
CAUTION: Final = 0.8
RIVALS_SHARE: Final = 0.5
LEADER_SHARE: Final = 0.3


def turns_to_go(book: Spiral, progress: int) -> float:
    """The turns a token at this place still needs, about."""
    if progress == PIT:
        return PIT_TURNS
    if progress == RECT:
        return RECT_TURNS
    if progress == START:
        return START_TURNS
    if progress == book.home:
        return 0.0
    if progress > book.last:
        step = progress - book.last - 1
        return ZONE_TURNS[step] if step < len(ZONE_TURNS) else ZONE_TURNS[-1]
    ring, along = divmod(progress - 1, book.lap)
    # Boards with longer laps stretch the same curve.
    return LAP_TURNS[along * len(LAP_TURNS) // book.lap] + RING_TURNS[ring]


def seat_turns(race: Spiralized, seat: int) -> float:
    """The turns all four tokens of a seat still need."""
    total = 0.0
    for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
        total += turns_to_go(race.book, race.tokens[token])
    return total


def risk(race: Spiralized, token: int) -> float:
    """The chance that a token is hit before it moves again, from who stands behind it."""
    book = race.book
    progress = race.tokens[token]
    space = race.space_of(token)
    if space == OFF_RINGS or book.is_own_colour[progress]:
        return 0.0
    ring_start = space // book.lap * book.lap
    position = space - ring_start
    total = 0.0
    for behind in range(1, 13):
        other = race.standing[ring_start + (position - behind) % book.lap]
        if other >= 0 and other // TOKENS != token // TOKENS:
            total += NEAR_RISK if behind <= 6 else FAR_RISK
    colour = race.colours[token // TOKENS]
    for target in book.stairs[colour][progress]:
        other = race.standing[book.spaces[colour][target]]
        if other >= 0 and other // TOKENS != token // TOKENS:
            total += STAIR_RISK
    return min(total, 1.0)


def position_worth(race: Spiralized, seat: int) -> float:
    """The more the better: own turns to go, what hits would cost, and how far the rivals are."""
    danger = 0.0
    for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
        chance = risk(race, token)
        if chance > 0.0:
            loss = RECT_TURNS + HIT_LOSS - turns_to_go(race.book, race.tokens[token])
            danger += chance * max(0.0, loss)
    rivals = 0.0
    leader = 1000.0
    number = 0
    for other in range(race.seats):
        if other != seat and race.left[other] == 0:
            turns = seat_turns(race, other)
            rivals += turns
            leader = min(leader, turns)
            number += 1
    worth = -seat_turns(race, seat) - CAUTION * danger
    if number:
        worth += RIVALS_SHARE * rivals / number + LEADER_SHARE * leader
    return worth
