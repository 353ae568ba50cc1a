"""Every way a play can go, as seen from a view: the rulebook's examples, and the engine's menus."""

from typing import Any

import pytest

from games.powersled.positions import at, position, sled
from games.powersled.positions import square as number
from paddock.bots import find_bot
from paddock.core.chance import Dealer
from paddock.core.codec import codec_of, fingerprint
from paddock.core.protocol import Action, Log, advance, begin
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import Lay
from paddock.games.powersled.book.track_reader import TRACKS
from paddock.games.powersled.decisions import ChooseCards, ChooseStep
from paddock.games.powersled.events.contact import DIAGONAL, REAR_END, SIDE
from paddock.games.powersled.foresight.paths import (
    NOT_STRUCK,
    RISKS,
    Path,
    Walk,
    paths_after,
    paths_of,
    to_try,
)
from paddock.games.powersled.foresight.position import lay_down, position_of, take_up
from paddock.games.powersled.state import Powersled
from paddock.games.powersled.view import view


def laid(race: Powersled, word: str) -> Powersled:
    """What the first who is asked sees, with these cards laid."""
    decision = race.asked[0]
    seen = position_of(view(race, decision.seat))
    for action in decision.options():
        if GAME.word(action).lower() == word.lower():
            assert isinstance(action, Lay)
            lay_down(seen, decision.seat, action)
            return seen
    raise AssertionError(f"{word} is not offered")


def ways(race: Powersled, word: str) -> list[str]:
    """The squares of every path of a play."""
    seen = laid(race, word)
    return [" ".join(named(seen, path)) for path in paths_of(seen)]


def named(race: Powersled, path: Path) -> list[str]:
    return [race.book.track.squares[square] for square in path.squares]


def met(path: Path) -> list[tuple[str, int]]:
    return [(RISKS[risk.kind], risk.amount) for risk in path.risks]


def test_a_move_has_one_way_and_a_drift_one_for_each_lane_change() -> None:
    race = position(A=at("s5.0.0", "M3 D2"), B=at("s0.0.0"))
    assert ways(race, "M3") == ["s5.0.1 s5.0.2 s5.0.3"]
    assert ways(race, "D2") == ["s5.0.1 s5.0.2", "s5.0.1 s5.1.2", "s5.1.1 s5.1.2"]


def test_good_speed_may_be_taken_or_left() -> None:
    race = position(A=at("s5.0.0", "M3 GS"), B=at("s0.0.0"))
    assert ways(race, "M3+GS") == ["s5.0.1 s5.0.2 s5.0.3", "s5.0.1 s5.0.2 s5.0.3 s5.0.4"]


def test_the_racing_line_is_followed_with_both_lane_changes() -> None:
    race = position(A=at("s1.1.0", "D3"), B=at("s0.0.0"))
    assert "s1.1.1 B.0.0 s2.1.0" in ways(race, "D3")
    race = position(A=at("s1.0.0", "D3 D4 GP"), B=at("s0.0.0"))
    ends = {way.split()[-1] for way in ways(race, "D3")}
    assert ends == {"B.0.0", "B.1.0", "B.1.1"}
    assert "s1.1.1 B.0.0 s2.1.0" in ways(race, "D3+GP")


def test_a_pass_needs_a_point_to_get_clear() -> None:
    race = position(A=at("s5.0.0", "D2 GP GS"), B=at("s5.0.2"))
    seen = laid(race, "D2+GP+GS")
    straight = [path for path in paths_of(seen) if "s5.1" not in " ".join(named(seen, path))]
    assert [(named(seen, path), path.struck) for path in straight] == [
        (["s5.0.1"], 1),
        (["s5.0.1", "s5.0.2", "s5.0.3"], NOT_STRUCK),
    ]
    seen = laid(race, "D2+GP")
    assert all(named(seen, path)[-1] != "s5.0.3" for path in paths_of(seen))


def test_a_collision_ends_the_way_and_says_how_hard() -> None:
    race = position(A=at("s5.0.0", "M4 D3"), B=at("s5.0.2"), C=at("s5.1.1"))
    (ram,) = paths_of(laid(race, "M4"))
    assert (ram.struck, ram.strength, ram.manner) == (1, 3, REAR_END)
    assert met(ram) == [("collision", 3)]
    seen = laid(race, "D3")
    assert {(path.struck, path.strength, path.manner) for path in paths_of(seen)} == {
        (1, 2, REAR_END),
        (2, 3, DIAGONAL),
        (NOT_STRUCK, 0, 0),
    }


def test_sideswipes_are_looked_at_only_when_asked_for() -> None:
    race = position(A=at("s5.0.0", "D2"), B=at("s5.1.0"))
    seen = laid(race, "D2")
    assert all(path.manner != SIDE for path in paths_of(seen))
    walk = Walk(seen, True)
    walk.go_on(to_try(seen))
    swipes = [path for path in walk.found if path.manner == SIDE]
    assert [(path.struck, path.strength, path.squares) for path in swipes] == [
        (1, 1, []),
        (1, 2, []),
    ]


def test_tests_and_hazards_come_in_the_order_of_the_rules() -> None:
    """Under the sled first; in a square the corner, then mines, then slicks."""
    race = position(
        A=at("s1.0.2", "M4 GC", mines_under=1, slicks_under=1),
        B=at("s0.0.0"),
        mines="s1.0.2 B.0.0",
        slicks="s1.0.2 B.0.0",
    )
    (path,) = paths_of(laid(race, "M4"))
    under = [("mine", 2), ("slick", 0)]
    assert met(path) == [*under, ("corner", -1), ("mine", 2), ("slick", 0)]
    (careful,) = paths_of(laid(race, "M4+GC"))
    assert met(careful) == [*under, ("mine", 2), ("slick", 0)]


def test_the_position_is_as_it_was_afterwards() -> None:
    """Also in a double-length square, whose rear sled moves up when the front one leaves."""
    race = position(A=at("s2.1.0", "D4 GP GS"), B=at("s2.1.0'"), C=at("s2.1.2"), mines="s2.1.1")
    seen = position_of(view(race, 0))
    before = fingerprint_of(seen)
    fronts, rears = seen.fronts.copy(), seen.rears.copy()
    for action in race.asked[0].options():
        assert isinstance(action, Lay)
        lay_down(seen, 0, action)
        walk = Walk(seen, True)
        walk.go_on(to_try(seen))
        assert walk.found
        take_up(seen, 0, action)
        seen.play = position_of(view(race, 0)).play
        seen.sleds[0].speed = sled(race, "A").speed
        assert fingerprint_of(seen) == before
        assert (seen.fronts, seen.rears) == (fronts, rears)


def fingerprint_of(race: Powersled) -> str:
    return fingerprint(codec_of(GAME).dump(race))


@pytest.mark.parametrize("track", TRACKS)
def test_the_paths_are_the_engines_own_menus(track: str) -> None:
    """Wherever a race comes to: from each step on, the paths begin with exactly the options."""
    luck = Dealer(3)
    bot = find_bot(GAME, "random")
    race: Any = GAME.setup(GAME.book({"track": track, "laps": 1}), 6, luck)
    begin(race, luck, Log())
    asked = 0
    while race.asked:
        decision = race.asked[0]
        if isinstance(decision, ChooseStep):
            seen = position_of(view(race, decision.seat))
            walk = Walk(seen, True)
            walk.go_on(to_try(seen))
            first: list[Action] = []
            for path in walk.found:
                if path.answers[0] not in first:
                    first.append(path.answers[0])
            assert tuple(first) == decision.options()
            assert [
                path.squares for action in first for path in paths_after(seen, action)
            ] == _as_single_looks(walk.found)
            asked += 1
        elif isinstance(decision, ChooseCards):
            assert laid(race, GAME.word(decision.options()[0])).phases == []
        answers = [bot(GAME.view(race, one.seat), one, luck) for one in race.asked]
        advance(race, answers, luck, Log())
    assert asked > 50


def _as_single_looks(paths: list[Path]) -> list[list[int]]:
    """Without sideswipes after the first answer."""
    return [path.squares for path in paths if path.manner != SIDE or len(path.answers) == 1]


def test_squares_are_numbered_as_on_the_track() -> None:
    race = position(A=at("s5.0.0", "M3"), B=at("s0.0.0"))
    (path,) = paths_of(laid(race, "M3"))
    assert path.end == number(race, "s5.0.3")
