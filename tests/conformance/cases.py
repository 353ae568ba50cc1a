"""Every game on the registry at every seat count, and random races to look at them with."""

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from paddock import games
from paddock.bots import Bot, ask_bot, find_bot
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.errors import BrokenData, BrokenGame
from paddock.core.game import Game
from paddock.core.protocol import Action, Book, Log, Race, advance, begin
from paddock.core.resources import read_resource
from paddock.table.luck import Luck
from paddock.table.table import Table
from support import IS_FEW, many

LONG_RACE = 10_000
"""A game that may take more decisions than this is looked at in samples."""
AT_RANDOM = 400
"""After so many answers at random somebody takes over who knows where to go."""
OPENING = 60
STRIDE = 97

ROOT = Path(__file__).resolve().parents[2]


def _imported() -> list[Game]:
    """The games that import; test_layout fails when one of the registry does not."""
    found = []
    for id in games.REGISTRY:
        try:
            found.append(games.find(id))
        except BrokenGame:
            continue
    return found


SHIFT = int(os.environ.get("PADDOCK_SHIFT", "0"))
GAMES = _imported()

SECRETIVE = [game for game in GAMES if game.has_secrets]
OPEN = [game for game in GAMES if not game.has_secrets]


def _counts(game: Game) -> list[int]:
    """Every number of seats; where few races must do, the fewest and the most."""
    return sorted({game.seats[0], game.seats[-1]}) if IS_FEW else list(game.seats)


def _cases(found: list[Game]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("game", "seats"),
        [
            pytest.param(game, seats, id=f"{game.id}-{seats}")
            for game in found
            for seats in _counts(game)
        ],
    )


every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
every_case = _cases(GAMES)
every_secretive_case = _cases(SECRETIVE)
"""Where nothing is hidden, dealing it anew would compare a race with itself."""
every_open_case = _cases(OPEN)


@cache
def rule_numbers(package: str) -> frozenset[str]:
    """The numbers of all rules of a game."""
    rules = json.loads(read_resource(package, "rules.json"))["rules"]
    return frozenset(rule["number"] for rule in rules)


def is_long(game: Game) -> bool:
    """Whether races of this game are too long to look at every moment of many of them."""
    return game.most_decisions > LONG_RACE


def some(game: Game, number: int) -> range:
    """The seeds of so many races, or of a few if they are long."""
    return range(max(1, number // 12) if is_long(game) else many(number))


def every_secretive_race(number: int) -> pytest.MarkDecorator:
    """A test for each of so many races with secrets, or for each of a few where they are long."""
    return pytest.mark.parametrize(
        ("game", "seats", "seed"),
        [
            pytest.param(game, seats, seed, id=f"{game.id}-{seats}-{seed}")
            for game in SECRETIVE
            for seats in _counts(game)
            for seed in some(game, number)
        ],
    )


@cache
def config_of(game: Game, seats: int) -> dict[str, Any]:
    """Another board at each number of seats, so that between them all are raced on.

    `make long` shifts them, so that in the end every board is raced on at every number that it
    has room for.
    """
    config: dict[str, Any] = {}
    for choice in game.choices:
        if choice.is_in_data:
            first = (seats + SHIFT) % len(choice.values)
            values = [value for value, _ in choice.values[first:] + choice.values[:first]]
            config[choice.key] = next(
                value for value in values if _has_room(game, {**config, choice.key: value}, seats)
            )
    return config


def _has_room(game: Game, config: dict[str, Any], seats: int) -> bool:
    try:
        game.setup(game.book(config), seats, Dealer(0))
    except BrokenData:
        return False
    return True


def start(game: Game, seats: int, chance: Chance, log: Log | None = None) -> Race:
    """A race that has begun."""
    race = game.setup(game.book(config_of(game, seats)), seats, chance)
    begin(race, chance, log or Log())
    return race


def book_of(race: Any) -> Book:
    """What was chosen before the race: every race refers to it."""
    book: Book = race.book
    return book


def any_answers(race: Race, chance: Chance) -> list[Action]:
    """One random answer to each question, on the menu or off it."""
    return [decision.sample(chance) for decision in race.asked]


def moments(game: Game, seats: int, seed: int, log: Log | None = None) -> Iterator[Race]:
    """A random race at its stops and at its end. It is always the same race object.

    Every stop of a short race; of a long one the opening, and then one stop in so many.
    """
    chance = Dealer(spawn_seed(seed, seats))
    race = start(game, seats, chance, log)
    yield race
    stops = 0
    while race.phases:
        advance(race, any_answers(race, chance), chance, log or Log())
        stops += 1
        if not is_long(game) or stops < OPENING or stops % STRIDE == 0 or not race.phases:
            yield race


def play_on(
    game: Game, race: Race, chance: Chance, log: Log, moment: int, moments: int = 1
) -> None:
    """Answer at random from a numbered moment to the end, if the race is not a long one.

    Of a long one only the first moment is played on to the end, and every other one beyond so
    many moments that are looked at next: the stretches leave nothing out between them.
    """
    left = moments * STRIDE if is_long(game) and moment > 0 else game.most_decisions
    while race.phases and left > 0:
        advance(race, any_answers(race, chance), chance, log)
        left -= 1


def who_answers(table: Table) -> Bot:
    """Anybody at random; a driver where that would take for ever."""
    is_endless = is_long(table.game) and table.answers > AT_RANDOM
    return find_bot(table.game, "driver" if is_endless else "random")


def play_to_end(table: Table, seed: int) -> None:
    """Answer until the race is over."""
    chance = Dealer(seed)
    while not table.over:
        bot = who_answers(table)
        for decision in table.decisions():
            seat = decision.seat
            table.answer(seat, ask_bot(bot, table.view(seat), decision, chance))


def finished_table(game: Game, seats: int, seed: int) -> Table:
    """A table at which a random race was played to its end."""
    table = Table(game, seats, Luck.seeded(seed), config_of(game, seats))
    play_to_end(table, spawn_seed(seed, 1))
    return table
