"""Counting continuations: every answer of everybody, every way the luck can fall."""

from itertools import product

from paddock.core.chance import Dealer
from paddock.core.codec import codec_of
from paddock.core.protocol import Log, begin
from paddock.games import find
from paddock.table.census import census


def test_the_first_number_is_answers_times_luck() -> None:
    game = find("spiralized")
    race = game.setup(game.book({}), 2, Dealer(0))
    begin(race, Dealer(0), Log())
    assert census(race, 1) == [36]


def test_simultaneous_answers_are_multiplied() -> None:
    game = find("outspeed")
    luck = Dealer(1)
    race = game.setup(game.book({}), 3, luck)
    begin(race, luck, Log())
    menus = [decision.options() for decision in race.asked]
    assert len(menus) == 3
    assert census(race, 1)[0] >= len(list(product(*menus)))


def test_counting_leaves_the_race_alone() -> None:
    game = find("spiralized")
    race = game.setup(game.book({}), 3, Dealer(2))
    begin(race, Dealer(2), Log())
    before = codec_of(game).dump(race)
    assert census(race, 0) == []
    census(race, 2)
    assert codec_of(game).dump(race) == before


def test_a_race_that_is_over_goes_on_in_no_way() -> None:
    game = find("spiralized")
    race = game.setup(game.book({}), 2, Dealer(3))
    race.phases.clear()
    assert census(race, 3) == [0, 0, 0]
