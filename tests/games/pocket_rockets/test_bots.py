"""The rookie keeps off things; the drivers plan clean ways, bid, and know their powers."""

from collections import Counter
from typing import Any

import pytest

from games.pocket_rockets.positions import (
    NOTHING,
    POWER,
    REPAIR,
    Place,
    alone,
    box,
    circle,
    play,
    scene,
    target,
)
from paddock.bots import Bot, ask_bot, bot_luck, bot_names, find_bot
from paddock.core.chance import Dealer, Script, spawn_seed
from paddock.core.protocol import Action, Log, advance, begin
from paddock.games.pocket_rockets import GAME
from paddock.games.pocket_rockets.actions import Bid, Face, Go, Pick, Stop
from paddock.games.pocket_rockets.book.course_reader import COURSES, builtin_course
from paddock.games.pocket_rockets.book.racers import TRANSWARP, power_of
from paddock.games.pocket_rockets.bots.hand import likely, nearest_fitting, shaken
from paddock.games.pocket_rockets.events import Touched
from paddock.games.pocket_rockets.rules.driving import ground_of
from paddock.games.pocket_rockets.state import FINISHED, PocketRockets
from paddock.sim.match import play_race, seating
from paddock.table.diary import Diary
from support import many

ROOKIE, DRIVER, EXPERT = (find_bot(GAME, name) for name in ("rookie", "driver", "expert"))
FAIR = 1.6
RACES = 6
ALL_RACES = 500
RUNS = 2
ALL_RUNS = 100
GOOD_RUNS = 99
DRAWS = 30
DUELS = 20
FINISH = ((1500, 1000), (1500, 0))


def answer(race: PocketRockets, bot: Bot = EXPERT, seed: int = 1) -> Action:
    """A bot's answer to the first question."""
    decision = race.asked[0]
    return ask_bot(bot, GAME.view(race, decision.seat), decision, Dealer(seed))


def bids(race: PocketRockets, seat: int = 0) -> Counter[int]:
    """What an expert would bid, over and over."""
    decision = next(one for one in race.asked if one.seat == seat)
    view = GAME.view(race, seat)
    found: Counter[int] = Counter()
    for seed in range(DRAWS):
        action = ask_bot(EXPERT, view, decision, Dealer(seed))
        assert isinstance(action, Bid)
        found[action.number] += 1
    return found


def racing(*racers: tuple[str, Place], **more: Any) -> PocketRockets:
    """Racers on an empty table with the finish at x = 1500, at the bidding."""
    return scene(racers=list(racers), finish=FINISH, table=(1600, 1000), **more)


def test_the_game_brings_a_rookie_and_drivers() -> None:
    names = ["beginner", "driver", "expert", "first", "random", "rookie", "skilled"]
    assert bot_names(GAME) == names


# Driving alone, and against rookies


def lone_run(course: str, number: int) -> bool:
    """Whether an expert finishes without a touch, out of one of the lanes."""
    lanes = 1 + number % builtin_course(course).most
    config = {"course": course, "lane": [1 + number // 8 % lanes, lanes]}
    luck, diary = Dealer(spawn_seed(31, number)), Diary()
    race = GAME.setup(GAME.book(config), 1, luck)
    begin(race, luck, diary)
    while race.asked:
        view = GAME.view(race, 0)
        advance(race, [ask_bot(EXPERT, view, race.asked[0], bot_luck(number, 0))], luck, diary)
    is_clean = not any(isinstance(event, Touched) for event in diary.told())
    assert isinstance(race, PocketRockets)
    return race.ending == FINISHED and is_clean


@pytest.mark.parametrize("course", COURSES)
def test_a_lone_driver_with_a_steady_hand_touches_nothing(course: str) -> None:
    assert all(lone_run(course, 9 * number) for number in range(many(RUNS)))


@pytest.mark.slow
@pytest.mark.parametrize("course", COURSES)
def test_a_hundred_lone_runs_touch_nothing(course: str) -> None:
    assert sum(lone_run(course, number) for number in range(ALL_RUNS)) >= GOOD_RUNS


def wins_of_driver(course: str, races: int) -> int:
    """How often one driver beats two rookies, from seats that rotate."""
    bots = [DRIVER, ROOKIE, ROOKIE]
    book = GAME.book({"course": course})
    wins = 0
    for number in range(races):
        order = seating(len(bots), number)
        done = play_race(GAME, book, [bots[one] for one in order], spawn_seed(11, number))
        wins += done.winners == [order.index(0)]
    return wins


@pytest.mark.parametrize("course", ["tea_for_eight", "workshop_serpentine"][: many(2)])
def test_a_driver_beats_rookies_from_any_seat(course: str) -> None:
    assert wins_of_driver(course, many(RACES)) / many(RACES) >= FAIR / 3


@pytest.mark.slow
@pytest.mark.parametrize("course", ["random", "cafe_two_laps"])
def test_a_driver_takes_more_than_its_share(course: str) -> None:
    """The small round table is the hardest: rookies stay in reach, and a shaky hand has no room."""
    assert wins_of_driver(course, ALL_RACES) / ALL_RACES >= FAIR / 3


@pytest.mark.slow
@pytest.mark.parametrize("name", ["expert", "driver", "beginner"])
@pytest.mark.parametrize("course", COURSES)
def test_drivers_race_each_other_to_the_end(course: str, name: str) -> None:
    """Among themselves they come into corners where no rookie ever drives them."""
    book = GAME.book({"course": course})
    numbers = range(builtin_course(course).least, builtin_course(course).most + 1)
    for number in range(DUELS):
        seats = numbers[number % len(numbers)]
        assert play_race(GAME, book, [find_bot(GAME, name)] * seats, spawn_seed(17, number)).winners


# The hand


def test_a_steady_hand_does_not_err_and_needs_no_luck() -> None:
    assert shaken(1234, 0, Script([])) == 1234
    assert likely(1234, 0) == [1234]


def test_a_hand_errs_either_way_and_seldom_far() -> None:
    assert shaken(10, 40, Script([499, 500] * 6)) == 10
    assert shaken(10, 40, Script([0] * 12)) == 3600 + 10 - 240
    assert shaken(10, 40, Script([999] * 12)) == 10 + 240
    luck = Dealer(5)
    errors = [shaken(1800, 40, luck) - 1800 for _ in range(2000)]
    assert abs(sum(errors) / len(errors)) < 3
    assert 38 < (sum(error * error for error in errors) / len(errors)) ** 0.5 < 42


def test_a_hand_lays_the_card_where_it_fits_next() -> None:
    race = alone((200, 200, 0), box(0, 100, 400, 158.5))
    ground, pose = ground_of(race, 0), race.rockets[0].pose
    assert nearest_fitting(ground, pose, 144) == 144
    assert nearest_fitting(ground, pose, 200) < 200
    # As far from either side: the counter-clockwise one.
    assert nearest_fitting(ground, pose, 900) > 900


def test_a_driver_goes_a_little_off_where_an_expert_goes_straight() -> None:
    race = alone((200, 500, 0), finish=FINISH, table=(1600, 1000))
    assert answer(race) == Go(0)
    headings = {
        one.heading for seed in range(8) if isinstance(one := answer(race, DRIVER, seed), Go)
    }
    assert len(headings) > 4
    assert all(min(heading, 3600 - heading) < 200 for heading in headings)


# Moves


def test_a_driver_goes_round_what_is_in_its_way() -> None:
    race = alone((200, 500, 0), circle(330, 500, 60), moves=4, finish=FINISH, table=(1600, 1000))
    while race.asked:
        events = play(race, answer(race))
        assert not any(isinstance(event, Touched) for event in events)
        if len(race.asked) and type(race.asked[0]).__name__ == "ChooseBid":
            break
    assert race.rockets[0].pose.x > 450_000


def test_a_driver_stops_rather_than_touches() -> None:
    """A card lies across the only way, so that it pays to wait."""
    walls = [box(160, 460, 800, 465), box(160, 535, 800, 540), box(160, 465, 170, 535)]
    racers = [("R1", (300.0, 500.0, 0.0)), ("R2", (420.0, 500.0, 0.0))]
    race = scene(*walls, racers=racers, turn=(0, 2), finish=FINISH, table=(1600, 1000))
    assert isinstance(answer(race), Stop)


def test_a_driver_leaves_a_trap_at_the_price_of_a_touch() -> None:
    """Walled in on three sides, with no room to turn."""
    walls = [box(200, 460, 400, 465), box(200, 535, 400, 540), box(310, 465, 400, 535)]
    race = alone((260, 500, 0), *walls, finish=FINISH, table=(1600, 1000))
    way_out = answer(race)
    assert isinstance(way_out, Go)
    assert 900 < way_out.heading < 2700
    damaged = alone((260, 500, 0), *walls, finish=FINISH, table=(1600, 1000), damaged=[0])
    assert isinstance(answer(damaged), Stop)


def test_a_driver_wins_at_the_price_of_a_touch() -> None:
    """The same trap with the finish right behind the tail: nothing is looked for beyond it."""
    walls = [box(200, 460, 400, 465), box(200, 535, 400, 540), box(310, 465, 400, 535)]
    for finish_x in (220, 165):
        finish = ((finish_x, 300), (finish_x, 700))
        race = alone((260, 500, 0), *walls, finish=finish, table=(1600, 1000), moves=2)
        while race.asked:
            play(race, answer(race))
        assert race.ending == FINISHED


def test_a_damaged_racer_with_a_shaky_hand_keeps_off() -> None:
    """Between two salt cellars there is room for a steady hand only."""
    things = [circle(330, 562, 20), circle(330, 438, 20)]
    beginner = find_bot(GAME, "beginner")
    for seed in range(12):
        race = alone((200, 500, 0), *things, finish=FINISH, table=(1600, 1000), damaged=[0])
        events = play(race, answer(race, beginner, seed))
        assert not any(isinstance(event, Touched) for event in events)


# Bids


def test_alone_one_bids_as_high_as_helps() -> None:
    race = scene(racers=[("R1", (200, 500, 0))], finish=FINISH, table=(1600, 1000))
    assert bids(race) == {4: DRAWS}


def test_the_lowest_bid_that_finishes_is_best() -> None:
    race = scene(racers=[("R3", (1450, 500, 0))], finish=FINISH, table=(1600, 1000))
    assert bids(race) == {1: DRAWS}
    race = racing(("R3", (1450, 500, 0)), ("R7", (200, 200, 0)), ("R4", (200, 700, 0)))
    assert bids(race)[0] == 0


def test_a_rival_who_needs_a_number_is_blocked() -> None:
    """The Boost wins with a 0, which comes before everything."""
    race = racing(("R3", (300, 500, 0)), ("R1", (1000, 500, 0)))
    assert bids(race)[0] > DRAWS // 3


def test_a_boost_is_worth_a_zero() -> None:
    race = racing(("R1", (200, 500, 0)), ("R3", (200, 200, 0)), ("R4", (200, 800, 0)))
    assert bids(race)[0] > DRAWS // 2


def test_nobody_bids_zero_for_nothing() -> None:
    """A Cannon with nobody in reach."""
    race = racing(("R3", (200, 500, 0)), ("R4", (800, 200, 0)), ("R1", (200, 900, 0)), damaged=[2])
    assert bids(race)[0] <= DRAWS // 5


# A lone 0


def at_zero(*racers: tuple[str, Place], **more: Any) -> PocketRockets:
    return racing(*racers, turn=(0, 0), **more)


def test_what_is_damaged_is_repaired() -> None:
    race = at_zero(("R3", (200, 500, 0)), ("R4", (900, 500, 0)), damaged=[0])
    assert answer(race) is REPAIR
    assert answer(race, ROOKIE) is REPAIR


def test_a_warp_is_used_by_who_is_behind_and_not_by_the_leader() -> None:
    behind = at_zero(("R5", (200, 500, 0)), ("R4", (900, 500, 0)))
    assert answer(behind) is POWER
    leader = at_zero(("R5", (900, 500, 0)), ("R4", (200, 500, 0)))
    assert answer(leader) is NOTHING


def test_a_warp_takes_the_place_of_the_leader_with_its_nose_ahead() -> None:
    race = at_zero(("R5", (200, 500, 0)), ("R4", (900, 300, 180)), ("R3", (700, 700, 0)))
    play(race, POWER)
    assert answer(race) == target(1)
    play(race, target(1))
    facing = answer(race)
    assert isinstance(facing, Face)
    assert facing.heading in (0, 150, 3450, 300, 3300)


def test_a_cannon_is_fired_at_the_damaged_first() -> None:
    racers = [("R3", (200, 500, 0)), ("R4", (350, 450, 0)), ("R1", (350, 550, 0))]
    race = at_zero(*racers, damaged=[2])
    assert answer(race) is POWER
    play(race, POWER)
    assert answer(race) == target(2)


def test_an_aura_dares_two_or_a_damaged_one_but_not_one_sound_racer() -> None:
    one = at_zero(("R7", (200, 500, 0)), ("R4", (300, 600, 0)), ("R1", (900, 500, 0)))
    assert answer(one) is NOTHING
    damaged = at_zero(
        ("R7", (200, 500, 0)), ("R4", (300, 600, 0)), ("R1", (900, 500, 0)), damaged=[1]
    )
    assert answer(damaged) is POWER


def test_a_drafted_racer_is_the_best_that_is_left() -> None:
    luck = Dealer(3)
    race = GAME.setup(GAME.book({"racer_deal": "draft"}), 3, luck)
    begin(race, luck, Log())
    assert isinstance(race, PocketRockets)
    picked = answer(race)
    assert isinstance(picked, Pick)
    assert power_of(picked.racer) == TRANSWARP


def test_no_advice_where_the_table_judges_by_eye() -> None:
    assert not GAME.may_advise(GAME.book({}))
    assert GAME.may_advise(GAME.book({"aid": "full"}))
