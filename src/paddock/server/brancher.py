"""Plays on from any moment of a race that is over, as a race of its own."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from paddock import games
from paddock.core.errors import BrokenData, BrokenRecord
from paddock.server.kept import NORMAL, Branch, KeptRace, Move, PaceName
from paddock.server.lobby import Lobby, Made
from paddock.server.play import ANSWER, LEAVE
from paddock.server.problems import Problem, no_race
from paddock.server.seater import SECRET_BYTES, check_pace, lay_places
from paddock.table.record import Record
from paddock.table.replay import replay


@dataclass(frozen=True, slots=True)
class Past:
    """What had been done at a moment of a race, and the luck up to there."""

    moves: list[Move]
    branch: Branch


class Brancher:
    """The answers of the race until then are the first moves of the new one; its luck is fresh."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def branch(
        self,
        id: str,
        moment: int,
        wishes: Sequence[tuple[str, str | None]],
        *,
        pace: PaceName = NORMAL,
        client: str = "",
    ) -> Made:
        """A race that stands as that one did, with (kind, bot) in each seat."""
        lobby = self._lobby
        race, record = await self._finished(id)
        if len(wishes) != len(race.seats):
            raise BrokenData("seats", f"that race has {len(race.seats)} of them")
        named = [
            (kind, seat.name, bot) for (kind, bot), seat in zip(wishes, race.seats, strict=True)
        ]
        seats = lay_places(games.find(race.game), named)
        async with lobby.desk.replays:
            past = await asyncio.to_thread(past_of, race, record, moment)
        lobby.admit(client, seats)
        new = lobby.blank(race.game, race.config, seats, public=False, invite=None, pace=pace)
        check_pace(new, pace)
        tokens, keys = lobby.keys_of(seats)
        new = replace(new, branch=past.branch, advice=race.advice)
        await lobby.start(new, keys, maker=client, moves=past.moves)
        return Made(new.id, tokens, None)

    async def _finished(self, id: str) -> tuple[KeptRace, str]:
        store = self._lobby.desk.store
        race = await store.race(id)
        if race is None:
            raise no_race()
        record = await store.record(id)
        if record is None:
            raise Problem(409, "This race is not over yet.", title="Too early")
        return race, record


def past_of(race: KeptRace, record: str, moment: int) -> Past:
    """A race up to a moment of its replay; Problem if there is none to play on from."""
    try:
        whole = Record.parse(record)
        table = replay(whole, 0)
        moves: list[Move] = []
        at = 0
        for line in whole.answers:
            if at == moment:
                break
            answers = table.answers
            is_answer = line["kind"] == "answer"
            kind, action = (ANSWER, line["action"]) if is_answer else (LEAVE, None)
            moves.append(Move(len(moves) + 1, kind, line["seat"], at, action, None))
            table.follow(line)
            at += table.answers != answers
    except BrokenRecord as error:
        why = f"This race cannot be played on any more: {error}"
        raise Problem(410, why, title="Cannot be continued") from None
    if at < moment:
        why = f"This race has moments 0 to {at}."
        raise Problem(422, why, title="No such moment", field="moment")
    if table.over:
        why = "Nothing is left to play from there on: choose an earlier moment."
        raise Problem(422, why, title="It is over there", field="moment")
    # Only what is known already: the new luck is as secret as any.
    first = table.turned_luck(bytes(SECRET_BYTES)).first
    return Past(moves, Branch(race.id, moment, len(moves), first))
