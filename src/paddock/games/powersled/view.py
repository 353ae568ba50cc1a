"""What a pilot sees, and the races a pilot could equally be in."""

from paddock.core.chance import Chance
from paddock.core.protocol import SPECTATOR, Value, View
from paddock.games.powersled.book.cards import KINDS, count, draw_from
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.state import Play, Powersled, Sled
from paddock.kit.phases import innermost


class SledView(Value):
    """One sled as everybody sees it: cards in hand and pile are only counted."""

    def __init__(
        self,
        seat: int,
        square: int,
        half: int,
        crossings: int,
        stamp: int,
        thrust: int,
        stability: int,
        pilot: int,
        armor: int,
        control: int,
        circle: int,
        is_crashing: bool,
        owed: int,
        holds: int,
        pile: int,
        discards: list[int],
        aside: int,
        left_last: int,
        speed: int,
        mines_under: int,
        slicks_under: int,
        has_played: bool,
        partner: int,
        finished: int,
        out: int,
    ) -> None:
        self.seat = seat
        self.square = square
        self.half = half
        self.crossings = crossings
        self.stamp = stamp
        self.thrust = thrust
        self.stability = stability
        self.pilot = pilot
        self.armor = armor
        self.control = control
        self.circle = circle
        self.is_crashing = is_crashing
        self.owed = owed
        self.holds = holds
        self.pile = pile
        self.discards = discards
        self.aside = aside
        self.left_last = left_last
        self.speed = speed
        self.mines_under = mines_under
        self.slicks_under = slicks_under
        self.has_played = has_played
        self.partner = partner
        self.finished = finished
        self.out = out


class PlayView(Value):
    """The play in progress; all of it is public."""

    def __init__(
        self,
        mover: int,
        printed: int,
        used: int,
        is_drift: bool,
        corners: int,
        pilotings: int,
        extras: int,
        changes: int,
        is_on_line: bool,
        has_changed: bool,
        has_passed: bool,
        is_over: bool,
        tested: int,
        path: list[int],
        towed: list[int],
    ) -> None:
        self.mover = mover
        self.printed = printed
        self.used = used
        self.is_drift = is_drift
        self.corners = corners
        self.pilotings = pilotings
        self.extras = extras
        self.changes = changes
        self.is_on_line = is_on_line
        self.has_changed = has_changed
        self.has_passed = has_passed
        self.is_over = is_over
        self.tested = tested
        self.path = path
        self.towed = towed


class PowersledView(View):
    """The table as one seat sees it. `hand` and `aside` are its own cards, counted by kind."""

    def __init__(
        self,
        seat: int,
        book: Course,
        phase: str,
        turn: int,
        round: int,
        order: list[int],
        at: int,
        sleds: list[SledView],
        mines: list[int],
        slicks: list[int],
        play: PlayView,
        hand: list[int],
        aside: list[int],
        ending: int,
    ) -> None:
        self.seat = seat
        self.book = book
        self.phase = phase
        self.turn = turn
        self.round = round
        self.order = order
        self.at = at
        self.sleds = sleds
        self.mines = mines
        self.slicks = slicks
        self.play = play
        self.hand = hand
        self.aside = aside
        self.ending = ending


def view(race: Powersled, seat: int) -> PowersledView:
    """Built up from what this seat may know; a spectator holds nothing."""
    hand = [0] * KINDS
    aside = [0] * KINDS
    if seat != SPECTATOR:
        hand = race.sleds[seat].hand.copy()
        aside = race.sleds[seat].aside.copy()
    return PowersledView(
        seat=seat,
        book=race.book,
        phase=innermost(race),
        turn=race.turn,
        round=race.round,
        order=race.order.copy(),
        at=race.at,
        sleds=[_sled(sled) for sled in race.sleds],
        mines=race.mines.copy(),
        slicks=race.slicks.copy(),
        play=_play(race.play),
        hand=hand,
        aside=aside,
        ending=race.ending,
    )


def _sled(sled: Sled) -> SledView:
    return SledView(
        seat=sled.seat,
        square=sled.square,
        half=sled.half,
        crossings=sled.crossings,
        stamp=sled.stamp,
        thrust=sled.thrust,
        stability=sled.stability,
        pilot=sled.pilot,
        armor=sled.armor,
        control=sled.control,
        circle=sled.circle,
        is_crashing=sled.is_crashing,
        owed=sled.owed,
        holds=sled.holds(),
        pile=count(sled.pile),
        discards=sled.discards.copy(),
        aside=count(sled.aside),
        left_last=sled.left_last,
        speed=sled.speed,
        mines_under=sled.mines_under,
        slicks_under=sled.slicks_under,
        has_played=sled.has_played,
        partner=sled.partner,
        finished=sled.finished,
        out=sled.out,
    )


def _play(play: Play) -> PlayView:
    return PlayView(
        mover=play.mover,
        printed=play.printed,
        used=play.used,
        is_drift=play.is_drift,
        corners=play.corners,
        pilotings=play.pilotings,
        extras=play.extras,
        changes=play.changes,
        is_on_line=play.is_on_line,
        has_changed=play.has_changed,
        has_passed=play.has_passed,
        is_over=play.is_over,
        tested=play.tested,
        path=play.path.copy(),
        towed=play.towed.copy(),
    )


def redeal(race: Powersled, seat: int, chance: Chance) -> Powersled:
    """The same race with every card that this seat cannot see dealt anew.

    Discard piles are open and all decks are the same, so of each rival it is known which cards
    are in hand and pile together. Which of them it holds follows from nothing in the open.
    """
    other = race.copy()
    for sled in other.sleds:
        if sled.seat == seat:
            continue
        pool = [sled.pile[card] + sled.hand[card] + sled.aside[card] for card in range(KINDS)]
        sled.hand = _deal(pool, sled.holds(), chance)
        sled.aside = _deal(pool, count(sled.aside), chance)
        sled.pile = pool
    if other.phases:
        other.asked = other.phases[-1].ask(other)
    return other


def _deal(pool: list[int], number: int, chance: Chance) -> list[int]:
    cards = [0] * KINDS
    for _ in range(number):
        cards[draw_from(pool, chance)] += 1
    return cards
