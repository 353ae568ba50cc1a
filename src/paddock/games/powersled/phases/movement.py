"""A sled's own move: the steps, the squares they enter, and what is left when control is lost."""

from mypy_extensions import mypyc_attr

from paddock.core.chance import Chance
from paddock.core.protocol import NOBODY, Action, Decision, Log, Phase
from paddock.games.powersled.actions import (
    FORWARD,
    LEFT,
    NEXT_SQUARE,
    OWN_SQUARE,
    Go,
    Piloting,
    Sideswipe,
    Way,
)
from paddock.games.powersled.events.contact import BY_CORNER, DIAGONAL, REAR_END, SIDE
from paddock.games.powersled.events.driving import Moved, PassedOwn
from paddock.games.powersled.phases.collisions import collide, meet_hazards, meet_under
from paddock.games.powersled.phases.control import ControlTest
from paddock.games.powersled.phases.spin import UNROLLED, Spinning
from paddock.games.powersled.rules.control import safe_speed
from paddock.games.powersled.rules.movement import arrive, leave, settle, sled_met
from paddock.games.powersled.rules.steps import ask_for_step, pay_for_change, pay_for_swipe
from paddock.games.powersled.state import NOBODY_HERE, PASSING, REAR, Powersled, Sled


class Stepping(Phase[Powersled, Action]):
    """PS-077 Square by square until the distance is used up, control is lost or a sled is hit."""

    def ask(self, race: Powersled) -> tuple[Decision, ...]:
        play = race.play
        sled = race.sleds[play.mover]
        if play.is_over or sled.circle >= 0 or sled.out or (play.left() == 0 and play.extras == 0):
            return NOBODY
        return (ask_for_step(race),)

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        if not answers:
            race.phases.pop()
            return
        answer = answers[0]
        play = race.play
        sled = race.sleds[play.mover]
        if isinstance(answer, Go):
            begin_step(race, sled, answer, log)
        elif isinstance(answer, Sideswipe):
            # PS-203: the points are the strength; the rest of the move comes after it.
            pay_for_swipe(play)
            play.used += answer.points
            collide(race, sled, race.sleds[answer.target], answer.points, SIDE, log)
        else:
            play.is_over = True


def begin_step(race: Powersled, sled: Sled, step: Go, log: Log) -> None:
    """PS-261 What lies under the sled comes before the first step out."""
    play = race.play
    if step.piloting & OWN_SQUARE:
        play.pilotings -= 1
        play.has_passed = True
        play.spared_mines = sled.mines_under
        play.spared_slicks = sled.slicks_under
        sled.mines_under = 0
        sled.slicks_under = 0
        log.say(PassedOwn(sled.seat, race.book.track.squares[sled.square]))
    race.phases.append(Moving(step.way, step.piloting))
    if sled.mines_under + sled.slicks_under:
        meet_under(race, sled)


@mypyc_attr(free_list_len=1)
class Moving(Phase[Powersled, Action]):
    """PS-262 One step: into the square, or into whoever has no room for the sled there."""

    def __init__(self, way: Way, piloting: Piloting) -> None:
        self.way = way
        self.piloting = piloting

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        play = race.play
        sled = race.sleds[play.mover]
        if sled.is_spinning or not sled.is_racing:
            return
        track = race.book.track
        square = sled.square
        if self.way == FORWARD:
            target = track.fwd[square]
        else:
            target = track.left[square] if self.way == LEFT else track.right[square]
            pay_for_change(race, play, square, target)
        passes = bool(self.piloting & NEXT_SQUARE)
        struck = NOBODY_HERE
        manner = REAR_END if self.way == FORWARD else DIAGONAL
        if self.way == FORWARD and sled.half == REAR and not self.piloting & OWN_SQUARE:
            struck = race.front_of(square)
        elif self.way == FORWARD and sled.half == REAR and not passes and not race.has_room(target):
            # PS-R31: without a way out the card covers the hazard only.
            struck = race.front_of(square)
        elif not passes and not race.has_room(target):
            struck = sled_met(race, target)
        if struck != NOBODY_HERE:
            play.is_over = True
            collide(race, sled, race.sleds[struck], max(1, play.left()), manner, log)
            return
        enter(race, sled, self.way, target, passes, log)


def enter(race: Powersled, sled: Sled, way: int, target: int, passes: bool, log: Log) -> None:
    """PS-262 Spend the point, count line and arrival; then corner test, mines and slicks."""
    play = race.play
    is_extra = play.left() == 0
    if is_extra:
        play.extras -= 1
    else:
        play.used += 1
    start = sled.square
    moved_up = leave(race, sled)
    if passes:
        play.pilotings -= 1
        play.has_passed = True
        sled.half = PASSING
    half = PASSING if passes else race.half_of(target)
    names = race.book.track.squares
    log.say(
        Moved(sled.seat, names[start], names[target], half, moved_up, way, is_extra, play.left())
    )
    arrive(race, sled, target, log)
    if not passes:
        meet_hazards(race, sled)
    test_corner(race, sled)


def test_corner(race: Powersled, sled: Sled) -> None:
    """PS-140 to PS-145 Too fast for this corner, and not yet tested in it in this play."""
    play = race.play
    track = race.book.track
    corner = track.corner[sled.square]
    if corner < 0 or play.tested >> corner & 1:
        return
    modifier = safe_speed(track, corner, play.corners) - play.printed
    if modifier < 0:
        play.tested |= 1 << corner
        race.phases.append(ControlTest(sled.seat, modifier, BY_CORNER))


class SpinRest(Phase[Powersled, Action]):
    """PS-156 Control was lost: the printed movement left is spun."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        play = race.play
        sled = race.sleds[play.mover]
        if sled.is_spinning and sled.is_racing and not play.is_over and play.left():
            race.phases.append(Spinning(0, 0, UNROLLED))


class Settling(Phase[Powersled, Action]):
    """PS-266 The move is over: nobody stays in a full square; what was spared lies there still."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        play = race.play
        sled = race.sleds[play.mover]
        if not sled.is_racing:
            return
        settle(race, sled, log)
        if not play.path:
            # Unless it went off meanwhile, under who shares the square.
            sled.mines_under += min(play.spared_mines, race.mines[sled.square])
            sled.slicks_under += play.spared_slicks
