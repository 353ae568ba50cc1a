"""A race that is over is told: what decided it, why each went out, who hit whom, and luck."""

from pathlib import Path

import pytest

from paddock.core.phrase import phrase_of
from paddock.server.problems import Problem
from paddock.server.storyteller import Story, story_of
from paddock.table.record import Record
from server.client import HTTP, ME, Player, bot, get, make
from server.running import Running

GAMES = Path(__file__).parents[1] / "games"


def told(game: str, name: str) -> tuple[Story, list[str], list[str]]:
    """The story of a stored race, the names, and why each went out."""
    text = (GAMES / game / "records" / f"{name}.jsonl").read_text(encoding="utf-8")
    story, names = story_of("here", text), Record.parse(text).lines[0]["names"]
    outs = [read(one.out, names) if one.out else "" for one in story.seats]
    return story, names, outs


def read(shape: object, names: list[str]) -> str:
    phrase = phrase_of(shape)
    assert phrase is not None
    return phrase.text(names)


def test_the_turning_point_is_after_which_the_winner_led_for_good() -> None:
    story, names, outs = told("outspeed", "finish_4")
    assert read(story.end, names) == "The finish: Green wins!"
    assert story.turning is not None
    line = read(story.turning.text, names)
    assert (story.turning.moment, line) == (5, "Green: ■ right, 3 zones to zone 14")
    behind = "was left behind on a board that is gone and is out of the race."
    assert outs == [f"Vermilion {behind}", "", "", f"Yellow {behind}"]


def test_hits_and_luck_are_counted_for_both_sides() -> None:
    story, names, _ = told("outspeed", "finish_3")
    assert [[read(fact, names) for fact in one.facts] for one in story.seats] == [
        ["2 hits taken", "dice 2 pips kinder than average"],
        ["2 hits given", "dice 2 pips harsher than average"],
        ["1 hit given", "1 hit taken", "dice 2 pips kinder than average"],
    ]


@pytest.mark.parametrize(
    ("game", "name", "why"),
    [
        ("powersled", "finish_3", "Sky breaks down on"),
        ("pocket_rockets", "last_one_left_2", "Sky runs into the edge of the table and stops."),
        ("spin_out", "across_the_line_3", "Kaboom! Vermilion's pod blows up."),
    ],
)
def test_everybody_who_is_out_is_told_why(game: str, name: str, why: str) -> None:
    assert any(out.startswith(why) for out in told(game, name)[2])


def test_where_nobody_took_the_lead_nothing_turned() -> None:
    assert told("pocket_rockets", "last_one_left_2")[0].turning is None
    assert told("outspeed", "all_out_3")[0].turning is None


def test_a_story_is_told_of_a_race_that_is_over_alone(shared: Running) -> None:
    made = make(shared.host, "toy", [bot("random")] * 2)
    with Player(shared.host, made["race"]) as watcher:
        watcher.until(lambda table: table["status"] == "over")
    story = get(shared.host, f"/api/races/{made['race']}/story")
    assert story["race"] == made["race"]
    assert [one["seat"] for one in story["seats"]] == [0, 1]
    assert story["end"] == watcher.log[-1]["text"]
    waiting = make(shared.host, "toy", [ME, ME])
    answer = HTTP.get(f"{shared.http}/api/races/{waiting['race']}/story")
    assert answer.status_code == 409


def test_a_record_that_cannot_be_played_is_not_told() -> None:
    text = (GAMES / "outspeed/records/finish_3.jsonl").read_text(encoding="utf-8")
    with pytest.raises(Problem, match="cannot be told"):
        story_of("here", text.replace('"version":', '"version":9'))
