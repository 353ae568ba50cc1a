"""One seat on the socket: several tabs, coming back, changing one's mind, doing things once."""

import json
from typing import Any

import pytest

from paddock.server import teller
from server.client import HTTP, ME, OPEN, Player, Refusal, Shape, bot, make, play_on
from server.running import Running

COAST: Shape = {"kind": "Effort", "effort": 0}
PUSH: Shape = {"kind": "Effort", "effort": 1}


def two(server: Running) -> tuple[Player, Player, Shape]:
    """Two people at a table of the toy."""
    made = make(server.host, "toy", [ME, ME], public=True)
    ann = Player(server.host, made["race"], made["tokens"][0])
    bob = Player(server.host, made["race"], made["tokens"][1])
    ann.settle()
    return ann, bob, made


def test_an_answer_is_sealed_and_only_its_seat_sees_it(shared: Running) -> None:
    ann, bob, made = two(shared)
    with ann, bob, Player(shared.host, made["race"]) as watcher:
        seq = ann.table["seq"]
        ack = ann.answer(PUSH)
        ann.settle()
        assert ack["seq"] == ann.table["seq"] == seq + 1
        assert ann.table["sealed"]["action"] == PUSH
        for other in (bob, watcher):
            other.settle()
            assert other.table["locked"] == [0]
            assert other.table["sealed"] is None
        assert "PUSH" not in "".join(bob.texts)
        assert bob.table["decision"]["options"][0]["action"] == COAST
        assert watcher.table["decision"] is None


def test_who_changes_a_sealed_answer_is_the_only_one_who_can_tell(shared: Running) -> None:
    ann, bob, _ = two(shared)
    with ann, bob:
        ann.answer(PUSH)
        bob.settle()
        frames = len(bob.texts)
        ann.answer(COAST)
        ann.settle()
        assert ann.table["sealed"]["action"] == COAST
        bob.settle()
        assert len(bob.texts) == frames + 1, "only the pong"
        seq = bob.table["seq"]
        ann.do("retract")
        bob.settle()
        assert bob.table["locked"] == []
        assert bob.table["seq"] == seq + 1


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in(shared: Running) -> None:
    ann, bob, _ = two(shared)
    with ann, bob:
        ann.answer(PUSH)
        ann.do("retract")
        ann.settle()
        assert ann.table["sealed"] is None
        with pytest.raises(Refusal, match=r"422.*has sealed no answer"):
            ann.do("retract")
        bob.answer(PUSH)
        moment = ann.table["moment"]
        ann.answer(COAST)
        with pytest.raises(Refusal, match="409"):
            ann.do("retract", moment=moment)


def test_the_last_answer_can_be_undone_while_nobody_has_learned_anything(shared: Running) -> None:
    ann, bob, _ = two(shared)
    with ann, bob:
        player = play_to_undo(ann, bob)
        player.settle()
        before, log, view = player.table["moment"], list(player.log), player.table["view"]
        player.do("undo")
        player.settle()
        table = player.table
        assert table["moment"] == before + 1
        assert table["decision"]["decision"]["kind"] == "KeepCard"
        assert table["log_from"] == len(player.log) < len(log)
        with pytest.raises(Refusal, match="409"):
            player.answer({"kind": "Keep"}, moment=before)
        player.answer({"kind": "Keep"})
        player.settle()
        assert player.log == log
        assert player.table["view"] == view
        other = bob if player is ann else ann
        other.settle()
        assert len(other.log) == len(log)
        with pytest.raises(Refusal, match=r"422.*somebody has learned"):
            other.do("undo")


def play_to_undo(ann: Player, bob: Player) -> Player:
    """Play the toy until somebody has kept a card, which nobody has learned from."""
    for _ in range(200):
        for player in (ann, bob):
            player.settle()
            if player.table["can_undo"]:
                return player
            if player.table["decision"] and player.table["sealed"] is None:
                options = player.options()
                player.answer(options[0] if len(options) < 3 else options[1])
    raise AssertionError("nothing could ever be undone")


def test_a_sealed_answer_sends_only_that_and_is_acknowledged_by_it(shared: Running) -> None:
    ann, bob, _ = two(shared)
    with ann, bob:
        for player in (ann, bob):
            player.settle()
        before = [len(player.texts) for player in (ann, bob)]
        ann.answer(PUSH, id="push")
        for player in (ann, bob):
            player.settle()
        (own, _), (others, _) = ann.texts[before[0] :], bob.texts[before[1] :]
        told = json.loads(own)
        assert (told["type"], told["ack"], told["locked"]) == ("sealed", "push", [0])
        assert told["sealed"]["action"] == PUSH
        told = json.loads(others)
        assert (told["type"], told["locked"], told["sealed"]) == ("sealed", [0], None)
        assert "ack" not in told
        bob.answer(PUSH, id="too")
        bob.settle()
        tables = [json.loads(text) for text in bob.texts[before[1] + 2 :]]
        assert [one["type"] for one in tables] == ["table", "pong"]
        assert tables[0]["ack"] == "too"
        assert bob.table["locked"] == []


def test_one_seat_in_two_tabs_sees_the_same(shared: Running) -> None:
    ann, bob, made = two(shared)
    with ann, bob, Player(shared.host, made["race"], made["tokens"][0]) as tab:
        assert tab.table["online"] == [0, 1]
        ann.answer(PUSH)
        tab.settle()
        assert tab.table["sealed"]["action"] == PUSH
        tab.do("retract")
        tab.settle()
        ann.settle()
        assert ann.table["sealed"] is None
        assert {**tab.table, "log_from": 0, "log": []} == {**ann.table, "log_from": 0, "log": []}
        frames = len(bob.texts)
        tab.close()
        bob.settle()
        assert bob.table["online"] == [0, 1]
        assert len(bob.texts) > frames
        ann.close()
        bob.until(lambda table: table["online"] == [1])


def test_who_comes_back_is_told_what_was_missed(shared: Running) -> None:
    ann, bob, made = two(shared)
    with bob:
        seen, had = ann.table["seq"], list(ann.log)
        ann.close()
        bob.until(lambda table: table["online"] == [1])
        with Player(shared.host, made["race"], made["tokens"][0]) as other:
            other.answer(PUSH)
            bob.answer(COAST)
            other.settle()
            whole = other.log
        with Player(shared.host, made["race"], made["tokens"][0], seen) as back:
            assert back.table["log_from"] == len(had)
            assert had + back.table["log"] == whole
            assert back.table["seq"] > seen
        with Player(shared.host, made["race"], made["tokens"][0], seen=10**9) as stranger:
            assert stranger.table["log_from"] == 0
            assert stranger.log == whole


def test_the_same_frame_is_done_once(shared: Running) -> None:
    ann, bob, _ = two(shared)
    with ann, bob:
        moment = ann.table["moment"]
        first = ann.answer(PUSH, id="once")
        assert ann.answer(PUSH, id="once") == first
        ann.do("retract", id="back")
        ann.answer(PUSH, id="once", moment=moment)
        ann.settle()
        assert ann.table["sealed"] is None, "acknowledged, not done again"
        with pytest.raises(Refusal, match=r"422.*used for something else"):
            ann.answer(COAST, id="once")
        bob.answer(PUSH, id="once")
        ann.answer(COAST, id="again")
        ann.until(lambda table: table["moment"] > moment)
        ann.answer(COAST, id="again", moment=moment)


def test_an_answer_to_an_older_or_a_later_question_is_stale(shared: Running) -> None:
    ann, bob, _ = two(shared)
    with ann, bob:
        for moment in (ann.table["moment"] + 1, 10**6):
            with pytest.raises(Refusal, match="409"):
                ann.answer(PUSH, moment=moment)


def test_nobody_answers_before_everybody_sits(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, OPEN])
    join = f"{shared.http}/api/races/{made['race']}/join"
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        assert ann.table["status"] == "waiting"
        assert ann.log == []
        assert ann.table["view"]["hand"] == [0] * len(ann.table["view"]["hand"])
        with pytest.raises(Refusal, match="409"):
            ann.answer(PUSH)
        assert HTTP.post(join, json={"invite": made["invite"]}).status_code == 200
        ann.until(lambda table: table["status"] == "racing")
        ann.answer(PUSH)


def test_two_guests_of_one_name_can_be_told_apart(shared: Running) -> None:
    made = make(shared.host, "toy", [OPEN, OPEN, {"kind": "me", "name": "Kim"}])
    join = f"{shared.http}/api/races/{made['race']}/join"
    wish = {"invite": made["invite"], "name": "  Kim\n"}
    assert HTTP.post(join, json={**wish, "seat": 1}).json()["seat"] == 1
    assert HTTP.post(join, json={**wish, "seat": 1}).status_code == 409
    assert HTTP.post(join, json=wish).json()["seat"] == 0
    assert HTTP.post(join, json=wish).status_code == 409
    with Player(shared.host, made["race"], made["tokens"][2]) as player:
        assert player.table["names"] == ["Kim 3", "Kim 2", "Kim"]


def test_a_fault_in_the_rules_changes_nothing(
    own: Running, monkeypatch: pytest.MonkeyPatch, log: list[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret hand is 7")

    ann, bob, made = two(own)
    with ann, bob:
        ann.answer(PUSH)
        with monkeypatch.context() as patch:
            patch.setattr("paddock.table.table.advance_race", broken)
            with pytest.raises(Refusal, match="500"):
                bob.answer(PUSH)
        moves = own.lobby.rooms[made["race"]].play.moves
        bob.settle()
        assert bob.table["moment"] == 0
        assert moves == 1
        bob.answer(PUSH)
        bob.until(lambda table: table["moment"] == 1)
    assert len([line for line in log if "fault" in line]) == 1
    assert "secret" not in "".join(log)
    assert "Traceback" not in "".join(log)


def test_a_fault_in_what_one_seat_is_told_is_no_trouble_for_the_others(
    own: Running, monkeypatch: pytest.MonkeyPatch, log: list[str]
) -> None:
    real = teller._sealed_part

    def broken(table: Any, seat: int, around: Any) -> Any:
        if seat == 1:
            raise ZeroDivisionError("the secret hand is 7")
        return real(table, seat, around)

    ann, bob, _ = two(own)
    with ann, bob:
        monkeypatch.setattr(teller, "_sealed_part", broken)
        ann.answer(PUSH)
        ann.settle()
        assert ann.table["sealed"]["action"] == PUSH
        assert bob.wait_closed() == 1011
        ann.until(lambda table: table["online"] == [0])
    assert len([line for line in log if "fault" in line]) == 1
    assert "secret" not in "".join(log)


def test_a_bot_that_fails_does_what_a_sleeping_player_would(
    own: Running, monkeypatch: pytest.MonkeyPatch, log: list[str]
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the secret hand is 7")

    made = make(own.host, "toy", [ME, bot("random")])
    room = own.lobby.rooms[made["race"]]
    find = "paddock.server.chauffeur.find_bot"
    monkeypatch.setattr(find, lambda *_: type("B", (), {"name": "b", "__call__": broken})())
    room.chauffeur._bots.clear()
    with Player(own.host, made["race"], made["tokens"][0]) as me:
        play_on([me], 3)
    faults = [line for line in log if "fault" in line]
    assert len(faults) == own.lobby.desk.counters.totals[("bot_faults", "")] > 0
    assert "the first option is taken" in faults[0]
    assert "secret" not in "".join(log)


def test_frames_are_not_compressed(shared: Running) -> None:
    """Else their length would tell something of what is in them."""
    made = make(shared.host, "toy", [ME, ME], public=True)
    with Player(shared.host, made["race"]) as watcher:
        request, response = watcher.socket.request, watcher.socket.response
        assert request is not None
        assert response is not None
        assert "permessage-deflate" in request.headers["Sec-WebSocket-Extensions"]
        assert "Sec-WebSocket-Extensions" not in response.headers
