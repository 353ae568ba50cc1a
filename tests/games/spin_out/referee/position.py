"""The whole position, in plain shapes: everything may be read and set."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, NamedTuple, Protocol

from games.spin_out.referee.exact import RADIUS, TAU
from games.spin_out.referee.shapes import Disc, gap
from games.spin_out.referee.track import SMALL, Feature, Track

RACING, KILLED, EJECTED, BAILED_OUT = "racing", "killed", "ejected", "bailed_out"
SMOKES_FROM = 15
KABOOMS_FROM = 20
BLAST = 6 * 10_000
Thing = str | int
"""A feature by its id, a pod by its seat."""


class Ask(NamedTuple):
    """A decision (D…) or a window (W…), and who is asked, in the order of play."""

    what: str
    seats: tuple[int, ...]


Answers = dict[int, Any]
Flow = Generator[Ask, Answers, None]


class TurnOver(Exception):
    """SO-172: the active player has left the race."""


class RaceOver(Exception):
    """SO-177: nobody is left."""


class Luck(Protocol):
    """The one door for dice, directions and shuffles."""

    def die(self) -> int: ...

    def direction(self) -> int: ...

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        """The top card is the last."""
        ...


class Mark(NamedTuple):
    """How far a pod has come: past the line once it has crossed, else what is to go."""

    past: Decimal
    gates: int
    inches: Decimal


@dataclass
class Pod:
    """A pod and its pilot; the seat is the place in the list."""

    x: int = 0
    y: int = 0
    heading: int = 0
    damage: int = 0
    orange: bool = False
    red: bool = False
    black: bool = False
    blue: bool = False
    hand: list[str] = field(default_factory=list)
    ejection_used: bool = False
    status: str = RACING
    waiting: bool = False
    on_table: bool = True
    next_gate: int = 0
    lap: int = 1
    crossed: bool = False
    on_large: set[str] = field(default_factory=set)
    mark: Mark | None = None

    @property
    def is_racing(self) -> bool:
        return self.status == RACING

    @property
    def smokes(self) -> bool:
        return self.damage >= SMOKES_FROM

    @property
    def disc(self) -> Disc:
        return Disc(self.x, self.y, RADIUS)


@dataclass
class Turn:
    """What counts for the present Turn only."""

    spinning: bool = False
    final_speed: int = 0
    override: bool = False
    turns: int = 0
    turning: int = 0
    """The sum of the rotations since the last straight inch (SO-R11)."""
    left: int = 0
    needs_direction: bool = True
    squeeze: bool = False
    trick_ready: bool = False
    ignored: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    """Obstacles of Trick Manoeuvre: where each was first touched, and after how many legs."""
    pauses: int = 0
    test_is_due: bool = False
    """SO-R51: from W7 on."""
    accounted: set[Thing] = field(default_factory=set)
    trail: list[tuple[int, int, int, int]] = field(default_factory=list)

    @property
    def turns_counted(self) -> int:
        return self.turns + (self.turning % 36_000 != 0)


@dataclass
class Nudge:
    """A contact of the active pod with another, before the dice."""

    other: int
    cancelled: bool = False
    good: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Options:
    spin_rebound: str = "literal"
    lone_survivor: str = "plays_on"


@dataclass
class Race:
    """The table at one moment. `discard` holds the face-up cards, the top one last; `hidden` the
    hands of those who are out, under it."""

    track: Track
    pods: list[Pod]
    order: list[int]
    luck: Luck
    options: Options = field(default_factory=Options)
    play_deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    terrain: list[Feature] = field(default_factory=list)
    game_turn: int = 1
    active: int | None = None
    following: int | None = None
    """Between Turns: whose Turn comes next."""
    finish_card_by: int | None = None
    turn: Turn = field(default_factory=Turn)
    nudge: Nudge | None = None
    obstacle: str = ""
    """What W5 is about; "edge" for the table's edge."""
    sabotage: tuple[int, int] | None = None
    """Sender and target, while W9 is open."""
    kaboom: int | None = None
    ranking: list[int] = field(default_factory=list)
    winner: int | None = None
    is_over: bool = False
    events: list[tuple[Any, ...]] = field(default_factory=list)

    def say(self, *event: Any) -> None:
        self.events.append(event)

    @property
    def mover(self) -> Pod:
        assert self.active is not None
        return self.pods[self.active]

    def racing(self) -> list[int]:
        """In the order of movement."""
        return [seat for seat in self.order if self.pods[seat].is_racing]

    def order_of_play(self) -> list[int]:
        """From the active player; between Turns from the next one; at the end from the first."""
        first = self.active if self.active is not None else self.following
        start = 0 if first is None else self.order.index(first)
        return self.order[start:] + self.order[:start]

    def pods_within_blast(self, seat: int) -> list[int]:
        """SO-077: other pods on the table at most 6 inches away, base to base."""
        centre = self.pods[seat].disc
        return [
            other
            for other in self.order_of_play()
            if other != seat and self.pods[other].on_table
            if gap(self.pods[other].x, self.pods[other].y, centre) <= BLAST
        ]

    def pods_under(self, seat: int, x: int, y: int) -> list[int]:
        """SO-070: the pods that a pod of this seat would overlap there."""
        return [
            other
            for other in self.order
            if other != seat and self.pods[other].on_table
            if gap(x, y, self.pods[other].disc) < -TAU
        ]

    def is_face_up(self, card: str) -> bool:
        return card in self.discard or card in self.aside

    def discard_from(self, seat: int, card: str) -> None:
        """SO-107."""
        self.pods[seat].hand.remove(card)
        self.discard.append(card)

    def dice(self, count: int, seat: int, purpose: str) -> int:
        thrown = [self.luck.die() for _ in range(count)]
        self.say("throw", purpose, seat, *thrown)
        return sum(thrown)

    def mark_of(self, seat: int) -> Mark:
        """SO-R78, SO-R88: as it stands now, or as it was when the player left."""
        pod = self.pods[seat]
        if pod.mark is not None:
            return pod.mark
        gate = self.track.gates[pod.next_gate]
        per_lap = len(self.track.gates)
        to_go = (self.track.laps - pod.lap) * per_lap + per_lap - pod.next_gate
        past = self.track.finish.past(pod.x, pod.y) + RADIUS
        if pod.crossed:
            return Mark(past, 0, Decimal(0))
        return Mark(past, to_go, gate.away(pod.x, pod.y))

    def leave(self, seat: int, status: str, *, wreck: bool) -> None:
        """SO-132, SO-136, SO-137, SO-153: out of the race, the pod removed or left as a wreck."""
        pod = self.pods[seat]
        pod.mark = self.mark_of(seat)
        pod.status = status
        pod.waiting = False
        pod.on_table = False
        self.hidden += pod.hand
        pod.hand = []
        self.say("out", seat, status)
        if wreck:
            self.terrain.append(Feature(f"wreck {seat}", SMALL, pod.disc))
            self.say("wreck", seat)
            # SO-R20: the contact of a pod over or against it counts as accounted.
            if self.active is not None and self.active != seat:
                if gap(self.mover.x, self.mover.y, pod.disc) <= TAU:
                    self.turn.accounted.add(f"wreck {seat}")
