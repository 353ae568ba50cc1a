"""Playing on from any moment of a race that is over."""

from pathlib import Path

import pytest

import paddock
from paddock.games import REGISTRY
from paddock.server.packing import unpacked
from server.client import HTTP, ME, Player, Shape, bot, get, make, play_on
from server.running import Running, running


def finished(server: Running, game: str, seats: int) -> str:
    """A race of bots that is over."""
    made = make(server.host, game, [bot("rookie" if game in REGISTRY else "random")] * seats)
    with Player(server.host, made["race"]) as watcher:
        watcher.until(lambda table: table["status"] == "over")
    return str(made["race"])


def branch(server: Running, race: str, moment: int, seats: list[Shape], **more: object) -> Shape:
    answer = HTTP.post(
        f"{server.http}/api/races/{race}/branch",
        json={"moment": moment, "seats": seats, **more},
    )
    made: Shape = answer.json()
    assert answer.status_code == 201, made
    made["tokens"] = {seat["seat"]: seat["token"] for seat in made["seats"]}
    return made


def record_of(server: Running, race: str) -> paddock.Record:
    return paddock.Record.parse(HTTP.get(f"{server.http}/api/races/{race}/record").text)


def lines_of(record: paddock.Record, count: int) -> list[Shape]:
    """The first answers, without their seals, which chain them to their header."""
    return [
        {key: value for key, value in line.items() if key != "seal"}
        for line in record.answers[:count]
    ]


@pytest.mark.parametrize("game", ["toy", *REGISTRY])
def test_a_branch_stands_as_the_race_did_and_ends_with_a_true_record(
    shared: Running, game: str
) -> None:
    race = finished(shared, game, 3)
    moments = get(shared.host, f"/api/races/{race}/replay?seat=-2")["moments"]
    at = len(moments) // 2
    seats = [ME, bot("random"), bot("random")]
    made = branch(shared, race, at, seats, pace="instant")
    assert list(made["tokens"]) == [0]
    card = get(shared.host, f"/api/races/{made['race']}", made["tokens"][0])
    assert card["branch"] == {"race": race, "moment": at}
    assert card["kinds"] == ["human", "bot", "bot"]
    assert card["names"] == moments[0]["names"]
    with Player(shared.host, made["race"], made["tokens"][0]) as me:
        mine = unpacked(get(shared.host, f"/api/races/{race}/replay?seat=0"))["moments"]
        told = [line for one in mine[: at + 1] for line in one["log"]]
        assert me.log[: len(told)] == told
        play_on([me], 3)
    record, origin = record_of(shared, made["race"]), record_of(shared, race)
    answers = record.header["branch"]["answers"]
    assert record.header["branch"] == {"race": race, "answers": answers}
    assert lines_of(record, answers) == lines_of(origin, answers)
    assert paddock.verify(record.text()) == ""
    assert record.header["luck"] != origin.header["luck"]
    assert record.lines[-1]["luck"]["secret"] != origin.lines[-1]["luck"]["secret"]
    # The replay of the branch passes through the moment at which it came off.
    again = get(shared.host, f"/api/races/{made['race']}/replay?seat=-2")["moments"]
    assert again[at]["views"] == moments[at]["views"]


def test_every_moment_but_the_last_can_be_played_on_from(shared: Running) -> None:
    race = finished(shared, "toy", 3)
    moments = get(shared.host, f"/api/races/{race}/replay?seat=1")["moments"]
    for at, moment in enumerate(moments[:-1]):
        made = branch(shared, race, at, [ME, ME, ME])
        with Player(shared.host, made["race"], made["tokens"][1]) as me:
            assert me.table["view"] == moment["view"]
            assert me.table["asked"] == moment["asked"]
            assert me.table["moment"] == at


def test_a_branch_of_a_branch_is_true_as_well(shared: Running) -> None:
    race = finished(shared, "spiralized", 2)
    bots = [bot("rookie"), bot("rookie")]
    for at in (9, 6, 12):
        made = branch(shared, race, at, bots)
        with Player(shared.host, made["race"]) as watcher:
            watcher.until(lambda table: table["status"] == "over")
        record = record_of(shared, made["race"])
        assert paddock.verify(record.text()) == ""
        assert record.header["branch"]["race"] == race
        race = made["race"]


def test_a_branch_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = branch(server, finished(server, "toy", 2), 1, [ME, ME])
        with Player(server.host, made["race"], made["tokens"][0]) as me:
            before = me.table
    with running(tmp_path) as server:
        with (
            Player(server.host, made["race"], made["tokens"][0]) as ann,
            Player(server.host, made["race"], made["tokens"][1]) as bob,
        ):
            same = ("moment", "view", "asked", "commitment", "names")
            assert {key: ann.table[key] for key in same} == {key: before[key] for key in same}
            play_on([ann, bob], 1)
        assert paddock.verify(record_of(server, made["race"]).text()) == ""


def test_who_had_given_up_by_then_is_out_of_the_branch_too(shared: Running) -> None:
    made = make(shared.host, "spiralized", [ME, bot("rookie"), bot("rookie")])
    with Player(shared.host, made["race"], made["tokens"][0]) as me:
        me.do("leave")
        me.until(lambda table: table["status"] == "over")
    moments = get(shared.host, f"/api/races/{made['race']}/replay?seat=1")["moments"]
    gone = next(at for at, one in enumerate(moments) if one["kinds"][0] == "left")
    branched = branch(shared, made["race"], gone, [ME, ME, ME])
    tokens = branched["tokens"]
    with (
        Player(shared.host, branched["race"], tokens[1]) as ann,
        Player(shared.host, branched["race"], tokens[2]) as bob,
    ):
        # Nobody waits for who is out.
        play_on([ann, bob], 1)
    again = get(shared.host, f"/api/races/{branched['race']}/replay?seat=1")["moments"]
    assert again[gone]["view"] == moments[gone]["view"]


def refusal(server: Running, race: str, moment: int, seats: list[Shape]) -> Shape:
    path = f"{server.http}/api/races/{race}/branch"
    answer = HTTP.post(path, json={"moment": moment, "seats": seats})
    assert answer.headers["content-type"] == "application/problem+json"
    return {"status": answer.status_code, **answer.json()}


def test_what_cannot_be_played_on_from_is_refused(shared: Running) -> None:
    race = finished(shared, "toy", 2)
    last = len(get(shared.host, f"/api/races/{race}/replay")["moments"]) - 1
    two = [ME, bot("first")]
    assert "earlier moment" in refusal(shared, race, last, two)["detail"]
    assert refusal(shared, race, last + 1, two)["detail"] == f"This race has moments 0 to {last}."
    assert refusal(shared, race, 0, [ME])["detail"] == "seats: that race has 2 of them"
    assert refusal(shared, race, 0, [ME, bot("nobody")])["field"] == "seats[1].bot"
    assert refusal(shared, race, 0, [ME, {"kind": "open"}])["status"] == 422
    assert refusal(shared, "nowhere", 0, two)["status"] == 404
    on = make(shared.host, "toy", [ME, ME])
    assert refusal(shared, on["race"], 0, two)["status"] == 409


def test_nobody_is_told_the_luck_that_is_still_to_come(shared: Running) -> None:
    made = branch(shared, finished(shared, "toy", 2), 1, [ME, ME])
    secret = shared.lobby.rooms[made["race"]].race.secret.hex()
    with Player(shared.host, made["race"], made["tokens"][0]) as me:
        assert me.table["reveal"] is None
        assert all(secret not in text for text in me.texts)
    assert secret not in HTTP.get(f"{shared.http}/api/races").text


def test_a_branch_is_kept_with_its_luck(shared: Running) -> None:
    race = finished(shared, "toy", 2)
    made = branch(shared, race, 1, [ME, ME])
    kept = shared.lobby.rooms[made["race"]].race
    assert kept.branch is not None
    assert (kept.branch.race, kept.branch.moment) == (race, 1)
    told = record_of(shared, race).lines[-1]["luck"]
    assert [{"secret": one["secret"]} for one in kept.branch.first] == [told]
