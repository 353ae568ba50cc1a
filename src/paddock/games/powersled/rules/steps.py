"""Which steps are open to the mover: forward, lane changes, passes and sideswipes."""

from paddock.core.protocol import Action
from paddock.games.powersled.actions import (
    BOTH_SQUARES,
    FORWARD,
    LEFT,
    NEXT_SQUARE,
    NO_PILOTING,
    OWN_SQUARE,
    RIGHT,
    STOP,
    go,
    swipe,
)
from paddock.games.powersled.decisions import ChooseStep
from paddock.games.powersled.rules.order import beside
from paddock.games.powersled.state import PASSING, REAR, Play, Powersled, Sled


def ask_for_step(race: Powersled) -> ChooseStep:
    """The question for the next printed point, or for a Good Speed square."""
    play = race.play
    sled = race.sleds[play.mover]
    track = race.book.track
    square = sled.square
    left = play.left()
    is_inside = sled.half == PASSING
    is_extra = left == 0
    menu: list[Action] = []
    if is_extra and not is_inside:
        menu.append(STOP)
    add_forward(race, play, sled, menu)
    diagonals = 0
    can_change = False
    if play.is_drift:
        if track.may_left[square]:
            diagonals = 1
            if can_change_to(race, play, square, track.left[square]):
                menu.append(go(LEFT, NO_PILOTING))
        if track.may_right[square] and track.right[square] != track.fwd[square]:
            # PS-R25: out of the third lane the way right is the way forward.
            diagonals += 2
            if can_change_to(race, play, square, track.right[square]):
                menu.append(go(RIGHT, NO_PILOTING))
        can_change = can_swipe(play)
        if left and can_change and not is_inside:
            add_swipes(race, sled, left, menu)
    return ChooseStep(
        sled.seat,
        tuple(menu),
        left,
        play.is_drift,
        can_change,
        play.has_passed,
        diagonals,
        is_extra,
        is_inside,
    )


def add_forward(race: Powersled, play: Play, sled: Sled, menu: list[Action]) -> None:
    """PS-092 to PS-096, PS-R31 Forward, and the ways to pass with Good Piloting."""
    cards = play.pilotings if not play.has_changed else 0
    if cards == 0:
        menu.append(go(FORWARD, NO_PILOTING))
        return
    target = race.book.track.fwd[sled.square]
    after = play.left() + play.extras - 1
    room = race.has_room(target)
    meets = not room or race.mines[target] + race.slicks[target] > 0
    is_behind = sled.half == REAR
    lies_under = sled.mines_under + sled.slicks_under > 0
    passes_next = meets and not is_behind and can_pass(race, target, cards, after)
    if not (sled.half == PASSING and not room and passes_next):
        menu.append(go(FORWARD, NO_PILOTING))
    if passes_next:
        menu.append(go(FORWARD, NEXT_SQUARE))
    if not (is_behind or lies_under):
        return
    if lies_under or room:
        menu.append(go(FORWARD, OWN_SQUARE))
    if meets and can_pass(race, target, cards - 1, after):
        menu.append(go(FORWARD, BOTH_SQUARES))


def can_pass(race: Powersled, square: int, cards: int, points: int) -> bool:
    """PS-R31 A point remains after entering, and the square after it has room or is passed too."""
    if cards < 1 or points < 1:
        return False
    after = race.book.track.fwd[square]
    return race.has_room(after) or can_pass(race, after, cards - 1, points - 1)


def can_change_to(race: Powersled, play: Play, square: int, target: int) -> bool:
    """PS-071, PS-091, PS-101, PS-173, PS-174 A lane change to that square is paid for."""
    if play.has_passed:
        return False
    if play.changes or play.pilotings:
        return True
    return play.is_on_line and race.book.track.line_next[square] == target


def can_swipe(play: Play) -> bool:
    """PS-201, PS-207 The card's own lane change, or one paid with Good Piloting."""
    return play.changes > 0 or (play.pilotings > 0 and not play.has_passed)


def add_swipes(race: Powersled, sled: Sled, left: int, menu: list[Action]) -> None:
    """PS-202, PS-203 Every sled beside, with every number of points."""
    for target in beside(race, sled):
        for points in range(1, left + 1):
            menu.append(swipe(target, points))


def pay_for_change(race: Powersled, play: Play, square: int, target: int) -> None:
    """PS-173, PS-174 Free along the line once begun; else the card pays, then Good Piloting."""
    follows = race.book.track.line_next[square] == target
    if not (play.is_on_line and follows):
        if play.changes:
            play.changes -= 1
        else:
            play.pilotings -= 1
    play.has_changed = True
    play.is_on_line = follows


def pay_for_swipe(play: Play) -> None:
    """PS-101 The card's own lane change leaves the pass open, one by Good Piloting does not."""
    if play.changes:
        play.changes -= 1
    else:
        play.pilotings -= 1
        play.has_changed = True
