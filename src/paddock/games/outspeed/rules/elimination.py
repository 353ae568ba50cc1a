"""Leaving the race, and what follows from it."""

from paddock.core.protocol import Log
from paddock.games.outspeed.book.tiles import LARGE_SIDE, LARGEST_SMALL_FIELD, SMALL_SIDE
from paddock.games.outspeed.book.tokens import KINDS, count
from paddock.games.outspeed.events import Eliminated, RaceEnded, TilesTurned, TokensDiscarded
from paddock.games.outspeed.rules.finish import tie_break_of, winners_of
from paddock.games.outspeed.state import ALL_OUT, LAST_SURVIVOR, Outspeed, Pilot


def eliminate(race: Outspeed, pilots: list[Pilot], reasons: list[int], log: Log) -> None:
    """OS-R50 Take these pilots out together, as one block.

    OS-R49 Their tokens go face up to the discards; their Forcefields stay.
    """
    if not pilots:
        return
    race.blocks += 1
    for pilot, how in zip(pilots, reasons, strict=True):
        pilot.out = race.blocks
        pilot.ahead = 0
        pilot.due = 0
        log.say(Eliminated(pilot.seat, how))
        if count(pilot.tokens):
            log.say(TokensDiscarded(pilot.seat, tuple(pilot.tokens)))
            for token in range(KINDS):
                race.discards[token] += pilot.tokens[token]
                pilot.tokens[token] = 0


def is_decided(race: Outspeed, log: Log) -> bool:
    """OS-094, OS-095 End the race at once when one pilot, or nobody, is left."""
    alive = race.alive()
    if len(alive) > 1:
        return False
    end_race(race, LAST_SURVIVOR if alive else ALL_OUT, log)
    return True


def end_race(race: Outspeed, ending: int, log: Log) -> None:
    """OS-R56 Nothing more is played."""
    race.ending = ending
    race.phases.clear()
    log.say(RaceEnded(ending, tuple(winners_of(race)), tie_break_of(race)))


def turn_tiles(race: Outspeed, log: Log) -> None:
    """OS-081 With four pilots or fewer left of five or six, all tiles show their 3-4 side."""
    if race.side == LARGE_SIDE and len(race.alive()) <= LARGEST_SMALL_FIELD:
        race.side = SMALL_SIDE
        log.say(TilesTurned(race.side))
