"""What is handed out cannot be used to change a race: a vandal plays like its polite twin."""

from typing import Any

from conformance.cases import config_of, every_case, every_game, is_long
from conformance.vandal import wreck_table
from paddock.core.chance import Dealer
from paddock.core.game import Game
from paddock.sim.series import Tally
from paddock.sim.workers import Series, play_series
from paddock.table.luck import Luck
from paddock.table.table import Table

LOOKED_AT = 200
"""So many answers of a long race."""
EARLY = 6
EVERY = 31
"""The vandal comes by early on, and then now and then: it is slow, for it turns all over."""
RACES = 4


def played(game: Game, seats: int, *, is_wrecked: bool) -> list[Any]:
    """The record of a race in which somebody may have gone wild all along, and its board."""
    table = Table(game, seats, Luck.seeded(31), config_of(game, seats))
    chance, known = Dealer(32), dict[int, Any]()
    while not table.over and not (is_long(game) and table.answers > LOOKED_AT):
        for decision in table.decisions():
            if is_wrecked and (table.answers < EARLY or table.answers % EVERY == 0):
                wreck_table(table, known)
            options = decision.options()
            table.answer(decision.seat, options[chance.pick(len(options))])
    if is_wrecked:
        wreck_table(table, known)
    board = table.board()
    return [table.record().text(), board and table.codec.dump(board)]


@every_case
def test_what_a_table_hands_out_cannot_be_used_to_change_a_race(game: Game, seats: int) -> None:
    before = played(game, seats, is_wrecked=False)
    assert played(game, seats, is_wrecked=True) == before
    assert played(game, seats, is_wrecked=False) == before, "other races are played as ever"


@every_game
def test_a_vandal_among_bots_wins_as_often_as_its_polite_twin(game: Game) -> None:
    """Whatever it breaks, in one process or in two: the races are the same."""
    wild = wins(game, "vandal", workers=1)
    assert wild == wins(game, "vandal", workers=2)
    assert wild == wins(game, "polite", workers=1)


def wins(game: Game, bot: str, workers: int) -> list[Any]:
    """How a short series ends, with this bot in one seat of each race."""
    bots = (f"conformance.vandal:{bot}", *["random"] * (game.seats[0] - 1))
    series = Series(game.id, game.package, bots, races=RACES, seed=33)
    tally = Tally(len(bots))
    for chunk in play_series(series, workers):
        tally.add(chunk.tally)
    return [tally.wins_by_place, tally.decisions, tally.rounds, tally.unfinished]
