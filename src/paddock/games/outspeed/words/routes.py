"""A route of a tile in words and in signs, for prompts, pictures and the printed tiles."""

from typing import Final

from paddock.core.protocol import Value
from paddock.games.outspeed.book.tiles import ALONE, LIMITED, Amount, Route
from paddock.games.outspeed.words.names import ROUTE_NAMES, ROUTE_SIGNS
from paddock.kit.words import plural

COST_DIE: Final = "yellow"
ZONE_DIE: Final = "blue"
MOST_PILOTS_DRAWN: Final = 4
MOST_TOKENS_DRAWN: Final = 3
ANY_ROUTE: Final = -1


def route_in_words(route: Route) -> str:
    """`P2 | 1 | Z=2 B=1` is "1 fuel → 2 zones, 1 token, if at most one other comes along"."""
    if not route.is_lit:
        return "off: nobody can take it"
    gains = _gains_in_words(route)
    price = amount_in_words(route.cost, COST_DIE, "fuel") or "free"
    if route.condition == ALONE:
        return f"{gains} for free if you are alone; with company you pay {price} for nothing"
    if route.condition == LIMITED:
        return f"{price} → {gains}, {_company_in_words(route.room)}"
    return f"{price} → {gains}"


def _gains_in_words(route: Route) -> str:
    zones = amount_in_words(route.zones, ZONE_DIE, "zone")
    fuel = amount_in_words(route.fuel, ZONE_DIE, "fuel")
    gains = [zones, f"+{fuel}" if fuel else "", _tokens_in_words(route)]
    return ", ".join(gain for gain in gains if gain) or "nothing"


def _tokens_in_words(route: Route) -> str:
    return plural(route.tokens, "token") if route.tokens else ""


def _company_in_words(room: int) -> str:
    if room == 1:
        return "if nobody else comes along"
    if room == 2:
        return "if at most one other comes along"
    return f"if at most {room - 1} others come along"


class Term:
    """One summand of an amount: so many, or so many dice, perhaps for each pilot on a route."""

    def __init__(self, number: int, route: int, is_rolled: bool) -> None:
        self.number = number
        self.route = route
        self.is_rolled = is_rolled


def terms_of(amount: Amount) -> list[Term]:
    """What an amount is the sum of, the wheel aside."""
    terms = [Term(number, route, False) for route, number in enumerate(amount.counted)]
    terms.append(Term(amount.fixed, ANY_ROUTE, False))
    terms.append(Term(amount.rolls, ANY_ROUTE, True))
    terms += [Term(number, route, True) for route, number in enumerate(amount.rolls_counted)]
    return [term for term in terms if term.number]


def amount_in_words(amount: Amount, die: str, noun: str) -> str:
    """`dB+1` is "1 zone + a blue die", `#M` is "1 zone per pilot on ▲"; nothing is ""."""
    words: list[str] = []
    for term in terms_of(amount):
        on = f" per pilot on {ROUTE_SIGNS[term.route]}" if term.route != ANY_ROUTE else ""
        if term.is_rolled:
            dice = f"a {die} die" if term.number == 1 else f"{term.number} {die} dice"
            words.append(f"{dice}{'' if words else f' of {_many(noun)}'}{on}")
        else:
            words.append((str(term.number) if words else plural(term.number, noun)) + on)
    if amount.dialled:
        words.append("X (your wheel)" if words else f"X {_many(noun)} (your wheel)")
    return " + ".join(words)


def amount_in_brief(amount: Amount, noun: str) -> str:
    """The same where there is little room: "1 + die roll", "1 per ■"; nothing is "free"."""
    if amount.fixed and len(terms_of(amount)) == 1 and not amount.dialled:
        return plural(amount.fixed, noun)
    words: list[str] = []
    for term in terms_of(amount):
        on = f" per {ROUTE_SIGNS[term.route]}" if term.route != ANY_ROUTE else ""
        if term.is_rolled and term.number == 1:
            words.append(f"die{on}" if on else "die roll")
        else:
            words.append(f"{term.number}{' dice' if term.is_rolled else ''}{on}")
    if amount.dialled:
        words.append("X" if words else f"X {_many(noun)}")
    return " + ".join(words) or "free"


def amount_in_signs(amount: Amount, die: str, unit: str) -> list[str]:
    """What is printed for an amount, from left to right: signs by their names, and figures.

    A die goes by its colour, and the pilots on a route by the route's name.
    """
    signs: list[str] = []
    for term in terms_of(amount):
        if signs:
            signs.append("+")
        factors = [die] if term.is_rolled else []
        if term.route != ANY_ROUTE:
            factors = [ROUTE_NAMES[term.route], *(["×", die] if term.is_rolled else [])]
        if not factors:
            signs.append(str(term.number))
        elif term.number > 1:
            signs.append(f"{term.number}×")
        signs += factors
    if amount.dialled:
        signs += ["+", "wheel"] if signs else ["wheel"]
    return [*signs, unit] if signs else []


def _many(noun: str) -> str:
    return plural(2, noun).removeprefix("2 ")


class PrintedLine(Value):
    """One line of a route: which `part` it is ("condition", "cost", "benefit"), signs and words.

    A sign goes by its name (`person`, `all`, `alone`, `cube`, `chevron`, `token`, `wheel`; `yellow`
    and `blue` are dice; `left`, `middle` and `right` the pilots on that route); anything else is
    written as it stands. `brief` is the text where there is little room; `otherwise` is what
    follows if a condition is not met.
    """

    def __init__(
        self, part: str, signs: list[str], text: str, brief: str, otherwise: str = ""
    ) -> None:
        self.part = part
        self.signs = signs
        self.text = text
        self.brief = brief
        self.otherwise = otherwise


def lines_of(route: Route) -> list[PrintedLine]:
    """OS-051 The lines of a lit route, top to bottom: condition, cost, and each benefit."""
    if not route.is_lit:
        return []
    lines = [_condition_line(route), _cost_line(route)]
    zones = amount_in_signs(route.zones, ZONE_DIE, "chevron")
    if zones:
        text = amount_in_words(route.zones, ZONE_DIE, "zone")
        lines.append(PrintedLine("benefit", zones, text, amount_in_brief(route.zones, "zone")))
    fuel = amount_in_signs(route.fuel, ZONE_DIE, "cube")
    if fuel:
        text = f"gain {amount_in_words(route.fuel, ZONE_DIE, 'fuel')}"
        lines.append(
            PrintedLine("benefit", ["+", *fuel], text, f"+{amount_in_brief(route.fuel, 'fuel')}")
        )
    if route.tokens:
        signs = _drawn("token", route.tokens, MOST_TOKENS_DRAWN)
        tokens = _tokens_in_words(route)
        lines.append(PrintedLine("benefit", signs, f"draw {tokens}", tokens))
    return lines


def _condition_line(route: Route) -> PrintedLine:
    if route.condition == ALONE:
        otherwise = "else you pay for nothing"
        return PrintedLine("condition", ["alone"], "free if alone", "be alone", otherwise)
    if route.condition == LIMITED:
        signs = _drawn("person", route.room, MOST_PILOTS_DRAWN)
        text = f"room for {route.room}"
        return PrintedLine("condition", signs, text, text, "else all lose the turn")
    return PrintedLine("condition", ["all"], "open to all", "open to all")


def _cost_line(route: Route) -> PrintedLine:
    signs = amount_in_signs(route.cost, COST_DIE, "cube")
    if not signs:
        return PrintedLine("cost", ["0", "cube"], "free", "free")
    text = f"pay {amount_in_words(route.cost, COST_DIE, 'fuel')}"
    return PrintedLine("cost", signs, text, f"−{amount_in_brief(route.cost, 'fuel')}")


def _drawn(sign: str, number: int, most: int) -> list[str]:
    """A sign so many times, or once with the number before it."""
    return [sign] * number if number <= most else [str(number), sign]
