"""TOY-016 to TOY-018."""

from support import rule
from toy.events import HandsShown
from toy.rules.order import standings
from toy_tests.position import cart, kinds, position, run_on


@rule("TOY-016")
def test_the_race_ends_when_a_cart_has_reached_the_end_of_the_lane() -> None:
    race = position(cart(12), cart(11), round=3)
    run_on(race)
    assert race.phases == []
    assert standings(race).reason == "line"


@rule("TOY-016")
def test_one_space_short_the_race_goes_on() -> None:
    race = position(cart(11), cart(11), round=7)
    assert kinds(run_on(race).told()) == ["RoundBegan"]
    assert race.round == 8


@rule("TOY-016")
def test_the_race_ends_after_round_8() -> None:
    race = position(cart(3), cart(4), round=8)
    run_on(race)
    assert race.phases == []
    assert standings(race).reason == "rounds"


@rule("TOY-017")
def test_the_furthest_wins_then_more_cards_and_then_the_place_is_shared() -> None:
    race = position(cart(9), cart(12, (1, 0)), cart(12, (1, 1)), cart(12, (0, 2)))
    result = standings(race)
    assert result.places == [4, 3, 1, 1]
    assert result.winners == [2, 3]


@rule("TOY-018")
def test_all_hands_are_shown_at_the_end() -> None:
    race = position(cart(12, (2, 1)), cart(3, (0, 1)), round=3)
    shown = run_on(race).heard(1)[0]
    assert isinstance(shown, HandsShown)
    assert shown.hands == ((2, 1), (0, 1))
    assert shown.reveals
