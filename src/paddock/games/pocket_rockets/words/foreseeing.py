"""What would happen, in words for players."""

from paddock.games.pocket_rockets.book.racers import BOOST, POWERS
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.foresight.kinds import Leg
from paddock.games.pocket_rockets.rules.driving import BY_OBSTACLE, NOTHING_MET
from paddock.games.pocket_rockets.words.names import POWER_NAMES, millimetres, thing
from paddock.kit.words import join, plural


def fit_text(fits: bool) -> str:
    return "the card fits" if fits else "the card does not fit"


def reach_text(power: int, seats: list[int], moves: int, names: list[str]) -> str:
    """Whom a power reaches, or what it gives."""
    assert len(POWER_NAMES) == len(POWERS), "each power has a name"
    if power == BOOST:
        return f"up to {plural(moves, 'move')}"
    return f"{join([names[seat] for seat in seats])} in reach"


def leg_text(decision: ChooseMove, leg: Leg, names: list[str]) -> str:
    """One move: what it touches, where it ends, what it earns."""
    said: list[str] = []
    if leg.pivot_cause != NOTHING_MET:
        what = _thing(decision, leg.pivot_cause, leg.pivot_which, names)
        said.append(f"turning scrapes {what}")
    if leg.has_slid:
        if leg.slide_cause != NOTHING_MET:
            what = _thing(decision, leg.slide_cause, leg.slide_which, names)
            said.append(f"runs into {what} after {millimetres(leg.reached)}")
        elif leg.has_finished:
            said.append(f"across the finish after {millimetres(leg.reached)}")
        else:
            said.append("slides clean" if not said else "then slides clean")
    if leg.credits and not leg.has_finished:
        said.append(f"earns {plural(leg.credits, 'credit')}")
    if leg.is_removed:
        said.append("out of play")
    elif leg.is_damaged and not decision.is_damaged:
        said.append("damaged")
    return ", ".join(said)


def plan_text(decision: ChooseMove, legs: list[Leg], planned: int, names: list[str]) -> str:
    """A plan: how far it goes, and how its last move ends."""
    if not legs:
        return "the card does not fit"
    last = leg_text(decision, legs[-1], names)
    return f"{len(legs)} of {plural(planned, 'move')}; the last one {last}"


def _thing(decision: ChooseMove, cause: int, which: int, names: list[str]) -> str:
    course = decision.book.courses[decision.course]
    return thing(cause, which, course.obstacles[which].name if cause == BY_OBSTACLE else "", names)
