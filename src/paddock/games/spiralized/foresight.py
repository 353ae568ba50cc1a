"""What a step, the stairs, an exchange or a bonus roll would bring, before it is chosen."""

from typing import Final

from paddock.core.phrase import Phrase
from paddock.core.protocol import Action, Decision, Foresight, Value
from paddock.games.spiralized.actions import (
    Exchange,
    Free,
    Move,
    Pass,
    Roll,
    Stair,
    Step,
    Stop,
)
from paddock.games.spiralized.board import spaces_to_go
from paddock.games.spiralized.book.spiral import NOBODY_HERE, OFF_RINGS, START, TOKENS, Letter
from paddock.games.spiralized.decisions import TakeBonus
from paddock.games.spiralized.rules.danger import ROLLS, Danger, danger_to
from paddock.games.spiralized.rules.doubles import MOST_THROWS, token_at_stake
from paddock.games.spiralized.rules.stairs import best_stairs
from paddock.games.spiralized.rules.steps import (
    eligible_partners,
    end_of_step,
    exchange_places,
    send_to_pit,
)
from paddock.games.spiralized.state import NO_TOKEN, Spiralized
from paddock.games.spiralized.view import SpiralizedView, race_of
from paddock.games.spiralized.words.names import LETTERS, nearer, place_at, token_name
from paddock.kit.latest import Latest
from paddock.kit.words import amount, count, join, listed, say, signed


class MovePreview(Foresight):
    """One step or stairway move.

    `way` are the progresses that the token passes, its end last; `victim` is the token that would
    be hit (seat * 4 + token, -1 for none), `partners` how many tokens could be exchanged. `to_go`
    is how far it is from there to Home, `gain` how much nearer that is. `stairs` is how much the
    stairs would bring from there next turn (0 for none), `hitters` how many rivals' tokens could
    hit it there with their next roll, `rolls` with how many of 36. `brings` says all of it but
    the place.
    """

    def __init__(
        self,
        token: Letter,
        die: int,
        ring: int,
        way: list[int],
        place: str,
        to_go: int,
        gain: int,
        victim: int,
        drops: bool,
        is_sunburst: bool,
        partners: int,
        stairs: int,
        hitters: int,
        rolls: int,
        brings: Phrase,
        text: Phrase,
    ) -> None:
        super().__init__(text)
        self.token = token
        self.die = die
        self.ring = ring
        self.way = way
        self.place = place
        self.to_go = to_go
        self.gain = gain
        self.victim = victim
        self.drops = drops
        self.is_sunburst = is_sunburst
        self.partners = partners
        self.stairs = stairs
        self.hitters = hitters
        self.rolls = rolls
        self.brings = brings


class ExchangePreview(Foresight):
    """Changing places: `place` is where one would stand, `other_place` where the other one would.

    `to_go` is how far it is from there to Home, `gain` how much nearer that is, below zero for
    further away.
    """

    def __init__(
        self,
        seat: int,
        token: Letter,
        place: str,
        to_go: int,
        gain: int,
        other_place: str,
        text: Phrase,
    ) -> None:
        super().__init__(text)
        self.seat = seat
        self.token = token
        self.place = place
        self.to_go = to_go
        self.gain = gain
        self.other_place = other_place


class StakePreview(Foresight):
    """What doubles on the bonus roll would cost: a token (-1 for none), and perhaps the turn."""

    def __init__(self, token: int, ends_turn: bool, text: Phrase) -> None:
        super().__init__(text)
        self.token = token
        self.ends_turn = ends_turn


class ChoicePreview(Foresight):
    """What stopping, or another use of snake eyes, means: perhaps the end of the turn."""

    def __init__(self, ends_turn: bool, text: Phrase) -> None:
        super().__init__(text)
        self.ends_turn = ends_turn


_LATEST: Final[Latest[Spiralized]] = Latest()


def foresee(view: SpiralizedView, decision: Decision, candidate: Value) -> Foresight | None:
    """What a step, a stairway move, an exchange or the bonus roll would bring."""
    race = _LATEST.of(view, decision)
    if race is None:
        race = _LATEST.keep(view, decision, race_of(view))
    if isinstance(decision, TakeBonus) and isinstance(candidate, Roll):
        return _stake(race)
    if isinstance(candidate, Stop | Free | Move | Pass):
        return _choice(race, candidate)
    if isinstance(candidate, Step):
        return _step(race, candidate)
    if isinstance(candidate, Stair):
        return _stair(race, candidate)
    if isinstance(candidate, Exchange):
        return _exchange(race, candidate)
    return None


def _choice(race: Spiralized, candidate: Action) -> ChoicePreview:
    """SZ-R11, SZ-125 to SZ-127 Freeing a token leaves the bonus roll, and so do two steps of 1."""
    if isinstance(candidate, Stop):
        return ChoicePreview(True, say("your turn is over, everything stays where it is"))
    if isinstance(candidate, Pass):
        return ChoicePreview(True, say("your turn is over"))
    bonus = "comes" if race.book.is_bonus_forced else "is yours to take"
    if isinstance(candidate, Free):
        text = say("it goes back to the rectangle, and the bonus roll {}", bonus)
        return ChoicePreview(False, text)
    text = say("two movements of 1; used in full, the bonus roll {} too", bonus)
    return ChoicePreview(False, text)


def _stake(race: Spiralized) -> StakePreview:
    token = token_at_stake(race)
    ends_turn = race.throws + 1 == MOST_THROWS
    costs: list[str] = []
    if token != NO_TOKEN:
        costs.append(f"your {LETTERS[token % TOKENS]}, the closest to Home, goes to the Pit")
    if ends_turn:
        costs.append("your turn is over")
    text = say("1 in 6: doubles again, and {}", join(costs))
    if not costs:
        text = say("doubles again would cost nothing: no token of yours is on its way")
    return StakePreview(NO_TOKEN if token == NO_TOKEN else token % TOKENS, ends_turn, text)


def _step(race: Spiralized, action: Step) -> MovePreview:
    token = race.active * TOKENS + action.token
    start = race.tokens[token]
    way = list(race.book.ways[action.die][start])
    end = end_of_step(race, token, action.die)
    drops = 0 < race.book.rings[start] < race.book.rings[end]
    return _preview(race, action.token, action.die, start, way, end, drops)


def _stair(race: Spiralized, action: Stair) -> MovePreview:
    start = race.tokens[race.active * TOKENS + action.token]
    end = race.book.stair_end(start, action.ring)
    return _preview(race, action.token, 0, start, [end], end, False)


def _exchange(race: Spiralized, action: Exchange) -> ExchangePreview:
    book, after = race.book, race.copy()
    token, partner = race.landed, action.seat * TOKENS + action.token
    exchange_places(after, token, partner)
    start, end = race.tokens[token], after.tokens[token]
    place = place_at(book, race.colours[race.active], end)
    other_place = place_at(book, race.colours[action.seat], after.tokens[partner])
    to_go, gain = spaces_to_go(book, end), _gain(start, end)
    other = token_name(action.seat, action.token)
    text = say("{}: to {}; {} to {}", nearer(gain), place, other, other_place)
    return ExchangePreview(
        action.seat, action.token, place.name, to_go, gain, other_place.name, text
    )


def _gain(start: int, end: int) -> int:
    """How many spaces nearer to Home; coming in is no way yet."""
    return end - max(start, START)


def _preview(
    race: Spiralized,
    own: int,
    die: int,
    start: int,
    way: list[int],
    end: int,
    drops: bool,
) -> MovePreview:
    book = race.book
    colour = race.colours[race.active]
    victim, is_sunburst, partners, ring = NOBODY_HERE, False, 0, 0
    space = book.spaces[colour][end]
    if space != OFF_RINGS:
        victim = race.standing[space]
        ring = book.rings[end]
        is_sunburst = die > 0 and book.is_sunburst[space]
    place = place_at(book, colour, end)
    said: list[Phrase] = _signs(race, die, start, end)
    if victim != NOBODY_HERE:
        said.append(say("hits {}", token_name(victim // TOKENS, victim % TOKENS)))
    if drops:
        said.append(say("drops into ring {}", ring))
    stairs, danger = 0, Danger(0, 0, False, NO_TOKEN)
    if is_sunburst:
        partners = len(eligible_partners(race, race.active)) - (victim != NOBODY_HERE)
    if partners:
        said.append(say("must change places (with one of {})", amount(partners, "token")))
    elif space != OFF_RINGS:
        if is_sunburst:
            said.append(say("nobody to change places with"))
        after = race.copy()
        token = race.active * TOKENS + own
        if victim != NOBODY_HERE:
            send_to_pit(after, victim)
        after.put(token, end)
        stairs = best_stairs(after, token)
        danger = danger_to(after, token)
        said += _outlook(after, token, stairs, danger)
    if not said:
        said.append(say(signed(_gain(start, end))))
    brings = listed(said, last=", ")
    return MovePreview(
        own,
        die,
        ring,
        way,
        place.name,
        spaces_to_go(book, end),
        _gain(start, end),
        victim,
        drops,
        is_sunburst,
        partners,
        stairs,
        danger.hitters,
        danger.rolls,
        brings,
        say("comes {}", place) if end == book.home else say("{}; to {}", brings, place),
    )


def _signs(race: Spiralized, die: int, start: int, end: int) -> list[Phrase]:
    """What the move is for, where its end says so: coming in, the Safe Zone, Home."""
    book = race.book
    if end == book.home:
        return [say("comes Home")]
    if end == START:
        return [say("comes in")]
    if end > book.last:
        return [say("into the Safe Zone" if start <= book.last else signed(end - start))]
    # The die says how far a step goes; the stairs do not.
    return [say(signed(end - start))] if die == 0 else []


def _outlook(race: Spiralized, token: int, stairs: int, danger: Danger) -> list[Phrase]:
    """What may come of it before the next turn, and in it."""
    said: list[Phrase] = []
    if stairs:
        said.append(say("takes the stairs next turn: {}", signed(stairs)))
    if race.book.is_own_colour[race.tokens[token]]:
        said.append(say("safe there"))
    elif danger.on_stairs != NO_TOKEN:
        hitter = token_name(danger.on_stairs // TOKENS, danger.on_stairs % TOKENS)
        said.append(say("{} can hit it by the stairs", hitter))
    elif danger.hitters:
        about = "about " if danger.is_rounded else ""
        odds = f"{about}{danger.rolls} in {ROLLS}"
        said.append(say("can be hit by {}, {}", count(danger.hitters), odds))
    else:
        said.append(say("nobody can hit it"))
    return said
