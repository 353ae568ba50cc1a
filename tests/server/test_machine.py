"""Acceptance: whatever is sent in whatever order, the socket does what the table does, or refuses.

A table beside the server is the judge: every frame that it would refuse must get an error and
change nothing, every other one an acknowledgement. Nothing is ever answered with 5xx.
"""

import json
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from paddock.core.errors import PaddockError
from paddock.core.protocol import SPECTATOR
from paddock.server.kept import words_to_keep
from paddock.server.settings import Sources
from paddock.table.table import Table
from server.client import ME, Player, Shape, make
from server.running import Running, running, told_sources, wait_for

SEATS = 3
WATCHERS = st.integers(SPECTATOR, SEATS - 1)
NUMBERS = st.integers(-2, 5) | st.sampled_from([2**31, 2**63, 2**64, -(2**63)])
WORDS = st.sampled_from(
    ["Effort", "LetPass", "Play", "Keep", "ThrowAway", "Race", "Soapbox", "", "é", "answer"]
)
LEAVES = (
    st.none()
    | st.booleans()
    | NUMBERS
    | st.floats(allow_nan=False, allow_infinity=False)
    | WORDS
    | st.text(max_size=5)
)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
ACTIONS: st.SearchStrategy[Any] = (
    st.builds(lambda n: {"kind": "Effort", "effort": n}, NUMBERS)
    | st.builds(lambda n: {"kind": "Play", "card": n}, NUMBERS)
    | st.sampled_from([{"kind": "LetPass"}, {"kind": "Keep"}, {"kind": "ThrowAway"}])
    | st.builds(lambda kind, rest: {**rest, "kind": kind}, WORDS, st.dictionaries(WORDS, LEAVES))
)
ROUNDS = st.sampled_from([0, 0, 0, 1, 2, -1])
"""From the present one on."""
ORDERS: st.SearchStrategy[Any] = st.builds(
    lambda round, efforts: {"kind": "Push", "round": round, "efforts": efforts},
    ROUNDS,
    st.lists(st.integers(0, 2), min_size=1, max_size=4),
) | st.builds(
    lambda round, runner: {"kind": "Throw", "round": round, "runner": runner},
    ROUNDS,
    st.integers(0, SEATS - 1),
)
FIELDS = ("type", "id", "moment", "action", "orders", "seat", "token", "seen")
GARBAGE = (
    st.text(max_size=30)
    | JSON.map(json.dumps)
    | st.dictionaries(st.sampled_from(FIELDS), JSON | ACTIONS, max_size=5).map(json.dumps)
)


class Secrets:
    """A source that can be set back."""

    def __init__(self) -> None:
        self.begin(0)

    def begin(self, seed: int) -> None:
        self.source = told_sources(str(seed)).secret

    def __call__(self, size: int) -> bytes:
        return self.source(size)


class Judge(Table):
    """A table that counts how often the question has changed."""

    advances = 0

    def _advance(self) -> None:
        super()._advance()
        self.advances += 1


class Machine(RuleBasedStateMachine):
    """Some sockets of one race, and a table that does the same."""

    server: ClassVar[Running]
    secrets: ClassVar["Secrets"]
    ids = count()

    @initialize(seed=st.integers(0, 99))
    def sit_down(self, seed: int) -> None:
        # The same secrets for the same seed, so that a failure can be played again.
        self.secrets.begin(seed)
        made = make(self.server.host, "toy", [ME] * SEATS, public=True)
        self.race = made["race"]
        self.tokens = {SPECTATOR: None, **made["tokens"]}
        self.players = {
            seat: Player(self.server.host, self.race, token) for seat, token in self.tokens.items()
        }
        real = self.server.lobby.rooms[self.race].play.table
        self.judge = Judge(real.game, SEATS, real.luck, {}, real.names)
        self.moment = 0
        self.done: dict[int, list[Shape]] = {seat: [] for seat in self.tokens}

    def teardown(self) -> None:
        for player in getattr(self, "players", {}).values():
            player.close()

    # What may be sent

    @rule(data=st.data())
    def answer_well(self, data: st.DataObject) -> None:
        if self.judge.over:
            return
        decision = data.draw(st.sampled_from(self.judge._race.asked))
        action = data.draw(st.sampled_from(decision.options()))
        self.wish(decision.seat, "answer", self.moment, self.judge.codec.dump(action))

    @rule(seat=WATCHERS, action=ACTIONS, off=st.sampled_from([0, 0, 0, 0, -1, 1]))
    def answer_anything(self, seat: int, action: Shape, off: int) -> None:
        self.wish(seat, "answer", max(0, self.moment + off), action)

    @rule(
        seat=WATCHERS,
        kind=st.sampled_from(["retract", "undo"]),
        off=st.sampled_from([0, 0, 0, -1, 1]),
    )
    def take_back(self, seat: int, kind: str, off: int) -> None:
        self.wish(seat, kind, max(0, self.moment + off), None)

    @rule(data=st.data(), efforts=st.lists(st.integers(0, 1), min_size=1, max_size=3))
    def order_well(self, data: st.DataObject, efforts: list[int]) -> None:
        if self.judge.over:
            return
        seat = data.draw(st.sampled_from(self.judge.asked()))
        runner = data.draw(st.sampled_from([one for one in range(SEATS) if one != seat]))
        now = self.judge.rounds
        push = {"kind": "Push", "round": now, "efforts": efforts}
        self.wish(
            seat, "order", self.moment, [push, {"kind": "Throw", "round": now, "runner": runner}]
        )

    @rule(seat=WATCHERS, orders=st.lists(ORDERS, max_size=3), off=st.sampled_from([0, 0, 0, 1]))
    def leave_orders(self, seat: int, orders: list[Shape], off: int) -> None:
        orders = [{**order, "round": self.judge.rounds + order["round"]} for order in orders]
        self.wish(seat, "order", self.moment + off, orders)

    @rule(seat=WATCHERS, orders=st.lists(ORDERS | ACTIONS, max_size=3) | JSON)
    def leave_anything(self, seat: int, orders: Any) -> None:
        are_shapes = isinstance(orders, list) and all(isinstance(one, dict) for one in orders)
        if are_shapes:
            self.wish(seat, "order", self.moment, orders)
        else:
            frame = {"type": "order", "id": "x", "moment": self.moment, "orders": orders}
            assert self.send(seat, json.dumps(frame))["status"] == 400

    @rule(seat=st.integers(0, SEATS - 1), back=st.integers(1, 3))
    def send_again(self, seat: int, back: int) -> None:
        if len(self.done[seat]) >= back:
            frame = self.done[seat][-back]
            assert self.send(seat, json.dumps(frame))["type"] == "ack"

    @rule(seat=WATCHERS, text=GARBAGE)
    def send_garbage(self, seat: int, text: str) -> None:
        reply = self.send(seat, text)
        assert reply["type"] == "error", (text, reply)

    @rule(seat=WATCHERS, payload=st.binary(max_size=20))
    def send_bytes(self, seat: int, payload: bytes) -> None:
        self.players[seat].socket.send(payload)
        assert self.reply(seat)["status"] == 400

    @rule(seat=WATCHERS)
    def come_back(self, seat: int) -> None:
        seen = self.players[seat].table["seq"]
        self.players[seat].close()
        self.players[seat] = Player(self.server.host, self.race, self.tokens[seat], seen)

    # What must be so

    @invariant()
    def the_server_stands_as_the_judge_does(self) -> None:
        if not hasattr(self, "judge"):
            return
        room = self.server.lobby.rooms[self.race]
        table = room.play.table
        wait_for(lambda: not room.adjutant.is_busy)
        assert room.play.moment == self.moment
        assert table.state_hash() == self.judge.state_hash()
        assert table._sealed.keys() == self.judge._sealed.keys()
        sealed = {seat: action.code for seat, action in self.judge._sealed.items()}
        assert {seat: action.code for seat, action in table._sealed.items()} == sealed
        for seat, player in self.players.items():
            player.settle()
            view = self.judge.codec.dump(self.judge.view(seat))
            assert player.table["view"] == view
            assert player.table["locked"] == self.judge.locked(seat)
            assert player.table["moment"] == self.moment
            left = [self.judge.codec.dump(order) for order in self.judge.orders(seat)]
            assert [one["order"] for one in player.table["orders"]] == left
            assert player.table["dropped"] == words_to_keep(self.judge.dropped(seat))

    @invariant()
    def nothing_broke(self) -> None:
        totals = self.server.lobby.desk.counters.totals
        assert totals[("faults", "")] == 0
        assert not any(name == "refused" and '"5' in label for name, label in totals)

    # How it is done

    def wish(self, seat: int, kind: str, moment: int, what: Any) -> None:
        frame: Shape = {"type": kind, "id": f"f{next(self.ids)}", "moment": moment}
        if what is not None:
            frame["orders" if kind == "order" else "action"] = what
        expected = self.judged(seat, kind, moment, what)
        reply = self.send(seat, json.dumps(frame))
        assert reply["id"] == frame["id"]
        if expected:
            assert reply["type"] == "error", (frame, reply)
            assert reply["status"] == expected, (frame, reply)
        else:
            assert reply["type"] == "ack", (frame, reply)
            self.done[seat].append(frame)

    def judged(self, seat: int, kind: str, moment: int, what: Any) -> int:
        """0 when the judge does it, else the status of the error that is due."""
        judge = self.judge
        if seat == SPECTATOR:
            return 403
        if moment != self.moment:
            return 409
        answers, advances = judge.answers, judge.advances
        try:
            if kind == "answer":
                judge.answer(seat, judge.codec.load_action(what))
            elif kind == "order":
                judge.order(seat, judge.codec.load_orders(what))
            elif kind == "retract":
                judge.retract(seat)
            else:
                judge.undo(seat)
        except PaddockError:
            return 422
        is_back = judge.answers < answers
        self.moment += judge.advances - advances + is_back
        return 0

    def send(self, seat: int, text: str) -> Shape:
        self.players[seat].socket.send(text)
        return self.reply(seat)

    def reply(self, seat: int) -> Shape:
        """The answer to what was just sent; tables may come before it."""
        while True:
            frame = self.players[seat].next()
            if frame.get("ack") is not None:
                return {"type": "ack", "id": frame["ack"]}
            if frame["type"] != "table":
                return frame


def test_the_socket_does_what_the_table_does(tmp_path: Path) -> None:
    Machine.secrets = Secrets()
    with running(tmp_path, sources=Sources(secret=Machine.secrets)) as server:
        Machine.server = server
        run_state_machine_as_test(
            Machine,
            settings=settings(
                max_examples=30,
                stateful_step_count=40,
                deadline=None,
                derandomize=True,
                database=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
        totals = server.lobby.desk.counters.totals
        print(server.lobby.desk.counters.text({}))
    assert totals[("answers", "")] > 100
    assert totals[("ordered_answers", "")] > 10
    for status in (400, 403, 409, 422):
        assert totals[("refused", f'{{status="{status}"}}')] > 10
