"""Home stands still while it comes, and its tiles are whole on every screen that people have."""

from typing import Any, Final

import pytest
from playwright.sync_api import Route

from browser.cockpit import Cockpit
from browser.windows import PHONE, Windows

MOST_SHIFT: Final = 0.05
FACES: Final = "**/*.woff2"
NEAR: Final = 40.0
"""So far at most does a title stand below its picture, in pixels."""
WIDE_SCREENS: Final = ((1366, 768), (1280, 720), (1536, 730), (1160, 750), (1024, 768), (1440, 900))

WATCH: Final = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({type: 'layout-shift', buffered: true});
"""
PICTURED: Final = """
() => [...document.querySelectorAll('.picture')].every((one) =>
  one.querySelector('svg') || one.getBoundingClientRect().top >= innerHeight)
"""
SETTLED: Final = """
async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
}
"""


def screen(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


def go_home(cockpit: Cockpit) -> None:
    """To the home page, until every tile in sight has its picture."""
    cockpit.go("/")
    cockpit.button("Play now").first.wait_for()
    cockpit.page.wait_for_function(PICTURED)


@pytest.mark.parametrize("size", [screen(1280, 720), PHONE], ids=["laptop", "phone"])
def test_nothing_jumps_while_home_comes(windows: Windows, size: dict[str, Any]) -> None:
    cockpit = windows.open(size)
    page = cockpit.page
    late: list[Route] = []
    is_home = False

    def hold(route: Route) -> None:
        if is_home:
            route.continue_()
        else:
            late.append(route)

    page.route(FACES, hold)
    page.add_init_script(WATCH)
    go_home(cockpit)
    # At worst: the faces come when everything else is there.
    assert late, "no face was asked for"
    is_home = True
    for route in late:
        route.continue_()
    page.evaluate(SETTLED)
    assert page.evaluate("window.shift") < MOST_SHIFT


@pytest.mark.parametrize("size", WIDE_SCREENS, ids=lambda size: "{}x{}".format(*size))
def test_each_tile_is_a_whole_picture_above_its_words(
    windows: Windows, size: tuple[int, int]
) -> None:
    cockpit = windows.open(screen(*size))
    go_home(cockpit)
    tiles = cockpit.page.get_by_role("article")
    titles = [tile.get_by_role("heading") for tile in tiles.all()]
    assert titles
    for tile, title in zip(tiles.all(), titles, strict=True):
        picture = tile.locator(".picture").bounding_box()
        words = title.bounding_box()
        assert picture is not None
        assert words is not None
        is_beside = words["x"] >= picture["x"] + picture["width"]
        gap = words["y"] - picture["y"] - picture["height"]
        assert is_beside or 0 <= gap < NEAR
        # Nearly all of the drawing of 16 by 9 is seen.
        assert picture["width"] / picture["height"] == pytest.approx(16 / 9, rel=0.2)
    expect_in_sight(cockpit, size[1])


def expect_in_sight(cockpit: Cockpit, height: int) -> None:
    """What one can do first is seen without scrolling."""
    box = cockpit.button("Play now").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height
