"""A course of one's own: drawn by mouse and by keyboard, saved, loaded, shared and raced."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import judge
from browser.cockpit import QUESTION
from browser.drawing_table import (
    BUSY,
    LAPTOP,
    LYING,
    drag,
    fits,
    numbers,
    part,
    save,
    tool,
    verdict,
)
from browser.windows import DESKTOP, PHONE, STILL, Windows
from games.pocket_rockets.wrong_courses import WRONG, builtin
from paper.pdf_reader import pages_of

ROCKETS = "pocket_rockets"


def test_a_course_is_drawn_saved_loaded_and_raced(windows: Windows, tmp_path: Path) -> None:
    windows.forgive(BUSY)
    cockpit = windows.open(LAPTOP, STILL)
    page = cockpit.page
    cockpit.go(f"/new/{ROCKETS}")
    page.get_by_role("link", name="Draw your own course").click()
    expect(verdict(page)).to_contain_text("a clean run takes")
    table = page.get_by_role("group", name="The table that you draw").bounding_box()
    assert table

    # By mouse: dragged in, and on.
    plate = page.get_by_role("button", name="plate", exact=True)
    drag(page, plate, table["x"] + table["width"] * 0.5, table["y"] + table["height"] * 0.3)
    first = numbers(part(page, "plate").get_attribute("aria-label"))
    drag(
        page,
        part(page, "plate"),
        table["x"] + table["width"] * 0.4,
        table["y"] + table["height"] * 0.3,
    )
    second = numbers(part(page, "plate").get_attribute("aria-label"))
    assert second[0] < first[0] - 50
    assert abs(second[1] - first[1]) <= 1

    # By keyboard: laid down, moved, finely too, turned and scaled.
    page.get_by_role("button", name="butter knife", exact=True).press("Enter")
    knife = part(page, "butter knife")
    expect(knife).to_be_focused()
    expect(knife).to_have_accessible_name("butter knife, at 600, 400")
    for key in ("ArrowUp", "ArrowUp", "Shift+ArrowLeft", "[", "+"):
        knife.press(key)
    expect(knife).to_have_accessible_name("butter knife, at 599, 420")
    knife.press("Control+z")
    corner = page.get_by_label("1 x")
    expect(corner).to_have_value("528.885")
    knife.press("Control+z")
    expect(corner).to_have_value("524")
    knife.press("Control+Shift+z")
    expect(corner).to_have_value("528.885")
    page.get_by_role("spinbutton", name="y").first.fill("440.5")
    page.keyboard.press("Tab")
    expect(knife).to_have_accessible_name("butter knife, at 599, 441")

    page.get_by_role("button", name="+ Gate").click()
    expect(part(page, "Gate A")).to_be_focused()
    page.keyboard.press("Tab")
    expect(part(page, "Finish")).to_be_focused()
    expect(verdict(page)).to_contain_text("a clean run takes")
    tool(page, "Table").click()
    page.get_by_label("Name").fill("Breakfast for two")
    page.get_by_label("Name").press("Tab")
    expect(page.get_by_role("heading", level=1)).to_have_text("Breakfast for two")
    judge(cockpit)

    saved = tmp_path / "saved.json"
    assert save(page, saved) == "breakfast_for_two.json"
    course = json.loads(saved.read_text())
    assert [one["name"] for one in course["obstacles"]] == ["plate", "butter knife"]
    assert len(course["gates"]) == 1
    expect(part(page, "plate")).to_be_visible()
    judge(cockpit)

    with page.expect_download() as printing:
        page.get_by_role("button", name="Print", exact=True).click()
    assert len(pages_of(printing.value.path().read_bytes())) == 7 * 3

    page.get_by_role("button", name="Race it").click()
    expect(page.get_by_text("Breakfast for two", exact=True).first).to_be_visible()
    page.get_by_label("Who sits on chair 2").select_option("Bot")
    page.get_by_role("button", name="Start the race").click()
    assert cockpit.card()["config"]["data"] == course
    assert cockpit.wait_for_any() == QUESTION
    cockpit.choose(1)
    cockpit.press(cockpit.lock)
    expect(page.get_by_text("The bids:").first).to_be_visible()


def test_what_is_wrong_is_said_with_its_place_and_marked(windows: Windows, tmp_path: Path) -> None:
    windows.forgive(BUSY, "422")
    cockpit = windows.open(DESKTOP, STILL)
    page = cockpit.page
    cockpit.go(f"/draw/{ROCKETS}")
    tool(page, "File").click()
    file = tmp_path / "course.json"
    for wrong in (
        WRONG["self-crossing polygon"],
        WRONG["gate outside the table"],
        WRONG["start inside an obstacle"],
        WRONG["number out of range"],
    ):
        file.write_text(json.dumps(wrong.data))
        tool(page, "File").click()
        page.get_by_label("Load a file").set_input_files(file)
        expect(verdict(page)).to_contain_text(wrong.why)
        page.get_by_role("button", name="Show", exact=True).click()
        marked = page.locator(".frame.wrong.picked")
        expect(marked).to_have_count(1)
    judge(cockpit)
    # What cannot be drawn at all is refused as the server says it.
    tool(page, "File").click()
    file.write_text(json.dumps(WRONG["number that is none"].data))
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("course.json: table.w: must be a number")
    file.write_text("{")
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("course.json is not JSON")
    with file.open("wb") as huge:
        huge.truncate(100 * 1024 * 1024)
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("course.json is larger than 1024 KB.")
    cockpit.go(f"/new/{ROCKETS}")
    page.get_by_label("Own course file").set_input_files(file)
    expect(page.get_by_role("alert")).to_have_text("course.json is larger than 1024 KB.")


def test_a_course_that_cannot_be_driven_is_told_so(windows: Windows, tmp_path: Path) -> None:
    course = builtin("tea_for_eight")
    wall = [[850, 0], [860, 0], [860, 800], [850, 800]]
    course["obstacles"].append({"name": "shelf", "shape": "poly", "pts": wall})
    file = tmp_path / "course.json"
    file.write_text(json.dumps(course))
    windows.forgive(BUSY)
    cockpit = windows.open(DESKTOP, STILL)
    cockpit.go(f"/draw/{ROCKETS}")
    tool(cockpit.page, "File").click()
    cockpit.page.get_by_label("Load a file").set_input_files(file)
    expect(verdict(cockpit.page)).to_contain_text("Nobody can get past the finish")
    expect(cockpit.page.locator(".drive .trouble")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_on_a_phone_a_thumb_will_do(windows: Windows, size: dict[str, Any]) -> None:
    windows.forgive(BUSY)
    cockpit = windows.open(size, STILL)
    page = cockpit.page
    cockpit.go(f"/draw/{ROCKETS}/cafe_two_laps")
    expect(verdict(page)).to_contain_text("a clean run takes")
    expect(page).to_have_url(re.compile(f"/draw/{ROCKETS}$"))
    fits(page)
    judge(cockpit)
    tool(page, "Add").tap()
    page.get_by_role("button", name="egg cup", exact=True).tap()
    cup = part(page, "egg cup")
    x, y = numbers(cup.get_attribute("aria-label"))
    for press in ("Away by 10 mm", "Right by 10 mm", "Fine steps", "Right by 1 mm"):
        page.get_by_role("button", name=press).tap()
    expect(cup).to_have_attribute("aria-label", f"egg cup, at {x + 11}, {y + 10}")
    fits(page)
    judge(cockpit)
    page.get_by_role("button", name="Take away").tap()
    expect(cup).to_have_count(0)
    tool(page, "File").tap()
    page.get_by_role("button", name="Link to race on").tap()
    link = page.get_by_label("The link").input_value()
    other = windows.open(size, STILL)
    other.go(link)
    expect(other.page.get_by_text("My Cafe Table, Two Laps", exact=True).first).to_be_visible()
    expect(other.page.get_by_role("img", name=re.compile("^My Cafe Table"))).to_be_visible()
    other.press(other.page.get_by_role("button", name="Edit this course"))
    expect(part(other.page, "Gate C")).to_have_count(1)
