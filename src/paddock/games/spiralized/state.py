"""The race: where every token is, and how far the turn has come. No rules here."""

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from paddock.core.protocol import Decision, Phase, Race
from paddock.games.spiralized.book.spiral import NOBODY_HERE, OFF_RINGS, TOKENS, Colour, Spiral

NO_TOKEN: Final = -1
NOBODY_WON: Final = -1

Ending: TypeAlias = int
"""How a race ended."""
ALL_HOME: Final[Ending] = 0
STALLED: Final[Ending] = 1
ALL_LEFT: Final[Ending] = 2
ENDINGS: Final[tuple[str, ...]] = ("all home", "stalled", "all others left")


class Spiralized(Race):
    """The spiral with its tokens.

    `tokens` holds the progress of every token, four a seat. `pit` is the token in the Pit.
    `die_one` and `die_two` are the dice not yet used, 0 when there is none; `landed` is the token
    on a sunburst that must still be exchanged. `left` says in which order seats gave up, 0 for
    those who race; `passed_over` how often the dice have gone past one who gave up.
    """

    def __init__(
        self,
        seats: int,
        phases: list[Phase[Any, Any]],
        asked: tuple[Decision, ...],
        book: Spiral,
        colours: list[Colour],
        tokens: list[int],
        pit: int,
        active: int,
        turn: int,
        throws: int,
        die_one: int,
        die_two: int,
        dice_used: int,
        is_double: bool,
        has_freed: bool,
        landed: int,
        stairs_in_a_row: int,
        left: list[int],
        passed_over: int,
        winner: int,
    ) -> None:
        super().__init__(seats, phases, asked)
        self.book = book
        self.colours = colours
        self.tokens = tokens
        self.pit = pit
        self.active = active
        self.turn = turn
        self.throws = throws
        self.die_one = die_one
        self.die_two = die_two
        self.dice_used = dice_used
        self.is_double = is_double
        self.has_freed = has_freed
        self.landed = landed
        self.stairs_in_a_row = stairs_in_a_row
        self.left = left
        self.passed_over = passed_over
        self.winner = winner
        # Who stands where follows from the tokens; it is kept because every step asks for it.
        self.standing = [NOBODY_HERE] * book.last
        seat: i64
        for seat in range(len(tokens) // TOKENS):
            spaces = book.spaces[colours[seat]]
            for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
                space: i64 = spaces[tokens[token]]
                if space != OFF_RINGS:
                    self.standing[space] = token

    def copy(self) -> "Spiralized":
        return Spiralized(
            self.seats,
            self.phases.copy(),
            self.asked,
            self.book,
            self.colours.copy(),
            self.tokens.copy(),
            self.pit,
            self.active,
            self.turn,
            self.throws,
            self.die_one,
            self.die_two,
            self.dice_used,
            self.is_double,
            self.has_freed,
            self.landed,
            self.stairs_in_a_row,
            self.left.copy(),
            self.passed_over,
            self.winner,
        )

    def space_of(self, token: i64) -> i64:
        """The ring space a token stands on, or OFF_RINGS."""
        return self.book.spaces[self.colours[token // TOKENS]][self.tokens[token]]

    def put(self, token: i64, progress: i64) -> None:
        """Take a token from wherever it is and set it down."""
        spaces = self.book.spaces[self.colours[token // TOKENS]]
        self.shift(token, spaces[self.tokens[token]], progress, spaces[progress])

    def shift(self, token: i64, left: i64, progress: i64, space: i64) -> None:
        """The same for who knows the spaces that it leaves and comes to."""
        if left != OFF_RINGS:
            self.standing[left] = NOBODY_HERE
        self.tokens[token] = progress
        if space != OFF_RINGS:
            self.standing[space] = token

    def rounds(self) -> int:
        """SZ-005 How often the dice have gone round, the present round included."""
        return -(-(self.turn + self.passed_over) // self.seats)
