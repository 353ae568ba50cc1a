"""What is asked in windows, and what is asked like one since it follows from a hand."""

from typing import ClassVar

from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision
from paddock.games.spin_out.actions import BailOut, ClaimFinish, Eject, Pay, PlayCard
from paddock.games.spin_out.rules.plays import WindowKind
from paddock.kit.words import refuse


def is_play(action: Action) -> bool:
    """Whether an answer plays something, and is not about what one was asked."""
    return isinstance(action, PlayCard | Eject | BailOut | ClaimFinish)


def why_not_play(action: Action) -> Told:
    """Why something cannot be played here."""
    if isinstance(action, Eject):
        return refuse("SO-144", "You cannot try to eject here, or not for that card.")
    if isinstance(action, BailOut):
        return refuse("SO-150", "You cannot bail out here, or not for that card.")
    if isinstance(action, ClaimFinish):
        return refuse("SO-157", "Only who is across the line and holds the real Q♦ can win by it.")
    return refuse("SO-171", "You do not hold that card, or it cannot be played so here.")


class Reaction(Decision):
    """SO-168, SO-169 Play something, or let it pass; sealed until all have answered."""

    is_routine: ClassVar[bool] = True
    is_window: ClassVar[bool] = True

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if is_play(action):
            return why_not_play(action)
        return refuse("SO-169", "Play something that is offered here, or pass.")


class ChoosePlay(Reaction):
    """D2, D3, D8, D13, D16 A free window: W0, W1, W3, W6 or W8."""

    def __init__(self, seat: int, menu: tuple[Action, ...], window: WindowKind) -> None:
        super().__init__(seat, menu)
        self.window = window


class AnswerNudge(Reaction):
    """D10 `mover` has touched `other`: do you change the nudge?"""

    def __init__(self, seat: int, menu: tuple[Action, ...], mover: int, other: int) -> None:
        super().__init__(seat, menu)
        self.mover = mover
        self.other = other


class AnswerObstacle(Reaction):
    """D12 `mover` has run into something, and 2D6 are about to be thrown."""

    def __init__(self, seat: int, menu: tuple[Action, ...], mover: int, feature: int) -> None:
        super().__init__(seat, menu)
        self.mover = mover
        self.feature = feature


class AnswerTest(Reaction):
    """D15 `mover` is about to throw a spin-out test."""

    def __init__(self, seat: int, menu: tuple[Action, ...], mover: int) -> None:
        super().__init__(seat, menu)
        self.mover = mover


class AnswerSabotage(Reaction):
    """D18 A Sabotage of `sender` is aimed at `target`: do you turn it round?"""

    def __init__(self, seat: int, menu: tuple[Action, ...], sender: int, target: int) -> None:
        super().__init__(seat, menu)
        self.sender = sender
        self.target = target


class ChooseEjection(Reaction):
    """D19 Your pod is about to Kaboom: an Ace or a Joker for the attempt to eject?"""

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        return refuse("SO-133", "Pay with an Ace or a Joker that you hold, or pass.")


class ChooseFate(Reaction):
    """D20 Your pod falls apart: bail out, or try to eject first?"""

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        return refuse("SO-131", "You bail out, or try to eject if you may and have what it costs.")


class ChooseFinish(Reaction):
    """D25 You are across the line: do you play the real Q♦ and win?"""

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        return refuse("SO-157", "Play the real Q♦ if you hold it, or pass.")


class ChoosePayment(Reaction):
    """D21 Which card do you give to `receiver`?"""

    def __init__(self, seat: int, menu: tuple[Action, ...], receiver: int) -> None:
        super().__init__(seat, menu)
        self.receiver = receiver

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if isinstance(action, Pay):
            return refuse("SO-123", "You do not hold that card.")
        return refuse("SO-123", "You have been bribed: give a card from your hand.")
