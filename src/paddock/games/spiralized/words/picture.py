"""The table in characters, for the terminal: the rings as rows, then every token in words."""

from textwrap import wrap
from typing import Final

from paddock.games.spiralized.book.spiral import (
    ARROW,
    NOBODY_HERE,
    PLAIN,
    RINGS,
    START,
    SUNBURST,
    TOKENS,
    WHEEL,
)
from paddock.games.spiralized.state import Spiralized
from paddock.games.spiralized.view import SpiralizedView, race_of
from paddock.games.spiralized.words.names import LETTERS
from paddock.kit.words import join

WIDTH: Final = 80
CELL: Final = 3
ABREAST: Final = 24
"""As many positions stand side by side; a longer ring goes on below."""
TIE: Final = "\u00a0"
"""A space where no line is broken."""
SIGNS: Final = {ARROW: "^", SUNBURST: "*"}


def draw(view: SpiralizedView, names: list[str]) -> list[str]:
    """The six rings unrolled, who is where, and the dice."""
    race = race_of(view)
    lines = _folded(f"Turn {view.turn}: {names[view.active]} has the dice.")
    if view.die_one or view.die_two:
        unused = join([str(die) for die in (view.die_one, view.die_two) if die])
        lines.append(f"Still to use: {unused}.")
    lines.append("")
    lines += _ring_lines(race)
    lines.append("")
    for seat in range(race.seats):
        you = " (you)" if seat == view.seat else ""
        colour = race.book.colours[race.colours[seat]]
        places = [place.replace(" ", TIE) for place in _where(race, seat)]
        where = join(places).replace(" and ", f" and{TIE}") if not view.left[seat] else "gave up"
        lines += _folded(f"{seat + 1} {names[seat]}{you}, {colour}: {where}", "  ")
    return lines


def _folded(text: str, indent: str = "") -> list[str]:
    """A sentence on as many lines as it needs."""
    lines = wrap(text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}    ")
    return [line.replace(TIE, " ") for line in lines]


def _ring_lines(race: Spiralized) -> list[str]:
    """A row a ring; a token is its seat's number and its letter."""
    lap = race.book.lap
    rows: list[str] = []
    for first in range(0, lap, ABREAST):
        positions = range(first, min(first + ABREAST, lap))
        rows.append(_row("pos", [str(position) for position in positions]))
        for ring in range(RINGS):
            signs = [_sign(race, ring * lap + position) for position in positions]
            rows.append(_row(f"r{ring + 1}", signs))
    rows.append("small letter: coloured space, capital: Wheel, ^ arrow, * sunburst")
    return rows


def _row(label: str, signs: list[str]) -> str:
    cells = "".join(f"{sign:^{CELL}}" for sign in signs)
    return f"{label:<4}{cells}".rstrip()


def _sign(race: Spiralized, space: int) -> str:
    token = race.standing[space]
    if token != NOBODY_HERE:
        return f"{token // TOKENS + 1}{LETTERS[token % TOKENS]}"
    kind = race.book.kinds[space]
    if kind in (PLAIN, WHEEL):
        letter = race.book.colours[race.book.paint[space]][0]
        return letter.upper() if kind == WHEEL else letter.lower()
    return SIGNS.get(kind, "·")


def _where(race: Spiralized, seat: int) -> list[str]:
    """A 1/5, B Start, 2 in the rectangle, 1 Home."""
    words: list[str] = []
    resting = 0
    home = 0
    for own in range(TOKENS):
        progress = race.tokens[seat * TOKENS + own]
        if progress == race.book.home:
            home += 1
        elif progress == START - 1:
            resting += 1
        else:
            place = race.book.place(race.colours[seat], progress)
            words.append(f"{LETTERS[own]} {place}")
    if resting:
        words.append(f"{resting} in the rectangle")
    if home:
        words.append(f"{home} Home")
    return words
