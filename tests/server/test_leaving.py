"""Leaving a race: by the rules where they know it, else a bot drives on until one comes back."""

import threading
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import paddock
from paddock.bots import Bot
from paddock.cli.main import main
from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, View
from server.client import HTTP, ME, OPEN, Player, Refusal, Shape, bot, get, join, make, play_on
from server.running import PATIENCE, Running, running, wait_for
from server.test_socket import COAST, PUSH, play_to_undo, two


def record_of(server: Running, race: str) -> str:
    answer = HTTP.get(f"{server.http}/api/races/{race}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


# A bot drives on


def test_a_bot_drives_for_who_left_and_everybody_sees_it(shared: Running) -> None:
    ann, bob, made = two(shared)
    with ann, bob, Player(shared.host, made["race"]) as watcher:
        assert ann.table["leaving"] == "driven"
        assert watcher.table["leaving"] is None
        ann.do("leave")
        for player in (ann, bob, watcher):
            player.until(lambda table: table["kinds"] == ["left", "human"])
        assert get(shared.host, f"/api/races/{made['race']}")["kinds"] == ["left", "human"]
        bob.until(lambda table: table["locked"] == [0])
        ann.settle()
        shown = {key: ann.table[key] for key in ("decision", "sealed", "can_undo", "leaving")}
        assert shown == {"decision": None, "sealed": None, "can_undo": False, "leaving": None}
        assert ann.table["can_return"]
        assert ann.table["view"]["seat"] == 0, "who left still sees what the seat sees"
        play_on([bob], 4)
        ann.until(lambda table: table["status"] == "over")
        assert not ann.table["can_return"]
    assert paddock.verify(record_of(shared, made["race"])) == ""
    first = get(shared.host, f"/api/races/{made['race']}/replay?seat=0")["moments"][0]
    assert first["kinds"] == ["human", "human"]
    assert first["decision"] is not None


def test_who_left_cannot_answer_until_back(shared: Running) -> None:
    ann, bob, _ = two(shared)
    with ann, bob:
        ann.do("leave", bot="first")
        bob.until(lambda table: table["locked"] == [0])
        for kind, fields in [("answer", {"action": PUSH}), ("retract", {}), ("undo", {})]:
            with pytest.raises(Refusal, match="409 You have left; a bot drives for you"):
                ann.do(kind, **fields)
        with pytest.raises(Refusal, match="409 You have left"):
            ann.do("leave")
        ann.do("return")
        ann.until(lambda table: table["kinds"] == ["human", "human"])
        assert ann.table["decision"] is not None
        assert ann.table["sealed"]["action"] == COAST, "what the bot sealed can be changed"
        ann.answer(PUSH)
        bob.settle()
        bob.answer(PUSH)
        ann.until(lambda table: table["moment"] == 1)
        with pytest.raises(Refusal, match="409 You have not left"):
            ann.do("return")


def test_a_bot_that_thinks_does_not_answer_for_who_is_back(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, thought = threading.Event(), threading.Event()

    def slow(view: View, decision: Decision, rng: Chance) -> Action:
        thinking.set()
        assert thought.wait(PATIENCE)
        return decision.options()[0]

    monkeypatch.setattr("paddock.server.chauffeur.find_bot", lambda *_: Bot("slow", slow))
    ann, bob, made = two(own)
    room = own.lobby.rooms[made["race"]]
    with ann, bob:
        ann.do("leave")
        assert thinking.wait(PATIENCE)
        ann.do("return")
        thought.set()
        wait_for(lambda: not room.chauffeur.is_driving)
        bob.settle()
        assert bob.table["locked"] == []
        assert room.play.moves == 2


def test_a_seat_stays_driven_over_a_restart_and_can_be_taken_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "toy", [ME, ME])
        with Player(server.host, made["race"], made["tokens"][0]) as ann:
            ann.do("leave", id="gone")
            ann.settle()
            seq = ann.table["seq"]
    with running(tmp_path) as server:
        rooms = server.lobby.rooms
        with (
            Player(server.host, made["race"], made["tokens"][0]) as ann,
            Player(server.host, made["race"], made["tokens"][1]) as bob,
        ):
            assert ann.table["kinds"] == ["left", "human"]
            assert ann.table["seq"] > seq
            bob.until(lambda table: table["locked"] == [0])
            before = rooms[made["race"]].play.moves
            ann.do("leave", id="gone")
            assert rooms[made["race"]].play.moves == before, "acknowledged, not done again"
            with pytest.raises(Refusal, match="422 This id was used for something else"):
                ann.do("return", id="gone")
            bob.answer(PUSH)
            bob.until(lambda table: table["moment"] > 0)
            ann.do("return")
    with running(tmp_path) as server, Player(server.host, made["race"], made["tokens"][0]) as ann:
        assert ann.table["kinds"] == ["human", "human"]


def test_nothing_is_taken_back_across_a_leaving(shared: Running) -> None:
    ann, bob, _ = two(shared)
    with ann, bob:
        player = play_to_undo(ann, bob)
        other = bob if player is ann else ann
        other.do("leave")
        player.until(lambda table: "left" in table["kinds"])
        assert not player.table["can_undo"]
        with pytest.raises(Refusal, match="422 That cannot be taken back: somebody has left since"):
            player.do("undo")


def test_a_rematch_is_driven_for_who_left_unless_they_ask_for_it(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, OPEN, bot("first")])
    token = join(shared.host, made, "Bob")
    ann = Player(shared.host, made["race"], made["tokens"][0])
    bob = Player(shared.host, made["race"], token)
    with ann, bob:
        for player in (ann, bob):
            player.do("leave", bot="random")
        ann.until(lambda table: table["status"] == "over")
    again = f"{shared.http}/api/races/{made['race']}/rematch"
    follower = HTTP.post(again, headers={"authorization": f"Bearer {token}"}).json()["race"]
    card = get(shared.host, f"/api/races/{follower}", token)
    assert card["kinds"] == ["left", "human", "bot"]
    with Player(shared.host, follower, made["tokens"][0]) as back:
        back.do("return")
        back.until(lambda table: table["kinds"] == ["human", "human", "bot"])


# Giving up by the rules


def test_who_gives_up_is_out_for_good_and_the_record_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = make(server.host, "spiralized", [ME, ME, ME])
        race = made["race"]
        with Player(server.host, race, made["tokens"][1]) as bob:
            assert bob.table["leaving"] == "gives_up"
            bob.do("leave", id="gone")
            bob.until(lambda table: table["kinds"] == ["human", "left", "human"])
            assert gone_in(bob.log) == [1]
            assert not bob.table["can_return"]
            with pytest.raises(Refusal, match="409 You gave up"):
                bob.do("return")
            with pytest.raises(Refusal, match="409 You have left this race"):
                bob.do("leave")
            log = bob.log
    with running(tmp_path) as server:
        players = [Player(server.host, race, token) for token in made["tokens"].values()]
        ann, bob, cid = players
        assert bob.log[: len(log)] == log
        assert bob.table["kinds"] == ["human", "left", "human"]
        bob.do("leave", id="gone")
        ann.do("leave")
        cid.until(lambda table: table["status"] == "over")
        record = record_of(server, race)
        for player in players:
            player.close()
        check_replays(server, race, cid.log)
    left = [line["seat"] for line in paddock.Record.parse(record).lines if line["kind"] == "leave"]
    assert left == [1, 0]
    file = tmp_path / "race.jsonl"
    file.write_text(record)
    with redirect_stdout(StringIO()) as out:
        assert main(["verify", str(file)]) == 0
        assert main(["replay", str(file)]) == 0
    names = cid.table["names"]
    told = [
        "".join(names[part] if isinstance(part, int) else part for part in line["text"])
        for line in cid.log
        if line["event"]["kind"] == "GaveUp"
    ]
    assert len(told) == 2
    assert all(text in out.getvalue() for text in told)


def check_replays(server: Running, race: str, log: list[Shape]) -> None:
    """Every moment of the race from every seat, those after a leaving among them."""
    for seat in (-2, -1, 0, 1, 2):
        moments = get(server.host, f"/api/races/{race}/replay?seat={seat}")["moments"]
        assert [line for one in moments for line in one["log"]] == log
        assert [gone for one in moments if (gone := gone_in(one["log"]))] == [[1], [0]]
        assert moments[0]["kinds"] == ["human"] * 3
        assert moments[-1]["kinds"] == ["left", "left", "human"]


def gone_in(log: list[Shape]) -> list[int]:
    """Who gave up."""
    return [line["event"]["seat"] for line in log if line["event"]["kind"] == "GaveUp"]


# Where it cannot be


def test_what_leaves_nobody_is_refused(shared: Running) -> None:
    ann, bob, made = two(shared)
    with ann, bob, Player(shared.host, made["race"]) as watcher:
        for kind in ("leave", "return"):
            with pytest.raises(Refusal, match="403 A spectator only watches"):
                watcher.do(kind)
        with pytest.raises(Refusal, match="409 You have not left"):
            ann.do("return")
        with pytest.raises(Refusal, match="422 Soapbox has the bots driver"):
            ann.do("leave", bot="shark")
        with pytest.raises(Refusal, match="403 This socket speaks for seat 0"):
            ann.do("leave", seat=1)
        assert ann.table["kinds"] == ["human", "human"]
    waiting = make(shared.host, "toy", [ME, OPEN])
    with Player(shared.host, waiting["race"], waiting["tokens"][0]) as ann:
        assert ann.table["leaving"] is None
        with pytest.raises(Refusal, match="409 The race has not begun"):
            ann.do("leave")
    over = make(shared.host, "toy", [ME, bot("first")])
    with Player(shared.host, over["race"], over["tokens"][0]) as ann:
        play_on([ann], 1)
        assert ann.table["leaving"] is None
        with pytest.raises(Refusal, match="409 The race is over"):
            ann.do("leave")


def test_no_bot_drives_where_the_rules_know_leaving(shared: Running) -> None:
    made = make(shared.host, "spiralized", [ME, ME])
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        with pytest.raises(Refusal, match=r"422 Who leaves .* gives up"):
            ann.do("leave", bot="driver")
        assert ann.table["kinds"] == ["human", "human"]
