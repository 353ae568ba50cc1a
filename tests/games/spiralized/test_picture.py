"""The table in characters: whole within 80 columns, and readable."""

import pytest

from games.spiralized.positions import changed, play, position, stretched
from paddock.core.chance import Dealer
from paddock.core.protocol import SPECTATOR, Log, advance, begin
from paddock.games.spiralized import GAME
from paddock.games.spiralized.state import Spiralized

COLUMNS = 80
NAMES = ["Vermilion", "Sky", "A pilot with a name of many words", "Yellow", "Ed", "Purple-and-gold"]


def picture(race: Spiralized, seat: int = SPECTATOR) -> list[str]:
    return GAME.draw(GAME.view(race, seat), NAMES[: race.seats])


def too_wide(lines: list[str]) -> list[str]:
    return [line for line in lines if len(line) > COLUMNS]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_of_a_race_fits_80_columns(seats: int) -> None:
    chance = Dealer(seats)
    race = GAME.setup(GAME.book({}), seats, chance)
    assert isinstance(race, Spiralized)
    begin(race, chance, Log())
    while race.phases:
        assert too_wide(picture(race, race.asked[0].seat)) == []
        options = race.asked[0].options()
        advance(race, [options[chance.pick(len(options))]], chance, Log())
    assert too_wide(picture(race)) == []


def test_rings_are_rows_and_a_token_is_its_seat_and_letter() -> None:
    race = position(red="1/5 4/20", blue="Pit 3/13 2/4 6/22")
    play(race, "roll", dice="53")
    assert picture(race, 0) == [
        "Turn 1: Vermilion has the dice.",
        "Still to use: 5 and 3.",
        "",
        "pos  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 22 23",
        "r1   ^  ·  ·  o  ^ 1A  ·  y  ^  ·  ·  g  ^  ·  ·  b  ^  ·  ·  p  ^  ·  ·  r",
        "r2   *  ·  O  · 2C  ·  Y  ·  *  ·  G  ·  *  ·  B  ·  *  ·  P  ·  *  ·  R  ·",
        "r3   ·  o  ·  ·  ·  y  ·  ·  ·  g  ·  ·  · 2B  ·  ·  ·  p  ·  ·  ·  r  ·  ·",
        "r4   O  ·  *  ·  Y  ·  *  ·  G  ·  *  ·  B  ·  *  ·  P  ·  *  · 1B  ·  *  ·",
        "r5   ·  ·  ·  y  ·  ·  ·  g  ·  ·  ·  b  ·  ·  ·  p  ·  ·  ·  r  ·  ·  ·  o",
        "r6   *  ·  Y  ·  *  ·  G  ·  *  ·  B  ·  *  ·  P  ·  *  ·  R  ·  *  · 2D  ·",
        "small letter: coloured space, capital: Wheel, ^ arrow, * sunburst",
        "",
        "  1 Vermilion (you), red: A 1/5, B 4/20 (red Wheel) and 2 in the rectangle",
        "  2 Sky, blue: A the Pit, B 3/13 (blue), C 2/4 (sunburst)",
        "      and D 6/22 (orange Wheel)",
    ]


def test_the_longest_rings_go_on_below() -> None:
    book = GAME.book({"data": changed(rings=stretched(8))})
    race = GAME.setup(book, 2, Dealer(0))
    assert isinstance(race, Spiralized)
    rows = picture(race)
    assert too_wide(rows) == []
    heads = [row.split() for row in rows if row.startswith("pos")]
    assert [(head[1], head[-1]) for head in heads] == [("0", "23"), ("24", "47")]
    assert len([row for row in rows if row.startswith("r")]) == 12
