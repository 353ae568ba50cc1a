"""What a choice would bring, before it is made: where a play can lead, and at what odds."""

from typing import Final

from paddock.core.protocol import Action, Decision, Value
from paddock.games.powersled.actions import (
    PILOTINGS,
    FireLaser,
    Go,
    Lay,
    LayMine,
    LaySlick,
    React,
    Sideswipe,
    ThrowNuke,
)
from paddock.games.powersled.contact import BY_HOOK
from paddock.games.powersled.decisions import (
    ChooseAfter,
    ChooseCards,
    ChooseStep,
    UseField,
    UseHook,
    UseReflexes,
)
from paddock.games.powersled.foresight.odds import (
    FATES,
    Odds,
    no_risk,
    odds_of,
)
from paddock.games.powersled.foresight.paths import (
    BLOW,
    CORNER_TEST,
    MINE_BLOW,
    NOT_STRUCK,
    TRIALS,
    Path,
    Trial,
    paths_after,
    paths_of,
)
from paddock.games.powersled.foresight.position import lay_down, position_of, take_up
from paddock.games.powersled.foresight.previews import (
    ChoicePreview,
    OddsPreview,
    PathPreview,
    PlayPreview,
    StepPreview,
    TrialPreview,
)
from paddock.games.powersled.foresight.tows import tow_end
from paddock.games.powersled.foresight.worth import price, progress
from paddock.games.powersled.phases.control import REFLEX
from paddock.games.powersled.phases.weapons import LASER_STRENGTH, NUKE_STRENGTH
from paddock.games.powersled.rules.control import steps_of
from paddock.games.powersled.rules.laser import in_sights
from paddock.games.powersled.state import LOST, NOBODY_HERE, Powersled, Sled
from paddock.games.powersled.tables import CRASH, SPIN
from paddock.games.powersled.track import NO_SQUARE
from paddock.games.powersled.view import PowersledView
from paddock.kit.words import join, plural

MOST_PATHS: Final = 12
STOP_STEP: Final = -1
SWIPE_STEP: Final = -2
THOUSAND: Final = 1000


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


class Looker:
    """Looks at paths of one seat from one position; equal risks are reckoned once."""

    def __init__(self, race: Powersled, seat: int, names: list[str]) -> None:
        self.race = race
        self.sled: Sled = race.sleds[seat]
        self.names = names
        self.known: dict[str, OddsPreview] = {}
        self.prices: dict[str, float] = {}

    def sensible(self, paths: list[Path]) -> list[PathPreview]:
        """The best way to each end and into each sled, the best of all first."""
        track = self.race.book.track
        start = self.sled.square
        best: dict[tuple[int, int, int, int], int] = {}
        worths: list[float] = []
        for at in range(len(paths)):
            path = paths[at]
            worths.append(progress(track, start, path) - self._price(path.trials))
            key = (path.end, path.struck, path.strength, path.manner)
            if key not in best or worths[at] > worths[best[key]]:
                best[key] = at
        chosen = sorted(best.values(), key=lambda at: (-worths[at], at))
        return [self._path(paths[at]) for at in chosen[:MOST_PATHS]]

    def _price(self, trials: list[Trial]) -> float:
        if not trials:
            return 0.0
        key = self._key(trials)
        if key not in self.prices:
            self._look(key, trials)
        return self.prices[key]

    def odds(self, trials: list[Trial]) -> OddsPreview:
        key = self._key(trials)
        if key not in self.known:
            self._look(key, trials)
        return self.known[key]

    def _look(self, key: str, trials: list[Trial]) -> None:
        odds = odds_of(self.race, self.sled, trials)
        self.known[key] = show_odds(odds)
        self.prices[key] = price(odds)

    def _key(self, trials: list[Trial]) -> str:
        """Hands differ from play to play, so what is held counts too."""
        key = f"{self.sled.holds()}"
        for trial in trials:
            key += f",{trial.kind}:{trial.amount}"
        return key

    def _path(self, path: Path) -> PathPreview:
        track = self.race.book.track
        odds = self.odds(path.trials)
        return PathPreview(
            [_step_code(answer) for answer in path.answers],
            path.squares,
            path.end,
            progress(track, self.sled.square, path),
            [self._trial(trial) for trial in path.trials],
            path.struck,
            path.strength,
            path.manner,
            odds,
            self._path_text(path, odds),
        )

    def blow(self, sled: Sled, strength: int) -> OddsPreview:
        """The odds of one blow; a spinning sled has no control to lose, so none are shown."""
        if sled.is_spinning:
            return show_odds(no_risk())
        return show_odds(odds_of(self.race, sled, [Trial(BLOW, strength, sled.square)]))

    def _trial(self, trial: Trial) -> TrialPreview:
        kind = TRIALS[trial.kind]
        if trial.kind in (BLOW, MINE_BLOW):
            return TrialPreview(kind, trial.square, 0, 0, trial.amount)
        safe = trial.amount + self.race.play.printed if trial.kind == CORNER_TEST else 0
        return TrialPreview(kind, trial.square, trial.amount + self.sled.pilot, safe, 0)

    def _path_text(self, path: Path, odds: OddsPreview) -> str:
        track = self.race.book.track
        text = f"to {track.squares[path.end]}" if path.squares else "stays"
        met: list[str] = []
        for trial in path.trials:
            if trial.kind == CORNER_TEST:
                corner = track.corners[track.corner[trial.square]]
                met.append(f"test in {corner} at {trial.amount + self.sled.pilot:+d}")
            elif trial.kind != BLOW:
                met.append(f"{TRIALS[trial.kind]} in {track.squares[trial.square]}")
        if path.struck != NOT_STRUCK:
            met.append(
                f"{_MANNERS[path.manner]} {self.names[path.struck]}, strength {path.strength}"
            )
        if met:
            text += f", {join(met)}"
        return f"{text}: {odds.text}" if odds.text else text

    def ends(self, paths: list[Path]) -> list[int]:
        """Where the move can end without contact."""
        found: list[int] = []
        for path in paths:
            if path.struck == NOT_STRUCK and path.end not in found:
                found.append(path.end)
        return sorted(found)


_MANNERS: Final[tuple[str, ...]] = ("runs into", "cuts into", "sideswipes")


def _step_code(answer: Action) -> int:
    if isinstance(answer, Go):
        return answer.way * PILOTINGS + answer.piloting
    return SWIPE_STEP if isinstance(answer, Sideswipe) else STOP_STEP


def show_odds(odds: Odds) -> OddsPreview:
    """Thousandths that add up, and the fractions themselves."""
    if odds.is_certain():
        return OddsPreview([], [], 0, "")
    return OddsPreview(
        _permille(odds),
        [str(odds.chance(fate)) for fate in range(len(FATES))],
        (odds.damage * THOUSAND + odds.whole // 2) // odds.whole,
        _odds_text(odds),
    )


def _permille(odds: Odds) -> list[int]:
    """Rounded down, and what is missing given to those that lost most by it."""
    parts = [weight * THOUSAND // odds.whole for weight in odds.fates]
    lost = [weight * THOUSAND % odds.whole for weight in odds.fates]
    for _ in range(THOUSAND - sum(parts)):
        at = lost.index(max(lost))
        parts[at] += 1
        lost[at] = -1
    return parts


_SHORT: Final[tuple[str, ...]] = ("safe", "1 step", "2 steps", "spin", "crash", "out")


def _odds_text(odds: Odds) -> str:
    """In per cent, what cannot happen left out."""
    words: list[str] = []
    for fate in range(len(FATES)):
        weight = odds.fates[fate]
        if weight:
            percent = (weight * 200 + odds.whole) // (2 * odds.whole)
            words.append(f"{_SHORT[fate]} {f'{percent} %' if percent else 'under 1 %'}")
    if odds.damage:
        words.append(f"damage {odds.damage / odds.whole:.1f}")
    return ", ".join(words)


def _plays(looker: Looker, decision: ChooseCards) -> list[Value]:
    race, sled = looker.race, looker.sled
    seen: set[tuple[bool, int, int, int, int]] = set()
    shown: list[Value] = []
    for action in decision.options():
        assert isinstance(action, Lay), "cards are laid"
        key = (
            action.is_drift(),
            action.speed,
            action.corners,
            action.pilotings,
            action.extras,
        )
        if key in seen:
            continue
        seen.add(key)
        lay_down(race, sled.seat, action)
        paths = paths_of(race)
        sensible = looker.sensible(paths)
        shown.append(
            PlayPreview(
                action.is_drift(),
                action.speed,
                action.corners,
                action.pilotings,
                action.extras,
                looker.ends(paths),
                sensible,
                sensible[0].text,
            )
        )
        take_up(race, sled.seat, action)
    return shown


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
        shown.append(
            ChoicePreview(option, NOBODY_HERE, NO_SQUARE, show_odds(no_risk()), f"{total}: {word}")
        )
    return shown


def _field(looker: Looker, decision: UseField) -> list[Value]:
    """The blow if it is let through."""
    nothing = show_odds(no_risk())
    if decision.cause == BY_HOOK:
        rival = looker.names[decision.other]
        texts = [f"{rival} is towed along", f"{rival} stays behind"]
        return [
            ChoicePreview(option, decision.other, NO_SQUARE, nothing, texts[option])
            for option in range(len(decision.options()))
        ]
    shown: list[Value] = []
    for option, action in enumerate(decision.options()):
        if isinstance(action, React):
            odds, text = nothing, "no roll, no damage, no slide"
        else:
            odds = looker.blow(looker.sled, decision.strength)
            text = f"roll at strength {decision.strength}"
            if odds.text:
                text += f": {odds.text}"
        shown.append(ChoicePreview(option, decision.other, looker.sled.square, odds, text))
    return shown


def _hook(looker: Looker, decision: UseHook) -> list[Value]:
    """Where the tow ends if the puller goes its most sensible way and nothing happens to it."""
    race = looker.race
    looker.sled = race.sleds[race.play.mover]
    best = looker.sensible(paths_of(race))[0]
    square = tow_end(race, decision.seat, best.squares)
    nothing = show_odds(no_risk())
    text = f"towed at speed {decision.speed} without tests, perhaps to {_name(race, square)}"
    shown: list[Value] = []
    for option, action in enumerate(decision.options()):
        if isinstance(action, React):
            shown.append(ChoicePreview(option, decision.puller, square, nothing, text))
    return shown


def _after(looker: Looker, decision: ChooseAfter) -> list[Value]:
    """Whom each card would hit, and how hard."""
    race, sled = looker.race, looker.sled
    shown: list[Value] = []
    for option, action in enumerate(decision.options()):
        if isinstance(action, FireLaser):
            shown.append(_shot(looker, option, laser_target(race, sled), LASER_STRENGTH))
        elif isinstance(action, ThrowNuke):
            shown.append(_shot(looker, option, action.target, NUKE_STRENGTH))
        elif isinstance(action, LayMine | LaySlick):
            square = sled.left_last
            under = race.front_of(square)
            text = f"in {_name(race, square)}"
            if under != NOBODY_HERE:
                text += f", under {looker.names[under]}"
            shown.append(ChoicePreview(option, under, square, show_odds(no_risk()), text))
    return shown


def laser_target(race: Powersled, sled: Sled) -> int:
    """PS-R69 The sled that the beam would hit, or NOBODY_HERE for a mine."""
    square = in_sights(race, sled)
    rear = race.rear_of(square)
    return rear if rear not in (NOBODY_HERE, sled.seat) else race.front_of(square)


def _shot(looker: Looker, option: int, target: int, strength: int) -> ChoicePreview:
    race = looker.race
    if target == NOBODY_HERE:
        square = in_sights(race, looker.sled)
        text = f"removes the mine in {_name(race, square)}"
        return ChoicePreview(option, target, square, show_odds(no_risk()), text)
    struck = race.sleds[target]
    odds = looker.blow(struck, strength)
    text = f"{looker.names[target]} rolls at strength {strength}"
    if odds.text:
        text += f": {odds.text}"
    if strength == NUKE_STRENGTH:
        control = looker.sled.control + 1
        text += "; you lose a step" + (", the third: spin" if control >= LOST else "")
    return ChoicePreview(option, target, struck.square, odds, text)


def _name(race: Powersled, square: int) -> str:
    return race.book.track.squares[square]
