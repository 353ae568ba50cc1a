"""What is not offered is refused, kindly, with the number of a rule that exists."""

from collections.abc import Iterator
from typing import Any

import pytest

from conformance.cases import every_case, finished_table, moments, rule_numbers, some
from paddock.core.chance import Dealer
from paddock.core.codec import Codec, Shape, canonical, codec_of
from paddock.core.errors import Refused
from paddock.core.game import Game
from paddock.core.protocol import Action, Decision, Race
from paddock.table.luck import Luck
from paddock.table.table import Table
from support import said

FAR = 1_000_003

MOST_ANSWERS = 300


def mutants(shape: Shape) -> Iterator[Shape]:
    """An action with one of its fields changed, for every field and some other values."""
    for field, value in shape.items():
        if field != "kind":
            for other in changed(value):
                yield {**shape, field: other}


def changed(value: Any) -> list[Any]:
    """Other values of the same type."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1, -1, value - FAR, value + FAR]
    if isinstance(value, str):
        return [value + "x", ""]
    if isinstance(value, list):
        tails = [[*value[:-1], other] for other in (changed(value[-1]) if value else [])]
        return [*tails, value[:-1], value + value]
    return []


def actions_seen(game: Game, seats: int, seed: int) -> dict[str, Action]:
    """Every action that a random race offers to anybody."""
    codec = codec_of(game)
    return {
        canonical(codec.dump(option)): option
        for race in moments(game, seats, seed)
        for decision in race.asked
        for option in decision.options()
    }


def check(game: Game, codec: Codec, decision: Decision, action: Action) -> None:
    """An action that is not among the options of an exact decision is refused by a rule."""
    shapes = {canonical(codec.dump(option)) for option in decision.options()}
    is_offered = canonical(codec.dump(action)) in shapes
    why = decision.refusal(action)
    if decision.exact:
        assert (why is None) == is_offered, f"{codec.dump(action)}: {why!r}"
    if why is not None:
        assert Refused(decision.seat, why).rule in rule_numbers(game.package), why


def each_decision(game: Game, seats: int, seed: int) -> Iterator[tuple[Race, Decision]]:
    for race in moments(game, seats, seed):
        for decision in race.asked:
            yield race, decision


@every_case
def test_a_mutated_action_is_refused(game: Game, seats: int) -> None:
    codec = codec_of(game)
    tried = 0
    for seed in some(game, 2):
        for _, decision in each_decision(game, seats, seed):
            for option in decision.options():
                for shape in mutants(codec.dump(option)):
                    check(game, codec, decision, codec.load_action(shape))
                    tried += 1
    assert tried > 0


@every_case
def test_what_a_decision_draws_is_allowed_and_what_is_near_it_is_judged(
    game: Game, seats: int
) -> None:
    codec, chance = codec_of(game), Dealer(48)
    off_menu: set[bool] = set()
    are_free = False
    for seed in some(game, 4):
        for _, decision in each_decision(game, seats, seed):
            drawn = decision.sample(chance)
            again = codec.load_action(codec.dump(drawn))
            assert again == drawn
            assert said(decision.refusal(again)) == ""
            assert decision.offers(again) or not decision.exact
            for shape in mutants(codec.dump(drawn)):
                action = codec.load_action(shape)
                check(game, codec, decision, action)
                if not decision.exact:
                    are_free = True
                    off_menu.add(said(decision.refusal(action)) == "")
    assert off_menu == ({True, False} if are_free else set())


@every_case
def test_what_is_shown_as_closed_is_refused_with_its_reason(game: Game, seats: int) -> None:
    codec = codec_of(game)
    for _, decision in each_decision(game, seats, seed=45):
        for action in decision.closed():
            assert not decision.offers(action)
            check(game, codec, decision, action)


@every_case
def test_an_action_of_another_moment_is_refused_unless_it_is_offered_now(
    game: Game, seats: int
) -> None:
    codec = codec_of(game)
    actions = actions_seen(game, seats, seed=43)
    assert len(actions) > 1
    for _, decision in each_decision(game, seats, seed=44):
        for action in actions.values():
            check(game, codec, decision, action)


@every_case
def test_a_seat_that_is_not_asked_is_refused(game: Game, seats: int) -> None:
    table = Table(game, seats, Luck.seeded(45), {})
    tried = 0
    while not table.over and tried < seats:
        state = table.state_hash()
        actions = [decision.options()[0] for decision in table.decisions()]
        for seat in {-1, seats, *range(seats)} - set(table.asked()):
            with pytest.raises(Refused, match="not asked"):
                table.answer(seat, actions[0])
            tried += 1
        assert table.state_hash() == state
        for decision in table.decisions():
            table.answer(decision.seat, decision.options()[0])
    assert tried > 0


@every_case
def test_a_refused_answer_changes_nothing(game: Game, seats: int) -> None:
    table = Table(game, seats, Luck.seeded(46), {})
    refused = 0
    actions = actions_seen(game, seats, seed=46).values()
    chance = Dealer(46)
    while not table.over and table.answers < MOST_ANSWERS:
        for decision in table.decisions():
            before = (table.state_hash(), table.answers, table.locked())
            for action in actions:
                why = said(decision.refusal(action))
                if why:
                    with pytest.raises(Refused) as refusal:
                        table.answer(decision.seat, action)
                    assert refusal.value.why == why
                    assert (table.state_hash(), table.answers, table.locked()) == before
                    refused += 1
            options = decision.options()
            table.answer(decision.seat, options[chance.pick(len(options))])
    assert refused > 0


@every_case
def test_nothing_is_accepted_after_the_end(game: Game, seats: int) -> None:
    table = finished_table(game, seats, seed=47)
    action = next(iter(actions_seen(game, seats, seed=47).values()))
    for seat in range(seats):
        with pytest.raises(Refused, match="over"):
            table.answer(seat, action)
