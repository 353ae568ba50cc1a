"""Laying cards down: the base card and what is added to it."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.powersled.actions import Lay, lay
from paddock.games.powersled.book.cards import CORNERING, FIRST_SPECIAL, KINDS, PILOTING, SPEED
from paddock.games.powersled.decisions import ChooseCards
from paddock.games.powersled.events.turns import CardsLaid
from paddock.games.powersled.rules.hands import spend
from paddock.games.powersled.state import Powersled, no_play

_BASES: Final[list[int]] = [3, 4, 0, 5, 1, 2, *range(FIRST_SPECIAL, KINDS)]
"""Slow drifts first."""


class Laying(Phase[Powersled, Lay]):
    """PS-050 to PS-052 One base card, any number of helping cards, before the first square."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, race: Powersled) -> tuple[Decision, ...]:
        hand = race.decks[self.seat].hand
        return (ChooseCards(self.seat, lay_menu(hand), tuple(hand)),)

    def resolve(self, race: Powersled, answers: list[Lay], chance: Chance, log: Log) -> None:
        race.phases.pop()
        answer = answers[0]
        sled = race.sleds[self.seat]
        for card in range(KINDS):
            for _ in range(answer.needs(card)):
                spend(race, self.seat, card)
        sled.speed = answer.speed
        play = no_play()
        play.mover = self.seat
        play.printed = answer.speed
        play.is_drift = answer.is_drift()
        play.corners = answer.corners
        play.pilotings = answer.pilotings
        play.extras = answer.extras
        play.changes = 1 if play.is_drift else 0
        race.play = play
        log.say(
            CardsLaid(
                self.seat,
                answer.card,
                answer.speed,
                answer.corners,
                answer.pilotings,
                answer.extras,
            )
        )


def lay_menu(hand: list[int]) -> tuple[Action, ...]:
    """Every base card with every choice of helping cards; specials as DRIFT 0 and DRIFT 1.

    The gentlest card comes first, for who does not answer.
    """
    menu: list[Action] = []
    for card in _BASES:
        if hand[card] == 0:
            continue
        corners = hand[CORNERING] - (1 if card == CORNERING else 0)
        pilotings = hand[PILOTING] - (1 if card == PILOTING else 0)
        extras = hand[SPEED] - (1 if card == SPEED else 0)
        for slow in range(2 if card >= FIRST_SPECIAL else 1):
            for corner in range(corners + 1):
                for piloting in range(pilotings + 1):
                    for extra in range(extras + 1):
                        menu.append(lay(card, slow, corner, piloting, extra))
    return tuple(menu)
