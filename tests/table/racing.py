"""Tables of the toy in chosen positions and forged records, for the tests of this folder."""

from typing import Any

from paddock import games
from paddock.core.chance import Dealer
from paddock.core.codec import fingerprint
from paddock.core.protocol import Action, Phase
from paddock.table.luck import Luck
from paddock.table.record import Record
from paddock.table.table import Table
from toy.actions import COAST, PUSH, Effort

COAST_ACTION: Action = Effort(COAST)
PUSH_ACTION: Action = Effort(PUSH)


def toy_table(seats: int = 3, seed: int = 1) -> Table:
    """A table of the toy before its first answer: all are asked how hard they push."""
    return Table(games.find("toy"), seats, Luck.seeded(seed), {})


def finish(table: Table, seed: int = 1) -> Table:
    """Play on at random to the end."""
    chance = Dealer(seed)
    while not table.over:
        for decision in table.decisions():
            options = decision.options()
            table.answer(decision.seat, options[chance.pick(len(options))])
    return table


def table_at(*phases: Phase[Any, Any], hands: list[list[int]], bag: list[int]) -> Table:
    """A table at which these phases are still to come, the last of them first."""
    table = toy_table(len(hands))
    race: Any = table._race
    race.phases = list(phases)
    for cart, hand in zip(race.carts, hands, strict=True):
        cart.hand = hand[:]
    race.cards.bag = bag[:]
    race.asked = race.phases[-1].ask(race)
    return table


def stop_at(kind: str, seats: int = 3) -> Table:
    """A table at the first decision of that kind in a random race."""
    table = toy_table(seats)
    chance = Dealer(1)
    while type(table.decisions()[0]).__name__ != kind:
        for decision in table.decisions():
            options = decision.options()
            table.answer(decision.seat, options[chance.pick(len(options))])
    return table


def resealed(lines: list[dict[str, Any]]) -> str:
    """A record of these lines, with every seal made to fit."""
    sealed: list[dict[str, Any]] = []
    for line in lines:
        bare = {key: value for key, value in line.items() if key != "seal"}
        before = [sealed[-1]["seal"], bare] if sealed else bare
        sealed.append({**bare, "seal": fingerprint(before)})
    return Record(sealed).text()
