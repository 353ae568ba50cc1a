"""A race as text."""

from paddock.core.phrase import Seat, Told
from paddock.core.protocol import SPECTATOR
from paddock.kit.words import say
from paddock.table.transcript import sentence, tell_all, transcript
from table.racing import finish, toy_table


def test_a_sentence_ends_with_its_rules() -> None:
    stuck = Told(say("{} is stuck.", Seat(1)), ["TOY-011", "TOY-012"])
    assert sentence(stuck, ["Ann", "Bob"]) == "Bob is stuck.  [TOY-011, TOY-012]"
    assert sentence(Told("Hello.", []), []) == "Hello."


def test_a_transcript_has_a_line_for_every_event_secrets_included() -> None:
    table = finish(toy_table())
    lines = transcript(table).splitlines()
    assert len(lines) == len(table.diary.entries)
    assert lines[0] == "Round 1.  [TOY-004]"
    assert lines[-1].startswith("The race is over.")
    assert any("looks at the top card: " in line for line in lines)


def test_a_spectator_reads_no_secrets() -> None:
    table = finish(toy_table())
    lines = tell_all(table.game, table.book, table.events(SPECTATOR), table.names)
    assert any("looks at the top card." in line for line in lines)
    assert not any("looks at the top card: " in line for line in lines)
