"""Who only hears what is told, and reckons nothing, knows how the table stands."""

from typing import Any

import pytest

from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import advance, begin
from paddock.games.outspeed import GAME
from paddock.games.outspeed.events import (
    BoardAttached,
    BoardRemoved,
    BonusRevealed,
    FuelGained,
    FuelLost,
    Moved,
    Paid,
    TokenKept,
    TokensDiscarded,
)
from paddock.games.outspeed.view import view
from paddock.table.diary import Diary
from support import many


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_says_what_is_so_after_it(seats: int) -> None:
    for seed in range(many(12)):
        luck, choice = Dealer(spawn_seed(seed, seats)), Dealer(spawn_seed(seed, 30 + seats))
        race: Any = GAME.setup(GAME.book({}), seats, luck)
        seen = view(race, -1)
        zones = [pilot.zone for pilot in seen.pilots]
        fuel = [pilot.fuel for pilot in seen.pilots]
        tokens = [pilot.tokens for pilot in seen.pilots]
        first, last = seen.first_zone, seen.last_zone
        begin(race, luck, diary := Diary())
        while race.phases:
            answers = [one.options()[choice.pick(len(one.options()))] for one in race.asked]
            advance(race, answers, luck, diary)
            for event in diary.told():
                if isinstance(event, Moved):
                    assert event.end - event.start == event.zones
                    zones[event.seat] = event.end
                elif isinstance(event, Paid | FuelGained | FuelLost):
                    fuel[event.seat] = event.fuel
                elif isinstance(event, TokenKept):
                    tokens[event.seat] = event.tokens
                elif isinstance(event, BonusRevealed):
                    for seat in event.seats:
                        tokens[seat] -= 1
                elif isinstance(event, TokensDiscarded):
                    tokens[event.seat] = 0
                elif isinstance(event, BoardAttached):
                    last = event.last_zone
                elif isinstance(event, BoardRemoved):
                    first = event.first_zone
            diary.entries.clear()
            now = view(race, -1)
            assert (first, last) == (now.first_zone, now.last_zone)
            for pilot in now.pilots:
                if pilot.out == 0:
                    laid = 1 if pilot.has_committed else 0
                    known = (zones[pilot.seat], fuel[pilot.seat], tokens[pilot.seat])
                    assert known == (pilot.zone, pilot.fuel, pilot.tokens + laid)
