"""Where a die takes a token, which steps are blocked, and the duty to use both dice."""

from typing import Final

from paddock.core.protocol import NOBODY, Action, Decision
from paddock.games.spiralized.actions import ChooseStep, step
from paddock.games.spiralized.board import (
    NOBODY_HERE,
    PIT,
    RECT,
    START,
    START_ROOM,
    TOKENS,
    Board,
)
from paddock.games.spiralized.state import NO_TOKEN, Spiralized

BLOCKED: Final = -3
EQUAL: Final = -4
"""Not the end of a step either: a token with a lower letter takes it (SZ-R43)."""


def walk(book: Board, progress: int, die: int) -> int:
    """SZ-060 to SZ-093 The progress after a die from Start, the rings or the Safe Zone."""
    end = progress + die
    last = book.last
    if progress < last:
        # SZ-070: past the own Wheel a token stays in the inner ring.
        return end if end <= last else end - book.lap
    return end if end <= book.home else BLOCKED


def end_of_step(race: Spiralized, token: int, die: int) -> int:
    """SZ-030 Where a die would take a token, or BLOCKED."""
    progress = race.tokens[token]
    if progress < START:
        if progress != RECT or (die != 1 and die != 6):
            return BLOCKED
        return START if race.in_start(token // TOKENS) < START_ROOM else BLOCKED
    book = race.book
    if progress == book.home:
        return BLOCKED
    end = walk(book, progress, die)
    if end <= START or end == book.home:
        return end
    if end > book.last:
        first = token // TOKENS * TOKENS
        for other in range(first, first + TOKENS):
            if race.tokens[other] == end:
                return BLOCKED
        return end
    here = race.standing[book.spaces[race.colours[token // TOKENS]][end]]
    if here == NOBODY_HERE:
        return end
    if here // TOKENS == token // TOKENS or race.tokens[here] % book.lap == 0:
        return BLOCKED
    return end


def can_step(race: Spiralized, die: int) -> bool:
    """Whether any token of the active player can use this die."""
    first = race.active * TOKENS
    for token in range(first, first + TOKENS):
        if end_of_step(race, token, die) != BLOCKED:
            return True
    return False


def eligible_partners(race: Spiralized, seat: int) -> list[int]:
    """SZ-103, SZ-104 Rivals' tokens in the rings that are not on their own colour."""
    book = race.book
    partners: list[int] = []
    first = seat * TOKENS
    for token in range(len(race.tokens)):
        progress = race.tokens[token]
        if START < progress <= book.last and progress % book.lap != 0:
            if token < first or token >= first + TOKENS:
                partners.append(token)
    return partners


def exchange_places(race: Spiralized, token: int, partner: int) -> None:
    """SZ-105 The two tokens change places; nobody is hit."""
    book = race.book
    mine, theirs = race.space_of(token), race.space_of(partner)
    race.tokens[token] = book.progresses[race.colours[token // TOKENS]][theirs]
    race.tokens[partner] = book.progresses[race.colours[partner // TOKENS]][mine]
    race.standing[theirs] = token
    race.standing[mine] = partner


def send_to_pit(race: Spiralized, token: int) -> int:
    """SZ-122 Into the Pit; who was in there goes to Rect and is told, else -1."""
    out = race.pit
    if out != NOBODY_HERE:
        race.tokens[out] = RECT
    race.put(token, PIT)
    race.pit = token
    return out


def leaves_usable(race: Spiralized, token: int, die: int, other: int) -> bool:
    """SZ-026, SZ-032 Whether the other die could be used after this step with all its effects."""
    book = race.book
    start = race.tokens[token]
    end = end_of_step(race, token, die)
    space = NOBODY_HERE
    victim = NOBODY_HERE
    if START < end <= book.last:
        space = book.spaces[race.colours[token // TOKENS]][end]
        victim = race.standing[space]
    pit = race.pit
    victim_place = race.tokens[victim] if victim != NOBODY_HERE else 0
    if victim != NOBODY_HERE:
        send_to_pit(race, victim)
    race.put(token, end)
    if space != NOBODY_HERE and book.is_sunburst[space]:
        usable = exchange_leaves_usable(race, token, other)
    else:
        usable = can_step(race, other)
    race.put(token, start)
    if victim != NOBODY_HERE:
        race.put(victim, victim_place)
        race.pit = pit
        if pit != NOBODY_HERE:
            race.tokens[pit] = PIT
    return usable


def exchange_leaves_usable(race: Spiralized, token: int, other: int) -> bool:
    """SZ-R09 On a sunburst one partner that leaves the die usable is enough."""
    partners = eligible_partners(race, race.active)
    if not partners:
        # SZ-106: the token stays where it is.
        return can_step(race, other)
    for partner in partners:
        exchange_places(race, token, partner)
        usable = can_step(race, other)
        exchange_places(race, token, partner)
        if usable:
            return True
    return False


def ends_of(race: Spiralized, die: int) -> list[int]:
    """Where a die would take each own token (0 to 3), BLOCKED, or EQUAL.

    SZ-R43 Equal tokens in Rect or on Start are one option: the first counts, the others are EQUAL
    where it can step.
    """
    first = race.active * TOKENS
    ends = [BLOCKED] * TOKENS
    in_rect = NO_TOKEN
    on_start = NO_TOKEN
    for own in range(TOKENS):
        progress = race.tokens[first + own]
        if progress == RECT and in_rect != NO_TOKEN:
            ends[own] = BLOCKED if ends[in_rect] == BLOCKED else EQUAL
        elif progress == START and on_start != NO_TOKEN:
            ends[own] = BLOCKED if ends[on_start] == BLOCKED else EQUAL
        else:
            ends[own] = end_of_step(race, first + own, die)
            if progress == RECT:
                in_rect = own
            elif progress == START:
                on_start = own
    return ends


def surely_leaves_usable(race: Spiralized, own: int, end: int, other_ends: list[int]) -> bool:
    """A quick yes to `leaves_usable`, where another token can take the other die undisturbed.

    No answer is no answer: then the step is tried out.
    """
    book = race.book
    if START < end <= book.last:
        space = book.spaces[race.colours[race.active]][end]
        if book.is_sunburst[space]:
            return False
    for other in range(TOKENS):
        other_end = other_ends[other]
        if other != own and other_end > BLOCKED and (other_end != end or end == book.home):
            return True
    return False


def ask_for_step(race: Spiralized) -> list[Decision]:
    """SZ-R08 Steps after which the other die can be used; without any, those of the higher die."""
    one, two = race.die_one, race.die_two
    high, low = (one, two) if one >= two else (two, one)
    if high == 0:
        return NOBODY
    options: list[Action] = []
    playable = 0
    high_ends = ends_of(race, high)
    low_ends = high_ends if low == high or low == 0 else ends_of(race, low)
    first = race.active * TOKENS
    uses_both = False
    if low:
        for own in range(TOKENS):
            end = high_ends[own]
            if end > BLOCKED and (
                surely_leaves_usable(race, own, end, low_ends)
                or leaves_usable(race, first + own, high, low)
            ):
                options.append(step(high, own))
        if low != high:
            for own in range(TOKENS):
                end = low_ends[own]
                if end > BLOCKED and (
                    surely_leaves_usable(race, own, end, high_ends)
                    or leaves_usable(race, first + own, low, high)
                ):
                    options.append(step(low, own))
        uses_both = len(options) > 0
    equals = 0
    for own in range(TOKENS):
        if high_ends[own] > BLOCKED:
            playable |= 1 << (high * TOKENS + own)
        elif high_ends[own] == EQUAL:
            equals |= 1 << (high * TOKENS + own)
        if low:
            if low_ends[own] > BLOCKED:
                playable |= 1 << (low * TOKENS + own)
            elif low_ends[own] == EQUAL:
                equals |= 1 << (low * TOKENS + own)
    if not playable:
        return NOBODY
    if not uses_both:
        die, ends = high, high_ends
        if playable >> (high * TOKENS) == 0:
            die, ends = low, low_ends
        for own in range(TOKENS):
            if ends[own] > BLOCKED:
                options.append(step(die, own))
    return [ChooseStep(race.active, options, one, two, playable, equals, uses_both)]
