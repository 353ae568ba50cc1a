"""Lessons on the server: a real table with told luck, a coach, and nothing that is kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paddock import games
from paddock.server.settings import Sources
from paddock.table.lesson import Lesson, lessons_of
from server.client import HTTP, ME, Player, Refusal, Shape, bearer, get, make
from server.plain_sockets import limited
from server.running import QUICK, Clock, Running, running

LESSONS = [
    pytest.param(game.id, lesson, id=f"{game.id}-{lesson}")
    for game in games.all_games()
    for lesson in lessons_of(game)
]
PROGRAM_LEFT: Shape = {"kind": "Program", "route": 0}
PROGRAM_MIDDLE: Shape = {"kind": "Program", "route": 1}


def ask(host: str, game: str = "outspeed", lesson: str = "first", **more: Any) -> Any:
    return HTTP.post(f"http://{host}/api/games/{game}/lessons/{lesson}", json=more)


@contextmanager
def learning(host: str, game: str = "outspeed", lesson: str = "first") -> Iterator[Player]:
    made = ask(host, game, lesson).json()
    with Player(host, made["race"], made["seats"][0]["token"]) as player:
        yield player


def wanted(game: str, lesson: str) -> list[Shape]:
    """What the coach asks for, step by step."""
    played = Lesson(lessons_of(games.find(game))[lesson])
    table, found = played.table, []
    while played.step is not None:
        told = played.prompted()
        if told is None:
            found.append(table.codec.dump(played.wanted()))
            told = played.seat, played.wanted()
        table.seal(*told)
        table.reveal()
    return found


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_step_by_step_on_a_real_table(
    shared: Running, game: str, lesson: str
) -> None:
    answers = wanted(game, lesson)
    with learning(shared.host, game, lesson) as player:
        for done, action in enumerate(answers):
            coach = player.table["coach"]
            assert (coach["done"], coach["steps"]) == (done, len(answers))
            assert player.is_asked(), "the learner is asked at once"
            other = next((one for one in player.options() if one != action), None)
            assert other is not None, "there is something to choose"
            player.catch_up(player.answer(action))
        assert player.table["coach"]["done"] == len(answers)
        with pytest.raises(Refusal, match="422 "):
            player.answer(answers[-1])


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_another_move_gets_a_friendly_word_and_another_try(
    shared: Running, game: str, lesson: str
) -> None:
    hints = [step.coach.hint for step in lessons_of(games.find(game))[lesson].steps if step.coach]
    with learning(shared.host, game, lesson) as player:
        for action, hint in zip(wanted(game, lesson), hints, strict=True):
            before = player.table
            other = next(one for one in player.options() if one != action)
            with pytest.raises(Refusal) as refused:
                player.answer(other)
            assert (refused.value.status, refused.value.detail) == (422, hint)
            assert player.table == before, "nothing has happened"
            player.catch_up(player.answer(action))


def test_others_answer_at_once_and_luck_is_told(shared: Running) -> None:
    with learning(shared.host) as player:
        assert player.table["names"] == ["Ace", "Turbo", "Diesel"]
        player.catch_up(player.answer(PROGRAM_MIDDLE))
        told = [line["event"]["kind"] for line in player.log]
        assert "Moved" in told
        assert player.is_asked(), "nobody is waited for"


def test_the_learner_has_its_own_name(shared: Running) -> None:
    made = ask(shared.host, name="Ann").json()
    token = made["seats"][0]["token"]
    assert get(shared.host, f"/api/races/{made['race']}", token)["names"][0] == "Ann"


def test_nothing_is_taken_back_left_or_hurried(shared: Running) -> None:
    with learning(shared.host) as player:
        for wish, fields in (
            ("undo", {}),
            ("retract", {}),
            ("leave", {}),
            ("pace", {"pace": "quick"}),
            ("hold", {}),
        ):
            with pytest.raises(Refusal, match="In a lesson you only go on"):
                player.do(wish, **fields)


def test_what_came_twice_is_done_once(shared: Running) -> None:
    with learning(shared.host) as player:
        moment = player.table["moment"]
        player.catch_up(player.answer(PROGRAM_MIDDLE, id="once"))
        player.answer(PROGRAM_MIDDLE, id="once", moment=moment)
        assert player.table["coach"]["done"] == 1


def test_who_comes_back_finds_the_lesson_as_it_was(shared: Running) -> None:
    made = ask(shared.host).json()
    key = made["race"], made["seats"][0]["token"]
    with Player(shared.host, *key) as player:
        player.catch_up(player.answer(PROGRAM_MIDDLE))
    with Player(shared.host, *key) as player:
        assert player.table["coach"]["done"] == 1


def test_a_lesson_is_nobody_elses_and_no_race(shared: Running) -> None:
    made = ask(shared.host).json()
    race, token = made["race"], made["seats"][0]["token"]
    assert get(shared.host, f"/api/races/{race}/board", token)
    assert HTTP.get(f"{shared.http}/api/races/{race}").status_code == 403
    with pytest.raises(Refusal, match="403 "):
        Player(shared.host, race)
    with pytest.raises(Refusal, match="401 "):
        Player(shared.host, race, "0" * 64)
    assert race not in [one["race"] for one in get(shared.host, "/api/races")]
    again = HTTP.post(f"{shared.http}/api/races/{race}/rematch", headers=bearer(token))
    assert again.status_code == 404


def test_nothing_of_a_lesson_is_stored(own: Running) -> None:
    answers = wanted("outspeed", "first")
    made = ask(own.host).json()
    with Player(own.host, made["race"], made["seats"][0]["token"]) as player:
        for action in answers:
            player.catch_up(player.answer(action))
        assert player.table["status"] == "over"
        for what in ("record", "replay"):
            answer = HTTP.get(f"{own.http}/api/races/{made['race']}/{what}")
            assert answer.status_code == 409
    own.lobby.rooms.pop(made["race"])
    assert HTTP.get(f"{own.http}/api/races/{made['race']}").status_code == 404


def test_the_games_say_which_lessons_they_have(shared: Running) -> None:
    cards = {card["id"]: card["lessons"] for card in get(shared.host, "/api/games")}
    assert cards["outspeed"][0] == {"id": "first", "title": "Your first turns"}
    assert cards["toy"] == []


def test_there_are_no_other_lessons(shared: Running) -> None:
    assert ask(shared.host, lesson="second").status_code == 404
    assert ask(shared.host, game="toy").status_code == 404
    assert ask(shared.host, game="ludo").status_code == 404
    assert ask(shared.host, name="\n").status_code == 422


def test_lessons_are_metered_as_races_are(tmp_path: Path) -> None:
    with limited(tmp_path, races=0.001, races_at_once=2) as server:
        make(server.host, "toy", [ME, ME])
        assert [ask(server.host).status_code for _ in range(2)] == [201, 429]


def test_a_table_that_was_left_makes_room_for_another(tmp_path: Path) -> None:
    with limited(tmp_path, lessons_a_client=1) as server:
        left = ask(server.host).json()["race"]
        with learning(server.host):
            gone = HTTP.get(f"{server.http}/api/races/{left}")
            assert gone.status_code == 404
            answer = ask(server.host)
            assert answer.status_code == 429
            assert answer.json()["detail"].startswith("As many lessons are on")


def test_a_lesson_that_nobody_looks_at_is_soon_gone(tmp_path: Path) -> None:
    clock = Clock()
    settings = replace(QUICK, lesson_seconds=60.0)
    with running(tmp_path, settings, Sources(clock)) as server:
        race = ask(server.host).json()["race"]
        clock.now += 59
        assert server.lobby.tidy() == 0
        clock.now += 2
        assert server.lobby.tidy() == 1
        assert race not in server.lobby.rooms
