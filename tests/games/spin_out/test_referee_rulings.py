"""Rulings and rows of the tables that no worked example shows, by the plain referee."""

import pytest

from games.spin_out.referee.answers import BAIL_OUT, EJECT, first_option
from games.spin_out.referee.plays import Play
from games.spin_out.referee.position import Pod
from games.spin_out.referee.referee import Referee
from games.spin_out.referee.scenes import (
    Script,
    box,
    disc,
    go,
    is_at,
    large,
    line,
    obstacle,
    part,
    pass_until,
    plan,
    play,
    pod,
    say,
    scene,
    small,
    speed,
    told,
)


def now(referee: Referee) -> str:
    return referee.asked.what if referee.asked else "over"


def ram(luck: Script, *pods: Pod, hand: str = "") -> Referee:
    """A touches B after 7.625 inches and has 4.375 left: the pass does not suffice."""
    referee = scene(luck, pod(10, 10, hand=hand), *pods, deck="2C 2D 2H")
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "W4")
    return referee


# Contacts


def test_the_other_pilot_ejects_before_the_dice() -> None:
    referee = ram(Script(1, 2), pod(20, 10, hand="AS"))
    say(referee, "W4", p1=Play("eject", "AS"))
    mine, other = referee.race.pods
    assert (other.status, mine.damage, mine.orange) == ("ejected", 2, True)
    assert now(referee) == "W6"
    go(referee, "D9", plan("m 4.375"))
    assert is_at(mine, 22, 10)


def test_the_other_pilot_bails_out_before_the_dice() -> None:
    referee = ram(Script(4), pod(20, 10, red=True, hand="AS"))
    say(referee, "W4", p1=Play("bail_out", "AS"))
    assert now(referee) == "W6"
    go(referee, "D9", plan("m 4.375"))
    mine = referee.race.pods[0]
    assert (mine.damage, len(referee.race.terrain)) == (0, 1)
    # It rests on the wreck now; leaving it in its next Turn is a contact at distance 0.
    go(referee, "D14", "run on")
    go(referee, "D6", speed(3))
    go(referee, "D9", plan("m 3"))
    assert (mine.damage, referee.race.terrain) == (1, [])


def test_a_black_marker_can_be_cleared_after_an_emergency_shutdown() -> None:
    referee = ram(Script(1, 1), pod(20, 10), hand="JH")
    go(referee, "D11", "shut down")
    say(referee, "W6", p0=play("JH", 0))
    pass_until(referee, "D14")
    assert not referee.race.pods[0].black


def test_touching_at_the_start_of_a_turn() -> None:
    pods = [pod(17.625, 10), pod(20, 10)]
    referee = scene(Script(), *pods)
    go(referee, "D6", speed(3))
    go(referee, "D9", plan("t 90 m 3"))
    assert told(referee, "contact") == []

    pods = [pod(17.625, 10), pod(20, 10)]
    referee = scene(Script(1, 2), *pods)
    go(referee, "D6", speed(6))
    go(referee, "D9", plan("m 6"))
    pass_until(referee, "D9")
    assert (pods[0].damage, referee.race.turn.left) == (2, 60_000)


def test_the_same_pod_may_be_nudged_again() -> None:
    pods = [pod(17, 10), pod(20, 10)]
    referee = scene(Script(1, 1, 1, 1, 1), *pods)
    go(referee, "D6", speed(18))
    go(referee, "D9", plan("m 18"))
    go(referee, "D9", plan("m 6 t 180 m 11.375"))
    pass_until(referee, "D9")
    assert pods[1].damage == 2


def test_two_obstacles_at_one_place_are_two_collisions() -> None:
    features = [obstacle("O1", box(20, 10, 22, 30)), obstacle("O2", box(20, -5, 22, 10))]
    mine = pod(10, 10)
    referee = scene(Script(1, 1, 1, 1), mine, features=features)
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "D9")
    assert mine.damage == 4
    assert [event[2] for event in told(referee, "contact")] == ["O1", "O2"]


def test_a_corner_of_the_table_is_one_collision() -> None:
    mine = pod(5, 5, 225)
    referee = scene(Script(1, 1), mine)
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "D9")
    assert mine.damage == 2


def test_a_trick_at_the_contact_asks_for_a_new_plan_without_w6() -> None:
    rock = obstacle("O1", disc(20, 10, 1))
    referee = scene(Script(), pod(10, 10, hand="KH"), features=[rock])
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "W5")
    say(referee, "W5", p0=play("KH", 0))
    assert now(referee) == "D9"
    left = referee.race.turn.left
    assert left == 120_000 - 78_125
    straight = (("move", left),)
    assert referee.refusal(0, straight) == ("SO-101", "ends overlapping an ignored obstacle")
    go(referee, "D9", (("turn", 9000), *straight))


def test_the_edge_does_not_use_up_a_trick() -> None:
    referee = scene(Script(1, 2), pod(5, 10, 180, hand="KH"))
    go(referee, "D6", speed(12))
    say(referee, "W3", p0=play("KH", 0))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "W5")
    assert [one.kind for one in referee.options(0)] == ["pass", "eject"]
    pass_until(referee, "D9")
    assert referee.race.turn.trick_ready
    assert referee.race.pods[0].damage == 3


def test_squeezing_into_a_pod_that_cannot_be_passed() -> None:
    pods = [pod(10, 10, hand="KC"), pod(20, 10)]
    referee = scene(Script(), *pods)
    go(referee, "D6", speed(12))
    say(referee, "W3", p0=play("KC", 0))
    go(referee, "D9", plan("m 12"))
    # No W4 and no dice, but the pass does not suffice and the plan would end over it.
    assert now(referee) == "D11"
    assert is_at(pods[0], 17.625, 10)

    referee = scene(Script(), pod(10, 10, hand="KC"), pod(20, 10))
    go(referee, "D6", speed(12))
    say(referee, "W3", p0=play("KC", 0))
    go(referee, "D9", plan("m 8 t 120 m 4"))
    assert now(referee) == "W6"


def test_a_spinning_pod_that_squeezes_shuts_down_where_it_cannot_pass() -> None:
    pods = [pod(10, 10, orange=True, hand="KC"), pod(20, 10)]
    referee = scene(Script(6, 6, directions=[0]), *pods)
    pass_until(referee, "W3")
    say(referee, "W3", p0=play("KC", 0))
    pass_until(referee, "W6")
    assert pods[0].black
    assert is_at(pods[0], 17.625, 10)


def test_putting_back_changes_large_features_without_damage() -> None:
    """SO-R16: struck and entered, no point paid."""
    features = [
        obstacle("O1", box(25, 0, 26, 40)),
        large("L1", disc(23, 7.5, 1.6)),
        large("L2", disc(18.5, 12.5, 1.6)),
    ]
    mine = pod(13.5, 10, orange=True)
    luck = Script(6, 6, 1, 1, 1, 1, directions=[0, 180])
    referee = scene(luck, mine, pod(22, 10), features=features)
    pass_until(referee, "W7")
    # Over L2 and onto L1 on the way; back at 19.625 it is on L2 again.
    assert is_at(mine, 19.625, 10)
    assert mine.on_large == {"L2"}
    assert mine.damage == 3 + 1 + 2


# Markers and tables


def test_a_leak_is_thrown_for_only_with_running_engines() -> None:
    referee = scene(Script(), pod(10, 10, red=True, blue=True))
    go(referee, "D5", "stay")
    assert told(referee, "throw") == []
    referee = scene(Script(1, 1), pod(10, 10, red=True, blue=True))
    go(referee, "D5", "throw")
    assert [event[1] for event in told(referee, "throw")] == ["restart", "leak"]


@pytest.mark.parametrize(("thrown", "runs", "damage"), [(1, 1, 0), (3, 0, 0), (5, 1, 1), (6, 1, 2)])
def test_restart_table(thrown: int, runs: int, damage: int) -> None:
    mine = pod(10, 10, red=True)
    referee = scene(Script(thrown), mine)
    go(referee, "D5", "throw")
    assert (mine.red, mine.damage) == (not runs, damage)
    assert now(referee) == ("D6" if runs else "W8")


@pytest.mark.parametrize(("thrown", "blue", "damage"), [(1, 0, 0), (4, 1, 0), (5, 0, 1)])
def test_leak_table(thrown: int, blue: int, damage: int) -> None:
    mine = pod(10, 10, blue=True)
    referee = scene(Script(thrown), mine)
    pass_until(referee, "D6")
    assert (mine.blue, mine.damage) == (bool(blue), damage)


def test_a_leak_that_catches_fire() -> None:
    mine = pod(10, 10, blue=True, hand="AC")
    referee = scene(Script(6, 5), mine)
    pass_until(referee, "W10")
    referee.answer(0, Play("eject", "AC"))
    assert mine.status == "ejected"


DAMAGES = {
    "KD": {1: 0, 2: 1, 3: 1, 4: 1, 5: 0},
    "KS": {1: 0, 2: 3, 3: 3, 4: 3, 5: 6},
    "QS": {1: 0, 2: 2, 3: 2, 4: 2, 5: 4},
}


@pytest.mark.parametrize("card", DAMAGES)
@pytest.mark.parametrize("thrown", range(1, 7))
def test_tables_of_the_attacks(card: str, thrown: int) -> None:
    pods = [pod(10, 10, hand=card), pod(40, 40)]
    referee = scene(Script(thrown), *pods)
    say(referee, "W1", p0=play(card, 1))
    if thrown == 6:
        assert pods[1].status == "killed"
    else:
        assert pods[1].damage == DAMAGES[card][thrown]
    assert pods[1].orange == (card == "KD" and thrown == 5)


def test_a_kaboom_result_on_a_stationary_pod() -> None:
    pods = [pod(10, 10, hand="QS"), pod(14, 10, red=True, hand="AD")]
    referee = scene(Script(6, 6, 2), *pods)
    say(referee, "W1", p0=play("QS", 1))
    assert now(referee) == "D20"
    assert referee.refusal(1, EJECT) == ("SO-146", "needs an Ace or a Joker")
    referee.answer(1, Play("eject", "AD"))
    assert pods[1].status == "bailed_out"
    assert pods[0].damage == 0


def test_ejecting_from_a_pod_that_falls_apart_in_the_own_turn() -> None:
    mine = pod(10, 10, damage=19, red=True)
    referee = scene(Script(5, 1), mine, pod(40, 10))
    go(referee, "D5", "throw")
    go(referee, "D20", EJECT)
    assert mine.status == "ejected"
    assert len(referee.race.terrain) == 1


def test_bailing_out_in_the_own_turn_needs_no_card() -> None:
    mine = pod(10, 10, red=True, hand="2C")
    referee = scene(Script(6), mine, pod(40, 10, red=True, hand="3C X1"), deck="4C 5C")
    assert referee.refusal(1, BAIL_OUT) == ("SO-151", "needs an Ace or a Joker")
    say(referee, "W1", p0=BAIL_OUT)
    assert mine.status == "bailed_out"
    assert sorted(referee.race.hidden) == ["2C", "5C"]


def test_a_black_marker_forbids_boosts_only_before_the_announcement() -> None:
    referee = scene(Script(), pod(10, 10, black=True, hand="2C"))
    pass_until(referee, "D6")
    assert referee.refusal(0, speed(13)) == ("SO-040", "no boosts with a black marker")
    assert referee.refusal(0, speed(12, "2C")) == ("SO-040", "no boosts with a black marker")

    pods = [pod(10, 10, hand="2C"), pod(40, 40, hand="X1")]
    referee = scene(Script(), *pods)
    go(referee, "D6", speed(18, "2C"))
    say(referee, "W3", p1=play("X1", 0, named="QH"))
    assert referee.race.turn.left == 200_000


def test_orange_received_in_w1_makes_the_pod_spin() -> None:
    pods = [pod(20, 20), pod(50, 40, hand="X1")]
    referee = scene(Script(1, 1, directions=[0]), *pods)
    say(referee, "W1", p1=play("X1", 0, named="QC"))
    pass_until(referee, "W3")
    assert referee.race.turn.spinning


def test_burning() -> None:
    referee = scene(Script(), pod(10, 10, hand="2C 10C KD X1"))
    pass_until(referee, "D6")
    codes = {
        "SO-035": speed(0),
        "SO-036": speed(19),
        "SO-125": speed(12, "10C"),
        "SO-037": speed(12, "KD"),
        "SO-106": (12, (("2C", "3C"),)),
    }
    for code, answer in codes.items():
        found = referee.refusal(0, answer)
        assert found is not None
        assert found[0] == code
    referee.answer(0, speed(18, "2C", "X1"))
    assert referee.race.turn.final_speed == 22


# Gates and silence


def test_gates_of_two_laps_and_the_wrong_way() -> None:
    mine = pod(25, 10)
    referee = scene(Script(), mine, gates=[line(20, 180), line(30)])
    referee.race.track = referee.race.track.with_laps(2)
    go(referee, "D6", speed(12))
    # The finish comes second: out of order it does not count.
    go(referee, "D9", part("m 6"))
    assert (mine.next_gate, mine.lap) == (0, 1)
    go(referee, "D9", plan("t 180 m 6"))
    go(referee, "D14", "run on")
    go(referee, "D6", speed(12))
    go(referee, "D9", part("m 6"))
    assert (mine.next_gate, mine.lap) == (1, 1)
    go(referee, "D9", plan("t 180 m 6"))
    go(referee, "D14", "run on")
    go(referee, "D6", speed(5))
    # A lap is completed by the centre, not by the leading edge.
    go(referee, "D9", part("m 4.9999"))
    assert (mine.next_gate, mine.lap) == (1, 1)
    go(referee, "D9", plan("m 0.0001"))
    assert (mine.next_gate, mine.lap, mine.crossed) == (0, 2, False)


def test_a_gate_is_booked_before_a_contact_at_its_place() -> None:
    mine = pod(10, 10, damage=19, ejection_used=True)
    referee = scene(Script(), mine, pod(60, 40), gates=[line(16.2125)])
    referee.race.terrain = [small("S1", disc(18, 10, 0.6))]
    go(referee, "D6", speed(10))
    go(referee, "D9", plan("m 10"))
    assert mine.status == "killed"
    assert mine.crossed


def test_silence() -> None:
    mine = pod(10, 10, damage=3, hand="AS 10C 2D 2C KH X1")
    referee = scene(Script(), mine, features=[obstacle("O1", disc(15, 10, 1))])
    race = referee.race
    pass_until(referee, "D6")
    assert first_option(race, "D6", 0) == (1, ())
    referee.answer(0, speed(12))
    pass_until(referee, "D9")
    turn, move = first_option(race, "D9", 0)
    assert move == ("move", 120_000)
    # asin(2.1875 / 5) is 25.94 degrees, and anticlockwise comes first.
    assert turn == ("turn", 2600)
    assert first_option(race, "D17", 0) == ("2C",)
    assert first_option(race, "D21", 0) == "2C"
