"""What a scenario file says, read and checked. Every mistake names the file, the key and why."""

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

from paddock import games
from paddock.core.codec import Shape, codec_of
from paddock.core.errors import BrokenData, PaddockError
from paddock.core.game import Game
from paddock.core.protocol import Book
from paddock.table.checks import check_seats
from paddock.table.partial import Reader

T = TypeVar("T")

KEYS = {
    "game", "name", "rules", "seats", "luck", "rest_of_luck", "config", "position", "step", "final",
    "lesson",
}  # fmt: skip
STEP_KEYS = {"options", "asked", "refused", "answers", "leaves", "events", "absent", "coach"}
COACH_KEYS = {"say", "point", "hint", "near"}
LESSON_KEYS = {"seat", "end"}
Point = Literal["prompt", "board", "seats", "sheet"]
POINTS: Final[tuple[Point, ...]] = ("prompt", "board", "seats", "sheet")
"""The parts of the table that a coach can point at."""
REFUSED_KEYS = {"seat", "action", "rule"}

Answer = str | Shape
"""The word of an option, or the whole shape of an action."""


class Refusal(NamedTuple):
    """An answer that must be refused, by this rule if one is named."""

    seat: int
    action: Answer
    rule: str


class Coaching(NamedTuple):
    """What a coach says before the learner's answer, what it points at, what it says to another
    answer, and by how much the numbers of a free one may be off."""

    say: str
    point: Point
    hint: str
    near: dict[str, int]


class Teaching(NamedTuple):
    """Whose seat the learner takes, and the coach's last words."""

    seat: int
    end: str


class Step(NamedTuple):
    """One stop of the race. Unless somebody answers or leaves it is only looked at."""

    asked: list[int] | None
    options: dict[int, list[str]]
    refused: list[Refusal]
    answers: dict[int, Answer] | None
    leaves: int | None
    events: list[Shape]
    absent: list[str]
    coach: Coaching | None


class Scenario(NamedTuple):
    """A position, luck and answers, and what must come of them."""

    file: str
    name: str
    game: Game
    rules: list[str]
    names: list[str]
    luck: list[int]
    has_other_luck: bool
    config: dict[str, Any]
    book: Book
    position: Shape
    steps: list[Step]
    final: Shape
    over: bool | None
    standings: Shape | None
    lesson: Teaching | None


def read_scenario(path: str | Path | Traversable) -> Scenario:
    """The scenario in a file, as far as it can be checked before it is run."""
    file = Path(path) if isinstance(path, str) else path
    try:
        content = tomllib.loads(file.read_bytes().decode("utf-8"))
    except UnicodeDecodeError:
        raise BrokenData(str(path), "is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BrokenData(str(path), f"is not TOML: {error}") from None
    return _read(content, str(path))


def _read(content: dict[str, Any], file: str) -> Scenario:
    try:
        _known(content, KEYS, "")
        game = games.find(_get(content, "game", str, ""))
        names = _strings(_get(content, "seats", list, ""), "seats")
        if len(set(names)) != len(names):
            raise BrokenData("seats", "two seats have the same name")
        check_seats(game, len(names))
        config = _get(content, "config", dict, "", {})
        book = _book(game, config)
        rest = _get(content, "rest_of_luck", str, "", "")
        if rest not in ("", "any"):
            raise BrokenData("rest_of_luck", f'can only be "any", not {rest!r}')
        codec = codec_of(game)
        race_kind = next(name for name, kind in codec.kinds.items() if kind["is"] == "Race")
        reader = Reader(codec.kinds, names)
        final = dict(_get(content, "final", dict, "", {}))
        over = _get(final, "over", bool, "final") if "over" in final else None
        standings = final.pop("standings", None)
        final.pop("over", None)
        return Scenario(
            file=file,
            name=_get(content, "name", str, ""),
            game=game,
            rules=_rules(_get(content, "rules", list, "", []), game),
            names=names,
            luck=_picks(_get(content, "luck", list, "", [])),
            has_other_luck=rest == "any",
            config=config,
            book=book,
            position=reader.read(_get(content, "position", dict, "", {}), race_kind, "position"),
            steps=[
                _step(step, f"step {number}", reader)
                for number, step in enumerate(_get(content, "step", list, "", []), 1)
            ],
            final=reader.read(final, race_kind, "final"),
            over=over,
            standings=None
            if standings is None
            else reader.read(standings, "Standings", "final.standings"),
            lesson=_teaching(_get(content, "lesson", dict, ""), reader)
            if "lesson" in content
            else None,
        )
    except BrokenData as error:
        raise BrokenData(f"{file}: {error.place}", error.why) from None
    except PaddockError as error:
        raise BrokenData(f"{file}: game", str(error)) from None


def _book(game: Game, config: dict[str, Any]) -> Book:
    try:
        return game.book(config)
    except BrokenData as error:
        place = error.place.removeprefix("config.")
        raise BrokenData(f"config.{place}", error.why) from None


def _step(step: Any, place: str, reader: Reader) -> Step:
    if not isinstance(step, dict):
        raise BrokenData(place, "must be a table: [[step]]")
    _known(step, STEP_KEYS, place)
    asked = _get(step, "asked", list, place) if "asked" in step else None
    answers = _get(step, "answers", dict, place) if "answers" in step else None
    if answers is not None and "leaves" in step:
        raise BrokenData(f"{place}.leaves", "stands in a step without answers")
    options = _get(step, "options", dict, place, {})
    refused = _get(step, "refused", list, place, [])
    events = _get(step, "events", list, place, [])
    return Step(
        asked=None
        if asked is None
        else [_seat(name, f"{place}.asked[{i}]", reader) for i, name in enumerate(asked)],
        options={
            _seat(name, f"{place}.options", reader): _strings(words, f"{place}.options.{name}")
            for name, words in options.items()
        },
        refused=[_refusal(one, f"{place}.refused[{i}]", reader) for i, one in enumerate(refused)],
        answers=None
        if answers is None
        else {
            _seat(name, f"{place}.answers", reader): _answer(
                answer, f"{place}.answers.{name}", reader
            )
            for name, answer in answers.items()
        },
        leaves=_seat(step["leaves"], f"{place}.leaves", reader) if "leaves" in step else None,
        events=[
            reader.read(event, "Event", f"{place}.events[{i}]") for i, event in enumerate(events)
        ],
        absent=[
            _event_kind(kind, f"{place}.absent[{i}]", reader)
            for i, kind in enumerate(_get(step, "absent", list, place, []))
        ],
        coach=_coaching(_get(step, "coach", dict, place), f"{place}.coach")
        if "coach" in step
        else None,
    )


def _teaching(lesson: dict[str, Any], reader: Reader) -> Teaching:
    _known(lesson, LESSON_KEYS, "lesson")
    seat = _seat(lesson.get("seat"), "lesson.seat", reader)
    return Teaching(seat, _get(lesson, "end", str, "lesson"))


def _coaching(coach: dict[str, Any], place: str) -> Coaching:
    _known(coach, COACH_KEYS, place)
    wanted = _get(coach, "point", str, place, POINTS[0])
    point = next((one for one in POINTS if one == wanted), None)
    if point is None:
        raise BrokenData(f"{place}.point", f"must be one of {', '.join(POINTS)}, not {wanted!r}")
    near = _get(coach, "near", dict, place, {})
    for name, most in near.items():
        if type(most) is not int or most < 1:
            raise BrokenData(f"{place}.near.{name}", f"must be a whole number, not {most!r}")
    return Coaching(_get(coach, "say", str, place), point, _get(coach, "hint", str, place), near)


def _refusal(refused: Any, place: str, reader: Reader) -> Refusal:
    if not isinstance(refused, dict):
        raise BrokenData(place, "must be a table: { seat = …, action = …, rule = … }")
    _known(refused, REFUSED_KEYS, place)
    if "action" not in refused:
        raise BrokenData(f"{place}.action", "is missing")
    return Refusal(
        _seat(refused.get("seat"), f"{place}.seat", reader),
        _answer(refused["action"], f"{place}.action", reader),
        _get(refused, "rule", str, place, ""),
    )


def _answer(answer: Any, place: str, reader: Reader) -> Answer:
    if isinstance(answer, str):
        return answer
    if type(answer) is int:
        return str(answer)
    shape: Shape = reader.read(answer, "Action", place)
    return shape


def _event_kind(kind: Any, place: str, reader: Reader) -> str:
    shape: Shape = reader.read({"kind": kind}, "Event", place)
    name: str = shape["kind"]
    return name


def _seat(name: Any, place: str, reader: Reader) -> int:
    if name not in reader.names:
        raise BrokenData(place, f"no seat is called {name!r}; seats: {', '.join(reader.names)}")
    return reader.names.index(name)


def _rules(rules: list[Any], game: Game) -> list[str]:
    for number, rule in enumerate(_strings(rules, "rules")):
        if not rule.startswith(f"{game.prefix}-"):
            why = f"{rule!r} is no rule of {game.title}: they start with {game.prefix}-"
            raise BrokenData(f"rules[{number}]", why)
    return rules


def _picks(picks: list[Any]) -> list[int]:
    for number, pick in enumerate(picks):
        if type(pick) is not int or pick < 0:
            raise BrokenData(f"luck[{number}]", f"must be a whole number from 0 on, not {pick!r}")
    return picks


def _strings(value: Any, place: str) -> list[str]:
    if not isinstance(value, list):
        raise BrokenData(place, f"must be a list of words, not {value!r}")
    for number, one in enumerate(value):
        if not isinstance(one, str) or not one:
            raise BrokenData(f"{place}[{number}]", f"must be a word, not {one!r}")
    return value


def _known(table: dict[str, Any], keys: set[str], place: str) -> None:
    for key in table:
        if key not in keys:
            inner = f"{place}.{key}" if place else key
            raise BrokenData(inner, f"is not known; known are: {', '.join(sorted(keys))}")


def _get(
    table: dict[str, Any], key: str, type_: type[T], place: str, default: T | None = None
) -> T:
    inner = f"{place}.{key}" if place else key
    if key not in table:
        if default is None:
            raise BrokenData(inner, "is missing")
        return default
    value = table[key]
    if type(value) is not type_:
        words = {str: "a text", list: "a list", dict: "a table", bool: "true or false"}[type_]
        raise BrokenData(inner, f"must be {words}, not {value!r}")
    found: T = value
    return found
