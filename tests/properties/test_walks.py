"""Random walks over what people can do at a table: whatever they do, it stays sound."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import paddock
import toy
from paddock.core.codec import canonical
from paddock.core.errors import Refused
from paddock.table.replay import verify
from paddock.table.table import Table
from support import said

SEATS = st.integers(0, 3)
CHOICES = st.integers(0, 10)


class People(RuleBasedStateMachine):
    """Seats that answer, change their mind, take back and try what they may not."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table = paddock.new("toy", seats=4, seed=11)

    def state(self) -> str:
        """All that a refused act must leave alone."""
        table = self.table
        return canonical([table.state_hash(), table.record().lines, self.locked()])

    def locked(self) -> list[int]:
        return [seat for seat in range(4) if self.table.sealed(seat) is not None]

    @precondition(lambda self: not self.table.over)
    @rule(choice=CHOICES, who=CHOICES)
    def answer(self, choice: int, who: int) -> None:
        asked = self.table.decisions()
        decision = asked[who % len(asked)]
        options = decision.options()
        self.table.answer(decision.seat, options[choice % len(options)])

    @rule(seat=SEATS, choice=CHOICES)
    def change(self, seat: int, choice: int) -> None:
        before = self.state()
        decision = self.table.decision(seat)
        if self.table.sealed(seat) is None or decision is None:
            return
        self.table.answer(seat, decision.options()[choice % len(decision.options())])
        assert self.state() == before, "what is sealed does not show"

    @rule(seat=SEATS)
    def retract(self, seat: int) -> None:
        self.tried(self.table.retract, seat, is_allowed=self.table.sealed(seat) is not None)

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        is_allowed = self.table.sealed(seat) is not None or self.table.can_undo(seat)
        self.tried(self.table.undo, seat, is_allowed=is_allowed)

    def tried(self, act: Any, seat: int, is_allowed: bool) -> None:
        before = self.state()
        try:
            act(seat)
        except Refused:
            assert not is_allowed
            assert self.state() == before
        else:
            assert is_allowed

    @rule(seat=st.integers(-2, 5), kind=st.sampled_from(["Play", "Effort"]), value=CHOICES)
    def blunder(self, seat: int, kind: str, value: int) -> None:
        field = {"Play": "card", "Effort": "effort"}[kind]
        action = self.table.codec.load_action({"kind": kind, field: value + 2})
        decision = self.table.decision(seat)
        if decision is not None and not said(decision.refusal(action)):
            return
        before = self.state()
        with pytest.raises(Refused):
            self.table.answer(seat, action)
        assert self.state() == before

    @invariant()
    def no_card_is_lost(self) -> None:
        race: Any = self.table._race
        piles = [race.cards.bag, race.cards.discarded, *(cart.hand for cart in race.carts)]
        counts = [sum(pile[card] for pile in piles) for card in range(2)]
        if race.cards.top >= 0:
            counts[race.cards.top] += 1
        assert tuple(counts) == race.book.cards

    @invariant()
    def whoever_is_locked_is_asked(self) -> None:
        locked, asked = set(self.locked()), set(self.table.asked())
        assert locked <= asked
        assert self.table.over or locked != asked, "with the last answer the race advances"

    @invariant()
    def the_state_is_the_hash_of_the_race(self) -> None:
        assert self.table.codec.hash(self.table._race) == self.table.state_hash()

    @invariant()
    def a_finished_race_verifies(self) -> None:
        if self.table.over:
            assert verify(self.table.record().text()) == ""
            assert toy.GAME.standings(self.table._race).winners

    def teardown(self) -> None:
        """However it was left, it can be played to its end and the record is true."""
        while not self.table.over:
            for decision in self.table.decisions():
                self.table.answer(decision.seat, decision.options()[-1])
        assert verify(self.table.record().text()) == ""


TestPeople = People.TestCase
TestPeople.settings = settings(max_examples=40, stateful_step_count=40)
