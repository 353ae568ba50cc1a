"""What the driver thinks of a position."""

from games.spiralized.positions import position
from paddock.games.spiralized.bots.worth import risk


def test_a_token_is_in_danger_with_a_rival_behind_it() -> None:
    race = position(red="1/22 3/5", blue="1/20")
    assert risk(race, 0) > 0.0
    assert risk(race, 1) == 0.0


def test_but_not_on_its_own_colour_nor_off_the_rings() -> None:
    race = position(red="1/23 Z1 Start Rect", blue="1/20 6/15")
    assert [risk(race, token) for token in range(4)] == [0.0] * 4
