"""Stairway moves: who can make one, and where to."""

from mypy_extensions import i64

from paddock.core.protocol import Decision
from paddock.games.spiralized.actions import JUST_ROLL, STAIR_MENUS, rings_of, stair_bit
from paddock.games.spiralized.book.spiral import NOBODY_HERE, TOKENS
from paddock.games.spiralized.decisions import ASK_TO_ROLL, ChooseTurn
from paddock.games.spiralized.rules.steps import is_barred
from paddock.games.spiralized.state import Spiralized


def ask_for_turn(race: Spiralized) -> tuple[Decision, ...]:
    """SZ-010 Roll, or any stairway move of SZ-077 and SZ-078 that SZ-080 and SZ-081 allow."""
    book = race.book
    tokens = race.tokens
    seat: i64 = race.active
    standing = race.standing
    colour: i64 = race.colours[seat]
    stairs = book.stairs[colour]
    first = seat * TOKENS
    on_stairs: i64 = 0
    own_there: i64 = 0
    safe_there: i64 = 0
    menu = JUST_ROLL
    own: i64
    for own in range(TOKENS):
        progress: i64 = tokens[first + own]
        targets = stairs[progress]
        if targets:
            ring: i64 = book.rings[progress]
            on_stairs |= stair_bit(own, ring)
            reached: i64 = 0
            spaces = book.spaces[colour]
            for target in targets:
                move = stair_bit(own, book.rings[target])
                here: i64 = standing[spaces[target]]
                if here == NOBODY_HERE or not is_barred(race, seat, target):
                    reached |= move
                elif here // TOKENS == seat:
                    own_there |= move
                else:
                    safe_there |= move
            menu = menu + STAIR_MENUS[own][ring][rings_of(own, reached)]
    if on_stairs == 0:
        return ASK_TO_ROLL[seat]
    return (ChooseTurn(race.active, menu, on_stairs, own_there, safe_there),)


def best_stairs(race: Spiralized, token: i64) -> int:
    """SZ-077 How much nearer to Home the stairs bring a token at best; 0 where none do."""
    seat = token // TOKENS
    start: i64 = race.tokens[token]
    best: i64 = start
    for target in race.book.stairs[race.colours[seat]][start]:
        if target > best and not is_barred(race, seat, target):
            best = target
    return best - start
