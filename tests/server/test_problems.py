"""What is refused, in words for people."""

from paddock.core.errors import BrokenGame, UnknownGame
from paddock.server.problems import problem_of


def test_a_game_that_is_not_there_is_told_with_the_titles_of_those_that_are() -> None:
    problem = problem_of(
        UnknownGame("there is no game 'chess'; the games are: outspeed, powersled")
    )
    assert problem.status == 404
    assert "Outspeed" in problem.detail
    assert "Powersled Circuit" in problem.detail
    assert "powersled" not in problem.detail


def test_a_game_that_cannot_be_used_says_why() -> None:
    problem = problem_of(BrokenGame("mine", "my.package", "it has no GAME"))
    assert (problem.status, "it has no GAME" in problem.detail) == (404, True)
