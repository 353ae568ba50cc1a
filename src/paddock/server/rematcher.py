"""The same seats and the same choices once more."""

import asyncio
from dataclasses import replace
from typing import Any

from paddock import games
from paddock.server.kept import OVER, KeptRace
from paddock.server.leaver import again
from paddock.server.lobby import Lobby, Made
from paddock.server.problems import Problem, no_race
from paddock.server.seater import new_key, seat_of


class Rematcher:
    """One race has one rematch, whoever asks first; everybody else who asks is let in."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._asking = asyncio.Lock()

    async def rematch(self, id: str, token: str) -> Made:
        """The race that follows, with new tokens for the seats of whoever holds this one."""
        store = self._lobby.desk.store
        race = await store.race(id)
        if race is None:
            raise no_race()
        seat = seat_of(token, await store.tokens(id))
        async with self._asking:
            race = await store.race(id)
            if race is None:
                raise no_race()
            if race.status != OVER:
                raise Problem(409, "This race is not over yet.", title="Too early")
            if race.rematch is None:
                race = replace(race, rematch=await self._make(race, race.seats[seat].holder))
            assert race.rematch is not None, "a rematch was made"
            tokens = await self._give_keys(race, race.rematch, race.seats[seat].holder)
        return Made(race.rematch, tokens, None)

    async def _make(self, race: KeptRace, holder: int) -> str:
        """The others come in with the tokens they have."""
        game = games.find(race.game)
        if game.version != race.version:
            why = "The rules have changed since; make a new race."
            raise Problem(410, why, title="Cannot be continued")
        lobby = self._lobby
        seats = again(race, game, holder)
        follower = lobby.blank(
            race.game,
            race.config,
            seats,
            public=race.public,
            invite=None,
            pace=race.pace,
            patience=race.patience,
            stand_in=race.stand_in,
        )
        keys = await lobby.desk.store.tokens(race.id)
        await lobby.start(replace(follower, advice=race.advice), keys, rematch_of=race.id)
        async with lobby.room(race.id) as room:
            await room.announce_rematch(follower.id)
        return follower.id

    async def _give_keys(self, race: KeptRace, follower: str, holder: int) -> dict[int, str]:
        desk = self._lobby.desk
        mine = [seat.seat for seat in race.seats if seat.holder == holder]
        known = [key.seat for key in await desk.store.tokens(follower)]
        if max(known.count(seat) for seat in mine) >= desk.settings.limits.tokens_a_seat:
            raise Problem(409, "Too many keys to this seat were given out.", title="Enough")
        made: Any = {seat: new_key(desk.sources, seat) for seat in mine}
        keys = [key for _, key in made.values()]
        await desk.store.add_tokens(follower, keys, desk.sources.clock())
        return {seat: token for seat, (token, _) in made.items()}
