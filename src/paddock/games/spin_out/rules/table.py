"""The table of a race, for whoever moves on it."""

from paddock.games.spin_out.book.measures import RADIUS
from paddock.games.spin_out.rules.ground import Ground
from paddock.games.spin_out.rules.trip import Trip
from paddock.games.spin_out.state import Pod, Pose, SpinOut, Turn
from paddock.kit.geometry import Disc


def disc_of(pose: Pose) -> Disc:
    """A pod's base."""
    return Disc(pose.x, pose.y, RADIUS)


def others_of(order: list[int], pods: list[Pod], seat: int) -> list[int]:
    """The other pods on the table, in the order of movement."""
    return [other for other in order if other != seat and pods[other].is_on_table()]


def ground_of(race: SpinOut, seat: int) -> Ground:
    others = others_of(race.order, race.pods, seat)
    poses = [race.pods[other].pose for other in others]
    return Ground(race.book.course, race.gone, race.wrecks, others, poses)


def trip_of(race: SpinOut, ground: Ground) -> Trip:
    """The active pod, ready to go on."""
    pod = race.pods[race.active]
    turn: Turn = race.turn
    return Trip(
        race.book,
        ground,
        pod.pose,
        turn.left,
        pod.passed,
        turn.over,
        turn.rubbed,
        pod.on_large,
        turn.tricks,
        turn.has_trick,
    )


def ignore(race: SpinOut, feature: int, x: int, y: int, way: int) -> None:
    """SO-112, SO-R21 An obstacle is none for the rest of the Turn. Where it was first touched is
    kept for SO-R22: the place, how long the trail was, and how far on the straight move."""
    turn = race.turn
    turn.tricks.append(feature)
    turn.touched += [x, y, len(turn.trail), way]
