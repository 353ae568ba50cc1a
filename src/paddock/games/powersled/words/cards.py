"""Sentences for the grid, for turns and rounds, and for cards that come and go."""

from typing import Final

from paddock.core.game import Told
from paddock.games.powersled.book.cards import (
    FIELD,
    HOOK,
    REFLEXES,
    card_name,
    is_drift,
    is_special,
)
from paddock.games.powersled.events.contact import BY_HOOK, BY_MINE, CAUSES, Hooked, Reacted
from paddock.games.powersled.events.turns import (
    ALL_LOST,
    FOR_SPIN,
    FOR_STEPS,
    OVER_LIMIT,
    BuildsRevealed,
    CardsLaid,
    Discarded,
    Drew,
    DrewHidden,
    GridRolled,
    GridSet,
    Owed,
    PutAside,
    PutAsideHidden,
    Reshuffled,
    RoundBegan,
    StoodStill,
    TurnBegan,
)
from paddock.games.powersled.words.names import cards_in_words, play_in_words, signed
from paddock.kit.words import join, plural

_WHY: Final = {
    OVER_LIMIT: ("down to the stability", "PS-035"),
    FOR_STEPS: ("for a lost step", "PS-133"),
    FOR_SPIN: ("while spinning", "PS-157"),
    ALL_LOST: ("the whole hand, with control lost", "PS-135"),
}


def tell_start(
    event: BuildsRevealed | GridRolled | GridSet | TurnBegan | RoundBegan, names: list[str]
) -> Told:
    """Builds, the grid, turns and rounds."""
    if isinstance(event, BuildsRevealed):
        builds = [
            f"{names[seat]} thrust {signed(build[0])}, stability {signed(build[1])}, "
            f"pilot {signed(build[2])}, armor {signed(build[3])}"
            for seat, build in enumerate(event.builds)
        ]
        return Told(f"The sleds are shown: {'; '.join(builds)}.", ["PS-007", "PS-R02"])
    if isinstance(event, GridRolled):
        totals = [f"{names[seat]} {total}" for seat, total in enumerate(event.totals) if total]
        return Told(f"Dice for the grid: {join(totals)}.", ["PS-R04"])
    if isinstance(event, GridSet):
        places = [
            f"{names[seat]} on {square}"
            for seat, square in zip(event.order, event.squares, strict=True)
        ]
        return Told(f"The grid, pole first: {join(places)}.", ["PS-014", "PS-015"])
    if isinstance(event, TurnBegan):
        return Told(f"Turn {event.turn}. Everybody draws.", ["PS-030"])
    order = join([names[seat] for seat in event.order])
    return Told(f"Round {event.round}, in this order: {order}.", ["PS-037", "PS-038"])


def tell_hand(
    event: Drew | DrewHidden | Reshuffled | PutAside | PutAsideHidden | Discarded | Owed,
    names: list[str],
) -> Told:
    """Cards drawn and put away."""
    if isinstance(event, Drew):
        cards = cards_in_words(event.cards) or "nothing"
        return _drawn(f"{names[event.seat]} draws {cards}", sum(event.cards), event.owed)
    if isinstance(event, DrewHidden):
        text = f"{names[event.seat]} draws {plural(event.number, 'card')}"
        return _drawn(text, event.number, event.owed)
    if isinstance(event, Reshuffled):
        cards = plural(event.number, "card")
        text = f"{names[event.seat]} shuffles {cards} of the discard pile into a new draw pile."
        return Told(text, ["PS-042"])
    if isinstance(event, PutAside):
        text = f"{names[event.seat]} puts {card_name(event.card)} aside for the discard pile."
        return Told(text, ["PS-035"])
    if isinstance(event, PutAsideHidden):
        return Told(f"{names[event.seat]} puts a card aside, face down.", ["PS-035"])
    if isinstance(event, Discarded):
        why, rule = _WHY[event.why]
        text = f"{names[event.seat]} discards {cards_in_words(event.cards)}: {why}."
        return Told(text, [rule])
    cards = plural(event.owed, "card")
    text = f"{names[event.seat]}'s hand is too small and now owes {cards} of the next draw."
    return Told(text, ["PS-134"])


def _drawn(text: str, number: int, owed: int) -> Told:
    """What was owed makes the draw smaller, and says so."""
    if owed:
        return Told(f"{text}: {number} = {number + owed} − {owed} owed.", ["PS-031", "PS-034"])
    return Told(f"{text}.", ["PS-031"])


def tell_cards(event: StoodStill | CardsLaid | Reacted | Hooked, names: list[str]) -> Told:
    """Cards laid for a play, and cards that answer something."""
    if isinstance(event, StoodStill):
        text = f"{names[event.seat]} has no card and stands still on {event.square}."
        return Told(text, ["PS-054"])
    if isinstance(event, CardsLaid):
        play = play_in_words(event.card, event.speed, event.corners, event.pilotings, event.extras)
        rules = ["PS-056" if is_special(event.card) else "PS-050"]
        if event.corners:
            rules.append("PS-090")
        if event.pilotings:
            rules += ["PS-091", "PS-092"] if is_drift(event.card) else ["PS-092"]
        if event.extras:
            rules.append("PS-097")
        return Told(f"{names[event.seat]} lays {play}.", rules)
    if isinstance(event, Reacted):
        return _reacted(event, names)
    text = f"{names[event.seat]} is hooked on to {names[event.puller]} and will be towed."
    return Told(text, ["PS-127", "PS-132"])


def _reacted(event: Reacted, names: list[str]) -> Told:
    who = join([names[seat] for seat in event.seats])
    if event.card == REFLEXES:
        return Told(f"{who} plays Good Reflexes: +2 to that roll.", ["PS-100"])
    if event.card == HOOK:
        return Told(f"{who} throws a Grappling Hook at {names[event.by]}.", ["PS-127"])
    assert event.card == FIELD, f"no words for a reaction with {card_name(event.card)}"
    if event.cause == BY_HOOK:
        text = f"{who} plays Force Field: {names[event.by]}'s hook slips off."
        return Told(text, ["PS-126", "PS-R80"])
    if len(event.seats) > 1:
        text = f"{who} both play Force Field: nobody rolls and nobody slides."
        return Told(text, ["PS-125", "PS-269"])
    rules = ["PS-125", "PS-R60" if event.cause == BY_MINE else "PS-269"]
    return Told(f"{who} plays Force Field: the {CAUSES[event.cause]} does nothing to it.", rules)
