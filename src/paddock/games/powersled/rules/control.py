"""Steps of control, and losing it."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Log
from paddock.games.powersled.book.cards import KINDS
from paddock.games.powersled.book.tables import (
    CIRCLES,
    CRASH,
    LEAST_ROLL,
    LOSE_ONE,
    LOSE_TWO,
    SPIN,
    circle_squares,
)
from paddock.games.powersled.book.track import Track
from paddock.games.powersled.events.driving import LostControl
from paddock.games.powersled.events.turns import ALL_LOST, Discarded
from paddock.games.powersled.state import LOST, Powersled, Sled

DIE: Final = 6


def die(chance: Chance) -> int:
    return chance.pick(DIE) + 1


def safe_speed(track: Track, corner: int, cornerings: int) -> int:
    """PS-090, PS-140 Each Good Cornering counts the posted speed 1 higher."""
    return track.safe[corner] + cornerings


def could_crash(race: Powersled, sled: Sled, modifier: int) -> bool:
    """PS-R52 The lowest roll would be a crash."""
    return LEAST_ROLL + modifier + sled.pilot <= race.book.tables.crash_most()


def must_test(race: Powersled, sled: Sled, modifier: int) -> bool:
    """PS-167, PS-189 A crashing sled never tests, a spinning one only if it could crash."""
    if sled.is_crashing:
        return False
    return not sled.is_spinning or could_crash(race, sled, modifier)


def steps_of(result: int) -> int:
    """PS-148, PS-149 Steps lost by a result that is not lost control."""
    if result == LOSE_ONE:
        return 1
    return 2 if result == LOSE_TWO else 0


def mildness(result: int, control: int) -> int:
    """PS-135 How mild a result is to a sled so many steps down: the third lost step is a spin."""
    if result in (CRASH, SPIN):
        return result
    return SPIN if control + steps_of(result) >= LOST else result


def lose_control(race: Powersled, sled: Sled, is_crash: bool, log: Log) -> None:
    """PS-135, PS-150, PS-151 The whole hand goes, and the sled spins.

    PS-155, PS-R43 The marker goes on the double circle of the most recent play's speed; a sled
    that spins already stays on its circle (PS-R51).
    """
    if not sled.is_spinning:
        sled.control = LOST
        sled.circle = sled.speed
    sled.is_crashing = is_crash
    circle = sled.circle
    log.say(LostControl(sled.seat, CIRCLES[circle], circle_squares(circle), is_crash))
    deck = race.decks[sled.seat]
    if deck.holds() > 0:
        log.say(Discarded(sled.seat, tuple(deck.hand), ALL_LOST))
        for card in range(KINDS):
            deck.discards[card] += deck.hand[card]
            deck.hand[card] = 0
