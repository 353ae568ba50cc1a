"""One race between bots, and who sits where."""

from typing import Any

import pytest

from paddock import games
from paddock.bots import Bot, find_bot
from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision
from paddock.sim.match import play_race, record_race, seating, unlike
from paddock.table.replay import verify

TOY = games.find("toy")
BOOK = TOY.book({})


def test_bots_move_on_one_seat_from_race_to_race() -> None:
    assert [seating(3, race) for race in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]


def test_bot_j_sits_in_seat_j_plus_i_in_race_i() -> None:
    for race in range(10):
        for bot in range(4):
            assert seating(4, race)[(bot + race) % 4] == bot


def test_the_same_seed_is_the_same_race() -> None:
    bots = [find_bot(TOY, "random")] * 3
    assert play_race(TOY, BOOK, bots, 5) == play_race(TOY, BOOK, bots, 5)
    finishes = {play_race(TOY, BOOK, bots, seed).decisions for seed in range(10)}
    assert len(finishes) > 1


def test_at_a_table_it_is_the_same_race_with_a_true_record() -> None:
    for seed in range(5):
        bots = [find_bot(TOY, "random"), find_bot(TOY, "first"), find_bot(TOY, "random")]
        finish, record = record_race(TOY, {}, bots, seed)
        assert finish == play_race(TOY, BOOK, bots, seed)
        assert verify(record) == ""


def test_a_bot_s_own_luck_does_not_change_the_race_s() -> None:
    def restless(view: Any, decision: Decision, rng: Chance) -> Action:
        rng.pick(6)
        return decision.options()[0]

    quiet, noisy = [find_bot(TOY, "first")] * 2, [Bot("restless", restless)] * 2
    assert play_race(TOY, BOOK, quiet, 3) == play_race(TOY, BOOK, noisy, 3)


def test_a_race_that_does_not_end_is_given_up_and_has_no_winner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TOY, "most_decisions", 5)
    bots = [find_bot(TOY, "first")] * 2
    finish = play_race(TOY, BOOK, bots, 1)
    assert (finish.is_finished, finish.winners) == (False, [])
    assert record_race(TOY, {}, bots, 1)[0] == finish


def test_names_that_come_again_are_numbered() -> None:
    assert unlike(["a", "b", "a", "a 2", "a"]) == ["a", "b", "a 2", "a 2 2", "a 3"]
