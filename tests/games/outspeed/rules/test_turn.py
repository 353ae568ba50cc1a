"""The order of play, and the tile that gives each turn its routes."""

from games.outspeed.positions import (
    bonus,
    everyone,
    kinds,
    of,
    position,
    program,
    questions,
    zones,
)
from paddock.games.outspeed.book.tokens import FLAMETHROWER, NITRO
from paddock.games.outspeed.events import TileRevealed
from support import rule


@rule("OS-012", "OS-R03")
def test_a_turn_is_bonus_then_programming_then_resolution_then_reveal() -> None:
    race = position(tile=1, pilots=[(5, 6, {NITRO: 1}), (5, 6), (5, 6)])
    assert questions(race) == ["ChooseBonus"]
    shown = bonus(race, {0: "nitro"})
    assert questions(race) == ["ChooseRoute"]
    shown += program(race, "MLL")
    assert [
        kind
        for kind in kinds(shown)
        if kind in ("BonusRevealed", "RoutesRevealed", "Paid", "TileRevealed")
    ] == ["BonusRevealed", "RoutesRevealed", "Paid", "TileRevealed"]


@rule("OS-012")
def test_a_token_moves_ships_before_routes_are_programmed() -> None:
    race = position(tile=1, pilots=[(5, 6, {NITRO: 1}), (5, 6), (5, 6)])
    bonus(race, {0: "nitro"})
    assert zones(race) == [6, 5, 5]
    assert questions(race) == ["ChooseRoute"]


@rule("OS-011", "OS-083")
def test_the_next_tile_begins_a_new_turn_with_its_bonus_phase() -> None:
    race = position(tile=1, pilots=[(5, 6, {FLAMETHROWER: 1}), (5, 6), (5, 6)], turn=4)
    bonus(race, {})
    events = program(race, "LLL")
    assert [(event.turn, event.tile) for event in of(events, TileRevealed)] == [(5, 6)]
    assert race.turn == 5
    assert questions(race) == ["ChooseBonus"]


@rule("OS-083")
def test_a_played_tile_leaves_the_game() -> None:
    race = position(tile=4, pilots=[(5, 6), (5, 6), (5, 6)], track_left=[1, 2])
    everyone(race, "R", luck=[0, 0, 0, 1])
    assert race.tile == 2
    assert race.track_left == [1]


@rule("OS-083")
def test_the_next_tile_comes_by_luck_from_those_left() -> None:
    found = []
    for pick in range(3):
        race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)], track_left=[2, 7, 9])
        everyone(race, "L", luck=[pick])
        found.append(race.tile)
    assert found == [2, 7, 9]


@rule("OS-084")
def test_when_the_finish_tile_leaves_the_race_ends_at_once() -> None:
    race = position(tile=13, pilots=[(20, 6), (20, 6), (20, 6)], rear=3, markers=[22], turn=13)
    events = everyone(race, "L")
    assert kinds(events)[-1] == "RaceEnded"
    assert race.phases == []
    assert race.asked == ()
    assert "TileRevealed" not in kinds(events)
    assert "MarkersRemoved" not in kinds(events)
