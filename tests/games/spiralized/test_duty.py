"""The engine offers just the steps that a brute-force enumeration finds: SZ-026 to SZ-028."""

from functools import cache
from typing import Any

import pytest

from games.spiralized import brute
from games.spiralized.crowds import board_of, random_position
from games.spiralized.golden import counted_positions
from games.spiralized.positions import COLOURS, option, position, progress
from paddock.core.chance import Dealer, Script, spawn_seed
from paddock.core.protocol import Action, Log, advance
from paddock.games.spiralized import GAME
from paddock.games.spiralized.actions import Exchange, Step
from paddock.games.spiralized.decisions import ChoosePartner, ChooseStep, UseSnakeEyes
from paddock.games.spiralized.state import Spiralized
from support import many, rule

ROLLS = [(one, two) for one in range(1, 7) for two in range(1, one + 1)]
FEW = 300
LEAST = 10_000
MANY = 4000


def tokens_of(board: brute.Board) -> list[int]:
    """How far the engine should say that every token has come."""
    if not board.progresses:
        board.progresses = [progress_of(letter, spot) for (letter, _), spot in board.items()]
    return board.progresses


@cache
def progress_of(letter: str, spot: str) -> int:
    return progress(COLOURS[brute.LETTERS.index(letter)], spot)


def offered(race: Spiralized, board: brute.Board, colour: str) -> set[brute.Step]:
    """The steps that the engine offers; none when it asks for none."""
    if not race.asked or not isinstance(decision := race.asked[0], ChooseStep):
        return set()
    steps: set[brute.Step] = set()
    for action in decision.options():
        assert isinstance(action, Step)
        spot = board[colour, action.token]
        if spot in ("Rect", "Start"):
            equal = [own for own in range(4) if board[colour, own] == spot]
            assert action.token == equal[0]
        steps.add((action.die, spot))
    assert len(steps) == len(decision.options())
    return steps


def answered(race: Spiralized, action: Action, luck: list[int]) -> Spiralized:
    after = race.copy()
    chance = Script(luck)
    advance(after, [action], chance, Log())
    assert chance.left() == []
    return after


def check_rolls(race: Spiralized) -> int:
    """Every roll from its first step to its last, everything compared; how many steps were."""
    board = board_of(race)
    return sum(check_roll(race, board, one, two) for one, two in ROLLS)


def check_roll(race: Spiralized, board: brute.Board, one: int, two: int) -> int:
    colour = brute.LETTERS[race.colours[race.active]]
    wanted = brute.first_steps(board, colour, one, two)
    thrown = answered(race, option(race, "roll"), [one - 1, two - 1])
    (decision,) = thrown.asked
    if isinstance(decision, UseSnakeEyes):
        assert one == two == 1
        words = [GAME.word(action) for action in decision.options()]
        assert words == ["free", "move" if wanted else "pass"]
        if not wanted:
            return 0
        thrown = answered(thrown, option(thrown, "move"), [])
    assert offered(thrown, board, colour) == wanted
    if not wanted:
        assert thrown.active != race.active
        return 0
    compared = len(wanted)
    (decision,) = thrown.asked
    for action in decision.options():
        assert isinstance(action, Step)
        compared += check_second(thrown, board, colour, action, one + two - action.die)
    return compared


def check_second(
    thrown: Spiralized, board: brute.Board, colour: str, action: Step, other: int
) -> int:
    """The exchange after the first step, if there is one, and the second step."""
    token = (colour, action.token)
    after = brute.moved(board, token, action.die)
    race = answered(thrown, action, [])
    if all(after[colour, own] == "Home" for own in range(4)):
        assert race.phases == []
        return 0
    ways = [(race, after)]
    eligible = brute.must_exchange(after, token)
    if eligible:
        (decision,) = race.asked
        assert isinstance(decision, ChoosePartner)
        ways = []
        for partner in decision.options():
            assert isinstance(partner, Exchange)
            letter = brute.LETTERS[race.colours[partner.seat]]
            eligible.remove((letter, partner.token))
            swapped = brute.exchanged(after, token, (letter, partner.token))
            ways.append((answered(race, partner, []), swapped))
        assert eligible == []
    compared = 0
    for now, expected in ways:
        assert now.tokens == tokens_of(expected)
        wanted = brute.second_steps(expected, colour, other)
        # Once the dice are used up or lost somebody is asked something else.
        assert (offered(now, expected, colour) if now.dice_used == 1 else set()) == wanted
        compared += len(wanted)
    return compared


def compare(start: int, stop: int) -> int:
    return sum(
        check_rolls(random_position(Dealer(spawn_seed(77, number))))
        for number in range(start, stop)
    )


@rule("SZ-026", "SZ-027", "SZ-028", "SZ-030", "SZ-032", "SZ-R08", "SZ-R09", "SZ-R43")
@pytest.mark.parametrize("part", range(3))
def test_random_positions_with_every_roll_offer_what_brute_force_finds(part: int) -> None:
    start = part * FEW // 3
    assert compare(start, start + many(FEW // 3)) > many(LEAST)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_many_more_positions_do_so_too(part: int) -> None:
    assert compare(FEW + part * MANY // 2, FEW + (part + 1) * MANY // 2) > 100_000


@pytest.mark.parametrize("entry", counted_positions(), ids=lambda entry: entry["name"])
def test_the_positions_of_the_census_offer_what_brute_force_finds(entry: dict[str, Any]) -> None:
    assert check_rolls(position(**entry["places"])) > 0


@rule("SZ-026", "SZ-027")
def test_the_brute_force_knows_the_worked_examples() -> None:
    """W2, X1, X2 and X19, so that both cannot be wrong in the same way."""
    rest = {("g", own): "Rect" for own in range(4)}

    def steps(dice: tuple[int, int], *red: str, **others: str) -> set[brute.Step]:
        places = {("r", own): spot for own, spot in enumerate(red)} | rest
        places |= {(colour, 0): spot for colour, spot in others.items()}
        return brute.first_steps(brute.Board(places), "r", *dice)

    assert steps((5, 3), "1/4", "1/9", "Rect", "Rect", y="1/7") == {(5, "1/9"), (3, "1/9")}
    assert steps((3, 5), "1/0", "Rect", "Rect", "Rect", o="1/3") == {(5, "1/0")}
    assert steps((3, 2), "Z5", "Home", "Home", "Home") == {(3, "Z5")}
    assert steps((3, 5), "6/18", "Z3", "Home", "Home") == {(5, "6/18"), (3, "Z3"), (5, "Z3")}
