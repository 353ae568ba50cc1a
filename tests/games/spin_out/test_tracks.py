"""Tracks of one's own: what the reader lays out itself, and what it refuses."""

import json
from typing import Any

import pytest

from games.spin_out.positions import disc, track
from games.spin_out.wrong_tracks import WRONG, builtin
from paddock.core.errors import BrokenData
from paddock.games.spin_out.board import board
from paddock.games.spin_out.book.course import CLASSES
from paddock.games.spin_out.book.course_reader import COURSES, read_course
from paddock.games.spin_out.book.grid import lay_grid
from paddock.games.spin_out.book.measures import INCH, RADIUS
from paddock.games.spin_out.book.reader import make_book
from support import ROOT, rule


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_track_is_refused_with_place_and_reason(name: str) -> None:
    wrong = WRONG[name]
    with pytest.raises(BrokenData) as broken:
        make_book({"data": wrong.data})
    assert broken.value.place.removeprefix("data.") == wrong.place
    assert wrong.why in broken.value.why


def test_the_example_of_the_page_is_a_track() -> None:
    page = (ROOT / "docs" / "courses.md").read_text("utf-8")
    example = page.split("## Tracks for Spin-Out")[1].split("```json")[1].split("```")[0]
    course = read_course(json.loads(example))
    assert course.is_circuit()
    assert len(course.features) == 3


@rule("SO-006", "SO-007", "SO-008")
@pytest.mark.parametrize(
    ("terrain", "radius", "height", "is_right"),
    [
        ("small", 1, 0.99, True),
        ("small", 1, 1, False),
        ("large", 3, 0, True),
        ("large", 3, 1, False),
        ("obstacle", 3, 1, True),
        ("obstacle", 0.2, 24, True),
        ("obstacle", 3, 0.99, False),
        ("obstacle", 3, 24.1, False),
    ],
)
def test_an_obstacle_is_an_inch_high_and_nothing_else_is(
    terrain: str, radius: float, height: float, is_right: bool
) -> None:
    data = track({**disc("T1", terrain, 50, 50, radius), "height": height})
    if is_right:
        assert read_course(data).features[0].height == round(height * INCH)
    else:
        with pytest.raises(BrokenData) as broken:
            read_course(data)
        assert broken.value.place == "features[0].height"


def test_what_has_no_height_is_given_one_that_fits_its_class() -> None:
    for id in COURSES:
        for feature in board(make_book({"track": id})).features:
            data = track({**disc("T1", "obstacle", 50, 50, 3), "height": feature.height / INCH})
            is_obstacle = feature.id.startswith("O")
            if is_obstacle:
                read_course(data)
            else:
                with pytest.raises(BrokenData):
                    read_course(data)


@rule("SO-R26")
@pytest.mark.parametrize("heading", range(0, 36_000, 4_500))
@pytest.mark.parametrize(
    "zone",
    [(2, 2, 20, 18), (2, 2, 5, 200), (2, 2, 200, 4.4), (0, 0, 13.6, 13.6), (1, 1, 4.6, 110)],
)
def test_eight_places_are_laid_out_wherever_there_is_room(
    zone: tuple[float, ...], heading: int
) -> None:
    west, south, east, north = (round(side * INCH) for side in zone)
    grid = lay_grid((west, south, east, north), heading)
    assert len(grid) == 8
    for slot in grid:
        assert west + RADIUS <= slot.x <= east - RADIUS
        assert south + RADIUS <= slot.y <= north - RADIUS
    for at, one in enumerate(grid):
        for other in grid[:at]:
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= (2 * RADIUS) ** 2


@rule("SO-R26")
def test_the_first_places_are_those_at_the_front() -> None:
    data = builtin("mesa_oval")
    del data["start"]["grid"]
    course = read_course(data)
    assert [(slot.x / INCH, slot.y / INCH) for slot in course.grid[:5]] == [
        (28.8125, 8.25),
        (28.8125, 11.75),
        (28.8125, 4.75),
        (28.8125, 15.25),
        (25.3125, 8.25),
    ]
    data["start"]["zone"] = [12, 2, 14, 18]
    with pytest.raises(BrokenData, match=r"start\.zone: is too small"):
        read_course(data)


def start_of(heading: float, line: list[Any], zone: list[float]) -> dict[str, Any]:
    return {"heading": heading, "line": line, "zone": zone}


@rule("SO-R26")
@pytest.mark.parametrize(
    ("start", "first"),
    [
        (start_of(90, [[40, 60], [60, 60]], [40, 40, 60, 60]), (48.25, 58.8125)),
        (start_of(180, [[40, 40], [40, 60]], [40, 40, 60, 60]), (41.1875, 48.25)),
        (start_of(270, [[40, 40], [60, 40]], [40, 40, 60, 60]), (48.25, 41.1875)),
    ],
)
def test_the_front_is_where_the_line_is(start: dict[str, Any], first: tuple[float, float]) -> None:
    slot = read_course({**track(), "start": start}).grid[0]
    assert (slot.x / INCH, slot.y / INCH) == first


def test_the_board_says_what_dice_markers_and_terrain_bring() -> None:
    printed = board(make_book({}))
    said = {(one.question, one.answer): one.text for one in printed.answers}
    starts = "1: they start. 2 to 4: they do not. 5: they start, 1 damage. 6: they start, 2 damage."
    assert said["", "Restart"] == starts
    assert said["", "Eject"] == "1 to 5: you are out. 6: you stay. Only once in a race."
    assert said["ChooseAfterNudge", "ShutDown"] != said["ChooseShutdown", "ShutDown"]
    assert len(printed.terrain) == len(CLASSES)
    assert [one.id for one in printed.markers] == ["orange", "red", "black", "blue"]
    assert (printed.smoke, printed.fatal) == (15, 20)
