"""The cards of a driver: what to play in which window, what to burn and when to stop for repairs.

Jokers and Aces are kept for what would end the race; attacks come late in the own Turn, onto who
is ahead; No Spin Out after a failed test and not before.
"""

from typing import Final

from paddock.core.protocol import Action, Decision
from paddock.games.spin_out.actions import BLACK_MARK, BLUE_MARK, ClaimFinish, PlayCard
from paddock.games.spin_out.book.cards import (
    BRIBES,
    COUPLING,
    EVASIVE,
    FUEL_LEAK,
    FUNCTION_OF,
    GLITCH,
    MASS_SPIN_OUT,
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
from paddock.games.spin_out.book.measures import DIE, FATAL, SMOKE
from paddock.games.spin_out.decisions.windows import (
    AnswerNudge,
    AnswerObstacle,
    AnswerSabotage,
    AnswerTest,
)
from paddock.games.spin_out.rules.damage import is_within_blast
from paddock.games.spin_out.rules.plays import W1, W3, W6, W8
from paddock.games.spin_out.scouting.field import Field
from paddock.games.spin_out.view import SpinOutView

ATTACKS: Final[tuple[int, ...]] = (SABOTAGE, COUPLING, POT_SHOT, FUEL_LEAK, GLITCH)
WORN: Final = 6
"""From this damage on tens are spent on it."""
BATTERED: Final = 14
"""From here on even a card for one point."""
SPARE: Final = 2
"""So many Aces and Jokers are kept before one is spent on an attack."""


def play(view: SpinOutView, decision: Decision, window: int, field: Field) -> Action | None:
    """What to play in a free window, or before the next question of the own Turn."""
    for option in decision.menu:
        if isinstance(option, ClaimFinish):
            return option
    seat = decision.seat
    if seat != view.active:
        return None
    return _for_oneself(view, decision, window) or _for_others(view, decision, window, field)


def react(view: SpinOutView, decision: Decision) -> Action | None:
    """What to answer at a nudge, an obstacle, a test or a Sabotage."""
    seat = decision.seat
    pod = view.pods[seat]
    if isinstance(decision, AnswerNudge):
        if seat not in (decision.mover, decision.other):
            return None
        rival = decision.other if seat == decision.mover else decision.mover
        is_bad = pod.damage + DIE >= SMOKE or view.pods[rival].damage + DIE >= FATAL
        squeezed = find(decision, SQUEEZE, view.active, False) if seat == view.active else None
        return squeezed or (find(decision, EVASIVE, seat, is_bad) if is_bad else None)
    if isinstance(decision, AnswerObstacle):
        is_fatal = pod.damage + DIE >= FATAL
        return find(decision, TRICK, seat, is_fatal) if seat == decision.mover else None
    if isinstance(decision, AnswerSabotage) and decision.target == seat:
        return find(decision, TIP_OFF, -1, True)
    assert isinstance(decision, AnswerTest | AnswerSabotage), "one of the windows"
    return None


def find(decision: Decision, function: int, target: int, with_joker: bool) -> PlayCard | None:
    """A card for this, onto this pod if one is said; a Joker only where it may be."""
    found: PlayCard | None = None
    for option in decision.menu:
        if isinstance(option, PlayCard) and FUNCTION_OF[option.named] == function:
            if target in (-1, option.target) and (with_joker or not is_joker(option.card)):
                if found is None or is_joker(found.card):
                    found = option
    return found


def _for_oneself(view: SpinOutView, decision: Decision, window: int) -> Action | None:
    seat = decision.seat
    pod = view.pods[seat]
    if pod.orange and not pod.red and window in (W1, W8):
        # A spin is worth a Joker where the next rock would be the last.
        saved = find(decision, NO_SPIN_OUT, seat, pod.damage >= WORN)
        if saved is not None:
            return saved
    mended = repair(view, decision)
    if mended is not None:
        return mended
    if pod.red and window in (W1, W8):
        return find(decision, RESTART, seat, False)
    if pod.black and window in (W3, W6):
        return find(decision, RESTART, seat, False)
    return None


def repair(view: SpinOutView, decision: Decision) -> PlayCard | None:
    """Markers first; tens from some damage on; spot cards while standing, or when it burns."""
    pod = view.pods[decision.seat]
    best: PlayCard | None = None
    for option in decision.menu:
        if not isinstance(option, PlayCard) or is_joker(option.card):
            continue
        function = FUNCTION_OF[option.named]
        if function not in (REPAIR, SPOT):
            continue
        if option.mark == BLUE_MARK or (option.mark == BLACK_MARK and not pod.blue):
            return option
        is_worth_it = pod.red or pod.damage >= (WORN if function == REPAIR else BATTERED)
        if best is None and is_worth_it and pod.damage > 0:
            best = option
    return best


def _for_others(view: SpinOutView, decision: Decision, window: int, field: Field) -> Action | None:
    """SO-R49 Late in the Turn, onto who is ahead of the others."""
    if window == W1:
        is_early = 2 * view.pods[decision.seat].passed < view.book.gates_to_pass()
        return find(decision, BRIBES, -1, False) if is_early else None
    if window != W8:
        return None
    rival = leader(view, decision.seat, field)
    kept = len([card for card in view.hand if is_any_time(card)])
    for function in ATTACKS:
        shot = find(decision, function, rival, kept > SPARE and function == SABOTAGE)
        if shot is not None:
            return shot
    return _scatter(view, decision)


def _scatter(view: SpinOutView, decision: Decision) -> Action | None:
    """Mass Spin-Out where it marks two rivals and not oneself."""
    own = view.pods[decision.seat].pose
    for option in decision.menu:
        if isinstance(option, PlayCard) and FUNCTION_OF[option.named] == MASS_SPIN_OUT:
            if is_joker(option.card) or option.target == decision.seat:
                continue
            middle = view.pods[option.target].pose
            hit = [
                other
                for other in view.order
                if view.pods[other].is_racing() and is_within_blast(middle, view.pods[other].pose)
            ]
            if len(hit) > 1 and not is_within_blast(middle, own):
                return option
    return None


def leader(view: SpinOutView, seat: int, field: Field) -> int:
    """Who of the others has the least to go; -2 if nobody is there."""
    best = -2
    least = 0.0
    for other in view.order:
        pod = view.pods[other]
        if other != seat and pod.is_racing():
            to_go = field.to_go(pod.passed, float(pod.pose.x), float(pod.pose.y))
            if best < 0 or to_go < least:
                best = other
                least = to_go
    return best


def wants_pit_stop(view: SpinOutView, seat: int) -> bool:
    """Whether to shut down and repair at the double rate."""
    pod = view.pods[seat]
    spots = len([card for card in view.hand if FUNCTION_OF[card] == SPOT])
    has_restart = any(FUNCTION_OF[card] == RESTART for card in view.hand)
    return pod.damage >= BATTERED - 3 and (spots >= 3 or (spots >= 2 and has_restart))


def spare_fuel(view: SpinOutView, fuel: list[int], is_dash: bool) -> list[int]:
    """The cards that may be burnt: all of them for the line, none when they are needed."""
    own = [card for card in fuel if not is_joker(card)]
    damage = view.pods[view.seat].damage
    if is_dash:
        return own
    if damage >= BATTERED - 4:
        return []
    kept = 0 if damage < WORN else 2
    return own[: max(0, len(own) - kept)]
