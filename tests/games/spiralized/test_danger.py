"""Who could hit a token: what is foreseen is what every roll can do."""

import pytest

from foresight import outlook
from games.spiralized.positions import position, progress, question, seat
from paddock.core.chance import Script
from paddock.core.protocol import advance
from paddock.games.spiralized import GAME
from paddock.games.spiralized.actions import Roll, Step
from paddock.games.spiralized.foresight import MovePreview
from paddock.games.spiralized.rules.danger import danger_to
from paddock.games.spiralized.state import Spiralized
from paddock.table.diary import Diary
from support import rule

NAMES = ["Ann", "Bob", "Cleo"]


def can_hit(race: Spiralized, token: int) -> bool:
    """Whether any steps with the dice that lie there send the token to the Pit."""
    if race.pit == token:
        return True
    for action in race.asked[0].options() if race.asked else ():
        if isinstance(action, Step):
            after = race.copy()
            advance(after, [action], Script([]), Diary())
            if can_hit(after, token):
                return True
    return False


def rolls_that_hit(race: Spiralized, token: int) -> int:
    """Every roll of whoever has the dice, played out."""
    hits = 0
    for one in range(6):
        for two in range(6):
            after = race.copy()
            advance(after, [Roll()], Script([one, two]), Diary())
            hits += can_hit(after, token)
    return hits


@rule("SZ-020", "SZ-050", "SZ-052")
@pytest.mark.parametrize(
    ("blue", "red", "rolls"),
    [
        ("1/2", "1/8", 16),  # a six, or both dice together
        ("1/2", "1/13", 2),  # eleven, by both dice only
        ("1/2 1/5", "1/8", 26),  # by two
        ("", "1/16", 3),  # coming in with a 1 or a 6, then a 1
        ("Start", "1/18", 13),
        ("1/10", "1/9", 0),  # it is past
        ("1/5", "1/0", 0),
        ("1/9", "1/20", 4),
    ],
)
def test_all_rolls_that_could_hit_are_counted(blue: str, red: str, rolls: int) -> None:
    race = position(blue=blue, red=f"{red} Home Home Home")
    token = seat(race, "red") * 4
    assert race.tokens[token] == progress("red", red)
    assert danger_to(race, token).rolls == rolls_that_hit(race, token) == rolls


def brings(race: Spiralized, option: int) -> str:
    shown = outlook(GAME, GAME.view(race, race.active), question(race))[option]
    assert isinstance(shown, MovePreview)
    return shown.brings.text(NAMES)


@rule("SZ-077")
def test_the_chance_is_said_and_where_the_stairs_lead() -> None:
    race = position(red="1/23 Home Home Home", blue="2/8")
    assert brings(race, 0) == "+24, takes the stairs next turn: +48, safe there"
    race = position(red="1/5 Home Home Home", blue="1/2 1/4")
    advance(race, [Roll()], Script([2, 5]), Diary())
    assert brings(race, 1) == "can be hit by two, 26 in 36"


@rule("SZ-077", "SZ-081")
def test_stairs_need_no_dice() -> None:
    race = position(red="3/6 Home Home Home", blue="2/10")
    advance(race, [Roll()], Script([2, 5]), Diary())
    assert brings(race, 1) == "takes the stairs next turn: +24, Bob's A can hit it by the stairs"


@rule("SZ-020")
def test_the_chances_of_several_rivals_are_rounded() -> None:
    race = position(red="1/5 Home Home Home", green="1/2", blue="1/4")
    advance(race, [Roll()], Script([2, 5]), Diary())
    assert brings(race, 1).startswith("can be hit by two, about ")
