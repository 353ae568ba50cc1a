"""The printed board: everything of the book is on it, once, and where it belongs."""

import math
import re
from typing import Any

import pytest

from paddock.core.rulebook import rules_of
from paddock.games.powersled.board.kinds import PowersledBoard, Square
from paddock.games.powersled.board.printing import board
from paddock.games.powersled.book.cards import CODES, FIRST_SPECIAL, KINDS
from paddock.games.powersled.book.reader import make_book
from paddock.games.powersled.book.track_reader import TRACKS, builtin_data
from support import rule

FULL_TURN = 3600
LANE = 80

Ring = list[tuple[float, float]]

every_track = pytest.mark.parametrize("track", TRACKS)


def printed(**choices: Any) -> PowersledBoard:
    return board(make_book(choices))


def square(on: PowersledBoard, code: str) -> Square:
    return next(one for one in on.squares if one.code == code)


def ring(path: str) -> Ring:
    """The corners of an outline, with arcs in pieces of a degree or so."""
    assert re.fullmatch(r"M[^MZ]*Z", path), path
    corners: Ring = []
    for command, numbers in re.findall(r"([MLA])([^MLAZ]*)", path):
        values = [float(number) for number in numbers.split()]
        goal = (values[-2], values[-1])
        if command == "A":
            corners += arc(corners[-1], goal, values[0], values[4] == 1)
        corners.append(goal)
    return corners


def arc(start: tuple[float, float], end: tuple[float, float], r: float, is_right: bool) -> Ring:
    """Points between the ends of an arc of at most half a turn."""
    half = math.dist(start, end) / 2
    away = math.sqrt(max(0.0, r * r - half * half)) * (1 if is_right else -1)
    middle_x, middle_y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    x = middle_x - away * (end[1] - start[1]) / (2 * half)
    y = middle_y + away * (end[0] - start[0]) / (2 * half)
    first = math.atan2(start[1] - y, start[0] - x)
    turn = (math.atan2(end[1] - y, end[0] - x) - first) % math.tau
    turn = turn if is_right else turn - math.tau
    steps = range(1, 90)
    return [
        (x + r * math.cos(first + turn * i / 90), y + r * math.sin(first + turn * i / 90))
        for i in steps
    ]


def area(corners: Ring) -> float:
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    return abs(sum(x * v - u * y for (x, y), (u, v) in pairs)) / 2


def is_inside(corners: Ring, x: float, y: float) -> bool:
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    crossed = [(a, b) for a, b in pairs if (a[1] > y) != (b[1] > y)]
    right = [(a, b) for a, b in crossed if x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]]
    return len(right) % 2 == 1


@every_track
def test_every_square_of_the_book_is_on_the_board(track: str) -> None:
    book = make_book({"track": track}).track
    on = printed(track=track)
    assert [one.code for one in on.squares] == list(book.squares)
    assert [one.ahead for one in on.squares] == list(book.fwd)
    assert [one.is_double for one in on.squares] == list(book.is_double)
    assert [one.is_line for one in on.squares] == list(book.on_line)
    assert [one.corner for one in on.squares] == list(book.corner)
    assert [(one.id, one.safe[0]) for one in on.corners] == list(
        zip(book.corners, book.safe, strict=True)
    )
    assert len({one.name for one in on.squares}) == len(on.squares)


@every_track
def test_the_squares_fill_the_track_and_lie_nowhere_twice(track: str) -> None:
    """Together they are as large as what lies between the walls."""
    on = printed(track=track)
    right, left = [area(ring(wall)) for wall in on.walls]
    squares = sum(area(ring(one.outline)) for one in on.squares)
    assert squares == pytest.approx(left - right, rel=0.001)
    rings = [ring(one.outline) for one in on.squares]
    for number, one in enumerate(on.squares):
        for stand in one.stands:
            assert [n for n, r in enumerate(rings) if is_inside(r, stand.x, stand.y)] == [number]


@every_track
def test_everything_lies_on_the_paper(track: str) -> None:
    on = printed(track=track)
    points = [point for wall in on.walls for point in ring(wall)]
    points += [(corner.x, corner.y) for corner in on.corners]
    assert min(x for x, _ in points) >= on.x
    assert min(y for _, y in points) >= on.y
    assert max(x for x, _ in points) <= on.x + on.width
    assert max(y for _, y in points) <= on.y + on.height


@every_track
def test_a_heading_never_jumps_and_a_lap_is_a_full_turn_with_the_clock(track: str) -> None:
    on = printed(track=track)
    for one in on.squares:
        here, there = one.stands[0].heading, on.squares[one.ahead].stands[0].heading
        is_over_the_line = on.squares[one.ahead].code.startswith("s0.") and there == 0 < here
        assert abs(there + (FULL_TURN if is_over_the_line else 0) - here) <= FULL_TURN // 4


@every_track
def test_one_walks_from_square_to_square_and_back(track: str) -> None:
    on = printed(track=track)
    for number, one in enumerate(on.squares):
        lane = one.code.split(".")[1]
        if on.squares[one.ahead].code.split(".")[1] == lane:
            assert on.squares[one.ahead].behind == number
        for beside, change in ((one.left, 1), (one.right, -1)):
            if beside >= 0:
                assert int(on.squares[beside].code.split(".")[1]) == int(lane) + change


@every_track
def test_the_clearing_is_free_and_inside(track: str) -> None:
    on = printed(track=track)
    spot = on.clearing
    assert spot.radius > 2 * LANE
    assert is_inside(ring(on.walls[0]), spot.x, spot.y)
    for one in on.squares:
        for stand in one.stands[:2]:
            assert math.dist((stand.x, stand.y), (spot.x, spot.y)) >= spot.radius


def test_straights_are_straight_and_corners_are_arcs_swept_the_way_they_turn() -> None:
    on = printed(track="foundry")
    assert square(on, "s0.0.0").outline == "M0 80L102 80L102 0L0 0Z"
    assert square(on, "A.0.0").outline.startswith("M612 80A95 95 0 0 1 ")
    assert re.search(r"A30 30 0 0 1 .*Z$", square(on, "C.1.0").outline)


def test_two_stand_in_a_double_length_square_one_behind_the_other() -> None:
    front, rear, passing = square(printed(), "s1.1.1").stands
    assert math.dist((front.x, front.y), (rear.x, rear.y)) == pytest.approx(100, abs=1)
    one, same, _ = square(printed(), "s0.0.0").stands
    assert (one.x, one.y) == (same.x, same.y)
    assert math.dist((passing.x, passing.y), (front.x, front.y)) > LANE / 4


@pytest.mark.parametrize(("track", "lanes"), [("foundry", 2), ("beltway", 3), ("serpentine", 2)])
def test_the_line_lies_across_all_lanes(track: str, lanes: int) -> None:
    on = printed(track=track)
    assert (on.start.x, on.start.y, on.start.heading) == (0, LANE, 0)
    assert on.start_width == lanes * LANE


def test_arrows_say_which_way_on_the_first_squares() -> None:
    assert [printed().squares[number].code for number in printed().arrows] == ["s0.0.0", "s0.1.0"]


def test_other_safe_speeds_are_posted() -> None:
    on = printed(safe={"A": 1})
    assert [corner.safe for corner in on.corners] == [[1, 2, 3], *[[3, 4, 5]] * 5]
    assert "safe speed 1: faster needs a control test (PS-140)" in square(on, "A.0.0").about


def test_a_square_says_what_it_is() -> None:
    on = printed()
    double = square(on, "s1.1.1")
    assert double.name == "straight A–B, left lane 2"
    assert double.about == (
        "straight A–B, left lane 2; "
        "racing line, double length: room for two, one point to cross (PS-171)"
    )
    assert square(on, "B.0.0").about == (
        "corner B, right lane 1; safe speed 3: faster needs a control test (PS-140); "
        "racing line: a drift may follow it through all its lane changes (PS-173)"
    )


def test_the_sheet_says_what_points_give_in_a_race_of_so_many_laps() -> None:
    on = printed(laps=3)
    assert (on.name, on.laps) == ("Foundry", 3)
    assert {rating.part: rating.values for rating in on.ratings} == {
        "thrust": ["6", "7", "8"],
        "stability": ["6", "7", "8"],
        "pilot": ["+0", "+1", "+2"],
        "armor": ["6", "9", "12"],
    }


def test_every_card_of_the_deck_says_what_it_does_and_the_rule_that_says_so() -> None:
    on = printed()
    assert [card.number for card in on.cards] == list(range(KINDS))
    assert [card.code for card in on.cards] == list(CODES)
    assert [(card.name, card.speed) for card in on.cards][4:7] == [
        ("DRIFT 3", 3),
        ("DRIFT 4", 4),
        ("Good Cornering", None),
    ]
    assert on.cards[1].effect == "4 squares straight on in the lane, no more, no fewer."
    rules = {rule.number: rule.text for rule in rules_of("paddock.games.powersled")}
    for card in on.cards[FIRST_SPECIAL:]:
        assert card.name.split()[-1].casefold() in rules[card.rule].casefold()


def test_a_spin_goes_down_the_track_of_circles_that_one_brings() -> None:
    assert printed().spins[4] == [4, 2, 1, 0]
    circles = {f"D{speed}": "S0" for speed in range(6)}
    tables = {"spin_track": {**circles, "S0": None, "S4": "S5", "S5": "S4"}}
    on = printed(data={**builtin_data("foundry"), "tables": tables})
    assert on.spins[4] == [4, 0]
    assert on.spins[10][:3] == [4, 5, 4]


@rule("PS-R06")
def test_the_lap_is_posted_by_crossings() -> None:
    assert printed(laps=2).lap_of == [1, 1, 2, 2]
    assert printed(laps=1).lap_of == [1, 1, 1]


@rule("PS-188")
def test_the_status_sheet_says_when_a_sled_breaks_down() -> None:
    sheets = {one.part: one.sheet for one in printed().ratings}
    assert sheets["thrust"] == "cards drawn each turn; breaks down below 3 (PS-188)"
    assert sheets["pilot"] == "on every control roll (PS-010)"
