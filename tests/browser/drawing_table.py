"""The table-top editor in a window: its parts, its verdict, its tools."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from browser.windows import PHONE

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
BUSY = "status of 503"
"""The editor asks on where the server has something else to do."""
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}


def part(page: Page, name: str) -> Locator:
    """Something on the table, by the beginning of what it is called."""
    return page.locator("svg").get_by_role("button", name=re.compile(f"^{name}, at "))


def verdict(page: Page) -> Locator:
    """What the server says of the drawing as it is now."""
    return page.locator('[role="status"][aria-busy="false"]')


def tool(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Tools").get_by_role("button", name=name)


def drag(page: Page, what: Locator, x: float, y: float) -> None:
    """By mouse, from the middle of something to a place of the window."""
    box = what.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(x - 20, y, steps=4)
    page.mouse.move(x, y)
    page.mouse.up()


def numbers(label: str | None) -> tuple[int, int]:
    """Where something lies, from what it is called."""
    found = re.search(r", at (-?\d+), (-?\d+)$", label or "")
    assert found, label
    return int(found[1]), int(found[2])


FITS = """
() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return [scrollWidth <= clientWidth, scrollHeight <= clientHeight];
}
"""


def fits(page: Page) -> None:
    """Nothing is cut off at the side, and the page does not scroll."""
    assert page.evaluate(FITS) == [True, True]


def save(page: Page, file: Path) -> str:
    """The drawing as a file, taken off the table after that and laid on it again; the name that
    the file would have."""
    tool(page, "File").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save to a file").click()
    saving.value.save_as(file)
    page.get_by_role("button", name="Clear the table").click()
    page.get_by_label("Load a file").set_input_files(file)
    return saving.value.suggested_filename
