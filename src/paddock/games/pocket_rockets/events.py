"""What can happen, in the past tense. Lengths are thousandths of a millimetre."""

from typing import ClassVar

from paddock.core.protocol import Event
from paddock.games.pocket_rockets.actions import Hand
from paddock.games.pocket_rockets.book.racers import Power
from paddock.games.pocket_rockets.rules.driving import Touch
from paddock.games.pocket_rockets.state import Ending, Pose


class LinedUp(Event):
    """The race is laid out: the course, and for each seat its racer, lane and place."""

    def __init__(
        self,
        course: int,
        name: str,
        racers: tuple[int, ...],
        lanes: tuple[int, ...],
        poses: tuple[Pose, ...],
    ) -> None:
        self.course = course
        self.name = name
        self.racers = racers
        self.lanes = lanes
        self.poses = poses


class RacerPicked(Event):
    """A racer was taken in the draft."""

    def __init__(self, seat: int, racer: int) -> None:
        self.seat = seat
        self.racer = racer


class RoundBegan(Event):
    """PR-010 A round; `has_lots` if ties are settled by lot in it."""

    def __init__(self, round: int, has_lots: bool) -> None:
        self.round = round
        self.has_lots = has_lots


class BidsShown(Event):
    """PR-021 All bids at once, by seat, -1 for who is out; `turns` are whose turn it is at 0 to
    4, -1 for nobody."""

    def __init__(self, bids: tuple[int, ...], turns: tuple[int, ...]) -> None:
        self.bids = bids
        self.turns = turns


class LotDrawn(Event):
    """PR-160, PR-165 One of those who tied on a bid takes the turn."""

    def __init__(self, bid: int, seats: tuple[int, ...], seat: int) -> None:
        self.bid = bid
        self.seats = seats
        self.seat = seat


class TurnBegan(Event):
    """PR-022 A sole bidder is up."""

    def __init__(self, seat: int, bid: int) -> None:
        self.seat = seat
        self.bid = bid


class TurnLost(Event):
    """PR-027 Whose turn it would be has left play."""

    def __init__(self, seat: int, bid: int) -> None:
        self.seat = seat
        self.bid = bid


class Idled(Event):
    """PR-029 A sole 0 was let go by."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Repaired(Event):
    """PR-080 The card lies power side up again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Boosted(Event):
    """PR-100 The highest bid gives twice as many moves."""

    def __init__(self, seat: int, highest: int, moves: int) -> None:
        self.seat = seat
        self.highest = highest
        self.moves = moves


class PowerAimed(Event):
    """PR-093, PR-128 A power is aimed at a racer; `reach` are all whom it can hit."""

    def __init__(self, seat: int, power: Power, target: int, reach: tuple[int, ...]) -> None:
        self.seat = seat
        self.power = power
        self.target = target
        self.reach = reach


class ThrowsShown(Event):
    """PR-140 Both hands at once, and whose wins, -1 if they are equal; `equal` throws came before
    it in a row."""

    def __init__(
        self, seat: int, target: int, hand: Hand, other_hand: Hand, winner: int, equal: int
    ) -> None:
        self.seat = seat
        self.target = target
        self.hand = hand
        self.other_hand = other_hand
        self.winner = winner
        self.equal = equal


class AttackFailed(Event):
    """PR-115, PR-142 Nothing comes of an attack: the other won, or all throws were equal."""

    def __init__(self, seat: int, target: int, was_equal: bool) -> None:
        self.seat = seat
        self.target = target
        self.was_equal = was_equal


class AttackDropped(Event):
    """PR-164 Somebody left, and an attack or an exchange is dropped."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class WarpFaced(Event):
    """PR-128 The user of a Transwarp has chosen how it will lie."""

    def __init__(self, seat: int, target: int, heading: int) -> None:
        self.seat = seat
        self.target = target
        self.heading = heading


class Warped(Event):
    """PR-120, PR-125 Two racers have changed places, with their credits."""

    def __init__(
        self,
        seat: int,
        target: int,
        pose: Pose,
        target_pose: Pose,
        credits: int,
        target_credits: int,
    ) -> None:
        self.seat = seat
        self.target = target
        self.pose = pose
        self.target_pose = target_pose
        self.credits = credits
        self.target_credits = target_credits


class Pivoted(Event):
    """PR-041, PR-050 A card has turned about its pivot: `turned` so far, above 0
    counter-clockwise."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, start: int, heading: int, turned: int) -> None:
        self.seat = seat
        self.start = start
        self.heading = heading
        self.turned = turned


class Slid(Event):
    """PR-043 A card has slid: from a point to where it rests, `reached` being how far it came."""

    reveals: ClassVar[bool] = True

    def __init__(
        self, seat: int, x: int, y: int, heading: int, reached: int, to_x: int, to_y: int
    ) -> None:
        self.seat = seat
        self.x = x
        self.y = y
        self.heading = heading
        self.reached = reached
        self.to_x = to_x
        self.to_y = to_y


class Touched(Event):
    """PR-075 What was touched, an obstacle with its name, in a pivot or in a slide at a travel. It
    was met at (x, y); in a pivot that is the racer's own place."""

    def __init__(
        self,
        seat: int,
        is_slide: bool,
        cause: Touch,
        which: int,
        name: str,
        travel: int,
        x: int,
        y: int,
    ) -> None:
        self.seat = seat
        self.is_slide = is_slide
        self.cause = cause
        self.which = which
        self.name = name
        self.travel = travel
        self.x = x
        self.y = y


class Fell(Event):
    """PR-073 The pivot reached the edge of the table, and the racer fell off."""

    def __init__(self, seat: int, travel: int) -> None:
        self.seat = seat
        self.travel = travel


class LineCrossed(Event):
    """PR-151 A credit, at so much travel of the slide; `line` is the one crossed, of the lap, and
    `name` what it is called."""

    def __init__(
        self, seat: int, line: int, name: str, lap: int, credits: int, travel: int
    ) -> None:
        self.seat = seat
        self.line = line
        self.name = name
        self.lap = lap
        self.credits = credits
        self.travel = travel


class Damaged(Event):
    """PR-064 A card is turned damage side up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Removed(Event):
    """PR-065 A racer leaves play; `number` counts the removals."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


class Stopped(Event):
    """PR-045 A player gave up the moves that were left."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left


class TurnEnded(Event):
    """A touch ended the turn, where the table has chosen so."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left


class RoundDied(Event):
    """PR-160 Nobody had a turn; so many such rounds in a row."""

    def __init__(self, number: int) -> None:
        self.number = number


class PlayerLeft(Event):
    """PR-163 A player has left, and the racer is taken from the table."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class RaceWon(Event):
    """PR-154, PR-155, PR-161 The race is over."""

    def __init__(self, winners: tuple[int, ...], ending: Ending) -> None:
        self.winners = winners
        self.ending = ending


class PracticeEnded(Event):
    """PR-166 Practice is over without a finish."""

    def __init__(self, seat: int, ending: Ending) -> None:
        self.seat = seat
        self.ending = ending
