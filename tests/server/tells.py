"""Windows dealt twice, with a card and without, and a classifier that looks for the difference.

Both worlds have the same public history. Nothing is played. People do as they please: who holds
something hesitates, who does not is quick, and some are away. What they do openly (a hold, an
attempt to undo, the answer of whose turn it is) is the same in both worlds.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count, islice, pairwise
from math import log
from typing import Any, NamedTuple

from paddock import games
from paddock.core.chance import Dealer
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.protocol import SPECTATOR, Order, Race, advance, begin
from paddock.games.spin_out.orders.kinds import EvadeIfFatal, TipOffIfTarget
from paddock.games.spin_out.phases.contacts import NudgeWindow
from paddock.server.play import Play
from paddock.server.wire import Attend, GiveOrders, Undo
from paddock.table.attention import ABLE, ALWAYS, NEVER, How
from paddock.table.diary import Diary
from server.leaping import Client, enter, kept, leap, people, room_at
from toy.orders import Throw

REDEALS = 12
QUICKEST, SLOWEST = 1.0, 8.0
"""Seconds that whoever's turn it is takes at most, being quick or slow."""
LONGEST = 200
"""Tenths of a second after which a window is given up, should a planted fault not close it."""
OPENLY = 0.3
"""How often somebody holds, or the holder of a card is a bot, or is away."""
TRIES = 0.8
"""How often the watcher tries to undo."""
FASTER = 0.05
"""On the real clock everything takes so many times as long."""
AT_ONCE = 10
"""So many pairs of windows are watched at the same time there."""
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
    is_away: bool
    secret: bytes


class Manner(NamedTuple):
    """What the holder does that nobody must see: when it answers, and what it tries before."""

    at: float | None
    wavers: bool
    by_order: bool = False
    asking: How = ALWAYS
    """When it wants to be asked, at all kinds of moments."""


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
        own_turn_at=luck.uniform(0, luck.choice([QUICKEST, SLOWEST])),
        is_bot=luck.random() < OPENLY,
        is_away=luck.random() < OPENLY,
        secret=luck.randbytes(32),
    )


def manner_of(holds_a_card: bool, luck: random.Random) -> Manner:
    """Instant, slow, on orders, asleep: mostly slow with a card, and mostly quick without."""
    is_usual = luck.random() < 0.8
    kind = luck.choice(["asleep", "orders", ABLE, NEVER]) if luck.random() < 0.4 else ""
    if kind in (ABLE, NEVER):
        return Manner(None, False, asking=ABLE if holds_a_card == is_usual else NEVER)
    if kind:
        return Manner(None if kind == "asleep" else 0.0, False, by_order=kind == "orders")
    if holds_a_card == is_usual:
        return Manner(luck.uniform(0.3, 1.1), holds_a_card and luck.random() < 0.5)
    return Manner(luck.uniform(0.0, 0.2), False)


def observed(pair: Pair, holds_a_card: bool, plan: Plan, luck: random.Random) -> Features:
    """All that the watcher is sent while the window is open, and when."""
    found: Features = leap(watch(pair, holds_a_card, plan, manner_of(holds_a_card, luck)))
    return found


async def watch(
    pair: Pair, holds_a_card: bool, plan: Plan, manner: Manner, tempo: float = 1.0
) -> Features:
    """The same on the clock of this loop; everything takes `tempo` times as long."""
    race = _as_it_stands(pair.holding if holds_a_card else pair.empty)

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
    room = room_at(kept_race, prepare, tempo)
    window = room.play.table.window()
    assert window is not None
    # Whose turn it is would be waited for until the end of time.
    away = pair.holder if plan.is_away and pair.holder != window.turn else SPECTATOR
    here = [seat for seat in range(race.seats) if seat != away]
    late = plan.holds if plan.holds in here else here[0]
    clients = {seat: await enter(room, seat) for seat in here if seat != late}
    room.wake()
    clock = People(asyncio.get_running_loop().time(), tempo)
    watcher = await enter(room, pair.watcher)
    clients[late] = await enter(room, late)
    heard = room.play.table.log_length(pair.watcher)
    tries: list[float] = []
    doings = [_undo(watcher, plan, tries, clock)]
    for seat in room.play.table.asked():
        if seats[seat].is_driven or seat == away:
            continue
        if seat == window.turn:
            doings.append(_answer(clients[seat], Manner(plan.own_turn_at, False), clock))
        elif seat == pair.holder and manner.asking != ALWAYS:
            doings.append(_attend(clients[seat], manner.asking))
        elif seat == pair.holder and manner.by_order and pair.game in ORDERS:
            doings.append(_order(clients[seat], ORDERS[pair.game](race, seat)))
        elif seat == pair.holder:
            doings.append(_answer(clients[seat], manner, clock))
    if plan.hold_at is not None and plan.holds != away:
        doings.append(_hold(clients[plan.holds], plan.hold_at, clock))
    tasks = [asyncio.create_task(doing) for doing in doings]
    begun = room.play.moment
    changed = 0.0
    for _ in range(LONGEST):
        if room.play.moment != begun:
            break
        changed = room.race.changed
        await asyncio.sleep(0.1 * tempo)
    room.close()
    for task in tasks:
        task.cancel()
    shown = any(event.reveals for event in room.play.table.events(pair.watcher, heard))
    since = watcher.frames[0].at
    return (*_features(watcher, begun, shown), changed - since, *(tries or [0.0]))


class People(NamedTuple):
    """They act by their own clocks from the opening on, however long the server takes to tell
    somebody else of it."""

    opened: float
    tempo: float

    async def wait(self, at: float) -> None:
        """Until so many seconds after the opening."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, self.opened + at * self.tempo - loop.time()))


async def _answer(client: Client, manner: Manner, clock: People) -> None:
    if manner.at is None:
        return
    await clock.wait(manner.at)
    try:
        if manner.wavers:
            await client.answer(-1)
            await clock.wait(manner.at + 0.05)
        await client.answer(0)
    except (AssertionError, PaddockError):
        return  # The round is over.


async def _order(client: Client, order: Order) -> None:
    shape = client.room.play.table.codec.dump(order)
    await client.wish(GiveOrders(client.id(), client.room.play.moment, [shape]))


async def _attend(client: Client, how: How) -> None:
    kinds = len(client.room.play.table.game.moments.names)
    await client.wish(Attend(client.id(), [how] * kinds))


def _wait_for_another(race: Any, seat: int) -> Order:
    """Mud for a cart that is not about to run, in this round or else in the next: this run is let
    pass."""
    runner = race.phases[-1].runner
    others = [one for one in range(race.seats) if one not in (seat, runner)]
    return Throw(race.round, others[0]) if others else Throw(race.round + 1, runner)


def _wait_for_other_trouble(race: Any, seat: int) -> Order:
    """Against a Sabotage at a nudge, and against a nudge elsewhere: this window is let pass."""
    return TipOffIfTarget() if isinstance(race.phases[-1], NudgeWindow) else EvadeIfFatal()


ORDERS: dict[str, Callable[[Any, int], Order]] = {
    "toy": _wait_for_another,
    "spin_out": _wait_for_other_trouble,
}
"""What lets a window pass, by game; where there is none, who is on orders is only quick."""


async def _hold(client: Client, at: float, clock: People) -> None:
    await clock.wait(at)
    try:
        await client.hold()
    except PaddockError:
        return


async def _undo(client: Client, plan: Plan, tries: list[float], clock: People) -> None:
    if plan.undo_at is None:
        return
    await clock.wait(plan.undo_at)
    try:
        await client.wish(Undo("undo", client.room.play.moment))
        tries.append(1.0)
    except PaddockError as error:
        tries.append(-float(len(str(error))))


def _features(watcher: Client, begun: int, shown: bool) -> Features:
    """Counts, times since the first frame, sizes and numbers, up to the first frame after the
    window; where a hand was `shown` by then, as the rules have it, that one is not measured."""
    seen: list[tuple[float, int, int, int, int]] = []
    for frame in watcher.frames:
        shape = frame.shape
        numbers = (shape.get("seq", 0), shape.get("log_from", 0), len(shape.get("log", [])))
        is_last = shape.get("moment", begun) != begun
        size = 0 if is_last and shown else len(frame.text)
        seen.append((frame.at - watcher.frames[0].at, size, *numbers))
        if is_last:
            break
    gaps = [later[0] - earlier[0] for earlier, later in pairwise(seen)]
    padded = (seen[-FRAMES:] + [(0.0, 0, 0, 0, 0)] * FRAMES)[:FRAMES]
    flat = [float(part) for one in padded for part in one]
    return (float(len(seen)), float(sum(one[1] for one in seen)), max(gaps, default=0.0), *flat)


# The classifier


class Sample(NamedTuple):
    features: Features
    holds_a_card: bool


def compared(holding: Features, empty: Features) -> list[Sample]:
    """The two worlds of a pair. Whoever watches knows what is public, and thus what to expect:
    besides what was seen there is by how much it differs from the other world."""
    differences = [one - other for one, other in zip(holding, empty, strict=True)]
    return [
        Sample((*holding, *differences), True),
        Sample((*empty, *(-one for one in differences)), False),
    ]


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


def on_the_beat(found: Iterator[Pair]) -> Iterator[Pair]:
    """Those in which the holder is hurried: it is not whose turn it is."""
    return (pair for pair in found if pair.holding.phases[-1].turn(pair.holding) != pair.holder)


def of_all_kinds(found: Iterator[Pair], seen: Counter[str]) -> Iterator[Pair]:
    """Those of rare kinds of windows as often as those of common ones, as far as they come up:
    one that was seen often waits until others have been."""
    for pair in found:
        kind = type(pair.holding.phases[-1]).__name__
        if seen[kind] <= 2 * sum(seen.values()) / max(1, len(seen)):
            seen[kind] += 1
            yield pair


def look(
    game: str,
    seats: int,
    config: dict[str, Any],
    number: int,
    seed: int,
    hurried: bool = False,
    seen: Counter[str] | None = None,
) -> float:
    """Watch so many pairs of windows; how well the two worlds are told apart. `seen` counts their
    kinds."""
    luck = random.Random(seed)
    samples: list[Sample] = []
    found = of_all_kinds(pairs(game, seats, config, seed), Counter() if seen is None else seen)
    for pair in islice(on_the_beat(found) if hurried else found, number):
        plan = plan_for(pair, luck)
        samples += compared(*(observed(pair, holds, plan, luck) for holds in (True, False)))
    return best_area(samples)


def look_live(
    game: str, seats: int, config: dict[str, Any], number: int, seed: int, busy: int = 2
) -> float:
    """The same on the real clock, a good deal faster, with bots thinking at other tables."""
    return asyncio.run(_look_live(game, seats, config, number, seed, busy))


async def _look_live(
    game: str, seats: int, config: dict[str, Any], number: int, seed: int, busy: int
) -> float:
    luck = random.Random(seed)
    found = pairs(game, seats, config, seed)
    others = [asyncio.create_task(_race_of_bots(table)) for table in range(busy)]
    samples: list[Sample] = []
    while len(samples) < 2 * number:
        both = [_both(next(found), luck) for _ in range(AT_ONCE)]
        for seen in await asyncio.gather(*both):
            samples += compared(*seen)
    for other in others:
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    return best_area(samples)


async def _both(pair: Pair, luck: random.Random) -> tuple[Features, Features]:
    """Both worlds at the same time; which of them comes first tells nothing."""
    plan = plan_for(pair, luck)
    worlds = luck.sample([True, False], 2)
    seen = await asyncio.gather(
        *(watch(pair, holds, plan, manner_of(holds, luck), FASTER) for holds in worlds)
    )
    holding, empty = seen if worlds[0] else seen[::-1]
    return holding, empty


async def _race_of_bots(table: int) -> None:
    """Bots race against one another, again and again."""
    game = games.find("powersled")
    for number in count():
        driven = tuple(replace(seat, bot="driver") for seat in people(0, bots=3))
        secret = f"{table}/{number}".encode()
        room = room_at(
            kept("powersled", driven, game.version, config={"laps": 1}, secret=secret),
            lambda play: None,
            tempo=0.0,
        )
        try:
            room.wake()
            while not room.play.table.over:
                await asyncio.sleep(FASTER)
        finally:
            room.close()
