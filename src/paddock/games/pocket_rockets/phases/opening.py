"""Before the first round: the line-up, and the draft where racers are picked."""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.pocket_rockets.actions import PICKS, Pick
from paddock.games.pocket_rockets.book.course import DEAL_DRAFT
from paddock.games.pocket_rockets.book.racers import NO_RACER
from paddock.games.pocket_rockets.decisions import ChooseRacer
from paddock.games.pocket_rockets.events import LinedUp, RacerPicked
from paddock.games.pocket_rockets.phases.round import begin_round
from paddock.games.pocket_rockets.state import NOBODY_THERE, PocketRockets


class Opening(Phase[PocketRockets, Action]):
    """PR-005, PR-007 All noses at the line, and who flies what."""

    def resolve(self, race: PocketRockets, answers: list[Action], chance: Chance, log: Log) -> None:
        rockets = race.rockets
        log.say(
            LinedUp(
                race.course,
                race.ground().name,
                tuple([rocket.racer for rocket in rockets]),
                tuple([rocket.lane for rocket in rockets]),
                tuple([rocket.pose for rocket in rockets]),
            )
        )
        if race.book.deal == DEAL_DRAFT:
            race.phases[-1] = Drafting()
        else:
            begin_round(race, log)


class Drafting(Phase[PocketRockets, Pick]):
    """PR-174 One after the other picks a racer, the highest lane first."""

    def ask(self, race: PocketRockets) -> tuple[Decision, ...]:
        seat = next_to_pick(race)
        if seat == NOBODY_THERE:
            return ()
        taken = [rocket.racer for rocket in race.rockets]
        menu = tuple([pick for racer, pick in enumerate(PICKS) if racer not in taken])
        return (ChooseRacer(seat, menu),)

    def resolve(self, race: PocketRockets, answers: list[Pick], chance: Chance, log: Log) -> None:
        if not answers:
            begin_round(race, log)
            return
        seat = next_to_pick(race)
        race.rockets[seat].racer = answers[0].racer
        log.say(RacerPicked(seat, answers[0].racer))


def next_to_pick(race: PocketRockets) -> int:
    """The seat of the highest lane that is in play and has no racer yet."""
    found = NOBODY_THERE
    for seat in race.in_play():
        rocket = race.rockets[seat]
        if rocket.racer == NO_RACER and (
            found == NOBODY_THERE or rocket.lane > race.rockets[found].lane
        ):
            found = seat
    return found
