"""What has no choice plays itself: the table may answer where there is one option."""

from games.spiralized.positions import asked, options, play, position, question


def test_a_roll_is_routine_where_no_stairs_can_be_taken() -> None:
    race = position(red="1/5", blue="")
    assert (asked(race), options(race)) == ("ChooseTurn", ["roll"])
    assert question(race).is_forced()
    race = position(red="1/3", blue="")
    assert len(options(race)) > 1
    assert not question(race).is_forced()


def test_a_step_is_routine_where_only_one_can_be_made() -> None:
    race = position(red="1/5", blue="")
    play(race, "roll", dice="34")
    assert asked(race) == "ChooseStep"
    assert not question(race).is_forced(), "either die may come first"
    play(race, "a3")
    assert options(race) == ["a4"]
    assert question(race).is_forced()


def test_a_bonus_roll_is_a_choice() -> None:
    race = position(red="1/5", blue="")
    play(race, "roll", "a2", "a2", dice="22")
    assert asked(race) == "TakeBonus"
    assert not question(race).is_forced()
