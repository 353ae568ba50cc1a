"""What the driver would do, and why: its own choice, in words, from what the seat sees alone."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from conformance.cases import ROOT, every_game, every_secretive_case, moments
from conformance.test_words import Reader
from games.scenario_tests import stops
from paddock.bots import advise, ask_bot, can_advise, find_bot
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.errors import BrokenData
from paddock.core.game import Game
from paddock.core.protocol import Decision, Log, Race, advance, begin
from paddock.core.resources import read_resource

OF_A_KIND = 5
"""So many questions of a kind are looked at, of each source."""
RACES = 40
"""After so many random races every kind of question has been asked."""
OPENING = 120
MIXED = 150
"""What a driver does once in five or more is done within so many tries."""
INTERNAL = re.compile(r"_|\b(nan|inf|None|True|False)\b|e[+-]\d|\d\.\d\d\d|[a-z][A-Z]")


class Even(Chance):
    """Luck that always picks the middle: a hand that errs as often to either side errs not."""

    def draw(self, n: int) -> int:
        return n // 2


def kinds_of(game: Game) -> set[str]:
    """The kinds of questions that somebody can be asked: those that no other kind is of."""
    kinds = json.loads(read_resource(game.package, "wire.json"))["kinds"]
    found: set[str] = set()
    for name, kind in kinds.items():
        if kind["is"] == "Decision":
            asked = getattr(import_module(kind["module"]), name)
            if not asked.__subclasses__():
                found.add(name)
    return found


def one_setup(game: Game, number: int, luck: Chance) -> Race:
    """A race with all seats taken and other choices each time."""
    several = [choice for choice in game.choices if choice.kind == "one" and not choice.is_in_data]
    for choices in ([*several], several[:1], []):
        config = {one.key: one.values[number % len(one.values)][0] for one in choices}
        with suppress(BrokenData):
            return game.setup(game.book(config), game.seats[-1], luck)
    raise AssertionError("nothing need be chosen")


def positions(game: Game, seen: Counter[str]) -> Iterator[Race]:
    """The worked examples, then random races until every kind of question was asked."""
    folder = ROOT / "tests" / "games" / game.id / "scenarios"
    for file in sorted(folder.glob("*.toml")):
        yield from stops(Path(file))
    kinds = kinds_of(game)
    for seed in range(RACES):
        if not kinds - set(seen):
            return
        luck = Dealer(spawn_seed(seed, 7))
        race = one_setup(game, seed, luck)
        begin(race, luck, Log())
        for _ in range(OPENING):
            if not race.phases:
                break
            yield race
            advance(race, [one.sample(luck) for one in race.asked], luck, Log())


def questions(game: Game) -> Iterator[tuple[Race, Decision]]:
    """Some of every kind."""
    seen: Counter[str] = Counter()
    for race in positions(game, seen):
        for decision in race.asked:
            kind = type(decision).__name__
            seen[kind] += 1
            if seen[kind] <= OF_A_KIND:
                yield race, decision
    assert kinds_of(game) <= set(seen), "every kind of question was asked"


@every_game
def test_the_driver_says_why_it_does_what_it_does(game: Game) -> None:
    assert can_advise(game)
    driver = find_bot(game, "driver")
    for race, decision in questions(game):
        view = game.view(race, decision.seat)
        advice = advise(game, view, decision, Even())
        assert decision.refusal(advice.action) is None
        # A driver that mixes its answers is followed in what it does often enough.
        lucks = (Even(), *(Dealer(seed) for seed in range(MIXED)))
        assert any(advice.action == ask_bot(driver, view, decision, luck) for luck in lucks), repr(
            decision
        )
        reader = Reader(game, race)
        reader.check(advice.why)
        text = advice.why.text(reader.names)
        assert text.endswith("."), text
        assert not INTERNAL.search(text), text
        assert len(text.split()) > 2, text


@every_game
def test_asking_changes_nothing_and_says_the_same_again(game: Game) -> None:
    for race, decision in questions(game):
        view = game.view(race, decision.seat)
        one, other = (advise(game, view, decision, Dealer(3)) for _ in range(2))
        assert one.action == other.action
        assert one.why == other.why


@every_secretive_case
def test_advice_knows_no_more_than_its_seat(game: Game, seats: int) -> None:
    for moment, race in enumerate(moments(game, seats, seed=5)):
        if moment % 3:
            continue
        for decision in race.asked:
            other = game.redeal(race, decision.seat, Dealer(moment))
            (same,) = [one for one in other.asked if one.seat == decision.seat]
            here = advise(game, game.view(race, decision.seat), decision, Dealer(moment))
            there = advise(game, game.view(other, decision.seat), same, Dealer(moment))
            assert here.action == there.action
            assert here.why == there.why
