"""Reaction windows: Force Field, and who is asked."""

import pytest

from games.powersled.positions import (
    asked,
    at,
    deck,
    hand,
    kinds,
    of,
    options,
    play,
    position,
    refusal,
    sled,
    where,
    written,
)
from paddock.games.powersled.actions import DONE, REACT
from paddock.games.powersled.decisions import UseField
from paddock.games.powersled.events.contact import (
    BY_COLLISION,
    BY_LASER,
    BY_MINE,
    BY_NUKE,
    BY_SIDESWIPE,
    BlowRolled,
    Collided,
    Reacted,
    Slid,
)
from paddock.games.powersled.state import Powersled
from support import rule

FAR = "s0.0.0"


def field(race: Powersled) -> UseField:
    """The question for Force Field that is asked now."""
    (decision,) = race.asked
    assert isinstance(decision, UseField)
    return decision


@rule("PS-125", "PS-268")
@pytest.mark.parametrize(
    ("hand_", "answers", "seat", "cause", "strength"),
    [
        ("M4", ["M4", "forward"], 1, BY_COLLISION, 4),
        ("D3", ["D3", "swipe3x2"], 2, BY_SIDESWIPE, 2),
        ("GC LA", ["GC:0", "laser"], 1, BY_LASER, 1),
        ("GC NU", ["GC:0", "nuke3"], 2, BY_NUKE, 3),
    ],
)
def test_force_field_is_asked_for_before_the_roll(
    hand_: str, answers: list[str], seat: int, cause: int, strength: int
) -> None:
    race = position(A=at("s5.0.0", hand_), B=at("s5.0.1", "FF"), C=at("s5.1.0", "FF"))
    events = play(race, *answers)
    decision = field(race)
    assert (decision.seat, decision.cause, decision.strength, decision.other) == (
        seat,
        cause,
        strength,
        0,
    )
    assert of(events, BlowRolled) == []


@rule("PS-125", "PS-268")
def test_force_field_against_a_mine() -> None:
    race = position(A=at("s5.0.0", "GC FF"), B=at(FAR), mines="s5.0.1")
    play(race, "GC:1", "forward")
    decision = field(race)
    assert (decision.seat, decision.cause, decision.strength) == (0, BY_MINE, 2)
    events = play(race, "play")
    assert of(events, BlowRolled) == []
    assert sled(race, "A").armor == 4


@rule("PS-125", "PS-R59")
def test_force_field_frees_its_owner_from_everything() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", "FF M3", armor=0, control=2))
    events = play(race, "M4", "forward", "play", dice=[9])
    assert [one.seat for one in of(events, BlowRolled)] == [0]
    assert (sled(race, "B").armor, sled(race, "B").control) == (0, 2)


@rule("PS-R59")
@pytest.mark.parametrize("way", ["forward", "left"])
def test_a_struck_sled_under_force_field_stops_the_slide_of_both(way: str) -> None:
    other = "s5.0.1" if way == "forward" else "s5.1.1"
    race = position(A=at("s5.0.0", "D4"), B=at(other, "FF"), C=at(FAR))
    events = play(race, "D4", way, "play", dice=[9])
    assert of(events, Slid) == []
    assert where(race, "A") == "s5.0.0"
    assert asked(race) == "C ChooseCards"


@rule("PS-R59", "PS-269")
def test_a_mover_under_force_field_stays_and_the_struck_sled_slides_alone() -> None:
    race = position(A=at("s5.0.0", "M4 FF"), B=at("s5.0.1"))
    events = play(race, "M4", "forward", "A play", dice=[9])
    assert [one.seat for one in of(events, BlowRolled)] == [1]
    assert where(race) == "A s5.0.0, B s5.0.3"


@rule("PS-269", "PS-R85")
def test_both_may_play_force_field_and_then_nobody_rolls() -> None:
    race = position(A=at("s5.0.0", "M4 FF"), B=at("s5.0.1", "FF"), C=at(FAR))
    play(race, "M4", "forward")
    assert asked(race) == "A UseField, B UseField"
    assert [one.other for one in race.asked if isinstance(one, UseField)] == [1, 0]
    events = play(race, "A play, B play")
    # Opened together, the mover first.
    assert [one.seats for one in of(events, Reacted)] == [(0, 1)]
    assert kinds(events)[1:] == ["StoodStill"]
    assert where(race) == "A s5.0.0, B s5.0.1, C s0.0.0"


@rule("PS-R85")
def test_the_mover_comes_first_whatever_its_seat() -> None:
    race = position(B=at("s5.0.0", "M4 FF"), A=at("s5.0.1", "FF"), C=at(FAR))
    play(race, "M4", "forward")
    assert asked(race) == "B UseField, A UseField"
    events = play(race, "B play, A play")
    assert [one.seats for one in of(events, Reacted)] == [(1, 0)]


@rule("PS-267", "PS-269")
def test_after_a_card_the_window_opens_again_for_who_may_still_play() -> None:
    race = position(A=at("s5.0.0", "M4 FF"), B=at("s5.0.1", "FF M3"))
    play(race, "M4", "forward", "A play, B pass")
    assert asked(race) == "B UseField"
    events = play(race, "B play")
    assert kinds(events) == ["Reacted"]
    # It closes when nobody plays.
    race = position(A=at("s5.0.0", "M4 FF"), B=at("s5.0.1", "FF M3"))
    events = play(race, "M4", "forward", "A pass, B pass", dice=[9, 9])
    assert [one.seat for one in of(events, BlowRolled)] == [0, 1]


@rule("PS-269")
def test_the_rolls_come_after_both_have_settled_it() -> None:
    race = position(A=at("s5.0.0", "M4 FF"), B=at("s5.0.1", "M3", unseen="FF"))
    events = play(race, "M4", "forward", "A play, B pass")
    assert of(events, BlowRolled) == []
    events = play(race, "B pass", dice=[9])
    assert [one.seat for one in of(events, BlowRolled)] == [1]


@rule("PS-267", "PS-R96")
def test_who_could_hold_the_card_is_asked_and_can_only_pass_without_it() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", "M3", unseen="FF"))
    play(race, "M4", "forward")
    assert (asked(race), options(race)) == ("B UseField", ["pass"])
    assert refusal(race, REACT) == "PS-125 You hold no Force Field."
    assert refusal(race, DONE) == "PS-267 Play Force Field, or pass."


@rule("PS-267")
def test_public_knowledge_rules_out_an_empty_hand_and_a_card_that_lies_open() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", "", unseen="FF"), C=at(FAR))
    assert len(of(play(race, "M4", "forward", dice=[9, 9]), BlowRolled)) == 2
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", "M3"), C=at(FAR))
    assert len(of(play(race, "M4", "forward", dice=[9, 9]), BlowRolled)) == 2
    # A, which laid its last card, is not asked either; with a card in hand it is.
    race = position(A=at("s5.0.0", "M4 M3", unseen="FF"), B=at("s5.0.1", "M3"), C=at(FAR))
    play(race, "M4", "forward")
    assert asked(race) == "A UseField"


@rule("PS-R96", "PS-267")
def test_being_asked_tells_nothing_about_the_hand() -> None:
    def heard_by_others(cards: str) -> list[str]:
        race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", cards, unseen="FF"), C=at(FAR))
        diary = written(race, "M4", "forward")
        return [*kinds(diary.heard(2)), asked(race)]

    assert heard_by_others("FF M3") == heard_by_others("M4 M3")


@rule("PS-269")
def test_one_force_field_an_effect_but_each_effect_has_its_window() -> None:
    # The blow of a chain is another effect: B is asked again, this time as the mover.
    race = position(
        A=at("s5.0.0", "M4"), B=at("s5.0.1", "M3", unseen="FF"), C=at("s5.0.2"), D=at(FAR)
    )
    events = play(race, "M4", "forward", "B pass", dice=[9, 9])
    assert asked(race) == "B UseField"
    assert [one.strength for one in of(events, Collided)] == [4, 2]
    events = play(race, "B pass", dice=[8, 8])
    assert len(of(events, BlowRolled)) == 2


@rule("PS-267", "PS-061")
def test_a_played_reaction_lies_open() -> None:
    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1", "FF M3"))
    play(race, "M4", "forward", "play", dice=[9])
    assert hand(race, "B") == "M3"
    assert deck(race, "B").discards[14] == 1


@rule("PS-260")
def test_a_play_is_cards_hooks_steps_tows_and_cards_after_the_move() -> None:
    race = position(A=at("s5.0.1", "D2 MI"), B=at("s5.0.0", "GH SL"), C=at(FAR))
    events = play(race, "A D2", "B play", "A forward", "A forward", "A mine", "B slick")
    assert kinds(events) == [
        "CardsLaid", "Reacted", "Hooked", "Moved", "Moved", "Towed", "HazardLaid", "HazardLaid",
    ]  # fmt: skip


@rule("PS-260")
def test_the_rest_is_spun_before_the_tow() -> None:
    race = position(A=at("s0.0.5", "M4"), B=at("s0.0.4", "GH"), C=at("s5.0.0"))
    events = play(race, "M4", "B play", "forward", dice=[3, 4, 7])
    told = kinds(events)
    assert told.index("Towed") > max(i for i, name in enumerate(told) if name == "Spun")
