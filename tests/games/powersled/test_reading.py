"""Orders as a player types them at the keyboard."""

import pytest

from games.powersled.plans import Obeyed, obeyed
from games.powersled.positions import at, hand, option, play, position, where
from games.powersled.test_orders import FAR, discarding
from paddock.core.phrase import Told
from paddock.core.protocol import Order
from paddock.games.powersled import GAME
from paddock.games.powersled.foresight.previews import PlayPreview
from paddock.games.powersled.orders.kinds import Drive, LetPass
from paddock.games.powersled.state import Powersled
from support import said


def read(race: Powersled, typed: str) -> tuple[Order, ...] | Told:
    assert GAME.typed_orders is not None
    (decision,) = race.asked
    return GAME.typed_orders.read(GAME.view(race, decision.seat), decision, typed)


def refused(race: Powersled, typed: str) -> str:
    found = read(race, typed)
    assert isinstance(found, Told)
    return said(found)


def orders(race: Powersled, typed: str) -> tuple[Order, ...]:
    found = read(race, typed)
    assert not isinstance(found, Told), found
    return found


@pytest.mark.parametrize(
    ("typed", "answers", "end"),
    [
        ("D3 forward right left", ["D3", "forward", "right", "left"], "s2.1.0"),
        ("d3, f, r, l", ["D3", "forward", "right", "left"], "s2.1.0"),
        ("lay D3 and drive 3 forward", ["D3", "forward", "forward", "forward"], "B.1.1"),
    ],
)
def test_a_drive_is_typed_as_its_cards_and_its_steps(
    typed: str, answers: list[str], end: str
) -> None:
    race = position(A=at("s1.1.0", "D3"), B=FAR)
    assert obeyed(race, *orders(race, typed)) == Obeyed(answers, (), None)
    assert where(race, "A") == end


def test_steps_that_are_left_out_are_those_of_the_best_way() -> None:
    race = position(A=at("s1.1.0", "D3"), B=FAR)
    shown = GAME.foresee(GAME.view(race, 0), race.asked[0], option(race, 0, "D3"))
    assert isinstance(shown, PlayPreview)
    (drive,) = orders(race, "D3")
    assert isinstance(drive, Drive)
    assert list(drive.steps) == shown.paths[0].steps
    (drive,) = orders(race, "D3 right")
    assert isinstance(drive, Drive)
    assert GAME.order(drive, race.book).text([]) == "Lay DRIFT 3 and drive 3 squares"
    assert obeyed(race, drive).answers[:2] == ["D3", "right"]


def test_a_drive_may_begin_on_the_way_and_stop() -> None:
    race = position(A=at("s5.0.0", "D2 GS"), B=FAR)
    play(race, "D2+gs", "forward")
    assert obeyed(race, *orders(race, "forward stop")) == Obeyed(["forward", "stop"], (), None)


def test_reactions_are_let_pass_by_the_last_word() -> None:
    race = position(A=at("s5.0.0", "M3"), B=FAR)
    drive, passing = orders(race, "M3 pass")
    assert isinstance(drive, Drive)
    assert passing == LetPass(race.turn, race.round)
    assert orders(race, "pass") == (passing,)


def test_discards_are_typed_as_their_cards() -> None:
    race = discarding("M3 M3 D2 LA M4 M5 D4 D3 GS")
    (order,) = orders(race, "xD2 2 xM3")
    assert order == orders(race, "discard d2, m3, m3")[0]
    assert obeyed(race, order) == Obeyed(["xD2", "xM3", "xM3"], (), None)
    assert hand(race, "A") == "M4 M5 D3 D4 GS LA"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("M5 forward", "'m5' is no card to lay; type it as it stands in the list, as M3."),
        ("", "'' is no card to lay; type it as it stands in the list, as M3."),
        ("M3 up", "'up' is no step. A step is forward, left, right or stop, or how often: 2 fo"),
        ("M3 left", "PS-077 No way goes so: left."),
        ("M3 4 forward", "PS-077 No way goes so: forward forward forward forward."),
    ],
)
def test_what_makes_no_order_is_told_kindly(typed: str, why: str) -> None:
    assert refused(position(A=at("s5.0.0", "M3"), B=FAR), typed).startswith(why)


def test_other_questions_and_other_cards_are_told_apart() -> None:
    race = discarding("M3 M3 D2 LA M4 M5 D4 D3 GS")
    why = "'forward' is no card to discard; type each as it stands in the list, as xM3."
    assert refused(race, "xD2 forward") == why
    race = position(A=at("s1.0.2", "M4 GR"), B=FAR)
    play(race, "M4", "forward", dice=[8])
    assert refused(race, "forward").startswith("Here you can only order to pass")
    assert isinstance(orders(race, "pass")[0], LetPass)
