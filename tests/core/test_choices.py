"""What a game offers to choose is what its book takes, and no default changes a race."""

import pytest

import paddock
from paddock import games
from paddock.core.errors import BrokenData
from paddock.core.game import (
    Choice,
    Game,
    for_each_seat,
    number_for_each,
    on_off,
    one_of,
    whole_number,
)

OFFERED = [
    pytest.param(game, choice, id=f"{game.id}-{choice.key}")
    for game in map(games.find, games.REGISTRY)
    for choice in game.choices
]


def examples(game: Game, choice: Choice) -> list[dict[str, object]]:
    """Every config that a set-up page could send; for seats, the first and last list, for parts
    the least and the most of all."""
    key = choice.key
    if choice.kind == "number":
        return [{key: choice.least}, {key: choice.most}]
    if choice.kind == "parts":
        return [
            {choice.of: value, key: {part: number for part, _, _ in some}}
            for value, some in choice.parts.items()
            for number in (choice.least, choice.most)
        ]
    values = [value for value, _ in choice.values]
    if choice.kind == "seats":
        return [{key: values[: game.seats[0]]}, {key: values[-game.seats[0] :]}]
    return [{key: value} for value in values]


@pytest.mark.parametrize(("game", "choice"), OFFERED)
def test_everything_that_is_offered_can_be_raced(game: Game, choice: Choice) -> None:
    configs: list[dict[str, object]] = [{choice.key: choice.default}, *examples(game, choice)]
    for config in configs:
        paddock.new(game.id, seats=game.seats[0], seed=1, config=config)


@pytest.mark.parametrize(("game", "choice"), OFFERED)
def test_parts_are_those_of_another_choice_and_change_nothing_as_they_are(
    game: Game, choice: Choice
) -> None:
    owner = next((one for one in game.choices if one.key == choice.of), None)
    assert set(choice.parts) == ({value for value, _ in owner.values} if owner else set())
    for value, some in choice.parts.items():
        plain = {choice.of: value}
        spoken = plain | {choice.key: {part: number for part, _, number in some}}
        hashes = {
            paddock.new(game.id, seats=game.seats[0], seed=1, config=config).state_hash()
            for config in (plain, spoken)
        }
        assert len(hashes) == 1


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
    safe = number_for_each(
        "safe",
        "Safe",
        "Help.",
        of="track",
        parts={"oval": [("A", "A, right", 2)]},
        least=1,
        most=4,
        usual="as posted",
    )
    assert (safe.kind, safe.default, safe.of) == ("parts", {}, "track")
    assert safe.parts == {"oval": (("A", "A, right", 2),)}
