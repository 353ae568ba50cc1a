"""Control-loss tests, Good Reflexes, lost steps, and regaining control."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import (
    AIMED,
    FATEFUL,
    FREE,
    NOBODY,
    SPECTATOR,
    Action,
    Decision,
    Log,
    Phase,
)
from paddock.games.powersled.actions import DISCARDS, JUST_PASS, PASS_OR_REACT, Discard
from paddock.games.powersled.book.cards import KINDS, REFLEXES
from paddock.games.powersled.book.tables import CRASH, NO_EFFECT, SPIN
from paddock.games.powersled.decisions import ChooseDiscard, UseReflexes
from paddock.games.powersled.events.contact import BY_REGAIN, Cause, Reacted
from paddock.games.powersled.events.driving import (
    ControlRolled,
    ControlSettled,
    Regained,
    RegainRolled,
)
from paddock.games.powersled.events.turns import FOR_STEPS, Discarded, Owed
from paddock.games.powersled.rules.control import die, lose_control, mildness, steps_of
from paddock.games.powersled.rules.hands import spend
from paddock.games.powersled.rules.order import order_of_play
from paddock.games.powersled.state import LOST, Deck, Powersled, Sled
from paddock.kit.reactions import Played, Window

REFLEX: Final = 2


def discard_menu(deck: Deck) -> tuple[Action, ...]:
    """PS-R14 Any card of the hand."""
    menu: list[Action] = []
    for card in range(KINDS):
        if deck.hand[card] > 0:
            menu.append(DISCARDS[card])
    return tuple(menu)


def one_card(card: int) -> tuple[int, ...]:
    """A single card as counts by kind."""
    cards = [0] * KINDS
    cards[card] = 1
    return tuple(cards)


class ControlTest(Phase[Powersled, Action]):
    """PS-145 Two dice, the modifier and the pilot; then Good Reflexes."""

    def __init__(self, seat: int, modifier: int, cause: Cause) -> None:
        self.seat = seat
        self.modifier = modifier
        self.cause = cause

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        sled = race.sleds[self.seat]
        one, two = die(chance), die(chance)
        total = one + two + self.modifier + sled.pilot
        where = race.book.track.squares[sled.square]
        log.say(
            ControlRolled(self.seat, self.cause, one, two, self.modifier, sled.pilot, total, where)
        )
        race.phases[-1] = Reflexes(self.seat, total, self.cause, False)


class Reflexes(Window[Powersled]):
    """PS-100, PS-146 The roll is known: +2 for each Good Reflexes, then the table is read."""

    def __init__(self, seat: int, total: int, cause: Cause, is_regain: bool) -> None:
        self.seat = seat
        self.total = total
        self.cause = cause
        self.is_regain = is_regain

    def seats(self, race: Powersled) -> list[int]:
        """PS-267, PS-R97 By public knowledge: as many as may be in the hand would help."""
        deck = race.decks[self.seat]
        unseen = race.book.deck[REFLEXES] - deck.discards[REFLEXES]
        return [self.seat] if self.could_help(race, min(unseen, deck.holds())) else []

    def could_help(self, race: Powersled, cards: int) -> bool:
        """PS-R97 Up to this many more change what comes of the roll."""
        outcome = self.outcome(race, self.total)
        for used in range(1, cards + 1):
            if self.outcome(race, self.total + REFLEX * used) != outcome:
                return True
        return False

    def outcome(self, race: Powersled, total: int) -> int:
        """What comes of a total in the end: steps back, or how mild the result is."""
        sled = race.sleds[self.seat]
        if self.is_regain:
            return min(sled.control, race.book.tables.regained(total))
        result = test_result(race, sled, total)
        return result if sled.is_spinning else mildness(result, sled.control)

    def urgency(self, race: Powersled) -> int:
        if self.is_regain:
            return FREE
        return FATEFUL if test_result(race, race.sleds[self.seat], self.total) == CRASH else AIMED

    def turn(self, race: Powersled) -> int:
        return SPECTATOR if self.is_regain else race.play.mover

    def question(self, race: Powersled, seat: int) -> Decision:
        tables = race.book.tables
        held = race.decks[seat].hand[REFLEXES]
        menu = PASS_OR_REACT if self.could_help(race, held) else JUST_PASS
        if self.is_regain:
            result = tables.regained(self.total)
            better = tables.regained(self.total + REFLEX)
        else:
            result = test_result(race, race.sleds[seat], self.total)
            better = test_result(race, race.sleds[seat], self.total + REFLEX)
        return UseReflexes(seat, menu, self.is_regain, self.total, result, better)

    def play(self, race: Powersled, played: list[Played], chance: Chance, log: Log) -> None:
        spend(race, self.seat, REFLEXES)
        log.say(Reacted((self.seat,), REFLEXES, self.cause, self.seat))
        race.phases[-1] = Reflexes(self.seat, self.total + REFLEX, self.cause, self.is_regain)

    def close(self, race: Powersled, chance: Chance, log: Log) -> None:
        race.phases.pop()
        if self.is_regain:
            settle_regain(race, race.sleds[self.seat], self.total, log)
        else:
            settle_test(race, race.sleds[self.seat], self.total, log)


def test_result(race: Powersled, sled: Sled, total: int) -> int:
    """D6 What a total brings. To a spinning sled nothing but a crash does (PS-189)."""
    result = race.book.tables.control_loss(total)
    return NO_EFFECT if sled.is_spinning and result != CRASH else result


def settle_test(race: Powersled, sled: Sled, total: int, log: Log) -> None:
    """PS-147 to PS-151 What the Control Loss Table says."""
    result = test_result(race, sled, total)
    lost = steps_of(result)
    steps = min(LOST, sled.control + lost)
    log.say(ControlSettled(sled.seat, total, result, steps))
    if result in (CRASH, SPIN):
        lose_control(race, sled, result == CRASH, log)
    elif lost:
        lose_steps(race, sled, lost, log)


def lose_steps(race: Powersled, sled: Sled, lost: int, log: Log) -> None:
    """PS-133 to PS-135 The marker moves; cards go, unless control is lost with them."""
    sled.control = min(LOST, sled.control + lost)
    if sled.control == LOST:
        lose_control(race, sled, False, log)
    else:
        race.phases.append(StepDiscard(sled.seat, lost))


class StepDiscard(Phase[Powersled, Discard]):
    """PS-133 A card for each lost step, of the owner's choice; what is missing is owed."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, race: Powersled) -> tuple[Decision, ...]:
        deck = race.decks[self.seat]
        due = min(self.left, deck.holds())
        if due == 0:
            return NOBODY
        return (ChooseDiscard(self.seat, discard_menu(deck), due, FOR_STEPS),)

    def resolve(self, race: Powersled, answers: list[Discard], chance: Chance, log: Log) -> None:
        sled = race.sleds[self.seat]
        if answers:
            card = answers[0].card
            spend(race, self.seat, card)
            log.say(Discarded(self.seat, one_card(card), FOR_STEPS))
            race.phases[-1] = StepDiscard(self.seat, self.left - 1)
            return
        race.phases.pop()
        if self.left:
            sled.owed += self.left
            log.say(Owed(self.seat, sled.owed))


class Regain(Phase[Powersled, Action]):
    """PS-240 The end of a turn, in order of standing."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases[-1] = Regaining(tuple(order_of_play(race)))


class Regaining(Phase[Powersled, Action]):
    """PS-240 Who of these has lost steps and does not spin rolls once."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        if not self.seats:
            race.phases.pop()
            return
        sled = race.sleds[self.seats[0]]
        race.phases[-1] = Regaining(self.seats[1:])
        if 0 < sled.control < LOST:
            one, two = die(chance), die(chance)
            total = one + two + sled.pilot
            log.say(RegainRolled(sled.seat, one, two, sled.pilot, total))
            race.phases.append(Reflexes(sled.seat, total, BY_REGAIN, True))


def settle_regain(race: Powersled, sled: Sled, total: int, log: Log) -> None:
    """PS-242 Steps come back, never beyond complete control."""
    back = min(sled.control, race.book.tables.regained(total))
    sled.control -= back
    log.say(Regained(sled.seat, total, back, sled.control))
