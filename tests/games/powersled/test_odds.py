"""The odds that are shown are the odds: against the printed table, by hand, and by many runs."""

from fractions import Fraction
from typing import Any

import pytest

from games.powersled.chances import deviations, some_plans
from paddock.core.chance import Dealer
from paddock.games.powersled import GAME
from paddock.games.powersled.book.cards import DRIFT_2, REFLEXES
from paddock.games.powersled.book.track_reader import builtin_data
from paddock.games.powersled.foresight.odds import (
    BROKEN,
    CRASHED,
    NO_HARM,
    ONE_STEP,
    SPUN,
    TWO_STEPS,
    Odds,
    odds_of,
    reflexes_to_play,
)
from paddock.games.powersled.foresight.paths import BLOW, CORNER_TEST, MINE_BLOW, SLICK_TEST, Risk
from paddock.games.powersled.state import Powersled

PLANS = 50
RUNS = 1_000
MANY_RUNS = 20_000
FAR = 5.0
"""Standard deviations. The seeds are fixed, so a run that passes once passes always."""


def standing(
    control: int = 0,
    armor: int = 4,
    pilot: int = 0,
    reflexes: int = 0,
    others: int = 3,
    tables: dict[str, Any] | None = None,
) -> Powersled:
    """A race in which seat 0 is in this shape."""
    brought = {"data": {**builtin_data("foundry"), "tables": tables}} if tables else {}
    race: Any = GAME.setup(GAME.book(brought), 2, Dealer(0))
    sled = race.sleds[0]
    sled.control, sled.armor, sled.pilot = control, armor, pilot
    hand = race.decks[0].hand
    hand[REFLEXES] = reflexes
    hand[DRIFT_2] = others
    assert isinstance(race, Powersled)
    return race


def odds(race: Powersled, *risks: tuple[int, int]) -> Odds:
    return odds_of(race, race.sleds[0], [Risk(kind, amount, 0) for kind, amount in risks])


def in_36ths(found: Odds) -> list[Fraction]:
    return [found.chance(fate) * 36 for fate in range(BROKEN + 1)]


# The specification's table: crash, spin, lose 2, lose 1, none, in per cent.
BY_MODIFIER = {
    -4: (27.8, 30.6, 25.0, 13.9, 2.8),
    -3: (16.7, 25.0, 30.6, 19.4, 8.3),
    -2: (8.3, 19.4, 30.6, 25.0, 16.7),
    -1: (2.8, 13.9, 25.0, 30.6, 27.8),
    0: (0, 8.3, 19.4, 30.6, 41.7),
    1: (0, 2.8, 13.9, 25.0, 58.3),
    2: (0, 0, 8.3, 19.4, 72.2),
    3: (0, 0, 2.8, 13.9, 83.3),
    4: (0, 0, 0, 8.3, 91.7),
}


@pytest.mark.parametrize("modifier", BY_MODIFIER)
@pytest.mark.parametrize("pilot", [0, 1, 2])
def test_one_test_has_the_chances_of_the_printed_table(modifier: int, pilot: int) -> None:
    found = odds(standing(pilot=pilot), (CORNER_TEST, modifier - pilot))
    shown = [
        round(100 * float(found.chance(fate)), 1)
        for fate in (CRASHED, SPUN, TWO_STEPS, ONE_STEP, NO_HARM)
    ]
    assert shown == list(BY_MODIFIER[modifier])


def test_nothing_on_the_way_is_no_risk() -> None:
    assert odds(standing()).is_certain()


def test_a_third_lost_step_is_a_spin() -> None:
    # At 0: 3 spin, 7 lose two, 11 lose one, 15 nothing.
    assert in_36ths(odds(standing(control=1), (SLICK_TEST, 0))) == [15, 0, 11, 0, 10, 0, 0]
    assert in_36ths(odds(standing(control=2), (SLICK_TEST, 0))) == [15, 0, 0, 0, 21, 0, 0]


def test_steps_of_two_tests_add_up() -> None:
    found = odds(standing(), (CORNER_TEST, -1), (SLICK_TEST, 0))
    # Each test at -1: 10 none, 11 one, 9 two, 5 spin, 1 crash; at 0: 15, 11, 7, 3, 0.
    assert found.chance(NO_HARM) == Fraction(10 * 15, 36 * 36)
    assert found.chance(ONE_STEP) == Fraction(10 * 11 + 11 * 15, 36 * 36)
    assert found.chance(TWO_STEPS) == Fraction(10 * 7 + 11 * 11 + 9 * 15, 36 * 36)
    assert found.chance(CRASHED) == Fraction(1, 36)


def test_reflexes_are_played_only_where_they_help() -> None:
    tables = standing().book.tables
    assert [reflexes_to_play(tables, total, 0, 1) for total in (1, 3, 5, 7, 8)] == [1, 1, 1, 1, 0]
    # Both, if the second helps too; never a second that does not.
    assert [reflexes_to_play(tables, total, 0, 2) for total in (1, 3, 5, 6, 7)] == [2, 2, 2, 1, 1]
    # Two steps down any step is a spin, so from 4 one card brings nothing and two bring all.
    assert reflexes_to_play(tables, 4, 2, 1) == 0
    assert reflexes_to_play(tables, 4, 2, 2) == 2
    assert reflexes_to_play(tables, 1, 2, 1) == 1


def test_reflexes_in_hand_shift_a_test_by_two() -> None:
    with_card = odds(standing(reflexes=1), (SLICK_TEST, 0))
    without = odds(standing(), (SLICK_TEST, 2))
    assert in_36ths(with_card) == in_36ths(without)


def test_reflexes_are_the_last_cards_that_lost_steps_cost() -> None:
    """With the printed table they never go unused; with this one 4 and 5 are no better for 2."""
    rows = [(1, "crash"), (2, "spin"), (3, "lose2"), (7, "lose1"), (99, "none")]
    wide = {"control_loss": [{"max": most, "result": result} for most, result in rows]}
    with_other = standing(reflexes=1, others=2, tables=wide)
    alone = standing(reflexes=1, others=0, tables=wide)
    # First 4 or 5 (7 of 36), a step; then a 2 (1 of 36): a spin, or with the card a second step.
    # Or a 3 (2 of 36): the third step and a spin, or with the card the second.
    kept = odds(with_other, (SLICK_TEST, 0), (SLICK_TEST, 0)).chance(SPUN)
    gone = odds(alone, (SLICK_TEST, 0), (SLICK_TEST, 0)).chance(SPUN)
    assert gone - kept == Fraction(7 * 3, 36 * 36)


@pytest.mark.parametrize(
    ("strength", "mean"), [(1, 0.92), (2, 1.44), (3, 2.17), (4, 2.72), (5, 3.58)]
)
def test_the_mean_damage_of_each_strength(strength: int, mean: float) -> None:
    found = odds(standing(armor=9), (BLOW, strength))
    assert round(float(found.mean_damage()), 2) == mean


def test_armor_takes_the_damage_and_the_test_with_it() -> None:
    # Strength 1, armor to spare: only rolls of 9 to 12 test, at +0, +1, +2 and +3.
    found = odds(standing(armor=9), (BLOW, 1))
    tested = [(4, 0), (3, 1), (2, 2), (1, 3)]
    crash = {0: 0, 1: 0, 2: 0, 3: 0}
    spin = {0: 3, 1: 1, 2: 0, 3: 0}
    assert found.chance(SPUN) == Fraction(sum(n * spin[m] for n, m in tested), 36 * 36)
    assert found.chance(CRASHED) == sum(crash.values())
    assert found.chance(BROKEN) == 0


def test_damage_beyond_the_last_boxes_breaks_the_sled_down() -> None:
    race = standing(armor=0)
    race.sleds[0].thrust = race.book.tables.least_thrust
    race.sleds[0].stability = race.book.tables.least_stability
    # Every roll of 8 and less on the mines' column, and 9, brings at least a point: 30 of 36.
    assert odds(race, (MINE_BLOW, 2)).chance(BROKEN) == Fraction(30, 36)
    race.sleds[0].thrust += 1
    # One point: half of the time it is the thrust, which has a box to lose; two or more break it.
    some = odds(race, (MINE_BLOW, 2)).chance(BROKEN)
    one_point, two_points, more = 6 + 5 + 4, 4 + 5, 1 + 2 + 3
    assert some == Fraction(one_point, 72) + Fraction(two_points + more, 36)


def test_a_second_mine_meets_what_the_first_has_left() -> None:
    found = odds(standing(armor=1), (MINE_BLOW, 2), (MINE_BLOW, 2))
    alone = odds(standing(armor=1), (MINE_BLOW, 2))
    assert alone.mean_damage() < found.mean_damage() < 2 * alone.mean_damage()


@pytest.mark.parametrize("number", range(5))
def test_the_engine_agrees_with_the_odds(number: int) -> None:
    """Ten risky plays each, a thousand runs a play, every fate within sampling error."""
    for at, plan in enumerate(some_plans(PLANS // 5, number)):
        far = max(deviations(plan, RUNS, 100 * number + at))
        assert far < FAR, f"plan {at} is {far:.1f} standard deviations off"


@pytest.mark.slow
def test_the_engine_agrees_with_the_odds_in_the_long_run() -> None:
    """Fifty risky plays, twenty thousand runs a play."""
    for at, plan in enumerate(some_plans(PLANS, 1)):
        far = max(deviations(plan, MANY_RUNS, at))
        assert far < FAR, f"plan {at} is {far:.1f} standard deviations off"
