"""What was found out about a track, in words for who drew it."""

from paddock.core.phrase import Phrase
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import INCH, RADIUS
from paddock.games.spin_out.state import Pose
from paddock.games.spin_out.words.names import gate_name
from paddock.kit.geometry import Disc
from paddock.kit.geometry_gaps import disc_gap
from paddock.kit.words import amount, say


def found_text(turns: int) -> Phrase:
    return say("It can be driven: a clean run takes {}.", amount(turns, "Game Turn"))


def shut_text(book: Arena, gate: int) -> Phrase:
    """No pod ever gets there."""
    text = "Nobody can get past {}: no way there is 2 3/8 inches wide, as a pod is."
    return say(text, gate_name(gate, book))


def lost_text(book: Arena, gate: int, pose: Pose) -> Phrase:
    """None was found; it may be that there is one."""
    at = f"({pose.x / INCH:.1f}, {pose.y / INCH:.1f})"
    text = f"No clean run was found: none came nearer to {{}} than {at}{_nearest(book, pose)}."
    return say(text, gate_name(gate, book))


def _nearest(book: Arena, pose: Pose) -> str:
    """What lies nearest there."""
    features = book.course.features
    if not features:
        return ""
    pod = Disc(pose.x, pose.y, RADIUS)
    gaps = [disc_gap(pod, feature.shape) for feature in features]
    return f", by the {features[gaps.index(min(gaps))].name}"
