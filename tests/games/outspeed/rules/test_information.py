"""What each seat sees, hears and can conclude, and what stays hidden."""

import json
from typing import Any

import pytest

from games.outspeed.positions import (
    answer,
    asked,
    bonus,
    decision_of,
    kinds,
    of,
    options,
    play,
    position,
    program,
)
from paddock import new
from paddock.core.chance import Dealer
from paddock.core.codec import canonical, codec_of
from paddock.core.protocol import SPECTATOR
from paddock.games.outspeed import GAME
from paddock.games.outspeed.book.tokens import (
    ELECTROMAGNET,
    FLAMETHROWER,
    FORCEFIELD,
    FUEL_TANK,
    ION_CANNON,
    NITRO,
)
from paddock.games.outspeed.decisions import ChooseBonus, KeepToken
from paddock.games.outspeed.events import (
    Announced,
    BonusRevealed,
    TokensDiscarded,
    TokensDrawn,
    TokensSeen,
    TokenTaken,
)
from paddock.games.outspeed.state import Outspeed
from paddock.games.outspeed.view import redeal, view
from support import rule


def shown(race: Outspeed, seat: int) -> dict[str, Any]:
    """A seat's view as it travels."""
    shape: dict[str, Any] = json.loads(canonical(codec_of(GAME).dump(view(race, seat))))
    return shape


def public(race: Outspeed, seat: int) -> dict[str, Any]:
    """What of a seat's view everybody sees."""
    own = {"seat", "hand", "committed", "under"}
    return {key: value for key, value in shown(race, seat).items() if key not in own}


@rule("OS-R09")
def test_the_number_of_tokens_is_public_and_their_kinds_are_secret() -> None:
    race = position(pilots=[(5, 6, {NITRO: 2, ION_CANNON: 1}), (5, 6, {FUEL_TANK: 1}), (5, 6)])
    for seat in (SPECTATOR, 0, 1, 2):
        assert [pilot.tokens for pilot in view(race, seat).pilots] == [3, 1, 0]
    assert view(race, 0).hand == [0, 1, 0, 0, 2, 0]
    assert view(race, 1).hand == [0, 0, 0, 0, 0, 1]
    assert view(race, 2).hand == [0] * 6
    assert view(race, SPECTATOR).hand == [0] * 6


@rule("OS-R09", "OS-016")
def test_two_races_that_differ_in_hidden_tokens_look_the_same() -> None:
    one = position(pilots=[(9, 6, {NITRO: 1}), (5, 6, {FUEL_TANK: 1}), (5, 6)])
    other = position(pilots=[(9, 6, {FLAMETHROWER: 1}), (5, 6, {FUEL_TANK: 1}), (5, 6)])
    assert shown(one, 1) == shown(other, 1)
    assert asked(one) == asked(other)
    first = play(one, {0: "nitro"})
    second = play(other, {0: "flamethrower"})
    codec = codec_of(GAME)
    assert [codec.dump(event) for event in first.heard(1)] == [
        codec.dump(event) for event in second.heard(1)
    ]
    assert shown(one, 1) == shown(other, 1)
    assert shown(one, SPECTATOR) == shown(other, SPECTATOR)
    assert shown(one, 0) != shown(other, 0)


@rule("OS-R10")
def test_being_asked_tells_nothing_about_the_kind_of_token() -> None:
    for tokens in ({ION_CANNON: 1}, {NITRO: 1}, {ELECTROMAGNET: 1}):
        race = position(pilots=[(9, 6, tokens), (5, 6), (5, 6)])
        assert asked(race) == [0]
    for tokens in ({FORCEFIELD: 1}, {NITRO: 1}):
        race = position(tile=13, pilots=[(9, 6, tokens), (5, 6), (5, 6)])
        assert asked(race) == [0]


@rule("OS-016")
def test_a_question_carries_only_the_tokens_of_its_own_seat() -> None:
    race = position(pilots=[(9, 6, {NITRO: 1}), (9, 6, {FUEL_TANK: 2}), (5, 6)])
    for seat, tokens in ((0, (0, 0, 0, 0, 1, 0)), (1, (0, 0, 0, 0, 0, 2))):
        decision = decision_of(race, seat)
        assert isinstance(decision, ChooseBonus)
        assert decision.tokens == tokens


@rule("OS-019")
def test_committed_tokens_become_public_when_they_are_turned_up() -> None:
    race = position(pilots=[(9, 6, {NITRO: 1}), (5, 6, {FUEL_TANK: 1}), (5, 6)])
    assert of(play(race, {0: "nitro"}).heard(2), BonusRevealed) == []
    diary = play(race, {1: "pass"})
    assert [event.tokens for event in of(diary.heard(2), BonusRevealed)] == [(NITRO,)]
    assert view(race, 2).discards == [0, 0, 0, 0, 1, 0]


@rule("OS-041", "OS-049")
def test_a_route_is_hidden_until_the_last_one_is_chosen() -> None:
    table = new("outspeed", seats=3, seed=4)
    codec = codec_of(GAME)
    before = [codec.dump(table.view(seat)) for seat in range(3)]
    heard = len(table.events(1))
    first = table.decisions()[0].options()[0]
    table.answer(0, first)
    table.answer(2, first)
    assert [codec.dump(table.view(seat)) for seat in range(3)] == before
    assert table.events(1)[heard:] == []
    assert table.locked() == [0, 2]


@rule("OS-R41")
def test_a_wheel_is_hidden_until_all_have_set_theirs() -> None:
    race = position(tile=15, rear=3, pilots=[(20, 6), (20, 6), (20, 6)])
    program(race, "RRM")
    for seat in (SPECTATOR, 0, 1, 2):
        assert [pilot.dialled for pilot in view(race, seat).pilots] == [-1, -1, -1]


@rule("OS-062")
def test_drawn_kept_and_returned_tokens_are_secret() -> None:
    race = position(tile=3, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO, FUEL_TANK, FORCEFIELD])
    diary = play(race, {0: "M", 1: "R", 2: "R"})
    assert [event.number for event in of(diary.heard(1), TokensDrawn)] == [2]
    assert of(diary.heard(1), TokensSeen) == []
    assert len(of(diary.heard(0), TokensSeen)) == 1
    diary = play(race, {0: "nitro"})
    assert len(of(diary.heard(1), TokenTaken)) == 1
    assert "TokenKept" not in kinds(diary.heard(1))
    assert "TokenKept" in kinds(diary.heard(0))


@rule("OS-062")
def test_only_who_returned_a_token_knows_what_lies_under_the_stack() -> None:
    race = position(tile=3, pilots=[(5, 6), (9, 6), (5, 6)])
    program(race, "MMR", luck=[18, 18, 25, 24])
    first = decision_of(race, 0)
    assert isinstance(first, KeepToken)
    words = {seat: options(race, seat)[0] for seat in (0, 1)}
    answer(race, words)
    assert view(race, 1).under == [race.under[0], -1]
    assert view(race, 0).under == [-1, race.under[1]]
    assert view(race, 2).under == [-1, -1]
    assert view(race, SPECTATOR).under == [-1, -1]


@rule("OS-R60")
def test_a_pair_of_equals_leaves_no_trace_in_public() -> None:
    views = []
    for stack in ([NITRO, NITRO], [NITRO, FUEL_TANK]):
        race = position(tile=3, pilots=[(5, 6), (5, 6), (5, 6)], stack=stack)
        program(race, "MRR")
        before = public(race, 1)
        answer(race, {0: "nitro"})
        views.append((before, public(race, 1)))
    assert views[0] == views[1]


@rule("OS-R05")
def test_neither_the_order_of_the_tiles_nor_the_finish_tile_exists_before_it_is_shown() -> None:
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)], track_left=[2, 3, 4])
    for seat in (SPECTATOR, 0, 1, 2):
        seen = view(race, seat)
        assert (seen.tile, seen.track_left) == (1, [2, 3, 4])
    text = canonical(codec_of(GAME).dump(race))
    for finish in (13, 14, 15, 16):
        assert f'"tile":{finish}' not in text
    found = set()
    for pick in range(3):
        copy = race.copy()
        answer(copy, {0: "L", 1: "L", 2: "L"}, luck=[pick])
        found.add(copy.tile)
    assert found == {2, 3, 4}


@rule("OS-R05")
def test_the_tiles_left_are_always_listed_in_the_order_of_their_numbers() -> None:
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)], track_left=[2, 3, 5, 7, 11])
    answer(race, {0: "L", 1: "L", 2: "L"}, luck=[3])
    assert view(race, 0).track_left == [2, 3, 5, 11]


@rule("OS-R05")
def test_used_tiles_are_public() -> None:
    race = position(tile=9, pilots=[(5, 6), (5, 6), (5, 6)], track_left=[2, 4])
    seen = view(race, SPECTATOR)
    used = set(range(1, 13)) - set(seen.track_left) - {seen.tile}
    assert used == {1, 3, 5, 6, 7, 8, 10, 11, 12}


@rule("OS-R49")
def test_the_tokens_of_an_eliminated_pilot_are_shown_to_all() -> None:
    race = position(tile=1, pilots=[(9, 1, {NITRO: 1}), (9, 6), (9, 6)])
    bonus(race, {})
    diary = play(race, {0: "M", 1: "L", 2: "L"})
    for seat in (SPECTATOR, 1, 2):
        assert [event.tokens for event in of(diary.heard(seat), TokensDiscarded)] == [
            (0, 0, 0, 0, 1, 0)
        ]


@rule("OS-098")
def test_a_pass_is_told_to_all() -> None:
    race = position(pilots=[(9, 6, {NITRO: 1}), (5, 6), (5, 6)])
    diary = play(race, {0: "pass"})
    for seat in (SPECTATOR, 0, 1, 2):
        assert [(event.seat, event.plays) for event in of(diary.heard(seat), Announced)] == [
            (0, False)
        ]


@rule("OS-R09", "OS-R05")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_redealt_race_looks_the_same_and_holds_the_same_tokens(seat: int) -> None:
    race = position(
        pilots=[(9, 6, {NITRO: 1, ION_CANNON: 1}), (7, 6, {FUEL_TANK: 2}), (5, 6, {FORCEFIELD: 3})]
    )
    answer(race, {0: "nitro"})
    hands = set()
    for number in range(30):
        other = redeal(race, seat, Dealer(number))
        assert shown(other, seat) == shown(race, seat)
        total = [0] * 6
        for pile in [other.bag, other.discards, *(pilot.tokens for pilot in other.pilots)]:
            total = [one + more for one, more in zip(total, pile, strict=True)]
        total[other.pilots[0].committed] += 1
        assert tuple(total) == race.book.tokens
        # What was announced from the front can be no token of the rear.
        assert other.pilots[0].committed not in (ELECTROMAGNET, ION_CANNON)
        hands.add(tuple(tuple(pilot.tokens) for pilot in other.pilots))
    assert len(hands) > 1
