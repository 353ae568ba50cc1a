"""A server that is shared by the tests of a file, and one of a test's own."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.server.log import OneLine
from server.running import Running, running


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """For tests that only make races of their own."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """For tests that look at the whole server."""
    with running(tmp_path) as server:
        yield server


@pytest.fixture
def log() -> Iterator[list[str]]:
    """The lines that the server writes."""
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(OneLine().format(record))

    handler = Keep()
    loggers = [logging.getLogger(name) for name in ("paddock.server", "uvicorn")]
    for logger in loggers:
        logger.addHandler(handler)
    yield lines
    for logger in loggers:
        logger.removeHandler(handler)
