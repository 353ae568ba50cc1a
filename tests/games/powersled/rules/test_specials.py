"""Good Cornering, Good Piloting and Good Speed."""

from games.powersled.positions import (
    asked,
    at,
    ends,
    kinds,
    of,
    options,
    play,
    position,
    refusal,
    refused_by,
    rolls,
    sled,
    square,
    where,
)
from paddock.games.powersled.actions import (
    BOTH_SQUARES,
    FORWARD,
    LEFT,
    NEXT_SQUARE,
    NO_PILOTING,
    OWN_SQUARE,
    RIGHT,
    STOP,
    go,
    swipe,
)
from paddock.games.powersled.events.contact import Collided, MineWentOff
from paddock.games.powersled.events.driving import Moved, PassedOwn, PutBack
from paddock.games.powersled.rules.movement import settle
from paddock.games.powersled.state import FRONT, PASSING
from paddock.table.diary import Diary
from support import rule


@rule("PS-090", "PS-144", "PS-R38")
def test_good_cornering_raises_every_safe_speed_even_above_four() -> None:
    race = position("beltway", A=at("s0.0.4", "M5 GC"), B=at("s3.0.0"))
    events = play(race, "M5+gc", *["forward"] * 5)
    # Corner A is posted at 4: with the card 5 is safe.
    assert rolls(events) == []
    race = position("beltway", A=at("s0.0.4", "M5"), B=at("s3.0.0"))
    assert rolls(play(race, "M5", "forward", dice=[12])) == [("A", -1, 11)]


@rule("PS-091")
def test_each_good_piloting_gives_a_drift_one_more_lane_change() -> None:
    race = position(A=at("s5.0.0", "D3 GP GP"), B=at("s0.0.0"))
    play(race, "D3+gp+gp", "left", "right", "left")
    assert where(race, "A") == "s5.1.3"
    race = position(A=at("s5.0.0", "D3 GP"), B=at("s0.0.0"))
    play(race, "D3+gp", "left", "right")
    assert options(race) == ["forward"]
    assert refused_by(race, go(LEFT, NO_PILOTING)) == "PS-071"


@rule("PS-091")
def test_good_piloting_gives_a_move_card_no_lane_change() -> None:
    race = position(A=at("s5.0.0", "M3 GP"), B=at("s0.0.0"))
    play(race, "M3+gp")
    assert options(race) == ["forward"]
    assert refused_by(race, go(LEFT, NO_PILOTING)) == "PS-070"


@rule("PS-092")
def test_good_piloting_passes_a_sled_as_if_nothing_were_there() -> None:
    for card in ("M3", "D3"):
        race = position(A=at("s5.0.0", f"{card} GP"), B=at("s5.0.1"))
        play(race, f"{card}+gp")
        assert "forward!next" in options(race)
        events = play(race, "forward!next", "forward", "forward")
        assert ends(events, "A") == ["s5.0.1", "s5.0.2", "s5.0.3"]
        assert [one.half for one in of(events, Moved)] == [PASSING, FRONT, FRONT]
        assert where(race) == "A s5.0.3, B s5.0.1"


@rule("PS-092", "PS-R30")
def test_two_good_pilotings_pass_two_squares() -> None:
    race = position(A=at("s5.0.0", "M3 GP GP"), B=at("s5.0.1"), C=at("s5.0.2"))
    play(race, "M3+gp+gp", "forward!next")
    # The next square must be passed as well.
    assert options(race) == ["forward!next"]
    assert refused_by(race, go(FORWARD, NO_PILOTING)) == "PS-R31"
    play(race, "forward!next", "forward")
    assert where(race) == "A s5.0.3, B s5.0.1, C s5.0.2"
    # Where there is room, a mine in it may be passed or not.
    race = position(A=at("s5.0.0", "M3 GP GP"), B=at("s5.0.1"), mines="s5.0.2")
    play(race, "M3+gp+gp", "forward!next")
    assert options(race) == ["forward", "forward!next"]


@rule("PS-093", "PS-R31")
def test_a_square_is_passed_only_with_a_point_to_leave_it() -> None:
    race = position(A=at("s5.0.0", "D2 GP"), B=at("s5.0.2"))
    play(race, "D2+gp", "forward")
    assert "forward!next" not in options(race)
    assert "a point to leave with" in refusal(race, go(FORWARD, NEXT_SQUARE))
    assert refused_by(race, go(FORWARD, NEXT_SQUARE)) == "PS-093"
    events = play(race, "forward", dice=[8, 8])
    assert of(events, Collided)[0].strength == 1


@rule("PS-092", "PS-R30")
def test_each_good_piloting_passes_one_square() -> None:
    race = position(A=at("s5.0.0", "M5 GP"), B=at("s5.0.1"), C=at("s5.0.3"))
    play(race, "M5+gp", "forward!next", "forward")
    assert options(race) == ["forward"]
    race = position(A=at("s5.0.0", "M5 GP GP"), B=at("s5.0.1"), C=at("s5.0.3"))
    play(race, "M5+gp+gp", "forward!next", "forward", "forward!next", "forward", "forward")
    assert where(race, "A") == "s5.0.5"


@rule("PS-093", "PS-R31")
def test_two_squares_in_a_row_need_a_point_to_leave_the_second() -> None:
    race = position(A=at("s5.0.0", "D2 GP GP GS"), B=at("s5.0.1"), C=at("s5.0.2"))
    play(race, "D2+gp+gp")
    assert "forward!next" not in options(race)
    race = position(A=at("s5.0.0", "D2 GP GP GS"), B=at("s5.0.1"), C=at("s5.0.2"))
    play(race, "D2+gp+gp+gs", "forward!next", "forward!next", "forward")
    assert where(race, "A") == "s5.0.3"


@rule("PS-093", "PS-R31")
def test_a_square_is_passed_only_if_the_one_behind_it_has_room() -> None:
    race = position(A=at("s5.0.0", "M3 GP"), B=at("s5.0.1"), C=at("s5.0.2"))
    play(race, "M3+gp")
    assert options(race) == ["forward"]
    assert refused_by(race, go(FORWARD, NEXT_SQUARE)) == "PS-093"
    # Nor is there anything to pass where nothing is.
    race = position(A=at("s5.0.0", "M3 GP"), B=at("s0.0.0"))
    play(race, "M3+gp")
    for piloting in (OWN_SQUARE, NEXT_SQUARE, BOTH_SQUARES):
        assert refused_by(race, go(FORWARD, piloting)) == "PS-093"


@rule("PS-094")
def test_a_move_may_end_behind_another_in_a_double_square() -> None:
    race = position(A=at("C.1.0", "D2"), B=at("s3.1.1"))
    play(race, "D2", "forward", "forward")
    assert where(race) == "A s3.1.1', B s3.1.1"


@rule("PS-095", "PS-R33")
def test_one_good_piloting_ignores_everything_in_its_square() -> None:
    race = position(A=at("s5.0.0", "M3 GP"), B=at("s5.0.1"), mines="s5.0.1 s5.0.1", slicks="s5.0.1")
    events = play(race, "M3+gp", "forward!next", "forward", "forward")
    assert kinds(events) == ["CardsLaid", "Moved", "Moved", "Moved"]
    here = square(race, "s5.0.1")
    assert (race.mines[here], race.slicks[here]) == (2, 1)


@rule("PS-095", "PS-R33")
def test_hazards_alone_are_passed_under_the_same_conditions() -> None:
    race = position(A=at("s5.0.0", "D2 GP"), B=at("s0.0.0"), mines="s5.0.1")
    play(race, "D2+gp")
    assert "forward!next" in options(race)
    # Not with the last point, and not after a lane change.
    race = position(A=at("s5.0.0", "D2 GP"), B=at("s0.0.0"), mines="s5.0.2 s5.1.2")
    play(race, "D2+gp", "forward")
    assert options(race) == ["forward", "left"]
    race = position(A=at("s5.0.0", "D3 GP"), B=at("s0.0.0"), mines="s5.1.2")
    play(race, "D3+gp", "left")
    assert options(race) == ["forward", "right"]


@rule("PS-096", "PS-R31")
def test_good_piloting_leaves_a_hazard_under_the_sled_without_harm() -> None:
    race = position(
        A=at("s5.0.0", "M3 GP", mines_under=1, slicks_under=1),
        B=at("s0.0.0"),
        mines="s5.0.0",
        slicks="s5.0.0",
    )
    play(race, "M3+gp")
    assert options(race) == ["forward", "forward!own"]
    events = play(race, "forward!own", "forward", "forward")
    assert [one.square for one in of(events, PassedOwn)] == ["s5.0.0"]
    assert of(events, MineWentOff) == []
    assert rolls(events) == []
    assert race.mines[square(race, "s5.0.0")] == 1
    # What it got away from lies under it no more.
    assert (sled(race, "A").mines_under, sled(race, "A").slicks_under) == (0, 0)


@rule("PS-096", "PS-101")
def test_that_is_a_pass_and_uses_the_card() -> None:
    race = position(
        A=at("s5.0.0", "D4 GP", mines_under=1), B=at("s5.0.2"), C=at("s0.0.0"), mines="s5.0.0"
    )
    play(race, "D4+gp", "forward!own")
    # No lane change is open any more, and no card is left for B's square.
    assert options(race) == ["forward"]
    assert refused_by(race, go(LEFT, NO_PILOTING)) == "PS-101"
    # A second card is.
    race = position(
        A=at("s5.0.0", "D4 GP GP", mines_under=1), B=at("s5.0.2"), C=at("s0.0.0"), mines="s5.0.0"
    )
    play(race, "D4+gp+gp", "forward!own")
    assert options(race) == ["forward", "forward!next"]


@rule("PS-R31")
def test_a_hazard_in_the_starting_square_needs_only_a_point_to_leave_with() -> None:
    # The next square is full: what is met there happens normally.
    race = position(A=at("s5.0.0", "M3 GP", mines_under=1), B=at("s5.0.1"), mines="s5.0.0")
    events = play(race, "M3+gp", "forward!own", dice=[8, 8])
    assert of(events, MineWentOff) == []
    assert of(events, Collided)[0].strength == 3


@rule("PS-096", "PS-R95")
def test_a_sled_that_does_not_get_away_stays_over_its_hazards() -> None:
    race = position(
        A=at("s5.0.0", "LA GP", mines_under=1, slicks_under=1),
        B=at("s5.0.1"),
        mines="s5.0.0",
        slicks="s5.0.0",
    )
    # Strength 1: nobody slides.
    play(race, "LA:1+gp", "forward!own", dice=[8, 8])
    assert (sled(race, "A").mines_under, sled(race, "A").slicks_under) == (1, 1)


@rule("PS-096", "PS-R95")
def test_what_went_off_meanwhile_lies_under_nobody() -> None:
    # The mine lies under both; A is spared it and strikes B, which sets it off in its slide.
    race = position(
        A=at("s2.1.0'", "M3 GP", mines_under=1),
        B=at("s2.1.0", mines_under=1),
        C=at("s2.1.1"),
        mines="s2.1.0",
    )
    events = play(race, "M3+gp", "forward!own", dice=[9, 9, 9, 8, 8])
    assert [one.seat for one in of(events, MineWentOff)] == [1]
    assert (where(race, "A"), sum(race.mines)) == ("s2.1.0'", 0)
    assert sled(race, "A").mines_under == 0


@rule("PS-R31")
def test_one_card_covers_hazard_and_front_sled_if_there_is_room_beyond() -> None:
    race = position(A=at("s2.1.0'", "M3 GP", mines_under=1), B=at("s2.1.0"), mines="s2.1.0")
    play(race, "M3+gp")
    assert options(race) == ["forward", "forward!own"]
    events = play(race, "forward!own", "forward", "forward", dice=[])
    assert kinds(events)[0] == "PassedOwn"
    assert ends(events, "A") == ["s2.1.1", "s2.1.2", "C.1.0"]


@rule("PS-R31")
def test_without_room_beyond_it_covers_the_hazard_only() -> None:
    race = position(
        A=at("s2.1.0'", "M3 GP", mines_under=1), B=at("s2.1.0"), C=at("s2.1.1"), mines="s2.1.0"
    )
    play(race, "M3+gp")
    assert options(race) == ["forward", "forward!own"]
    events = play(race, "forward!own", dice=[9, 9, 8, 8])
    assert of(events, MineWentOff) == []
    assert (of(events, Collided)[0].struck, of(events, Collided)[0].strength) == (1, 3)
    # A front sled alone is not worth the card then: it is not offered.
    race = position(A=at("s2.1.0'", "M3 GP"), B=at("s2.1.0"), C=at("s2.1.1"))
    play(race, "M3+gp")
    assert options(race) == ["forward"]


@rule("PS-R31", "PS-R30")
def test_two_cards_cover_the_own_square_and_the_next() -> None:
    race = position(
        A=at("s2.1.0'", "M3 GP GP", slicks_under=1),
        B=at("s2.1.0"),
        C=at("s2.1.1"),
        slicks="s2.1.0",
    )
    play(race, "M3+gp+gp")
    assert options(race) == ["forward", "forward!own", "forward!both"]
    # With nothing in the next square one card is enough.
    free = position(A=at("s2.1.0'", "M3 GP GP", slicks_under=1), B=at("s2.1.0"), slicks="s2.1.0")
    play(free, "M3+gp+gp")
    assert options(free) == ["forward", "forward!own"]
    events = play(race, "forward!both", "forward")
    assert rolls(events) == []
    assert where(race) == "A s2.1.2, B s2.1.0, C s2.1.1"


@rule("PS-097", "PS-R22")
def test_good_speed_squares_come_last_and_are_optional() -> None:
    race = position(A=at("s5.0.0", "M3 GS GS"), B=at("s0.0.0"))
    play(race, "M3+gs+gs", "forward", "forward")
    assert options(race) == ["forward"]
    play(race, "forward")
    assert options(race) == ["stop", "forward"]
    play(race, "forward")
    assert options(race) == ["stop", "forward"]
    play(race, "stop")
    assert (where(race, "A"), asked(race)) == ("s5.0.4", "B ChooseCards")


@rule("PS-097")
def test_good_speed_also_helps_a_special_card_used_as_a_drift() -> None:
    race = position(A=at("s5.0.0", "GR GS GS"), B=at("s0.0.0"))
    play(race, "GR:1+gs+gs", "forward", "forward", "forward")
    assert where(race, "A") == "s5.0.3"


@rule("PS-098", "PS-R22")
def test_a_test_uses_the_printed_speed_not_the_extra_squares() -> None:
    race = position(A=at("s0.0.3", "M3 GS GS"), B=at("s5.0.0"))
    events = play(race, "M3+gs+gs", *["forward"] * 5)
    assert ends(events, "A")[-3:] == ["A.0.0", "A.0.1", "s1.0.0"]
    assert rolls(events) == []


@rule("PS-099")
def test_a_drift_may_change_lanes_on_the_extra_square() -> None:
    race = position(A=at("s5.1.0", "D4 GS"), B=at("s0.0.0"))
    play(race, "D4+gs", *["forward"] * 4)
    assert options(race) == ["stop", "forward", "right"]
    play(race, "right")
    assert where(race, "A") == "s5.0.5"


@rule("PS-101", "PS-R30")
def test_after_a_pass_no_lane_change_is_open() -> None:
    race = position(A=at("s5.0.0", "D4 GP GP"), B=at("s5.0.1"))
    play(race, "D4+gp+gp", "forward!next", "forward")
    assert options(race) == ["forward"]
    assert refusal(race, go(LEFT, NO_PILOTING)).startswith("PS-101 After a pass")


@rule("PS-101", "PS-R30")
def test_after_a_lane_change_no_pass_is_open() -> None:
    race = position(A=at("s5.0.0", "D4 GP GP"), B=at("s5.1.2"))
    play(race, "D4+gp+gp", "left")
    assert options(race) == ["forward", "right"]
    assert refused_by(race, go(FORWARD, NEXT_SQUARE)) == "PS-093"


@rule("PS-101")
def test_a_step_is_either_a_lane_change_or_a_pass() -> None:
    race = position(A=at("s5.0.0", "D4 GP", mines_under=1), B=at("s0.0.0"), mines="s5.0.0")
    play(race, "D4+gp")
    assert refusal(race, go(LEFT, OWN_SQUARE)).startswith("PS-101 A lane change and a pass")


@rule("PS-101")
def test_after_a_pass_the_racing_line_is_closed_too() -> None:
    race = position(A=at("s1.1.0", "D4 GP"), B=at("s1.1.1"), C=at("s1.1.1'"))
    play(race, "D4+gp", "forward!next")
    # On the line's first square; the turn in to B.0.0 would be a lane change.
    assert options(race) == ["forward"]
    assert refused_by(race, go(RIGHT, NO_PILOTING)) == "PS-101"


@rule("PS-101", "PS-206")
def test_the_own_lane_change_may_go_to_a_sideswipe_before_or_after_a_pass() -> None:
    race = position(A=at("s5.0.0", "D4 GP"), B=at("s5.0.1"), C=at("s5.1.2"))
    play(race, "D4+gp", "forward!next", "forward")
    assert options(race) == ["forward", "swipe3x1", "swipe3x2"]
    race = position(A=at("s5.0.0", "D4 GP"), B=at("s5.0.1"), C=at("s5.1.0"))
    play(race, "D4+gp", "swipe3x1", dice=[8, 8])
    assert options(race)[:3] == ["forward", "forward!next", "left"]
    play(race, "forward!next", "forward", "forward")
    assert where(race, "A") == "s5.0.3"


@rule("PS-101", "PS-207")
def test_good_piloting_that_paid_for_a_sideswipe_passes_nothing_any_more() -> None:
    race = position(A=at("s5.0.0", "D4 GP GP"), B=at("s5.0.1"), C=at("s5.1.0"))
    play(race, "D4+gp+gp", "swipe3x1", dice=[8, 8])
    play(race, "swipe3x1", dice=[8, 8])
    assert options(race) == ["forward", "left", "swipe3x1", "swipe3x2"]
    assert refused_by(race, go(FORWARD, NEXT_SQUARE)) == "PS-093"


@rule("PS-101", "PS-R30")
def test_after_a_pass_good_piloting_pays_for_no_sideswipe() -> None:
    race = position(A=at("s5.0.0", "D4 GP GP"), B=at("s5.0.1"), C=at("s5.1.0"), D=at("s5.1.2"))
    play(race, "D4+gp+gp", "swipe3x1", "forward!next", "forward", dice=[8, 8])
    assert options(race) == ["forward"]
    assert refused_by(race, swipe(3, 1)) == "PS-201"


@rule("PS-102", "PS-R31", "PS-093")
def test_inside_a_passed_square_the_extra_square_must_be_taken() -> None:
    race = position(A=at("s5.0.0", "D2 GP GS"), B=at("s5.0.2"))
    play(race, "D2+gp+gs", "forward", "forward!next")
    assert options(race) == ["forward"]
    assert refused_by(race, STOP) == "PS-102"
    play(race, "forward")
    assert where(race, "A") == "s5.0.3"


@rule("PS-102")
def test_that_holds_for_an_earlier_extra_square_as_well() -> None:
    race = position(A=at("s5.0.0", "D2 GP GS GS"), B=at("s5.0.3"))
    play(race, "D2+gp+gs+gs", "forward", "forward")
    assert options(race) == ["stop", "forward", "forward!next", "left"]
    play(race, "forward!next")
    assert options(race) == ["forward"]


@rule("PS-207")
def test_no_sideswipe_is_made_inside_a_passed_square() -> None:
    race = position(A=at("s5.0.0", "D4 GP"), B=at("s5.0.1"), C=at("s5.1.1"), D=at("s5.1.2"))
    play(race, "D4+gp", "forward!next")
    assert options(race) == ["forward"]
    assert refused_by(race, swipe(2, 1)) == "PS-207"


@rule("PS-R32")
def test_a_passed_corner_square_still_asks_for_the_test() -> None:
    race = position(A=at("s0.0.5", "M4 GP"), B=at("A.0.0"))
    events = play(race, "M4+gp", "forward!next", dice=[12])
    assert rolls(events) == [("A", -1, 11)]
    assert where(race, "A") == "A.0.0"


@rule("PS-266", "PS-R34")
def test_who_loses_control_inside_a_passed_square_is_put_back() -> None:
    race = position(A=at("s0.0.3", "D3 GP GS"), B=at("A.0.0"), config={"safe": {"A": 2}})
    clock = race.clock
    play(race, "D3+gp+gs", "forward", "forward")
    events = play(race, "forward!next", dice=[3])
    assert [(one.start, one.end) for one in of(events, PutBack)] == [("A.0.0", "s0.0.5")]
    assert where(race) == "A s0.0.5, B A.0.0"
    assert sled(race, "A").left_last == square(race, "s0.0.4")
    # Three squares entered, and a new arrival.
    assert sled(race, "A").stamp == race.clock == clock + 4


@rule("PS-266", "PS-R34")
def test_it_is_put_back_as_far_as_there_is_no_room() -> None:
    race = position(
        A=at("s0.0.4", "D2 GP GP GS"), B=at("s0.0.5"), C=at("A.0.0"), config={"safe": {"A": 1}}
    )
    play(race, "D2+gp+gp+gs", "forward!next")
    events = play(race, "forward!next", dice=[3])
    assert [(one.start, one.end) for one in of(events, PutBack)] == [("A.0.0", "s0.0.4")]
    assert where(race) == "A s0.0.4, B s0.0.5, C A.0.0"
    assert sled(race, "A").left_last == square(race, "s0.0.3")


@rule("PS-266", "PS-095")
def test_where_there_is_room_in_the_passed_square_it_stays() -> None:
    race = position(
        A=at("s0.0.3", "D3 GP GS"), B=at("s5.0.0"), mines="A.0.0", config={"safe": {"A": 2}}
    )
    events = play(race, "D3+gp+gs", "forward", "forward", "forward!next", dice=[3])
    assert (of(events, PutBack), of(events, MineWentOff)) == ([], [])
    assert (where(race, "A"), sum(race.mines)) == ("A.0.0", 1)
    assert race.front_of(square(race, "A.0.0")) == 0


@rule("PS-266", "PS-R34")
def test_put_back_over_the_line_the_crossing_does_not_count() -> None:
    # On the printed tracks no corner is so near to the line, but on a track of one's own.
    race = position(A=at("s6.0.4", crossings=2), B=at("s0.0.0"), C=at("s5.0.0"))
    passer = sled(race, "A")
    race.pick_up(passer)
    passer.square, passer.half = square(race, "s0.0.0"), PASSING
    race.play.mover, race.play.path = 0, [square(race, "s6.0.3"), square(race, "s6.0.4")]
    diary = Diary()
    settle(race, passer, diary)
    assert kinds(diary.told()) == ["PutBack"]
    assert (where(race, "A"), passer.crossings) == ("s6.0.4", 1)
    assert passer.left_last == square(race, "s6.0.3")
    # What the sled left again it has not left: nobody is towed there.
    assert race.play.path == [square(race, "s6.0.3")]


@rule("PS-266")
def test_blocked_in_its_spin_the_sled_is_put_back_too() -> None:
    race = position(A=at("s0.0.4", "M4 GP GP"), B=at("A.0.0"), C=at("A.0.1"))
    play(race, "M4+gp+gp", "forward")
    # Loses control in the first passed square, spins into the sled in the next one.
    events = play(race, "forward!next", dice=[3, 3, 8, 12, 8])
    assert of(events, Collided)[0].strength == 2
    assert ends(events, "C") == ["s1.0.0"]
    assert where(race) == "A A.0.1, B A.0.0, C s1.0.0"


@rule("PS-266", "PS-264")
def test_who_breaks_down_there_is_not_put_back() -> None:
    frail = at("s0.0.4", "M4 GP GP", armor=0, thrust=3)
    race = position(A=frail, B=at("A.0.0"), C=at("A.0.1"), D=at("s5.0.0"))
    play(race, "M4+gp+gp", "forward")
    # Strength 2: A rolls 8, 1 damage, odd; C slides alone.
    events = play(race, "forward!next", dice=[3, 3, 8, 7, 8])
    assert of(events, PutBack) == []
    assert where(race) == "B A.0.0, C s1.0.0, D s5.0.0"
