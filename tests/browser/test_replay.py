"""After the race: the replay, the record, and the proof that the luck was honest."""

from pathlib import Path

from playwright.sync_api import expect

from browser.races import Held
from browser.windows import Windows
from paddock.table.replay import verify


def test_the_replay_is_scrubbed_to_the_start_and_back(windows: Windows, finished: Held) -> None:
    cockpit = windows.open()
    page = cockpit.page
    cockpit.go(f"/race/{finished.race}/replay")
    moment = page.get_by_role("slider", name="Moment")
    caption = page.locator(".caption")
    cockpit.press(cockpit.button("To the end"))
    expect(caption).to_have_text("The finish")
    last = int(moment.get_attribute("max") or 0)
    assert last > 20
    for at in range(last, -1, -max(1, last // 12)):
        moment.fill(str(at))
        expect(page.locator("output.count")).to_have_text(f"{at + 1} / {last + 1}")
    moment.fill("0")
    expect(caption).to_contain_text("Turn 1 of 13")
    page.keyboard.press("ArrowRight")
    expect(page.locator("output.count")).to_have_text(f"2 / {last + 1}")

    page.get_by_label("Seen by").select_option("Seen by Ann")
    expect(page.locator(".seats .mine")).to_contain_text("Ann")
    assert "seat=0" in page.url
    assert "at=1" in page.url
    page.reload()
    expect(page.locator("output.count")).to_have_text(f"2 / {last + 1}")
    expect(page.locator(".seats .mine")).to_contain_text("Ann")
    moment.fill(str(last))
    expect(caption).to_have_text("The finish")


def test_the_replay_plays_by_itself_to_the_end(windows: Windows, finished: Held) -> None:
    cockpit = windows.open()
    page = cockpit.page
    cockpit.go(f"/race/{finished.race}/replay")
    moment = page.get_by_role("slider", name="Moment")
    moment.wait_for()
    moment.fill(str(int(moment.get_attribute("max") or 0) - 2))
    for _ in range(2):
        page.get_by_role("button", name="Speed").click()
    cockpit.press(cockpit.button("Play"))
    expect(page.locator(".caption")).to_have_text("The finish")
    expect(cockpit.button("Play")).to_be_visible()


def test_the_record_is_downloaded_and_verifies(
    windows: Windows, finished: Held, tmp_path: Path
) -> None:
    cockpit = windows.open(held=finished)
    page = cockpit.page
    cockpit.go(f"/race/{finished.race}")
    cockpit.podium.wait_for()
    cockpit.press(cockpit.button("Verify this race"))
    expect(page.get_by_text("✓ Played again from the record")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "race.jsonl"
    download.value.save_as(file)
    assert download.value.suggested_filename == f"paddock-{finished.race}.jsonl"
    record = file.read_text(encoding="utf-8")
    assert verify(record) == ""
    assert page.locator(".proof code").inner_text() in record


def test_a_rematch_seats_the_same_people_again(windows: Windows, finished: Held) -> None:
    cockpit = windows.open(held=finished)
    cockpit.go(f"/race/{finished.race}")
    cockpit.press(cockpit.button("Rematch"))
    cockpit.question.wait_for()
    assert cockpit.turn() == 1
    assert finished.race not in cockpit.page.url
