"""Where a die takes a token, which steps are blocked, and the duty to use both dice."""

from typing import Final

from mypy_extensions import i64

from paddock.core.protocol import NOBODY, Decision
from paddock.games.spiralized.actions import ALL_TOKENS, STEP_MENUS, step_bits
from paddock.games.spiralized.book.spiral import (
    BLOCKED,
    NOBODY_HERE,
    OFF_RINGS,
    PIT,
    RECT,
    START,
    START_ROOM,
    TOKENS,
)
from paddock.games.spiralized.decisions import ChooseStep
from paddock.games.spiralized.state import Spiralized

LOWEST: Final = [(tokens & -tokens).bit_length() - 1 for tokens in range(1 << TOKENS)]
"""The first token of a set that has a bit for each."""


def end_of_step(race: Spiralized, token: i64, die: i64) -> i64:
    """SZ-030 Where a die would take a token, or BLOCKED."""
    end: i64 = race.book.walks[die][race.tokens[token]]
    if end == BLOCKED or is_barred(race, token // TOKENS, end):
        return BLOCKED
    return end


def is_barred(race: Spiralized, seat: i64, end: i64) -> bool:
    """SZ-030, SZ-052 Whether a token of this seat may not stop there: no room, or a safe rival."""
    book = race.book
    tokens = race.tokens
    first = seat * TOKENS
    space: i64 = book.spaces[race.colours[seat]][end]
    if space != OFF_RINGS:
        here: i64 = race.standing[space]
        return here != NOBODY_HERE and (
            first <= here < first + TOKENS or book.is_own_colour[tokens[here]]
        )
    if end == book.home:
        return False
    held: i64 = 0
    for token in range(first, first + TOKENS):
        if tokens[token] == end:
            held += 1
    return held >= (START_ROOM if end == START else 1)


def can_step(race: Spiralized, die: i64) -> bool:
    """Whether any token of the active player can use this die."""
    first: i64 = race.active * TOKENS
    for token in range(first, first + TOKENS):
        if end_of_step(race, token, die) != BLOCKED:
            return True
    return False


def is_partner(race: Spiralized, seat: i64, token: i64) -> bool:
    """SZ-103, SZ-104 A rival's token in the rings that is not on its own colour."""
    book = race.book
    progress = race.tokens[token]
    return (
        token // TOKENS != seat and book.rings[progress] != 0 and not book.is_own_colour[progress]
    )


def eligible_partners(race: Spiralized, seat: i64) -> list[int]:
    """Whom a token on a sunburst can change places with."""
    token: i64
    partners: list[int] = []
    for token in range(len(race.tokens)):
        if is_partner(race, seat, token):
            partners.append(token)
    return partners


def has_partner(race: Spiralized, seat: i64) -> bool:
    """SZ-106 Whether there is anybody to change places with."""
    token: i64
    for token in range(len(race.tokens)):
        if is_partner(race, seat, token):
            return True
    return False


def exchange_places(race: Spiralized, token: i64, partner: i64) -> None:
    """SZ-105 The two tokens change places; nobody is hit."""
    book = race.book
    mine, theirs = race.space_of(token), race.space_of(partner)
    race.tokens[token] = book.progresses[race.colours[token // TOKENS]][theirs]
    race.tokens[partner] = book.progresses[race.colours[partner // TOKENS]][mine]
    race.standing[theirs] = token
    race.standing[mine] = partner


def send_to_pit(race: Spiralized, token: i64) -> i64:
    """SZ-122 Into the Pit; who was in there goes to Rect and is told, else -1."""
    out: i64 = race.pit
    if out != NOBODY_HERE:
        race.tokens[out] = RECT
    race.put(token, PIT)
    race.pit = token
    return out


def leaves_usable(race: Spiralized, token: i64, die: i64, other: i64) -> bool:
    """SZ-026, SZ-032 Whether the other die could be used after this step with all its effects."""
    book = race.book
    start: i64 = race.tokens[token]
    end: i64 = book.walks[die][start]
    space: i64 = book.spaces[race.colours[token // TOKENS]][end]
    victim: i64 = NOBODY_HERE if space == OFF_RINGS else race.standing[space]
    pit: i64 = race.pit
    victim_place: i64 = START
    if victim != NOBODY_HERE:
        victim_place = race.tokens[victim]
        send_to_pit(race, victim)
    race.put(token, end)
    if space != OFF_RINGS and book.is_sunburst[space]:
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


def exchange_leaves_usable(race: Spiralized, token: i64, other: i64) -> bool:
    """SZ-R09 On a sunburst one partner that leaves the die usable is enough."""
    seat = token // TOKENS
    is_alone = True
    partner: i64
    for partner in range(len(race.tokens)):
        if is_partner(race, seat, partner):
            is_alone = False
            exchange_places(race, token, partner)
            usable = can_step(race, other)
            exchange_places(race, token, partner)
            if usable:
                return True
    # SZ-106: without anybody to change places with it stays where it is.
    return is_alone and can_step(race, other)


def steps_with(race: Spiralized, die: i64, landings: tuple[int, ...]) -> i64:
    """A bit for each own token (0 to 3) that can use a die; `landings` are where it leads.

    SZ-R43 Equal tokens in Rect or on Start are one option: the first counts, the others have their
    bits after those four.
    """
    tokens = race.tokens
    standing = race.standing
    seat: i64 = race.active
    first = seat * TOKENS
    steps: i64 = 0
    own: i64
    for own in range(TOKENS):
        progress: i64 = tokens[first + own]
        space: i64 = landings[progress]
        # Mostly nobody is in the way.
        if space == OFF_RINGS or standing[space] != NOBODY_HERE:
            end: i64 = race.book.walks[die][progress]
            if end == BLOCKED or is_barred(race, seat, end):
                continue
        if progress <= START and has_equal_before(race, first + own):
            steps |= 1 << (TOKENS + own)
        else:
            steps |= 1 << own
    return steps


def has_equal_before(race: Spiralized, token: i64) -> bool:
    """Whether an own token with a lower letter stands in the same place."""
    for other in range(token // TOKENS * TOKENS, token):
        if race.tokens[other] == race.tokens[token]:
            return True
    return False


def first_steps(
    race: Spiralized,
    die: i64,
    other: i64,
    steps: i64,
    other_steps: i64,
    landings: tuple[int, ...],
    other_landings: tuple[int, ...],
) -> i64:
    """SZ-026 Those of the steps with a die after which the other die can be used."""
    tokens = race.tokens
    first: i64 = race.active * TOKENS
    found: i64 = 0
    own: i64
    for own in range(TOKENS):
        if not steps >> own & 1:
            continue
        rest = other_steps & ALL_TOKENS & ~(1 << own)
        if (
            rest != 0
            and is_undisturbed(
                race, landings[tokens[first + own]], other_landings[tokens[first + LOWEST[rest]]]
            )
        ) or leaves_usable(race, first + own, die, other):
            found |= 1 << own
    return found


def is_undisturbed(race: Spiralized, space: i64, other_space: i64) -> bool:
    """A quick yes to `leaves_usable`: what another token can do, it can do after a step as well.

    SZ-R09 An exchange on a sunburst could only bring the token to where somebody stands.
    """
    return space != other_space and (
        space == OFF_RINGS
        or not race.book.is_sunburst[space]
        or other_space == OFF_RINGS
        or race.standing[other_space] == NOBODY_HERE
    )


def ask_for_step(race: Spiralized) -> tuple[Decision, ...]:
    """SZ-R08 Steps after which the other die can be used; without any, those of the higher die."""
    one: i64 = race.die_one
    two: i64 = race.die_two
    high, low = (one, two) if one >= two else (two, one)
    if high == 0:
        return NOBODY
    by_die = race.book.landings[race.colours[race.active]]
    landings = by_die[high]
    high_steps = steps_with(race, high, landings)
    low_steps: i64 = 0
    high_first: i64 = 0
    low_first: i64 = 0
    if low != 0:
        others = by_die[low]
        low_steps = high_steps if low == high else steps_with(race, low, others)
        high_first = first_steps(race, high, low, high_steps, low_steps, landings, others)
        if low != high:
            low_first = first_steps(race, low, high, low_steps, high_steps, others, landings)
    if high_steps == 0 and low_steps == 0:
        return NOBODY
    uses_both = high_first != 0 or low_first != 0
    if high_steps != 0 and not uses_both:
        high_first = high_steps & ALL_TOKENS
    elif not uses_both:
        low_first = low_steps & ALL_TOKENS
    menu = STEP_MENUS[high][high_first]
    if low_first != 0:
        menu = menu + STEP_MENUS[low][low_first]
    playable = step_bits(high, high_steps & ALL_TOKENS) | step_bits(low, low_steps & ALL_TOKENS)
    equals = step_bits(high, high_steps >> TOKENS) | step_bits(low, low_steps >> TOKENS)
    return (ChooseStep(race.active, menu, one, two, playable, equals, uses_both),)
