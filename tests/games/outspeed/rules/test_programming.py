"""Phase 2: which routes a pilot may program, secretly and all at once."""

import pytest

from games.outspeed.positions import (
    asked,
    bonus,
    decision_of,
    everyone,
    fuels,
    of,
    options,
    out_by,
    play,
    position,
    program,
    questions,
    refusal,
    unchecked_tile_set,
    zones,
)
from paddock import new
from paddock.core.chance import Dealer
from paddock.core.codec import codec_of
from paddock.core.protocol import Log, advance, begin
from paddock.games.outspeed import GAME
from paddock.games.outspeed.actions import DIALS, PASS, PROGRAMS, Program
from paddock.games.outspeed.book.reader import printed_tiles
from paddock.games.outspeed.book.tiles import ROUTES
from paddock.games.outspeed.book.tokens import NITRO
from paddock.games.outspeed.decisions import ChooseRoute
from paddock.games.outspeed.events import COULD_NOT_PAY, OUT_OF_FUEL, RoutesRevealed
from paddock.games.outspeed.setup import setup
from paddock.games.outspeed.view import view
from paddock.games.outspeed.words.names import ROUTE_SIGNS
from support import rule, said


@rule("OS-041")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_pilots_in_the_race_program_at_once(seats: int) -> None:
    race = position(pilots=[(5 + seat, 6) for seat in range(seats)])
    assert asked(race) == list(range(seats))
    assert questions(race) == ["ChooseRoute"]


@rule("OS-041")
def test_nothing_but_a_route_can_be_programmed() -> None:
    race = position(pilots=[(5, 6), (5, 6), (5, 6)])
    assert refusal(race, 0, PASS) == "OS-041"
    assert refusal(race, 0, DIALS[1]) == "OS-041"


@rule("OS-041")
def test_an_eliminated_pilot_programs_nothing() -> None:
    race = position(pilots=[(5, 6), None, (5, 6)])
    assert asked(race) == [0, 2]


@rule("OS-042", "OS-R07")
def test_talk_is_no_action_no_question_and_no_event() -> None:
    """Whoever says what they will do is bound by nothing: the engine never hears of it."""
    wire = codec_of(GAME).kinds
    by_base = {
        base: {name for name, kind in wire.items() if kind["is"] == base}
        for base in ("Action", "Decision")
    }
    assert by_base == {
        "Action": {"Pass", "Play", "Program", "Keep", "Dial"},
        "Decision": {"ChooseBonus", "ChooseRoute", "SetWheel", "KeepToken"},
    }
    race = position(pilots=[(5, 6), (5, 6), (5, 6)])
    assert options(race, 0) == options(race, 1) == ["L", "M", "R"]


@rule("OS-042")
def test_an_announced_route_binds_nobody_until_the_last_answer_is_in() -> None:
    table = new("outspeed", seats=3, seed=3)
    lit = [action for action in PROGRAMS if not said(table.decisions()[0].refusal(action))]
    table.answer(0, lit[0])
    table.answer(0, lit[1])
    table.answer(1, lit[0])
    table.answer(2, lit[0])
    shown = of(table.events(), RoutesRevealed)[0]
    chosen = lit[1]
    assert isinstance(chosen, Program)
    assert shown.routes[0] == chosen.route


@rule("OS-R07")
def test_nobody_can_show_a_wheel_or_a_token_before_the_reveal() -> None:
    race = position(pilots=[(5, 6, {NITRO: 1}), (5, 6), (5, 6)])
    bonus(race, {})
    for seat in (1, 2):
        seen = view(race, seat)
        assert seen.hand == [0] * 6
        assert seen.pilots[0].route == -1


@rule("OS-043")
def test_the_right_wheel_is_used_every_turn() -> None:
    chance = Dealer(5)
    race = setup(printed_tiles(), 4, chance)
    begin(race, chance, Log())
    turns = set()
    while race.asked and race.turn <= 13:
        if questions(race) == ["ChooseRoute"]:
            turns.add(race.turn)
        advance(race, [decision.options()[0] for decision in race.asked], chance, Log())
    assert turns == set(range(1, race.turn + 1))


@rule("OS-043", "OS-071")
@pytest.mark.parametrize("tile", range(1, 17))
@pytest.mark.parametrize("seats", [3, 5])
def test_the_central_wheel_is_used_on_one_finish_tile_only(tile: int, seats: int) -> None:
    race = position(tile=tile, pilots=[(15, 12)] * seats, rear=2, track_left=[1])
    lit = options(race, 0)[-1]
    chance = Dealer(tile)
    answers = [PROGRAMS[ROUTES.index(lit)] for _ in race.asked]
    advance(race, answers, chance, Log())
    assert (questions(race) == ["SetWheel"]) == (tile == 15)


@rule("OS-043")
def test_no_question_is_answered_with_the_left_wheel() -> None:
    kinds = codec_of(GAME).kinds
    assert kinds["Program"]["fields"] == {"route": "int"}
    assert kinds["Dial"]["fields"] == {"number": "int"}
    asked_with = {name for name, kind in kinds.items() if kind["is"] == "Decision"}
    assert asked_with == {"ChooseBonus", "ChooseRoute", "SetWheel", "KeepToken"}


@rule("OS-044")
@pytest.mark.parametrize(("tile", "off", "lit"), [(4, 1, ["L", "R"]), (8, 2, ["L", "M"])])
def test_a_route_whose_light_is_off_cannot_be_chosen(tile: int, off: int, lit: list[str]) -> None:
    race = position(tile=tile, pilots=[(5, 6), (5, 6), (5, 6)])
    assert options(race, 0) == lit
    assert refusal(race, 0, PROGRAMS[off]) == "OS-044"


@rule("OS-045")
@pytest.mark.parametrize(
    ("tile", "fuel", "lit"),
    [(1, 1, ["L", "M"]), (1, 2, ["L", "M", "R"]), (2, 2, ["L", "M"]), (13, 3, ["L", "M"])],
)
def test_a_route_that_surely_costs_more_than_one_has_cannot_be_chosen(
    tile: int, fuel: int, lit: list[str]
) -> None:
    race = position(tile=tile, pilots=[(5, fuel), (5, 6), (5, 6)])
    assert options(race, 0) == lit
    if len(lit) == 2:
        assert refusal(race, 0, PROGRAMS[2]) == "OS-045"


@rule("OS-046")
@pytest.mark.parametrize(
    ("tile", "fuel", "uncertain"), [(4, 1, "L"), (12, 1, "R"), (3, 1, "L"), (14, 1, "M")]
)
def test_a_route_of_uncertain_cost_is_open_if_its_lowest_cost_can_be_paid(
    tile: int, fuel: int, uncertain: str
) -> None:
    race = position(tile=tile, pilots=[(5, fuel), (5, 6), (5, 6)])
    assert uncertain in options(race, 0)


@rule("OS-047")
def test_the_last_fuel_may_be_spent_although_it_eliminates() -> None:
    race = position(tile=1, pilots=[(5, 2), (5, 6), (5, 6)])
    assert options(race, 0) == ["L", "M", "R"]
    events = program(race, "RLL")
    assert fuels(race)[0] == 0
    assert out_by(events) == {0: OUT_OF_FUEL}


@rule("OS-048")
def test_a_pilot_with_one_open_route_takes_it_without_being_asked() -> None:
    race = position(tile=9, pilots=[(5, 1), (5, 6), (5, 6)])
    assert asked(race) == [1, 2]
    events = program(race, "-RR")
    assert of(events, RoutesRevealed)[0].routes == (2, 2, 2)
    assert (zones(race)[0], fuels(race)[0]) == (6, 2)


@rule("OS-047", "OS-048")
def test_only_losing_routes_may_be_open() -> None:
    race = position(tile=8, pilots=[(5, 1), (5, 6), (5, 6)])
    assert options(race, 0) == ["L", "M"]
    events = program(race, "LLL")
    assert out_by(events) == {0: OUT_OF_FUEL}


@rule("OS-049")
def test_all_routes_are_shown_together_once_all_have_chosen() -> None:
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)])
    before = [view(race, seat).pilots[1].route for seat in range(3)]
    diary = play(race, {0: "L", 1: "M", 2: "R"})
    assert before == [-1, -1, -1]
    for seat in range(3):
        shown = of(diary.heard(seat), RoutesRevealed)
        assert [event.routes for event in shown] == [(0, 1, 2)]
        assert [event.programmed for event in shown] == [(1, 1, 1)]


@rule("OS-R06")
def test_the_three_symbols_differ_and_the_fourth_setting_is_never_legal() -> None:
    assert len(set(ROUTE_SIGNS)) == 3
    assert ROUTE_SIGNS[1] == "▲"
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)])
    assert refusal(race, 0, Program(3)) == "OS-041"
    assert refusal(race, 0, Program(-1)) == "OS-041"


@rule("OS-R34")
@pytest.mark.parametrize(
    ("tile", "side", "lowest"),
    [
        (1, 0, (0, 1, 2)),  # an overfull P1 would be free; that is not counted
        (3, 0, (1, 0, 1)),  # the own symbol counts 1
        (4, 0, (0, -1, 0)),  # the lowest face of the die; a light that is off
        (8, 1, (1, 1, -1)),
        (11, 0, (0, 0, 0)),  # ALONE
        (11, 1, (1, 2, 0)),
        (12, 1, (0, 1, 1)),
        (14, 0, (0, 0, 3)),  # #M times the lowest face
        (15, 0, (0, 0, 0)),  # X = 0
        (16, 0, (0, 1, 2)),
    ],
)
def test_the_lowest_possible_cost_of_a_route(tile: int, side: int, lowest: tuple[int, ...]) -> None:
    race = position(tile=tile, side=side, pilots=[(5, 6), (5, 6), (5, 6)])
    decision = decision_of(race, 0)
    assert isinstance(decision, ChooseRoute)
    assert decision.lowest_costs == lowest


@rule("OS-R34")
def test_the_lowest_face_counts_for_every_roll_and_other_symbols_count_nothing() -> None:
    book = unchecked_tile_set(
        {
            "dice.yellow": [1, 2],
            "tiles[0].3-4.L": "- | 2*dY+#M | Z=3",
            "tiles[0].3-4.M": "- | #M*dY+#R | Z=3",
        }
    )
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)], book=book)
    decision = decision_of(race, 0)
    assert isinstance(decision, ChooseRoute)
    assert decision.lowest_costs == (2, 1, 2)


@rule("OS-R35")
def test_with_no_affordable_route_only_the_cheapest_may_be_taken() -> None:
    book = unchecked_tile_set(
        {
            "tiles[0].3-4.L": "- | 3 | Z=3",
            "tiles[0].3-4.M": "- | 3 | Z=4",
            "tiles[0].3-4.R": "- | 4 | Z=6",
        }
    )
    race = position(tile=1, pilots=[(5, 2), (5, 9), (5, 9)], book=book)
    assert options(race, 0) == ["L", "M"]
    assert refusal(race, 0, PROGRAMS[2]) == "OS-R35"
    events = program(race, "MLL")
    assert out_by(events) == {0: COULD_NOT_PAY}


@rule("OS-R35")
def test_a_single_cheapest_route_is_taken_without_being_asked() -> None:
    book = unchecked_tile_set(
        {
            "tiles[0].3-4.L": "- | 5 | Z=3",
            "tiles[0].3-4.M": "- | 3 | Z=4",
            "tiles[0].3-4.R": "off",
        }
    )
    race = position(tile=1, pilots=[(5, 2), (5, 9), (5, 9)], book=book)
    assert asked(race) == [1, 2]
    events = program(race, "-LL")
    assert of(events, RoutesRevealed)[0].routes[0] == 1
    assert out_by(events) == {0: COULD_NOT_PAY}


@rule("OS-R36")
def test_the_last_fuel_may_be_spent_while_a_cheaper_route_is_open_with_a_warning() -> None:
    race = position(tile=1, pilots=[(5, 1), (5, 6), (5, 6)])
    decision = decision_of(race, 0)
    assert options(race, 0) == ["L", "M"]
    told = [GAME.option(decision, action, race.book).text([]) for action in decision.options()]
    assert ["last fuel" in text for text in told] == [False, True]


@rule("OS-046", "OS-080")
def test_an_uncertain_route_may_turn_out_too_dear() -> None:
    race = position(tile=12, pilots=[(5, 1), (5, 6), (5, 6)])
    events = program(race, "RLL", luck=[5])
    assert out_by(events) == {0: COULD_NOT_PAY}


@rule("OS-049")
def test_a_race_waits_until_every_answer_is_there() -> None:
    table = new("outspeed", seats=3, seed=3)
    first = table.decisions()[0].options()[0]
    table.answer(0, first)
    table.answer(1, first)
    assert of(table.events(), RoutesRevealed) == []
    table.answer(2, first)
    assert len(of(table.events(), RoutesRevealed)) == 1


@rule("OS-041")
def test_every_pilot_programs_one_route() -> None:
    race = position(tile=1, pilots=[(5, 6), (5, 6), (5, 6)])
    events = everyone(race, "L")
    assert len(of(events, RoutesRevealed)) == 1
    assert zones(race) == [6, 6, 6]


@rule("OS-044", "OS-045")
@pytest.mark.parametrize(("tile", "fuel", "rules"), [(8, 6, ["OS-044"]), (1, 1, ["OS-045"])])
def test_a_dark_route_and_one_too_dear_are_shown_as_closed_with_the_reason(
    tile: int, fuel: int, rules: list[str]
) -> None:
    decision = decision_of(position(tile=tile, pilots=[(5, fuel), (5, 6), (5, 6)]), 0)
    shown = [said(decision.refusal(action)).partition(" ")[0] for action in decision.closed()]
    assert shown == rules
