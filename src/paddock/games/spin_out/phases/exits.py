"""Kabooms in their order, pods that fall apart, and what follows when somebody is out."""

from paddock.core.chance import Chance
from paddock.core.protocol import FATEFUL, NOBODY, Action, Decision, Log, Phase
from paddock.games.spin_out.actions import BAIL_OUT_FREELY, EJECT_FREELY, PASS, Eject
from paddock.games.spin_out.book.cards import DECK, FIRST_ACE, NO_CARD, is_any_time
from paddock.games.spin_out.decisions.windows import ChooseEjection, ChooseFate
from paddock.games.spin_out.events.cards import (
    BlastHit,
    FellApart,
    Kaboomed,
    PodRemoved,
)
from paddock.games.spin_out.events.turns import TurnEnded
from paddock.games.spin_out.rules.damage import (
    bail_out,
    hurt,
    leave_race,
    leave_wreck,
    near,
    paint,
    throw,
    try_to_eject,
)
from paddock.games.spin_out.rules.hands import is_unseen
from paddock.games.spin_out.rules.ranking import end_race
from paddock.games.spin_out.state import KILLED, NOBODY_LEFT, NOBODY_THERE, SpinOut, no_turn


class TurnOver(Phase[SpinOut, Action]):
    """SO-065 Under all that a Turn consists of: nobody's Turn until the next."""

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        log.say(TurnEnded(race.active))
        race.active = NOBODY_THERE
        race.turn = no_turn()


def settle(race: SpinOut, chance: Chance, log: Log) -> None:
    """SO-172 After a play or damage: Kabooms first; then the Turn of who is out, or the race."""
    for pod in race.pods:
        if pod.is_waiting:
            if not isinstance(race.phases[-1], Kabooming):
                race.phases.append(Kabooming())
            return
    if not race.in_race():
        end_race(race, NOBODY_LEFT, chance, log)
    elif race.active != NOBODY_THERE and not race.pods[race.active].is_racing():
        # SO-R72: no further phase of this Turn.
        while not isinstance(race.phases[-1], TurnOver):
            race.phases.pop()


class Kabooming(Phase[SpinOut, Action]):
    """SO-138, SO-174 All that wait, one after the other in the order of play."""

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        for seat in race.order_of_play():
            pod = race.pods[seat]
            if pod.is_waiting:
                if pod.red:
                    log.say(FellApart(seat))
                    race.phases.append(FallingApart(seat))
                    return
                log.say(Kaboomed(seat))
                race.phases.append(Blast(seat))
                if pod.is_racing():
                    race.phases.append(LastChance(seat))
                return
        race.phases.pop()
        settle(race, chance, log)


def could_pay(race: SpinOut, seat: int) -> bool:
    """SO-168 By public knowledge the player could hold an Ace or a Joker."""
    if not race.hands[seat]:
        return False
    for card in range(FIRST_ACE, DECK):
        if is_unseen(race, card):
            return True
    return False


def payments(race: SpinOut, seat: int) -> list[Action]:
    """SO-R97 An attempt to eject for each Ace and Joker in hand."""
    return [Eject(card) for card in race.hands[seat] if is_any_time(card)]


class LastChance(Phase[SpinOut, Action]):
    """W10, SO-133, SO-R64 Only an Ace or a Joker, played at once, can save the pilot."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def urgency(self, race: SpinOut) -> int:
        return FATEFUL

    def turn(self, race: SpinOut) -> int:
        return race.active

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        if race.pods[self.seat].has_ejected or not could_pay(race, self.seat):
            return NOBODY
        return (ChooseEjection(self.seat, (PASS, *payments(race, self.seat))),)

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        answer = answers[0] if answers else PASS
        if isinstance(answer, Eject):
            try_to_eject(race, self.seat, answer.card, chance, log)


class Blast(Phase[SpinOut, Action]):
    """SO-134 to SO-137, SO-R65 Damage all around, then orange, then the pod is gone."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        hit = near(race, self.seat)
        for other in hit:
            die = throw(chance)
            hurt(race, other, die)
            log.say(BlastHit(self.seat, other, die, race.pods[other].damage))
        for other in hit:
            paint(race, other, True, log)
        pod = race.pods[self.seat]
        is_dead = pod.is_racing()
        if is_dead:
            pod.status = KILLED
        log.say(PodRemoved(self.seat, is_dead))
        leave_race(race, self.seat, log)


class FallingApart(Phase[SpinOut, Action]):
    """D20, SO-130, SO-131 A stationary pod: bail out, or try to eject first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def urgency(self, race: SpinOut) -> int:
        return FATEFUL

    def turn(self, race: SpinOut) -> int:
        return race.active

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        if race.pods[self.seat].has_ejected:
            return NOBODY
        if self.seat == race.active:
            return (ChooseFate(self.seat, (BAIL_OUT_FREELY, EJECT_FREELY)),)
        if not could_pay(race, self.seat):
            return NOBODY
        return (ChooseFate(self.seat, (BAIL_OUT_FREELY, *payments(race, self.seat))),)

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        answer = answers[0] if answers else BAIL_OUT_FREELY
        if isinstance(answer, Eject) and try_to_eject(race, self.seat, answer.card, chance, log):
            leave_wreck(race, self.seat, log)
            leave_race(race, self.seat, log)
        else:
            bail_out(race, self.seat, NO_CARD, chance, log)
