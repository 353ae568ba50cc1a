"""Trying an answer: what it would bring, for the seat that is asked, and nothing changed by it."""

import asyncio

import pytest

from paddock.server import teller
from paddock.server.foreseer import Foreseer
from paddock.server.watcher import Watcher
from server.client import ME, OPEN, Player, Refusal, Shape, bot, make
from server.running import Running


def at_the_start(server: Running) -> tuple[Player, Shape]:
    """A person against two bots in Outspeed, asked for a route."""
    made = make(server.host, "outspeed", [ME, bot("first"), bot("first")], public=True)
    ann = Player(server.host, made["race"], made["tokens"][0])
    ann.until(lambda table: bool(table["decision"]))
    return ann, made


def test_what_is_tried_is_what_came_with_the_question(shared: Running) -> None:
    ann, _ = at_the_start(shared)
    with ann:
        asked = ann.table["decision"]
        assert asked["foresight"][0]["kind"] == "RoutePreview"
        for option, foresight in zip(asked["options"], asked["foresight"], strict=True):
            told = ann.tried(option["action"])
            assert told["foresight"] == foresight
            assert told["refusal"] is None
            assert told["moment"] == ann.table["moment"]


def test_trying_changes_nothing(own: Running) -> None:
    ann, made = at_the_start(own)
    with ann:
        ann.settle()
        play = own.lobby.rooms[made["race"]].play
        moves, seq, state = play.moves, ann.table["seq"], play.table.state_hash()
        ann.tried(ann.options()[-1])
        ann.settle()
        assert (play.moves, play.table.state_hash()) == (moves, state)
        assert (ann.table["seq"], ann.table["sealed"]) == (seq, None)


def test_what_is_not_allowed_is_told_with_its_rule(shared: Running) -> None:
    ann, _ = at_the_start(shared)
    with ann:
        told = ann.tried({"kind": "Dial", "number": 1})
        assert told["foresight"] is None
        assert told["refusal"]["text"]


def test_only_the_present_question_can_be_tried_and_only_from_its_seat(shared: Running) -> None:
    ann, made = at_the_start(shared)
    with ann, Player(shared.host, made["race"]) as watcher:
        action = ann.options()[0]
        with pytest.raises(Refusal, match="409"):
            ann.tried(action, moment=ann.table["moment"] + 1)
        with pytest.raises(Refusal, match="403"):
            watcher.tried(action)
        with pytest.raises(Refusal, match="422"):
            ann.tried({"kind": "Nonsense"})


def test_nothing_can_be_tried_before_everybody_sits(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, OPEN])
    with (
        Player(shared.host, made["race"], made["tokens"][0]) as ann,
        pytest.raises(Refusal, match="409"),
    ):
        ann.tried({"kind": "Effort", "effort": 0})


def test_what_is_not_small_does_not_come_with_the_question(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teller, "SMALL", 100)
    ann, _ = at_the_start(own)
    with ann:
        assert ann.table["decision"]["foresight"] is None
        assert ann.tried(ann.options()[0])["foresight"]["kind"] == "RoutePreview"


def test_the_newest_wish_of_a_socket_takes_the_place_of_the_one_before() -> None:
    done: list[str] = []

    async def wish() -> None:
        foreseer = Foreseer()
        ann, bob = Watcher(0, 1), Watcher(1, 1)
        foreseer.put(ann, lambda: done.append("ann looks left"))
        foreseer.put(bob, lambda: done.append("bob looks"))
        foreseer.put(ann, lambda: done.append("ann looks right"))
        while len(done) < 2:
            await asyncio.sleep(0)

    asyncio.run(wish())
    assert done == ["ann looks right", "bob looks"]


def test_answers_come_first() -> None:
    done: list[str] = []

    async def answer_while_trying() -> None:
        foreseer = Foreseer()
        with foreseer.held_up():
            foreseer.put(Watcher(0, 1), lambda: done.append("tried"))
            for _ in range(5):
                await asyncio.sleep(0)
            done.append("answered")
        while len(done) < 2:
            await asyncio.sleep(0)

    asyncio.run(answer_while_trying())
    assert done == ["answered", "tried"]


def test_a_socket_that_is_gone_is_not_waited_for() -> None:
    done: list[str] = []

    async def go() -> None:
        foreseer = Foreseer()
        gone = Watcher(0, 1)
        foreseer.put(gone, lambda: done.append("gone"))
        foreseer.forget(gone)
        foreseer.put(Watcher(1, 1), lambda: done.append("here"))
        while not done:
            await asyncio.sleep(0)

    asyncio.run(go())
    assert done == ["here"]


def test_an_answer_on_no_menu_is_tried_told_in_words_and_given(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME], public=True)
    with (
        Player(shared.host, made["race"], made["tokens"][0]) as ann,
        Player(shared.host, made["race"], made["tokens"][1]) as bob,
    ):
        ann.answer({"kind": "Effort", "effort": 2})
        bob.answer({"kind": "Effort", "effort": 0})
        ann.until(lambda table: table["moment"] == 1)
        asked = ann.table["decision"]
        assert asked["decision"]["kind"] == "ChooseLean"
        assert asked["exact"] is False
        assert asked["forms"][0]["fields"][0]["most"] == asked["decision"]["most"]
        told = ann.tried({"kind": "Lean", "tenths": 125})
        assert told["option"]["text"] == ["Lean 12.5 degrees"]
        assert told["foresight"]["kind"] == "LeanForesight"
        refused = ann.tried({"kind": "Lean", "tenths": 3010})
        assert refused["refusal"]["rules"] == ["TOY-020"]
        ann.answer({"kind": "Lean", "tenths": 125})
        ann.until(lambda table: table["moment"] > 1)
        assert [0, " leans 12.5 degrees."] in [line["text"] for line in ann.log]
