"""What can be ordered: the moves of one turn, and the position that they set out from."""

from paddock.core.phrase import Told
from paddock.core.protocol import Order, View
from paddock.games.pocket_rockets.book.racers import HIGHEST_BID, TURN
from paddock.games.pocket_rockets.state import Pose
from paddock.games.pocket_rockets.view import RocketsView
from paddock.kit.words import refuse

MOST_MOVES = 2 * HIGHEST_BID


class Plan(Order):
    """Go these ways, one move after the other; in the end stop, if `stops` says so.

    It is for the turn of one `round` and expects that the racer sets out from `pose`, damaged or
    not as it is now. A touch drops the rest.
    """

    def __init__(
        self, round: int, pose: Pose, is_damaged: bool, headings: tuple[int, ...], stops: bool
    ) -> None:
        self.round = round
        self.pose = pose
        self.is_damaged = is_damaged
        self.headings = headings
        self.stops = stops

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, RocketsView), "a view of this game"
        if self.round < view.round:
            return refuse("PR-031", f"Round {self.round} is over; it is round {view.round}.")
        if not view.rockets[seat].is_in_play:
            return refuse("PR-011", "Only a racer in play moves.")
        if not (self.headings or self.stops) or len(self.headings) > MOST_MOVES:
            return refuse("PR-044", f"A plan is 1 to {MOST_MOVES} moves.")
        if any(not 0 <= heading < TURN for heading in self.headings):
            return refuse("PR-041", "A heading is 0 to 3599 tenths of a degree.")
        return None

    def when_gone(self, pose: Pose) -> "Plan":
        """The rest of it, a move further on."""
        return Plan(self.round, pose, self.is_damaged, self.headings[1:], self.stops)
