"""What would happen, in words for players."""

from paddock.core.phrase import Part, Phrase, Seat
from paddock.games.pocket_rockets.actions import Hand
from paddock.games.pocket_rockets.book.racers import AURA, BOOST, TRANSWARP, Power
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.foresight.kinds import Leg
from paddock.games.pocket_rockets.rules.driving import BY_OBSTACLE, NOTHING_MET
from paddock.games.pocket_rockets.state import Rocket
from paddock.games.pocket_rockets.words.names import HANDS, POWER_NAMES, millimetres, thing
from paddock.kit.words import amount, listed, players, say


def fit_text(fits: bool) -> Phrase:
    return say("the card fits" if fits else "the card does not fit")


def bid_text(number: int, is_alone: bool) -> Phrase:
    """What a bid of 1 to 4 brings. PR-166 Alone on the table nobody else bids it."""
    return say(
        "up to {}" if is_alone else "up to {}, if nobody else bids it", amount(number, "move")
    )


def repair_text(is_alone: bool) -> Phrase:
    return say("repair" if is_alone else "repair, if nobody else bids it")


def idle_text() -> Phrase:
    return say("nothing: alone on the table there is no use for a power")


def boost_text() -> Phrase:
    return say("2X Boost: twice the highest bid in moves")


def power_text(power: Power) -> Phrase:
    """A power of which nobody says whom it reaches."""
    if power == TRANSWARP:
        return say("Transwarp: change places with another racer")
    return say(f"{POWER_NAMES[power]}, if somebody is in reach")


def reach_text(power: Power, seats: list[int], moves: int) -> Phrase:
    """Whom a power reaches, or what it gives."""
    if power == BOOST:
        return say("up to {}", amount(moves, "move"))
    if not seats:
        return say(f"{POWER_NAMES[power]}: nobody in reach")
    return say(f"{POWER_NAMES[power]}: {{}} in reach", players(seats))


def aim_text(power: Power, rockets: list[Rocket], seat: int, target: int) -> Phrase:
    """What comes of a power that is aimed at a racer."""
    if power == TRANSWARP:
        own, other = rockets[seat].credits, rockets[target].credits
        got = amount(other, "credit")
        return say(f"you take that place and {{}}, it takes yours and {own}", got)
    end = "out of play" if rockets[target].is_damaged else "damaged"
    if power == AURA:
        won = f"win the throw, and {{}} is {end} and all others in reach are hit"
        return say(f"{won}; lose it, and you are damaged", Seat(target))
    return say(f"win the throw, and {{}} is {end}; lose it, and nothing happens", Seat(target))


def throw_text(beats: Hand) -> Phrase:
    return say(f"beats {HANDS[beats]}")


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
