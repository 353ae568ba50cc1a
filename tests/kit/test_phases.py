"""The name of what is being played."""

from paddock import games
from paddock.core.chance import Dealer
from paddock.core.protocol import Log, begin
from paddock.kit.phases import innermost


def test_the_innermost_phase_is_named_and_nothing_after_the_end() -> None:
    toy = games.find("toy")
    race = toy.setup(toy.book({}), 2, Dealer(1))
    assert innermost(race) == "Round"
    begin(race, Dealer(1), Log())
    assert innermost(race) == "Pushing"
    race.phases = []
    assert innermost(race) == ""
