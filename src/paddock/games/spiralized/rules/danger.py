"""Who could hit a token before its owner is up again, and with how many of the 36 rolls."""

from typing import Final

from mypy_extensions import i64

from paddock.games.spiralized.book.spiral import BLOCKED, DIE, OFF_RINGS, TOKENS
from paddock.games.spiralized.rules.steps import end_of_step, has_equal_before, has_partner
from paddock.games.spiralized.state import NO_TOKEN, Spiralized

ROLLS: Final = DIE * DIE


class Danger:
    """What threatens a token as things stand.

    `hitters` are the rivals' tokens that could come to it with their next roll, `rolls` with how
    many of 36, rounded where several rivals could (`is_rounded`); `on_stairs` is a token
    (seat * 4 + token) that needs no dice for it, -1 for none.
    """

    def __init__(self, hitters: int, rolls: int, is_rounded: bool, on_stairs: int) -> None:
        self.hitters = hitters
        self.rolls = rolls
        self.is_rounded = is_rounded
        self.on_stairs = on_stairs


def danger_to(race: Spiralized, token: i64) -> Danger:
    """SZ-020, SZ-067, SZ-077 Bonus rolls, sunbursts and who moves before are left out."""
    space: i64 = race.space_of(token)
    if space == OFF_RINGS or race.book.is_own_colour[race.tokens[token]]:
        return Danger(0, 0, False, NO_TOKEN)
    hitters, rivals, rolls, on_stairs = 0, 0, 0, NO_TOKEN
    missed = 1.0
    for seat in range(race.seats):
        if seat == token // TOKENS or race.left[seat]:
            continue
        target: i64 = race.book.progresses[race.colours[seat]][space]
        hits: set[int] = set()
        for rival in range(seat * TOKENS, seat * TOKENS + TOKENS):
            # SZ-R43: of tokens that wait in one place any is as good as the other.
            if has_equal_before(race, rival):
                continue
            found = _rolls_to(race, rival, target)
            hitters += len(found) > 0
            hits.update(found)
            if target in race.book.stairs[race.colours[seat]][race.tokens[rival]]:
                on_stairs = rival
        if hits:
            rivals += 1
            rolls = len(hits)
            missed *= 1 - rolls / ROLLS
    if rivals > 1:
        rolls = round((1 - missed) * ROLLS)
    return Danger(hitters, rolls, rivals > 1, on_stairs)


def _rolls_to(race: Spiralized, token: i64, target: i64) -> list[int]:
    """The rolls that bring a token there, by one die or by both; `(one - 1) * 6 + two - 1`."""
    walks = race.book.walks
    start: i64 = race.tokens[token]
    found: list[int] = []
    for one in range(1, DIE + 1):
        stop: i64 = end_of_step(race, token, one)
        is_there = stop == target
        if stop != BLOCKED and not is_there and _moves_on(race, token // TOKENS, stop):
            stop = BLOCKED
        for two in range(1, DIE + 1):
            both = stop != BLOCKED and not is_there and walks[two][stop] == target
            if is_there or both or walks[two][start] == target:
                found.append((one - 1) * DIE + two - 1)
                if both:
                    found.append((two - 1) * DIE + one - 1)
    return found


def _moves_on(race: Spiralized, seat: i64, progress: i64) -> bool:
    """SZ-101 Whether a token that stops there changes places with another."""
    space: i64 = race.book.spaces[race.colours[seat]][progress]
    return space != OFF_RINGS and race.book.is_sunburst[space] and has_partner(race, seat)
