"""A server that was stopped goes on where it was; what nobody needs leaves memory."""

from dataclasses import replace
from pathlib import Path

import pytest

import toy
from paddock.server.store import StoreError
from server.client import HTTP, ME, OPEN, Player, Refusal, Shape, bot, get, make, play_on
from server.running import QUICK, Running, running, told_sources, wait_for

PUSH: Shape = {"kind": "Effort", "effort": 1}
COAST: Shape = {"kind": "Effort", "effort": 0}


def test_a_race_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, ME])
        with (
            Player(server.host, made["race"], made["tokens"][0]) as ann,
            Player(server.host, made["race"], made["tokens"][1]) as bob,
        ):
            ann.answer(PUSH)
            bob.answer(COAST)
            ann.settle()
            ann.until(lambda table: bool(table["decision"]) or bool(bob.table["decision"]))
            asked = ann if ann.table["decision"] else bob
            asked.settle()
            sealed, moment = asked.options()[0], asked.table["moment"]
            asked.answer(sealed, id="before")
            ann.settle()
            before, log = ann.table, list(ann.log)
    with running(tmp_path) as server, Player(server.host, made["race"], made["tokens"][0]) as ann:
        ann.settle()
        after = ann.table
        same = ("moment", "view", "asked", "locked", "sealed", "commitment", "names")
        assert {key: after[key] for key in same} == {key: before[key] for key in same}
        assert ann.log == log
        assert after["seq"] > before["seq"]
        with Player(server.host, made["race"], made["tokens"][1]) as bob:
            again = ann if asked.table["seat"] == 0 else bob
            moves = server.lobby.rooms[made["race"]].play.moves
            again.answer(sealed, id="before", moment=moment)
            assert server.lobby.rooms[made["race"]].play.moves == moves, "done once"
            with pytest.raises(Refusal, match="422"):
                again.answer({"kind": "Keep"}, id="before", moment=moment)
            play_on([ann, bob], 1)


def test_undo_and_taking_back_are_remembered(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, ME])
        with Player(server.host, made["race"], made["tokens"][0]) as ann:
            ann.answer(PUSH)
            ann.answer(COAST)
            ann.do("undo")
            ann.answer(PUSH)
            ann.do("retract")
    with running(tmp_path) as server, Player(server.host, made["race"], made["tokens"][0]) as ann:
        assert ann.table["sealed"] is None
        assert ann.table["moment"] == 0
        assert server.lobby.rooms[made["race"]].play.moves == 5


def test_a_waiting_race_can_still_be_joined(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, OPEN])
    with running(tmp_path) as server:
        join = f"{server.http}/api/races/{made['race']}/join"
        joined = HTTP.post(join, json={"invite": made["invite"], "name": "Bob"})
        assert joined.status_code == 200
        with Player(server.host, made["race"], joined.json()["token"]) as bob:
            assert bob.table["status"] == "racing"


def test_bots_go_on_by_themselves(tmp_path: Path) -> None:
    with running(tmp_path, replace(QUICK, tempo=0.02)) as server:
        made = make(server.host, "outspeed", [bot("random")] * 4)
        wait_for(lambda: server.lobby.rooms[made["race"]].play.moves > 3)
    with running(tmp_path) as server:
        wait_for(lambda: get(server.host, f"/api/races/{made['race']}")["status"] == "over")


@pytest.mark.parametrize("tempo", [0.0, 0.15])
def test_bots_answer_the_same_after_a_restart(tmp_path: Path, tempo: float) -> None:
    """What a bot does follows from the race's secret: a restart is no second chance."""
    bots = [bot("random"), bot("driver"), bot("rookie")]
    straight, stopped = tmp_path / "straight", tmp_path / "stopped"
    straight.mkdir()
    stopped.mkdir()
    with running(straight, sources=told_sources("bots")) as server:
        race = make(server.host, "outspeed", bots)["race"]
        expected = given_in(server, race)
    with running(stopped, replace(QUICK, tempo=tempo), told_sources("bots")) as server:
        assert make(server.host, "outspeed", bots)["race"] == race
        wait_for(lambda: server.lobby.rooms[race].play.moves > 2)
    with running(stopped, sources=told_sources("other")) as server:
        assert given_in(server, race) == expected


def given_in(server: Running, race: str) -> list[list[tuple[int, str]]]:
    """Every answer of a race, by question, when it is over."""
    wait_for(lambda: get(server.host, f"/api/races/{race}")["status"] == "over")
    moments = get(server.host, f"/api/races/{race}/replay?seat=-2")["moments"]
    return [
        sorted((one["seat"], one["answer"]["word"]) for one in moment["given"])
        for moment in moments
    ]


def test_finished_and_idle_rooms_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        over = make(server.host, "toy", [bot("first")] * 2)["race"]
        wait_for(lambda: get(server.host, f"/api/races/{over}")["status"] == "over")
    tidy = replace(QUICK, idle_seconds=0.1, tidy_seconds=0.05)
    with running(tmp_path, tidy) as server:
        with Player(server.host, over):
            assert over in server.lobby.rooms
        idle = make(server.host, "toy", [ME, ME])
        with Player(server.host, idle["race"], idle["tokens"][0]) as ann:
            ann.answer(PUSH)
            wait_for(lambda: list(server.lobby.rooms) == [idle["race"]])
            ann.settle()
        wait_for(lambda: not server.lobby.rooms)
        assert get(server.host, f"/api/races/{over}")["status"] == "over"
        with Player(server.host, over) as watcher:
            assert watcher.table["standings"]
        with Player(server.host, idle["race"], idle["tokens"][0]) as ann:
            assert ann.table["sealed"]["action"] == PUSH


def test_a_room_that_cannot_store_tells_nobody_and_comes_back(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("the disk is full")

    made = make(own.host, "toy", [ME, ME])
    with (
        Player(own.host, made["race"], made["tokens"][0]) as ann,
        Player(own.host, made["race"], made["tokens"][1]) as bob,
    ):
        bob.settle()
        with monkeypatch.context() as patch:
            patch.setattr(own.lobby.desk.store, "add_moves", fail)
            with pytest.raises(Refusal, match="503"):
                ann.answer(PUSH, id="lost")
        frames = len(bob.texts)
        assert bob.wait_closed() == 1013
        assert len(bob.texts) == frames, "nobody heard of it"
    with Player(own.host, made["race"], made["tokens"][0]) as ann:
        assert ann.table["sealed"] is None
        ann.answer(PUSH, id="lost")


def test_a_race_of_older_rules_says_so(own: Running) -> None:
    made = make(own.host, "toy", [ME, ME])
    lobby = own.lobby
    lobby.rooms.clear()
    game = toy.GAME
    game.version += 1
    try:
        with (
            Player(own.host, made["race"], hello=False) as player,
            pytest.raises(Refusal, match=r"410.*version 1 of the rules"),
        ):
            player.hello(made["tokens"][0])
    finally:
        game.version -= 1
