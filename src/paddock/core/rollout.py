"""Races played at random inside the compiled engine: for measuring, search and long runs."""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Race, advance


def rollout(race: Race, chance: Chance, log: Log, most: int) -> int:
    """Play on at random until the race ends or `most` decisions are made; how many were."""
    made = 0
    while race.asked and made < most:
        answers = [any_option(decision, chance) for decision in race.asked]
        made += len(answers)
        advance(race, answers, chance, log)
    return made


def any_option(decision: Decision, chance: Chance) -> Action:
    """Any of the options, each as likely."""
    options = decision.options()
    return options[chance.pick(len(options))]
