"""Several people at one keyboard: the table is asked who reacts, and nobody in particular."""

import pytest

from games.powersled.positions import at, position
from games.powersled.positions import play as play_on
from paddock import games
from paddock.cli.caller import Caller
from paddock.cli.evening import Evening
from paddock.cli.keyboard import Closed, Terminal
from paddock.table.luck import Luck
from paddock.table.table import Table
from table.racing import table_at
from toy.phases.lookout import Lookout
from toy.phases.reaction import MudWindow
from toy.phases.round import Round
from toy.phases.running import Run

MUD, PLANK = [1, 0], [0, 1]
CALL = "Does anybody react?"
HAND_OVER = "[the keyboard goes to {}]"


class Typed(Terminal):
    """Somebody types these lines; what is said is kept."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.said: list[str] = []

    def say(self, *lines: str) -> None:
        self.said += lines

    def ask(self, prompt: str) -> str:
        if not self.lines:
            raise Closed
        return self.lines.pop(0)

    def hand_over(self, name: str) -> None:
        self.said.append(HAND_OVER.format(name))


def evening(
    *typed: str, hands: list[list[int]], spaces: int = 3, spoken_up: bool = False
) -> tuple[Table, list[str]]:
    """The first of three is about to run; the others at its keyboard may throw mud."""
    table = table_at(
        Round(), Lookout(), Run(0, spaces), MudWindow(0, spaces), hands=hands, bag=[5, 5]
    )
    terminal = Typed(*typed)
    played = Evening(table, [0, 1, 2], {}, 1, terminal, quiet=True)
    if spoken_up:
        played.caller.speak_up()
    with pytest.raises(Closed):
        played.play()
    return table, terminal.said


@pytest.mark.parametrize("hands", [[MUD, MUD, MUD], [MUD, PLANK, PLANK]])
def test_the_table_is_asked_once_whatever_anybody_holds(hands: list[list[int]]) -> None:
    _, said = evening("", hands=hands)
    call = ["Round 1.  [TOY-004]", "", CALL, "  1. nobody", "  2. Sky", "  3. Green"]
    assert said[:6] == call, "nobody has been handed the keyboard for it"
    assert said.count(CALL) == 1


def test_who_reacts_takes_the_keyboard_and_may_still_pass() -> None:
    """The others hear the same whichever it is: the table is asked once more."""
    for answer in ("pass", "mud"):
        _, said = evening("green", answer, hands=[MUD, MUD, MUD])
        assert HAND_OVER.format("Green") in said
        call = [CALL, "  1. nobody", "  2. Sky", "  3. Green, who thinks again"]
        assert said[-4:] == call


def test_who_has_reacted_may_think_again_until_nobody_else_does() -> None:
    _, said = evening("green", "mud", "green", "pass", "", hands=[MUD, MUD, MUD])
    assert said.count(HAND_OVER.format("Green")) == 1, "the keyboard is still there"
    assert not any(line.startswith("Green throws mud") for line in said)


def test_what_is_played_is_carried_out_when_nobody_else_reacts() -> None:
    table, said = evening("3", "mud", "nobody", hands=[MUD, MUD, MUD])
    assert any(line.startswith("Green throws mud") for line in said)
    assert said[-4:] == [CALL, "  1. nobody", "  2. Vermilion", "  3. Sky"], "a plank?"
    assert len(table.decisions()) == 2


def test_nobody_is_called_where_it_is_no_trigger_unless_somebody_spoke_up() -> None:
    _, said = evening(hands=[MUD, MUD, MUD], spaces=1)
    assert CALL not in said
    _, said = evening(hands=[MUD, MUD, MUD], spaces=1, spoken_up=True)
    assert CALL in said


def test_one_speaks_up_at_the_prompt_and_takes_it_back() -> None:
    _, said = evening("react", "react", "x", hands=[MUD, MUD, MUD])
    assert "At the next chance you are all asked who reacts." in said
    assert "You are asked as ever." in said
    assert said[-1].startswith("That is nobody who could react; type a number from 1 to 3")


def test_whose_turn_it_is_is_asked_like_all_and_alone_when_it_is_alone() -> None:
    table = Table(games.find("powersled"), 2, Luck.seeded(1), {"track": "foundry"})
    race = position(A=at("s5.0.0", "M4 M3", unseen="FF"), B=at("s5.0.1", "FF M3"))
    play_on(race, "M4", "forward")
    table._race = race
    caller = Caller(table, Typed())
    assert [one.seat for one in caller.called([0, 1])] == [0, 1]
    table.answer(1, table.decisions()[1].options()[0])
    assert caller.called([0, 1]) == []
    assert caller.called([0]) == []


def test_nobody_passes_for_whose_turn_it_is_to_go_on() -> None:
    """In Spin-Out the speed is asked while others may react to the draw."""
    table = Table(games.find("spin_out"), 3, Luck.seeded(1), {})
    while type(table.decisions()[0]).__name__ == "ChoosePlace":
        table.answer(table.decisions()[0].seat, table.decisions()[0].options()[0])
    turn = table.window()
    assert turn is not None
    caller = Caller(table, Typed())
    asked = caller.called([0, 1, 2])
    assert sorted(one.seat for one in asked) == [seat for seat in range(3) if seat != turn.turn]
    caller.let_pass(asked)
    assert [one.seat for one in table.decisions()] == [turn.turn]
    assert caller.called([0, 1, 2]) == []
