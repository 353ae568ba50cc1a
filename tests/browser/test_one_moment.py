"""While a film runs, no part of the page tells what it has not shown."""

import json
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocket

from browser.races import BOTS, hold
from browser.windows import DESKTOP, PHONE, Windows
from server.client import ME, Shape
from server.running import Process

WATCH: Final = """
() => {
  const text = (where) => document.querySelector(where)?.textContent ?? '';
  const texts = (where) => [...document.querySelectorAll(where)].map((one) => one.textContent);
  window.burst = [];
  const take = () => window.burst.push({
    told: Number(document.querySelector('.log')?.dataset.told ?? 0),
    heard: texts('[role=log] p').length,
    isMoving: texts('main button').includes('Skip'),
    parts: [
      ...texts('.seats dl, .seats .place'),
      text('section.sheet'),
      text('h1 .round'),
      text('.stage > .unseen'),
    ],
    headline: text('#prompt-title'),
    title: document.title,
  });
  take();
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(take).observe(document, all);
}
"""
"""Takes down what the page tells at every change of it."""


STEADY: Final = """
() => {
  window.heights = [];
  window.shift = 0;
  const board = document.querySelector('main.board');
  new ResizeObserver(() => window.heights.push(board.clientHeight)).observe(board);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
  }).observe({ type: 'layout-shift' });
}
"""
"""Takes down every height of the board, and what moved without being touched."""
MOST_SHIFT: Final = 0.05


class Wire:
    """How far the log had come with every frame that the page was sent."""

    def __init__(self) -> None:
        self.ends: set[int] = set()

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        frame = json.loads(payload)
        if frame.get("type") == "table":
            self.ends.add(frame["log_from"] + len(frame["log"]))


@pytest.mark.parametrize(
    "game", ["outspeed", "spiralized", "powersled", "pocket_rockets", "spin_out"]
)
def test_no_part_of_the_page_is_ahead_of_the_film(
    windows: Windows, server: Process, game: str
) -> None:
    held = hold(server.host, [ME | {"name": "Ann"}, *BOTS[:2]], game=game)
    cockpit = windows.open(DESKTOP, held=held)
    wire = Wire()
    cockpit.page.on("websocket", wire.listen)
    cockpit.go(f"/race/{held.race}")
    cockpit.options.first.wait_for()
    cockpit.page.evaluate(WATCH)
    for _ in range(2):
        cockpit.wait_for_any()
        cockpit.answer()
        cockpit.page.wait_for_function("() => burst.some((one) => one.isMoving)")
        cockpit.page.wait_for_function("() => !burst.at(-1).isMoving")
    burst: list[Shape] = cockpit.page.evaluate("burst")
    assert any(one["isMoving"] for one in burst)
    for one in burst:
        check(one, wire.ends)
    for before, after in pairwise(burst):
        if before["parts"] != after["parts"]:
            # Where a film hurries, more may be told at once than the frame that is shown.
            until = range(before["told"] + 1, after["told"] + 1)
            assert after["told"] in wire.ends or wire.ends.intersection(until), (before, after)


def check(one: Any, ends: set[int]) -> None:
    """Who listens hears what is told; a turn is told with what led to it."""
    assert one["heard"] <= one["told"]
    if one["told"] not in ends:
        assert one["isMoving"], one
        assert not one["title"].startswith("●"), one
        assert one["headline"].startswith(("Next Your choice", "Locked in", "Not your turn")), one


def test_a_phones_board_keeps_its_height_from_question_to_answer(
    windows: Windows, server: Process
) -> None:
    held = hold(server.host, [ME | {"name": "Ann"}, *BOTS[:2]])
    cockpit = windows.table(held, PHONE)
    cockpit.page.evaluate(STEADY)
    cockpit.page.evaluate(WATCH)
    cockpit.answer()
    cockpit.page.wait_for_function("() => burst.some((one) => one.isMoving)")
    cockpit.page.wait_for_function("() => !burst.at(-1).isMoving")
    cockpit.wait()
    assert len(set(cockpit.page.evaluate("heights"))) == 1
    assert cockpit.page.evaluate("shift") < MOST_SHIFT
