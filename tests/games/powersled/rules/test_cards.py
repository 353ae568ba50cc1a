"""Laying cards: the base card, what is added to it, and how long it lasts."""

import pytest

from games.powersled.positions import (
    asked,
    at,
    circle,
    codes,
    deck,
    hand,
    kinds,
    of,
    options,
    play,
    position,
    refusal,
    refused_by,
    rolls,
    where,
)
from paddock.games.powersled.actions import PASS, REACT, Lay, lay
from paddock.games.powersled.book.cards import (
    CORNERING,
    DRIFT_2,
    DRIFT_4,
    FIELD,
    KINDS,
    MOVE_3,
    MOVE_4,
    PILOTING,
    SPEED,
)
from paddock.games.powersled.decisions import ChooseCards
from paddock.games.powersled.events.turns import CardsLaid
from support import rule

SPECIALS = ["GC", "GP", "GS", "GR", "LA", "MI", "SL", "NU", "FF", "GH"]


@rule("PS-050")
def test_exactly_one_base_card_is_laid_and_it_must_be() -> None:
    race = position(A=at("s5.0.0", "M3 D2 FF"), B=at("s0.0.0"))
    assert options(race) == ["D2", "M3", "FF:0", "FF:1"]
    assert refused_by(race, PASS) == "PS-050"
    assert "Now a base card is laid" in refusal(race, REACT)
    assert refusal(race, lay(MOVE_4, 0, 0, 0, 0)) == "PS-050 You hold no such card."
    assert refused_by(race, Lay(KINDS, 3, 0, 0, 0)) == "PS-050"


@rule("PS-072", "PS-056")
def test_a_base_card_has_the_speed_that_is_printed_on_it() -> None:
    race = position(A=at("s5.0.0", "M3 GC FF"), B=at("s0.0.0"))
    assert refused_by(race, Lay(MOVE_3, 5, 0, 0, 0)) == "PS-072"
    assert refused_by(race, Lay(FIELD, 2, 0, 0, 0)) == "PS-056"
    assert "Force Field is a DRIFT 0 or a DRIFT 1" in refusal(race, Lay(FIELD, 2, 0, 0, 0))


@rule("PS-051", "PS-R19", "PS-058")
def test_any_number_of_the_three_helping_cards_may_be_added() -> None:
    race = position(A=at("s5.0.0", "M3 GC GC GP GS GR LA FF GH"), B=at("s0.0.0"))
    moves = [word for word in options(race) if word.startswith("M3")]
    assert moves == [
        "M3" + "+gc" * corners + "+gp" * pilotings + "+gs" * extras
        for corners in range(3)
        for pilotings in range(2)
        for extras in range(2)
    ]


@rule("PS-R19")
def test_helping_cards_may_be_added_where_they_are_of_no_use() -> None:
    # No corner, nobody to pass.
    race = position(A=at("s5.0.0", "M3 GC GP"), B=at("s0.0.0"))
    play(race, "M3+gc+gp", "forward", "forward", "forward")
    assert hand(race, "A") == ""
    assert codes(deck(race, "A").discards)[:8] == "M3 GC GP"


@rule("PS-051")
def test_more_helping_cards_than_are_held_are_refused() -> None:
    race = position(A=at("s5.0.0", "M3 GP"), B=at("s0.0.0"))
    why = refusal(race, lay(MOVE_3, 0, 0, 2, 0))
    assert why == "PS-051 You hold 1 Good Piloting, not 2."
    assert refused_by(race, lay(MOVE_3, 0, 1, 0, 0)) == "PS-051"
    # The base card is not in the hand any more when it is to be added to itself.
    assert refusal(race, lay(PILOTING, 1, 0, 1, 0)) == "PS-051 You hold 1 Good Piloting, not 2."
    assert "two in a deck" in refusal(race, Lay(MOVE_3, 3, 3, 0, 0))


@rule("PS-052")
def test_all_cards_are_laid_before_the_first_square() -> None:
    race = position(A=at("s5.0.0", "D3 GC GP GS"), B=at("s0.0.0"))
    events = play(race, "D3+gc+gs")
    assert kinds(events) == ["CardsLaid"]
    (laid,) = of(events, CardsLaid)
    assert (laid.seat, laid.speed, laid.corners, laid.pilotings, laid.extras) == (0, 3, 1, 0, 1)
    assert where(race, "A") == "s5.0.0"
    # The Good Piloting that stayed in the hand is of no use in this play.
    assert hand(race, "A") == "GP"
    play(race, "left")
    assert options(race) == ["forward"]


@rule("PS-053", "PS-050")
def test_a_play_may_empty_the_hand() -> None:
    race = position(A=at("s5.0.0", "M3 GS"), B=at("s0.0.0"))
    play(race, "M3+gs")
    assert deck(race, "A").holds() == 0
    play(race, *["forward"] * 4)
    assert where(race, "A") == "s5.0.4"


@rule("PS-056", "PS-057", "PS-R16", "PS-R18")
@pytest.mark.parametrize("card", SPECIALS)
def test_every_special_card_is_a_drift_of_nought_or_one(card: str) -> None:
    race = position(A=at("s5.0.0", card), B=at("s0.0.0"))
    # PS-057: with nothing but special cards one of them must be used so.
    assert options(race) == [f"{card}:0", f"{card}:1"]
    play(race, f"{card}:1")
    assert options(race) == ["forward", "left"]
    play(race, "left")
    assert where(race, "A") == "s5.1.1"


@rule("PS-056", "PS-R16")
def test_a_special_card_used_as_a_drift_loses_its_own_text() -> None:
    # Good Cornering as DRIFT 1 raises no safe speed, Good Speed gives no square.
    race = position(A=at("s0.0.5", "GC"), B=at("s5.0.0"), config={"safe": {"A": 1}})
    play(race, "GC:1", "forward")
    assert race.play.corners == 0
    race = position(A=at("s5.0.0", "GS"), B=at("s0.0.0"))
    play(race, "GS:1", "forward")
    assert asked(race) == "B ChooseCards"
    race = position(A=at("s5.0.0", "GP"), B=at("s5.0.1"))
    play(race, "GP:1")
    assert options(race) == ["forward", "left"]


@rule("PS-R16")
def test_a_special_card_as_a_drift_takes_helping_cards_and_sideswipes() -> None:
    race = position(A=at("s5.0.0", "LA GP GS"), B=at("s5.1.0"))
    assert options(race)[:4] == ["GP:0", "GP:0+gs", "GP:1", "GP:1+gs"]
    play(race, "LA:1+gp+gs")
    assert options(race) == ["forward", "left", "swipe2x1"]
    play(race, "left", "right")
    assert where(race, "A") == "s5.0.2"


@rule("PS-R17")
def test_a_drift_of_nought_stays_where_it_is() -> None:
    race = position(A=at("s0.0.5", "LA", mines_under=1), B=at("s5.0.0"), mines="s0.0.5")
    events = play(race, "LA:0")
    assert kinds(events) == ["CardsLaid"]
    assert where(race, "A") == "s0.0.5"


@rule("PS-R17", "PS-099", "PS-097")
def test_a_drift_of_nought_may_take_the_extra_square_as_its_lane_change() -> None:
    race = position(A=at("s5.0.0", "LA GS", slicks_under=1), B=at("s0.0.0"), slicks="s5.0.0")
    play(race, "LA:0+gs")
    assert options(race) == ["stop", "forward", "left"]
    # What was dropped under it takes effect first.
    events = play(race, "left", dice=[12])
    assert rolls(events) == [("A", 0, 12)]
    assert where(race, "A") == "s5.1.1"


@rule("PS-R17", "PS-R44", "PS-097")
def test_control_lost_on_the_way_to_it_costs_the_extra_square() -> None:
    race = position(A=at("s5.0.0", "LA GS", slicks_under=1), B=at("s0.0.0"), slicks="s5.0.0")
    play(race, "LA:0+gs", "forward", dice=[3])
    assert (where(race, "A"), circle(race, "A")) == ("s5.0.0", "D0")
    assert asked(race) == "B ChooseCards"


@rule("PS-058", "PS-090", "PS-097")
def test_different_special_cards_work_together() -> None:
    race = position(A=at("s0.0.5", "M4 GC GS"), B=at("s5.0.0"))
    events = play(race, "M4+gc+gs", *["forward"] * 5)
    assert rolls(events) == []
    assert where(race, "A") == "s1.0.2"


@rule("PS-059", "PS-090")
def test_two_copies_add_up() -> None:
    race = position("serpentine", A=at("s0.0.4", "D4 GC GC"), B=at("s6.0.0"))
    events = play(race, "D4+gc+gc", *["forward"] * 4)
    assert rolls(events) == []
    race = position("serpentine", A=at("s0.0.4", "D4 GC"), B=at("s6.0.0"))
    events = play(race, "D4+gc", "forward", dice=[12])
    assert rolls(events) == [("A", -1, 11)]


@rule("PS-060")
def test_a_special_card_has_no_effect_in_the_next_round() -> None:
    race = position(A=at("s0.0.4", "LA M4 GC"), B=at("s5.0.0", "D2"))
    play(race, "LA:1+gc", "forward", "D2", "forward", "forward")
    assert asked(race) == "A ChooseCards"
    events = play(race, "M4", "forward", dice=[12])
    assert rolls(events) == [("A", -1, 11)]


@rule("PS-061")
def test_played_cards_go_to_the_own_discard_pile() -> None:
    race = position(A=at("s5.0.0", "D4 GS M3"), B=at("s0.0.0"))
    before = deck(race, "A").discards.copy()
    play(race, "D4+gs")
    after = deck(race, "A").discards
    assert after[DRIFT_4] - before[DRIFT_4] == after[SPEED] - before[SPEED] == 1
    assert hand(race, "A") == "M3"
    assert deck(race, "B").discards[DRIFT_4] == 0


@rule("PS-055")
def test_the_question_shows_the_own_hand() -> None:
    race = position(A=at("s5.0.0", "D2 GC"), B=at("s0.0.0"))
    (decision,) = race.asked
    assert isinstance(decision, ChooseCards)
    assert (decision.hand[DRIFT_2], decision.hand[CORNERING], sum(decision.hand)) == (1, 1, 2)
