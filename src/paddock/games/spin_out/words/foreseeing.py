"""What would come of an answer, in a line."""

from paddock.core.phrase import Part, Phrase, Seat
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import DIE
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
    """Gates and contacts in order, then the chances; last how it is driven."""
    parts: list[Word] = [_met(book, one) for one in encounters]
    if not parts:
        parts.append("nothing in the way")
    risks = chances_text(chances)
    if risks:
        parts.append(risks)
    if left:
        parts.append(f"stops with {inches(left)} to go")
    return say("{}; {}", listed(parts, ", ", ", "), plural(turns, "turn"))


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
        return say("nudges {}{}", what, _damage(met)) if met.most else say("past {}", what)
    if met.what in (INTO_OBSTACLE, INTO_EDGE):
        return say("into {}{}", what, _damage(met))
    way = "onto" if met.what in (INTO_SMALL, INTO_LARGE) else "off"
    return say("{} {}{}", way, what, _damage(met))


def _damage(met: Encounter) -> str:
    """What the dice bring on average, and at worst."""
    if met.least == met.most:
        return f" ({met.most} damage)"
    return f" ({met.expected / 10:g} damage on average, {met.most} at worst)"


def chances_text(chances: Chances) -> str:
    """Kaboom 3 %, stall 3 in 6; "" where nothing can go wrong."""
    risks = (
        ("Kaboom", chances.kaboom),
        ("stall", chances.stall),
        ("spin-out", chances.spin),
    )
    return join([f"{name} {odds(chance)}" for name, chance in risks if chance])


def odds(thousandths: int) -> str:
    """3 in 6, or 2 in 36, where dice say it so; 12.3 % elsewhere."""
    for throws in (DIE, DIE * DIE):
        hits = (thousandths * throws + 500) // 1000
        if hits and abs(hits * 1000 - thousandths * throws) <= throws:
            return f"{hits} in {throws}"
    return f"{thousandths / 10:g} %"


def speed_text(speed: int, stall: int, spin: int) -> Phrase:
    risks = chances_text(Chances(0, stall, spin))
    return say(f"{speed} in to move; {risks}" if risks else f"{speed} in to move")


def card_text(function: int) -> Phrase:
    return say(FUNCTION_TEXTS[function])
