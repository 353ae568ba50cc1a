"""Spiralized against OpenSpiel's nearest relative, `maedn` (ludo in C++), in the same run.

    PYTHONPATH=<folder with open_spiel> .venv/bin/python bench/spiralized_vs_openspiel.py

See README.md for how to get that folder. Both games are played at random by four players, and
decisions are counted per second of processor time:

* driven: a Python loop asks for the options, picks one and applies it;
* inside: the races run without Python in the loop, ours by `paddock.core.rollout`, theirs as the
  rollouts of an MCTS bot with a `RandomRolloutEvaluator`.

A decision is one answer of a player; throws of dice are luck and not counted on either side. The
two sides take turns, so that a busy machine slows down both.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any, NamedTuple

from paddock import games
from paddock.core.chance import Dealer
from paddock.core.protocol import Log, Race, advance, begin
from paddock.core.rollout import rollout
from paddock.sim.speed import is_compiled

PLAYERS = 4
ROUNDS = 5
ROLLOUTS = 50
"""How many random games their bot plays for one move."""


class Count(NamedTuple):
    """What was done in how many seconds of processor time."""

    decisions: float
    choices: float
    races: int
    seconds: float

    def plus(self, other: "Count") -> "Count":
        return Count(
            self.decisions + other.decisions,
            self.choices + other.choices,
            self.races + other.races,
            self.seconds + other.seconds,
        )


NOTHING = Count(0, 0, 0, 0.0)

Play = Callable[[random.Random], Count]


def timed(play: Play, rng: random.Random, seconds: float) -> Count:
    """Play again and again for about so long."""
    total = NOTHING
    began = process_time()
    while True:
        total = total.plus(play(rng))
        spent = process_time() - began
        if spent >= seconds:
            return total._replace(seconds=spent)


# Ours


class Ours:
    """Spiralized, as it is installed."""

    def __init__(self) -> None:
        self.game = games.find("spiralized")
        self.book = self.game.book({})
        self.log = Log()

    def start(self, rng: random.Random) -> tuple[Race, Dealer]:
        luck = Dealer(rng.getrandbits(48))
        race = self.game.setup(self.book, PLAYERS, luck)
        begin(race, luck, self.log)
        return race, luck

    def driven(self, rng: random.Random) -> Count:
        race, luck = self.start(rng)
        decisions, choices, log, rand = 0, 0, self.log, rng.random
        while race.asked:
            options = race.asked[0].options()
            choices += len(options) > 1
            decisions += 1
            advance(race, [options[int(rand() * len(options))]], luck, log)
        return Count(decisions, choices, 1, 0.0)

    def inside(self, rng: random.Random) -> Count:
        race, luck = self.start(rng)
        return Count(rollout(race, luck, self.log, self.game.most_decisions), 0, 1, 0.0)


# Theirs


class Theirs:
    """OpenSpiel's `maedn`."""

    def __init__(self, spiel: Any) -> None:
        self.spiel = spiel
        self.game = spiel.load_game("maedn", {"players": PLAYERS})
        thrown = self.game.new_initial_state()
        chances = {chance for _, chance in thrown.chance_outcomes()}
        assert len(chances) == 1, "the die is fair, so an outcome can be picked like an action"
        # Their bot evaluates where a player is to move, so the first die is thrown for it.
        thrown.apply_action(thrown.legal_actions()[-1])
        self.root = thrown

    def driven(self, rng: random.Random) -> Count:
        state = self.root.clone()
        decisions, choices, rand = 0, 0, rng.random
        while not state.is_terminal():
            options = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                choices += len(options) > 1
            state.apply_action(options[int(rand() * len(options))])
        return Count(decisions, choices, 1, 0.0)

    def inside(self, rng: random.Random) -> Count:
        """One simulation of a bot whose root is new: so many rollouts from the root, no more."""
        evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS, rng.getrandbits(31))
        bot = self.spiel.MCTSBot(
            self.game, evaluator, 2.0, 1, 100, False, rng.getrandbits(31), False
        )
        bot.step(self.root)
        return Count(0, 0, ROLLOUTS, 0.0)


def measure(spiel: Any, seconds: float, seed: int) -> dict[str, Any]:
    """All four figures and their ratios."""
    ours, theirs = Ours(), Theirs(spiel)
    rng = random.Random(seed)
    plays: dict[str, Play] = {
        "ours driven": ours.driven,
        "theirs driven": theirs.driven,
        "ours inside": ours.inside,
        "theirs inside": theirs.inside,
    }
    for play in plays.values():
        play(rng)  # so that nothing is imported or made while the clock runs
    counts = dict.fromkeys(plays, NOTHING)
    for _ in range(ROUNDS):
        for name, play in plays.items():
            counts[name] = counts[name].plus(timed(play, rng, seconds / ROUNDS))
    # What their rollouts do inside cannot be counted from here: as much as in the driven games,
    # which begin at the same root.
    for side in ("ours", "theirs"):
        driven, inside = counts[f"{side} driven"], counts[f"{side} inside"]
        if not inside.decisions:
            inside = inside._replace(decisions=inside.races * driven.decisions / driven.races)
        choices = inside.decisions * driven.choices / driven.decisions
        counts[f"{side} inside"] = inside._replace(choices=choices)
    report: dict[str, Any] = {"compiled": is_compiled(), "players": PLAYERS}
    for name, count in counts.items():
        report[name] = {
            "decisions_per_s": round(count.decisions / count.seconds),
            "with_a_choice_per_s": round(count.choices / count.seconds),
            "decisions_per_race": round(count.decisions / count.races, 1),
        }
    report["ratios"] = {
        way: {
            key: round(report[f"ours {way}"][key] / report[f"theirs {way}"][key], 2)
            for key in ("decisions_per_s", "with_a_choice_per_s")
        }
        for way in ("driven", "inside")
    }
    return report


def print_report(report: dict[str, Any]) -> None:
    engine = "compiled" if report["compiled"] else "interpreted"
    print(f"Per second of processor time, {report['players']} players, our engine {engine}:")
    print()
    print(f"{'':16}{'decisions':>12}{'with a choice':>16}{'a race':>10}")
    for name in ("ours driven", "theirs driven", "ours inside", "theirs inside"):
        row = report[name]
        print(
            f"{name:16}{row['decisions_per_s']:>12,}{row['with_a_choice_per_s']:>16,}"
            f"{row['decisions_per_race']:>10,.0f}"
        )
    print()
    for way, ratio in report["ratios"].items():
        print(
            f"{way}: {ratio['decisions_per_s']} times OpenSpiel's decisions, "
            f"{ratio['with_a_choice_per_s']} times its decisions with a choice"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Spiralized against OpenSpiel's maedn.")
    parser.add_argument("--seconds", type=float, default=5.0, help="processor time for each figure")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    chosen = parser.parse_args()
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        print("open_spiel is not installed; bench/README.md says how to get it", file=sys.stderr)
        return 1
    report = measure(spiel, chosen.seconds, chosen.seed)
    if chosen.json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
