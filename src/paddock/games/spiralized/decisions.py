"""What the active player is asked, and why an answer is refused."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision
from paddock.games.spiralized.actions import (
    BONUS_MENU,
    JUST_ROLL,
    NO_SUCH,
    STEP_MENUS,
    Exchange,
    Move,
    Roll,
    Stair,
    Step,
    Stop,
    rings_of,
    stair_bit,
    step_bits,
    steps_of,
)
from paddock.games.spiralized.book.spiral import COLOURS, TOKENS, Letter
from paddock.kit.words import refuse

WHEEL_RINGS: Final = 0b101010
"""SZ-R02 Rings 2, 4 and 6, as a set."""


@mypyc_attr(free_list_len=1)
class ChooseTurn(Decision):
    """SZ-010 Roll, or make one stairway move?

    `on_stairs` has the bits (`stair_bit`) of the tokens on coloured spaces; `own_there` and
    `safe_there` those of moves that would end on an own token, or on one that is safe.
    """

    is_routine: ClassVar[bool] = True

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        on_stairs: int,
        own_there: int,
        safe_there: int,
    ) -> None:
        super().__init__(seat, menu)
        self.on_stairs = on_stairs
        self.own_there = own_there
        self.safe_there = safe_there

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if not isinstance(action, Stair):
            return refuse("SZ-010", "A turn begins with a roll or with one stairway move.")
        here = rings_of(action.token, self.on_stairs) if 0 <= action.token < TOKENS else 0
        if here == 0:
            return refuse("SZ-076", "Only a token on a coloured space can take the stairs.")
        if action.code != NO_SUCH:
            move = stair_bit(action.token, action.ring)
            if self.own_there & move:
                return refuse("SZ-080", "A token of your own stands there.")
            if self.safe_there & move:
                return refuse("SZ-081", "A rival stands there, safe on its own colour.")
        if here & WHEEL_RINGS:
            return refuse("SZ-078", "From a Wheel the stairs lead one ring or two, up or down.")
        return refuse("SZ-077", "From a plain coloured space the stairs lead one ring up or down.")


@mypyc_attr(free_list_len=1)
class ChooseStep(Decision):
    """SZ-022 Which die, for which token?

    `die_one` and `die_two` are the dice not yet used, 0 for none. `playable` has the bits
    (`step_bits`) of the steps that are not blocked; those missing from the menu would break the
    duty to use the dice in full. `equals` has those of tokens that stand with an equal one, whose
    lower letter is the one to name.
    """

    is_routine: ClassVar[bool] = True

    def __init__(
        self,
        seat: int,
        menu: tuple[Action, ...],
        die_one: int,
        die_two: int,
        playable: int,
        equals: int,
        uses_both: bool,
    ) -> None:
        super().__init__(seat, menu)
        self.die_one = die_one
        self.die_two = die_two
        self.playable = playable
        self.equals = equals
        self.uses_both = uses_both

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if not isinstance(action, Step):
            return refuse("SZ-020", "Now a die is used: name the die and the token.")
        if action.code == NO_SUCH or action.die not in (self.die_one, self.die_two):
            return refuse("SZ-020", f"No {action.die} is left to use for such a token.")
        step = step_bits(action.die, 1 << action.token)
        if self.equals & step:
            return refuse(
                "SZ-R43", "Equal tokens are one option: name the one with the lowest letter."
            )
        if not self.playable & step:
            return refuse("SZ-030", "That step is blocked.")
        if self.uses_both:
            return refuse(
                "SZ-026", "Both dice can be used, so the first step must leave the other usable."
            )
        return refuse("SZ-027", "Only one die can be used, so it must be the higher one.")

    def closed(self) -> tuple[Action, ...]:
        high, low = max(self.die_one, self.die_two), min(self.die_one, self.die_two)
        closed: list[Action] = []
        for die in (high,) if low == high else (high, low):
            for step in STEP_MENUS[die][steps_of(die, self.playable)]:
                if not self.offers(step):
                    closed.append(step)
        return tuple(closed)


@mypyc_attr(free_list_len=1)
class ChoosePartner(Decision):
    """SZ-101 With whom does the token on the sunburst change places?"""

    is_routine: ClassVar[bool] = True

    def __init__(self, seat: int, menu: tuple[Action, ...], token: Letter) -> None:
        super().__init__(seat, menu)
        self.token = token

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if not isinstance(action, Exchange):
            return refuse(
                "SZ-101", "The token on the sunburst must change places with a rival's token."
            )
        if action.seat == self.seat:
            return refuse("SZ-104", "Own tokens are not exchanged.")
        return refuse(
            "SZ-103", "Only a rival's token in the rings, off its own colour, can be exchanged."
        )


class UseSnakeEyes(Decision):
    """SZ-125 Free the token in the Pit, or use the 1-1 otherwise?"""

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if isinstance(action, Move):
            return refuse("SZ-030", "No step of 1 is possible; free the token or pass.")
        return refuse(
            "SZ-125", "With 1-1 and a token in the Pit: free it, or use the roll otherwise."
        )


class TakeBonus(Decision):
    """SZ-036 Roll once more, or stop?"""

    def refusal(self, action: Action) -> Told | None:
        if isinstance(action, Roll | Stop):
            return None
        return refuse("SZ-036", "The doubles were used in full: take the bonus roll, or stop.")


# Questions without anything of their own are made once and shared.
ASK_TO_ROLL: Final[tuple[tuple[Decision, ...], ...]] = tuple(
    (ChooseTurn(seat, JUST_ROLL, 0, 0, 0),) for seat in range(COLOURS)
)
ASK_FOR_BONUS: Final[tuple[tuple[Decision, ...], ...]] = tuple(
    (TakeBonus(seat, BONUS_MENU),) for seat in range(COLOURS)
)
