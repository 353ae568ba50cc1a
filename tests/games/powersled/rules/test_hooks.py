"""The Grappling Hook."""

from games.powersled.positions import (
    asked,
    at,
    circle,
    ends,
    hand,
    kinds,
    of,
    options,
    play,
    position,
    refusal,
    rolls,
    sled,
    square,
    where,
)
from paddock.games.powersled.actions import DONE, REACT
from paddock.games.powersled.decisions import UseField, UseHook
from paddock.games.powersled.events.contact import (
    BY_HOOK,
    BlowRolled,
    Collided,
    HazardLaid,
    Hooked,
    MineWentOff,
    Towed,
)
from paddock.games.powersled.events.driving import Crossed
from support import rule

FAR = "s0.0.0"


@rule("PS-127", "PS-268")
def test_the_sled_directly_behind_may_hook_before_the_other_moves() -> None:
    race = position(A=at("s5.0.1", "M3"), B=at("s5.0.0", "GH M4"), C=at(FAR))
    events = play(race, "M3")
    assert kinds(events) == ["CardsLaid"]
    (decision,) = race.asked
    assert isinstance(decision, UseHook)
    assert (decision.seat, decision.puller, decision.speed) == (1, 0, 3)
    assert options(race) == ["pass", "play"]
    assert where(race, "A") == "s5.0.1"


@rule("PS-127", "PS-267")
def test_who_holds_no_hook_is_asked_but_can_only_pass() -> None:
    race = position(A=at("s5.0.1", "M3"), B=at("s5.0.0", "M4", unseen="GH"), C=at(FAR))
    play(race, "M3")
    assert (asked(race), options(race)) == ("B UseHook", ["pass"])
    assert refusal(race, REACT) == "PS-127 You hold no Grappling Hook."
    assert refusal(race, DONE) == "PS-267 Play Grappling Hook, or pass."


@rule("PS-128", "PS-R79")
def test_the_grappler_follows_the_same_path_and_ends_one_square_behind() -> None:
    race = position(A=at("s5.0.1", "D3"), B=at("s5.0.0", "GH"), C=at(FAR))
    events = play(race, "D3", "play", "forward", "left", "forward")
    assert where(race) == "A s5.1.4, B s5.1.3, C s0.0.0"
    [towed] = of(events, Towed)
    assert (towed.seat, towed.puller) == (1, 0)
    assert (towed.start, towed.through, towed.end) == ("s5.0.0", ("s5.0.1", "s5.0.2"), "s5.1.3")
    assert sled(race, "B").left_last == square(race, "s5.0.2")
    # PS-R09: it arrived after the puller.
    assert sled(race, "B").stamp > sled(race, "A").stamp


@rule("PS-129", "PS-045")
def test_it_ends_in_the_same_double_square_only_if_both_began_the_round_in_one() -> None:
    # Corner B's exit square and, four squares on, corner D's entry square on Foundry.
    race = position(A=at("s2.1.0", "M5"), B=at("s2.1.0'", "GH"), C=at(FAR))
    play(race, "M5", "play", *["forward"] * 5, dice=[12])
    assert where(race) == "A s3.1.1, B s3.1.1', C s0.0.0"
    # Began one behind the other in two squares: one square behind.
    race = position(A=at("s2.1.1", "M4"), B=at("s2.1.0", "GH"), C=at(FAR))
    play(race, "M4", "play", *["forward"] * 4, dice=[12])
    assert where(race) == "A s3.1.1, B s3.1.0, C s0.0.0"


@rule("PS-129")
def test_from_one_double_square_to_an_ordinary_one_it_is_one_behind() -> None:
    race = position(A=at("s2.1.0", "D2"), B=at("s2.1.0'", "GH"), C=at(FAR))
    play(race, "D2", "play", "forward", "forward")
    assert where(race) == "A s2.1.2, B s2.1.1, C s0.0.0"


@rule("PS-130", "PS-R83")
def test_the_grappler_takes_no_test_and_no_hazard_on_the_way() -> None:
    race = position(
        A=at("s0.0.4", "M4 GP"), B=at("s0.0.3", "GH"), C=at("s5.0.0"),
        mines="s0.0.5", slicks="s0.0.5",
    )  # fmt: skip
    events = play(race, "M4+gp", "play", "forward!next", *["forward"] * 3, dice=[12])
    # The test is the puller's; mine and slick stay.
    assert rolls(events) == [("A", -1, 11)]
    assert of(events, MineWentOff) == []
    assert (sum(race.mines), sum(race.slicks), where(race, "B")) == (1, 1, "A.0.1")


@rule("PS-130")
def test_the_pullers_mishaps_are_not_the_grapplers() -> None:
    race = position(A=at("s5.0.1", "M3"), B=at("s5.0.0", "GH", armor=1), C=at("s5.0.3"), D=at(FAR))
    events = play(race, "M3", "play", "forward", "forward", dice=[9, 9])
    assert [one.seat for one in of(events, BlowRolled)] == [0, 2]
    assert (sled(race, "B").armor, sled(race, "B").control) == (1, 0)


@rule("PS-131", "PS-268", "PS-R81")
def test_a_third_sled_may_hook_on_to_the_grappler() -> None:
    race = position(A=at("s5.0.2", "M4"), B=at("s5.0.1", "GH"), C=at("s5.0.0", "GH"), D=at(FAR))
    play(race, "A M4", "B play")
    # Asked only after the hook before it stands.
    assert asked(race) == "C UseHook"
    events = play(race, "C play", *["A forward"] * 4)
    assert where(race) == "A s5.0.6, B s5.0.5, C s5.0.4, D s0.0.0"
    assert [(one.seat, one.puller) for one in of(events, Towed)] == [(1, 0), (2, 1)]


@rule("PS-R81", "PS-R80")
def test_without_the_first_hook_nobody_else_is_asked() -> None:
    race = position(A=at("s5.0.2", "M4"), B=at("s5.0.1", "GH"), C=at("s5.0.0", "GH"))
    play(race, "A M4", "B pass")
    assert asked(race) == "A ChooseStep"


@rule("PS-132", "PS-R77")
def test_being_towed_is_the_grapplers_play() -> None:
    race = position(A=at("s5.0.1", "M3"), B=at("s5.0.0", "GH M4"), C=at(FAR))
    play(race, "M3", "play", *["forward"] * 3)
    assert asked(race) == "C ChooseCards"
    assert hand(race, "B") == "M4"


@rule("PS-R77")
def test_who_has_had_its_play_may_not_hook() -> None:
    race = position(B=at("s5.0.0", "GC GH"), A=at("s5.0.1", "M3"), C=at(FAR))
    play(race, "B GC:0", "A M3")
    assert asked(race) == "A ChooseStep"


@rule("PS-R77")
def test_with_the_option_the_tow_is_extra() -> None:
    race = position(
        A=at("s5.0.1", "M3"), B=at("s5.0.0", "GH M4"), C=at(FAR), config={"hook": "extra"}
    )
    play(race, "M3", "play", *["forward"] * 3)
    assert (where(race, "B"), asked(race)) == ("s5.0.3", "B ChooseCards")
    race = position(
        B=at("s5.0.0", "GC GH"), A=at("s5.0.1", "M3"), C=at(FAR), config={"hook": "extra"}
    )
    play(race, "B GC:0", "A M3")
    assert asked(race) == "B UseHook"


@rule("PS-R76")
def test_directly_in_front_is_the_next_square_of_the_same_lane() -> None:
    for behind, is_asked in (("s5.0.1", True), ("s5.0.0", False), ("s5.1.1", False)):
        race = position(A=at("s5.0.2", "M3"), B=at(behind, "GH"), C=at(FAR))
        play(race, "M3")
        assert (asked(race) == "B UseHook") == is_asked


@rule("PS-R76")
def test_in_a_double_square_the_rear_sled_is_directly_behind_the_front_one() -> None:
    race = position(A=at("s2.1.0", "M3"), B=at("s2.1.0'", "GH"), C=at("B.1.1", "GH"), D=at(FAR))
    play(race, "M3")
    assert asked(race) == "B UseHook"
    # And behind the rear one the sled in the square before.
    race = position(B=at("s2.1.0", "D2"), A=at("s2.1.0'", "M3"), C=at("B.1.1", "GH"), D=at(FAR))
    play(race, "D2")
    assert asked(race) == "B ChooseStep"
    play(race, "right", "forward", "A M3")
    assert asked(race) == "C UseHook"
    # Also while it is still the rear one.
    race = position(A=at("s2.1.0'", "M3"), B=at("s2.1.0"), C=at("B.1.1", "GH"), D=at(FAR))
    play(race, "M3")
    assert asked(race) == "C UseHook"


@rule("PS-R76")
def test_behind_an_ordinary_square_the_front_sled_of_a_double_one_is_asked() -> None:
    race = position(A=at("s2.1.1", "M3"), B=at("s2.1.0'", "GH"), C=at("s2.1.0", "GH"), D=at(FAR))
    play(race, "M3")
    assert asked(race) == "C UseHook"


@rule("PS-R76")
def test_the_last_square_of_the_third_lane_has_nobody_in_front() -> None:
    race = position("beltway", A=at("s0.1.3", "M3"), B=at("s0.2.2", "GH"), C=at("s3.0.0"))
    play(race, "M3")
    assert asked(race) == "A ChooseStep"
    # Nor is its first square in front of the one of lane 1 that leads to it.
    race = position("beltway", A=at("s6.2.0", "M3"), B=at("s6.1.0", "GH"), C=at("s3.0.0"))
    play(race, "M3")
    assert asked(race) == "A ChooseStep"


@rule("PS-R76")
def test_any_base_card_is_a_trigger_but_a_spin_is_not() -> None:
    race = position(A=at("s5.0.1", "LA"), B=at("s5.0.0", "GH"), C=at(FAR))
    play(race, "LA:0")
    assert asked(race) == "B UseHook"
    race = position(A=at("s5.0.1", "M3", circle="D4"), B=at("s5.0.0", "GH M3"), C=at(FAR))
    play(race, "xM3", dice=[7])
    assert asked(race) == "B ChooseCards"


@rule("PS-R79", "PS-R84")
def test_only_the_squares_that_the_puller_leaves_are_its_path() -> None:
    # A strikes C and stays under its Force Field; C slides on alone.
    race = position(A=at("s5.0.1", "M4 FF"), B=at("s5.0.0", "GH"), C=at("s5.0.2"), D=at(FAR))
    events = play(race, "M4", "B play", "A pass", "forward", "A play", dice=[9])
    assert (ends(events, "C"), of(events, Towed)) == (["s5.0.3", "s5.0.4"], [])
    assert where(race, "B") == "s5.0.0"


@rule("PS-R78")
def test_without_room_the_grappler_stops_in_the_last_square_that_has_some() -> None:
    # A passes C and ends right behind it: the square that A left last is C's.
    race = position(A=at("s5.0.1", "D3 GP"), B=at("s5.0.0", "GH"), C=at("s5.0.3"), D=at(FAR))
    events = play(race, "D3+gp", "play", "forward", "forward!next", "forward")
    assert where(race) == "A s5.0.4, B s5.0.2, C s5.0.3, D s0.0.0"
    assert of(events, Collided) == []


@rule("PS-R78")
def test_at_worst_it_stays_where_it_started() -> None:
    race = position(A=at("s5.0.1", "D2 GP"), B=at("s5.0.0", "GH"), C=at("s5.0.2"), D=at(FAR))
    events = play(race, "D2+gp", "play", "forward!next", "forward")
    # The path is s5.0.1, s5.0.2: the second is full.
    assert where(race, "B") == "s5.0.1"
    assert len(of(events, Towed)) == 1
    # From the square that they share the path is s2.1.1 alone, and that is full.
    race = position(A=at("s2.1.0", "D2 GP"), B=at("s2.1.0'", "GH"), C=at("s2.1.1"), D=at(FAR))
    events = play(race, "D2+gp", "play", "forward!next", "forward")
    assert (where(race, "B"), of(events, Towed), of(events, Collided)) == ("s2.1.0", [], [])


@rule("PS-R79")
def test_slides_and_the_first_spin_belong_to_the_path() -> None:
    race = position(A=at("s5.0.1", "M4"), B=at("s5.0.0", "GH"), C=at("s5.0.2"), D=at(FAR))
    play(race, "M4", "play", "forward", dice=[9, 9])
    assert where(race) == "A s5.0.3, B s5.0.2, C s5.0.4, D s0.0.0"
    # The puller's squares, not those of the sled that slid before it.
    assert sled(race, "B").left_last == square(race, "s5.0.1")
    race = position(A=at("s0.0.5", "M4"), B=at("s0.0.4", "GH"), C=at("s5.0.0"))
    play(race, "M4", "play", "forward", dice=[3, 4, 7])
    assert where(race) == "A s1.0.1, B s1.0.0, C s5.0.0"


@rule("PS-R79", "PS-264")
def test_if_the_puller_is_removed_the_path_up_to_there_counts() -> None:
    race = position(
        A=at("s5.0.1", "M4", armor=0, thrust=3), B=at("s5.0.0", "GH"), C=at(FAR), D=at("s0.1.0"),
        mines="s5.0.3",
    )  # fmt: skip
    play(race, "M4", "play", "forward", "forward", dice=[5, 7])
    assert where(race) == "B s5.0.2, C s0.0.0, D s0.1.0"


@rule("PS-R79", "PS-129")
def test_nobody_is_towed_into_the_square_of_a_removed_puller() -> None:
    # They began the round in one double-length square, and A breaks down in another.
    broken = at("s2.1.0", "M5", armor=0, thrust=3)
    race = position(A=broken, B=at("s2.1.0'", "GH"), C=at(FAR), D=at("s0.1.0"), mines="s3.1.1")
    play(race, "M5", "play", *["forward"] * 5, dice=[12, 5, 7])
    assert where(race, "B") == "s3.1.0"


@rule("PS-126", "PS-R80", "PS-268")
def test_only_the_hooked_sled_may_answer_with_force_field() -> None:
    race = position(A=at("s5.0.1", "M3 FF"), B=at("s5.0.0", "GH M4"), C=at(FAR, "FF"))
    play(race, "A M3", "B play")
    (decision,) = race.asked
    assert isinstance(decision, UseField)
    assert (decision.seat, decision.cause, decision.other) == (0, BY_HOOK, 1)
    events = play(race, "A play", *["A forward"] * 3)
    # The hook has no effect, both cards are spent, and the grappler has its normal play.
    assert (of(events, Hooked), of(events, Towed)) == ([], [])
    assert (hand(race, "A"), hand(race, "B"), asked(race)) == ("", "M4", "B ChooseCards")


@rule("PS-126", "PS-267")
def test_the_hooked_sled_is_asked_without_a_force_field_too() -> None:
    race = position(A=at("s5.0.1", "M3 M4", unseen="FF"), B=at("s5.0.0", "GH"), C=at(FAR))
    play(race, "A M3", "B play")
    assert (asked(race), options(race)) == ("A UseField", ["pass"])
    assert refusal(race, REACT) == "PS-126 You hold no Force Field."


@rule("PS-126")
def test_if_the_hooked_sled_passes_the_hook_stands() -> None:
    race = position(A=at("s5.0.1", "M3 FF"), B=at("s5.0.0", "GH"), C=at(FAR))
    events = play(race, "A M3", "B play", "A pass")
    assert [(one.seat, one.puller) for one in of(events, Hooked)] == [(1, 0)]


@rule("PS-R82", "PS-260")
def test_the_pullers_hazard_lands_under_the_towed_sled() -> None:
    race = position(A=at("s5.0.1", "M3 MI"), B=at("s5.0.0", "GH"), C=at(FAR))
    events = play(race, "M3", "play", *["forward"] * 3, "mine")
    assert [one.square for one in of(events, HazardLaid)] == ["s5.0.3"]
    assert (where(race, "B"), sled(race, "B").mines_under) == ("s5.0.3", 1)


@rule("PS-R73")
def test_towed_away_a_mine_under_the_sled_does_not_go_off() -> None:
    race = position(
        A=at("s5.0.1", "M3"), B=at("s5.0.0", "GH", mines_under=1), C=at(FAR), mines="s5.0.0"
    )
    events = play(race, "M3", "play", *["forward"] * 3)
    assert of(events, MineWentOff) == []
    assert (sled(race, "B").mines_under, sum(race.mines)) == (0, 1)


@rule("PS-R73", "PS-R95")
def test_towed_onto_a_hazard_it_lies_under_the_sled() -> None:
    race = position(
        A=at("s5.0.1", "D3 GP"), B=at("s5.0.0", "GH M3"), C=at(FAR, ""), slicks="s5.0.3"
    )
    play(race, "D3+gp", "play", "forward", "forward!next", "forward")
    assert (where(race, "B"), sled(race, "B").slicks_under) == ("s5.0.3", 1)
    # In the next round it is tested before it leaves.
    assert asked(race) == "B ChooseCards"
    events = play(race, "M3", "forward", dice=[12, 9, 9])
    assert rolls(events)[0] == ("B", 0, 12)


@rule("PS-R73", "PS-R95")
def test_towed_onto_a_mine_it_goes_off_when_the_sled_leaves() -> None:
    race = position(A=at("s5.0.1", "D3 GP"), B=at("s5.0.0", "GH D2"), C=at(FAR, ""), mines="s5.0.3")
    events = play(race, "D3+gp", "play", "forward", "forward!next", "forward")
    assert of(events, MineWentOff) == []
    assert (where(race, "B"), sled(race, "B").mines_under) == ("s5.0.3", 1)
    events = play(race, "D2", "left", dice=[9])
    assert kinds(events)[1] == "MineWentOff"


@rule("PS-R84")
def test_a_puller_that_does_not_move_leaves_the_grappler_in_place() -> None:
    race = position(A=at("s5.0.1", "LA"), B=at("s5.0.0", "GH M3"), C=at(FAR))
    events = play(race, "LA:0", "play")
    assert of(events, Towed) == []
    assert (where(race, "B"), asked(race)) == ("s5.0.0", "C ChooseCards")


@rule("PS-110", "PS-R75")
def test_a_towed_sled_has_its_cards_after_the_move() -> None:
    race = position(A=at("s5.0.1", "M3 MI"), B=at("s5.0.0", "GH SL"), C=at(FAR))
    play(race, "M3", "play", *["forward"] * 3, "A done")
    assert (asked(race), options(race)) == ("B ChooseAfter", ["done", "slick"])
    events = play(race, "slick")
    assert [one.square for one in of(events, HazardLaid)] == ["s5.0.2"]


@rule("PS-260", "PS-131")
def test_the_towed_sleds_have_their_cards_front_to_back() -> None:
    race = position(
        A=at("s5.0.2", "M4"), B=at("s5.0.1", "GH MI"), C=at("s5.0.0", "GH SL"), D=at(FAR)
    )
    events = play(race, "M4", "B play", "C play", *["A forward"] * 4, "B mine", "C slick")
    assert [(one.seat, one.square) for one in of(events, HazardLaid)] == [
        (1, "s5.0.4"),
        (2, "s5.0.3"),
    ]


@rule("PS-R43")
def test_a_towed_sled_has_the_pullers_printed_speed() -> None:
    race = position(A=at("s5.0.2", "M5"), B=at("s5.0.1", "GH"), C=at("s5.0.0", "GH"), D=at(FAR))
    play(race, "M5", "play", "play")
    assert [sled(race, letter).speed for letter in "ABC"] == [5, 5, 5]
    assert circle(race, "B") == ""


@rule("PS-R86", "PS-081")
def test_a_towed_sled_crosses_the_line() -> None:
    race = position(A=at("s6.0.4", "M3"), B=at("s6.0.3", "GH"), C=at("s5.0.0"))
    events = play(race, "M3", "play", *["forward"] * 3)
    assert [(one.seat, one.crossings) for one in of(events, Crossed)] == [(0, 2), (1, 2)]
    assert ends(events, "B") == ["s0.0.1"]
    assert [one.has_finished for one in of(events, Crossed)] == [False, False]
    # And finishes so.
    race = position(A=at("s6.0.4", "M3"), B=at("s6.0.3", "GH", crossings=2), C=at("s5.0.0"))
    events = play(race, "M3", "play", *["forward"] * 3)
    assert [one.has_finished for one in of(events, Crossed)] == [False, True]
