"""Track files that are wrong, each with the place and the reason that are told of it."""

import json
from copy import deepcopy
from typing import Any

from games.wrong_files import Data, Wrong
from paddock.core.resources import read_resource


def builtin(id: str) -> Data:
    """The file of a track that comes with the game."""
    data: Data = json.loads(read_resource("paddock.games.spin_out", f"data/{id}.json"))
    return data


def _wrong_tracks() -> dict[str, Wrong]:
    good = builtin("boulder_rally")

    def changed(**fields: Any) -> Data:
        return {**deepcopy(good), **fields}

    def with_thing(**thing: Any) -> Data:
        mesa = {"id": "Z1", "class": "obstacle", "name": "kite", **thing}
        return changed(features=[*good["features"], mesa])

    kite = f"features[{len(good['features'])}]"
    bow_tie = [[50, 4], [56, 6], [56, 4], [50, 6]]
    star = [[50, 12], [48.2, 6.6], [52.8, 9.9], [47.2, 9.9], [51.8, 6.6]]
    gate = {"a": [28, -2], "b": [28, 10], "direction": 0}
    return {
        "self-crossing polygon": Wrong(
            with_thing(poly=bow_tie), f"{kite}.poly[1]", "is no left turn"
        ),
        "polygon that goes round twice": Wrong(
            with_thing(poly=star), f"{kite}.poly", "crosses itself"
        ),
        "gate outside the table": Wrong(
            changed(gates=[gate, *good["gates"][1:]]), "gates[0]", "on the table"
        ),
        "start inside terrain": Wrong(
            with_thing(disc=[8, 12, 2]), "start.zone", "the kite lies in it"
        ),
        "number out of range": Wrong(
            with_thing(disc=[50, 6, 301]), f"{kite}.disc[2]", "from 0 to 300"
        ),
        "number that is none": Wrong(changed(table=["wide", 48]), "table[0]", "from 24 to 240"),
        "low obstacle": Wrong(
            with_thing(disc=[50, 6, 2], height=0.9), f"{kite}.height", "at least 1 inch high"
        ),
        "high scree": Wrong(
            with_thing(disc=[50, 6, 2], height=1, **{"class": "large"}),
            f"{kite}.height",
            "less than 1 inch high",
        ),
        "start line outside the table": Wrong(
            changed(start={**good["start"], "line": [[14, -1], [14, 28]]}),
            "start.line",
            "on the table",
        ),
        "too much": Wrong(changed(name="x" * 300_000), "data", "is larger than 256 KB"),
    }


WRONG = _wrong_tracks()
