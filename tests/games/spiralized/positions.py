"""Positions to start an example from, answers to give in it, and short questions about it.

    race = position(red="1/5 3/0", blue="4/0 Pit")
    events = play(race, "roll", "a5", "b3", dice="53")
    assert where(race, "red") == "1/10 3/3 Rect Rect"

Places are written as in the specification: `ring/position`, `Z3`, `Start`, `Home`, `Pit`; tokens
that are not named are in `Rect`. The colour that is named first has the dice. A colour alone gets
a rival with everything in the rectangle.
"""

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, TypeVar

from paddock.core.chance import Dealer, Script
from paddock.core.protocol import Action, Decision, Event, begin
from paddock.core.protocol import advance as advance_race
from paddock.core.resources import read_resource
from paddock.games.spiralized import GAME
from paddock.games.spiralized.book.reader import make_book
from paddock.games.spiralized.book.spiral import Spiral
from paddock.games.spiralized.phases.turn import BEGINNING
from paddock.games.spiralized.setup import setup
from paddock.games.spiralized.state import Spiralized
from paddock.table.diary import Diary
from support import said

E = TypeVar("E", bound=Event)

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
LAP: Final = 24
LAST: Final = 6 * LAP
HOME: Final = LAST + 9
RECT: Final = -1
PIT: Final = -2


# Places, by the formulas of the specification


def progress(colour: str, place: str) -> int:
    """How far a token of this colour has come when it stands there."""
    if "/" in place:
        ring, at = (int(number) for number in place.split("/"))
        return (ring - 1) * LAP + (at - 4 * COLOURS.index(colour) + ring - 1) % LAP + 1
    if place[0] == "Z":
        return LAST + int(place[1:])
    return {"Start": 0, "Rect": RECT, "Pit": PIT, "Home": HOME}[place]


def place(colour: str, progress: int) -> str:
    """The place that belongs to a progress."""
    if progress < 1 or progress == HOME:
        return {0: "Start", RECT: "Rect", PIT: "Pit", HOME: "Home"}[progress]
    if progress > LAST:
        return f"Z{progress - LAST}"
    ring, along = divmod(progress - 1, LAP)
    return f"{ring + 1}/{(4 * COLOURS.index(colour) - ring + along) % LAP}"


def position(choices: Mapping[str, Any] | None = None, /, **places: str) -> Spiralized:
    """A race at the beginning of a turn, with tokens standing there."""
    active = next(iter(places))
    if len(places) == 1:
        places["purple" if active != "purple" else "red"] = ""
    colours = sorted(places, key=COLOURS.index)
    book = make_book({**(choices or {}), "colours": [COLOURS.index(colour) for colour in colours]})
    race = setup(book, len(colours), Dealer(0))
    for seat, colour in enumerate(colours):
        for own, name in enumerate(places[colour].split()):
            race.put(seat * 4 + own, progress(colour, name))
            if name == "Pit":
                race.pit = seat * 4 + own
    race.active = colours.index(active)
    race.turn = 1
    race.phases = [BEGINNING]
    begin(race, Script([]), Diary())
    return race


def fresh(dice: str, seats: int = 2, **choices: Any) -> tuple[Spiralized, list[Event]]:
    """A race from its very beginning, with these dice for the first turn."""
    chance, diary = Script(luck(dice)), Diary()
    race = setup(make_book(choices), seats, chance)
    begin(race, chance, diary)
    assert chance.left() == [], "not all of the dice were thrown"
    return race, diary.told()


def luck(dice: str) -> list[int]:
    """Dice as picks."""
    return [int(die) - 1 for die in dice if die != " "]


# Answering


def play(race: Spiralized, *words: str, dice: str = "") -> list[Event]:
    """Answer in these words, one question after the other, with just these dice."""
    chance, diary = Script(luck(dice)), Diary()
    for word in words:
        advance_race(race, [option(race, word)], chance, diary)
    assert chance.left() == [], "not all of the dice were thrown"
    return diary.told()


def option(race: Spiralized, word: str) -> Action:
    """The option of that word."""
    decision = question(race)
    for action in decision.options():
        if GAME.word(action) == word:
            assert said(decision.refusal(action)) == ""
            return action
    raise AssertionError(f"{word!r} is not offered: {options(race)}")


# Looking


def question(race: Spiralized) -> Decision:
    """What is asked; nobody but the active player ever is."""
    (decision,) = race.asked
    assert decision.seat == race.active
    return decision


def asked(race: Spiralized) -> str:
    """The kind of question that is asked, or "" when the race is over."""
    return type(question(race)).__name__ if race.asked else ""


def options(race: Spiralized) -> list[str]:
    """What may be answered, in words and in the order of the alphabet."""
    return sorted(GAME.word(action) for action in question(race).options())


def refusal(race: Spiralized, action: Action) -> str:
    """The rule that a refusal names, or "" when the action is allowed."""
    return said(question(race).refusal(action)).partition(" ")[0]


def where(race: Spiralized, colour: str) -> str:
    """The places of a colour's four tokens."""
    first = seat(race, colour) * 4
    return " ".join(place(colour, one) for one in race.tokens[first : first + 4])


def seat(race: Spiralized, colour: str) -> int:
    """Who plays a colour."""
    return race.colours.index(COLOURS.index(colour))


def turn_of(race: Spiralized) -> str:
    """The colour that has the dice."""
    return COLOURS[race.colours[race.active]]


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of the events, in order."""
    return [type(event).__name__ for event in events]


# Boards


def printed_data() -> dict[str, Any]:
    """The data file that comes with the game, to be changed."""
    data: dict[str, Any] = json.loads(
        read_resource("paddock.games.spiralized", "data/board.json"),
    )
    return data


def changed(**changes: Any) -> dict[str, Any]:
    """The printed data with other fields; None takes one away."""
    data = deepcopy(printed_data())
    for key, value in changes.items():
        if value is None:
            del data[key]
        else:
            data[key] = value
    return data


def stretched(sector: int) -> list[str]:
    """A board with longer laps, sunbursts two after the Wheels."""
    lap = 6 * sector
    rows = [["."] * lap for _ in range(6)]
    for k, letter in enumerate("roygbp"):
        rows[0][sector * k] = "^"
        for ring in range(1, 7):
            at = sector * k - ring
            rows[ring - 1][at % lap] = letter.upper() if ring % 2 == 0 else letter
            if ring > 1:
                rows[ring - 1][(at + 1) % lap] = "_"
            if ring % 2 == 0:
                rows[ring - 1][(at + 2) % lap] = "*"
    return ["".join(row) for row in rows]


def book_of(data: Any) -> Spiral:
    """A board of one's own, checked like any that a user brings."""
    return make_book({"data": data})
