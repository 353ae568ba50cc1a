"""What was done at a table is done again from the moves, and nothing that is no move."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from paddock.core.errors import BrokenData
from paddock.server.kept import Move
from paddock.server.play import Play
from server.client import ME, Player, Refusal, Shape, make
from server.running import running
from server.test_store import RACE

PUSH: Shape = {"kind": "Effort", "effort": 1}
COAST: Shape = {"kind": "Effort", "effort": 0}


def test_a_move_of_a_kind_that_is_not_known_is_refused_and_changes_nothing() -> None:
    play = Play(RACE)
    play.do(Move(1, "answer", 0, 0, PUSH, "a"))
    with pytest.raises(BrokenData, match="nobody can 'dance'"):
        play.do(Move(2, "dance", 0, 0, None, "b"))
    assert play.table.locked() == [0]
    assert (play.moves, play.changes_of_mind, list(play.done)) == (1, [0, 0], [(0, "a")])


def test_a_stored_move_that_is_not_known_is_no_undo(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, ME])
        with Player(server.host, made["race"], made["tokens"][0]) as ann:
            ann.answer(PUSH)
            ann.answer(COAST)
    with closing(sqlite3.connect(tmp_path / "paddock.sqlite3")) as database, database:
        database.execute("UPDATE moves SET kind = 'dance' WHERE number = 2")
    with running(tmp_path) as server:
        player = Player(server.host, made["race"], hello=False)
        with player, pytest.raises(Refusal, match=r"410 Move 2 .* nobody can 'dance'"):
            player.hello(made["tokens"][0])
