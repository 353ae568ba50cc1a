"""Random races by the hundred, watched: what was seen, and that no token was ever lost."""

import re
from collections.abc import Iterator
from typing import Final

from games.outspeed.endings import ENDINGS, any_answers, ending_of
from games.outspeed.positions import unchecked_tile_set
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.codec import codec_of
from paddock.core.protocol import Action, Event, advance, begin
from paddock.games.outspeed import GAME
from paddock.games.outspeed.actions import DIALS, KEEPS, PASS, PLAYS, PROGRAMS, Dial, Play, Program
from paddock.games.outspeed.book.reader import printed_tiles
from paddock.games.outspeed.book.tiles import TileSet
from paddock.games.outspeed.book.tokens import KINDS, NO_TOKEN, count
from paddock.games.outspeed.events import (
    COULD_NOT_PAY,
    DRAINED,
    LEFT_BEHIND,
    OUT_OF_FUEL,
    PUSHED_OFF,
    BonusRevealed,
    Eliminated,
    RoutesRevealed,
    TileRevealed,
)
from paddock.games.outspeed.phases.drawing import Keeping
from paddock.games.outspeed.setup import setup
from paddock.games.outspeed.state import Outspeed
from paddock.table.diary import Diary
from support import ROOT, said

PROBES: Final[list[Action]] = [
    PASS,
    *PLAYS,
    Play(KINDS),
    *PROGRAMS,
    Program(len(PROGRAMS)),
    *KEEPS,
    *DIALS[:12],
    Dial(-1),
]
PROBED_EVERY: Final = 10
STARVED_EVERY: Final = 5

Seen = dict[str, set[object]]
"""What was seen, by what sort of thing it is."""


def everything() -> Seen:
    """What a long run must have seen."""
    kinds = codec_of(GAME).kinds
    book = printed_tiles()
    decisions = (ROOT / "src/paddock/games/outspeed/decisions.py").read_text("utf-8")
    return {
        "side of a tile": {(tile.id, side) for tile in book.tiles for side in range(2)},
        "route": {
            (tile.id, side, route)
            for tile in book.tiles
            for side in range(2)
            for route in range(3)
            if tile.sides[side][route].is_lit
        },
        "token played": set(range(KINDS)),
        "event": {name for name, kind in kinds.items() if kind["is"] == "Event"},
        "question": {name for name, kind in kinds.items() if kind["is"] == "Decision"},
        "action": {name for name, kind in kinds.items() if kind["is"] == "Action"},
        "way out": {OUT_OF_FUEL, LEFT_BEHIND, PUSHED_OFF, COULD_NOT_PAY, DRAINED},
        "ending": set(ENDINGS),
        # A text that starts with a rule number, but for the docstrings with their three quotes.
        "refusal": set(re.findall(r'refuse\(\s*"(OS-R?\d+)"', decisions)),
    }


def missing(seen: Seen) -> Seen:
    """What was never seen."""
    return {sort: rest for sort, wanted in everything().items() if (rest := wanted - seen[sort])}


def starved() -> TileSet:
    """A tile set with four tokens and dear routes: what the printed one practically never shows."""
    few = dict.fromkeys((f"bonus.{key}" for key in ("electromagnet", "ion_cannon")), 0)
    few |= {"bonus.forcefield": 1, "bonus.nitro": 1, "bonus.fuel_tank": 1, "bonus.flamethrower": 1}
    dear = {f"tiles[6].{side}.L": "- | 3 | F=4" for side in ("3-4", "5-6")}
    dear |= {f"tiles[6].{side}.M": "- | 3 | Z=3" for side in ("3-4", "5-6")}
    dear |= {f"tiles[6].{side}.R": "- | 4 | Z=4" for side in ("3-4", "5-6")}
    return unchecked_tile_set({**few, **dear})


def run(races: int) -> Seen:
    """So many races at each number of seats, and some more with few tokens."""
    seen: Seen = {sort: set() for sort in everything()}
    poor = starved()
    for seats in GAME.seats:
        for number in range(races):
            _race(printed_tiles(), seats, number, seen, is_printed=True)
            if number % STARVED_EVERY == 0:
                _race(poor, seats, number, seen, is_printed=False)
    return seen


def _race(book: TileSet, seats: int, number: int, seen: Seen, *, is_printed: bool) -> None:
    """One race, step by step."""
    luck: Chance = Dealer(spawn_seed(number, seats))
    choice = Dealer(spawn_seed(number, 10 + seats))
    diary = Diary()
    race = setup(book, seats, luck)
    begin(race, luck, diary)
    asked = 0
    while race.phases:
        _check(race)
        _look(race, seen, is_probed=number % PROBED_EVERY == 0)
        answers = any_answers(race, choice)
        asked += len(answers)
        seen["action"] |= {type(action).__name__ for action in answers}
        tile, side = race.tile, race.side
        before = len(diary.entries)
        advance(race, answers, luck, diary)
        if is_printed:
            _note_routes(diary.told(before), tile, side, seen)
    _check(race)
    assert asked <= GAME.most_decisions
    assert race.turn <= 13
    events = diary.told()
    seen["event"] |= {type(event).__name__ for event in _as_heard(diary)}
    seen["ending"].add(ending_of(events))
    for event in events:
        if isinstance(event, TileRevealed) and is_printed:
            seen["side of a tile"].add((event.tile, event.side))
        elif isinstance(event, BonusRevealed):
            seen["token played"].update(event.tokens)
        elif isinstance(event, Eliminated):
            seen["way out"].add(event.how)


def _as_heard(diary: Diary) -> Iterator[Event]:
    for entry in diary.entries:
        yield from filter(None, (entry.event, entry.others))


def _note_routes(events: list[Event], tile: int, side: int, seen: Seen) -> None:
    """The routes that were taken on the tile that was showing when they were programmed."""
    for event in events:
        if isinstance(event, TileRevealed):
            tile, side = event.tile, event.side
        elif isinstance(event, RoutesRevealed):
            seen["route"] |= {(tile, side, route) for route in event.routes if route >= 0}


def _look(race: Outspeed, seen: Seen, *, is_probed: bool) -> None:
    for decision in race.asked:
        seen["question"].add(type(decision).__name__)
        if is_probed:
            for action in PROBES:
                why = said(decision.refusal(action))
                if why:
                    seen["refusal"].add(why.partition(" ")[0])


def _check(race: Outspeed) -> None:
    """No token is lost or made, nobody in the race has a zone or fuel that cannot be."""
    tokens = race.bag.copy()
    piles = [race.discards, *(pilot.tokens for pilot in race.pilots)]
    loose = race.under + [pilot.committed for pilot in race.pilots if pilot.committed != NO_TOKEN]
    for phase in race.phases:
        if isinstance(phase, Keeping):
            loose += phase.drawn
    for kind in range(KINDS):
        tokens[kind] += sum(pile[kind] for pile in piles) + loose.count(kind)
    assert tuple(tokens) == race.book.tokens
    assert len(race.under) == len(race.under_by)
    edge = race.book.first_zone(race.rear)
    last = race.book.first_zone(race.front + 1) - 1
    for pilot in race.alive():
        assert edge <= pilot.zone <= last
        assert pilot.fuel > 0 or (race.on_finish_tile() and not race.phases)
    for pilot in race.pilots:
        assert pilot.is_alive or count(pilot.tokens) == 0
    assert all(edge <= zone <= last for zone in race.markers)
    if race.phases:
        assert len(race.alive()) > 1
