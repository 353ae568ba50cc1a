"""What players type: manoeuvres, places, cards, and a route to be driven."""

import pytest

from games.spin_out.positions import card, pod, scene
from paddock.core.phrase import Told
from paddock.core.protocol import Action
from paddock.games.spin_out.actions import Burn, DiscardCards, Manoeuvre, PlacePod
from paddock.games.spin_out.decisions.driving import ChooseAfterburn, ChooseDiscard, ChoosePlace
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.orders.kinds import Route
from paddock.games.spin_out.orders.reading import form, read_answer, read_orders
from paddock.games.spin_out.state import SpinOut
from paddock.games.spin_out.view import view
from paddock.games.spin_out.words.asking import word


def driving() -> SpinOut:
    """Twelve inches to go."""
    return scene([pod(20, 20), pod(60, 60)], speed=12)


def read(race: SpinOut, typed: str) -> Action | Told | None:
    (decision,) = race.asked
    assert isinstance(decision, ChooseManoeuvre)
    return read_answer(decision, typed)


@pytest.mark.parametrize(
    ("typed", "steps", "is_part"),
    [
        ("t -20 m 4.5 t 45 m 7.5", (-2000, 45_000, 4500, 75_000), False),
        ("T-20 M4.5, t45 m7.5", (-2000, 45_000, 4500, 75_000), False),
        ("m 12", (0, 120_000), False),
        ("turn 90° move rest", (9000, 120_000), False),
        ("r 20 m 5 l 30 m rest", (-2000, 50_000, 3000, 70_000), False),
        ("m 12 t 180", (0, 120_000, 18_000), False),
        ("m 3 pause", (0, 30_000), True),
        # Rotations on the spot are one turn, and moves straight on are one move.
        ("t 20 t 30 m 5 m 7", (5000, 120_000), False),
        ("t 300 t 100 m 12", (4000, 120_000), False),
        ("t -300 t -100 m 12", (-4000, 120_000), False),
    ],
)
def test_a_manoeuvre_is_turns_and_moves(typed: str, steps: tuple[int, ...], is_part: bool) -> None:
    assert read(driving(), typed) == Manoeuvre(steps, is_part)


def test_what_a_manoeuvre_is_called_is_read_as_the_same() -> None:
    race = driving()
    for option in race.asked[0].options():
        if isinstance(option, Manoeuvre):
            again = read(race, word(option))
            assert isinstance(again, Manoeuvre)
            assert word(again) == word(option)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("t 20 m far", "'far' is no number of inches"),
        ("t", "'t' is no step"),
        ("t 20 x 3", "'x 3' is no step"),
        ("m nan", "'nan' is no number of inches"),
        ("t 361 m 12", "at most 360 degrees"),
        ("m 1e999", "is no number of inches"),
    ],
)
def test_what_is_no_manoeuvre_is_told_so(typed: str, why: str) -> None:
    told = read(driving(), typed)
    assert isinstance(told, Told)
    assert why in told.text([])


@pytest.mark.parametrize("typed", ["", "eject", "7", "KS>2", "Manoeuvre steps=[0,120000]", "pause"])
def test_other_words_are_left_to_others(typed: str) -> None:
    assert read(driving(), typed) is None


def test_a_place_is_typed_in_inches() -> None:
    decision = ChoosePlace(0, (), driving().book, ())
    assert read_answer(decision, "at 20 105.5 90") == PlacePod(200_000, 1_055_000, 9000)
    assert read_answer(decision, "at 20, 105.5, -90") == PlacePod(200_000, 1_055_000, 27_000)
    assert read_answer(decision, "at 20 105.5") == PlacePod(200_000, 1_055_000, 0)
    for wrong in ("at", "at 20", "at 20 left", "at 20 5 90 7"):
        told = read_answer(decision, wrong)
        assert isinstance(told, Told)
        assert "at 20 8.5 90" in told.text([])
    assert read_answer(decision, "1") is None


def test_cards_are_typed_by_their_codes() -> None:
    hand = tuple(sorted([card("7D"), card("3C"), card("X1")]))
    burning = ChooseAfterburn(0, (), hand, 12)
    assert read_answer(burning, "burn 7d 3C") == Burn((card("3C"), card("7D")))
    assert read_answer(burning, "burn") == Burn(())
    told = read_answer(burning, "burn 1C")
    assert isinstance(told, Told)
    assert "'1c' is no card" in told.text([])
    full = ChooseDiscard(0, (), hand, 1)
    assert read_answer(full, "drop X1") == DiscardCards((card("X1"),))
    assert isinstance(read_answer(full, "drop all"), Told)
    assert read_answer(full, "burn 3C") is None


def test_a_route_is_ordered_as_it_would_be_driven() -> None:
    race = driving()
    seen, (decision,) = view(race, 0), race.asked
    pose = race.pods[0].pose
    steps = (-2000, 45_000, 4500, 75_000)
    assert read_orders(seen, decision, "t -20 m 4.5 t 45 m rest") == (Route(1, pose, steps, False),)
    assert read_orders(seen, decision, "m 12 on") == (Route(1, pose, (0, 120_000), True),)
    for wrong in ("", "on", "m 3 pause", "t 20 m far", "tip off"):
        assert isinstance(read_orders(seen, decision, wrong), Told)


def test_each_free_question_says_how_it_is_answered() -> None:
    race = driving()
    assert form(race.asked[0]).startswith("t -20 m 4.5")
    assert form(ChooseAfterburn(0, (), (), 12)) == "burn 3C 7D"
    assert form(ChooseDiscard(0, (), (), 1)) == "drop 3C 7D"
