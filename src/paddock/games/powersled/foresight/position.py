"""A throw-away race made from a view, so that a look ahead runs on the rules' own code."""

from paddock.core.chance import Chance
from paddock.core.protocol import SPECTATOR, Log
from paddock.games.powersled.actions import Lay
from paddock.games.powersled.book.cards import KINDS
from paddock.games.powersled.phases.laying import Laying
from paddock.games.powersled.state import Play, Powersled, Sled
from paddock.games.powersled.view import PlayView, PowersledView, SledView


def position_of(view: PowersledView) -> Powersled:
    """The race as this seat knows it: hands and piles that it cannot see are empty.

    It has no phases: it is there to be looked at and stepped about on, not to be raced.
    """
    sleds = [_sled(sled) for sled in view.sleds]
    if view.seat != SPECTATOR:
        sleds[view.seat].hand = view.hand.copy()
        sleds[view.seat].aside = view.aside.copy()
    return Powersled(
        seats=len(sleds),
        phases=[],
        asked=(),
        book=view.book,
        sleds=sleds,
        mines=view.mines.copy(),
        slicks=view.slicks.copy(),
        play=_play(view.play),
        turn=view.turn,
        round=view.round,
        rounds=0,
        order=view.order.copy(),
        at=view.at,
        clock=0,
        retired=0,
        ending=view.ending,
    )


def _sled(sled: SledView) -> Sled:
    return Sled(
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
        is_broken=False,
        owed=sled.owed,
        hand=[0] * KINDS,
        pile=[0] * KINDS,
        discards=sled.discards.copy(),
        aside=[0] * KINDS,
        left_last=sled.left_last,
        speed=sled.speed,
        mines_under=sled.mines_under,
        slicks_under=sled.slicks_under,
        has_played=sled.has_played,
        partner=sled.partner,
        finished=sled.finished,
        out=sled.out,
    )


def _play(play: PlayView) -> Play:
    """What was spared under the own square is not seen; it matters only to who never left."""
    return Play(
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
        spared_mines=0,
        spared_slicks=0,
        path=play.path.copy(),
        towed=play.towed.copy(),
    )


def lay_down(race: Powersled, seat: int, cards: Lay) -> None:
    """Lay these cards on a position, as the rules do; then nobody has stepped yet."""
    race.phases.append(Laying(seat))
    Laying(seat).resolve(race, [cards], Chance(), Log())
    race.phases.clear()


def take_up(race: Powersled, seat: int, cards: Lay) -> None:
    """Back into the hand."""
    sled = race.sleds[seat]
    for card in range(KINDS):
        number = cards.needs(card)
        sled.hand[card] += number
        sled.discards[card] -= number
