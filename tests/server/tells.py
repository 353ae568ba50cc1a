"""Windows dealt twice, with a card and without, and a classifier that looks for the difference.

Both worlds have the same public history. Nothing is played. People do as they please: who holds
something hesitates, who does not is quick, and some are away. What they do openly (a hold, an
attempt to undo, the answer of whose turn it is) is the same in both worlds.
"""

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import log
from typing import Any, NamedTuple

from paddock import games
from paddock.core.chance import Dealer
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.protocol import SPECTATOR, Order, Race, advance, begin
from paddock.server.play import Play
from paddock.server.wire import GiveOrders, Undo
from paddock.table.diary import Diary
from server.leaping import Client, enter, kept, leap, people, room_at
from toy.orders import Throw

REDEALS = 12
SLOWEST = 8.0
LONGEST = 200
"""Tenths of a second after which a window is given up, should a planted fault not close it."""
OPENLY = 0.3
"""How often somebody holds, or the holder of a card is a bot."""
TRIES = 0.8
"""How often the watcher tries to undo."""
FRAMES = 5
"""How many frames are looked at one by one; of the others, only how many there are."""

Features = tuple[float, ...]


class Pair(NamedTuple):
    """A window in which a seat holds a card that could be played, and the same without it."""

    game: str
    config: dict[str, Any]
    holding: Race
    empty: Race
    holder: int
    watcher: int


class Plan(NamedTuple):
    """What happens openly, in both worlds alike. Times are seconds after the opening."""

    hold_at: float | None
    holds: int
    undo_at: float | None
    own_turn_at: float
    is_bot: bool
    secret: bytes


class Manner(NamedTuple):
    """What the holder does that nobody must see: when it answers, and what it tries before."""

    at: float | None
    wavers: bool
    by_order: bool = False


def is_open(race: Race) -> bool:
    return any(decision.is_window for decision in race.asked)


def pairs(game_id: str, seats: int, config: dict[str, Any], seed: int) -> Iterator[Pair]:
    """Pairs from random races, one race after another without end."""
    luck = random.Random(seed)
    game = games.find(game_id)
    while True:
        race = game.setup(game.book(config), seats, Dealer(luck.getrandbits(40)))
        begin(race, Dealer(luck.getrandbits(40)), Diary())
        while race.phases:
            if is_open(race):
                yield from _pairs_at(game, config, race, luck)
            answers = [luck.choice(decision.options()) for decision in race.asked]
            advance(race, answers, Dealer(luck.getrandbits(40)), Diary())


def _pairs_at(
    game: Game, config: dict[str, Any], race: Race, luck: random.Random
) -> Iterator[Pair]:
    for place, decision in enumerate(race.asked):
        holder = decision.seat
        watcher = luck.choice([seat for seat in range(SPECTATOR, race.seats) if seat != holder])
        worlds = {len(decision.options()) > 1: race}
        for _ in range(REDEALS):
            other = game.redeal(race, watcher, Dealer(luck.getrandbits(40)))
            worlds.setdefault(len(other.asked[place].options()) > 1, other)
        if len(worlds) == 2:
            holding, empty = (_as_it_stands(worlds[one]) for one in (True, False))
            yield Pair(game.id, config, holding, empty, holder, watcher)


def _as_it_stands(race: Race) -> Race:
    copied = race.copy()
    copied.asked = race.asked
    return copied


def plan_for(pair: Pair, luck: random.Random) -> Plan:
    seats = pair.holding.seats
    return Plan(
        hold_at=luck.uniform(0, 1) if luck.random() < OPENLY else None,
        holds=luck.randrange(seats),
        undo_at=luck.uniform(0, 1) if luck.random() < TRIES else None,
        own_turn_at=luck.uniform(0, SLOWEST),
        is_bot=luck.random() < OPENLY,
        secret=luck.randbytes(32),
    )


def manner_of(holds_a_card: bool, luck: random.Random) -> Manner:
    """Instant, slow, on orders, away: mostly slow with a card, and mostly quick without."""
    is_usual = luck.random() < 0.8
    kind = luck.choice(["away", "orders"]) if luck.random() < 0.3 else ""
    if kind:
        return Manner(None if kind == "away" else 0.0, False, by_order=kind == "orders")
    if holds_a_card == is_usual:
        return Manner(luck.uniform(0.3, 1.1), holds_a_card and luck.random() < 0.5)
    return Manner(luck.uniform(0.0, 0.2), False)


def observed(pair: Pair, holds_a_card: bool, plan: Plan, luck: random.Random) -> Features:
    """All that the watcher is sent while the window is open, and when."""
    race = _as_it_stands(pair.holding if holds_a_card else pair.empty)
    found: Features = leap(_watch(pair, race, plan, manner_of(holds_a_card, luck)))
    return found


async def _watch(pair: Pair, race: Race, plan: Plan, manner: Manner) -> Features:
    def prepare(play: Play) -> None:
        play.table._race = race
        play.table._state = play.table._fingerprint()

    seats = people(race.seats)
    if plan.is_bot and race.seats > 2:
        seats = tuple(
            one if one.seat != pair.holder else people(one.seat, bots=1)[-1] for one in seats
        )
    game = games.find(pair.game)
    kept_race = kept(pair.game, seats, game.version, config=pair.config, secret=plan.secret)
    room = room_at(kept_race, prepare)
    room.wake()
    watcher = await enter(room, pair.watcher)
    clients = {seat: await enter(room, seat) for seat in range(race.seats)}
    tries: list[float] = []
    window = room.play.table.window()
    assert window is not None
    tasks = [asyncio.create_task(_undo(watcher, plan, tries))]
    for seat in room.play.table.asked():
        if seats[seat].is_driven:
            continue
        if seat == window.turn:
            tasks.append(asyncio.create_task(_answer(clients[seat], plan.own_turn_at, False)))
        elif seat == pair.holder and manner.by_order and pair.game in ORDERS:
            tasks.append(asyncio.create_task(_order(clients[seat], ORDERS[pair.game](race, seat))))
        elif seat == pair.holder:
            tasks.append(asyncio.create_task(_answer(clients[seat], manner.at, manner.wavers)))
    if plan.hold_at is not None:
        tasks.append(asyncio.create_task(_hold(clients[plan.holds], plan.hold_at)))
    begun = room.play.moment
    changed = 0.0
    for _ in range(LONGEST):
        if room.play.moment != begun:
            break
        changed = room.race.changed
        await asyncio.sleep(0.1)
    room.close()
    for task in tasks:
        task.cancel()
    return (*_features(watcher, begun), changed, *(tries or [0.0]))


async def _answer(client: Client, at: float | None, wavers: bool) -> None:
    if at is None:
        return
    await asyncio.sleep(at)
    try:
        if wavers:
            await client.answer(-1)
            await asyncio.sleep(0.05)
        await client.answer(0)
    except (AssertionError, PaddockError):
        return  # The round is over.


async def _order(client: Client, order: Order) -> None:
    shape = client.room.play.table.codec.dump(order)
    await client.wish(GiveOrders(client.id(), client.room.play.moment, [shape]))


def _wait_for_another(race: Any, seat: int) -> Order:
    """Mud for a cart that is not about to run, in this round or else in the next: this run is let
    pass."""
    runner = race.phases[-1].runner
    others = [one for one in range(race.seats) if one not in (seat, runner)]
    return Throw(race.round, others[0]) if others else Throw(race.round + 1, runner)


ORDERS: dict[str, Callable[[Any, int], Order]] = {"toy": _wait_for_another}
"""What lets a window pass, by game; where there is none, who is on orders is only quick."""


async def _hold(client: Client, at: float) -> None:
    await asyncio.sleep(at)
    try:
        await client.hold()
    except PaddockError:
        return


async def _undo(client: Client, plan: Plan, tries: list[float]) -> None:
    if plan.undo_at is None:
        return
    await asyncio.sleep(plan.undo_at)
    try:
        await client.wish(Undo("undo", client.room.play.moment))
        tries.append(1.0)
    except PaddockError as error:
        tries.append(-float(len(str(error))))


def _features(watcher: Client, begun: int) -> Features:
    """Counts, times, sizes and numbers, up to the first frame after the window."""
    seen: list[tuple[float, int, int, int]] = []
    for frame in watcher.frames:
        shape = frame.shape
        numbers = (shape.get("seq", 0), shape.get("log_from", 0) + len(shape.get("log", [])))
        seen.append((frame.at, len(frame.text), *numbers))
        if shape.get("moment", begun) != begun:
            break
    gaps = [later[0] - earlier[0] for earlier, later in pairwise(seen)]
    padded = (seen[-FRAMES:] + [(0.0, 0, 0, 0)] * FRAMES)[:FRAMES]
    flat = [float(part) for one in padded for part in one]
    return (float(len(seen)), float(sum(one[1] for one in seen)), max(gaps, default=0.0), *flat)


# The classifier


class Sample(NamedTuple):
    features: Features
    holds_a_card: bool


def area(scores: Sequence[float], truth: Sequence[bool]) -> float:
    """The area under the curve: how often a holder scores above another, ties counting half."""
    ranked = sorted(zip(scores, truth, strict=True))
    ranks, at = 0.0, 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        ranks += (at + end + 1) / 2 * sum(holds for _, holds in ranked[at:end])
        at = end
    holders = sum(truth)
    others = len(truth) - holders
    return (ranks - holders * (holders + 1) / 2) / (holders * others)


def best_area(samples: Sequence[Sample]) -> float:
    """Learn from one half of the pairs, tell the other half apart: the best of several ways."""
    half = len(samples) // 2 // 2 * 2
    learned, held_out = samples[:half], samples[half:]
    truth = [one.holds_a_card for one in held_out]
    ways = [_by_bins(learned), *(_by_one(learned, at) for at in range(len(samples[0].features)))]
    ways.sort(key=lambda way: -_area_of(way, learned))
    # The way that did best on what was learned, and all features together.
    tried = [ways[0], _by_bins(learned)]
    return max(area([way(one.features) for one in held_out], truth) for way in tried)


def _area_of(way: Callable[[Features], float], samples: Sequence[Sample]) -> float:
    return area([way(one.features) for one in samples], [one.holds_a_card for one in samples])


def _by_one(samples: Sequence[Sample], at: int) -> Callable[[Features], float]:
    """One feature alone, in whichever direction tells more."""
    rising = area([one.features[at] for one in samples], [one.holds_a_card for one in samples])
    sign = 1.0 if rising >= 0.5 else -1.0
    return lambda features: sign * features[at]


def _by_bins(samples: Sequence[Sample], bins: int = 12) -> Callable[[Features], float]:
    """Naive Bayes: how much likelier each feature is with a card than without."""
    number = len(samples[0].features)
    edges = [
        sorted({one.features[at] for one in samples})[:: max(1, len(samples) // bins)]
        for at in range(number)
    ]

    def place(at: int, value: float) -> int:
        return sum(value >= edge for edge in edges[at])

    counts: list[dict[int, list[float]]] = [{} for _ in range(number)]
    for one in samples:
        for at, value in enumerate(one.features):
            cell = counts[at].setdefault(place(at, value), [1.0, 1.0])
            cell[one.holds_a_card] += 1

    def score(features: Features) -> float:
        total = 0.0
        for at, value in enumerate(features):
            without, holding = counts[at].get(place(at, value), [1.0, 1.0])
            total += log(holding / without)
        return round(total, 9)

    return score


def look(game: str, seats: int, config: dict[str, Any], number: int, seed: int) -> float:
    """Watch so many pairs of windows; how well the two worlds are told apart."""
    luck = random.Random(seed)
    samples: list[Sample] = []
    found = pairs(game, seats, config, seed)
    while len(samples) < 2 * number:
        pair = next(found)
        plan = plan_for(pair, luck)
        for holds_a_card in (True, False):
            samples.append(Sample(observed(pair, holds_a_card, plan, luck), holds_a_card))
    return best_area(samples)
