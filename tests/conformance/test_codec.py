"""Everything travels as JSON and comes back the same; what is not right is named."""

import json
from typing import Any

import pytest

from conformance.cases import config_of, every_case, every_game, finished_table, moments, play_on
from foresight import outlook
from paddock.core.chance import Dealer
from paddock.core.codec import canonical, codec_of
from paddock.core.errors import BrokenData
from paddock.core.game import Game
from paddock.core.protocol import SPECTATOR, Race
from paddock.core.sources import sources_of
from paddock.table.diary import Diary
from paddock.table.table import SEAT_NAMES
from support import golden

NAMES = list(SEAT_NAMES)
LOADED_EVERY = 5


def through_json(shape: Any) -> Any:
    """As it comes out at the other end of a wire."""
    return json.loads(canonical(shape))


@every_case
def test_a_race_comes_back_the_same_at_every_moment(game: Game, seats: int) -> None:
    codec = codec_of(game)
    book = game.book(config_of(game, seats))
    for seed in (51, 52, 53):
        for race in moments(game, seats, seed):
            shape = codec.dump(race)
            again = codec.load_race(through_json(shape), book)
            assert codec.dump(again) == shape
            assert codec.hash(again) == codec.hash(race)
            assert [codec.dump(asked) for asked in again.asked] == [
                codec.dump(asked) for asked in race.asked
            ]


@every_case
def test_a_loaded_race_plays_on_the_same(game: Game, seats: int) -> None:
    codec = codec_of(game)
    book = game.book(config_of(game, seats))
    for number, race in enumerate(moments(game, seats, seed=54)):
        if number % LOADED_EVERY == 0:
            again = codec.load_race(through_json(codec.dump(race)), book)
            assert played_on(game, again, number) == played_on(game, race.copy(), number)


def played_on(game: Game, race: Race, number: int) -> str:
    diary = Diary()
    play_on(game, race, Dealer(number), diary, number, LOADED_EVERY)
    codec = codec_of(game)
    return canonical([codec.dump(race), [codec.dump(event) for event in diary.told()]])


@every_case
def test_decisions_and_views_come_back_the_same(game: Game, seats: int) -> None:
    codec = codec_of(game)
    book = game.book(config_of(game, seats))
    for race in moments(game, seats, seed=55):
        for decision in race.asked:
            shape = codec.dump(decision)
            again = codec.load(through_json(shape), "Decision", book)
            assert codec.dump(again) == shape
            for option in decision.options():
                assert again.refusal(codec.load_action(through_json(codec.dump(option)))) == ""
            for value in outlook(game, game.view(race, decision.seat), decision, NAMES[:seats]):
                shape = codec.dump(value)
                assert codec.dump(codec.load(through_json(shape), "Foresight", book)) == shape
        for seat in (SPECTATOR, *range(seats)):
            shape = codec.dump(game.view(race, seat))
            assert codec.dump(codec.load(through_json(shape), "View", book)) == shape


@every_case
def test_a_board_is_the_same_whenever_it_is_printed(game: Game, seats: int) -> None:
    assert game.board is not None
    codec = codec_of(game)
    choices = config_of(game, seats)
    shape = codec.dump(game.board(game.book(choices)))
    assert codec.dump(codec.load(through_json(shape), "Board")) == shape
    assert codec.dump(game.board(game.book(choices))) == shape


@every_case
def test_events_and_standings_come_back_the_same(game: Game, seats: int) -> None:
    codec = codec_of(game)
    table = finished_table(game, seats, seed=56)
    for entry in table.diary.entries:
        for event in filter(None, (entry.event, entry.others)):
            shape = codec.dump(event)
            assert codec.dump(codec.load(through_json(shape), "Event")) == shape
    shape = codec.dump(table.standings())
    assert codec.dump(codec.load(through_json(shape), "Standings")) == shape


@every_case
def test_broken_shapes_are_named_by_their_place(game: Game, seats: int) -> None:
    codec = codec_of(game)
    book = game.book(config_of(game, seats))
    race = next(moments(game, seats, seed=57))
    shape = codec.dump(race)
    kind = shape["kind"]
    for field in shape:
        if field == "kind":
            continue
        missing = {key: value for key, value in shape.items() if key != field}
        with pytest.raises(BrokenData) as broken:
            codec.load_race(missing, book)
        assert broken.value.place == f"Race.{field}"
        with pytest.raises(BrokenData) as broken:
            codec.load_race({**shape, field: {"kind": "Nothing"}}, book)
        assert broken.value.place.startswith(f"Race.{field}")
    with pytest.raises(BrokenData, match=f"Race.surplus: {kind} has no such field"):
        codec.load_race({**shape, "surplus": 1}, book)
    with pytest.raises(BrokenData, match="no kind is called 'Nothing'"):
        codec.load_race({**shape, "kind": "Nothing"}, book)
    with pytest.raises(BrokenData, match=r"Race\.phases\[0\]"):
        codec.load_race({**shape, "phases": [{"kind": kind}]}, book)


@every_game
def test_the_wire_shapes_are_those_of_the_source(game: Game) -> None:
    title = next(title for title in golden().titles() if title.id == game.id)
    wire = golden().wire_of(title.id, sources_of(title.package, title.folder))
    assert codec_of(game).wire == wire


@every_game
def test_the_rules_file_is_made_from_the_pages_and_the_tests(game: Game) -> None:
    title = next(title for title in golden().titles() if title.id == game.id)
    files = golden().golden_files(title)
    assert golden().stale(files) == []
