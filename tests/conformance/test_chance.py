"""One door for luck: nothing else decides, and the same luck gives the same race."""

import ast
from fractions import Fraction

from conformance.cases import any_answers, every_case, every_game, moments, start
from paddock.core.chance import Chance, Dealer, outcomes
from paddock.core.codec import Codec, canonical, codec_of
from paddock.core.game import Game
from paddock.core.protocol import Action, Log, Race, advance
from paddock.core.schema import Source
from paddock.core.sources import sources_of
from paddock.table.diary import Diary
from support import golden

OTHER_SOURCES = {
    "asyncio",
    "datetime",
    "multiprocessing",
    "numpy",
    "os",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "threading",
    "time",
    "uuid",
}
OTHER_DOORS = {"hash", "id", "open", "input", "eval", "exec", "globals", "__import__"}
# Its values have a hash, for the sets and tables of whoever is handed them.
VALUES = "paddock.core.protocol"
FEW = 400


@every_game
def test_no_source_of_luck_clock_or_world_is_imported(game: Game) -> None:
    for source in rule_sources(game):
        for node in ast.walk(ast.parse(source.text)):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            roots = {name.split(".")[0] for name in names}
            assert not roots & OTHER_SOURCES, f"{source.module} imports {names}"


@every_game
def test_no_builtin_that_differs_between_runs_is_called(game: Game) -> None:
    for source in rule_sources(game):
        for node in ast.walk(ast.parse(source.text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                allowed = {"hash"} if source.module == VALUES else set()
                assert node.func.id not in OTHER_DOORS - allowed, f"{source.module}:{node.lineno}"


def rule_sources(game: Game) -> list[Source]:
    title = next(title for title in golden().titles() if title.id == game.id)
    sources = sources_of(title.package, title.folder)
    assert VALUES in {source.module for source in sources}
    return sources


@every_case
def test_the_same_luck_gives_the_same_race(game: Game, seats: int) -> None:
    codec = codec_of(game)
    played = []
    for _ in range(2):
        diary = Diary()
        hashes = [codec.hash(race) for race in moments(game, seats, 61, diary)]
        played.append(canonical([hashes, [codec.dump(event) for event in diary.told()]]))
    assert played[0] == played[1]


@every_case
def test_other_luck_gives_another_race(game: Game, seats: int) -> None:
    """All answer alike until luck has spoken; from there on races differ."""
    codec = codec_of(game)
    met: set[str] = set()
    for seed in range(12):
        luck = Dealer(seed)
        race = start(game, seats, luck)
        while race.asked and luck.drawn == 0:
            advance(race, [decision.options()[0] for decision in race.asked], luck, Log())
        met.add(codec.hash(race))
    assert len(met) > 1


@every_case
def test_the_outcomes_of_a_small_step_sum_to_one(game: Game, seats: int) -> None:
    """Every pick is asked for through the door, so a step can be walked in all its outcomes."""
    codec = codec_of(game)
    walked = 0
    is_lucky = False
    for seed in range(62, 72):
        for moment, race in enumerate(moments(game, seats, seed)):
            if race.phases:
                before = codec.dump(race)
                found = small_step(codec, race, any_answers(race, Dealer(moment)))
                assert sum(weight for weight, _ in found) in (0, Fraction(1))
                assert codec.dump(race) == before
                walked += len(found) > 1
                is_lucky = is_lucky or len(found) != 1
        # Of a long race so few moments are looked at that all their steps can be large ones.
        if walked:
            return
    # A game may deal all its luck before the race, or nearly all.
    assert not is_lucky, "no step has few outcomes"


def small_step(codec: Codec, race: Race, answers: list[Action]) -> list[tuple[Fraction, str]]:
    """The outcomes of one step, or nothing when they are more than a few."""
    tried = 0

    def step(chance: Chance) -> str:
        nonlocal tried
        tried += 1
        if tried > FEW:
            raise TooManyError
        copy = race.copy()
        advance(copy, answers, chance, Log())
        return codec.hash(copy)

    try:
        return outcomes(step)
    except TooManyError:
        return []


class TooManyError(Exception):
    """The step is not a small one."""
