"""Contacts that dice decide: nudges with W4 and what follows, obstacles with W5."""

from paddock.core.chance import Chance
from paddock.core.protocol import AIMED, FATEFUL, NOBODY, Action, Decision, Log, Phase
from paddock.games.spin_out.actions import EJECT_FREELY, GO_ON, SHUT_DOWN, Eject, PlayCard, ShutDown
from paddock.games.spin_out.book.cards import EVASIVE, FUNCTION_OF, GOOD_NUDGE, SQUEEZE, TRICK
from paddock.games.spin_out.book.measures import DIE, FATAL
from paddock.games.spin_out.decisions.driving import ChooseAfterNudge
from paddock.games.spin_out.decisions.windows import AnswerNudge, AnswerObstacle
from paddock.games.spin_out.events.moves import (
    Crashed,
    EmergencyStopped,
    NudgeCancelled,
    Nudged,
    ObstacleIgnored,
)
from paddock.games.spin_out.phases.exits import settle
from paddock.games.spin_out.phases.playing import CardWindow, carry_out, lay_down
from paddock.games.spin_out.phases.windows import FreeWindow
from paddock.games.spin_out.rules.damage import blacken, eject, hurt, throw
from paddock.games.spin_out.rules.plays import W4, W5, W6, Moment, menu
from paddock.games.spin_out.rules.table import disc_of, ignore
from paddock.games.spin_out.rules.trip import suffices
from paddock.games.spin_out.state import NO_FEATURE, NOBODY_THERE, SpinOut
from paddock.kit.reactions import Played


class NudgeWindow(CardWindow):
    """W4, SO-093 Before the dice; `strong` throw two (SO-115)."""

    def __init__(self, other: int, strong: tuple[int, ...]) -> None:
        self.other = other
        self.strong = strong

    def moment(self, race: SpinOut) -> Moment:
        return Moment(W4, self.other, NO_FEATURE, NOBODY_THERE, self.strong)

    def is_live(self, race: SpinOut) -> bool:
        return race.pods[race.active].is_racing() and race.pods[self.other].is_racing()

    def urgency(self, race: SpinOut) -> int:
        worst = max(race.pods[race.active].damage, race.pods[self.other].damage)
        return FATEFUL if worst + DIE >= FATAL else AIMED

    def question(self, race: SpinOut, seat: int) -> Decision:
        return AnswerNudge(seat, menu(race, self.moment(race), seat), race.active, self.other)

    def play(self, race: SpinOut, played: list[Played], chance: Chance, log: Log) -> None:
        seat = played[0].seat
        action = played[0].action
        function = FUNCTION_OF[action.named] if isinstance(action, PlayCard) else -1
        if not isinstance(action, PlayCard) or function not in (EVASIVE, SQUEEZE, GOOD_NUDGE):
            carry_out(race, seat, action, chance, log)
            return
        lay_down(race, seat, action, log)
        if function == GOOD_NUDGE:
            race.phases[-1] = NudgeWindow(self.other, (*self.strong, action.target))
            return
        if function == SQUEEZE:
            race.turn.squeezes = True
        race.phases.pop()
        log.say(NudgeCancelled(race.active, self.other))

    def close(self, race: SpinOut, chance: Chance, log: Log) -> None:
        """SO-094, SO-175, SO-R18 The mover throws first; both take the damage together."""
        race.phases.pop()
        if not self.is_live(race):
            return
        seat = race.active
        own = self.dice(seat, chance)
        theirs = self.dice(self.other, chance)
        hurt(race, self.other, sum(own))
        hurt(race, seat, sum(theirs))
        damage, other_damage = race.pods[seat].damage, race.pods[self.other].damage
        log.say(Nudged(seat, self.other, tuple(own), tuple(theirs), damage, other_damage))
        settle(race, chance, log)

    def dice(self, seat: int, chance: Chance) -> list[int]:
        first = throw(chance)
        return [first, throw(chance)] if seat in self.strong else [first]


class AfterNudge(Phase[SpinOut, Action]):
    """D11, SO-098 to SO-100, SO-167 Who cannot get past shuts down, or turns aside if it can."""

    def __init__(self, other: int) -> None:
        self.other = other

    def turn(self, race: SpinOut) -> int:
        return race.active

    def is_stuck(self, race: SpinOut) -> bool:
        seat = race.active
        other = race.pods[self.other]
        if not race.pods[seat].is_racing() or not other.is_racing():
            return False
        pose = race.pods[seat].pose
        return not suffices(disc_of(other.pose), pose.x, pose.y, pose.heading, race.turn.left)

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        if race.turn.is_spinning or not self.is_stuck(race):
            return NOBODY
        choice: list[Action] = [SHUT_DOWN, GO_ON]
        if not race.pods[race.active].has_ejected:
            choice.append(EJECT_FREELY)
        return (ChooseAfterNudge(race.active, tuple(choice), self.other),)

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        answer = answers[0] if answers else GO_ON
        if isinstance(answer, Eject):
            eject(race, race.active, answer.card, chance, log)
            settle(race, chance, log)
            return
        must_stop = race.turn.is_spinning and self.is_stuck(race)
        race.phases.pop()
        if must_stop or isinstance(answer, ShutDown):
            race.turn.left = 0
            race.turn.rest = []
            log.say(EmergencyStopped(race.active, self.other))
            blacken(race, race.active, log)
        pause(race)


def pause(race: SpinOut) -> None:
    """W6, SO-173 After an interruption; at the end of a movement it waits until that is settled."""
    if race.turn.left > 0:
        race.phases.append(FreeWindow(W6))


class ObstacleWindow(CardWindow):
    """W5, SO-085 to SO-087, SO-165 Before the 2D6 of an obstacle or the edge; `others` were met at
    the same place and come next. Where a pod `has_crashed` into any of them, W6 follows."""

    def __init__(self, feature: int, others: tuple[int, ...], has_crashed: bool) -> None:
        self.feature = feature
        self.others = others
        self.has_crashed = has_crashed

    def moment(self, race: SpinOut) -> Moment:
        return Moment(W5, NOBODY_THERE, self.feature, NOBODY_THERE, ())

    def urgency(self, race: SpinOut) -> int:
        return FATEFUL if race.pods[race.active].damage + 2 * DIE >= FATAL else AIMED

    def question(self, race: SpinOut, seat: int) -> Decision:
        return AnswerObstacle(seat, menu(race, self.moment(race), seat), race.active, self.feature)

    def play(self, race: SpinOut, played: list[Played], chance: Chance, log: Log) -> None:
        seat = played[0].seat
        action = played[0].action
        if isinstance(action, PlayCard) and FUNCTION_OF[action.named] == TRICK:
            lay_down(race, seat, action, log)
            pose = race.pods[race.active].pose
            ignore(race, self.feature, pose.x, pose.y, 0)
            log.say(ObstacleIgnored(race.active, self.feature))
            self.go_on(race, self.has_crashed)
        else:
            carry_out(race, seat, action, chance, log)

    def close(self, race: SpinOut, chance: Chance, log: Log) -> None:
        crash(race, self.feature, chance, log)
        race.turn.needs_direction = race.turn.is_spinning
        self.go_on(race, True)
        settle(race, chance, log)

    def go_on(self, race: SpinOut, has_crashed: bool) -> None:
        race.phases.pop()
        if self.others:
            race.phases.append(ObstacleWindow(self.others[0], self.others[1:], has_crashed))
        elif has_crashed:
            pause(race)


def crash(race: SpinOut, feature: int, chance: Chance, log: Log) -> None:
    """SO-086 Two dice of damage."""
    seat = race.active
    first = throw(chance)
    second = throw(chance)
    hurt(race, seat, first + second)
    log.say(Crashed(seat, feature, first, second, race.pods[seat].damage))
