"""Windows of separate browsers, which complain of what a person would not see."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from browser.cockpit import Cockpit
from browser.races import Held, storage
from paddock.games import REGISTRY

PATIENCE_MS = 30_000
"""For one step. The machine may be busy; a step that takes longer is stuck."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
    # Whatever the browser itself would like to ask for: no name but ours is found.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}


@contextmanager
def browser() -> Iterator[Browser]:
    """The chromium of this machine; none is ever downloaded."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path is not None, "there is no chromium to drive: make browser"
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=QUIET)
        try:
            yield started
        finally:
            started.close()


class Windows:
    """Opens windows of separate browsers, and listens to what goes wrong in them."""

    def __init__(self, chromium: Browser, host: str) -> None:
        self.host = host
        self.wrong: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []

    def open(
        self, *choices: dict[str, Any], held: Held | None = None, is_new: bool = False
    ) -> Cockpit:
        """A window of a browser of its own, which may already hold a seat; of who `is_new` here,
        or has raced before."""
        merged: dict[str, Any] = {"base_url": f"http://{self.host}"}
        for choice in choices or (DESKTOP, STILL):
            merged |= choice
        # Who has raced before is not asked whether to be shown how.
        learned = [] if is_new else list(REGISTRY)
        merged["storage_state"] = storage(self.host, held, learned)
        context = self._chromium.new_context(**merged)
        context.set_default_timeout(PATIENCE_MS)
        context.on("page", self._listen)
        self._contexts.append(context)
        return Cockpit(context.new_page(), by_touch=merged.get("has_touch", False))

    def table(self, held: Held, *choices: dict[str, Any]) -> Cockpit:
        """A window at the table of a race, with something to answer or the end to see."""
        cockpit = self.open(*choices, held=held)
        cockpit.go(f"/race/{held.race}")
        cockpit.options.first.or_(cockpit.to_finish).first.wait_for()
        return cockpit

    def forgive(self, *errors: str) -> None:
        """What the browser itself reports when the test takes its connection away."""
        self.forgiven += errors

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _listen(self, page: Page) -> None:
        page.on("console", self._read)
        page.on("pageerror", lambda error: self.wrong.append(f"thrown: {error}"))
        page.on("request", lambda request: self._check(request.url))
        page.on("websocket", lambda socket: self._check(socket.url))

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text}")

    def _check(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.wrong.append(f"a request to another host: {url}")

    def complaints(self) -> list[str]:
        return [one for one in self.wrong if not any(word in one for word in self.forgiven)]
