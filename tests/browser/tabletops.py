"""Races of Pocket Rocket Racers that stand at a question, on a table crossed in a few moves."""

from typing import Any, Final

from browser.races import Held, hold
from server.client import ME, Player, Shape

NAMES: Final = ("Ann", "Bea", "Cleo", "Dot", "Eve", "Fay", "Gil", "Hal")
RACERS: Final = {"boost": 0, "cannon": 2, "transwarp": 4, "aura": 6}

SHORT: Final[Shape] = {
    "id": "short",
    "name": "Short",
    "players": [2, 4],
    "laps": 1,
    "table": {"shape": "rect", "w": 900, "h": 600},
    "start": {"a": [130, 540], "b": [130, 60], "heading": 0},
    "gates": [{"a": [300, 590], "b": [300, 10]}],
    "finish": {"a": [480, 590], "b": [480, 10]},
    "obstacles": [
        {"name": "mug", "shape": "circle", "c": [700, 300], "r": 42},
        {"name": "phone", "shape": "poly", "pts": [[600, 60], [750, 60], [750, 135], [600, 135]]},
    ],
}
"""A gate and the finish, four slides straight on from any lane, and nothing in the way."""


def config(**more: Any) -> Shape:
    return {"data": SHORT, **more}


class Stand:
    """A race whose seats are all played over the wire, until a window takes one of them."""

    def __init__(self, host: str, *powers: str, **more: Any) -> None:
        """A seat for each power, drafted so; on the short table unless a `course` is named."""
        chosen = more if "course" in more else config(**more)
        seats = [ME | {"name": name} for name in NAMES[: len(powers)]]
        self.host = host
        self.held: Held = hold(
            host, seats, game="pocket_rockets", config={"racer_deal": "draft", **chosen}
        )
        self.players = [self.held.player(host, seat) for seat in range(len(powers))]
        for _ in powers:
            seat = self.asked()[0]
            self.answer(seat, {"kind": "Pick", "racer": RACERS[powers[seat]]})

    def asked(self) -> list[int]:
        """Whoever is asked now."""
        for player in self.players:
            player.settle()
        return list(self.players[0].table["asked"])

    def answer(self, seat: int, action: Shape) -> None:
        player = self.players[seat]
        player.settle()
        player.answer(action)

    def bid(self, *numbers: int) -> None:
        for seat, number in enumerate(numbers):
            self.answer(seat, {"kind": "Bid", "number": number})

    def close(self) -> Held:
        """What a browser may hold now."""
        for player in self.players:
            player.close()
        return self.held


def standing_at(host: str, kind: str, **more: Any) -> Held:
    """A race in which Ann is asked this."""
    stand = STANDS[kind](host, **more)
    held = stand.close()
    with Player(host, held.race, held.tokens[0]) as ann:
        asked = ann.table["decision"]
        assert asked is not None, "Ann is not asked"
        assert asked["decision"]["kind"] == kind, asked["decision"]["kind"]
    return held.only(0)


def bidding(host: str, **more: Any) -> Stand:
    return Stand(host, "cannon", "boost", **more)


def moving(host: str, **more: Any) -> Stand:
    stand = Stand(host, "boost", "cannon", **more)
    stand.bid(3, 4)
    return stand


def lone_zero(host: str, **more: Any) -> Stand:
    stand = Stand(host, "aura", "boost", "cannon", **more)
    stand.bid(0, 1, 2)
    return stand


def aiming(host: str, **more: Any) -> Stand:
    stand = lone_zero(host, **more)
    stand.answer(0, {"kind": "UsePower"})
    return stand


def throwing(host: str, **more: Any) -> Stand:
    stand = aiming(host, **more)
    stand.answer(0, {"kind": "Target", "seat": 1})
    return stand


def warping(host: str, **more: Any) -> Stand:
    stand = Stand(host, "transwarp", "boost", **more)
    stand.bid(0, 1)
    stand.answer(0, {"kind": "UsePower"})
    return stand


STANDS: Final = {
    "ChooseBid": bidding,
    "ChooseMove": moving,
    "ChooseZero": lone_zero,
    "ChooseTarget": aiming,
    "ChooseThrow": throwing,
    "ChooseHeading": warping,
}


def drafting(host: str) -> Held:
    """A race in which the browser is asked for its racer."""
    seats = [ME | {"name": name} for name in NAMES[:2]]
    held = hold(host, seats, game="pocket_rockets", config=config(racer_deal="draft"))
    with held.player(host) as player:
        (first,) = player.table["asked"]
    return held.only(first)
