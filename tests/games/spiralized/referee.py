"""A second engine, slow and plain: whole turns from the specification alone, in words.

The referee keeps the board of the brute force and says at every moment what may be answered; it
shares nothing with the engine. Tokens are placed by words, the stairs are read off the map.
"""

from games.spiralized import brute
from games.spiralized.brute import Board, Token

OWN = "abcd"
TARGETS = {1: (2,), 2: (1, 3, 4), 3: (2, 4), 4: (2, 3, 5, 6), 5: (4, 6), 6: (4, 5)}


def stair_moves(board: Board, colour: str) -> dict[tuple[Token, int], str]:
    """SZ-076 to SZ-081: where the stairs lead, by token and ring."""
    moves: dict[tuple[Token, int], str] = {}
    for token, place in board.items():
        step = brute.sign(place).lower()
        if token[0] != colour or step not in set(brute.LETTERS):
            continue
        for ring in TARGETS[int(place.split("/")[0])]:
            row = brute.MAP[ring - 1].lower()
            end = f"{ring}/{row.index(step)}"
            there = brute.holder(board, end)
            if there is None or there[0] not in (colour, step):
                moves[token, ring] = end
    return moves


def to_pit(board: Board, token: Token) -> Board:
    """SZ-122: the token in the Pit, and whoever was there in Rect."""
    pushed = {other: "Rect" for other, place in board.items() if place == "Pit"}
    return Board({**board, **pushed, token: "Pit"})


def to_go(colour: str, place: str) -> int:
    """How many spaces a token has still to walk, if it never overshoots its Wheel."""
    spaces = 0
    while place != "Home":
        place = brute.next_place(colour, place, is_setting_out=True)
        spaces += 1
    return spaces


def penalised(board: Board, colour: str) -> Board:
    """SZ-038, SZ-044: the own token closest to Home goes to the Pit, if there is one."""
    candidates = [
        (to_go(colour, place), token)
        for token, place in board.items()
        if token[0] == colour and place not in ("Home", "Rect", "Pit")
    ]
    return to_pit(board, min(candidates)[1]) if candidates else board


class Referee:
    """One turn after the other.

    `asks` is what is asked now: turn, snake eyes, step, exchange, bonus, or nothing at the end.
    `thrown` are the rolls of this turn, `dice` those of the last one that are not yet used.
    """

    def __init__(self, board: Board, colours: str, active: int, *, is_forced: bool) -> None:
        self.board = board
        self.colours = colours
        self.active = active
        self.is_forced = is_forced
        self.asks = "turn"
        self.thrown: list[tuple[int, int]] = []
        self.dice: list[int] = []
        self.landed: Token | None = None
        self.winner = ""
        self.coming: list[tuple[int, int]] = []
        """The next rolls."""

    @property
    def colour(self) -> str:
        return self.colours[self.active]

    def options(self) -> list[str]:
        """What may be answered, in the words of the game and in the order of the alphabet."""
        if self.asks == "turn":
            moves = stair_moves(self.board, self.colour)
            return sorted(["roll", *(f"{OWN[token[1]]} stairs {ring}" for token, ring in moves)])
        if self.asks == "snake eyes":
            return ["free", "move" if brute.playable(self.board, self.colour, 1) else "pass"]
        if self.asks == "step":
            return sorted(f"{self._letter(place)}{die}" for die, place in self._steps())
        if self.asks == "exchange":
            partners = brute.partners(self.board, self.colour)
            return sorted(f"{self.colours.index(one) + 1}{OWN[own]}" for one, own in partners)
        return ["roll", "stop"] if self.asks == "bonus" else []

    def _letter(self, place: str) -> str:
        """The own token there, the first of equals."""
        return OWN[[self.board[self.colour, own] for own in brute.TOKENS].index(place)]

    def _steps(self) -> set[brute.Step]:
        if len(self.dice) == 2:
            return brute.first_steps(self.board, self.colour, *self.dice)
        return brute.second_steps(self.board, self.colour, *self.dice) if self.dice else set()

    def answer(self, word: str) -> None:
        """Carry an answer out."""
        if word == "roll":
            self._throw()
        elif word in ("pass", "stop"):
            self._end_turn()
        elif word == "free":
            freed = {token: "Rect" for token, place in self.board.items() if place == "Pit"}
            self.board = Board({**self.board, **freed})
            self.dice = []
            self._go_on()
        elif word == "move":
            self._go_on()
        elif "stairs" in word:
            self._take_stairs((self.colour, OWN.index(word[0])), int(word[-1]))
        elif self.asks == "exchange":
            assert self.landed is not None
            partner = (self.colours[int(word[0]) - 1], OWN.index(word[1]))
            self.board = brute.exchanged(self.board, self.landed, partner)
            self._go_on()
        else:
            self._step((self.colour, OWN.index(word[0])), int(word[1]))

    def _take_stairs(self, token: Token, ring: int) -> None:
        end = stair_moves(self.board, self.colour)[token, ring]
        victim = brute.holder(self.board, end)
        if victim:
            self.board = to_pit(self.board, victim)
        self.board = Board({**self.board, token: end})
        self._end_turn()

    def _throw(self) -> None:
        """SZ-046, steps 1 to 4."""
        roll = self.coming.pop(0)
        self.thrown.append(roll)
        self.dice = list(roll)
        if roll[0] == roll[1]:
            if len(self.thrown) > 1:
                self.board = penalised(self.board, self.colour)
            if len(self.thrown) > 2:
                self._end_turn()
                return
            if roll == (1, 1) and "Pit" in brute.places_of(self.board, self.colour):
                self.asks = "snake eyes"
                return
        self._go_on()

    def _step(self, token: Token, die: int) -> None:
        """SZ-031."""
        self.board = brute.moved(self.board, token, die)
        self.dice.remove(die)
        if brute.places_of(self.board, self.colour) == ["Home"] * 4:
            self._win()
        elif brute.must_exchange(self.board, token):
            self.landed = token
            self.asks = "exchange"
        else:
            self._go_on()

    def _go_on(self) -> None:
        """SZ-046, steps 5 and 6: the next step, the bonus roll, or the end of the turn."""
        self.asks = "step"
        if self._steps():
            return
        roll = self.thrown[-1]
        if self.dice or roll[0] != roll[1]:
            self._end_turn()
        elif self.is_forced:
            self._throw()
        else:
            self.asks = "bonus"

    def _end_turn(self) -> None:
        self.asks = "turn"
        self.thrown = []
        self.dice = []
        playing = {colour for colour, _ in self.board}
        self.active = (self.active + 1) % len(self.colours)
        while self.colour not in playing:
            self.active = (self.active + 1) % len(self.colours)

    def _win(self) -> None:
        self.asks = ""
        self.winner = self.colour

    def leave(self, seat: int) -> None:
        """SZ-R41."""
        gone = self.colours[seat]
        self.board = Board(
            (token, place) for token, place in self.board.items() if token[0] != gone
        )
        staying = {colour for colour, _ in self.board}
        if len(staying) == 1:
            self.asks = ""
            self.winner = staying.pop()
        elif seat == self.active:
            self._end_turn()
        elif self.asks == "step" or (self.asks == "exchange" and not self.options()):
            self._go_on()
