"""Pictures of pages for the documentation: docs/pictures."""

from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

from browser.cockpit import Cockpit
from browser.races import Held
from browser.windows import PHONE, STILL, Windows

PLACE: Final = Path(__file__).parents[2] / "docs/pictures"
LARGEST: Final = 250_000
QUALITY: Final = 82
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1160, "height": 750}}
POCKET: Final[dict[str, Any]] = PHONE | {"device_scale_factor": 1.5}
DARK: Final[dict[str, Any]] = {"color_scheme": "dark"}


class Album:
    """Where the pictures are kept."""

    def __init__(self, windows: Windows) -> None:
        self.windows = windows
        self.count = 0

    def open(self, address: str, *choices: dict[str, Any], held: Held | None = None) -> Cockpit:
        cockpit = self.windows.open(*choices, STILL, held=held)
        cockpit.go(address)
        return cockpit

    def take(self, name: str, page: Page, ending: Literal["png", "jpeg"] = "png") -> None:
        """Wood and cloth are kept as `jpeg`, what is drawn with lines as `png`."""
        page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready.then(() => document.activeElement.blur())")
        quality = QUALITY if ending == "jpeg" else None
        picture = page.screenshot(animations="disabled", type=ending, quality=quality)
        assert len(picture) < LARGEST, f"{name} is too large: {len(picture)} bytes"
        PLACE.mkdir(parents=True, exist_ok=True)
        (PLACE / f"{name}.{ending}").write_bytes(picture)
        self.count += 1
        print(f"{len(picture) // 1000:4} kB  {name}.{ending}")


def stop_the_clock(page: Page) -> None:
    """From here on what moves does so only when it is told, and always as far."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
