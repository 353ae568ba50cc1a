"""What the first table costs: bytes of code, and the time until something can be chosen."""

import sys
import time

import pytest
from playwright.sync_api import Response

from browser.windows import DESKTOP, Windows

BUDGET = 150_000
"""Bytes of JavaScript as they are sent, from the bare address to the first decision."""


def test_the_first_table_is_light_and_soon_there(
    windows: Windows, capfd: pytest.CaptureFixture[str]
) -> None:
    cockpit = windows.open(DESKTOP)
    scripts: list[Response] = []

    def keep(response: Response) -> None:
        if "javascript" in response.headers.get("content-type", ""):
            scripts.append(response)

    cockpit.page.on("response", keep)
    started = time.monotonic()
    cockpit.go("/")
    play = cockpit.page.get_by_role("article", name="Outspeed").get_by_role("button", name="Play")
    play.wait_for()
    home = time.monotonic() - started
    clicked = time.monotonic()
    play.click()
    cockpit.question.wait_for()
    decided = time.monotonic() - clicked
    sizes = [script.request.sizes()["responseBodySize"] for script in scripts]
    total = sum(sizes)

    started = time.monotonic()
    cockpit.page.reload()
    cockpit.question.wait_for()
    again = time.monotonic() - started
    told = (
        f"First table: {total / 1000:.1f} of {BUDGET / 1000:.0f} kB JavaScript, compressed,"
        f" in {len(sizes)} files; home after {home:.2f} s,"
        f" first decision {decided:.2f} s after the click, {again:.2f} s after a reload"
    )
    # To stderr, which the workers share with whoever looks on.
    with capfd.disabled():
        print(f"\n{told}", file=sys.stderr)
    assert sizes, "no script was seen"
    assert total < BUDGET
