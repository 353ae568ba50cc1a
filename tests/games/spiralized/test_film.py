"""Who only hears what is told, and reckons nothing, knows where every token is."""

from typing import Any

import pytest

from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import advance, begin
from paddock.games.spiralized import GAME
from paddock.games.spiralized.book.spiral import TOKENS
from paddock.games.spiralized.events import Exchanged, LeftPit, SentToPit, Stepped, TookStairs
from paddock.table.diary import Diary
from support import many


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_says_where_a_token_came_from_and_is_now(seats: int) -> None:
    for seed in range(many(6)):
        luck, choice = Dealer(spawn_seed(seed, seats)), Dealer(spawn_seed(seed, 30 + seats))
        race: Any = GAME.setup(GAME.book({}), seats, luck)
        tokens = list(race.tokens)
        begin(race, luck, diary := Diary())
        for _ in range(600):
            if not race.phases:
                break
            answers = [one.options()[choice.pick(len(one.options()))] for one in race.asked]
            advance(race, answers, luck, diary)
            for event in diary.told():
                if isinstance(event, Stepped | TookStairs | SentToPit | LeftPit | Exchanged):
                    at = event.seat * TOKENS + event.token
                    assert tokens[at] == event.start
                    tokens[at] = event.end
                if isinstance(event, Exchanged):
                    tokens[event.other_seat * TOKENS + event.other_token] = event.other_end
            diary.entries.clear()
            assert tokens == list(race.tokens)
