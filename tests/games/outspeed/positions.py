"""Positions to start an example from, answers to give in it, and short questions about it.

    race = position(tile=5, pilots=[(8, 6, {NITRO: 1}), (8, 6), (5, 6)], markers=[9])
    bonus(race, {0: "nitro"})
    events = program(race, "LMR", luck=[2])
    assert zones(race) == [11, 10, 6]

A pilot is (zone, fuel) or (zone, fuel, tokens); `OUT` is one who was eliminated earlier.
Unless told otherwise one Track tile is left, so turning it up takes no luck.
"""

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, TypeVar

from paddock.core.chance import Chance, Script
from paddock.core.protocol import Action, Decision, Event, Phase, advance, begin
from paddock.core.resources import read_resource
from paddock.games.outspeed import GAME
from paddock.games.outspeed.book.reader import parse_tiles, printed_tiles, read_tiles
from paddock.games.outspeed.book.tiles import LARGE_SIDE, SMALL_SIDE, TRACK_TILES, TileSet
from paddock.games.outspeed.book.tokens import KINDS, NO_TOKEN
from paddock.games.outspeed.decisions import ChooseBonus
from paddock.games.outspeed.events import Eliminated
from paddock.games.outspeed.phases.bonus import Announcing
from paddock.games.outspeed.phases.turn import Turn
from paddock.games.outspeed.state import NO_ROUTE, NOT_DIALLED, Outspeed, Pilot
from paddock.table.diary import Diary
from support import said

Ship = tuple[int, int] | tuple[int, int, Mapping[int, int]] | None
E = TypeVar("E", bound=Event)

OUT: Final = None
NEXT_TILE: Final = 6


def position(
    *,
    pilots: Sequence[Ship],
    tile: int = 1,
    side: int | None = None,
    markers: Sequence[int] = (),
    entered: Sequence[int] = (),
    rear: int = 1,
    front: int | None = None,
    turn: int = 2,
    track_left: Sequence[int] | None = None,
    stack: Sequence[int] | None = None,
    discards: Mapping[int, int] | None = None,
    book: TileSet | None = None,
    luck: Sequence[int] = (),
    diary: Diary | None = None,
) -> Outspeed:
    """A race as a turn begins, run on to its first question.

    `stack` are the tokens of the stack, top first, where their order matters; otherwise it is a
    bag with all tokens that nobody holds.
    """
    book = book or printed_tiles()
    if side is None:
        side = SMALL_SIDE if len(pilots) <= 4 else LARGE_SIDE
    if track_left is None:
        track_left = [NEXT_TILE] if tile <= TRACK_TILES else []
    ships = [_pilot(seat, ship) for seat, ship in enumerate(pilots)]
    discarded = counts(discards or {})
    bag = [0] * KINDS
    if stack is None:
        bag = [
            book.tokens[kind] - discarded[kind] - sum(pilot.tokens[kind] for pilot in ships)
            for kind in range(KINDS)
        ]
        assert min(bag) >= 0, "more tokens than there are"
    phases: list[Phase[Any, Any]] = [Turn()]
    race = Outspeed(
        seats=len(ships),
        phases=phases,
        asked=(),
        book=book,
        turn=turn - 1,
        tile=tile,
        side=side,
        track_left=list(track_left),
        pilots=ships,
        rear=rear,
        front=rear + 1 if front is None else front,
        markers=list(markers),
        entered=list(entered),
        bag=bag,
        under=list(stack or ()),
        under_by=[0] * len(stack or ()),
        discards=discarded,
        blocks=int(any(ship is OUT for ship in pilots)),
        ending=0,
    )
    chance = Script(list(luck))
    begin(race, chance, diary or Diary())
    assert chance.left() == [], "not all of the luck was asked for"
    return race


def _pilot(seat: int, ship: Ship) -> Pilot:
    zone, fuel, *rest = ship if ship is not None else (1, 0)
    held = rest[0] if rest else {}
    assert isinstance(held, Mapping)
    return Pilot(
        seat=seat,
        zone=zone,
        fuel=fuel,
        tokens=counts(held),
        committed=NO_TOKEN,
        route=NO_ROUTE,
        dialled=NOT_DIALLED,
        ahead=0,
        due=0,
        out=int(ship is None),
    )


def counts(tokens: Mapping[int, int]) -> list[int]:
    """Tokens as counts by kind."""
    return [tokens.get(kind, 0) for kind in range(KINDS)]


# Answering


def play(race: Outspeed, given: Mapping[int, str], luck: Sequence[int] = ()) -> Diary:
    """Answer what is asked, one word a seat, with just this luck."""
    assert sorted(given) == sorted(asked(race)), f"asked is {asked(race)}"
    answers: list[Action] = []
    for decision in race.asked:
        action = option(decision, given[decision.seat])
        assert said(decision.refusal(action)) == ""
        answers.append(action)
    diary = Diary()
    chance = Script(list(luck))
    advance(race, answers, chance, diary)
    assert chance.left() == [], "not all of the luck was asked for"
    return diary


def answer(race: Outspeed, given: Mapping[int, str], luck: Sequence[int] = ()) -> list[Event]:
    """The same; everything that happened."""
    return play(race, given, luck).told()


def everyone(race: Outspeed, word: str, luck: Sequence[int] = ()) -> list[Event]:
    """All who are asked give the same answer."""
    return answer(race, dict.fromkeys(asked(race), word), luck)


def program(race: Outspeed, routes: str, luck: Sequence[int] = ()) -> list[Event]:
    """A letter a seat; a dash for a seat that is not asked."""
    return answer(race, {seat: route for seat, route in enumerate(routes) if route != "-"}, luck)


def bonus(race: Outspeed, tokens: Mapping[int, str], luck: Sequence[int] = ()) -> list[Event]:
    """The whole Bonus phase: these seats play these tokens, the others pass.

    `luck` is for what follows it, when nobody has a route to choose.
    """
    events: list[Event] = []
    left = dict(tokens)
    turn = race.turn
    answered: list[int] = []
    while race.turn == turn and race.asked and isinstance(race.asked[0], ChooseBonus):
        assert not set(answered) & set(asked(race)), "somebody is asked again"
        answered += asked(race)
        given = {seat: left.pop(seat, "pass") for seat in asked(race)}
        phase = race.phases[-1]
        assert isinstance(phase, Announcing)
        later = [seat for group in phase.groups[1:] for seat in group if hand(race, seat)]
        events += answer(race, given, () if later else luck)
    assert not left, f"not asked: {left}"
    return events


def option(decision: Decision, word: str) -> Action:
    """The option of that word."""
    for action in decision.options():
        if GAME.word(action) == word:
            return action
    raise AssertionError(f"{word!r} is not offered: {words(decision)}")


# Looking


def asked(race: Outspeed) -> list[int]:
    """The seats that are asked."""
    return [decision.seat for decision in race.asked]


def questions(race: Outspeed) -> list[str]:
    """The kinds of question that are asked, each once."""
    return sorted({type(decision).__name__ for decision in race.asked})


def decision_of(race: Outspeed, seat: int) -> Decision:
    """What a seat is asked."""
    return next(decision for decision in race.asked if decision.seat == seat)


def words(decision: Decision) -> list[str]:
    """The words of the options."""
    return [GAME.word(action) for action in decision.options()]


def options(race: Outspeed, seat: int) -> list[str]:
    """What a seat may answer, in words."""
    return words(decision_of(race, seat))


def refusal(race: Outspeed, seat: int, action: Action) -> str:
    """The rule that a refusal names, or "" when the action is allowed."""
    return said(decision_of(race, seat).refusal(action)).partition(" ")[0]


def zones(race: Outspeed) -> list[int]:
    return [pilot.zone for pilot in race.pilots]


def fuels(race: Outspeed) -> list[int]:
    return [pilot.fuel for pilot in race.pilots]


def alive(race: Outspeed) -> list[int]:
    return [pilot.seat for pilot in race.alive()]


def hand(race: Outspeed, seat: int) -> dict[int, int]:
    """The tokens a pilot holds."""
    tokens = race.pilots[seat].tokens
    return {kind: number for kind, number in enumerate(tokens) if number}


def discarded(race: Outspeed) -> dict[int, int]:
    """The tokens on the discard pile."""
    return {kind: number for kind, number in enumerate(race.discards) if number}


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of the events, in order."""
    return [type(event).__name__ for event in events]


def out_by(events: Sequence[Event]) -> dict[int, int]:
    """Who was eliminated, and how."""
    return {event.seat: event.how for event in of(events, Eliminated)}


# Tile sets


def printed_data() -> dict[str, Any]:
    """The data file that comes with the game, to be changed."""
    data: dict[str, Any] = json.loads(
        read_resource("paddock.games.outspeed", "data/tiles.json"),
    )
    return data


def changed(changes: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The printed data with other values at some places, such as `tiles[0].3-4.L`."""
    result: dict[str, Any] = deepcopy(dict(data)) if data is not None else printed_data()
    for place, value in changes.items():
        *path, last = place.replace("]", "").replace("[", ".").split(".")
        at: Any = result
        for key in path:
            at = at[int(key)] if isinstance(at, list) else at[key]
        at[int(last) if isinstance(at, list) else last] = value
    return result


def tile_set(changes: Mapping[str, Any]) -> TileSet:
    """A tile set of one's own, checked like any that a user brings."""
    return read_tiles(changed(changes))


def unchecked_tile_set(changes: Mapping[str, Any]) -> TileSet:
    """A tile set that breaks a rule of the loader, for the rules that only such a set can reach."""
    return parse_tiles(changed(changes))


# Luck


class Highest(Chance):
    """Always the last of the possibilities."""

    def draw(self, n: int) -> int:
        return n - 1


class Lowest(Chance):
    """Always the first of the possibilities."""

    def draw(self, n: int) -> int:
        return 0
