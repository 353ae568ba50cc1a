"""Stairway moves: who can make one, and where to."""

from mypy_extensions import i64

from paddock.core.protocol import Action, Decision
from paddock.games.spiralized.actions import ROLL, STAIRS, stair_bit
from paddock.games.spiralized.book.spiral import NOBODY_HERE, TOKENS, WHEEL
from paddock.games.spiralized.decisions import ASK_TO_ROLL, ChooseTurn
from paddock.games.spiralized.rules.steps import is_barred
from paddock.games.spiralized.state import Spiralized


def ask_for_turn(race: Spiralized) -> tuple[Decision, ...]:
    """SZ-010 Roll, or any stairway move of SZ-077 and SZ-078 that SZ-080 and SZ-081 allow."""
    book = race.book
    tokens = race.tokens
    seat: i64 = race.active
    standing = race.standing
    spaces = book.spaces[race.colours[seat]]
    stairs = book.stairs[race.colours[seat]]
    first = seat * TOKENS
    on_stairs: i64 = 0
    on_wheels: i64 = 0
    own_there: i64 = 0
    safe_there: i64 = 0
    menu: list[Action] = []
    own: i64
    for own in range(TOKENS):
        targets = stairs[tokens[first + own]]
        if targets:
            if on_stairs == 0:
                menu = [ROLL]
            on_stairs |= 1 << own
            if book.kinds[spaces[tokens[first + own]]] == WHEEL:
                on_wheels |= 1 << own
            moves = STAIRS[own]
            for target in targets:
                here: i64 = standing[spaces[target]]
                ring: i64 = book.rings[target]
                if here == NOBODY_HERE or not is_barred(race, seat, target):
                    menu.append(moves[ring])
                elif here // TOKENS == seat:
                    own_there |= stair_bit(own, ring)
                else:
                    safe_there |= stair_bit(own, ring)
    if on_stairs == 0:
        return ASK_TO_ROLL[seat]
    return (ChooseTurn(race.active, tuple(menu), on_stairs, on_wheels, own_there, safe_there),)
