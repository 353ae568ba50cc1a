"""What a free answer is made of, so that a client can offer controls for any game."""

from typing import Any, Final

from paddock.core.codec import Codec
from paddock.core.errors import PaddockError
from paddock.core.protocol import Decision
from paddock.server.wire import FieldForm, Form, FormType, Shape

FURTHEST: Final = 2**31
"""A number that may go as far as this is taken to have no end."""
TYPES: Final[dict[str, FormType]] = {"int": "number", "bool": "flag", "str": "text"}
TENTHS: Final = "tenths"
ANGLES: Final = ("angle", "heading", TENTHS)
"""What numbers are called that are tenths of a degree, or end with."""


def forms_of(codec: Codec, decision: Decision) -> list[Form]:
    """One for each kind of answer that a question takes; none where the menu is all there is."""
    if decision.exact:
        return []
    examples: dict[str, Shape] = {}
    for action in decision.options():
        examples.setdefault(type(action).__name__, codec.dump(action))
    return [
        Form(example, [_bounded(codec, decision, example, one) for one in _fields(codec, kind)])
        for kind, example in examples.items()
    ]


def _fields(codec: Codec, kind: str) -> list[FieldForm]:
    fields: dict[str, str] = codec.kinds[kind]["fields"]
    return [_field(codec, name, type_) for name, type_ in fields.items()]


def _field(codec: Codec, name: str, type_: str) -> FieldForm:
    inner = type_.removeprefix("list[").removesuffix("]")
    if inner != type_ and inner in codec.kinds:
        return FieldForm(name, _title(name), "list", kind=inner, fields=_fields(codec, inner))
    if type_ == "int" and name.endswith(ANGLES):
        return FieldForm(name, _title(name.removesuffix(TENTHS)) or "angle", "angle")
    return FieldForm(name, _title(name), TYPES.get(type_, "other"))


def _title(name: str) -> str:
    return name.replace("_", " ").strip()


def _bounded(codec: Codec, decision: Decision, example: Shape, field: FieldForm) -> FieldForm:
    """With the least and the most that are allowed while the other fields are as they are."""
    if field.type in ("number", "angle"):
        field.least = _end(codec, decision, example, field.name, -1)
        field.most = _end(codec, decision, example, field.name, 1)
    return field


def _end(codec: Codec, decision: Decision, example: Shape, name: str, way: int) -> int | None:
    """How far a number can go this way from the example; None where there is no end."""

    def is_allowed(far: int) -> bool:
        shape: dict[str, Any] = {**example, name: example[name] + way * far}
        try:
            return decision.refusal(codec.load_action(shape)) is None
        except PaddockError:
            return False

    good, bad = 0, 1
    while is_allowed(bad):
        good, bad = bad, bad * 2
        if bad > FURTHEST:
            return None
    while bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if is_allowed(middle) else (good, middle)
    end: int = example[name] + way * good
    return end
