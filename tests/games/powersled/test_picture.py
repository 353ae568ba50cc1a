"""The picture in the terminal: what is where, in lines that read well aloud."""

import pytest

from paddock import new
from paddock.core.chance import Dealer
from paddock.core.protocol import SPECTATOR, Log, advance, begin
from paddock.games.powersled.actions import Build
from paddock.games.powersled.book.reader import make_book
from paddock.games.powersled.setup import setup
from paddock.games.powersled.state import REAR, Powersled
from paddock.games.powersled.view import PowersledView, view
from paddock.games.powersled.words.picture import draw
from paddock.games.powersled.words.strip import WIDTH
from paddock.table.table import Table

NAMES = ["Red", "Blue", "Green"]


def race_on(track: str) -> Powersled:
    """Three sleds of the same build on the grid, after the first draw."""
    luck = Dealer(1)
    race = setup(make_book({"track": track, "grid": [1, 2, 3]}), 3, luck)
    begin(race, luck, Log())
    advance(race, [Build(1, 1, 1, 1)] * 3, luck, Log())
    return race


def put(race: Powersled, seat: int, square: str) -> None:
    sled = race.sleds[seat]
    race.pick_up(sled)
    race.set_down(sled, race.book.track.number(square))


def lines_for(race: Powersled, seat: int) -> list[str]:
    return draw(view(race, seat), NAMES)


def drawn(table: Table, seat: int) -> list[str]:
    seen = table.view(seat)
    assert isinstance(seen, PowersledView)
    return draw(seen, NAMES)


def test_before_the_builds_there_is_nothing_to_draw() -> None:
    table = new("powersled", seats=2, seed=1)
    assert drawn(table, 0) == ["Foundry, 2 laps: the sleds are being built."]


def test_a_sled_is_a_line_with_all_that_is_known_of_it() -> None:
    race = race_on("foundry")
    race.sleds[1].control = 1
    race.sleds[1].owed = 2
    assert lines_for(race, 0)[1:3] == [
        "  1. Red (you), sled 1: home straight, right lane 5, behind the line, "
        "in complete control, armor 6, 10 cards, thrust 7, stability 7, pilot +1",
        "  2. Blue, sled 2: home straight, left lane 4, behind the line, "
        "one step down, armor 6, 10 cards, thrust 7, stability 7, pilot +1, owes 2",
    ]


def test_the_round_names_who_plays_and_who_is_still_to_come() -> None:
    race = race_on("foundry")
    race.round = 2
    race.order = [2, 0, 1]
    race.at = 2
    assert lines_for(race, 0)[0] == "Foundry, 2 laps, turn 1, round 2 of 3: Red's play; then Blue."
    race.sleds[1].has_played = True
    assert lines_for(race, 0)[0] == "Foundry, 2 laps, turn 1, round 2 of 3: Red's play."


def test_laps_are_counted_by_the_line() -> None:
    race = race_on("foundry")
    race.sleds[0].crossings = 3
    race.sleds[1].crossings = 2
    lines = lines_for(race, 0)
    assert ", past the finish, " in lines[1]
    assert ", lap 2 of 2, " in lines[2]


def test_spins_crashes_and_retirements_are_named() -> None:
    race = race_on("foundry")
    race.sleds[0].circle = 4
    race.sleds[1].circle = 8
    race.sleds[1].is_crashing = True
    race.sleds[2].out = 1
    text = "\n".join(lines_for(race, 0))
    assert "spinning on circle D4" in text
    assert "crashing on circle S2" in text
    assert "Green, sled 3: out of the race" in text


def test_the_standing_counts_laps_then_the_way_along_the_track() -> None:
    race = race_on("foundry")
    put(race, 2, "A.0.0")
    put(race, 1, "s0.0.0")
    race.sleds[1].crossings = race.sleds[2].crossings = 1
    places = [line[:12] for line in lines_for(race, 0)[1:4]]
    assert places == ["  1. Green, ", "  2. Blue, s", "  3. Red (yo"]


def test_hazards_are_listed_and_drawn() -> None:
    race = race_on("foundry")
    track = race.book.track
    race.mines[track.number("s0.0.0")] = 2
    race.slicks[track.number("s0.1.1")] = 1
    lines = lines_for(race, 0)
    assert "  Mines: start straight, right lane 1 (2)." in lines
    assert "  Slicks: start straight, left lane 2." in lines
    assert (
        "left   | .   .   .  |  ---    .   .   2  | .   ~   .   .   .   .  | .   .   .  |" in lines
    )
    assert (
        "right  |  -     -   | .   .   .   3   1  | *   .   .   .   .   .  |  .     .   |" in lines
    )


def test_who_shares_a_double_length_square_is_in_front_or_behind() -> None:
    race = race_on("foundry")
    put(race, 0, "s2.1.0")
    put(race, 1, "s2.1.0")
    assert race.sleds[1].half == REAR
    lines = lines_for(race, 0)
    assert "straight B–C, left lane 1 (front)" in "\n".join(lines)
    assert "straight B–C, left lane 1 (rear)" in "\n".join(lines)
    assert any("|   21   " in line for line in lines)


@pytest.mark.parametrize("track", ["beltway", "foundry", "serpentine"])
def test_the_strip_fits_in_a_line_everywhere(track: str) -> None:
    race = race_on(track)
    for square in range(len(race.book.track.squares)):
        put(race, 0, race.book.track.squares[square])
        lines = lines_for(race, 0)
        lanes = [line for line in lines if line[7:8] == "|"]
        assert any("1" in line[7:] for line in lanes)
        assert len({len(line) for line in lanes}) == 1
        assert max(len(line) for line in lanes) <= WIDTH


def test_the_third_lane_is_drawn_where_there_is_one() -> None:
    race = race_on("serpentine")
    put(race, 0, "s6.2.1")
    assert any(line.startswith("third  |") for line in lines_for(race, 0))
    put(race, 0, "s2.0.0")
    assert not any(line.startswith("third  |") for line in lines_for(race, 0))


def test_the_next_corner_is_told() -> None:
    race = race_on("foundry")
    assert "Corner A, safe speed 3, begins 7 squares ahead." in lines_for(race, 0)
    put(race, 0, "A.1.0")
    assert "You are in corner A, safe speed 3; its next square is 1 ahead." in lines_for(race, 0)


def test_only_ones_own_hand_is_shown() -> None:
    race = race_on("foundry")
    own = [line for line in lines_for(race, 0) if line.startswith("You hold ")]
    assert len(own) == 1
    assert not any(line.startswith("You hold ") for line in lines_for(race, SPECTATOR))
    deck = race.decks[1]
    deck.hand, deck.pile = deck.pile, deck.hand
    after = [line for line in lines_for(race, 0) if line.startswith("You hold ")]
    assert after == own


def test_a_whole_race_can_be_drawn_for_everybody() -> None:
    table: Table = new("powersled", seats=3, seed=5, config={"laps": 1})
    while not table.over:
        for decision in table.decisions():
            assert drawn(table, decision.seat)
            table.answer(decision.seat, decision.options()[-1])
    for seat in (SPECTATOR, 0, 1, 2):
        assert drawn(table, seat)[0].endswith("the race is over.")
