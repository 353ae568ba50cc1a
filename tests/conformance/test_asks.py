"""Being asked: by public knowledge, at most once, and every option is allowed."""

from conformance.cases import book_of, every_case, every_secretive_case, moments, some, start
from paddock.core.chance import Dealer
from paddock.core.codec import canonical, codec_of
from paddock.core.game import Game
from paddock.core.protocol import SPECTATOR, Log, advance
from support import said

RACES = 6


@every_case
def test_every_option_is_allowed_and_there_is_one(game: Game, seats: int) -> None:
    for seed in some(game, RACES):
        for race in moments(game, seats, seed):
            for decision in race.asked:
                assert decision.options()
                for option in decision.options():
                    assert said(decision.refusal(option)) == ""


@every_case
def test_no_option_is_offered_twice(game: Game, seats: int) -> None:
    codec = codec_of(game)
    for race in moments(game, seats, seed=31):
        for decision in race.asked:
            shapes = [canonical(codec.dump(option)) for option in decision.options()]
            assert len(set(shapes)) == len(shapes)


@every_case
def test_a_seat_is_asked_one_thing_at_a_time(game: Game, seats: int) -> None:
    for seed in some(game, RACES):
        for race in moments(game, seats, seed):
            asked = [decision.seat for decision in race.asked]
            assert len(set(asked)) == len(asked)
            assert set(asked) <= set(range(seats))


@every_case
def test_somebody_is_asked_until_the_race_is_over(game: Game, seats: int) -> None:
    for seed in some(game, RACES):
        for race in moments(game, seats, seed):
            assert bool(race.asked) == bool(race.phases)


@every_case
def test_asking_is_pure(game: Game, seats: int) -> None:
    codec = codec_of(game)
    for race in moments(game, seats, seed=32):
        before = codec.dump(race)
        for _ in range(2):
            again = race.phases[-1].ask(race) if race.phases else []
            assert [codec.dump(asked) for asked in again] == [
                codec.dump(asked) for asked in race.asked
            ]
        assert codec.dump(race) == before


@every_secretive_case
def test_who_is_asked_does_not_depend_on_what_is_hidden(game: Game, seats: int) -> None:
    for seed in some(game, RACES):
        for moment, race in enumerate(moments(game, seats, seed)):
            for seat in (SPECTATOR, *range(seats)):
                other = game.redeal(race, seat, Dealer(moment))
                assert [(asked.seat, type(asked).__name__) for asked in other.asked] == [
                    (asked.seat, type(asked).__name__) for asked in race.asked
                ]


@every_secretive_case
def test_the_first_option_is_quiet(game: Game, seats: int) -> None:
    """A sleeping player does the same kind of thing whatever the hidden cards are."""
    for seed in some(game, RACES):
        for moment, race in enumerate(moments(game, seats, seed)):
            other = game.redeal(race, SPECTATOR, Dealer(moment))
            assert [type(asked.options()[0]).__name__ for asked in other.asked] == [
                type(asked.options()[0]).__name__ for asked in race.asked
            ]


@every_case
def test_a_race_of_sleepers_ends(game: Game, seats: int) -> None:
    for seed in some(game, RACES):
        chance = Dealer(seed)
        race = start(game, seats, chance)
        made = 0
        while race.phases:
            made += len(race.asked)
            assert made <= game.most_decisions
            advance(race, [asked.options()[0] for asked in race.asked], chance, Log())


@every_case
def test_every_question_and_option_has_its_own_words(game: Game, seats: int) -> None:
    names = [f"Pilot {seat}" for seat in range(seats)]
    for race in moments(game, seats, seed=33):
        for decision in race.asked:
            book = book_of(race)
            assert game.prompt(decision, book).text(names)
            options = decision.options()
            phrases = [game.option(decision, option, book).text(names) for option in options]
            words = [game.word(option) for option in options]
            assert len(set(phrases)) == len(set(words)) == len(options)
            assert all(word == word.strip() != "" for word in words)
