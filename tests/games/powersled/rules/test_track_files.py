"""Tracks that people make: what is refused, with section and reason, and that nothing crashes."""

import json
import random
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.errors import BrokenData
from paddock.games.powersled import GAME
from paddock.games.powersled.book.track import NO_CORNER
from paddock.games.powersled.book.track_reader import TRACKS, builtin_data, read_track
from support import ROOT, rule

Data = dict[str, Any]
Change = Callable[[Data], object]

PAGE = (ROOT / "docs" / "tracks.md").read_text("utf-8")
NAN = float("nan")
QUARTER: Data = {"deg": 90, "radius": 1.75, "inner": 2, "outer": 3}


def refusal(data: Any) -> str:
    """What is wrong with a track file."""
    with pytest.raises(BrokenData) as refused:
        read_track(data)
    return str(refused.value)


def broken(id: str, change: Change) -> str:
    data = builtin_data(id)
    change(data)
    return refusal(data)


def put(section: int, **fields: Any) -> Change:
    """Change fields of a section; one that is `...` is taken out."""

    def change(data: Data) -> None:
        table = data["sections"][section]
        table.update(fields)
        for key, value in fields.items():
            if value is ...:
                del table[key]

    return change


def straight(id: str, cols: int, **fields: Any) -> Data:
    return {"id": id, "kind": "straight", "cols": cols, "length": float(cols), **fields}


def turn(id: str, hand: str = "R", **fields: Any) -> Data:
    """A hairpin, 2.8 wide from centre line to centre line."""
    corner = {"id": id, "kind": "corner", "deg": 180, "hand": hand, "radius": 1.4}
    return {**corner, "inner": 3, "outer": 5, **fields}


def ring(*sections: Data) -> Data:
    last, cols = sections[-1]["id"], sections[-1]["cols"]
    merged = 1 if sections[-2].get("racing_line") else 0
    grid = [
        f"{last}.{lane}.{cols - 1 - row - merged * lane}" for row in range(3) for lane in range(2)
    ]
    return {
        "id": "ring",
        "name": "Ring",
        "lane_width": 0.8,
        "grid": grid,
        "sections": list(sections),
    }


def oval(**back: Any) -> Data:
    return ring(
        straight("out", 4), turn("E"), straight("back", 9, **back), turn("W"), straight("home", 5)
    )


# Good files


@rule("PS-003")
def test_without_a_safe_speed_the_angle_decides() -> None:
    assert read_track(oval()).safe == (2, 2)
    data = builtin_data("serpentine")
    for section in data["sections"]:
        section.pop("safe", None)
    assert read_track(data).safe == (2, 2, 2, 4, 4, 3, 3)


@rule("PS-170")
def test_without_a_word_a_corner_has_no_racing_line() -> None:
    track = read_track(oval())
    assert not any(track.on_line)
    assert not any(track.is_double)


@rule("PS-171")
def test_a_racing_line_in_a_left_hand_corner_is_outside_in_lane_0() -> None:
    data = builtin_data("serpentine")
    put(3, racing_line=True)(data)
    track = read_track(data)
    line = [q for q in range(len(track.squares)) if track.on_line[q] and track.section[q] in (3, 4)]
    assert [track.squares[q] for q in line] == ["B.1.0", "B.1.1", "B.1.2", "s2.0.0", "s2.1.2"]
    assert track.is_double[track.number("s1.0.2")]
    assert track.line_next[track.number("s1.0.2")] == track.number("B.1.0")


def test_a_third_lane_may_lie_beside_a_double_length_square_from_border_to_border() -> None:
    lane2 = ring(
        straight("out", 4),
        turn("E", racing_line=True),
        straight("back", 9, lane2=[0, 4]),
        turn("W"),
        straight("home", 5),
    )
    track = read_track(lane2)
    first = track.number("back.2.0")
    assert track.squares[track.prev[first]] == "E.1.4"
    assert track.right[first] == track.number("back.1.0")
    assert not track.may_right[first]


def test_corners_may_follow_each_other() -> None:
    data = ring(
        straight("out", 4),
        turn("A", **QUARTER),
        turn("B", **QUARTER),
        straight("back", 9),
        turn("C", **QUARTER),
        turn("D", **QUARTER),
        straight("home", 5),
    )
    track = read_track(data)
    assert track.corner[track.fwd[track.number("A.0.1")]] == track.corners.index("B")


# The page for authors


def example() -> Data:
    found = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    data: Data = json.loads(found.group(1))
    return data


def test_the_example_of_the_page_is_a_track() -> None:
    track = read_track(example())
    assert (track.name, track.corners, track.safe) == ("Oval", ("East", "West"), (2, 2))
    assert sum(corner != NO_CORNER for corner in track.corner) == 16
    assert max(track.lane) == 2


def test_the_page_tells_every_field_and_no_other() -> None:
    told = set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\| ([^|]*) \|", PAGE, re.M))))
    assert GAME.own_data is not None
    in_use = set(GAME.own_data.fields)
    for id in TRACKS:
        for section in builtin_data(id)["sections"]:
            in_use |= set(section)
    assert told == in_use


def test_the_refusal_that_the_page_quotes() -> None:
    data = example()
    put(3, safe=9)(data)
    assert f"`{refusal(data)}`" in PAGE


# Broken files


@pytest.mark.parametrize(
    ("id", "change", "why"),
    [
        ("foundry", lambda data: data.pop("name"), "name: must be a name"),
        ("foundry", lambda data: data.update(id="a.b"), "id: must be a word of 1 to 24"),
        ("foundry", lambda data: data.update(id="é"), "id: must be a word of 1 to 24"),
        ("foundry", lambda data: data.update(name="\n"), "name: must be a name"),
        ("foundry", lambda data: data.update(laps=3), "laps: is not known"),
        ("foundry", lambda data: data.update(lane_width=0), "lane_width: must be a number from"),
        ("foundry", lambda data: data.update(lane_width=NAN), "lane_width: must be a number from"),
        ("foundry", lambda data: data.update(lane_width=True), "lane_width: must be a number"),
        ("foundry", lambda data: data.update(sections={}), "sections: must be a list of 5 to 60"),
        ("foundry", lambda data: data["sections"].clear(), "sections: must be a list of 5 to 60"),
        ("foundry", lambda data: data["sections"].append(3), "sections[13]: is missing or not"),
        ("foundry", put(2, id="A"), 'sections[2].id: sections[1] is called "A" too'),
        ("foundry", put(2, id=7), "sections[2].id: must be a word"),
        ("foundry", put(2, kind="bridge"), 'sections[2] (s1).kind: must be "straight" or "corner"'),
        ("foundry", put(2, kind=[]), 'sections[2] (s1).kind: must be "straight" or "corner"'),
        ("foundry", put(2, cols=0), "sections[2] (s1).cols: must be a whole number from 1 to 40"),
        ("foundry", put(2, cols=10**400), "sections[2] (s1).cols: must be a whole number"),
        ("foundry", put(2, cols=3.0), "sections[2] (s1).cols: must be a whole number"),
        ("foundry", put(2, cols=...), "sections[2] (s1).cols: must be a whole number"),
        ("foundry", put(2, length=-3), "sections[2] (s1).length: must be a number above 0"),
        ("foundry", put(2, length=10**400), "sections[2] (s1).length: must be a number above 0"),
        ("foundry", put(2, length=float("inf")), "sections[2] (s1).length: must be a number"),
        ("foundry", put(2, length="3"), "sections[2] (s1).length: must be a number above 0"),
        ("foundry", put(2, length=30), "sections[2] (s1).length: a column would be 10.00 long"),
        ("foundry", put(2, safe=3), "sections[2] (s1).safe: is not known"),
        ("beltway", put(0, lane2=[2]), "sections[0] (s0).lane2: must be the first and the last"),
        ("beltway", put(0, lane2=[2, 1]), "sections[0] (s0).lane2: must be the first and the last"),
        ("beltway", put(0, lane2=[0, 5]), "sections[0] (s0).lane2[1]: must be a whole number"),
        ("beltway", put(0, lane2=[0, True]), "sections[0] (s0).lane2[1]: must be a whole number"),
        ("foundry", put(3, deg=60), "sections[3] (B).deg: must be 45, 90 or 180"),
        ("foundry", put(3, deg=90.0), "sections[3] (B).deg: must be 45, 90 or 180"),
        ("foundry", put(3, hand="right"), 'sections[3] (B).hand: must be "R" or "L"'),
        ("foundry", put(3, hand=["R"]), 'sections[3] (B).hand: must be "R" or "L"'),
        ("foundry", put(3, radius=0.8), "sections[3] (B).radius: must be more than the lane width"),
        ("foundry", put(3, radius=NAN), "sections[3] (B).radius: must be a number above 0"),
        ("foundry", put(3, inner=2), "sections[3] (B).outer: must be more than inner, which is 2"),
        ("foundry", put(3, outer=12), "sections[3] (B).outer: a square would be 0.20 long"),
        ("foundry", put(3, radius=40), "sections[3] (B).inner: a square would be 62.20 long"),
        ("foundry", put(3, racing_line=1), "sections[3] (B).racing_line: must be true or false"),
        ("foundry", put(3, cols=2), "sections[3] (B).cols: is not known"),
    ],
)
def test_a_field_that_is_wrong_is_named_with_its_section(id: str, change: Change, why: str) -> None:
    assert broken(id, change).startswith(why)


@rule("PS-004")
@pytest.mark.parametrize("safe", [9, 0, 5, -1, 3.0, "3", None, True])
def test_a_safe_speed_is_one_to_four(safe: Any) -> None:
    why = "sections[3] (B).safe: must be a whole number from 1 to 4"
    assert broken("foundry", put(3, safe=safe)) == why


@pytest.mark.parametrize("data", [None, [], "track", 3, NAN, True])
def test_what_is_no_table_is_refused(data: Any) -> None:
    assert refusal(data) == "data: is missing or not a table of fields"


@pytest.mark.parametrize(
    ("change", "how_far"),
    [
        (put(2, length=3.5), "0.500 to the right"),
        (put(12, length=4.5), "0.580 short of it"),
        (put(12, length=5.6), "0.520 too far"),
        (put(9, radius=1.85), "0.100 short of it and 0.100 to the left"),
    ],
)
def test_an_open_ring_is_refused_with_how_far_it_misses(change: Change, how_far: str) -> None:
    why = "sections[12] (s6): the ring is open: its end misses the start line, "
    assert broken("foundry", change) == why + how_far


def test_a_thousandth_of_a_square_is_no_gap() -> None:
    data = builtin_data("foundry")
    put(12, length=5.081)(data)
    assert read_track(data).squares


def test_corners_that_do_not_turn_once_around_leave_the_ring_open() -> None:
    assert broken("foundry", put(5, hand="R")) == (
        "sections[12] (s6): the ring is open: the corners turn 540° to the right in all "
        "(R less L), and must turn 360°"
    )


@rule("PS-R46")
def test_a_counter_clockwise_ring_is_refused() -> None:
    data = builtin_data("foundry")
    for section in data["sections"]:
        if "hand" in section:
            section["hand"] = "L" if section["hand"] == "R" else "R"
    assert refusal(data).startswith("sections: the track runs counter-clockwise")


def test_a_square_that_cannot_be_reached_is_refused() -> None:
    data = ring(
        straight("out", 4),
        turn("E", racing_line=True),
        straight("back", 9, lane2=[1, 4]),
        turn("W"),
        straight("home", 5),
    )
    assert refusal(data) == (
        "sections[2] (back).lane2: back.2.0 cannot be reached: "
        "no square of lane 1 ends where lane 2 begins"
    )


def test_a_square_that_leads_nowhere_is_refused() -> None:
    data = ring(
        straight("out", 4),
        turn("E"),
        straight("back", 10, lane2=[2, 8]),
        turn("W", racing_line=True),
        straight("home", 6),
    )
    assert refusal(data) == (
        "sections[2] (back).lane2: back.2.6 leads nowhere: "
        "no square of lane 1 begins where lane 2 ends"
    )


def test_lanes_that_overlap_are_refused() -> None:
    """A hairpin to the left, too narrow for the third lane of the straight before it."""
    data = ring(
        straight("out", 4),
        turn("A"),
        straight("s1", 5, lane2=[3, 4]),
        turn("B", "L", radius=1.1, inner=1, outer=3),
        straight("s2", 5),
        turn("C"),
        straight("s3", 10),
        turn("D", **QUARTER),
        straight("s4", 4, length=4.3),
        turn("E", **QUARTER),
        straight("home", 6),
    )
    assert refusal(data) == "sections[4] (s2): s2.1.0 lies on top of s1.2.1 when drawn"
    del data["sections"][2]["lane2"]
    assert read_track(data).squares


def test_a_track_that_crosses_itself_is_refused() -> None:
    """A finger of the track that reaches over the start straight and comes back."""
    data = ring(
        straight("out", 6),
        turn("A", **QUARTER),
        straight("s1", 3),
        turn("B", **QUARTER),
        straight("s2", 1),
        turn("C", **QUARTER),
        straight("s3", 8),
        turn("D", "L"),
        straight("s4", 8),
        turn("E", **QUARTER),
        straight("s5", 3),
        turn("F", **QUARTER),
        straight("s6", 3),
        turn("G", **QUARTER),
        straight("home", 4, length=4.3),
    )
    assert refusal(data) == "sections[6] (s3): s3.0.3 lies on top of out.0.3 when drawn"


@rule("PS-170", "PS-171")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (put(2, cols=1, length=1.0), "sections[2] (s1).cols: must be 2 or more"),
        (put(8, cols=1, length=1.0), "sections[8] (s4).cols: must be 2 or more"),
        (put(5, racing_line=True), "sections[6] (s3).cols: must be 4 or more: 2 columns for each"),
        (
            lambda data: data["sections"].pop(4),
            "sections[3] (B).racing_line: a racing line begins and ends on a straight, and C is",
        ),
    ],
)
def test_a_racing_line_needs_room_on_the_straights_at_its_ends(change: Change, why: str) -> None:
    assert broken("foundry", change).startswith(why)


@rule("PS-016")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["sections"].pop(0), "sections[0] (A): the first section begins at"),
        (lambda data: data["sections"].pop(), "sections[11] (F): the last section holds the grid"),
        (
            put(12, cols=4),
            "sections[12] (s6).cols: must be 5 or more: three rows of the grid, after",
        ),
    ],
)
def test_the_line_lies_on_a_straight_with_room_for_the_grid(change: Change, why: str) -> None:
    assert broken("foundry", change).startswith(why)


@rule("PS-014")
def test_without_a_racing_line_before_it_the_last_straight_needs_three_columns() -> None:
    sections = [straight("out", 4), turn("E"), straight("back", 7), turn("W"), straight("home", 3)]
    assert read_track(ring(*sections)).squares
    sections[2:5] = [straight("back", 6), turn("W"), straight("home", 2)]
    why = "sections[4] (home).cols: must be 3 or more: three rows of the grid"
    assert refusal(ring(*sections)) == why


def test_an_inner_wall_may_be_as_tight_as_a_point() -> None:
    sharp = {"deg": 180, "radius": 0.8 + 2e-16, "inner": 1, "outer": 2}
    data = oval()
    put(1, **sharp)(data)
    put(3, **sharp)(data)
    assert read_track(data).squares


@rule("PS-014", "PS-015", "PS-R05")
@pytest.mark.parametrize(
    ("place", "square", "why"),
    [
        (0, "s6.1.3", 'grid[0]: must be "s6.0.4": row 1 before the line, lane 0'),
        (3, "s6.1.1", 'grid[3]: must be "s6.1.2": row 2 before the line, lane 1'),
        (2, "s6.0.4", 'grid[2]: "s6.0.4" is taken already'),
        (5, "s6.1.9", 'grid[5]: there is no square "s6.1.9"'),
        (5, None, "grid[5]: must be the name of a square"),
    ],
)
def test_the_grid_is_three_rows_of_two_before_the_line(place: int, square: Any, why: str) -> None:
    def change(data: Data) -> None:
        data["grid"][place] = square

    assert broken("foundry", change).startswith(why)


def test_the_grid_has_six_places() -> None:
    assert broken("foundry", lambda data: data["grid"].pop()).startswith(
        "grid: must be a list of 6"
    )


def test_a_track_has_at_most_600_squares() -> None:
    data = ring(straight("out", 40), turn("E"), *(straight(f"s{i}", 40) for i in range(4)))
    data["sections"] += [turn("W"), straight("home", 5)]
    assert refusal(data) == "sections: there is room for more than 600 squares"


# Anything at all


ODD: list[Any] = [None, True, -1, 0, 1, 2, 3, 7, 10**30, 0.5, NAN, float("inf"), "", "R", [], {}]


def mutated(luck: random.Random) -> Data:
    """A good file with one to three things changed anywhere in it."""
    data = builtin_data(luck.choice(TRACKS))
    for _ in range(luck.randint(1, 3)):
        inside: Any = data
        while True:
            keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            if not keys:
                break
            key = luck.choice(keys)
            if isinstance(inside[key], dict | list) and luck.random() < 0.8:
                inside = inside[key]
                continue
            change = luck.randrange(5)
            if change == 0:
                del inside[key]
            elif change == 1:
                inside[key] = luck.choice(ODD)
            elif change == 2 and isinstance(inside, list):
                inside.insert(key, deepcopy(luck.choice(inside)))
            elif change == 3 and isinstance(inside[key], int | float):
                inside[key] = inside[key] + luck.choice([-2, -1, -0.5, 0.5, 1, 2])
            else:
                other = luck.choice(keys)
                inside[key], inside[other] = inside[other], inside[key]
            break
    return data


def is_read_or_refused(data: Any) -> bool:
    try:
        read_track(data)
    except BrokenData as error:
        refused = error
    else:
        return True
    assert refused.place
    assert refused.why
    return False


def test_two_hundred_mutated_files_are_read_or_refused() -> None:
    luck = random.Random(31)
    read = [is_read_or_refused(mutated(luck)) for _ in range(200)]
    assert 0 < sum(read) < 100


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(
            st.sampled_from(["id", "name", "grid", "sections", "kind", "cols", "deg"]), inner
        )
    ),
    max_leaves=20,
)


@settings(max_examples=100, deadline=None)
@given(json_values)
def test_any_json_is_refused(data: Any) -> None:
    assert not is_read_or_refused(data)


sections = st.one_of(
    st.builds(
        straight,
        st.uuids().map(lambda id: id.hex[:12]),
        st.integers(1, 8),
        lane2=st.tuples(st.integers(0, 7), st.integers(0, 7)).map(sorted),
    ),
    st.builds(straight, st.uuids().map(lambda id: id.hex[:12]), st.integers(1, 8)),
    st.builds(
        turn,
        st.uuids().map(lambda id: id.hex[:12]),
        st.sampled_from("RL"),
        racing_line=st.booleans(),
    ),
)


@settings(max_examples=100, deadline=None)
@given(st.lists(sections, min_size=2, max_size=12))
def test_any_ring_is_read_or_refused(
    parts: list[Data],
) -> None:
    data = ring(straight("out", 4), *parts, straight("home", 6))
    is_read_or_refused(data)
