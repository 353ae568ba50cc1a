"""The web client's types of frames and HTTP shapes: as the server's own classes have them."""

from paddock.server.typescript import frames, rest


def interface(text: str, name: str) -> list[str]:
    """The lines between the braces of an interface."""
    start = text.index(f"export interface {name}")
    return [line.strip() for line in text[start : text.index("\n}", start)].split("\n")[1:]]


def test_a_frame_says_its_type_and_what_may_be_left_out() -> None:
    lines = interface(frames(), "Hello")
    assert lines[0] == "type: 'hello';"
    assert "token?: string | null;" in lines
    assert "seen?: number;" in lines


def test_what_is_never_null_but_may_be_missing() -> None:
    assert "rule?: string;" in interface(frames(), "ErrorFrame")


def test_whatever_holds_kinds_of_a_game_takes_them_as_a_parameter() -> None:
    text = frames()
    assert "export interface TableFrame<W extends Wire = Wire> {" in text
    assert "export interface Ack {" in text
    table = interface(text, "TableFrame")
    assert "view: W['view'];" in table
    assert "decision: Asked<W> | null;" in table
    assert "kinds: ('human' | 'bot' | 'open' | 'left')[];" in table


def test_every_frame_is_in_the_union_of_its_side() -> None:
    text = frames()
    client = next(line for line in text.split("\n") if line.startswith("export type ClientFrame"))
    server = next(line for line in text.split("\n") if line.startswith("export type ServerFrame"))
    assert {"Hello", "Answer<W>", "Try<W>", "Ping;"} <= set(client.split())
    assert {"TableFrame<W>", "Ack", "Foreseen<W>", "Pong;"} <= set(server.split())


def test_choices_are_told_apart_by_their_kind() -> None:
    text = rest()
    assert "kind: 'parts';" in interface(text, "PartsChoice")
    assert "default: Record<string, number>;" in interface(text, "PartsChoice")
    assert "choices: (PlainChoice | PartsChoice)[];" in interface(text, "GameCard")
    assert "seats: [number, number];" in interface(text, "GameCard")
    assert "AnyChoice" not in text


def test_a_moment_of_a_replay_is_a_table_frame_and_more() -> None:
    lines = interface(rest(), "ReplayFrame")
    assert "view: W['view'];" in lines
    assert "given: Given<W>[];" in lines
    assert "from './frames.gen';" in rest()
