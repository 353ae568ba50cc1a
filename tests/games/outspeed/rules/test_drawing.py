"""Drawing Bonus tokens: two from the top, keep one, the other goes under the stack."""

from games.outspeed.positions import (
    answer,
    asked,
    bonus,
    decision_of,
    discarded,
    everyone,
    hand,
    kinds,
    of,
    options,
    play,
    position,
    program,
    questions,
    refusal,
    unchecked_tile_set,
    zones,
)
from paddock.games.outspeed.actions import KEEPS, PASS
from paddock.games.outspeed.book.tokens import (
    ELECTROMAGNET,
    FLAMETHROWER,
    FORCEFIELD,
    FUEL_TANK,
    ION_CANNON,
    NITRO,
)
from paddock.games.outspeed.decisions import KeepToken
from paddock.games.outspeed.events import (
    NoTokenLeft,
    StackReshuffled,
    TokenKept,
    TokensSeen,
)
from support import rule

GORGE = 3
"""Its middle route gives one token and nothing else."""
SCRAPYARD = 6
"""Its left route gives two tokens, to one pilot."""


@rule("OS-062")
def test_a_token_is_gained_by_looking_at_two_and_keeping_one() -> None:
    race = position(
        tile=GORGE, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO, FUEL_TANK, FORCEFIELD]
    )
    events = program(race, "MRR")
    assert [event.tokens for event in of(events, TokensSeen)] == [(NITRO, FUEL_TANK)]
    assert options(race, 0) == ["nitro", "fuel tank"]
    answer(race, {0: "fuel tank"})
    assert hand(race, 0) == {FUEL_TANK: 1}
    assert race.under == [FORCEFIELD, NITRO]


@rule("OS-062")
def test_only_one_of_the_two_can_be_kept() -> None:
    race = position(tile=GORGE, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO, FUEL_TANK])
    program(race, "MRR")
    assert refusal(race, 0, KEEPS[FORCEFIELD]) == "OS-062"
    assert refusal(race, 0, PASS) == "OS-062"
    assert refusal(race, 0, KEEPS[NITRO]) == ""


@rule("OS-062")
def test_a_returned_token_comes_back_only_after_all_others_of_the_stack() -> None:
    race = position(
        tile=GORGE,
        pilots=[(5, 6), (5, 6), (5, 6)],
        stack=[NITRO, FUEL_TANK, FORCEFIELD, FLAMETHROWER],
        track_left=[GORGE],
    )
    program(race, "MRR")
    answer(race, {0: "nitro"})
    bonus(race, {})
    events = program(race, "RMR", luck=[])
    assert [event.tokens for event in of(events, TokensSeen)] == [(FORCEFIELD, FLAMETHROWER)]


@rule("OS-063")
def test_any_number_of_tokens_may_be_held() -> None:
    race = position(
        tile=GORGE,
        pilots=[(5, 6, {NITRO: 7, FUEL_TANK: 7}), (5, 6), (5, 6)],
        stack=[FORCEFIELD, FLAMETHROWER],
    )
    bonus(race, {})
    program(race, "MRR")
    answer(race, {0: "forcefield"})
    assert hand(race, 0) == {NITRO: 7, FUEL_TANK: 7, FORCEFIELD: 1}


@rule("OS-064")
def test_the_discards_are_shuffled_when_the_stack_is_empty() -> None:
    for pick, drawn in enumerate([FLAMETHROWER, NITRO, NITRO]):
        race = position(
            tile=GORGE,
            pilots=[(5, 6), (5, 6), (5, 6)],
            stack=[],
            discards={NITRO: 2, FLAMETHROWER: 1},
        )
        events = program(race, "MRR", luck=[pick, 0])
        assert [event.number for event in of(events, StackReshuffled)] == [3]
        assert of(events, TokensSeen)[0].tokens[0] == drawn
        assert discarded(race) == {}


@rule("OS-064")
def test_the_discards_are_left_alone_while_the_stack_lasts() -> None:
    race = position(
        tile=GORGE,
        pilots=[(5, 6), (5, 6), (5, 6)],
        stack=[NITRO, NITRO],
        discards={FLAMETHROWER: 2},
    )
    events = program(race, "MRR")
    assert of(events, StackReshuffled) == []
    assert discarded(race) == {FLAMETHROWER: 2}


@rule("OS-R46")
def test_pairs_are_dealt_in_race_order_and_all_choose_together() -> None:
    race = position(
        tile=GORGE,
        pilots=[(5, 6), (9, 6), (5, 6)],
        stack=[NITRO, FUEL_TANK, FORCEFIELD, FLAMETHROWER, ION_CANNON, ELECTROMAGNET],
    )
    events = program(race, "MMM")
    assert [(event.seat, event.tokens) for event in of(events, TokensSeen)] == [
        (1, (NITRO, FUEL_TANK)),
        (0, (FORCEFIELD, FLAMETHROWER)),
        (2, (ION_CANNON, ELECTROMAGNET)),
    ]
    assert sorted(asked(race)) == [0, 1, 2]


@rule("OS-R46")
def test_the_second_token_of_a_pilot_is_drawn_after_everybody_has_the_first() -> None:
    stack = [NITRO, FUEL_TANK, FORCEFIELD, FLAMETHROWER, ION_CANNON, ELECTROMAGNET]
    race = position(tile=SCRAPYARD, pilots=[(5, 6), (5, 6), (5, 6)], stack=stack, track_left=[1])
    events = program(race, "LMR")
    assert [event.seat for event in of(events, TokensSeen)] == [0, 1]
    events = answer(race, {0: "nitro", 1: "flamethrower"})
    assert [(event.seat, event.tokens) for event in of(events, TokensSeen)] == [
        (0, (ION_CANNON, ELECTROMAGNET))
    ]
    assert asked(race) == [0]
    answer(race, {0: "electromagnet"})
    assert hand(race, 0) == {NITRO: 1, ELECTROMAGNET: 1}
    assert race.under == [FUEL_TANK, FORCEFIELD, ION_CANNON]


@rule("OS-R61")
def test_returned_tokens_go_under_the_stack_in_race_order() -> None:
    race = position(
        tile=GORGE,
        pilots=[(5, 6), (9, 6), (7, 6)],
        stack=[NITRO, FUEL_TANK, FORCEFIELD, FLAMETHROWER, ION_CANNON, ELECTROMAGNET],
    )
    program(race, "MMM")
    answer(race, {1: "nitro", 2: "forcefield", 0: "ion cannon"})
    assert race.under == [FUEL_TANK, FLAMETHROWER, ELECTROMAGNET]


@rule("OS-R47")
def test_the_discards_are_shuffled_at_the_moment_a_token_is_missing() -> None:
    race = position(
        tile=GORGE,
        pilots=[(5, 6), (5, 6), (5, 6)],
        stack=[NITRO],
        discards={FLAMETHROWER: 1, FUEL_TANK: 2},
    )
    events = program(race, "MRR", luck=[0])
    assert [event.tokens for event in of(events, TokensSeen)] == [(NITRO, FLAMETHROWER)]
    answer(race, {0: "nitro"})
    assert race.bag[FUEL_TANK] == 2
    assert race.under == [FLAMETHROWER]


@rule("OS-R47")
def test_a_single_token_is_simply_kept() -> None:
    race = position(tile=GORGE, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO])
    events = program(race, "MRR")
    assert hand(race, 0) == {NITRO: 1}
    assert [(event.kept, event.returned) for event in of(events, TokenKept)] == [(NITRO, -1)]
    assert "KeepToken" not in questions(race)


@rule("OS-R47")
def test_with_no_token_left_nothing_is_gained() -> None:
    race = position(tile=GORGE, pilots=[(5, 6), (5, 6), (5, 6)], stack=[])
    events = program(race, "MRR")
    assert [event.seat for event in of(events, NoTokenLeft)] == [0]
    assert hand(race, 0) == {}


@rule("OS-R47")
def test_a_pilot_due_two_tokens_takes_what_is_there() -> None:
    race = position(tile=SCRAPYARD, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO], track_left=[1])
    events = program(race, "LRR")
    assert hand(race, 0) == {NITRO: 1}
    assert [event.seat for event in of(events, NoTokenLeft)] == [0]


@rule("OS-R48", "OS-024")
def test_a_token_played_this_turn_can_be_drawn_again_this_turn() -> None:
    race = position(tile=GORGE, pilots=[(5, 6, {NITRO: 1}), (5, 6), (5, 6)], stack=[FUEL_TANK])
    bonus(race, {0: "nitro"})
    events = program(race, "RMR")
    assert [event.tokens for event in of(events, TokensSeen)] == [(FUEL_TANK, NITRO)]


@rule("OS-R58")
def test_who_finds_no_pair_waits_until_the_others_have_put_theirs_back() -> None:
    race = position(
        tile=GORGE, pilots=[(9, 6), (8, 6), (7, 6)], stack=[NITRO, FUEL_TANK, FLAMETHROWER]
    )
    program(race, "MMM")
    assert asked(race) == [0]
    answer(race, {0: "nitro"})
    assert asked(race) == [1]
    assert options(race, 1) == ["flamethrower", "fuel tank"]
    answer(race, {1: "flamethrower"})
    # One token is left for the last one, who keeps it unasked.
    assert [hand(race, seat) for seat in range(3)] == [
        {NITRO: 1},
        {FLAMETHROWER: 1},
        {FUEL_TANK: 1},
    ]


@rule("OS-R58")
def test_nobody_misses_a_token_because_drawing_is_simultaneous() -> None:
    race = position(
        tile=GORGE,
        pilots=[(9, 6), (8, 6), (7, 6)],
        stack=[NITRO, NITRO, NITRO, NITRO, NITRO],
    )
    program(race, "MMM")
    assert asked(race) == [0, 1]
    everyone(race, "nitro")
    assert asked(race) == [2]
    everyone(race, "nitro")
    assert [hand(race, seat) for seat in range(3)] == [{NITRO: 1}] * 3


@rule("OS-R60")
def test_two_equal_tokens_are_asked_about_all_the_same() -> None:
    race = position(tile=GORGE, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO, NITRO, FUEL_TANK])
    program(race, "MRR")
    assert asked(race) == [0]
    decision = decision_of(race, 0)
    assert isinstance(decision, KeepToken)
    assert decision.drawn == (NITRO, NITRO)
    assert set(options(race, 0)) == {"nitro"}
    answer(race, {0: "nitro"})
    assert hand(race, 0) == {NITRO: 1}
    assert race.under == [FUEL_TANK, NITRO]


@rule("OS-R60")
def test_others_see_no_difference_between_an_equal_and_a_mixed_pair() -> None:
    heard = []
    for stack in ([NITRO, NITRO], [NITRO, FUEL_TANK]):
        race = position(tile=GORGE, pilots=[(5, 6), (5, 6), (5, 6)], stack=stack)
        first = play(race, {0: "M", 1: "R", 2: "R"})
        waiting = (asked(race), questions(race))
        second = play(race, {0: "nitro"})
        heard.append((kinds(first.heard(1)), waiting, kinds(second.heard(1))))
    assert heard[0] == heard[1]


@rule("OS-062", "OS-102")
def test_tokens_are_picked_before_ships_move() -> None:
    race = position(tile=9, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO, FUEL_TANK])
    program(race, "LRR")
    assert questions(race) == ["KeepToken"]
    assert zones(race) == [5, 5, 5]
    answer(race, {0: "nitro"})
    assert zones(race) == [9, 6, 6]


@rule("OS-R46")
def test_a_pilot_gains_as_many_tokens_as_the_route_says() -> None:
    book = unchecked_tile_set({"tiles[0].3-4.L": "P1 | 0 | B=3"})
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)], stack=[NITRO] * 9, book=book)
    program(race, "LMM")
    for _ in range(3):
        assert asked(race) == [0]
        answer(race, {0: "nitro"})
    assert hand(race, 0) == {NITRO: 3}
