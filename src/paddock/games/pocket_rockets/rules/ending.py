"""How a race ends."""

from paddock.core.protocol import Log
from paddock.games.pocket_rockets.events import PracticeEnded, RaceWon
from paddock.games.pocket_rockets.rules.order import groups
from paddock.games.pocket_rockets.state import (
    FINISHED,
    LAST_LEFT,
    OUT_OF_TIME,
    TIME_UP,
    WRECKED,
    PocketRockets,
)


def finish(race: PocketRockets, seat: int, log: Log) -> None:
    """PR-154 Across the finish: the race is won on the spot."""
    _end(race, [seat], FINISHED, log)


def end_if_decided(race: PocketRockets, log: Log) -> None:
    """PR-135, PR-155, PR-166 The last one in play has won; who practises is just out."""
    left = race.in_play()
    if race.is_practice():
        if not left:
            _end_practice(race, WRECKED, log)
    elif len(left) == 1:
        _end(race, left, LAST_LEFT, log)


def end_at_cap(race: PocketRockets, log: Log) -> None:
    """PR-161 The round limit: who is furthest has won; whoever practises has not."""
    if race.is_practice():
        _end_practice(race, OUT_OF_TIME, log)
    else:
        _end(race, groups(race.ground(), race.rockets)[0], TIME_UP, log)


def _end(race: PocketRockets, winners: list[int], ending: int, log: Log) -> None:
    race.winners = winners
    race.ending = ending
    race.phases.clear()
    log.say(RaceWon(tuple(winners), ending))


def _end_practice(race: PocketRockets, ending: int, log: Log) -> None:
    race.ending = ending
    race.phases.clear()
    log.say(PracticeEnded(0, ending))
