"""Every page can be read and used at every size that people have, in light and in dark."""

import os
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from browser.axe import LIGHTS, judge
from browser.legible import LOOKS, Look, complaints, take
from browser.stops import FAR, STOPS, Stop
from browser.windows import STILL, Windows

ALBUM: Final = os.environ.get("PADDOCK_ALBUM", "")
"""A folder for a picture of every page at every size, for whoever wants to look at them."""

BAD: Final = """
<!doctype html>
<style>
  body { margin: 0; font: 16px/20px sans-serif }
  div { position: absolute; left: 10px; width: 100px }
</style>
<div style="top: 10px; font-size: 10px">tiny</div>
<div style="top: 40px; white-space: nowrap; overflow: hidden; width: 40px">cut at the side</div>
<div style="top: 70px; height: 30px; overflow: hidden">cut at the foot after some lines</div>
<div style="top: 110px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">
  ends in dots all too soon
</div>
<div style="top: 140px">letters</div><div style="top: 143px; left: 14px">on letters</div>
<div style="top: 170px">under</div><div style="top: 165px; height: 30px; background: #eee"></div>
<div style="top: 200px; overflow-x: auto"><p style="width: 300px">a wide table</p></div>
<div style="top: 300px; left: 380px; white-space: nowrap">off to the side</div>
<div style="top: 340px; height: 20px; overflow: hidden">
  <button style="margin-top: 9px">Go</button>
</div>
<div style="top: 380px"><select style="width: 50px"><option>a long choice</option></select></div>
<svg style="position: absolute; top: 420px; left: 0" width="100" height="50" viewBox="0 0 200 100">
  <text x="10" y="40" font-size="20">small print</text>
</svg>
"""
GOOD: Final = """
<!doctype html>
<style>
  body { margin: 0; font: 16px/20px sans-serif }
  b { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style>
<h1 style="line-height: 0.9">Two lines that stand close to one another on a narrow page</h1>
<b class="unseen">for those who listen</b>
<div style="height: 60px; overflow-y: auto">much to read<p>more</p><p>and more</p><p>end</p></div>
<p style="display: none; font-size: 8px">not there</p>
<button style="position: sticky; bottom: 0; background: #eee">Stays in sight</button>
<p style="height: 2000px">long</p>
<svg width="200" height="50" viewBox="0 0 100 25">
  <rect width="100" height="25" fill="#eee" /><text x="5" y="15" font-size="8">readable</text>
</svg>
"""


def test_the_judge_finds_what_is_wrong(windows: Windows) -> None:
    page = windows.open({"viewport": {"width": 400, "height": 800}}, STILL).page
    page.set_content(BAD)
    told = sorted(one.rpartition(" [")[0] for one in complaints(page))
    assert told == [
        "covered: “under” by div",
        "cut: a button “Go”",
        "cut: the choice “a long choice”",
        "cut: “Go”",
        "cut: “cut at the foot after some lines”",
        "cut: “cut at the side”",
        "cut: “ends in dots all too soon”",
        "cut: “off to the side”",
        "overlap: “letters” and “on letters”",
        "sideways: by 200",
        "sideways: the page by 80",
        "tiny: “small print” 10.0",
        "tiny: “tiny” 10.0",
    ]


def test_the_judge_lets_pass_what_is_right(windows: Windows) -> None:
    page = windows.open({"viewport": {"width": 300, "height": 400}}, STILL).page
    page.set_content(GOOD)
    assert complaints(page) == []


@pytest.mark.parametrize("name", STOPS)
def test_a_page_at_one_size(windows: Windows, name: str) -> None:
    first = list(STOPS).index(name)
    for number, cockpit in enumerate(STOPS[name](windows)):
        look = LOOKS[(first + number) % len(LOOKS)]
        take(cockpit.page, look)
        wrong = complaints(cockpit.page, look.zoom)
        assert wrong == [], "\n".join([str(look), *wrong])


@pytest.mark.slow
@pytest.mark.parametrize("name", [*STOPS, *FAR])
def test_a_page_at_every_size(chromium: Browser, windows: Windows, name: str) -> None:
    stop: Stop = (STOPS | FAR)[name]
    wrong: list[str] = []
    for number, cockpit in enumerate(stop(windows)):
        for look in LOOKS:
            take(cockpit.page, look)
            wrong += [f"{number}, {look}: {one}" for one in complaints(cockpit.page, look.zoom)]
            for light in LIGHTS:
                cockpit.page.emulate_media(color_scheme=light)
                if ALBUM:
                    Path(ALBUM).mkdir(parents=True, exist_ok=True)
                    file = f"{name} {number} {look} {light}.png".replace(" ", "-")
                    cockpit.page.screenshot(path=Path(ALBUM) / file, animations="disabled")
            judge(cockpit)
        take(cockpit.page, Look(1440, 900))
    assert wrong == [], "\n".join(wrong)
