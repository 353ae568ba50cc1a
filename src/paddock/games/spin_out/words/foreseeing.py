"""What would come of an answer, in a line."""

from paddock.core.phrase import Part, Phrase, Seat
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.foresight.kinds import Encounter
from paddock.games.spin_out.foresight.odds import Chances
from paddock.games.spin_out.rules.ground import (
    AT_GATE,
    IGNORED,
    INTO_EDGE,
    INTO_LARGE,
    INTO_OBSTACLE,
    INTO_POD,
    INTO_SMALL,
)
from paddock.games.spin_out.words.names import FUNCTION_TEXTS, gate_name, inches, thing
from paddock.kit.words import Word, join, listed, plural, say


def way_text(
    book: Arena, left: int, encounters: list[Encounter], turns: int, chances: Chances
) -> Phrase:
    """Gates and contacts in order, then the chances."""
    parts: list[Word] = [_met(book, one) for one in encounters]
    if left:
        parts.append(f"stops with {inches(left)} to go")
    parts.append(plural(turns, "turn"))
    risks = chances_text(chances)
    if risks:
        parts.append(risks)
    return listed(parts, ", ", ", ")


def _met(book: Arena, met: Encounter) -> Phrase:
    what: Part = ""
    if met.what == AT_GATE:
        gates = len(book.course.gates)
        is_finish = met.which == book.gates_to_pass() - 1
        return say("the finish" if is_finish else gate_name(met.which % gates, book))
    what = Seat(met.which) if met.what == INTO_POD else thing(met.which, book)
    if met.what == IGNORED:
        return say("through {}", what)
    if met.what == INTO_POD:
        return say(f"nudge {{}} ({met.least} to {met.most})" if met.most else "past {}", what)
    if met.what in (INTO_OBSTACLE, INTO_EDGE):
        return say(f"into {{}} ({met.least} to {met.most})", what)
    if met.what in (INTO_SMALL, INTO_LARGE):
        return say("onto {} (1)", what)
    return say("off {} (1)", what)


def chances_text(chances: Chances) -> str:
    """Kaboom 3 %, stall 50 %; "" where nothing can go wrong."""
    risks = (
        ("Kaboom", chances.kaboom),
        ("stall", chances.stall),
        ("spin-out", chances.spin),
    )
    return join([f"{name} {chance / 10:g} %" for name, chance in risks if chance])


def speed_text(speed: int, stall: int, spin: int) -> Phrase:
    risks = chances_text(Chances(0, stall, spin))
    return say(f"{speed} in to move; {risks}" if risks else f"{speed} in to move")


def card_text(function: int) -> Phrase:
    return say(FUNCTION_TEXTS[function])
