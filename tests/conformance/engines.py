"""Races of a game played to their ends, as records: a state's hash after every answer.

Run as a script by the other engine: `python engines.py GAME`.
"""

import sys

from conformance.cases import finished_table
from paddock import games
from paddock.core.game import Game

SEED = 11


def records(game: Game) -> str:
    """A race at each number of seats."""
    return "".join(finished_table(game, seats, SEED).record().text() for seats in game.seats)


if __name__ == "__main__":
    print(records(games.find(sys.argv[1])), end="")
