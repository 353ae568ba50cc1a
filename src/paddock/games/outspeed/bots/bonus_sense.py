"""When a token is worth playing, and which to keep."""

from typing import Final

from paddock.core.protocol import Action
from paddock.games.outspeed.actions import Play
from paddock.games.outspeed.book.tokens import (
    ELECTROMAGNET,
    FLAME_PUSH,
    FLAMETHROWER,
    FORCEFIELD,
    FUEL_TANK,
    ION_CANNON,
    ION_DRAIN,
    MAGNET_PUSH_BETWEEN,
    MAGNET_PUSH_LEADERS,
    NITRO,
    TANK_FUEL,
    count,
)
from paddock.games.outspeed.bots.prospects import Prospects, fuel_price, turns_left
from paddock.games.outspeed.decisions import ChooseBonus
from paddock.games.outspeed.view import OutspeedView, PilotView

RIVAL_ZONE: Final = 0.45
"""What a zone that a rival in front loses is worth to oneself."""
KILL: Final = 2.5
HOLD: Final[tuple[float, ...]] = (0.9, 0.9, 0.6, 0.3)
"""What keeping a token for later is worth, by how many are held."""
KEEPING: Final[tuple[float, ...]] = (1.4, 1.3, 1.1, 0.6, 1.25, 1.2)
CLOSE_BEHIND: Final = 3


def rivals(view: OutspeedView) -> list[PilotView]:
    return [pilot for pilot in view.pilots if pilot.out == 0 and pilot.seat != view.seat]


def token_worth(view: OutspeedView, token: int) -> float:
    """How good a token is to have."""
    worth = KEEPING[token]
    me = view.pilots[view.seat]
    behind = sum(1 for rival in rivals(view) if rival.zone < me.zone)
    if token in (ELECTROMAGNET, ION_CANNON) and behind:
        # Only the last pilot can play these.
        worth -= 0.25 * behind
    if token == FUEL_TANK:
        worth = TANK_FUEL * fuel_price(me.fuel, turns_left(view)) * 0.75
    return worth


def hold_worth(view: OutspeedView) -> float:
    """What it is worth to play nothing."""
    if view.book.is_finish(view.tile):
        return 0.05
    return HOLD[min(count(view.hand), len(HOLD) - 1)]


def best_bonus(view: OutspeedView, decision: ChooseBonus) -> Action:
    """The token that helps most now, if it beats holding on to it."""
    best, worth = decision.options()[0], hold_worth(view)
    for action in decision.options():
        if isinstance(action, Play):
            gain = play_worth(view, action.token)
            if gain > worth:
                best, worth = action, gain
    return best


def play_worth(view: OutspeedView, token: int) -> float:
    """What playing it brings now, in zones."""
    me = view.pilots[view.seat]
    ahead = [rival for rival in rivals(view) if rival.zone > me.zone]
    if token == NITRO:
        return _nitro(view, me)
    if token == FUEL_TANK:
        if view.book.is_finish(view.tile):
            return 0.8
        return TANK_FUEL * fuel_price(me.fuel, turns_left(view)) * 0.75
    if token == FLAMETHROWER:
        return _flames(view, ahead)
    if token == ION_CANNON:
        kills = sum(1 for rival in ahead if rival.fuel <= ION_DRAIN)
        return 0.5 * len(ahead) + KILL * kills
    if token == ELECTROMAGNET:
        return _magnet(view, ahead)
    assert token == FORCEFIELD, f"there is no token {token}"
    behind = sum(1 for rival in rivals(view) if 0 < me.zone - rival.zone <= CLOSE_BEHIND)
    return 0.5 * behind if not ahead else 0.0


def _nitro(view: OutspeedView, me: PilotView) -> float:
    """A zone; more where it leaves the rear board, steps past a Forcefield, or ends the race."""
    if view.book.is_finish(view.tile):
        return 1.5
    prospects = Prospects(view, me)
    worth = 0.8
    if me.zone <= prospects.rear_end and prospects.cut > 0.2:
        worth += 2.0 * prospects.cut
    if me.zone + 1 in view.markers:
        worth += 1.0
    return worth


def _flames(view: OutspeedView, ahead: list[PilotView]) -> float:
    if not ahead:
        return 0.0
    nearest = min(rival.zone for rival in ahead)
    hit = [rival for rival in ahead if rival.zone == nearest]
    worth = RIVAL_ZONE * FLAME_PUSH * len(hit)
    edge = view.book.first_zone(view.rear)
    if nearest - FLAME_PUSH < edge:
        worth += KILL * len(hit)
    return worth


def _magnet(view: OutspeedView, ahead: list[PilotView]) -> float:
    if not ahead:
        return 0.0
    leading = max(rival.zone for rival in ahead)
    worth = 0.0
    for rival in ahead:
        push = MAGNET_PUSH_LEADERS if rival.zone == leading else MAGNET_PUSH_BETWEEN
        worth += RIVAL_ZONE * push
    return worth
