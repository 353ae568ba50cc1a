"""The toy's bots see a view, answer what is offered, and the better one is better."""

import pytest

import paddock
from paddock.core.chance import Dealer, spawn_seed
from toy.bots import driver, rookie
from toy.decisions import LayPlank
from toy.phases.reaction import PlankWindow
from toy.view import view
from toy_tests.position import cart, position, run_on

RACES = 120
SEATS = 3


def race_with_one_driver(seed: int, driven: int) -> list[int]:
    """The winners of a race between rookies with one driver among them."""
    table = paddock.new("toy", seats=SEATS, seed=seed)
    rng = Dealer(spawn_seed(seed, 0))
    while not table.over:
        for decision in table.decisions():
            bot = driver if decision.seat == driven else rookie
            table.answer(decision.seat, bot(table.view(decision.seat), decision, rng))  # type: ignore[arg-type]
    return table.standings().winners


def test_a_driver_wins_more_than_its_share_against_rookies() -> None:
    wins = sum(
        driven in race_with_one_driver(race, driven)
        for race in range(RACES // SEATS)
        for driven in range(SEATS)
    )
    assert wins > 1.3 * RACES / SEATS


@pytest.mark.parametrize("pick", [0, 1])
def test_a_rookie_lays_no_plank_under_another_cart(pick: int) -> None:
    race = position(cart(), cart(), cart(hand=(0, 1)), phases=[PlankWindow(0, 1)])
    run_on(race)
    decision = race.asked[0]
    assert isinstance(decision, LayPlank)
    assert rookie(view(race, 2), decision, Dealer(pick)) is decision.options()[0]
