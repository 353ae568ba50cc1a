"""What was foreseen of a manoeuvre is what happens; the chances agree with the dice."""

from itertools import product

import pytest

from games.spin_out.positions import PASS, disc, only, pod, say, scene, wall, way
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import Event, Log, advance, begin
from paddock.games.spin_out.actions import Burn, Manoeuvre, SetSpeed
from paddock.games.spin_out.book.course_reader import COURSES
from paddock.games.spin_out.book.reader import make_book
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.decisions.windows import Reaction
from paddock.games.spin_out.events.moves import (
    FinishCrossed,
    GatePassed,
    LargeEntered,
    LargeLeft,
    Moved,
    ObstacleIgnored,
    ObstacleTouched,
    PodTouched,
    SmallHit,
)
from paddock.games.spin_out.foresight.foresee import foresee
from paddock.games.spin_out.foresight.kinds import CardForesight, SpeedForesight, WayForesight
from paddock.games.spin_out.rules.ground import (
    AT_GATE,
    IGNORED,
    INTO_EDGE,
    INTO_LARGE,
    INTO_OBSTACLE,
    INTO_POD,
    INTO_SMALL,
    OFF_LARGE,
)
from paddock.games.spin_out.setup import setup
from paddock.games.spin_out.state import SpinOut
from paddock.games.spin_out.view import view
from paddock.table.diary import Diary
from support import many, rule

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"]
TOLD = {
    GatePassed: {AT_GATE},
    FinishCrossed: {AT_GATE},
    SmallHit: {INTO_SMALL},
    LargeEntered: {INTO_LARGE},
    LargeLeft: {OFF_LARGE},
    PodTouched: {INTO_POD},
    ObstacleTouched: {INTO_OBSTACLE, INTO_EDGE},
    ObstacleIgnored: {IGNORED},
}


def seen_of(race: SpinOut, action: Manoeuvre) -> WayForesight:
    decision = next(one for one in race.asked if one.seat == race.active)
    seen = foresee(view(race, race.active), decision, action)
    assert isinstance(seen, WayForesight)
    return seen


@rule("SO-138")
def test_the_odds_of_a_whole_chain_are_counted_out() -> None:
    """Seven fragile pods in one another's blast: too many dice to go through them one by one."""
    crowd = [
        pod(20 + 2.4 * (number % 3), 10 + 2.4 * (number // 3), damage=17) for number in range(7)
    ]
    race = scene([pod(10, 10, damage=2), *crowd], speed=18)
    seen = seen_of(race, way("m 18"))
    assert 0 < seen.kaboom < 1000
    assert seen.spin > 0


@pytest.mark.parametrize(
    "number", [pytest.param(many(1000)), pytest.param(10_000, marks=pytest.mark.slow)]
)
def test_what_was_foreseen_of_a_manoeuvre_is_what_happens(number: int) -> None:
    found = 0
    seed = 0
    while found < number:
        seed += 1
        chance = Dealer(spawn_seed(seed, 3))
        race = setup(make_book({"track": COURSES[seed % 4]}), 1 + seed % 8, chance)
        begin(race, chance, Log())
        while race.phases and found < number:
            answers = [one.sample(chance) for one in race.asked]
            both = zip(race.asked, answers, strict=True)
            own = [one for one in both if isinstance(one[1], Manoeuvre)]
            if own and all(isinstance(one, ChooseManoeuvre | Reaction) for one in race.asked):
                decision, action = own[0]
                assert isinstance(action, Manoeuvre)
                seen = foresee(view(race, decision.seat), decision, action)
                assert isinstance(seen, WayForesight)
                trial, diary = race.copy(), Diary()
                quiet = [action if one is decision else one.options()[0] for one in race.asked]
                advance(trial, quiet, Dealer(seed), diary)
                check(seen, diary.told())
                found += 1
            advance(race, answers, chance, Log())


def check(seen: WayForesight, events: list[Event]) -> None:
    """All that happened up to the first dice was foreseen, in this order."""
    told = [one for one in events if type(one) in TOLD]
    foreseen = [one.what for one in seen.encounters]
    for event, one in zip(told, seen.encounters, strict=False):
        what = one.what
        assert what in TOLD[type(event)]
        if what != AT_GATE:
            assert one.which == getattr(event, "other" if what == INTO_POD else "feature")
        if what in (INTO_POD, INTO_OBSTACLE, INTO_EDGE):
            return
    if not any(what in (INTO_POD, INTO_OBSTACLE, INTO_EDGE) for what in foreseen):
        moves = only(events, Moved)
        if moves and not any(type(one).__name__ == "Kaboomed" for one in events):
            last = seen.way[-1]
            ends = [(one.to_x, one.to_y) for one in moves]
            assert (last.x, last.y) in ends


def test_contacts_turns_and_tests_of_a_way() -> None:
    race = scene(
        [pod(10, 10), pod(24, 9)],
        disc("S1", "small", 15, 10.5, 0.6),
        disc("O1", "obstacle", 34, 10, 3),
        speed=20,
    )
    seen = seen_of(race, way("m 20"))
    assert [one.what for one in seen.encounters] == [INTO_SMALL, INTO_POD, INTO_OBSTACLE]
    assert [(one.least, one.most) for one in seen.encounters] == [(1, 1), (1, 6), (2, 12)]
    assert [one.expected for one in seen.encounters] == [10, 35, 70]
    assert (seen.way[-1].x, seen.way[-1].left) == (298_125, 1_875)
    assert (seen.turns, seen.is_test_due) == (0, True)
    assert (seen.kaboom, seen.stall, seen.spin) == (0, 0, 500)
    assert seen.text.text(NAMES) == (
        "onto the thing S1 (1 damage), nudges Bob (3.5 damage on average, 6 at worst), "
        "into the thing O1 (7 damage on average, 12 at worst), spin-out 3 in 6, "
        "stops with 0.19 in to go; 0 turns"
    )
    clear = scene([pod(60, 60)], speed=20)
    assert seen_of(clear, way("t 90 m 1 t 90 m 1 t 90 m 18 t 5")).turns == 4


def test_a_way_that_grazes_an_obstacle_is_bent_clear_of_it() -> None:
    rock = disc("O1", "obstacle", 20, 14, 3)
    race = scene([pod(10, 10)], rock, speed=12)
    # The pod reaches up to 11.1875, the rock down to 11.
    by, length, then = seen_of(race, way("m 12 t 30")).clear
    assert (length, by + then) == (120_000, 3000)
    assert -200 < by < -150
    bent = seen_of(race, Manoeuvre((by, length, then), False))
    assert (bent.encounters, bent.clear) == ([], [])
    assert bent.way[-1].heading == 3000


def test_what_is_no_graze_is_not_bent() -> None:
    head_on = scene([pod(10, 10)], disc("O1", "obstacle", 20, 10, 3), speed=12)
    assert seen_of(head_on, way("m 12")).clear == []
    free = scene([pod(10, 10)], speed=12)
    assert seen_of(free, way("m 12")).clear == []
    edge = scene([pod(10, 1.2)], speed=12)
    assert seen_of(edge, way("t -0.5 m 12")).clear == []


@rule("SO-058", "SO-086", "SO-094")
def test_the_chance_of_a_kaboom_counts_all_dice() -> None:
    race = scene([pod(10, 10, damage=12)], wall(20), speed=12)
    # Eight or more with two dice: 15 of 36.
    assert seen_of(race, way("m 12")).kaboom == 417
    race = scene([pod(10, 10, damage=15), pod(20, 10)], speed=18)
    race.turn.has_overridden = True
    seen = seen_of(race, way("m 18"))
    assert (seen.kaboom, seen.stall) == (333, 333)


@rule("SO-134", "SO-135", "SO-138")
def test_the_blast_of_a_nudged_pod_counts_too() -> None:
    race = scene([pod(10, 10, damage=14), pod(20, 10, damage=17)], speed=18)
    seen = seen_of(race, way("m 18"))
    kaboom = spin = 0
    for own, theirs, blast in product(range(1, 7), repeat=3):
        blows = 17 + own >= 20
        damage = 14 + theirs + (blast if blows and 14 + theirs < 20 else 0)
        kaboom += damage >= 20
        spin += damage < 20 and blows
    assert seen.kaboom == round(1000 * kaboom / 216)
    assert seen.spin == round(500 * spin / 216)


def test_speeds_burns_and_cards_are_foreseen() -> None:
    race = scene([pod(10, 10, hand="7C")], at="Determining")
    (decision,) = race.asked
    seen = foresee(view(race, 0), decision, SetSpeed(18))
    assert isinstance(seen, SpeedForesight)
    assert (seen.speed, seen.stall, seen.spin) == (18, 500, 0)
    say(race, SetSpeed(18))
    seen = foresee(view(race, 0), race.asked[0], Burn((race.hands[0][0],)))
    assert isinstance(seen, SpeedForesight)
    assert (seen.speed, seen.stall, seen.spin) == (20, 500, 500)
    cards = scene([pod(10, 10, hand="KD"), pod(60, 60)], at="W8")
    shot = cards.asked[0].options()[-1]
    assert isinstance(foresee(view(cards, 0), cards.asked[0], shot), CardForesight)
    assert foresee(view(cards, 0), cards.asked[0], PASS) is None
