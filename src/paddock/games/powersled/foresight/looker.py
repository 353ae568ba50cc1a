"""One seat's look at its ways: the sensible ones, and the odds of everybody they concern."""

from typing import Final

from paddock.core.phrase import Phrase, Seat
from paddock.games.powersled.book.cards import REFLEXES
from paddock.games.powersled.events.contact import (
    BY_COLLISION,
    BY_CORNER,
    BY_MINE,
    BY_SLICK,
    Cause,
)
from paddock.games.powersled.foresight.odds import FATES, Odds, odds_of
from paddock.games.powersled.foresight.paths import (
    BLOW,
    CORNER_TEST,
    MINE_BLOW,
    NOT_STRUCK,
    RISKS,
    Path,
    Risk,
)
from paddock.games.powersled.foresight.previews import OddsPreview, PathPreview, RiskPreview
from paddock.games.powersled.foresight.steps import number_of
from paddock.games.powersled.foresight.worth import price, progress
from paddock.games.powersled.rules.control import safe_speed
from paddock.games.powersled.state import Powersled, Sled
from paddock.games.powersled.words.places import square_place
from paddock.kit.words import listed, plural, say, signed

MOST_PATHS: Final = 12
THOUSAND: Final = 1000
_MANNERS: Final[tuple[str, ...]] = ("runs into", "cuts into", "sideswipes")
_CAUSES: Final[tuple[Cause, ...]] = (BY_CORNER, BY_SLICK, BY_MINE, BY_COLLISION)
"""Of the kinds of `Risk`."""
_SHORT: Final[tuple[str, ...]] = (
    "safe", "damage only", "1 step", "2 steps", "spin", "crash", "out",
)  # fmt: skip


class Looker:
    """Looks at paths of one seat from one position; equal risks are reckoned once."""

    def __init__(self, race: Powersled, seat: int) -> None:
        self.race = race
        self.sled: Sled = race.sleds[seat]
        self.known: dict[str, Odds] = {}

    def sensible(self, paths: list[Path]) -> list[PathPreview]:
        """The best way to each end and into each sled, the best of all first."""
        track = self.race.book.track
        start = self.sled.square
        best: dict[tuple[int, int, int, int], int] = {}
        worths: list[float] = []
        for at in range(len(paths)):
            path = paths[at]
            cost = price(self._odds_of(self.sled, path.risks)) if path.risks else 0.0
            worths.append(progress(track, start, path) - cost)
            key = (path.end, path.struck, path.strength, path.manner)
            if key not in best or worths[at] > worths[best[key]]:
                best[key] = at
        chosen = sorted(best.values(), key=lambda at: (-worths[at], at))
        return [self.path(paths[at]) for at in chosen[:MOST_PATHS]]

    def odds(self, sled: Sled, risks: list[Risk]) -> list[OddsPreview]:
        """What may happen to one sled, if anything."""
        return preview_odds(sled.seat, self._odds_of(sled, risks))

    def blow(self, sled: Sled, strength: int) -> list[OddsPreview]:
        """What one blow may do to a sled."""
        return self.odds(sled, [Risk(BLOW, strength, sled.square)])

    def _odds_of(self, sled: Sled, risks: list[Risk]) -> Odds:
        """Hands differ from play to play, so what is held counts too."""
        deck = self.race.decks[sled.seat]
        key = f"{sled.seat},{deck.hand[REFLEXES]},{deck.holds()}"
        for risk in risks:
            key += f",{risk.kind}:{risk.amount}"
        known = self.known.get(key)
        if known is None:
            known = odds_of(self.race, sled, risks)
            self.known[key] = known
        return known

    def path(self, path: Path) -> PathPreview:
        """One way as it is shown."""
        odds = self.odds(self.sled, path.risks)
        if path.struck != NOT_STRUCK:
            odds += self.blow(self.race.sleds[path.struck], path.strength)
        return PathPreview(
            [number_of(answer) for answer in path.answers],
            path.squares,
            path.end,
            progress(self.race.book.track, self.sled.square, path),
            [self._risk(risk) for risk in path.risks],
            path.struck,
            path.strength,
            path.manner,
            odds,
            self._path_text(path),
        )

    def _risk(self, risk: Risk) -> RiskPreview:
        cause = _CAUSES[risk.kind]
        if risk.kind in (BLOW, MINE_BLOW):
            return RiskPreview(cause, risk.square, 0, risk.amount)
        return RiskPreview(cause, risk.square, risk.amount + self.sled.pilot, 0)

    def _path_text(self, path: Path) -> Phrase:
        track = self.race.book.track
        met: list[Phrase] = []
        if path.squares:
            gain = progress(track, self.sled.square, path)
            verb = "loses" if gain < 0 else "gains"
            met.append(say("{} {}", verb, plural(abs(gain), "square")))
        for risk in path.risks:
            if risk.kind == CORNER_TEST:
                corner = track.corner[risk.square]
                safe = safe_speed(track, corner, self.race.play.corners)
                where = f"corner {track.corners[corner]} (safe {safe})"
                met.append(say(f"test in {where} at {signed(risk.amount + self.sled.pilot)}"))
            elif risk.kind != BLOW:
                square = square_place(track, risk.square)
                met.append(say("{} in {}", RISKS[risk.kind], square))
        if path.struck != NOT_STRUCK:
            manner, struck = _MANNERS[path.manner], Seat(path.struck)
            met.append(say("{} {}, strength {}", manner, struck, path.strength))
        if not path.squares:
            return say("stays, {}", listed(met)) if met else say("stays")
        return say("{}; to {}", listed(met, last=", "), square_place(track, path.end))

    def ends(self, paths: list[Path]) -> list[int]:
        """Where the move can end without contact."""
        found: list[int] = []
        for path in paths:
            if path.struck == NOT_STRUCK and path.end not in found:
                found.append(path.end)
        return sorted(found)


def preview_odds(seat: int, odds: Odds) -> list[OddsPreview]:
    """Thousandths that add up, and the fractions themselves; nothing if nothing can happen."""
    if odds.is_certain():
        return []
    return [
        OddsPreview(
            seat,
            _permille(odds),
            [str(odds.chance(fate)) for fate in range(len(FATES))],
            (odds.damage * THOUSAND + odds.whole // 2) // odds.whole,
            _odds_text(odds),
        )
    ]


def _permille(odds: Odds) -> list[int]:
    """Rounded down, and what is missing given to those that lost most by it."""
    parts = [weight * THOUSAND // odds.whole for weight in odds.fates]
    lost = [weight * THOUSAND % odds.whole for weight in odds.fates]
    for _ in range(THOUSAND - sum(parts)):
        at = lost.index(max(lost))
        parts[at] += 1
        lost[at] = -1
    return parts


def _odds_text(odds: Odds) -> Phrase:
    """In per cent, what cannot happen left out."""
    words: list[str] = []
    for fate in range(len(FATES)):
        weight = odds.fates[fate]
        if weight:
            percent = (weight * 200 + odds.whole) // (2 * odds.whole)
            words.append(f"{_SHORT[fate]} {f'{percent} %' if percent else 'under 1 %'}")
    if odds.damage:
        words.append(f"damage {odds.damage / odds.whole:.1f}")
    return say(", ".join(words))
