"""Before the race: bots in free seats, free seats again, and doing without."""

from pathlib import Path

import httpx
import pytest

from server.client import HTTP, ME, OPEN, Player, Shape, bearer, bot, get, join, make
from server.running import Running, running


def fill(server: Running, made: Shape, seat: int, bot: str | None, token: str) -> httpx.Response:
    path = f"{server.http}/api/races/{made['race']}/seats/{seat}"
    return HTTP.post(path, json={"bot": bot}, headers=bearer(token))


def call_off(server: Running, made: Shape, token: str) -> httpx.Response:
    return HTTP.delete(f"{server.http}/api/races/{made['race']}", headers=bearer(token))


def test_a_bot_takes_a_free_seat_and_gives_it_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, OPEN, OPEN])
        mine = made["tokens"][0]
        with Player(server.host, made["race"], mine) as me:
            assert fill(server, made, 1, "first", mine).status_code == 204
            me.until(lambda table: table["kinds"] == ["human", "bot", "open"])
            assert me.table["names"][1] == "First"
            assert me.table["status"] == "waiting"
            assert fill(server, made, 1, None, mine).status_code == 204
            me.until(lambda table: table["kinds"] == ["human", "open", "open"])
            assert fill(server, made, 2, "first", mine).status_code == 204
    with running(tmp_path) as server, Player(server.host, made["race"], mine) as me:
        assert me.table["kinds"] == ["human", "open", "bot"]
        # The last one starts the race, and the bot is asked.
        assert fill(server, made, 1, "first", mine).status_code == 204
        me.until(lambda table: table["status"] == "racing")
        assert me.table["names"][1:] == ["First 2", "First"]
        me.answer(me.options()[0])
        me.until(lambda table: table["moment"] > 0)


def test_a_friend_comes_to_the_seat_that_is_left(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, OPEN, OPEN])
    assert fill(shared, made, 1, "first", made["tokens"][0]).status_code == 204
    with Player(shared.host, made["race"], join(shared.host, made, "Bob")) as bob:
        assert bob.table["seat"] == 2
        assert bob.table["status"] == "racing"


@pytest.mark.parametrize(
    ("seat", "kind", "status", "why"),
    [
        (0, "first", 409, "Somebody sits there already."),
        (1, None, 409, "No bot sits there."),
        (1, "nobody", 422, "bot: Soapbox has the bots"),
        (2, "first", 409, "Somebody sits there already."),
        (5, "first", 422, "This race has seats 0 to 2."),
        (9, "first", 422, ""),
    ],
)
def test_what_cannot_be_changed_is_refused(
    shared: Running, seat: int, kind: str | None, status: int, why: str
) -> None:
    made = make(shared.host, "toy", [ME, OPEN, bot("first")])
    answer = fill(shared, made, seat, kind, made["tokens"][0])
    assert answer.status_code == status
    assert answer.json()["detail"].startswith(why)
    assert get(shared.host, f"/api/races/{made['race']}", made["tokens"][0])["kinds"] == [
        "human",
        "open",
        "bot",
    ]


def test_only_who_made_the_race_changes_it_and_only_before_it(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, OPEN, OPEN])
    bob = join(shared.host, made, "Bob")
    for answer in (fill(shared, made, 2, "first", bob), call_off(shared, made, bob)):
        assert answer.status_code == 403
    for secret in ("", "f" * 64):
        assert fill(shared, made, 2, "first", secret).status_code == 401
        assert call_off(shared, made, secret).status_code == 401
    assert fill(shared, made, 2, "first", made["tokens"][0]).status_code == 204
    late = (
        fill(shared, made, 2, None, made["tokens"][0]),
        call_off(shared, made, made["tokens"][0]),
    )
    for answer in late:
        assert answer.status_code == 409
        assert answer.json()["detail"] == "This race has begun already."


def test_a_race_is_called_off_and_nothing_is_left_of_it(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, OPEN, OPEN], public=True)
    token = join(shared.host, made, "Bob")
    with Player(shared.host, made["race"], token) as bob:
        assert call_off(shared, made, made["tokens"][0]).status_code == 204
        told = bob.next()
        while told["type"] != "error":
            told = bob.next()
        assert told["status"] == 410
        assert told["detail"] == "The race was called off by who made it."
        assert bob.wait_closed() == 1008
    assert HTTP.get(f"{shared.http}/api/races/{made['race']}").status_code == 404
    assert made["race"] not in [card["race"] for card in get(shared.host, "/api/races")]
    wish = {"invite": made["invite"], "name": "Cid"}
    late = HTTP.post(f"{shared.http}/api/races/{made['race']}/join", json=wish)
    assert late.status_code == 404
    assert call_off(shared, made, made["tokens"][0]).status_code == 404
