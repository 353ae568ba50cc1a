"""Luck: fair, repeatable where it should be, unpredictable where it must be."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from paddock.core.chance import (
    SECRET_BYTES,
    Chance,
    Croupier,
    Dealer,
    Script,
    Undecided,
    outcomes,
    spawn_seed,
)

SECRET = bytes(range(SECRET_BYTES))

# Fixed for ever: records of races depend on them.
FIRST_OF_DEALER_7 = {
    2: [0, 0, 1, 0, 1, 0, 1, 0, 0, 1],
    6: [0, 1, 3, 2, 5, 1, 5, 0, 2, 5],
    1000: [86, 224, 518, 458, 944, 328, 988, 8, 429, 850],
}


def picks(chance: Chance, n: int, count: int) -> list[int]:
    return [chance.pick(n) for _ in range(count)]


def chi_square(counts: Counter[int], n: int) -> float:
    expected = sum(counts.values()) / n
    return sum((counts[value] - expected) ** 2 / expected for value in range(n))


@pytest.mark.parametrize("n", FIRST_OF_DEALER_7)
def test_a_dealers_first_picks_never_change(n: int) -> None:
    assert picks(Dealer(7), n, 10) == FIRST_OF_DEALER_7[n]


@pytest.mark.parametrize("n", [2, 3, 6, 10, 52])
@pytest.mark.parametrize("make", [lambda: Dealer(5), lambda: Croupier(SECRET)])
def test_every_number_is_as_likely(make: Callable[[], Chance], n: int) -> None:
    counts = Counter(picks(make(), n, 400 * n))
    assert set(counts) == set(range(n))
    # The mean is about n and the deviation about the root of 2n: five of them are very many.
    assert chi_square(counts, n) < n + 5 * (2 * n) ** 0.5


@pytest.mark.parametrize("make", [lambda: Dealer(5), lambda: Croupier(SECRET)])
def test_neighbouring_picks_do_not_follow_one_another(make: Callable[[], Chance]) -> None:
    chance = make()
    pairs = Counter(chance.pick(6) * 6 + chance.pick(6) for _ in range(36 * 200))
    assert chi_square(pairs, 36) < 36 + 5 * 72**0.5


@pytest.mark.parametrize("make", [lambda: Dealer(5), lambda: Croupier(SECRET)])
def test_no_number_is_likelier_because_it_does_not_divide_the_range(
    make: Callable[[], Chance],
) -> None:
    """3 * 2**29 goes 2 2/3 times into 2**32: one third of all words must be thrown away."""
    n = 3 << 29
    chance = make()
    large = picks(chance, n, 6000)
    assert chi_square(Counter(pick * 3 // n for pick in large), 3) < 25
    assert chi_square(Counter(pick % 3 for pick in large), 3) < 25


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = Counter(Dealer(seed).pick(6) for seed in range(3000))
    assert chi_square(firsts, 6) < 6 + 5 * 12**0.5


@pytest.mark.parametrize("seed", [0, -1, 1 << 40, -(1 << 70)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert picks(Dealer(seed), 100, 5) == picks(Dealer(seed), 100, 5)


def test_the_upper_half_of_a_seed_counts_too() -> None:
    assert picks(Dealer(1), 1000, 5) != picks(Dealer(1 + (1 << 32)), 1000, 5)


def test_spawned_seeds_are_fixed_and_differ() -> None:
    assert [spawn_seed(7, 0), spawn_seed(7, 1)] == [67586997550666060, 12148886848777773]
    assert len({spawn_seed(seed, number) for seed in range(30) for number in range(30)}) == 900


@pytest.mark.parametrize("make", [lambda: Dealer(1), lambda: Croupier(SECRET), lambda: Script([])])
def test_one_of_one_is_no_luck(make: Callable[[], Chance]) -> None:
    chance = make()
    assert chance.pick(1) == 0
    assert chance.drawn == 0


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_cannot_be_picked_from(n: int) -> None:
    with pytest.raises(AssertionError, match="nothing to pick from"):
        Dealer(1).pick(n)


def test_a_pick_may_not_be_larger_than_a_dealer_can_do_fairly() -> None:
    with pytest.raises(AssertionError, match="too many"):
        Dealer(1).pick(1 << 31)
    with pytest.raises(AssertionError, match="too many"):
        Croupier(SECRET).pick(1 << 31)


def test_drawn_counts_the_picks() -> None:
    chance = Dealer(3)
    picks(chance, 6, 4)
    chance.pick(1)
    assert chance.drawn == 4


def test_a_croupier_is_made_from_its_secret_alone() -> None:
    assert picks(Croupier(SECRET), 1000, 50) == picks(Croupier(SECRET), 1000, 50)
    assert picks(Croupier(SECRET), 1000, 50) != picks(Croupier(SECRET[::-1]), 1000, 50)


def test_a_croupiers_first_picks_never_change() -> None:
    assert picks(Croupier(SECRET), 6, 10) == [5, 4, 5, 1, 2, 1, 4, 5, 5, 5]


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"{length} bytes, not 32"):
        Croupier(bytes(length))


def test_a_script_gives_what_it_says_and_tells_what_is_left() -> None:
    script = Script([2, 0, 5])
    assert [script.pick(3), script.pick(2)] == [2, 0]
    assert script.left() == [5]


def test_a_script_does_not_make_luck_up() -> None:
    script = Script([1])
    script.pick(2)
    with pytest.raises(Undecided, match="one of 6") as undecided:
        script.pick(6)
    assert undecided.value.n == 6


@pytest.mark.parametrize("pick", [-1, 6])
def test_a_script_refuses_a_pick_that_cannot_be(pick: int) -> None:
    with pytest.raises(ValueError, match="pick 1 of the script"):
        Script([pick]).pick(6)


def test_outcomes_walks_every_way_with_its_probability() -> None:
    def two_coins_or_a_die(chance: Chance) -> str:
        if chance.pick(2):
            return f"die {chance.pick(3)}"
        return "tails" if chance.pick(1) == 0 else "never"

    assert outcomes(two_coins_or_a_die) == [
        (Fraction(1, 2), "tails"),
        (Fraction(1, 6), "die 0"),
        (Fraction(1, 6), "die 1"),
        (Fraction(1, 6), "die 2"),
    ]


def test_the_outcomes_of_no_luck_are_one() -> None:
    assert outcomes(lambda chance: "same") == [(Fraction(1), "same")]
