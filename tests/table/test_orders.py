"""Orders: answers given in advance, carried out by the table and known to their seat alone."""

from dataclasses import dataclass
from typing import Any

import pytest

from paddock.core.errors import Refused
from paddock.core.fields import fields_of
from paddock.core.game import Game, no_orders
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision, Obedience, Order
from paddock.table.orders import MOST_BYTES, MOST_ORDERS
from paddock.table.replay import resume, verify
from paddock.table.table import Table
from support import said
from table.racing import COAST_ACTION, PUSH_ACTION, finish, stop_at, table_at, toy_table
from toy.actions import COAST, HEAVE, PUSH, Effort, Keep, LetPass, Play
from toy.book import MUD
from toy.foresight import PushForesight
from toy.orders import Push, Throw
from toy.phases.reaction import MudWindow
from toy.phases.round import Round
from toy.phases.running import Run

MUD_HAND = [1, 0]
PLANK_HAND = [0, 1]


def at_a_run(*hands: list[int]) -> Table:
    """The first cart is about to run; the others are asked about mud."""
    return table_at(Round(), Run(0, 1), MudWindow(0, 1), hands=list(hands), bag=[3, 3])


def test_an_order_answers_at_once_when_its_seat_is_asked() -> None:
    table = toy_table()
    table.order(1, [Push(1, (PUSH,))])
    assert table.sealed(1) == Effort(PUSH)
    assert table.orders(1) == ()
    assert table.locked() == [1]


def test_what_is_left_answers_the_questions_to_come() -> None:
    table = toy_table(2)
    table.order(0, [Push(1, (COAST, PUSH))])
    assert table.orders(0) == (Push(2, (PUSH,)),)
    table.answer(1, COAST_ACTION)
    while table.decision(0) is None or table.rounds == 1:
        one = table.decisions()[0]
        table.answer(one.seat, one.options()[0])
    assert table.sealed(0) == Effort(PUSH)
    assert table.orders(0) == ()


def test_orders_of_several_seats_play_on_until_somebody_has_to_think() -> None:
    table = at_a_run(MUD_HAND, MUD_HAND, MUD_HAND)
    table.order(1, [Throw(1, 2)])
    assert table.answers == 0
    table.order(2, [Throw(1, 1)])
    assert table.answers == 2


def test_what_its_seat_could_not_order_any_more_falls_away_at_once() -> None:
    table = at_a_run(MUD_HAND, MUD_HAND, MUD_HAND)
    table.order(0, [Throw(1, 2), Push(2, (PUSH,))])
    table.order(1, [Throw(1, 2)])
    assert table.orders(0) == (Throw(1, 2), Push(2, (PUSH,)))
    while table.rounds == 1:
        one = table.decisions()[0]
        table.answer(one.seat, one.options()[0])
    assert (table.orders(0), said(table.dropped(0))) == ((), "TOY-010 Round 1 is over.")
    assert (table.orders(1), said(table.dropped(1))) == ((), "TOY-010 Round 1 is over.")


def test_an_answer_by_order_is_an_ordinary_one_in_the_record() -> None:
    by_hand, by_order = toy_table(2), toy_table(2)
    by_hand.answer(0, PUSH_ACTION)
    by_order.order(0, [Push(1, (PUSH,))])
    for table in (by_hand, by_order):
        table.answer(1, COAST_ACTION)
        finish(table)
    assert by_order.record().text() == by_hand.record().text()
    assert verify(by_order.record().text()) == ""


def test_orders_are_no_part_of_race_hash_or_record() -> None:
    table, other = toy_table(), toy_table()
    table.order(0, [Push(2, (PUSH,)), Throw(3, 1)])
    assert table.state_hash() == other.state_hash()
    assert table.record().text() == other.record().text()
    assert table.answers == 0


def test_an_order_that_no_longer_fits_is_dropped_and_its_seat_is_told_why() -> None:
    table = at_a_run(MUD_HAND, PLANK_HAND)
    table.order(1, [Throw(1, 0)])
    assert table.sealed(1) is None
    assert table.asked() == [1]
    assert table.orders(1) == ()
    assert said(table.dropped(1)) == "TOY-010 You hold no mud."
    assert table.dropped(0) is None


def test_what_fell_away_is_told_until_the_seat_does_something_itself() -> None:
    table = at_a_run(MUD_HAND, PLANK_HAND, MUD_HAND)
    table.order(1, [Throw(1, 0)])
    table.answer(2, LetPass())
    assert table.dropped(1)
    table.answer(1, LetPass())
    assert table.dropped(1) is None


def test_whose_time_ran_out_is_still_told() -> None:
    table = at_a_run(MUD_HAND, PLANK_HAND)
    table.order(1, [Throw(1, 0)])
    table.close_round()
    assert table.dropped(1)


def test_new_orders_replace_the_old_ones_and_none_withdraws_them() -> None:
    table = toy_table()
    table.order(0, [Push(2, (PUSH,))])
    table.order(0, [Throw(1, 1)])
    assert table.orders(0) == (Throw(1, 1),)
    table.order(0, [])
    assert table.orders(0) == ()


def test_a_hand_can_be_quicker_than_an_order() -> None:
    table = toy_table(2)
    table.order(0, [Push(2, (PUSH,))])
    table.answer(0, COAST_ACTION)
    assert table.sealed(0) == Effort(COAST)
    assert table.orders(0) == (Push(2, (PUSH,)),)


def test_retracting_withdraws_the_orders_of_the_seat_alone() -> None:
    table = toy_table()
    table.order(0, [Push(1, (PUSH, COAST))])
    table.order(1, [Push(2, (PUSH,))])
    table.retract(0)
    assert (table.sealed(0), table.orders(0)) == (None, ())
    assert table.orders(1) == (Push(2, (PUSH,)),)


def test_undo_withdraws_the_orders_of_the_seat() -> None:
    table = stop_at("KeepCard")
    seat = table.asked()[0]
    table.order(seat, [Push(8, (PUSH,))])
    table.answer(seat, Keep())
    table.undo(seat)
    assert table.orders(seat) == ()
    assert table.asked() == [seat]


def test_an_undone_answer_by_order_is_not_given_again() -> None:
    nothing = [0, 0]
    table = table_at(
        Round(), Run(0, 1), MudWindow(0, 1), hands=[nothing, MUD_HAND, nothing], bag=nothing
    )
    table.order(1, [Throw(1, 2)])
    assert table.answers == 1, "it lets the first cart pass"
    table.undo(1)
    table.obey()
    assert (table.answers, table.asked(), table.sealed(1)) == (0, [1], None)


@pytest.mark.parametrize("way", ["copy", "redeal", "resume"])
def test_copies_and_resumed_races_begin_without_orders(way: str) -> None:
    table = toy_table()
    table.order(0, [Push(2, (PUSH,))])
    again = {
        "copy": lambda: table.copy(),
        "redeal": lambda: table.redeal(0, 7),
        "resume": lambda: resume(table.pause()),
    }[way]()
    assert again.orders(0) == ()
    assert table.orders(0) == (Push(2, (PUSH,)),)


@pytest.mark.parametrize(
    ("orders", "why"),
    [
        ([Push(1, ())], "TOY-004 Coast, push or heave"),
        ([Push(1, (7,))], "TOY-004 Coast, push or heave"),
        ([Push(0, (PUSH,))], "TOY-004 Round 0 is over"),
        ([Push(1, (HEAVE, HEAVE))], "TOY-005"),
        ([Throw(1, 9)], "TOY-010 There is no cart 9"),
        ([Throw(1, 0)], "TOY-010 Nobody throws mud at the own cart"),
        ([Push(1, (PUSH,))] * (MOST_ORDERS + 1), "at most 20 orders, and these are 21"),
        ([Push(1, (PUSH,) * MOST_BYTES)], "at most 8000 bytes"),
        ([PUSH_ACTION], "is no order of this game"),
        (["push"], "'push' is no order of this game"),
    ],
)
def test_bad_orders_are_refused_and_change_nothing(orders: list[Any], why: str) -> None:
    table = toy_table()
    table.order(0, [Push(5, (PUSH,))])
    with pytest.raises(Refused, match=why):
        table.order(0, orders)
    assert table.orders(0) == (Push(5, (PUSH,)),)


def test_an_order_of_another_game_is_refused() -> None:
    class Stray(Order):
        pass

    with pytest.raises(Refused, match="is no order of this game"):
        toy_table().order(0, [Stray()])


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_seats_leave_orders(seat: int) -> None:
    with pytest.raises(Refused, match="There is no seat"):
        toy_table().order(seat, [Push(1, (PUSH,))])


def test_nothing_is_ordered_after_the_end() -> None:
    table = finish(toy_table())
    with pytest.raises(Refused, match="The race is over"):
        table.order(0, [])


def test_an_order_is_foreseen_like_an_answer() -> None:
    table = toy_table()
    foreseen = table.foresee(0, Push(1, (PUSH, HEAVE)))
    assert isinstance(foreseen, PushForesight)
    assert (foreseen.most, foreseen.text.text([])) == (4, "1 to 4 spaces in round 1")
    assert table.orders(0) == ()
    with pytest.raises(Refused, match="TOY-005"):
        table.foresee(0, Push(1, (HEAVE, HEAVE)))
    table.answer(0, PUSH_ACTION)
    table.answer(1, PUSH_ACTION)
    table.answer(2, PUSH_ACTION)
    waits = next(seat for seat in range(3) if table.decision(seat) is None)
    with pytest.raises(Refused, match="is not asked now"):
        table.foresee(waits, Push(2, (PUSH,)))


@dataclass
class Bidden:
    """A game whose orders say what a test wants."""

    table: Table
    seen: list[Any]

    @classmethod
    def to(cls, *found: Obedience) -> "Bidden":
        table, seen, left = toy_table(2), [], list(found)

        def obey(view: Any, decision: Decision, orders: tuple[Order, ...]) -> Obedience:
            seen.append(view)
            return left.pop(0) if left else Obedience(None, orders)

        parts: dict[str, Any] = fields_of(table.game)
        table.game = Game(**{**parts, "obey": obey})
        return cls(table, seen)


def test_orders_are_obeyed_by_the_view_of_their_seat() -> None:
    bidden = Bidden.to()
    bidden.table.order(1, [Throw(1, 0)])
    assert [view.seat for view in bidden.seen] == [1]
    assert bidden.table.codec.dump(bidden.seen[0]) == bidden.table.codec.dump(bidden.table.view(1))


def test_an_answer_that_is_refused_drops_the_orders() -> None:
    wrong: Action = Play(MUD)
    table = Bidden.to(Obedience(wrong, (Throw(1, 1),))).table
    table.order(0, [Throw(1, 1)])
    assert table.orders(0) == ()
    assert said(table.dropped(0)).startswith("TOY-004")


def test_a_seat_is_asked_once_though_its_orders_go_round_in_circles() -> None:
    one, other = Throw(1, 1), Throw(2, 1)
    bidden = Bidden.to(*[Obedience(None, (other,)), Obedience(None, (one,))] * 3)
    bidden.table.order(0, [one])
    assert len(bidden.seen) == 1
    assert bidden.table.orders(0) == (other,)


def test_what_was_dropped_stays_told_when_the_next_order_answers() -> None:
    left = (Push(2, (PUSH,)),)
    bidden = Bidden.to(Obedience(PUSH_ACTION, left, Told("That cart is gone.", [])))
    bidden.table.order(0, [Throw(1, 1), *left])
    assert said(bidden.table.dropped(0)) == "That cart is gone."
    assert bidden.table.sealed(0) == PUSH_ACTION


def test_a_game_without_orders_leaves_everything_to_the_seat() -> None:
    decision = toy_table().decisions()[0]
    found = no_orders(toy_table().view(0), decision, ())
    assert (found.answer, found.left, found.dropped) == (None, (), None)
