"""Orders as players type them: the words of the answers that they stand for, one after another."""

from typing import Final

from paddock.core.phrase import Told
from paddock.core.protocol import Decision, Order
from paddock.games.powersled.actions import GOES, STOP, Lay
from paddock.games.powersled.book.cards import CODES
from paddock.games.powersled.decisions import ChooseCards, ChooseDiscard, ChooseStep
from paddock.games.powersled.foresight.looker import Looker
from paddock.games.powersled.foresight.paths import Path, paths_of
from paddock.games.powersled.foresight.position import lay_down, position_of
from paddock.games.powersled.foresight.previews import PathPreview
from paddock.games.powersled.foresight.steps import number_of
from paddock.games.powersled.orders.kinds import Discards, Drive, LetPass
from paddock.games.powersled.view import PowersledView
from paddock.games.powersled.words.names import word
from paddock.kit.words import refuse

EXAMPLES: Final[tuple[str, ...]] = ("D3 2 forward left", "left forward pass", "xM3 xD2")
MOST_TIMES: Final = 9
_VERBS: Final[tuple[str, ...]] = ("lay", "drive", "go", "discard", "and")
_PASS: Final = "pass"
_HOW: Final = "A step is forward, left, right or stop, or how often: 2 forward"


def read(view: PowersledView, decision: Decision, typed: str) -> tuple[Order, ...] | Told:
    """The cards and the steps of a drive, and whether reactions are to pass; or several discards.
    Where steps are left out it is the best way that begins so."""
    words = spread(typed)
    if isinstance(decision, ChooseDiscard):
        return read_discards(view, decision, words)
    passes: tuple[Order, ...] = ()
    if words and words[-1] == _PASS:
        words.pop()
        passes = (LetPass(view.turn, view.round),)
    if passes and not words:
        return passes
    if not isinstance(decision, ChooseCards | ChooseStep):
        why = "Here you can only order to pass: no cards are to be laid now, and no square to go."
        return Told(why, [])
    drive = read_drive(view, decision, words)
    return drive if isinstance(drive, Told) else (drive, *passes)


def spread(typed: str) -> list[str]:
    """The words, those that are to be done several times as often."""
    words: list[str] = []
    times = 1
    for one in typed.casefold().replace(",", " ").split():
        if one.isdecimal() and 1 <= int(one) <= MOST_TIMES:
            times = int(one)
        elif one not in _VERBS:
            words += [one] * times
            times = 1
    return words


def read_discards(
    view: PowersledView, decision: ChooseDiscard, words: list[str]
) -> tuple[Order, ...] | Told:
    cards: list[int] = []
    codes = [code.casefold() for code in CODES]
    for one in words:
        code = one.removeprefix("x")
        if code not in codes:
            why = f"{one!r} is no card to discard; type each as it stands in the list, as xM3."
            return Told(why, [])
        cards.append(codes.index(code))
    return (Discards(view.turn, view.round, decision.why, decision.left, tuple(cards)),)


def read_drive(
    view: PowersledView, decision: ChooseCards | ChooseStep, words: list[str]
) -> Drive | Told:
    looker = Looker(position_of(view), decision.seat)
    cards: Lay | None = None
    if isinstance(decision, ChooseCards):
        said = words.pop(0) if words else ""
        for option in decision.menu:
            if isinstance(option, Lay) and word(option).casefold() == said:
                cards = option
        if cards is None:
            example = word(decision.menu[0])
            why = f"{said!r} is no card to lay; type it as it stands in the list, as {example}."
            return Told(why, [])
        lay_down(looker.race, decision.seat, cards)
    steps: list[int] = []
    for one in words:
        step = step_called(one)
        if step is None:
            return Told(f"{one!r} is no step. {_HOW}.", [])
        steps.append(step)
    ways = [path for path in paths_of(looker.race) if begins_so(path, steps)]
    if not ways:
        return refuse("PS-077", f"No way goes so: {' '.join(words)}.")
    return drive_along(view, looker.sensible(ways)[0], cards)


def step_called(said: str) -> int | None:
    """The number of a step, from its word or the beginning of it."""
    known = [(word(one), number_of(one)) for one in (*GOES, STOP)]
    for name, number in known:
        if name == said:
            return number
    for name, number in known:
        if "!" not in name and name.startswith(said):
            return number
    return None


def begins_so(path: Path, steps: list[int]) -> bool:
    return [number_of(answer) for answer in path.answers[: len(steps)]] == steps


def drive_along(view: PowersledView, path: PathPreview, cards: Lay | None) -> Drive:
    """The order to go the way that was shown, with these cards or those that lie already."""
    sled = view.sleds[view.seat]
    return Drive(
        view.turn,
        view.round,
        len(view.play.path) if cards is None else 0,
        sled.square,
        sled.control,
        cards,
        tuple(path.steps),
        tuple(path.squares),
        tuple([risk.square for risk in path.risks]),
        path.struck,
    )
