"""Wire shapes, read from the source, and the TypeScript made from them."""

from typing import Any

import pytest

from paddock.core.errors import BrokenData
from paddock.core.schema import Source, typescript, wire_of

GAME = """
from paddock.core.protocol import Action, Book, Decision, Event, Phase, Piece, Race, Value, View

class Lane(Book):
    def __init__(self, tiles: dict[str, Tile]) -> None: ...

class Nothing(Action):
    def __init__(self) -> None: ...

class Helper:
    def __init__(self, anything: object) -> None: ...

class Ask(Decision):
    "Has the fields of a plain decision."

class AskMore(Ask):
    def __init__(self, seat: int, menu: tuple[Action, ...], most: int) -> None: ...

class AskMost(AskMore):
    pass

class Turn(Phase[Sprint, Action]):
    def __init__(self, order: tuple[int, ...], note: str | None) -> None: ...

class Car(Piece):
    def __init__(self, spot: int, is_out: bool, tags: list[list[str]]) -> None: ...

class Sprint(Race):
    def __init__(
        self, seats: int, phases: "list[Phase[Any, Any]]", asked: tuple[Decision, ...],
        book: Lane, cars: list[Car], leader: Car | None, *, extra: int,
    ) -> None: ...

class Seen(View):
    def __init__(self, book: Lane, cars: list[Car | None]) -> None: ...
"""


def kinds(text: str) -> dict[str, Any]:
    found: dict[str, Any] = wire_of("sprint", [Source("games.sprint", text)])["kinds"]
    return found


def test_the_fields_of_a_kind_are_the_parameters_of_its_constructor() -> None:
    assert kinds(GAME)["Car"] == {
        "is": "Piece",
        "module": "games.sprint",
        "fields": {"spot": "int", "is_out": "bool", "tags": "list[list[str]]"},
    }
    assert kinds(GAME)["Turn"]["fields"] == {"order": "list[int]", "note": "str|None"}
    assert kinds(GAME)["Nothing"]["fields"] == {}


def test_a_race_travels_without_what_is_asked() -> None:
    assert kinds(GAME)["Sprint"]["fields"] == {
        "seats": "int",
        "phases": "list[Phase]",
        "book": "Book",
        "cars": "list[Car]",
        "leader": "Car|None",
        "extra": "int",
    }


def test_a_kind_without_a_constructor_has_the_fields_of_the_one_above() -> None:
    base = Source(
        "paddock.core.protocol",
        "class Decision(Value):\n    def __init__(self, seat: int, menu: tuple[Action, ...]): ...",
    )
    found = wire_of("sprint", [base, Source("games.sprint", GAME)])["kinds"]
    assert found["Ask"]["fields"] == {"seat": "int", "menu": "list[Action]"}
    assert found["AskMost"]["fields"] == found["AskMore"]["fields"]
    assert found["AskMost"]["is"] == "Decision"
    assert "Decision" not in found


def test_what_descends_from_no_class_of_the_protocol_is_no_kind_and_books_stay_at_home() -> None:
    assert set(kinds(GAME)) == {
        "Ask",
        "AskMore",
        "AskMost",
        "Car",
        "Nothing",
        "Seen",
        "Sprint",
        "Turn",
    }


def test_kinds_are_sorted_so_that_moving_a_class_changes_nothing() -> None:
    assert list(kinds(GAME)) == sorted(kinds(GAME))


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("x: float", "float is no type that can travel"),
        ("x: dict[str, int]", "no type that can travel"),
        ("x: int | str", "no type that can travel"),
        ("x: Unknown", "Unknown is no type that can travel"),
        ("x", "has no type"),
    ],
)
def test_a_type_that_cannot_travel_is_named_by_its_place(field: str, why: str) -> None:
    text = f"class Car(Piece):\n    def __init__(self, {field}) -> None: ..."
    with pytest.raises(BrokenData, match=rf"games\.sprint\.Car\.x: .*{why}|has no type"):
        kinds(text)


@pytest.mark.parametrize(
    ("base", "field", "why"),
    [
        ("Event", "list[int]", r"must be a tuple\[…, \.\.\.\], not list\[int\]"),
        ("Decision", "tuple[list[int], ...]", r"must be a tuple\[…, \.\.\.\], not list\[int\]"),
        ("Phase", "tuple[int, int]", r"must be a tuple\[…, \.\.\.\], not tuple\[int, int\]"),
        ("Piece", "tuple[int, ...]", r"must be a list\[…\], not tuple\[int, \.\.\.\]"),
        ("View", "list[tuple[int, ...]]", r"must be a list\[…\], not tuple\[int, \.\.\.\]"),
    ],
)
def test_what_is_shared_holds_tuples_and_the_rest_lists(base: str, field: str, why: str) -> None:
    text = f"class Thing({base}):\n    def __init__(self, x: {field}) -> None: ..."
    with pytest.raises(BrokenData, match=rf"games\.sprint\.Thing\.x: {why}"):
        kinds(text)


def test_a_field_named_kind_is_an_error() -> None:
    """Every shape says its kind under that name."""
    text = "class Roll(Event):\n    def __init__(self, kind: str) -> None: ..."
    with pytest.raises(BrokenData, match=r"one\.Roll\.kind: "):
        wire_of("sprint", [Source("one", text)])


def test_two_kinds_of_one_name_are_an_error() -> None:
    text = "class Car(Piece):\n    pass"
    with pytest.raises(BrokenData, match="stands in one"):
        wire_of("sprint", [Source("one", text), Source("two", text)])


def test_typescript_has_a_type_a_kind_and_a_union_a_base() -> None:
    text = typescript(wire_of("sprint", [Source("games.sprint", GAME)]))
    assert text.startswith("// Made from the wire shapes of sprint")
    assert (
        "export type Car = {\n"
        "  kind: 'Car';\n"
        "  spot: number;\n"
        "  is_out: boolean;\n"
        "  tags: string[][];\n"
        "};\n" in text
    )
    assert "export type Wire = {\n  view: View;\n  decision: Decision;\n" in text
    assert "  note: string | null;\n" in text
    assert "  cars: (Car | null)[];\n" in text
    assert "  leader: Car | null;\n" in text
    assert "export type Decision = Ask | AskMore | AskMost;\n" in text
    assert "export type Piece = Car | Sprint;\n" in text
    assert "export type Event = never;\n" in text
    assert "book" not in text.lower().replace("do not edit", "")


CAUSES = """
Cause: TypeAlias = int
BY_CORNER: Final[Cause] = 0
BY_MINE: Final[Cause] = -2
MOST: Final = 7

class Tested(Event):
    def __init__(self, seat: int, cause: Cause, all: tuple[Cause, ...], last: Cause | None) -> None:
        ...
"""


def test_numbers_with_names_are_told_by_name() -> None:
    wire = wire_of("sprint", [Source("one", CAUSES)])
    assert wire["enums"] == {"Cause": {"BY_CORNER": 0, "BY_MINE": -2}}
    assert wire["kinds"]["Tested"]["fields"] == {
        "seat": "int",
        "cause": "int",
        "all": "list[int]",
        "last": "int|None",
    }
    assert wire["kinds"]["Tested"]["enums"] == {
        "cause": "Cause",
        "all": "Cause",
        "last": "Cause",
    }
    text = typescript(wire)
    assert "export const Cause = {\n  BY_CORNER: 0,\n  BY_MINE: -2,\n} as const;\n" in text
    assert "export type Cause = (typeof Cause)[keyof typeof Cause];\n" in text
    assert "  seat: number;\n  cause: Cause;\n  all: Cause[];\n  last: Cause | null;\n" in text


def test_two_enumerations_of_one_name_are_an_error() -> None:
    with pytest.raises(BrokenData, match=r"two\.Cause: two enumerations"):
        wire_of("sprint", [Source("one", CAUSES), Source("two", "Cause: TypeAlias = int")])
