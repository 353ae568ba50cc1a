"""What a free answer is made of, told to a client that knows no game."""

from paddock import games
from paddock.core.codec import codec_of
from paddock.core.protocol import Decision
from paddock.server.former import forms_of
from toy.actions import FRESH_MENU, LEAN_MENU
from toy.decisions import ChooseEffort, ChooseLean


def forms(decision: Decision) -> list[object]:
    return list(forms_of(codec_of(games.find("toy")), decision))


def test_a_menu_that_is_all_there_is_has_no_forms() -> None:
    assert forms(ChooseEffort(0, FRESH_MENU)) == []


def test_a_number_comes_with_how_far_it_can_go() -> None:
    (form,) = forms_of(codec_of(games.find("toy")), ChooseLean(0, LEAN_MENU, 300))
    assert form.example == {"kind": "Lean", "tenths": 0}
    (field,) = form.fields
    assert (field.name, field.title, field.type) == ("tenths", "angle", "angle")
    assert (field.least, field.most) == (0, 300)
