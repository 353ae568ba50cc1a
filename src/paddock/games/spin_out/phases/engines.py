"""Phase 2 and phase 4: engines, leaks, speeds, and the tests at the end of a Turn."""

from paddock.core.chance import Chance
from paddock.core.protocol import AIMED, NOBODY, Action, Decision, Log, Phase
from paddock.games.spin_out.actions import (
    EJECT_FREELY,
    RESTART,
    RUN_ON,
    SHUT_DOWN,
    SPEEDS,
    STAY,
    Burn,
    DiscardCards,
    Eject,
    PlayCard,
    Restart,
    SetSpeed,
    ShutDown,
)
from paddock.games.spin_out.book.cards import DECK, FUNCTION_OF, NO_SPIN_OUT, burns
from paddock.games.spin_out.book.cards import RESTART as RESTART_CARD
from paddock.games.spin_out.book.measures import (
    BURN,
    HAND_LIMIT,
    INCH,
    TOP_OVERRIDE,
    TOP_SPEED,
)
from paddock.games.spin_out.book.tables import LEAK_TABLE, RESTART_TABLE, SPIN_TABLE, STALL_TABLE
from paddock.games.spin_out.decisions.driving import (
    ChooseAfterburn,
    ChooseDiscard,
    ChooseRestart,
    ChooseShutdown,
    ChooseSpeed,
)
from paddock.games.spin_out.decisions.windows import AnswerTest
from paddock.games.spin_out.events.turns import (
    Burnt,
    CardsDiscarded,
    EnginesCut,
    LeakThrown,
    RestartThrown,
    SpeedSet,
    SpinTestThrown,
    SpunUp,
    StallThrown,
    StayedPut,
)
from paddock.games.spin_out.phases.exits import settle
from paddock.games.spin_out.phases.playing import CardWindow, carry_out, lay_down
from paddock.games.spin_out.rules.damage import (
    blow_up,
    eject,
    hurt,
    paint,
    stop_engines,
    tell_markers,
    throw,
)
from paddock.games.spin_out.rules.hands import is_unseen, spend
from paddock.games.spin_out.rules.plays import W1, W7, Moment, a_free, menu, plays
from paddock.games.spin_out.state import NO_FEATURE, NOBODY_THERE, SpinOut
from paddock.kit.reactions import Played


def with_ejection(race: SpinOut, choice: tuple[Action, ...]) -> tuple[Action, ...]:
    """SO-176 An attempt to eject may be the answer."""
    return choice if race.pods[race.active].has_ejected else (*choice, EJECT_FREELY)


class Determining(Phase[SpinOut, Action]):
    """SO-024 to SO-036 Orange and red, re-start, leak, then a speed."""

    def turn(self, race: SpinOut) -> int:
        return race.active

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        seat = race.active
        pod = race.pods[seat]
        if pod.orange or race.turn.is_spinning:
            return NOBODY
        if pod.red:
            choice = (RESTART, STAY, *restart_cards(race, seat))
            return (ChooseRestart(seat, with_ejection(race, choice)),)
        if pod.blue and not race.turn.has_checked_leak:
            return NOBODY
        speeds = SPEEDS if pod.may_boost() else SPEEDS[:TOP_SPEED]
        return (ChooseSpeed(seat, with_ejection(race, speeds), pod.may_boost()),)

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        seat = race.active
        if answers:
            answer = answers[0]
            if isinstance(answer, SetSpeed):
                set_speed(race, answer.speed, log)
            elif isinstance(answer, Restart):
                restart(race, chance, log)
            elif isinstance(answer, Eject | PlayCard):
                carry_out(race, seat, answer, chance, log)
            else:
                stay(race, log)
            return
        pod = race.pods[seat]
        if pod.orange and pod.red:
            # SO-024: it goes on as a stationary pod.
            paint(race, seat, False, log)
        elif pod.orange and not race.turn.is_spinning:
            race.turn.is_spinning = True
            race.turn.needs_direction = True
        elif pod.blue and not race.turn.has_checked_leak:
            check_leak(race, chance, log)
        else:
            spin_up(race, chance, log)


def restart_cards(race: SpinOut, seat: int) -> list[Action]:
    """SO-028 Engines Restart, or a Joker named so, onto the own pod."""
    found: list[Action] = []
    for play in plays(race, a_free(W1), seat):
        if isinstance(play, PlayCard) and play.target == seat:
            if FUNCTION_OF[play.named] == RESTART_CARD:
                found.append(play)
    return found


def restart(race: SpinOut, chance: Chance, log: Log) -> None:
    """SO-029 to SO-032, SO-R29 The damage comes before the red marker goes."""
    seat = race.active
    die = throw(chance)
    row = RESTART_TABLE[die - 1]
    hurt(race, seat, row.damage)
    pod = race.pods[seat]
    log.say(RestartThrown(seat, die, row.is_good, pod.damage))
    if pod.is_waiting:
        settle(race, chance, log)
    elif row.is_good:
        pod.red = False
        tell_markers(race, seat, log)
    else:
        stay(race, log)


def stay(race: SpinOut, log: Log) -> None:
    """SO-032, SO-173 Straight to the End Turn Phase, without W3 and W6."""
    log.say(StayedPut(race.active))
    while not isinstance(race.phases[-1], Stopping):
        race.phases.pop()


def check_leak(race: SpinOut, chance: Chance, log: Log) -> None:
    """SO-033, SO-R28 Just before the speed."""
    seat = race.active
    pod = race.pods[seat]
    race.turn.has_checked_leak = True
    die = throw(chance)
    row = LEAK_TABLE[die - 1]
    hurt(race, seat, row.damage)
    log.say(LeakThrown(seat, die, row.is_good, pod.damage))
    if row.is_kaboom:
        blow_up(race, seat)
    if row.is_good:
        pod.blue = False
        tell_markers(race, seat, log)
    settle(race, chance, log)


def spin_up(race: SpinOut, chance: Chance, log: Log) -> None:
    """SO-026, SO-045 Two dice are the speed of a spinning pod."""
    race.phases.pop()
    first = throw(chance)
    second = throw(chance)
    race.turn.speed = first + second
    race.turn.left = (first + second) * INCH
    log.say(SpunUp(race.active, first, second))
    while not isinstance(race.phases[-1], Announced):
        race.phases.pop()


def set_speed(race: SpinOut, speed: int, log: Log) -> None:
    """SO-035, SO-036 From 13 on it is an override."""
    race.phases.pop()
    race.turn.speed = speed
    race.turn.left = speed * INCH
    race.turn.has_overridden = speed > TOP_SPEED
    log.say(SpeedSet(race.active, speed))


class Burning(Phase[SpinOut, Burn]):
    """D7, SO-037 Afterburners, where no marker forbids them and the hand may have fuel."""

    def turn(self, race: SpinOut) -> int:
        return race.active

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        seat = race.active
        if not race.pods[seat].may_boost() or not could_burn(race, seat):
            return NOBODY
        return (ChooseAfterburn(seat, (), tuple(race.hands[seat]), race.turn.speed),)

    def resolve(self, race: SpinOut, answers: list[Burn], chance: Chance, log: Log) -> None:
        race.phases.pop()
        if answers and answers[0].cards:
            cards = answers[0].cards
            for card in cards:
                spend(race, race.active, card)
            race.turn.speed += BURN * len(cards)
            race.turn.left = race.turn.speed * INCH
            log.say(Burnt(race.active, cards, race.turn.speed))


def could_burn(race: SpinOut, seat: int) -> bool:
    """By public knowledge the hand could hold a card that burns."""
    if not race.hands[seat]:
        return False
    for card in range(DECK):
        if burns(card) and is_unseen(race, card):
            return True
    return False


class Announced(Phase[SpinOut, Action]):
    """SO-044 The speed is known: here W3 begins."""

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()


class Stopping(Phase[SpinOut, Action]):
    """D14, SO-055, SO-056 A black marker stops the engines; else they may be stopped."""

    def turn(self, race: SpinOut) -> int:
        return race.active

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        pod = race.pods[race.active]
        if pod.black or pod.red:
            return NOBODY
        return (ChooseShutdown(race.active, with_ejection(race, (RUN_ON, SHUT_DOWN))),)

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        seat = race.active
        answer = answers[0] if answers else RUN_ON
        if isinstance(answer, Eject):
            eject(race, seat, answer.card, chance, log)
            settle(race, chance, log)
            return
        race.phases.pop()
        if race.pods[seat].black or isinstance(answer, ShutDown):
            log.say(EnginesCut(seat, not answers))
            stop_engines(race, seat, log)


class Stalling(Phase[SpinOut, Action]):
    """SO-058 to SO-060, SO-R33, SO-R34 A throw for orange, one for override, while they run."""

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        pod = race.pods[race.active]
        for is_due in (pod.orange, race.turn.has_overridden):
            if is_due and not pod.red:
                die = throw(chance)
                has_stalled = not STALL_TABLE[die - 1].is_good
                log.say(StallThrown(race.active, die, has_stalled))
                if has_stalled:
                    stop_engines(race, race.active, log)


class Testing(CardWindow):
    """W7, SO-061 to SO-063 A spin-out test, if one is due."""

    def moment(self, race: SpinOut) -> Moment:
        return Moment(W7, NOBODY_THERE, NO_FEATURE, NOBODY_THERE, ())

    def is_live(self, race: SpinOut) -> bool:
        turn = race.turn
        return race.pods[race.active].orange or turn.speed > TOP_OVERRIDE or turn.is_twisted()

    def urgency(self, race: SpinOut) -> int:
        return AIMED

    def question(self, race: SpinOut, seat: int) -> Decision:
        return AnswerTest(seat, menu(race, self.moment(race), seat), race.active)

    def play(self, race: SpinOut, played: list[Played], chance: Chance, log: Log) -> None:
        """SO-111, SO-R51 With No Spin Out the test is not thrown."""
        action = played[0].action
        if isinstance(action, PlayCard) and FUNCTION_OF[action.named] == NO_SPIN_OUT:
            lay_down(race, played[0].seat, action, log)
            race.phases.pop()
            paint(race, race.active, False, log)
        else:
            carry_out(race, played[0].seat, action, chance, log)

    def close(self, race: SpinOut, chance: Chance, log: Log) -> None:
        race.phases.pop()
        if self.is_live(race):
            die = throw(chance)
            has_recovered = SPIN_TABLE[die - 1].is_good
            log.say(SpinTestThrown(race.active, die, has_recovered))
            paint(race, race.active, not has_recovered, log)


class HandLimit(Phase[SpinOut, DiscardCards]):
    """D17, SO-021, SO-022 Down to five cards."""

    def turn(self, race: SpinOut) -> int:
        return race.active

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        hand = race.hands[race.active]
        if len(hand) <= HAND_LIMIT:
            return NOBODY
        return (ChooseDiscard(race.active, (), tuple(hand), len(hand) - HAND_LIMIT),)

    def resolve(self, race: SpinOut, answers: list[DiscardCards], chance: Chance, log: Log) -> None:
        race.phases.pop()
        if answers:
            for card in answers[0].cards:
                spend(race, race.active, card)
            log.say(CardsDiscarded(race.active, answers[0].cards))
