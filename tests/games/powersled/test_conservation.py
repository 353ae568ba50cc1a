"""Nothing is lost and nothing made: the ledger of random races on every track."""

import pytest

from games.powersled.film import Film
from games.powersled.ledger import Ledger
from games.powersled.policies import anything
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import advance, begin
from paddock.games.powersled import GAME
from paddock.games.powersled.book.reader import make_book
from paddock.games.powersled.book.track_reader import TRACKS
from paddock.games.powersled.setup import setup
from paddock.table.diary import Diary
from support import rule

FEW = 2
MANY = 67
"""At five seat counts on three tracks: thirty races, and a thousand."""

each_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)
each_track = pytest.mark.parametrize("track", TRACKS)


def watch(track: str, seats: int, number: int) -> None:
    """A race of random answers, with its ledger and its film checked at every step."""
    luck, choice = Dealer(spawn_seed(number, seats)), Dealer(spawn_seed(number, 30 + seats))
    race, diary = setup(make_book({"track": track}), seats, luck), Diary()
    ledger, film = Ledger(race), Film(race)
    begin(race, luck, diary)
    while race.phases:
        ledger.check(race, diary.told())
        film.show(diary.told())
        film.check(race)
        diary.entries.clear()
        answers = [anything(decision, choice) for decision in race.asked]
        advance(race, answers, luck, diary)
    ledger.check(race, diary.told())
    # Sleds home, on the track and retired are all the sleds there are.
    gone = sum(1 for sled in race.sleds if sled.finished or sled.out)
    assert gone + sum(1 for sled in race.sleds if sled.is_racing) == seats


@rule("PS-061", "PS-078", "PS-185", "PS-187", "PS-116", "PS-118", "PS-266")
@each_track
@each_number_of_seats
def test_random_races_keep_their_ledger(track: str, seats: int) -> None:
    for number in range(FEW):
        watch(track, seats, number)


@pytest.mark.slow
@each_track
@each_number_of_seats
def test_a_thousand_random_races_keep_their_ledger(track: str, seats: int) -> None:
    for number in range(FEW, FEW + MANY):
        watch(track, seats, number)
