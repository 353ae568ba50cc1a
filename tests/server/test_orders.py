"""Orders over the wire: stored, carried out while nobody looks, and known to their seat alone."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.powersled.positions import ToldDice, at, luck, position
from paddock.core.codec import codec_of
from paddock.core.protocol import SPECTATOR
from paddock.games.powersled import GAME
from paddock.games.powersled.decisions import ChooseCards
from paddock.games.powersled.orders.kinds import Drive
from paddock.games.powersled.orders.reading import read_drive
from paddock.games.powersled.view import view as view_of
from paddock.server.adjutant import FAILED
from paddock.server.kept import LEFT, Seat
from paddock.server.play import ANSWER, BEAT, ORDER, SEAL, Play
from paddock.server.problems import Problem
from paddock.server.room import Room
from paddock.server.store import StoreError
from paddock.server.wire import GiveOrders, Leave, Retract, Undo
from paddock.table.orders import MOST_BYTES
from server.at_a_window import FREE, MUD, PLANK, Scene, at_mud, mud_window
from server.client import ME, OPEN, Player, Refusal, Shape, make
from server.leaping import Client, enter, kept, leap, people, room_at
from server.running import QUICK, UNHURRIED, Running, running, wait_for
from support import said
from toy.actions import COAST as COASTING
from toy.actions import PUSH as PUSHING
from toy.actions import Effort
from toy.phases.lookout import Deciding
from toy.phases.round import Round

COAST: Shape = {"kind": "Effort", "effort": 0}
PUSH: Shape = {"kind": "Effort", "effort": 1}


def push(round: int, *efforts: int) -> Shape:
    return {"kind": "Push", "round": round, "efforts": list(efforts)}


def throw(runner: int, round: int = 1) -> Shape:
    return {"kind": "Throw", "round": round, "runner": runner}


def at_the_start(scene: Scene, seats: tuple[Seat, ...] | None = None) -> None:
    """Everybody is asked how hard they push, in the first round."""

    async def run() -> None:
        room = room_at(kept("toy", seats or people(2), 1), lambda play: None)
        room.wake()
        await scene(room)
        room.close()

    leap(run())


async def order(client: Client, *orders: Shape) -> None:
    moment = client.room.play.moment
    await client.wish(GiveOrders(client.id(), moment, list(orders)))
    await settle()


async def settle() -> None:
    """Everything has been done that needs no time."""
    for _ in range(50):
        await asyncio.sleep(0)


def stored(room: Room) -> list[Any]:
    store: Any = room.desk.store
    return [(move.kind, move.seat, move.orders) for move in store.moves]


# Carried out


def test_orders_answer_the_question_and_those_to_come() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 0)
        await order(client, push(1, 1, 0))
        assert room.play.table.sealed(0) is not None
        assert client.table["sealed"]["word"] == "push"
        assert client.table["orders"] == [
            {"order": push(2, 0), "text": ["From round 2 on: coast"]},
        ]
        assert stored(room) == [(ORDER, 0, [push(1, 1, 0)]), (ANSWER, 0, [push(2, 0)])]

    at_the_start(scene)


def test_a_seat_that_nobody_looks_on_from_is_driven_by_its_orders() -> None:
    async def scene(room: Room) -> None:
        sleeper, awake = await enter(room, 0), await enter(room, 1)
        await order(sleeper, push(1, 0, 0))
        await room.exit(sleeper.watcher)
        while room.play.table.rounds == 1:
            if room.play.table.decision(1) is not None:
                await awake.answer()
            await asyncio.sleep(0.1)
        assert room.play.table.sealed(0) == Effort(COASTING)
        assert room.play.table.orders(0) == ()

    at_the_start(scene)


def test_a_seat_is_not_shown_a_question_that_its_orders_answer() -> None:
    async def scene(room: Room) -> None:
        client, other = await enter(room, 0), await enter(room, 1)
        await order(client, push(1, 1))
        asked = [table for _, table in client.tables() if table["orders"]]
        assert [table["decision"] for table in asked if not table["sealed"]] == []
        await settle()
        assert client.table["sealed"]
        assert other.table["locked"] == [0]

    at_the_start(scene)


def test_a_question_that_orders_say_nothing_about_is_shown() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 0)
        await order(client, throw(1, round=5))
        assert client.table["decision"]["decision"]["kind"] == "ChooseEffort"
        assert [one["text"] for one in client.table["orders"]] == [
            ["Throw mud at ", 1, " in round 5"]
        ]
        asked = room.play.table.heed
        room.play.table.heed = lambda seat: pytest.fail("asked again")  # type: ignore[method-assign]
        await client.answer(1)
        await settle()
        room.play.table.heed = asked  # type: ignore[method-assign]

    at_the_start(scene)


def test_what_is_dropped_is_told_to_its_seat_alone() -> None:
    async def scene(room: Room) -> None:
        clients = [await enter(room, seat) for seat in (SPECTATOR, 0, 1, 2)]
        await order(clients[3], throw(0))
        assert clients[3].table["dropped"] == {"text": ["You hold no mud."], "rules": ["TOY-010"]}
        assert clients[3].table["decision"] is not None
        assert clients[3].table["orders"] == []
        assert [client.table["dropped"] for client in clients[:3]] == [None] * 3

    at_mud(scene)


def test_what_is_dropped_is_told_also_where_the_next_answer_is_no_choice() -> None:
    """A step of control is lost, so the drive is dropped; straight on there is but one way."""

    async def run() -> None:
        race = position(A=at("s1.0.2", "M4 M3 M3"), B=at("s0.0.0", "M3"))
        decision = race.asked[0]
        assert isinstance(decision, ChooseCards)
        read = read_drive(view_of(race, 0), decision, ["m4"])
        assert isinstance(read, Drive)

        def prepare(play: Play) -> None:
            play.table._race = race
            play.table._chance = ToldDice(luck([7]))

        config = {"track": "foundry"}
        room = room_at(kept("powersled", people(1, bots=1), GAME.version, config=config), prepare)
        client = await enter(room, 0)
        await order(client, codec_of(GAME).dump(read))
        assert client.table["decision"]["decision"]["kind"] == "ChooseDiscard"
        await client.answer()
        await settle()
        assert room.play.table.asked() == [1], "the rest of the way was gone for Ann"
        assert "less control than your plan" in str(client.table["dropped"])
        room.close()

    leap(run())


def test_a_fault_over_orders_withdraws_them_and_the_race_goes_on(
    monkeypatch: pytest.MonkeyPatch, log: list[str]
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no such road")

    async def scene(room: Room) -> None:
        client, other = await enter(room, 0), await enter(room, 1)
        monkeypatch.setattr(room.play.table, "heed", broken)
        await order(client, push(1, 1))
        assert client.table["orders"] == []
        assert client.table["dropped"] == {"text": FAILED.shape(), "rules": []}
        await other.answer()
        await client.answer()
        assert room.play.moment == 1

    at_the_start(scene)


# Nobody else can tell


def watched(orders: bool) -> list[tuple[float, str]]:
    """What two others are sent in a window in which a seat passes, by order or by hand."""
    seen: list[tuple[float, str]] = []

    async def scene(room: Room) -> None:
        others = [await enter(room, seat) for seat in (SPECTATOR, 2)]
        holder = await enter(room, 1)
        if orders:
            await order(holder, throw(2))
        else:
            await holder.answer(0)
        begun = room.play.moment
        while room.play.moment == begun:
            await asyncio.sleep(0.01)
        await settle()
        for other in others:
            seen.extend((frame.at, frame.text) for frame in other.frames)

    at_mud(scene)
    return seen


def test_in_a_window_orders_answer_on_the_beat_and_nobody_can_tell() -> None:
    by_hand, by_order = watched(orders=False), watched(orders=True)
    assert by_order == by_hand
    assert max(at for at, _ in by_order) == pytest.approx(FREE, abs=0.02)


def test_an_answer_by_order_is_sealed_and_takes_effect_on_the_beat() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        await order(client, throw(0))
        assert room.play.moment == 0
        assert client.table["sealed"]["word"] == "mud"
        assert client.table["locked"] == [1]
        await asyncio.sleep(FREE + 0.1)
        assert room.play.moment == 1
        assert client.table["window"]["kind"] == "aimed"
        assert [kind for kind, _, _ in stored(room)] == [ORDER, SEAL, BEAT]

    at_mud(scene)


def test_leaving_orders_is_seen_by_nobody_else() -> None:
    async def scene(room: Room) -> None:
        others = [await enter(room, seat) for seat in (SPECTATOR, 1)]
        client = await enter(room, 0)
        await asyncio.sleep(0.1)
        before, changed = [list(one.frames) for one in others], room.race.changed
        await order(client, throw(1, round=3))
        await order(client)
        await asyncio.sleep(0.1)
        assert [one.frames for one in others] == before
        assert room.race.changed == changed

    at_the_start(scene)


# Taken back


def test_taking_back_withdraws_orders() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 0)
        await order(client, push(1, 1, 0))
        await client.wish(Retract(client.id(), room.play.moment))
        await settle()
        assert room.play.table.orders(0) == ()
        assert room.play.table.sealed(0) is None
        assert client.table["orders"] == []

    at_the_start(scene)


def test_undo_withdraws_orders_and_nothing_is_done_again() -> None:
    def looking(play: Play) -> None:
        race: Any = play.table._race
        race.phases = [Round(), Deciding(0)]
        race.cards.top = 0
        race.asked = race.phases[-1].ask(race)

    async def run() -> None:
        room = room_at(kept("toy", people(2), 1), looking)
        client = await enter(room, 0)
        await order(client, push(2, 1, 1))
        await client.answer()
        await settle()
        assert room.play.table.sealed(0) == Effort(PUSHING)
        await client.wish(Undo(client.id(), room.play.moment))
        assert client.room.play.table.sealed(0) is None, "the answer by order first"
        assert room.play.table.orders(0) == ()
        await client.wish(Undo(client.id(), room.play.moment))
        await settle()
        assert room.play.table.asked() == [0]
        assert client.table["decision"]["decision"]["kind"] == "KeepCard"
        room.close()

    leap(run())


def test_who_leaves_leaves_no_orders_behind() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 0)
        await order(client, push(3, 1))
        await client.wish(Leave("l", "first"))
        await settle()
        assert room.race.seats[0].kind == LEFT
        assert room.play.table.orders(0) == ()
        with pytest.raises(Problem, match="You have left"):
            await order(client, push(3, 1))

    at_the_start(scene, people(2))


# Refused


@pytest.mark.parametrize(
    ("orders", "why"),
    [
        ([throw(0)], "422 TOY-010 Nobody throws mud at the own cart."),
        ([push(1)], "422 TOY-004"),
        ([push(9, 1)] * 21, "422 A seat leaves at most 20 orders"),
        ([push(1, *[1] * (MOST_BYTES // 2))], "422 The orders of a seat have at most 8000 bytes"),
        ([{"kind": "Nonsense"}], "422 orders\\[0\\]: no kind is called 'Nonsense'"),
        ([PUSH], "422 orders\\[0\\]: expected Order, found Effort"),
        ([{"kind": "Push", "round": 1}], "422 orders\\[0\\].efforts: Push needs this field"),
        (["push"], "400 This is no frame"),
        ("push", "400 This is no frame"),
    ],
)
def test_bad_orders_are_refused_with_a_reason(shared: Running, orders: Any, why: str) -> None:
    made = make(shared.host, "toy", [ME, ME])
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        with pytest.raises(Refusal, match=why):
            ann.do("order", orders=orders)
        ann.settle()
        assert (ann.table["orders"], ann.table["sealed"]) == ([], None)


def test_a_refusal_names_its_rule(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME])
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        with pytest.raises(Refusal) as refusal:
            ann.do("order", orders=[push(1, 2, 2)])
        assert refusal.value.frame["rule"] == "TOY-005"


def test_a_stale_moment_a_spectator_and_an_early_bird_are_refused(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME], public=True)
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        with pytest.raises(Refusal, match="409"):
            ann.do("order", orders=[], moment=7)
        with pytest.raises(Refusal, match="403"):
            ann.do("order", orders=[], seat=1)
    with (
        Player(shared.host, made["race"]) as watcher,
        pytest.raises(Refusal, match="403"),
    ):
        watcher.do("order", orders=[])
    early = make(shared.host, "toy", [ME, OPEN])
    with (
        Player(shared.host, early["race"], early["tokens"][0]) as ann,
        pytest.raises(Refusal, match="409"),
    ):
        ann.do("order", orders=[push(1, 1)])


def test_a_game_without_orders_takes_none(shared: Running) -> None:
    made = make(shared.host, "outspeed", [ME, ME, ME])
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        with pytest.raises(Refusal, match="no kind is called 'Push'"):
            ann.do("order", orders=[push(1, 1)])
        ann.do("order", orders=[])


def test_there_is_an_end_to_leaving_orders(tmp_path: Path) -> None:
    few = replace(QUICK, limits=replace(UNHURRIED, orders_given=2))
    with running(tmp_path, few) as server:
        made = make(server.host, "toy", [ME, ME])
        with Player(server.host, made["race"], made["tokens"][0]) as ann:
            ann.do("order", orders=[push(5, 1)])
            ann.do("order", orders=[])
            with pytest.raises(Refusal, match="422 After 2 times"):
                ann.do("order", orders=[])


# Tried


def test_an_order_can_be_tried(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME])
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        told = ann.tried(push(1, 1))
        assert told["foresight"] == {
            "kind": "PushForesight",
            "least": 1,
            "most": 4,
            "text": ["1 to 4 spaces in round 1"],
        }
        assert told["order"] == {"order": push(1, 1), "text": ["From round 1 on: push"]}
        assert told["option"] is None
        refused = ann.tried(throw(0))
        assert refused["refusal"] == {
            "text": ["Nobody throws mud at the own cart."],
            "rules": ["TOY-010"],
        }
        assert ann.tried(PUSH)["order"] is None


# Kept


def test_orders_are_still_there_after_a_restart_and_are_carried_out(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, ME])
        with Player(server.host, made["race"], made["tokens"][0]) as ann:
            ann.do("order", orders=[push(1, 0, 1)], id="once")
            ann.until(lambda table: table["sealed"] is not None)
            moves = server.lobby.rooms[made["race"]].play.moves
    with running(tmp_path) as server, Player(server.host, made["race"], made["tokens"][0]) as ann:
        assert [one["order"] for one in ann.table["orders"]] == [push(2, 1)]
        assert ann.table["sealed"]["word"] == "coast"
        ann.do("order", orders=[push(1, 0, 1)], id="once", moment=0)
        assert server.lobby.rooms[made["race"]].play.moves == moves, "done once"
        with pytest.raises(Refusal, match="422 This id was used for something else"):
            ann.do("order", orders=[], id="once", moment=0)
        with Player(server.host, made["race"], made["tokens"][1]) as bob:
            bob.answer(COAST)
            _until_round_two(ann, bob)
            wait_for(lambda: server.lobby.rooms[made["race"]].play.table.orders(0) == ())


def _until_round_two(*players: Player) -> None:
    """Whoever is asked about a card passes or keeps it."""
    while all(player.table["view"]["round"] == 1 for player in players):
        for player in players:
            player.settle()
            if player.is_asked():
                player.answer_if_open(player.options()[0])


def test_what_was_not_carried_out_before_a_crash_is_afterwards(tmp_path: Path) -> None:
    """The order is stored, its answer is not: the room is raised though nobody comes back."""
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, ME])
        with Player(server.host, made["race"], made["tokens"][0]) as ann:
            room = server.lobby.rooms[made["race"]]
            room.adjutant.call = lambda *_: None  # type: ignore[method-assign]
            ann.do("order", orders=[push(1, 1)])
            assert room.play.table.sealed(0) is None
    with running(tmp_path) as server:
        wait_for(lambda: made["race"] in server.lobby.rooms)
        wait_for(lambda: server.lobby.rooms[made["race"]].play.table.sealed(0) is not None)


def test_an_answer_and_what_is_left_are_stored_together_or_not_at_all() -> None:
    async def scene(room: Room) -> None:
        store: Any = room.desk.store
        keep = store.add_moves

        async def fail_on_answers(id: str, done: list[Any], *more: Any) -> None:
            if any(move.kind == ANSWER for move in done):
                raise StoreError("the disk is full")
            await keep(id, done, *more)

        store.add_moves = fail_on_answers
        client = await enter(room, 0)
        await order(client, push(1, 1, 0))
        assert room.is_broken, "the store is the truth: everybody comes back to that"
        assert stored(room) == [(ORDER, 0, [push(1, 1, 0)])]
        store.add_moves = keep
        raised = Room(room.race, Play.again(room.race, store.moves), room.desk)
        raised.wake()
        await settle()
        assert stored(raised)[-1] == (ANSWER, 0, [push(2, 0)])
        raised.close()

    at_the_start(scene)


def test_a_sealed_answer_by_order_begins_the_round_anew_after_a_restart() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        await order(client, throw(0))
        room.close()
        store: Any = room.desk.store
        raised = Room(room.race, Play(room.race), room.desk)
        mud_window(MUD, MUD, PLANK)(raised.play)
        for move in store.moves:
            raised.play.do(move)
        assert raised.play.table.sealed(1) is not None
        assert raised.play.table.orders(1) == ()
        raised.wake()
        await asyncio.sleep(FREE + 0.1)
        assert store.moves[-1].kind == BEAT
        raised.close()

    at_mud(scene)


def test_an_order_that_these_rules_no_longer_know_falls_away_and_the_race_goes_on() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 0)
        await order(client, push(3, 1))
        store: Any = room.desk.store
        strange = replace(store.moves[0], orders=[{"kind": "Pole", "round": 3}])
        again = Play.again(room.race, [strange])
        assert again.table.orders(0) == ()
        assert "no more" in said(again.table.dropped(0))

    at_the_start(scene)


def test_people_at_one_device_have_orders_each() -> None:
    async def scene(room: Room) -> None:
        clients = [await enter(room, seat) for seat in range(2)]
        await order(clients[0], push(1, 0, 1))
        await order(clients[1], throw(0, round=2))
        assert [one["order"] for one in clients[0].table["orders"]] == [push(2, 1)]
        assert [one["order"] for one in clients[1].table["orders"]] == [throw(0, round=2)]

    at_the_start(scene, people(2, devices=1))
