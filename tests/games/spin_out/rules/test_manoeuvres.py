"""Manoeuvres and spins: the allowance, turns, parts, and geometry to the last digit."""

from math import cos, radians, sin

import pytest

from games.spin_out.positions import (
    PASS,
    asked,
    box,
    card,
    disc,
    joker,
    kinds,
    left,
    marks,
    near,
    only,
    plays,
    pod,
    refusal,
    say,
    scene,
    top,
    wall,
    way,
    where,
)
from paddock.games.spin_out.actions import Manoeuvre
from paddock.games.spin_out.book.measures import MOST_STEPS
from paddock.games.spin_out.events.moves import (
    LargeEntered,
    LargeLeft,
    Moved,
    SmallHit,
    SpunRound,
    Turned,
)
from paddock.games.spin_out.rules.ground import (
    INTO_EDGE,
    INTO_LARGE,
    INTO_OBSTACLE,
    INTO_POD,
    INTO_SMALL,
    OFF_LARGE,
    Ground,
    contact,
    departure,
    survey,
)
from paddock.games.spin_out.state import Pose
from paddock.kit.geometry import Disc
from paddock.kit.sweep_discs import Track
from support import rule


@rule("SO-044")
def test_the_speed_is_announced_before_the_first_inch() -> None:
    race = scene([pod(10, 10), pod(60, 60, hand="X1")], at="Burning", speed=7)
    assert top(race) == "W3"
    assert race.turn.speed == 7
    assert where(race) == (10, 10, 0)
    assert asked(race) == [("ChooseManoeuvre", 0), ("ChoosePlay", 1)]


@rule("SO-046", "SO-R24")
def test_the_whole_allowance_is_used() -> None:
    race = scene([pod(10, 10)], speed=18)
    assert refusal(race, way("m 17.9")) == "SO-046"
    assert refusal(race, way("m 18.1")) == "SO-046"
    assert refusal(race, way("m 17.9999")) == "SO-046"
    assert refusal(race, way("m 9 t 180 m 9")) == ""
    say(race, way("m 9 t 180 m 9"))
    assert where(race) == (10, 10, 180)


@rule("SO-047", "SO-048", "SO-068")
def test_straight_forward_and_turns_on_the_spot() -> None:
    race = scene([pod(10, 10)], speed=5)
    assert refusal(race, Manoeuvre((0, -50_000), False)) == "SO-047"
    assert refusal(race, Manoeuvre((0, 60_000, 0, -10_000), False)) == "SO-047"
    assert refusal(race, Manoeuvre((36_001, 50_000), False)) == "SO-048"
    assert refusal(race, Manoeuvre((-36_000, 50_000), False)) == ""
    events = say(race, way("t 30 m 5"))
    assert only(events, Turned)[0].heading == 3000
    assert where(race) == (14.3301, 12.5, 30)


@rule("SO-049", "SO-050", "SO-061", "SO-R11", "SO-R12")
def test_the_printed_example_of_four_turns() -> None:
    race = scene([pod(20, 20)], speed=12)
    events = say(race, way("t 20 m 4.5 t 45 m 5.5 t 5 m 2 t 125"))
    places = [(round(one.to_x / 1e4, 3), round(one.to_y / 1e4, 3)) for one in only(events, Moved)]
    assert places == [(24.229, 21.539), (26.553, 26.524), (27.237, 28.403)]
    assert where(race)[2] == 195
    assert race.turn.turns_made() == 4
    assert race.turn.is_twisted()


@rule("SO-049")
def test_forty_steps_and_no_more() -> None:
    race = scene([pod(60, 60)], speed=12)
    steps = (0, 6000) * 20
    assert len(steps) == MOST_STEPS
    assert refusal(race, Manoeuvre(steps, False)) == ""
    assert refusal(race, Manoeuvre((*steps, 0), False)) == "SO-049"
    assert refusal(race, Manoeuvre((), False)) == "SO-049"


@rule("SO-R11", "SO-R90")
def test_rotations_without_an_inch_between_them_are_one_turn() -> None:
    race = scene([pod(60, 60)], speed=6)
    say(race, way("t 10 m 1 t 20", is_part=True))
    assert race.turn.turns_made() == 2
    say(race, way("t 340 m 1", is_part=True))
    assert race.turn.turns_made() == 1, "20 and 340 together are no turn"
    say(race, way("t 30 m 4 t 360"))
    assert race.turn.turns_made() == 2


@rule("SO-R23", "SO-R90", "SO-R41")
def test_a_manoeuvre_in_parts() -> None:
    race = scene([pod(60, 60, hand="7C", damage=3)], speed=12)
    assert refusal(race, way("m 0.09", is_part=True)) == "SO-R90"
    assert refusal(race, way("m 12", is_part=True)) == "SO-R90"
    assert refusal(race, way("m 0.06 t 9 m 0.06", is_part=True)) == "SO-R90", "one of them counts"
    say(race, way("m 0.1", is_part=True))
    assert top(race) == "W6"
    say(race, plays("7C", 0))
    assert race.pods[0].damage == 2
    for _ in range(7):
        say(race, way("m 1", is_part=True))
    assert refusal(race, way("m 1", is_part=True)) == "SO-R90"
    assert refusal(race, way("m 4.9")) == ""


@rule("SO-051", "SO-053", "SO-039")
def test_a_spin_goes_where_luck_points_it_and_then_the_turn_ends() -> None:
    race = scene([pod(60, 60, 90, marks="orange")], at="W3", speed=7, spinning=True)
    assert asked(race) == [("ChoosePlay", 0)]
    events = say(race, PASS, luck=[180.25])
    assert [one.heading for one in only(events, SpunRound)] == [18_025]
    assert near(race) == (53.0, 59.969, 180.25)
    assert not only(events, Turned)
    assert asked(race) == [("ChooseShutdown", 0)]
    assert race.turn.turns_made() == 0


@rule("SO-052", "SO-087", "SO-089", "SO-090", "SO-058")
def test_a_spin_into_the_edge() -> None:
    race = scene([pod(5, 20, marks="orange")], at="W3", speed=9, spinning=True)
    say(race, PASS, luck=[180.0])
    assert where(race) == (1.1875, 20, 180)
    assert left(race) == 5.1875
    assert asked(race) == [("AnswerObstacle", 0)]
    say(race, PASS, luck=[2, 4])
    assert race.pods[0].damage == 6
    assert top(race) == "W6"
    say(race, PASS, luck=[200.0])
    assert left(race) == 5.1875
    assert asked(race) == [("AnswerObstacle", 0)]
    say(race, PASS, luck=[1, 4])
    assert race.pods[0].damage == 11
    say(race, PASS, luck=[30.0])
    assert near(race) == (5.68, 22.594, 30)


@rule("SO-054", "SO-074", "SO-075", "SO-091")
def test_contacts_come_in_the_order_of_the_way() -> None:
    race = scene(
        [pod(10, 10), pod(24, 9)],
        disc("S1", "small", 15, 10.5, 0.6),
        box("L1", "large", 16, 8, 19, 12),
        disc("O1", "obstacle", 30, 10, 3),
        speed=18,
    )
    race.turn.has_overridden = True
    events = say(race, way("m 18"))
    seen = [kind for kind in kinds(events) if kind != "Moved"]
    assert seen == ["SmallHit", "LargeEntered", "LargeLeft", "PodTouched"]
    travelled = [sum(one.length for one in only(events, Moved)[: n + 1]) for n in range(4)]
    assert travelled == [32_839, 48_125, 101_875, 118_458]
    assert race.pods[0].damage == 3
    say(race, PASS, luck=[1, 1])
    assert race.asked[0].seat == 0
    assert asked(race) == [("ChooseManoeuvre", 0)]
    say(race, way("m 6.1542"))
    assert round(where(race)[0], 4) == 25.8125
    say(race, PASS, luck=[1, 1])
    assert left(race) == 2.1875
    say(race, way("t 90 m 2.1875"))
    assert where(race) == (25.8125, 12.1875, 90)
    assert race.turn.turns_made() == 1


@rule("SO-069", "SO-070", "SO-077")
def test_gaps_are_measured_from_base_to_base() -> None:
    ground = Ground(scene([pod(10, 10)], wall(20)).book.course, [], [], [1], [Pose(300_000, 0, 0)])
    # The wall begins at 20: a pod whose middle is 1.1875 before it touches.
    assert ground.touches(188_125, 100_000, 0)
    assert ground.touches(188_115, 100_000, 0)
    assert not ground.touches(188_114, 100_000, 0)
    assert not ground.is_in(188_135, 100_000, 0)
    assert ground.is_in(188_136, 100_000, 0)
    assert not ground.is_over(300_000 - 23_740, 0, 1)
    assert ground.is_over(300_000 - 23_739, 0, 1)


@rule("SO-071", "SO-R03")
def test_a_graze_is_no_contact_and_a_touch_is_at_0() -> None:
    rock = Disc(100_000, 100_000, 20_000)
    reach = 20_000 + 11_875
    assert contact(Track(0, 100_000 + reach - 10, 0, 36_000, 200_000), rock) < 0
    assert contact(Track(0, 100_000 + reach - 11, 0, 36_000, 200_000), rock) > 0
    assert contact(Track(100_000 - reach - 10, 100_000, 0, 36_000, 200), rock) == 0
    assert contact(Track(100_000 - reach - 11, 100_000, 0, 36_000, 200), rock) == 11
    assert contact(Track(100_000 - reach, 100_000, 0, 36_000, 10), rock) < 0
    assert contact(Track(100_000 - reach, 100_000, 18_000, 36_000, 900), rock) < 0


@rule("SO-070", "SO-080")
def test_touching_is_not_leaving() -> None:
    large = disc("L1", "large", 20, 10, 2)
    race = scene([pod(20 + 3.1875 + 0.0004, 10, on=[0])], large, speed=3)
    events = say(race, way("m 3"))
    assert len(only(events, LargeLeft)) == 1
    assert kinds(events)[0] == "LargeLeft", "at distance 0"
    race = scene([pod(20 + 3.1875 + 0.0004, 10, 180, on=[0])], large, speed=9)
    events = say(race, way("m 9"))
    assert not only(events, LargeEntered)
    assert len(only(events, LargeLeft)) == 1
    assert race.pods[0].damage == 1


@rule("SO-070")
def test_a_departure_is_where_the_gap_passes_0() -> None:
    rock = Disc(100_000, 100_000, 20_000)
    assert departure(Track(100_000, 100_000, 0, 36_000, 40_000), rock) == 31_875
    assert departure(Track(100_000, 100_000, 0, 36_000, 31_885), rock) < 0


@rule("SO-072")
def test_a_rounded_corner_is_met_exactly() -> None:
    race = scene([pod(10, 31)], wall(20), speed=12)
    say(race, way("m 12"))
    # The corner is at (20, 30): one inch below the line, so sqrt(R² − 1) before it.
    assert round(where(race)[0], 4) == round(20 - (1.1875**2 - 1) ** 0.5, 4)


@rule("SO-073", "SO-066", "SO-090", "SO-R09")
def test_the_edge_is_one_obstacle_also_in_a_corner() -> None:
    race = scene([pod(5, 5, 225)], speed=9)
    say(race, way("m 9"))
    assert near(race) == (1.188, 1.188, 225)
    events = say(race, PASS, luck=[1, 1])
    assert kinds(events).count("Crashed") == 1
    assert asked(race) == [("ChooseManoeuvre", 0)]
    other = scene([pod(118, 60)], speed=3)
    say(other, way("m 3"))
    assert where(other) == (118.8125, 60, 0)


@rule("SO-074")
def test_at_the_same_place_terrain_comes_before_pods_and_obstacles() -> None:
    race = scene(
        [pod(10, 10), pod(60, 60), pod(60, 70)],
        box("O1", "obstacle", 20, 8, 22, 12),
        box("L1", "large", 20, 8, 24, 12),
        box("S1", "small", 20, 9.75, 20.5, 10.25),
        box("L2", "large", 8, 8, 17.625, 12),
    )
    ground = Ground(race.book.course, [], [], [2, 1], [Pose(211_875, 100_000, 0)] * 2)
    found = survey(ground, Track(100_000, 100_000, 0, 36_000, 120_000), [], [], [3], [])
    order = [(one.kind, one.which) for one in found if 88_000 < one.way < 88_200]
    assert order == [
        (OFF_LARGE, 3),
        (INTO_SMALL, 2),
        (INTO_LARGE, 1),
        (INTO_POD, 2),
        (INTO_POD, 1),
        (INTO_OBSTACLE, 0),
    ]
    assert OFF_LARGE < INTO_SMALL < INTO_LARGE < INTO_POD < INTO_OBSTACLE < INTO_EDGE


@rule("SO-076")
def test_a_rotation_touches_nothing() -> None:
    race = scene([pod(18.8125, 10)], wall(20), speed=4)
    events = say(race, way("t 180 m 4 t 180"))
    assert set(kinds(events)) == {"Turned", "Moved"}


@rule("SO-068", "SO-R02")
def test_positions_at_rest_are_whole_ten_thousandths() -> None:
    race = scene([pod(60, 60, 33.33)], speed=7)
    say(race, way("t 0.01 m 3.3333 t 11.11 m 3.6667"))
    pose = race.pods[0].pose
    x, y = 600_000, 600_000
    for heading, length in ((33.34, 33_333), (44.45, 36_667)):
        x = round(x + length * cos(radians(heading)))
        y = round(y + length * sin(radians(heading)))
    assert (pose.x, pose.y, pose.heading) == (x, y, 4445)


@rule("SO-164", "SO-158")
def test_a_gate_at_the_place_of_a_contact_is_passed_first() -> None:
    gates = [
        {"a": [18.8125, 5], "b": [18.8125, 15], "direction": 0},
        {"a": [117, 100], "b": [117, 110], "direction": 0, "finish": True},
    ]
    race = scene([pod(10, 10)], wall(20), gates=gates, speed=12)
    events = say(race, way("m 12"))
    assert kinds(events) == ["Moved", "GatePassed", "ObstacleTouched"]


@rule("SO-165", "SO-R09")
def test_two_obstacles_at_one_place_are_two_collisions() -> None:
    low = box("O1", "obstacle", 20, 5, 22, 10)
    high = box("O2", "obstacle", 20, 10.5, 22, 15)
    race = scene([pod(10, 10.25, marks="orange")], low, high, at="W3", speed=12, spinning=True)
    say(race, PASS, luck=[0.0])
    assert race.asked[0].feature == 0  # type: ignore[attr-defined]
    say(race, PASS, luck=[1, 1])
    assert race.asked[0].feature == 1  # type: ignore[attr-defined]
    say(race, PASS, luck=[1, 2])
    assert race.pods[0].damage == 5
    assert top(race) == "W6"


@rule("SO-R10")
def test_driving_into_an_obstacle_on_purpose_is_allowed() -> None:
    race = scene([pod(10, 10)], wall(20), speed=12)
    assert refusal(race, way("m 12")) == ""


@rule("SO-088", "SO-R05", "SO-R06")
def test_away_from_a_wall_or_along_it() -> None:
    race = scene([pod(10, 10, damage=3)], wall(20), speed=12)
    say(race, way("m 12"))
    assert (where(race), left(race)) == ((18.8125, 10, 0), 3.1875)
    say(race, PASS, luck=[3, 4])
    assert race.pods[0].damage == 10
    assert refusal(race, way("t 80 m 3.1875")) == "SO-088"
    assert refusal(race, way("t 90 m 0.0005 t -90 m 3.187")) == "SO-088", "no inch away from it"
    assert refusal(race, way("t 90 m 0.0015 t -90 m 3.186")) == "", "it may be hit again later"
    assert refusal(race, way("t 100 m 3.1875")) == ""
    assert refusal(race, way("t 180 m 3.1875")) == ""
    events = say(race, way("t 90 m 3.1875"))
    assert where(race) == (18.8125, 13.1875, 90)
    assert "Crashed" not in kinds(events)
    assert race.turn.turns_made() == 1


@rule("SO-R06", "SO-086")
def test_the_same_obstacle_can_be_hit_again_later() -> None:
    race = scene([pod(18.8125, 10)], wall(20), speed=12)
    assert refusal(race, way("m 12")) == "SO-088"
    say(race, way("t 180 m 2 t 180 m 10"))
    assert left(race) == 8
    say(race, PASS, luck=[1, 1])
    assert race.pods[0].damage == 2


@rule("SO-R07", "SO-R08", "SO-089")
def test_a_spin_against_what_is_touched_is_a_collision_unless_it_rebounds_freely() -> None:
    race = scene([pod(18.8125, 10, marks="orange")], wall(20), at="W3", speed=6, spinning=True)
    say(race, PASS, luck=[10.0])
    assert asked(race) == [("AnswerObstacle", 0)]
    assert left(race) == 6
    free = scene(
        [pod(18.8125, 10, marks="orange")],
        wall(20),
        at="W3",
        speed=6,
        spinning=True,
        spin_rebound="free",
    )
    events = say(free, PASS, luck=[10.0, 350.0, 120.0])
    assert [one.heading for one in only(events, SpunRound)] == [12_000]
    assert left(free) == 0


@rule("SO-078", "SO-083", "SO-084")
def test_over_small_things_and_never_through_obstacles() -> None:
    race = scene([pod(10, 10)], disc("S1", "small", 15, 10, 0.6), wall(20), speed=12)
    events = say(race, way("m 12"))
    assert [one.feature for one in only(events, SmallHit)] == [0]
    assert race.gone == [0]
    assert race.pods[0].damage == 1
    assert where(race)[0] == 18.8125
    assert left(race) == 3.1875


@pytest.mark.parametrize("name", ["KH", "X1"])
@rule("SO-085", "SO-112", "SO-R21", "SO-R93")
def test_a_trick_takes_a_pod_through_one_obstacle(name: str) -> None:
    trick = plays("KH", 0) if name == "KH" else joker("KH", 0)
    race = scene([pod(10, 10, hand=name)], wall(20), wall(30, "O2"), speed=18)
    say(race, way("m 18"))
    say(race, trick)
    assert race.pods[0].damage == 0
    assert race.discard == [card(name)]
    assert top(race) == "Manoeuvring", "it was no collision, so W6 does not open"
    # Through it and back again: it is ignored for the whole Turn; the next one is not.
    say(race, way("m 9.1875"))
    assert where(race)[0] == 28
    assert marks(race) == ""


@rule("SO-R21", "SO-R93", "SO-112")
def test_a_trick_played_before_binds_itself_to_the_first_obstacle() -> None:
    walls = wall(20), wall(30, "O2")
    race = scene([pod(10, 10, hand="KH KD"), pod(60, 60)], *walls, at="W3", speed=18)
    say(race, plays("KH", 0))
    assert race.turn.has_trick
    events = say(race, way("m 18"))
    assert "AnswerObstacle" not in [kind for kind, _ in asked(race)]
    assert "ObstacleIgnored" in kinds(events)
    assert (race.turn.has_trick, race.turn.tricks) == (False, [0])
    assert where(race)[0] == 28
    edge = scene([pod(5, 60, 180, hand="KH")], at="W3", speed=9)
    say(edge, plays("KH", 0))
    say(edge, way("m 9"))
    assert asked(edge) == [("AnswerObstacle", 0)]
    assert edge.turn.has_trick


@rule("SO-R22", "SO-101")
def test_a_trick_that_ends_inside() -> None:
    rock = disc("O1", "obstacle", 20, 10, 2.5)
    race = scene([pod(10, 10, marks="orange", hand="KH")], rock, at="W3", speed=12, spinning=True)
    say(race, PASS, luck=[0.0])
    assert where(race)[0] == 16.3125
    events = say(race, plays("KH", 0), luck=[3, 4])
    assert where(race) == (16.3125, 10, 0)
    assert race.pods[0].damage == 7
    assert kinds(events)[-2:] == ["PutBack", "Crashed"]
    assert left(race) == 0
    steered = scene([pod(10, 10)], rock, speed=9)
    steered.turn.has_trick = True
    steered.asked = steered.phases[-1].ask(steered)
    assert refusal(steered, way("m 9")) == "SO-101"
    assert refusal(steered, way("m 4.5 t 90 m 4.5")) == ""


@rule("SO-R92", "SO-R98")
def test_a_second_trick_is_for_a_second_obstacle() -> None:
    race = scene([pod(10, 10, hand="KH X1")], wall(20), wall(30, "O2"), at="W3", speed=18)
    say(race, plays("KH", 0))
    assert refusal(race, joker("KH", 0)) == "SO-171", "one is waiting to be used"
    say(race, way("m 15", is_part=True))
    say(race, joker("KH", 0))
    assert race.turn.has_trick
    done = scene([pod(10, 10, hand="KH KC")], at="W8")
    assert refusal(done, plays("KH", 0)) == "SO-171"
    assert refusal(done, plays("KC", 0)) == "SO-171"
