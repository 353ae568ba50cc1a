"""The dice duty by brute force, from the specification alone: no step function of the engine.

Places are words (`1/5`, `Z3`, `Start`, `Rect`, `Pit`, `Home`), tokens are counted one space after
the other over the printed map, and all ways to use a roll are tried out.
"""

from collections.abc import Iterable
from functools import cache

MAP = (
    "^..o^..y^..g^..b^..p^..r",
    "*.O_*.Y_*.G_*.B_*.P_*.R_",
    ".o_..y_..g_..b_..p_..r_.",
    "O_*.Y_*.G_*.B_*.P_*.R_*.",
    "_..y_..g_..b_..p_..r_..o",
    "*.Y_*.G_*.B_*.P_*.R_*.O_",
)
LETTERS = "roygbp"
TOKENS = range(4)

Token = tuple[str, int]
"""A colour's letter and a number from 0."""
Step = tuple[int, str]
"""A die, and the place of the token that uses it."""


class Board(dict[Token, str]):
    """Where every token is. It does not change, so what was found out about it is kept."""

    def __init__(self, places: dict[Token, str] | Iterable[tuple[Token, str]]) -> None:
        super().__init__(places)
        self.places: dict[str, list[str]] = {}
        """Where the tokens of a colour are."""
        self.users: dict[tuple[str, int], list[Token]] = {}
        """Which tokens can use a die, by colour and die."""
        self.moves: dict[tuple[Token, int], Board] = {}
        """The board after a step, before any exchange."""
        self.exchanges: dict[tuple[Token, Token], Board] = {}
        self.progresses: list[int] = []
        """How far every token has come, for whoever compares it with the engine."""


@cache
def sign(place: str) -> str:
    """What the map shows there; nothing outside the rings."""
    if "/" not in place:
        return ""
    ring, position = place.split("/")
    return MAP[int(ring) - 1][int(position)]


@cache
def next_place(colour: str, place: str, *, is_setting_out: bool) -> str:
    """One space further for this colour, or "" beyond Home."""
    if place == "Start":
        return f"1/{MAP[0].index(colour) + 1 if colour != 'r' else 0}"
    if place == "Home":
        return ""
    if place[0] == "Z":
        return "Home" if place == "Z8" else f"Z{int(place[1]) + 1}"
    ring, position = (int(number) for number in place.split("/"))
    if sign(place).lower() == colour:
        if ring < 6:
            return f"{ring + 1}/{position}"
        if is_setting_out:
            return "Z1"
    return f"{ring}/{(position + 1) % 24}"


@cache
def walk(colour: str, place: str, die: int) -> str:
    """So many spaces further, one after the other, or "" beyond Home."""
    for count in range(die):
        place = next_place(colour, place, is_setting_out=count == 0)
        if not place:
            return ""
    return place


def places_of(board: Board, colour: str) -> list[str]:
    """Where the tokens of a colour are; none of a colour that nobody plays."""
    places = board.places.get(colour)
    if places is None:
        places = [board[colour, own] for own in TOKENS if (colour, own) in board]
        board.places[colour] = places
    return places


def holder(board: Board, place: str) -> Token | None:
    """Who stands on a ring space."""
    return next((token for token, where in board.items() if where == place), None)


def destination(board: Board, token: Token, die: int) -> str:
    """Where a die takes a token, or "" if the step is blocked."""
    colour, place = token[0], board[token]
    if place in ("Pit", "Home"):
        return ""
    own = places_of(board, colour)
    if place == "Rect":
        return "Start" if die in (1, 6) and own.count("Start") < 2 else ""
    end = walk(colour, place, die)
    if end in own and end != "Home":
        return ""
    # On a coloured space the tokens of its colour are safe.
    return "" if end in places_of(board, sign(end).lower()) else end


def partners(board: Board, colour: str) -> list[Token]:
    """Whom a token on a sunburst can change places with."""
    return [
        token
        for token, place in board.items()
        if token[0] != colour and "/" in place and sign(place).lower() != token[0]
    ]


def moved(board: Board, token: Token, die: int) -> Board:
    """The board after a step, before any exchange."""
    after = board.moves.get((token, die))
    if after is None:
        end = destination(board, token, die)
        after = Board(board)
        victim = holder(board, end) if "/" in end else None
        if victim:
            for other, place in board.items():
                if place == "Pit":
                    after[other] = "Rect"
            after[victim] = "Pit"
        after[token] = end
        board.moves[token, die] = after
    return after


def must_exchange(board: Board, token: Token) -> list[Token]:
    """The partners of a token that has just arrived; none if it is on no sunburst."""
    return partners(board, token[0]) if sign(board[token]) == "*" else []


def exchanged(board: Board, token: Token, partner: Token) -> Board:
    """The board after two tokens have changed places."""
    after = board.exchanges.get((token, partner))
    if after is None:
        after = Board({**board, token: board[partner], partner: board[token]})
        board.exchanges[token, partner] = after
    return after


def results(board: Board, token: Token, die: int) -> list[Board]:
    """Every board that a step can lead to."""
    after = moved(board, token, die)
    eligible = must_exchange(after, token)
    return [exchanged(after, token, partner) for partner in eligible] or [after]


def playable(board: Board, colour: str, die: int) -> list[Token]:
    """The tokens that can use a die."""
    users = board.users.get((colour, die))
    if users is None:
        users = [
            (colour, own)
            for own in TOKENS
            if (colour, own) in board and destination(board, (colour, own), die)
        ]
        board.users[colour, die] = users
    return users


def first_steps(board: Board, colour: str, one: int, two: int) -> set[Step]:
    """SZ-026 to SZ-028: the first steps that may be made with a roll."""
    single: set[Step] = set()
    double: set[Step] = set()
    for die, other in ((one, two), (two, one)):
        for token in playable(board, colour, die):
            step = (die, board[token])
            single.add(step)
            if any(playable(after, colour, other) for after in results(board, token, die)):
                double.add(step)
    if double:
        return double
    highest = max((die for die, _ in single), default=0)
    return {step for step in single if step[0] == highest}


def second_steps(board: Board, colour: str, die: int) -> set[Step]:
    """Whatever can use the die that is left."""
    return {(die, board[token]) for token in playable(board, colour, die)}
