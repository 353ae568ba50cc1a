"""After the race: the replay, the record, and the proof that the luck was honest."""

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.cockpit import Cockpit
from browser.races import Held, wait_for_the_end
from browser.windows import DESKTOP, PHONE, STILL, Windows
from paddock.games.outspeed.book.tiles import ROUTES
from paddock.table.replay import verify
from server.client import Shape, bot, get, make
from server.running import Process

MOST_RACES = 20


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
    expect(page).to_have_url(re.compile(r"seat=0&at=1$"))
    page.reload()
    expect(page.locator("output.count")).to_have_text(f"2 / {last + 1}")
    expect(page.locator(".seats .mine")).to_contain_text("Ann")
    moment.fill(str(last))
    expect(caption).to_have_text("The finish")


def everything(host: str, race: str) -> list[Shape]:
    """Every moment with everybody's secrets."""
    moments: list[Shape] = get(host, f"/api/races/{race}/replay?seat=-2")["moments"]
    return moments


def look_at(cockpit: Cockpit, race: str, at: int) -> None:
    cockpit.go(f"/race/{race}/replay?at={at}")
    cockpit.page.get_by_role("slider", name="Moment").wait_for()


def test_the_board_shows_the_routes_of_all_before_they_are_revealed(
    windows: Windows, server: Process, finished: Held
) -> None:
    moments = everything(server.host, finished.race)
    programmed = [
        [one for one in moment["given"] if one["answer"]["action"]["kind"] == "Program"]
        for moment in moments
    ]
    at = max(range(len(moments)), key=lambda number: len(programmed[number]))
    assert len(programmed[at]) > 1
    for size in (DESKTOP, PHONE):
        cockpit = windows.open(size, STILL)
        page = cockpit.page
        look_at(cockpit, finished.race, at)
        routes = [page.locator(f'[data-place="route-{route}"]') for route in range(len(ROUTES))]
        for route in routes:
            expect(route).not_to_have_attribute("aria-label", re.compile("Taken by"))
        page.get_by_label("Seen by").select_option("With all secrets")
        for one in programmed[at]:
            who = re.escape(moments[at]["names"][one["seat"]])
            panel = routes[one["answer"]["action"]["route"]]
            expect(panel).to_have_attribute("aria-label", re.compile(f"Taken by .*{who}"))


def holding(host: str) -> tuple[str, int, list[bool]]:
    """A race, one of its moments with tokens in somebody's hand, and who holds some."""
    for _ in range(MOST_RACES):
        race = make(host, "outspeed", [bot("rookie")] * 3)["race"]
        wait_for_the_end(host, race)
        for at, moment in enumerate(everything(host, race)):
            held = [sum(view["hand"]) > 0 for view in moment["views"]]
            if any(held):
                return race, at, held
    raise AssertionError("nobody ever holds a token")


def test_tokens_lie_open_for_who_may_see_them(windows: Windows, server: Process) -> None:
    race, at, held = holding(server.host)
    cockpit = windows.open()
    page = cockpit.page
    look_at(cockpit, race, at)
    hands = page.locator(".seats").get_by_role("list", name="Tokens")
    expect(page.locator(".seats .hand")).to_have_count(0)
    page.get_by_label("Seen by").select_option("With all secrets")
    expect(hands).to_have_count(sum(held))
    page.get_by_label("Seen by").select_option(str(held.index(True)))
    expect(page.locator(".seats .hand")).to_have_count(1)
    expect(hands).to_have_count(1)


def test_hands_of_cards_lie_open_with_all_secrets(windows: Windows, server: Process) -> None:
    race = make(
        server.host,
        "powersled",
        [bot("rookie"), bot("rookie")],
        config={"track": "beltway", "laps": 1},
    )["race"]
    wait_for_the_end(server.host, race)
    moments = everything(server.host, race)
    at = next(
        number for number, one in enumerate(moments) if all(sum(v["hand"]) for v in one["views"])
    )
    cockpit = windows.open()
    look_at(cockpit, race, at)
    hands = cockpit.page.locator(".seats").get_by_role("list", name="Cards")
    expect(hands).to_have_count(0)
    cockpit.page.get_by_label("Seen by").select_option("With all secrets")
    expect(hands).to_have_count(2)
    first = moments[at]["views"][0]["hand"]
    expect(hands.first.get_by_role("listitem")).to_have_count(sum(map(bool, first)))


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
