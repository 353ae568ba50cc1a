"""A database that fails, or holds what cannot be read: it is said, and the rest goes on."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from paddock.server import ledger
from server.client import HTTP, ME, OPEN, Player, Refusal, Shape, get, make
from server.running import Running

PUSH: Shape = {"kind": "Effort", "effort": 1}


def path_of(server: Running) -> str:
    path = server.lobby.desk.store.url.database
    assert path is not None
    return path


def sql(server: Running, *statements: str) -> None:
    """Do something to the database behind the server's back."""
    with closing(sqlite3.connect(path_of(server))) as database, database:
        for statement in statements:
            database.execute(statement)


@contextmanager
def without(server: Running, table: str) -> Iterator[None]:
    """For a while the database cannot read one of its tables."""
    sql(server, f"ALTER TABLE {table} RENAME TO gone")
    try:
        yield
    finally:
        sql(server, f"ALTER TABLE gone RENAME TO {table}")


@pytest.mark.parametrize("table", ["races", "seats", "moves", "tokens"])
def test_a_socket_is_told_when_the_database_cannot_be_read(
    own: Running, log: list[str], table: str
) -> None:
    made = make(own.host, "toy", [ME, ME])
    own.lobby.rooms.clear()
    with without(own, table), Player(own.host, made["race"], hello=False) as player:
        with pytest.raises(Refusal, match="503 The database does not answer; try again"):
            player.hello(made["tokens"][0])
        assert player.wait_closed() == 1013
    assert any("fault the database failed: no such table" in line for line in log)
    with Player(own.host, made["race"], made["tokens"][0]) as player:
        assert player.is_asked(), "it is well again"


def test_a_request_is_told_when_the_database_cannot_be_read(own: Running) -> None:
    made = make(own.host, "toy", [ME, ME], public=True)
    with without(own, "races"):
        for path in ("", f"/{made['race']}", f"/{made['race']}/record"):
            answer = HTTP.get(f"{own.http}/api/races{path}")
            assert answer.status_code == 503
            assert answer.headers["retry-after"] == "1"
            assert answer.json()["detail"] == "The database does not answer; try again."


def test_a_socket_is_told_of_any_other_fault_too(
    own: Running, monkeypatch: pytest.MonkeyPatch, log: list[str]
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret hand is 7")

    made = make(own.host, "toy", [ME, ME])
    monkeypatch.setattr(own.lobby.desk.store, "tokens", broken)
    with Player(own.host, made["race"], hello=False) as player:
        with pytest.raises(Refusal, match="500 Something is broken on our side"):
            player.hello(made["tokens"][0])
        assert player.wait_closed() == 1011
    assert len([line for line in log if "fault" in line]) == 1
    assert "secret" not in "".join(log)


SPOILED = {
    "config that is no JSON": ("UPDATE races SET config = '{' WHERE id = '{race}'", 410),
    "config that is no table": ("UPDATE races SET config = '[]' WHERE id = '{race}'", 410),
    "standings": ("UPDATE races SET standings = 'x' WHERE id = '{race}'", 410),
    "an unknown status": ("UPDATE races SET status = 'x' WHERE id = '{race}'", 410),
    "a number that is none": ("UPDATE races SET seq = 'x' WHERE id = '{race}'", 410),
    "a time that is none": ("UPDATE races SET made = 'x' WHERE id = '{race}'", 410),
    "a secret that is none": ("UPDATE races SET secret = 'x' WHERE id = '{race}'", 410),
    "no seats": ("DELETE FROM seats WHERE race = '{race}'", 410),
    "a missing seat": ("DELETE FROM seats WHERE race = '{race}' AND seat = 0", 410),
    "an unknown kind": ("UPDATE seats SET kind = 'x' WHERE race = '{race}'", 410),
    "no text": ("UPDATE races SET config = CAST(x'ff' AS TEXT) WHERE id = '{race}'", 503),
}


@pytest.mark.parametrize(("spoil", "status"), SPOILED.values(), ids=SPOILED.keys())
def test_a_broken_race_is_left_out_of_the_list_and_the_others_are_not(
    own: Running, log: list[str], spoil: str, status: int
) -> None:
    races = [make(own.host, "toy", [ME, OPEN], public=True)["race"] for _ in range(3)]
    broken = races[1]
    sql(own, spoil.replace("{race}", broken))
    own.lobby.rooms.clear()
    assert {card["race"] for card in get(own.host, "/api/races")} == set(races) - {broken}
    assert any("fault" in line and f"race={broken}" in line for line in log)
    answer = HTTP.get(f"{own.http}/api/races/{broken}")
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    with Player(own.host, broken, hello=False) as player:
        with pytest.raises(Refusal, match=str(status)):
            player.hello(None)
        assert player.wait_closed() in (1008, 1013)


def test_a_broken_move_is_said(own: Running) -> None:
    made = make(own.host, "toy", [ME, ME])
    with Player(own.host, made["race"], made["tokens"][0]) as ann:
        ann.answer(PUSH)
    sql(own, "UPDATE moves SET action = '{'")
    own.lobby.rooms.clear()
    with Player(own.host, made["race"], hello=False) as ann:
        with pytest.raises(Refusal, match="410 This race is not in the database as it was stored"):
            ann.hello(made["tokens"][0])
        assert ann.wait_closed() == 1008


@pytest.mark.parametrize("lost", ["", "-wal"])
@pytest.mark.parametrize("is_replaced", [False, True])
def test_nothing_is_acknowledged_that_a_restart_would_not_find(
    own: Running, log: list[str], lost: str, is_replaced: bool
) -> None:
    made = make(own.host, "toy", [ME, ME])
    path = Path(f"{path_of(own)}{lost}")
    with Player(own.host, made["race"], made["tokens"][0]) as ann:
        content = path.read_bytes()
        path.unlink()
        if is_replaced:
            path.write_bytes(content)
        with pytest.raises(Refusal, match="503 This could not be stored"):
            ann.answer(PUSH)
    assert any("fault the database failed: its " in line for line in log)


def test_a_locked_database_keeps_everybody_waiting_once(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []
    begin = ledger._begin_patiently

    def begin_and_count(connection: sqlite3.Connection) -> None:
        tries.append(1)
        begin(connection)

    monkeypatch.setattr(ledger, "LOCK_SECONDS", 0.2)
    monkeypatch.setattr(ledger, "_begin_patiently", begin_and_count)
    races = [make(own.host, "toy", [ME, ME]) for _ in range(6)]
    with ExitStack() as stack:
        players = [
            stack.enter_context(Player(own.host, made["race"], made["tokens"][0])) for made in races
        ]
        with closing(sqlite3.connect(path_of(own), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for player in players:
                player.send({"type": "answer", "id": "a", "moment": 0, "action": PUSH})
            for player in players:
                with pytest.raises(Refusal, match="503"):
                    player.receive("ack", "a")
            other.execute("ROLLBACK")
    assert len(tries) <= 3, "a batch that waits in vain is not tried one by one"
    with Player(own.host, races[0]["race"], races[0]["tokens"][0]) as player:
        player.answer(PUSH)
