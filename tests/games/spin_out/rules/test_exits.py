"""Kabooms in their order, ejections, bail-outs and wrecks."""

import pytest

from games.spin_out.positions import (
    PASS,
    asked,
    bails,
    box,
    card,
    ejects,
    hand,
    joker,
    kinds,
    marks,
    offered,
    only,
    plays,
    pod,
    refusal,
    say,
    scene,
    top,
    way,
    where,
)
from paddock.games.spin_out.actions import RESTART, STAY
from paddock.games.spin_out.events.cards import BailedOut, BlastHit, EjectionThrown, LeftRace
from paddock.games.spin_out.state import BAILED_OUT, EJECTED, KILLED, NOBODY_LEFT, RACING
from support import rule


@rule("SO-128", "SO-133", "SO-137", "SO-R61")
def test_at_twenty_a_pod_blows_up_with_its_pilot() -> None:
    race = scene([pod(10, 10, hand="QS"), pod(60, 60, hand="10C 2C", damage=16)], at="W8")
    events = say(race, plays("QS", 1), luck=[5])
    assert asked(race) == [("ChooseEjection", 1)], "no repair comes between"
    assert refusal(race, plays("10C", 1), 1) == "SO-133"
    events = say(race, PASS)
    assert race.pods[1].status == KILLED
    assert hand(race, 1) == ""
    assert race.buried == [card("2C"), card("10C")]
    assert only(events, LeftRace)[0].cards == 2
    assert race.discard == [card("QS")]


@rule("SO-130", "SO-131", "SO-132", "SO-R71", "SO-153")
def test_a_standing_pod_falls_apart_and_its_pilot_bails_out() -> None:
    standing = pod(60, 60, hand="2C", damage=18, marks="red")
    race = scene([pod(10, 10, hand="QS"), standing, pod(63, 60)], at="W8")
    events = say(race, plays("QS", 1), luck=[2])
    assert asked(race) == [("ChooseFate", 1)]
    assert race.asked[0].options() == (bails(),), "without an Ace it costs nothing to bail out"
    events = say(race, bails(), luck=[6])
    assert only(events, BailedOut)[0].die == 6
    assert race.pods[1].status == BAILED_OUT
    assert [(one.x, one.y) for one in race.wrecks] == [(600_000, 600_000)]
    assert race.pods[2].damage == 0, "no blast"
    assert race.buried == [card("2C")]


@rule("SO-131", "SO-R68", "SO-147")
def test_falling_apart_one_may_try_to_eject_first() -> None:
    standing = pod(60, 60, hand="AC", damage=18, marks="red")
    race = scene([pod(10, 10, hand="QS"), standing], at="W8")
    say(race, plays("QS", 1), luck=[2])
    say(race, ejects("AC"), luck=[5])
    assert race.pods[1].status == EJECTED
    assert len(race.wrecks) == 1
    failed = scene([pod(10, 10, damage=19, marks="red"), pod(60, 60)], at="Determining", deck="2C")
    say(failed, RESTART, luck=[5])
    assert asked(failed) == [("ChooseFate", 0)], "free in the own Turn"
    events = say(failed, ejects(), luck=[6, 3])
    assert only(events, EjectionThrown)[0].is_out is False
    assert failed.pods[0].status == BAILED_OUT


@rule("SO-133", "SO-R64", "SO-R70", "SO-R97")
def test_in_a_kaboom_only_an_ace_or_joker_saves_even_in_the_own_turn() -> None:
    for die, status in ((3, EJECTED), (6, KILLED)):
        crew = [pod(10, 10, hand="2C AD", marks="blue"), pod(60, 60)]
        race = scene(crew, at="W1", deck="3C")
        say(race, PASS, luck=[6])
        assert asked(race) == [("ChooseEjection", 0)]
        assert race.asked[0].options() == (PASS, ejects("AD"))
        events = say(race, ejects("AD"), luck=[die])
        assert race.pods[0].status == status
        assert "PodRemoved" in kinds(events)
        assert race.discard == [card("AD")]
        assert race.buried == [card("2C")]


@rule("SO-134", "SO-135", "SO-136", "SO-077", "SO-R65")
def test_a_blast_reaches_six_inches_then_orange_then_the_pod_is_gone() -> None:
    crew = [pod(20, 20, hand="QS"), pod(40, 20, damage=16), pod(40, 28.375), pod(48.3751, 20)]
    race = scene(crew, at="W8")
    events = say(race, plays("QS", 1), luck=[5, 3])
    assert [(one.other, one.die) for one in only(events, BlastHit)] == [(2, 3)]
    assert (race.pods[2].damage, marks(race, 2)) == (3, "orange")
    assert (race.pods[3].damage, marks(race, 3)) == (0, "")
    order = [kind for kind in kinds(events) if kind in ("BlastHit", "MarkersChanged", "PodRemoved")]
    assert order == ["BlastHit", "MarkersChanged", "PodRemoved"]
    assert not race.pods[1].is_on_table()


@rule("SO-138", "SO-133", "SO-134", "SO-172", "SO-R72")
def test_a_chain_of_kabooms() -> None:
    crew = [pod(20, 20, damage=18), pod(26, 20, damage=17, hand="AD"), pod(33, 20, damage=2)]
    race = scene(crew, box("L1", "large", 15, 18, 18.7, 22), speed=2, deck="2C")
    race.pods[0].on_large = [0]
    race.pods[0].damage = 19
    race.asked = race.phases[-1].ask(race)
    events = say(race, way("m 2"), luck=[4])
    assert race.pods[0].status == KILLED
    assert asked(race) == [("ChooseEjection", 1)]
    events = say(race, ejects("AD"), luck=[3, 5])
    assert race.pods[1].status == EJECTED
    assert (race.pods[2].damage, marks(race, 2)) == (7, "orange")
    assert [(one.seat, one.other) for one in only(events, BlastHit)] == [(1, 2)]
    assert race.active == 2


@rule("SO-174", "SO-175", "SO-138", "SO-R66", "SO-R95", "SO-R63")
def test_a_queue_with_a_standing_pod() -> None:
    crew = [
        pod(30, 20, damage=3),
        pod(10, 20, damage=18, ejected=True, marks="black"),
        pod(20, 26, damage=17, marks="red", ejected=True),
        pod(22.375, 20, damage=16, ejected=True),
    ]
    race = scene(crew, active=1, speed=12, deck="2C")
    events = say(race, way("m 12"), luck=[5, 3, 4, 2, 1, 6])
    assert where(race, 1)[0] == 20
    hits = [(one.seat, one.other, one.die) for one in only(events, BlastHit)]
    assert hits == [(1, 2, 4), (1, 3, 2), (3, 0, 6)]
    assert [one.status for one in race.pods] == [RACING, KILLED, BAILED_OUT, KILLED]
    assert (race.pods[0].damage, marks(race)) == (9, "orange")
    assert [(one.x, one.y) for one in race.wrecks] == [(200_000, 260_000)]
    assert race.game_turn == 2
    assert race.active == 0


@rule("SO-144", "SO-145", "SO-148", "SO-176", "SO-R70")
def test_one_attempt_to_eject_free_in_the_own_turn() -> None:
    race = scene([pod(10, 10), pod(60, 60)], at="Determining")
    events = say(race, ejects(), luck=[6])
    assert only(events, EjectionThrown)[0].is_out is False
    assert race.pods[0].status == RACING
    assert asked(race) == [("ChooseSpeed", 0)], "asked again"
    assert refusal(race, ejects()) == "SO-144"


@pytest.mark.parametrize("at", ["Determining", "Manoeuvring", "Stopping", "W8", "Testing"])
@rule("SO-149", "SO-176", "SO-R69", "SO-R67")
def test_a_successful_ejection_blows_the_pod_up(at: str) -> None:
    race = scene([pod(10, 10, hand="2C"), pod(13, 10)], at=at, speed=20, deck="3C")
    events = say(race, ejects(), luck=[1, 4])
    assert race.pods[0].status == EJECTED
    assert "Kaboomed" in kinds(events)
    assert "ChooseEjection" not in [kind for kind, _ in asked(race)]
    assert (race.pods[1].damage, marks(race, 1)) == (4, "orange")
    assert race.buried == [card("2C")]
    assert race.active == 1


@rule("SO-176", "SO-145")
def test_instead_of_restarting_or_after_a_nudge_one_may_eject_too() -> None:
    race = scene([pod(10, 10, marks="red"), pod(60, 60)], at="Determining", deck="2C")
    say(race, ejects(), luck=[2])
    assert race.pods[0].status == EJECTED
    stuck = scene([pod(10, 10), pod(20, 10)], speed=12)
    say(stuck, way("m 12"), PASS, luck=[1, 1])
    say(stuck, ejects(), luck=[6])
    assert asked(stuck) == [("ChooseAfterNudge", 0)]


@rule("SO-146", "SO-147", "SO-149", "SO-R68", "SO-R97")
def test_out_of_turn_an_ace_or_joker_pays_and_a_standing_pod_is_left_as_a_wreck() -> None:
    crew = [pod(10, 10), pod(60, 60, hand="AC 2C", marks="red"), pod(62.5, 60)]
    race = scene(crew, at="W8")
    assert refusal(race, ejects(), 1) == "SO-144"
    assert refusal(race, ejects("2C"), 1) == "SO-144"
    events = say(race, {1: ejects("AC")}, luck=[4])
    assert race.pods[1].status == EJECTED
    assert "Kaboomed" not in kinds(events)
    assert len(race.wrecks) == 1
    assert race.pods[2].damage == 0
    assert race.discard == [card("AC")]


@rule("SO-150", "SO-151", "SO-152", "SO-153", "SO-009")
def test_bailing_out_of_a_standing_pod() -> None:
    race = scene([pod(10, 10, marks="red"), pod(60, 60)], at="W8", deck="2C")
    events = say(race, bails(), luck=[6])
    assert only(events, BailedOut)[0].die == 6
    assert race.pods[0].status == BAILED_OUT
    assert len(race.wrecks) == 1
    assert race.active == 1
    running = scene([pod(10, 10), pod(60, 60, hand="AS")], at="W8")
    assert refusal(running, bails()) == "SO-150"
    assert refusal(running, bails("AS"), 1) == "SO-150"
    other = scene([pod(10, 10), pod(60, 60, hand="AS", marks="red")], at="W8")
    assert refusal(other, bails(), 1) == "SO-150"
    say(other, {1: bails("AS")}, luck=[1])
    assert other.pods[1].status == BAILED_OUT


@rule("SO-R72", "SO-016")
def test_who_is_out_has_no_turns_and_the_order_stays() -> None:
    race = scene([pod(10, 10), pod(60, 60), pod(80, 60)], at="W8", deck="2C 3C")
    race.pods[1].status = KILLED
    say(race, PASS, luck=[1])
    assert race.active == 2
    assert race.order == [0, 1, 2]


@rule("SO-177", "SO-R83", "SO-R86")
def test_nobody_left_is_the_end_without_a_winner() -> None:
    race = scene([pod(10, 10, marks="red", passed=1), pod(60, 60)], at="W8")
    race.pods[1].status = KILLED
    say(race, bails(), luck=[2])
    assert race.phases == []
    assert race.ending == NOBODY_LEFT
    assert race.winners == []
    assert race.ranking == [0, 1]


@rule("SO-R30", "SO-032")
def test_staying_is_an_answer() -> None:
    race = scene([pod(10, 10, marks="red")], at="Determining")
    say(race, STAY)
    assert top(race) == "W8"
    assert offered(scene([pod(10, 10, hand="X1"), pod(60, 60)], at="W8"), 0, "X1")
    assert joker("QH", 1).named == card("QH")
