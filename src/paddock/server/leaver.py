"""Lets people leave their seats, and come back where the rules do not forbid it."""

from dataclasses import replace
from typing import Final, Literal

from paddock.bots import bot_names, usual_bot
from paddock.core.game import Game
from paddock.server.kept import HUMAN, LEFT, KeptRace, Seat
from paddock.server.problems import Problem

Leaving = Literal["gives_up", "driven"]
GIVES_UP: Final = "gives_up"
"""The rules say what happens to who leaves; that is for good."""
DRIVEN: Final = "driven"
"""The rules know no leaving: a bot drives on, until its person comes back."""


def leaving(game: Game, seat: Seat) -> Leaving | None:
    """What leaving would mean for whoever sits there; None if nobody is there to leave."""
    if seat.kind != HUMAN:
        return None
    return DRIVEN if game.leave is None else GIVES_UP


def can_return(seat: Seat) -> bool:
    """Whether a bot drives there for a person, who may take over again."""
    return seat.is_let_go and seat.bot is not None


def left(game: Game, seat: Seat, bot: str | None) -> Seat:
    """The seat when its person has gone; Problem if that bot cannot drive there."""
    if game.leave is not None:
        if bot is not None:
            why = f"Who leaves {game.title} gives up: no bot drives on."
            raise Problem(422, why, title="Not valid", field="bot")
        return replace(seat, kind=LEFT, bot=None)
    check_bot(game, bot, "bot")
    return replace(seat, kind=LEFT, bot=bot or usual_bot(game))


def check_bot(game: Game, bot: str | None, field: str) -> None:
    """Problem if the game has no such bot."""
    names = bot_names(game)
    if bot is not None and bot not in names:
        why = f"{game.title} has the bots {', '.join(names)}."
        raise Problem(422, why, title="Not valid", field=field)


def stood_in(game: Game, seat: Seat, bot: str | None) -> Seat:
    """The seat when a bot stands in for its person; Problem if that bot cannot."""
    check_bot(game, bot, "bot")
    return replace(seat, bot=bot or usual_bot(game))


def returned(seat: Seat) -> Seat:
    """The seat when its person is back; Problem if there is no way back."""
    if not seat.is_let_go:
        raise Problem(409, "You have not left.", title="Still here")
    if not can_return(seat):
        raise Problem(409, "You gave up; there is no way back into this race.", title="Gave up")
    return replace(seat, kind=HUMAN, bot=None)


def again(race: KeptRace, game: Game, holder: int) -> list[Seat]:
    """The seats for a rematch: for those who left or are stood in for bots drive, except for
    whoever asks for it."""
    seats: list[Seat] = []
    for seat in race.seats:
        if seat.is_let_go and seat.holder == holder:
            seats.append(replace(seat, kind=HUMAN, bot=None))
        elif seat.kind == LEFT:
            seats.append(replace(seat, bot=seat.bot or usual_bot(game)))
        else:
            seats.append(seat)
    return seats
