"""`paddock play --save` and `--resume`: a race that goes on another day, and leaving one."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Run
from paddock.cli.keyboard import Terminal
from table.racing import finish, toy_table

SOLO = ("play", "toy", "--seats", "me,random", "--seed", "1")
FIRST_OPTIONS = "1\n" * 200


@pytest.fixture
def saved(paddock: Run, tmp_path: Path) -> Path:
    """A race that was stopped after a round."""
    file = tmp_path / "race.jsonl"
    assert paddock(*SOLO, "--save", str(file), typed="1\n1\nq\n").code == 0
    return file


def kinds(file: Path) -> list[str]:
    return [json.loads(line)["kind"] for line in file.read_text().splitlines()]


def test_a_saved_race_goes_on_and_its_record_is_true(paddock: Run, saved: Path) -> None:
    before = saved.read_text().splitlines()[:-1]
    ran = paddock("play", "--resume", str(saved), typed=FIRST_OPTIONS)
    assert (ran.code, ran.err) == (0, "")
    assert f"The race goes on after {len(before) - 1} answers." in ran.out
    assert "Sky is played by the bot random" in ran.out
    assert "Round 1." not in ran.out, "what was told before is not told again"
    assert f"The record is in {saved}." in ran.out
    assert saved.read_text().splitlines()[: len(before)] == before
    assert paddock("verify", str(saved)).code == 0


def test_a_race_can_be_stopped_and_resumed_again_and_again(paddock: Run, saved: Path) -> None:
    lengths = [len(kinds(saved))]
    for _ in range(3):
        assert paddock("play", "toy", "--resume", str(saved), typed="1\n1\nq\n").code == 0
        lengths.append(len(kinds(saved)))
    assert lengths == sorted(set(lengths))
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_a_resumed_race_can_be_kept_elsewhere(paddock: Run, saved: Path, tmp_path: Path) -> None:
    before, other = saved.read_text(), tmp_path / "other.jsonl"
    paddock("play", "--resume", str(saved), "--save", str(other), typed=FIRST_OPTIONS)
    assert saved.read_text() == before
    assert kinds(other)[-1] == "result"


def test_somebody_else_can_take_the_seats(paddock: Run, saved: Path) -> None:
    out = paddock("play", "--resume", str(saved), "--seats", "first,first").out
    assert "Vermilion is played by the bot first" in out
    assert "The record is in" in out


@pytest.mark.parametrize("how", [KeyboardInterrupt, EOFError])
def test_an_interrupted_race_is_kept(
    paddock: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: type[BaseException]
) -> None:
    answers = iter(["1"])

    def ask(terminal: Terminal, prompt: str) -> str:
        for answer in answers:
            return answer
        raise how

    file = tmp_path / "race.jsonl"
    if how is KeyboardInterrupt:
        monkeypatch.setattr(Terminal, "ask", ask)
    ran = paddock(*SOLO, "--save", str(file), typed="1\n")
    assert ran.code == (130 if how is KeyboardInterrupt else 1)
    assert "Go on with: paddock play --resume" in ran.out
    assert kinds(file)[-1] == "pause"


def test_a_race_saved_in_python_goes_on_in_the_terminal(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    file.write_text(toy_table(2).pause().text(), encoding="utf-8")
    out = paddock("play", "--resume", str(file), typed="q\n").out
    assert "Vermilion is you" in out
    assert "Sky is played by the bot" in out


def test_a_replay_tells_a_saved_race_as_far_as_it_got(paddock: Run, saved: Path) -> None:
    out = paddock("replay", str(saved)).out
    assert "Round 1." in out
    assert "The table waits for" in out


def test_a_saved_race_is_not_verified_before_it_is_over(paddock: Run, saved: Path) -> None:
    ran = paddock("verify", str(saved))
    assert ran.code == 1
    assert "the race was saved here and is not over" in ran.err


Broken = Callable[[Path], object]


@pytest.mark.parametrize(
    ("code", "why", "spoil"),
    [
        (1, "no such file", lambda file: file.unlink()),
        (1, "line 1: is not JSON", lambda file: file.write_text("race\n")),
        (1, "without its luck", lambda file: file.write_text(toy_table().record().text())),
        (2, "that race is over", lambda file: file.write_text(finish(toy_table()).record().text())),
    ],
)
def test_what_cannot_be_resumed_says_why(
    paddock: Run, saved: Path, code: int, why: str, spoil: Broken
) -> None:
    spoil(saved)
    ran = paddock("play", "--resume", str(saved))
    assert ran.code == code
    assert why in ran.err
    assert ran.out == ""


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("outspeed",), "is a race of toy, not outspeed"),
        (("--seed", "0"), "--seed: a saved race has that settled"),
        (("--names", "A,B"), "--names: a saved race has that settled"),
        (("--set", "lane=long"), "--set: a saved race has that settled"),
        (("--seats", "me"), "--seats: 1 players for 2 seats"),
    ],
)
def test_what_a_saved_race_has_settled_is_wrong_usage(
    paddock: Run, saved: Path, options: tuple[str, ...], why: str
) -> None:
    before = saved.read_text()
    ran = paddock("play", *options, "--resume", str(saved))
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert saved.read_text() == before


def test_a_new_race_needs_a_game(paddock: Run) -> None:
    ran = paddock("play")
    assert (ran.code, ran.out) == (2, "")
    assert "which game?" in ran.err


def test_where_the_rules_know_no_leaving_a_bot_drives_on(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    ran = paddock(*SOLO, "--save", str(file), typed="1\nleave\nleave\n")
    assert (ran.code, ran.err) == (0, "")
    assert "drives on for you. Type leave once more to go: You leave the race." in ran.out
    assert "leave" not in kinds(file)
    assert kinds(file)[-1] == "result"
    assert paddock("verify", str(file)).code == 0


def test_leaving_is_asked_once_more(paddock: Run) -> None:
    out = paddock(*SOLO, typed="leave\nno\n1\nq\n").out
    assert "You stay." in out
    assert "All show" in out


def test_who_gives_up_by_the_rules_is_out_and_the_others_go_on(
    paddock: Run, tmp_path: Path
) -> None:
    file = tmp_path / "race.jsonl"
    race = ("play", "spiralized", "--seats", "me,rookie,rookie", "--seed", "2")
    ran = paddock(*race, "--save", str(file), typed="leave\nleave\n")
    assert (ran.code, ran.err) == (0, "")
    assert "You give up the race, and that cannot be taken back." in ran.out
    assert kinds(file).count("leave") == 1
    assert kinds(file)[-1] == "result"
    assert paddock("verify", str(file)).code == 0
    told = paddock("replay", str(file)).out
    assert "Vermilion" in told.splitlines()[-1], "who gave up comes last"


def test_who_gave_up_stays_away_from_a_resumed_race(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    race = ("play", "spiralized", "--seats", "me,me,me", "--names", "Ann,Ben,Eve", "--seed", "2")
    paddock(*race, "--save", str(file), typed="\nleave\nleave\n" + "\nq\n")
    assert kinds(file).count("leave") == 1
    assert json.loads(file.read_text().splitlines()[-1])["players"].count("") == 1
    assert " has left\n" in paddock("play", "--resume", str(file), typed="\nq\n").out


def test_a_race_that_leads_nowhere_is_stopped_with_a_word(
    paddock: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from paddock import games

    monkeypatch.setattr(games.find("toy"), "most_decisions", 5)
    file = tmp_path / "race.jsonl"
    ran = paddock("play", "toy", "--seats", "first,first", "--seed", "1", "--save", str(file))
    assert ran.code == 1
    assert "takes more than 5 answers. It is stopped here, unfinished." in ran.err
    assert kinds(file)[-1] == "pause"
