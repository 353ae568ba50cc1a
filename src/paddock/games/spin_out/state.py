"""The race and its pieces. No rules here."""

from typing import Any, Final, TypeAlias

from paddock.core.protocol import Decision, Phase, Piece, Race, Value
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import FATAL, FREE_TURNS, SMOKE

NOBODY_THERE: Final = -1
NO_FEATURE: Final = -1
EDGE: Final = -2
"""SO-090 The edge of the table, where an obstacle is named by its number."""

Status: TypeAlias = int
RACING: Final[Status] = 0
KILLED: Final[Status] = 1
EJECTED: Final[Status] = 2
BAILED_OUT: Final[Status] = 3

Ending: TypeAlias = int
RUNNING: Final[Ending] = 0
FINISHED: Final[Ending] = 1
BRIBED: Final[Ending] = 2
LAST_LEFT: Final[Ending] = 3
TIME_UP: Final[Ending] = 4
NOBODY_LEFT: Final[Ending] = 5
ENDINGS: Final[tuple[str, ...]] = (
    "running",
    "across the line",
    "bribed across the line",
    "last pod left",
    "turn limit",
    "nobody left",
)


class Pose(Value):
    """Where a pod stands: in ten-thousandths of an inch, its heading in hundredths of a degree."""

    def __init__(self, x: int, y: int, heading: int) -> None:
        self.x = x
        self.y = y
        self.heading = heading

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Pose)
            and self.x == other.x
            and self.y == other.y
            and self.heading == other.heading
        )

    def __hash__(self) -> int:
        return self.x + self.y + self.heading


class Pod(Piece):
    """A seat's pod with its markers and its damage; all of it lies open.

    `passed` counts the gates that it has passed. `on_large` are the large features that it
    stands on, by their numbers. `is_waiting`: it is about to Kaboom (SO-174). A pod that has
    left the race keeps the pose in which it left (SO-R78).
    """

    def __init__(
        self,
        pose: Pose,
        damage: int,
        orange: bool,
        red: bool,
        black: bool,
        blue: bool,
        has_ejected: bool,
        status: Status,
        is_waiting: bool,
        passed: int,
        has_crossed: bool,
        on_large: list[int],
    ) -> None:
        self.pose = pose
        self.damage = damage
        self.orange = orange
        self.red = red
        self.black = black
        self.blue = blue
        self.has_ejected = has_ejected
        self.status = status
        self.is_waiting = is_waiting
        self.passed = passed
        self.has_crossed = has_crossed
        self.on_large = on_large

    def copy(self) -> "Pod":
        return Pod(
            self.pose,
            self.damage,
            self.orange,
            self.red,
            self.black,
            self.blue,
            self.has_ejected,
            self.status,
            self.is_waiting,
            self.passed,
            self.has_crossed,
            self.on_large.copy(),
        )

    def is_racing(self) -> bool:
        """In the race."""
        return self.status == RACING

    def is_on_table(self) -> bool:
        """In the race, or still to Kaboom."""
        return self.status == RACING or self.is_waiting

    def smokes(self) -> bool:
        """SO-127 It trails smoke."""
        return self.damage >= SMOKE

    def is_doomed(self) -> bool:
        """SO-128 Its damage is fatal."""
        return self.damage >= FATAL

    def may_boost(self) -> bool:
        """SO-040, SO-041 Neither a black nor a blue marker forbids it."""
        return not (self.black or self.blue)


class Turn(Piece):
    """The Turn that is being played.

    * `left` is the allowance not used yet, `speed` the final speed.
    * `turns` counts the rotations that were followed by an inch, `swing` is the one made since the
      last inch (SO-R11).
    * `over` are the seats of the pods, and `rubbed` the wrecks, whose contact is accounted for
      (SO-R04).
    * `tricks` are the obstacles that are ignored, and `touched` says of each where it was first
      touched: x, y, how long the trail was, and how far on. `has_trick`: one more may be ignored
      (SO-R21).
    * `trail` are the straight moves so far: x, y, heading and length of each in turn (SO-102).
    * `rest` is what was declared and not driven, since something interrupted it.
    * `has_checked_leak`: the throw of SO-033 was made.
    """

    def __init__(
        self,
        speed: int,
        left: int,
        turns: int,
        swing: int,
        pauses: int,
        is_spinning: bool,
        needs_direction: bool,
        has_overridden: bool,
        has_checked_leak: bool,
        squeezes: bool,
        has_trick: bool,
        tricks: list[int],
        touched: list[int],
        over: list[int],
        rubbed: list[int],
        trail: list[int],
        rest: list[int],
    ) -> None:
        self.speed = speed
        self.left = left
        self.turns = turns
        self.swing = swing
        self.pauses = pauses
        self.is_spinning = is_spinning
        self.needs_direction = needs_direction
        self.has_overridden = has_overridden
        self.has_checked_leak = has_checked_leak
        self.squeezes = squeezes
        self.has_trick = has_trick
        self.tricks = tricks
        self.touched = touched
        self.over = over
        self.rubbed = rubbed
        self.trail = trail
        self.rest = rest

    def copy(self) -> "Turn":
        return Turn(
            self.speed,
            self.left,
            self.turns,
            self.swing,
            self.pauses,
            self.is_spinning,
            self.needs_direction,
            self.has_overridden,
            self.has_checked_leak,
            self.squeezes,
            self.has_trick,
            self.tricks.copy(),
            self.touched.copy(),
            self.over.copy(),
            self.rubbed.copy(),
            self.trail.copy(),
            self.rest.copy(),
        )

    def turns_made(self) -> int:
        """SO-050, SO-R11 Rotations count, those after the last inch too; a whole one is none."""
        return self.turns + (1 if self.swing else 0)

    def is_twisted(self) -> bool:
        """SO-050 More than two turns were made."""
        return self.turns_made() > FREE_TURNS


def no_turn() -> Turn:
    """Nobody's Turn, or one that has just begun."""
    return Turn(0, 0, 0, 0, 0, False, False, False, False, False, False, [], [], [], [], [], [])


class SpinOut(Race):
    """The table with its pods, by seat, and the cards.

    * `order` is the order of movement, `at` the place in it of whose Turn comes next; `active` is
      whose Turn it is, or nobody's.
    * `deck` are the cards that are still to be drawn, in no order; `discard` lies face up,
      `buried` are those that went to its bottom face down.
    * `gone` are the features that were driven away, by their numbers; wrecks have the numbers
      after those of the track.
    * `finish_card_by` is who has won by the finish card, which lies aside then (SO-178).
    * `ranking` has the seats from the first on, once the race is over.
    """

    def __init__(
        self,
        seats: int,
        phases: list[Phase[Any, Any]],
        asked: tuple[Decision, ...],
        book: Arena,
        order: list[int],
        at: int,
        game_turn: int,
        active: int,
        pods: list[Pod],
        hands: list[list[int]],
        deck: list[int],
        discard: list[int],
        buried: list[int],
        gone: list[int],
        wrecks: list[Pose],
        turn: Turn,
        finish_card_by: int,
        winners: list[int],
        ranking: list[int],
        ending: Ending,
    ) -> None:
        super().__init__(seats, phases, asked)
        self.book = book
        self.order = order
        self.at = at
        self.game_turn = game_turn
        self.active = active
        self.pods = pods
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.buried = buried
        self.gone = gone
        self.wrecks = wrecks
        self.turn = turn
        self.finish_card_by = finish_card_by
        self.winners = winners
        self.ranking = ranking
        self.ending = ending

    def copy(self) -> "SpinOut":
        return SpinOut(
            self.seats,
            self.phases.copy(),
            self.asked,
            self.book,
            self.order.copy(),
            self.at,
            self.game_turn,
            self.active,
            [pod.copy() for pod in self.pods],
            [hand.copy() for hand in self.hands],
            self.deck.copy(),
            self.discard.copy(),
            self.buried.copy(),
            self.gone.copy(),
            self.wrecks.copy(),
            self.turn.copy(),
            self.finish_card_by,
            self.winners.copy(),
            self.ranking.copy(),
            self.ending,
        )

    def in_race(self) -> list[int]:
        """The seats still in the race, in the order of movement."""
        return [seat for seat in self.order if self.pods[seat].is_racing()]

    def order_of_play(self) -> list[int]:
        """The order of movement, read from the active player; between Turns from the next one."""
        start = self.at
        if self.active != NOBODY_THERE:
            start = self.order.index(self.active)
        return self.order[start:] + self.order[:start]
