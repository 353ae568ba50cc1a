"""What a person does at the table, by mouse or finger: look, choose, lock in."""

import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, expect

MOST_ANSWERS: Final = 120
"""More than anybody is asked in one race."""
PATIENCE: Final = 30.0
SOON_MS: Final = 3000
QUESTION: Final = "question"
OVER: Final = "over"
NEXT: Final = """
async () => {
  for (;;) {
    if (document.querySelector('.prompt .commit .button:not([data-commit])')) return 'over';
    const option = document.querySelector('.prompt [data-option]:not([disabled])');
    const lock = document.querySelector('[data-commit]');
    if (option && lock && !lock.textContent.includes('Locking in')) return 'question';
    await new Promise((done) => requestAnimationFrame(done));
  }
}
"""


CARD: Final = """
async () => {
  const race = location.pathname.split('/').at(-1);
  const held = JSON.parse(localStorage.getItem('paddock.races')).find((one) => one.race === race);
  const headers = { Authorization: `Bearer ${held.seats[0].token}` };
  return (await fetch(`/api/races/${race}`, { headers })).json();
}
"""


LISTEN: Final = """
() => {
  window.isTapped = false;
  addEventListener('click', () => (window.isTapped = true), { capture: true, once: true });
}
"""
GLIMPSE: Final = """
([where, many]) => {
  const look = () => {
    if (document.querySelectorAll(where).length !== many) return;
    observer.disconnect();
    window.glimpsed = true;
  };
  const observer = new MutationObserver(look);
  window.glimpsed = false;
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}
"""


class Cockpit:
    """A window with a race in it."""

    def __init__(self, page: Page, by_touch: bool = False) -> None:
        self.page = page
        self.answers = 0
        self._by_touch = by_touch
        # Nothing is chosen yet: an answer that is on its way, or sealed, is no open question.
        self.question = page.locator("[data-commit]:disabled").filter(has_not_text="Locking in")
        self.options = page.locator(".prompt [data-option]:not([disabled])")
        self.lock = page.locator("[data-commit]:enabled")
        self.locked = page.get_by_role("heading", name="Locked in", exact=True)
        self.to_finish = page.get_by_role("button", name="See the finish")
        self.podium = page.get_by_role("list", name="Podium")
        self.covered = page.locator(".cover")
        self.lost = page.get_by_text("Reconnecting")

    def go(self, path: str) -> None:
        self.page.goto(path)

    def press(self, what: Locator) -> None:
        if not self._by_touch:
            what.click()
            return
        # A finger's click comes a moment after it is lifted.
        what.evaluate(LISTEN)
        what.tap()
        self.page.wait_for_function("() => window.isTapped")

    def look_out(self, where: str, many: int) -> None:
        """From now on, for a moment in which there are so many of these.

        It may be over before a busy machine looks again.
        """
        self.page.evaluate(GLIMPSE, [where, many])

    def has_seen(self) -> None:
        """Wait for the moment that is looked out for."""
        self.page.wait_for_function("() => window.glimpsed")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def play_now(self, title: str = "Outspeed") -> None:
        """From the home page to the table, in one click."""
        self.go("/")
        card = self.page.get_by_role("article", name=title)
        self.press(card.get_by_role("button", name="Play now"))
        self.question.wait_for()

    def card(self) -> Any:
        """What the server tells whoever sits here about the race that was just made."""
        self.page.wait_for_url("**/race/*")
        return self.page.evaluate(CARD)

    def wait(self) -> str:
        """Until there is something to answer, or the race is over."""
        self.question.or_(self.to_finish).wait_for()
        return OVER if self.to_finish.is_visible() else QUESTION

    def wait_for_any(self) -> str:
        """The same where a question may come with its only option chosen, or be gone in a moment.

        A single option is looked at by itself, so the button of an open question may be enabled.
        """
        return str(self.page.evaluate(NEXT))

    def answer(self) -> None:
        """Another option each time, so that a race shows all kinds of questions."""
        self.choose(self.answers)
        self.press(self.lock)
        self.answers += 1

    def choose(self, number: int) -> None:
        """Look at an option; counting goes on at the start."""
        dial = self.page.get_by_role("slider", name="The central wheel")
        if dial.is_visible():
            self.press(self.button("More"))
        else:
            self.options.first.wait_for()
            many = self.options.count()
            self.press(self.options.nth(number % many))
            # Where several are picked, the next ones too.
            while not self.lock.is_visible():
                number += 1
                self.press(self.options.nth(number % many))
        self.lock.wait_for()

    def race(self) -> None:
        """Answer whatever is asked, to the end."""
        while self.wait() == QUESTION:
            assert self.answers < MOST_ANSWERS, "this race has no end"
            self.answer()

    def race_by(self, answer: Callable[[], None], most: int) -> None:
        """The same by another way to answer, for who is asked as `wait_for_any` says."""
        while self.wait_for_any() == QUESTION:
            assert self.answers < most, "this race has no end"
            answer()

    def answer_in(self, order: Callable[[list[str]], Sequence[int]]) -> None:
        """Options in this order of their names, until that can be locked in.

        Any click may fall into the change to the next question: then nothing was answered.
        """
        names = self.options.evaluate_all("all => all.map((one) => one.ariaLabel ?? '')")
        try:
            for index in order(names):
                self.options.nth(index).click(force=True, timeout=SOON_MS)
                if self.lock.is_visible():
                    break
            self.lock.click(force=True, timeout=SOON_MS)
        except Error:
            return
        self.answers += 1

    def finish(self, places: int = 3) -> None:
        """From the last board to the podium."""
        self.press(self.to_finish)
        expect(self.podium.get_by_role("listitem")).to_have_count(places)

    def turn(self) -> int:
        """The number of the turn, from the bar."""
        told = self.page.locator(".bar .round").inner_text()
        found = re.search(r"Turn (\d+)", told)
        assert found, told
        return int(found[1])


def first_asked(cockpits: Sequence[Cockpit]) -> Cockpit | None:
    """Whoever is asked first; nobody when the race is over for all."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for cockpit in cockpits:
            if cockpit.question.is_visible():
                return cockpit
        if all(cockpit.to_finish.is_visible() for cockpit in cockpits):
            return None
        # The next look, one frame later.
        cockpits[0].page.evaluate("new Promise((done) => requestAnimationFrame(done))")
    raise AssertionError("nobody is asked, and the race is not over")
