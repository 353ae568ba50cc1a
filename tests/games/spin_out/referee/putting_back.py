"""The end of a movement inside something: put back along the path (SO-102, SO-R16, SO-R22)."""

from decimal import Decimal

from games.spin_out.referee.exact import RADIUS, TAU, Vector, nearest
from games.spin_out.referee.kabooms import hurt, mark, queue
from games.spin_out.referee.plans import forget_broken, inside_ignored
from games.spin_out.referee.position import Flow, Race
from games.spin_out.referee.shapes import Shape, distance, gap, span
from games.spin_out.referee.track import LARGE

Leg = tuple[int, int, int, int]


def back_out_of_ignored(race: Race) -> Flow:
    """SO-R22: back to where it first touched the ignored obstacle, and the 2D6 it had avoided."""
    assert race.active is not None
    seat, pod, turn = race.active, race.mover, race.turn
    while inside := inside_ignored(race, pod, turn):
        x, y, legs = turn.ignored.pop(inside[0])
        start = turn.trail[legs][:2] if legs < len(turn.trail) else turn.trail[-1][2:]
        turn.trail = [*turn.trail[:legs], (*start, x, y)]
        put(race, x, y)
        hurt(race, seat, race.dice(2, seat, "obstacle"), "obstacle")
        yield from queue(race)


def back_off_pods(race: Race) -> None:
    """SO-102: back to the last point of the path where it overlapped no pod; a black marker."""
    assert race.active is not None
    seat, pod = race.active, race.mover
    if not race.pods_under(seat, pod.x, pod.y):
        return
    for leg in reversed(race.turn.trail):
        clear = last_clear_point(race, leg)
        if clear is not None:
            put(race, *clear)
            break
    mark(race, seat, "black", True)


def last_clear_point(race: Race, leg: Leg) -> tuple[int, int] | None:
    """The last point of a leg clear of pods and of obstacles. Where it was overlapped from is
    where that gap passed 0, as for a contact (SO-071)."""
    x, y, to_x, to_y = leg
    length = Decimal((to_x - x) ** 2 + (to_y - y) ** 2).sqrt()
    blockers = shapes_in_the_way(race)
    if not length:
        is_clear = all(gap(x, y, one) >= -TAU for one in blockers)
        return (x, y) if is_clear else None
    u = Vector((to_x - x) / length, (to_y - y) / length)
    s = length
    while True:
        at = x + s * u.x, y + s * u.y
        over = [one for one in blockers if distance(*at, one) < RADIUS - TAU - Decimal("1e-9")]
        if not over:
            return nearest(at[0]), nearest(at[1])
        entries = []
        for shape in over:
            deep = span(x, y, u, shape, RADIUS - TAU)
            outer = span(x, y, u, shape, RADIUS)
            assert deep is not None
            assert outer is not None
            if deep[0] < 0:
                return None
            entries.append(max(Decimal(0), outer[0]))
        s = min(entries)


def shapes_in_the_way(race: Race) -> list[Shape]:
    """Other pods, and the obstacles that are ignored: no other obstacle was ever overlapped."""
    pods = [pod.disc for seat, pod in enumerate(race.pods) if seat != race.active and pod.on_table]
    ignored = [one.shape for one in race.terrain if one.id in race.turn.ignored]
    return [*pods, *ignored]


def put(race: Race, x: int, y: int) -> None:
    """SO-R16: large features are left and entered without damage, nothing is undone."""
    pod = race.mover
    pod.x, pod.y = x, y
    for feature in race.terrain:
        if feature.kind == LARGE:
            room = gap(x, y, feature.shape)
            if room < -TAU:
                pod.on_large.add(feature.id)
            elif room > TAU:
                pod.on_large.discard(feature.id)
    forget_broken(race, pod, race.turn)
    race.say("put back", race.active, x, y)
