"""What players type: `t -20 m 4.5 t 45 m 9.5`, `at 20 8.5 90`, `burn 3C 7D`."""

from math import isfinite
from typing import Final

from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision, Order
from paddock.games.spin_out.actions import Burn, DiscardCards, Manoeuvre, PlacePod
from paddock.games.spin_out.book.cards import CARDS
from paddock.games.spin_out.book.measures import DEGREE, INCH, TURN
from paddock.games.spin_out.decisions.driving import ChooseAfterburn, ChooseDiscard, ChoosePlace
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.orders.kinds import Route
from paddock.games.spin_out.view import SpinOutView

EXAMPLE: Final = "t -20 m 4.5 t 45 m rest"
EXAMPLES: Final[tuple[str, ...]] = ("t -20 m 4.5 t 45 m 7.5", "m 12 on")
TURNS: Final[tuple[str, ...]] = ("t", "turn", "l", "left")
RIGHT_TURNS: Final[tuple[str, ...]] = ("r", "right")
MOVES: Final[tuple[str, ...]] = ("m", "move")
REST: Final = "rest"
PAUSE: Final = "pause"
GO_ON: Final = "on"
HOW: Final = f"A way is turns and moves in turn, such as {EXAMPLE}"


def form(decision: Decision) -> str:
    """How an answer is typed that stands in no list."""
    if isinstance(decision, ChooseManoeuvre):
        return f"{EXAMPLE} (degrees, left is positive; inches; pause at the end for a part)"
    if isinstance(decision, ChoosePlace):
        return "at 20 8.5 90 (inches from the left and the near side; degrees)"
    if isinstance(decision, ChooseAfterburn):
        return "burn 3C 7D"
    return "drop 3C 7D" if isinstance(decision, ChooseDiscard) else ""


def read_answer(decision: Decision, typed: str) -> Action | Told | None:
    """The manoeuvre, the place or the cards that are meant."""
    words = typed.casefold().replace(",", " ").split()
    if not words:
        return None
    if isinstance(decision, ChooseManoeuvre):
        return _read_way(words, decision.left)
    if isinstance(decision, ChoosePlace) and words[0] == "at":
        return _read_place(decision, words[1:])
    if isinstance(decision, ChooseAfterburn) and words[0] == "burn":
        cards = _read_cards(words[1:])
        return cards if isinstance(cards, Told) else Burn(cards)
    if isinstance(decision, ChooseDiscard) and words[0] == "drop":
        cards = _read_cards(words[1:])
        return cards if isinstance(cards, Told) else DiscardCards(cards)
    return None


def read_orders(view: SpinOutView, decision: Decision, typed: str) -> tuple[Order, ...] | Told:
    """The way to drive in this Game Turn, from where the pod stands; with `on` at its end also
    after an interruption."""
    words = typed.casefold().replace(",", " ").split()
    goes_on = words[-1:] == [GO_ON]
    left = decision.left if isinstance(decision, ChooseManoeuvre) else view.turn.left
    way = _read_way(words[:-1] if goes_on else words, left)
    if isinstance(way, Manoeuvre) and not way.is_part:
        return (Route(view.game_turn, view.pods[decision.seat].pose, way.steps, goes_on),)
    return way if isinstance(way, Told) else Told(f"{HOW}.", [])


def _read_way(words: list[str], left: int) -> Manoeuvre | Told | None:
    """Turns and moves in turn: turns on the spot are one turn, and so are moves straight on."""
    is_part = words[-1:] == [PAUSE]
    tokens = [token for word in (words[:-1] if is_part else words) for token in _parts(word)]
    first = tokens[0] if tokens else ""
    if first not in TURNS and first not in RIGHT_TURNS and first not in MOVES:
        return None
    steps: list[int] = []
    at = 0
    while at < len(tokens):
        what = tokens[at]
        said = tokens[at + 1] if at + 1 < len(tokens) else ""
        at += 2
        if what in MOVES:
            gone = sum(steps[1::2])
            length = max(0, left - gone) if said == REST else _number(said, INCH)
            if length is None:
                return Told(f"{said!r} is no number of inches. {HOW}.", [])
            _move(steps, length)
            continue
        angle = _number(said, DEGREE)
        if angle is None or (what not in TURNS and what not in RIGHT_TURNS):
            return Told(f"{' '.join([what, said]).strip()!r} is no step. {HOW}.", [])
        if not -TURN <= angle <= TURN:
            return Told("A turn is at most 360 degrees either way.", ["SO-048"])
        _turn(steps, -angle if what in RIGHT_TURNS else angle)
    return Manoeuvre(tuple(steps), is_part)


def _parts(word: str) -> list[str]:
    """`t-20` is `t -20`."""
    letters = word.rstrip("0123456789.-+°")
    number = word[len(letters) :]
    return [part for part in (letters, number) if part]


def _turn(steps: list[int], angle: int) -> None:
    """SO-R11 Rotations without an inch between them are one."""
    if len(steps) % 2 == 1:
        whole = steps[-1] + angle
        steps[-1] = whole % TURN if whole >= 0 else -(-whole % TURN)
    else:
        steps.append(angle)


def _move(steps: list[int], length: int) -> None:
    if len(steps) % 2 == 1:
        steps.append(length)
    elif steps:
        steps[-1] += length
    else:
        steps += [0, length]


def _number(text: str, grain: int) -> int | None:
    try:
        number = float(text.removesuffix("°"))
    except ValueError:
        return None
    return round(number * grain) if isfinite(number) else None


def _read_place(decision: ChoosePlace, words: list[str]) -> Action | Told:
    grains = (INCH, INCH, DEGREE)
    numbers = [_number(word, grain) for word, grain in zip(words, grains, strict=False)]
    if len(numbers) != len(words) or len(words) < 2 or None in numbers:
        return Told(f"A place is typed as {form(decision)}.", [])
    found = [number for number in numbers if number is not None]
    heading = found[2] % TURN if len(found) > 2 else decision.book.course.start_heading
    return PlacePod(found[0], found[1], heading)


def _read_cards(words: list[str]) -> tuple[int, ...] | Told:
    """The lowest first, as they lie in a hand."""
    codes = [code.casefold() for code in CARDS]
    for word in words:
        if word not in codes:
            return Told(f"{word!r} is no card; type it as 3C, 10H or X1.", [])
    return tuple(sorted([codes.index(word) for word in words]))
