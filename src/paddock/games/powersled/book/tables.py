"""The tables of the reference sheets and the status sheet, ready to be looked up."""

from typing import Final, TypeAlias

# D6, from bad to good.
Result: TypeAlias = int
"""What the Control Loss Table says."""
CRASH: Final[Result] = 0
SPIN: Final[Result] = 1
LOSE_TWO: Final[Result] = 2
LOSE_ONE: Final[Result] = 3
NO_EFFECT: Final[Result] = 4
RESULTS: Final[tuple[str, ...]] = ("crash", "spin", "lose2", "lose1", "none")

LEAST_ROLL: Final = 2
MOST_ROLL: Final = 12
MOST_STRENGTH: Final = 5
FASTEST: Final = 5
ROLLS: Final = MOST_ROLL - LEAST_ROLL + 1

NO_CIRCLE: Final = -1
"""The spin marker is off its track."""

SINGLE: Final = FASTEST + 1
"""Circles 0 to 5 are the double ones, named by the speed they start from; SINGLE + n is Sn."""

CIRCLES: Final[tuple[str, ...]] = (
    "D0", "D1", "D2", "D3", "D4", "D5", "S0", "S1", "S2", "S3", "S4", "S5",
)  # fmt: skip


class Tables:
    """D3 and D5 to D10.

    `control_loss`, `regain`, `direction` and `off_wall` are rows: the highest total of each row,
    and beside it what the row gives. `damage` and `test` have a row of eleven for each strength.
    `next_circle` leads along the spin track; a circle that leads nowhere ends the spin.
    """

    def __init__(
        self,
        loss_most: tuple[int, ...],
        loss_result: tuple[int, ...],
        regain_most: tuple[int, ...],
        regain_steps: tuple[int, ...],
        direction_most: tuple[int, ...],
        direction_out: tuple[int, ...],
        corner_bonus: int,
        wall_most: tuple[int, ...],
        wall_lanes: tuple[int, ...],
        damage: tuple[int, ...],
        test: tuple[int, ...],
        next_circle: tuple[int, ...],
        least_thrust: int,
        least_stability: int,
    ) -> None:
        self.loss_most = loss_most
        self.loss_result = loss_result
        self.regain_most = regain_most
        self.regain_steps = regain_steps
        self.direction_most = direction_most
        self.direction_out = direction_out
        self.corner_bonus = corner_bonus
        self.wall_most = wall_most
        self.wall_lanes = wall_lanes
        self.damage = damage
        self.test = test
        self.next_circle = next_circle
        self.least_thrust = least_thrust
        self.least_stability = least_stability

    def control_loss(self, total: int) -> int:
        """D6 What a control-loss test brings."""
        return self.loss_result[row_of(self.loss_most, total)]

    def regained(self, total: int) -> int:
        """D7 How many steps come back."""
        return self.regain_steps[row_of(self.regain_most, total)]

    def lanes_out(self, total: int) -> int:
        """D9 How many lanes outward the spin goes; negative is inward."""
        return self.direction_out[row_of(self.direction_most, total)]

    def lanes_off_wall(self, total: int) -> int:
        """D10 How many lanes away from the wall."""
        return self.wall_lanes[row_of(self.wall_most, total)]

    def damage_at(self, strength: int, roll: int) -> int:
        """D8 The damage of a collision roll."""
        return self.damage[_entry(strength, roll)]

    def test_at(self, strength: int, roll: int) -> int:
        """D8 The modifier of the test that a collision roll asks for."""
        return self.test[_entry(strength, roll)]

    def crash_most(self) -> int:
        """The highest total that is a crash."""
        return self.loss_most[0]


def row_of(most: tuple[int, ...], total: int) -> int:
    """The first row that reaches as far as the total; the last one has no end."""
    last = len(most) - 1
    for row in range(last):
        if total <= most[row]:
            return row
    return last


def _entry(strength: int, roll: int) -> int:
    return (min(strength, MOST_STRENGTH) - 1) * ROLLS + roll - LEAST_ROLL


def circle_squares(circle: int) -> int:
    """The number on a circle."""
    return circle - SINGLE if circle >= SINGLE else circle
