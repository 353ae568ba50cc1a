"""Spin-Out in the terminal: a whole race by hand, manoeuvres typed, windows of one line."""

import re
from math import atan2, degrees, hypot

from games.spin_out.positions import track
from paddock import games
from paddock.cli.answering import WIDTH
from paddock.cli.evening import Evening
from paddock.cli.keyboard import Terminal
from paddock.table.luck import Luck
from paddock.table.table import Table

GAME = games.find("spin_out")
GATES = [
    {"a": [40, 95], "b": [40, 115], "direction": 0},
    {"a": [60, 95], "b": [60, 115], "direction": 0, "finish": True},
]
AIM = (100.0, 105.0)
"""Straight on behind the finish."""


class Somebody(Terminal):
    """Reads what is asked, and types what a person would."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.typed: list[str] = []
        self.pose = (0.0, 0.0, 0.0)
        self.has_looked = False

    def say(self, *lines: str) -> None:
        self.lines += lines
        for line in lines:
            stands = re.search(r"\(you\).*: \((\S+), (\S+)\) facing (\S+)°", line)
            if stands:
                self.pose = (float(stands[1]), float(stands[2]), float(stands[3]))

    def ask(self, prompt: str) -> str:
        self.typed.append(self._answer())
        return self.typed[-1]

    def _answer(self) -> str:
        asked = self.lines[self._asked() :]
        if "Enter: pass" in asked[0]:
            return ""
        if asked[0].startswith("Place your pod"):
            return "at 20 107 0"
        if asked[0].startswith("Set your speed"):
            return "12"
        if asked[0].startswith("Burn"):
            return "burn"
        if asked[0].startswith("Drive"):
            self.has_looked = not self.has_looked
            return f"{'? ' if self.has_looked else ''}{self._way()}"
        return "1"

    def _asked(self) -> int:
        """Where the last question begins: before its options, or in one line."""
        kinds = ("Place your pod", "Set your speed", "Burn", "Drive", "Your ", "You hold")
        for at in range(len(self.lines) - 1, -1, -1):
            if "Enter: " in self.lines[at] or self.lines[at].startswith(kinds):
                return at
        raise AssertionError("nothing was asked")

    def _way(self) -> str:
        x, y, heading = self.pose
        turn = (degrees(atan2(AIM[1] - y, AIM[0] - x)) - heading + 180) % 360 - 180
        assert hypot(AIM[0] - x, AIM[1] - y) > 12
        return f"t {turn:.2f} m 4.5 t 0 m rest"


def played() -> tuple[Somebody, Table]:
    table = Table(GAME, 1, Luck.seeded(3), {"data": track(gates=GATES)})
    terminal = Somebody()
    Evening(table, [0], {}, 3, terminal, quiet=False).play()
    return terminal, table


def test_a_whole_race_is_driven_by_typing() -> None:
    terminal, table = played()
    assert table.over
    assert "Ending: across the line" in terminal.lines
    ways = [one for one in terminal.typed if one.startswith("t ")]
    assert len(ways) == 4
    # Each was looked at before it was driven.
    assert [f"? {way}" for way in ways] == [one for one in terminal.typed if one.startswith("? ")]
    assert any(line.startswith("gate 1; ") for line in terminal.lines)
    assert any(re.match(r"It leads to \(\d+\.\d\d, ", line) for line in terminal.lines)


def test_windows_are_one_line_each() -> None:
    terminal, _ = played()
    windows = [line for line in terminal.lines if "Enter: pass" in line]
    assert windows
    for line in windows:
        assert len(line) <= WIDTH
        assert line.endswith(", list")
    # Passed without a word.
    assert terminal.typed.count("") == len(windows)


def test_nothing_is_wider_than_a_small_terminal() -> None:
    terminal, _ = played()
    assert max(len(line) for line in terminal.lines) <= WIDTH + 1


def test_the_table_is_not_drawn_again_while_it_stays() -> None:
    terminal, _ = played()
    drawn = [at for at, line in enumerate(terminal.lines) if line == "Scene, Game Turn 2."]
    assert drawn
    speed, drive = (
        next(at for at, line in enumerate(terminal.lines) if at > drawn[0] and word in line)
        for word in ("Set your speed", "Drive:")
    )
    assert not [at for at in drawn if speed < at < drive]


class Curious(Somebody):
    """Has everything listed first, and leaves the way as an order when the speed is asked for."""

    def _answer(self) -> str:
        answer = super()._answer()
        if answer == "" and "list" not in self.typed:
            return "list"
        if answer == "12" and not any(one.startswith("order") for one in self.typed):
            return "order t 0 m 12 on"
        return answer

    def _asked(self) -> int:
        if self.typed and self.typed[-1] == "list":
            return next(at for at, line in enumerate(self.lines) if "Enter: pass" in line)
        return super()._asked()


def test_what_can_be_played_is_listed_and_a_route_is_left_as_an_order() -> None:
    terminal = Curious()
    table = Table(GAME, 1, Luck.seeded(3), {"data": track(gates=GATES)})
    Evening(table, [0], {}, 3, terminal, quiet=False).play()
    window = next(at for at, line in enumerate(terminal.lines) if "Enter: pass" in line)
    listed = terminal.lines[window + 1 :]
    assert "  1. Pass  (pass)" in listed
    assert "Ordered: Game Turn 1: 12 in, going on after interruptions." in terminal.lines
    assert "As you ordered: 12 in." in terminal.lines
