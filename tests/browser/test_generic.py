"""A game without a board of its own is played through the generic table."""

import pytest
from playwright.sync_api import expect

from browser.windows import DESKTOP, PHONE, STILL, Windows


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_toy_game_is_played_through_the_generic_table(
    windows: Windows, size: dict[str, object]
) -> None:
    cockpit = windows.open(size, STILL)
    cockpit.play_now("Soapbox")
    page = cockpit.page
    expect(page.get_by_role("region", name="Board", exact=True)).to_contain_text("Soapbox")
    expect(page.locator(".transcript")).to_contain_text("space")
    expect(page.get_by_role("radiogroup")).to_be_visible()
    cockpit.race()
    cockpit.finish()
    cockpit.press(page.get_by_role("link", name="Replay"))
    page.get_by_role("slider", name="Moment").wait_for()
    expect(page.locator(".transcript")).to_be_visible()
