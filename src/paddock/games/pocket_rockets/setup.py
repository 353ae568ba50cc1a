"""Laying out a race."""

from paddock.core.chance import Chance
from paddock.core.errors import BrokenData
from paddock.games.pocket_rockets.book.course import Course, Tabletop
from paddock.games.pocket_rockets.phases.opening import Opening
from paddock.games.pocket_rockets.rules.deal import deal_racers, drawn_order
from paddock.games.pocket_rockets.rules.driving import Ground
from paddock.games.pocket_rockets.state import NO_BID, RUNNING, PocketRockets, Pose, Rocket


def setup(book: Tabletop, seats: int, chance: Chance) -> PocketRockets:
    """PR-004 to PR-009 A course that fits, racers and lanes dealt, all noses at the line."""
    course = _course(book, seats, chance)
    racers = deal_racers(book, seats, chance)
    lanes = [lane + 1 for lane in drawn_order(seats, chance)]
    return PocketRockets(
        seats=seats,
        phases=[Opening()],
        asked=(),
        book=book,
        course=course,
        rockets=[
            Rocket(racer, lane, _start(book, book.courses[course], lane, seats), False, True, 0, 0)
            for racer, lane in zip(racers, lanes, strict=True)
        ],
        round=1,
        dead_rounds=0,
        removals=0,
        bids=[NO_BID] * seats,
        winners=[],
        ending=RUNNING,
    )


def _course(book: Tabletop, seats: int, chance: Chance) -> int:
    """PR-008 The chosen course, or one drawn among those with room for so many."""
    fitting = [index for index, course in enumerate(book.courses) if course.takes(seats)]
    if not fitting:
        course = book.courses[0]
        room = f"{course.least} to {course.most} players"
        raise BrokenData("course", f"{course.name} is for {room}, not {seats}")
    return fitting[chance.pick(len(fitting))]


def _start(book: Tabletop, course: Course, lane: int, seats: int) -> Pose:
    """PR-005, PR-006, PR-166 Behind the line; who practises may have chosen another lane."""
    if seats > 1:
        point = course.lane(lane, seats)
        return Pose(point.x, point.y, course.start_heading)
    point = course.lane(book.lane, book.lanes)
    pose = Pose(point.x, point.y, course.start_heading)
    is_free = Ground(course, (), ()).fits(pose.x, pose.y, pose.heading)
    if not is_free or not course.table.holds(pose.x, pose.y, 0):
        raise BrokenData("lane", f"lane {book.lane} of {book.lanes} is not free on {course.name}")
    return pose
