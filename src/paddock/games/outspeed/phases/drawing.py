"""Drawing Bonus tokens: two from the top, keep one, the other goes under the stack."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.outspeed.actions import KEEPS, Keep
from paddock.games.outspeed.book.tokens import NO_TOKEN, count
from paddock.games.outspeed.decisions import KeepToken
from paddock.games.outspeed.events import (
    NoTokenLeft,
    TokenKept,
    TokensDrawn,
    TokensSeen,
    TokenTaken,
)
from paddock.games.outspeed.rules.stack import draw_token, put_under
from paddock.games.outspeed.state import Outspeed

PAIR: Final = 2


@mypyc_attr(free_list_len=1)
class Drawing(Phase[Outspeed, Action]):
    """OS-R46 Deal pairs in race order to those `waiting`; then the next round of tokens due."""

    def __init__(self, waiting: tuple[int, ...]) -> None:
        self.waiting = waiting

    def resolve(self, race: Outspeed, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        waiting = self.waiting or tuple(pilot.seat for pilot in race.in_order() if pilot.due)
        if not waiting:
            return
        seats: list[int] = []
        drawn: list[int] = []
        # OS-R58: who finds no pair waits until those before have put theirs back.
        while len(seats) < len(waiting) and race.supply() >= PAIR:
            seat = waiting[len(seats)]
            race.pilots[seat].due -= 1
            pair = (draw_token(race, chance, log), draw_token(race, chance, log))
            log.whisper(seat, TokensSeen(seat, pair), TokensDrawn(seat, PAIR))
            seats.append(seat)
            drawn += pair
        if not seats:
            _take_last(race, waiting[0], chance, log)
            seats_left = waiting[1:]
        else:
            seats_left = waiting[len(seats) :]
        race.phases.append(Drawing(seats_left))
        if seats:
            race.phases.append(Keeping(tuple(seats), tuple(drawn)))


def _take_last(race: Outspeed, seat: int, chance: Chance, log: Log) -> None:
    """OS-R47 A single token is simply kept; with none, nothing is gained."""
    pilot = race.pilots[seat]
    pilot.due -= 1
    token = draw_token(race, chance, log)
    if token == NO_TOKEN:
        log.say(NoTokenLeft(seat))
        return
    pilot.tokens[token] += 1
    held = count(pilot.tokens)
    log.whisper(seat, TokenKept(seat, held, token, NO_TOKEN), TokenTaken(seat, held))


@mypyc_attr(free_list_len=1)
class Keeping(Phase[Outspeed, Keep]):
    """OS-062, OS-R60 Everyone who holds a pair chooses, also between two equal tokens.

    `drawn` holds the pairs one after the other, in the order of `seats`.
    """

    def __init__(self, seats: tuple[int, ...], drawn: tuple[int, ...]) -> None:
        self.seats = seats
        self.drawn = drawn

    def pair(self, index: int) -> tuple[int, ...]:
        return self.drawn[PAIR * index : PAIR * index + PAIR]

    def ask(self, race: Outspeed) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        for index in range(len(self.seats)):
            pair = self.pair(index)
            menu = tuple(KEEPS[token] for token in pair)
            if pair[0] == pair[1]:
                menu = menu[:1]
            asked.append(KeepToken(self.seats[index], menu, pair))
        return tuple(asked)

    def resolve(self, race: Outspeed, answers: list[Keep], chance: Chance, log: Log) -> None:
        """OS-R61 The tokens put back go under the stack in race order."""
        race.phases.pop()
        for index in range(len(self.seats)):
            seat = self.seats[index]
            kept = answers[index].token
            first, second = self.pair(index)
            returned = second if kept == first else first
            race.pilots[seat].tokens[kept] += 1
            put_under(race, returned, seat)
            held = count(race.pilots[seat].tokens)
            log.whisper(seat, TokenKept(seat, held, kept, returned), TokenTaken(seat, held))
