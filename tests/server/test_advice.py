"""What the driver would do, over the wire: for the asked seat alone, and told after the race."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paddock import games
from paddock.server.adviser import Adviser
from paddock.server.kept import KeptRace, Move
from paddock.server.play import ADVISE, Play
from paddock.server.problems import Problem
from paddock.server.room import Room
from paddock.server.thinker import advised as said_elsewhere
from paddock.server.watcher import Watcher
from paddock.server.wire import Advise, Advised
from paddock.server.workers import JobFailed
from server.client import ME, Player, Refusal, Shape, bot, make
from server.leaping import AtOnce, Client, enter, kept, leap, people, room_at
from server.running import Running, running


class NoDriver(AtOnce):
    """Nothing comes back."""

    async def run(self, *_: Any, **__: Any) -> Any:
        raise JobFailed("secret")


def toy(**more: Any) -> KeptRace:
    return kept("toy", people(2), games.find("toy").version, **more)


def at_table(
    scene: Callable[[Room, Client, Client], Awaitable[None]],
    race: KeptRace | None = None,
    workers: AtOnce | None = None,
) -> None:
    """Two people at a table of the toy, each at a device of their own."""

    async def run() -> None:
        thinking = workers or AtOnce(1)
        room = room_at(race or toy(), lambda play: None, thinking=thinking)
        room.wake()
        await scene(room, await enter(room, 0), await enter(room, 1))

    leap(run())


async def ask(client: Client) -> Advised:
    return await client.room.advise(client.watcher, Advise("why", client.room.play.moment))


def stored(room: Room) -> list[Move]:
    store: Any = room.desk.store
    moves: list[Move] = store.moves
    return moves


def test_whoever_is_asked_is_told_a_choice_and_a_reason_and_nobody_else_hears_of_it() -> None:
    async def scene(room: Room, ann: Client, ben: Client) -> None:
        frames, state = len(ben.frames), room.play.table.state_hash()
        told = await ask(ann)
        assert told.option.action in [one["action"] for one in ann.table["decision"]["options"]]
        assert told.why == ["It counts 2 fresh carts."]
        assert room.play.table.state_hash() == state
        assert len(ben.frames) == frames
        assert (ann.table["advised"], ann.table["has_advice"]) == ([], True)

    at_table(scene)


def test_asking_again_brings_the_same_and_is_counted_once() -> None:
    async def scene(room: Room, ann: Client, ben: Client) -> None:
        assert await ask(ann) == await ask(ann)
        assert [(move.kind, move.seat) for move in stored(room)] == [(ADVISE, 0)]
        assert room.play.advised == [1, 0]

    at_table(scene)


def test_who_asked_is_kept_and_told_when_the_race_is_over_and_its_record_says_nothing() -> None:
    async def scene(room: Room, ann: Client, ben: Client) -> None:
        while not room.play.table.over:
            for client in (ann, ben):
                if room.play.table.decision(client.watcher.seat) is not None:
                    if client is ann:
                        await ask(ann)
                    assert client.table["advised"] == []
                    if room.play.table.sealed(client.watcher.seat) is None:
                        await client.answer()
                await asyncio.sleep(20)
        told = room.play.advised
        assert told[0] > 1
        assert told[1] == 0
        assert ann.table["advised"] == ben.table["advised"] == told
        assert "advise" not in room.play.table.record().text()
        again = Play.again(room.race, stored(room))
        assert again.advised == told
        without = [move for move in stored(room) if move.kind != ADVISE]
        renumbered = [replace(move, number=at) for at, move in enumerate(without, 1)]
        plain = Play.again(room.race, renumbered)
        assert plain.table.record().text() == room.play.table.record().text()

    at_table(scene)


def test_what_is_asked_before_the_beat_is_no_change_of_mind() -> None:
    async def scene(room: Room, ann: Client, ben: Client) -> None:
        await ann.answer()
        await ask(ann)
        assert room.play.changes_of_mind == [0, 0]
        assert room.play.table.sealed(0) is not None

    at_table(scene)


@pytest.mark.parametrize(
    ("moment", "status"), [pytest.param(7, 409, id="another question"), (-1, 403)]
)
def test_only_the_present_question_and_only_from_its_seat(moment: int, status: int) -> None:
    async def scene(room: Room, ann: Client, ben: Client) -> None:
        watcher = await enter(room) if moment < 0 else ann
        with pytest.raises(Problem) as refused:
            await room.advise(watcher.watcher, Advise("why", max(0, moment)))
        assert refused.value.status == status
        assert not stored(room)

    at_table(scene)


def test_a_question_that_is_over_when_the_driver_knows_is_not_counted() -> None:
    class Slow(AtOnce):
        async def run(self, job: Any, *given: Any, seconds: float) -> Any:
            await asyncio.sleep(5)
            return job(*given)

    async def scene(room: Room, ann: Client, ben: Client) -> None:
        asking = asyncio.create_task(ask(ann))
        await asyncio.sleep(1)
        await ann.answer()
        await ben.answer()
        with pytest.raises(Problem) as refused:
            await asking
        assert refused.value.status == 409
        assert room.play.advised == [0, 0]

    at_table(scene, workers=Slow(1))


def test_a_table_without_advice_gives_none() -> None:
    async def scene(room: Room, ann: Client, ben: Client) -> None:
        assert not ann.table["has_advice"]
        with pytest.raises(Problem) as refused:
            await ask(ann)
        assert refused.value.status == 403

    at_table(scene, toy(advice=False))


def test_where_all_is_judged_by_eye_there_is_none() -> None:
    rockets = games.find("pocket_rockets")
    for aid, has_advice in (("by_eye", False), ("full", True)):
        race = kept(rockets.id, people(2), rockets.version, config={"aid": aid})
        assert Play(race).has_advice == has_advice


def test_a_driver_that_does_not_answer_costs_nobody_anything(log: list[str]) -> None:
    async def scene(room: Room, ann: Client, ben: Client) -> None:
        with pytest.raises(Problem) as refused:
            await ask(ann)
        assert refused.value.status == 503
        assert not stored(room)

    at_table(scene, workers=NoDriver(1))


def test_of_a_socket_one_question_is_thought_about_and_a_closed_one_is_forgotten() -> None:
    async def scene() -> None:
        adviser, done = Adviser(), []

        async def think(name: str) -> None:
            await asyncio.sleep(1)
            done.append(name)

        ann, ben = Watcher(0, 10), Watcher(1, 10)
        adviser.put(ann, lambda: think("ann"))
        adviser.put(ben, lambda: think("ben"))
        with pytest.raises(Problem) as refused:
            adviser.check(ann)
        assert refused.value.status == 429
        adviser.forget(ben)
        await asyncio.sleep(5)
        assert done == ["ann"]
        adviser.check(ann)

    leap(scene())


def test_the_server_answers_and_the_choice_of_the_set_up_holds(shared: Running) -> None:
    made = make(shared.host, "outspeed", [ME, bot("first"), bot("first")])
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        ann.until(lambda table: bool(table["decision"]))
        told = ann.advised()
        assert told["option"]["action"] in ann.options()
        assert told["why"][-1].endswith(".")
        with pytest.raises(Refusal, match="409"):
            ann.advised(ann.table["moment"] + 1)
    plain = make(shared.host, "outspeed", [ME, bot("first"), bot("first")], advice=False)
    with Player(shared.host, plain["race"], plain["tokens"][0]) as ann:
        ann.until(lambda table: bool(table["decision"]))
        assert not ann.table["has_advice"]
        with pytest.raises(Refusal, match="403"):
            ann.advised()


def test_who_asked_is_known_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, bot("first")])
        with Player(server.host, made["race"], made["tokens"][0]) as ann:
            ann.until(lambda table: bool(table["decision"]))
            ann.advised()
    with (
        running(tmp_path) as server,
        Player(server.host, made["race"], made["tokens"][0]) as ann,
    ):
        ann.until(lambda table: bool(table["decision"]))
        assert server.lobby.rooms[made["race"]].play.advised == [1, 0]


def test_advice_from_data_is_advice_from_the_view() -> None:
    """Handed over as data, as another process is."""
    play = Play(toy())
    table = play.table
    decision = table.decision(0)
    assert decision is not None
    view: Shape = table.codec.dump(table.view(0))
    action, why = said_elsewhere("toy", "toy", "{}", view, table.codec.dump(decision), 3)
    assert decision.refusal(table.codec.load_action(action)) is None
    assert why == ["It counts 2 fresh carts."]
