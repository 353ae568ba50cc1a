"""A track that somebody drew, as `paddock track check` tells of it."""

from typing import Final

from paddock.core.game import Facts, OwnData
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.track import Track, shortest_lap
from paddock.games.powersled.book.track_reader import FIELDS


def look(course: Course) -> Facts:
    """What is on the track."""
    track = course.track
    by_lane = [track.lane.count(lane) for lane in range(max(track.lane) + 1)]
    corners = dict(zip(track.corners, track.safe, strict=True))
    lines = _racing_lines(track)
    squares, doubles = len(track.squares), sum(track.is_double)
    changes, shortest = sum(track.may_left) + sum(track.may_right), shortest_lap(track)
    return Facts(
        track.name,
        {
            "id": track.id,
            "name": track.name,
            "squares": squares,
            "squares_by_lane": by_lane,
            "double_squares": doubles,
            "corners": corners,
            "racing_lines": lines,
            "lane_changes": changes,
            "laps": by_lane[:2],
            "shortest_lap": shortest,
        },
        [
            f"Squares: {squares} (by lane {' / '.join(map(str, by_lane))}), {doubles} double",
            "Corners and their safe speeds: "
            + ", ".join(f"{id} {safe}" for id, safe in corners.items()),
            f"Racing lines: {', '.join(lines) or 'none'}",
            f"Lane changes: {changes}",
            f"A lap: {by_lane[0]} in lane 0, {by_lane[1]} in lane 1, "
            f"{shortest} by the shortest way",
        ],
    )


def _racing_lines(track: Track) -> list[str]:
    """The corners that have one."""
    with_line = {track.corner[q] for q in range(len(track.squares)) if track.on_line[q]}
    return [id for corner, id in enumerate(track.corners) if corner in with_line]


OWN_DATA: Final = OwnData("track", (*FIELDS, "tables"), look)
