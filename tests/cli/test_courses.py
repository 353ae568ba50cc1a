"""`paddock track` with table tops of one's own: refusals with their place, and paper."""

import json
from pathlib import Path

import pytest

from cli.conftest import Run
from games.pocket_rockets.wrong_courses import WRONG, builtin
from games.spin_out import wrong_tracks
from games.wrong_files import Wrong
from paddock.cli.choices import LARGEST_FILE
from paper.pdf_reader import pages_of


@pytest.mark.parametrize("wrong", [*WRONG.values(), *wrong_tracks.WRONG.values()])
def test_a_wrong_file_is_refused_with_place_and_reason(
    paddock: Run, tmp_path: Path, wrong: Wrong
) -> None:
    file = tmp_path / "course.json"
    file.write_text(json.dumps(wrong.data))
    ran = paddock("track", "check", str(file))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"paddock: {file}: {wrong.place}: ")
    assert wrong.why in ran.err
    assert ran.err.count("\n") == 1


def test_a_file_of_100_mb_is_not_even_read(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "course.json"
    with file.open("wb") as huge:
        huge.truncate(100 * 1024 * 1024)
    ran = paddock("track", "check", str(file))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"paddock: {file}: is larger than {LARGEST_FILE // 1024} KB\n"


def test_a_course_is_told_with_whether_it_can_be_driven(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "course.json"
    course = builtin("tea_for_eight")
    file.write_text(json.dumps(course))
    ran = paddock("track", "check", str(file))
    assert (ran.code, ran.out.splitlines()[-1]) == (
        0,
        "It can be driven: a clean run takes 10 moves.",
    )
    told = json.loads(paddock("track", "check", str(file), "--json").out)
    assert told["is_drivable"]
    assert len(told["scouting"]["moves"]) == 10
    wall = {"name": "ruler", "shape": "poly", "pts": [[560, 0], [580, 0], [580, 800], [560, 800]]}
    file.write_text(json.dumps({**course, "obstacles": [wall]}))
    ran = paddock("track", "check", str(file))
    assert (ran.code, ran.out.splitlines()[-1]) == (
        0,
        "Nobody can get past the finish: no way there is 63 mm wide, as a card is.",
    )


def test_a_track_is_told_with_its_game_turns(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "track.json"
    file.write_text(json.dumps(wrong_tracks.builtin("boulder_rally")))
    ran = paddock("track", "check", str(file))
    assert (ran.code, ran.out.splitlines()) == (
        0,
        [
            f"ok  {file}: Boulder Rally",
            "Table: 96 by 48 inches",
            "1 lap, 7 gates in each",
            "Terrain: 18 small, 6 large, 10 obstacles",
            "It can be driven: a clean run takes 15 Game Turns.",
        ],
    )


@pytest.mark.parametrize("form", ["svg", "PDF"])
def test_a_course_is_printed(paddock: Run, tmp_path: Path, form: str) -> None:
    file, out = tmp_path / "course.json", tmp_path / f"course.{form}"
    file.write_text(json.dumps(builtin("desk_u_turn")))
    ran = paddock("track", "print", str(file), "--out", str(out), "--paper", "a3")
    assert (ran.code, ran.out, ran.err) == (0, "", f"Written to {out}. Print it at 100 %.\n")
    if form == "svg":
        assert 'width="1420mm" height="730mm"' in out.read_text()
    else:
        # 1400 by 700 mm on A3 on its side.
        assert len(pages_of(out.read_bytes())) == 4 * 3
    assert paddock("track", "print", str(file), "--out", str(out), "--quiet").err == ""


def test_a_track_of_spin_out_is_printed_in_inches(paddock: Run, tmp_path: Path) -> None:
    file, out = tmp_path / "track.json", tmp_path / "track.svg"
    file.write_text(json.dumps(wrong_tracks.builtin("boulder_rally")))
    ran = paddock("track", "print", str(file), "--out", str(out))
    assert (ran.code, ran.out, ran.err) == (0, "", f"Written to {out}. Print it at 100 %.\n")
    # 96 by 48 inches, a margin of 10 mm, and 20 at the foot.
    drawn = out.read_text()
    assert 'width="2458.4mm" height="1249.2mm"' in drawn
    assert ">rock 1 (obstacle)</text>" in drawn
    # The start zone and eight places in it, 2 3/8 inches across.
    assert drawn.count('class="mark"') == 1 + 8
    assert drawn.count('r="30.163"') == 8


def test_what_cannot_be_printed(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "course.json"
    file.write_text(json.dumps(builtin("desk_u_turn")))
    for arguments, said in (
        (["--out", "course.png"], "--out: course.png must end in .svg or .pdf"),
        (["--out", "course.pdf", "--paper", "a5"], "--paper: must be one of: a4, a3, letter"),
    ):
        ran = paddock("track", "print", str(file), *arguments)
        assert (ran.code, ran.out, ran.err) == (2, "", f"paddock: {said}\n")
    nowhere = tmp_path / "no" / "course.pdf"
    ran = paddock("track", "print", str(file), "--out", str(nowhere))
    assert (ran.code, ran.err) == (1, f"paddock: {nowhere}: no such file or directory\n")
    wrong = WRONG["gate outside the table"]
    file.write_text(json.dumps(wrong.data))
    ran = paddock("track", "print", str(file), "--out", str(tmp_path / "course.pdf"))
    assert ran.code == 1
    assert wrong.place in ran.err
    file.write_text('{"game": "outspeed"}')
    ran = paddock("track", "print", str(file), "--out", str(tmp_path / "course.pdf"))
    assert ran.code == 1
