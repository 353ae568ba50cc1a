"""A record is the whole race: replaying it gives the same events, states and standings."""

from conformance.cases import config_of, every_case, finished_table, some, who_answers
from paddock.bots import ask_bot
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.codec import canonical
from paddock.core.game import Game
from paddock.core.protocol import SPECTATOR
from paddock.table.luck import Luck
from paddock.table.record import Record
from paddock.table.replay import replay, verify
from paddock.table.table import Table
from paddock.table.transcript import transcript

RACES = 4


def told(table: Table, seat: int) -> str:
    """All that a seat heard, as bytes on a wire would have it."""
    return canonical([table.codec.dump(event) for event in table.events(seat)])


@every_case
def test_a_record_plays_out_as_it_was_played(game: Game, seats: int) -> None:
    for seed in some(game, RACES):
        table = finished_table(game, seats, seed)
        text = table.record().text()
        assert verify(text) == ""
        again = replay(Record.parse(text))
        assert again.record().text() == text
        assert again.state_hash() == table.state_hash()
        assert transcript(again) == transcript(table)
        for seat in (SPECTATOR, *range(seats)):
            assert told(again, seat) == told(table, seat)
        assert table.codec.dump(again.standings()) == table.codec.dump(table.standings())


@every_case
def test_a_record_is_the_same_whatever_order_the_seats_answered_in(game: Game, seats: int) -> None:
    """Answers are sealed until the last is in, so who thinks longer changes nothing else."""
    forth, back = finished_table(game, seats, 3), finished_in_reverse(game, seats, 3)
    assert forth.state_hash() == back.state_hash()
    assert transcript(forth) == transcript(back)
    assert verify(back.record().text()) == ""


def finished_in_reverse(game: Game, seats: int, seed: int) -> Table:
    table = Table(game, seats, Luck.seeded(seed), config_of(game, seats))
    chance = Dealer(spawn_seed(seed, 1))
    while not table.over:
        bot = who_answers(table)
        chosen = [
            (decision.seat, ask_bot(bot, table.view(decision.seat), decision, chance))
            for decision in table.decisions()
        ]
        for seat, action in reversed(chosen):
            table.answer(seat, action)
    return table


@every_case
def test_every_moment_of_a_record_can_be_looked_at(game: Game, seats: int) -> None:
    table = finished_table(game, seats, seed=5)
    record = table.record()
    for until in {0, 1, table.answers // 2, table.answers}:
        moment = replay(record, until)
        # Answers that the others still think about are sealed, and not yet in the record.
        kept = moment.record().lines
        sealed = [seat for seat in range(seats) if moment.sealed(seat) is not None]
        assert moment.answers + len(sealed) == until
        assert kept == record.lines[: len(kept)]
        assert moment.over == (until == table.answers)
