"""A terminal: lines out, lines in, and a cover over the screen when it changes hands."""

import sys
from collections.abc import Iterable

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""The screen and what can be scrolled back to: somebody else's secrets were on it."""
RULE = "-" * 60


class Closed(Exception):
    """There is nobody at the keyboard any more."""


class Terminal:
    """Speaks to whoever sits at the keyboard, in plain lines."""

    def say(self, *lines: str) -> None:
        """Lines for the one who reads."""
        for line in lines:
            print(line)

    def say_all(self, lines: Iterable[str]) -> None:
        self.say(*lines)

    def ask(self, prompt: str) -> str:
        """A line from the keyboard; Closed when there is none to come."""
        sys.stdout.flush()
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise Closed from None

    def hand_over(self, name: str) -> None:
        """Cover what was shown until the next one sits down."""
        print(CLEAR if sys.stdout.isatty() else f"\n{RULE}")
        self.ask(f"Pass the keyboard to {name}; {name}, press Enter. ")
        print(CLEAR if sys.stdout.isatty() else RULE)
