"""Windows: who is asked, what is admitted, how answers count, and when they close."""

from games.spin_out.positions import (
    PASS,
    asked,
    bails,
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
    wall,
    way,
)
from paddock.core.chance import Dealer, Script
from paddock.core.protocol import AIMED, FATEFUL, FREE, advance
from paddock.games.spin_out.actions import CLAIM_FINISH, SHUT_DOWN, PlayCard
from paddock.games.spin_out.book.cards import CARDS
from paddock.games.spin_out.events.cards import PlayLapsed
from paddock.games.spin_out.state import KILLED, SpinOut
from paddock.games.spin_out.view import redeal
from paddock.table.diary import Diary
from support import rule


def options(race: SpinOut, seat: int) -> set[str]:
    """The kinds of what a seat may do; cards by what they are named."""
    (decision,) = [one for one in race.asked if one.seat == seat]
    return {
        one.__class__.__name__ if not isinstance(one, PlayCard) else f"{one.named}"
        for one in decision.options()
    }


@rule("SO-168")
def test_who_could_play_by_public_facts_is_asked() -> None:
    crew = [pod(10, 10, ejected=True), pod(60, 60, hand="2C"), pod(70, 60), pod(80, 60, hand="X1")]
    race = scene(crew, at="W8")
    assert asked(race) == [("ChoosePlay", 1), ("ChoosePlay", 3)]
    # All Aces and Jokers lie face up: nobody out of turn could play.
    unused = scene([pod(10, 10), pod(60, 60, hand="2C")], at="W8", discard="AC AD AH AS X1 X2")
    assert asked(unused) == [("ChoosePlay", 0)], "the active player can always eject"


@rule("SO-168")
def test_what_is_held_never_decides_who_is_asked() -> None:
    crew = [pod(10, 10), pod(60, 60, hand="2C 3C"), pod(70, 60, hand="X1")]
    race = scene(crew, at="W8", deck="AS AH KS 4C 5C")
    for seed in range(20):
        assert asked(redeal(race, 0, Dealer(seed))) == asked(race)


@rule("SO-168")
def test_a_window_without_anybody_does_not_open() -> None:
    race = scene([pod(10, 10, ejected=True), pod(60, 60)], at="W8", deck="2C")
    assert race.active == 1, "W8 and W0 are gone by"


@rule("SO-169", "SO-R42")
def test_the_first_play_in_the_order_of_play_counts_and_the_rest_lapse() -> None:
    crew = [pod(10, 10), pod(60, 60, hand="X1"), pod(70, 60, hand="X2")]
    race = scene(crew, at="W8", active=0)
    diary = Diary()
    second = joker("QH", 0, which="X2")
    advance(race, [PASS, joker("QH", 2), second], Script([]), diary)
    assert marks(race, 2) == "black"
    assert marks(race, 0) == ""
    assert hand(race, 2) == "X2"
    lapsed = [one for one in diary.entries if isinstance(one.event, PlayLapsed)]
    assert [(one.seat, one.others) for one in lapsed] == [(2, None)]
    assert top(race) == "W8", "it opens again"
    crew = [pod(10, 10), pod(60, 60, hand="X1"), pod(70, 60, hand="X2")]
    from_two = scene(crew, at="W8", active=2)
    assert [seat for _, seat in asked(from_two)] == [2, 1]


@rule("SO-170")
def test_an_answer_says_everything_at_once() -> None:
    race = scene([pod(10, 10, hand="X1", damage=3, marks="blue red"), pod(60, 60)], at="W8")
    say(race, joker("10S", 0, 1))
    assert (race.pods[0].damage, marks(race)) == (1, "red")
    assert top(race) == "W8"


@rule("SO-171", "SO-R41")
def test_what_each_window_admits() -> None:
    everything = "AC AD AH AS KC KD KH KS QC QH QS JC JD JH JS 10C 2C"
    crew = [pod(10, 10, hand=everything, damage=3), pod(20, 10), pod(60, 60)]
    race = scene(crew, speed=18)
    say(race, way("m 18"))
    assert _names(race) == {"AD", "AH", "KC", "JC", "10C", "2C"}
    crew = [pod(10, 10, hand=everything, damage=3), pod(60, 60)]
    race = scene(crew, wall(20), speed=18)
    say(race, way("m 18"))
    assert _names(race) == {"KH", "10C", "2C"}
    edge = scene([pod(5, 60, 180, hand=everything, damage=3)], speed=9)
    say(edge, way("m 9"))
    assert _names(edge) == {"10C", "2C"}
    test = scene([pod(10, 10, hand=everything, damage=3)], at="Testing", speed=20)
    assert _names(test) == {"AS", "JS"}
    assert "Eject" in options(test, 0)
    free = scene([pod(10, 10, hand=everything, damage=3), pod(60, 60)], at="W3", speed=5)
    assert _names(free) == {
        "KC", "KD", "KH", "KS", "QC", "QH", "QS", "JD", "10C", "2C",
    }  # fmt: skip


def _names(race: SpinOut, seat: int = 0) -> set[str]:
    (decision,) = [one for one in race.asked if one.seat == seat]
    return {CARDS[one.card] for one in decision.options() if isinstance(one, PlayCard)}


@rule("SO-171", "SO-146", "SO-151")
def test_what_others_may_do_at_a_nudge_an_obstacle_and_a_test() -> None:
    other = pod(20, 10, hand="AC X1", damage=2, marks="red")
    race = scene([pod(10, 10), other, pod(60, 60, hand="AC X1", damage=2)], speed=18)
    say(race, way("m 18"))
    assert {"Eject", "BailOut"} <= options(race, 1)
    assert joker("9S", 1) in race.asked[1].options()
    assert not {"Eject", "BailOut"} & options(race, 2)
    assert refusal(race, joker("9S", 2), 2) == "SO-171"
    third = offered(race, 2, "X1")
    assert {one.named for one in third} == {50, 44, 36}, "Evasive, Squeeze, Good Nudge"
    crash = scene([pod(10, 10), pod(60, 60, hand="AC X1", damage=2)], wall(20), speed=18)
    say(crash, way("m 18"))
    assert [one.named for one in offered(crash, 1, "X1")] == [46]
    assert "Eject" not in options(crash, 1)
    test = scene([pod(10, 10), pod(60, 60, hand="AS X1", damage=2)], at="Testing", speed=20)
    assert [one.target for one in offered(test, 1, "AS")] == [0]
    assert "Eject" not in options(test, 1)


@rule("SO-172", "SO-R72")
def test_when_the_active_player_is_out_all_windows_of_the_turn_close() -> None:
    crew = [pod(10, 10), pod(60, 60, hand="X1"), pod(80, 60)]
    race = scene(crew, at="W1", deck="2C")
    events = say(race, {0: race.asked[0].options()[0], 1: joker("KS", 0)}, luck=[6])
    assert "Kaboomed" in kinds(events)
    assert race.pods[0].status == KILLED
    assert not {"SpeedSet", "Moved"} & set(kinds(events))
    assert race.active == 1


@rule("SO-173")
def test_the_spin_window_is_the_window_after_the_draw() -> None:
    race = scene([pod(60, 60, marks="orange")], at="W1")
    assert asked(race) == [("ChoosePlay", 0)]
    events = say(race, PASS, luck=[1, 2])
    assert "SpunUp" in kinds(events)


@rule("SO-173", "SO-R41")
def test_after_the_last_interruption_w6_is_held_once() -> None:
    race = scene([pod(10, 10), pod(20, 10)], speed=12)
    say(race, way("m 12"), PASS, luck=[1, 1])
    say(race, SHUT_DOWN)
    assert top(race) == "W6"
    say(race, PASS)
    assert top(race) != "W6"
    plain = scene([pod(10, 10), pod(60, 60, hand="2C")], speed=3)
    say(plain, way("m 3"))
    assert top(plain) == "W6"
    assert asked(plain) == [("ChooseShutdown", 0), ("ChoosePlay", 1)]


@rule("SO-R41")
def test_between_turns_everybody_may_play_from_the_next_on() -> None:
    crew = [pod(10, 10, hand="2C"), pod(60, 60, hand="X1"), pod(80, 60, hand="AS", marks="red")]
    race = scene(crew, at="W0", active=0)
    assert [seat for _, seat in asked(race)] == [1, 2, 0]
    assert race.active == -1
    assert "Eject" in options(race, 2)
    assert "BailOut" in options(race, 2)


@rule("SO-R42")
def test_whoever_is_up_goes_on_instead_of_passing() -> None:
    race = scene([pod(10, 10, hand="7C", damage=2), pod(60, 60, hand="X1")], at="W3", speed=5)
    assert asked(race) == [("ChooseManoeuvre", 0), ("ChoosePlay", 1)]
    say(race, {0: way("m 5"), 1: joker("QH", 0)})
    assert marks(race) == "black"
    assert race.pods[0].pose.x == 100_000, "somebody played, so nothing has moved yet"
    say(race, plays("7C", 0))
    assert race.pods[0].damage == 1


def test_how_much_hangs_on_a_window() -> None:
    def urgency(race: SpinOut) -> int:
        return race.phases[-1].urgency(race)

    assert urgency(scene([pod(10, 10)], at="W8")) == FREE
    assert urgency(scene([pod(10, 10)], at="Testing", speed=20)) == AIMED
    for damage, wanted in ((13, AIMED), (14, FATEFUL)):
        race = scene([pod(10, 10), pod(20, 10, damage=damage)], speed=18)
        say(race, way("m 18"))
        assert urgency(race) == wanted
    for damage, wanted in ((7, AIMED), (8, FATEFUL)):
        race = scene([pod(10, 10, damage=damage)], wall(20), speed=18)
        say(race, way("m 18"))
        assert urgency(race) == wanted
    race = scene([pod(10, 10, hand="KS"), pod(60, 60, hand="2C")], at="W8")
    assert race.phases[-1].turn(race) == 0
    say(race, plays("KS", 1))
    assert urgency(race) == FATEFUL
    assert race.phases[-1].is_trigger(race)
    assert not scene([pod(10, 10)], at="W8").phases[-1].is_trigger(race)


def test_the_windows_at_the_end_of_a_turn_admit_no_more_than_the_one_before() -> None:
    for at, is_echo in (("W1", False), ("W3", False), ("W8", True)):
        race = scene([pod(10, 10)], at=at)
        assert race.phases[-1].is_echo(race) == is_echo


@rule("SO-157", "SO-R81")
def test_the_finish_card_in_a_window_of_the_own_turn() -> None:
    crossed = pod(10, 10, hand="QD", crossed=True)
    race = scene([crossed, pod(60, 60)], at="W8", deck="2C")
    say(race, CLAIM_FINISH)
    assert race.finish_card_by == 0
    assert race.discard == []
    not_yet = scene([pod(10, 10, hand="QD"), pod(60, 60)], at="W8")
    assert refusal(not_yet, CLAIM_FINISH) == "SO-157"
    other = scene([pod(10, 10), pod(60, 60, hand="QD AS", crossed=True)], at="W8")
    assert refusal(other, CLAIM_FINISH, 1) == "SO-157", "not in the Turn of another"


@rule("SO-169")
def test_passes_are_not_told() -> None:
    race = scene([pod(10, 10), pod(60, 60, hand="X1")], at="W3", speed=5)
    events = say(race, way("m 5"))
    assert set(kinds(events)) == {"Moved"}
    assert only(events, PlayLapsed) == []
    assert ejects().code != bails().code
