"""Course files that are wrong, each with the place and the reason that are told of it."""

import json
from copy import deepcopy
from typing import Any

from games.wrong_files import Data, Wrong
from paddock.core.resources import read_resource


def builtin(id: str) -> Data:
    """The file of a course that comes with the game."""
    data: Data = json.loads(read_resource("paddock.games.pocket_rockets", f"data/{id}.json"))
    return data


def _wrong_courses() -> dict[str, Wrong]:
    good = builtin("breakfast_dash")

    def changed(**fields: Any) -> Data:
        return {**deepcopy(good), **fields}

    def with_thing(**thing: Any) -> Data:
        return changed(obstacles=[*good["obstacles"], {"name": "kite", **thing}])

    kite = len(good["obstacles"])
    bow_tie = [[100, 40], [200, 60], [200, 40], [100, 60]]
    star = [[500, 540], [465, 431], [557, 499], [443, 499], [535, 431]]
    return {
        "self-crossing polygon": Wrong(
            with_thing(shape="poly", pts=bow_tie), f"obstacles[{kite}].pts[1]", "is no left turn"
        ),
        "polygon that goes round twice": Wrong(
            with_thing(shape="poly", pts=star), f"obstacles[{kite}].pts", "crosses itself"
        ),
        "gate outside the table": Wrong(
            changed(gates=[{"a": [405, 440], "b": [405, -20]}]), "gates[0].b", "on the table"
        ),
        "start inside an obstacle": Wrong(
            with_thing(shape="circle", c=[85, 400], r=60), "start", "touches the kite"
        ),
        "number out of range": Wrong(
            with_thing(shape="circle", c=[600, 400], r=1001), f"obstacles[{kite}].r", "1 to 1000"
        ),
        "number that is none": Wrong(
            changed(table={"shape": "rect", "w": "wide", "h": 800}), "table.w", "from 300 to 5000"
        ),
        "too much": Wrong(changed(name="x" * 300_000), "data", "is larger than 256 KB"),
    }


WRONG = _wrong_courses()
