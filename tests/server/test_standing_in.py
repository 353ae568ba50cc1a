"""An absent friend stops nobody: a bot stands in, until its person is back."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import paddock
import toy
from paddock.core.protocol import SPECTATOR
from paddock.server.kept import HUMAN, Minutes, Seat
from paddock.server.play import ANSWER, STAND_IN, Play
from paddock.server.problems import Problem
from paddock.server.quotas import Quotas
from paddock.server.room import Room
from paddock.server.settings import Limits
from paddock.server.understudy import MINUTE
from paddock.server.wire import Answer, ChangePatience, GiveOrders, Leave, Return, StandIn
from server.at_a_window import FREE, MUD, PLANK, end_of, mud_window, now
from server.client import HTTP, ME, OPEN, Player, Refusal, bearer, get, join, make, play_on
from server.leaping import Client, enter, kept, leap, people, room_at
from server.running import Running, running
from server.test_socket import PUSH

AWAY = Limits().away_seconds
STEP = 0.5
"""Less than that passes between two looks at a table."""

Scene = Callable[[Room], Coroutine[Any, Any, None]]


def at_table(
    scene: Scene,
    seats: tuple[Seat, ...] | None = None,
    patience: Minutes = 1,
    prepare: Callable[[Play], None] = lambda play: None,
    tempo: float = 1.0,
) -> None:
    """Play a scene at a table of three, or of these, on a clock that leaps."""

    async def run() -> None:
        race = kept("toy", seats or people(3), toy.GAME.version, patience=patience)
        room = room_at(race, prepare, tempo)
        room.wake()
        await scene(room)
        room.close()

    leap(run())


async def leave_page(client: Client) -> None:
    """Somebody closes the page."""
    await client.room.exit(client.watcher)


def driven(client: Client) -> list[int]:
    return [one["seat"] for one in client.table["driven"]]


def away(client: Client) -> list[int]:
    return [one["seat"] for one in client.table["away"]]


def stand_ins(room: Room) -> list[int]:
    store: Any = room.desk.store
    return [move.seat for move in store.moves if move.kind == STAND_IN]


# When the patience ends


@pytest.mark.parametrize("patience", [1, 5])
def test_a_bot_stands_in_when_the_patience_is_over(patience: Minutes) -> None:
    async def scene(room: Room) -> None:
        ann, bob, cid = [await enter(room, seat) for seat in range(3)]
        await leave_page(cid)
        await asyncio.sleep(AWAY - STEP)
        assert away(ann) == []
        await asyncio.sleep(2 * STEP)
        assert away(ann) == [2]
        await asyncio.sleep(patience * MINUTE - AWAY - 2 * STEP)
        assert stand_ins(room) == []
        await asyncio.sleep(2 * STEP + 2)
        assert stand_ins(room) == [2]
        assert ann.table["driven"] == [{"seat": 2, "bot": "driver"}]
        assert ann.table["kinds"] == ["human"] * 3
        assert away(bob) == []
        assert ann.table["locked"] == [2], "the bot has answered"

    at_table(scene, patience=patience)


def test_a_table_that_never_loses_patience_waits() -> None:
    async def scene(room: Room) -> None:
        ann = await enter(room, 0)
        await asyncio.sleep(100 * MINUTE)
        assert away(ann) == [1, 2]
        assert stand_ins(room) == []

    at_table(scene, patience=0)


def test_nobody_stands_in_for_who_is_not_waited_for() -> None:
    async def scene(room: Room) -> None:
        ann, _, cid = [await enter(room, seat) for seat in range(3)]
        await cid.answer()
        await leave_page(cid)
        await asyncio.sleep(5 * MINUTE)
        assert away(ann) == [2]
        assert stand_ins(room) == [], "an answer is sealed already"

    at_table(scene)


def test_who_loads_the_page_again_was_not_away() -> None:
    async def scene(room: Room) -> None:
        ann, _, cid = [await enter(room, seat) for seat in range(3)]
        for _ in range(20):
            await leave_page(cid)
            await asyncio.sleep(AWAY / 2)
            cid = await enter(room, 2)
            await asyncio.sleep(AWAY / 2)
        assert stand_ins(room) == []
        assert not any(table["away"] for _, table in ann.tables())

    at_table(scene)


def test_the_first_who_comes_to_an_empty_table_has_patience_with_the_others() -> None:
    async def scene(room: Room) -> None:
        await asyncio.sleep(100 * MINUTE)
        ann = await enter(room, 0)
        await asyncio.sleep(MINUTE - STEP)
        assert away(ann) == [1, 2]
        assert stand_ins(room) == []
        await asyncio.sleep(2 * STEP)
        assert stand_ins(room) == [1, 2]

    at_table(scene)


def test_nothing_is_played_where_nobody_is_here() -> None:
    async def scene(room: Room) -> None:
        ann = await enter(room, 0)
        watcher = await enter(room, SPECTATOR)
        await asyncio.sleep(2 * MINUTE)
        assert driven(ann) == [1, 2]
        await ann.wish(StandIn("mine"))
        await leave_page(ann)
        moves = room.play.moves
        await asyncio.sleep(60 * MINUTE)
        assert room.play.moves == moves, "a spectator is not company"
        assert not room.chauffeur.is_driving
        await enter(room, 0)
        await asyncio.sleep(MINUTE)
        assert room.play.table.over, "three bots race on, watched by one of the people"
        assert watcher.table["status"] == "over"

    at_table(scene)


def test_people_at_one_device_are_away_together() -> None:
    async def scene(room: Room) -> None:
        ann = await enter(room, 0)
        await asyncio.sleep(5 * MINUTE)
        assert away(ann) == []
        assert driven(ann) == [2], "seat 1 is at the device of seat 0"
        await ann.wish(StandIn("s"))
        await asyncio.sleep(5 * MINUTE)
        assert driven(ann) == [0, 2], "who hands over does so for the own seat"

    devices = (0, 0, 1)
    seats = tuple(replace(seat, holder=devices[seat.seat]) for seat in people(3))
    at_table(scene, seats)


def test_a_new_patience_counts_from_when_somebody_went() -> None:
    async def scene(room: Room) -> None:
        ann = await enter(room, 0)
        await asyncio.sleep(3 * MINUTE)
        await ann.wish(ChangePatience("p", 1, "first"))
        await asyncio.sleep(STEP)
        assert ann.table["patience"] == 1
        assert ann.table["driven"] == [{"seat": 1, "bot": "first"}, {"seat": 2, "bot": "first"}]
        with pytest.raises(Problem, match="has the bots"):
            await ann.wish(ChangePatience("q", 5, "shark"))

    at_table(scene, patience=0)


# When the others ask


def test_all_who_are_here_ask_and_a_bot_stands_in_at_once() -> None:
    async def scene(room: Room) -> None:
        ann, bob, cid = [await enter(room, seat) for seat in range(3)]
        with pytest.raises(Problem, match="Nobody is away there"):
            await ann.wish(StandIn("early", of=2))
        await leave_page(cid)
        with pytest.raises(Problem, match="Nobody is away there"):
            await ann.wish(StandIn("quick", of=2))
        await asyncio.sleep(AWAY + STEP)
        await ann.wish(StandIn("a", of=2))
        assert bob.table["away"] == [{"seat": 2, "by": [0]}]
        await ann.wish(StandIn("b", of=2))
        assert stand_ins(room) == [], "one who asks twice is one"
        await bob.wish(StandIn("c", of=2))
        assert stand_ins(room) == [2]
        assert driven(ann) == [2]
        await bob.wish(StandIn("c", of=2))
        assert stand_ins(room) == [2], "what is so is only acknowledged"
        assert json.loads(bob.frames[-1].text)["type"] == "ack"

    at_table(scene, patience=0)


def test_who_goes_is_not_asked_whether_they_agree() -> None:
    async def scene(room: Room) -> None:
        ann, bob, cid = [await enter(room, seat) for seat in range(3)]
        await leave_page(cid)
        await asyncio.sleep(AWAY + STEP)
        await ann.wish(StandIn("a", of=2))
        await leave_page(bob)
        await asyncio.sleep(STEP)
        assert stand_ins(room) == [2]

    at_table(scene, patience=0)


def test_who_comes_back_in_time_is_not_driven() -> None:
    async def scene(room: Room) -> None:
        ann, bob, cid = [await enter(room, seat) for seat in range(3)]
        await leave_page(cid)
        await asyncio.sleep(AWAY + STEP)
        await ann.wish(StandIn("a", of=2))
        cid = await enter(room, 2)
        with pytest.raises(Problem, match="Nobody is away there"):
            await bob.wish(StandIn("b", of=2))
        await leave_page(cid)
        await asyncio.sleep(AWAY + STEP)
        assert ann.table["away"] == [{"seat": 2, "by": []}], "it is asked anew"

    at_table(scene, patience=0)


@pytest.mark.parametrize("of", [1, 7])
def test_only_people_are_stood_in_for(of: int) -> None:
    async def scene(room: Room) -> None:
        ann = await enter(room, 0)
        with pytest.raises(Problem, match="Nobody sits there who could be away"):
            await ann.wish(StandIn("a", of=of))

    at_table(scene, people(1, bots=2))


# Coming back


def test_who_comes_back_takes_over_with_an_answer_and_only_one_is_applied() -> None:
    async def scene(room: Room) -> None:
        ann, bob, cid = [await enter(room, seat) for seat in range(3)]
        await leave_page(cid)
        await asyncio.sleep(2 * MINUTE)
        cid = await enter(room, 2)
        assert driven(cid) == [2]
        assert cid.table["decision"] is None
        assert cid.table["can_return"]
        await cid.wish(Answer("mine", room.play.moment, PUSH))
        await asyncio.sleep(STEP)
        assert driven(ann) == []
        assert cid.table["sealed"]["action"] == PUSH, "in the place of the bot's"
        await ann.answer()
        await bob.answer()
        store: Any = room.desk.store
        given = [move for move in store.moves if move.kind == ANSWER and move.moment == 0]
        assert [(move.seat, move.frame) for move in given][:2] == [(2, None), (2, "mine")]
        assert room.play.moment > 0

    at_table(scene)


def test_an_answer_that_comes_too_late_takes_over_all_the_same() -> None:
    async def scene(room: Room) -> None:
        ann, bob, cid = [await enter(room, seat) for seat in range(3)]
        old = room.play.moment
        await leave_page(cid)
        for client in (ann, bob):
            await client.answer()
        await asyncio.sleep(2 * MINUTE)
        assert room.play.moment > old, "the bot has answered that"
        cid = await enter(room, 2)
        with pytest.raises(Problem, match="This answers question 0"):
            await cid.wish(Answer("late", old, PUSH))
        assert driven(ann) == []
        moment = room.play.moment
        await asyncio.sleep(10 * MINUTE)
        assert room.play.moment == moment, "the others are asked; no bot drives any more"

    at_table(scene)


def test_one_hands_the_seat_to_a_bot_and_takes_it_back() -> None:
    async def scene(room: Room) -> None:
        ann, _, cid = [await enter(room, seat) for seat in range(3)]
        await cid.wish(StandIn("s", bot="first"))
        assert ann.table["driven"] == [{"seat": 2, "bot": "first"}]
        with pytest.raises(Problem, match="A bot drives for you already"):
            await cid.wish(StandIn("t"))
        await asyncio.sleep(5)
        assert ann.table["locked"] == [2]
        await cid.wish(Return("r"))
        assert ann.table["driven"] == []
        assert cid.table["decision"] is not None
        with pytest.raises(Problem, match="You have not left"):
            await cid.wish(Return("u"))
        with pytest.raises(Problem, match="has the bots"):
            await cid.wish(StandIn("v", bot="shark"))

    at_table(scene)


def test_who_lets_a_bot_drive_may_still_leave() -> None:
    async def scene(room: Room) -> None:
        ann = await enter(room, 0)
        await ann.wish(StandIn("s"))
        await ann.wish(Leave("l"))
        assert ann.table["kinds"][0] == "left"
        assert ann.table["driven"] == []
        await ann.wish(Return("r"))
        assert ann.table["kinds"][0] == HUMAN

    at_table(scene)


# Secrets


def test_orders_stay_and_speak_before_the_bot() -> None:
    async def scene(room: Room) -> None:
        ann, bob = [await enter(room, seat) for seat in range(2)]
        order = {"kind": "Push", "round": 2, "efforts": [1]}
        await ann.wish(GiveOrders("o", room.play.moment, [order]))
        await ann.wish(StandIn("s", bot="first"))
        await asyncio.sleep(STEP)
        assert len(ann.table["orders"]) == 1
        assert bob.table["orders"] == []
        while room.play.table.rounds < 2:
            if any(one.seat == 1 for one in room.play.table.decisions()):
                await bob.answer()
            await asyncio.sleep(STEP)
        await asyncio.sleep(5)
        sealed = room.play.table.sealed(0)
        assert room.play.table.codec.dump(sealed) == PUSH, "the bot would coast"
        assert ann.table["orders"] == []

    at_table(scene, people(2))


@pytest.mark.parametrize("hand", [MUD, PLANK])
def test_a_window_lasts_its_beat_whether_a_bot_stands_in_or_not(hand: list[int]) -> None:
    """Also for the one who looks on while a bot drives, who could learn from it else."""

    async def scene(room: Room) -> None:
        ann, _, cid = [await enter(room, seat) for seat in range(3)]
        await cid.wish(StandIn("s", bot="first"))
        before = len(ann.frames)
        assert await end_of(room) == FREE
        assert len(ann.frames) == before + 1, "nobody sees a bot's answer before the beat"
        assert now() >= FREE

    at_table(scene, prepare=mud_window(MUD, hand, hand))


def test_whether_somebody_has_answered_in_a_window_is_not_seen_by_who_stands_in() -> None:
    async def scene(room: Room, passes: bool) -> list[tuple[float, bool]]:
        ann, _, cid = [await enter(room, seat) for seat in range(3)]
        await ann.hold()
        if passes:
            await cid.answer()
        await leave_page(cid)
        await asyncio.sleep(2 * MINUTE)
        return [(frame.at, "driver" in frame.text) for frame in ann.frames]

    seen: list[list[tuple[float, bool]]] = []
    for passes in (True, False):

        async def run(passes: bool = passes) -> None:
            race = kept("toy", people(3), toy.GAME.version, patience=1)
            room = room_at(race, mud_window(MUD, MUD, PLANK))
            room.wake()
            seen.append(await scene(room, passes))
            room.close()

        leap(run())
    assert seen[0] == seen[1]


def test_the_absent_whose_turn_it_is_holds_up_no_window() -> None:
    async def scene(room: Room) -> None:
        ann = await enter(room, 0)
        await asyncio.sleep(MINUTE + 5)
        assert driven(ann) == [1, 2]
        await ann.wish(StandIn("s"))
        await asyncio.sleep(10 * MINUTE)
        assert room.play.table.over

    at_table(scene, prepare=mud_window(MUD, MUD, PLANK))


# What stays


def test_a_stand_in_survives_a_restart_and_rests_until_somebody_comes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, OPEN], patience=1, stand_in="driver")
        token = join(server.host, made, "Bob")
        with (
            Player(server.host, made["race"], made["tokens"][0]) as ann,
            Player(server.host, made["race"], token) as bob,
        ):
            ann.do("patience", minutes=5, bot="first")
            bob.do("stand_in", id="s")
            ann.until(lambda table: table["locked"] == [1])
    with running(tmp_path) as server:
        with Player(server.host, made["race"], made["tokens"][0]) as ann:
            assert ann.table["driven"] == [{"seat": 1, "bot": "first"}], "the table's"
            assert (ann.table["patience"], ann.table["stand_in"]) == (5, "first")
            ann.answer(PUSH)
            ann.until(lambda table: table["moment"] > 0)
        with Player(server.host, made["race"], token) as bob:
            bob.do("stand_in", id="s")
            assert bob.table["can_return"]
            bob.do("return")
            bob.until(lambda table: table["driven"] == [])
    with running(tmp_path) as server, Player(server.host, made["race"], token) as bob:
        assert bob.table["driven"] == []
        assert not bob.table["can_return"]


def test_a_record_has_the_answers_and_a_rematch_keeps_who_is_driven(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, OPEN], patience=1)
    token = join(shared.host, made, "Bob")
    with (
        Player(shared.host, made["race"], made["tokens"][0]) as ann,
        Player(shared.host, made["race"], token) as bob,
    ):
        bob.do("stand_in", bot="first")
        ann.until(lambda table: table["locked"] == [1])
        play_on([ann], 4)
        bob.until(lambda table: table["status"] == "over")
    record = HTTP.get(f"{shared.http}/api/races/{made['race']}/record").text
    assert paddock.verify(record) == ""
    assert STAND_IN not in record
    first = get(shared.host, f"/api/races/{made['race']}/replay?seat=1")["moments"][0]
    assert first["driven"] == []
    assert first["decision"] is not None
    again = f"{shared.http}/api/races/{made['race']}/rematch"
    follower = HTTP.post(again, headers=bearer(made["tokens"][0])).json()["race"]
    with Player(shared.host, follower, made["tokens"][0]) as ann:
        assert ann.table["driven"] == [{"seat": 1, "bot": "first"}]
        assert ann.table["patience"] == 1


def test_a_wrong_patience_is_refused(shared: Running) -> None:
    for wrong in ({"patience": 2}, {"stand_in": "shark"}):
        wish = {"game": "toy", "seats": [ME, ME], **wrong}
        answer = HTTP.post(f"{shared.http}/api/races", json=wish)
        assert answer.status_code == 422
        assert next(iter(wrong)) in answer.json()["field"]
    made = make(shared.host, "toy", [ME, OPEN])
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        assert ann.table["patience"] == 5
        with pytest.raises(Refusal, match="409 The race has not begun"):
            ann.do("stand_in")
        with pytest.raises(Refusal, match="409 The race is not on"):
            ann.do("stand_in", of=1)


def test_a_table_where_only_bots_answer_counts_as_one_of_bots() -> None:
    limits = replace(Limits(), bot_races=1)

    async def scene(room: Room) -> None:
        quotas, seats = Quotas(limits), people(0, bots=2)
        quotas.check("", seats, [room])
        ann = await enter(room, 0)
        await ann.wish(StandIn("s"))
        with pytest.raises(Problem, match="Bots race"):
            quotas.check("", seats, [room])

    at_table(scene, people(1, bots=2))
