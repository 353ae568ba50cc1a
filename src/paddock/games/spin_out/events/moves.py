"""What happens on the table: turns, moves, contacts, put-backs."""

from paddock.core.protocol import Event


class Turned(Event):
    """SO-048 On the spot, to a heading."""

    def __init__(self, seat: int, angle: int, heading: int) -> None:
        self.seat = seat
        self.angle = angle
        self.heading = heading


class SpunRound(Event):
    """SO-051, SO-052 A direction that luck has chosen."""

    def __init__(self, seat: int, heading: int) -> None:
        self.seat = seat
        self.heading = heading


class Moved(Event):
    """SO-047 Straight on; `left` is the allowance that is left."""

    def __init__(
        self, seat: int, x: int, y: int, to_x: int, to_y: int, length: int, left: int
    ) -> None:
        self.seat = seat
        self.x = x
        self.y = y
        self.to_x = to_x
        self.to_y = to_y
        self.length = length
        self.left = left


class GatePassed(Event):
    """SO-158, SO-160 The gate that counted next; `gate` counts from 0, `lap` from 1."""

    def __init__(self, seat: int, gate: int, lap: int, x: int, y: int) -> None:
        self.seat = seat
        self.gate = gate
        self.lap = lap
        self.x = x
        self.y = y


class FinishCrossed(Event):
    """SO-161 Across the line for the last time."""

    def __init__(self, seat: int, x: int, y: int) -> None:
        self.seat = seat
        self.x = x
        self.y = y


class SmallHit(Event):
    """SO-078 Over a small feature, which is gone."""

    def __init__(self, seat: int, feature: int, damage: int) -> None:
        self.seat = seat
        self.feature = feature
        self.damage = damage


class LargeEntered(Event):
    """SO-079 Onto a large feature; `damage` is the pod's since."""

    def __init__(self, seat: int, feature: int, damage: int) -> None:
        self.seat = seat
        self.feature = feature
        self.damage = damage


class LargeLeft(Event):
    """SO-080 Off a large feature."""

    def __init__(self, seat: int, feature: int, damage: int) -> None:
        self.seat = seat
        self.feature = feature
        self.damage = damage


class PodTouched(Event):
    """SO-092 A nudge is about to be thrown, unless the mover squeezes past."""

    def __init__(self, seat: int, other: int, squeezes: bool) -> None:
        self.seat = seat
        self.other = other
        self.squeezes = squeezes


class Nudged(Event):
    """SO-094 What each threw is damage to the other."""

    def __init__(
        self,
        seat: int,
        other: int,
        dice: tuple[int, ...],
        other_dice: tuple[int, ...],
        damage: int,
        other_damage: int,
    ) -> None:
        self.seat = seat
        self.other = other
        self.dice = dice
        self.other_dice = other_dice
        self.damage = damage
        self.other_damage = other_damage


class NudgeCancelled(Event):
    """SO-110, SO-R17 Nobody throws."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other


class ObstacleTouched(Event):
    """SO-083 The pod has stopped at an obstacle, or at the edge."""

    def __init__(self, seat: int, feature: int) -> None:
        self.seat = seat
        self.feature = feature


class Crashed(Event):
    """SO-086 Two dice of damage; `damage` is the pod's since."""

    def __init__(self, seat: int, feature: int, first: int, second: int, damage: int) -> None:
        self.seat = seat
        self.feature = feature
        self.first = first
        self.second = second
        self.damage = damage


class ObstacleIgnored(Event):
    """SO-112 The pod may go through it for this Turn."""

    def __init__(self, seat: int, feature: int) -> None:
        self.seat = seat
        self.feature = feature


class EmergencyStopped(Event):
    """SO-098 It could not get past, and stays at the contact."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other


class PutBack(Event):
    """SO-102, SO-R22 Set down where it did not overlap."""

    def __init__(self, seat: int, x: int, y: int, feature: int) -> None:
        self.seat = seat
        self.x = x
        self.y = y
        self.feature = feature


class Paused(Event):
    """SO-R23 A part of the manoeuvre is done."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
