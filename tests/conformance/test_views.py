"""A seat sees nothing but its own: dealing the rest anew changes nothing for it."""

from conformance.cases import (
    every_case,
    every_open_case,
    every_secretive_case,
    every_secretive_race,
    moments,
    some,
)
from conformance.two_worlds import hunt
from paddock.core.chance import Dealer
from paddock.core.codec import codec_of
from paddock.core.game import Game
from paddock.core.protocol import SPECTATOR
from paddock.table.diary import Diary

REDEALT_RACES = 12
HUNTED_RACES = 6


@every_secretive_case
def test_a_redeal_changes_no_view_and_no_place(game: Game, seats: int) -> None:
    codec = codec_of(game)
    for seed in some(game, REDEALT_RACES):
        for moment, race in enumerate(moments(game, seats, seed)):
            for seat in (SPECTATOR, *range(seats)):
                before = codec.dump(game.view(race, seat))
                other = game.redeal(race, seat, Dealer(moment))
                assert codec.dump(game.view(other, seat)) == before
                # Told to everybody during the race, too.
                assert game.standings(other).places == game.standings(race).places


@every_case
def test_a_redeal_leaves_the_race_as_it_was(game: Game, seats: int) -> None:
    codec = codec_of(game)
    for moment, race in enumerate(moments(game, seats, seed=11)):
        before = codec.dump(race)
        for seat in (SPECTATOR, *range(seats)):
            game.redeal(race, seat, Dealer(moment))
        assert codec.dump(race) == before


@every_case
def test_a_redealt_race_asks_what_its_innermost_phase_asks(game: Game, seats: int) -> None:
    codec = codec_of(game)
    for moment, race in enumerate(moments(game, seats, seed=12)):
        for seat in (SPECTATOR, *range(seats)):
            other = game.redeal(race, seat, Dealer(moment))
            again = other.phases[-1].ask(other) if other.phases else []
            assert [codec.dump(asked) for asked in other.asked] == [
                codec.dump(asked) for asked in again
            ]


@every_case
def test_a_redeal_does_deal_something_else(game: Game, seats: int) -> None:
    """Else the checks of this file would compare a race with itself."""
    codec = codec_of(game)
    unchanged = {SPECTATOR, *range(seats)}
    for seed in some(game, REDEALT_RACES):
        for moment, race in enumerate(moments(game, seats, seed)):
            for seat in list(unchanged):
                if codec.hash(game.redeal(race, seat, Dealer(moment))) != codec.hash(race):
                    unchanged.remove(seat)
        if not unchanged:
            return
    assert unchanged == (set() if game.has_secrets else {SPECTATOR, *range(seats)})


@every_secretive_race(HUNTED_RACES)
def test_two_worlds_stay_one_for_whoever_cannot_tell_them_apart(
    game: Game, seats: int, seed: int
) -> None:
    assert hunt(game, codec_of(game), seats, seed) == ""


@every_open_case
def test_where_nothing_is_hidden_everybody_sees_and_hears_the_same(game: Game, seats: int) -> None:
    """A game that says so shows so; only whose view it is may differ."""
    codec = codec_of(game)
    for seed in some(game, REDEALT_RACES):
        diary = Diary()
        for race in moments(game, seats, seed, diary):
            views = [
                {**codec.dump(game.view(race, seat)), "seat": SPECTATOR}
                for seat in (SPECTATOR, *range(seats))
            ]
            assert views == [views[0]] * len(views)
        assert [entry for entry in diary.entries if entry.event is not entry.others] == []


@every_secretive_case
def test_what_is_whispered_is_not_marked_as_openly_shown(game: Game, seats: int) -> None:
    """Events that reveal are exempt from the checks above; one meant for a single seat is not.

    Then saying it aloud by mistake is a leak that the checks find.
    """
    for seed in some(game, REDEALT_RACES):
        diary = Diary()
        for _ in moments(game, seats, seed, diary):
            pass
        marked = {
            type(entry.event).__name__
            for entry in diary.entries
            if entry.event is not entry.others and entry.event.reveals
        }
        assert marked == set()
