"""How fast a game is, per second of processor time: inside the engine, driven from here, copied."""

from time import process_time
from typing import NamedTuple

from paddock.core import protocol
from paddock.core.chance import Dealer
from paddock.core.game import Game
from paddock.core.protocol import Book, Log, Race, advance, begin
from paddock.core.rollout import rollout

MICROSECONDS = 1_000_000
COPIES = 20
"""How often each position of a race is copied in one go, so that the clock's own cost is small."""


class Speed(NamedTuple):
    """Decisions a second in the compiled loop and in a Python loop; microseconds a copy."""

    inside_per_s: float
    driven_per_s: float
    copy_us: float
    decisions_per_race: float


def is_compiled() -> bool:
    """Whether the engine runs as an extension module rather than as Python."""
    return not (protocol.__file__ or "").endswith(".py")


def measure(game: Game, seconds: float) -> Speed:
    """The speed of a game with the middle number of seats, measured for about that long each."""
    book = game.book({})
    seats = (game.seats[0] + game.seats[-1]) // 2
    _inside(game, book, seats, 0)  # so that nothing is imported or read while the clock runs
    inside, races, spent = 0, 0, 0.0
    began = process_time()
    while spent < seconds:
        inside += _inside(game, book, seats, races)
        races += 1
        spent = process_time() - began
    driven_per_s = _driven(game, book, seats, seconds)
    copy_us = _copies(game, book, seats, seconds)
    return Speed(inside / spent, driven_per_s, copy_us, inside / races)


def _fresh(game: Game, book: Book, seats: int, seed: int) -> tuple[Race, Dealer]:
    chance = Dealer(seed)
    race = game.setup(book, seats, chance)
    begin(race, chance, Log())
    return race, chance


def _inside(game: Game, book: Book, seats: int, seed: int) -> int:
    race, chance = _fresh(game, book, seats, seed)
    return rollout(race, chance, Log(), game.most_decisions)


def _driven(game: Game, book: Book, seats: int, seconds: float) -> float:
    made, races, spent, log = 0, 0, 0.0, Log()
    began = process_time()
    while spent < seconds:
        race, chance = _fresh(game, book, seats, races)
        for _ in range(game.most_decisions):
            if not race.asked:
                break
            answers = []
            for decision in race.asked:
                options = decision.options()
                answers.append(options[chance.pick(len(options))])
            made += len(answers)
            advance(race, answers, chance, log)
        races += 1
        spent = process_time() - began
    return made / spent


def _copies(game: Game, book: Book, seats: int, seconds: float) -> float:
    made, spent, seed = 0, 0.0, 0
    while spent < seconds:
        race, chance = _fresh(game, book, seats, seed)
        for _ in range(game.most_decisions):
            if not race.asked:
                break
            began = process_time()
            for _ in range(COPIES):
                race.copy()
            spent += process_time() - began
            made += COPIES
            answers = []
            for decision in race.asked:
                options = decision.options()
                answers.append(options[chance.pick(len(options))])
            advance(race, answers, chance, Log())
        seed += 1
    return spent / made * MICROSECONDS
