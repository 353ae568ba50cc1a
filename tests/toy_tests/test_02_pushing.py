"""TOY-004 to TOY-008."""

import pytest

from support import rule, said
from toy.actions import COAST, HEAVE, PUSH, Effort, Lean
from toy.events import Drew, DrewUnseen, EffortsShown, Leaned, RunAnnounced, WheelsLocked
from toy_tests.position import answer, asked, cart, kinds, position, run_on, spots


@rule("TOY-004")
def test_everybody_is_asked_at_once_and_then_all_choices_are_shown() -> None:
    race = position(cart(), cart(), cart())
    run_on(race)
    assert asked(race) == [0, 1, 2]
    diary = answer(race, Effort(PUSH), Effort(PUSH), Effort(HEAVE), luck=(0, 1))
    shown = diary.told()[0]
    assert isinstance(shown, EffortsShown)
    assert shown.efforts == (PUSH, PUSH, HEAVE)


@rule("TOY-005")
def test_a_tired_cart_may_not_heave() -> None:
    race = position(cart(is_tired=True), cart())
    run_on(race)
    tired, fresh = race.asked
    assert said(tired.refusal(Effort(HEAVE))).startswith("TOY-005 ")
    assert said(fresh.refusal(Effort(HEAVE))) == ""


@rule("TOY-005")
def test_heaving_tires_for_one_round() -> None:
    race = position(cart(), cart())
    run_on(race)
    answer(race, Effort(HEAVE), Effort(PUSH))
    assert [cart.is_tired for cart in race.carts] == [True, False]


@rule("TOY-004")
@pytest.mark.parametrize("effort", [-1, 3])
def test_there_is_no_fourth_way_to_move(effort: int) -> None:
    race = position(cart(), cart())
    run_on(race)
    assert said(race.asked[0].refusal(Effort(effort))).startswith("TOY-004 ")


@rule("TOY-006")
def test_a_coasting_cart_draws_a_card_and_runs_one_space() -> None:
    race = position(cart(), cart(), bag=(1, 1))
    run_on(race)
    diary = answer(race, Effort(COAST), Effort(PUSH), luck=(0, 3))
    drew, others = diary.heard(0)[1], diary.heard(1)[1]
    assert isinstance(drew, Drew)
    assert (drew.seat, drew.card) == (0, 0)
    assert isinstance(others, DrewUnseen)
    assert spots(race)[0] == 1


@rule("TOY-007")
@pytest.mark.parametrize("pick", [0, 3])
def test_a_pushed_cart_runs_as_far_as_a_four_sided_die_says(pick: int) -> None:
    race = position(cart(), cart(), bag=(0, 0))
    run_on(race)
    answer(race, Effort(PUSH), Effort(PUSH), luck=(pick, 0))
    assert spots(race) == [pick + 1, 1]


@rule("TOY-008")
@pytest.mark.parametrize("pick", [0, 5])
def test_a_heaved_cart_runs_as_far_as_a_six_sided_die_says(pick: int) -> None:
    race = position(cart(), cart(), bag=(0, 0))
    run_on(race)
    answer(race, Effort(HEAVE), Effort(PUSH))
    answer(race, Lean(0), luck=(pick, 0))
    assert spots(race) == [pick + 1, 1]


@rule("TOY-019")
@pytest.mark.parametrize(("tenths", "more"), [(0, 0), (99, 0), (100, 1), (257, 2), (300, 3)])
def test_a_heaved_cart_runs_further_by_every_full_ten_degrees(tenths: int, more: int) -> None:
    race = position(cart(), cart(), bag=(0, 0))
    run_on(race)
    answer(race, Effort(HEAVE), Effort(PUSH))
    assert asked(race) == [0]
    diary = answer(race, Lean(tenths), luck=(2, 0))
    leaned, announced = diary.told()[:2]
    assert isinstance(leaned, Leaned)
    assert isinstance(announced, RunAnnounced)
    assert (leaned.tenths, announced.spaces) == (tenths, 3 + more)


@rule("TOY-019", "TOY-020")
def test_a_lean_is_any_number_of_tenths_that_does_not_tip_the_cart() -> None:
    race = position(cart(), cart(), bag=(0, 0))
    run_on(race)
    answer(race, Effort(HEAVE), Effort(PUSH))
    (lean,) = race.asked
    assert not lean.exact
    assert said(lean.refusal(Lean(257))) == ""
    assert not lean.offers(Lean(257))
    assert lean.offers(Lean(250))
    for tenths in (-1, 301):
        assert said(lean.refusal(Lean(tenths))).startswith("TOY-020 ")
    assert said(lean.refusal(Effort(PUSH))).startswith("TOY-019 ")


@rule("TOY-008")
def test_those_who_heave_together_lock_wheels_and_stay() -> None:
    race = position(cart(3), cart(), cart(), bag=(0, 0))
    run_on(race)
    diary = answer(race, Effort(HEAVE), Effort(PUSH), Effort(HEAVE), luck=(1,))
    locked = diary.told()[1]
    assert isinstance(locked, WheelsLocked)
    assert locked.seats == (0, 2)
    assert spots(race) == [3, 2, 0]
    announced = [event for event in diary.told() if isinstance(event, RunAnnounced)]
    assert [event.seat for event in announced] == [1]
    assert kinds(diary.told()).count("Ran") == 1
