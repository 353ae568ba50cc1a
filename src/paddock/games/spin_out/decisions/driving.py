"""What is asked of whoever drives: engines, speed, afterburners, the manoeuvre, the hand."""

from typing import ClassVar, Final

from paddock.core.chance import Chance
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision
from paddock.games.spin_out.actions import (
    Burn,
    DiscardCards,
    PlacePod,
    Restart,
    SetSpeed,
)
from paddock.games.spin_out.book.cards import burns
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import (
    RADIUS,
    TOP_SPEED,
    TURN,
)
from paddock.games.spin_out.decisions.windows import is_play, why_not_play
from paddock.games.spin_out.rules.starting import free_spots, why_not_there
from paddock.games.spin_out.state import Pose
from paddock.kit.words import refuse

TRIES: Final = 8
"""How often a sampled place or manoeuvre is thought of before the first option is taken."""


class ChoosePlace(Decision):
    """D1 Where do you stand? Anywhere in the start zone, clear of the pods at `others`."""

    exact: ClassVar[bool] = False

    def __init__(
        self, seat: int, menu: tuple[Action, ...], book: Arena, others: tuple[Pose, ...]
    ) -> None:
        super().__init__(seat, menu)
        self.book = book
        self.others = others

    def options(self) -> tuple[Action, ...]:
        course = self.book.course
        heading = course.start_heading
        spots = free_spots(course, self.others)
        return tuple([PlacePod(spot.x, spot.y, heading) for spot in spots])

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, PlacePod):
            return refuse("SO-011", "Place your pod behind the start line.")
        if not 0 <= action.heading < TURN:
            return refuse("SO-011", "A heading is 0 to 35999 hundredths of a degree.")
        return why_not_there(self.book.course, self.others, action.x, action.y)

    def sample(self, chance: Chance) -> Action:
        west, south, east, north = self.book.course.zone
        for _ in range(TRIES):
            x = west + RADIUS + chance.pick(east - west - 2 * RADIUS + 1)
            y = south + RADIUS + chance.pick(north - south - 2 * RADIUS + 1)
            if why_not_there(self.book.course, self.others, x, y) is None:
                return PlacePod(x, y, chance.pick(TURN))
        return self.options()[0]


class OwnTurn(Decision):
    """A question to whose Turn it is. It can be answered with an ejection, or, where a window is
    open before it, with anything that can be played there (SO-176)."""

    def extended(self, plays: tuple[Action, ...]) -> "OwnTurn":
        """The same with what can be played in the window before it."""
        raise TypeError("each question says its own fields")


def joined(menu: tuple[Action, ...], plays: tuple[Action, ...]) -> tuple[Action, ...]:
    """Each of them once."""
    codes = [action.code for action in menu]
    return (*menu, *[play for play in plays if play.code not in codes])


class ChooseRestart(OwnTurn):
    """D5 Your engines are off: throw to start them, play Engines Restart, or stay?"""

    def extended(self, plays: tuple[Action, ...]) -> "OwnTurn":
        return ChooseRestart(self.seat, joined(self.menu, plays))

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if is_play(action):
            return why_not_play(action)
        return refuse("SO-027", "With a red marker you re-start the engines, or stay.")


class ChooseSpeed(OwnTurn):
    """D6 How fast? 1 to 12, or 13 to 18 by override, unless a marker forbids that."""

    def __init__(self, seat: int, menu: tuple[Action, ...], may_boost: bool) -> None:
        super().__init__(seat, menu)
        self.may_boost = may_boost

    def extended(self, plays: tuple[Action, ...]) -> "OwnTurn":
        return ChooseSpeed(self.seat, joined(self.menu, plays), self.may_boost)

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if is_play(action):
            return why_not_play(action)
        if isinstance(action, Restart):
            return refuse("SO-027", "Your engines are running.")
        if isinstance(action, SetSpeed) and action.speed > TOP_SPEED and not self.may_boost:
            return refuse("SO-040", "No override with a black or a blue marker.")
        return refuse("SO-035", "A speed is a whole number from 1 to 12, or 13 to 18 by override.")


class ChooseAfterburn(Decision):
    """D7 Which 2s to 9s do you burn? Each adds 2; a Joker counts as one of them."""

    exact: ClassVar[bool] = False

    def __init__(
        self, seat: int, menu: tuple[Action, ...], hand: tuple[int, ...], speed: int
    ) -> None:
        super().__init__(seat, menu)
        self.hand = hand
        self.speed = speed

    def fuel(self) -> list[int]:
        """The cards that burn, the lowest first."""
        return [card for card in self.hand if burns(card)]

    def options(self) -> tuple[Action, ...]:
        """None, the lowest, the two lowest and so on."""
        fuel = self.fuel()
        return tuple([Burn(tuple(fuel[:number])) for number in range(len(fuel) + 1)])

    def refusal(self, action: Action) -> Told | None:
        if not isinstance(action, Burn):
            return refuse("SO-037", "Say which cards you burn, or none.")
        if not are_held(action.cards, self.hand):
            return refuse("SO-037", "You burn cards that you hold, each once.")
        if any(not burns(card) for card in action.cards):
            return refuse("SO-125", "Only 2s to 9s burn, or a Joker named as one.")
        return None

    def sample(self, chance: Chance) -> Action:
        return Burn(tuple([card for card in self.fuel() if chance.pick(4) == 0]))


def are_held(cards: tuple[int, ...], hand: tuple[int, ...]) -> bool:
    """Whether these are cards of a hand, each once, the lowest first."""
    for at in range(len(cards)):
        if cards[at] not in hand or (at > 0 and cards[at] <= cards[at - 1]):
            return False
    return True


class ChooseAfterNudge(OwnTurn):
    """D11 You cannot get past `other`: shut down here, or turn aside?"""

    def __init__(self, seat: int, menu: tuple[Action, ...], other: int) -> None:
        super().__init__(seat, menu)
        self.other = other

    def extended(self, plays: tuple[Action, ...]) -> "OwnTurn":
        return ChooseAfterNudge(self.seat, joined(self.menu, plays), self.other)

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if is_play(action):
            return why_not_play(action)
        return refuse("SO-100", "Shut down where you are, or go on and turn aside.")


class ChooseShutdown(OwnTurn):
    """D14 Do you stop your engines?"""

    def extended(self, plays: tuple[Action, ...]) -> "OwnTurn":
        return ChooseShutdown(self.seat, joined(self.menu, plays))

    def refusal(self, action: Action) -> Told | None:
        if self.offers(action):
            return None
        if is_play(action):
            return why_not_play(action)
        return refuse("SO-056", "Shut the engines down, or let them run.")


class ChooseDiscard(OwnTurn):
    """D17 You hold too many cards: which `excess` of them go?"""

    exact: ClassVar[bool] = False

    def __init__(
        self, seat: int, menu: tuple[Action, ...], hand: tuple[int, ...], excess: int
    ) -> None:
        super().__init__(seat, menu)
        self.hand = hand
        self.excess = excess

    def extended(self, plays: tuple[Action, ...]) -> "OwnTurn":
        return ChooseDiscard(self.seat, joined(self.menu, plays), self.hand, self.excess)

    def options(self) -> tuple[Action, ...]:
        """The lowest, then one step higher each."""
        found: list[Action] = []
        for least in range(len(self.hand) - self.excess + 1):
            found.append(DiscardCards(self.hand[least : least + self.excess]))
        return (*found, *self.menu)

    def refusal(self, action: Action) -> Told | None:
        if is_play(action):
            for play in self.menu:
                if play.code == action.code:
                    return None
            return why_not_play(action)
        if not isinstance(action, DiscardCards):
            return refuse("SO-022", f"Discard {self.excess} of your cards.")
        if len(action.cards) != self.excess or not are_held(action.cards, self.hand):
            return refuse("SO-022", f"Discard just {self.excess} of the cards that you hold.")
        return None

    def sample(self, chance: Chance) -> Action:
        left = list(self.hand)
        while len(left) > len(self.hand) - self.excess:
            left.pop(chance.pick(len(left)))
        return DiscardCards(tuple([card for card in self.hand if card not in left]))
