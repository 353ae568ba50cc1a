"""Remakes docs/pictures: every page as people see it, from races that are the same every time.

Look at each of them afterwards, as docs and README show them to everybody.
"""

import random
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from browser.album import DARK, DESKTOP, PLACE, POCKET, Album, stop_the_clock
from browser.cockpit import Cockpit
from browser.races import Held, hold
from browser.windows import Windows, browser
from server.client import ME, Player, get
from server.running import QUICK, running, told_sources

LUCK: Final = "pictures"
"""Another word is another race."""
TURN: Final = 6
"""The turn that is shown: the field has spread, and everybody holds something."""

REVEAL_MS: Final = 900
"""So long after the last answer: all routes are shown, and the ships are about to fly."""

PEOPLE: Final = ("Ann", "Bea")
BOTS: Final = ("Turbo", "Diesel")


def main() -> None:
    sources = told_sources(LUCK)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), QUICK, sources) as server,
        browser() as chromium,
    ):
        windows = Windows(chromium, server.host)
        album = Album(windows)
        pages_before(album)
        race(album, server.host)
        windows.close()
        assert windows.complaints() == [], windows.complaints()
    print(f"{album.count} pictures are in {PLACE}")


def pages_before(album: Album) -> None:
    home = album.open("/", DESKTOP)
    home.button("Play now").first.wait_for()
    home.page.get_by_text("Coming").first.wait_for()
    album.take("home", home.page)
    chairs = album.open("/new/outspeed", DESKTOP)
    chairs.button("Make the race and get the link").wait_for()
    album.take("set-up", chairs.page)
    rules = album.open("/rules/outspeed#OS-041", DESKTOP)
    rules.page.locator("#rule-OS-041.marked").wait_for()
    album.take("rules", rules.page)


def race(album: Album, host: str) -> None:
    """One race at the same moment on a desktop and on a phone, then its end."""
    seats = [ME | {"name": name} for name in PEOPLE]
    seats += [{"kind": "bot", "bot": "driver", "name": name} for name in BOTS]
    held = hold(host, seats)
    address = f"/race/{held.race}"
    with at_the_table(host, held) as players:
        bea = players[1]
        play_until(players, TURN)
        desktop = album.open(address, DESKTOP, held=held.only(0))
        phone = album.open(address, POCKET, held=held.only(0))
        moving = album.windows.open(DESKTOP, held=held.only(0))
        moving.page.clock.install()
        moving.go(address)
        for cockpit in (desktop, phone):
            cockpit.question.wait_for()
            wait_for_bots(cockpit)
            cockpit.choose(1)
        album.take("planning", desktop.page)
        album.take("planning-phone", phone.page)
        phone.press(phone.lock)
        phone.locked.wait_for()
        album.take("locked-in-phone", phone.page)
        moving.locked.wait_for()
        stop_the_clock(moving.page)
        bea.settle()
        bea.answer(bea.options()[-1])
        moving.question.wait_for()
        moving.page.clock.run_for(REVEAL_MS)
        album.take("reveal", moving.page)
        play_until(players, turn=None)
    finish(album, host, held)


@contextmanager
def at_the_table(host: str, held: Held) -> Iterator[list[Player]]:
    players = [held.player(host, seat) for seat in held.tokens]
    try:
        yield players
    finally:
        for player in players:
            player.close()


def play_until(players: Sequence[Player], turn: int | None) -> None:
    """Until both people choose their route in that turn; without one, to the end."""
    while players[0].table["status"] != "over":
        if all(is_choosing(player, turn) for player in players):
            return
        for player in players:
            player.settle()
            if player.is_asked() and not is_choosing(player, turn):
                # Whoever is asked first makes no difference to what anybody answers.
                luck = random.Random(f"{LUCK}/{player.table['seat']}/{player.table['moment']}")
                player.answer(luck.choice(player.options()))
    assert turn is None, "the race was over before"


def is_choosing(player: Player, turn: int | None) -> bool:
    return (
        turn is not None
        and player.is_asked()
        and player.table["decision"]["decision"]["kind"] == "ChooseRoute"
        and player.table["view"]["turn"] >= turn
    )


def wait_for_bots(cockpit: Cockpit) -> None:
    locked = cockpit.page.get_by_role("list", name="Seats").get_by_text("locked in")
    locked.nth(len(BOTS) - 1).wait_for()


def finish(album: Album, host: str, held: Held) -> None:
    for size, name in ((DESKTOP, "finish"), (POCKET, "finish-phone")):
        cockpit = album.open(f"/race/{held.race}", size, held=held.only(0))
        cockpit.podium.wait_for()
        cockpit.page.get_by_role("heading", name="Who was where").wait_for()
        album.take(name, cockpit.page)
    moments = get(host, f"/api/races/{held.race}/replay?seat=-2")["moments"]
    routes = [at for at, moment in enumerate(moments) if len(moment["given"]) >= len(PEOPLE)]
    at = routes[len(routes) // 2]
    replay = album.open(f"/race/{held.race}/replay?seat=-2&at={at}", DESKTOP, DARK)
    replay.page.get_by_role("slider", name="Moment").wait_for()
    album.take("replay", replay.page)


if __name__ == "__main__":
    main()
