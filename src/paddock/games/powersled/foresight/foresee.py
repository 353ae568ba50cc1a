"""What a choice would bring, before it is made: where a play can lead, and at what odds."""

from typing import Final

from paddock.core.phrase import Amount, Seat
from paddock.core.protocol import Action, Decision, Foresight, Value
from paddock.games.powersled.actions import (
    Build,
    FireLaser,
    Go,
    Lay,
    LayMine,
    LaySlick,
    React,
    ThrowNuke,
)
from paddock.games.powersled.book.cards import REFLEXES
from paddock.games.powersled.book.tables import CRASH, SPIN
from paddock.games.powersled.book.track import NO_SQUARE, shortest_lap
from paddock.games.powersled.decisions import (
    ChooseAfter,
    ChooseBuild,
    ChooseCards,
    ChooseStep,
    UseField,
    UseHook,
    UseReflexes,
)
from paddock.games.powersled.events.contact import BY_COLLISION, BY_HOOK, BY_SIDESWIPE
from paddock.games.powersled.foresight.looker import Looker, preview_odds
from paddock.games.powersled.foresight.odds import ONE_STEP, SPUN, certainly
from paddock.games.powersled.foresight.paths import (
    MINE_BLOW,
    SLICK_TEST,
    Risk,
    paths_after,
    paths_of,
)
from paddock.games.powersled.foresight.position import lay_down, position_of, take_up
from paddock.games.powersled.foresight.previews import (
    BuildPreview,
    ChoicePreview,
    DrivePreview,
    OddsPreview,
    PlayPreview,
    StepPreview,
)
from paddock.games.powersled.foresight.tows import tow_end
from paddock.games.powersled.orders.kinds import Drive
from paddock.games.powersled.orders.obey import caught_up, is_for, path_of, why_not
from paddock.games.powersled.phases.collisions import MINE_STRENGTH
from paddock.games.powersled.phases.control import REFLEX
from paddock.games.powersled.phases.weapons import LASER_STRENGTH, NUKE_STRENGTH
from paddock.games.powersled.rules.control import steps_of
from paddock.games.powersled.rules.laser import in_sights, struck_in
from paddock.games.powersled.state import LOST, NOBODY_HERE, Powersled, Sled
from paddock.games.powersled.view import PowersledView
from paddock.games.powersled.words.places import square_place
from paddock.kit.latest import Latest
from paddock.kit.words import amount, players, plural, say


class Sight:
    """One question as its seat sees it; what several answers share is worked out once."""

    def __init__(self, view: PowersledView, decision: Decision) -> None:
        self.looker = Looker(position_of(view), decision.seat)
        self.plays: dict[tuple[bool, bool, int, int, int, int], PlayPreview] = {}


_LATEST: Final[Latest[Sight]] = Latest()


def foresee(view: PowersledView, decision: Decision, candidate: Value) -> Foresight | None:
    """What an answer or an order would bring, if it is more than it says."""
    if isinstance(decision, ChooseBuild) and isinstance(candidate, Build):
        left = decision.points - candidate.spent()
        return BuildPreview(left, say("{} left", amount(left, "point")))
    if not isinstance(candidate, Action | Drive) or not isinstance(
        decision, ChooseCards | ChooseStep | UseReflexes | UseField | UseHook | ChooseAfter
    ):
        return None
    sight = _LATEST.of(view, decision)
    if sight is None:
        sight = _LATEST.keep(view, decision, Sight(view, decision))
    looker = sight.looker
    if isinstance(candidate, Drive):
        return _drive(looker, view, decision, candidate)
    if isinstance(decision, ChooseCards):
        return _play(sight, candidate)
    if isinstance(decision, ChooseStep):
        return _step(looker, candidate)
    if isinstance(decision, UseReflexes):
        return _reflexes(looker.sled.control, decision, candidate)
    if isinstance(decision, UseField):
        return _field(looker, decision, candidate)
    if isinstance(decision, UseHook):
        return _hook(looker, decision, candidate)
    return _after(looker, candidate)


def _play(sight: Sight, action: Action) -> Foresight:
    """Plays that drive alike and leave as many Good Reflexes in hand are one."""
    assert isinstance(action, Lay), "cards are laid"
    key = _driven(action)
    known = sight.plays.get(key)
    if known is None:
        looker = sight.looker
        lay_down(looker.race, looker.sled.seat, action)
        paths = paths_of(looker.race)
        sensible = looker.sensible(paths)
        known = PlayPreview(looker.ends(paths), sensible, sensible[0].line())
        take_up(looker.race, looker.sled.seat, action)
        sight.plays[key] = known
    return known


def _driven(cards: Lay) -> tuple[bool, bool, int, int, int, int]:
    """What of a play makes a difference to the drive."""
    return (
        cards.card == REFLEXES,
        cards.is_drift(),
        cards.speed,
        cards.corners,
        cards.pilotings,
        cards.extras,
    )


def _drive(
    looker: Looker, view: PowersledView, decision: Decision, planned: Drive
) -> Foresight | None:
    """The whole way, if it is the one that was planned."""
    if not is_for(view, decision, planned):
        return None
    order = caught_up(view, planned)
    why = why_not(view, decision, order)
    if why is not None:
        return DrivePreview(None, why)
    race, seat = looker.race, decision.seat
    shown = looker.path(path_of(race, seat, order))
    if order.cards is not None:
        take_up(race, seat, order.cards)
    return DrivePreview(shown, shown.line())


def _step(looker: Looker, action: Action) -> Foresight:
    paths = paths_after(looker.race, action)
    sensible = looker.sensible(paths)
    square = NO_SQUARE
    if isinstance(action, Go) and sensible[0].squares:
        square = sensible[0].squares[0]
    return StepPreview(square, looker.ends(paths), sensible, sensible[0].line())


_RESULTS: Final[tuple[str, ...]] = (
    "crash", "spin", "lose 2 steps", "lose 1 step", "no effect",
)  # fmt: skip


def _reflexes(control: int, decision: UseReflexes, action: Action) -> Foresight:
    """The result as it stands, or with one card more."""
    is_played = isinstance(action, React)
    result = decision.better if is_played else decision.result
    total = decision.total + (REFLEX if is_played else 0)
    if decision.is_regain:
        back = min(control, result)
        word = f"{plural(back, 'step')} back" if back else "no change"
    else:
        word = _RESULTS[result]
        if result not in (CRASH, SPIN) and control + steps_of(result) >= LOST:
            word += ", the third: spin"
    return ChoicePreview(NOBODY_HERE, NO_SQUARE, [], say("{}: {}", Amount(total), word))


def _field(looker: Looker, decision: UseField, action: Action) -> Foresight:
    """The blow if it is let through, and what the other sled has coming unless it is shielded."""
    is_played = isinstance(action, React)
    if decision.cause == BY_HOOK:
        fate = "stays behind" if is_played else "is towed along"
        text = say("{} {}", Seat(decision.other), fate)
        return ChoicePreview(decision.other, NO_SQUARE, [], text)
    if is_played:
        odds, text = [], say("no roll, no damage, no slide")
    else:
        odds = looker.blow(looker.sled, decision.strength)
        text = say("roll at strength {}", Amount(decision.strength))
    if decision.cause in (BY_COLLISION, BY_SIDESWIPE) and not decision.is_shielded:
        odds += looker.blow(looker.race.sleds[decision.other], decision.strength)
    return ChoicePreview(decision.other, looker.sled.square, odds, text)


def _hook(looker: Looker, decision: UseHook, action: Action) -> Foresight | None:
    """Where the tow ends if the puller goes its most sensible way and nothing happens to it."""
    if not isinstance(action, React):
        return None
    race = looker.race
    puller = Looker(race, race.play.mover)
    best = puller.sensible(paths_of(race))[0]
    square = tow_end(race, decision.seat, best.squares)
    text = say(
        "towed at speed {} without tests, perhaps to {}",
        Amount(decision.speed),
        square_place(race.book.track, square),
    )
    return ChoicePreview(decision.puller, square, [], text)


def _after(looker: Looker, action: Action) -> Foresight | None:
    """Whom a card would hit, and how hard."""
    race, sled = looker.race, looker.sled
    if isinstance(action, FireLaser):
        return _laser(looker)
    if isinstance(action, ThrowNuke):
        return _nuke(looker, race.sleds[action.target])
    if isinstance(action, LayMine):
        return _hazard(looker, Risk(MINE_BLOW, MINE_STRENGTH, sled.left_last))
    if isinstance(action, LaySlick):
        return _hazard(looker, Risk(SLICK_TEST, 0, sled.left_last))
    return None


def _laser(looker: Looker) -> ChoicePreview:
    race = looker.race
    square = in_sights(race, looker.sled)
    target = struck_in(race, looker.sled, square)
    if target == NOBODY_HERE:
        text = say("removes the mine in {}", square_place(race.book.track, square))
        return ChoicePreview(target, square, [], text)
    odds = looker.blow(race.sleds[target], LASER_STRENGTH)
    text = say("{} rolls at strength {}", Seat(target), Amount(LASER_STRENGTH))
    return ChoicePreview(target, square, odds, text)


def _nuke(looker: Looker, target: Sled) -> ChoicePreview:
    """PS-123 The thrower pays with a step, whatever comes of it."""
    is_third = looker.sled.control + 1 >= LOST
    odds = looker.blow(target, NUKE_STRENGTH)
    odds += preview_odds(looker.sled.seat, certainly(SPUN if is_third else ONE_STEP))
    text = say(
        "{} rolls at strength {}; you lose a step{}",
        Seat(target.seat),
        Amount(NUKE_STRENGTH),
        ", the third: spin" if is_third else "",
    )
    return ChoicePreview(target.seat, target.square, odds, text)


def _hazard(looker: Looker, risk: Risk) -> ChoicePreview:
    """A mine or a slick: what it may do to who stands there, or else to who comes by next."""
    race = looker.race
    square = risk.square
    text = say("in {}", square_place(race.book.track, square))
    under = [seat for seat in (race.front_of(square), race.rear_of(square)) if seat != NOBODY_HERE]
    if under:
        text = say("{}, under {}", text, players(under))
    met = under or _next_behind(race, looker.sled, square)
    odds: list[OddsPreview] = []
    for seat in met:
        odds += looker.odds(race.sleds[seat], [risk])
    if met and not under:
        text = say("{}; {} comes by next", text, Seat(met[0]))
    return ChoicePreview(under[0] if under else NOBODY_HERE, square, odds, text)


def _next_behind(race: Powersled, sled: Sled, square: int) -> list[int]:
    """The seat, if any, with the shortest way to a square."""
    track = race.book.track
    lap = shortest_lap(track)
    others = [one for one in race.sleds if one.is_racing and one.seat != sled.seat]
    others.sort(key=lambda one: (track.to_go[one.square] - track.to_go[square]) % lap)
    return [one.seat for one in others[:1]]
