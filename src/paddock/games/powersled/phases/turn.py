"""The order of play: what a turn consists of, and what a play does."""

from typing import Any, Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.powersled.actions import Discard
from paddock.games.powersled.book.cards import KINDS, count
from paddock.games.powersled.book.reader import MOST_SEATS
from paddock.games.powersled.decisions import ChooseDiscard
from paddock.games.powersled.events.turns import (
    OVER_LIMIT,
    Discarded,
    PutAside,
    PutAsideHidden,
    RoundBegan,
    StoodStill,
    TurnBegan,
    WentHome,
)
from paddock.games.powersled.phases.control import Regain, discard_menu
from paddock.games.powersled.phases.hooks import Hooking, Towing
from paddock.games.powersled.phases.laying import Laying
from paddock.games.powersled.phases.movement import Settling, SpinRest, Stepping
from paddock.games.powersled.phases.spin import SpinPlay
from paddock.games.powersled.phases.weapons import AfterMoves
from paddock.games.powersled.rules.finish import end_race, has_finished
from paddock.games.powersled.rules.hands import draw
from paddock.games.powersled.rules.order import order_of_play
from paddock.games.powersled.state import ALONE, FINISH, NOBODY_HERE, TURN_LIMIT, Powersled, no_play

LEAST_LIMIT: Final = 100
TURNS_A_LAP: Final = 10


class Turn(Phase[Powersled, Action]):
    """PS-030 Draw, discard, three rounds, regain control; then the next turn, up to the limit."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        if race.turn == most_turns(race.book.laps):
            end_race(race, TURN_LIMIT, log)
            return
        race.turn += 1
        race.round = 0
        log.say(TurnBegan(race.turn))
        race.phases.extend(TURN_FROM_LAST)


def most_turns(laps: int) -> int:
    """PS-R20 A hundred turns, and more where there are more than ten laps to drive."""
    return max(LEAST_LIMIT, TURNS_A_LAP * laps)


class Drawing(Phase[Powersled, Action]):
    """PS-031 Every sled in the race draws."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        for sled in race.sleds:
            if sled.is_racing:
                draw(race, sled, chance, log)


class Discarding(Phase[Powersled, Discard]):
    """PS-035 Down to the stability, card by card and face down until all have chosen."""

    def ask(self, race: Powersled) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        for sled in race.sleds:
            if sled.is_racing:
                deck = race.decks[sled.seat]
                excess = deck.holds() - sled.stability
                if excess > 0:
                    menu = discard_menu(deck)
                    asked.append(ChooseDiscard(sled.seat, menu, excess, OVER_LIMIT))
        return tuple(asked)

    def resolve(self, race: Powersled, answers: list[Discard], chance: Chance, log: Log) -> None:
        if answers:
            for i in range(len(answers)):
                seat = race.asked[i].seat
                card = answers[i].card
                race.decks[seat].hand[card] -= 1
                race.decks[seat].aside[card] += 1
                log.whisper(seat, PutAside(seat, card), PutAsideHidden(seat))
            return
        for seat in range(race.seats):
            deck = race.decks[seat]
            if count(deck.aside):
                log.say(Discarded(seat, tuple(deck.aside), OVER_LIMIT))
                for card in range(KINDS):
                    deck.discards[card] += deck.aside[card]
                    deck.aside[card] = 0
        race.phases.pop()


class Round(Phase[Powersled, Action]):
    """PS-037, PS-038, PS-045, PS-R07 The order is made now, and who shares a square is noted."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.round += 1
        race.rounds += 1
        race.order = order_of_play(race)
        race.at = 0
        for sled in race.sleds:
            sled.has_played = False
            sled.partner = ALONE
            if sled.is_racing:
                front, rear = race.front_of(sled.square), race.rear_of(sled.square)
                if rear != NOBODY_HERE:
                    sled.partner = front if rear == sled.seat else rear
        log.say(RoundBegan(race.round, tuple(race.order)))
        race.phases.pop()
        race.phases.extend(ROUND_FROM_LAST)


class NextPlay(Phase[Powersled, Action]):
    """PS-044 The next play of the round, until all have had theirs."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        if race.at == len(race.order):
            race.phases.pop()
            return
        sled = race.sleds[race.order[race.at]]
        race.at += 1
        if not sled.is_racing or sled.has_played:
            return
        sled.has_played = True
        if sled.is_spinning:
            race.phases.append(SpinPlay(sled.seat))
        elif race.decks[sled.seat].holds() == 0:
            sled.speed = 0
            race.play = no_play()
            log.say(StoodStill(sled.seat, race.book.track.squares[sled.square]))
        else:
            race.phases.extend(PLAYS_FROM_LAST[sled.seat])


class RoundEnd(Phase[Powersled, Action]):
    """PS-251 The finish is looked at when the round is over, not before."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        somebody_finished = False
        racing = 0
        for sled in race.sleds:
            if sled.finished == 0 and has_finished(race, sled):
                somebody_finished = True
                if sled.out == 0:
                    moved_up = race.pick_up(sled)
                    if race.book.races_on:
                        log.say(WentHome(sled.seat, moved_up))
                sled.finished = race.rounds
            if sled.is_racing:
                racing += 1
        if (somebody_finished and not race.book.races_on) or racing == 0:
            end_race(race, FINISH, log)


ORDER_OF_TURN: Final[list[Phase[Any, Any]]] = [
    Drawing(),
    Discarding(),
    Round(),
    Round(),
    Round(),
    Regain(),
]
ROUNDS: Final = 3
"""PS-037 As many as stand in that list."""
ORDER_OF_ROUND: Final[list[Phase[Any, Any]]] = [NextPlay(), RoundEnd()]


def order_of_a_play(seat: int) -> list[Phase[Any, Any]]:
    """PS-260 Cards, hooks, steps, the rest as a spin, tows, cards after the move."""
    return [
        Laying(seat),
        Hooking(seat),
        Stepping(),
        SpinRest(),
        Settling(),
        Towing(),
        AfterMoves(0),
    ]


# As they lie on the stack: what comes first is on top.
TURN: Final = Turn()
TURN_FROM_LAST: Final[list[Phase[Any, Any]]] = ORDER_OF_TURN[::-1]
ROUND_FROM_LAST: Final[list[Phase[Any, Any]]] = ORDER_OF_ROUND[::-1]
PLAYS_FROM_LAST: Final[list[list[Phase[Any, Any]]]] = [
    order_of_a_play(seat)[::-1] for seat in range(MOST_SEATS)
]
