"""Stairway moves: who can make one, and where to."""

from paddock.core.protocol import Action, Decision
from paddock.games.spiralized.actions import ASK_TO_ROLL, JUST_ROLL, ROLL, ChooseTurn, stair
from paddock.games.spiralized.board import NOBODY_HERE, START, TOKENS
from paddock.games.spiralized.state import Spiralized


def ask_for_turn(race: Spiralized) -> list[Decision]:
    """SZ-010 Roll, or any stairway move of SZ-077 and SZ-078 that SZ-080 and SZ-081 allow."""
    book = race.book
    seat = race.active
    spaces = book.spaces[race.colours[seat]]
    first = seat * TOKENS
    on_stairs = 0
    menu: list[Action] = JUST_ROLL
    for own in range(TOKENS):
        progress = race.tokens[first + own]
        if START < progress <= book.last and book.has_stairs[spaces[progress]]:
            if not on_stairs:
                menu = [ROLL]
            on_stairs |= 1 << own
            for target in book.stairs[progress]:
                here = race.standing[spaces[target]]
                if here == NOBODY_HERE or (
                    here // TOKENS != seat and race.tokens[here] % book.lap != 0
                ):
                    menu.append(stair(own, (target - 1) // book.lap + 1))
    if not on_stairs:
        return ASK_TO_ROLL[seat]
    return [ChooseTurn(seat, menu, on_stairs)]
