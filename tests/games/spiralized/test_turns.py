"""Whole turns from crowded positions: at every question the engine and a referee agree."""

from typing import Any

import pytest

from games.spiralized import brute
from games.spiralized.crowds import board_of, random_position
from games.spiralized.positions import COLOURS, option, options
from games.spiralized.referee import Referee, penalised, stair_moves, to_go
from paddock.core.chance import Chance, Dealer, Script, spawn_seed
from paddock.core.protocol import Log, advance, begin
from paddock.games.spiralized import GAME
from paddock.games.spiralized.book.spiral import NOBODY_HERE, TOKENS
from paddock.games.spiralized.phases.turn import leave
from paddock.games.spiralized.state import Spiralized
from support import many, rule

ANSWERS = 25
FEW = 240
MANY = 6000
LEAVES_IN = 60
KINDS = {
    "turn": "ChooseTurn",
    "snake eyes": "UseSnakeEyes",
    "step": "ChooseStep",
    "exchange": "ChoosePartner",
    "bonus": "TakeBonus",
}
FORCED: dict[str, Any] = {"bonus_roll": "forced"}


def some_roll(chance: Chance) -> tuple[int, int]:
    """Every second roll is doubles, and many of those are snake eyes."""
    one = 1 + chance.pick(6)
    if chance.pick(2):
        return one, 1 + chance.pick(6)
    return (1, 1) if chance.pick(3) == 0 else (one, one)


def some_word(chance: Chance, words: list[str]) -> str:
    """Any answer, but not too often one that ends the turn."""
    if chance.pick(2):
        words = [word for word in words if word != "stop" and "stairs" not in word] or words
    return words[chance.pick(len(words))]


def referee_of(race: Spiralized) -> Referee:
    colours = "".join(brute.LETTERS[colour] for colour in race.colours)
    return Referee(board_of(race), colours, race.active, is_forced=race.book.is_bonus_forced)


def compare(race: Spiralized, referee: Referee) -> None:
    """The same tokens at the same places, and the same question."""
    assert board_of(race) == referee.board
    assert (race.pit == NOBODY_HERE) == ("Pit" not in referee.board.values())
    drawn = [NOBODY_HERE] * len(race.standing)
    for token in range(len(race.tokens)):
        if race.space_of(token) != NOBODY_HERE:
            drawn[race.space_of(token)] = token
    assert race.standing == drawn
    if not referee.asks:
        assert race.phases == []
        winner = COLOURS[brute.LETTERS.index(referee.winner)]
        assert [COLOURS[race.colours[seat]] for seat in GAME.standings(race).winners] == [winner]
        return
    (decision,) = race.asked
    assert (type(decision).__name__, decision.seat) == (KINDS[referee.asks], referee.active)
    assert options(race) == referee.options()


def walk(race: Spiralized, chance: Chance) -> int:
    """So many answers, and now and then somebody gives up; how many questions were compared."""
    referee = referee_of(race)
    for number in range(ANSWERS):
        compare(race, referee)
        if not referee.asks:
            return number
        referee.coming = [some_roll(chance)]
        luck = [die - 1 for die in referee.coming[0]]
        if chance.pick(LEAVES_IN) == 0:
            here = [seat for seat in range(race.seats) if not race.left[seat]]
            seat = here[chance.pick(len(here))]
            referee.leave(seat)
            script = Script([] if referee.coming else luck)
            assert leave(race, seat, Log()) is None
            begin(race, script, Log())
            gone = range(seat * TOKENS, seat * TOKENS + TOKENS)
            assert not set(gone) & set(race.standing)
        else:
            word = some_word(chance, referee.options())
            action = option(race, word)
            referee.answer(word)
            script = Script([] if referee.coming else luck)
            advance(race, [action], script, Log())
        assert script.left() == []
    return ANSWERS


def walks(start: int, stop: int) -> int:
    compared = 0
    for number in range(start, stop):
        chance = Dealer(spawn_seed(78, number))
        race = random_position(chance, FORCED if number % 3 == 0 else {})
        compared += walk(race, chance)
    return compared


@rule("SZ-010", "SZ-031", "SZ-038", "SZ-046", "SZ-076", "SZ-077", "SZ-078", "SZ-080", "SZ-081")
@rule("SZ-101", "SZ-103", "SZ-122", "SZ-125", "SZ-130", "SZ-R11", "SZ-R30", "SZ-R41", "SZ-R43")
@pytest.mark.parametrize("part", range(3))
def test_turns_from_crowded_positions_go_as_the_referee_says(part: int) -> None:
    start = part * FEW // 3
    assert walks(start, start + many(FEW // 3)) > many(FEW // 3) * ANSWERS // 2


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_many_more_turns_do_so_too(part: int) -> None:
    assert walks(FEW + part * MANY // 2, FEW + (part + 1) * MANY // 2) > MANY // 2 * ANSWERS // 2


@rule("SZ-038", "SZ-077", "SZ-078", "SZ-081", "SZ-R13")
def test_the_referee_knows_the_worked_examples() -> None:
    """W7, W8, X9 and the order of SZ-R13, so that both cannot be wrong in the same way."""

    def ends(spot: str, **others: str) -> set[str]:
        places = {("r", 0): spot} | {(colour, 0): other for colour, other in others.items()}
        return set(stair_moves(brute.Board(places), "r").values())

    assert ends("1/3") == {"2/2"}
    assert ends("4/0") == {"2/2", "3/1", "5/23", "6/22"}
    assert ends("6/22") == {"4/0", "5/23"}
    assert ends("2/2", o="4/0") == {"1/3", "3/1"}
    assert ends("2/2", o="3/1", b="4/0") == {"1/3", "4/0"}
    assert [to_go("r", spot) for spot in ("Start", "1/0", "6/19", "6/18", "Z8")] == [
        153,
        152,
        32,
        9,
        1,
    ]
    board = brute.Board({("r", 0): "5/19", ("r", 1): "6/19", ("r", 2): "Home", ("b", 0): "Pit"})
    after = penalised(board, "r")
    assert (after["r", 1], after["b", 0]) == ("Pit", "Rect")
