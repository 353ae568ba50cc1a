"""Small and large terrain, wrecks included."""

from games.spin_out.positions import (
    PASS,
    box,
    disc,
    kinds,
    left,
    only,
    pod,
    say,
    scene,
    way,
    where,
)
from paddock.games.spin_out.actions import RUN_ON
from paddock.games.spin_out.events.moves import LargeEntered, LargeLeft, SmallHit
from paddock.games.spin_out.state import Pose
from support import rule


@rule("SO-009", "SO-078", "SO-132")
def test_a_wreck_is_small_terrain() -> None:
    race = scene([pod(10, 10), pod(60, 60)], speed=12)
    race.wrecks.append(Pose(180_000, 100_000, 0))
    race.asked = race.phases[-1].ask(race)
    events = say(race, way("m 12"))
    assert [one.feature for one in only(events, SmallHit)] == [0]
    assert race.gone == [0]
    assert race.pods[0].damage == 1
    assert where(race)[0] == 22


@rule("SO-079", "SO-080", "SO-081", "SO-R13")
def test_a_large_feature_costs_when_met_and_when_left_even_later() -> None:
    race = scene([pod(10, 10)], disc("L1", "large", 20, 10, 2), speed=12)
    events = say(race, way("m 12"))
    assert only(events, LargeEntered)[0].damage == 1
    assert not only(events, LargeLeft)
    assert where(race)[0] == 22
    assert race.pods[0].on_large == [0]
    assert 0 not in race.gone
    next_turn = scene([pod(22, 10, on=[0], damage=1)], disc("L1", "large", 20, 10, 2), speed=12)
    events = say(next_turn, way("m 12"))
    assert kinds(events) == ["Moved", "LargeLeft", "Moved"]
    assert next_turn.pods[0].damage == 2
    spun = scene(
        [pod(22, 10, on=[0], marks="orange")],
        disc("L1", "large", 20, 10, 2),
        at="W3",
        speed=12,
        spinning=True,
    )
    say(spun, PASS, luck=[0.0])
    assert spun.pods[0].damage == 1


@rule("SO-082")
def test_coming_back_costs_again() -> None:
    race = scene([pod(14, 10)], box("L1", "large", 16, 8, 19, 12), speed=16)
    events = say(race, way("m 8 t 180 m 8"))
    assert kinds(events).count("LargeEntered") == 2
    assert kinds(events).count("LargeLeft") == 2
    assert race.pods[0].damage == 4


@rule("SO-R14")
def test_overlapping_features_each_cost() -> None:
    one, two = box("L1", "large", 16, 8, 19, 12), box("L2", "large", 17, 8, 20, 12)
    race = scene([pod(10, 10)], one, two, speed=18)
    say(race, way("m 18"))
    assert race.pods[0].damage == 4


@rule("SO-R13")
def test_the_debt_goes_with_the_pod() -> None:
    sitter = pod(20, 10, on=[0], marks="blue")
    race = scene([sitter, pod(60, 60)], disc("L1", "large", 20, 10, 2), at="W1", deck="2C")
    events = say(race, PASS, luck=[6])
    assert "PodRemoved" in kinds(events)
    assert not only(events, LargeLeft)
    assert race.pods[0].damage == 0


@rule("SO-091", "SO-128")
def test_the_damage_of_each_contact_counts_before_the_next() -> None:
    stones = [disc(f"S{n}", "small", 14 + 3 * n, 10, 0.6) for n in range(3)]
    race = scene([pod(10, 10, damage=19), pod(60, 60)], *stones, speed=12, deck="2C")
    events = say(race, way("m 12"))
    assert kinds(events).count("SmallHit") == 1
    assert race.gone == [0]
    assert not race.pods[0].is_on_table()
    assert race.active == 1


@rule("SO-086", "SO-083")
def test_an_obstacle_costs_two_dice_and_the_rest_is_driven() -> None:
    race = scene([pod(10, 10)], disc("O1", "obstacle", 20, 10, 2), speed=12)
    say(race, way("m 12"))
    say(race, PASS, luck=[4, 6])
    assert race.pods[0].damage == 10
    assert left(race) == 12 - 6.8125
    say(race, way(f"t 180 m {left(race)}"))
    say(race, RUN_ON)
    assert race.pods[0].damage == 10
