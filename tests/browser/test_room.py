"""The table in little room: everything is there on a phone, either way up, and on a zoomed page."""

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser.cockpit import Cockpit
from browser.races import Held, hold
from browser.windows import PHONE, STILL, Windows
from paddock.games import REGISTRY
from server.client import ME, bot, get
from server.running import Process

LEAST_BOARD: Final = 200
"""Pixels of height in which one can still point at a square."""
TOUCH: Final = {"has_touch": True, "is_mobile": True}
ON_ITS_SIDE: Final[dict[str, Any]] = {"viewport": {"width": 844, "height": 390}, **TOUCH}
ZOOMED: Final[dict[str, Any]] = {"viewport": {"width": 683, "height": 384}}
SMALL_LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
TINY: Final[dict[str, Any]] = {"viewport": {"width": 320, "height": 256}}
"""A page of 1280 by 1024, zoomed to 400 %."""

IS_ON_TOP: Final = """
(one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && (one.contains(there) || there.contains(one));
}
"""


@pytest.fixture(params=sorted(REGISTRY))
def full(request: pytest.FixtureRequest, server: Process) -> Held:
    """A race with as many seats as the game has; the first is asked something."""
    [card] = [one for one in get(server.host, "/api/games") if one["id"] == request.param]
    bots = [bot("first") | {"name": f"Bot {seat}"} for seat in range(1, card["seats"][1])]
    return hold(server.host, [ME | {"name": "Ann"}, *bots], game=card["id"])


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def assert_in_sight(cockpit: Cockpit, locator: Locator) -> None:
    """All of it, and nothing lies over it."""
    expect(locator).to_be_in_viewport(ratio=0.99)
    assert locator.evaluate(IS_ON_TOP)


def assert_seats_in_sight(cockpit: Cockpit, held: Held) -> None:
    seats = cockpit.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(len(held.names))
    for seat in seats.all():
        assert_in_sight(cockpit, seat)


def assert_options_reachable(cockpit: Cockpit, lock: Literal["seen", "reached"]) -> None:
    """Each can be brought into sight; the button that commits is, or can be."""
    assert cockpit.options.count() > 0
    for option in cockpit.options.all():
        option.scroll_into_view_if_needed()
        assert_in_sight(cockpit, option)
        if lock == "seen":
            assert_in_sight(cockpit, cockpit.page.locator("[data-commit]"))
    cockpit.page.locator("[data-commit]").scroll_into_view_if_needed()
    assert_in_sight(cockpit, cockpit.page.locator("[data-commit]"))


@pytest.mark.parametrize("size", [ON_ITS_SIDE, ZOOMED], ids=["on its side", "zoomed"])
def test_a_low_screen_shows_board_options_and_seats(
    windows: Windows, full: Held, size: dict[str, Any]
) -> None:
    cockpit = windows.table(full, size, STILL)
    board = cockpit.page.get_by_role("main")
    assert box(board)["height"] >= LEAST_BOARD
    assert_in_sight(cockpit, board)
    assert_seats_in_sight(cockpit, full)
    assert_options_reachable(cockpit, "seen")


@pytest.mark.parametrize("size", [PHONE, SMALL_LAPTOP], ids=["upright", "laptop"])
def test_every_seat_is_seen(windows: Windows, full: Held, size: dict[str, Any]) -> None:
    cockpit = windows.table(full, size, STILL)
    assert box(cockpit.page.get_by_role("main"))["height"] >= LEAST_BOARD
    assert_seats_in_sight(cockpit, full)
    assert_options_reachable(cockpit, "seen")


def test_where_nothing_fits_everything_is_reached_by_scrolling(
    windows: Windows, full: Held
) -> None:
    cockpit = windows.table(full, TINY, STILL)
    board = cockpit.page.get_by_role("main")
    assert box(board)["height"] >= LEAST_BOARD
    board.scroll_into_view_if_needed()
    assert_in_sight(cockpit, board)
    assert_options_reachable(cockpit, "reached")


def test_a_replay_on_a_low_screen_shows_the_board(windows: Windows, finished: Held) -> None:
    cockpit = windows.open(ON_ITS_SIDE, STILL, held=finished)
    cockpit.go(f"/race/{finished.race}/replay")
    slider = cockpit.page.get_by_role("slider", name="Moment")
    slider.wait_for()
    board = cockpit.page.get_by_role("main")
    assert box(board)["height"] >= LEAST_BOARD
    assert_in_sight(cockpit, board)
    assert_in_sight(cockpit, slider)
