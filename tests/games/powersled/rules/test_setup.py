"""Before the race: seats, builds, the grid, and what every sled starts with."""

from typing import Any

import pytest

from games.powersled.positions import (
    LETTERS,
    ToldDice,
    asked,
    codes,
    luck,
    of,
    options,
    play,
    refused_by,
    sled,
    where,
    written,
)
from paddock.core.chance import Dealer, Script
from paddock.core.errors import BrokenData
from paddock.core.protocol import Event, begin
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import PASS, Build
from paddock.games.powersled.book.reader import make_book
from paddock.games.powersled.book.track_reader import TRACKS
from paddock.games.powersled.events.turns import BuildsRevealed, GridRolled, GridSet
from paddock.games.powersled.setup import setup
from paddock.games.powersled.state import Powersled
from paddock.games.powersled.view import view
from paddock.table.checks import check_seats
from paddock.table.diary import Diary
from support import rule, said

EVEN = "b1111"


def fresh(seats: int = 2, **choices: Any) -> Powersled:
    """A race at its very first question."""
    race = setup(make_book(choices), seats, Script([]))
    begin(race, Script([]), Diary())
    return race


def built(race: Powersled, *builds: str, dice: list[int] | None = None) -> list[Event]:
    """Everybody builds; up to the first play of a card or discard."""
    words = [*builds, *[EVEN] * (race.seats - len(builds))]
    return play(race, ", ".join(words), dice=dice or [])


@rule("PS-001", "PS-R01")
def test_two_to_six_sleds_each_with_a_deck_of_fifty() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in GAME.seats:
        race = fresh(seats)
        assert len(race.sleds) == seats
        for one in race.decks:
            assert codes(one.pile).split() == (
                ["M3"] * 6 + ["M4"] * 6 + ["M5"] * 6 + ["D2"] * 6 + ["D3"] * 6 + ["D4"] * 6
                + ["GC"] * 2 + ["GP"] * 2 + ["GS"] * 2 + ["GR"] * 2
                + ["LA", "MI", "SL", "NU", "FF", "GH"]
            )  # fmt: skip
    for seats in (1, 7):
        with pytest.raises(BrokenData, match="2 to 6 seats"):
            check_seats(GAME, seats)


@rule("PS-002")
def test_one_of_three_tracks_is_chosen() -> None:
    assert TRACKS == ("beltway", "foundry", "serpentine")
    for track in TRACKS:
        assert fresh(track=track).book.track.id == track
    assert fresh().book.track.id == "foundry"
    with pytest.raises(BrokenData, match="track: must be one of"):
        make_book({"track": "oval"})


@rule("PS-004", "PS-005")
def test_a_safe_speed_can_be_changed_for_one_corner() -> None:
    changed = make_book({"safe": {"A": 1, "D": 4}}).track
    assert dict(zip(changed.corners, changed.safe, strict=True)) == {
        "A": 1, "B": 3, "C": 3, "D": 4, "E": 3, "F": 3,
    }  # fmt: skip
    for wrong in (0, 5):
        with pytest.raises(BrokenData, match=r"safe\.A"):
            make_book({"safe": {"A": wrong}})
    with pytest.raises(BrokenData, match=r"safe\.Z"):
        make_book({"safe": {"Z": 3}})


@rule("PS-006")
@pytest.mark.parametrize("points", [3, 4, 5, 6])
def test_the_build_limit_is_three_to_six_points(points: int) -> None:
    race = fresh(points=points)
    spent = [sum(int(digit) for digit in word[1:]) for word in options(race)]
    assert max(spent) == points


@rule("PS-006")
def test_the_normal_limit_is_four_and_others_are_refused() -> None:
    assert fresh().book.points == 4
    for wrong in (2, 7):
        with pytest.raises(BrokenData, match="points"):
            make_book({"points": wrong})


@rule("PS-007", "PS-R03")
def test_a_build_is_nought_to_two_in_four_categories_up_to_the_limit() -> None:
    race = fresh()
    every = {
        f"b{a}{b}{c}{d}"
        for a in range(3)
        for b in range(3)
        for c in range(3)
        for d in range(3)
        if a + b + c + d <= 4
    }
    assert set(options(race)) == every
    assert len(options(race)) == len(every)
    # PS-R03: points may be left.
    assert "b0000" in every


@pytest.mark.parametrize(("points", "build"), [(3, "b0111"), (4, EVEN), (5, "b1112"), (6, "b1122")])
def test_who_does_not_answer_has_an_even_build(points: int, build: str) -> None:
    assert options(fresh(points=points))[0] == build


@rule("PS-007")
def test_other_builds_are_refused() -> None:
    race = fresh()
    assert refused_by(race, Build(2, 2, 1, 0)) == "PS-007"
    assert "costs 5 points; this race allows 4" in said(race.asked[0].refusal(Build(2, 2, 1, 0)))
    assert "0 to 2 points in each" in said(race.asked[0].refusal(Build(3, 0, 0, 0)))
    assert refused_by(race, Build(-1, 2, 2, 1)) == "PS-007"
    assert refused_by(race, PASS) == "PS-007"
    assert refused_by(race, Build(2, 2, 0, 0)) == ""


@rule("PS-008", "PS-009", "PS-010", "PS-012")
def test_points_raise_thrust_stability_and_pilot() -> None:
    race = fresh(3, grid=[1, 2, 3], points=6)
    built(race, "b0120", "b1200", "b2010")
    assert [(one.thrust, one.stability, one.pilot) for one in race.sleds] == [
        (6, 7, 2),
        (7, 8, 0),
        (8, 6, 1),
    ]
    assert [one.control for one in race.sleds] == [0, 0, 0]


@rule("PS-011")
@pytest.mark.parametrize(("laps", "armor"), [(1, [2, 3, 4]), (2, [4, 6, 8]), (3, [6, 9, 12])])
def test_armor_is_two_three_or_four_boxes_a_lap(laps: int, armor: list[int]) -> None:
    race = fresh(3, grid=[1, 2, 3], laps=laps)
    built(race, "b0000", "b0001", "b0002")
    assert [one.armor for one in race.sleds] == armor


@rule("PS-013")
def test_any_number_of_laps_from_one_on() -> None:
    assert [make_book({"laps": laps}).laps for laps in (1, 7, 21, 500)] == [1, 7, 21, 500]
    with pytest.raises(BrokenData, match="laps"):
        make_book({"laps": 0})


@rule("PS-R02")
def test_builds_are_sealed_and_open_together() -> None:
    race = fresh(3, grid=[1, 2, 3])
    # All are asked at the same moment: nobody sees another's build first.
    assert asked(race) == "A ChooseBuild, B ChooseBuild, C ChooseBuild"
    diary = written(race, "b0220, b1111, b0000")
    revealed = of(diary.heard(-1), BuildsRevealed)
    assert [one.builds for one in revealed] == [((0, 2, 2, 0), (1, 1, 1, 1), (0, 0, 0, 0))]
    assert [one.pilot for one in view(race, 2).sleds] == [2, 1, 0]


@rule("PS-014", "PS-015", "PS-R05", "PS-016")
@pytest.mark.parametrize("track", TRACKS)
def test_the_grid_stands_two_a_row_behind_the_line(track: str) -> None:
    race = fresh(5, track=track, grid=[1, 2, 3, 4, 5])
    built(race)
    last = "s7" if track == "serpentine" else "s6"
    assert where(race) == (f"A {last}.0.4, B {last}.1.3, C {last}.0.3, D {last}.1.2, E {last}.0.2")
    # Pole is on the right; the odd one stands alone in the last row, on the right too.
    assert race.book.track.crosses(race.sleds[0].square, race.book.track.fwd[race.sleds[0].square])


@rule("PS-014", "PS-R04")
def test_an_agreed_order_can_be_given() -> None:
    race = fresh(3, grid=[3, 1, 2])
    events = built(race)
    assert [one.order for one in of(events, GridSet)] == [(2, 0, 1)]
    assert of(events, GridRolled) == []
    assert where(race, "C") == "s6.0.4"
    with pytest.raises(BrokenData, match="grid"):
        make_book({"grid": [1, 1]})
    with pytest.raises(BrokenData, match="grid"):
        setup(make_book({"grid": [1, 2]}), 3, Script([]))


@rule("PS-014", "PS-R04")
def test_the_order_of_seats_can_be_the_grid() -> None:
    race = fresh(3, grid="seats")
    events = built(race)
    assert [one.order for one in of(events, GridSet)] == [(0, 1, 2)]
    assert of(events, GridRolled) == []
    assert where(race, "A") == "s6.0.4"


@rule("PS-R04")
def test_dice_give_the_grid_and_the_tied_roll_again() -> None:
    race = fresh(4)
    events = built(race, dice=[7, 9, 7, 4, 3, 5])
    assert [one.totals for one in of(events, GridRolled)] == [(7, 9, 7, 4), (3, 0, 5, 0)]
    assert [one.order for one in of(events, GridSet)] == [(1, 2, 0, 3)]
    assert where(race, "B") == "s6.0.4"
    assert where(race, "D") == "s6.1.2"


@rule("PS-R04")
def test_the_tied_roll_until_none_is_and_every_total_has_a_place() -> None:
    race = fresh(4)
    # All but the 2 are level, then two of them, who are level once more.
    events = built(race, dice=[12, 12, 2, 12, 5, 9, 5, 8, 8, 3, 4])
    assert [one.totals for one in of(events, GridRolled)] == [
        (12, 12, 2, 12), (5, 9, 0, 5), (8, 0, 0, 8), (3, 0, 0, 4),
    ]  # fmt: skip
    assert [one.order for one in of(events, GridSet)] == [(1, 3, 0, 2)]


@rule("PS-017", "PS-R09")
def test_grid_order_is_the_first_order_of_arrival() -> None:
    race = fresh(4, grid=[3, 1, 4, 2])
    built(race)
    by_stamp = sorted(LETTERS[:4], key=lambda letter: sled(race, letter).stamp)
    assert by_stamp == ["C", "A", "D", "B"]


@rule("PS-018")
def test_hands_are_empty_and_each_card_of_a_deck_is_as_likely() -> None:
    race = fresh(2, grid=[1, 2])
    assert [one.holds() for one in race.decks] == [0, 0]
    # The first card is one of fifty: the last pick is the last kind of card.
    picks = [49, *[0] * 8, 49, *[0] * 8]
    chance = Script(picks)
    race.phases[-1].resolve(race, [Build(0, 0, 0, 0)] * 2, chance, Diary())
    begin(race, chance, Diary())
    assert [codes(one.hand) for one in race.decks] == ["M3 M3 M3 M3 M3 M3 M4 M4 GH"] * 2
    assert chance.left() == []


@rule("PS-018")
def test_another_shuffle_deals_other_cards() -> None:
    hands = set()
    for seed in range(5):
        race = fresh(2, grid=[1, 2])
        chance = Dealer(seed)
        race.phases[-1].resolve(race, [Build(0, 0, 0, 0)] * 2, chance, Diary())
        begin(race, chance, Diary())
        hands.add(codes(race.decks[0].hand))
    assert len(hands) == 5


@rule("PS-019", "PS-R70", "PS-R43")
def test_what_every_sled_starts_with() -> None:
    race = fresh(2, grid=[2, 1])
    chance, diary = ToldDice(luck([])), Diary()
    race.phases[-1].resolve(race, [Build(0, 0, 0, 0), Build(0, 2, 0, 2)], chance, diary)
    for one in race.sleds:
        assert (one.control, one.circle, one.crossings, one.owed) == (0, -1, 0, 0)
        assert (one.speed, one.mines_under, one.slicks_under) == (0, 0, 0)
    for deck in race.decks:
        assert codes(deck.hand) == codes(deck.discards) == codes(deck.aside) == ""
    names = race.book.track.squares
    assert [names[one.left_last] for one in race.sleds] == ["s6.1.2", "s6.0.3"]
    assert [one.stamp for one in race.sleds] == [2, 1]
    assert [one.armor for one in race.sleds] == [4, 8]
    assert sum(race.mines) + sum(race.slicks) == 0
