"""The turn: draw, discard, three rounds in order of standing, regaining control."""

import pytest

from games.powersled.positions import (
    LETTERS,
    ToldDice,
    asked,
    at,
    codes,
    deck,
    hand,
    kinds,
    of,
    options,
    play,
    position,
    refused_by,
    rest_of_turn,
    sled,
    to_discard,
    where,
    written,
)
from paddock.core.protocol import begin
from paddock.games.powersled.actions import DISCARDS, PASS
from paddock.games.powersled.book.cards import DRIFT_2, MOVE_3
from paddock.games.powersled.events.driving import Regained
from paddock.games.powersled.events.turns import (
    Discarded,
    Drew,
    DrewHidden,
    PutAside,
    PutAsideHidden,
    Reshuffled,
    RoundBegan,
    StoodStill,
    TurnBegan,
)
from paddock.games.powersled.phases.control import Regaining
from paddock.games.powersled.phases.turn import ROUNDS, Discarding, Turn
from paddock.games.powersled.rules.finish import standings
from paddock.games.powersled.state import Powersled
from paddock.games.powersled.view import view
from paddock.table.diary import Diary
from support import rule, said

SIX = "M3 M3 M3 M3 M3 M3"


def began(race: Powersled) -> Diary:
    """Run on from where the race is, drawing from sorted piles."""
    diary = Diary()
    begin(race, ToldDice([]), diary)
    return diary


def order_now(race: Powersled) -> str:
    """The order of the round that begins now."""
    race.phases = rest_of_turn(ROUNDS, Discarding())
    (round_,) = of(began(race).told(), RoundBegan)
    return "".join(LETTERS[seat] for seat in round_.order)


@rule("PS-030", "PS-037", "PS-043")
def test_a_turn_is_draw_discard_three_rounds_and_regain() -> None:
    race = position(A=at("s5.0.0", "", control=1), B=at("s0.0.0", "D2 D2 D2"), round=1)
    race.phases = rest_of_turn(ROUNDS, Discarding())
    race.round, race.turn = 0, 4
    diary = began(race)
    diary.entries += written(race, *["D2", "forward", "forward"] * 3, dice=[7]).entries
    told = [
        type(event).__name__
        for event in diary.told()
        if isinstance(event, RoundBegan | Regained | TurnBegan | Drew | Discarded)
    ]
    assert told == ["RoundBegan"] * 3 + ["Regained", "TurnBegan", "Drew", "Drew", "RoundBegan"]
    assert [one.round for one in of(diary.told(), RoundBegan)] == [1, 2, 3, 1]
    assert race.turn == 5


@rule("PS-030", "PS-035")
def test_all_discard_before_the_first_card_is_played() -> None:
    race = position(
        A=at("s5.0.1", "M3 M3 M3 M3 M3 M3 M4"), B=at("s5.0.0", "M3 M3 M3 M3 M3 M3 D2 D2")
    )
    race.phases = rest_of_turn(ROUNDS, Discarding())
    began(race)
    assert asked(race) == "A ChooseDiscard, B ChooseDiscard"
    play(race, "xM4, xD2")
    assert asked(race) == "B ChooseDiscard"
    events = play(race, "xD2")
    assert kinds(events)[-1] == "RoundBegan"
    assert asked(race) == "A ChooseCards"


@rule("PS-031")
def test_each_sled_in_the_race_draws_its_thrust() -> None:
    race = position(A=at("s5.0.0", thrust=8), B=at("s5.0.1", thrust=3), C=at("s5.0.2", "", out=1))
    race.phases = [Turn()]
    events = began(race).told()
    assert [(one.seat, sum(one.cards)) for one in of(events, Drew)] == [(0, 8), (1, 3)]
    assert deck(race, "C").holds() == 0


@rule("PS-032")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 9), (2, 6)])
def test_only_the_first_draw_adds_half_the_stability(turn: int, drawn: int) -> None:
    race = position(A=at("s5.0.0", "", stability=7), B=at("s5.0.1", "M3"))
    race.turn = turn - 1
    race.phases = [Turn()]
    events = began(race).told()
    assert sum(of(events, Drew)[0].cards) == drawn


@rule("PS-033", "PS-035")
def test_cards_left_over_stay_and_count() -> None:
    race = position(A=at("s5.0.0", "GC GC"), B=at("s5.0.1", "M3"))
    race.phases = [Turn()]
    began(race)
    assert hand(race, "A") == "M3 M3 M3 M3 M3 M3 GC GC"
    assert asked(race).startswith("A ChooseDiscard")
    assert to_discard(race) == 2


@rule("PS-034", "PS-R13")
@pytest.mark.parametrize(("owed", "drawn"), [(2, 4), (6, 0), (9, 0)])
def test_owed_cards_lower_the_next_draw_and_are_forgotten(owed: int, drawn: int) -> None:
    race = position(A=at("s5.0.0", "", owed=owed), B=at("s5.0.1"))
    race.phases = [Turn()]
    events = began(race).told()
    first = of(events, Drew)[0]
    assert (sum(first.cards), first.owed) == (drawn, owed)
    assert sled(race, "A").owed == 0


@rule("PS-035", "PS-R14")
def test_the_owner_chooses_exactly_the_excess() -> None:
    race = position(A=at("s5.0.0", "M3 M3 M4 D2 D2 GC LA FF"), B=at("s5.0.1"))
    race.phases = rest_of_turn(ROUNDS, Discarding())
    began(race)
    assert options(race) == ["xM3", "xM4", "xD2", "xGC", "xLA", "xFF"]
    events = play(race, "xD2", "xFF")
    assert hand(race, "A") == "M3 M3 M4 D2 GC LA"
    (thrown,) = of(events, Discarded)
    assert codes(thrown.cards) == "D2 FF"
    assert deck(race, "A").discards[DRIFT_2] == 1


@rule("PS-R14")
def test_what_is_no_card_of_the_hand_cannot_be_discarded() -> None:
    race = position(A=at("s5.0.0", "M3 M3 M4 D2 D2 GC LA FF"), B=at("s5.0.1"))
    race.phases = rest_of_turn(ROUNDS, Discarding())
    began(race)
    assert refused_by(race, DISCARDS[2]) == "PS-R14"
    assert "no such card" in said(race.asked[0].refusal(DISCARDS[2]))
    assert "name one of your hand" in said(race.asked[0].refusal(PASS))
    assert refused_by(race, DISCARDS[MOVE_3]) == ""


@rule("PS-035")
def test_a_hand_limit_discard_is_hidden_until_all_have_chosen() -> None:
    race = position(
        A=at("s5.0.1", "M3 M3 M3 M3 M3 M3 M4 M5"), B=at("s5.0.0", "M3 M3 M3 M3 M3 M3 D2")
    )
    race.phases = rest_of_turn(ROUNDS, Discarding())
    began(race)
    first = written(race, "xM4, xD2")
    assert kinds(first.heard(1)) == ["PutAsideHidden", "PutAside"]
    assert [one.seat for one in of(first.heard(1), PutAsideHidden)] == [0]
    assert [one.card for one in of(first.heard(1), PutAside)] == [DRIFT_2]
    seen = view(race, 1)
    assert (codes(seen.decks[0].discards), seen.decks[0].aside) == (
        codes(deck(race, "A").discards),
        1,
    )
    assert "M4" not in codes(seen.decks[0].discards)
    last = written(race, "xM5")
    assert [codes(one.cards) for one in of(last.heard(1), Discarded)] == ["M4 M5", "D2"]


@rule("PS-036", "PS-R15")
def test_at_or_below_the_stability_nothing_is_discarded() -> None:
    race = position(A=at("s5.0.1", "M3 M3 M3 M3 M3 M3"), B=at("s5.0.0"))
    race.phases = rest_of_turn(ROUNDS, Discarding())
    events = began(race).told()
    assert kinds(events) == ["RoundBegan"]
    assert asked(race) == "A ChooseCards"


@rule("PS-035", "PS-270")
def test_a_sled_out_of_the_race_discards_nothing() -> None:
    race = position(A=at("s5.0.1"), B=at("s5.0.0"), C=at("s5.0.2", SIX + " M4 M5", out=1))
    race.phases = rest_of_turn(ROUNDS, Discarding())
    assert kinds(began(race).told()) == ["RoundBegan"]
    assert asked(race) == "A ChooseCards"


@rule("PS-037")
def test_every_sled_has_one_play_in_each_round() -> None:
    race = position(A=at("s5.0.1", "D2 D2"), B=at("s5.1.0", "D2 D2"))
    events = play(race, "A D2", "A forward", "A forward", "B D2", "B forward", "B forward")
    assert [one.round for one in of(events, RoundBegan)] == [2]
    assert asked(race) == "A ChooseCards"


@rule("PS-038", "PS-039")
def test_the_leader_plays_first_and_the_level_by_arrival() -> None:
    race = position(
        A=at("s0.0.3"), B=at("s0.0.2", stamp=50), C=at("s0.0.4", stamp=51),
        D=at("s0.1.4", stamp=52), E=at("s0.1.2", stamp=53),
    )  # fmt: skip
    assert order_now(race) == "CDABE"


@rule("PS-039", "PS-R09")
def test_the_later_arrival_plays_later() -> None:
    race = position(A=at("s5.0.2", stamp=9), B=at("s5.1.2", stamp=8))
    assert order_now(race) == "BA"
    race = position(A=at("s5.0.2", stamp=8), B=at("s5.1.2", stamp=9))
    assert order_now(race) == "AB"


@rule("PS-040", "PS-175", "PS-R10")
def test_level_with_a_neighbour_the_racing_line_plays_first() -> None:
    # The middle squares of a hairpin are level; only the inner one is on the line.
    race = position("serpentine", A=at("A.1.2", stamp=8), B=at("A.0.1", stamp=9))
    assert order_now(race) == "BA"
    # It breaks exact ties only: a square ahead is ahead.
    race = position("serpentine", A=at("A.1.3", stamp=9), B=at("A.0.1", stamp=8))
    assert order_now(race) == "AB"


@rule("PS-041", "PS-R10", "PS-175")
def test_both_in_a_double_square_play_before_the_squares_beside_it() -> None:
    race = position(
        A=at("s1.0.2", stamp=1), B=at("s1.0.1", stamp=2), C=at("s1.1.1", stamp=9),
        D=at("s1.1.1'", stamp=8),
    )  # fmt: skip
    # C is in front, though its stamp is later.
    assert order_now(race) == "CDAB"


@rule("PS-R07", "PS-044")
def test_the_order_of_a_round_does_not_change_while_it_lasts() -> None:
    # B is struck far ahead of C by A, but C was listed before it.
    race = position(A=at("s5.0.3", "M5"), C=at("s5.1.1", "D2"), B=at("s5.0.0", "D2"))
    assert [LETTERS[seat] for seat in race.order] == ["A", "C", "B"]
    race = position(A=at("s5.0.0", "M5"), C=at("s5.1.2", "D2"), B=at("s5.0.1", "D2"))
    play(race, "M5", "forward", dice=[9, 9])
    assert where(race, "B") == "s5.0.3"
    assert asked(race) == "C ChooseCards"


@rule("PS-R11")
def test_a_lapped_sled_plays_after_the_lead_lap() -> None:
    race = position(A=at("s5.0.7", crossings=1), B=at("s0.0.1", crossings=2))
    assert order_now(race) == "BA"


@rule("PS-042", "PS-R12")
def test_an_empty_pile_is_replaced_by_the_shuffled_discards() -> None:
    race = position(A=at("s5.0.0", ""), B=at("s5.0.1"))
    one = deck(race, "A")
    one.pile, one.discards = [0] * 16, one.pile
    one.pile[MOVE_3] = 2
    one.discards = [6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    race.phases = [Turn()]
    events = began(race).told()
    assert [(one.seat, one.number) for one in of(events, Reshuffled)] == [(0, 11)]
    assert sum(of(events, Drew)[0].cards) == 6
    assert (codes(one.pile), codes(one.discards)) == ("M3 M3 M4 M4 M4 M4 M4", "")


@rule("PS-R12")
def test_with_both_piles_empty_the_draw_ends() -> None:
    race = position(A=at("s5.0.0", ""), B=at("s5.0.1"))
    one = deck(race, "A")
    one.pile, one.discards = [0] * 16, [0] * 16
    one.pile[MOVE_3] = 2
    race.phases = [Turn()]
    events = began(race).told()
    assert sum(of(events, Drew)[0].cards) == 2


@rule("PS-031")
def test_others_see_only_how_many_cards_came() -> None:
    race = position(A=at("s5.0.0"), B=at("s5.0.1"))
    race.phases = [Turn()]
    diary = began(race)
    assert [one.seat for one in of(diary.heard(1), Drew)] == [1]
    assert [(one.seat, one.number) for one in of(diary.heard(1), DrewHidden)] == [(0, 6)]


@rule("PS-044", "PS-054")
def test_a_sled_without_cards_stands_still_and_has_had_its_play() -> None:
    race = position(A=at("s5.0.0", "", speed=4), B=at("s5.0.1"))
    assert asked(race) == "B ChooseCards"
    assert where(race, "A") == "s5.0.0"
    assert sled(race, "A").has_played
    # PS-R43: its most recent play was standing still.
    assert sled(race, "A").speed == 0


@rule("PS-044")
def test_a_sled_out_of_the_race_is_skipped() -> None:
    race = position(A=at("s5.0.0", "M3", out=1), B=at("s5.0.1"), C=at("s5.0.3"))
    assert asked(race) == "B ChooseCards"


@rule("PS-044", "PS-132")
def test_a_towed_sled_is_skipped() -> None:
    race = position(A=at("s5.0.1", "M3"), B=at("s5.0.0", "GH M3"), C=at("s0.0.0"))
    play(race, "A M3", "B play", "A forward", "A forward", "A forward")
    assert asked(race) == "C ChooseCards"


@rule("PS-044")
def test_a_spinning_sled_makes_its_spin_play() -> None:
    race = position(A=at("s5.0.0", "M3", circle="D4"), B=at("s0.0.0"))
    assert asked(race) == "A ChooseDiscard"
    play(race, "xM3", dice=[7])
    assert where(race, "A") == "s5.0.2"


@rule("PS-045")
def test_who_shares_a_double_square_is_noted_when_the_round_begins() -> None:
    race = position(A=at("s2.1.0"), B=at("s2.1.0'"), C=at("s2.0.0"))
    for one in race.sleds:
        # As an earlier round has left it.
        one.partner = 1
    order_now(race)
    assert [one.partner for one in race.sleds] == [1, 0, -1]


@rule("PS-055")
def test_hand_sizes_are_open() -> None:
    race = position(A=at("s5.0.0", "M3 M4 FF"), B=at("s5.0.1", ""))
    assert [one.holds for one in view(race, 1).decks] == [3, 0]
    assert [one.holds for one in view(race, -1).decks] == [3, 0]


@rule("PS-R20")
def test_after_a_hundred_turns_standing_decides() -> None:
    race = position(A=at("s5.0.0"), B=at("s5.0.3"))
    race.turn = 100
    race.phases = [Turn()]
    began(race)
    assert not race.phases
    found = standings(race)
    assert (found.winners, found.places, found.reason) == ([1], [2, 1], "turn limit")
    # Looking at the standings moves nobody.
    assert [one.seat for one in race.sleds] == [0, 1]
    race = position(A=at("s5.0.0"), B=at("s5.0.3"))
    race.turn = 99
    race.phases = [Turn()]
    began(race)
    assert race.turn == 100
    assert race.phases


@rule("PS-R20", "PS-013")
def test_more_laps_have_more_turns() -> None:
    for turn, goes_on in ((399, True), (400, False)):
        race = position(A=at("s5.0.0"), B=at("s5.0.3"), config={"laps": 40})
        race.turn = turn
        race.phases = [Turn()]
        began(race)
        assert bool(race.phases) == goes_on


@rule("PS-240")
def test_regaining_comes_in_order_of_standing() -> None:
    race = position(A=at("s5.0.0", control=1), B=at("s5.0.4", control=2), round=3)
    race.phases = [Turn(), Regaining((1, 0))]
    diary = Diary()
    begin(race, ToldDice([2, 3, 2, 3]), diary)
    assert [one.seat for one in of(diary.told(), Regained)] == [1, 0]
    assert StoodStill.__name__ not in kinds(diary.told())
