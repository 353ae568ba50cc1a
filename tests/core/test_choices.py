"""What a game offers to choose is what its book takes, and no default changes a race."""

import pytest

import paddock
from paddock import games
from paddock.core.errors import BrokenData
from paddock.core.game import Choice, Game, for_each_seat, on_off, one_of, whole_number

OFFERED = [
    pytest.param(game, choice, id=f"{game.id}-{choice.key}")
    for game in map(games.find, games.REGISTRY)
    for choice in game.choices
]


def examples(game: Game, choice: Choice) -> list[object]:
    """Everything that a set-up page could send; for seats, the first and last list."""
    if choice.kind == "number":
        return [choice.least, choice.most]
    values = [value for value, _ in choice.values]
    if choice.kind == "seats":
        return [values[: game.seats[0]], values[-game.seats[0] :]]
    return list(values)


@pytest.mark.parametrize(("game", "choice"), OFFERED)
def test_everything_that_is_offered_can_be_raced(game: Game, choice: Choice) -> None:
    for value in [choice.default, *examples(game, choice)]:
        paddock.new(game.id, seats=game.seats[0], seed=1, config={choice.key: value})


@pytest.mark.parametrize(("game", "choice"), OFFERED)
def test_the_default_is_what_holds_when_nothing_is_said(game: Game, choice: Choice) -> None:
    silent = paddock.new(game.id, seats=game.seats[0], seed=1)
    spoken = paddock.new(game.id, seats=game.seats[0], seed=1, config={choice.key: choice.default})
    assert spoken.state_hash() == silent.state_hash()


@pytest.mark.parametrize(("game", "choice"), OFFERED)
def test_anything_else_is_refused_by_name(game: Game, choice: Choice) -> None:
    with pytest.raises(BrokenData) as refused:
        paddock.new(game.id, seats=game.seats[0], seed=1, config={choice.key: "nonsense"})
    assert refused.value.place == choice.key


@pytest.mark.parametrize(("game", "choice"), OFFERED)
def test_the_help_is_one_sentence(game: Game, choice: Choice) -> None:
    assert choice.help.endswith(".")
    assert ". " not in choice.help
    assert choice.title


def test_the_kinds_of_choices() -> None:
    assert one_of("a", "A", "Help.", [("x", "X"), ("y", "Y")]).default == "x"
    assert on_off("a", "A", "Help.").default is False
    laps = whole_number("laps", "Laps", "Help.", least=1, most=5, default=3)
    assert (laps.kind, laps.least, laps.most, laps.default) == ("number", 1, 5, 3)
    colours = for_each_seat("colours", "Colours", "Help.", [(0, "Red")], default="table")
    assert (colours.kind, colours.default, colours.is_rising) == ("seats", "table", False)
