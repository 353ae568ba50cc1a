"""What can be chosen before the race: the lane."""

from typing import Any

from paddock.core.errors import BrokenData
from toy.catalog import LANES, Derby, derby


def book(choices: dict[str, Any]) -> Derby:
    """TOY-002 The data of the race for `{"lane": "short"}` or `{"lane": "long"}`."""
    for choice in choices:
        if choice != "lane":
            raise BrokenData(choice, "Soapbox has no such choice")
    lane = choices.get("lane", "short")
    if not isinstance(lane, str) or lane not in LANES:
        raise BrokenData("lane", f"one of {', '.join(LANES)}, not {lane!r}")
    return derby(lane)
