"""What a play, a step or a reaction would bring, shown before it is chosen."""

from typing import Any, TypeVar

import pytest

from foresight import outlook
from games.powersled.positions import at, play, position, where
from games.powersled.positions import square as number
from paddock.bots import find_bot
from paddock.core.chance import Dealer
from paddock.core.codec import codec_of
from paddock.core.protocol import Foresight, Log, advance, begin
from paddock.games.powersled import GAME
from paddock.games.powersled.book.track import shortest_lap
from paddock.games.powersled.book.track_reader import TRACKS, builtin_track
from paddock.games.powersled.decisions import ChooseStep
from paddock.games.powersled.events.contact import BY_CORNER
from paddock.games.powersled.foresight.looker import MOST_PATHS
from paddock.games.powersled.foresight.odds import CRASHED, DAMAGED, ONE_STEP, SPUN
from paddock.games.powersled.foresight.previews import (
    ChoicePreview,
    PathPreview,
    PlayPreview,
    StepPreview,
)
from paddock.games.powersled.foresight.steps import SWIPE_STEP
from paddock.games.powersled.state import Powersled
from support import by_key

V = TypeVar("V", bound=Foresight)
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]


def said(foreseen: ChoicePreview | PathPreview | PlayPreview | StepPreview) -> str:
    """In words, with the squares by their keys."""
    text = foreseen.line() if isinstance(foreseen, PathPreview) else foreseen.text
    return by_key(text, NAMES)


def foreseen(race: Powersled) -> dict[str, Foresight | None]:
    """What each option brings, by its word; what several bring is one object."""
    (decision,) = race.asked
    view = GAME.view(race, decision.seat)
    return {
        GAME.word(option): GAME.foresee(view, decision, option) for option in decision.options()
    }


def shown(race: Powersled, kind: type[V], asked: int = 0) -> list[V]:
    decision = race.asked[asked]
    values = outlook(GAME, GAME.view(race, decision.seat), decision)
    found = [value for value in values if isinstance(value, kind)]
    assert len(found) == len(values)
    return found


def test_each_different_play_is_shown_once() -> None:
    """Which special card serves as a drift makes no difference, Good Reflexes aside."""
    race = position(A=at("s5.0.0", "M3 GS LA GR"), B=at("s0.0.0"))
    alike: dict[int, list[str]] = {}
    for word, one in foreseen(race).items():
        alike.setdefault(id(one), []).append(word)
    assert list(alike.values()) == [
        ["M3"],
        ["M3+gs"],
        ["GS:0", "LA:0"],
        ["GS:1", "LA:1"],
        ["GR:0"],
        ["GR:0+gs"],
        ["GR:1"],
        ["GR:1+gs"],
        ["LA:0+gs"],
        ["LA:1+gs"],
    ]


def test_the_odds_of_a_play_know_that_good_reflexes_went_as_the_drift() -> None:
    race = position(
        A=at("s5.0.0", "GR D2", control=2), B=at("s0.0.0"), slicks="s5.0.1", config={"laps": 3}
    )
    safe = {
        word: path.odds[0].permille[0]
        for word, play in foreseen(race).items()
        if isinstance(play, PlayPreview)
        for path in play.paths
        if path.odds
    }
    # The slick tests at +0: 15 of 36 stay safe, 26 with the card still in hand.
    assert safe == {"D2": 722, "GR:1": 417}


def test_a_play_shows_where_it_can_end_and_the_best_way_there() -> None:
    race = position(A=at("s1.1.0", "D3"), B=at("s0.0.0"))
    (drift,) = shown(race, PlayPreview)
    ends = {race.book.track.squares[end] for end in drift.ends}
    assert {"s2.1.0", "B.0.0", "B.1.1"} <= ends
    best = drift.paths[0]
    assert [race.book.track.squares[square] for square in best.squares] == [
        "s1.1.1",
        "B.0.0",
        "s2.1.0",
    ]
    assert best.steps == [0, 8, 4]
    assert (best.risks, best.odds) == ([], [])
    assert said(drift) == "gains 3 squares; to s2.1.0"


def test_squares_won_are_counted_across_the_line_as_elsewhere() -> None:
    for start in ("s6.0.0", "s6.0.4"):
        race = position(A=at(start, "M3"), B=at("s3.0.0"))
        (play,) = shown(race, PlayPreview)
        assert [path.gain for path in play.paths] == [3]


@pytest.mark.parametrize(
    ("track", "squares"), [("foundry", 38), ("beltway", 36), ("serpentine", 43)]
)
def test_a_lap_is_as_long_as_its_shortest_way(track: str, squares: int) -> None:
    assert shortest_lap(builtin_track(track)) == squares


def test_a_test_is_shown_with_its_modifier_and_its_odds() -> None:
    race = position(A=at("s1.0.2", "M4", pilot=1), B=at("s0.0.0"))
    path = shown(race, PlayPreview)[0].paths[0]
    (risk,) = path.risks
    assert (risk.cause, risk.square) == (BY_CORNER, number(race, "B.0.0"))
    assert (risk.modifier, risk.strength) == (0, 0)
    (odds,) = path.odds
    assert odds.exact == ["5/12", "0", "11/36", "7/36", "1/12", "0", "0"]
    assert odds.permille == [417, 0, 306, 194, 83, 0, 0]
    assert said(path) == (
        "gains 3 squares, test in corner B (safe 3) at +0; to s2.0.2: "
        "safe 42 %, 1 step 31 %, 2 steps 19 %, spin 8 %"
    )


def test_a_collision_is_shown_with_whom_and_how_hard() -> None:
    race = position(A=at("s5.0.0", "M4", armor=9), B=at("s5.0.2"))
    (path,) = shown(race, PlayPreview)[0].paths
    assert (path.struck, path.strength, path.manner) == (1, 3, 0)
    assert said(path).startswith("gains 1 square, runs into Bob, strength 3; to s5.0.1: safe ")
    # Both sleds roll, so both have their odds.
    mine, his = path.odds
    assert (mine.seat, mine.damage, his.seat, his.damage) == (0, 2167, 1, 2167)
    assert mine.permille != his.permille
    assert shown(race, PlayPreview)[0].ends == []


def test_each_step_shows_what_can_come_after_it() -> None:
    race = position(A=at("s5.0.0", "D2"), B=at("s5.1.0"))
    play(race, "D2")
    assert isinstance(race.asked[0], ChooseStep)
    steps = shown(race, StepPreview)
    assert len(steps) == len(race.asked[0].options())
    names = race.book.track.squares
    forward, left, soft, hard = steps
    assert names[forward.square] == "s5.0.1"
    assert {names[end] for end in forward.ends} == {"s5.0.2", "s5.1.2"}
    assert {names[end] for end in left.ends} == {"s5.1.2"}
    assert (soft.paths[0].strength, hard.paths[0].strength) == (1, 2)
    assert (soft.square, soft.ends, soft.paths[0].steps) == (-1, [], [SWIPE_STEP])
    assert said(soft).startswith("stays, sideswipes Bob, strength 1: ")


def test_good_reflexes_show_both_results() -> None:
    race = position(A=at("s1.0.2", "M4 GR M3", control=2), B=at("s0.0.0"))
    play(race, "M4", "forward", dice=[7])
    texts = [said(one) for one in shown(race, ChoicePreview)]
    assert texts == ["6: lose 1 step, the third: spin", "8: no effect"]


def test_a_force_field_shows_the_blow_it_would_stop() -> None:
    race = position(A=at("s5.0.0", "M4 FF"), B=at("s5.0.1"))
    play(race, "M4", "forward")
    through, stopped = shown(race, ChoicePreview)
    assert said(through) == "roll at strength 4"
    assert [one.seat for one in through.odds] == [0, 1]
    assert said(stopped) == "no roll, no damage, no slide"
    # It protects its owner only.
    assert [one.seat for one in stopped.odds] == [1]


def test_a_hook_shows_where_the_tow_may_end() -> None:
    race = position(A=at("s5.0.2", "M4"), B=at("s5.0.1", "GH M3"))
    play(race, "M4")
    (tow,) = shown(race, ChoicePreview)
    assert (tow.seat, tow.square) == (0, number(race, "s5.0.5"))
    assert foreseen(race)["pass"] is None
    assert said(tow) == "towed at speed 4 without tests, perhaps to s5.0.5"


@pytest.mark.parametrize(
    ("cards", "first", "second"),
    [("D2", "s5.0.3", "s5.0.2"), ("GC:1", "s5.0.2", "s5.0.1"), ("GC:0", "s5.0.1", "s5.0.0")],
)
def test_a_pull_no_longer_than_the_chain_is_shown_as_it_goes(
    cards: str, first: str, second: str
) -> None:
    """The second on the hook ends where the first was left, however short the pull."""
    race = position(
        A=at("s5.0.2", "D2 GC"), B=at("s5.0.1", "GH M3"), C=at("s5.0.0", "GH M3"), D=at("s0.0.0")
    )
    play(race, cards)
    for end in (first, second):
        (tow,) = shown(race, ChoicePreview)
        assert race.book.track.squares[tow.square] == end
        play(race, "play")
    play(race, *["forward"] * race.play.left())
    assert (where(race, "B"), where(race, "C")) == (first, second)


def test_cards_after_the_move_show_whom_they_hit() -> None:
    race = position(
        A=at("s5.0.0", "M3 LA MI NU", control=2),
        B=at("s5.0.5"),
        C=at("s5.1.3"),
        D=at("s4.0.0"),
    )
    play(race, "M3", "forward", "forward", "forward")
    laser, mine, nuke = shown(race, ChoicePreview)
    assert (laser.seat, said(laser)) == (1, "Bob rolls at strength 1")
    assert (mine.seat, said(mine)) == (-1, "in s5.0.2; Dan comes by next")
    assert [one.seat for one in mine.odds] == [3]
    assert (nuke.seat, said(nuke)) == (
        2,
        "Cleo rolls at strength 3; you lose a step, the third: spin",
    )
    target, thrower = nuke.odds
    assert (target.seat, thrower.seat, thrower.text.text([])) == (2, 0, "spin 100 %")


def test_a_shot_that_costs_only_armor_is_not_told_as_no_effect() -> None:
    race = position(A=at("s5.0.0", "M3 LA"), B=at("s5.0.5", armor=4), C=at("s0.0.0"))
    play(race, "M3", "forward", "forward", "forward")
    (laser,) = shown(race, ChoicePreview)
    (odds,) = laser.odds
    # 26 of the 36 rolls do damage that the armor takes; the other ten are tests.
    assert odds.exact[DAMAGED] == "13/18"
    assert sum(odds.permille) == 1000


def test_a_hazard_under_two_shows_what_it_may_do_to_both() -> None:
    race = position(
        A=at("s2.1.1", "GC MI SL", left_last="s2.1.0"), B=at("s2.1.0"), C=at("s2.1.0'", armor=0)
    )
    play(race, "GC:0")
    mine, slick = shown(race, ChoicePreview)
    assert said(mine) == said(slick) == "in s2.1.0, under Bob and Cleo"
    assert [one.seat for one in mine.odds] == [one.seat for one in slick.odds] == [1, 2]
    assert slick.odds[0].exact == ["5/12", "0", "11/36", "7/36", "1/12", "0", "0"]


def test_a_spinning_sled_can_still_be_hurt_and_crash() -> None:
    race = position(
        A=at("s5.0.0", "M3 LA"), B=at("s5.0.5", "M3", circle="S2", armor=0), C=at("s0.0.0")
    )
    play(race, "M3", "forward", "forward", "forward")
    (laser,) = shown(race, ChoicePreview)
    (odds,) = laser.odds
    assert odds.permille[DAMAGED] > 0
    assert odds.permille[CRASHED] > 0
    assert odds.permille[ONE_STEP] == odds.permille[SPUN] == 0


@pytest.mark.parametrize("track", TRACKS)
def test_every_preview_of_a_race_is_bounded_and_travels(track: str) -> None:
    luck = Dealer(8)
    bot = find_bot(GAME, "random")
    codec = codec_of(GAME)
    race: Any = GAME.setup(GAME.book({"track": track, "laps": 1}), 6, luck)
    begin(race, luck, Log())
    while race.asked:
        for at_question in range(len(race.asked)):
            values = shown(race, Foresight, at_question)
            for value in values:
                shape = codec.dump(value)
                assert shape["kind"] == type(value).__name__
                if isinstance(value, PlayPreview | StepPreview):
                    assert 0 < len(value.paths) <= MOST_PATHS
                    for path in value.paths:
                        assert all(sum(odds.permille) == 1000 for odds in path.odds)
        answers = [bot(GAME.view(race, one.seat), one, luck) for one in race.asked]
        advance(race, answers, luck, Log())
