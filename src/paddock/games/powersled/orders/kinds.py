"""What can be ordered. An order names the play it is for and the position it expects."""

from paddock.core.phrase import Told
from paddock.core.protocol import Order, View
from paddock.games.powersled.actions import Lay
from paddock.games.powersled.book.cards import KINDS, CardKind
from paddock.games.powersled.decisions import ChooseCards
from paddock.games.powersled.events.turns import Reason
from paddock.games.powersled.foresight.steps import is_step
from paddock.games.powersled.phases.weapons import AfterMoves
from paddock.games.powersled.state import NOBODY_HERE
from paddock.games.powersled.view import PowersledView
from paddock.kit.words import amount, refuse


class Drive(Order):
    """Drive this way: lay the cards, unless they lie already, then go step by step.

    It is for the play of `turn` and `round`, when `gone` squares of it have been left, and expects
    what a path has shown: the sled on `square` and `control` steps down, `steps` that enter
    `squares`, nothing for luck to decide but in the squares `risks`, in this order, and in the end
    a collision with the sled of seat `struck`, or -1 for none.
    """

    def __init__(
        self,
        turn: int,
        round: int,
        gone: int,
        square: int,
        control: int,
        cards: Lay | None,
        steps: tuple[int, ...],
        squares: tuple[int, ...],
        risks: tuple[int, ...],
        struck: int,
    ) -> None:
        self.turn = turn
        self.round = round
        self.gone = gone
        self.square = square
        self.control = control
        self.cards = cards
        self.steps = steps
        self.squares = squares
        self.risks = risks
        self.struck = struck

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, PowersledView), "a view of this game"
        sled = view.sleds[seat]
        if not sled.is_racing:
            return refuse("PS-270", "Your sled is off the track.")
        if sled.is_spinning and not is_to_come(view, self):
            return refuse("PS-156", "Your sled spins: it goes where it likes.")
        if is_past(view, self):
            return refuse(
                "PS-044", "That play is over; a drive is for the present one, or one to come."
            )
        if not (self.cards or self.steps) or not all(is_step(step) for step in self.steps):
            return refuse(
                "PS-077", "A drive is cards to lay, or squares to move: forward, left or right."
            )
        if not NOBODY_HERE <= self.struck < len(view.sleds):
            return refuse("PS-180", "There is no such sled to run into.")
        if self.cards is not None:
            return ChooseCards(seat, (), tuple(view.hand)).refusal(self.cards)
        return None

    def when_laid(self) -> "Drive":
        """The rest of it, when its cards lie on the table."""
        return Drive(
            self.turn,
            self.round,
            self.gone,
            self.square,
            self.control,
            None,
            self.steps,
            self.squares,
            self.risks,
            self.struck,
        )

    def when_stepped(self) -> "Drive":
        """The rest of it, a square further on."""
        return Drive(
            self.turn,
            self.round,
            self.gone + 1,
            self.squares[0],
            self.control,
            None,
            self.steps[1:],
            self.squares[1:],
            self.risks,
            self.struck,
        )


class Discards(Order):
    """Discard these cards, one after the other.

    It expects that `due` cards are to go in this turn and round, for the reason `why`.
    """

    def __init__(
        self, turn: int, round: int, why: Reason, due: int, cards: tuple[CardKind, ...]
    ) -> None:
        self.turn = turn
        self.round = round
        self.why = why
        self.due = due
        self.cards = cards

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, PowersledView), "a view of this game"
        if is_past(view, self):
            return refuse("PS-R14", "Those discards are over; pick cards for the present ones.")
        if not 0 < len(self.cards) <= self.due:
            picked = amount(len(self.cards), "card")
            return refuse("PS-R14", "That is {}, and {} are to go.", picked, self.due)
        for card in self.cards:
            if not 0 <= card < KINDS or self.cards.count(card) > view.hand[card]:
                return refuse("PS-R14", "You hold no such cards to discard.")
        return None


class LetPass(Order):
    """Let every reaction pass that its seat is asked for in its own play of this turn and round."""

    def __init__(self, turn: int, round: int) -> None:
        self.turn = turn
        self.round = round

    def refusal(self, view: View, seat: int) -> Told | None:
        return refuse("PS-267", "That play is over.") if self.is_done(view, seat) else None

    def is_done(self, view: View, seat: int) -> bool:
        """The play is over, or will never be."""
        assert isinstance(view, PowersledView), "a view of this game"
        if not view.sleds[seat].is_racing or is_past(view, self):
            return True
        if is_to_come(view, self):
            return False
        has_moved = view.phase == AfterMoves.__name__ and view.play.mover == seat
        return has_moved or seat in view.order[: max(0, view.at - 1)]


def is_past(view: PowersledView, order: Drive | Discards | LetPass) -> bool:
    """Whether the round that it is for is over."""
    return (view.turn, view.round) > (order.turn, order.round)


def is_to_come(view: PowersledView, order: Drive | Discards | LetPass) -> bool:
    return (view.turn, view.round) < (order.turn, order.round)
