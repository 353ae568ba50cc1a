"""What a step, the stairs or a bonus roll would bring, before it is chosen."""

from typing import Final

from paddock.core.protocol import Decision, Foresight, Value
from paddock.games.spiralized.actions import Roll, Stair, Step
from paddock.games.spiralized.book.spiral import NOBODY_HERE, OFF_RINGS, START, TOKENS, Spiral
from paddock.games.spiralized.decisions import TakeBonus
from paddock.games.spiralized.rules.doubles import MOST_THROWS, token_at_stake
from paddock.games.spiralized.rules.steps import eligible_partners, end_of_step
from paddock.games.spiralized.state import NO_TOKEN, Spiralized
from paddock.games.spiralized.view import SpiralizedView, race_of
from paddock.games.spiralized.words.names import LETTERS, token_name
from paddock.kit.latest import Latest
from paddock.kit.words import join, plural


class MovePreview(Foresight):
    """One step or stairway move.

    `way` are the progresses that the token passes, its end last; `victim` is the token that would
    be hit (seat * 4 + token, -1 for none), `partners` how many tokens could be exchanged.
    """

    def __init__(
        self,
        token: int,
        die: int,
        ring: int,
        way: list[int],
        place: str,
        victim: int,
        drops: bool,
        is_sunburst: bool,
        partners: int,
        text: str,
    ) -> None:
        super().__init__(text)
        self.token = token
        self.die = die
        self.ring = ring
        self.way = way
        self.place = place
        self.victim = victim
        self.drops = drops
        self.is_sunburst = is_sunburst
        self.partners = partners


class StakePreview(Foresight):
    """What doubles on the bonus roll would cost: a token (-1 for none), and perhaps the turn."""

    def __init__(self, token: int, ends_turn: bool, text: str) -> None:
        super().__init__(text)
        self.token = token
        self.ends_turn = ends_turn


_LATEST: Final[Latest[Spiralized]] = Latest()


def foresee(
    view: SpiralizedView, decision: Decision, candidate: Value, names: list[str]
) -> Foresight | None:
    """What a step, a stairway move or the bonus roll would bring."""
    race = _LATEST.of(view, decision)
    if race is None:
        race = _LATEST.keep(view, decision, race_of(view))
    if isinstance(decision, TakeBonus):
        return _stake(race) if isinstance(candidate, Roll) else None
    if isinstance(candidate, Step):
        return _step(race, candidate, names)
    if isinstance(candidate, Stair):
        return _stair(race, candidate, names)
    return None


def _stake(race: Spiralized) -> StakePreview:
    token = token_at_stake(race)
    ends_turn = race.throws + 1 == MOST_THROWS
    costs: list[str] = []
    if token != NO_TOKEN:
        costs.append(f"your {LETTERS[token % TOKENS]}, the closest to Home, goes to the Pit")
    if ends_turn:
        costs.append("your turn is over")
    text = f"1 in 6: doubles again, and {join(costs)}"
    if not costs:
        text = "doubles again would cost nothing: no token of yours is on its way"
    return StakePreview(NO_TOKEN if token == NO_TOKEN else token % TOKENS, ends_turn, text)


def way_of(book: Spiral, start: int, die: int) -> list[int]:
    """The places a token passes with a die, one by one."""
    if start < START:
        return [START]
    return [book.walks[count][start] for count in range(1, die + 1)]


def _step(race: Spiralized, action: Step, names: list[str]) -> MovePreview:
    token = race.active * TOKENS + action.token
    start = race.tokens[token]
    way = way_of(race.book, start, action.die)
    end = end_of_step(race, token, action.die)
    drops = 0 < race.book.rings[start] < race.book.rings[end]
    return _preview(race, action.token, action.die, way, end, drops, names)


def _stair(race: Spiralized, action: Stair, names: list[str]) -> MovePreview:
    start = race.tokens[race.active * TOKENS + action.token]
    end = race.book.stair_end(start, action.ring)
    return _preview(race, action.token, 0, [end], end, False, names)


def _preview(
    race: Spiralized,
    own: int,
    die: int,
    way: list[int],
    end: int,
    drops: bool,
    names: list[str],
) -> MovePreview:
    book = race.book
    colour = race.colours[race.active]
    victim, is_sunburst, partners, ring = NOBODY_HERE, False, 0, 0
    space = book.spaces[colour][end]
    if space != OFF_RINGS:
        victim = race.standing[space]
        ring = book.rings[end]
        is_sunburst = die > 0 and book.is_sunburst[space]
    place = book.place(colour, end)
    text = f"to {place}"
    if drops:
        text += f", dropping into ring {ring}"
    if victim != NOBODY_HERE:
        text += f", hits {token_name(names, victim // TOKENS, victim % TOKENS)}"
    if is_sunburst:
        partners = len(eligible_partners(race, race.active)) - (victim != NOBODY_HERE)
        if partners:
            text += f", must change places (with one of {plural(partners, 'token')})"
        else:
            text += ", nobody to change places with"
    return MovePreview(own, die, ring, way, place, victim, drops, is_sunburst, partners, text)
