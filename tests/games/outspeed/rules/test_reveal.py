"""Phase 4: the tile leaves, markers that were entered go, and the next turn begins."""

from games.outspeed.positions import everyone, kinds, of, position, program, questions
from paddock.games.outspeed.book.tokens import NITRO
from paddock.games.outspeed.events import MarkersRemoved, TileRevealed
from support import rule


@rule("OS-083")
def test_the_next_tile_is_shown_and_a_turn_begins() -> None:
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)], track_left=[7], turn=3)
    events = everyone(race, "L")
    shown = of(events, TileRevealed)[0]
    assert (shown.turn, shown.tile, shown.name, shown.side) == (4, 7, "Convoy", 0)
    assert kinds(events)[-1] == "TileRevealed"
    assert questions(race) == ["ChooseRoute"]


@rule("OS-039", "OS-083")
def test_markers_go_before_the_next_turn_begins() -> None:
    race = position(tile=1, pilots=[(5, 6), (4, 6), (4, 6)], markers=[6])
    events = everyone(race, "L")
    assert kinds(events)[-2:] == ["MarkersRemoved", "TileRevealed"]
    assert [event.zone for event in of(events, MarkersRemoved)] == [6]


@rule("OS-083")
def test_what_was_programmed_is_cleared_for_the_next_turn() -> None:
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)])
    program(race, "LMM")
    assert [pilot.route for pilot in race.pilots] == [-1, -1, -1]
    assert [pilot.dialled for pilot in race.pilots] == [-1, -1, -1]


@rule("OS-084")
def test_after_the_finish_tile_nothing_is_shown() -> None:
    race = position(
        tile=16, rear=3, pilots=[(20, 6), (20, 6), (20, 6)], markers=[21], stack=[NITRO], turn=13
    )
    events = everyone(race, "L")
    assert kinds(events)[-1] == "RaceEnded"
    assert of(events, TileRevealed) == []
    assert race.asked == ()
    assert race.turn == 13
