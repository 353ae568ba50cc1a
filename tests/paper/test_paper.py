"""A course on paper measures right: checked from the files, as they would be printed."""

import re
from math import dist
from xml.etree import ElementTree

import pytest

from paddock import games
from paddock.core.errors import BrokenData
from paddock.core.plan import Plan
from paddock.games.pocket_rockets.book.course_reader import COURSES, builtin_course
from paddock.paper import PAPERS, printed
from paddock.paper.sheets import OVERLAP, layout
from paper.pdf_reader import pages_of, strokes, table_of

ROCKETS = games.find("pocket_rockets")
SVG = "{http://www.w3.org/2000/svg}"
OFF = 0.5
"""So many millimetres may be missing over 200."""


def plan_of(**choices: object) -> Plan:
    assert ROCKETS.own_data is not None
    assert ROCKETS.own_data.plan is not None
    return ROCKETS.own_data.plan(ROCKETS.book(choices))


def start_of(id: str) -> tuple[float, float, float, float]:
    """The start line of a built-in course in millimetres, as its data file has it."""
    line = builtin_course(id).start
    ends = (line.left.x, line.left.y, line.right.x, line.right.y)
    return ends[0] / 1000, ends[1] / 1000, ends[2] / 1000, ends[3] / 1000


def millimetres(root: ElementTree.Element) -> float:
    """How many millimetres of paper a unit of an SVG is."""
    box = [float(one) for one in root.attrib["viewBox"].split()]
    across = re.fullmatch(r"([\d.]+)mm", root.attrib["width"])
    up = re.fullmatch(r"([\d.]+)mm", root.attrib["height"])
    assert across
    assert up
    assert float(across[1]) / box[2] == float(up[1]) / box[3]
    return float(across[1]) / box[2]


def spots(element: ElementTree.Element) -> list[tuple[float, float]]:
    pairs = [pair.split(",") for pair in element.attrib["points"].split()]
    return [(float(x), float(y)) for x, y in pairs]


@pytest.mark.parametrize("id", COURSES)
def test_an_svg_is_as_large_as_the_table(id: str) -> None:
    root = ElementTree.fromstring(printed(plan_of(course=id), "svg", "a4"))
    unit = millimetres(root)
    lines = [one for one in root.iter(f"{SVG}polyline") if one.attrib["class"] == "line"]
    course = builtin_course(id)
    assert len(lines) == len(course.gates) + 2
    a_x, a_y, b_x, b_y = start_of(id)
    true = dist((a_x, a_y), (b_x, b_y))
    length = dist(*spots(lines[0])) * unit
    assert abs(length - true) <= OFF * true / 200
    ruler = next(one for one in root.iter(f"{SVG}polyline") if one.attrib["class"] == "aid")
    assert abs(dist(*spots(ruler)) * unit - 200) <= OFF


def test_an_svg_has_all_that_lies_there_the_right_way_up() -> None:
    root = ElementTree.fromstring(printed(plan_of(course="breakfast_dash"), "svg", "a4"))
    names = [one.text for one in root.iter(f"{SVG}text")]
    course = builtin_course("breakfast_dash")
    assert [name for name in names if name in {one.name for one in course.obstacles}] == [
        one.name for one in course.obstacles
    ]
    assert {"Start", "Gate A", "Gate C", "Finish"} <= set(names)
    plate = next(one for one in root.iter(f"{SVG}circle") if float(one.attrib["r"]) == 130)
    # 650 from the left and 240 from the near edge of a table 800 deep, with a margin of 10.
    assert (float(plate.attrib["cx"]), float(plate.attrib["cy"])) == (660, 10 + 800 - 240)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("id", ["breakfast_dash", "cafe_two_laps"])
def test_a_pdf_measures_right_on_every_page(id: str, paper: str) -> None:
    pdf = printed(plan_of(course=id), "pdf", paper)
    pages = pages_of(pdf)
    a_x, a_y, b_x, b_y = start_of(id)
    # Post a is the left one; the line is drawn in millimetres from the table's corner.
    assert strokes(table_of(pdf))[0] == (a_x, a_y, b_x, b_y)
    sizes = sorted(PAPERS[paper])
    for page in pages:
        assert sorted((page.width, page.height)) == pytest.approx(sizes, abs=0.01)
        left, right = page.place(a_x, a_y), page.place(b_x, b_y)
        true = dist((a_x, a_y), (b_x, b_y))
        assert abs(dist(left, right) - true) <= OFF * true / 200
        rulers = [dist(one[:2], one[2:]) for one in strokes(page.ops)]
        assert any(abs(one - 200) <= OFF for one in rulers)
    assert pdf.count(b"/PrintScaling/None") == 1


def test_neighbouring_sheets_share_a_strip() -> None:
    pages = pages_of(printed(plan_of(course="breakfast_dash"), "pdf", "a4"))
    shown = [
        sum(page.shows(x, y) for page in pages) for x in range(0, 1201, 5) for y in range(0, 801, 5)
    ]
    assert set(shown) == {1, 2, 4}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("width", "height"), [(300, 300), (190, 277), (1200, 800), (5000, 5000)])
def test_sheets_cover_the_table_and_overlap(width: float, height: float, paper: str) -> None:
    laid = layout(width, height, paper)
    across, up = laid.shown
    assert len(laid.sheets) == laid.rows * laid.columns
    assert (laid.sheets[0].x, laid.sheets[-1].y) == (0, 0)
    assert max(sheet.x for sheet in laid.sheets) + across >= width
    assert max(sheet.y for sheet in laid.sheets) + up >= height
    if laid.columns > 1:
        assert laid.sheets[0].x + across - laid.sheets[1].x == pytest.approx(OVERLAP)
    if (width, height) == (190, 277) and paper == "a4":
        assert len(laid.sheets) == 1


def test_a_round_table_is_round_within_a_hundredth() -> None:
    ops = table_of(printed(plan_of(course="cafe_two_laps"), "pdf", "a4"))
    curve = re.search(r"([\d.]+) ([\d.]+) m\n([\d. ]+) c", ops)
    assert curve
    start = (float(curve[1]), float(curve[2]))
    numbers = [float(one) for one in curve[3].split()]
    out, into, end = (tuple(numbers[at : at + 2]) for at in (0, 2, 4))
    halfway = tuple((start[i] + 3 * out[i] + 3 * into[i] + end[i]) / 8 for i in (0, 1))
    assert dist(halfway, (500, 500)) == pytest.approx(500, abs=0.01)


def test_names_that_paper_does_not_know_do_no_harm() -> None:
    data = {
        "id": "own", "name": "Kaffee & <Kuchen> (日本)", "players": [2, 2], "laps": 1,
        "table": {"shape": "rect", "w": 600, "h": 400},
        "start": {"a": [100, 300], "b": [100, 100], "heading": 0}, "gates": [],
        "finish": {"a": [500, 300], "b": [500, 100]},
        "obstacles": [{"name": "a ) \\ ☕", "shape": "circle", "c": [300, 350], "r": 20}],
    }  # fmt: skip
    plan = plan_of(data=data)
    assert "Kaffee &amp; &lt;Kuchen&gt;" in printed(plan, "svg", "a4").decode()
    assert "(a \\) \\\\ ?) Tj" in table_of(printed(plan, "pdf", "a4"))


def test_a_course_that_is_not_chosen_is_not_printed() -> None:
    with pytest.raises(BrokenData, match="course: say which one"):
        plan_of()
