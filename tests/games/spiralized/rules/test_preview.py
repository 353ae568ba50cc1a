"""What a step or a stairway move would bring, shown before it is made."""

from games.spiralized.positions import play, position, question
from paddock.games.spiralized import GAME
from paddock.games.spiralized.preview import MovePreview
from paddock.games.spiralized.state import Spiralized
from support import rule


def previews(race: Spiralized) -> dict[tuple[int, int], MovePreview]:
    """By token, and by die for steps or by ring for stairs."""
    names = ["Ann", "Bob", "Cleo"][: race.seats]
    found = {}
    for shown in GAME.preview(GAME.view(race, race.active), question(race), names):
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
    assert far.text == "to 2/1, dropping into ring 2"
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
    assert previews(race)[0, 3].text == "to 1/2"
    assert previews(race)[1, 3].text == "to Z3"
    assert not any(shown.drops for shown in previews(race).values())


@rule("SZ-067", "SZ-081")
def test_a_hit_is_shown_with_its_victim() -> None:
    race = position(red="1/5 2/2 Home Home", blue="1/8 4/0")
    assert previews(race)[1, 4].victim == 5
    assert previews(race)[1, 4].text == "to 4/0 (orange Wheel), hits Bob's B"
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
    assert shown.text == "to 2/4 (sunburst), hits Bob's A, nobody to change places with"


@rule("SZ-050")
def test_entering_shows_start() -> None:
    race = position(red="", blue="")
    play(race, "roll", dice="62")
    assert previews(race)[0, 6].way == [0]
    assert previews(race)[0, 6].text == "to Start"


def test_other_questions_have_no_preview() -> None:
    race = position(red="Pit 1/5", blue="")
    play(race, "roll", dice="11")
    assert previews(race) == {}
