"""A table top in characters."""

from paddock.kit.geometry import Disc, Line, Polygon
from paddock.kit.geometry_angles import Point
from paddock.kit.sheet import WIDTH, Sheet

TABLE = 72_000


def test_things_lines_and_points_are_seen_where_they_are() -> None:
    sheet = Sheet(TABLE, TABLE // 2)
    assert sheet.rows == 18
    corners = [Point(0, 0), Point(4_000, 0), Point(4_000, 4_000), Point(0, 4_000)]
    sheet.lay(Polygon(corners), "#")
    sheet.lay(Disc(36_500, 18_500, 10), "*")
    sheet.mark(Line(Point(70_500, 36_000), Point(70_500, 30_000)), "=")
    sheet.put(TABLE + 1, -1, "o")
    lines = sheet.lines()
    assert len(lines) == 20
    assert {len(line) for line in lines} == {WIDTH + 2}
    assert lines[-2][1:6] == "#### "
    assert lines[-3][1:6] == "#### "
    assert lines[-4][1:6] == "     "
    assert [line.count("*") for line in lines] == [0] * 9 + [1] + [0] * 10
    assert [line[71] for line in lines[1:4]] == ["=", "=", "="]
    assert lines[-2][WIDTH] == "o"
