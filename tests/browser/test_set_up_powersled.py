"""The set-up page of Powersled Circuit: a track of one's own, and other safe speeds."""

import json
import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import FilePayload, Locator, expect

from browser.axe import judge
from browser.cockpit import Cockpit
from browser.windows import DESKTOP, PHONE, STILL, Windows
from paddock.games.powersled.book.track_reader import read_track

PAGE: Final = Path(__file__).parents[2] / "docs" / "tracks.md"
OVAL: Final[dict[str, Any]] = json.loads(
    PAGE.read_text(encoding="utf-8").split("```json\n")[1].split("```")[0]
)
"""The track that the page for authors shows."""


def open_set_up(windows: Windows, *choices: dict[str, Any]) -> Cockpit:
    """Ann against a bot: nobody is waited for."""
    cockpit = windows.open(*(choices or (DESKTOP, STILL)))
    cockpit.go("/new/powersled")
    cockpit.page.get_by_label("Name on chair 1").fill("Ann")
    cockpit.page.get_by_label("Who sits on chair 2").select_option(label="Bot")
    return cockpit


def track_file(name: str, track: dict[str, Any]) -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": json.dumps(track).encode()}


def with_safe(speed: int) -> dict[str, Any]:
    track: dict[str, Any] = json.loads(json.dumps(OVAL))
    next(one for one in track["sections"] if one["id"] == "East")["safe"] = speed
    return track


def bring(cockpit: Cockpit, name: str, track: dict[str, Any]) -> None:
    cockpit.page.get_by_label(re.compile("^Own track file")).set_input_files(
        track_file(name, track)
    )


def speeds(cockpit: Cockpit) -> Locator:
    return cockpit.page.locator("details", has_text="Safe speeds")


def picture(cockpit: Cockpit) -> Locator:
    return cockpit.page.locator(".picture svg")


def test_a_broken_track_is_refused_and_a_good_one_is_raced(windows: Windows) -> None:
    # The browser's own line about the answer 422.
    windows.forgive("422")
    cockpit = open_set_up(windows)
    start = cockpit.button("Start the race")
    bring(cockpit, "steep.json", with_safe(9))
    expect(cockpit.page.get_by_text("steep.json", exact=True)).to_be_visible()
    expect(speeds(cockpit)).to_be_hidden()
    expect(cockpit.page.get_by_role("radio", name="Serpentine")).to_be_hidden()
    # Said as soon as it is chosen, where one sees it.
    told = cockpit.page.get_by_role("alert")
    expect(told).to_have_text("sections[1] (East).safe: must be a whole number from 1 to 4")
    expect(told).to_be_in_viewport()
    expect(start).to_be_disabled()
    expect(picture(cockpit)).to_have_count(0)
    judge(cockpit)

    bring(cockpit, "oval.json", with_safe(3))
    expect(told).to_have_count(0)
    expect(cockpit.page.get_by_text("oval.json", exact=True)).to_be_visible()
    expect(picture(cockpit)).to_have_accessible_name("Oval, 2 laps")
    expect(picture(cockpit).locator(".square")).to_have_count(len(read_track(OVAL).squares))
    cockpit.press(start)
    cockpit.options.first.wait_for()
    squares = cockpit.page.locator(".board [data-square]")
    drawn = squares.evaluate_all("all => all.map((one) => one.dataset.square)")
    assert sorted(set(drawn)) == sorted(read_track(OVAL).squares)
    assert cockpit.card()["config"] == {"data": with_safe(3)}


def test_without_the_file_the_tracks_of_the_game_are_back(windows: Windows) -> None:
    cockpit = open_set_up(windows, PHONE, STILL)
    bring(cockpit, "oval.json", OVAL)
    expect(cockpit.page.get_by_text("Set aside: oval.json brings its own.")).to_be_visible()
    cockpit.press(cockpit.button("Remove"))
    expect(cockpit.page.get_by_role("radio", name="Serpentine")).to_be_visible()
    expect(speeds(cockpit)).to_be_visible()


def test_another_track_and_other_safe_speeds_reach_the_race(windows: Windows) -> None:
    cockpit = open_set_up(windows)
    folded = speeds(cockpit)
    expect(folded.locator("summary")).to_have_text("Safe speeds: as posted")
    cockpit.press(folded.locator("summary"))
    cockpit.press(cockpit.button("All 1 lower"))
    expect(folded.locator("summary")).to_have_text("Safe speeds: 6 of 6 changed")
    judge(cockpit)
    expect(picture(cockpit).locator(".sign").first).to_contain_text("2")
    # Another track has other corners, with speeds of their own.
    cockpit.press(cockpit.page.locator("label", has_text="Serpentine"))
    expect(picture(cockpit)).to_have_accessible_name("Serpentine, 2 laps")
    expect(folded.locator("summary")).to_have_text("Safe speeds: as posted")
    cockpit.page.get_by_role("spinbutton", name="Laps").fill("1")
    cockpit.press(cockpit.button("A, 180° right: lower"))
    cockpit.press(cockpit.button("D, 45° left: lower"))
    cockpit.press(cockpit.button("E, 45° right: lower"))
    cockpit.press(cockpit.button("E, 45° right: higher"))
    expect(folded.locator("summary")).to_have_text("Safe speeds: 2 of 7 changed")
    cockpit.press(cockpit.button("Start the race"))
    wanted = {"track": "serpentine", "laps": 1, "safe": {"A": 1, "D": 3}}
    assert cockpit.card()["config"] == wanted
