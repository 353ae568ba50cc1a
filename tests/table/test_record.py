"""Records: whole, cut short, altered, or made under other rules."""

from typing import Any

import pytest

import paddock
from paddock.core.codec import canonical
from paddock.core.errors import BrokenRecord
from paddock.table.record import Record
from paddock.table.replay import replay, verify
from table.racing import finish, resealed, toy_table


@pytest.fixture(scope="module")
def text() -> str:
    """A whole record of a short race, with a letter outside ASCII."""
    table = paddock.new("toy", seats=2, seed=3, names=["Zoë", "Bob"])
    return finish(table, seed=3).record().text()


def line_of(why: str) -> int:
    """The line that a verdict names."""
    assert why.startswith("line ")
    return int(why.removeprefix("line ").split(":")[0])


def altered(text: str, number: int, **fields: Any) -> str:
    """The record with fields of one line changed, and every seal made to fit again."""
    lines = [dict(line) for line in Record.parse(text).lines]
    lines[number - 1] |= fields
    return resealed(lines)


def test_a_whole_record_verifies_as_text_and_as_bytes(text: str) -> None:
    assert verify(text) == ""
    assert verify(text.encode()) == ""
    assert Record.parse(text).text() == text


def test_a_record_says_what_was_played_by_whom_and_how_it_ended(text: str) -> None:
    record = Record.parse(text)
    assert record.finished
    assert record.header["game"] == "toy"
    assert record.header["names"] == ["Zoë", "Bob"]
    assert record.header["version"] == 1
    result = record.lines[-1]
    assert result["luck"] == {"seed": 3}
    assert result["standings"]["kind"] == "Standings"


def branched(text: str, **branch: Any) -> str:
    return altered(text, 1, branch=branch)


def test_a_header_may_say_where_the_race_came_from(text: str) -> None:
    whole = branched(text, race="r", answers=2)
    assert verify(whole) == ""
    assert replay(Record.parse(whole)).record().header["branch"] == {"race": "r", "answers": 2}
    too_many = verify(branched(text, race="r", answers=10_000))
    assert too_many == "line 1: it branches off after more answers than it has"
    for wrong in ({}, {"race": "r"}, {"race": 1, "answers": 1}, {"race": "r", "answers": "1"}):
        assert verify(branched(text, **wrong)).startswith("line 1: branches off nowhere")
    lines = [dict(line) for line in Record.parse(text).lines]
    lines[1]["branch"] = {"race": "r", "answers": 1}
    assert verify(resealed(lines)).startswith("line 2: is no line of a record")


def test_luck_is_not_disclosed_before_the_end() -> None:
    table = toy_table(seed=123454321)
    assert "123454321" not in table.record().text()


def test_every_single_flipped_character_is_detected_in_its_line(text: str) -> None:
    """Not every other character for every place, but every place, with one close and one far."""
    line = 1
    for place, letter in enumerate(text):
        for other in (chr(ord(letter) ^ 1), "7" if letter != "7" else "x"):
            flipped = text[:place] + other + text[place + 1 :]
            with pytest.raises(BrokenRecord) as broken:
                Record.parse(flipped)
            assert broken.value.line == line, (place, letter, other)
        line += letter == "\n"


def test_every_single_missing_character_is_detected_in_its_line(text: str) -> None:
    line = 1
    for place, letter in enumerate(text):
        with pytest.raises(BrokenRecord) as broken:
            Record.parse(text[:place] + text[place + 1 :])
        assert broken.value.line == line, (place, letter)
        line += letter == "\n"


@pytest.mark.parametrize("kept", [0, 1, 2, 5])
def test_a_record_that_ends_too_early_names_the_line_that_is_missing(text: str, kept: int) -> None:
    rows = text.splitlines(keepends=True)
    assert line_of(verify("".join(rows[:kept]))) == kept + 1


def test_a_record_cut_inside_a_line_names_it(text: str) -> None:
    rows = text.splitlines(keepends=True)
    for kept in range(len(rows)):
        cut = "".join(rows[:kept]) + rows[kept][:20]
        assert verify(cut) == f"line {kept + 1}: the record is cut off: its last line does not end"


def test_a_missing_line_breaks_the_chain_where_it_is_missing(text: str) -> None:
    rows = text.splitlines(keepends=True)
    for missing in range(1, len(rows)):
        broken = "".join(rows[:missing] + rows[missing + 1 :])
        assert line_of(verify(broken)) == missing + 1


def test_swapped_lines_are_noticed_at_the_first_of_them(text: str) -> None:
    rows = text.splitlines(keepends=True)
    for first in range(1, len(rows) - 2):
        swapped = [*rows[:first], rows[first + 1], rows[first], *rows[first + 2 :]]
        assert line_of(verify("".join(swapped))) == first + 1


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "line 1: the record is empty"),
        (b"\xff\n", "line 1: is not UTF-8 text"),
        ("nonsense\n", "line 1: is not JSON"),
        ("[]\n", "line 1: is not written as a record is (sorted keys, no spaces)"),
        (
            '{"kind":"answer"}\n',
            "line 1: is no line of a record: header, answer, leave, pause or result",
        ),
        ('{"kind":[]}\n', "line 1: is no line of a record: header, answer, leave, pause or result"),
        ('{"kind": "answer"}\n', "line 1: is not written as a record is (sorted keys, no spaces)"),
        ("[" * 100_000 + "\n", "line 1: is not JSON"),
        ('"\ud800"\n', "line 1: is not written as a record is (sorted keys, no spaces)"),
        ('{"a":"\ud800"}\n', "line 1: is not JSON"),
    ],
    ids=lambda value: str(value)[:20].encode("ascii", "replace").decode(),
)
def test_what_is_no_record_is_told_apart(content: str | bytes, message: str) -> None:
    assert verify(content) == message


def test_bytes_that_are_no_text_name_their_line(text: str) -> None:
    rows = text.encode().splitlines(keepends=True)
    assert verify(b"".join([*rows[:3], b"\xff" + rows[3], *rows[4:]])) == (
        "line 4: is not UTF-8 text"
    )


def test_only_the_first_line_is_a_header_and_nothing_follows_the_result(text: str) -> None:
    rows = text.splitlines(keepends=True)
    assert verify(rows[0] + rows[0]) == "line 2: only the first line is a header"
    assert verify(rows[1]) == "line 1: only the first line is a header"
    assert verify(text + rows[1]) == f"line {len(rows) + 1}: nothing follows the result"


def forged(text: str) -> dict[str, tuple[str, int, str]]:
    """Records whose seals fit, but which are not true: the text, the line, and what is said."""
    last = len(Record.parse(text).lines)
    lines = Record.parse(text).lines
    other_names = {"names": ["Zoë", "Bob", "Cy"]}
    twice = resealed([lines[0], lines[1] | {"state": lines[0]["state"]}, *lines[1:]])
    return {
        "another game": (altered(text, 1, game="chess"), 1, "there is no game 'chess'"),
        "another version": (altered(text, 1, version=2), 1, "version 2 of the rules; this is 1"),
        "another format": (altered(text, 1, format=2), 1, "this Paddock reads 1"),
        "another seat count": (altered(text, 1, **other_names), 1, "stands differently"),
        "too many seats": (altered(text, 1, names=["a"] * 9), 1, "2 to 4 seats"),
        "names that are none": (altered(text, 1, names=[1, 2]), 1, "names[0]: is no text"),
        "other choices": (altered(text, 1, config={"lane": "wet"}), 1, "lane: one of"),
        "names of another type": (altered(text, 1, names="ab"), 1, "is no line of a record"),
        "a state of the start": (altered(text, 1, state="0" * 32), 1, "stands differently"),
        "another commitment": (altered(text, 1, luck="0" * 64), last, "not the one committed to"),
        "other luck": (altered(text, last, luck={"seed": 4}), last, "not the one committed to"),
        "no luck": (altered(text, last, luck={"seed": "3"}), last, "neither a seed nor"),
        "another seat": (altered(text, 2, seat=7), 2, "this answer is refused: Seat 7"),
        "a seat of another type": (altered(text, 2, seat=True), 2, "is no line of a record"),
        "an illegal answer": (
            altered(text, 2, action={"kind": "Effort", "effort": 9}),
            2,
            "this answer is refused: TOY-004",
        ),
        "no answer": (altered(text, 2, action={"kind": "Fly"}), 2, "no kind is called 'Fly'"),
        "another state": (altered(text, 3, state="0" * 32), 3, "stands differently"),
        "an answer given twice": (twice, 3, "this seat has already answered"),
        "another winner": (
            altered(text, last, standings={"kind": "Standings"}),
            last,
            "ends differently",
        ),
        "another end": (altered(text, last, state="0" * 32), last, "stands differently"),
        "an answer too few": (resealed([*lines[:-2], lines[-1]]), last - 1, "is not over"),
        "an answer too many": (
            resealed([*lines[:-1], lines[-2], lines[-1]]),
            last,
            "the race is over before",
        ),
    }


FORGERIES = [
    "another game",
    "another version",
    "another format",
    "another seat count",
    "too many seats",
    "names that are none",
    "other choices",
    "names of another type",
    "a state of the start",
    "another commitment",
    "other luck",
    "no luck",
    "another seat",
    "a seat of another type",
    "an illegal answer",
    "no answer",
    "another state",
    "an answer given twice",
    "another winner",
    "another end",
    "an answer too few",
    "an answer too many",
]


def test_every_forgery_is_tried(text: str) -> None:
    assert list(forged(text)) == FORGERIES


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_record_is_found_out_where_it_is_not_true(text: str, name: str) -> None:
    forgery, line, why = forged(text)[name]
    verdict = verify(forgery)
    assert line_of(verdict) == line
    assert why in verdict


def test_another_answer_that_is_allowed_gives_another_state(text: str) -> None:
    first = Record.parse(text).lines[1]["action"]
    other = {"kind": "Effort", "effort": (first["effort"] + 1) % 3}
    assert line_of(verify(altered(text, 2, action=other))) == 3, "where the last of the two is in"


def test_an_unfinished_record_is_not_replayed_by_those_who_do_not_know_its_luck() -> None:
    record = toy_table().record()
    assert not record.finished
    with pytest.raises(BrokenRecord, match="line 2: the record ends here, without a result"):
        replay(Record.parse(record.text()))


def test_a_record_does_not_change_with_the_table() -> None:
    table = toy_table()
    record = table.record()
    before = canonical(record.lines)
    finish(table)
    assert canonical(record.lines) == before


@pytest.mark.parametrize("until", [0, 1, 2, 7])
def test_a_replay_can_stop_after_any_answer(text: str, until: int) -> None:
    table = replay(Record.parse(text), until)
    assert table.answers + len(table.locked()) == until
    assert not table.over


def test_a_replay_stopped_early_goes_on_like_the_record(text: str) -> None:
    record = Record.parse(text)
    table = replay(record, 6)
    for line in record.lines[7:-1]:
        table.answer(line["seat"], table.codec.load_action(line["action"]))
    assert table.record().text() == text


@pytest.mark.parametrize(("until", "answers"), [(-5, 0), (10_000, None)])
def test_a_replay_stops_at_the_ends_of_the_record(
    text: str, until: int, answers: int | None
) -> None:
    record = Record.parse(text)
    expected = len(record.lines) - 2 if answers is None else answers
    assert replay(record, until).answers == expected
