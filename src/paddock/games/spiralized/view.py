"""What everybody sees: nothing in this game is hidden."""

from paddock.core.chance import Chance
from paddock.core.protocol import View
from paddock.games.spiralized.book.spiral import Colour, Spiral
from paddock.games.spiralized.state import Spiralized
from paddock.kit.phases import innermost


class SpiralizedView(View):
    """The table as it lies there. `tokens` are progresses, four a seat."""

    def __init__(
        self,
        seat: int,
        book: Spiral,
        phase: str,
        colours: list[Colour],
        tokens: list[int],
        pit: int,
        active: int,
        round: int,
        turn: int,
        throws: int,
        die_one: int,
        die_two: int,
        dice_used: int,
        is_double: bool,
        landed: int,
        stairs_in_a_row: int,
        left: list[int],
        winner: int,
    ) -> None:
        self.seat = seat
        self.book = book
        self.phase = phase
        self.colours = colours
        self.tokens = tokens
        self.pit = pit
        self.active = active
        self.round = round
        self.turn = turn
        self.throws = throws
        self.die_one = die_one
        self.die_two = die_two
        self.dice_used = dice_used
        self.is_double = is_double
        self.landed = landed
        self.stairs_in_a_row = stairs_in_a_row
        self.left = left
        self.winner = winner


def view(race: Spiralized, seat: int) -> SpiralizedView:
    """The same for every seat and for spectators, but for whose view it is."""
    return SpiralizedView(
        seat=seat,
        book=race.book,
        phase=innermost(race),
        colours=race.colours.copy(),
        tokens=race.tokens.copy(),
        pit=race.pit,
        active=race.active,
        round=race.rounds(),
        turn=race.turn,
        throws=race.throws,
        die_one=race.die_one,
        die_two=race.die_two,
        dice_used=race.dice_used,
        is_double=race.is_double,
        landed=race.landed,
        stairs_in_a_row=race.stairs_in_a_row,
        left=race.left.copy(),
        winner=race.winner,
    )


def race_of(view: SpiralizedView) -> Spiralized:
    """The race behind a view: nothing is hidden, so a view holds all of it but the phases."""
    return Spiralized(
        seats=len(view.left),
        phases=[],
        asked=(),
        book=view.book,
        colours=view.colours,
        tokens=view.tokens.copy(),
        pit=view.pit,
        active=view.active,
        turn=view.turn,
        throws=view.throws,
        die_one=view.die_one,
        die_two=view.die_two,
        dice_used=view.dice_used,
        is_double=view.is_double,
        has_freed=False,
        landed=view.landed,
        stairs_in_a_row=view.stairs_in_a_row,
        left=view.left.copy(),
        passed_over=0,
        winner=view.winner,
    )


def redeal(race: Spiralized, seat: int, chance: Chance) -> Spiralized:
    """There is nothing to deal anew; only the future is unknown."""
    return race.copy()
