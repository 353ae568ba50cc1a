"""What happens in the course of Turns: the order, cards drawn, phases, the end."""

from typing import ClassVar

from paddock.core.protocol import Event
from paddock.games.spin_out.state import Ending, Pose


class LinedUp(Event):
    """SO-010 The order of movement on a track."""

    def __init__(self, course: str, order: tuple[int, ...]) -> None:
        self.course = course
        self.order = order


class PodPlaced(Event):
    """SO-011 Behind the start line."""

    def __init__(self, seat: int, pose: Pose) -> None:
        self.seat = seat
        self.pose = pose


class CardsDealt(Event):
    """SO-012 So many to everybody."""

    def __init__(self, each: int) -> None:
        self.each = each


class GameTurnBegan(Event):
    """SO-016 Everybody has a Turn again."""

    def __init__(self, game_turn: int) -> None:
        self.game_turn = game_turn


class TurnBegan(Event):
    """SO-017 A player is up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Drew(Event):
    """SO-019 What only its owner sees."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class DrewHidden(Event):
    """SO-013 The same, as the others see it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DrewNothing(Event):
    """SO-R58 Both decks are empty."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DeckReshuffled(Event):
    """SO-023 The discards are the deck again."""

    def __init__(self, cards: int) -> None:
        self.cards = cards


class SpeedSet(Event):
    """SO-035, SO-036 From 13 on by override."""

    def __init__(self, seat: int, speed: int) -> None:
        self.seat = seat
        self.speed = speed


class Burnt(Event):
    """SO-037 Cards for afterburners; `speed` is what comes of it."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, cards: tuple[int, ...], speed: int) -> None:
        self.seat = seat
        self.cards = cards
        self.speed = speed


class SpunUp(Event):
    """SO-026 The speed of a pod out of control."""

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second


class RestartThrown(Event):
    """SO-029 A throw for the engines; `damage` is the pod's since."""

    def __init__(self, seat: int, die: int, has_started: bool, damage: int) -> None:
        self.seat = seat
        self.die = die
        self.has_started = has_started
        self.damage = damage


class StayedPut(Event):
    """SO-032 The engines stay off."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat


class LeakThrown(Event):
    """SO-033 A throw for the leak; `damage` is the pod's since."""

    def __init__(self, seat: int, die: int, is_fixed: bool, damage: int) -> None:
        self.seat = seat
        self.die = die
        self.is_fixed = is_fixed
        self.damage = damage


class StallThrown(Event):
    """SO-060 Whether the engines run on."""

    def __init__(self, seat: int, die: int, has_stalled: bool) -> None:
        self.seat = seat
        self.die = die
        self.has_stalled = has_stalled


class SpinTestThrown(Event):
    """SO-061 to SO-063 Whether control is regained."""

    def __init__(self, seat: int, die: int, has_recovered: bool) -> None:
        self.seat = seat
        self.die = die
        self.has_recovered = has_recovered


class EnginesCut(Event):
    """SO-055, SO-056 Stopped at the end of the Turn."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, is_forced: bool) -> None:
        self.seat = seat
        self.is_forced = is_forced


class CardsDiscarded(Event):
    """SO-022 Down to five."""

    reveals: ClassVar[bool] = True
    is_quiet: ClassVar[bool] = True

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class TurnEnded(Event):
    """SO-065 The next player is up."""

    is_quiet: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat


class FinishClaimed(Event):
    """SO-157 The real Q♦ was played beyond the line."""

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TieThrown(Event):
    """SO-R79 What each of those level threw; the lowest wins."""

    def __init__(self, seats: tuple[int, ...], totals: tuple[int, ...]) -> None:
        self.seats = seats
        self.totals = totals


class RaceOver(Event):
    """The ranking, from the first on; nobody may have won."""

    def __init__(self, winners: tuple[int, ...], ranking: tuple[int, ...], ending: Ending) -> None:
        self.winners = winners
        self.ranking = ranking
        self.ending = ending
