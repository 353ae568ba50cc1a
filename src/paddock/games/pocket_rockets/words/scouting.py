"""What was found out about a course, in words for who drew it."""

from paddock.core.phrase import Phrase
from paddock.games.pocket_rockets.book.course import Course
from paddock.games.pocket_rockets.book.racers import CARD_WIDTH, MM
from paddock.games.pocket_rockets.state import Pose
from paddock.games.pocket_rockets.words.names import line_name
from paddock.kit.geometry_gaps import card_gap
from paddock.kit.words import amount, say


def found_text(moves: int) -> Phrase:
    return say("It can be driven: a clean run takes {}.", amount(moves, "move"))


def shut_text(course: Course, line: int) -> Phrase:
    """No card ever gets there."""
    what = line_name(line, len(course.lines))
    wide = CARD_WIDTH // MM
    return say(f"Nobody can get past {what}: no way there is {wide} mm wide, as a card is.")


def lost_text(course: Course, line: int, pose: Pose) -> Phrase:
    """None was found; it may be that there is one."""
    what = line_name(line, len(course.lines))
    at = f"({pose.x / MM:.0f}, {pose.y / MM:.0f})"
    by = _nearest(course, pose)
    return say(f"No clean run was found: none came nearer to {what} than {at}{by}.")


def _nearest(course: Course, pose: Pose) -> str:
    """What lies nearest there."""
    if not course.obstacles:
        return ""
    card = pose.card()
    gaps = [card_gap(card, obstacle.shape) for obstacle in course.obstacles]
    return f", by the {course.obstacles[gaps.index(min(gaps))].name}"
