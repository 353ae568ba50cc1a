"""A tile file of one's own: drawn as soon as it is chosen, or it is said what is wrong."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser.windows import PHONE, STILL, Windows
from paddock.core.resources import read_resource


def tiles() -> Any:
    return json.loads(read_resource("paddock.games.outspeed", "data/tiles.json"))


def test_own_tiles_are_drawn_as_soon_as_they_are_chosen(windows: Windows, tmp_path: Path) -> None:
    own = tiles()
    own["tiles"][0] |= {"name": "Salt Pan", "3-4": own["tiles"][0]["3-4"] | {"L": "P5 | 0 | Z=9"}}
    path = tmp_path / "own.json"
    path.write_text(json.dumps(own))
    windows.forgive("422")
    cockpit = windows.open(PHONE, STILL)
    cockpit.go("/new/outspeed")
    shelf = cockpit.page.get_by_role("list", name="The tiles")
    expect(shelf.get_by_role("listitem").first).to_contain_text("Dust Flats")
    chooser = cockpit.page.get_by_label("Own tile file")
    chooser.set_input_files(path)
    first = shelf.get_by_role("listitem").first
    expect(first).to_contain_text("Salt Pan")
    told = first.get_by_role("img")
    expect(told).to_have_accessible_name(
        "left: free → 9 zones, if at most 4 others come along; "
        "middle: 1 fuel → 2 zones; right: 2 fuel → 4 zones, if nobody else comes along"
    )
    own["tiles"][3]["3-4"]["L"] = "many | 0 | Z=1"
    path.write_text(json.dumps(own))
    chooser.set_input_files(path)
    expect(cockpit.page.get_by_role("alert")).to_contain_text("tiles[3].3-4.L: 'many' is no")
    expect(shelf).to_have_count(0)
