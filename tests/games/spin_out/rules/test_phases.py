"""Drawing, engines, speeds, afterburners, and the end of a Turn."""

import pytest

from games.spin_out.positions import (
    PASS,
    asked,
    card,
    disc,
    hand,
    joker,
    kinds,
    left,
    marks,
    only,
    plays,
    pod,
    refusal,
    say,
    scene,
    top,
    way,
)
from paddock.core.protocol import Action
from paddock.games.spin_out.actions import (
    RESTART,
    RUN_ON,
    SHUT_DOWN,
    STAY,
    Burn,
    DiscardCards,
    SetSpeed,
)
from paddock.games.spin_out.events.turns import (
    DeckReshuffled,
    DrewNothing,
    RestartThrown,
    SpinTestThrown,
    StallThrown,
)
from paddock.games.spin_out.state import BAILED_OUT
from support import rule


def speed(number: int) -> Action:
    return SetSpeed(number)


def burn(*names: str) -> Action:
    return Burn(tuple(sorted(card(name) for name in names)))


NONE = Burn(())


@rule("SO-016", "SO-017")
def test_everybody_has_a_turn_of_four_phases_then_the_next_game_turn() -> None:
    race = scene([pod(10, 10), pod(10, 40)], at="GameTurns", deck="2C 3C 4C 5C", luck=[1])
    for seat in (0, 1):
        assert race.active == seat
        assert asked(race)[0] == ("ChooseSpeed", seat)
        say(race, speed(2))
        assert asked(race) == [("ChooseAfterburn", seat)]
        say(race, NONE)
        assert asked(race)[0] == ("ChooseManoeuvre", seat)
        say(race, way("m 2"))
        assert asked(race)[0] == ("ChooseShutdown", seat)
        say(race, RUN_ON)
        assert asked(race)[0] == ("ChoosePlay", seat)
        assert race.game_turn == 1
        say(race, PASS)
        assert top(race) == "W0"
        say(race, PASS, luck=[1])
    assert race.game_turn == 2
    assert race.active == 0


@rule("SO-018")
def test_a_second_marker_of_a_colour_changes_nothing() -> None:
    race = scene([pod(10, 10, hand="QC", marks="orange"), pod(14, 10)], at="W8")
    say(race, plays("QC", 0))
    assert marks(race) == "orange"
    assert marks(race, 1) == "orange"


@rule("SO-019", "SO-R43")
def test_the_card_is_drawn_before_anything_else() -> None:
    race = scene([pod(10, 10, hand="7C")], at="Drawing", deck="KS")
    assert hand(race) == "7C KS"
    assert asked(race) == [("ChooseSpeed", 0)]


@rule("SO-020", "SO-021", "SO-022", "SO-R59")
def test_above_five_cards_are_discarded_at_the_end_and_no_others() -> None:
    race = scene([pod(10, 10, hand="2C 3C 4C 5C 6C 7C QD")], at="W8")
    assert asked(race) == [("ChooseDiscard", 0)]
    wrong = ["2C", "2C 3C 4C", "2C 8C", "3C 2C"]
    for names in wrong:
        drop = DiscardCards(tuple(card(name) for name in names.split()))
        assert refusal(race, drop) == "SO-022"
    say(race, DiscardCards((card("3C"), card("QD"))))
    assert hand(race) == "2C 4C 5C 6C 7C"
    assert race.discard == [card("3C"), card("QD")]
    five = scene([pod(10, 10, hand="2C 3C 4C 5C 6C")], at="HandLimit", deck="7C")
    assert hand(five) == "2C 3C 4C 5C 6C"
    assert top(five) == "W0"


@rule("SO-023")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    race = scene([pod(10, 10), pod(40, 40, hand="AH")], at="W8", discard="2C 3C 4C")
    race.buried = [card("5C")]
    say(race, PASS)
    events = say(race, {1: PASS}, luck=[4])
    assert only(events, DeckReshuffled)[0].cards == 4
    assert hand(race, 1) == "5C AH"
    assert race.discard == race.buried == []
    assert len(race.deck) == 3


@rule("SO-R58")
def test_without_any_card_nothing_is_drawn() -> None:
    race = scene([pod(10, 10)], at="W8")
    events = say(race, PASS)
    assert only(events, DrewNothing)
    assert asked(race) == [("ChooseSpeed", 0)]


@rule("SO-024", "SO-027")
def test_a_standing_pod_loses_its_orange_marker_and_does_not_spin() -> None:
    race = scene([pod(10, 10, marks="orange red")], at="Determining")
    assert marks(race) == "red"
    assert asked(race) == [("ChooseRestart", 0)]
    assert refusal(race, speed(3)) == "SO-027"
    assert refusal(scene([pod(10, 10)], at="Determining"), RESTART) == "SO-027"


@rule("SO-025")
def test_a_card_saves_an_orange_pod_before_it_spins() -> None:
    race = scene([pod(10, 10, hand="JS", marks="orange")], at="W1")
    say(race, plays("JS", 0))
    assert asked(race) == [("ChooseSpeed", 0)]


@rule("SO-026", "SO-045", "SO-R91")
def test_an_orange_pod_spins_as_far_as_two_dice() -> None:
    race = scene([pod(60, 60, marks="orange")], at="W1")
    assert asked(race) == [("ChoosePlay", 0)]
    say(race, PASS, luck=[4, 5])
    assert (race.turn.speed, left(race), race.turn.is_spinning) == (9, 9, True)
    assert marks(race) == "orange"
    assert top(race) == "W3"
    say(race, PASS, luck=[90.0])
    assert (race.pods[0].pose.x, race.pods[0].pose.y) == (600_000, 690_000)


@rule("SO-028", "SO-114")
def test_engines_restart_starts_the_engines_in_the_same_turn() -> None:
    race = scene([pod(10, 10, hand="JH", marks="red black")], at="Determining")
    say(race, plays("JH", 0))
    assert marks(race) == ""
    assert asked(race) == [("ChooseSpeed", 0)]


@pytest.mark.parametrize(
    ("die", "starts", "damage"),
    [(1, True, 0), (2, False, 0), (4, False, 0), (5, True, 1), (6, True, 2)],
)
@rule("SO-029", "SO-030", "SO-031", "SO-032")
def test_a_throw_to_restart(die: int, starts: bool, damage: int) -> None:
    race = scene([pod(10, 10, marks="red")], at="Determining")
    events = say(race, RESTART, luck=[die])
    assert len(only(events, RestartThrown)) == 1
    assert race.pods[0].damage == damage
    assert asked(race) == [("ChooseSpeed" if starts else "ChoosePlay", 0)]
    if not starts:
        # Straight to the last cards: no second throw, no W3, no W6.
        assert top(race) == "W8"
        assert marks(race) == "red"


@rule("SO-032", "SO-173")
def test_who_stays_neither_moves_nor_turns() -> None:
    race = scene([pod(10, 10, marks="red")], at="W1")
    events = say(race, STAY)
    assert top(race) == "W8"
    assert not {"Moved", "Turned"} & set(kinds(events))
    assert marks(race) == "red"


@pytest.mark.parametrize(
    ("die", "is_blue", "damage"), [(1, False, 0), (2, True, 0), (4, True, 0), (5, False, 1)]
)
@rule("SO-033", "SO-041", "SO-R28")
def test_a_leak_is_thrown_for_before_the_speed(die: int, is_blue: bool, damage: int) -> None:
    race = scene([pod(10, 10, hand="7C", marks="blue")], at="W1")
    assert asked(race) == [("ChoosePlay", 0)]
    say(race, PASS, luck=[die])
    assert race.pods[0].blue == is_blue
    assert race.pods[0].damage == damage
    assert refusal(race, speed(13)) == ("SO-040" if is_blue else "")
    say(race, speed(12))
    assert asked(race) == [("ChooseManoeuvre" if is_blue else "ChooseAfterburn", 0)]


@rule("SO-033", "SO-129")
def test_a_six_for_the_leak_is_a_kaboom() -> None:
    race = scene([pod(10, 10, marks="blue"), pod(60, 60)], at="W1", deck="2C")
    events = say(race, PASS, luck=[6])
    assert "Kaboomed" in kinds(events)
    assert not race.pods[0].is_on_table()
    assert race.active == 1


@rule("SO-034")
def test_a_standing_pod_throws_for_no_leak() -> None:
    race = scene([pod(10, 10, marks="blue red")], at="Determining")
    events = say(race, STAY)
    assert "LeakThrown" not in kinds(events)


@rule("SO-R28")
def test_after_a_restart_the_leak_is_thrown_for_and_a_spinning_pod_throws_too() -> None:
    race = scene([pod(10, 10, marks="blue red")], at="Determining")
    events = say(race, RESTART, luck=[1, 3])
    assert kinds(events) == ["RestartThrown", "MarkersChanged", "LeakThrown"]
    race = scene([pod(60, 60, marks="blue orange")], at="W1")
    events = say(race, PASS, luck=[3, 2, 2])
    assert kinds(events) == ["LeakThrown", "SpunUp"]


@rule("SO-035", "SO-036")
def test_speeds_are_1_to_12_or_13_to_18_by_override() -> None:
    race = scene([pod(10, 10)], at="Determining")
    assert [refusal(race, speed(n)) for n in (0, 1, 12, 13, 18, 19)] == [
        "SO-035", "", "", "", "", "SO-035",
    ]  # fmt: skip
    assert race.asked[0].options()[0] == speed(1)
    say(race, speed(12))
    assert not race.turn.has_overridden
    other = scene([pod(10, 10)], at="Determining")
    say(other, speed(13))
    assert other.turn.has_overridden


@rule("SO-037", "SO-038", "SO-042", "SO-125", "SO-126", "SO-R39", "SO-R45")
def test_each_burnt_card_is_two_inches_for_this_turn() -> None:
    race = scene([pod(10, 10, hand="2C 7C 9H 10S X1 KS")], at="Determining")
    say(race, speed(18))
    assert asked(race) == [("ChooseAfterburn", 0)]
    assert refusal(race, burn("10S")) == "SO-125"
    assert refusal(race, burn("KS")) == "SO-125"
    assert refusal(race, burn("3C")) == "SO-037"
    assert refusal(race, Burn((card("2C"), card("2C")))) == "SO-037"
    assert race.asked[0].options()[0] == NONE
    say(race, burn("2C", "7C", "9H", "X1"))
    assert (race.turn.speed, left(race)) == (26, 26)
    assert hand(race) == "10S KS"
    assert race.discard == [card(name) for name in ("2C", "7C", "9H", "X1")]
    again = scene([pod(10, 10, hand="2C")], at="W8", deck="3C")
    say(again, PASS)
    assert again.turn.speed == 0


@rule("SO-039")
def test_a_spinning_pod_has_no_boosts() -> None:
    race = scene([pod(60, 60, hand="2C 3C", marks="orange")], at="W1")
    say(race, PASS, luck=[1, 1])
    assert top(race) == "W3"
    assert hand(race) == "2C 3C"
    assert not race.turn.has_overridden


@rule("SO-040")
def test_a_black_marker_forbids_boosts() -> None:
    race = scene([pod(10, 10, hand="2C", marks="black")], at="Determining")
    assert refusal(race, speed(13)) == "SO-040"
    say(race, speed(12))
    assert asked(race) == [("ChooseManoeuvre", 0)]


@rule("SO-R89")
def test_a_marker_after_the_announcement_changes_no_speed() -> None:
    race = scene([pod(10, 10, hand="2C"), pod(60, 60, hand="X1")], at="Determining")
    say(race, speed(18))
    say(race, burn("2C"))
    say(race, {0: way("m 20"), 1: joker("QH", 0)})
    assert marks(race) == "black"
    assert left(race) == 20
    say(race, way("m 20"))
    assert race.pods[0].pose.x == 300_000


@rule("SO-043", "SO-056", "SO-057")
def test_the_engines_are_shut_down_at_the_end_of_the_turn_only() -> None:
    race = scene([pod(10, 10)], at="W3", speed=5)
    assert refusal(race, SHUT_DOWN) == "SO-046"
    say(race, way("m 5"))
    assert asked(race) == [("ChooseShutdown", 0)]
    assert race.asked[0].options()[0] == RUN_ON
    say(race, SHUT_DOWN)
    assert marks(race) == "red"
    assert top(race) == "W8"
    assert refusal(race, RESTART) != ""


@rule("SO-055", "SO-R31")
def test_a_black_marker_stops_the_engines() -> None:
    race = scene([pod(10, 10, marks="black")], at="Stopping")
    assert marks(race) == "red"
    assert asked(race) == [("ChoosePlay", 0)]
    race = scene([pod(10, 10, marks="black red")], at="Determining")
    say(race, RESTART, luck=[1])
    assert marks(race) == "black"
    assert refusal(race, speed(13)) == "SO-040"
    race = scene([pod(10, 10, marks="black red")], at="Determining")
    say(race, STAY)
    assert marks(race) == "red"


@pytest.mark.parametrize(("die", "stalls"), [(1, False), (3, False), (4, True), (6, True)])
@rule("SO-058", "SO-059", "SO-060")
def test_stall_throws(die: int, stalls: bool) -> None:
    race = scene([pod(10, 10, marks="orange")], at="Stopping")
    events = say(race, RUN_ON, luck=[die])
    assert [(one.die, one.has_stalled) for one in only(events, StallThrown)] == [(die, stalls)]
    assert ("red" in marks(race)) == stalls
    race = scene([pod(10, 10)], at="Stopping", speed=18)
    race.turn.has_overridden = True
    events = say(race, RUN_ON, luck=[die])
    assert marks(race) == ("red" if stalls else "")
    assert len(only(events, StallThrown)) == 1


@rule("SO-R33", "SO-R34")
def test_orange_and_override_are_two_throws_while_the_engines_run() -> None:
    race = scene([pod(10, 10, marks="orange")], at="Stopping", speed=18)
    race.turn.has_overridden = True
    assert len(only(say(race, RUN_ON, luck=[2, 5]), StallThrown)) == 2
    race = scene([pod(10, 10, marks="orange")], at="Stopping", speed=18)
    race.turn.has_overridden = True
    assert len(only(say(race, RUN_ON, luck=[5]), StallThrown)) == 1
    race = scene([pod(10, 10, marks="orange")], at="Stopping", speed=18)
    race.turn.has_overridden = True
    assert not only(say(race, SHUT_DOWN), StallThrown)


@pytest.mark.parametrize(
    ("final", "turns", "marked", "is_due"),
    [(18, 2, "", False), (19, 0, "", True), (12, 3, "", True), (5, 0, "orange", True)],
)
@rule("SO-050", "SO-061", "SO-R38")
def test_when_a_test_is_due(final: int, turns: int, marked: str, is_due: bool) -> None:
    race = scene([pod(10, 10, marks=marked)], at="W8")
    race = scene([pod(10, 10, marks=marked + " red")], at="Stopping", speed=final)
    assert top(race) == "Testing" if marked or final > 18 else "W8"
    race = scene([pod(10, 10, marks=marked)], at="Stopping", speed=final)
    race.turn.turns = turns
    luck = [1] if marked else []
    say(race, RUN_ON, luck=luck)
    assert (top(race) == "Testing") == is_due


@rule("SO-061", "SO-062", "SO-063", "SO-R35")
def test_one_test_decides_about_the_orange_marker() -> None:
    for die, marked in ((1, "red"), (3, "red"), (4, "orange red"), (6, "orange red")):
        race = scene([pod(10, 10, marks="orange red")], at="Testing", speed=20)
        race.turn.turns = 4
        events = say(race, PASS, luck=[die])
        assert [one.die for one in only(events, SpinTestThrown)] == [die]
        assert marks(race) == marked
        assert top(race) == "W8"


@rule("SO-R37", "SO-024")
def test_a_spinning_pod_may_shut_down_and_be_rid_of_the_spin() -> None:
    race = scene([pod(10, 10, marks="orange")], at="Stopping", speed=5, spinning=True, deck="2C")
    say(race, SHUT_DOWN)
    say(race, PASS, luck=[6])
    assert marks(race) == "orange red"
    say(race, PASS)
    assert top(race) == "W1"
    say(race, PASS)
    assert marks(race) == "red"
    assert asked(race) == [("ChooseRestart", 0)]


@rule("SO-064", "SO-065")
def test_last_cards_then_the_next_player() -> None:
    race = scene([pod(10, 10, hand="7C 8C", damage=5), pod(60, 60)], at="W8", deck="2C")
    say(race, plays("7C", 0))
    say(race, plays("8C", 0))
    assert race.pods[0].damage == 3
    assert race.active == 0
    say(race, PASS)
    assert race.active == 1


@rule("SO-R30")
def test_engines_restart_after_a_failed_throw_moves_nobody() -> None:
    race = scene([pod(10, 10, hand="JH", marks="red")], at="Determining")
    say(race, RESTART, luck=[3])
    assert top(race) == "W8"
    say(race, plays("JH", 0))
    assert marks(race) == ""
    assert top(race) == "W8"


@rule("SO-R29", "SO-130")
def test_a_backfire_at_19_falls_apart() -> None:
    standing = pod(10, 10, damage=19, marks="red", ejected=True)
    race = scene([standing, pod(12.5, 10)], at="Determining", deck="2C")
    events = say(race, RESTART, luck=[5, 1])
    assert "FellApart" in kinds(events)
    assert "BlastHit" not in kinds(events)
    assert race.pods[0].status == BAILED_OUT
    assert len(race.wrecks) == 1


@rule("SO-R32", "SO-098")
def test_a_black_marker_can_be_cleared_before_phase_4() -> None:
    race = scene([pod(10, 10, hand="10C"), pod(20, 10)], at="Manoeuvring", speed=12)
    say(race, way("m 12"), PASS, luck=[1, 1])
    say(race, SHUT_DOWN)
    assert marks(race) == "black"
    assert top(race) == "W6"
    say(race, plays("10C", 0, 2))
    assert marks(race) == ""
    assert asked(race) == [("ChooseShutdown", 0)]


@rule("SO-R32", "SO-102", "SO-173")
def test_the_black_marker_of_being_put_back_can_be_cleared_too() -> None:
    rock = disc("O1", "obstacle", 24.5, 10, 3)
    over = pod(10, 10, hand="10C", marks="orange")
    race = scene([over, pod(18, 10)], rock, at="Manoeuvring", speed=11, spinning=True, luck=[0.0])
    say(race, PASS, luck=[1, 1])
    assert top(race) == "W6", "the pass would suffice"
    say(race, PASS)
    say(race, PASS, luck=[1, 1])
    events = say(race, PASS, luck=[180.0])
    assert "PutBack" in kinds(events)
    assert (top(race), marks(race)) == ("W6", "orange black")
    say(race, plays("10C", 0, 2))
    assert marks(race) == "orange"


@rule("SO-R40")
def test_there_is_one_marker_of_each_colour() -> None:
    race = scene([pod(10, 10, marks="black")], at="Stopping")
    assert marks(race) == "red"
