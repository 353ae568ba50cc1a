"""A file of a table of one's own that is wrong, and what is told of it."""

from typing import Any, NamedTuple

Data = dict[str, Any]


class Wrong(NamedTuple):
    """A file, the field that is wrong with it, and a part of the reason."""

    data: Data
    place: str
    why: str
