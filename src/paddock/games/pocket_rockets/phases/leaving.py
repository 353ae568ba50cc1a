"""PR-163, PR-164 A player leaves the table."""

from paddock.core.phrase import Told
from paddock.core.protocol import Log
from paddock.games.pocket_rockets.events import AttackDropped, PlayerLeft
from paddock.games.pocket_rockets.phases.moving import Moving
from paddock.games.pocket_rockets.phases.zero import (
    Aiming,
    Throwing,
    Warping,
    WarpingBack,
    ZeroActing,
)
from paddock.games.pocket_rockets.rules.damage import remove
from paddock.games.pocket_rockets.rules.ending import end_if_decided
from paddock.games.pocket_rockets.state import PocketRockets
from paddock.kit.words import refuse


def leave(race: PocketRockets, seat: int, log: Log) -> Told | None:
    """The racer is taken from the table at once; the last one in play wins."""
    if not race.rockets[seat].is_in_play:
        return refuse("PR-163", "That racer is out of play already.")
    log.say(PlayerLeft(seat))
    remove(race, seat, log)
    end_if_decided(race, log)
    if race.phases:
        _go_on_without(race, seat, log)
    return None


def _go_on_without(race: PocketRockets, seat: int, log: Log) -> None:
    """PR-164 The own turn is lost; an attack or an exchange with the leaver is dropped."""
    phase = race.phases[-1]
    if isinstance(phase, Moving | ZeroActing):
        if phase.seat == seat:
            race.phases.pop()
    elif isinstance(phase, Aiming):
        if phase.seat == seat:
            _drop(race, seat, log)
        else:
            race.phases[-1] = Aiming(phase.seat, _without(phase.reach, seat))
    elif isinstance(phase, Throwing):
        if seat in (phase.seat, phase.opponent):
            _drop(race, phase.seat, log)
        else:
            reach = _without(phase.reach, seat)
            race.phases[-1] = Throwing(phase.seat, phase.opponent, reach, phase.equal)
    elif isinstance(phase, Warping | WarpingBack) and seat in (phase.seat, phase.target):
        _drop(race, phase.seat, log)


def _drop(race: PocketRockets, seat: int, log: Log) -> None:
    race.phases.pop()
    log.say(AttackDropped(seat))


def _without(reach: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([other for other in reach if other != seat])
