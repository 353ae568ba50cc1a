"""The sums of a series."""

from paddock.sim.match import Finish
from paddock.sim.series import Tally

BOTS = ["a", "b", "a"]


def test_wins_go_to_bots_by_name_and_to_seats() -> None:
    tally = Tally(3)
    tally.count(Finish([0], 10, 4, True), [0, 1, 2])
    tally.count(Finish([1], 20, 5, True), [2, 0, 1])
    tally.count(Finish([1], 30, 6, True), [0, 1, 2])
    assert tally.report("toy", BOTS) == {
        "game": "toy",
        "races": 3,
        "seats": 3,
        "wins_by_bot": {"a": 2.0, "b": 1.0},
        "share_by_bot": {"a": 0.666667, "b": 0.333333},
        "wins_by_seat": [1.0, 2.0, 0.0],
        "decisions_mean": 20.0,
        "rounds_mean": 5.0,
        "unfinished": 0,
    }


def test_a_shared_win_is_shared_exactly() -> None:
    tally = Tally(3)
    for _ in range(3):
        tally.count(Finish([0, 1, 2], 1, 1, True), [0, 1, 2])
    report = tally.report("toy", BOTS)
    assert report["wins_by_seat"] == [1.0, 1.0, 1.0]
    assert report["wins_by_bot"] == {"a": 2.0, "b": 1.0}


def test_a_race_without_a_winner_counts_and_adds_to_nobody() -> None:
    tally = Tally(3)
    tally.count(Finish([], 1, 1, True), [0, 1, 2])
    tally.count(Finish([], 1, 1, False), [0, 1, 2])
    report = tally.report("toy", BOTS)
    assert (report["races"], report["unfinished"]) == (2, 1)
    assert report["wins_by_bot"] == {"a": 0.0, "b": 0.0}


def test_tallies_add_up() -> None:
    whole, half = Tally(3), Tally(3)
    for tally in (whole, half):
        tally.count(Finish([0, 2], 7, 3, True), [0, 1, 2])
    whole.count(Finish([0, 2], 7, 3, True), [0, 1, 2])
    half.add(half)
    assert half.report("toy", BOTS) == whole.report("toy", BOTS)
