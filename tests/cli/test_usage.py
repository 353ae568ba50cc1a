"""Wrong usage: exit 2, one line on stderr that says what and where, nothing on stdout."""

import pytest

from cli.conftest import Run
from paddock.sim.speed import is_compiled

PLAY_BOTS = ("play", "toy", "--seats", "random,random")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "nonsense"),
        (["games", "--nonsense"], "--nonsense"),
        (["play", "nogame"], "no game 'nogame'; the games are: "),
        (["play", "toy", "--seats", "me"], "--seats: Soapbox takes 2 to 4 seats, not 1"),
        (["play", "toy", "--seats", "me,,random"], "--seats: a name is empty"),
        (["play", "toy", "--seats", "me,nobot"], "no bot is called 'nobot'; there are: driver, "),
        (["play", "toy", "--seats", "me,no_such_module:bot"], "cannot be imported"),
        (["play", "toy", "--seats", "me,json:nothing"], "cannot be imported"),
        (["play", "toy", "--seats", "me,json:__name__"], "not a function"),
        ([*PLAY_BOTS, "--names", "Ann"], "--names: 1 names for 2 seats"),
        ([*PLAY_BOTS, "--names", "Ann,Ann"], "--names: two seats have the same name"),
        ([*PLAY_BOTS, "--set", "lane"], "--set: 'lane' is not key=value"),
        ([*PLAY_BOTS, "--set", "data=1"], "--data FILE"),
        ([*PLAY_BOTS, "--set", "lane=wide"], "--set lane: one of short, long, not 'wide'"),
        ([*PLAY_BOTS, "--save", "/no/such/folder/race.jsonl"], "--save: /no/such/folder"),
        ([*PLAY_BOTS, "--seed", "x"], "--seed"),
        (["sim", "toy"], "--bots"),
        (["sim", "toy", "--bots", "first,first,first,first,first"], "--bots: Soapbox takes 2 to 4"),
        (["sim", "toy", "--bots", "first,first", "--races", "0"], "--races"),
        (["sim", "toy", "--bots", "first,first", "--workers", "0"], "--workers"),
        (["rules", "toy", "TOY-999"], "Soapbox has no rule TOY-999"),
        (["bench", "nogame"], "no game 'nogame'"),
        (["scenario"], "FILE"),
        (["verify"], "FILE"),
        (["replay", "race.jsonl", "--until", "-1"], "--until"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_2(paddock: Run, arguments: list[str], said: str) -> None:
    ran = paddock(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("paddock: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_without_a_verb_the_help_is_printed(paddock: Run) -> None:
    ran = paddock()
    assert (ran.code, ran.out) == (2, "")
    for verb in ("games", "play", "sim", "scenario", "replay", "verify", "rules", "bench"):
        assert f"\n  {verb} " in ran.err


def test_help_is_a_result(paddock: Run) -> None:
    ran = paddock("play", "--help")
    assert (ran.code, ran.err) == (0, "")
    assert "--seats" in ran.out


def test_the_version_and_the_engine_that_runs(paddock: Run) -> None:
    version, engine = paddock("--version").out.splitlines()
    assert version.startswith("paddock 0.")
    assert ("interpreted" in engine) == (not is_compiled())
    assert ("runs compiled" in engine) == is_compiled()


def test_a_wrong_list_of_own_games_is_told_and_the_others_are_listed(
    paddock: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PADDOCK_GAMES", "toy=toy,mine")
    ran = paddock("games")
    assert (ran.code, ran.err) == (0, "paddock: PADDOCK_GAMES: 'mine' is not id=package\n")
    assert "Soapbox" in ran.out
    ran = paddock("play", "mine")
    assert (ran.code, ran.out) == (2, "")
    assert "no game 'mine'" in ran.err
    assert ran.err.endswith("PADDOCK_GAMES: 'mine' is not id=package\n")


def test_an_own_game_that_cannot_be_imported(process: Run) -> None:
    own = "mine=no_such_package"
    ran = process("play", "mine", PADDOCK_GAMES=own)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("paddock: the game mine cannot be played from no_such_package: ")
    assert ran.err.count("\n") == 1
    assert process("rules", "spiralized", "-q", PADDOCK_GAMES=own).err == ""
