"""What would happen, in words for players."""

from paddock.core.phrase import Part, Phrase
from paddock.games.pocket_rockets.book.racers import BOOST
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.foresight.kinds import Leg
from paddock.games.pocket_rockets.rules.driving import BY_OBSTACLE, NOTHING_MET
from paddock.games.pocket_rockets.words.names import millimetres, thing
from paddock.kit.words import amount, listed, players, say


def fit_text(fits: bool) -> Phrase:
    return say("the card fits" if fits else "the card does not fit")


def reach_text(power: int, seats: list[int], moves: int) -> Phrase:
    """Whom a power reaches, or what it gives."""
    if power == BOOST:
        return say("up to {}", amount(moves, "move"))
    return say("{} in reach", players(seats))


def leg_text(decision: ChooseMove, leg: Leg) -> Phrase:
    """One move: what it touches, where it ends, what it earns."""
    said: list[Phrase] = []
    if leg.pivot_cause != NOTHING_MET:
        said.append(say("turning scrapes {}", _thing(decision, leg.pivot_cause, leg.pivot_which)))
    if leg.has_slid:
        far = millimetres(leg.reached)
        if leg.slide_cause != NOTHING_MET:
            what = _thing(decision, leg.slide_cause, leg.slide_which)
            said.append(say("runs into {} after {}", what, far))
        elif leg.has_finished:
            said.append(say("across the finish after {}", far))
        else:
            said.append(say("then slides clean" if said else "slides clean"))
    if leg.credits and not leg.has_finished:
        said.append(say("earns {}", amount(leg.credits, "credit")))
    if leg.is_removed:
        said.append(say("out of play"))
    elif leg.is_damaged and not decision.is_damaged:
        said.append(say("damaged"))
    return listed(said, last=", ")


def plan_text(decision: ChooseMove, legs: list[Leg], planned: int) -> Phrase:
    """A plan: how far it goes, and how its last move ends."""
    if not legs:
        return fit_text(False)
    last = leg_text(decision, legs[len(legs) - 1])
    return say("{} of {}; the last one {}", len(legs), amount(planned, "move"), last)


def _thing(decision: ChooseMove, cause: int, which: int) -> Part:
    course = decision.book.courses[decision.course]
    return thing(cause, which, course.obstacles[which].name if cause == BY_OBSTACLE else "")
