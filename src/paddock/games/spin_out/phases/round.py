"""The order of play: the start, Game Turns, what a Turn consists of, and the end check."""

from typing import Any, Final

from paddock.core.chance import Chance
from paddock.core.protocol import FATEFUL, NOBODY, Action, Decision, Log, Phase
from paddock.games.spin_out.actions import CLAIM_FINISH, PASS, ClaimFinish, PlacePod
from paddock.games.spin_out.book.cards import FINISH_CARD
from paddock.games.spin_out.book.measures import MOST_GAME_TURNS, OPENING_HAND
from paddock.games.spin_out.decisions.driving import ChoosePlace
from paddock.games.spin_out.decisions.windows import ChooseFinish
from paddock.games.spin_out.events.turns import (
    CardsDealt,
    GameTurnBegan,
    LinedUp,
    PodPlaced,
    TurnBegan,
)
from paddock.games.spin_out.phases.engines import (
    Announced,
    Burning,
    Determining,
    HandLimit,
    Stalling,
    Stopping,
    Testing,
)
from paddock.games.spin_out.phases.exits import TurnOver
from paddock.games.spin_out.phases.moving import Manoeuvring, Settling
from paddock.games.spin_out.phases.playing import claim_finish
from paddock.games.spin_out.phases.windows import FreeWindow
from paddock.games.spin_out.rules.hands import draw, is_unseen, take
from paddock.games.spin_out.rules.plays import W0, W1, W3, W8
from paddock.games.spin_out.rules.ranking import end_race
from paddock.games.spin_out.state import (
    FINISHED,
    LAST_LEFT,
    TIME_UP,
    Pose,
    SpinOut,
    no_turn,
)


class Opening(Phase[SpinOut, Action]):
    """SO-010, SO-163 The order of movement is known; now the pods are placed."""

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        log.say(LinedUp(race.book.course.name, tuple(race.order)))
        race.phases[-1] = Placing(0)


class Placing(Phase[SpinOut, PlacePod]):
    """D1, SO-011 One after the other stands behind the line; then the cards are dealt."""

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        if self.placed == race.seats:
            return NOBODY
        standing = [race.pods[seat].pose for seat in race.order[: self.placed]]
        return (ChoosePlace(race.order[self.placed], (), race.book, tuple(standing)),)

    def resolve(self, race: SpinOut, answers: list[PlacePod], chance: Chance, log: Log) -> None:
        if not answers:
            deal(race, chance, log)
            race.phases[-1] = GameTurns()
            log.say(GameTurnBegan(race.game_turn))
            return
        place = answers[0]
        seat = race.order[self.placed]
        race.pods[seat].pose = Pose(place.x, place.y, place.heading)
        log.say(PodPlaced(seat, race.pods[seat].pose))
        race.phases[-1] = Placing(self.placed + 1)


def deal(race: SpinOut, chance: Chance, log: Log) -> None:
    """SO-012, SO-163 One card each in the order of movement, then a second."""
    for _ in range(OPENING_HAND):
        for seat in race.order:
            take(race, seat, race.deck.pop(chance.pick(len(race.deck))))
    log.say(CardsDealt(OPENING_HAND))


class GameTurns(Phase[SpinOut, Action]):
    """SO-016 Everybody still in the race has a Turn; then the end is looked at."""

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        if race.at == race.seats:
            end_of_game_turn(race, chance, log)
            return
        seat = race.order[race.at]
        race.at += 1
        if race.pods[seat].is_racing():
            race.active = seat
            race.turn = no_turn()
            race.phases.extend(TURN_FROM_LAST)


def end_of_game_turn(race: SpinOut, chance: Chance, log: Log) -> None:
    """SO-154, SO-177, SO-R84, SO-R85 Somebody across the line, one pod left, or time is up."""
    if any(pod.has_crossed for pod in race.pods):
        race.phases[-1] = Finishing()
    elif race.book.lone_survivor_wins and len(race.in_race()) == 1 < race.seats:
        end_race(race, LAST_LEFT, chance, log)
    elif race.game_turn == MOST_GAME_TURNS:
        end_race(race, TIME_UP, chance, log)
    else:
        race.game_turn += 1
        race.at = 0
        log.say(GameTurnBegan(race.game_turn))


class Drawing(Phase[SpinOut, Action]):
    """SO-019 The first act of a Turn."""

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        log.say(TurnBegan(race.active))
        draw(race, race.active, chance, log)


class Finishing(Phase[SpinOut, Action]):
    """D25, SO-157, SO-177 Who is across the line may still play the real Q♦."""

    def urgency(self, race: SpinOut) -> int:
        return FATEFUL

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        if not is_unseen(race, FINISH_CARD):
            return NOBODY
        asked: list[Decision] = []
        for seat in race.in_race():
            hand = race.hands[seat]
            if race.pods[seat].has_crossed and hand:
                menu = (PASS, CLAIM_FINISH) if FINISH_CARD in hand else (PASS,)
                asked.append(ChooseFinish(seat, menu))
        return tuple(asked)

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        for at in range(len(answers)):
            if isinstance(answers[at], ClaimFinish):
                claim_finish(race, race.asked[at].seat, log)
        end_race(race, FINISHED, chance, log)


ORDER_OF_TURN: Final[list[Phase[Any, Any]]] = [
    Drawing(),
    FreeWindow(W1),
    Determining(),
    Burning(),
    Announced(),
    FreeWindow(W3),
    Manoeuvring(),
    Settling(),
    Stopping(),
    Stalling(),
    Testing(),
    FreeWindow(W8),
    HandLimit(),
    TurnOver(),
    FreeWindow(W0),
]
"""SO-017 Pick a Card; Determine Movement Allowance; Tabletop Manoeuvre; End Turn; and W0."""
TURN_FROM_LAST: Final[list[Phase[Any, Any]]] = ORDER_OF_TURN[::-1]
"""As they lie on the stack: what comes first is on top."""
