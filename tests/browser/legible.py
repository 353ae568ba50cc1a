"""Whether a page can be read and used at a size: what is cut, covered, tiny, or off to the side."""

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from browser.axe import SETTLE

LEAST_LETTER: Final = 11.0
"""Pixels on the screen."""

PARDONS: Final = (
    ("tiny covered", ".picture", "a table in small: what is on it is told in words beside it"),
    ("cut covered", ".loupe", "a loupe shows a part of the table"),
    ("covered", "main.board svg", "pieces lie on what is printed on a board"),
    ("overlap", ".token, .piece, .sled, .card, .ship", "pieces lie on what is printed on a board"),
    ("sideways", ".rules .scroll", "a wide table of figures is scrolled by itself"),
    ("cut", ".own", "a name may be forty letters long: it ends in dots, and whole in its title"),
    ("cut", ".recap, .news", "the latest sentence, in two lines; whole in the log"),
    ("cut", ".field[readonly]", "a link is there to be copied, not to be read"),
)
"""Kinds of complaint that do not count somewhere, and why."""


class Look(NamedTuple):
    """A window, and how far its page or its text is zoomed."""

    width: int
    height: int
    zoom: int = 1
    text: int = 1

    def __str__(self) -> str:
        zoomed = f" zoomed {self.zoom}00 %" if self.zoom > 1 else ""
        return f"{self.width}x{self.height}{zoomed}{f' text {self.text}00 %' * (self.text > 1)}"

    @property
    def viewport(self) -> Any:
        """What is left of the window for the page, in its own pixels."""
        return {"width": self.width // self.zoom, "height": self.height // self.zoom}


LOOKS: Final = (
    Look(320, 640),
    Look(390, 844),
    Look(844, 390),
    Look(768, 1024),
    Look(1024, 768),
    Look(1280, 720),
    Look(1366, 768),
    Look(1440, 900),
    Look(1920, 1080),
    Look(2560, 1300),
    Look(1280, 720, zoom=2),
    Look(1280, 720, text=2),
)


@cache
def script() -> str:
    return Path(__file__).with_name("legible.js").read_text(encoding="utf-8")


def take(page: Page, look: Look) -> None:
    """Look at the page so, once it has come to rest."""
    page.evaluate("(size) => (document.documentElement.style.fontSize = size)", f"{look.text}00%")
    page.set_viewport_size(look.viewport)
    page.evaluate("document.fonts.ready.then(() => {})")
    page.evaluate(SETTLE)
    # A browser whose letters are made larger tells the page, a style that changes does not.
    if page.evaluate(f"document.documentElement.dataset.text !== '{look.text}'"):
        page.evaluate(f"document.documentElement.dataset.text = '{look.text}'")
        page.evaluate("dispatchEvent(new Event('resize'))")
        page.evaluate(SETTLE)


def complaints(page: Page, zoom: int = 1) -> list[str]:
    """What is wrong with the page as it stands."""
    pardons = [[kinds, where] for kinds, where, _ in PARDONS]
    found: list[str] = page.evaluate(script(), [LEAST_LETTER / zoom, pardons])
    return found
