"""A route of a tile in words, for prompts and pictures."""

from paddock.games.outspeed.book.tiles import ROUTES
from paddock.games.outspeed.words.names import ROUTE_SIGNS

_DICE = {"dY": "yellow", "dB": "blue"}


def route_in_words(text: str) -> str:
    """`P2 | 1 | Z=2 B=1` is "1 fuel → 2 zones, 1 token; if at most 2 take it, else nothing"."""
    if text == "off":
        return "off"
    condition, cost, benefit = text.split(" | ")
    gains = ", ".join(_gain_in_words(item) for item in benefit.split(" "))
    price = "free" if cost == "0" else _sum_in_words(cost, "fuel", "fuel")
    if condition == "ALONE":
        return f"{gains} for free if you are alone; else {price} for nothing"
    if condition == "-":
        return f"{price} → {gains}"
    room = "you alone take" if condition == "P1" else f"at most {condition[1:]} take"
    return f"{price} → {gains}; if {room} it, else nothing"


def _gain_in_words(item: str) -> str:
    key, _, amount = item.partition("=")
    if key == "Z":
        return _sum_in_words(amount, "zone", "zones")
    if key == "F":
        return "+" + _sum_in_words(amount, "fuel", "fuel")
    return "1 token" if amount == "1" else f"{amount} tokens"


def _sum_in_words(text: str, one: str, many: str) -> str:
    """`dB+1` is "1 + a blue die of zones", `#M+1` is "1 zone + 1 per pilot on ▲"."""
    fixed = 0
    dice: list[str] = []
    per_pilot = ""
    counted: list[str] = []
    dialled = False
    for term in text.split("+"):
        times, _, last = term.rpartition("*")
        if last in _DICE:
            dice.append(_dice_in_words(times, last))
            per_pilot = f" per pilot on {_sign(times)}" if times.startswith("#") else ""
        elif term.startswith("#"):
            counted.append(f"1 per pilot on {_sign(term)}")
        elif term == "X":
            dialled = True
        else:
            fixed += int(term)
    if dialled:
        return f"X {many} (your wheel)"
    parts = ([str(fixed)] if fixed or not dice + counted else []) + dice
    if dice:
        return " + ".join([f"{' + '.join(parts)} of {many}{per_pilot}", *counted])
    noun = one if fixed == 1 else many
    if not parts:
        return " + ".join([counted[0].replace("1 per", f"1 {one} per"), *counted[1:]])
    return " + ".join([f"{parts[0]} {noun}", *counted])


def _dice_in_words(times: str, die: str) -> str:
    if not times or times.startswith("#"):
        return f"a {_DICE[die]} die"
    return f"{times} {_DICE[die]} dice"


def _sign(symbol: str) -> str:
    return ROUTE_SIGNS[ROUTES.index(symbol[1:])]
