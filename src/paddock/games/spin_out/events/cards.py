"""What cards do, and what comes of damage: Kabooms, ejections, wrecks."""

from typing import ClassVar

from paddock.core.protocol import Event
from paddock.games.spin_out.actions import Mark


class CardPlayed(Event):
    """SO-107 Face up, with all that was said."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, named: int, target: int, mark: Mark) -> None:
        self.seat = seat
        self.card = card
        self.named = named
        self.target = target
        self.mark = mark


class PlayLapsed(Event):
    """SO-169 Another play was first; the card stays in hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class MarkersChanged(Event):
    """SO-018 What a pod carries now."""

    def __init__(self, seat: int, orange: bool, red: bool, black: bool, blue: bool) -> None:
        self.seat = seat
        self.orange = orange
        self.red = red
        self.black = black
        self.blue = blue


class Repaired(Event):
    """SO-139 to SO-141 `points` less, to `damage`."""

    def __init__(self, seat: int, points: int, damage: int) -> None:
        self.seat = seat
        self.points = points
        self.damage = damage


class ShotThrown(Event):
    """SO-117 A Pot Shot; `damage` is the target's since."""

    def __init__(self, seat: int, target: int, die: int, damage: int) -> None:
        self.seat = seat
        self.target = target
        self.die = die
        self.damage = damage


class SabotageThrown(Event):
    """SO-118 Thrown by who sent it last."""

    def __init__(self, seat: int, target: int, die: int, damage: int) -> None:
        self.seat = seat
        self.target = target
        self.die = die
        self.damage = damage


class SabotageTurned(Event):
    """SO-116 It is aimed at who sent it."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target


class CouplingThrown(Event):
    """SO-119 Thrown by the pilot who is hit."""

    def __init__(self, seat: int, die: int, damage: int) -> None:
        self.seat = seat
        self.die = die
        self.damage = damage


class BribePaid(Event):
    """SO-123 A card changes hands, unseen by others."""

    def __init__(self, seat: int, receiver: int) -> None:
        self.seat = seat
        self.receiver = receiver


class BribeGiven(Event):
    """SO-123 What the two of them see."""

    def __init__(self, seat: int, receiver: int, card: int) -> None:
        self.seat = seat
        self.receiver = receiver
        self.card = card


class EjectionThrown(Event):
    """SO-148 The only attempt of this pilot."""

    def __init__(self, seat: int, die: int, is_out: bool) -> None:
        self.seat = seat
        self.die = die
        self.is_out = is_out


class PaidWith(Event):
    """SO-R97 An Ace or a Joker, spent to leave a pod."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class BailedOut(Event):
    """SO-152 The die is for the story."""

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die


class Kaboomed(Event):
    """SO-128 A pod is about to blow up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class FellApart(Event):
    """SO-130 A stationary pod does not Kaboom."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class BlastHit(Event):
    """SO-134 `other` is within six inches of the Kaboom of `seat`."""

    def __init__(self, seat: int, other: int, die: int, damage: int) -> None:
        self.seat = seat
        self.other = other
        self.die = die
        self.damage = damage


class PodRemoved(Event):
    """SO-136, SO-137 The pod is off the table."""

    def __init__(self, seat: int, is_dead: bool) -> None:
        self.seat = seat
        self.is_dead = is_dead


class WreckLeft(Event):
    """SO-132, SO-153 Small terrain from now on."""

    def __init__(self, seat: int, feature: int, x: int, y: int) -> None:
        self.seat = seat
        self.feature = feature
        self.x = x
        self.y = y


class LeftRace(Event):
    """SO-137, SO-153 The hand is put away unseen."""

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards
