"""Races by the hundred, at random and steered, watched: what was seen, and that nothing is lost."""

import ast
import json
import re
from collections.abc import Sequence
from typing import Any, Final

from games.powersled.ledger import Ledger
from games.powersled.policies import POLICIES, Policy, daredevil, dawdler, rammer
from games.powersled.positions import at, position
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.codec import codec_of
from paddock.core.protocol import Action, Event, advance, begin
from paddock.core.resources import read_resource
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import (
    DISCARDS,
    DONE,
    FIRE_LASER,
    GOES,
    LAY_MINE,
    LAY_SLICK,
    NUKES,
    PASS,
    REACT,
    STOP,
    SWIPES,
    Build,
    Go,
    Lay,
    lay,
)
from paddock.games.powersled.book.cards import (
    CODES,
    CORNERING,
    FIELD,
    FIRST_SPECIAL,
    KINDS,
    MOVE_3,
    PILOTING,
    REFLEXES,
    SPEED,
    is_special,
)
from paddock.games.powersled.book.reader import make_book, printed_tables
from paddock.games.powersled.book.tables import CIRCLES
from paddock.games.powersled.book.track_reader import TRACKS
from paddock.games.powersled.decisions import ChooseStep
from paddock.games.powersled.events.contact import (
    CAUSES,
    BlowRolled,
    Collided,
    HazardLaid,
    LaserFired,
    NukeThrown,
    Reacted,
    Removed,
)
from paddock.games.powersled.events.driving import (
    ControlRolled,
    ControlSettled,
    DirectionRolled,
    LostControl,
    OffWall,
    Regained,
    SpinMarked,
)
from paddock.games.powersled.events.turns import CardsLaid, Discarded
from paddock.games.powersled.setup import setup
from paddock.games.powersled.state import ENDINGS, STILL_RACING, Powersled
from paddock.table.diary import Diary
from support import ROOT, said

Seen = dict[str, set[object]]
"""What was seen, by what sort of thing it is."""

PROBES: Final[list[Action]] = [
    PASS,
    REACT,
    DONE,
    STOP,
    FIRE_LASER,
    LAY_MINE,
    LAY_SLICK,
    *DISCARDS,
    *GOES,
    *SWIPES,
    *NUKES,
    Build(3, 0, 0, 0),
    Build(2, 2, 2, 2),
    *[lay(card, 0, 0, 0, 0) for card in range(KINDS)],
    *[lay(card, 0, 2, 2, 2) for card in range(KINDS)],
    *[Lay(card, 2, 0, 0, 0) for card in range(KINDS + 1)],
    *[Lay(card, 1, 3, 0, 0) for card in range(FIRST_SPECIAL, KINDS)],
    Lay(MOVE_3, 3, 3, 0, 0),
]
PROBED_EVERY: Final = 10
HARSH_EVERY: Final = 5
TRICKS_EVERY: Final = 8
STUNTS_EVERY: Final = 3
STUNT_DECK: Final = (1, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1)
"""Counts by kind: all the special cards, and few others."""
DAWDLING: Final = 7
"""This race is slept through, over as many laps as there can be."""

STRENGTHS: Final = range(1, 6)
ROLLS: Final = range(2, 13)


def everything(seats: int) -> Seen:
    """What a long run at this number of seats must have seen."""
    kinds = codec_of(GAME).kinds
    return {
        "event": {name for name, kind in kinds.items() if kind["is"] == "Event"},
        "question": {
            name for name, kind in kinds.items() if kind["is"] == "Decision" and name != "Reaction"
        },
        "action": {name for name, kind in kinds.items() if kind["is"] == "Action"},
        "refusal": set(refusals()),
        "card": {
            *[f"{CODES[card]} laid" for card in range(FIRST_SPECIAL)],
            *[
                f"{CODES[card]} as {slow}"
                for card in range(FIRST_SPECIAL, KINDS)
                for slow in (0, 1)
            ],
            *[f"{CODES[card]} added" for card in (CORNERING, PILOTING, SPEED)],
            *[f"two {CODES[card]} added" for card in (CORNERING, PILOTING, SPEED)],
            *[f"{CODES[card]} played" for card in range(REFLEXES, KINDS)],
            *[f"GP on {square}" for square in ("own", "next", "both")],
            *[f"FF against {CAUSES[cause]}" for cause in range(2, 8)],
            "LA at a mine",
        },
        "discard": {"over the limit", "for steps", "for a spin", "all of it"},
        "test": {CAUSES[cause] for cause in range(7)},
        "control loss": set(range(5)),
        "regain": {0, 1, 2},
        "direction": {-2, -1, 0, 1, 2},
        "off the wall": {0, 1, 2},
        "collision": {(strength, roll) for strength in STRENGTHS for roll in ROLLS},
        "manner": {
            *("rear-end", "diagonal", "side", "by a spin"),
            *(("chain",) if seats > 2 else ()),
            *(("chain of a chain",) if seats > 3 else ()),
        },
        "circle": {circle for circle in CIRCLES if circle not in ("S4", "S5")},
        "way out": {"crashed", "broke down"},
        "ending": {name for number, name in enumerate(ENDINGS) if number != STILL_RACING},
        "track": set(TRACKS),
    }


def refusals() -> dict[str, re.Pattern[str]]:
    """Every refusal of the decisions, as a pattern."""
    source = (ROOT / "src/paddock/games/powersled/decisions.py").read_text("utf-8")
    found: dict[str, re.Pattern[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "refuse":
            rule, words = node.args[:2]
            sentence = f"{_sentence(rule) or GAP} {_sentence(words)}".replace("{}", GAP)
            found[sentence] = re.compile(re.escape(sentence).replace(GAP, ".*"))
    return found


def _sentence(node: ast.expr) -> str:
    """A text of the source, with a gap where something is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_sentence(part) for part in node.values)
    return GAP if isinstance(node, ast.FormattedValue) else ""


GAP: Final = "…"
SENTENCES: Final = refusals()


def missing(seen: Seen, seats: int) -> Seen:
    """What was never seen."""
    wanted = everything(seats)
    return {sort: rest for sort in wanted if (rest := wanted[sort] - seen[sort])}


def harsh_tables() -> dict[str, Any]:
    """A track with tables under which few sleds live long."""
    data: dict[str, Any] = json.loads(read_resource("paddock.games.powersled", "data/foundry.json"))
    blow = {str(roll): [9, -4] for roll in ROLLS}
    data["tables"] = {
        "thrust_boxes": [6, 7, 8],
        "stability_boxes": [6, 7, 8],
        "collision": {str(strength): blow for strength in STRENGTHS},
    }
    return data


def run(seats: int, races: int, first: int = 0) -> Seen:
    """So many races on all tracks, each seat with a bent of its own."""
    seen: Seen = {sort: set() for sort in everything(seats)}
    for number in range(first, first + races):
        watched_race(seats, number, seen).run()
    return seen


def watched_race(seats: int, number: int, seen: Seen) -> "Watched":
    """The numbered race. Some are harsh, some full of special cards, one dawdles."""
    luck: Chance = Dealer(spawn_seed(number, seats))
    config: dict[str, Any] = {"track": TRACKS[number // 2 % 3], "laps": 1 + number % 2}
    policies = [POLICIES[(number + seat * (1 + number // 4)) % 4] for seat in range(seats)]
    if number % TRICKS_EVERY == 3:
        return Watched(trick(seats, number), number, [daredevil] * seats, luck, seen)
    if number % HARSH_EVERY == HARSH_EVERY - 1:
        config = {"data": harsh_tables(), "laps": 1}
        policies = [rammer] * seats
    elif number % 4 == 2:
        config |= {"finish": "race_on", "hook": "extra"}
    if number == DAWDLING:
        config = {"laps": 10}
        policies = [dawdler] * seats
    book = make_book(config)
    if number % STUNTS_EVERY == 0:
        book.deck = STUNT_DECK
    return Watched(setup(book, seats, luck), number, policies, luck, seen)


def trick(seats: int, number: int) -> Powersled:
    """A race that begins right before something that hardly ever happens."""
    others: dict[str, Any] = {
        letter: at(f"s5.0.{place}") for place, letter in enumerate("CDEF"[: seats - 2], 4)
    }
    if number % 3 == 0:
        # Into a taken corner square with the last printed point.
        config = {"safe": {"A": 1}}
        bold = at("s0.0.2", "M4 GP GS")
        return position(config=config, A=bold, B=at("A.0.0"), **others)
    if number % 3 == 1:
        # Out from behind a sled over a mine, with a mine in the next square.
        bold = at("s2.1.0'", "M5 GP GP GS", mines_under=1)
        return position(mines="s2.1.0 s2.1.1", A=bold, B=at("s2.1.0"), **others)
    # A mine, and a sled right behind it.
    bold = at("s5.0.0", "M5 GP GP GS")
    return position(mines="s5.0.1", A=bold, B=at("s5.0.2"), **others)


class Watched:
    """One race, looked at after every answer."""

    def __init__(
        self, race: Powersled, number: int, policies: list[Policy], luck: Chance, seen: Seen
    ) -> None:
        self.race = race
        self.luck = luck
        self.choice = Dealer(spawn_seed(number, 10 + race.seats))
        self.policies = policies
        self.seen = seen
        self.is_probed = number % PROBED_EVERY == 0
        self.is_printed = race.book.tables is printed_tables()
        self.diary = Diary()
        self.ledger = Ledger(race)
        self.mover = 0
        self.is_spin = False
        self.chain = 0

    def run(self) -> None:
        race = self.race
        asked = 0
        begin(race, self.luck, self.diary)
        while race.phases:
            self._look()
            answers: list[Action] = []
            for decision in race.asked:
                answer = self.policies[decision.seat](decision, self.choice)
                self.seen["action"].add(type(answer).__name__)
                if isinstance(answer, Go) and answer.piloting:
                    self.seen["card"].add(f"GP on {('own', 'next', 'both')[answer.piloting - 1]}")
                answers.append(answer)
            asked += len(answers)
            self.diary.entries.clear()
            advance(race, answers, self.luck, self.diary)
            events = self.diary.told()
            self.ledger.check(race, events)
            self._note(events)
            for entry in self.diary.entries:
                self.seen["event"].add(type(entry.others).__name__)
        assert asked <= GAME.most_decisions
        assert race.asked == ()
        standings = GAME.standings(race)
        assert sorted(standings.places) == list(range(1, race.seats + 1))
        self.seen["ending"].add(standings.reason)
        self.seen["track"].add(race.book.track.id)

    def _look(self) -> None:
        for decision in self.race.asked:
            self.seen["question"].add(type(decision).__name__)
            if self.is_probed or (isinstance(decision, ChooseStep) and decision.is_inside):
                offered = {option.code for option in decision.options()}
                for action in PROBES:
                    why = said(decision.refusal(action))
                    assert (why == "") == (action.code in offered), why
                    if why:
                        self.seen["refusal"] |= sentence_of(why)

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            self.seen["event"].add(type(event).__name__)
            if isinstance(event, CardsLaid | SpinMarked):
                self.mover = event.seat
                self.is_spin = isinstance(event, SpinMarked)
            self._note_card(event)
            self._note_roll(event)
            if isinstance(event, Collided):
                self._note_collision(event)
            elif isinstance(event, Discarded):
                sorts = ("over the limit", "for steps", "for a spin", "all of it")
                self.seen["discard"].add(sorts[event.why])
            elif isinstance(event, LostControl | SpinMarked):
                self.seen["circle"].add(event.circle)
            elif isinstance(event, Removed):
                self.seen["way out"].add(("crashed", "broke down")[event.why])

    def _note_card(self, event: Event) -> None:
        cards = self.seen["card"]
        if isinstance(event, CardsLaid):
            code = CODES[event.card]
            cards.add(f"{code} as {event.speed}" if is_special(event.card) else f"{code} laid")
            for card, number in (
                (CORNERING, event.corners),
                (PILOTING, event.pilotings),
                (SPEED, event.extras),
            ):
                if number:
                    cards.add(f"{CODES[card]} added" if number == 1 else f"two {CODES[card]} added")
        elif isinstance(event, Reacted):
            cards.add(f"{CODES[event.card]} played")
            if event.card == FIELD:
                cards.add(f"FF against {CAUSES[event.cause]}")
        elif isinstance(event, HazardLaid):
            cards.add(f"{CODES[event.card]} played")
        elif isinstance(event, NukeThrown):
            cards.add("NU played")
        elif isinstance(event, LaserFired):
            cards.add("LA played" if event.target >= 0 else "LA at a mine")

    def _note_roll(self, event: Event) -> None:
        if isinstance(event, ControlRolled):
            self.seen["test"].add(CAUSES[event.cause])
        elif isinstance(event, ControlSettled):
            self.seen["control loss"].add(event.result)
        elif isinstance(event, Regained):
            self.seen["regain"].add(self.race.book.tables.regained(event.total))
        elif isinstance(event, DirectionRolled):
            self.seen["direction"].add(self.race.book.tables.lanes_out(event.total))
        elif isinstance(event, OffWall):
            self.seen["off the wall"].add(event.lanes)
        elif isinstance(event, BlowRolled) and self.is_printed:
            self.seen["collision"].add((event.strength, event.one + event.two))

    def _note_collision(self, event: Collided) -> None:
        manners = self.seen["manner"]
        manners.add(("rear-end", "diagonal", "side")[event.manner])
        if event.mover == self.mover:
            self.chain = 0
            if self.is_spin:
                manners.add("by a spin")
        else:
            self.chain += 1
            manners.add("chain" if self.chain == 1 else "chain of a chain")


def sentence_of(why: str) -> set[object]:
    """Which of the sentences a refusal is."""
    found: set[object] = {name for name, pattern in SENTENCES.items() if pattern.fullmatch(why)}
    assert found, why
    return found
