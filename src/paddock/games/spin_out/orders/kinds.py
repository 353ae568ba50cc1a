"""What can be ordered. An order names the Game Turn and the position that it expects."""

from typing import Final

from paddock.core.phrase import Told
from paddock.core.protocol import Order, View
from paddock.games.spin_out.actions import PlayCard
from paddock.games.spin_out.book.cards import (
    COUPLING,
    DECK,
    FUEL_LEAK,
    FUNCTION_OF,
    GLITCH,
    MASS_SPIN_OUT,
    POT_SHOT,
    SABOTAGE,
    is_joker,
)
from paddock.games.spin_out.book.measures import MOST_STEPS, TURN
from paddock.games.spin_out.state import Pose
from paddock.games.spin_out.view import SpinOutView
from paddock.kit.words import refuse

AIMED_CARDS: Final[tuple[int, ...]] = (
    SABOTAGE,
    POT_SHOT,
    COUPLING,
    MASS_SPIN_OUT,
    GLITCH,
    FUEL_LEAK,
)
"""What one plays onto a rival."""
OUT: Final = refuse("SO-016", "You are out of the race.")


class Route(Order):
    """Drive this way, from `pose`, in this Game Turn; what interrupts it drops it, unless
    `goes_on`: then the rest of it is driven as long as that is legal."""

    def __init__(self, game_turn: int, pose: Pose, steps: tuple[int, ...], goes_on: bool) -> None:
        self.game_turn = game_turn
        self.pose = pose
        self.steps = steps
        self.goes_on = goes_on

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, SpinOutView), "a view of this game"
        if not view.pods[seat].is_racing():
            return OUT
        if self.game_turn < view.game_turn:
            return refuse(
                "SO-016", f"Game Turn {self.game_turn} is over; it is Game Turn {view.game_turn}."
            )
        if not 0 < len(self.steps) <= MOST_STEPS:
            return refuse("SO-049", f"A manoeuvre has 1 to {MOST_STEPS} steps.")
        for at in range(len(self.steps)):
            step = self.steps[at]
            if not (-TURN <= step <= TURN if at % 2 == 0 else step >= 0):
                return refuse("SO-047", "A route is turns up to 360 degrees and moves forward.")
        return None


class PlayNext(Order):
    """Play this card at the next chance."""

    def __init__(self, play: PlayCard) -> None:
        self.play = play

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, SpinOutView), "a view of this game"
        if self.play.card not in view.hand:
            return refuse("SO-107", "You do not hold that card.")
        if self.play.code < 0:
            return refuse("SO-170", "There is no such play.")
        return None


class PlayOnLeader(Order):
    """Play this card at the next chance onto whoever leads then, oneself aside."""

    def __init__(self, card: int, named: int) -> None:
        self.card = card
        self.named = named

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, SpinOutView), "a view of this game"
        if self.card not in view.hand:
            return refuse("SO-107", "You do not hold that card.")
        is_named = 0 <= self.named < DECK and (self.named == self.card or is_joker(self.card))
        if not is_named or FUNCTION_OF[self.named] not in AIMED_CARDS:
            return refuse("SO-170", "That card is aimed at nobody.")
        return None


class EvadeIfFatal(Order):
    """An Evasive Manoeuvre for a nudge that could Kaboom one's own pod."""

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, SpinOutView), "a view of this game"
        return None if view.pods[seat].is_racing() else OUT


class TipOffIfTarget(Order):
    """A Tip Off for a Sabotage that is aimed at oneself."""

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, SpinOutView), "a view of this game"
        return None if view.pods[seat].is_racing() else OUT


def has_function(play: PlayCard, function: int) -> bool:
    return FUNCTION_OF[play.named] == function
