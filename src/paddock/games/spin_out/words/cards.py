"""Cards, markers and Kabooms, in words for players."""

from typing import Final

from paddock.core.phrase import Phrase, Seat, Told
from paddock.core.protocol import Event
from paddock.games.spin_out.actions import BLACK_MARK, BLUE_MARK, NO_TARGET, Mark
from paddock.games.spin_out.book.cards import FUNCTION_OF, is_joker
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.events.cards import (
    BailedOut,
    BlastHit,
    BribeGiven,
    BribePaid,
    CardPlayed,
    CouplingThrown,
    EjectionThrown,
    FellApart,
    Kaboomed,
    LeftRace,
    MarkersChanged,
    PaidWith,
    PlayLapsed,
    PodRemoved,
    Repaired,
    SabotageThrown,
    SabotageTurned,
    ShotThrown,
    WreckLeft,
)
from paddock.games.spin_out.words.names import card_name, card_title
from paddock.kit.words import join, plural, say

BAIL_OUT_STORIES: Final[tuple[str, ...]] = (
    "walks off before anybody looks",
    "buys a way past the stewards",
    "buys a way past the stewards",
    "buys a way past the stewards",
    "gets out with bruises from the crowd",
    "is led away by the police",
)
EJECTION_STORIES: Final[tuple[str, ...]] = (
    "out and safe",
    "out, and down among rival fans",
    "out, and down among rival fans",
    "out, and down among rival fans",
    "out, and carried off by friendly fans",
    "the seat sticks",
)
CARD_RULES: Final[tuple[str, ...]] = (
    "SO-110", "SO-116", "SO-111", "SO-112", "SO-117", "SO-113", "SO-118", "SO-120",
    "SO-123", "SO-121", "SO-119", "SO-114", "SO-122", "SO-115", "SO-139", "SO-140",
)  # fmt: skip
"""Where a card stands, by its function."""


def tell_card(event: Event, book: Arena) -> Told | None:
    """A sentence, or None if it is no such event."""
    if isinstance(event, CardPlayed | PlayLapsed | PaidWith | BribePaid | BribeGiven):
        return _tell_play(event)
    if isinstance(event, MarkersChanged | Repaired):
        return _tell_pod(event)
    if isinstance(event, ShotThrown | CouplingThrown):
        return _tell_throw(event)
    if isinstance(event, SabotageThrown | SabotageTurned):
        return _tell_sabotage(event)
    if isinstance(event, EjectionThrown | BailedOut | LeftRace | WreckLeft):
        return _tell_exit(event)
    if isinstance(event, Kaboomed | FellApart | BlastHit | PodRemoved):
        return _tell_kaboom(event)
    return None


def played(card: int, named: int, target: int, mark: Mark, seat: int) -> Phrase:
    """A card with its target, as it is said aloud."""
    name = card_title(named)
    if is_joker(card):
        name = f"a Joker as {name}"
    onto = say("") if target in (NO_TARGET, seat) else say(" onto {}", Seat(target))
    also = {BLUE_MARK: ", against the leak", BLACK_MARK: ", against the shutdown"}.get(mark, "")
    return say(f"{name}{{}}{also}", onto)


def _tell_play(event: Event) -> Told:
    if isinstance(event, CardPlayed):
        what = played(event.card, event.named, event.target, event.mark, event.seat)
        rules = [CARD_RULES[FUNCTION_OF[event.named]]]
        if is_joker(event.card):
            rules.append("SO-106")
        return Told(say("{} plays {}.", Seat(event.seat), what), rules)
    if isinstance(event, PlayLapsed):
        return Told("Somebody was before you: your play lapses, and nobody saw it.", ["SO-169"])
    if isinstance(event, PaidWith):
        text = f"{{}} spends {card_name(event.card)} to get out."
        return Told(say(text, Seat(event.seat)), ["SO-R97"])
    if isinstance(event, BribePaid):
        text = "{} slips a card to {}."
        return Told(say(text, Seat(event.seat), Seat(event.receiver)), ["SO-123"])
    assert isinstance(event, BribeGiven), f"no words for {event!r}"
    text = f"It was {card_title(event.card)}, from {{}} to {{}}."
    return Told(say(text, Seat(event.seat), Seat(event.receiver)), ["SO-123"])


def _tell_pod(event: Event) -> Told:
    if isinstance(event, Repaired):
        text = f"{{}} repairs {event.points}: damage {event.damage}."
        return Told(say(text, Seat(event.seat)), ["SO-139"])
    assert isinstance(event, MarkersChanged), f"no words for {event!r}"
    on = marker_names(event.orange, event.red, event.black, event.blue)
    if not on:
        return Told(say("{} has no markers now.", Seat(event.seat)), ["SO-018"])
    return Told(say(f"{{}} carries now: {join(on)}.", Seat(event.seat)), ["SO-018"])


def marker_names(orange: bool, red: bool, black: bool, blue: bool) -> list[str]:
    """Each marker with what it means."""
    names = (
        (orange, "orange (spins out)"),
        (red, "red (engines off)"),
        (black, "black (will shut down)"),
        (blue, "blue (leaks)"),
    )
    return [name for is_on, name in names if is_on]


def _tell_throw(event: Event) -> Told:
    if isinstance(event, ShotThrown):
        text = f"{{}} throws {event.die} for the Pot Shot; {{}} has {event.damage} damage."
        return Told(say(text, Seat(event.seat), Seat(event.target)), ["SO-117"])
    assert isinstance(event, CouplingThrown), f"no words for {event!r}"
    text = f"{{}} throws {event.die} for the coupling: damage {event.damage}."
    return Told(say(text, Seat(event.seat)), ["SO-119"])


def _tell_sabotage(event: Event) -> Told:
    if isinstance(event, SabotageThrown):
        text = f"{{}} throws {event.die} for the Sabotage; {{}} has {event.damage} damage."
        return Told(say(text, Seat(event.seat), Seat(event.target)), ["SO-118"])
    assert isinstance(event, SabotageTurned), f"no words for {event!r}"
    text = "{} turns the Sabotage round: now it is aimed at {}."
    return Told(say(text, Seat(event.seat), Seat(event.target)), ["SO-116", "SO-R52"])


def _tell_exit(event: Event) -> Told:
    if isinstance(event, EjectionThrown):
        text = f"{{}} pulls the handle and throws {event.die}: {EJECTION_STORIES[event.die - 1]}."
        return Told(say(text, Seat(event.seat)), ["SO-148"])
    if isinstance(event, BailedOut):
        text = f"{{}} bails out and {BAIL_OUT_STORIES[event.die - 1]} ({event.die})."
        return Told(say(text, Seat(event.seat)), ["SO-152"])
    if isinstance(event, WreckLeft):
        return Told(say("{}'s pod stays behind as a wreck.", Seat(event.seat)), ["SO-132"])
    assert isinstance(event, LeftRace), f"no words for {event!r}"
    verb = "goes" if event.cards == 1 else "go"
    text = f"{{}} is out of the race; {plural(event.cards, 'card')} {verb} under the discards."
    return Told(say(text, Seat(event.seat)), ["SO-137", "SO-153"])


def _tell_kaboom(event: Event) -> Told:
    if isinstance(event, Kaboomed):
        return Told(say("Kaboom! {}'s pod blows up.", Seat(event.seat)), ["SO-128"])
    if isinstance(event, FellApart):
        return Told(say("{}'s pod falls apart where it stands.", Seat(event.seat)), ["SO-130"])
    if isinstance(event, BlastHit):
        text = f"The blast costs {{}} {event.die}: damage {event.damage}."
        return Told(say(text, Seat(event.other)), ["SO-134"])
    assert isinstance(event, PodRemoved), f"no words for {event!r}"
    if event.is_dead:
        return Told(say("{} did not get out.", Seat(event.seat)), ["SO-137"])
    return Told(say("Nothing is left of {}'s pod.", Seat(event.seat)), ["SO-136"])
