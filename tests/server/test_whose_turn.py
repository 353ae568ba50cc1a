"""The seat whose turn it is: no beat hurries it, and what it does next passes the window."""

import asyncio
from typing import Any

import pytest

import toy
from games.powersled.positions import at, position
from games.powersled.positions import play as play_on
from paddock.core.protocol import SPECTATOR, Action, Decision
from paddock.games import powersled
from paddock.games.powersled.phases.turn import Turn
from paddock.games.powersled.phases.weapons import AfterMoves
from paddock.server.chauffeur import Chauffeur
from paddock.server.kept import Seat
from paddock.server.play import Play
from paddock.server.room import Room
from paddock.table.table import Table
from server.at_a_window import AIMED, FREE, MUD, Scene, at_mud, end_of
from server.leaping import enter, kept, leap, people, room_at
from toy.actions import LOOK_MENU
from toy.decisions import KeepCard
from toy.phases.lookout import Deciding
from toy.phases.reaction import MudWindow
from toy.phases.round import Round
from toy.state import Soapbox


def at_crash(scene: Scene, seats: tuple[Seat, ...] | None = None) -> None:
    """Sled 0 runs into sled 1 in its own turn; both may hold a Force Field."""

    async def run() -> None:
        def prepare(play: Play) -> None:
            race = position(A=at("s5.0.0", "M4 M3", unseen="FF"), B=at("s5.0.1", "FF M3"))
            play_on(race, "M4", "forward")
            play.table._race = race

        config = {"track": "foundry"}
        race = kept("powersled", seats or people(2), powersled.GAME.version, config=config)
        room = room_at(race, prepare)
        room.wake()
        await scene(room)
        room.close()

    leap(run())


@pytest.mark.parametrize(("answers_at", "ends"), [(1.0, AIMED), (30.0, 30.0)])
def test_the_seat_whose_turn_it_is_is_not_on_the_beat(answers_at: float, ends: float) -> None:
    async def scene(room: Room) -> None:
        assert room.play.table.asked() == [0, 1]
        mover = await enter(room, 0)
        assert not mover.table["sealed"]
        await asyncio.sleep(answers_at)
        await mover.answer()
        assert await end_of(room) == ends

    at_crash(scene)


def test_people_who_share_a_device_are_told_how_they_are_asked() -> None:
    """All at once at a trigger, silently elsewhere; not who is asked alone, nor who sits alone."""

    async def called(room: Room) -> list[str | None]:
        return [(await enter(room, seat)).table["call"] for seat in (SPECTATOR, 0, 1)]

    async def together(room: Room) -> None:
        assert await called(room) == [None, "aloud", "aloud"]
        await (await enter(room, 1)).answer()
        assert await called(room) == [None, "aloud", "aloud"], "whoever has answered already"

    async def apart(room: Room) -> None:
        assert await called(room) == [None, None, None]

    async def silently(room: Room) -> None:
        assert await called(room) == [None, "silent", "silent"]

    at_crash(together, people(2, devices=1))
    at_crash(apart)
    at_mud(silently, people(3, devices=1))


class Heckling(MudWindow):
    """Mud flies at whoever looks at a card, who keeps it or throws it away meanwhile."""

    def turn(self, race: Soapbox) -> int:
        return self.runner

    def next_of_turn(self, race: Soapbox) -> Decision | None:
        return KeepCard(self.runner, LOOK_MENU, race.cards.top)


def at_look(scene: Scene, monkeypatch: pytest.MonkeyPatch, seats: tuple[Seat, ...]) -> None:
    """Seat 0 looks at a card, and may be heckled."""
    # The wire of the toy does not know this window.
    monkeypatch.setattr(Table, "_fingerprint", lambda self: "")

    async def run() -> None:
        def prepare(play: Play) -> None:
            race: Any = play.table._race
            race.cards.top = 0
            race.phases = [Round(), Deciding(0), Heckling(0, 1)]
            for cart in race.carts:
                cart.hand = MUD[:]
            race.asked = race.phases[-1].ask(race)

        room = room_at(kept("toy", seats, toy.GAME.version), prepare)
        room.wake()
        await scene(room)
        room.close()

    leap(run())


@pytest.mark.parametrize(("answers_at", "ends"), [(0.1, FREE), (30.0, 30.0)])
def test_the_next_own_answer_passes_the_window_before_it(
    monkeypatch: pytest.MonkeyPatch, answers_at: float, ends: float
) -> None:
    async def scene(room: Room) -> None:
        assert room.play.table.asked() == [1, 2, 0]
        mover, other = await enter(room, 0), await enter(room, 1)
        assert mover.table["decision"]["decision"]["kind"] == "KeepCard"
        await asyncio.sleep(answers_at)
        before = len(other.frames)
        await mover.answer(1)
        if answers_at < ends:
            await asyncio.sleep(0)
            assert len(other.frames) == before, "it is sealed until the beat"
        assert await end_of(room) == ends
        assert "ThrownAway" in [line["event"]["kind"] for line in other.table["log"]]

    at_look(scene, monkeypatch, people(3))


def test_a_bot_that_goes_on_with_its_turn_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may think for longer than the beat; nothing is decided in its place."""
    real = Chauffeur._decide

    async def slowly(self: Chauffeur, *given: Any) -> Action:
        await asyncio.sleep(5)
        return await real(self, *given)

    monkeypatch.setattr(Chauffeur, "_decide", slowly)
    bot, *others = people(0, bots=1) + people(3)[1:]

    async def scene(room: Room) -> None:
        assert await end_of(room) == 5.0

    at_look(scene, monkeypatch, (bot, *others))


@pytest.mark.parametrize("cards", ["MI M3", "M4 M3"])
def test_after_its_move_everybody_says_that_it_is_done(cards: str) -> None:
    """Nothing of its own follows: with cards or without, it is asked and not hurried."""

    async def run() -> None:
        def prepare(play: Play) -> None:
            race = position(A=at("s5.0.0", cards, unseen="MI"), B=at("s5.0.5", "FF M3"))
            race.play.mover = 0
            race.phases = [Turn(), AfterMoves(0)]
            race.asked = race.phases[-1].ask(race)
            play.table._race = race

        config = {"track": "foundry"}
        room = room_at(kept("powersled", people(2), powersled.GAME.version, config=config), prepare)
        room.wake()
        mover = await enter(room, 0)
        assert mover.table["call"] is None
        assert mover.table["decision"]["foresight"] is None, "it would take longer with a card"
        await asyncio.sleep(60)
        assert mover.table["decision"]["decision"]["kind"] == "ChooseAfter"
        assert mover.table["window"]["ends_in"] is None
        assert room.play.moment == 0
        await mover.answer()
        assert room.play.moment == 1
        room.close()

    leap(run())
