"""Being asked less in windows, over the wire: private, sealed on the beat, kept by the store."""

from pathlib import Path
from typing import Any

import pytest

from paddock.core.errors import Refused
from paddock.core.protocol import SPECTATOR
from paddock.server.kept import Move
from paddock.server.play import ATTEND, BEAT, SEAL, Play
from paddock.server.problems import Problem
from paddock.server.room import Room
from paddock.server.wire import Attend, Offers
from server.at_a_window import FREE, MUD, PLANK, at_mud, end_of
from server.client import ME, Player, make
from server.leaping import Client, enter
from server.running import running
from server.test_orders import settle

NEVER_AT_ALL = ["never", "never"]
ABLE_TO = ["able", "able"]


def stored(room: Room) -> list[Move]:
    store: Any = room.desk.store
    moves: list[Move] = store.moves
    return moves


async def attend(client: Client, *asking: Any) -> None:
    await client.wish(Attend(client.id(), list(asking)))
    await settle()


def test_a_pass_by_setting_is_sealed_and_takes_effect_on_the_beat() -> None:
    async def scene(room: Room) -> None:
        client, other = await enter(room, 1), await enter(room, 2)
        seen = len(other.frames)
        await attend(client, *NEVER_AT_ALL)
        assert client.table["asking"] == NEVER_AT_ALL
        assert client.table["sealed"]["word"] == "pass"
        assert len(other.frames) == seen, "nobody else can tell"
        assert await end_of(room) == FREE
        kinds = [(move.kind, move.seat) for move in stored(room)]
        assert kinds == [(ATTEND, 1), (SEAL, 1), (BEAT, SPECTATOR)]

    at_mud(scene)


def test_who_could_act_is_asked_and_who_could_not_is_not() -> None:
    async def scene(room: Room) -> None:
        able, unable = await enter(room, 1), await enter(room, 2)
        await attend(able, *ABLE_TO)
        await attend(unable, *ABLE_TO)
        assert (able.table["sealed"], able.table["decision"] is None) == (None, False)
        assert unable.table["sealed"]["word"] == "pass"

    at_mud(scene, hands=(MUD, MUD, PLANK))


def test_the_moves_make_the_same_play_again() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        await attend(client, *NEVER_AT_ALL)
        again = Play(room.race)
        for move in stored(room)[:1]:
            again.do(move)
        assert again.table.attention(1) == tuple(NEVER_AT_ALL)
        assert again.changes_of_mind[1] == 1

    at_mud(scene)


def test_nonsense_changes_nothing() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        with pytest.raises(Refused):
            await attend(client, "never")
        spectator = await enter(room, SPECTATOR)
        with pytest.raises(Problem):
            await attend(spectator, *NEVER_AT_ALL)
        with pytest.raises(Problem):
            room.offers(spectator.watcher, Offers("o"))
        assert room.play.table.attention(1) == ()

    at_mud(scene)


def test_orders_are_offered_to_their_seat() -> None:
    async def scene(room: Room) -> None:
        client = await enter(room, 1)
        offered = room.offers(client.watcher, Offers("o1"))
        assert offered.id == "o1"
        assert [one.text for one in offered.orders] == [
            ["Throw mud at ", 0, " in round 1"],
            ["Throw mud at ", 2, " in round 1"],
        ]

    at_mud(scene)


def test_it_outlives_a_restart_and_ends_with_leaving(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, ME])
        with Player(server.host, made["race"], made["tokens"][0]) as ann:
            ann.send({"type": "attend", "id": "a", "asking": NEVER_AT_ALL})
            ann.until(lambda table: table["asking"] == NEVER_AT_ALL)
            ann.send({"type": "offers", "id": "o"})
            assert len(ann.receive("offered", "o")["orders"]) == 1
    with running(tmp_path) as server, Player(server.host, made["race"], made["tokens"][0]) as ann:
        assert ann.table["asking"] == NEVER_AT_ALL
        ann.send({"type": "leave", "id": "l"})
        ann.until(lambda table: table["asking"] == [])
