"""Everything travels as JSON and comes back the same; what is not right is named."""

import json
from typing import Any

import pytest

from conformance.cases import (
    GAMES,
    config_of,
    every_case,
    every_game,
    finished_table,
    moments,
    play_on,
)
from foresight import outlook
from paddock.core.chance import Dealer
from paddock.core.codec import Codec, canonical, codec_of, fingerprint
from paddock.core.errors import BrokenData
from paddock.core.game import USUAL_EFFORT, Game
from paddock.core.phrase import Phrase
from paddock.core.protocol import SPECTATOR, Race
from paddock.core.sources import sources_of
from paddock.table.diary import Diary
from paddock.table.table import SEAT_NAMES
from support import golden, said

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
                assert (
                    said(again.refusal(codec.load_action(through_json(codec.dump(option))))) == ""
                )
            for value in outlook(game, game.view(race, decision.seat), decision):
                shape = codec.dump(value)
                assert codec.dump(codec.load(through_json(shape), "Foresight", book)) == shape
        for seat in (SPECTATOR, *range(seats)):
            shape = codec.dump(game.view(race, seat))
            assert codec.dump(codec.load(through_json(shape), "View", book)) == shape


def by_name(codec: Codec, value: Any) -> Any:
    """The shape of a value, by the plain definition: each field looked up by its name."""
    if isinstance(value, list | tuple):
        return [by_name(codec, one) for one in value]
    if isinstance(value, Phrase):
        return value.shape()
    kind = codec.kinds.get(type(value).__name__)
    if kind is None:
        return value
    fields = [field for field, type_ in kind["fields"].items() if type_ != "Book"]
    shape = {field: by_name(codec, getattr(value, field)) for field in fields}
    return {"kind": type(value).__name__, **shape}


@every_case
def test_written_dumps_say_the_same_bytes_as_fields_looked_up_by_name(
    game: Game, seats: int
) -> None:
    codec = codec_of(game)
    for race in moments(game, seats, seed=58):
        values: list[Any] = [race, *(game.view(race, seat) for seat in range(SPECTATOR, seats))]
        for decision in race.asked:
            values += [decision, *decision.options()]
            values += outlook(game, game.view(race, decision.seat), decision)
        for value in values:
            assert json.dumps(codec.dump(value)) == json.dumps(by_name(codec, value))
        assert codec.hash(race) == fingerprint(by_name(codec, race))


@every_case
def test_a_board_is_the_same_whenever_it_is_printed(game: Game, seats: int) -> None:
    assert game.board is not None
    codec = codec_of(game)
    choices = config_of(game, seats)
    shape = codec.dump(game.board(game.book(choices)))
    assert codec.dump(codec.load(through_json(shape), "Board")) == shape
    assert codec.dump(game.board(game.book(choices))) == shape


SCOUTED = [pytest.param(game, id=game.id) for game in GAMES if game.scout is not None]


@pytest.mark.parametrize("game", SCOUTED)
def test_scouting_finds_the_same_again_and_comes_back_the_same(game: Game) -> None:
    assert game.scout is not None
    codec = codec_of(game)
    choices = config_of(game, game.seats[-1])
    shape = codec.dump(game.scout(game.book(choices), USUAL_EFFORT))
    assert codec.dump(codec.load(through_json(shape), "Scouting")) == shape
    assert codec.dump(game.scout(game.book(choices), USUAL_EFFORT)) == shape


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
