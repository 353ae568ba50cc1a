"""One race between bots, by seed, and the series it belongs to: who sits where."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from paddock.bots import Bot, ask_bot, bot_luck
from paddock.core.chance import Dealer
from paddock.core.game import Game
from paddock.core.protocol import Action, Book, Log, begin
from paddock.core.protocol import advance as advance_race
from paddock.table.luck import Luck
from paddock.table.table import Table


class Finish(NamedTuple):
    """How one race between bots went. `winners` are seats; nobody may have won."""

    winners: list[int]
    decisions: int
    rounds: int
    is_finished: bool


def seating(bots: int, race: int) -> list[int]:
    """Which bot sits in each seat of the numbered race: race i puts bot j in seat (j + i) % n.

    So over a multiple of n races every bot sits everywhere equally often.
    """
    return [(seat - race) % bots for seat in range(bots)]


def play_race(game: Game, book: Book, bots: Sequence[Bot], seed: int) -> Finish:
    """A race between the bots in these seats: nothing but the rules, the bots and the luck."""
    chance, log = Dealer(seed), Log()
    lucks = [bot_luck(seed, seat) for seat in range(len(bots))]
    race = game.setup(book, len(bots), chance)
    begin(race, chance, log)
    decisions = 0
    while race.asked and decisions < game.most_decisions:
        answers: list[Action] = []
        for decision in race.asked:
            seat = decision.seat
            answers.append(ask_bot(bots[seat], game.view(race, seat), decision, lucks[seat]))
        decisions += len(answers)
        advance_race(race, answers, chance, log)
    is_finished = not race.phases
    winners = game.standings(race).winners if is_finished else []
    return Finish(winners, decisions, game.rounds(race), is_finished)


def record_race(
    game: Game, config: dict[str, Any], bots: Sequence[Bot], seed: int
) -> tuple[Finish, str]:
    """The same race at a table, which takes longer and gives its record as well."""
    table = Table(game, len(bots), Luck.seeded(seed), config, unlike([bot.name for bot in bots]))
    lucks = [bot_luck(seed, seat) for seat in range(len(bots))]
    while not table.over and table.answers < game.most_decisions:
        for decision in table.decisions():
            seat = decision.seat
            table.answer(seat, ask_bot(bots[seat], table.view(seat), decision, lucks[seat]))
    winners = table.standings().winners if table.over else []
    finish = Finish(winners, table.answers, table.rounds, table.over)
    return finish, table.record().text()


def unlike(names: Sequence[str]) -> list[str]:
    """The names, with a number where one comes again: people want to tell them apart."""
    given: list[str] = []
    for name in names:
        number, other = 2, name
        while other in given:
            number, other = number + 1, f"{name} {number}"
        given.append(other)
    return given
