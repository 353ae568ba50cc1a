"""The odds that are shown for a manoeuvre are those of the dice: random ways, driven many times.

Nobody holds a card or may eject, so nobody has a say: what comes of a way is luck alone. Where a
way ends at an obstacle, so does the movement: what comes after it was not planned.
"""

import random
from collections import Counter

import pytest

from games.spin_out.lockstep import engine_like
from games.spin_out.referee.track import printed
from games.spin_out.wild import some_position
from paddock.core.chance import Dealer
from paddock.core.protocol import Log, advance, begin
from paddock.games.spin_out.actions import RUN_ON, Manoeuvre
from paddock.games.spin_out.book.course_reader import COURSES
from paddock.games.spin_out.decisions.driving import ChooseShutdown
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.foresight.foresee import foresee
from paddock.games.spin_out.foresight.kinds import WayForesight
from paddock.games.spin_out.phases.moving import Manoeuvring
from paddock.games.spin_out.phases.round import TURN_FROM_LAST, GameTurns
from paddock.games.spin_out.rules.ground import INTO_EDGE, INTO_OBSTACLE, INTO_POD
from paddock.games.spin_out.rules.trip import judge
from paddock.games.spin_out.state import SpinOut
from paddock.games.spin_out.view import view
from support import many, rule

TIGHT = 4.5
"""So many standard errors: less than once in a hundred thousand by chance."""
ROUNDING = 0.0006
NEAR = 200
"""Ten-thousandths of an inch."""
HARD = (INTO_OBSTACLE, INTO_EDGE, INTO_POD)


def some_race(luck: random.Random) -> SpinOut:
    """A pod about to move, others close by, without cards."""
    track = printed()[luck.choice(COURSES)]
    race = engine_like(some_position(track, luck.randint(2, 5), luck), 0, {})
    race.buried += [card for hand in race.hands for card in hand]
    race.hands = [[] for _ in race.hands]
    for pod in race.pods:
        pod.has_ejected = True
    mover = race.pods[0]
    mover.red = mover.black = False
    race.active = 0
    race.at = race.order.index(0) + 1
    race.game_turn = 1
    race.turn.speed = luck.choice([8, 12, 12, 18, 20])
    race.turn.left = race.turn.speed * 10_000
    race.turn.has_overridden = race.turn.speed > 12
    race.phases = [GameTurns()]
    for phase in TURN_FROM_LAST:
        race.phases.append(phase)
        if isinstance(phase, Manoeuvring):
            break
    begin(race, Dealer(1), Log())
    return race


def some_way(race: SpinOut, luck: random.Random) -> Manoeuvre | None:
    """A legal way that dice decide, and that no pod stops for good."""
    (asked,) = race.asked
    assert isinstance(asked, ChooseManoeuvre)
    chance = Dealer(luck.randrange(1 << 30))
    for _ in range(30):
        way = asked.sample(chance)
        if isinstance(way, Manoeuvre):
            trip = asked.trip(asked.ground())
            judge(trip, way.steps)
            is_clear = not trip.short and not trip.ground.overlapped(trip.x, trip.y)
            if is_clear and any(stop.kind in HARD for stop in trip.met):
                return way
    return None


def drive(race: SpinOut, way: Manoeuvre, ends_with: int, seed: int) -> Counter[str]:
    """Drive it once: whether the pod was blown up, stalled, or is about to spin."""
    chance, log = Dealer(seed), Log()
    trial = race.copy()
    answer = way
    while True:
        advance(trial, [answer], chance, log)
        # Each interruption rounds its place anew.
        is_there = abs(trial.turn.left - ends_with) <= NEAR
        if ends_with > 0 and is_there and trial.active == 0:
            trial.turn.left = 0
            trial.turn.rest = []
            trial.asked = ()
            begin(trial, chance, log)
        if trial.active != 0:
            return Counter(kaboom=1)
        (asked,) = trial.asked
        if isinstance(asked, ChooseShutdown):
            advance(trial, [RUN_ON], chance, log)
            pod = trial.pods[0]
            return Counter(stall=int(pod.red), spin=int(pod.orange))
        assert isinstance(asked, ChooseManoeuvre)
        answer = Manoeuvre(asked.rest, False)


def compare(luck: random.Random, samples: int) -> bool:
    """The odds of one random way against so many throws of its dice; False if none was found."""
    race = some_race(luck)
    way = some_way(race, luck)
    if way is None:
        return False
    seen = foresee(view(race, 0), race.asked[0], way)
    assert isinstance(seen, WayForesight)
    counted: Counter[str] = Counter()
    for _ in range(samples):
        counted += drive(race, way, seen.way[-1].left, luck.randrange(1 << 40))
    for name, shown in (("kaboom", seen.kaboom), ("stall", seen.stall), ("spin", seen.spin)):
        share = shown / 1000
        error = (max(share * (1 - share), 1 / samples) / samples) ** 0.5
        assert abs(counted[name] / samples - share) <= TIGHT * error + ROUNDING, (name, seen)
    return True


@pytest.mark.parametrize(
    ("ways", "samples"),
    [
        pytest.param(many(15), 600),
        pytest.param(50, 20_000, marks=pytest.mark.slow),
    ],
)
@rule("SO-058", "SO-059", "SO-061", "SO-086", "SO-094", "SO-134")
def test_the_odds_agree_with_the_dice(ways: int, samples: int) -> None:
    luck = random.Random(f"odds {samples}")
    found = 0
    while found < ways:
        found += compare(luck, samples)
