"""Collisions, sideswipes and slides; mines and slicks; Force Field."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import AIMED, FATEFUL, Action, Decision, Log, Phase
from paddock.games.powersled.actions import JUST_PASS, PASS_OR_REACT
from paddock.games.powersled.book.cards import FIELD
from paddock.games.powersled.decisions import UseField
from paddock.games.powersled.events.contact import (
    BROKE_DOWN,
    BY_COLLISION,
    BY_MINE,
    BY_SIDESWIPE,
    BY_SLICK,
    REAR_END,
    SIDE,
    BlowRolled,
    Cause,
    Collided,
    Damaged,
    Manner,
    MineWentOff,
    Reacted,
    Slid,
)
from paddock.games.powersled.phases.control import ControlTest
from paddock.games.powersled.rules.control import die, must_test
from paddock.games.powersled.rules.finish import end_if_last, remove
from paddock.games.powersled.rules.hands import could_play, spend
from paddock.games.powersled.rules.movement import arrive, leave, sled_met
from paddock.games.powersled.state import NOBODY_HERE, REAR, Powersled, Sled
from paddock.kit.reactions import Played, Window

MINE_STRENGTH: Final = 2
LEAST_ROLL: Final = 2
MOST_ROLL: Final = 12
MOVER_FIELD: Final = 1
STRUCK_FIELD: Final = 2
AHEAD: Final = -1
"""The square in front, wherever the sled is by then."""


def collide(
    race: Powersled, mover: Sled, struck: Sled, strength: int, manner: int, log: Log
) -> None:
    """PS-180, PS-265 Announced; then the Force Fields, the rolls, the removals and the slide."""
    place = race.book.track.squares[struck.square]
    log.say(Collided(mover.seat, struck.seat, strength, manner, place))
    race.phases.append(Shields(mover.seat, struck.seat, strength, manner, 0))


class Shields(Window[Powersled]):
    """PS-125, PS-268 Force Field before a collision's rolls: both sleds at once, mover first.

    `fields` remembers who has played: bit 1 the mover, bit 2 the struck sled.
    """

    def __init__(self, mover: int, struck: int, strength: int, manner: Manner, fields: int) -> None:
        self.mover = mover
        self.struck = struck
        self.strength = strength
        self.manner = manner
        self.fields = fields

    def seats(self, race: Powersled) -> list[int]:
        seats: list[int] = []
        if not self.fields & MOVER_FIELD and could_play(race, self.mover, FIELD):
            seats.append(self.mover)
        if not self.fields & STRUCK_FIELD and could_play(race, self.struck, FIELD):
            seats.append(self.struck)
        return seats

    def urgency(self, race: Powersled) -> int:
        return danger(race, (self.mover, self.struck), self.strength)

    def turn(self, race: Powersled) -> int:
        return race.play.mover

    def question(self, race: Powersled, seat: int) -> Decision:
        other = self.struck if seat == self.mover else self.mover
        return ask_for_field(race, seat, self.cause(), self.strength, other, self.fields > 0)

    def cause(self) -> int:
        return BY_SIDESWIPE if self.manner == SIDE else BY_COLLISION

    def play(self, race: Powersled, played: list[Played], chance: Chance, log: Log) -> None:
        fields = self.fields
        seats = tuple([one.seat for one in played])
        for seat in seats:
            spend(race, seat, FIELD)
            fields |= MOVER_FIELD if seat == self.mover else STRUCK_FIELD
        log.say(Reacted(seats, FIELD, self.cause(), self.mover))
        race.phases[-1] = Shields(self.mover, self.struck, self.strength, self.manner, fields)

    def close(self, race: Powersled, chance: Chance, log: Log) -> None:
        """PS-190, PS-R59 A Force Field frees its owner from everything, the slide too."""
        slides = self.fields ^ (MOVER_FIELD | STRUCK_FIELD)
        if self.fields & STRUCK_FIELD and self.manner != SIDE:
            slides = 0
        race.phases[-1] = Slide(
            self.mover, self.struck, self.manner, self.strength // 2, slides, False
        )
        race.phases.append(Removals((self.mover, self.struck)))
        if not self.fields & STRUCK_FIELD:
            race.phases.append(Blow(self.struck, self.strength, self.cause()))
        if not self.fields & MOVER_FIELD:
            race.phases.append(Blow(self.mover, self.strength, self.cause()))


def ask_for_field(
    race: Powersled, seat: int, cause: int, strength: int, other: int, is_shielded: bool
) -> Decision:
    menu = PASS_OR_REACT if race.decks[seat].hand[FIELD] else JUST_PASS
    return UseField(seat, menu, cause, strength, other, is_shielded)


def danger(race: Powersled, seats: tuple[int, ...], strength: int) -> int:
    """PS-187, PS-188 Whether a blow of this strength could break one of these sleds down."""
    tables = race.book.tables
    worst = 0
    for roll in range(LEAST_ROLL, MOST_ROLL + 1):
        worst = max(worst, tables.damage_at(strength, roll))
    for seat in seats:
        sled = race.sleds[seat]
        boxes = min(sled.thrust - tables.least_thrust, sled.stability - tables.least_stability)
        if worst - sled.armor > boxes:
            return FATEFUL
    return AIMED


class Shield(Window[Powersled]):
    """PS-268 Force Field before the roll of the one victim of a mine, laser or nuke."""

    def __init__(self, victim: int, strength: int, cause: Cause, by: int) -> None:
        self.victim = victim
        self.strength = strength
        self.cause = cause
        self.by = by

    def seats(self, race: Powersled) -> list[int]:
        return [self.victim] if could_play(race, self.victim, FIELD) else []

    def urgency(self, race: Powersled) -> int:
        return danger(race, (self.victim,), self.strength)

    def turn(self, race: Powersled) -> int:
        return race.play.mover

    def question(self, race: Powersled, seat: int) -> Decision:
        return ask_for_field(race, seat, self.cause, self.strength, self.by, False)

    def play(self, race: Powersled, played: list[Played], chance: Chance, log: Log) -> None:
        """PS-269 One Force Field an effect: nothing is left to ask."""
        spend(race, self.victim, FIELD)
        log.say(Reacted((self.victim,), FIELD, self.cause, self.by))
        race.phases.pop()

    def close(self, race: Powersled, chance: Chance, log: Log) -> None:
        race.phases[-1] = Removals((self.victim,))
        race.phases.append(Blow(self.victim, self.strength, self.cause))


class Blow(Phase[Powersled, Action]):
    """PS-182 to PS-189 One sled's roll: armor, damage, test."""

    def __init__(self, seat: int, strength: int, cause: Cause) -> None:
        self.seat = seat
        self.strength = strength
        self.cause = cause

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        tables = race.book.tables
        sled = race.sleds[self.seat]
        one, two = die(chance), die(chance)
        damage = tables.damage_at(self.strength, one + two)
        modifier = tables.test_at(self.strength, one + two)
        beyond = max(0, damage - sled.armor)
        sled.armor -= damage - beyond
        hits: list[Damaged] = []
        while len(hits) < beyond and not sled.is_broken:
            hits.append(take_damage(race, sled, chance))
        is_due = (damage == 0 or beyond > 0) and not sled.is_broken
        tests = is_due and must_test(race, sled, modifier)
        log.say(
            BlowRolled(
                seat=sled.seat,
                strength=self.strength,
                one=one,
                two=two,
                total=one + two,
                damage=damage,
                beyond=beyond,
                test=modifier,
                armor=sled.armor,
                must_test=tests,
            )
        )
        for hit in hits:
            log.say(hit)
        if tests:
            race.phases.append(ControlTest(self.seat, modifier, self.cause))


def take_damage(race: Powersled, sled: Sled, chance: Chance) -> Damaged:
    """PS-187, PS-188 Odd costs thrust, even stability; below the left-most box it breaks down."""
    one, two = die(chance), die(chance)
    is_thrust = (one + two) % 2 == 1
    tables = race.book.tables
    if is_thrust:
        if sled.thrust == tables.least_thrust:
            sled.is_broken = True
        else:
            sled.thrust -= 1
    elif sled.stability == tables.least_stability:
        sled.is_broken = True
    else:
        sled.stability -= 1
    return Damaged(
        sled.seat, one, two, one + two, is_thrust, sled.thrust, sled.stability, sled.is_broken
    )


class Removals(Phase[Powersled, Action]):
    """PS-R94 Who broke down is taken off, together, after all have rolled."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        number = race.retired + 1
        for seat in self.seats:
            sled = race.sleds[seat]
            if sled.is_broken and sled.out == 0:
                race.retired = number
                remove(race, sled, BROKE_DOWN, number, log)
        end_if_last(race, log)


class Slide(Phase[Powersled, Action]):
    """PS-190 to PS-193, PS-R61 Both slide straight forward, a step at a time.

    `slides` has bit 1 if the mover slides and bit 2 if the struck sled does. `has_taken`: the
    mover is where the struck sled stood, so it goes on along the lane once that one is removed.
    """

    def __init__(
        self, mover: int, struck: int, manner: Manner, left: int, slides: int, has_taken: bool
    ) -> None:
        self.mover = mover
        self.struck = struck
        self.manner = manner
        self.left = left
        self.slides = slides
        self.has_taken = has_taken

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        mover, struck = race.sleds[self.mover], race.sleds[self.struck]
        mover_slides = bool(self.slides & MOVER_FIELD) and mover.is_racing
        struck_slides = bool(self.slides & STRUCK_FIELD) and struck.is_racing
        if self.left == 0 or not (mover_slides or struck_slides):
            race.phases.pop()
            return
        is_alone = not struck.is_racing
        into = struck.square
        if self.manner == SIDE or (is_alone and self.has_taken):
            into = AHEAD
        race.phases[-1] = Slide(
            self.mover, self.struck, self.manner, self.left - 1, self.slides, True
        )
        collides = self.manner == SIDE or is_alone
        race.phases.append(Push(self.mover, into, self.left, mover_slides, collides))
        race.phases.append(Push(self.struck, AHEAD, self.left, struck_slides, True))


class Push(Phase[Powersled, Action]):
    """PS-R61, PS-R62 One sled slides one square, if it can; else it strikes who is in the way."""

    def __init__(self, seat: int, into: int, strength: int, slides: bool, collides: bool) -> None:
        self.seat = seat
        self.into = into
        self.strength = strength
        self.slides = slides
        self.collides = collides

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        sled = race.sleds[self.seat]
        if not self.slides or not sled.is_racing:
            race.phases.pop()
            return
        start = sled.square
        ahead = race.book.track.fwd[start]
        into = ahead if self.into == AHEAD else self.into
        if into == start:
            # PS-R29: the front half of the same double-length square came free.
            race.phases.pop()
            return
        blocker = NOBODY_HERE
        if sled.half == REAR and into == ahead:
            blocker = race.front_of(start)
        elif not race.has_room(into):
            blocker = sled_met(race, into)
        if blocker != NOBODY_HERE and not self.collides:
            race.phases.pop()
            return
        if sled.mines_under + sled.slicks_under:
            meet_under(race, sled)
            return
        race.phases.pop()
        if blocker != NOBODY_HERE:
            end_slide(race)
            collide(race, sled, race.sleds[blocker], self.strength, REAR_END, log)
            return
        moved_up = leave(race, sled)
        names = race.book.track.squares
        log.say(Slid(sled.seat, names[start], names[into], race.half_of(into), moved_up))
        arrive(race, sled, into, log)
        meet_hazards(race, sled)


def end_slide(race: Powersled) -> None:
    """PS-R61 The slide that this step belongs to, the innermost, ends after it."""
    at = len(race.phases) - 1
    while not isinstance(race.phases[at], Slide):
        at -= 1
    slide = race.phases[at]
    assert isinstance(slide, Slide)
    race.phases[at] = Slide(
        slide.mover, slide.struck, slide.manner, 0, slide.slides, slide.has_taken
    )


def meet_hazards(race: Powersled, sled: Sled) -> None:
    """PS-262 What lies in the square just entered: each mine, then each slick."""
    slicks = race.slicks[sled.square]
    if slicks:
        race.phases.append(Slicks(sled.seat, slicks))
    mines = race.mines[sled.square]
    if mines:
        race.phases.append(Mines(sled.seat, mines))


def meet_under(race: Powersled, sled: Sled) -> None:
    """PS-261 What was dropped under the sled takes effect before it leaves."""
    if sled.slicks_under:
        race.phases.append(Slicks(sled.seat, sled.slicks_under))
        sled.slicks_under = 0
    if sled.mines_under:
        race.phases.append(Mines(sled.seat, sled.mines_under))
        sled.mines_under = 0


class Mines(Phase[Powersled, Action]):
    """PS-116, PS-117 Mines in the sled's square go off, one after the other."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        sled = race.sleds[self.seat]
        square = sled.square
        if self.left == 0 or not sled.is_racing or race.mines[square] == 0:
            race.phases.pop()
            return
        race.lay(square, mines=-1, slicks=0)
        # It no longer lies under whoever shares the square.
        for seat in (race.front_of(square), race.rear_of(square)):
            if seat != NOBODY_HERE and seat != self.seat:
                other = race.sleds[seat]
                other.mines_under = min(other.mines_under, race.mines[square])
        log.say(MineWentOff(self.seat, race.book.track.squares[square], race.mines[square]))
        race.phases[-1] = Mines(self.seat, self.left - 1)
        race.phases.append(Shield(self.seat, MINE_STRENGTH, BY_MINE, NOBODY_HERE))


class Slicks(Phase[Powersled, Action]):
    """PS-119, PS-R90 A test for each slick, with pilot and nothing else."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        sled = race.sleds[self.seat]
        if self.left == 0 or not sled.is_racing:
            race.phases.pop()
            return
        race.phases[-1] = Slicks(self.seat, self.left - 1)
        if must_test(race, sled, 0):
            race.phases.append(ControlTest(self.seat, 0, BY_SLICK))
