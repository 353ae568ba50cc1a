"""`paddock scenario`. What a scenario means is tested in tests/table."""

import json
from pathlib import Path

from cli.conftest import Run

GOOD = """
game = "toy"
name = "Two carts start"
seats = ["Ann", "Ben"]
[[step]]
asked = ["Ann", "Ben"]
"""


def test_scenarios_that_hold(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text(GOOD)
    ran = paddock("scenario", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"ok  {file}: Two carts start\n1 of 1 scenarios hold\n"
    assert paddock("scenario", str(file), "--quiet").out == ""


def test_one_that_fails_fails_them_all_and_the_others_are_still_run(
    paddock: Run, tmp_path: Path
) -> None:
    good, failing, broken = (tmp_path / f"{name}.toml" for name in ("good", "failing", "broken"))
    good.write_text(GOOD)
    failing.write_text(GOOD.replace('asked = ["Ann", "Ben"]', 'asked = ["Ann"]'))
    broken.write_text("game =")
    files = [str(failing), str(broken), str(good)]
    ran = paddock("scenario", *files)
    assert ran.code == 1
    assert ran.err.splitlines()[0] == (
        f"paddock: {failing}: Two carts start: step 1: asked should be Ann and is Ann, Ben"
    )
    assert ran.err.splitlines()[1].startswith(f"paddock: {broken}: is not TOML")
    assert f"ok  {good}" in ran.out
    outcomes = json.loads(paddock("scenario", *files, "--json").out)
    assert [outcome["ok"] for outcome in outcomes] == [False, False, True]
    assert outcomes[2] == {"file": str(good), "name": "Two carts start", "ok": True, "why": ""}
