"""Whatever a shape holds, it comes back the same; whatever a client sends, it is named or taken."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import toy
from paddock.core.codec import canonical, codec_of
from paddock.core.errors import BrokenData
from paddock.core.schema import BASES

CODEC = codec_of(toy.GAME)
INTS = st.integers(-(10**12), 10**12)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
JSON = st.recursive(
    st.none() | st.booleans() | INTS | st.floats(allow_nan=False) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)


def shapes(kind: str) -> st.SearchStrategy[dict[str, Any]]:
    """Shapes of a kind, made from its wire shape."""
    fields = {
        field: of_type(type_)
        for field, type_ in CODEC.kinds[kind]["fields"].items()
        if type_ != "Book"
    }
    return st.fixed_dictionaries({"kind": st.just(kind), **fields})


def of_type(type_: str) -> st.SearchStrategy[Any]:
    if type_.endswith("|None"):
        return st.none() | of_type(type_.removesuffix("|None"))
    if type_.startswith("list["):
        return st.lists(of_type(type_[5:-1]), max_size=3)
    simple = {"int": INTS, "str": TEXT, "bool": st.booleans()}
    if type_ in simple:
        return simple[type_]
    return any_of(type_) if type_ in BASES else shapes(type_)


def any_of(base: str) -> st.SearchStrategy[Any]:
    """Shapes of any kind that descends from a class of the protocol."""
    return st.one_of([shapes(name) for name, kind in CODEC.kinds.items() if kind["is"] == base])


TRAVELLERS = st.sampled_from(["Action", "Decision", "Event", "View", "Phase"])


@given(st.data(), TRAVELLERS)
def test_every_shape_comes_back_the_same(data: st.DataObject, base: str) -> None:
    shape = data.draw(any_of(base))
    assert CODEC.dump(CODEC.load(shape, base)) == shape


def load(shape: Any, base: str) -> Any:
    """What a shape describes, or what is wrong with it."""
    try:
        return CODEC.load(shape, base)
    except BrokenData as broken:
        return broken


@given(st.data(), TRAVELLERS, JSON)
def test_a_spoilt_field_is_named_or_is_of_the_right_type(
    data: st.DataObject, base: str, junk: Any
) -> None:
    shape = data.draw(any_of(base))
    field = data.draw(st.sampled_from(sorted(shape)))
    spoilt = {**shape, field: junk}
    loaded = load(spoilt, base)
    if isinstance(loaded, BrokenData):
        assert loaded.place.startswith(base)
        assert loaded.why
    else:
        assert canonical(CODEC.dump(loaded)) == canonical(spoilt)


@given(JSON)
def test_junk_is_no_action(junk: Any) -> None:
    loaded = load(junk, "Action")
    assert isinstance(loaded, BrokenData)
    assert loaded.place.startswith("Action")
