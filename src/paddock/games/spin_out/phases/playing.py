"""Cards carried out: what each does, Sabotage with its answers, and bribes."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from paddock.core.chance import Chance
from paddock.core.protocol import AIMED, FATEFUL, Action, Decision, Log, Phase
from paddock.games.spin_out.actions import (
    BLACK_MARK,
    BLUE_MARK,
    PAYMENTS,
    BailOut,
    ClaimFinish,
    Eject,
    Pay,
    PlayCard,
)
from paddock.games.spin_out.book.cards import (
    BRIBES,
    COUPLING,
    FINISH_CARD,
    FUEL_LEAK,
    FUNCTION_OF,
    GLITCH,
    MASS_SPIN_OUT,
    NO_SPIN_OUT,
    POT_SHOT,
    REPAIR,
    RESTART,
    SABOTAGE,
    SPOT,
    SQUEEZE,
    TRICK,
)
from paddock.games.spin_out.book.measures import SPOT_REPAIR, STANDING_REPAIR, TEN_REPAIR
from paddock.games.spin_out.book.tables import COUPLING_TABLE, POT_SHOT_TABLE, SABOTAGE_TABLE, Row
from paddock.games.spin_out.decisions.windows import AnswerSabotage, ChoosePayment
from paddock.games.spin_out.events.cards import (
    BribeGiven,
    BribePaid,
    CardPlayed,
    CouplingThrown,
    PlayLapsed,
    Repaired,
    SabotageThrown,
    SabotageTurned,
    ShotThrown,
)
from paddock.games.spin_out.events.turns import FinishClaimed
from paddock.games.spin_out.phases.exits import settle
from paddock.games.spin_out.rules.damage import (
    bail_out,
    blacken,
    blow_up,
    eject,
    hurt,
    mend,
    near,
    paint,
    start_engines,
    tell_markers,
    throw,
)
from paddock.games.spin_out.rules.hands import spend, take
from paddock.games.spin_out.rules.plays import W9, Moment, asked, menu
from paddock.games.spin_out.state import NO_FEATURE, NOBODY_THERE, SpinOut
from paddock.kit.reactions import Played, Window


def lay_down(race: SpinOut, seat: int, action: PlayCard, log: Log) -> int:
    """SO-107, SO-108 The card is played; which function it has, a Joker that of its name."""
    spend(race, seat, action.card)
    log.say(CardPlayed(seat, action.card, action.named, action.target, action.mark))
    return FUNCTION_OF[action.named]


def carry_out(race: SpinOut, seat: int, action: Action, chance: Chance, log: Log) -> None:
    """SO-109, SO-172 A play with everything that it sets off."""
    if isinstance(action, PlayCard):
        take_effect(race, seat, action, lay_down(race, seat, action, log), chance, log)
    elif isinstance(action, Eject):
        eject(race, seat, action.card, chance, log)
    elif isinstance(action, BailOut):
        bail_out(race, seat, action.card, chance, log)
    else:
        assert isinstance(action, ClaimFinish), f"no play: {action!r}"
        claim_finish(race, seat, log)
    settle(race, chance, log)


def claim_finish(race: SpinOut, seat: int, log: Log) -> None:
    """SO-157, SO-178 The real card is laid aside, and the winner is settled."""
    race.hands[seat].remove(FINISH_CARD)
    race.finish_card_by = seat
    log.say(FinishClaimed(seat))


def take_effect(
    race: SpinOut, seat: int, action: PlayCard, function: int, chance: Chance, log: Log
) -> None:
    target = action.target
    if function in (SPOT, REPAIR):
        repair(race, seat, action, function, log)
    elif function == NO_SPIN_OUT:
        paint(race, target, False, log)
    elif function == TRICK:
        race.turn.has_trick = True
    elif function == SQUEEZE:
        race.turn.squeezes = True
    elif function == RESTART:
        start_engines(race, target, log)
    elif function == GLITCH:
        blacken(race, target, log)
    elif function == FUEL_LEAK:
        race.pods[target].blue = True
        tell_markers(race, target, log)
    elif function == MASS_SPIN_OUT:
        for other in [target, *near(race, target)]:
            paint(race, other, True, log)
    elif function == BRIBES:
        race.phases.append(Bribing(seat))
    elif function == SABOTAGE:
        race.phases.append(SabotageWindow(seat, target))
    elif function == POT_SHOT:
        die = throw(chance)
        strike(race, target, POT_SHOT_TABLE[die - 1], log)
        log.say(ShotThrown(seat, target, die, race.pods[target].damage))
    else:
        assert function == COUPLING, f"no such card: {function}"
        die = throw(chance)
        strike(race, target, COUPLING_TABLE[die - 1], log)
        log.say(CouplingThrown(target, die, race.pods[target].damage))


def strike(race: SpinOut, target: int, row: Row, log: Log) -> None:
    """SO-117 to SO-119 What a row of a table does to a pod."""
    hurt(race, target, row.damage)
    if row.is_orange:
        paint(race, target, True, log)
    if row.is_kaboom:
        blow_up(race, target)


def repair(race: SpinOut, seat: int, action: PlayCard, function: int, log: Log) -> None:
    """SO-139 to SO-141, SO-R74 Two points for a ten, or for any spot card on a standing pod."""
    pod = race.pods[seat]
    points = TEN_REPAIR
    if function == SPOT:
        points = STANDING_REPAIR if pod.red else SPOT_REPAIR
    log.say(Repaired(seat, mend(race, seat, points), pod.damage))
    if action.mark == BLUE_MARK:
        pod.blue = False
        tell_markers(race, seat, log)
    elif action.mark == BLACK_MARK:
        pod.black = False
        tell_markers(race, seat, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardWindow(Window[SpinOut]):
    """SO-168, SO-169 All who could play are asked; the first play counts, the others lapse."""

    only_first: ClassVar[bool] = True

    def moment(self, race: SpinOut) -> Moment:
        raise TypeError("a window says what it is about")

    def is_live(self, race: SpinOut) -> bool:
        """Whether its reason is still there."""
        return True

    def turn(self, race: SpinOut) -> int:
        return race.active

    def seats(self, race: SpinOut) -> list[int]:
        return asked(race, self.moment(race)) if self.is_live(race) else []

    def play(self, race: SpinOut, played: list[Played], chance: Chance, log: Log) -> None:
        carry_out(race, played[0].seat, played[0].action, chance, log)

    def lapse(self, race: SpinOut, lapsed: Played, log: Log) -> None:
        log.confide(lapsed.seat, PlayLapsed(lapsed.seat))


class SabotageWindow(CardWindow):
    """W9, SO-116, SO-R52 Before the die: everybody but its sender may turn it round."""

    def __init__(self, sender: int, target: int) -> None:
        self.sender = sender
        self.target = target

    def moment(self, race: SpinOut) -> Moment:
        return Moment(W9, NOBODY_THERE, NO_FEATURE, self.sender, ())

    def urgency(self, race: SpinOut) -> int:
        return FATEFUL

    def question(self, race: SpinOut, seat: int) -> Decision:
        return AnswerSabotage(seat, menu(race, self.moment(race), seat), self.sender, self.target)

    def play(self, race: SpinOut, played: list[Played], chance: Chance, log: Log) -> None:
        action = played[0].action
        seat = played[0].seat
        if isinstance(action, PlayCard):
            lay_down(race, seat, action, log)
            log.say(SabotageTurned(seat, self.sender))
            race.phases[-1] = SabotageWindow(seat, self.sender)
        else:
            carry_out(race, seat, action, chance, log)

    def close(self, race: SpinOut, chance: Chance, log: Log) -> None:
        """SO-118 Thrown by whoever sent it last."""
        race.phases.pop()
        die = throw(chance)
        strike(race, self.target, SABOTAGE_TABLE[die - 1], log)
        log.say(SabotageThrown(self.sender, self.target, die, race.pods[self.target].damage))
        settle(race, chance, log)


class Bribing(Phase[SpinOut, Pay]):
    """D21, SO-123, SO-R57 All others who hold cards give one, at the same time and unseen."""

    def __init__(self, receiver: int) -> None:
        self.receiver = receiver

    def urgency(self, race: SpinOut) -> int:
        return AIMED

    def turn(self, race: SpinOut) -> int:
        return race.active

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        for seat in race.order_of_play():
            if seat != self.receiver and race.pods[seat].is_racing() and race.hands[seat]:
                cards = tuple([PAYMENTS[card] for card in race.hands[seat]])
                asked.append(ChoosePayment(seat, cards, self.receiver))
        return tuple(asked)

    def resolve(self, race: SpinOut, answers: list[Pay], chance: Chance, log: Log) -> None:
        race.phases.pop()
        for at in range(len(answers)):
            seat = race.asked[at].seat
            card = answers[at].card
            race.hands[seat].remove(card)
            take(race, self.receiver, card)
            log.say(BribePaid(seat, self.receiver))
            log.confide(seat, BribeGiven(seat, self.receiver, card))
            log.confide(self.receiver, BribeGiven(seat, self.receiver, card))
