"""When a seat wants to be asked in windows: set once, known to its seat alone."""

import pytest

from paddock.core.errors import Refused
from paddock.table.attention import ABLE, ALWAYS, NEVER, How
from paddock.table.replay import resume, verify
from paddock.table.table import Table
from table.racing import finish, table_at, toy_table
from toy.actions import LetPass, Play
from toy.book import MUD
from toy.orders import Throw
from toy.phases.reaction import MudWindow
from toy.phases.round import Round
from toy.phases.running import Run

MUD_HAND = [1, 0]
PLANK_HAND = [0, 1]


def at_a_run(*hands: list[int]) -> Table:
    """The first cart is about to run; the others are asked about mud."""
    return table_at(Round(), Run(0, 1), MudWindow(0, 1), hands=list(hands), bag=[3, 3])


@pytest.mark.parametrize(
    ("how", "with_mud", "without"),
    [(ALWAYS, False, False), (ABLE, False, True), (NEVER, True, True)],
)
def test_a_window_passes_for_who_does_not_want_to_be_asked(
    how: How, with_mud: bool, without: bool
) -> None:
    for hand, passes in ((MUD_HAND, with_mud), (PLANK_HAND, without)):
        table = at_a_run(MUD_HAND, hand, MUD_HAND)
        table.attend(1, [how, ALWAYS])
        assert (table.sealed(1) == LetPass()) == passes
        assert table.sealed(2) is None
        assert table.carried(1) == [], "it knows that it is not asked"


def test_only_the_kind_of_moment_that_was_meant_passes() -> None:
    table = at_a_run(MUD_HAND, MUD_HAND, MUD_HAND)
    table.attend(1, [ALWAYS, NEVER])
    assert table.sealed(1) is None


def test_in_ones_own_turn_what_one_holds_decides_nothing() -> None:
    table = at_a_run(MUD_HAND, MUD_HAND, MUD_HAND)
    window = table.window()
    assert window is not None
    (own,) = [one for one in table._race.asked if one.seat == 1]
    table.attend(1, [ABLE, ABLE])
    assert table.lets_pass(own, table.view(1)) is False
    with_nothing = at_a_run(MUD_HAND, PLANK_HAND, MUD_HAND)
    with_nothing._attention.put(1, [ABLE, ABLE])
    with_nothing._race.phases[-1].turn = lambda race: 1  # type: ignore[method-assign]
    (own,) = [one for one in with_nothing._race.asked if one.seat == 1]
    assert with_nothing.lets_pass(own, with_nothing.view(1)) is False
    with_nothing._attention.put(1, [NEVER, ABLE])
    assert with_nothing.lets_pass(own, with_nothing.view(1)) is True


def test_an_order_speaks_before_the_setting() -> None:
    table = at_a_run(MUD_HAND, MUD_HAND, MUD_HAND)
    table.order(1, [Throw(1, 0)])
    assert table.sealed(1) == Play(MUD)
    table = at_a_run(MUD_HAND, MUD_HAND, MUD_HAND)
    table.attend(1, [NEVER, NEVER])
    assert table.sealed(1) == LetPass()


def test_who_takes_the_pass_back_is_asked_once_and_the_setting_stays() -> None:
    table = at_a_run(MUD_HAND, PLANK_HAND, MUD_HAND)
    table.attend(1, [NEVER, ALWAYS])
    table.retract(1)
    table.obey()
    assert table.sealed(1) is None
    assert table.attention(1) == (NEVER, ALWAYS)
    table.answer(1, LetPass())
    table.answer(2, LetPass())
    assert table._attention.at(1, 0) == NEVER


def test_it_holds_for_the_whole_race_and_is_no_part_of_it() -> None:
    still, set_ = toy_table(3), toy_table(3)
    set_.attend(0, [NEVER, NEVER])
    assert still.state_hash() == set_.state_hash()
    finish(set_)
    verify(set_.record().text())
    assert set_.attention(0) == (NEVER, NEVER)
    set_.attend(0, [ALWAYS, ALWAYS])
    assert set_.attention(0) == ()


def test_copies_and_resumed_races_ask_as_ever() -> None:
    table = at_a_run(MUD_HAND, MUD_HAND, MUD_HAND)
    table.attend(1, [NEVER, NEVER])
    assert table.copy(1).attention(1) == ()
    fresh = toy_table()
    fresh.attend(0, [NEVER, NEVER])
    assert resume(fresh.pause()).attention(0) == ()


@pytest.mark.parametrize("hows", [[NEVER], [NEVER] * 3, ["often", "never"]])
def test_nonsense_is_refused(hows: list[How]) -> None:
    table = toy_table()
    with pytest.raises(Refused):
        table.attend(0, hows)
    assert table.attention(0) == ()


def test_what_could_be_ordered_is_offered_unless_it_is_left_already() -> None:
    table = toy_table(3)
    assert table.offers(0) == [Throw(1, 1), Throw(1, 2)]
    table.order(0, [Throw(1, 2)])
    assert table.offers(0) == [Throw(1, 1)]
    assert table.offers(-1) == []
    finish(table)
    assert table.offers(0) == []
