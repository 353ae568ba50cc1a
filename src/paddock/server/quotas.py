"""How many races one client may make, and how many bots may race without people."""

from collections.abc import Iterable

from paddock.server.classroom import Classroom
from paddock.server.kept import BOT, RACING, Seat
from paddock.server.limits import Bucket, Buckets
from paddock.server.problems import Problem, too_fast
from paddock.server.room import Room
from paddock.server.settings import Limits

WAIT_FOR_BOTS = 60
"""Seconds until it is worth asking again."""


class Quotas:
    """Counts what is made; Problem says that it is enough."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of_each = Buckets(limits.races, limits.races_at_once)
        self._of_all = Bucket(limits.races_of_all, limits.races_of_all_at_once)

    def check(self, client: str, seats: Iterable[Seat], rooms: Iterable[Room]) -> None:
        """Whether this client may have a race with these seats."""
        if all(seat.kind == BOT for seat in seats):
            self._check_bots(client, rooms)
        wait = self._of_each.wait(client) or self._of_all.wait()
        if wait:
            raise too_fast(wait)

    def check_lessons(self, client: str, rooms: Iterable[Room]) -> None:
        """Whether this client may have a lesson. A table that it has left makes room for it."""
        lessons = [room for room in rooms if isinstance(room, Classroom) and not room.is_broken]
        own = [room for room in lessons if room.maker == client]
        is_full = len(lessons) >= self._limits.lessons
        if not is_full and len(own) < self._limits.lessons_a_client:
            return
        left = next((room for room in own if not room.watchers), None)
        if left is None:
            why = "As many lessons are on as there may be; end one, or try again later."
            raise Problem(429, why, title="Too many", retry_after=WAIT_FOR_BOTS)
        left.close()

    def _check_bots(self, client: str, rooms: Iterable[Room]) -> None:
        alone = [room.maker for room in rooms if room.race.status == RACING and room.is_all_bots]
        if alone.count(client) >= self._limits.bot_races_a_client:
            why = "Bots race for you already at as many tables as one may have; wait for one."
            raise Problem(429, why, title="Too many", retry_after=WAIT_FOR_BOTS)
        if len(alone) >= self._limits.bot_races:
            why = "Bots race at as many tables as there are for them; try again later."
            raise Problem(429, why, title="Too many", retry_after=WAIT_FOR_BOTS)
