"""What can happen, in the past tense."""

from typing import ClassVar

from paddock.core.protocol import Event


class RoundBegan(Event):
    """TOY-004 A new round."""

    def __init__(self, round: int) -> None:
        self.round = round


class EffortsShown(Event):
    """TOY-004 All choices were shown, by seat."""

    reveals: ClassVar[bool] = True

    def __init__(self, efforts: tuple[int, ...]) -> None:
        self.efforts = efforts


class WheelsLocked(Event):
    """TOY-008 Several heaved, and none of them runs."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats


class Leaned(Event):
    """TOY-019 A heaved cart leans so many tenths of a degree."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, tenths: int) -> None:
        self.seat = seat
        self.tenths = tenths


class RunAnnounced(Event):
    """TOY-006, TOY-007, TOY-008 A cart is about to run."""

    def __init__(self, seat: int, effort: int, spaces: int) -> None:
        self.seat = seat
        self.effort = effort
        self.spaces = spaces


class MudThrown(Event):
    """TOY-011 Mud flies at the runner."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, runner: int) -> None:
        self.seat = seat
        self.runner = runner


class PlankLaid(Event):
    """TOY-012 A plank saves the runner."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, runner: int) -> None:
        self.seat = seat
        self.runner = runner


class CameLate(Event):
    """TOY-011, TOY-012 Somebody else's card counts; only its driver hears that it is kept."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Stuck(Event):
    """TOY-011 The cart does not run."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Ran(Event):
    """TOY-009 The cart ran to a space."""

    def __init__(self, seat: int, spaces: int, spot: int) -> None:
        self.seat = seat
        self.spaces = spaces
        self.spot = spot


class Drew(Event):
    """TOY-006 A card was drawn, as its driver hears it."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class DrewUnseen(Event):
    """TOY-006 A card was drawn, as the others hear it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class BagRefilled(Event):
    """TOY-013 The open cards went back into the bag."""

    def __init__(self, cards: int) -> None:
        self.cards = cards


class Looked(Event):
    """TOY-015 The last cart looked at the top card, as its driver hears it."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class LookedUnseen(Event):
    """TOY-015 The last cart looked at the top card, as the others hear it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Kept(Event):
    """TOY-015 The card that was looked at went into the hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ThrownAway(Event):
    """TOY-015 The card that was looked at was thrown away for all to see."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class HandsShown(Event):
    """TOY-018 The race is over: all hands, by seat and kind of card."""

    reveals: ClassVar[bool] = True

    def __init__(self, hands: tuple[tuple[int, ...], ...]) -> None:
        self.hands = hands
