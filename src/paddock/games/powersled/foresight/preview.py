"""What a choice would bring, before it is made: where a play can lead, and at what odds."""

from typing import Final

from paddock.core.protocol import Decision, Value
from paddock.games.powersled.actions import (
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
    Trial,
    paths_after,
    paths_of,
)
from paddock.games.powersled.foresight.position import lay_down, position_of, take_up
from paddock.games.powersled.foresight.previews import (
    ChoicePreview,
    OddsPreview,
    PlayPreview,
    StepPreview,
)
from paddock.games.powersled.foresight.tows import tow_end
from paddock.games.powersled.phases.collisions import MINE_STRENGTH
from paddock.games.powersled.phases.control import REFLEX
from paddock.games.powersled.phases.weapons import LASER_STRENGTH, NUKE_STRENGTH
from paddock.games.powersled.rules.control import steps_of
from paddock.games.powersled.rules.laser import in_sights, struck_in
from paddock.games.powersled.state import LOST, NOBODY_HERE, Powersled, Sled
from paddock.games.powersled.view import PowersledView
from paddock.kit.words import join, plural


def preview(view: PowersledView, decision: Decision, names: list[str]) -> list[Value]:
    """For each option that is more than it says."""
    if isinstance(decision, ChooseCards):
        return _plays(Looker(position_of(view), decision.seat, names), decision)
    if isinstance(decision, ChooseStep):
        return _steps(Looker(position_of(view), decision.seat, names), decision)
    if isinstance(decision, UseReflexes):
        return _reflexes(view, decision)
    if isinstance(decision, UseField):
        return _field(Looker(position_of(view), decision.seat, names), decision)
    if isinstance(decision, UseHook):
        return _hook(Looker(position_of(view), decision.seat, names), decision)
    if isinstance(decision, ChooseAfter):
        return _after(Looker(position_of(view), decision.seat, names), decision)
    return []


def _plays(looker: Looker, decision: ChooseCards) -> list[Value]:
    """Plays that drive alike and leave as many Good Reflexes in hand are one."""
    race, sled = looker.race, looker.sled
    shown: dict[tuple[bool, bool, int, int, int, int], PlayPreview] = {}
    for option, action in enumerate(decision.options()):
        assert isinstance(action, Lay), "cards are laid"
        key = (
            action.card == REFLEXES,
            action.is_drift(),
            action.speed,
            action.corners,
            action.pilotings,
            action.extras,
        )
        if key in shown:
            shown[key].options.append(option)
            continue
        lay_down(race, sled.seat, action)
        paths = paths_of(race)
        sensible = looker.sensible(paths)
        shown[key] = PlayPreview([option], looker.ends(paths), sensible, sensible[0].text)
        take_up(race, sled.seat, action)
    return [*shown.values()]


def _steps(looker: Looker, decision: ChooseStep) -> list[Value]:
    race = looker.race
    shown: list[Value] = []
    for option, action in enumerate(decision.options()):
        paths = paths_after(race, action)
        sensible = looker.sensible(paths)
        square = NO_SQUARE
        if isinstance(action, Go) and sensible[0].squares:
            square = sensible[0].squares[0]
        shown.append(StepPreview(option, square, looker.ends(paths), sensible, sensible[0].text))
    return shown


_RESULTS: Final[tuple[str, ...]] = (
    "crash", "spin", "lose 2 steps", "lose 1 step", "no effect",
)  # fmt: skip


def _reflexes(view: PowersledView, decision: UseReflexes) -> list[Value]:
    """The result as it stands, and with one card more."""
    control = view.sleds[decision.seat].control
    shown: list[Value] = []
    for option, action in enumerate(decision.options()):
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
        shown.append(ChoicePreview(option, NOBODY_HERE, NO_SQUARE, [], f"{total}: {word}"))
    return shown


def _field(looker: Looker, decision: UseField) -> list[Value]:
    """The blow if it is let through, and what the other sled has coming in any case."""
    if decision.cause == BY_HOOK:
        rival = looker.names[decision.other]
        texts = [f"{rival} is towed along", f"{rival} stays behind"]
        return [
            ChoicePreview(option, decision.other, NO_SQUARE, [], texts[option])
            for option in range(len(decision.options()))
        ]
    shown: list[Value] = []
    for option, action in enumerate(decision.options()):
        if isinstance(action, React):
            odds, text = [], "no roll, no damage, no slide"
        else:
            odds = looker.blow(looker.sled, decision.strength)
            text = f"roll at strength {decision.strength}"
        if decision.cause in (BY_COLLISION, BY_SIDESWIPE):
            odds += looker.blow(looker.race.sleds[decision.other], decision.strength)
        shown.append(ChoicePreview(option, decision.other, looker.sled.square, odds, text))
    return shown


def _hook(looker: Looker, decision: UseHook) -> list[Value]:
    """Where the tow ends if the puller goes its most sensible way and nothing happens to it."""
    race = looker.race
    looker.sled = race.sleds[race.play.mover]
    best = looker.sensible(paths_of(race))[0]
    square = tow_end(race, decision.seat, best.squares)
    text = f"towed at speed {decision.speed} without tests, perhaps to {_name(race, square)}"
    shown: list[Value] = []
    for option, action in enumerate(decision.options()):
        if isinstance(action, React):
            shown.append(ChoicePreview(option, decision.puller, square, [], text))
    return shown


def _after(looker: Looker, decision: ChooseAfter) -> list[Value]:
    """Whom each card would hit, and how hard."""
    race, sled = looker.race, looker.sled
    shown: list[Value] = []
    for option, action in enumerate(decision.options()):
        if isinstance(action, FireLaser):
            shown.append(_laser(looker, option))
        elif isinstance(action, ThrowNuke):
            shown.append(_nuke(looker, option, race.sleds[action.target]))
        elif isinstance(action, LayMine):
            mine = Trial(MINE_BLOW, MINE_STRENGTH, sled.left_last)
            shown.append(_hazard(looker, option, mine))
        elif isinstance(action, LaySlick):
            shown.append(_hazard(looker, option, Trial(SLICK_TEST, 0, sled.left_last)))
    return shown


def _laser(looker: Looker, option: int) -> ChoicePreview:
    race = looker.race
    square = in_sights(race, looker.sled)
    target = struck_in(race, looker.sled, square)
    if target == NOBODY_HERE:
        return ChoicePreview(
            option, target, square, [], f"removes the mine in {_name(race, square)}"
        )
    odds = looker.blow(race.sleds[target], LASER_STRENGTH)
    text = f"{looker.names[target]} rolls at strength {LASER_STRENGTH}"
    return ChoicePreview(option, target, square, odds, text)


def _nuke(looker: Looker, option: int, target: Sled) -> ChoicePreview:
    """PS-123 The thrower pays with a step, whatever comes of it."""
    is_third = looker.sled.control + 1 >= LOST
    odds = looker.blow(target, NUKE_STRENGTH)
    odds += preview_odds(looker.sled.seat, certainly(SPUN if is_third else ONE_STEP))
    text = f"{looker.names[target.seat]} rolls at strength {NUKE_STRENGTH}; you lose a step"
    if is_third:
        text += ", the third: spin"
    return ChoicePreview(option, target.seat, target.square, odds, text)


def _hazard(looker: Looker, option: int, trial: Trial) -> ChoicePreview:
    """A mine or a slick: what it may do to who stands there, or else to who comes by next."""
    race = looker.race
    square = trial.square
    text = f"in {_name(race, square)}"
    under = [seat for seat in (race.front_of(square), race.rear_of(square)) if seat != NOBODY_HERE]
    if under:
        text += f", under {join([looker.names[seat] for seat in under])}"
    met = under or _next_behind(race, looker.sled, square)
    odds: list[OddsPreview] = []
    for seat in met:
        odds += looker.odds(race.sleds[seat], [trial])
    if met and not under:
        text += f"; {looker.names[met[0]]} comes by next"
    return ChoicePreview(option, under[0] if under else NOBODY_HERE, square, odds, text)


def _next_behind(race: Powersled, sled: Sled, square: int) -> list[int]:
    """The seat, if any, with the shortest way to a square."""
    track = race.book.track
    lap = shortest_lap(track)
    others = [one for one in race.sleds if one.is_racing and one.seat != sled.seat]
    others.sort(key=lambda one: (track.to_go[one.square] - track.to_go[square]) % lap)
    return [one.seat for one in others[:1]]


def _name(race: Powersled, square: int) -> str:
    return race.book.track.squares[square]
