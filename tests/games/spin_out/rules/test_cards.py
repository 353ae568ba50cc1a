"""The cards: when they may be played, onto whom, and what each does."""

import pytest

from games.spin_out.positions import (
    PASS,
    asked,
    card,
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
)
from paddock.games.spin_out.actions import BLACK_MARK, BLUE_MARK, PAYMENTS, Pay, PlayCard
from paddock.games.spin_out.book.cards import CARDS, FUNCTION_OF, SPOT
from paddock.games.spin_out.events.cards import (
    BribeGiven,
    CardPlayed,
    CouplingThrown,
    SabotageThrown,
    ShotThrown,
)
from paddock.games.spin_out.state import SpinOut
from support import rule

ALL = " ".join(CARDS)


def targets(race: SpinOut, seat: int, name: str) -> list[int]:
    return [one.target for one in offered(race, seat, name)]


@rule("SO-103", "SO-104", "SO-R44")
def test_out_of_turn_only_aces_and_jokers_are_played() -> None:
    race = scene([pod(10, 10, marks="orange"), pod(60, 60, hand=ALL)], at="W1")
    (other,) = [one for one in race.asked if one.seat == 1]
    played = {one.card for one in other.options() if isinstance(one, PlayCard)}
    assert {CARDS[one] for one in played} == {"AS", "X1", "X2"}
    assert joker("KS", 0) in other.options(), "a Joker as Sabotage, out of turn"
    mine = scene([pod(10, 10, hand="KS 7C", damage=2), pod(60, 60)], at="W1")
    assert targets(mine, 0, "KS") == [1]
    assert targets(mine, 0, "7C") == [0]


@rule("SO-105")
def test_spot_cards_are_for_the_own_pod() -> None:
    race = scene([pod(10, 10, damage=5, hand="7C 10C"), pod(60, 60, damage=5)], at="W8")
    assert set(targets(race, 0, "7C") + targets(race, 0, "10C")) == {0}
    assert refusal(race, plays("10C", 1)) == "SO-171"


@rule("SO-106", "SO-107", "SO-108", "SO-R46")
def test_a_joker_is_what_it_is_named_and_is_discarded() -> None:
    race = scene([pod(10, 10), pod(60, 60, hand="X2")], at="W8", discard="QH")
    (played,) = only(say(race, {1: joker("QH", 0, which="X2")}), CardPlayed)
    assert (played.card, played.named) == (card("X2"), card("QH"))
    assert marks(race) == "black"
    assert hand(race, 1) == ""
    assert race.discard == [card("QH"), card("X2")]
    named = scene([pod(10, 10, hand="X1")], at="W8")
    assert not [one for one in offered(named, 0, "X1") if one.named >= card("X1")]


@rule("SO-109", "SO-R42")
def test_cards_take_effect_one_after_the_other() -> None:
    race = scene([pod(10, 10, hand="QH JH"), pod(60, 60)], at="W8")
    say(race, plays("QH", 0))
    assert marks(race) == "black"
    say(race, plays("JH", 0))
    assert marks(race) == ""


@rule("SO-110", "SO-R48", "SO-R98")
def test_evading_is_for_a_nudge_and_anybody_may() -> None:
    race = scene([pod(10, 10), pod(20, 10), pod(60, 60, hand="AD")], speed=18)
    say(race, way("m 18"))
    assert targets(race, 2, "AD") == [0, 1]
    events = say(race, {2: plays("AD", 1)})
    assert "NudgeCancelled" in kinds(events)
    assert [one.damage for one in race.pods] == [0, 0, 0]
    free = scene([pod(10, 10, hand="AD")], at="W8")
    assert offered(free, 0, "AD") == []


@rule("SO-111", "SO-R48", "SO-R50", "SO-R51")
def test_no_spin_out_takes_the_marker_from_any_pod_that_has_one() -> None:
    race = scene([pod(10, 10), pod(60, 60, marks="orange"), pod(80, 10, hand="AS")], at="W8")
    assert targets(race, 2, "AS") == [1]
    say(race, {2: plays("AS", 1)})
    assert marks(race, 1) == ""


@rule("SO-111", "SO-R51")
def test_no_spin_out_early_or_late() -> None:
    race = scene([pod(60, 60, marks="orange", hand="AS JS")], speed=6)
    say(race, way("t 10 m 2 t 10 m 2 t 10 m 2"))
    assert asked(race) == [("ChooseShutdown", 0)]
    say(race, plays("AS", 0))
    events = say(race, race.asked[0].options()[0])
    assert "StallThrown" not in kinds(events)
    assert top(race) == "Testing", "for three turns"
    say(race, PASS, luck=[5])
    assert marks(race) == "orange"
    say(race, plays("JS", 0))
    assert marks(race) == ""
    skipped = scene([pod(60, 60, hand="JS")], at="Testing", speed=20)
    events = say(skipped, plays("JS", 0))
    assert "SpinTestThrown" not in kinds(events)
    assert top(skipped) == "W8"


@rule("SO-R51", "SO-111")
def test_after_the_spin_speed_the_random_move_stands() -> None:
    race = scene([pod(60, 60, marks="orange", hand="JS")], at="W3", speed=5, spinning=True)
    say(race, plays("JS", 0))
    events = say(race, PASS, luck=[90.0])
    assert "Moved" in kinds(events)
    events = say(race, race.asked[0].options()[0])
    assert top(race) == "W8", "no stall throw and no test"


@rule("SO-114", "SO-R60", "SO-R98")
def test_engines_restart_on_anybody_who_stands_or_will() -> None:
    crew = [pod(10, 10, hand="JH"), pod(60, 60, marks="red orange"), pod(80, 10, marks="black")]
    race = scene(crew, at="W8")
    assert targets(race, 0, "JH") == [1, 2]
    say(race, plays("JH", 1))
    assert marks(race, 1) == "orange", "and so it will spin out"


@rule("SO-115", "SO-R98")
def test_good_nudge_is_for_one_of_the_two_once() -> None:
    race = scene([pod(10, 10, hand="JC X1"), pod(20, 10), pod(60, 60)], speed=18)
    say(race, way("m 18"))
    assert targets(race, 0, "JC") == [0, 1]
    say(race, plays("JC", 1))
    again = [one.target for one in offered(race, 0, "X1") if one.named == card("JC")]
    assert again == [0]
    say(race, PASS, luck=[2, 5, 6])
    assert [one.damage for one in race.pods] == [11, 2, 0]


@pytest.mark.parametrize(("die", "damage"), [(1, 0), (2, 1), (4, 1)])
@rule("SO-117", "SO-R49")
def test_a_pot_shot(die: int, damage: int) -> None:
    race = scene([pod(10, 10, hand="KD"), pod(60, 60)], at="W8")
    assert targets(race, 0, "KD") == [1], "never the own pod"
    (shot,) = only(say(race, plays("KD", 1), luck=[die]), ShotThrown)
    assert (shot.seat, shot.damage) == (0, damage)
    assert race.pods[1].damage == damage
    assert marks(race, 1) == ""


@rule("SO-117")
def test_a_pot_shot_of_5_or_6() -> None:
    race = scene([pod(10, 10, hand="KD"), pod(60, 60)], at="W8")
    say(race, plays("KD", 1), luck=[5])
    assert (marks(race, 1), race.pods[1].damage) == ("orange", 0)
    race = scene([pod(10, 10, hand="KD"), pod(60, 60)], at="W8")
    say(race, plays("KD", 1), luck=[6])
    assert not race.pods[1].is_on_table()


@pytest.mark.parametrize(("die", "damage"), [(1, 0), (2, 3), (4, 3), (5, 6)])
@rule("SO-118", "SO-R49")
def test_a_sabotage(die: int, damage: int) -> None:
    race = scene([pod(10, 10, hand="KS"), pod(60, 60)], at="W8")
    assert targets(race, 0, "KS") == [1]
    (thrown,) = only(say(race, plays("KS", 1), luck=[die]), SabotageThrown)
    assert (thrown.seat, thrown.target) == (0, 1)
    assert race.pods[1].damage == damage


@pytest.mark.parametrize(("die", "damage"), [(1, 0), (2, 2), (4, 2), (5, 4)])
@rule("SO-119", "SO-R49")
def test_a_power_coupling(die: int, damage: int) -> None:
    race = scene([pod(10, 10, hand="QS"), pod(60, 60)], at="W8")
    assert targets(race, 0, "QS") == [0, 1], "the own pod too"
    (thrown,) = only(say(race, plays("QS", 1), luck=[die]), CouplingThrown)
    assert thrown.seat == 1
    assert race.pods[1].damage == damage


@rule("SO-118", "SO-119", "SO-129", "SO-R62")
def test_a_six_is_a_kaboom_or_the_end_of_a_standing_pod() -> None:
    for name in ("KS", "QS"):
        race = scene([pod(10, 10, hand=name), pod(60, 60)], at="W8")
        assert "Kaboomed" in kinds(say(race, plays(name, 1), luck=[6]))
        standing = pod(60, 60, marks="red", ejected=True)
        race = scene([pod(10, 10, hand=name), standing], at="W8")
        events = say(race, plays(name, 1), luck=[6, 2])
        assert "FellApart" in kinds(events)
        assert "Kaboomed" not in kinds(events)


@rule("SO-120", "SO-R98")
def test_a_glitch_is_a_black_marker() -> None:
    race = scene([pod(10, 10, hand="QH", marks="black"), pod(60, 60)], at="W8")
    assert targets(race, 0, "QH") == [1]
    say(race, plays("QH", 1))
    assert marks(race, 1) == "black"


@rule("SO-121", "SO-077", "SO-R56", "SO-R98")
def test_a_mass_spin_out_reaches_six_inches_from_base_to_base() -> None:
    crew = [pod(51.625, 60, hand="QC"), pod(60, 60), pod(60, 68.375), pod(68.3751, 60)]
    race = scene(crew, at="W8")
    say(race, plays("QC", 1))
    assert [marks(race, seat) for seat in range(4)] == ["orange", "orange", "orange", ""]
    done = scene([pod(10, 10, hand="QC", marks="orange"), pod(60, 60)], at="W8")
    assert targets(done, 0, "QC") == [1]


@rule("SO-122", "SO-R98")
def test_a_fuel_leak_is_a_blue_marker() -> None:
    race = scene([pod(10, 10, hand="JD", marks="blue"), pod(60, 60)], at="W8")
    assert targets(race, 0, "JD") == [1]
    say(race, plays("JD", 1))
    assert marks(race, 1) == "blue"


@rule("SO-123", "SO-124", "SO-020", "SO-R57", "SO-R98")
def test_bribes_bring_a_card_from_everybody_who_has_one() -> None:
    crew = [
        pod(10, 10, hand="2C 3C 4C 5C 6C QD"),
        pod(60, 60, hand="7C"),
        pod(70, 60),
        pod(80, 60, hand="8C KS"),
    ]
    race = scene(crew, at="W8")
    say(race, plays("QD"))
    assert asked(race) == [("ChoosePayment", 1), ("ChoosePayment", 3)]
    assert race.asked[1].options()[0] == PAYMENTS[card("8C")]
    assert refusal(race, Pay(card("9C")), 3) == "SO-123"
    events = say(race, {1: Pay(card("7C")), 3: Pay(card("KS"))})
    assert hand(race) == "2C 3C 4C 5C 6C 7C KS"
    assert (hand(race, 1), hand(race, 3)) == ("", "8C")
    assert len(only(events, BribeGiven)) == 4, "giver and receiver see it"
    assert asked(race)[0] == ("ChooseDiscard", 0)
    alone = scene([pod(10, 10, hand="QD"), pod(60, 60)], at="W8")
    assert offered(alone, 0, "QD") == []


@rule("SO-R47")
def test_a_joker_as_the_queen_collects_but_never_wins() -> None:
    race = scene([pod(10, 10, hand="X1", crossed=True), pod(60, 60, hand="2C")], at="W8")
    assert [one.named for one in offered(race, 0, "X1") if one.target < 0] == [card("QD")]
    assert "ClaimFinish" not in {type(one).__name__ for one in race.asked[0].options()}


@rule("SO-116", "SO-R52")
def test_tip_offs_turn_a_sabotage_round_and_round() -> None:
    crew = [pod(10, 10, hand="KS X1"), pod(60, 60, hand="2C"), pod(80, 10, hand="AC")]
    race = scene(crew, at="W8")
    say(race, plays("KS", 1))
    assert asked(race) == [("AnswerSabotage", 1), ("AnswerSabotage", 2)]
    say(race, {2: plays("AC")})
    assert asked(race) == [("AnswerSabotage", 0), ("AnswerSabotage", 1)]
    say(race, {0: joker("AC")})
    events = say(race, PASS, luck=[5])
    (thrown,) = only(events, SabotageThrown)
    assert (thrown.seat, thrown.target) == (0, 2)
    assert [one.damage for one in race.pods] == [0, 0, 6]


@rule("SO-116", "SO-169", "SO-172", "SO-R52")
def test_two_tip_offs_at_once() -> None:
    crew = [pod(10, 10, hand="KS 2C"), pod(60, 60, hand="AC"), pod(80, 10, hand="X1")]
    race = scene(crew, at="W8", deck="2D")
    say(race, plays("KS", 1))
    say(race, {1: plays("AC"), 2: joker("AC")})
    assert hand(race, 2) == "X1"
    assert asked(race) == [("AnswerSabotage", 0), ("AnswerSabotage", 2)]
    events = say(race, PASS, luck=[6])
    assert only(events, SabotageThrown)[0].seat == 1
    assert asked(race) == [("ChooseEjection", 0)]
    say(race, PASS)
    assert race.in_race() == [1, 2]
    assert race.active != 0


@rule("SO-R53")
def test_a_sabotage_that_comes_back_finds_its_sender_as_it_is() -> None:
    sender = pod(10, 10, hand="KS", marks="red", ejected=True)
    race = scene([sender, pod(60, 60, hand="AC")], at="W8", deck="2C")
    say(race, plays("KS", 1))
    events = say(race, {1: plays("AC")}, luck=[6, 1])
    assert "FellApart" in kinds(events)


@rule("SO-125", "SO-139", "SO-R74")
def test_a_ten_repairs_two_and_a_marker() -> None:
    race = scene([pod(10, 10, hand="10C 10D", damage=5, marks="blue black")], at="W8")
    say(race, plays("10C", 0, BLUE_MARK))
    assert (race.pods[0].damage, marks(race)) == (3, "black")
    say(race, plays("10D", 0, BLACK_MARK))
    assert (race.pods[0].damage, marks(race)) == (1, "")
    standing = scene([pod(10, 10, hand="10C", damage=5, marks="red")], at="W8")
    say(standing, plays("10C", 0))
    assert standing.pods[0].damage == 3, "two, not four"


@rule("SO-126", "SO-140", "SO-141", "SO-142")
def test_spot_cards_repair_one_or_two_while_standing() -> None:
    race = scene([pod(10, 10, hand="8C 4C", damage=13)], at="W8")
    say(race, plays("8C", 0), plays("4C", 0))
    assert race.pods[0].damage == 11
    assert FUNCTION_OF[card("8C")] == SPOT
    standing = scene([pod(10, 10, hand="8C 4C 5C", damage=13, marks="red blue")], at="W8")
    say(standing, plays("8C", 0, BLUE_MARK), plays("4C", 0))
    assert (standing.pods[0].damage, marks(standing)) == (9, "red")
    running = scene([pod(10, 10, hand="8C", damage=1, marks="blue")], at="W8")
    assert refusal(running, plays("8C", 0, BLUE_MARK)) == "SO-171"


@rule("SO-143", "SO-R50", "SO-R75", "SO-R98")
def test_repairs_never_go_below_nothing() -> None:
    race = scene([pod(10, 10, hand="10C 10D", damage=1)], at="W8")
    say(race, plays("10C", 0))
    assert race.pods[0].damage == 0
    assert offered(race, 0, "10D") == []
    marked = scene([pod(10, 10, hand="10C", marks="black")], at="W8")
    assert [one.mark for one in offered(marked, 0, "10C")] == [BLACK_MARK]


@rule("SO-127", "SO-R76")
def test_smoke_from_fifteen_on() -> None:
    race = scene([pod(10, 10, hand="10C", damage=16)], at="W8")
    assert race.pods[0].smokes()
    say(race, plays("10C", 0))
    assert not race.pods[0].smokes()
    assert scene([pod(10, 10, damage=15)], at="W8").pods[0].smokes()


@rule("SO-R49")
def test_who_has_crossed_is_still_a_target_and_a_wreck_is_none() -> None:
    crew = [pod(10, 10, hand="KD"), pod(60, 60, crossed=True), pod(70, 60)]
    race = scene(crew, at="W8")
    race.pods[2].status = 3
    race.asked = race.phases[-1].ask(race)
    assert targets(race, 0, "KD") == [1]
