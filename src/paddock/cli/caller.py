"""Asks several people at one keyboard whether anybody reacts: once, and nobody in particular."""

from collections.abc import Sequence
from typing import Final

from paddock.cli.keyboard import Terminal
from paddock.core.errors import Refused
from paddock.core.protocol import SPECTATOR, Decision
from paddock.table.table import Table
from paddock.table.transcript import tell_all

SPEAK_UP: Final = "react"
NOBODY_REACTS: Final = "nobody"


class Caller:
    """In a window the keyboard goes only to who reacts, and who does may still pass.

    Who could react is public; who holds what for it nobody can tell.
    """

    def __init__(self, table: Table, terminal: Terminal) -> None:
        self._table = table
        self._terminal = terminal
        self._heard = 0
        """How many events everybody has been told of."""
        self._has_spoken_up = False

    def speak_up(self) -> None:
        """Somebody reacts at the next chance, or thinks better of it."""
        self._has_spoken_up = not self._has_spoken_up
        if self._has_spoken_up:
            self._terminal.say("At the next chance you are all asked who reacts.")
        else:
            self._terminal.say("You are asked as ever.")

    def catch_up(self) -> None:
        """Everybody knows what has happened so far."""
        self._heard = len(self._table.diary.entries)

    def called(self, people: Sequence[int]) -> list[Decision]:
        """The questions to people here that are asked of all at once; none where one is asked
        alone: whoever's turn it is, or who has no company."""
        window = self._table.window()
        # Whoever's turn it is may be asked to go on instead: nobody passes that for anybody.
        asked = [one for one in self._table.decisions() if one.seat in people and one.is_window]
        if window is None or len(people) < 2 or all(one.seat == window.turn for one in asked):
            return []
        return asked

    def answered(self, people: Sequence[int]) -> list[int]:
        """Who here has answered what is asked now, and may think again."""
        return [seat for seat in people if self._table.sealed(seat) is not None]

    def is_silent(self) -> bool:
        """Whether the window passes unless somebody has spoken up, and nobody has."""
        window = self._table.window()
        return window is not None and not window.is_trigger and not self._has_spoken_up

    def show(self, seats: Sequence[int], answered: Sequence[int]) -> None:
        """What happened, as all may know it, and the question."""
        table = self._table
        events = table.events(SPECTATOR, table.diary.lines(SPECTATOR, self._heard))
        lines = tell_all(table.game, table.book, events, table.names)
        if lines:
            self._terminal.say(*lines, "")
        self.catch_up()
        self._terminal.say("Does anybody react?", f"  1. {NOBODY_REACTS}")
        for number, seat in enumerate([*seats, *answered], 2):
            again = ", who thinks again" if seat in answered else ""
            self._terminal.say(f"  {number}. {table.names[seat]}{again}")

    def understand(self, typed: str, seats: Sequence[int]) -> int | None:
        """Who reacts, None for nobody; Refused if it is neither a number nor a name."""
        words = [NOBODY_REACTS, *(self._table.names[seat].casefold() for seat in seats)]
        if not typed:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(words):
            found = [int(typed) - 1]
        else:
            found = [at for at, word in enumerate(words) if word.startswith(typed.casefold())]
        if len(found) != 1:
            what = f"a number from 1 to {len(words)}, a name, or Enter for nobody"
            raise Refused(SPECTATOR, f"That is nobody who could react; type {what}.")
        return None if found[0] == 0 else seats[found[0] - 1]

    def hand_to(self, seat: int) -> Decision:
        """Somebody reacts; what was answered before is taken back."""
        if self._table.sealed(seat) is not None:
            self._table.retract(seat)
        (decision,) = [one for one in self._table.decisions() if one.seat == seat]
        return decision

    def let_pass(self, asked: Sequence[Decision]) -> None:
        """Nobody reacts."""
        for decision in asked:
            self._table.answer(decision.seat, decision.options()[0])

    def close(self) -> None:
        """The round is over: who reacts next time speaks up again."""
        self._has_spoken_up = False
