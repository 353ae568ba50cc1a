"""A track of Spin-Out of one's own: drawn in inches, with terrain of three kinds, and raced."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import judge
from browser.cockpit import QUESTION
from browser.drawing_table import BUSY, LAPTOP, LYING, drag, fits, part, save, tool, verdict
from browser.windows import PHONE, STILL, Windows
from games.spin_out.wrong_tracks import WRONG

SOUND = "It can be driven: a clean run takes"


def test_a_track_is_drawn_saved_loaded_and_raced(windows: Windows, tmp_path: Path) -> None:
    windows.forgive(BUSY, "422")
    cockpit = windows.open(LAPTOP, STILL)
    page = cockpit.page
    cockpit.go("/new/spin_out")
    page.get_by_role("link", name="Draw your own track").click()
    expect(verdict(page)).to_contain_text(SOUND)
    table = page.get_by_role("group", name="The table that you draw").bounding_box()
    assert table

    # By mouse, onto the table; then by keys, in inches and quarters of one.
    mesa = page.get_by_role("button", name="mesa", exact=True)
    drag(page, mesa, table["x"] + table["width"] * 0.85, table["y"] + table["height"] * 0.5)
    expect(part(page, "mesa")).to_be_focused()
    page.get_by_label("Things from").select_option("Stones")
    page.get_by_role("button", name="crate", exact=True).press("Enter")
    crate = part(page, "crate")
    expect(crate).to_have_accessible_name("crate, at 38, 24")
    for key in (*["ArrowUp"] * 10, "Shift+ArrowLeft"):
        crate.press(key)
    expect(crate).to_have_accessible_name("crate, at 37.75, 34")

    # What is too high for its kind is told with its place, and another kind brings its height.
    expect(page.locator(".drive .way")).to_be_visible()
    page.get_by_label("Height").fill("1.5")
    page.get_by_label("Height").press("Tab")
    expect(verdict(page)).to_contain_text("The crate is no obstacle")
    page.get_by_label("Kind").select_option("obstacle")
    expect(page.get_by_label("Height")).to_have_value("3")
    expect(verdict(page)).to_contain_text(SOUND)

    # The start zone is a part of its own, and the line that is start and finish is one.
    part(page, "Start zone").focus()
    left = page.get_by_role("spinbutton", name="left")
    left.fill("4")
    left.press("Tab")
    expect(part(page, "Start zone")).to_have_accessible_name("Start zone, at 14, 9.5")
    tool(page, "Table").click()
    expect(page.get_by_label("The start is the finish")).to_be_checked()
    page.get_by_label("Name").fill("Dry Gulch")
    page.get_by_label("Name").press("Tab")
    judge(cockpit)

    saved = tmp_path / "saved.json"
    assert save(page, saved) == "dry_gulch.json"
    track = json.loads(saved.read_text())
    assert [(one["id"], one["name"], one["class"]) for one in track["features"]] == [
        ("O1", "ridge", "obstacle"),
        ("O2", "mesa", "obstacle"),
        ("O3", "crate", "obstacle"),
    ]
    assert track["start"]["zone"] == [4, 2, 24, 17]
    expect(part(page, "mesa")).to_be_visible()

    # A wrong file is marked where it is wrong.
    for wrong in (WRONG["self-crossing polygon"], WRONG["start inside terrain"]):
        file = tmp_path / "wrong.json"
        file.write_text(json.dumps(wrong.data))
        tool(page, "File").click()
        page.get_by_label("Load a file").set_input_files(file)
        expect(verdict(page)).to_contain_text(wrong.why, ignore_case=True)
        page.get_by_role("button", name="Show", exact=True).click()
        expect(page.locator(".frame.wrong.picked")).to_have_count(1)
    tool(page, "File").click()
    page.get_by_label("Load a file").set_input_files(saved)

    page.get_by_role("button", name="Race it").click()
    expect(page.get_by_text("Dry Gulch", exact=True).first).to_be_visible()
    page.get_by_label("Who sits on chair 2").select_option("Bot")
    page.get_by_role("button", name="Start the race").click()
    assert cockpit.card()["config"]["data"] == track
    assert cockpit.wait_for_any() == QUESTION


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_a_track_is_drawn_by_thumb(windows: Windows, size: dict[str, Any]) -> None:
    windows.forgive(BUSY)
    cockpit = windows.open(size, STILL)
    page = cockpit.page
    cockpit.go("/draw/spin_out/needle_canyon")
    expect(verdict(page)).to_contain_text(SOUND)
    fits(page)
    tool(page, "Add").tap()
    judge(cockpit)
    page.get_by_role("button", name="boulder", exact=True).tap()
    for press in ("Away by 1 in", "Fine steps", "Right by 0.25 in"):
        page.get_by_role("button", name=press).tap()
    fits(page)
    judge(cockpit)
