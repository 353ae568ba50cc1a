"""`paddock play`: answers left in advance."""

import pytest

from cli.conftest import Run

SOLO = ("play", "toy", "--seats", "me,first", "--seed", "1")
HOT_SEAT = ("play", "toy", "--seats", "me,me", "--names", "Ann,Ben", "--seed", "4")


def typed(*lines: str) -> str:
    return "\n".join([*lines, "q", ""])


def test_orders_are_told_of_and_how_they_are_left(paddock: Run) -> None:
    out = paddock(*SOLO, typed=typed("orders")).out
    assert "> You have left no orders.\n" in out
    how = "order Push round=NUMBER efforts=[NUMBER,…] or order Throw round=NUMBER runner=NUMBER"
    assert f"Leave one as {how}; order none withdraws them." in out


def test_an_order_answers_for_its_seat_which_is_told_what_it_did(paddock: Run) -> None:
    out = paddock(*SOLO, typed=typed("order Push round=1 efforts=[1,0]", *["1"] * 6)).out
    assert "> Ordered: From round 1 on: push, then coast.\n" in out
    assert "All show: Vermilion push" in out
    assert out.count("As you ordered: Push.\n") == 1
    assert out.count("As you ordered: Coast.\n") == 1
    first_round = out.split("All show: ")[1]
    assert "How hard do you push?" not in first_round, "the second is ordered already"


def test_orders_are_listed_and_withdrawn(paddock: Run) -> None:
    wait = "order throw round=3 runner=1"
    out = paddock(*SOLO, typed=typed(wait, "orders", "order none", "orders")).out
    assert "> Ordered: Throw mud at Sky in round 3.\n" in out
    assert "  1. Throw mud at Sky in round 3\n" in out
    assert "> Your orders are withdrawn.\n" in out
    assert "> You have left no orders.\n" in out


def test_one_order_is_left_after_another(paddock: Run) -> None:
    lines = ["order Throw round=3 runner=1", "order Push round=2 efforts=[0]", "orders"]
    out = paddock(*SOLO, typed=typed(*lines)).out
    assert "  1. Throw mud at Sky in round 3\n  2. From round 2 on: coast\n" in out


def test_what_is_dropped_is_told_with_the_reason(paddock: Run) -> None:
    lines = ["order Push round=2 efforts=[2]", "heave", *["1"] * 5]
    out = paddock(*SOLO, typed=typed(*lines)).out
    assert "An order of yours was dropped: TOY-005 You heaved in the round before" in out


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ("order", "'' is no order. Leave one as order Push"),
        ("order brake", "'brake' is no order. Leave one as order Push"),
        ("order Push", "That is no order: Order.round: Push needs this field."),
        ("order Push round", "is no field with its value"),
        ("order Push round=1 efforts=x", "'x' is neither a number nor other JSON"),
        ("order Push round=1 efforts=[9]", "TOY-004 Coast, push or heave in each round"),
        ('order {"kind": "Keep"}', "That is no order: Order: expected Order, found Keep."),
    ],
)
def test_a_bad_order_is_refused_and_the_question_stands(paddock: Run, order: str, why: str) -> None:
    out = paddock(*SOLO, typed=typed(order, "push")).out
    assert why in out.partition("> ")[2].splitlines()[0]
    assert "All show: Vermilion push" in out


def test_an_order_can_be_tried_before_it_is_left(paddock: Run) -> None:
    lines = ["? order Push round=1 efforts=[1]", "? Push round=1 efforts=[2]", "orders"]
    out = paddock(*SOLO, typed=typed(*lines)).out
    assert "> 1 to 4 spaces in round 1\n" in out
    assert "> 1 to 9 spaces in round 1\n" in out
    json = '? {"kind": "Effort", "effort": 1}'
    assert "> No more than it says.\n" in paddock(*SOLO, typed=typed(json)).out
    assert "> You have left no orders.\n" in out


SLED = ("play", "powersled", "--seats", "me,first", "--seed", "3")


def test_a_drive_is_ordered_as_one_would_say_it(paddock: Run) -> None:
    discards = ["b2200", "orders", "order xM3, 2 xM5, xNU"]
    drives = ["? order D2 left", "? order D2 3 left", "? order", "order D2 left", "order brake"]
    out = paddock(*SLED, typed=typed(*discards, *drives, "orders")).out
    assert "Leave one as order D3 2 forward left or order left forward pass or order xM3 xD2" in out
    assert "> Ordered: Discard MOVE 3, 2 × MOVE 5 and Nuke Grenade.\n" in out
    assert "As you ordered: Discard Nuke Grenade.\n" in out
    assert "> gains 2 squares; to start straight, left lane 2\n" in out
    assert "> PS-077 No way goes so: left left left.\n" in out
    assert "> '' is no order. Leave one as order D3 2 forward left" in out
    assert "> Ordered: Lay DRIFT 2 and drive 2 squares.\n" in out
    assert "As you ordered: DRIFT 2.\n" in out, "also where something forced came between"
    driven = "Vermilion moves to start straight, left lane 2; 0 points left."
    assert driven in out.partition("Ordered: Lay DRIFT 2")[2]
    assert "> 'brake' is no card to lay; type it as it stands in the list, as D3.\n" in out


def test_a_game_without_orders_says_so(paddock: Run) -> None:
    out = paddock("play", "spiralized", "--seats", "me,first", typed=typed("orders", "order x")).out
    assert out.count("Spiralized knows no orders.") == 2


def test_taking_back_withdraws_orders(paddock: Run) -> None:
    race = ("play", "toy", "--seats", "first,me", "--seed", "4")
    wait = "order Push round=5 efforts=[1]"
    out = paddock(*race, typed=typed("coast", "pass", wait, "keep", "u", "orders")).out
    assert "> You have left no orders.\n" in out.partition("> Taken back.\n")[2]


def test_in_hot_seat_nobody_hears_of_the_orders_of_another(paddock: Run) -> None:
    lines = ["", "order Push round=1 efforts=[1]", "", "orders"]
    out = paddock(*HOT_SEAT, typed=typed(*lines)).out
    of_ben = out.rpartition("Ben")[2]
    assert "As you ordered" not in of_ben
    assert "You have left no orders." in of_ben


def test_whose_bot_drives_on_has_no_orders_any_more(paddock: Run) -> None:
    lines = ["order Push round=1 efforts=[0,2]", "order Push round=3 efforts=[2]"]
    out = paddock(*SOLO, typed=typed(*lines, "leave", "leave", *["1"] * 40)).out
    assert "You leave the race." in out
    assert "As you ordered" not in out.partition("You leave the race.")[2]


def test_orders_that_need_no_plan_are_left_by_their_number(paddock: Run) -> None:
    out = paddock(*SOLO, typed=typed("orders", "order 1", "orders")).out
    assert "  order 1   Throw mud at " in out
    assert "> Ordered: Throw mud at " in out


def test_when_one_is_asked_to_react_is_set_and_listed(paddock: Run) -> None:
    out = paddock(*SOLO, typed=typed("asking", "asking 2 never", "asking 3 never")).out
    assert ">   1. A cart is about to run: always ask me\n  2. Mud flies: always ask me\n" in out
    assert "  2. Mud flies: never ask me\n" in out
    assert "> Type a number, and always, able, never: asking 1 never\n" in out


def test_a_game_without_windows_asks_nobody_to_react(paddock: Run) -> None:
    out = paddock("play", "spiralized", "--seats", "me,first", typed=typed("asking")).out
    assert "> Spiralized has no reactions.\n" in out
