"""What happened, in words for players."""

from paddock.core.phrase import Seat, Told
from paddock.core.protocol import Event
from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.book.racers import SLIDE
from paddock.games.pocket_rockets.events import (
    AttackDropped,
    AttackFailed,
    BidsShown,
    Boosted,
    Damaged,
    Fell,
    Idled,
    LineCrossed,
    LinedUp,
    LotDrawn,
    Pivoted,
    PlayerLeft,
    PowerAimed,
    PracticeEnded,
    RacerPicked,
    RaceWon,
    Removed,
    Repaired,
    RoundBegan,
    RoundDied,
    Slid,
    Stopped,
    ThrowsShown,
    Touched,
    TurnBegan,
    TurnEnded,
    TurnLost,
    Warped,
    WarpFaced,
)
from paddock.games.pocket_rockets.state import FINISHED, LAST_LEFT, NO_BID, NOBODY_THERE, WRECKED
from paddock.games.pocket_rockets.words.names import (
    HANDS,
    POWER_NAMES,
    degrees,
    racer_name,
    thing,
    way,
)
from paddock.kit.words import Word, amount, listed, players, say


def tell(event: Event, book: Tabletop) -> Told:
    """An event as a sentence with the rules behind it."""
    if isinstance(event, Pivoted | Slid | Touched | Fell | LineCrossed | Damaged | Removed):
        return _tell_drive(event)
    if isinstance(event, PowerAimed | ThrowsShown | AttackFailed | AttackDropped | Boosted):
        return _tell_power(event)
    if isinstance(event, WarpFaced | Warped | Repaired | Idled):
        return _tell_zero(event)
    if isinstance(event, LinedUp | RacerPicked | RaceWon | PracticeEnded | PlayerLeft):
        return _tell_race(event)
    return _tell_round(event)


def _tell_drive(event: Event) -> Told:
    if isinstance(event, Pivoted):
        side = "left" if event.turned > 0 else "right"
        text = f"{{}} turns {degrees(abs(event.turned))} to the {side}."
        return Told(say(text, Seat(event.seat)), ["PR-041"])
    if isinstance(event, Slid):
        rule = "PR-043" if event.reached == SLIDE else "PR-068"
        return Told(say(f"{{}} slides {way(event.reached)}.", Seat(event.seat)), [rule])
    if isinstance(event, Touched):
        what = thing(event.cause, event.which, event.name)
        if event.is_slide:
            return Told(say("{} runs into {} and stops.", Seat(event.seat), what), ["PR-063"])
        return Told(say("{} scrapes {} while turning.", Seat(event.seat), what), ["PR-062"])
    if isinstance(event, Fell):
        return Told(say("{} falls off the table!", Seat(event.seat)), ["PR-073"])
    if isinstance(event, LineCrossed):
        lap = f" of lap {event.lap}" if event.lap > 1 else ""
        text = f"{{}} crosses {event.name}{lap}: credit {event.credits}."
        return Told(say(text, Seat(event.seat)), ["PR-151", "PR-152"])
    if isinstance(event, Damaged):
        return Told(say("{} is damaged.", Seat(event.seat)), ["PR-064"])
    assert isinstance(event, Removed), f"no words for {event!r}"
    return Told(say("{} is out of play.", Seat(event.seat)), ["PR-009"])


def _tell_power(event: Event) -> Told:
    if isinstance(event, Boosted):
        moves = amount(event.moves, "move", f"2 x {event.highest}")
        return Told(say("{} fires the 2X Boost: {}.", Seat(event.seat), moves), ["PR-100"])
    if isinstance(event, PowerAimed):
        others = [seat for seat in event.reach if seat != event.target]
        also = say(", with {} in reach", players(others)) if others else say("")
        text = f"{{}} aims the {POWER_NAMES[event.power]} at {{}}{{}}."
        return Told(say(text, Seat(event.seat), Seat(event.target), also), ["PR-093"])
    if isinstance(event, ThrowsShown):
        own, other = HANDS[event.hand], HANDS[event.other_hand]
        end = ": equal" if own == other else ""
        text = f"{{}} throws {own}, {{}} throws {other}{end}."
        rule = "PR-141" if own == other else "PR-140"
        return Told(say(text, Seat(event.seat), Seat(event.target)), [rule])
    if isinstance(event, AttackFailed):
        if event.was_equal:
            text = "Nothing but equal throws: {}'s attack comes to nothing."
            return Told(say(text, Seat(event.seat)), ["PR-142"])
        text = "{} fends {} off."
        return Told(say(text, Seat(event.target), Seat(event.seat)), ["PR-115", "PR-134"])
    assert isinstance(event, AttackDropped), f"no words for {event!r}"
    return Told(say("What {} was about to do is dropped.", Seat(event.seat)), ["PR-164"])


def _tell_zero(event: Event) -> Told:
    if isinstance(event, WarpFaced):
        text = f"{{}} will lie in {{}}'s place at {degrees(event.heading)}."
        return Told(say(text, Seat(event.seat), Seat(event.target)), ["PR-121"])
    if isinstance(event, Warped):
        text = (
            f"{{}} and {{}} change places: now {event.credits} and {event.target_credits} credits."
        )
        return Told(say(text, Seat(event.seat), Seat(event.target)), ["PR-120", "PR-125"])
    if isinstance(event, Repaired):
        return Told(say("{} repairs: power side up again.", Seat(event.seat)), ["PR-080"])
    assert isinstance(event, Idled), f"no words for {event!r}"
    return Told(say("{} lets the 0 go by.", Seat(event.seat)), ["PR-029"])


def _tell_round(event: Event) -> Told:
    if isinstance(event, RoundBegan):
        if event.has_lots:
            return Told(f"Round {event.round}: ties will be settled by lot.", ["PR-160"])
        return Told(f"Round {event.round}.", ["PR-010"])
    if isinstance(event, BidsShown):
        return _tell_bids(event)
    if isinstance(event, LotDrawn):
        text = f"The lot among {{}}, who all bid {event.bid}, falls on {{}}."
        return Told(say(text, players(event.seats), Seat(event.seat)), ["PR-160", "PR-165"])
    if isinstance(event, TurnBegan):
        if event.bid == 0:
            return Told(say("{} is up with a 0.", Seat(event.seat)), ["PR-022", "PR-029"])
        moves = amount(event.bid, "move")
        return Told(say("{} is up: {}.", Seat(event.seat), moves), ["PR-028"])
    if isinstance(event, TurnLost):
        text = f"{{}} is out of play, so nobody acts at {event.bid}."
        return Told(say(text, Seat(event.seat)), ["PR-027"])
    if isinstance(event, Stopped):
        given = amount(event.left, "move")
        return Told(say("{} stops, with {} to spare.", Seat(event.seat), given), ["PR-045"])
    if isinstance(event, TurnEnded):
        return Told(say("The touch ends {}'s turn.", Seat(event.seat)), ["PR-R19"])
    assert isinstance(event, RoundDied), f"no words for {event!r}"
    return Told(f"A dead round, {event.number} in a row.", ["PR-160"])


def _tell_bids(event: BidsShown) -> Told:
    bids: list[Word] = [
        say(f"{{}} {bid}" if seat in event.turns else f"{{}} {bid} (tied)", Seat(seat))
        for seat, bid in enumerate(event.bids)
        if bid != NO_BID
    ]
    nobody = all(seat == NOBODY_THERE for seat in event.turns)
    text = "The bids: {}. Nobody has a turn." if nobody else "The bids: {}."
    return Told(say(text, listed(bids)), ["PR-021", "PR-024"])


def _tell_race(event: Event) -> Told:
    if isinstance(event, LinedUp):
        crew: list[Word] = [
            say(f"{{}} in lane {lane} with {racer_name(racer)}", Seat(seat))
            for seat, (lane, racer) in enumerate(zip(event.lanes, event.racers, strict=True))
        ]
        return Told(say("{}: {}.", event.name, listed(crew)), ["PR-005", "PR-007"])
    if isinstance(event, RacerPicked):
        return Told(say(f"{{}} takes {racer_name(event.racer)}.", Seat(event.seat)), ["PR-174"])
    if isinstance(event, PlayerLeft):
        return Told(say("{} leaves the table.", Seat(event.seat)), ["PR-163"])
    if isinstance(event, PracticeEnded):
        if event.ending == WRECKED:
            return Told(say("That was {}'s run: a wreck.", Seat(event.seat)), ["PR-166"])
        return Told(say("{} has run out of rounds.", Seat(event.seat)), ["PR-166"])
    assert isinstance(event, RaceWon), f"no words for {event!r}"
    winners = players(event.winners)
    if event.ending == FINISHED:
        return Told(say("{} is across the finish and wins!", winners), ["PR-154"])
    if event.ending == LAST_LEFT:
        return Told(say("{} is the last one left and wins!", winners), ["PR-155"])
    if len(event.winners) == 1:
        return Told(say("Time is up: {} is ahead and wins!", winners), ["PR-161"])
    return Told(say("Time is up: {} are level and win together!", winners), ["PR-161"])
