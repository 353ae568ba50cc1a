"""The clockwork of a table: how long a window stays open among people, and how long bots pause.

All of it follows from public facts: who sits where, what is at stake, and the pace that the table
has chosen. What anybody holds, does or has set changes nothing (docs/decisions/0014).
"""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from paddock.core.protocol import FREE, SPECTATOR
from paddock.server.kept import (
    INSTANT,
    NORMAL,
    QUICK,
    RACING,
    RELAXED,
    URGENCIES,
    KeptRace,
    PaceName,
)
from paddock.server.play import Play
from paddock.server.wire import WindowFrame
from paddock.table.sight import Opening


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: of a round of a window by its urgency, of one that is another's echo, of a hold, and
    of a bot, least and most."""

    rounds: tuple[float, float, float]
    echo: float
    hold: float
    bots: tuple[float, float]


PACES: Final[dict[PaceName, Pace]] = {
    RELAXED: Pace((2.5, 8.0, 10.0), 0.2, 10.0, (1.2, 3.0)),
    NORMAL: Pace((1.0, 4.0, 6.0), 0.1, 6.0, (0.6, 1.8)),
    QUICK: Pace((0.8, 2.5, 4.0), 0.1, 4.0, (0.3, 0.9)),
    INSTANT: Pace((0.0, 0.0, 0.0), 0.0, 0.0, (0.0, 0.0)),
}


LOOKING_ON: Final = 5
"""Rounds of the bots in which the person is not asked at all: perhaps they are out."""


@dataclass(frozen=True, slots=True)
class Round:
    """One round of a window: which question it is about, and when it is over."""

    moment: int
    urgency: int
    ends: float
    is_held: bool


def derive(secret: bytes, what: str) -> int:
    """A number that follows from the race's secret and tells nothing about its luck."""
    return int.from_bytes(blake2b(what.encode(), key=secret, digest_size=7).digest(), "big")


def pause(race: KeptRace, seat: int, turn: int, tempo: float) -> float:
    """How long a bot seems to think in a turn, whatever it holds. Where one person waits for them,
    all bots together take the time of one."""
    least, most = PACES[race.pace_now].bots
    share = derive(race.secret, f"pause/{seat}/{turn}") / 2**56
    driven = sum(one.is_driven for one in race.seats) if len(race.people) < 2 else 1
    return tempo * (least + (most - least) * share) / max(1, driven)


class Patience:
    """How long one person who races bots waits between two choices: all bots together take the time
    of one, also where a turn of the person's own had no choice in it. Whoever was not asked for
    some rounds looks on, and every turn is worth looking at."""

    def __init__(self) -> None:
        self._waited = 0.0
        self._pauses = 0

    def renew(self) -> None:
        """A person has something to choose."""
        self._waited = 0.0
        self.stay()

    def stay(self) -> None:
        """A person was asked, with or without a choice: whoever is, still races."""
        self._pauses = 0

    def pause(self, race: KeptRace, seat: int, turn: int, tempo: float) -> float:
        """How long this bot seems to think now."""
        seconds = pause(race, seat, turn, tempo)
        self._pauses += 1
        driven = sum(one.is_driven for one in race.seats)
        if len(race.people) != 1 or self._pauses > LOOKING_ON * driven:
            return seconds
        _, most = PACES[race.pace_now].bots
        seconds = max(0.0, min(seconds, tempo * most - self._waited))
        self._waited += seconds
        return seconds


def unhurried(race: KeptRace, play: Play) -> int:
    """The person whose turn it is, for whom a round waits; SPECTATOR if there is none."""
    window = play.table.window()
    if window is None or window.turn == SPECTATOR or race.seats[window.turn].is_driven:
        return SPECTATOR
    return window.turn


def has_beat(race: KeptRace, play: Play, tempo: float) -> bool:
    """Whether the question is a window that waits for its time: people with devices of their own
    sit here, and somebody is asked besides the person whose turn it is."""
    if tempo == 0 or len(race.devices) < 2 or not play.table.is_window:
        return False
    return play.table.asked() != [unhurried(race, play)]


def holders(race: KeptRace, play: Play) -> list[int]:
    """Who may stretch the round that is on, or the next one: each has a hold a turn."""
    if len(race.devices) < 2 or race.status != RACING or play.is_held:
        return []
    return [one.seat for one in race.people if not play.has_held(one.seat)]


class Clockwork:
    """Runs the rounds of one table. `ring` is called when the time of a round is over."""

    def __init__(self, tempo: float, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.round: Round | None = None
        self._tempo = tempo
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._has_struck = False
        self._heard: int | None = None
        """How much everybody had been told when the last round opened."""
        self._ringing: set[asyncio.Task[None]] = set()

    @property
    def is_over(self) -> bool:
        """Whether the time of the round is over; it may still wait for whose turn it is."""
        return self._has_struck

    def is_running(self, moment: int) -> bool:
        """Whether a round about this question is on."""
        return self.round is not None and self.round.moment == moment

    def wind(self, race: KeptRace, play: Play) -> None:
        """Look at the table: a new question opens a round, if it is one of a window.

        Nothing ends a round early but that too few people are left for it to hide anything.
        """
        goes_on = self.is_running(play.moment)
        if has_beat(race, play, self._tempo):
            if not goes_on:
                self._open(race, play)
            elif play.is_held and self.round is not None and not self.round.is_held:
                stretched = self.round.ends + self._tempo * PACES[race.pace_now].hold
                self._set(Round(play.moment, self.round.urgency, stretched, True))
        elif goes_on and self.round is not None:
            self._set(Round(play.moment, self.round.urgency, _now(), self.round.is_held))
        else:
            self.stop()

    def _open(self, race: KeptRace, play: Play) -> None:
        window = play.table.window()
        assert window is not None, "only a window has rounds"
        pace = PACES[race.pace_now]
        length = pace.echo if self._is_echo(play, window) else pace.rounds[window.urgency]
        length += pace.hold if play.is_held else 0.0
        self._heard = play.table.log_length(SPECTATOR)
        ends = _now() + self._tempo * length
        self._set(Round(play.moment, window.urgency, ends, play.is_held))

    def _is_echo(self, play: Play, window: Opening) -> bool:
        """Whether all of this could be done in the round before, and nothing has happened since
        that everybody was told."""
        if self._heard is None or not window.is_echo or window.urgency != FREE:
            return False
        return all(event.is_quiet for event in play.table.events(SPECTATOR, self._heard))

    def _set(self, round: Round) -> None:
        self.stop()
        self.round = round
        loop = asyncio.get_running_loop()
        self._timer = loop.call_at(round.ends, self._strike)

    def _strike(self) -> None:
        self._has_struck = True
        task = asyncio.get_running_loop().create_task(self._ring())
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    def stop(self) -> None:
        """No round is on."""
        self.round = None
        self._has_struck = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def rest(self) -> None:
        """Until what is being stored is stored."""
        if self._ringing:
            await asyncio.wait(self._ringing)

    def frame(self, play: Play) -> WindowFrame | None:
        """The window as everybody sees it, with the time that is left."""
        window = play.table.window()
        if window is None:
            return None
        kind = URGENCIES[window.urgency]
        if self.round is None or self.round.moment != play.moment:
            return WindowFrame(None, kind, False, window.turn)
        left = max(0, round(1000 * (self.round.ends - _now())))
        return WindowFrame(left, kind, self.round.is_held, window.turn)


def _now() -> float:
    return asyncio.get_running_loop().time()
