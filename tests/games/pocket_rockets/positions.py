"""Positions to start an example from, answers to give in it, and short questions about it.

    race = scene(circle(320, 200, 42), racers=[("R1", (200, 200, 0))], turn=(0, 1))
    events = play(race, go(0))
    assert at(race) == (221.99, 200, 0)

Lengths are millimetres and headings degrees, as in the rules. One racer alone is practising.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from paddock.core.chance import Script
from paddock.core.protocol import Action, Event, Phase, advance, begin
from paddock.games.pocket_rockets.actions import (
    BID_MENU,
    NOTHING,
    POWER,
    REPAIR,
    STOP,
    TARGETS,
    THROW_MENU,
    Face,
    Go,
)
from paddock.games.pocket_rockets.book.reader import make_book
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.phases.leaving import leave
from paddock.games.pocket_rockets.phases.moving import Moving
from paddock.games.pocket_rockets.phases.round import Bidding, Turns
from paddock.games.pocket_rockets.phases.zero import ZeroActing
from paddock.games.pocket_rockets.state import NO_BID, NOBODY_THERE, PocketRockets, Pose, Rocket
from paddock.table.diary import Diary
from support import said

E = TypeVar("E", bound=Event)
Place = tuple[float, float, float]
Post = tuple[float, float]
Posts = tuple[Post, Post]

FAR: Posts = ((4900, 4990), (4900, 4900))
NOTHING_LEFT = (NOBODY_THERE,) * 5
ROCK, PAPER, SCISSORS = THROW_MENU
__all__ = ["NOTHING", "PAPER", "POWER", "REPAIR", "ROCK", "SCISSORS", "STOP"]


def circle(x: float, y: float, r: float, name: str = "mug") -> dict[str, Any]:
    return {"name": name, "shape": "circle", "c": [x, y], "r": r}


def box(left: float, low: float, right: float, high: float, name: str = "book") -> dict[str, Any]:
    corners = [[left, low], [right, low], [right, high], [left, high]]
    return {"name": name, "shape": "poly", "pts": corners}


def wall(x: float) -> dict[str, Any]:
    """A long wall whose face is at x, seen from the left."""
    return box(x, 0, x + 20, 3000, "wall")


def course(
    *obstacles: dict[str, Any],
    gates: Sequence[Posts] = (),
    finish: Posts = FAR,
    table: tuple[int, int] = (5000, 5000),
    laps: int = 1,
    players: tuple[int, int] = (2, 8),
) -> dict[str, Any]:
    """The file of a large table with few things on it."""
    width, height = table
    return {
        "id": "scene",
        "name": "Scene",
        "players": list(players),
        "laps": laps,
        "table": {"shape": "rect", "w": width, "h": height},
        "start": {"a": [100, height - 50], "b": [100, height - 650], "heading": 0},
        "gates": [_line(gate) for gate in gates],
        "finish": _line(finish),
        "obstacles": list(obstacles),
    }


def _line(posts: Posts) -> dict[str, Any]:
    return {"a": list(posts[0]), "b": list(posts[1])}


def pose(place: Place) -> Pose:
    return Pose(round(place[0] * 1000), round(place[1] * 1000), round(place[2] * 10))


def scene(
    *obstacles: dict[str, Any],
    racers: Sequence[tuple[str, Place]],
    turn: tuple[int, int] | None = None,
    damaged: Sequence[int] = (),
    credits: Sequence[int] = (),
    gates: Sequence[Posts] = (),
    finish: Posts = FAR,
    table: tuple[int, int] = (5000, 5000),
    laps: int = 1,
    dead: int = 0,
    round: int = 1,
    **options: Any,
) -> PocketRockets:
    """Racers on a table, at the bidding, or in the turn of a seat with so many moves.

    A turn of 0 moves is that of a lone 0.
    """
    data = course(*obstacles, gates=gates, finish=finish, table=table, laps=laps)
    book = make_book({"data": data, "aid": "full", **options})
    rockets = [
        Rocket(
            int(card[1:]) - 1,
            seat + 1,
            pose(place),
            seat in damaged,
            True,
            credits[seat] if credits else 0,
            0,
        )
        for seat, (card, place) in enumerate(racers)
    ]
    phases: list[Phase[Any, Any]] = [Bidding()]
    if turn is not None:
        seat, moves = turn
        own = Moving(seat, moves) if moves else ZeroActing(seat)
        phases = [Turns(5, NOTHING_LEFT), own]
    seats = len(rockets)
    bids = [NO_BID if turn is None else 1] * seats
    if turn is not None:
        bids[turn[0]] = turn[1] % 5
    race = PocketRockets(seats, phases, (), book, 0, rockets, round, dead, 0, bids, [], 0)
    begin(race, Script([]), Diary())
    return race


def alone(place: Place, *obstacles: dict[str, Any], moves: int = 1, **more: Any) -> PocketRockets:
    """One racer in its turn."""
    return scene(*obstacles, racers=[("R1", place)], turn=(0, moves), **more)


def row(*cards: str) -> list[tuple[str, Place]]:
    """Racers far from each other, one above the other."""
    return [(card, (500, 500 + 400 * seat, 0)) for seat, card in enumerate(cards)]


def go(heading: float) -> Action:
    return Go(round(heading * 10))


def face(heading: float) -> Action:
    return Face(round(heading * 10))


def target(seat: int) -> Action:
    return TARGETS[seat]


def play(race: PocketRockets, *answers: Action, lots: Sequence[int] = ()) -> list[Event]:
    """Answers of those who are asked alone, one after the other; all that happens."""
    diary = Diary()
    chance = Script(list(lots))
    for answer in answers:
        (decision,) = race.asked
        assert said(decision.refusal(answer)) == "", said(decision.refusal(answer))
        advance(race, [answer], chance, diary)
    assert chance.left() == []
    return diary.told()


def both(race: PocketRockets, attacker: Action, opponent: Action) -> list[Event]:
    """A throw of two."""
    diary = Diary()
    advance(race, [attacker, opponent], Script([]), diary)
    return diary.told()


def bid(race: PocketRockets, *numbers: int, lots: Sequence[int] = ()) -> list[Event]:
    """The bids of those in play, in seat order; lots as places in the groups that tied."""
    diary = Diary()
    chance = Script(list(lots))
    assert len(race.asked) == len(numbers)
    advance(race, [BID_MENU[number] for number in numbers], chance, diary)
    assert chance.left() == []
    return diary.told()


def walk_out(race: PocketRockets, seat: int) -> list[Event]:
    diary = Diary()
    assert leave(race, seat, diary) is None
    begin(race, Script([]), diary)
    return diary.told()


def at(race: PocketRockets, seat: int = 0) -> Place:
    """Where a racer lies, to a hundredth of a millimetre."""
    where = race.rockets[seat].pose
    return round(where.x / 1000, 2), round(where.y / 1000, 2), where.heading / 10


def asked(race: PocketRockets) -> list[tuple[str, int]]:
    """What is asked, and whom."""
    return [(type(one).__name__, one.seat) for one in race.asked]


def moves_left(race: PocketRockets) -> tuple[int, int]:
    """Whose turn it is, and with how many moves."""
    (decision,) = race.asked
    assert isinstance(decision, ChooseMove)
    return decision.seat, decision.left


def refusal(race: PocketRockets, action: Action) -> str:
    """The number of the rule by which an answer is refused, or ""."""
    return said(race.asked[0].refusal(action)).split(" ", 1)[0]


def only(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
