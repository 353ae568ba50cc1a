"""Races played at random inside the compiled engine: for measuring, search and long runs."""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Log, Race, advance


def rollout(race: Race, chance: Chance, log: Log, most: int) -> int:
    """Play on at random until the race ends or `most` decisions are made; how many were."""
    made = 0
    while race.asked and made < most:
        answers: list[Action] = []
        for decision in race.asked:
            options = decision.options()
            answers.append(options[chance.pick(len(options))])
        made += len(answers)
        advance(race, answers, chance, log)
    return made
