"""The rookie keeps off rocks; the driver knows what is left to go, plans, and plays its cards."""

from typing import Any

import pytest

from games.spin_out.positions import box, card, disc, joker, plays, pod, scene, track, wall
from paddock.bots import Bot, ask_bot, bot_luck, bot_names, find_bot
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import Action, Log, advance, begin
from paddock.games.spin_out import GAME
from paddock.games.spin_out.actions import (
    CLAIM_FINISH,
    PASS,
    RESTART,
    RUN_ON,
    SHUT_DOWN,
    Burn,
    Eject,
    Manoeuvre,
    PlayCard,
    SetSpeed,
)
from paddock.games.spin_out.book.cards import FUNCTION_OF
from paddock.games.spin_out.book.course_reader import COURSES
from paddock.games.spin_out.book.reader import make_book
from paddock.games.spin_out.bots.heuristic import HARMFUL
from paddock.games.spin_out.rules.trip import judge
from paddock.games.spin_out.scouting.field import FIELDS, MOST_NODES, Field, Memory
from paddock.games.spin_out.setup import setup
from paddock.games.spin_out.state import BRIBED, FINISHED, SpinOut
from paddock.sim.match import play_race, seating
from support import many, rule

ROOKIE, DRIVER = (find_bot(GAME, name) for name in ("rookie", "driver"))
FAIR = 1.6
RIVALS = 3
GATES = [
    {"a": [60, 50], "b": [60, 70], "direction": 0},
    {"a": [100, 50], "b": [100, 70], "direction": 0, "finish": True},
]


def answer(race: SpinOut, bot: Bot = DRIVER, seat: int = 0, seed: int = 1) -> Action:
    """A bot's answer to what its seat is asked."""
    decision = next(one for one in race.asked if one.seat == seat)
    action = ask_bot(bot, GAME.view(race, seat), decision, Dealer(seed))
    why = decision.refusal(action)
    assert why is None, why.with_rules([])
    return action


def test_the_game_brings_a_rookie_and_a_driver() -> None:
    assert bot_names(GAME) == ["driver", "first", "random", "rookie"]


# What is left to go


def inches(field: Field, passed: int, x: float, y: float) -> float:
    return field.to_go(passed, x * 10_000, y * 10_000) / 10_000


def test_inches_to_go_lead_through_the_gates_in_their_order() -> None:
    field = FIELDS.field(make_book({"data": track(gates=GATES)}))
    assert inches(field, 0, 40, 60) == pytest.approx(60, abs=1)
    assert inches(field, 1, 80, 60) == pytest.approx(20, abs=1)
    assert inches(field, 0, 80, 60) > 40, "back before the first gate, and then to the second"
    assert inches(field, 2, 103, 60) == pytest.approx(-3, abs=0.1), "beyond the line"


def test_inches_to_go_lead_round_obstacles_and_count_rough_ground() -> None:
    plain = FIELDS.field(make_book({"data": track(gates=GATES)}))
    rock = disc("O1", "obstacle", 80, 60, 6)
    round_it = FIELDS.field(make_book({"data": track(rock, gates=GATES)}))
    assert 1 < inches(round_it, 1, 70, 60) - inches(plain, 1, 70, 60) < 8
    scree = box("L1", "large", 75, 20, 80, 100)
    across = FIELDS.field(make_book({"data": track(scree, gates=GATES)}))
    assert 5 < inches(across, 1, 70, 60) - inches(plain, 1, 70, 60) < 8


def test_each_lap_before_the_last_is_one_lap_more() -> None:
    laps = [FIELDS.field(make_book({"track": "mesa_oval", "laps": number})) for number in (1, 2, 4)]
    one, two, four = (inches(field, 0, 25, 8) for field in laps)
    assert 80 < two - one < 130
    assert four - two == pytest.approx(2 * (two - one), abs=6)
    assert inches(laps[2], 12, 25, 8) == pytest.approx(inches(laps[1], 4, 25, 8))


def test_a_track_is_worked_out_once_and_known_by_its_content() -> None:
    memory = Memory(1)
    first = memory.field(make_book({"track": "boulder_rally"}))
    assert memory.field(make_book({"track": "boulder_rally"})) is first
    memory.field(make_book({"data": track(gates=GATES)}))
    assert memory.field(make_book({"track": "boulder_rally"})) is not first, "forgotten by then"


def test_the_largest_track_with_the_most_gates_stays_in_bounds() -> None:
    many_gates: list[dict[str, Any]] = [
        {"a": [20 + 7 * number, 40], "b": [20 + 7 * number, 200], "direction": 0}
        for number in range(29)
    ]
    many_gates.append({"a": [225, 40], "b": [225, 200], "direction": 0, "finish": True})
    data = track(gates=many_gates, table=[240, 240])
    field = Field(make_book({"data": data}).course, 9)
    assert len(field.layers) * len(field.layers[0]) <= MOST_NODES
    assert inches(field, 0, 10, 120) < inches(field, 0, 8, 120)


def test_where_the_grid_knows_no_way_it_is_straight_to_the_next_gate() -> None:
    tight = [wall(30, "O1"), box("O2", "obstacle", 30, 32.6, 32, 120)]
    field = FIELDS.field(make_book({"data": track(*tight, gates=GATES)}))
    assert inches(field, 0, 20, 60) - inches(field, 0, 22, 60) == pytest.approx(2, abs=0.01)


# Driving


@rule("SO-R87")
@pytest.mark.parametrize("name", COURSES)
def test_a_lone_driver_finishes_every_track(name: str) -> None:
    race = start(name, 1, 7)
    run(race, [DRIVER], 7)
    assert race.ending in (FINISHED, BRIBED)
    assert race.winners == [0]


def start(name: str, seats: int, seed: int) -> SpinOut:
    return setup(make_book({"track": name}), seats, Dealer(spawn_seed(seed, 1)))


def run(race: SpinOut, bots: list[Bot], seed: int) -> None:
    chance, log = Dealer(spawn_seed(seed, 2)), Log()
    lucks = [bot_luck(seed, seat) for seat in range(len(bots))]
    begin(race, chance, log)
    while race.asked:
        answers = [
            ask_bot(bots[one.seat], GAME.view(race, one.seat), one, lucks[one.seat])
            for one in race.asked
        ]
        advance(race, answers, chance, log)


@pytest.mark.slow
@pytest.mark.parametrize("name", COURSES)
def test_lone_drivers_finish_and_half_of_four_are_alive(name: str) -> None:
    for seed in range(25):
        race = start(name, 1, seed)
        run(race, [DRIVER], seed)
        assert race.ending in (FINISHED, BRIBED)
    alive = 0
    for seed in range(50):
        race = start(name, 4, seed)
        run(race, [DRIVER] * 4, seed)
        alive += len(race.in_race())
    assert alive >= 50 * 2


def wins_of_driver(races: int) -> int:
    """How often one driver beats rookies, from seats that rotate, on all tracks in turn."""
    bots = [DRIVER, *[ROOKIE] * RIVALS]
    wins = 0
    for number in range(races):
        order = seating(len(bots), number)
        book = make_book({"track": COURSES[number // len(bots) % len(COURSES)], "laps": 1})
        done = play_race(GAME, book, [bots[one] for one in order], spawn_seed(11, number))
        wins += done.winners == [order.index(0)]
    return wins


def test_a_driver_beats_rookies() -> None:
    assert wins_of_driver(many(15)) / many(15) >= FAIR / (RIVALS + 1)


@pytest.mark.slow
def test_a_driver_takes_more_than_its_share() -> None:
    assert wins_of_driver(500) / 500 >= FAIR / (RIVALS + 1)


def test_a_driver_goes_round_what_is_in_the_way() -> None:
    race = scene([pod(40, 60, 0)], disc("O1", "obstacle", 48, 60, 3), speed=12, gates=GATES)
    way = answer(race)
    assert isinstance(way, Manoeuvre)
    assert race.turn.left == sum(way.steps[1::2])
    trip = race.asked[0].trip(race.asked[0].ground())  # type: ignore[attr-defined]
    judge(trip, way.steps)
    assert trip.met == []
    assert trip.x > 500_000


def test_a_driver_takes_no_third_turn_and_avoids_pods() -> None:
    pods = [pod(40, 60, 0), pod(46, 60), pod(46, 57), pod(46, 63)]
    race = scene(pods, speed=12, gates=GATES)
    way = answer(race)
    assert isinstance(way, Manoeuvre)
    assert len(way.steps) <= 4
    trip = race.asked[0].trip(race.asked[0].ground())  # type: ignore[attr-defined]
    judge(trip, way.steps)
    assert not trip.has_met_pods()


def test_a_driver_slows_down_where_the_road_ends_and_dashes_for_the_line() -> None:
    open_road = scene([pod(20, 60)], at="Determining", gates=GATES, deck="KD")
    assert answer(open_road) == SetSpeed(12)
    home = scene([pod(84, 60, passed=1, hand="7C")], at="Determining", gates=GATES)
    assert answer(home) == SetSpeed(18)
    advance(home, [SetSpeed(18)], Dealer(1), Log())
    assert answer(home) == Burn((card("7C"),))


def test_a_driver_burns_spare_cards_and_keeps_them_when_it_is_worn() -> None:
    fresh = scene([pod(20, 60, hand="7C 8C")], at="Burning", speed=12, gates=GATES)
    assert answer(fresh) == Burn((card("7C"), card("8C")))
    worn = scene([pod(20, 60, hand="7C 8C", damage=12)], at="Burning", speed=12, gates=GATES)
    assert answer(worn) == Burn(())


# Cards


def test_a_driver_saves_itself() -> None:
    spun = scene([pod(20, 60, marks="orange", hand="AS")], at="W1", gates=GATES)
    assert answer(spun) == plays("AS", 0)
    after = scene([pod(20, 60, marks="orange", hand="JS")], at="W8", gates=GATES)
    assert answer(after) == plays("JS", 0)
    stalled = scene([pod(20, 60, marks="red", hand="JH")], at="W1", gates=GATES)
    assert answer(stalled) == plays("JH", 0)
    leaking = scene([pod(20, 60, marks="blue", hand="10C")], at="W1", gates=GATES)
    assert answer(leaking) == plays("10C", 0, 1)
    cold = scene([pod(20, 60, marks="red")], at="Determining", gates=GATES)
    assert answer(cold) == RESTART


def test_a_driver_stops_for_repairs_and_does_them_standing() -> None:
    hand = "7C 8C 9C"
    race = scene([pod(20, 60, hand=hand, damage=13)], at="Stopping", gates=GATES)
    assert answer(race) == SHUT_DOWN
    standing = scene([pod(20, 60, hand=hand, damage=13, marks="red")], at="W8", gates=GATES)
    assert answer(standing) == plays("7C", 0)
    fresh = scene([pod(20, 60, hand=hand)], at="Stopping", gates=GATES)
    assert answer(fresh) == RUN_ON


def test_a_driver_attacks_who_is_ahead_late_in_its_turn() -> None:
    pods = [pod(20, 60, hand="KS"), pod(50, 60), pod(70, 60, passed=1)]
    assert answer(scene(pods, at="W8", gates=GATES)) == plays("KS", 2)
    assert isinstance(answer(scene(pods, at="Determining", gates=GATES)), SetSpeed)


def test_a_driver_keeps_its_joker_but_not_at_the_end() -> None:
    pods = [pod(20, 60, hand="X1"), pod(50, 60)]
    assert answer(scene(pods, at="W8", gates=GATES)) == PASS
    aimed = scene([pod(20, 60, hand="KS"), pod(50, 60, hand="X1")], at="W8", gates=GATES)
    advance(aimed, [plays("KS", 1), PASS], Dealer(1), Log())
    assert answer(aimed, seat=1) == joker("AC")
    crash = scene([pod(10, 10, hand="X1 KH", damage=16)], wall(20), speed=12, gates=GATES)
    advance(crash, [Manoeuvre((0, 120_000), False)], Dealer(1), Log())
    assert answer(crash) == plays("KH", 0)
    doomed = scene([pod(10, 10, hand="AC", damage=19)], wall(20), speed=12, gates=GATES)
    advance(doomed, [Manoeuvre((0, 120_000), False)], Dealer(1), Log())
    advance(doomed, [PASS], Dealer(1), Log())
    assert answer(doomed) == Eject(card("AC"))


def test_a_driver_wins_by_the_card_that_wins() -> None:
    race = scene([pod(103, 60, passed=2, crossed=True, hand="QD")], at="W8", gates=GATES)
    assert answer(race) == CLAIM_FINISH


# The rookie


def test_a_rookie_does_nothing_to_itself() -> None:
    hand = "QS JD QH QC X1"
    race = scene([pod(60, 60, hand=hand), pod(80, 80, hand="X2")], at="W8", gates=GATES)
    for seed in range(60):
        option = answer(race, ROOKIE, seed=seed)
        assert not isinstance(option, Eject)
        if isinstance(option, PlayCard) and option.target == 0:
            assert FUNCTION_OF[option.named] not in HARMFUL


def test_a_rookie_keeps_off_rocks() -> None:
    race = scene([pod(15, 10)], wall(20), speed=12, gates=GATES)
    for seed in range(10):
        way = answer(race, ROOKIE, seed=seed)
        assert isinstance(way, Manoeuvre)
        trip = race.asked[0].trip(race.asked[0].ground())  # type: ignore[attr-defined]
        judge(trip, way.steps)
        assert trip.left == 0
