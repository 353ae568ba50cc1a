"""The worked examples of cards, windows, Kabooms and markers, played by the plain referee."""

from games.spin_out.referee.answers import BAIL_OUT, EJECT
from games.spin_out.referee.plays import PASS, Play
from games.spin_out.referee.referee import Referee
from games.spin_out.referee.scenes import (
    Script,
    disc,
    go,
    is_at,
    large,
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


def refused(referee: Referee, seat: int, answer: object) -> str:
    found = referee.refusal(seat, answer)
    return found[0] if found else ""


def test_5_an_obstacle_does_2d6() -> None:
    rock = obstacle("O1", disc(20, 10, 2))
    referee = scene(Script(4, 6), pod(10, 10), features=[rock])
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "D9")
    assert referee.race.pods[0].damage == 10


def test_6_a_nudge() -> None:
    referee = scene(Script(4, 2), pod(10, 10), pod(20, 10))
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "D11")
    assert [one.damage for one in referee.race.pods] == [2, 4]


def test_8_and_9_repairs_moving_and_standing() -> None:
    moving = pod(10, 10, damage=13, hand="8C 4D")
    referee = scene(Script(), moving)
    say(referee, "W1", p0=play("8C", 0))
    say(referee, "W1", p0=play("4D", 0))
    assert moving.damage == 11

    standing = pod(10, 10, damage=13, red=True, blue=True, black=True, hand="8C 4D")
    referee = scene(Script(), standing)
    say(referee, "W1", p0=play("8C", 0, marker="blue"))
    say(referee, "W1", p0=play("4D", 0, marker="black"))
    assert (standing.damage, standing.blue, standing.black) == (9, False, False)


def test_smoke_goes_below_15() -> None:
    mine = pod(10, 10, damage=15, hand="8C")
    referee = scene(Script(), mine)
    assert mine.smokes
    say(referee, "W1", p0=play("8C", 0))
    assert not mine.smokes


def test_17_sabotage_tip_off_tip_off() -> None:
    pods = [pod(10, 10, hand="KS X1"), pod(20, 10, hand="2C"), pod(30, 10, hand="AC")]
    referee = scene(Script(5), *pods)
    say(referee, "W1", p0=play("KS", 1))
    say(referee, "W9", p2=play("AC"))
    assert referee.race.sabotage == (2, 0)
    say(referee, "W9", p0=play("X1", named="AC"))
    assert referee.race.sabotage == (0, 2)
    say(referee, "W9")
    assert [one.damage for one in pods] == [0, 0, 6]
    assert told(referee, "throw") == [("throw", "sabotage", 0, 5)]


def test_18_a_kaboom_chain() -> None:
    mud = large("L1", disc(18.3125, 20, 0.5))
    pods = [
        pod(15, 20, damage=18, ejection_used=True),
        pod(26, 20, damage=17, hand="AD 3C"),
        pod(33, 20, damage=2),
    ]
    referee = scene(Script(4, 3, 5), *pods, features=[mud])
    go(referee, "D6", speed(6))
    go(referee, "D9", plan("m 6"))
    assert is_at(pods[0], 20, 20)
    assert pods[0].status == "killed"
    assert (pods[1].damage, pods[1].orange) == (21, True)
    assert referee.asked is not None
    assert (referee.asked.what, referee.asked.seats) == ("W10", (1,))
    assert refused(referee, 1, Play("eject", "3C")) == "SO-133"
    referee.answer(1, Play("eject", "AD"))
    assert pods[1].status == "ejected"
    assert (pods[2].damage, pods[2].orange) == (7, True)
    pass_until(referee, "W1")
    assert (referee.race.active, referee.race.game_turn) == (2, 1)
    # The Ace and the hand of the second pilot were shuffled for the draw.
    assert referee.race.pods[2].hand == ["3C"]


def test_19_a_backfire_at_19() -> None:
    standing = pod(10, 10, damage=19, red=True)
    referee = scene(Script(5, 4), standing, pod(12.4, 10))
    go(referee, "D5", "throw")
    go(referee, "D20", BAIL_OUT)
    assert standing.status == "bailed_out"
    assert [(one.kind, one.shape) for one in referee.race.terrain] == [("small", standing.disc)]
    assert referee.race.pods[1].damage == 0


def test_20_the_time_line_of_a_leak() -> None:
    pods = [pod(10, 10, hand="JD"), pod(10, 30, hand="10C")]
    referee = scene(Script(), *pods, deck="6D 3C")
    say(referee, "W1", p0=play("JD", 1))
    go(referee, "D6", speed(1))
    go(referee, "D9", plan("m 1"))
    go(referee, "D14", "run on")
    pass_until(referee, "W1")
    assert referee.race.active == 1
    say(referee, "W1", p1=play("10C", 1, marker="blue"))
    pass_until(referee, "D6")
    assert told(referee, "throw") == []

    pods = [pod(10, 30, damage=5, blue=True, hand="6D")]
    referee = scene(Script(3, 1), *pods)
    pass_until(referee, "D6")
    assert told(referee, "throw") == [("throw", "leak", 0, 3)]
    assert refused(referee, 0, speed(13)) == "SO-041"
    assert refused(referee, 0, speed(12, "6D")) == "SO-041"
    referee.answer(0, speed(12))
    go(referee, "D9", plan("m 12"))
    go(referee, "D14", "shut down")
    say(referee, "W8", p0=play("6D", 0, marker="blue"))
    assert (pods[0].damage, pods[0].blue) == (3, False)
    go(referee, "D5", "throw")
    pass_until(referee, "D6")
    assert [event[1] for event in told(referee, "throw")] == ["leak", "restart"]


def test_21_a_pit_stop() -> None:
    mine = pod(10, 10, damage=11, hand="JH 7C 5D 10S")
    referee = scene(Script(), mine)
    go(referee, "D6", speed(1))
    go(referee, "D9", plan("m 1"))
    go(referee, "D14", "shut down")
    for answer in (play("7C", 0), play("5D", 0), play("10S", 0), play("JH", 0)):
        say(referee, "W8", p0=answer)
    assert (mine.damage, mine.red) == (5, False)
    pass_until(referee, "D6")


def test_22_two_stall_throws() -> None:
    pods = [pod(40, 40), pod(10, 10), pod(40, 10), pod(60, 40, hand="X1")]
    referee = scene(Script(2, 5, 2), *pods, first=1)
    go(referee, "D6", speed(18))
    say(referee, "W3", p3=play("X1", 1, named="QC"))
    assert pods[1].orange
    go(referee, "D9", plan("m 18"))
    go(referee, "D14", "run on")
    assert pods[1].red
    pass_until(referee, "W8")
    assert not pods[1].orange
    assert [event[1] for event in told(referee, "throw")] == ["stall", "stall", "spin_test"]


def test_23_orange_on_a_stationary_pod() -> None:
    mine = pod(10, 10, orange=True, red=True)
    referee = scene(Script(2), mine)
    pass_until(referee, "D5")
    assert not mine.orange
    referee.answer(0, "throw")
    assert mine.red
    # A failed throw goes straight to phase 4: no W3, no W6, nothing to shut down.
    assert referee.asked is not None
    assert referee.asked.what == "W8"

    pods = [pod(40, 40, hand="JH"), pod(10, 10, orange=True, red=True)]
    referee = scene(Script(1, 2, directions=[0]), *pods)
    say(referee, "W1", p0=play("JH", 1))
    go(referee, "D6", speed(1))
    go(referee, "D9", plan("m 1"))
    go(referee, "D14", "run on")
    pass_until(referee, "W3")
    assert (referee.race.active, referee.race.turn.spinning) == (1, True)


def test_25_the_hand_limit_with_bribes() -> None:
    pods = [
        pod(10, 10, hand="2C 3C 4C 5C 6C"),
        pod(20, 30, hand="7C"),
        pod(30, 30, hand="8C 9C"),
        pod(40, 30, hand="KH"),
        pod(50, 30),
    ]
    referee = scene(Script(), *pods, deck="QD")
    say(referee, "W1", p0=play("QD"))
    assert referee.asked is not None
    assert (referee.asked.what, referee.asked.seats) == ("D21", (1, 2, 3))
    assert refused(referee, 2, "7C") == "SO-123"
    go(referee, "D21", "7C", "9C", "KH")
    assert len(pods[0].hand) == 8
    go(referee, "D6", speed(1))
    go(referee, "D9", plan("m 1"))
    go(referee, "D14", "run on")
    pass_until(referee, "D17")
    assert refused(referee, 0, ("2C", "3C")) == "SO-022"
    referee.answer(0, ("2C", "3C", "4C"))
    assert len(pods[0].hand) == 5


def test_27_draws_from_empty_decks() -> None:
    referee = scene(Script(), pod(10, 10), pod(20, 30))
    pass_until(referee, "D6")
    assert referee.race.pods[0].hand == []
    referee.race.discard, referee.race.hidden = ["2C"], ["3D"]
    referee.answer(0, speed(1))
    go(referee, "D9", plan("m 1"))
    go(referee, "D14", "run on")
    pass_until(referee, "D6")
    assert referee.race.pods[1].hand == ["3D"]
    assert (referee.race.discard, referee.race.hidden) == ([], [])


def test_29_a_sealed_round_at_a_nudge() -> None:
    pods = [pod(10, 10, hand="JC"), pod(20, 10, hand="AH"), pod(40, 40, hand="X1")]
    referee = scene(Script(), *pods, deck="2C")
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "W4")
    say(referee, "W4", p0=play("JC", 0), p1=play("AH", 1))
    assert pods[1].hand == ["AH"]
    assert told(referee, "lapsed") == [("lapsed", 1)]
    say(referee, "W4", p1=play("AH", 1), p2=play("X1", 1, named="AH"))
    assert pods[2].hand == ["X1"]
    assert referee.race.discard == ["JC", "AH"]
    pass_until(referee, "D11")
    assert told(referee, "throw") == []


def test_a_good_nudge_throws_two_dice() -> None:
    pods = [pod(10, 10, hand="JC"), pod(20, 10)]
    referee = scene(Script(4, 5, 1), *pods, deck="2C")
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "W4")
    say(referee, "W4", p0=play("JC", 0))
    pass_until(referee, "D11")
    assert [one.damage for one in pods] == [1, 9]


def test_30_two_tip_offs_at_once() -> None:
    pods = [pod(10, 10, hand="KS"), pod(30, 10, hand="AC 2C"), pod(50, 10, hand="X1")]
    referee = scene(Script(6), *pods, deck="3C 4C")
    say(referee, "W1", p0=play("KS", 1))
    assert referee.asked is not None
    assert referee.asked.seats == (1, 2)
    say(referee, "W9", p1=play("AC"), p2=play("X1", named="AC"))
    assert pods[2].hand == ["X1"]
    assert referee.asked is not None
    assert set(referee.asked.seats) == {0, 2}
    say(referee, "W9")
    # The saboteur might have an Ace or a Joker: he is asked for an ejection.
    say(referee, "W10")
    assert pods[0].status == "killed"
    assert told(referee, "throw") == [("throw", "sabotage", 1, 6)]
    assert referee.race.active is None


def test_31_a_queue_with_a_stationary_pod() -> None:
    pods = [
        pod(30, 20, damage=3),
        pod(16, 20, damage=18),
        pod(20, 26, damage=17, red=True),
        pod(22.375, 20, damage=16),
    ]
    referee = scene(Script(5, 3, 4, 2, 1, 6, 1, 1), *pods, first=1)
    go(referee, "D6", speed(12))
    go(referee, "D9", plan("m 12"))
    pass_until(referee, "W3")
    assert [one.status for one in pods] == ["racing", "killed", "bailed_out", "killed"]
    assert told(referee, "throw") == [
        ("throw", "nudge", 1, 5),
        ("throw", "nudge", 3, 3),
        ("throw", "blast", 2, 4),
        ("throw", "blast", 3, 2),
        ("throw", "bail_out", 2, 1),
        ("throw", "blast", 0, 6),
        ("throw", "spin_speed", 0, 1, 1),
    ]
    assert (pods[0].damage, pods[0].orange) == (9, True)
    assert [(one.kind, one.shape) for one in referee.race.terrain] == [("small", pods[2].disc)]
    assert referee.race.game_turn == 2


def test_32_no_spin_out_early_or_late() -> None:
    mine = pod(20, 20, orange=False, hand="AS JS")
    referee = scene(Script(5), mine, pod(50, 40, hand="X1"))
    go(referee, "D6", speed(6))
    say(referee, "W3", p1=play("X1", 0, named="QC"))
    go(referee, "D9", plan("t 10 m 2 t 10 m 2 t 10 m 2"))
    say(referee, "W6", p0=play("AS", 0))
    go(referee, "D14", "run on")
    assert referee.asked is not None
    assert referee.asked.what == "W7"
    say(referee, "W7")
    assert mine.orange
    assert [event[1] for event in told(referee, "throw")] == ["spin_test"]
    say(referee, "W8", p0=play("JS", 0))
    assert not mine.orange


def test_no_spin_out_in_w7_spares_the_test() -> None:
    mine = pod(20, 20, hand="AS")
    referee = scene(Script(), mine)
    go(referee, "D6", speed(6))
    go(referee, "D9", plan("t 10 m 2 t 10 m 2 t 10 m 2"))
    go(referee, "D14", "run on")
    say(referee, "W7", p0=play("AS", 0))
    assert referee.asked is not None
    assert referee.asked.what == "W8"


def test_who_is_asked_by_public_facts() -> None:
    pods = [pod(10, 10, ejection_used=True), pod(20, 30, hand="2C"), pod(30, 30)]
    referee = scene(Script(), *pods)
    assert referee.asked is not None
    assert (referee.asked.what, referee.asked.seats) == ("W1", (1,))
    assert refused(referee, 1, play("2C", 1)) == "SO-104"
    assert refused(referee, 1, play("X1", 1, named="2C")) == "SO-170"
    assert refused(referee, 0, PASS) == "SO-168"
    # With all Aces and Jokers face up nobody out of turn could do anything.
    referee = scene(Script(), *pods, deck="3C")
    referee.race.discard = ["AC", "AD", "AH", "AS", "X1", "X2"]
    go(referee, "D6", speed(1))
    go(referee, "D9", part("m 0.5"))
    assert referee.asked is not None
    assert (referee.asked.what, referee.asked.seats) == ("W6", (0,))


def test_refusals_of_plays() -> None:
    mine = pod(10, 10, hand="KD 9C X1 AS QH")
    referee = scene(Script(), mine, pod(20, 30, black=True), pod(30, 30))
    assert refused(referee, 0, play("KD", 0)) == "SO-R49"
    assert refused(referee, 0, play("9C", 0)) == "SO-R98"
    assert refused(referee, 0, play("9C", 1)) == "SO-105"
    assert refused(referee, 0, play("X1", 0, named="X2")) == "SO-106"
    assert refused(referee, 0, play("X1", 0)) == "SO-106"
    assert refused(referee, 0, play("AS", 1)) == "SO-R98"
    assert refused(referee, 0, play("QH", 1)) == "SO-R98"
    assert refused(referee, 0, play("QH", 0)) == ""
    assert refused(referee, 0, play("X1", 0, named="AH")) == "SO-171"
    assert refused(referee, 0, Play("bail_out")) == "SO-150"
    assert refused(referee, 0, EJECT) == ""


def test_an_ejection_kabooms_the_pod_and_ends_the_turn() -> None:
    pods = [pod(10, 10, hand="2C"), pod(14, 10)]
    referee = scene(Script(2, 3, 1, 1), *pods, deck="4C 4D")
    say(referee, "W1", p0=EJECT)
    assert pods[0].status == "ejected"
    assert (pods[1].damage, pods[1].orange) == (3, True)
    assert sorted(referee.race.hidden) == ["2C", "4D"]
    pass_until(referee, "W3")
    assert referee.race.active == 1


def test_an_ejection_from_a_stationary_pod_leaves_a_wreck() -> None:
    pods = [pod(10, 10), pod(14, 10, red=True, hand="X2")]
    referee = scene(Script(2), *pods)
    assert refused(referee, 1, EJECT) == "SO-146"
    say(referee, "W1", p1=Play("eject", "X2"))
    assert (pods[1].status, pods[0].damage) == ("ejected", 0)
    assert len(referee.race.terrain) == 1


def test_small_terrain_kills_and_the_blast_is_measured_there() -> None:
    stone = small("S1", disc(20, 10, 0.6))
    pods = [pod(10, 10, damage=19, ejection_used=True), pod(26.5, 10)]
    referee = scene(Script(2), *pods, features=[stone])
    go(referee, "D6", speed(10))
    go(referee, "D9", plan("m 10"))
    # Contact at 18.2125: 8.2875 between the centres.
    assert pods[0].status == "killed"
    assert pods[1].damage == 2


def test_the_last_one_out_ends_the_race_at_once() -> None:
    referee = scene(Script(1), pod(10, 10))
    say(referee, "W1", p0=EJECT)
    assert referee.asked is None
    assert (referee.race.winner, referee.race.ranking) == (None, [0])
