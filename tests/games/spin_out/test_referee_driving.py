"""The worked examples of driving, played by the plain referee."""

import pytest

from games.spin_out.referee.answers import EJECT
from games.spin_out.referee.plays import PASS, Play
from games.spin_out.referee.position import Options
from games.spin_out.referee.referee import Illegal, Referee
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
    scene,
    small,
    speed,
    told,
)

WALL = obstacle("O1", box(20, 0, 22, 30))


def refused(referee: Referee, text: str, *, is_part: bool = False) -> str:
    """The rule that refuses a plan, or nothing."""
    pass_until(referee, "D9")
    assert referee.asked is not None
    found = referee.refusal(referee.asked.seats[0], part(text) if is_part else plan(text))
    return found[0] if found else ""


def test_1_spin_out_speed() -> None:
    referee = scene(Script(4, 5, directions=[90]), pod(20, 20, orange=True))
    pass_until(referee, "W3")
    turn = referee.race.turn
    assert (turn.spinning, turn.final_speed, turn.left) == (True, 9, 90_000)
    assert referee.race.pods[0].orange
    assert told(referee, "direction") == []
    referee.answer(0, PASS)
    assert is_at(referee.race.pods[0], 20, 29)
    assert referee.asked is not None
    assert referee.asked.what == "W6"


def test_2_afterburners_and_no_test_up_to_18() -> None:
    referee = scene(Script(), pod(10, 10, hand="7C 2S"), pod(40, 40), deck="KD KH")
    go(referee, "D6", speed(12, "7C", "2S"))
    assert referee.race.turn.final_speed == 16
    go(referee, "D9", plan("m 16"))
    go(referee, "D14", "run on")
    pass_until(referee, "D6")
    assert referee.race.active == 1
    assert referee.race.discard == ["7C", "2S"]


def test_3_the_whole_allowance() -> None:
    referee = scene(Script(), pod(10, 10))
    go(referee, "D6", speed(18))
    assert refused(referee, "m 18.1") == "SO-046"
    assert refused(referee, "m 18") == ""
    assert refused(referee, "m 9 t 30 m 9") == ""
    assert refused(referee, "m 17.9") == "SO-046"
    go(referee, "D9", part("m 17.9"))
    assert referee.asked is not None
    assert (referee.asked.what, referee.race.turn.pauses) == ("W6", 1)


def test_4_four_turns() -> None:
    referee = scene(Script(2), pod(20, 20))
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("t 20 m 4.5 t 45 m 5.5 t 5 m 2 t 125"))
    places = [event[3:] for event in told(referee, "move")]
    assert places == [(242_286, 215_391), (265_530, 265_238), (272_370, 284_032)]
    assert referee.race.pods[0].heading == 19_500
    go(referee, "D14", "run on")
    pass_until(referee, "W7")


def test_11_wall_turn_away_slide() -> None:
    referee = scene(Script(3, 4), pod(10, 10, damage=3), features=[WALL])
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "D9")
    mine = referee.race.pods[0]
    assert is_at(mine, 18.8125, 10)
    assert (mine.damage, referee.race.turn.left) == (10, 31_875)
    assert refused(referee, "t 80 m 3.1875") == "SO-088"
    assert refused(referee, "m 3.1875") == "SO-088"
    assert refused(referee, "t 100 m 3.1875") == ""
    go(referee, "D9", plan("t 90 m 3.1875"))
    assert is_at(mine, 18.8125, 13.1875)
    assert (mine.damage, referee.race.turn.turns_counted) == (10, 1)


def test_12_a_large_feature_is_left_next_turn() -> None:
    referee = scene(Script(), pod(10, 10), features=[large("L1", disc(20, 10, 2))])
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    mine = referee.race.pods[0]
    assert (mine.damage, mine.on_large, mine.x) == (1, {"L1"}, 220_000)
    go(referee, "D14", "run on")
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    assert (mine.damage, mine.on_large) == (2, set())


def test_13_order_along_one_step_and_an_obstacle_behind_a_pod() -> None:
    features = [
        small("S1", disc(15, 10.5, 0.6)),
        large("L1", box(16, 8, 19, 12)),
        obstacle("O1", disc(30, 10, 3)),
    ]
    luck = Script(1, 2, 3, 4, 1)
    referee = scene(luck, pod(10, 10), pod(24, 9), features=features)
    go(referee, "D6", speed(18))
    go(referee, "D9", plan("m 18"))
    pass_until(referee, "D9")
    kinds = ("small", "large", "departure", "contact")
    assert [event[0] for event in told(referee, *kinds)] == [*kinds]
    mine, other = referee.race.pods
    assert is_at(mine, 21.8458, 10)
    assert referee.race.turn.left == 61_542
    assert (mine.damage, other.damage) == (3 + 2, 1)
    assert "S1" not in [feature.id for feature in referee.race.terrain]
    # The pass suffices: no D11. A still overlaps B when the obstacle stops it.
    go(referee, "D9", plan("m 6.1542"))
    pass_until(referee, "D9")
    assert is_at(mine, 25.8125, 10)
    assert (mine.damage, referee.race.turn.left) == (5 + 7, 21_875)
    assert refused(referee, "m 2.1875") == "SO-088"
    assert refused(referee, "t 180 m 2.1875") == "SO-101"
    go(referee, "D9", plan("t 90 m 2.1875"))
    assert is_at(mine, 25.8125, 12.1875)
    go(referee, "D14", "run on")
    assert told(referee, "throw")[-1] == ("throw", "stall", 0, 1)
    pass_until(referee, "D6")
    assert not told(referee, "shutdown")


def test_14_emergency_shutdown_or_turning_aside() -> None:
    referee = scene(Script(1, 1), pod(10, 10), pod(20, 10))
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    go(referee, "D11")
    mine = referee.race.pods[0]
    assert is_at(mine, 17.625, 10)
    assert referee.race.turn.left == 43_750
    referee.answer(0, "shut down")
    assert mine.black
    assert referee.race.turn.left == 0
    pass_until(referee, "D6")
    assert (mine.black, mine.red) == (False, True)
    assert referee.race.active == 1


def test_14_turning_aside() -> None:
    referee = scene(Script(1, 1), pod(10, 10), pod(20, 10))
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    go(referee, "D11", "continue")
    assert refused(referee, "m 4.375") == "SO-101"
    assert refused(referee, "t 120 m 4.375") == ""


def test_14_a_long_enough_pass() -> None:
    referee = scene(Script(1, 1), pod(10, 10), pod(20, 10))
    go(referee, "D6", speed(13))
    go(referee, "D9", plan("m 13"))
    go(referee, "D9", plan("m 5.375"))
    assert is_at(referee.race.pods[0], 23, 10)
    assert not told(referee, "shutdown")


def test_14_a_shorter_pass_beside_the_middle() -> None:
    referee = scene(Script(1, 1), pod(10, 10), pod(20, 11.5))
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "D9")
    assert referee.race.turn.left == 38_414
    go(referee, "D9", plan("m 3.8414"))
    assert is_at(referee.race.pods[0], 22, 10)


@pytest.mark.parametrize("spins", [True, False])
def test_15_evasive_manoeuvre_does_not_stop_the_shutdown(spins: bool) -> None:
    luck = Script(6, 6, 1, 1, directions=[0]) if spins else Script()
    referee = scene(luck, pod(10, 10, orange=spins), pod(20, 10, hand="AH"))
    if not spins:
        go(referee, "D6", speed(12))
        go(referee, "D9", plan("m 12"))
    pass_until(referee, "W4")
    referee.answer(0, PASS)
    referee.answer(1, play("AH", 1))
    mine, other = referee.race.pods
    assert (mine.damage, other.damage, other.hand) == (0, 0, [])
    if spins:
        assert mine.black
        assert is_at(mine, 17.625, 10)
        assert referee.race.turn.left == 0
    else:
        pass_until(referee, "D11")


def test_16_a_spin_into_the_edge_of_the_table() -> None:
    luck = Script(4, 5, 2, 4, 2, 3, 1, 1, directions=[180, 200, 30])
    referee = scene(luck, pod(5, 20, orange=True))
    pass_until(referee, "D14")
    mine = referee.race.pods[0]
    assert is_at(mine, 5.680, 22.594)
    assert mine.damage == 11
    assert [event[2] for event in told(referee, "move")] == [38_125, 0, 51_875]
    go(referee, "D14", "run on")
    assert told(referee, "throw")[-1] == ("throw", "stall", 0, 1)
    pass_until(referee, "D6")
    assert told(referee, "throw")[-1] == ("throw", "spin_test", 0, 1)
    assert not mine.orange


def test_a_free_rebound_throws_again() -> None:
    luck = Script(4, 5, 2, 4, directions=[180, 200, 30])
    referee = scene(luck, pod(5, 20, orange=True), options=Options(spin_rebound="free"))
    pass_until(referee, "D14")
    assert referee.race.pods[0].damage == 6
    assert is_at(referee.race.pods[0], 5.680, 22.594)


def test_26_trick_manoeuvre_by_force() -> None:
    luck = Script(6, 6, 2, 3, directions=[0])
    features = [obstacle("O1", disc(20, 10, 2.5))]
    referee = scene(luck, pod(10, 10, orange=True, hand="KH"), features=features)
    pass_until(referee, "W5")
    assert is_at(referee.race.pods[0], 16.3125, 10)
    referee.answer(0, play("KH", 0))
    pass_until(referee, "D14")
    mine = referee.race.pods[0]
    assert is_at(mine, 16.3125, 10)
    assert mine.damage == 5
    assert referee.race.turn.left == 0


def test_a_trick_made_ready_ignores_the_first_obstacle() -> None:
    features = [obstacle("O1", disc(20, 10, 1))]
    referee = scene(Script(), pod(10, 10, hand="KH"), features=features)
    go(referee, "D6", speed(13))
    pass_until(referee, "W3")
    referee.answer(0, play("KH", 0))
    pass_until(referee, "D9")
    assert refused(referee, "m 12 t 180 m 1") == "SO-101"
    go(referee, "D9", plan("m 13"))
    assert referee.race.pods[0].damage == 0


def test_28_a_wreck_under_a_pod() -> None:
    # Its ejection is used, so the stationary pod can only be bailed out of.
    standing = pod(20, 10, damage=17, red=True, ejection_used=True)
    referee = scene(Script(5, 1, 3, 1), pod(10, 10), standing, pod(5, 10))
    go(referee, "D6", speed(13))
    go(referee, "D9", plan("m 13"))
    pass_until(referee, "D9")
    mine, other, _ = referee.race.pods
    assert (other.status, mine.damage) == ("bailed_out", 1)
    assert [feature.id for feature in referee.race.terrain] == ["wreck 1"]
    go(referee, "D9", plan("m 5.375"))
    assert mine.damage == 1
    go(referee, "D14", "run on")
    go(referee, "D6", speed(18))
    go(referee, "D9", plan("t 30 m 2 t -30 m 16"))
    assert referee.race.pods[2].damage == 1
    assert referee.race.terrain == []


def test_34_touching_is_not_leaving() -> None:
    mud = large("L1", disc(20, 10, 2))
    at_rest = pod(23.1879, 10, on_large={"L1"})
    referee = scene(Script(), at_rest, features=[mud])
    go(referee, "D6", speed(1))
    go(referee, "D9", plan("m 1"))
    assert (at_rest.damage, at_rest.on_large) == (1, set())

    at_rest = pod(23.1879, 10, 180, on_large={"L1"})
    referee = scene(Script(), at_rest, features=[mud])
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    assert (at_rest.damage, at_rest.on_large) == (1, set())


def test_a_third_turn_needs_a_test_and_turns_on_the_spot_are_one() -> None:
    referee = scene(Script(5), pod(20, 20))
    go(referee, "D6", speed(6))
    go(referee, "D9", part("t 10 t -10 m 2 t 10 m 2"))
    go(referee, "D9", plan("t 20 t 5 m 2 t 90"))
    assert referee.race.turn.turns_counted == 3
    go(referee, "D14", "run on")
    pass_until(referee, "W8")
    assert referee.race.pods[0].orange


def test_a_turn_goes_on_over_a_pause() -> None:
    referee = scene(Script(), pod(20, 20))
    go(referee, "D6", speed(6))
    go(referee, "D9", part("m 2 t 20"))
    go(referee, "D9", plan("t -20 m 4"))
    assert referee.race.turn.turns_counted == 0


def test_limits_of_pauses_and_parts() -> None:
    referee = scene(Script(), pod(20, 20))
    go(referee, "D6", speed(6))
    assert refused(referee, "m 0.05 t 10 m 0.05", is_part=True) == "SO-R90"
    assert refused(referee, "t 90", is_part=True) == "SO-R90"
    for _ in range(8):
        go(referee, "D9", part("m 0.1"))
    assert refused(referee, "m 0.1", is_part=True) == "SO-R90"
    assert refused(referee, "m 5.2") == ""


def test_overlap_by_force_is_put_back_with_a_black_marker() -> None:
    """SO-102: a wall stops a spinning pod over another and sends it back."""
    features = [obstacle("O1", box(25, 0, 26, 40))]
    luck = Script(6, 4, 1, 1, 1, 1, 1, directions=[0, 180])
    mine = pod(15.5, 10, orange=True)
    referee = scene(luck, mine, pod(22, 10), features=features)
    # Contact at 19.625 with 5.875 left, the wall at 23.8125 with 1.6875 left: the end is 22.125.
    pass_until(referee, "W7")
    assert told(referee, "put back") == [("put back", 0, 196_250, 100_000)]
    assert (mine.black, mine.red, mine.damage) == (False, True, 3)


def test_forced_ends_are_accepted_only_without_another_way() -> None:
    """SO-166: paused on top of a pod with less left than any way off it needs."""
    mine = pod(10, 10)
    referee = scene(Script(1, 1), mine, pod(14, 10))
    go(referee, "D6", speed(7))
    go(referee, "D9", plan("m 7"))
    go(referee, "D9", part("m 2.375"))
    assert refused(referee, "t 180 m 3") == ""
    assert refused(referee, "m 1 t 180 m 2") == "SO-101"
    go(referee, "D9", part("m 1 t 180 m 1"))
    go(referee, "D9", plan("t 90 m 1"))
    assert mine.black
    assert is_at(mine, 11.625, 10)


def test_squeeze_through_passes_without_a_nudge() -> None:
    referee = scene(Script(), pod(10, 10, hand="KC"), pod(20, 10), pod(26, 10))
    go(referee, "D6", speed(18))
    pass_until(referee, "W3")
    referee.answer(0, play("KC", 0))
    go(referee, "D9", plan("m 14.5 t 90 m 3.5"))
    assert [one.damage for one in referee.race.pods] == [0, 0, 0]
    assert told(referee, "pod") == [("pod", 0, 1), ("pod", 0, 2)]


def test_ejection_instead_of_a_plan() -> None:
    referee = scene(Script(6), pod(10, 10), pod(30, 10))
    go(referee, "D6", speed(5))
    go(referee, "D9", EJECT)
    assert referee.asked is not None
    assert referee.asked.what == "D9"
    assert referee.refusal(0, EJECT) == ("SO-144", "once per game")
    with pytest.raises(Illegal):
        referee.answer(0, Play("eject"))


def test_gates_count_in_order_and_the_finish_by_the_leading_edge() -> None:
    gates = [line(20), line(30)]
    mine = pod(18, 10)
    referee = scene(Script(), mine, gates=gates)
    go(referee, "D6", speed(10))
    go(referee, "D9", plan("m 10"))
    assert (mine.next_gate, mine.crossed) == (1, False)
    go(referee, "D14", "run on")
    go(referee, "D6", speed(1))
    # The leading edge touches the line at 28.8125.
    go(referee, "D9", part("m 0.8125"))
    assert not mine.crossed
    go(referee, "D9", plan("m 0.1875"))
    assert mine.crossed
