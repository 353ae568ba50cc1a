"""Phase 1: announcing front to rear, turning tokens up, applying them group by group."""

import json

import pytest

from games.outspeed.positions import (
    Ship,
    alive,
    answer,
    asked,
    bonus,
    changed,
    decision_of,
    discarded,
    everyone,
    fuels,
    hand,
    kinds,
    of,
    options,
    out_by,
    play,
    position,
    questions,
    refusal,
    zones,
)
from paddock import Refused, Table
from paddock.core.protocol import SPECTATOR, Action
from paddock.core.resources import read_resource
from paddock.games.outspeed import GAME
from paddock.games.outspeed.actions import KEEPS, PASS, PLAYS, PROGRAMS
from paddock.games.outspeed.book.tokens import (
    ELECTROMAGNET,
    FLAMETHROWER,
    FORCEFIELD,
    FUEL_TANK,
    ION_CANNON,
    KEYS,
    NITRO,
)
from paddock.games.outspeed.decisions import ChooseBonus
from paddock.games.outspeed.events import (
    BY_PUSH,
    DRAINED,
    PUSHED_OFF,
    Announced,
    BonusApplied,
    BonusRevealed,
    Committed,
    Eliminated,
    FuelLost,
    Moved,
    RaceEnded,
)
from paddock.games.outspeed.state import LAST_SURVIVOR
from paddock.games.outspeed.view import OutspeedView, view
from paddock.table.luck import Luck
from support import rule

ONE_NITRO = {NITRO: 1}


def token_table(routes: str = "MMM") -> Table:
    """A table in turn 2, where whoever took M holds one Nitro, whatever the luck."""
    lanes = {f"tiles[{i}].3-4.M": "- | 0 | B=1" for i in range(12)}
    supply = dict.fromkeys((f"bonus.{key}" for key in KEYS), 0)
    data = changed({**lanes, **supply, "bonus.nitro": 32})
    table = Table(GAME, 3, Luck.seeded(1), {"data": data})
    for seat, route in enumerate(routes):
        table.answer(seat, PROGRAMS["LMR".index(route)])
    for seat in table.asked():
        table.answer(seat, KEEPS[NITRO])
    return table


# Announcing


@rule("OS-014")
def test_pilots_announce_from_the_furthest_forward_zone_to_the_furthest_back() -> None:
    race = position(pilots=[(5, 6, ONE_NITRO), (9, 6, ONE_NITRO), (7, 6, ONE_NITRO)])
    order: list[list[int]] = []
    while questions(race) == ["ChooseBonus"] and len(order) < 4:
        order.append(asked(race))
        everyone(race, "pass")
    assert order == [[1], [2], [0]]


@rule("OS-014")
def test_a_route_is_no_announcement() -> None:
    race = position(pilots=[(5, 6, ONE_NITRO), (5, 6), (5, 6)])
    assert refusal(race, 0, PROGRAMS[0]) == "OS-014"


@rule("OS-015", "OS-R11")
def test_pilots_on_one_zone_are_asked_together() -> None:
    race = position(pilots=[(7, 6, ONE_NITRO), (9, 6, ONE_NITRO), (7, 6, ONE_NITRO)])
    everyone(race, "pass")
    assert asked(race) == [0, 2]
    events = answer(race, {0: "pass", 2: "nitro"})
    assert [type(event) for event in events[:2]] == [Announced, Committed]


@rule("OS-015")
def test_it_makes_no_difference_who_of_a_zone_answers_first() -> None:
    hashes = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = token_table()
        for seat in order:
            table.answer(seat, PLAYS[NITRO] if seat == 1 else PASS)
        hashes.add(table.state_hash())
    assert len(hashes) == 1


@rule("OS-016")
def test_the_others_learn_that_a_token_is_played_but_not_which() -> None:
    race = position(pilots=[(9, 6, {FLAMETHROWER: 1}), (7, 6, ONE_NITRO), (5, 6)])
    diary = play(race, {0: "flamethrower"})
    own, others = diary.heard(0)[0], diary.heard(1)[0]
    assert isinstance(own, Committed)
    assert own.token == FLAMETHROWER
    assert isinstance(others, Announced)
    assert others.plays
    assert [view(race, seat).committed for seat in (0, 1, SPECTATOR)] == [FLAMETHROWER, -1, -1]
    assert [view(race, seat).pilots[0].has_committed for seat in (0, 1)] == [True, True]


@rule("OS-016")
def test_a_committed_token_is_no_longer_held() -> None:
    race = position(pilots=[(9, 6, {NITRO: 2}), (7, 6, ONE_NITRO), (5, 6)])
    answer(race, {0: "nitro"})
    assert hand(race, 0) == {NITRO: 1}
    assert view(race, 1).pilots[0].tokens == 1


@rule("OS-016")
def test_only_a_token_that_is_held_can_be_committed() -> None:
    race = position(pilots=[(9, 6, ONE_NITRO), (7, 6), (5, 6)])
    assert refusal(race, 0, PLAYS[FUEL_TANK]) == "OS-016"
    assert refusal(race, 0, PLAYS[NITRO]) == ""


@rule("OS-017")
def test_one_token_a_turn_is_all() -> None:
    race = position(pilots=[(5, 6, {NITRO: 3}), (5, 6), (5, 6)])
    answer(race, {0: "nitro"})
    assert zones(race) == [6, 5, 5]
    assert hand(race, 0) == {NITRO: 2}
    assert questions(race) == ["ChooseRoute"]


@rule("OS-018")
@pytest.mark.parametrize("tokens", [{NITRO: 1}, {ION_CANNON: 2, FUEL_TANK: 3}, {FORCEFIELD: 1}])
def test_nobody_has_to_play_a_token(tokens: dict[int, int]) -> None:
    race = position(pilots=[(5, 6, tokens), (7, 6), (7, 6)])
    assert options(race, 0)[0] == "pass"
    events = bonus(race, {})
    assert hand(race, 0) == tokens
    assert zones(race) == [5, 7, 7]
    assert [event.plays for event in of(events, Announced)] == [False]


@rule("OS-019")
def test_tokens_are_turned_up_together_when_all_have_announced() -> None:
    race = position(pilots=[(9, 6, ONE_NITRO), (7, 6, {FUEL_TANK: 1}), (5, 6, ONE_NITRO)])
    first = answer(race, {0: "nitro"})
    second = answer(race, {1: "fuel tank"})
    assert of([*first, *second], BonusRevealed) == []
    assert (zones(race), fuels(race)) == ([9, 7, 5], [6, 6, 6])
    third = answer(race, {2: "pass"})
    shown = of(third, BonusRevealed)
    assert [(event.seats, event.tokens) for event in shown] == [((0, 1), (NITRO, FUEL_TANK))]
    assert (zones(race), fuels(race)) == ([10, 7, 5], [6, 8, 6])


@rule("OS-098")
def test_who_plays_is_shown_for_the_whole_group_before_the_next_is_asked() -> None:
    race = position(pilots=[(9, 6, ONE_NITRO), (9, 6, ONE_NITRO), (5, 6, ONE_NITRO)])
    diary = play(race, {0: "nitro", 1: "pass"})
    heard = of(diary.heard(2), Announced)
    assert [(event.seat, event.plays) for event in heard] == [(0, True), (1, False)]
    assert asked(race) == [2]


@rule("OS-098")
def test_everybody_answers_once_and_is_not_asked_again_this_turn() -> None:
    race = position(pilots=[(9, 6, {NITRO: 2}), (7, 6, {FUEL_TANK: 2}), (5, 6, {NITRO: 2})])
    times: list[int] = []
    while questions(race) == ["ChooseBonus"] and len(times) < 4:
        times += asked(race)
        everyone(race, "pass")
    assert sorted(times) == [0, 1, 2]


@rule("OS-098")
def test_an_announcement_can_be_changed_while_others_of_the_group_think() -> None:
    table = token_table()
    table.answer(0, PLAYS[NITRO])
    table.answer(0, PASS)
    table.retract(0)
    assert table.locked() == []
    rules = json.loads(read_resource(GAME.package, "rules.json"))["rules"]
    (text,) = [one["text"] for one in rules if one["number"] == "OS-098"]
    assert "until then you may change yours or take it back" in text


@rule("OS-098")
def test_once_shown_an_announcement_cannot_be_taken_back() -> None:
    table = token_table()
    for seat in range(3):
        table.answer(seat, PASS)
    for seat in range(3):
        with pytest.raises(Refused, match="cannot be taken back"):
            table.undo(seat)


@rule("OS-098")
@pytest.mark.parametrize("announcement", [PASS, PLAYS[NITRO]])
def test_a_single_announcement_cannot_be_taken_back_either(announcement: Action) -> None:
    table = token_table("MLL")
    assert table.asked() == [0]
    table.answer(0, announcement)
    with pytest.raises(Refused, match="cannot be taken back"):
        table.undo(0)


@rule("OS-098")
def test_the_answers_of_a_group_are_sealed_until_all_are_in() -> None:
    table = token_table()
    before = len(table.events(1))
    table.answer(0, PLAYS[NITRO])
    assert table.events(1)[before:] == []
    assert table.locked() == [0]
    seen = table.view(1)
    assert isinstance(seen, OutspeedView)
    assert [pilot.has_committed for pilot in seen.pilots] == [False] * 3


@rule("OS-R10")
def test_a_pilot_without_a_token_is_not_asked() -> None:
    race = position(pilots=[(9, 6), (7, 6, ONE_NITRO), (5, 6)])
    assert asked(race) == [1]


@rule("OS-R10")
@pytest.mark.parametrize(
    ("tile", "tokens"), [(1, {ION_CANNON: 1, ELECTROMAGNET: 1}), (13, {FORCEFIELD: 2})]
)
def test_a_pilot_who_can_play_nothing_is_asked_all_the_same(
    tile: int, tokens: dict[int, int]
) -> None:
    race = position(tile=tile, pilots=[(9, 6, tokens), (7, 6), (5, 6)])
    assert asked(race) == [0]
    assert options(race, 0) == ["pass"]


# Order of application


@rule("OS-020")
def test_effects_are_applied_from_the_front_to_the_rear() -> None:
    race = position(pilots=[(7, 6, {FLAMETHROWER: 1}), (10, 6), (9, 6, {FLAMETHROWER: 1})])
    events = bonus(race, {0: "flamethrower", 2: "flamethrower"})
    # C pushes B from 10 to 8, and only then A finds B as the next one in front.
    assert [(event.seat, event.targets) for event in of(events, BonusApplied)] == [
        (2, (1,)),
        (0, (1,)),
    ]
    assert zones(race) == [7, 6, 9]


@rule("OS-021", "OS-R15")
def test_tokens_of_one_zone_add_up() -> None:
    race = position(pilots=[(8, 6, {FLAMETHROWER: 1}), (8, 6, {FLAMETHROWER: 1}), (11, 6)])
    events = bonus(race, {0: "flamethrower", 1: "flamethrower"})
    assert zones(race) == [8, 8, 7]
    assert [(event.wanted, event.start, event.end) for event in of(events, Moved)] == [(-4, 11, 7)]


@rule("OS-021", "OS-R14")
def test_tokens_of_one_zone_all_see_the_positions_before_any_of_them() -> None:
    """A Nitro neither protects nor exposes anybody."""
    pilots: list[Ship] = [(9, 6, {NITRO: 1}), (9, 6, {FLAMETHROWER: 1}), (10, 6)]
    race = position(pilots=pilots)
    events = bonus(race, {0: "nitro", 1: "flamethrower"})
    assert [event.targets for event in of(events, BonusApplied)] == [(), (2,)]
    assert zones(race) == [10, 9, 8]


@rule("OS-R14")
def test_a_nitro_does_not_become_the_target_of_its_own_zone() -> None:
    race = position(pilots=[(9, 6, {NITRO: 1}), (9, 6, {FLAMETHROWER: 1}), (3, 6)])
    events = bonus(race, {0: "nitro", 1: "flamethrower"})
    assert [event.targets for event in of(events, BonusApplied)] == [(), ()]
    assert zones(race) == [10, 9, 3]


@rule("OS-022")
@pytest.mark.parametrize(
    ("token", "word"),
    [
        (FLAMETHROWER, "flamethrower"),
        (ION_CANNON, "ion cannon"),
        (ELECTROMAGNET, "electromagnet"),
    ],
)
def test_a_pilot_on_the_same_zone_is_never_affected(token: int, word: str) -> None:
    race = position(pilots=[(5, 6, {token: 1}), (5, 6), (9, 6)])
    events = bonus(race, {0: word})
    assert (zones(race)[1], fuels(race)[1]) == (5, 6)
    assert [event.targets for event in of(events, BonusApplied)] == [(2,)]


@rule("OS-023")
def test_every_ship_on_a_zone_that_is_hit_is_hit() -> None:
    race = position(pilots=[(5, 6, {FLAMETHROWER: 1}), (9, 6), (9, 6), (9, 6)])
    bonus(race, {0: "flamethrower"})
    assert zones(race) == [5, 7, 7, 7]


@rule("OS-024")
def test_played_tokens_are_discarded_after_all_effects() -> None:
    race = position(pilots=[(9, 6, ONE_NITRO), (7, 6, {FUEL_TANK: 1}), (5, 6, {FLAMETHROWER: 1})])
    answer(race, {0: "nitro"})
    assert discarded(race) == {}
    answer(race, {1: "fuel tank"})
    answer(race, {2: "flamethrower"})
    assert discarded(race) == {NITRO: 1, FUEL_TANK: 1, FLAMETHROWER: 1}
    assert [pilot.committed for pilot in race.pilots] == [-1, -1, -1]


@rule("OS-025")
def test_with_one_pilot_left_after_the_bonus_phase_the_race_is_over() -> None:
    race = position(pilots=[(9, 2), (9, 1), (5, 6, {ION_CANNON: 1})])
    events = bonus(race, {2: "ion cannon"})
    assert race.asked == ()
    assert [(event.ending, event.winners) for event in of(events, RaceEnded)] == [
        (LAST_SURVIVOR, (2,))
    ]
    assert "RoutesRevealed" not in kinds(events)


@rule("OS-025")
def test_with_two_pilots_left_after_the_bonus_phase_it_goes_on() -> None:
    race = position(pilots=[(9, 3), (9, 1), (5, 6, {ION_CANNON: 1})])
    bonus(race, {2: "ion cannon"})
    assert asked(race) == [0, 2]
    assert questions(race) == ["ChooseRoute"]


@rule("OS-097")
def test_a_ship_that_is_moved_stays_in_its_group() -> None:
    race = position(pilots=[(8, 6, {NITRO: 1}), (9, 6, {FLAMETHROWER: 1}), (10, 6, {FUEL_TANK: 1})])
    events = bonus(race, {0: "nitro", 1: "flamethrower", 2: "fuel tank"})
    # C is pushed to A's zone before A's group applies, and does not apply again with it.
    assert [event.seat for event in of(events, BonusApplied)] == [2, 1, 0]
    assert fuels(race) == [6, 6, 8]
    assert zones(race) == [9, 9, 8]


@rule("OS-097")
def test_a_ship_that_is_moved_announces_with_its_group() -> None:
    race = position(pilots=[(8, 6, {NITRO: 1}), (9, 6, {NITRO: 1}), (8, 6, {NITRO: 1})])
    answer(race, {1: "pass"})
    # Nothing moves before all have announced; the groups are those of the start.
    assert asked(race) == [0, 2]


@rule("OS-R16")
def test_pushes_do_not_change_the_order_of_application() -> None:
    race = position(
        pilots=[(8, 6, {FLAMETHROWER: 1}), (9, 6, {FLAMETHROWER: 1}), (10, 6, {NITRO: 1})]
    )
    events = bonus(race, {0: "flamethrower", 1: "flamethrower", 2: "nitro"})
    # C goes to 11, is pushed to 9 beside B, and is hit there with B.
    assert [event.seat for event in of(events, BonusApplied)] == [2, 1, 0]
    assert zones(race) == [8, 7, 7]


@rule("OS-R16")
def test_nobody_is_eliminated_before_their_own_token_took_effect() -> None:
    race = position(rear=2, pilots=[(8, 6, {FLAMETHROWER: 1}), (9, 6, {NITRO: 1}), (12, 6)])
    bonus(race, {0: "flamethrower", 1: "nitro"})
    # From 9 the push would have gone over the edge; the Nitro came first.
    assert zones(race) == [8, 8, 12]
    assert alive(race) == [0, 1, 2]


@rule("OS-099")
def test_inside_a_group_fuel_changes_then_ships_move_then_markers_then_elimination() -> None:
    race = position(
        rear=2,
        pilots=[
            (8, 6, {ION_CANNON: 1}),
            (8, 6, {FLAMETHROWER: 1}),
            (8, 6, {FORCEFIELD: 1}),
            (10, 2),
            (12, 6),
        ],
    )
    events = bonus(race, {0: "ion cannon", 1: "flamethrower", 2: "forcefield"})
    shown = kinds(events)
    start = shown.index("BonusApplied")
    assert shown[start : start + 8] == [
        "BonusApplied",
        "BonusApplied",
        "BonusApplied",
        "FuelLost",
        "FuelLost",
        "Moved",
        "MarkerPlaced",
        "Eliminated",
    ]


@rule("OS-099")
def test_a_ship_drained_and_pushed_off_is_out_once_and_together_with_the_rest() -> None:
    race = position(
        rear=2,
        pilots=[
            (8, 6, {ION_CANNON: 1}),
            (8, 6, {FLAMETHROWER: 1}),
            (9, 1),
            (12, 2),
            (13, 6),
        ],
    )
    events = bonus(race, {0: "ion cannon", 1: "flamethrower"})
    assert out_by(events) == {2: PUSHED_OFF, 3: DRAINED}
    assert len(of(events, Eliminated)) == 2
    assert [race.pilots[2].out, race.pilots[3].out] == [1, 1]
    assert fuels(race) == [6, 6, 0, 0, 4]


@rule("OS-099")
def test_a_group_that_leaves_one_pilot_ends_the_race() -> None:
    race = position(rear=2, pilots=[(9, 6), (9, 6), (8, 6, {FLAMETHROWER: 1})])
    events = bonus(race, {2: "flamethrower"})
    assert out_by(events) == {0: PUSHED_OFF, 1: PUSHED_OFF}
    assert kinds(events)[-1] == "RaceEnded"
    assert race.phases == []


@rule("OS-R12")
def test_a_rare_token_must_be_rearmost_when_it_is_committed() -> None:
    race = position(pilots=[(9, 6, {FLAMETHROWER: 1}), (10, 6), (8, 6, {ION_CANNON: 1}), (12, 6)])
    events = bonus(race, {0: "flamethrower", 2: "ion cannon"})
    # B was pushed beside C in the meantime; the token takes effect all the same.
    assert [event.targets for event in of(events, BonusApplied)] == [(1,), (0, 3)]
    assert fuels(race) == [4, 6, 6, 4]


@rule("OS-R12")
def test_it_still_takes_effect_when_others_were_pushed_behind() -> None:
    race = position(
        pilots=[
            (9, 6, {FLAMETHROWER: 1}),
            (10, 6),
            (9, 6, {FLAMETHROWER: 1}),
            (7, 6, {ION_CANNON: 1}),
        ]
    )
    bonus(race, {0: "flamethrower", 2: "flamethrower", 3: "ion cannon"})
    assert zones(race) == [9, 6, 9, 7]
    assert fuels(race) == [4, 6, 4, 6]


@rule("OS-R13")
def test_a_leader_may_play_a_flamethrower_at_nobody() -> None:
    race = position(pilots=[(9, 6, {FLAMETHROWER: 1}), (7, 6), (5, 6)])
    events = bonus(race, {0: "flamethrower"})
    assert [event.targets for event in of(events, BonusApplied)] == [()]
    assert (zones(race), fuels(race)) == ([9, 7, 5], [6, 6, 6])
    assert discarded(race) == {FLAMETHROWER: 1}


@rule("OS-R13")
@pytest.mark.parametrize(
    ("token", "word"), [(ELECTROMAGNET, "electromagnet"), (ION_CANNON, "ion cannon")]
)
def test_a_rare_token_may_be_played_with_all_ships_on_one_zone(token: int, word: str) -> None:
    race = position(pilots=[(5, 6, {token: 1}), (5, 6), (5, 6)])
    bonus(race, {0: word})
    assert (zones(race), fuels(race)) == ([5, 5, 5], [6, 6, 6])
    assert discarded(race) == {token: 1}


@rule("OS-R15")
def test_two_electromagnets_of_one_zone_pull_six_and_four() -> None:
    race = position(
        pilots=[(5, 6, {ELECTROMAGNET: 1}), (5, 6, {ELECTROMAGNET: 1}), (13, 6), (10, 6)]
    )
    events = bonus(race, {0: "electromagnet", 1: "electromagnet"})
    assert zones(race) == [5, 5, 7, 6]
    assert [(event.seat, event.wanted) for event in of(events, Moved)] == [(2, -6), (3, -4)]


@rule("OS-R15")
def test_a_forcefield_stops_the_whole_of_a_summed_push() -> None:
    race = position(
        pilots=[(8, 6, {FLAMETHROWER: 1}), (8, 6, {FLAMETHROWER: 1}), (11, 6)], markers=[10]
    )
    events = bonus(race, {0: "flamethrower", 1: "flamethrower"})
    assert zones(race) == [8, 8, 10]
    assert [(event.wanted, event.stopped) for event in of(events, Moved)] == [(-4, True)]


@rule("OS-R15")
def test_pushes_from_different_groups_are_separate_movements() -> None:
    race = position(
        pilots=[(9, 6, {FLAMETHROWER: 1}), (7, 6, {FLAMETHROWER: 1}), (11, 6), (3, 6)],
        markers=[10],
    )
    events = bonus(race, {0: "flamethrower", 1: "flamethrower"})
    # The first push ends on the marker; the second one hits A on 9, not C behind it.
    assert zones(race) == [7, 7, 10, 3]
    assert [(event.seat, event.wanted) for event in of(events, Moved)] == [(2, -2), (0, -2)]
    race = position(
        pilots=[(9, 6, {FLAMETHROWER: 1}), (6, 6, {ELECTROMAGNET: 1}), (11, 6)], markers=[10]
    )
    events = bonus(race, {0: "flamethrower", 1: "electromagnet"})
    # Stopped on 10 by the first push, C is pulled on by the second one.
    moves = [(event.start, event.end) for event in of(events, Moved) if event.seat == 2]
    assert moves == [(11, 10), (10, 7)]
    assert all(event.cause == BY_PUSH for event in of(events, Moved))


@rule("OS-R17")
def test_an_electromagnet_whose_own_zone_leads_does_nothing() -> None:
    race = position(pilots=[(7, 6, {ELECTROMAGNET: 1}), (7, 6, {NITRO: 1}), (7, 6)])
    events = bonus(race, {0: "electromagnet", 1: "nitro"})
    assert of(events, BonusApplied)[0].targets == ()
    assert zones(race) == [7, 8, 7]


@rule("OS-R18", "OS-031", "OS-034")
@pytest.mark.parametrize(
    ("token", "word"), [(ELECTROMAGNET, "electromagnet"), (ION_CANNON, "ion cannon")]
)
def test_ships_pushed_behind_the_rear_pilot_are_not_hit(token: int, word: str) -> None:
    race = position(
        pilots=[(9, 6, {FLAMETHROWER: 1}), (10, 6), (9, 6, {FLAMETHROWER: 1}), (8, 6, {token: 1})]
    )
    events = bonus(race, {0: "flamethrower", 2: "flamethrower", 3: word})
    assert zones(race)[1] == 6
    assert fuels(race)[1] == 6
    assert of(events, BonusApplied)[-1].targets == (0, 2)


@rule("OS-R19")
def test_a_new_marker_does_not_stop_a_push_from_its_own_zone() -> None:
    race = position(pilots=[(8, 6, {FORCEFIELD: 1}), (8, 6, {FLAMETHROWER: 1}), (9, 6)])
    bonus(race, {0: "forcefield", 1: "flamethrower"})
    assert zones(race) == [8, 8, 7]
    assert race.markers == [8]
    assert race.entered == []


@rule("OS-R19")
def test_a_new_marker_stops_the_pushes_of_later_groups() -> None:
    race = position(pilots=[(9, 6, {FORCEFIELD: 1}), (5, 6, {ELECTROMAGNET: 1}), (11, 6)])
    bonus(race, {0: "forcefield", 1: "electromagnet"})
    assert zones(race) == [7, 5, 9]


@rule("OS-R20", "OS-077")
@pytest.mark.parametrize(("fuel", "left"), [(1, 0), (2, 0), (3, 1)])
def test_an_ion_cannon_eliminates_at_once_whoever_has_two_fuel_or_less(
    fuel: int, left: int
) -> None:
    race = position(pilots=[(9, fuel), (9, 6), (5, 6, {ION_CANNON: 1})])
    events = bonus(race, {2: "ion cannon"})
    assert fuels(race)[0] == left
    assert out_by(events) == ({} if left else {0: DRAINED})
    lost = of(events, FuelLost)[0]
    assert (lost.amount, lost.fuel) == (min(2, fuel), left)


@rule("OS-R21")
def test_an_ion_cannon_eliminates_also_while_the_finish_tile_is_showing() -> None:
    race = position(tile=13, pilots=[(9, 2), (9, 6), (5, 6, {ION_CANNON: 1})])
    events = bonus(race, {2: "ion cannon"})
    assert out_by(events) == {0: DRAINED}
    assert alive(race) == [1, 2]


@rule("OS-R22")
@pytest.mark.parametrize(("fuel", "left"), [(6, 2), (5, 1), (4, 0), (3, 0)])
def test_two_ion_cannons_of_one_zone_drain_four(fuel: int, left: int) -> None:
    race = position(pilots=[(9, fuel), (9, 9), (5, 6, {ION_CANNON: 1}), (5, 6, {ION_CANNON: 1})])
    events = bonus(race, {2: "ion cannon", 3: "ion cannon"})
    assert fuels(race) == [left, 5, 6, 6]
    assert (0 in out_by(events)) == (left == 0)


@rule("OS-014", "OS-018")
def test_the_question_says_what_is_held_and_where() -> None:
    race = position(pilots=[(9, 6, {NITRO: 1, ION_CANNON: 1}), (7, 6), (5, 6)])
    decision = decision_of(race, 0)
    assert isinstance(decision, ChooseBonus)
    assert (decision.is_rearmost, decision.on_finish_tile) == (False, False)
    assert options(race, 0) == ["pass", "nitro"]
