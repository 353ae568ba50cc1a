"""A real server, a real browser, and windows that must not complain."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from browser.races import Held, finished_race
from browser.windows import Windows, browser
from paddock.server.static import find_client
from server.running import Process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """`paddock serve` with bots that answer at once; the toy game is on its list as well."""
    assert find_client(None) is not None, "the web client is not built: make web"
    process = Process(tmp_path_factory.mktemp("browser"))
    yield process
    process.kill()


# For a module only: while Playwright runs, no other test of this process can run an event loop.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as started:
        yield started


@pytest.fixture
def windows_on(chromium: Browser) -> Iterator[Callable[[str], Windows]]:
    """Windows on a server of the test's own."""
    made: list[Windows] = []

    def on(host: str) -> Windows:
        made.append(Windows(chromium, host))
        return made[-1]

    yield on
    for windows in made:
        windows.close()
    assert [wrong for windows in made for wrong in windows.complaints()] == []


@pytest.fixture
def windows(windows_on: Callable[[str], Windows], server: Process) -> Windows:
    return windows_on(server.host)


@pytest.fixture(scope="session")
def finished(server: Process) -> Held:
    """A race that one person has finished against three bots."""
    return finished_race(server.host)
