"""TOY-015."""

from paddock.core.protocol import SPECTATOR
from support import rule, said
from toy.actions import Effort, Keep, ThrowAway
from toy.book import NO_CARD, PLANK
from toy.decisions import KeepCard
from toy.events import LookedUnseen, ThrownAway
from toy.phases.lookout import Lookout
from toy.view import view
from toy_tests.position import answer, asked, cart, kinds, position, run_on


@rule("TOY-015")
def test_the_last_cart_looks_and_only_its_driver_is_shown_the_card() -> None:
    race = position(cart(4), cart(1), cart(2), phases=[Lookout()], bag=(1, 1))
    diary = run_on(race, 1)
    assert asked(race) == [1]
    decision = race.asked[0]
    assert isinstance(decision, KeepCard)
    assert decision.card == PLANK
    assert [view(race, seat).top for seat in (SPECTATOR, 0, 1, 2)] == [None, None, PLANK, None]
    assert isinstance(diary.heard(0)[0], LookedUnseen)


@rule("TOY-015")
def test_a_card_that_is_kept_goes_into_the_hand_unseen() -> None:
    race = position(cart(4), cart(1), phases=[Lookout()], bag=(1, 1))
    run_on(race, 1)
    diary = answer(race, Keep())
    assert kinds(diary.heard(0)) == ["Kept"]
    assert race.carts[1].hand == [0, 1]
    assert race.cards.top == NO_CARD


@rule("TOY-015", "TOY-013")
def test_a_card_that_is_thrown_away_lies_open_for_all() -> None:
    race = position(cart(4), cart(1), phases=[Lookout()], bag=(1, 1))
    run_on(race, 1)
    thrown = answer(race, ThrowAway()).heard(0)[0]
    assert isinstance(thrown, ThrownAway)
    assert thrown.card == PLANK
    assert race.cards.discarded == [0, 1]
    assert (race.carts[1].hand, race.cards.top) == ([0, 0], NO_CARD)


@rule("TOY-015")
def test_nothing_else_can_be_done_with_the_card() -> None:
    race = position(cart(4), cart(1), phases=[Lookout()], bag=(1, 1))
    run_on(race, 0)
    assert said(race.asked[0].refusal(Effort(0))).startswith("TOY-015 ")


@rule("TOY-015")
def test_a_full_hand_does_not_look() -> None:
    race = position(cart(4), cart(1, hand=(2, 1)), phases=[Lookout()])
    assert run_on(race).told() == []
    assert race.phases == []


@rule("TOY-015", "TOY-013")
def test_without_a_card_nobody_looks() -> None:
    race = position(cart(4), cart(1), phases=[Lookout()], bag=(0, 0))
    assert run_on(race).told() == []


@rule("TOY-015", "TOY-013")
def test_the_lookout_fills_an_empty_bag_too() -> None:
    race = position(cart(4), cart(1), phases=[Lookout()], bag=(0, 0), discarded=(0, 1))
    assert kinds(run_on(race).told()) == ["BagRefilled", "Looked"]
    assert race.cards.top == PLANK
