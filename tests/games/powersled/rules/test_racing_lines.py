"""Racing lines: lane changes along them, and standing on them."""

from games.powersled.positions import (
    asked,
    at,
    ends,
    options,
    play,
    position,
    refused_by,
    rolls,
    where,
)
from paddock.games.powersled.actions import LEFT, NO_PILOTING, RIGHT, go, swipe
from paddock.games.powersled.book.track_reader import builtin_data
from support import rule

# Corner B of Foundry: s1.1.1= → B.0.0 → s2.1.0=
FAR = "s5.0.0"


@rule("PS-173", "PS-170")
def test_one_lane_change_onto_the_line_carries_on_along_it() -> None:
    race = position(A=at("s1.1.0", "D3"), B=at(FAR))
    events = play(race, "D3", "forward", "right", "left")
    assert ends(events, "A") == ["s1.1.1", "B.0.0", "s2.1.0"]
    assert (rolls(events), where(race, "A")) == ([], "s2.1.0")


@rule("PS-173")
def test_a_long_line_carries_on_through_all_its_squares() -> None:
    race = position("serpentine", A=at("s0.1.3", "D4 GS GC GC"), B=at("s6.0.0"))
    events = play(race, "D4+gc+gc+gs", "right", "forward", "forward", "left")
    assert ends(events, "A") == ["A.0.0", "A.0.1", "A.0.2", "s1.1.0"]


@rule("PS-174")
def test_a_lane_change_to_reach_the_line_uses_the_card_up() -> None:
    race = position(A=at("s1.0.0", "D3"), B=at(FAR))
    play(race, "D3", "left")
    assert where(race, "A") == "s1.1.1"
    assert options(race) == ["forward"]
    assert refused_by(race, go(RIGHT, NO_PILOTING)) == "PS-071"
    play(race, "forward", "forward")
    assert where(race, "A") == "B.1.1"


@rule("PS-174")
def test_good_piloting_then_covers_all_further_lane_changes_along_the_line() -> None:
    race = position(A=at("s1.0.0", "D3 GP"), B=at(FAR))
    events = play(race, "D3+gp", "left", "right", "left")
    assert ends(events, "A") == ["s1.1.1", "B.0.0", "s2.1.0"]


@rule("PS-173")
def test_the_free_lane_changes_cost_no_good_piloting() -> None:
    race = position(A=at("s1.1.1", "D3 GP"), B=at(FAR))
    play(race, "D3+gp", "right", "left")
    # The card paid to turn in, the line for the way out: Good Piloting is still there.
    assert (where(race, "A"), race.play.pilotings) == ("s2.1.0", 1)
    assert options(race) == ["forward", "right"]
    play(race, "right")
    assert (where(race, "A"), race.play.pilotings) == ("s2.0.2", 0)
    # Without it only the line is free: from its last square no other lane change is.
    race = position(A=at("s1.1.1", "D3"), B=at(FAR))
    play(race, "D3", "right", "left")
    assert (where(race, "A"), options(race)) == ("s2.1.0", ["forward"])
    assert refused_by(race, go(RIGHT, NO_PILOTING)) == "PS-071"


@rule("PS-173", "PS-174")
def test_on_the_line_without_having_changed_lanes_the_card_pays_for_the_next() -> None:
    race = position(A=at("s1.0.0", "D4"), B=at(FAR))
    events = play(race, "D4", "forward", "forward", "forward", "left", dice=[12])
    assert ends(events, "A") == ["s1.0.1", "s1.0.2", "B.0.0", "s2.1.0"]
    assert rolls(events) == [("A", -1, 11)]


@rule("PS-R37")
def test_the_free_lane_changes_end_when_the_line_is_left() -> None:
    # Turned in along the line, then straight on out of the corner: off the line.
    race = position(A=at("s1.1.1", "D4"), B=at(FAR))
    play(race, "D4", "right", dice=[12])
    assert options(race) == ["forward", "left"]
    play(race, "forward")
    assert where(race, "A") == "s2.0.0"
    assert not race.play.is_on_line
    assert options(race) == ["forward"]
    assert refused_by(race, go(LEFT, NO_PILOTING)) == "PS-074"
    play(race, "forward")
    assert options(race) == ["forward"]
    assert refused_by(race, go(LEFT, NO_PILOTING)) == "PS-071"


@rule("PS-R37", "PS-173")
def test_a_slide_off_the_line_ends_the_free_lane_changes_too() -> None:
    # With a line at B as well the exit of A's line, s1.1.0=, leads to the entry of B's, s1.1.1=.
    data = builtin_data("beltway")
    sections = [
        {**part, "racing_line": True} if part["id"] == "B" else part for part in data["sections"]
    ]
    race = position({**data, "sections": sections}, A=at("A.0.0", "D4 GP"), B=at("s1.0.1"))
    play(race, "D4+gp", "left", "swipe2x2", dice=[8, 7])
    assert where(race) == "A s1.1.1, B s1.0.2"
    # The card paid for the way along A's line, Good Piloting for the sideswipe.
    assert options(race) == ["forward"]
    assert refused_by(race, go(RIGHT, NO_PILOTING)) == "PS-071"


@rule("PS-173")
def test_a_slide_along_the_line_does_not_end_them() -> None:
    race = position("serpentine", A=at("s0.1.3", "D4 GP GC GC GS"), B=at("A.1.0"), C=at("s6.0.0"))
    play(race, "D4+gc+gc+gp+gs", "right", "swipe2x2", dice=[8, 7])
    assert where(race, "A") == "A.0.1"
    play(race, "forward")
    assert options(race) == ["stop", "forward", "left"]


@rule("PS-R37")
def test_a_move_card_never_changes_lanes_even_on_a_line() -> None:
    race = position(A=at("s1.1.1", "M3"), B=at(FAR))
    play(race, "M3")
    assert options(race) == ["forward"]
    assert refused_by(race, go(RIGHT, NO_PILOTING)) == "PS-070"


@rule("PS-173")
def test_another_lane_change_than_the_lines_is_not_free() -> None:
    # A lane change that leads off the line: into B.1.0 and no farther.
    race = position(A=at("s1.0.2", "D3"), B=at(FAR))
    play(race, "D3", "left")
    assert where(race, "A") == "B.1.0"
    assert options(race) == ["forward"]


@rule("PS-207")
def test_the_free_lane_changes_give_no_sideswipe() -> None:
    # From the entry square into B.0.0 along the line; a sled stands beside in B.1.0.
    race = position(A=at("s1.1.1", "D3"), B=at("B.1.0"))
    play(race, "D3", "right")
    assert options(race) == ["forward", "left"]
    assert refused_by(race, swipe(1, 1)) == "PS-201"
    paid = position(A=at("s1.1.1", "D3 GP"), B=at("B.1.0"))
    play(paid, "D3+gp", "right")
    assert options(paid) == ["forward", "left", "swipe2x1", "swipe2x2"]
    assert asked(paid) == "A ChooseStep"
