"""The three tracks: squares, links, racing lines, order, and who stands beside whom."""

from fractions import Fraction
from pathlib import Path

import pytest

from paddock.core.errors import BrokenData
from paddock.games.powersled.book.geometry import Box, Point, area_of, depth, poses
from paddock.games.powersled.book.layout import Layout
from paddock.games.powersled.book.track import NO_CORNER, NO_SQUARE, Track
from paddock.games.powersled.book.track_inspector import draw
from paddock.games.powersled.book.track_reader import (
    TRACKS,
    builtin_data,
    builtin_track,
    read_layout,
)
from support import rule

GOLDEN = Path(__file__).parents[1] / "tracks"
WALL = "wall"
FRONT, REAR = 0, 1

every_track = pytest.mark.parametrize("id", TRACKS)


def layout_of(id: str) -> Layout:
    return read_layout(builtin_data(id))


def squares_of(track: Track) -> range:
    return range(len(track.squares))


def name(track: Track, square: int) -> str:
    return WALL if square == NO_SQUARE else track.squares[square]


def span(track: Track, square: int) -> tuple[Fraction, Fraction]:
    return Fraction(track.start[square], track.unit), Fraction(track.end[square], track.unit)


def section_of(track: Track, square: int) -> str:
    return track.sections[track.section[square]]


def attacked(track: Track, square: str, half: int = FRONT) -> set[str]:
    """Names of the places that a sled may attack; the rear half of a square ends with `'`."""
    places = track.attacks[track.number(square) * 2 + half]
    return {track.squares[place // 2] + "'" * (place % 2) for place in places}


# The layouts


@rule("PS-002")
@pytest.mark.parametrize(
    ("id", "by_lane", "doubles", "in_corners", "lane_changes", "shortest"),
    [
        ("beltway", [44, 42, 6], 8, 22, 80, 36),
        ("foundry", [45, 43, 0], 6, 26, 68, 38),
        ("serpentine", [52, 50, 4], 6, 40, 78, 43),
    ],
)
def test_the_three_layouts_have_the_properties_of_the_table(
    id: str, by_lane: list[int], doubles: int, in_corners: int, lane_changes: int, shortest: int
) -> None:
    track = builtin_track(id)
    assert [track.lane.count(lane) for lane in range(3)] == by_lane
    assert sum(track.is_double) == doubles
    assert sum(corner != NO_CORNER for corner in track.corner) == in_corners
    assert sum(track.may_left) + sum(track.may_right) == lane_changes
    firsts = [q for q in squares_of(track) if track.section[q] == track.start[q] == 0]
    assert min(track.to_go[q] for q in firsts) == shortest
    for lane in range(2):
        lap, at = 0, track.number(f"{track.sections[0]}.{lane}.0")
        while lap == 0 or track.start[at] or track.section[at]:
            lap, at = lap + 1, track.fwd[at]
        assert (lap, name(track, at)) == (by_lane[lane], f"{track.sections[0]}.{lane}.0")


@rule("PS-002")
def test_there_is_no_fourth_layout() -> None:
    with pytest.raises(BrokenData, match="one of: beltway, foundry, serpentine"):
        builtin_track("monza")


@rule("PS-002", "PS-170", "PS-171")
@every_track
def test_the_lanes_are_those_of_the_specification(id: str) -> None:
    track = builtin_track(id)
    lines = []
    for lane in range(max(track.lane) + 1):
        parts: dict[int, list[str]] = {}
        for q in squares_of(track):
            if track.lane[q] == lane:
                marks = "=" * track.is_double[q] + "*" * track.on_line[q]
                parts.setdefault(track.section[q], []).append(track.squares[q] + marks)
        lines.append(f"lane {lane}: " + " · ".join(" ".join(part) for part in parts.values()))
    assert lines == (GOLDEN / f"{id}.lanes.txt").read_text("utf-8").splitlines()


@every_track
def test_the_drawing_starts_each_section_where_the_specification_says(id: str) -> None:
    layout = layout_of(id)
    printed = (GOLDEN / f"{id}.starts.txt").read_text("utf-8").splitlines()
    for part, pose, line in zip(layout.sections, poses(layout)[:-1], printed, strict=True):
        section, x, y, heading = line.split()
        assert (part.id, pose.heading) == (section, int(heading))
        assert [pose.x, pose.y] == pytest.approx([float(x), float(y)], abs=0.0006)


@pytest.mark.parametrize(
    ("id", "error", "extent"),
    [
        ("beltway", 0.00001, (-7.55, 10.43, -11.18, 1.60)),
        ("foundry", 0.00001, (-7.63, 8.67, -12.50, 0.80)),
        ("serpentine", 0.00015, (-8.18, 7.03, -12.38, 0.80)),
    ],
)
def test_the_ring_closes_and_has_its_size(
    id: str, error: float, extent: tuple[float, float, float, float]
) -> None:
    layout = layout_of(id)
    end = poses(layout)[-1]
    assert max(abs(end.x), abs(end.y)) < error
    assert end.heading == 0
    assert sum(part.turn for part in layout.sections) == -360
    boxes = [tile.box for tile in draw(layout, builtin_track(id))]
    drawn = (
        min(box.west for box in boxes),
        max(box.east for box in boxes),
        min(box.south for box in boxes),
        max(box.north for box in boxes),
    )
    assert [round(side, 2) for side in drawn] == list(extent)


def test_an_outline_has_four_corners_on_a_straight_and_follows_both_arcs_in_a_corner() -> None:
    layout = layout_of("foundry")
    starts = poses(layout)
    straight = area_of(layout, 0, starts[0], 0, [0.0, 1 / 6]).outline(1)
    assert [(round(p.x, 3), round(p.y, 3)) for p in straight] == [
        (0.0, -0.8),
        (1.02, -0.8),
        (1.02, 0.0),
        (0.0, 0.0),
    ]
    turn = area_of(layout, 1, starts[1], 1, [0.0, 1.0]).outline(6)
    assert len(turn) == 14
    box = Box(turn)
    assert [box.east, box.north] == pytest.approx([7.87 + 0.8, 0.8])


def test_how_deep_two_shapes_lie_in_each_other() -> None:
    def block(x: float) -> list[Point]:
        return [Point(x, 0.0), Point(x + 1, 0.0), Point(x + 1, 1.0), Point(x, 1.0)]

    wedge = [Point(0.5, 0.5), Point(0.5, 0.5), Point(2.0, 0.0), Point(2.0, 1.0)]
    assert depth(block(0), block(0.75)) == pytest.approx(0.25)
    assert depth(block(0), block(1)) == 0
    assert depth(block(0), block(3)) < 0
    assert depth(wedge, block(0)) == pytest.approx(0.5)


# Corners


@rule("PS-003")
@every_track
def test_a_corner_has_the_safe_speed_of_its_angle(id: str) -> None:
    corners = [part for part in layout_of(id).sections if part.is_corner]
    assert [part.safe for part in corners] == [
        {45: 4, 90: 3, 180: 2}[part.degrees] for part in corners
    ]
    assert builtin_track(id).safe == tuple(part.safe for part in corners)


@rule("PS-004")
def test_any_safe_speed_may_be_changed_before_the_race() -> None:
    printed = builtin_track("foundry")
    track = printed.with_safe({"B": 1, "F": 4})
    assert track.safe == (3, 1, 3, 3, 3, 4)
    assert printed.safe == (3,) * 6
    assert (track.corners, track.fwd, track.id) == (printed.corners, printed.fwd, printed.id)


@rule("PS-004")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"B": 0}, "B: a safe speed is 1 to 4"),
        ({"B": 5}, "B: a safe speed is 1 to 4"),
        ({"s1": 2}, "s1: Foundry has no such corner; it has A, B, C, D, E, F"),
    ],
)
def test_other_safe_speeds_and_other_corners_are_refused(changes: dict[str, int], why: str) -> None:
    with pytest.raises(BrokenData) as refused:
        builtin_track("foundry").with_safe(changes)
    assert str(refused.value) == why


@rule("PS-005")
@every_track
def test_the_safe_speed_belongs_to_the_squares_of_its_corner_and_to_no_other(id: str) -> None:
    track = builtin_track(id)
    kinds = {part["id"]: part["kind"] for part in builtin_data(id)["sections"]}
    for q in squares_of(track):
        section = section_of(track, q)
        if kinds[section] == "corner":
            assert track.corners[track.corner[q]] == section
        else:
            assert track.corner[q] == NO_CORNER


@rule("PS-R46")
@every_track
def test_outward_is_left_except_in_a_left_hand_corner(id: str) -> None:
    track = builtin_track(id)
    hands = {part["id"]: part.get("hand") for part in builtin_data(id)["sections"]}
    for q in squares_of(track):
        assert track.outward[q] == (-1 if hands[section_of(track, q)] == "L" else 1)


# The grid and the line


@rule("PS-014", "PS-015", "PS-R05")
@every_track
def test_the_grid_has_rows_of_two_with_pole_at_front_right(id: str) -> None:
    track = builtin_track(id)
    lanes = [track.lane[q] for q in track.grid]
    assert lanes == [0, 1, 0, 1, 0, 1]
    for row in range(3):
        right, left = track.grid[2 * row], track.grid[2 * row + 1]
        assert track.rank[right] == track.rank[left]
        if row:
            assert (track.fwd[right], track.fwd[left]) == track.grid[2 * row - 2 : 2 * row]


@rule("PS-016", "PS-R06", "PS-081")
@every_track
def test_the_grid_is_behind_the_line_which_is_before_section_0(id: str) -> None:
    track = builtin_track(id)
    assert [track.to_go[q] for q in track.grid] == [1, 1, 2, 2, 3, 3]
    for q in squares_of(track):
        for target in (track.fwd[q], track.left[q], track.right[q]):
            if target != NO_SQUARE:
                is_over = track.section[q] == len(track.sections) - 1 and track.section[target] == 0
                assert track.crosses(q, target) == is_over
    assert track.crosses(track.grid[0], track.number("s0.0.0"))
    assert not track.crosses(track.number("s0.0.0"), track.number("s0.0.1"))


@every_track
def test_the_steps_to_go_fall_by_one_along_the_best_step(id: str) -> None:
    track = builtin_track(id)
    for q in squares_of(track):
        steps = [track.fwd[q]]
        steps += [track.left[q]] * track.may_left[q] + [track.right[q]] * track.may_right[q]
        assert track.to_go[q] == 1 + min(
            0 if track.crosses(q, step) else track.to_go[step] for step in steps
        )


# Links


@rule("PS-080")
@every_track
def test_every_square_leads_on_to_where_it_ends_and_is_led_to_from_where_it_begins(id: str) -> None:
    track = builtin_track(id)
    last = len(track.sections) - 1
    for q in squares_of(track):
        ahead, behind = track.fwd[q], track.prev[q]
        assert (track.section[q], track.end[q]) in (
            (track.section[ahead], track.start[ahead]),
            ((track.section[ahead] or last + 1) - 1, track.unit - track.start[ahead]),
        )
        assert track.start[q] == track.end[behind] % track.unit
        if track.lane[q] < 2:
            assert track.lane[ahead] == track.lane[behind] == track.lane[q]
            assert track.prev[ahead] == q


@rule("PS-R25", "PS-080")
@pytest.mark.parametrize(
    ("id", "square", "fwd", "left", "right", "prev"),
    [
        ("beltway", "s6.2.0", "s6.2.1", WALL, "s6.1.2", "s6.1.0"),
        ("beltway", "s6.2.2", "s0.2.0", WALL, "s0.1.0", "s6.2.1"),
        ("beltway", "s0.2.2", "s0.1.3", WALL, "s0.1.3", "s0.2.1"),
        ("serpentine", "s6.2.0", "s6.2.1", WALL, "s6.1.3", "s6.1.1"),
        ("serpentine", "s6.2.3", "s6.1.6", WALL, "s6.1.6", "s6.2.2"),
    ],
)
def test_the_third_lane_begins_and_ends_in_lane_1(
    id: str, square: str, fwd: str, left: str, right: str, prev: str
) -> None:
    track = builtin_track(id)
    q = track.number(square)
    links = [name(track, to) for to in (track.fwd[q], track.left[q], track.right[q], track.prev[q])]
    assert links == [fwd, left, right, prev]


@rule("PS-074", "PS-R23")
@every_track
def test_a_lane_change_is_legal_exactly_where_the_borders_meet(id: str) -> None:
    track = builtin_track(id)
    for q in squares_of(track):
        section, end = track.section[q], span(track, q)[1]
        if end == 1:
            section, end = (section + 1) % len(track.sections), Fraction(0)
        for step, side, may in (
            (1, track.left, track.may_left),
            (-1, track.right, track.may_right),
        ):
            beginning = [
                other
                for other in squares_of(track)
                if (track.section[other], track.lane[other]) == (section, track.lane[q] + step)
                and span(track, other)[0] == end
            ]
            assert may[q] == bool(beginning)
            if beginning:
                assert beginning == [side[q]]


@rule("PS-075", "PS-R24")
@every_track
def test_no_lane_change_inside_a_corner_and_every_one_at_its_ends(id: str) -> None:
    track = builtin_track(id)
    for q in squares_of(track):
        inward_or_outward = track.may_left[q] if track.lane[q] == 0 else track.may_right[q]
        here, ahead = track.corner[q], track.corner[track.fwd[q]]
        if here != NO_CORNER and here == ahead:
            assert not inward_or_outward
            assert not track.may_left[q]
        elif here != ahead:
            assert inward_or_outward


@rule("PS-076")
@pytest.mark.parametrize(
    ("id", "double", "beside", "before"),
    [
        ("foundry", "s2.1.0", ("s2.0.0", "s2.0.1"), "B.0.0"),
        ("foundry", "s5.1.6", ("s5.0.6", "s5.0.7"), "s5.0.5"),
        ("serpentine", "s0.1.3", ("s0.0.3", "s0.0.4"), "s0.0.2"),
    ],
)
def test_a_double_length_square_is_entered_from_before_the_two_beside_it(
    id: str, double: str, beside: tuple[str, str], before: str
) -> None:
    track = builtin_track(id)
    target = track.number(double)
    assert track.is_double[target]
    entered_from = [q for q in squares_of(track) if track.may_left[q] and track.left[q] == target]
    assert [track.squares[q] for q in entered_from] == [before]
    assert attacked(track, double, FRONT) == {beside[1]}
    assert attacked(track, double, REAR) == {beside[0]}


TEMPLATES = {
    # inner/outer: the spun diagonal from I0, I1 … and from O0, O1 …; who attacks whom.
    "1/2": ("next", "I0 next", "I0>O0 O1>I0"),
    "2/3": ("O1 next", "I0 I1 next", "I0>O0 O1>I0 I1>O1 O2>I1"),
    "3/5": (
        "O1 O3 next",
        "I0 I1 I1 I2 next",
        "I0>O0 O1>I0 I1>O1 I1>O2 O2>I1 O3>I1 I2>O3 O4>I2",
    ),
}


@rule("PS-163", "PS-R67", "PS-205")
@every_track
def test_the_corner_templates(id: str) -> None:
    track, layout = builtin_track(id), layout_of(id)
    for number, part in enumerate(layout.sections):
        if not part.is_corner:
            continue
        outward, inward, attacks = TEMPLATES[f"{part.inner}/{part.outer}"]
        letters = {part.inner_lane: "I", part.outer_lane: "O"}
        following = layout.after(number).id
        called = {
            f"{part.id}.{lane}.{index}": f"{letter}{index}"
            for lane, letter in letters.items()
            for index in range(part.outer)
        }
        for lane, expected in ((part.inner_lane, outward), (part.outer_lane, inward)):
            side = track.left if lane == 0 else track.right
            called[f"{following}.{1 - lane}.0"] = "next"
            own = [
                q for q in squares_of(track) if (track.section[q], track.lane[q]) == (number, lane)
            ]
            assert " ".join(called[track.squares[side[q]]] for q in own) == expected
            other_way = track.right if lane == 0 else track.left
            assert [other_way[q] for q in own[:-1]] == [NO_SQUARE] * (len(own) - 1)
        found = {
            f"{called[track.squares[q]]}>{called[target]}"
            for q in squares_of(track)
            if track.section[q] == number
            for target in attacked(track, track.squares[q])
        }
        assert found == set(attacks.split())


# Racing lines


@rule("PS-170", "PS-171")
@every_track
def test_a_racing_line_runs_from_entry_over_the_inner_lane_to_exit(id: str) -> None:
    track, layout = builtin_track(id), layout_of(id)
    lines = 0
    for number, part in enumerate(layout.sections):
        if not part.has_line:
            continue
        entries = [
            q
            for q in squares_of(track)
            if track.section[q] == number - 1
            and track.on_line[q]
            and track.line_next[q] != NO_SQUARE
        ]
        line = [entries[-1]]
        while track.line_next[line[-1]] != NO_SQUARE:
            q, following = line[-1], track.line_next[line[-1]]
            assert following == track.fwd[q] or (
                (following == track.left[q] and track.may_left[q])
                or (following == track.right[q] and track.may_right[q])
            )
            line.append(following)
        assert [track.is_double[q] for q in line] == [True] + [False] * part.inner + [True]
        lanes = [part.outer_lane] + [part.inner_lane] * part.inner + [part.outer_lane]
        assert [track.lane[q] for q in line] == lanes
        lines += len(line)
    assert lines == sum(track.on_line)


@rule("PS-173")
def test_a_racing_line_has_two_lane_changes() -> None:
    track = builtin_track("foundry")
    line = [track.number(square) for square in ("s1.1.1", "B.0.0", "s2.1.0")]
    assert [track.line_next[q] for q in line] == [*line[1:], NO_SQUARE]
    assert track.right[line[0]] == line[1]
    assert track.left[line[1]] == line[2]


# Order, and who is beside whom


@rule("PS-R08", "PS-205")
@pytest.mark.parametrize(
    ("id", "order"),
    [
        ("beltway", "A.1.1 > A.0.0 > A.1.0"),
        ("foundry", "A.1.2 > A.0.1 > A.1.1 > A.0.0 > A.1.0"),
        ("foundry", "C.0.1 > C.1.0 > C.0.0"),
        (
            "serpentine",
            "A.1.4 > A.0.2 > A.1.3 > A.0.1 = A.1.2 > A.1.1 > A.0.0 > A.1.0",
        ),
        ("foundry", "A.1.0 > s0.0.5 = s0.1.5 > s0.0.4 = s0.1.4"),
        ("beltway", "s6.0.4 = s6.1.3 = s6.2.2 > s6.0.3"),
    ],
)
def test_the_middle_of_the_square_decides_who_is_ahead(id: str, order: str) -> None:
    track = builtin_track(id)
    words = order.split()
    ranks = [track.rank[track.number(square)] for square in words[::2]]
    signs = [">" if ranks[i] > ranks[i + 1] else "=" for i in range(len(ranks) - 1)]
    assert signs == words[1::2]
    assert ranks == sorted(ranks, reverse=True)


@rule("PS-R10", "PS-041")
@every_track
def test_a_double_length_square_ranks_with_its_front_half(id: str) -> None:
    track = builtin_track(id)
    for q in squares_of(track):
        if track.is_double[q]:
            front, rear = (
                [place // 2 for place in track.attacks[q * 2 + half]] for half in (FRONT, REAR)
            )
            assert {track.rank[other] for other in front} == {track.rank[q]}
            assert all(track.rank[other] < track.rank[q] for other in rear)


@rule("PS-R67")
@every_track
def test_on_a_straight_sleds_attack_who_stands_side_by_side(id: str) -> None:
    track = builtin_track(id)
    for place, targets in enumerate(track.attacks):
        if track.corner[place // 2] != NO_CORNER:
            continue
        if place % 2 and not track.is_double[place // 2]:
            assert targets == ()
            continue
        assert targets
        assert all(place in track.attacks[target] for target in targets)


@rule("PS-R67")
def test_beside_a_double_length_square_only_the_half_counts() -> None:
    track = builtin_track("foundry")
    assert attacked(track, "s2.0.0") == {"s2.1.0'"}
    assert attacked(track, "s2.0.1") == {"s2.1.0"}
    assert attacked(track, "s2.0.2") == {"s2.1.1"}
    assert attacked(builtin_track("beltway"), "s0.1.1") == {"s0.0.1", "s0.2.1"}


def test_a_square_is_found_by_its_name() -> None:
    track = builtin_track("foundry")
    assert track.squares[track.number("s5.0.2")] == "s5.0.2"
    assert track.number("s5.2.0") == NO_SQUARE
