"""Acceptance: what a seat is sent is the same in any two races that differ in what it may not know.

And the proof of the proof: leaks that were planted on purpose are found.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock.core.protocol import SPECTATOR
from paddock.server import teller
from paddock.server.kept import After
from paddock.server.play import ATTEND, Effect, Play
from paddock.server.problems import Problem
from paddock.server.room import Room
from paddock.server.wire import Ruled
from server.client import Shape
from server.twins import Leak, twins


@pytest.mark.parametrize(
    ("game", "seats", "watcher", "most"),
    [
        ("toy", 3, SPECTATOR, 40),
        ("toy", 3, 0, 25),
        ("toy", 4, 2, 25),
        ("outspeed", 3, SPECTATOR, 40),
        ("outspeed", 3, 1, 40),
        ("outspeed", 4, 0, 25),
        ("spin_out", 3, SPECTATOR, 25),
        ("spin_out", 3, 1, 25),
    ],
)
def test_two_worlds_send_the_same_bytes(
    tmp_path: Path, game: str, seats: int, watcher: int, most: int
) -> None:
    with twins(tmp_path, game, seats, watcher, seed=1) as pair:
        pair.hunt(most)
        print(f"{pair.questions} questions, {pair.differing} differed, {pair.compared} followed,")
        print(f"{pair.attended} times asked less, {pair.ordered} orders")
        assert pair.questions > 10
        assert pair.differing > 5
        assert pair.compared > 3
        if game in ("toy", "spin_out"):
            assert pair.attended > 3
            assert pair.ordered > 3


def leak_of_an_order(patch: pytest.MonkeyPatch) -> None:
    def count(table: Any, own: Shape) -> None:
        left = [table.orders(seat) for seat in range(table.seats)]
        own["transcript"] = [str(sum(map(len, left)))]

    patch_frame(patch, count)


def leak_of_a_setting(patch: pytest.MonkeyPatch) -> None:
    real = Play.do

    def tell_all(self: Play, move: Any) -> Effect:
        effect = real(self, move)
        return Effect(True, effect.kept) if move.kind == ATTEND else effect

    patch.setattr(Play, "do", tell_all)


def leak_of_a_state_hash(patch: pytest.MonkeyPatch) -> None:
    patch_frame(patch, lambda table, own: own.update(transcript=[table.state_hash()]))


def leak_of_sealed_answers(patch: pytest.MonkeyPatch) -> None:
    real = teller._sealed_part

    def leaky(table: Any, *given: Any) -> Any:
        told = [str(vars(a)) for a in table._sealed.values()]
        return {**real(table, *given), "dropped": Ruled(list(told), [])}

    patch.setattr(teller, "_sealed_part", leaky)


def leak_of_a_view(patch: pytest.MonkeyPatch) -> None:
    def show(table: Any, own: Shape) -> None:
        own["view"] = table.codec.dump(table.view((own["seat"] + 1) % table.seats))

    patch_frame(patch, show)


def leak_of_a_change_of_mind(patch: pytest.MonkeyPatch) -> None:
    real = Play.do

    def tell_all(self: Play, move: Any) -> Effect:
        return Effect(True, real(self, move).kept)

    patch.setattr(Play, "do", tell_all)


def leak_of_the_time_of_a_change(patch: pytest.MonkeyPatch) -> None:
    real = Room._after
    patch.setattr(Room, "_after", lambda self, race, _: real(self, race, self.desk.sources.clock()))
    patch.setattr(After, "is_news_after", lambda self, kept: True)


def leak_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    real = Room._do

    async def tell(self: Room, moves: Any, watcher: Any) -> None:
        try:
            await real(self, moves, watcher)
        except Exception as error:
            hands = [str(self.play.table.codec.dump(self.play.table._race))]
            raise Problem(422, f"{error} {hands}") from None

    patch.setattr(Room, "_do", tell)


def patch_frame(patch: pytest.MonkeyPatch, change: Callable[[Any, Shape], None]) -> None:
    real = teller.own_part

    def leaky(table: Any, *given: Any) -> Shape:
        own = real(table, *given)
        change(table, own)
        return own

    patch.setattr(teller, "own_part", leaky)


@pytest.mark.parametrize(
    "plant",
    [
        leak_of_a_state_hash,
        leak_of_sealed_answers,
        leak_of_a_view,
        leak_of_a_change_of_mind,
        leak_of_the_time_of_a_change,
        leak_in_a_refusal,
        leak_of_an_order,
        leak_of_a_setting,
    ],
)
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    with twins(tmp_path, "toy", 3, 0, seed=1) as pair, pytest.raises(Leak):
        pair.hunt(30)
