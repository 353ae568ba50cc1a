"""The dice duty by brute force, from the specification alone: no step function of the engine.

Places are words (`1/5`, `Z3`, `Start`, `Rect`, `Pit`, `Home`), tokens are counted one space after
the other over the printed map, and all ways to use a roll are tried out.
"""

from collections.abc import Iterator
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

Token = tuple[str, int]
"""A colour's letter and a number from 0."""
Board = dict[Token, str]
"""Where every token is."""
Step = tuple[int, str]
"""A die, and the place of the token that uses it."""


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


def holder(board: Board, place: str) -> Token | None:
    """Who stands on a ring space."""
    return next((token for token, where in board.items() if where == place), None)


def destination(board: Board, token: Token, die: int) -> str:
    """Where a die takes a token, or "" if the step is blocked."""
    colour, place = token[0], board[token]
    own = [where for other, where in board.items() if other[0] == colour and other != token]
    if place in ("Pit", "Home"):
        return ""
    if place == "Rect":
        return "Start" if die in (1, 6) and own.count("Start") < 2 else ""
    for count in range(die):
        place = next_place(colour, place, is_setting_out=count == 0)
        if not place:
            return ""
    if place == "Home":
        return place
    if place in own:
        return ""
    if "/" in place:
        there = holder(board, place)
        if there and sign(place).lower() == there[0]:
            return ""
    return place


def partners(board: Board, colour: str) -> list[Token]:
    """Whom a token on a sunburst can change places with."""
    return [
        token
        for token, place in board.items()
        if token[0] != colour and "/" in place and sign(place).lower() != token[0]
    ]


def moved(board: Board, token: Token, die: int) -> Board:
    """The board after a step, before any exchange."""
    end = destination(board, token, die)
    after = dict(board)
    victim = holder(board, end) if "/" in end else None
    if victim:
        for other, place in board.items():
            if place == "Pit":
                after[other] = "Rect"
        after[victim] = "Pit"
    after[token] = end
    return after


def must_exchange(board: Board, token: Token) -> list[Token]:
    """The partners of a token that has just arrived; none if it is on no sunburst."""
    return partners(board, token[0]) if sign(board[token]) == "*" else []


def exchanged(board: Board, token: Token, partner: Token) -> Board:
    return {**board, token: board[partner], partner: board[token]}


def results(board: Board, token: Token, die: int) -> Iterator[Board]:
    """Every board that a step can lead to."""
    after = moved(board, token, die)
    eligible = must_exchange(after, token)
    if not eligible:
        yield after
    for partner in eligible:
        yield exchanged(after, token, partner)


def playable(board: Board, colour: str, die: int) -> list[Token]:
    """The tokens that can use a die."""
    return [token for token in board if token[0] == colour and destination(board, token, die)]


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
