"""What a pilot sees, and the races a pilot could equally be in."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import SPECTATOR, Value, View
from paddock.games.outspeed.book.tiles import RouteName, Side, TileSet
from paddock.games.outspeed.book.tokens import KINDS, NO_TOKEN, Token, count, draw_at
from paddock.games.outspeed.decisions import bonus_bar
from paddock.games.outspeed.phases.drawing import PAIR, Keeping
from paddock.games.outspeed.state import Ending, Outspeed
from paddock.kit.phases import innermost

HIDDEN: Final = NO_TOKEN


class PilotView(Value):
    """One pilot as everybody sees it: tokens are only counted."""

    def __init__(
        self,
        seat: int,
        zone: int,
        fuel: int,
        tokens: int,
        has_committed: bool,
        route: RouteName,
        dialled: int,
        ahead: int,
        out: int,
    ) -> None:
        self.seat = seat
        self.zone = zone
        self.fuel = fuel
        self.tokens = tokens
        self.has_committed = has_committed
        self.route = route
        self.dialled = dialled
        self.ahead = ahead
        self.out = out


class OutspeedView(View):
    """The table as one seat sees it.

    The boards from `rear` to `front` lie there, with the zones from `first_zone` to `last_zone`.
    `hand` and `discards` are counts by kind of token. The stack is so many `shuffled` tokens and,
    below them, those `under` it, the next one first, -1 for what others put there.
    """

    def __init__(
        self,
        seat: int,
        book: TileSet,
        phase: str,
        turn: int,
        tile: int,
        side: Side,
        track_left: list[int],
        pilots: list[PilotView],
        rear: int,
        front: int,
        first_zone: int,
        last_zone: int,
        markers: list[int],
        hand: list[int],
        committed: Token,
        shuffled: int,
        under: list[Token],
        discards: list[int],
        ending: Ending,
    ) -> None:
        self.seat = seat
        self.book = book
        self.phase = phase
        self.turn = turn
        self.tile = tile
        self.side = side
        self.track_left = track_left
        self.pilots = pilots
        self.rear = rear
        self.front = front
        self.first_zone = first_zone
        self.last_zone = last_zone
        self.markers = markers
        self.hand = hand
        self.committed = committed
        self.shuffled = shuffled
        self.under = under
        self.discards = discards
        self.ending = ending


def view(race: Outspeed, seat: int) -> OutspeedView:
    """Built up from what this seat may know; a spectator holds nothing."""
    hand = [0] * KINDS
    committed = NO_TOKEN
    if seat != SPECTATOR:
        hand = race.pilots[seat].tokens.copy()
        committed = race.pilots[seat].committed
    return OutspeedView(
        seat=seat,
        book=race.book,
        phase=innermost(race),
        turn=race.turn,
        tile=race.tile,
        side=race.side,
        track_left=race.track_left.copy(),
        pilots=[
            PilotView(
                pilot.seat,
                pilot.zone,
                pilot.fuel,
                count(pilot.tokens),
                pilot.committed != NO_TOKEN,
                pilot.route,
                pilot.dialled,
                pilot.ahead,
                pilot.out,
            )
            for pilot in race.pilots
        ],
        rear=race.rear,
        front=race.front,
        first_zone=race.book.first_zone(race.rear),
        last_zone=race.book.last_zone(race.front),
        markers=race.markers.copy(),
        hand=hand,
        committed=committed,
        shuffled=count(race.bag),
        under=[
            token if by == seat else HIDDEN
            for token, by in zip(race.under, race.under_by, strict=True)
        ],
        discards=race.discards.copy(),
        ending=race.ending,
    )


def redeal(race: Outspeed, seat: int, chance: Chance) -> Outspeed:
    """The same race with every token that this seat cannot see dealt anew.

    What was announced must have been allowed, so committed tokens are dealt first, and among
    them those with fewer kinds to choose from.
    """
    other = race.copy()
    pool = _unseen(other, seat)
    rearmost = other.rearmost_zone()
    for at_rear in (False, True):
        for pilot in other.pilots:
            if (
                pilot.seat != seat
                and pilot.committed != NO_TOKEN
                and (pilot.zone == rearmost) == at_rear
            ):
                pilot.committed = _draw_playable(pool, at_rear, other.on_finish_tile(), chance)
    for pilot in other.pilots:
        if pilot.seat != seat:
            held = count(pilot.tokens)
            pilot.tokens = [0] * KINDS
            for _ in range(held):
                pilot.tokens[_draw(pool, chance)] += 1
    other.under = [
        token if by == seat else _draw(pool, chance)
        for token, by in zip(other.under, other.under_by, strict=True)
    ]
    keeping = other.phases[-1] if other.phases else None
    if isinstance(keeping, Keeping):
        drawn: list[int] = []
        for index in range(len(keeping.seats)):
            if keeping.seats[index] == seat:
                drawn += keeping.pair(index)
            else:
                drawn += [_draw(pool, chance) for _ in range(PAIR)]
        other.phases[-1] = Keeping(keeping.seats, tuple(drawn))
    other.bag = pool
    if other.phases:
        other.asked = other.phases[-1].ask(other)
    return other


def _unseen(race: Outspeed, seat: int) -> list[int]:
    """The tokens whose place this seat does not know."""
    pool = race.bag.copy()
    for pilot in race.pilots:
        if pilot.seat != seat:
            for token in range(KINDS):
                pool[token] += pilot.tokens[token]
            if pilot.committed != NO_TOKEN:
                pool[pilot.committed] += 1
    for token, by in zip(race.under, race.under_by, strict=True):
        if by != seat:
            pool[token] += 1
    keeping = race.phases[-1] if race.phases else None
    if isinstance(keeping, Keeping):
        for index in range(len(keeping.seats)):
            if keeping.seats[index] != seat:
                for token in keeping.pair(index):
                    pool[token] += 1
    return pool


def _draw(pool: list[int], chance: Chance) -> int:
    return draw_at(pool, chance.pick(count(pool)))


def _draw_playable(pool: list[int], is_rearmost: bool, on_finish: bool, chance: Chance) -> int:
    """A token that could have been committed from there."""
    playable = [
        0 if bonus_bar(token, is_rearmost, on_finish) else pool[token] for token in range(KINDS)
    ]
    token = _draw(playable, chance)
    pool[token] -= 1
    return token
