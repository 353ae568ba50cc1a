"""What the toy's orders make of a question, in words as well."""

from support import said
from toy import GAME
from toy.actions import COAST, FRESH_MENU, HEAVE, MUD_MENU, PASS_MENU, PUSH, TIRED_MENU
from toy.book import derby
from toy.decisions import ChooseEffort, ThrowMud
from toy.orders import Push, Throw, obey
from toy.view import SoapboxView


def seen(round: int = 2) -> SoapboxView:
    nothing = [0, 0]
    return SoapboxView(0, 12, round, nothing, [False, False], nothing, None, nothing, 8, nothing)


FRESH = ChooseEffort(0, FRESH_MENU)
TIRED = ChooseEffort(0, TIRED_MENU)
RUN = ThrowMud(0, MUD_MENU, 1, 3)
BARE = ThrowMud(0, PASS_MENU, 1, 3)


def test_an_effort_a_round() -> None:
    found = obey(seen(), FRESH, (Throw(2, 1), Push(2, (HEAVE, COAST))))
    assert found.answer == FRESH_MENU[HEAVE]
    assert found.left == (Throw(2, 1), Push(3, (COAST,)))
    assert obey(seen(), FRESH, (Push(2, (PUSH,)),)).left == ()


def test_an_order_waits_for_its_round() -> None:
    later = (Push(3, (PUSH,)), Throw(3, 1))
    for decision in (FRESH, RUN):
        found = obey(seen(), decision, later)
        assert (found.answer, found.left, found.dropped) == (None, later, None)


def test_a_heave_of_the_tired_is_dropped() -> None:
    found = obey(seen(), TIRED, (Push(2, (HEAVE,)),))
    assert (found.answer, found.left) == (None, ())
    assert said(found.dropped).startswith("TOY-005")


def test_mud_is_thrown_at_one_cart_and_the_others_pass() -> None:
    order = Throw(2, 1)
    found = obey(seen(), RUN, (order,))
    assert (found.answer, found.left) == (MUD_MENU[-1], ())
    passed = obey(seen(), ThrowMud(0, MUD_MENU, 2, 3), (order,))
    assert (passed.answer, passed.left) == (PASS_MENU[0], (order,))
    bare = obey(seen(), BARE, (order,))
    assert (bare.answer, bare.left, said(bare.dropped)) == (None, (), "TOY-010 You hold no mud.")


def test_orders_in_words() -> None:
    names = ["Ann", "Ben"]
    assert (
        GAME.order(Push(2, (PUSH, COAST)), derby("short")).text(names)
        == "From round 2 on: push, then coast"
    )
    assert GAME.order(Throw(3, 1), derby("short")).text(names) == "Throw mud at Ben in round 3"
