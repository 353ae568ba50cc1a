"""SO-171, SO-R98 What each window admits: who may play which card there, onto whom."""

from typing import Final, TypeAlias

from paddock.core.protocol import Action
from paddock.games.spin_out.actions import (
    BAIL_OUT_FREELY,
    BLACK_MARK,
    BLUE_MARK,
    CLAIM_FINISH,
    EJECT_FREELY,
    NO_MARK,
    NO_TARGET,
    PASS,
    BailOut,
    Eject,
    PlayCard,
)
from paddock.games.spin_out.book.cards import (
    BRIBES,
    COUPLING,
    DECK,
    EVASIVE,
    FINISH_CARD,
    FIRST_ACE,
    FUEL_LEAK,
    FUNCTION_OF,
    GLITCH,
    GOOD_NUDGE,
    JOKER,
    MASS_SPIN_OUT,
    NAMED,
    NO_SPIN_OUT,
    POT_SHOT,
    REPAIR,
    RESTART,
    SABOTAGE,
    SPOT,
    SQUEEZE,
    TIP_OFF,
    TRICK,
    is_any_time,
    is_joker,
)
from paddock.games.spin_out.rules.damage import near
from paddock.games.spin_out.rules.hands import is_unseen
from paddock.games.spin_out.state import EDGE, NO_FEATURE, NOBODY_THERE, Pod, SpinOut

WindowKind: TypeAlias = int
W0: Final[WindowKind] = 0
W1: Final[WindowKind] = 1
W3: Final[WindowKind] = 3
W4: Final[WindowKind] = 4
W5: Final[WindowKind] = 5
W6: Final[WindowKind] = 6
W7: Final[WindowKind] = 7
W8: Final[WindowKind] = 8
W9: Final[WindowKind] = 9
W10: Final[WindowKind] = 10
FREE_WINDOWS: Final[tuple[int, ...]] = (W0, W1, W3, W6, W8)


class Moment:
    """Which window is open, and about what.

    In W4 `other` is touched, and `strong` have a Good Nudge; in W5 the pod is at `feature`; in W9
    `sender` has sent the Sabotage last.
    """

    def __init__(
        self, window: int, other: int, feature: int, sender: int, strong: tuple[int, ...]
    ) -> None:
        self.window = window
        self.other = other
        self.feature = feature
        self.sender = sender
        self.strong = strong

    def is_free(self) -> bool:
        return self.window in FREE_WINDOWS


def a_free(window: int) -> Moment:
    """One of the windows that admit whatever has an effect."""
    return Moment(window, NOBODY_THERE, NO_FEATURE, NOBODY_THERE, ())


def menu(race: SpinOut, moment: Moment, seat: int) -> tuple[Action, ...]:
    """Pass, and all that a player can play with the cards in hand."""
    return (PASS, *plays(race, moment, seat))


def plays(race: SpinOut, moment: Moment, seat: int) -> tuple[Action, ...]:
    found = _without_card(race, moment, seat)
    for card in race.hands[seat]:
        _with_card(race, moment, seat, card, found)
    return tuple(found)


def asked(race: SpinOut, moment: Moment) -> list[int]:
    """SO-168 Everybody who could have a play by public facts, in the order of play."""
    return [seat for seat in race.order_of_play() if _could_play(race, moment, seat)]


def _could_play(race: SpinOut, moment: Moment, seat: int) -> bool:
    pod = race.pods[seat]
    if not pod.is_racing() or pod.is_waiting:
        return False
    if moment.window == W9 and seat == moment.sender:
        return False
    if _without_card(race, moment, seat):
        return True
    if not race.hands[seat]:
        return False
    least = 0 if seat == race.active else FIRST_ACE
    found: list[Action] = []
    for card in range(DECK - 1, least - 1, -1):
        if is_unseen(race, card):
            _with_card(race, moment, seat, card, found)
            if found:
                return True
    return False


def _without_card(race: SpinOut, moment: Moment, seat: int) -> list[Action]:
    """SO-145, SO-151 What the active player may do without a card."""
    found: list[Action] = []
    pod = race.pods[seat]
    if seat == race.active:
        if moment.window < W9 and not pod.has_ejected:
            found.append(EJECT_FREELY)
        if moment.is_free() and pod.red:
            found.append(BAIL_OUT_FREELY)
    return found


def _with_card(race: SpinOut, moment: Moment, seat: int, card: int, found: list[Action]) -> None:
    """What a player could do with this card."""
    is_own = seat == race.active
    if is_joker(card):
        for function in range(JOKER):
            _with_function(race, moment, seat, card, NAMED[function], function, found)
    elif is_own or is_any_time(card):
        _with_function(race, moment, seat, card, card, FUNCTION_OF[card], found)
    if is_own:
        if card == FINISH_CARD and race.pods[seat].has_crossed and moment.window <= W9:
            found.append(CLAIM_FINISH)
    elif is_any_time(card) and _may_pay(moment, seat):
        if not race.pods[seat].has_ejected:
            found.append(Eject(card))
        if race.pods[seat].red and moment.window != W10:
            found.append(BailOut(card))


def _may_pay(moment: Moment, seat: int) -> bool:
    """SO-146, SO-151 Where a player may leave the pod for an Ace or a Joker."""
    return moment.is_free() or (moment.window == W4 and seat == moment.other)


def _with_function(
    race: SpinOut,
    moment: Moment,
    seat: int,
    card: int,
    named: int,
    function: int,
    found: list[Action],
) -> None:
    if function in (SPOT, REPAIR):
        if _may_repair(race, moment, seat):
            _repairs(race.pods[seat], seat, card, named, function, found)
        return
    if _is_admitted(moment, function):
        for target in targets(race, moment, seat, function):
            found.append(PlayCard(card, named, target, NO_MARK))


def _is_admitted(moment: Moment, function: int) -> bool:
    """The table of windows, repairs and ejections aside."""
    if function in (EVASIVE, GOOD_NUDGE):
        return moment.window == W4
    if function == TIP_OFF:
        return moment.window == W9
    if moment.is_free():
        return True
    if function == SQUEEZE:
        return moment.window == W4
    if function == TRICK:
        return moment.window == W5 and moment.feature != EDGE
    return function == NO_SPIN_OUT and moment.window == W7


def _may_repair(race: SpinOut, moment: Moment, seat: int) -> bool:
    if moment.is_free():
        return True
    if moment.window == W4:
        return seat in (race.active, moment.other)
    return moment.window == W5 and seat == race.active


def _repairs(
    pod: Pod, seat: int, card: int, named: int, function: int, found: list[Action]
) -> None:
    """SO-139 to SO-141, SO-R75 Points, and a marker if it is a ten or the pod stands."""
    if pod.damage > 0:
        found.append(PlayCard(card, named, seat, NO_MARK))
    if function == REPAIR or pod.red:
        if pod.blue:
            found.append(PlayCard(card, named, seat, BLUE_MARK))
        if pod.black:
            found.append(PlayCard(card, named, seat, BLACK_MARK))


def targets(race: SpinOut, moment: Moment, seat: int, function: int) -> list[int]:
    """SO-R49, SO-R92, SO-R98 Onto whom a card has an effect; NO_TARGET where it needs none."""
    if function == TIP_OFF:
        return [NO_TARGET]
    if function == EVASIVE:
        return [race.active, moment.other]
    if function == GOOD_NUDGE:
        both = (race.active, moment.other)
        return [one for one in both if one not in moment.strong]
    if function in (TRICK, SQUEEZE):
        return [race.active] if _has_use_for(race, function) else []
    if function == NO_SPIN_OUT and moment.window == W7:
        return [race.active]
    if function == BRIBES:
        return [NO_TARGET] if _has_payers(race, seat) else []
    return [one for one in race.in_race() if _works_on(race, seat, function, one)]


def _has_use_for(race: SpinOut, function: int) -> bool:
    if race.active == NOBODY_THERE or race.turn.left == 0:
        return False
    return not (race.turn.has_trick if function == TRICK else race.turn.squeezes)


def _has_payers(race: SpinOut, seat: int) -> bool:
    for other in race.in_race():
        if other != seat and race.hands[other]:
            return True
    return False


def _works_on(race: SpinOut, seat: int, function: int, target: int) -> bool:
    pod = race.pods[target]
    if function == NO_SPIN_OUT:
        return pod.orange
    if function in (POT_SHOT, SABOTAGE):
        return target != seat
    if function == RESTART:
        return pod.red or pod.black
    if function == GLITCH:
        return not pod.black
    if function == FUEL_LEAK:
        return not pod.blue
    if function == MASS_SPIN_OUT:
        if not pod.orange:
            return True
        for other in near(race, target):
            if not race.pods[other].orange:
                return True
        return False
    assert function == COUPLING, f"no such card: {function}"
    return True
