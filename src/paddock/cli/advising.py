"""What the driver of a game would do in somebody's place, and why, in lines."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from paddock.bots import advise, bot_luck, can_advise
from paddock.cli.answering import WIDTH
from paddock.core.errors import Refused
from paddock.core.protocol import Decision
from paddock.kit.words import plural
from paddock.table.table import Table

WHY: Final = "why"


def advice_lines(table: Table, decision: Decision, seed: int) -> list[str]:
    """Its choice, with the word to type for it, and its reason; Refused where nobody says so."""
    game, seat = table.game, decision.seat
    if not can_advise(game) or not game.may_advise(table.book):
        raise Refused(seat, "At this table nobody says what they would do.")
    # The same luck for the same question: asking again brings no other answer.
    luck = bot_luck(seed, table.answers * table.seats + seat)
    advice = advise(game, table.view(seat), decision, luck)
    words = game.option(decision, advice.action, table.book).text(table.names)
    would = f"The driver would: {words}  ({game.word(advice.action)})"
    return [*wrap(would, WIDTH), *wrap(advice.why.text(table.names), WIDTH)]


def asked_lines(names: Sequence[str], advised: Sequence[int]) -> list[str]:
    """After the race: who asked, and how often."""
    return [
        f"{name} asked the driver {plural(times, 'time')}."
        for name, times in zip(names, advised, strict=True)
        if times
    ]
