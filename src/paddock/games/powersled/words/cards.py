"""Sentences for the grid, for turns and rounds, and for cards that come and go."""

from typing import Final

from paddock.core.phrase import Amount, Phrase, Seat, Told
from paddock.games.powersled.book.cards import (
    FIELD,
    HOOK,
    REFLEXES,
    card_name,
    is_drift,
    is_special,
)
from paddock.games.powersled.book.course import Course
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
from paddock.games.powersled.words.names import cards_in_words, play_in_words
from paddock.games.powersled.words.places import place
from paddock.kit.words import amount, listed, players, say, signed

_WHY: Final = {
    OVER_LIMIT: ("down to the stability", "PS-035"),
    FOR_STEPS: ("for a lost step", "PS-133"),
    FOR_SPIN: ("while spinning", "PS-157"),
    ALL_LOST: ("the whole hand, with control lost", "PS-135"),
}


def tell_start(
    event: BuildsRevealed | GridRolled | GridSet | TurnBegan | RoundBegan, course: Course
) -> Told:
    """Builds, the grid, turns and rounds."""
    if isinstance(event, BuildsRevealed):
        builds = [
            say(
                "{} thrust {}, stability {}, pilot {}, armor {}",
                Seat(seat),
                *(signed(points) for points in build),
            )
            for seat, build in enumerate(event.builds)
        ]
        text = say("The sleds are shown: {}.", listed(builds, "; ", "; "))
        return Told(text, ["PS-007", "PS-R02"])
    if isinstance(event, GridRolled):
        totals = [
            say("{} {}", Seat(seat), Amount(total))
            for seat, total in enumerate(event.totals)
            if total
        ]
        return Told(say("Dice for the grid: {}.", listed(totals)), ["PS-R04"])
    if isinstance(event, GridSet):
        places = [
            say("{} on {}", Seat(seat), place(course, square))
            for seat, square in zip(event.order, event.squares, strict=True)
        ]
        return Told(say("The grid, pole first: {}.", listed(places)), ["PS-014", "PS-015"])
    if isinstance(event, TurnBegan):
        return Told(f"Turn {event.turn}. Everybody draws.", ["PS-030"])
    order = players(event.order)
    return Told(say("Round {}, in this order: {}.", event.round, order), ["PS-037", "PS-038"])


def tell_hand(
    event: Drew | DrewHidden | Reshuffled | PutAside | PutAsideHidden | Discarded | Owed,
) -> Told:
    """Cards drawn and put away."""
    who = Seat(event.seat)
    if isinstance(event, Drew):
        cards = cards_in_words(event.cards) or "nothing"
        return _drawn(say("{} draws {}", who, cards), sum(event.cards), event.owed)
    if isinstance(event, DrewHidden):
        text = say("{} draws {}", who, amount(event.number, "card"))
        return _drawn(text, event.number, event.owed)
    if isinstance(event, Reshuffled):
        number = amount(event.number, "card")
        text = say("{} shuffles {} of the discard pile into a new draw pile.", who, number)
        return Told(text, ["PS-042"])
    if isinstance(event, PutAside):
        text = say("{} puts {} aside for the discard pile.", who, card_name(event.card))
        return Told(text, ["PS-035"])
    if isinstance(event, PutAsideHidden):
        return Told(say("{} puts a card aside, face down.", who), ["PS-035"])
    if isinstance(event, Discarded):
        why, rule = _WHY[event.why]
        return Told(say("{} discards {}: {}.", who, cards_in_words(event.cards), why), [rule])
    owed = amount(event.owed, "card")
    text = say("{}'s hand is too small and now owes {} of the next draw.", who, owed)
    return Told(text, ["PS-134"])


def _drawn(text: Phrase, number: int, owed: int) -> Told:
    """What was owed makes the draw smaller, and says so."""
    if owed:
        drawn = Amount(number, sum=f"{number + owed} − {owed} owed")
        return Told(say("{}: {}.", text, drawn), ["PS-031", "PS-034"])
    return Told(say("{}.", text), ["PS-031"])


def tell_cards(event: StoodStill | CardsLaid | Reacted | Hooked, course: Course) -> Told:
    """Cards laid for a play, and cards that answer something."""
    if isinstance(event, StoodStill):
        who, square = Seat(event.seat), place(course, event.square)
        return Told(say("{} has no card and stands still on {}.", who, square), ["PS-054"])
    if isinstance(event, CardsLaid):
        play = play_in_words(event.card, event.speed, event.corners, event.pilotings, event.extras)
        rules = ["PS-056" if is_special(event.card) else "PS-050"]
        if event.corners:
            rules.append("PS-090")
        if event.pilotings:
            rules += ["PS-091", "PS-092"] if is_drift(event.card) else ["PS-092"]
        if event.extras:
            rules.append("PS-097")
        return Told(say("{} lays {}.", Seat(event.seat), play), rules)
    if isinstance(event, Reacted):
        return _reacted(event)
    hooked = say("{} is hooked on to {} and will be towed.", Seat(event.seat), Seat(event.puller))
    return Told(hooked, ["PS-127", "PS-132"])


def _reacted(event: Reacted) -> Told:
    who = players(event.seats)
    if event.card == REFLEXES:
        return Told(say("{} plays Good Reflexes: +2 to that roll.", who), ["PS-100"])
    if event.card == HOOK:
        return Told(say("{} throws a Grappling Hook at {}.", who, Seat(event.by)), ["PS-127"])
    assert event.card == FIELD, f"no words for a reaction with {card_name(event.card)}"
    if event.cause == BY_HOOK:
        text = say("{} plays Force Field: {}'s hook slips off.", who, Seat(event.by))
        return Told(text, ["PS-126", "PS-R80"])
    if len(event.seats) > 1:
        text = say("{} both play Force Field: nobody rolls and nobody slides.", who)
        return Told(text, ["PS-125", "PS-269"])
    rules = ["PS-125", "PS-R60" if event.cause == BY_MINE else "PS-269"]
    text = say("{} plays Force Field: the {} does nothing to it.", who, CAUSES[event.cause])
    return Told(text, rules)
