"""What an answer would bring, asked at the table."""

import pytest

from paddock.core.errors import Refused
from paddock.core.protocol import Action
from paddock.games.outspeed.actions import Dial, Program
from paddock.games.outspeed.foresight import RoutePreview
from paddock.table import table


def test_the_asked_seat_foresees_its_present_question() -> None:
    race = table.new("outspeed", seats=3, seed=1)
    before = race.state_hash()
    route = race.decisions()[0].options()[0]
    assert isinstance(route, Program)
    foreseen = race.foresee(0, route)
    assert isinstance(foreseen, RoutePreview)
    assert foreseen.route == route.route
    assert foreseen.lines(race.names)[0] == f"alone: {foreseen.text.text(race.names)}"
    assert (race.state_hash(), race.locked(), race.answers) == (before, [], 0)


@pytest.mark.parametrize(
    ("seat", "candidate", "why"),
    [(0, Dial(3), "OS-041"), (7, Program(0), "not asked"), (0, "left", "An answer is an action")],
)
def test_what_cannot_be_answered_cannot_be_foreseen(seat: int, candidate: Action, why: str) -> None:
    race = table.new("outspeed", seats=3, seed=1)
    with pytest.raises(Refused, match=why):
        race.foresee(seat, candidate)
