"""A question in lines, and what somebody means who types an answer."""

from textwrap import wrap
from typing import Final

from paddock.cli.typed import forms_of, read_by_word, read_in_full
from paddock.core.errors import Refused
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision
from paddock.table.table import Table
from paddock.table.transcript import sentence

LIST: Final = "list"
WIDTH: Final = 79
"""A line of a small terminal."""


class Answering:
    """Shows the questions of a table to who sits at the keyboard, and reads the answers."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def lines(self, decision: Decision) -> list[str]:
        """What is asked, and each option with its number and its word."""
        table = self._table
        asked = sentence(table.game.prompt(decision, table.book), table.names)
        found = wrap(asked, WIDTH)
        words = self._words(decision)
        are_numbers = _are_numbers(words)
        for number, (option, word) in enumerate(zip(decision.options(), words, strict=True), 1):
            phrase = table.game.option(decision, option, table.book).text(table.names)
            found.append(
                f"{word:>3}: {phrase}" if are_numbers else f"{number:>3}. {phrase}  ({word})"
            )
        if not decision.exact:
            others = "any other number, or" if are_numbers else "any other"
            found += wrap(f"These are examples; type {others} as {self._forms(decision)}.", WIDTH)
        return found

    def line(self, decision: Decision) -> str:
        """A window in one line: most are passed, and what could be played is listed on request."""
        table = self._table
        first, *others = self._words(decision)
        asked = table.game.prompt(decision, table.book).text(table.names)
        line = f"{asked} Enter: {first}; "
        for named in range(len(others), -1, -1):
            left = len(others) - named
            more = [f"{left} more"] if left else []
            found = line + ", ".join([*others[:named], *more, LIST])
            if len(found) <= WIDTH:
                break
        return found

    def understand(self, typed: str, decision: Decision) -> Action:
        """The action that somebody means; Refused says what would have been understood."""
        options = decision.options()
        if not typed and (len(options) == 1 or decision.is_window):
            return options[0]
        words = [word.casefold() for word in self._words(decision)]
        are_numbers = _are_numbers(words)
        if typed.isdecimal() and not are_numbers and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        if typed.casefold() in words:
            return options[words.index(typed.casefold())]
        action = self._free_answer(typed, decision)
        if action is not None:
            return action
        matches: list[str] = []
        if typed and not are_numbers:
            matches = [word for word in words if word.startswith(typed.casefold())]
        if len(set(matches)) == 1:
            return options[words.index(matches[0])]
        why = f"{typed!r} could mean {' or '.join(matches)}" if matches else "That is no option"
        numbers = [word for word in words if word.isdecimal()]
        first, last = (numbers[0], numbers[-1]) if are_numbers else ("1", str(len(options)))
        what = first if first == last else f"a number from {first} to {last}"
        raise Refused(decision.seat, f"{why}; type {what}, or ? for help.")

    def _free_answer(self, typed: str, decision: Decision) -> Action | None:
        """An answer that is on no list: as players say it, as its number, or in full."""
        table, seat = self._table, decision.seat
        spoken = table.game.typed_answers
        answer = None if spoken is None else spoken.read(decision, typed)
        if isinstance(answer, Told):
            raise Refused(seat, answer, table.names)
        if answer is not None:
            return answer
        action: Action | None = read_in_full(table.codec, typed, "Action", seat)
        if action is None and not decision.exact:
            action = read_by_word(table.game, table.codec, typed, decision)
        return action

    def _forms(self, decision: Decision) -> str:
        """How a free answer is typed."""
        spoken = self._table.game.typed_answers
        form = "" if spoken is None else spoken.form(decision)
        return form or " or ".join(forms_of(self._table.codec, decision))

    def _words(self, decision: Decision) -> list[str]:
        return [self._table.game.word(option) for option in decision.options()]


def _are_numbers(words: list[str]) -> bool:
    """Options whose words are numbers go by these: the fifth of 0, 1, 2 … would be a trap."""
    return any(word.isdecimal() for word in words)
