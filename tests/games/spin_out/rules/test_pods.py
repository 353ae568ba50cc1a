"""Contacts with pods: nudges, passing, emergency shutdowns, put-backs."""

import pytest

from games.spin_out.positions import (
    PASS,
    asked,
    bails,
    card,
    disc,
    ejects,
    hand,
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
from paddock.games.spin_out.actions import GO_ON, SHUT_DOWN
from paddock.games.spin_out.events.moves import Nudged, PutBack
from paddock.games.spin_out.state import BAILED_OUT
from support import rule


@rule("SO-092", "SO-094", "SO-095", "SO-175")
def test_a_nudge_is_a_die_each_for_the_other_and_the_pod_goes_on() -> None:
    race = scene([pod(10, 10), pod(20, 10)], speed=18)
    say(race, way("m 18"))
    assert where(race)[0] == 17.625
    assert asked(race) == [("AnswerNudge", 0)]
    (nudge,) = only(say(race, PASS, luck=[4, 2]), Nudged)
    assert (nudge.dice, nudge.other_dice) == ((4,), (2,))
    assert [one.damage for one in race.pods] == [2, 4]
    assert asked(race) == [("ChooseManoeuvre", 0)]
    say(race, way("m 10.375"))
    assert where(race)[0] == 28
    assert where(race, 1) == (20, 10, 0)


@rule("SO-096", "SO-R04")
def test_the_same_pod_is_nudged_again_once_the_contact_was_broken() -> None:
    race = scene([pod(17.625, 10), pod(20, 10)], speed=18)
    say(race, way("m 6 t 180 m 12"))
    say(race, PASS, luck=[1, 1])
    say(race, way("m 6 t 180 m 12"))
    assert asked(race) == [("AnswerNudge", 0)]
    say(race, PASS, luck=[2, 2])
    assert [one.damage for one in race.pods] == [3, 3]


@rule("SO-R04")
def test_who_drives_away_from_a_pod_it_touches_nudges_nobody() -> None:
    race = scene([pod(17.625, 10), pod(20, 10)], speed=6)
    say(race, way("t 180 m 6"))
    assert [one.damage for one in race.pods] == [0, 0]
    over = scene([pod(17.625, 10), pod(20, 10)], speed=6)
    say(over, way("m 6"))
    assert left(over) == 6, "a nudge at distance 0"
    assert asked(over) == [("AnswerNudge", 0)]


@pytest.mark.parametrize(
    ("y", "speed", "at", "is_stuck"),
    [(10, 12, 17.625, True), (10, 13, 17.625, False), (11.5, 12, 18.1586, False)],
)
@rule("SO-098", "SO-099", "SO-R15")
def test_whether_the_pass_suffices(y: float, speed: int, at: float, is_stuck: bool) -> None:
    race = scene([pod(10, 10), pod(20, y)], speed=speed)
    say(race, way(f"m {speed}"))
    assert where(race)[0] == at
    say(race, PASS, luck=[1, 1])
    assert asked(race) == [("ChooseAfterNudge" if is_stuck else "ChooseManoeuvre", 0)]
    if not is_stuck:
        say(race, way(f"m {left(race)}"))
        assert where(race)[0] == 10 + speed


@rule("SO-098", "SO-097")
def test_an_emergency_shutdown_stays_at_the_contact_with_a_black_marker() -> None:
    race = scene([pod(10, 10), pod(20, 10)], speed=12)
    say(race, way("m 12"), PASS, luck=[1, 1])
    assert race.asked[0].options()[0] == SHUT_DOWN
    say(race, SHUT_DOWN)
    assert marks(race) == "black"
    assert (where(race), left(race)) == ((17.625, 10, 0), 0)
    assert top(race) == "W6"
    say(race, PASS)
    assert marks(race) == "red"
    assert top(race) == "W8"


@rule("SO-100", "SO-101")
def test_turning_aside_must_end_clear_of_all_pods() -> None:
    race = scene([pod(10, 10), pod(20, 10)], speed=12)
    say(race, way("m 12"), PASS, luck=[1, 1])
    say(race, GO_ON)
    assert refusal(race, way("m 4.375")) == "SO-101"
    assert refusal(race, way("t 20 m 4.375")) == "SO-101"
    say(race, way("t 90 m 4.375"))
    assert where(race) == (17.625, 14.375, 90)
    assert marks(race) == ""


@rule("SO-101")
def test_a_way_is_judged_up_to_an_obstacle_and_with_pods_where_they_are() -> None:
    race = scene([pod(10, 10), pod(20, 10)], speed=12)
    assert refusal(race, way("m 12")) == "", "it ends by an emergency shutdown"
    passed = scene([pod(10, 10), pod(20, 10)], speed=18)
    assert refusal(passed, way("m 11 t 180 m 2.5 t 180 m 2.5 t 180 m 2")) == "SO-101"
    assert refusal(passed, way("m 13 t 180 m 5")) == "", "past it, and back to be stopped by it"
    blocked = scene([pod(10, 10), pod(17, 10)], wall(18), speed=12)
    assert refusal(blocked, way("m 12")) == "", "judged only up to the wall"


@rule("SO-098", "SO-100", "SO-R17", "SO-110", "SO-167")
def test_evading_cancels_the_dice_but_not_the_shutdown() -> None:
    race = scene([pod(10, 10), pod(20, 10, hand="AH")], speed=12)
    say(race, way("m 12"))
    assert asked(race) == [("AnswerNudge", 0), ("AnswerNudge", 1)]
    events = say(race, {1: plays("AH", 1)})
    assert "Nudged" not in kinds(events)
    assert asked(race)[0] == ("ChooseAfterNudge", 0)
    spun = scene(
        [pod(10, 10, marks="orange"), pod(20, 10, hand="AH")], at="W3", speed=12, spinning=True
    )
    say(spun, PASS, luck=[0.0])
    say(spun, {1: plays("AH", 1)})
    assert marks(spun) == "orange black"
    assert where(spun)[0] == 17.625
    assert left(spun) == 0


@rule("SO-113", "SO-167", "SO-R17", "SO-R55")
def test_squeezing_through_throws_nothing_but_must_get_past() -> None:
    race = scene([pod(10, 10, hand="KC"), pod(18, 10), pod(22, 13)], at="W3", speed=18)
    say(race, plays("KC", 0))
    events = say(race, way("m 12 t 90 m 6"))
    assert kinds(events).count("PodTouched") == 2
    assert "Nudged" not in kinds(events)
    assert left(race) == 0
    stopped = scene([pod(10, 10, hand="KC"), pod(20, 10)], at="W3", speed=12)
    say(stopped, plays("KC", 0))
    say(stopped, way("m 12"))
    assert where(stopped)[0] == 17.625
    assert asked(stopped) == [("ChooseAfterNudge", 0)]
    spinner = pod(10, 10, marks="orange", hand="KC")
    spun = scene([spinner, pod(20, 10)], at="W3", speed=12, spinning=True)
    say(spun, plays("KC", 0))
    say(spun, PASS, luck=[0.0])
    assert marks(spun) == "orange black"
    assert where(spun)[0] == 17.625
    spinner = pod(10, 10, marks="orange", hand="KC")
    past = scene([spinner, pod(13, 10)], at="W3", speed=12, spinning=True)
    say(past, plays("KC", 0))
    say(past, PASS, luck=[0.0])
    assert where(past)[0] == 22


@rule("SO-167", "SO-R23")
def test_squeezing_through_one_may_pause_on_top_of_a_pod_or_crash_there() -> None:
    paused = scene([pod(10, 10, hand="KC"), pod(20, 10)], at="W3", speed=12)
    say(paused, plays("KC", 0))
    say(paused, way("m 9", is_part=True))
    assert (where(paused)[0], left(paused)) == (19, 3)
    assert ("ChooseAfterNudge", 0) not in asked(paused)
    crashed = scene([pod(10, 10, hand="KC"), pod(20, 10)], wall(21), at="W3", speed=12)
    say(crashed, plays("KC", 0))
    events = say(crashed, way("m 12"))
    assert kinds(events)[-1] == "ObstacleTouched"
    assert where(crashed)[0] == 19.8125


@rule("SO-113", "SO-R55")
def test_squeeze_through_at_a_contact_covers_the_rest_of_the_turn() -> None:
    race = scene([pod(10, 10, hand="KC"), pod(20, 10), pod(26, 10)], speed=18)
    say(race, way("m 18"))
    events = say(race, plays("KC", 0))
    assert "NudgeCancelled" in kinds(events)
    events = say(race, way("m 10.375"))
    assert "AnswerNudge" not in [kind for kind, _ in asked(race)]
    assert [one.damage for one in race.pods] == [0, 0, 0]


@rule("SO-102", "SO-R16")
def test_who_is_forced_to_end_on_a_pod_is_put_back() -> None:
    race = scene(
        [pod(10, 10, marks="orange"), pod(20, 10)], wall(22), at="W3", speed=11, spinning=True
    )
    say(race, PASS, luck=[0.0])
    say(race, PASS, luck=[1, 1])
    assert marks(race) == "orange black", "eleven inches do not get past"
    race = scene(
        [pod(10, 10, marks="orange", hand="KC"), pod(20, 10)],
        disc("L1", "large", 12, 10, 2),
        wall(23),
        at="W3",
        speed=12,
        spinning=True,
        gates=[{"a": [15, 5], "b": [15, 15], "direction": 0},
               {"a": [117, 100], "b": [117, 110], "direction": 0, "finish": True}],
    )  # fmt: skip
    race.turn.left = 125_000
    say(race, plays("KC", 0))
    say(race, PASS, luck=[0.0])
    assert asked(race) == [("AnswerObstacle", 0)]
    assert where(race)[0] == 21.8125
    say(race, PASS, luck=[1, 1])
    # Straight back along the wall until nothing is left of the 0.6875 inches.
    events = say(race, PASS, luck=[90.0])
    assert [one.feature for one in only(events, PutBack)] == [-1]
    assert marks(race) == "orange black"
    assert near(race)[:2] == (17.625, 10.0)
    assert race.pods[0].passed == 1, "what was crossed stays crossed"
    assert race.pods[0].on_large == []


@rule("SO-166", "SO-R23", "SO-102")
def test_where_nothing_is_clear_a_way_on_top_is_accepted() -> None:
    ring = [pod(20, 10)]
    race = scene([pod(20.5, 10), *ring], speed=1)
    race.turn.over = [1]
    race.asked = race.phases[-1].ask(race)
    assert refusal(race, way("m 1")) == "", "no way of one inch gets off it"
    race.turn.left = 30_000
    race.asked = race.phases[-1].ask(race)
    assert refusal(race, way("t 180 m 3")) == ""
    assert refusal(race, way("t 180 m 1.5 t 180 m 1.5")) == "SO-101"
    paused = scene([pod(10, 10, hand="KC"), pod(20, 10)], at="W3", speed=16)
    say(paused, plays("KC", 0))
    say(paused, way("m 10", is_part=True))
    assert paused.turn.over == [1]
    say(paused, way("m 5.5", is_part=True))
    assert left(paused) == 0.5
    say(paused, way("m 0.5"))
    assert where(paused)[0] == 26


@rule("SO-R18")
def test_both_can_blow_up_in_one_nudge() -> None:
    race = scene([pod(10, 10, damage=18), pod(20, 10, damage=18), pod(60, 60)], speed=12, deck="2C")
    say(race, way("m 12"))
    events = say(race, PASS, luck=[2, 2, 1])
    assert kinds(events).count("Kaboomed") == 2
    assert race.in_race() == [2]


@rule("SO-R19")
def test_a_standing_pod_throws_too_and_is_not_pushed() -> None:
    race = scene([pod(10, 10), pod(20, 10, 45, marks="red")], speed=18)
    say(race, way("m 18"))
    say(race, PASS, luck=[3, 5])
    assert [one.damage for one in race.pods] == [5, 3]
    assert where(race, 1) == (20, 10, 45)


@rule("SO-R20", "SO-078")
def test_a_wreck_under_a_pod_costs_it_nothing_in_this_pass() -> None:
    standing = pod(20, 10, damage=17, marks="red", ejected=True)
    race = scene([pod(10, 10), standing, pod(10, 60)], speed=18, deck="2C 3C")
    say(race, way("m 18"))
    say(race, PASS, luck=[5, 1, 2])
    assert race.pods[1].status == BAILED_OUT
    assert race.turn.rubbed == [0]
    events = say(race, way("m 10.375"))
    assert "SmallHit" not in kinds(events)
    assert race.gone == []
    assert race.pods[0].damage == 1
    again = scene([pod(20.5, 10), pod(60, 60)], speed=5)
    again.wrecks.append(race.wrecks[0])
    again.asked = again.phases[-1].ask(again)
    say(again, way("m 5"))
    assert again.pods[0].damage == 1, "in a later Turn it is a thing like any other"
    assert again.gone == [0]


@rule("SO-R73", "SO-R36", "SO-135")
def test_after_the_kaboom_of_another_the_mover_goes_on() -> None:
    race = scene([pod(10, 10), pod(20, 10, damage=19)], speed=18, deck="2C")
    say(race, way("m 18"))
    say(race, PASS, luck=[1, 2, 3])
    assert race.pods[0].damage == 5
    assert marks(race) == "orange"
    assert left(race) == 10.375
    say(race, way("m 10.375"))
    assert where(race)[0] == 28


@rule("SO-093", "SO-115", "SO-R54")
def test_a_good_nudge_throws_two_dice_and_can_be_evaded() -> None:
    race = scene([pod(10, 10, hand="JC"), pod(20, 10)], speed=18)
    say(race, way("m 18"))
    say(race, plays("JC", 0))
    (nudge,) = only(say(race, PASS, luck=[3, 4, 2]), Nudged)
    assert (nudge.dice, nudge.other_dice) == ((3, 4), (2,))
    assert race.pods[1].damage == 7
    crew = [pod(10, 10, hand="JC"), pod(20, 10, hand="AH"), pod(60, 60, hand="X1")]
    evaded = scene(crew, speed=18)
    say(evaded, way("m 18"))
    assert asked(evaded) == [("AnswerNudge", seat) for seat in (0, 1, 2)]
    say(evaded, {0: plays("JC", 0), 1: plays("AH", 1)})
    assert hand(evaded, 1) == "AH", "it lapsed"
    say(evaded, {1: plays("AH", 1), 2: joker("AH", 1)})
    assert hand(evaded, 2) == "X1"
    assert sorted(evaded.discard) == sorted([card("JC"), card("AH")])
    assert [one.damage for one in evaded.pods] == [0, 0, 0]


@rule("SO-R94")
def test_a_pod_that_is_gone_before_the_dice_is_not_nudged() -> None:
    race = scene([pod(10, 10), pod(20, 10, hand="AD")], speed=18, deck="2C")
    say(race, way("m 18"))
    events = say(race, {1: ejects("AD")}, luck=[1, 4])
    assert "Nudged" not in kinds(events)
    assert race.pods[0].damage == 4, "the blast comes first"
    assert asked(race)[0][0] == "ChooseManoeuvre"
    red = scene([pod(10, 10), pod(20, 10, marks="red", hand="AD", ejected=True)], speed=18)
    say(red, way("m 18"))
    events = say(red, {1: bails("AD")}, luck=[3])
    assert "Nudged" not in kinds(events)
    assert red.turn.rubbed == [0]
