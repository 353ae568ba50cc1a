"""Remakes the pictures of Pocket Rocket Racers in docs/pictures, the same every time.

Look at each of them afterwards, as docs and README show them to everybody.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from browser.album import DESKTOP, PLACE, POCKET, Album, stop_the_clock
from browser.tabletops import Stand
from browser.windows import Windows, browser
from server.running import QUICK, running, told_sources

LUCK: Final = "rockets"
"""Another word is another race."""
POWERS: Final = ("boost", "aura", "cannon", "transwarp")
REVEAL_MS: Final = 900
"""So long after the last bid: all are shown, and equal ones are struck out."""
HEADINGS: Final = ("315", "330")
"""A clean move, and one that runs into something."""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), QUICK, told_sources(LUCK)) as server,
        browser() as chromium,
    ):
        windows = Windows(chromium, server.host)
        album = Album(windows)
        with standing(server.host) as stand:
            reveal(album, stand)
            planning(album, stand)
        windows.close()
        assert windows.complaints() == [], windows.complaints()
    print(f"{album.count} pictures are in {PLACE}")


@contextmanager
def standing(host: str) -> Iterator[Stand]:
    """Four people at breakfast, in the second round."""
    stand = Stand(host, *POWERS, course="breakfast_dash", aid="full")
    try:
        stand.bid(1, 3, 3, 3)
        stand.answer(0, {"kind": "Go", "heading": 0})
        yield stand
    finally:
        stand.close()


def reveal(album: Album, stand: Stand) -> None:
    """Bids turn over; two of them strike each other out."""
    moving = album.windows.open(DESKTOP, held=stand.held.only(0))
    moving.page.clock.install()
    moving.go(f"/race/{stand.held.race}")
    moving.choose(3)
    moving.press(moving.lock)
    moving.locked.wait_for()
    stop_the_clock(moving.page)
    for seat, number in ((1, 2), (2, 4), (3, 2)):
        stand.answer(seat, {"kind": "Bid", "number": number})
    moving.page.get_by_role("slider", name="Heading of your card").wait_for()
    moving.page.clock.run_for(REVEAL_MS)
    album.take("rockets-reveal", moving.page, "jpeg")


def planning(album: Album, stand: Stand) -> None:
    """A move, and what would come of the next."""
    for size, name in ((DESKTOP, "rockets-planning"), (POCKET, "rockets-planning-phone")):
        cockpit = album.open(f"/race/{stand.held.race}", size, held=stand.held.only(0))
        field = cockpit.page.get_by_label("Heading in degrees")
        for heading in HEADINGS:
            field.fill(heading)
            field.press("Enter")
            if heading != HEADINGS[-1]:
                cockpit.press(cockpit.button("+ Then another"))
        cockpit.page.locator(".board .met:not(.old)").wait_for()
        album.take(name, cockpit.page, "jpeg")


if __name__ == "__main__":
    main()
