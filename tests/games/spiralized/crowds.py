"""Crowded random positions, and the same position in the words of the brute force."""

from collections.abc import Mapping
from typing import Any

from games.spiralized import brute
from games.spiralized.positions import COLOURS, place, position
from paddock.core.chance import Chance
from paddock.games.spiralized.state import Spiralized


def random_position(chance: Chance, choices: Mapping[str, Any] | None = None) -> Spiralized:
    """Tokens thrown about, crowded enough to be in each other's way."""
    colours = list(COLOURS)
    for _ in range(chance.pick(5)):
        colours.pop(chance.pick(len(colours)))
    crowd = [chance.pick(6), chance.pick(24), 2 + chance.pick(8)]
    taken: set[str] = set()
    places: dict[str, str] = {}
    for colour in colours:
        names: list[str] = []
        while len(names) < 4:
            name = _random_place(chance, crowd)
            alone = name if "/" in name or name == "Pit" else f"{colour} {name}"
            room = {"Rect": 4, "Start": 2, "Home": 3}.get(name, 1)
            if room == 1 and alone in taken:
                continue
            if names.count(name) < room:
                taken.add(alone)
                names.append(name)
        places[colour] = " ".join(names)
    first = colours[chance.pick(len(colours))]
    return position(choices, **{first: places[first], **places})


def _random_place(chance: Chance, crowd: list[int]) -> str:
    ring, at, spread = crowd
    sort = chance.pick(16)
    if sort < 8:
        return f"{ring + 1}/{(at + chance.pick(spread)) % 24}"
    if sort < 11:
        return f"{1 + chance.pick(6)}/{chance.pick(24)}"
    if sort == 11:
        return f"Z{1 + chance.pick(8)}"
    return ("Rect", "Start", "Home", "Pit")[sort - 12]


def board_of(race: Spiralized) -> brute.Board:
    """The same position for the brute force; who gave up has no tokens there."""
    return brute.Board(
        (
            (brute.LETTERS[race.colours[token // 4]], token % 4),
            place(COLOURS[race.colours[token // 4]], race.tokens[token]),
        )
        for token in range(len(race.tokens))
        if not race.left[token // 4]
    )
