"""What a step or a stairway move would bring, shown before it is made."""

from foresight import outlook
from games.spiralized.positions import play, position, question
from paddock.games.spiralized import GAME
from paddock.games.spiralized.foresight import (
    ChoicePreview,
    ExchangePreview,
    MovePreview,
    StakePreview,
)
from paddock.games.spiralized.state import Spiralized
from support import rule

NAMES = ["Ann", "Bob", "Cleo"]


def previews(race: Spiralized) -> dict[tuple[int, int], MovePreview]:
    """By token, and by die for steps or by ring for stairs."""
    found = {}
    for shown in outlook(GAME, GAME.view(race, race.active), question(race)):
        assert isinstance(shown, MovePreview)
        found[shown.token, shown.die or shown.ring] = shown
    return found


@rule("SZ-062")
def test_a_step_shows_its_way_space_by_space_and_where_it_drops() -> None:
    race = position(red="1/21 Home Home Home", blue="")
    play(race, "roll", dice="51")
    far, near = previews(race)[0, 5], previews(race)[0, 1]
    assert far.way == [23, 24, 25, 26, 27]
    assert far.drops
    assert far.text.text(NAMES) == "drops into ring 2, nobody can hit it; to 2/1"
    assert (near.way, near.drops) == ([23], False)


@rule("SZ-070")
def test_going_past_the_inner_wheel_is_no_drop() -> None:
    race = position(red="6/17 Home Home Home", blue="")
    play(race, "roll", dice="31")
    shown = previews(race)[0, 3]
    assert shown.way == [144, 121, 122]
    assert not shown.drops


@rule("SZ-060", "SZ-090")
def test_going_from_start_into_the_rings_and_out_of_them_is_no_drop_either() -> None:
    race = position(red="Start 6/18 Home Home", blue="")
    play(race, "roll", dice="32")
    assert previews(race)[0, 3].text.text(NAMES) == "nobody can hit it; to 1/2"
    assert previews(race)[1, 3].text.text(NAMES) == "into the Safe Zone; to Z3"
    assert not any(shown.drops for shown in previews(race).values())


@rule("SZ-067", "SZ-081")
def test_a_hit_is_shown_with_its_victim() -> None:
    race = position(red="1/5 2/2 Home Home", blue="1/8 4/0")
    assert previews(race)[1, 4].victim == 5
    assert previews(race)[1, 4].text.text(NAMES) == (
        "+48, hits Bob's B, takes the stairs next turn: +48, nobody can hit it; "
        "to 4/0 (orange Wheel)"
    )
    assert previews(race)[1, 3].victim == -1
    play(race, "roll", dice="31")
    assert previews(race)[0, 3].victim == 4


@rule("SZ-101", "SZ-102", "SZ-106")
def test_a_sunburst_shows_how_many_could_be_exchanged_after_the_hit() -> None:
    race = position(red="2/1 Home Home Home", blue="2/4 6/17 1/9")
    play(race, "roll", dice="35")
    shown = previews(race)[0, 3]
    assert (shown.is_sunburst, shown.partners, shown.victim) == (True, 2, 4)
    race = position(red="2/1 Home Home Home", blue="2/4")
    play(race, "roll", dice="35")
    shown = previews(race)[0, 3]
    assert (shown.is_sunburst, shown.partners, shown.victim) == (True, 0, 4)
    assert shown.text.text(NAMES) == (
        "hits Bob's A, nobody to change places with, nobody can hit it; to 2/4 (sunburst)"
    )


@rule("SZ-050")
def test_entering_shows_start() -> None:
    race = position(red="", blue="")
    play(race, "roll", dice="62")
    assert previews(race)[0, 6].way == [0]
    assert previews(race)[0, 6].text.text(NAMES) == "comes in; to Start"


def stake(race: Spiralized) -> StakePreview:
    _, shown = outlook(GAME, GAME.view(race, race.active), question(race))
    assert isinstance(shown, StakePreview)
    return shown


@rule("SZ-038", "SZ-044")
def test_a_bonus_roll_shows_the_token_that_doubles_would_take() -> None:
    race = position(red="3/23 1/9 Home Pit", blue="Z8")
    play(race, "roll", "b2", "b2", dice="22")
    shown = stake(race)
    assert (shown.token, shown.ends_turn) == (0, False)
    assert (
        shown.text.text(NAMES)
        == "1 in 6: doubles again, and your A, the closest to Home, goes to the Pit"
    )


@rule("SZ-040")
def test_and_on_the_last_one_that_the_turn_would_be_over() -> None:
    race = position(red="3/23 1/9", blue="")
    play(race, "roll", "b2", "b2", "roll", "b4", "b4", dice="22 44")
    shown = stake(race)
    assert (shown.token, shown.ends_turn) == (1, True)
    assert shown.text.text(NAMES).endswith(
        "your B, the closest to Home, goes to the Pit and your turn is over"
    )


@rule("SZ-045")
def test_nothing_is_at_stake_with_nobody_on_the_way() -> None:
    race = position(red="Pit Home Rect Rect", blue="")
    play(race, "roll", "free", dice="11")
    shown = stake(race)
    assert (shown.token, shown.ends_turn) == (-1, False)
    assert shown.text.text(NAMES).startswith("doubles again would cost nothing")


def choices(race: Spiralized) -> list[tuple[bool, str]]:
    """Which choices end the turn, and what is said of each."""
    found = outlook(GAME, GAME.view(race, race.active), question(race))
    return [
        (one.ends_turn, one.text.text(NAMES)) for one in found if isinstance(one, ChoicePreview)
    ]


@rule("SZ-125", "SZ-126")
def test_snake_eyes_show_what_each_use_of_them_brings() -> None:
    race = position(red="Pit 1/5", blue="")
    play(race, "roll", dice="11")
    assert choices(race) == [
        (False, "it goes back to the rectangle, and the bonus roll is yours to take"),
        (False, "two movements of 1; used in full, the bonus roll is yours to take too"),
    ]
    race = position({"bonus_roll": "forced"}, red="Pit Home Home Home", blue="")
    play(race, "roll", dice="11")
    assert choices(race) == [
        (False, "it goes back to the rectangle, and the bonus roll comes"),
        (True, "your turn is over"),
    ]


@rule("SZ-R11")
def test_stopping_shows_that_the_turn_is_over() -> None:
    race = position(red="3/23 1/9", blue="")
    play(race, "roll", "b2", "b2", dice="22")
    assert choices(race) == [(True, "your turn is over, everything stays where it is")]


@rule("SZ-101", "SZ-105")
def test_an_exchange_shows_where_both_would_stand() -> None:
    race = position(red="2/1 Home Home Home", blue="3/9 1/2")
    play(race, "roll", "a3", dice="31")
    shown = outlook(GAME, GAME.view(race, race.active), question(race))
    assert [one.text.text(NAMES) for one in shown] == [
        "30 spaces nearer to Home: to 3/9 (green); Bob's A to 2/4 (sunburst)",
        "27 spaces further from Home: to 1/2; Bob's B to 2/4 (sunburst)",
    ]
    assert isinstance(shown[0], ExchangePreview)
    assert (shown[0].seat, shown[0].token, shown[0].gain, shown[0].to_go) == (1, 0, 30, 93)
