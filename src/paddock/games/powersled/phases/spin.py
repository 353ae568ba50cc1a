"""Spins: along the spin track, across the lanes and off the walls."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import NOBODY, Action, Decision, Log, Phase
from paddock.games.powersled.actions import Discard
from paddock.games.powersled.book.tables import CIRCLES, NO_CIRCLE, circle_squares
from paddock.games.powersled.book.track import NO_SQUARE, Track
from paddock.games.powersled.decisions import ChooseDiscard
from paddock.games.powersled.events.contact import DIAGONAL, REAR_END
from paddock.games.powersled.events.driving import (
    DirectionRolled,
    OffWall,
    SpinEnded,
    SpinMarked,
    Spun,
    TouchedWall,
)
from paddock.games.powersled.events.turns import FOR_SPIN, Discarded
from paddock.games.powersled.phases.collisions import collide, meet_hazards, meet_under
from paddock.games.powersled.phases.control import discard_menu, one_card
from paddock.games.powersled.rules.control import die
from paddock.games.powersled.rules.finish import remove_crashed
from paddock.games.powersled.rules.hands import spend
from paddock.games.powersled.rules.movement import arrive, leave, sled_met
from paddock.games.powersled.state import NOBODY_HERE, REAR, Powersled, Sled, no_play

UNROLLED: Final = -1
ON_STRAIGHT: Final = 0
IN_CORNER: Final = 1
AT_WALL: Final = 2


class SpinPlay(Phase[Powersled, Discard]):
    """PS-157 to PS-159 A spinning sled's play: a card, the next circle, and that many squares."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, race: Powersled) -> tuple[Decision, ...]:
        deck = race.decks[self.seat]
        if deck.holds() == 0:
            return NOBODY
        return (ChooseDiscard(self.seat, discard_menu(deck), 1, FOR_SPIN),)

    def resolve(self, race: Powersled, answers: list[Discard], chance: Chance, log: Log) -> None:
        race.phases.pop()
        sled = race.sleds[self.seat]
        if answers:
            spend(race, self.seat, answers[0].card)
            log.say(Discarded(self.seat, one_card(answers[0].card), FOR_SPIN))
        sled.speed = 0
        sled.circle = race.book.tables.next_circle[sled.circle]
        squares = circle_squares(sled.circle)
        log.say(SpinMarked(self.seat, CIRCLES[sled.circle], squares))
        race.play = no_play()
        race.play.mover = self.seat
        race.play.printed = squares
        if race.book.tables.next_circle[sled.circle] == NO_CIRCLE:
            end_spin(race, sled, log)
        else:
            race.phases.append(Spinning(0, 0, UNROLLED))


def end_spin(race: Powersled, sled: Sled, log: Log) -> None:
    """PS-159 Back in complete control; a crashing sled is out (PS-R51)."""
    if sled.is_crashing:
        remove_crashed(race, sled, log)
        return
    sled.circle = NO_CIRCLE
    sled.control = 0
    log.say(SpinEnded(sled.seat, race.book.track.squares[sled.square]))


class Spinning(Phase[Powersled, Action]):
    """PS-160 to PS-166, PS-211 to PS-216 One square after the other.

    `due` diagonals are still to be spun, to the left if `way` is 1, to the right if it is -1.
    `rolled` says where the direction was rolled, or that the wall was just met.
    """

    def __init__(self, due: int, way: int, rolled: int) -> None:
        self.due = due
        self.way = way
        self.rolled = rolled

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        play = race.play
        sled = race.sleds[play.mover]
        if play.is_over or play.left() == 0 or not sled.is_racing:
            race.phases.pop()
            return
        if sled.mines_under + sled.slicks_under:
            meet_under(race, sled)
            return
        track = race.book.track
        here = ON_STRAIGHT if track.corner[sled.square] < 0 else IN_CORNER
        due, way = self.due, self.way
        if self.rolled == AT_WALL:
            due = roll_off_wall(race, sled, chance, log)
        elif self.rolled != here:
            lanes = roll_direction(race, sled, here == IN_CORNER, chance, log)
            due = abs(lanes)
            way = 1 if lanes > 0 else -1
        spin_one(race, sled, due, way, here, log)


def roll_direction(race: Powersled, sled: Sled, in_corner: bool, chance: Chance, log: Log) -> int:
    """PS-160 Lanes to the left, negative to the right; outward is on the track (PS-R46)."""
    tables = race.book.tables
    one, two = die(chance), die(chance)
    bonus = tables.corner_bonus if in_corner else 0
    total = one + two + bonus
    lanes = tables.lanes_out(total) * race.book.track.outward[sled.square]
    log.say(DirectionRolled(sled.seat, one, two, bonus, total, lanes))
    return lanes


def roll_off_wall(race: Powersled, sled: Sled, chance: Chance, log: Log) -> int:
    """PS-213, PS-R48 In place of any new direction roll here."""
    one, two = die(chance), die(chance)
    lanes = race.book.tables.lanes_off_wall(one + two)
    log.say(OffWall(sled.seat, one, two, one + two, lanes))
    return lanes


def spin_one(race: Powersled, sled: Sled, due: int, way: int, here: int, log: Log) -> None:
    """PS-162, PS-163, PS-211 A diagonal while one is due, along the wall where there is none."""
    track = race.book.track
    square = sled.square
    rolled = here
    target = NO_SQUARE
    if due:
        due -= 1
        target = side_of(track, square, way)
        if target == NO_SQUARE:
            log.say(TouchedWall(sled.seat, track.squares[square]))
            due = 0
            way = -way
            rolled = AT_WALL
    is_diagonal = target != NO_SQUARE
    if not is_diagonal:
        target = track.fwd[square]
    race.phases[-1] = Spinning(due, way, rolled)
    struck = NOBODY_HERE
    if not is_diagonal and sled.half == REAR:
        struck = race.front_of(square)
    elif not race.has_room(target):
        struck = sled_met(race, target)
    if struck != NOBODY_HERE:
        strength = max(1, race.play.left())
        race.play.is_over = True
        manner = DIAGONAL if is_diagonal else REAR_END
        collide(race, sled, race.sleds[struck], strength, manner, log)
        return
    race.play.used += 1
    moved_up = leave(race, sled)
    half = race.half_of(target)
    names = track.squares
    log.say(Spun(sled.seat, names[square], names[target], half, moved_up, race.play.left()))
    arrive(race, sled, target, log)
    meet_hazards(race, sled)


def side_of(track: Track, square: int, way: int) -> int:
    return track.left[square] if way > 0 else track.right[square]
