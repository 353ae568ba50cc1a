"""Positions to start an example from, answers to give in it, and short questions about it.

    race = scene([pod(10, 10)], wall(20), at="Manoeuvring", speed=12)
    events = say(race, way("m 12"), PASS, luck=[3, 4])
    assert where(race) == (18.8125, 10, 0)

Lengths are inches and headings degrees, as in the rules. Luck is told in dice, from 1 to 6; a
fraction is a heading. Whoever is asked and is not spoken for lets it pass.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from paddock.core.chance import Script
from paddock.core.protocol import Action, Event, Log, Phase, advance, begin
from paddock.games.spin_out.actions import PASS, BailOut, Eject, Manoeuvre, PlayCard
from paddock.games.spin_out.book.cards import CARDS, NAMED
from paddock.games.spin_out.book.reader import make_book
from paddock.games.spin_out.decisions.windows import Reaction
from paddock.games.spin_out.phases.round import TURN_FROM_LAST, GameTurns
from paddock.games.spin_out.phases.windows import FreeWindow
from paddock.games.spin_out.state import NOBODY_THERE, Pod, Pose, SpinOut, no_turn
from paddock.table.diary import Diary

E = TypeVar("E", bound=Event)
Answer = Action | Mapping[int, Action]
Luck = Sequence[int | float]

SIDE = 120
FAR_GATES = [
    {"a": [110, 100], "b": [110, 110], "direction": 0},
    {"a": [117, 100], "b": [117, 110], "direction": 0, "finish": True},
]
__all__ = ["PASS"]


def disc(id: str, terrain: str, x: float, y: float, r: float) -> dict[str, Any]:
    return {"id": id, "class": terrain, "name": f"thing {id}", "disc": [x, y, r]}


def box(id: str, terrain: str, x: float, y: float, to_x: float, to_y: float) -> dict[str, Any]:
    corners = [[x, y], [to_x, y], [to_x, to_y], [x, to_y]]
    return {"id": id, "class": terrain, "name": f"thing {id}", "poly": corners}


def wall(x: float, id: str = "O1") -> dict[str, Any]:
    """Two inches thick and thirty long, from the near edge of the table."""
    return box(id, "obstacle", x, 0, x + 2, 30)


def track(
    *features: dict[str, Any], gates: Sequence[Any] = FAR_GATES, laps: int = 1, **more: Any
) -> dict[str, Any]:
    """The file of a large table with few things on it; its start is in a corner."""
    return {
        "id": "scene",
        "name": "Scene",
        "table": [SIDE, SIDE],
        "laps": laps,
        "start": {
            "line": [[24, 97], [24, 119]],
            "heading": 0,
            "zone": [2, 98, 24, 118],
            "grid": [[x, y] for x in (22.8125, 19) for y in (101, 105, 109, 113)],
        },
        "gates": list(gates),
        "features": list(features),
        **more,
    }


def card(name: str) -> int:
    return CARDS.index(name)


def cards(names: str) -> list[int]:
    """ "7C 10S X1" as cards of a hand."""
    return sorted([card(name) for name in names.split()])


def pod(
    x: float,
    y: float,
    heading: float = 0,
    *,
    hand: str = "",
    damage: int = 0,
    marks: str = "",
    passed: int = 0,
    on: Sequence[int] = (),
    ejected: bool = False,
    crossed: bool = False,
) -> tuple[Pod, list[int]]:
    """A pod with its hand; marks are words such as "orange red"."""
    on_it = marks.split()
    return (
        Pod(
            pose=Pose(round(x * 10_000), round(y * 10_000), round(heading * 100)),
            damage=damage,
            orange="orange" in on_it,
            red="red" in on_it,
            black="black" in on_it,
            blue="blue" in on_it,
            has_ejected=ejected,
            status=0,
            is_waiting=False,
            passed=passed,
            has_crossed=crossed,
            on_large=list(on),
        ),
        cards(hand),
    )


def scene(
    pods: Sequence[tuple[Pod, list[int]]],
    *features: dict[str, Any],
    at: str = "Manoeuvring",
    active: int = 0,
    speed: int = 0,
    spinning: bool = False,
    deck: str = "",
    discard: str = "",
    gates: Sequence[Any] = FAR_GATES,
    laps: int = 1,
    game_turn: int = 1,
    luck: Luck = (),
    data: dict[str, Any] | None = None,
    **options: Any,
) -> SpinOut:
    """Pods on a table, in the Turn of one of them, at a phase: its name, or that of a window."""
    turn = no_turn()
    turn.speed = speed
    turn.left = speed * 10_000
    turn.is_spinning = spinning
    turn.needs_direction = spinning
    seats = len(pods)
    phases: list[Phase[Any, Any]] = [GameTurns()]
    is_between = at in ("W0", "GameTurns")
    if at != "GameTurns":
        for phase in TURN_FROM_LAST:
            phases.append(phase)
            if phase_name(phase) == at:
                break
    race = SpinOut(
        seats=seats,
        phases=phases,
        asked=(),
        book=make_book({"data": data or track(*features, gates=gates, laps=laps), **options}),
        order=list(range(seats)),
        at=active if at == "GameTurns" else active + 1,
        game_turn=game_turn,
        active=NOBODY_THERE if is_between else active,
        pods=[one for one, _ in pods],
        hands=[hand for _, hand in pods],
        deck=cards(deck),
        discard=cards(discard),
        buried=[],
        gone=[],
        wrecks=[],
        turn=turn,
        finish_card_by=NOBODY_THERE,
        winners=[],
        ranking=[],
        ending=0,
    )
    chance = Script(picks(luck))
    begin(race, chance, Log())
    assert chance.left() == []
    return race


def phase_name(phase: Phase[Any, Any]) -> str:
    return f"W{phase.window}" if isinstance(phase, FreeWindow) else type(phase).__name__


def picks(luck: Luck) -> list[int]:
    """Dice as they are read, and headings."""
    return [one - 1 if isinstance(one, int) else round(one * 100) for one in luck]


def way(text: str, is_part: bool = False) -> Manoeuvre:
    """ "t 20 m 4.5 m 2 t 90": turns in degrees and moves in inches."""
    words = text.split()
    steps: list[int] = []
    for kind, number in zip(words[::2], words[1::2], strict=True):
        if kind == "t":
            if len(steps) % 2 == 1:
                steps.append(0)
            steps.append(round(float(number) * 100))
        else:
            if len(steps) % 2 == 0:
                steps.append(0)
            steps.append(round(float(number) * 10_000))
    return Manoeuvre(tuple(steps), is_part)


def plays(name: str, target: int = NOBODY_THERE, mark: int = 0) -> PlayCard:
    return PlayCard(card(name), card(name), target, mark)


def joker(name: str, target: int = NOBODY_THERE, mark: int = 0, which: str = "X1") -> PlayCard:
    assert card(name) in NAMED
    return PlayCard(card(which), card(name), target, mark)


def ejects(name: str = "") -> Eject:
    return Eject(card(name) if name else -1)


def bails(name: str = "") -> BailOut:
    return BailOut(card(name) if name else -1)


def say(race: SpinOut, *answers: Answer, luck: Luck = ()) -> list[Event]:
    """One answer after the other, of whose Turn it is or else the first who is asked, or of
    several seats; all that happens."""
    diary = Diary()
    chance = Script(picks(luck))
    for answer in answers:
        advance(race, given(race, answer), chance, diary)
    assert chance.left() == [], f"luck that nobody asked for: {chance.left()}"
    return [entry.event for entry in diary.entries]


def given(race: SpinOut, answer: Answer) -> list[Action]:
    """One answer to each question."""
    seats = [one.seat for one in race.asked]
    if isinstance(answer, Action):
        answer = {race.active if race.active in seats else seats[0]: answer}
    assert set(answer) <= set(seats), f"{answer} for {race.asked}"
    found: list[Action] = []
    for decision in race.asked:
        action = answer.get(decision.seat)
        if action is None:
            assert isinstance(decision, Reaction), f"nobody speaks for {decision!r}"
            action = decision.options()[0]
        why = decision.refusal(action)
        assert why is None, why.with_rules([])
        found.append(action)
    return found


def refusal(race: SpinOut, action: Action, seat: int | None = None) -> str:
    """The number of the rule by which an answer is refused, or ""."""
    seat = race.active if seat is None and race.active >= 0 else seat
    decision = next(one for one in race.asked if seat is None or one.seat == seat)
    why = decision.refusal(action)
    return "" if why is None else why.rules[0]


def asked(race: SpinOut) -> list[tuple[str, int]]:
    """What is asked, and whom."""
    return [(type(one).__name__, one.seat) for one in race.asked]


def offered(race: SpinOut, seat: int, name: str) -> list[PlayCard]:
    """The plays of a card that a seat is offered now."""
    (decision,) = [one for one in race.asked if one.seat == seat]
    return [
        one for one in decision.options() if isinstance(one, PlayCard) and one.card == card(name)
    ]


def where(race: SpinOut, seat: int = 0) -> tuple[float, float, float]:
    pose = race.pods[seat].pose
    return pose.x / 10_000, pose.y / 10_000, pose.heading / 100


def near(race: SpinOut, seat: int = 0) -> tuple[float, float, float]:
    """The same to a thousandth."""
    x, y, heading = where(race, seat)
    return round(x, 3), round(y, 3), heading


def marks(race: SpinOut, seat: int = 0) -> str:
    one = race.pods[seat]
    names = ("orange", one.orange), ("red", one.red), ("black", one.black), ("blue", one.blue)
    return " ".join([name for name, is_on in names if is_on])


def left(race: SpinOut) -> float:
    return race.turn.left / 10_000


def only(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def hand(race: SpinOut, seat: int = 0) -> str:
    return " ".join([CARDS[one] for one in race.hands[seat]])


def top(race: SpinOut) -> str:
    """The innermost phase."""
    return phase_name(race.phases[-1]) if race.phases else ""
