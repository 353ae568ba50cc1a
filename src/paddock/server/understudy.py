"""Knows who is away and since when, and for whom a bot is to stand in.

All of it follows from public facts: who has a socket, who is asked, what the table has set and what
others ask for (docs/decisions/0031).
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from paddock.server.kept import HUMAN, RACING, KeptRace
from paddock.server.play import Play
from paddock.server.wire import Absence

MINUTE: Final = 60.0
SOON: Final = 0.001
"""A clock may wake us this much too early."""


class Understudy:
    """Looks at one table whenever somebody comes or goes or another question is asked. `ring` is
    called when somebody has been away for long enough to be told, or to be stood in for.

    People who share a device come and go together. Nobody is stood in for while nobody is here,
    and who comes to an empty table has the others' whole patience before them.
    """

    def __init__(self, seconds: float, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._seconds = seconds
        """Without a socket, until somebody is away."""
        self._ring = ring
        self._ringing: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._here: set[int] = set()
        """The devices that are here."""
        self._company_since = 0.0
        self._gone_since: dict[int, float] = {}
        """Since when each device is not."""
        self._asking: dict[int, set[int]] = {}
        """Who asks that a bot stands in, for each seat."""
        self._told: list[Absence] = []

    @property
    def has_company(self) -> bool:
        """Whether any of the people is here."""
        return bool(self._here)

    def look(self, race: KeptRace, play: Play, online: Iterable[int]) -> None:
        """See who is here now, and wait for the next who is not."""
        now = _now()
        here = {race.seats[seat].holder for seat in online if race.seats[seat].kind == HUMAN}
        if here and not self._here:
            self._company_since = now
        self._here = here
        self._gone_since = {one: self._gone_since.get(one, now) for one in race.devices - here}
        away = self._away(race)
        self._asking = {seat: by for seat, by in self._asking.items() if seat in away}
        self._wait(race, play)

    def absences(self, race: KeptRace) -> list[Absence]:
        """Who is away without a bot that drives, and who asks for one."""
        return [Absence(seat, sorted(self._asking.get(seat, ()))) for seat in self._away(race)]

    def ask(self, race: KeptRace, seat: int, by: int) -> bool:
        """Somebody asks that a bot stands in for a seat; whether it is away."""
        if seat not in self._away(race):
            return False
        self._asking.setdefault(seat, set()).add(by)
        return True

    def due(self, race: KeptRace, play: Play) -> list[int]:
        """The seats for which a bot is to stand in."""
        if race.status != RACING or not self._here:
            return []
        return [
            seat
            for seat in self._away(race)
            if self._is_agreed(race, seat) or _now() >= self._ends(race, play, seat) - SOON
        ]

    def has_news(self, race: KeptRace) -> bool:
        """Whether others are away than everybody was told, or more is asked for."""
        return self.absences(race) != self._told

    def is_told(self, race: KeptRace) -> None:
        """Everybody is told who is away."""
        self._told = self.absences(race)

    def stop(self) -> None:
        """Wait for nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def rest(self) -> None:
        """Until what is being stored is stored."""
        if self._ringing:
            await asyncio.wait(self._ringing)

    def _absent(self, race: KeptRace) -> list[int]:
        """The seats whose people have no socket and no bot that drives."""
        people = [one for one in race.people if not one.is_stood_in]
        return [one.seat for one in people if one.holder in self._gone_since]

    def _away(self, race: KeptRace) -> list[int]:
        return [seat for seat in self._absent(race) if _now() >= self._known(race, seat) - SOON]

    def _known(self, race: KeptRace, seat: int) -> float:
        """When it is known that somebody is away."""
        return self._gone_since[race.seats[seat].holder] + self._seconds

    def _is_agreed(self, race: KeptRace, seat: int) -> bool:
        """Whether all the others who are here ask for it."""
        asking = {race.seats[by].holder for by in self._asking.get(seat, ())}
        return bool(asking) and self._here <= asking

    def _ends(self, race: KeptRace, play: Play, seat: int) -> float:
        """When the patience with a seat ends; never, if it is not waited for."""
        if not race.patience or not _is_awaited(play, seat):
            return float("inf")
        since = max(self._gone_since[race.seats[seat].holder], self._company_since)
        return since + MINUTE * race.patience

    def _wait(self, race: KeptRace, play: Play) -> None:
        self.stop()
        if race.status != RACING or not self._here:
            return
        now, away = _now(), self._away(race)
        times = [self._known(race, seat) for seat in self._absent(race) if seat not in away]
        times += [
            now if self._is_agreed(race, one) else self._ends(race, play, one) for one in away
        ]
        if self.has_news(race):
            times.append(now)
        soonest = min(times, default=float("inf"))
        if soonest < float("inf"):
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(soonest, now), self._strike)

    def _strike(self) -> None:
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._ring())
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)


def _is_awaited(play: Play, seat: int) -> bool:
    """Whether a seat is asked, as far as everybody can see: who has answered in a window is not to
    be told from who has not."""
    table = play.table
    if table.is_window:
        return seat in table.asked()
    return any(one.seat == seat for one in table.decisions())


def _now() -> float:
    return asyncio.get_running_loop().time()
