"""A copy is another race: what happens on it does not happen to the original."""

from conformance.cases import any_answers, every_case, is_long, moments, play_on
from paddock.core.chance import Dealer
from paddock.core.codec import codec_of
from paddock.core.game import Game
from paddock.core.protocol import Log, advance


@every_case
def test_playing_a_copy_on_does_not_move_the_original(game: Game, seats: int) -> None:
    codec = codec_of(game)
    for moment, race in enumerate(moments(game, seats, seed=21)):
        before = codec.dump(race)
        copy = race.copy()
        play_on(game, copy, Dealer(moment), Log(), moment)
        assert copy.phases == [] or (moment > 0 and is_long(game))
        assert codec.dump(race) == before


@every_case
def test_playing_the_original_does_not_move_a_copy(game: Game, seats: int) -> None:
    codec = codec_of(game)
    copies = []
    for race in moments(game, seats, seed=22):
        copy = race.copy()
        copies.append((copy, codec.dump(copy)))
        assert codec.dump(copy) == codec.dump(race)
    assert [codec.dump(copy) for copy, _ in copies] == [before for _, before in copies]


@every_case
def test_a_copy_asks_the_same_and_plays_on_the_same(game: Game, seats: int) -> None:
    codec = codec_of(game)
    for moment, race in enumerate(moments(game, seats, seed=23)):
        one, other = race.copy(), race.copy()
        assert [codec.dump(asked) for asked in one.asked] == [
            codec.dump(asked) for asked in race.asked
        ]
        for copy in (one, other):
            chance = Dealer(moment)
            if copy.phases:
                advance(copy, any_answers(copy, chance), chance, Log())
        assert codec.dump(one) == codec.dump(other)
