"""`paddock play`: a race in the terminal."""

import json
from pathlib import Path

import pytest

from cli.conftest import Run

SOLO = ("play", "toy", "--seats", "me,random", "--seed", "1")
HOT_SEAT = ("play", "toy", "--seats", "me,me", "--names", "Ann,Ben", "--seed", "4")
FIRST_OPTIONS = "1\n" * 200
PASSED_ROUND = "\n1\n1\n" * 200
"""For hot-seat: Enter to sit down, then answers; one too many is refused and does no harm."""


def test_bots_alone_are_told_as_they_race(paddock: Run) -> None:
    ran = paddock("play", "toy", "--seats", "random,first", "--seed", "3")
    assert (ran.code, ran.err) == (0, "")
    assert "Vermilion is played by the bot random" in ran.out
    assert "Round 1.  [TOY-004]" in ran.out
    assert "  1. Vermilion (random)" in ran.out


def test_quiet_bots_leave_only_the_result(paddock: Run) -> None:
    out = paddock("play", "toy", "--seats", "random,first", "--seed", "3", "--quiet").out
    assert "Round" not in out
    assert out.splitlines()[0].endswith(" wins.")


def test_a_person_is_shown_the_board_the_question_and_numbered_options(paddock: Run) -> None:
    out = paddock(*SOLO, typed="q\n").out
    assert "Vermilion is you" in out
    assert "o............ Vermilion: space 0" in out
    assert "How hard do you push?  [TOY-004]\n  1. Coast  (coast)\n  2. Push  (push)\n" in out


def test_a_person_can_play_a_whole_race(paddock: Run) -> None:
    ran = paddock(*SOLO, typed=FIRST_OPTIONS)
    assert (ran.code, ran.err) == (0, "")
    assert "The race is over." in ran.out
    assert "Vermilion (you)" in ran.out


def test_the_usual_seats_are_you_and_bots(paddock: Run) -> None:
    out = paddock("play", "outspeed", typed="q\n").out
    assert "Vermilion is you" in out
    assert "Green is played by the bot driver" in out


def test_the_driver_says_what_it_would_do_and_all_hear_of_it_after_the_race(paddock: Run) -> None:
    out = paddock(*SOLO, typed=f"why\nwhy\n{FIRST_OPTIONS}").out
    _, one, other = out.split("> The driver would: ")
    assert one.splitlines()[1] == "It counts 2 fresh carts."
    assert other.startswith(one), "asking again brings no other answer"
    assert out.endswith("Vermilion asked the driver 2 times.\n")


def test_where_all_is_judged_by_eye_the_driver_says_nothing(paddock: Run) -> None:
    out = paddock("play", "pocket_rockets", "--seed", "2", typed="why\nq\n").out
    assert "> At this table nobody says what they would do." in out


@pytest.mark.parametrize("typed", ["2", "push", "PUSH", "pu"])
def test_an_option_goes_by_number_word_or_the_words_beginning(paddock: Run, typed: str) -> None:
    assert "All show: Vermilion push" in paddock(*SOLO, typed=f"{typed}\nq\n").out


@pytest.mark.parametrize("typed", ["0", "4", "", "brake", "-1", "²", "{", '{"kind":"Brake"}'])
def test_what_is_no_option_is_refused_and_asked_again(paddock: Run, typed: str) -> None:
    ran = paddock(*SOLO, typed=f"{typed}\npush\nq\n")
    assert "> That is no" in ran.out
    assert "All show: Vermilion push" in ran.out


def test_what_an_option_would_bring_is_told_before_it_is_chosen(paddock: Run) -> None:
    out = paddock("play", "outspeed", "--seed", "1", typed="? 1\n? nothing\nq\n").out
    assert "> alone: " in out
    assert "\nwith 1 other: " in out
    assert "> That is no option" in out


def test_an_option_that_says_all_itself_brings_no_more(paddock: Run) -> None:
    out = paddock(*SOLO, typed="? 1\nq\n").out
    assert "> No more than it says." in out


def test_a_free_answer_is_typed_with_its_fields(paddock: Run) -> None:
    leans = [
        "? Lean tenths=257",
        *(f"lean {rest}" for rest in ("tenths=301", "tenths", "tenths=x")),
    ]
    typed = "\n".join(["heave", *leans, "lean tenths=257", "q", ""])
    out = paddock("play", "toy", "--seats", "me,first", "--seed", "1", typed=typed).out
    assert "These are examples; type any other as Lean tenths=NUMBER.\n" in out
    assert "> 2 more than the die says\n" in out
    assert "> TOY-020 A cart leans" in out
    assert "> That is no action: tenths: is no field with its value; type it as Lean tenths" in out
    assert "> That is no action: tenths: 'x' is neither a number" in out
    assert "Vermilion leans 25.7 degrees.  [TOY-019]" in out


def test_a_heading_is_typed_in_degrees_and_foreseen_before_it_is_chosen(paddock: Run) -> None:
    race = ("play", "pocket_rockets", "--seats", "me", "--seed", "1")
    options = ("--set", "course=tea_for_eight", "--set", "aid=full")
    out = paddock(*race, *options, typed="1\n? 12.5\nsome way\n12.5°\nq\n").out
    assert "Headings: 0° to the right, 90° up, 180° to the left, 270° down\n" in out
    assert "type any other number, or as Stop or Go heading=NUMBER.\n" in out
    assert "> slides clean\n" in out
    assert "> That is no option; type a number from 0 to 345, or ? for help.\n" in out
    assert "Vermilion turns 12.5° to the left." in out


def test_a_refusal_by_the_rules_says_which(paddock: Run) -> None:
    heave = '{"kind":"Effort","effort":2}'
    out = paddock(*SOLO, typed=f"{heave}\n{heave}\nq\n").out
    assert "> TOY-005 You heaved in the round before" in out


def test_options_whose_words_are_numbers_go_by_these(
    paddock: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from paddock import games
    from paddock.core.protocol import Action

    def number(action: Action) -> str:
        return str(action.code)

    monkeypatch.setattr(games.find("toy"), "word", number)
    out = paddock(*SOLO, typed="3\n2\nq\n").out
    assert (
        "\n  0: Coast\n  1: Push\n  2: Heave\n> That is no option; type a number from 0 to 2" in out
    )
    assert "All show: Vermilion heave" in out


def test_help_log_and_rules_change_nothing(paddock: Run) -> None:
    out = paddock(*SOLO, typed="?\nlog\nrules toy-004\nrules TOY-999\nq\n").out
    assert "take your last answer back" in out
    assert "> Round 1.  [TOY-004]\n" in out
    assert "> TOY-004  In every round all pick in secret" in out
    assert "> There is no rule TOY-999." in out
    assert "All show" not in out


def test_stopping_is_no_failure_and_the_race_so_far_is_kept(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    ran = paddock(*SOLO, "--save", str(file), typed="1\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert "You stop here." in ran.out
    assert f"The race so far is in {file}. Go on with: paddock play --resume {file}" in ran.out
    kinds = [json.loads(line)["kind"] for line in file.read_text().splitlines()]
    assert kinds[:3] == ["header", "answer", "answer"]
    assert kinds[-1] == "pause"


def test_the_record_of_a_whole_race_is_true(paddock: Run, tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    paddock("play", "toy", "--seats", "me,random", "--save", str(file), typed=FIRST_OPTIONS)
    assert paddock("verify", str(file)).code == 0


def test_the_end_of_the_input_is_told_kindly(paddock: Run) -> None:
    ran = paddock(*SOLO)
    assert (ran.code, ran.err) == (1, "paddock: the input ended before the race did\n")


def test_nothing_is_taken_back_that_somebody_learned_from(paddock: Run) -> None:
    out = paddock(*SOLO, typed="1\nu\nq\n").out
    assert "> That cannot be taken back: somebody has learned something since." in out


def test_an_answer_can_be_taken_back_while_nobody_has_learned_anything(paddock: Run) -> None:
    race = ("play", "toy", "--seats", "first,me", "--seed", "4")
    out = paddock(*race, typed="coast\npass\nkeep\nu\nthrow\nq\n").out
    kept, _, again = out.partition("> Taken back.\n")
    assert "Sky keeps it." in kept
    assert "Keep it?  [TOY-015]" in again
    assert "Sky keeps it." not in again
    assert "Sky throws it away: " in again


def test_in_hot_seat_the_keyboard_is_passed_on(paddock: Run) -> None:
    out = paddock(*HOT_SEAT, typed="\n1\n").out
    assert out.count("Pass the keyboard to Ann; Ann, press Enter.") == 1
    assert out.count("Pass the keyboard to Ben; Ben, press Enter.") == 1
    assert "Your answer is sealed." in out


def test_in_hot_seat_nobody_sees_the_secrets_of_another(paddock: Run) -> None:
    ran = paddock(*HOT_SEAT, typed=PASSED_ROUND)
    assert ran.code == 0
    shown, _, _ = ran.out.partition("The race is over.")
    sittings = shown.split("Pass the keyboard to ")[1:]
    assert any("Ann draws a card: " in sitting for sitting in sittings)
    for sitting in sittings:
        other = "Ben" if sitting.startswith("Ann") else "Ann"
        assert f"{other} draws a card: " not in sitting
        assert f"{other} looks at the top card: " not in sitting


def test_the_names_are_used(paddock: Run) -> None:
    race = ("play", "toy", "--seats", "first,first", "--names", "Ann,Ben", "--seed", "2")
    assert "All show: Ann coast, Ben coast." in paddock(*race).out
