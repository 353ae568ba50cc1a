"""The printed board over HTTP: of a race, and of choices that are still being made."""

import asyncio
import json
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock import games
from paddock.core.protocol import Board
from paddock.games.powersled.book.track_reader import builtin_data
from paddock.server.packing import unpacked
from paddock.server.printer import Printer
from paddock.server.problems import Problem
from paddock.server.proofs import MOST_KEPT
from paddock.server.settings import Limits
from server.client import HTTP, ME, Player, Shape, bearer, bot, get, make
from server.running import QUICK, Running, running

SERPENTINE: Shape = {"track": "serpentine", "laps": 3, "safe": {"A": 1}}
POWERSLED = games.find("powersled")


def dumped(config: Shape) -> Shape:
    """The board as Python has it."""
    race = paddock.new("powersled", seats=2, seed=1, config=config)
    board = race.board()
    assert board is not None
    shape: Shape = json.loads(json.dumps(race.codec.dump(board)))
    return shape


def wished(server: Running, config: Any, game: str = "powersled", **headers: str) -> Any:
    path = f"{server.http}/api/games/{game}/board"
    return HTTP.post(path, json={"config": config}, headers=headers)


def test_a_race_has_the_board_of_its_choices_and_no_frame_carries_it(shared: Running) -> None:
    made = make(shared.host, "powersled", [ME, bot("first")], config=SERPENTINE)
    token = made["tokens"][0]
    board = unpacked(get(shared.host, f"/api/races/{made['race']}/board", token))
    assert board == dumped(SERPENTINE)
    with Player(shared.host, made["race"], token) as ann:
        assert not any("outline" in text for text in ann.texts)


def test_the_address_on_the_card_is_kept_for_good_and_any_other_is_asked_again(
    shared: Running,
) -> None:
    made = make(shared.host, "powersled", [bot("first"), bot("first")], public=True)
    address = get(shared.host, f"/api/races/{made['race']}")["board"]
    first = HTTP.get(shared.http + address)
    assert first.headers["cache-control"] == "private, max-age=31536000, immutable"
    plain = address.split("?")[0]
    for path in (plain, f"{plain}?print=another"):
        other = HTTP.get(shared.http + path)
        assert (other.headers["cache-control"], other.content) == (
            "private, no-cache",
            first.content,
        )
    known = {"if-none-match": first.headers["etag"]}
    again = HTTP.get(shared.http + plain, headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    others = make(shared.host, "powersled", [ME, ME], config={"laps": 1}, public=True)
    other = HTTP.get(f"{shared.http}/api/races/{others['race']}/board", headers=known)
    assert other.status_code == 200


def test_a_board_is_sent_compressed_to_who_takes_it_so(shared: Running) -> None:
    made = make(shared.host, "outspeed", [bot("first")] * 3, public=True)
    path = f"{shared.http}/api/races/{made['race']}/board"
    plain = HTTP.get(path, headers={"accept-encoding": "identity"})
    small = HTTP.get(path, headers={"accept-encoding": "gzip"})
    assert (plain.headers.get("content-encoding"), small.headers["content-encoding"]) == (
        None,
        "gzip",
    )
    assert plain.content == small.content
    assert small.num_bytes_downloaded < len(plain.content) / 5
    wish = wished(shared, {}, "outspeed", **{"accept-encoding": "gzip"})
    assert (wish.headers["content-encoding"], wish.content) == ("gzip", plain.content)


def test_who_may_see_the_race_may_see_the_board(shared: Running) -> None:
    made = make(shared.host, "powersled", [ME, bot("first")], public=False)
    path = f"{shared.http}/api/races/{made['race']}/board"
    assert HTTP.get(path).status_code == 403
    assert HTTP.get(path, headers=bearer(made["tokens"][0])).status_code == 200
    unknown = HTTP.get(f"{shared.http}/api/races/nowhere/board")
    assert (unknown.status_code, unknown.json()["title"]) == (404, "No such race")


def test_a_board_is_wished_for_before_there_is_a_race(shared: Running) -> None:
    answer = wished(shared, SERPENTINE)
    assert unpacked(answer.json()) == dumped(SERPENTINE)
    assert answer.headers["cache-control"] == "no-store"
    own = {**builtin_data("beltway"), "name": "Home-made"}
    assert wished(shared, {"data": own}).json()["name"] == "Home-made"


def test_a_game_that_prints_nothing_says_so(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games.find("toy"), "board", None)
    assert wished(shared, {"lane": "long"}, "toy").json() is None


def broken_track() -> Shape:
    data = builtin_data("foundry")
    data["sections"][1]["safe"] = 9
    return data


@pytest.mark.parametrize(
    ("config", "field", "why"),
    [
        ({"data": broken_track()}, "config.data.sections[1] (A).safe", "from 1 to 4"),
        ({"data": []}, "config.data", "not a table of fields"),
        ({"track": "monza"}, "config.track", "must be one of: beltway, foundry, serpentine"),
        ({"safe": {"A": 0}}, "config.safe.A", "must be a whole number from 1 to 4"),
        ({"wings": 2}, "config.wings", "has no such choice"),
        ([], "config", "dictionary"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    shared: Running, config: Any, field: str, why: str
) -> None:
    # Twice: what was refused once is remembered, and said in the same words.
    for _ in range(2):
        answer = wished(shared, config)
        problem = answer.json()
        assert (answer.status_code, problem["field"]) == (422, field)
        assert problem["detail"].startswith(field)
        assert why in problem["detail"]


def test_strangers_and_unknown_games_are_refused(shared: Running) -> None:
    assert wished(shared, {}, origin="http://elsewhere.example").status_code == 403
    assert wished(shared, {}, "chess").status_code == 404


def test_a_wish_has_a_size(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, board=2048)
    with running(tmp_path, replace(QUICK, limits=limits)) as server:
        large = wished(server, {"data": {"name": "x" * 2048}})
        assert large.status_code == 413
        assert large.json()["detail"] == "A board is made from at most 2 KiB of choices and data."
        assert wished(server, {}).status_code == 200


class Press:
    """A game whose boards take as long as a test likes; it counts them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.printed = 0
        self.paper = threading.Event()
        self.paper.set()
        print_board = POWERSLED.board
        assert print_board is not None

        def board(book: Any) -> Board:
            assert self.paper.wait(60)
            self.printed += 1
            return print_board(book)

        monkeypatch.setattr(POWERSLED, "board", board)


@pytest.fixture
def press(monkeypatch: pytest.MonkeyPatch) -> Press:
    return Press(monkeypatch)


def test_a_board_is_made_once_however_many_ask(press: Press) -> None:
    async def run() -> None:
        printer = Printer(Limits())
        boards = await asyncio.gather(
            *[printer.of_wish(POWERSLED, {"laps": 1}, "ann") for _ in range(5)]
        )
        boards.append(await printer.of_wish(POWERSLED, {"laps": 1}, "ann"))
        assert len(set(boards)) == press.printed == 1

    asyncio.run(run())


def test_the_latest_boards_are_kept(press: Press) -> None:
    async def run() -> None:
        printer = Printer(Limits())
        for laps in range(1, MOST_KEPT + 2):
            await printer.of_wish(POWERSLED, {"laps": laps}, "ann")
        assert press.printed == MOST_KEPT + 1
        await printer.of_wish(POWERSLED, {"laps": 2}, "ann")
        assert press.printed == MOST_KEPT + 1
        await printer.of_wish(POWERSLED, {"laps": 1}, "ann")
        assert press.printed == MOST_KEPT + 2

    asyncio.run(run())


def test_who_waits_too_long_is_told_to_come_back_and_finds_it_made(press: Press) -> None:
    async def run() -> None:
        press.paper.clear()
        printer = Printer(Limits(board_seconds=0.01, boards_at_once=1))
        with pytest.raises(Problem, match="try again") as late:
            await printer.of_wish(POWERSLED, {"laps": 1}, "ann")
        assert (late.value.status, late.value.retry_after) == (503, 1)
        # One is in the making: nobody's second wish is taken.
        with pytest.raises(Problem, match="try again"):
            await printer.of_wish(POWERSLED, {"laps": 2}, "ann")
        press.paper.set()
        await printer.rest()
        await printer.of_wish(POWERSLED, {"laps": 1}, "ann")
        assert press.printed == 1

    asyncio.run(run())
