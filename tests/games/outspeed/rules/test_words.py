"""The words: every event, question and refusal has them, with the arithmetic and real rules."""

import json
from typing import Any

import pytest

from games.outspeed.positions import (
    answer,
    bonus,
    decision_of,
    options,
    position,
    program,
    refusal,
)
from paddock.core.codec import codec_of
from paddock.core.protocol import SPECTATOR, Action, Decision, Event
from paddock.core.resources import read_resource
from paddock.games.outspeed import GAME
from paddock.games.outspeed.actions import DIALS, KEEPS, PASS, PLAYS, PROGRAMS
from paddock.games.outspeed.book.reader import decode_route, printed_tiles
from paddock.games.outspeed.book.tokens import ELECTROMAGNET, FLAMETHROWER, FUEL_TANK, NITRO
from paddock.games.outspeed.events import (
    BY_NITRO,
    BY_PUSH,
    BY_ROUTE,
    COULD_NOT_PAY,
    DRAINED,
    FROM_ROUTE,
    FROM_TANK,
    LEFT_BEHIND,
    NO_TIE,
    OUT_OF_FUEL,
    PUSHED_OFF,
    SHARED,
    Announced,
    BonusApplied,
    Eliminated,
    FuelGained,
    FuelLost,
    Moved,
    Paid,
    RaceEnded,
    RouteOverfull,
    RoutesRevealed,
    TileRevealed,
    TokenKept,
    TokensDiscarded,
    WheelsRevealed,
    ZonesGained,
)
from paddock.games.outspeed.state import ALL_OUT, FINISH, LAST_SURVIVOR
from paddock.games.outspeed.view import view
from paddock.games.outspeed.words.picture import draw, initial
from paddock.games.outspeed.words.routes import route_in_words
from support import rule, said

BOOK = GAME.book({})
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
RULES = {
    rule["number"]
    for rule in json.loads(read_resource("paddock.games.outspeed", "rules.json"))["rules"]
}
KINDS: dict[str, Any] = codec_of(GAME).kinds
EVENTS = [name for name, kind in KINDS.items() if kind["is"] == "Event"]
DECISIONS = [name for name, kind in KINDS.items() if kind["is"] == "Decision"]
SAMPLES: dict[str, Any] = {
    "int": 1,
    "str": "Dust Flats",
    "bool": True,
    "list[int]": [1, 1, 1, 1, 1, 1],
}


def told(event: Event) -> str:
    return GAME.tell(event, BOOK).text(NAMES)


def sample(kind: str) -> Event:
    """An event of that kind, whatever it says."""
    fields = {field: SAMPLES[type_] for field, type_ in KINDS[kind]["fields"].items()}
    event: Event = codec_of(GAME).load({"kind": kind, **fields}, "Event")
    return event


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_a_sentence_and_existing_rules(kind: str) -> None:
    words = GAME.tell(sample(kind), BOOK)
    assert words.text(NAMES).endswith((".", "!"))
    assert words.text(NAMES)[0].isupper()
    assert words.rules
    assert set(words.rules) <= RULES


def questions() -> dict[str, Decision]:
    """One question of every kind."""
    first = position(pilots=[(5, 6, {NITRO: 1, FLAMETHROWER: 1}), (5, 6), (5, 6)])
    found = [decision_of(first, 0)]
    bonus(first, {})
    found.append(decision_of(first, 0))
    dialling = position(tile=15, rear=3, pilots=[(20, 6), (20, 6), (20, 6)])
    program(dialling, "RMM")
    found.append(decision_of(dialling, 0))
    drawing = position(tile=3, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO, FUEL_TANK])
    program(drawing, "MRR")
    found.append(decision_of(drawing, 0))
    return {type(decision).__name__: decision for decision in found}


def test_every_kind_of_question_is_among_those_below() -> None:
    assert set(questions()) == set(DECISIONS)


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_question_and_option_has_words(kind: str) -> None:
    decision = questions()[kind]
    asked = GAME.prompt(decision, BOOK)
    assert asked.text(NAMES).endswith(".")
    assert asked.rules
    assert set(asked.rules) <= RULES
    for action in decision.options():
        assert GAME.option(decision, action, BOOK).text(NAMES)
        assert GAME.word(action)


@pytest.mark.parametrize("kind", DECISIONS)
def test_every_refusal_names_an_existing_rule_and_is_a_sentence(kind: str) -> None:
    decision = questions()[kind]
    everything: list[Action] = [PASS, *PLAYS, *PROGRAMS, *KEEPS, *DIALS]
    offered = {action.code for action in decision.options()}
    for action in everything:
        why = said(decision.refusal(action))
        assert (why == "") == (action.code in offered)
        if why:
            number, _, text = why.partition(" ")
            assert number in RULES
            assert text.endswith(".")


@rule("OS-059", "OS-065", "OS-068", "OS-071")
@pytest.mark.parametrize(
    ("event", "text", "rules"),
    [
        (
            Paid(0, 2, 1, 0, (3,), 0, 4, 4),
            "Ann pays 4 fuel = 1 + 3 (yellow die); 4 left.",
            ["OS-059", "OS-068"],
        ),
        (Paid(1, 0, 2, 0, (), 0, 2, 6), "Ben pays 2 fuel; 6 left.", ["OS-059"]),
        (
            Paid(0, 0, 0, 3, (), 0, 3, 5),
            "Ann pays 3 fuel (pilots counted); 5 left.",
            ["OS-059", "OS-065"],
        ),
        (
            Paid(0, 2, 0, 0, (), 5, 5, 1),
            "Ann pays 5 fuel (wheel); 1 left.",
            ["OS-059", "OS-071"],
        ),
        (
            Paid(0, 1, 0, 0, (2, 2), 0, 2, 0),
            "Ann owes 4 fuel = 2 (yellow die) + 2 (yellow die), but has only 2.",
            ["OS-059", "OS-068", "OS-080"],
        ),
    ],
)
def test_a_payment_is_told_with_its_arithmetic(event: Paid, text: str, rules: list[str]) -> None:
    words = GAME.tell(event, BOOK)
    assert words.text(NAMES) == text
    assert words.rules == rules


@rule("OS-065", "OS-069")
@pytest.mark.parametrize(
    ("event", "text"),
    [
        (ZonesGained(0, 1, 2, (), 0), "Ann earns 3 zones = 1 + 2 (pilots counted)."),
        (ZonesGained(0, 1, 0, (3,), 0), "Ann earns 4 zones = 1 + 3 (blue die)."),
        (ZonesGained(0, 0, 0, (2, 4), 0), "Ann earns 6 zones = 2 (blue die) + 4 (blue die)."),
        (ZonesGained(0, 0, 0, (1,), 0), "Ann earns 1 zone (blue die)."),
    ],
)
def test_zones_are_told_with_their_arithmetic(event: ZonesGained, text: str) -> None:
    assert told(event) == text


@rule("OS-027", "OS-031", "OS-060")
@pytest.mark.parametrize(
    ("event", "text", "number"),
    [
        (FuelGained(0, FROM_TANK, 2, 0, 8), "Ann gains 2 fuel and has 8.", "OS-027"),
        (
            FuelGained(0, FROM_ROUTE, 1, 2, 11),
            "Ann gains 3 fuel = 1 + 2 (pilots counted) and has 11.",
            "OS-060",
        ),
        (FuelLost(1, 2, 3), "Ben loses 2 fuel; 3 left.", "OS-031"),
    ],
)
def test_fuel_is_told_with_its_arithmetic(event: Event, text: str, number: str) -> None:
    words = GAME.tell(event, BOOK)
    assert (words.text(NAMES), words.rules) == (text, [number])


@rule("OS-026", "OS-037", "OS-056")
@pytest.mark.parametrize(
    ("event", "text", "number"),
    [
        (Moved(0, BY_ROUTE, 3, 3, 5, 8, False), "Ann moves 3 zones: zone 5 to 8.", "OS-056"),
        (Moved(0, BY_NITRO, 1, 1, 5, 6, False), "Ann moves 1 zone: zone 5 to 6.", "OS-026"),
        (
            Moved(0, BY_PUSH, -2, -2, 9, 7, False),
            "Ann is pushed back 2 zones: zone 9 to 7.",
            "OS-023",
        ),
        (
            Moved(0, BY_ROUTE, 3, 1, 5, 6, True),
            "Ann moves 3 zones: zone 5 to 6, stopped by a Forcefield.",
            "OS-037",
        ),
        (
            Moved(0, BY_PUSH, -4, -1, 9, 8, True),
            "Ann is pushed back 4 zones: zone 9 to 8, stopped by a Forcefield.",
            "OS-037",
        ),
    ],
)
def test_a_movement_is_told_from_where_to_where(event: Moved, text: str, number: str) -> None:
    words = GAME.tell(event, BOOK)
    assert (words.text(NAMES), words.rules) == (text, [number])


@pytest.mark.parametrize(
    ("how", "text", "number"),
    [
        (OUT_OF_FUEL, "last fuel", "OS-077"),
        (LEFT_BEHIND, "left behind", "OS-074"),
        (PUSHED_OFF, "pushed off", "OS-075"),
        (COULD_NOT_PAY, "could not pay", "OS-080"),
        (DRAINED, "drained", "OS-R20"),
    ],
)
@rule("OS-074", "OS-075", "OS-077", "OS-080", "OS-R20")
def test_every_way_out_is_told_with_its_rule(how: int, text: str, number: str) -> None:
    words = GAME.tell(Eliminated(1, how), BOOK)
    assert words.text(NAMES).startswith("Ben ")
    assert text in words.text(NAMES)
    assert number in words.rules


@rule("OS-090", "OS-093", "OS-094", "OS-095", "OS-106")
@pytest.mark.parametrize(
    ("event", "text", "number"),
    [
        (RaceEnded(FINISH, (1,), NO_TIE), "The finish: Ben wins!", "OS-090"),
        (
            RaceEnded(FINISH, (0, 2, 3), SHARED),
            "The finish: Ann, Cleo and Dan share the victory!",
            "OS-093",
        ),
        (RaceEnded(LAST_SURVIVOR, (2,), NO_TIE), "Cleo is the last one racing and wins!", "OS-094"),
        (RaceEnded(ALL_OUT, (), NO_TIE), "Everybody is out. Nobody wins this race.", "OS-095"),
    ],
)
def test_every_end_is_told(event: RaceEnded, text: str, number: str) -> None:
    words = GAME.tell(event, BOOK)
    assert (words.text(NAMES), words.rules) == (text, [number])


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (TileRevealed(3, 7, "Convoy", 1), "Turn 3: tile 7, Convoy, side 5-6."),
        (
            RoutesRevealed((0, -1, 2, 1), (1, 1, 1)),
            "Routes: Ann ● left, Cleo ■ right and Dan ▲ middle.",
        ),
        (
            RouteOverfull(2, (0, 1, 3), 2),
            "The right route has room for 2 and 3 came: Ann, Ben and Dan lose the turn.",
        ),
        (WheelsRevealed((0, 2), (5, 0)), "Wheels: Ann 5 and Cleo 0."),
        (Announced(0, False), "Ann plays no token."),
        (Announced(0, True), "Ann lays a token face down."),
        (BonusApplied(0, FLAMETHROWER, ()), "Ann's Flamethrower finds nobody."),
        (BonusApplied(0, ELECTROMAGNET, (1, 2)), "Ann's Electromagnet hits Ben and Cleo."),
        (TokenKept(0, 2, NITRO, -1), "Ann keeps the Nitro, the only one there was."),
        (
            TokenKept(0, 2, NITRO, FUEL_TANK),
            "Ann keeps the Nitro; the Fuel Tank goes under the stack.",
        ),
        (
            TokensDiscarded(0, (0, 0, 0, 0, 2, 1)),
            "Ann leaves 2 Nitro and 1 Fuel Tank on the discards.",
        ),
    ],
)
def test_a_sentence_says_who_and_what(event: Event, text: str) -> None:
    assert told(event) == text


def test_every_printed_route_has_words() -> None:
    for tile in printed_tiles().tiles:
        for routes in tile.sides:
            for route in routes:
                words = route_in_words(route)
                assert words
                assert not set("#=|") & set(words), words


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("off", ["off"]),
        ("- | 0 | Z=1", ["free", "1 zone"]),
        ("P1 | 2 | Z=4", ["2 fuel → 4 zones, if nobody else comes along"]),
        ("P2 | 1 | Z=2 B=1", ["1 fuel", "2 zones", "1 token", "at most one other"]),
        ("P3 | 1 | B=2", ["2 tokens", "at most 2 others"]),
        ("ALONE | 1 | F=2 B=2", ["alone", "+2 fuel", "2 tokens"]),
        ("- | #M*dY | Z=5", ["a yellow die of fuel per pilot on ▲ → 5 zones"]),
        ("- | 1+dY | Z=dB+1", ["1 fuel + a yellow die → 1 zone + a blue die"]),
        ("- | 3 | Z=2*dB", ["2 blue dice of zones"]),
        ("- | X | Z=X", ["X fuel (your wheel) → X zones (your wheel)"]),
        ("- | 0 | Z=#R+1", ["1 zone per pilot on ■ + 1"]),
        ("- | #M | F=#M", ["1 fuel per pilot on ▲ → +1 fuel per pilot on ▲"]),
        ("- | 1 | Z=0", ["1 fuel → nothing"]),
    ],
)
def test_a_route_is_told_in_words(text: str, parts: list[str]) -> None:
    words = route_in_words(decode_route(text))
    for part in parts:
        assert part in words


@rule("OS-R36")
def test_the_last_fuel_is_warned_of() -> None:
    race = position(tile=13, rear=3, pilots=[(20, 3), (20, 6), (20, 6)])
    decision = decision_of(race, 0)
    told_of = [GAME.option(decision, action, BOOK).text(NAMES) for action in decision.options()]
    assert ["last fuel" in text for text in told_of] == [False, True]


def test_words_for_answers_are_short_and_differ() -> None:
    assert [GAME.word(action) for action in PROGRAMS] == ["L", "M", "R"]
    assert [GAME.word(action) for action in PLAYS] == [
        "electromagnet",
        "ion cannon",
        "flamethrower",
        "forcefield",
        "nitro",
        "fuel tank",
    ]
    assert [GAME.word(action) for action in KEEPS] == [GAME.word(action) for action in PLAYS]
    assert GAME.word(DIALS[7]) == "7"
    assert GAME.word(PASS) == "pass"


def test_a_refusal_tells_the_arithmetic() -> None:
    race = position(tile=1, pilots=[(5, 1), (5, 6), (5, 6)])
    why = said(decision_of(race, 0).refusal(PROGRAMS[2]))
    assert why == "OS-045 The right route costs at least 2 fuel; you have 1."
    assert refusal(race, 0, PROGRAMS[1]) == ""
    assert options(race, 0) == ["L", "M"]


def test_the_drawing_shows_tile_boards_pilots_and_the_own_hand() -> None:
    race = position(tile=5, pilots=[(9, 6, {NITRO: 1}), (7, 5), (7, 4), None], markers=[8], turn=4)
    lines = draw(view(race, 0), NAMES)
    text = "\n".join(lines)
    assert "tile 5, Slipstream" in lines[0]
    assert "Turn 4" in lines[0]
    assert "≡" in text
    assert "You hold 1 Nitro." in text
    assert "out of the race" in text
    others = "\n".join(draw(view(race, SPECTATOR), NAMES))
    assert "You hold" not in others
    assert "Nitro" not in others


def test_the_drawing_shows_a_token_laid_down() -> None:
    race = position(pilots=[(9, 6, {NITRO: 2}), (7, 5, {FUEL_TANK: 1}), (7, 4)])
    answer(race, {0: "nitro"})
    own, others = ("\n".join(GAME.draw(view(race, seat), NAMES[:3])) for seat in (0, 1))
    assert "You have laid down the Nitro." in own
    assert "one laid down" in others
    assert "Nitro" not in others


def test_pilots_whose_names_begin_alike_are_numbered() -> None:
    assert [initial(["Ann", "Ben", "Cleo"], seat) for seat in range(3)] == ["A", "B", "C"]
    assert [initial(["Ann", "Ada", "Cleo"], seat) for seat in range(3)] == ["1", "2", "C"]
