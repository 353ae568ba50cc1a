"""Remakes the pictures of Spin-Out in docs/pictures, the same every time.

Look at each of them afterwards, as docs and README show them to everybody.
"""

import json
import tempfile
from pathlib import Path
from typing import Final

from browser.album import DESKTOP, PLACE, POCKET, Album, stop_the_clock
from browser.arenas import posed, press_ground
from browser.windows import STILL, Windows, browser
from games.spin_out.positions import PASS, pod, say, scene, way
from paddock.core.resources import read_resource
from paddock.games.spin_out.state import SpinOut
from server.client import Shape
from server.running import QUICK, running, told_sources

LUCK: Final = "pods"
TRACK: Final = "mesa_oval"
HEIGHT: Final = 48
WAY_POINTS: Final = ((53, 14), (62, 23))
"""Round the first bend, over its scree, past whoever is there."""
BLAST_MS: Final = 1250
"""So long after the nudge: the dice lie there, and the pod blows up."""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), QUICK, told_sources(LUCK)) as server,
        browser() as chromium,
    ):
        windows = Windows(chromium, server.host)
        album = Album(windows)
        planning(album, server.host)
        kaboom(album, server.host)
        windows.close()
        assert windows.complaints() == [], windows.complaints()
    print(f"{album.count} pictures are in {PLACE}")


def track() -> Shape:
    data: Shape = json.loads(read_resource("paddock.games.spin_out", f"data/{TRACK}.json"))
    return data


def at_the_bend(damage: int = 16, speed: int = 18) -> SpinOut:
    """Four pods where the track turns; Bea smokes, Cleo stands, Dot is out of control."""
    return scene(
        [
            pod(45, 13, hand="9S KD AS X1", damage=4),
            pod(57, 18, 80, damage=damage, hand="2C 3C"),
            pod(52, 9, 20, damage=7, marks="red", hand="4C"),
            pod(37, 10, 350, damage=3, marks="orange", hand="5C 6C 7C"),
        ],
        data=track(),
        speed=speed,
        game_turn=2,
    )


def planning(album: Album, host: str) -> None:
    """A manoeuvre by way-points, and all that it would meet."""
    for size, name in ((DESKTOP, "spin-out-planning"), (POCKET, "spin-out-planning-phone")):
        cockpit, _ = posed(album.windows, host, at_the_bend(), size, STILL, data=track())
        for x, y in WAY_POINTS:
            press_ground(cockpit, x, y, HEIGHT)
        cockpit.page.locator(".outlook:not(.old)", has_text="nudges Bea").wait_for()
        album.take(name, cockpit.page, "jpeg")


def kaboom(album: Album, host: str) -> None:
    """A nudge too many."""
    race = at_the_bend(damage=18)
    cockpit, stage = posed(album.windows, host, race.copy(), DESKTOP, data=track())
    events = say(race, way("t 24 m 18"), PASS, PASS, luck=[4, 2, 5])
    cockpit.page.clock.install()
    stop_the_clock(cockpit.page)
    stage.put(race, events)
    cockpit.page.clock.run_for(BLAST_MS)
    album.take("spin-out-kaboom", cockpit.page, "jpeg")


if __name__ == "__main__":
    main()
