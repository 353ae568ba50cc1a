"""Windows among people: every round lasts one beat, whatever anybody holds or does."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

import toy
from paddock.core.errors import Refused
from paddock.core.protocol import SPECTATOR
from paddock.games import powersled
from paddock.server.beat import LOOKING_ON, PACES, Patience, pause
from paddock.server.kept import INSTANT, LEFT, NORMAL, QUICK, RELAXED, PaceName
from paddock.server.play import BEAT, HOLD, SEAL, Play
from paddock.server.problems import Problem
from paddock.server.room import Room
from paddock.server.teller import Telling
from paddock.server.watcher import Watcher
from paddock.server.wire import ChangePace, Hold, Leave, Undo
from server.at_a_window import AIMED, FREE, HELD, MUD, PLANK, at_mud, end_of, mud_window, now
from server.leaping import Client, enter, kept, leap, people, room_at
from toy.actions import COAST

OPEN_WINDOW = {"kind": "free", "is_held": False, "turn": SPECTATOR}


def thousandths(seconds: float) -> int:
    return round(1000 * seconds)


@pytest.mark.parametrize("passes_at", [0.0, 0.5, None])
def test_a_round_lasts_one_beat_whoever_answers_when(passes_at: float | None) -> None:
    async def scene(room: Room) -> None:
        clients = [await enter(room, seat) for seat in (1, 2)]
        if passes_at is not None:
            await asyncio.sleep(passes_at)
            for client in clients:
                await client.answer()
        assert await end_of(room) == FREE

    at_mud(scene)


def test_an_answer_is_seen_by_nobody_else() -> None:
    async def scene(room: Room) -> None:
        others = [await enter(room, seat) for seat in (SPECTATOR, 0, 2)]
        holder = await enter(room, 1)
        await asyncio.sleep(0.1)
        before = [list(one.frames) for one in others]
        await holder.answer(1)
        await holder.answer(0)
        await asyncio.sleep(0.1)
        assert [one.frames for one in others] == before
        assert holder.table["locked"] == [1]
        await end_of(room)
        for one in others:
            assert [at for at, _ in one.tables()][-1] == pytest.approx(FREE)

    at_mud(scene)


def test_frames_carry_the_time_that_is_left() -> None:
    async def scene(room: Room) -> None:
        await asyncio.sleep(0.2)
        client = await enter(room, 1)
        await asyncio.sleep(0)
        assert client.table["window"] == OPEN_WINDOW | {"ends_in": thousandths(FREE - 0.2)}
        assert client.table["asked"] == [1, 2]
        assert client.table["locked"] == []

    at_mud(scene)


def test_nobody_waits_for_what_others_could_foresee(monkeypatch: pytest.MonkeyPatch) -> None:
    """The more somebody can do, the longer its frame would take to make."""
    made: list[int] = []
    real = Telling.frame

    def noted(self: Telling, watcher: Watcher, seq: int, ack: str | None = None) -> str:
        made.append(watcher.seat)
        return real(self, watcher, seq, ack)

    monkeypatch.setattr(Telling, "frame", noted)

    async def scene(room: Room) -> None:
        clients = [await enter(room, seat) for seat in (1, 2, SPECTATOR)]
        assert clients[0].table["decision"]["foresight"] is None
        made.clear()
        await enter(room, 0)
        assert [seat in (1, 2) for seat in made] == [False, False, True, True]

    at_mud(scene)

    async def alone(room: Room) -> None:
        client = await enter(room, 1)
        assert client.table["decision"]["foresight"] is not None

    at_mud(alone, people(3, devices=1))


def test_what_is_played_takes_effect_on_the_beat() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        await client.answer(1)
        assert await end_of(room) == FREE
        await asyncio.sleep(0)
        assert client.table["window"]["kind"] == "aimed"
        assert await end_of(room, 1) == FREE + AIMED

    at_mud(scene)


def test_a_hold_stretches_the_round_and_nobody_sees_who_holds() -> None:
    async def scene(room: Room) -> None:
        clients = [await enter(room, seat) for seat in (SPECTATOR, 0, 1, 2)]
        await asyncio.sleep(0.2)
        await clients[1].hold()
        await asyncio.sleep(0)
        for client in clients:
            left = thousandths(FREE + HELD - 0.2)
            assert client.table["window"] == OPEN_WINDOW | {"ends_in": left, "is_held": True}
        with pytest.raises(Refused, match="holds already"):
            await clients[2].hold()
        with pytest.raises(Refused, match="held once in this turn"):
            await clients[1].hold()
        assert await end_of(room) == FREE + HELD

    at_mud(scene)


def test_a_hold_in_advance_is_for_the_next_window() -> None:
    async def scene(room: Room) -> None:
        play = room.play
        clients = [await enter(room, seat) for seat in range(3)]
        await end_of(room)
        assert not play.table.is_window, "the last cart is looking"
        before = [len(one.frames) for one in clients]
        await clients[0].hold()
        await asyncio.sleep(0)
        assert [len(one.frames) for one in clients[1:]] == before[1:]
        looker = play.table.asked()[0]
        await clients[looker].answer()
        for client in clients:
            await client.answer(COAST)
        await asyncio.sleep(0)
        opened = now()
        assert clients[2].table["window"]["is_held"] is True
        assert await end_of(room, play.moment) == pytest.approx(opened + FREE + HELD, abs=0.1)

    at_mud(scene, hands=(MUD, MUD, PLANK))


def test_who_may_hold_knows_it_and_nobody_knows_it_of_others() -> None:
    async def scene(room: Room) -> None:
        clients = [await enter(room, seat) for seat in (SPECTATOR, 0, 1, 2)]

        async def can_hold() -> list[bool]:
            await asyncio.sleep(0)
            return [client.table["can_hold"] for client in clients]

        await end_of(room)
        assert await can_hold() == [False, True, True, True]
        await clients[1].hold()
        assert await can_hold() == [False, False, True, True]
        with pytest.raises(Refused, match="held once in this turn"):
            await clients[1].hold()
        await clients[2].hold()
        looker = room.play.table.asked()[0]
        await clients[looker + 1].answer()
        for client in clients[1:]:
            await client.answer(COAST)
        assert await can_hold() == [False] * 4, "a round is held once"
        assert clients[1].table["window"]["is_held"] is True
        await end_of(room, room.play.moment)
        assert clients[1].table["window"]["is_held"] is False, "both held the same round"
        assert await can_hold() == [False, True, True, True], "in another turn"

    at_mud(scene, hands=(MUD, MUD, PLANK))


def test_one_holds_whenever_something_is_aimed_and_one_could_answer() -> None:
    async def scene(room: Room) -> None:
        clients = [await enter(room, seat) for seat in range(3)]
        before = len(clients[1].frames)
        await clients[2].wish(Hold("h", whenever=True))
        await asyncio.sleep(0)
        assert clients[2].table["holds_whenever"] is True
        assert len(clients[1].frames) == before, "nobody else hears of it"
        await clients[1].answer(1)
        assert await end_of(room) == FREE, "it was for nothing that is aimed"
        for client in clients:
            assert client.table["window"]["is_held"] is True
        assert await end_of(room, 1) == FREE + AIMED + HELD
        await clients[2].wish(Hold("n", whenever=False))
        await asyncio.sleep(0)
        assert clients[2].table["holds_whenever"] is False

    at_mud(scene)


def test_where_nobody_is_hurried_there_is_nothing_to_hold() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        assert client.table["can_hold"] is False
        with pytest.raises(Problem, match="nothing to hold"):
            await client.hold()

    at_mud(scene, people(3, devices=1))


def test_one_person_is_not_waited_for_and_asked_only_for_a_choice() -> None:
    async def scene(room: Room) -> None:
        await enter(room, 0)
        assert await end_of(room) == 0.0

    def alone(hand: list[int]) -> None:
        at_mud(scene, people(1, bots=2), (hand, MUD, MUD))

    alone(PLANK)

    async def asked(room: Room) -> None:
        client = await enter(room, 1)
        await asyncio.sleep(60)
        assert room.play.moment == 0
        assert client.table["window"]["ends_in"] is None
        await client.answer()
        assert room.play.moment == 1

    at_mud(asked, (people(1, bots=2)[1], *people(2, bots=1)[1:]), (PLANK, MUD, PLANK))


def test_people_at_one_device_are_all_asked_and_not_hurried() -> None:
    async def scene(room: Room) -> None:
        clients = {seat: await enter(room, seat) for seat in (1, 2)}
        await asyncio.sleep(60)
        assert room.play.moment == 0
        await clients[2].answer()
        await clients[1].answer()
        assert room.play.moment == 1

    at_mud(scene, people(3, devices=1), (MUD, PLANK, PLANK))


def test_a_shared_device_at_a_mixed_table_has_the_beat_as_well() -> None:
    async def scene(room: Room) -> None:
        assert await end_of(room) == FREE

    at_mud(scene, people(3, devices=2))


@pytest.mark.parametrize("pace", [RELAXED, NORMAL, QUICK])
def test_the_pace_sets_the_beat(pace: PaceName) -> None:
    async def scene(room: Room) -> None:
        assert await end_of(room) == PACES[pace].rounds[0]

    at_mud(scene, pace=pace)


def test_anybody_seated_changes_the_pace_and_all_see_it() -> None:
    async def scene(room: Room) -> None:
        clients = [await enter(room, seat) for seat in (SPECTATOR, 0, 1)]
        await clients[2].wish(ChangePace("p", "quick"))
        await asyncio.sleep(0)
        assert [client.table["pace"] for client in clients] == ["quick"] * 3
        with pytest.raises(Problem, match="spectator"):
            await clients[0].wish(ChangePace("q", "relaxed"))
        with pytest.raises(Problem, match="one person alone"):
            await clients[1].wish(ChangePace("r", "instant"))
        assert await end_of(room) == FREE, "the round that is on goes on"

    at_mud(scene)


def test_who_is_not_alone_any_more_is_given_time() -> None:
    alone = kept("toy", people(1, bots=1), 1, pace=INSTANT)
    assert alone.pace_now == INSTANT
    assert replace(alone, seats=people(2)).pace_now == QUICK


def test_openings_holds_and_answers_are_stored_and_a_restart_begins_the_round_anew() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        await asyncio.sleep(0.5)
        await client.answer(1)
        await client.hold()
        store: Any = room.desk.store
        assert [move.kind for move in store.moves] == [SEAL, HOLD]
        assert store.after.bot_due, "it is raised after a restart, though nobody comes back"
        room.close()
        raised = Room(room.race, Play(room.race), room.desk)
        mud_window(MUD, MUD, PLANK)(raised.play)
        for move in store.moves:
            raised.play.do(move)
        raised.wake()
        begun = now()
        assert raised.play.table.sealed(1) is not None
        assert await end_of(raised) == pytest.approx(begun + FREE + HELD, abs=0.1)
        assert store.moves[-1].kind == BEAT
        raised.close()

    at_mud(scene)


def test_bots_answer_on_the_beat_too() -> None:
    async def scene(room: Room) -> None:
        assert await end_of(room) == FREE

    at_mud(scene, people(2, bots=1), (MUD, PLANK, PLANK))


def test_when_too_few_people_are_left_nobody_is_waited_for() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        await asyncio.sleep(0.3)
        await client.wish(Leave("l", "first"))
        assert room.race.seats[1].kind == LEFT
        assert await end_of(room) == 0.3

    at_mud(scene, people(2), (MUD, MUD))


def test_nothing_is_taken_back_across_the_beat() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        await client.answer()
        await end_of(room)
        with pytest.raises(Refused, match="taken back"):
            await client.wish(Undo("u", room.play.moment))

    at_mud(scene, people(2), (MUD, MUD))


def test_a_bot_pauses_once_a_turn() -> None:
    async def run() -> None:
        race = kept("powersled", people(1, bots=1), powersled.GAME.version)
        room = room_at(race, lambda play: None)
        room.wake()
        client = await enter(room, 0)
        paused = await pauses(room, client)
        assert max(paused.values()) == 1
        assert len(paused) > 3
        room.close()

    leap(run())


def test_where_one_person_waits_all_bots_together_take_the_time_of_one() -> None:
    alone = kept("toy", people(1, bots=3), 1, pace=QUICK)
    least, most = PACES[QUICK].bots
    waits = [sum(pause(alone, seat, turn, 1.0) for seat in (1, 2, 3)) for turn in range(50)]
    assert all(least <= wait <= most for wait in waits)
    assert most < 1.0, "under a second from the answer to the next question"
    among_people = replace(alone, seats=people(2, bots=2))
    assert all(least <= pause(among_people, 2, turn, 1.0) <= most for turn in range(50))


def test_one_person_waits_no_longer_where_bots_have_several_turns() -> None:
    alone = kept("toy", people(1, bots=3), 1, pace=QUICK)
    _, most = PACES[QUICK].bots
    patience = Patience()

    def rounds(number: int) -> float:
        turns = [(seat, turn) for turn in range(number) for seat in (1, 2, 3)]
        return sum(patience.pause(alone, seat, turn, 1.0) for seat, turn in turns)

    assert 0 < rounds(3) <= most
    patience.renew()
    assert 0 < rounds(3) <= most, "for every choice"
    patience.stay()
    assert rounds(LOOKING_ON) <= most, "a turn without a choice is none"
    assert rounds(LOOKING_ON) > most, "whoever is out looks on"
    among_people = replace(alone, seats=people(2, bots=2))
    assert patience.pause(among_people, 2, 1, 1.0) == pause(among_people, 2, 1, 1.0)


def test_on_to_my_turn_no_bot_pauses_until_a_person_is_asked() -> None:
    async def run() -> None:
        race = kept("powersled", people(1, bots=3), powersled.GAME.version, pace=RELAXED)
        room = room_at(race, lambda play: None)
        room.wake()
        client = await enter(room, 0)
        assert await turns(room, client, hurries=True) < LITTLE
        assert await turns(room, client, hurries=False) > 1.0, "it holds for one time only"
        room.close()

    leap(run())


LITTLE = 0.1


async def turns(room: Room, client: Client, *, hurries: bool) -> float:
    """How long the person waits for the bots in a few turns."""
    waited, until = 0.0, room.play.turn + 6
    while room.play.turn < until:
        if room.play.table.decision(0) is not None and room.play.table.sealed(0) is None:
            await client.answer()
            continue
        began, moment = now(), room.play.moment
        if hurries:
            await client.wish(ChangePace(client.id(), INSTANT, until_asked=True))
        while room.play.moment == moment:
            await asyncio.sleep(0.001)
        waited += now() - began
    return waited


async def pauses(room: Room, client: Client) -> dict[int, int]:
    """How often time passed in each turn while only the bot was asked."""
    found: dict[int, int] = {}
    while room.play.turn < 12:
        turn, moment, began = room.play.turn, room.play.moment, now()
        if room.play.table.decision(0) is not None and room.play.table.sealed(0) is None:
            await client.answer()
        else:
            while room.play.moment == moment:
                await asyncio.sleep(0.001)
            if now() - began > 0.1:
                found[turn] = found.get(turn, 0) + 1
    return found


def test_a_coasting_cart_is_no_window() -> None:
    """The toy's other questions wait for their answers, as ever."""

    async def run() -> None:
        room = room_at(kept("toy", people(2), toy.GAME.version), lambda play: None)
        room.wake()
        clients = [await enter(room, seat) for seat in range(2)]
        await asyncio.sleep(60)
        assert clients[0].table["window"] is None
        await clients[0].answer()
        await asyncio.sleep(0)
        assert clients[1].table["locked"] == [0]
        room.close()

    leap(run())
