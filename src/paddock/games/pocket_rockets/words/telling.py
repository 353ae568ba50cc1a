"""What happened, in words for players."""

from paddock.core.game import Told
from paddock.core.protocol import Event
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
    millimetres,
    racer_name,
    thing,
)
from paddock.kit.words import join, plural


def tell(event: Event, names: list[str]) -> Told:
    """An event as a sentence with the rules behind it."""
    if isinstance(event, Pivoted | Slid | Touched | Fell | LineCrossed | Damaged | Removed):
        return _tell_drive(event, names)
    if isinstance(event, PowerAimed | ThrowsShown | AttackFailed | AttackDropped | Boosted):
        return _tell_power(event, names)
    if isinstance(event, WarpFaced | Warped | Repaired | Idled):
        return _tell_zero(event, names)
    if isinstance(event, LinedUp | RacerPicked | RaceWon | PracticeEnded | PlayerLeft):
        return _tell_race(event, names)
    return _tell_round(event, names)


def _tell_drive(event: Event, names: list[str]) -> Told:
    if isinstance(event, Pivoted):
        turned = f"from {degrees(event.start)} to {degrees(event.heading)}"
        return Told(f"{names[event.seat]} turns {turned}.", ["PR-041"])
    if isinstance(event, Slid):
        at = f"({millimetres(event.to_x)}, {millimetres(event.to_y)})"
        if event.reached == SLIDE:
            return Told(f"{names[event.seat]} slides a card's length to {at}.", ["PR-043"])
        went = f"slides {millimetres(event.reached)} and rests at {at}"
        return Told(f"{names[event.seat]} {went}.", ["PR-068"])
    if isinstance(event, Touched):
        what = thing(event.cause, event.which, event.name, names)
        if event.is_slide:
            where = f"after {millimetres(event.travel)}"
            return Told(f"{names[event.seat]} runs into {what} {where}.", ["PR-063"])
        return Told(f"{names[event.seat]} scrapes {what} while turning.", ["PR-062"])
    if isinstance(event, Fell):
        where = f"after {millimetres(event.travel)}"
        return Told(f"{names[event.seat]} falls off the table {where}!", ["PR-073"])
    if isinstance(event, LineCrossed):
        where = f"after {millimetres(event.travel)}"
        text = f"{names[event.seat]} crosses line {event.line + 1} of lap {event.lap} {where}"
        return Told(f"{text}: credit {event.credits}.", ["PR-151", "PR-152"])
    if isinstance(event, Damaged):
        return Told(f"{names[event.seat]} is damaged.", ["PR-064"])
    assert isinstance(event, Removed), f"no words for {event!r}"
    return Told(f"{names[event.seat]} is out of play.", ["PR-009"])


def _tell_power(event: Event, names: list[str]) -> Told:
    if isinstance(event, Boosted):
        sum_ = f"2 x {event.highest} = {event.moves} moves"
        return Told(f"{names[event.seat]} fires the 2X Boost: {sum_}.", ["PR-100"])
    if isinstance(event, PowerAimed):
        power, target = POWER_NAMES[event.power], names[event.target]
        text = f"{names[event.seat]} aims the {power} at {target}"
        others = [names[seat] for seat in event.reach if seat != event.target]
        also = f", with {join(others)} in reach" if others else ""
        return Told(f"{text}{also}.", ["PR-093"])
    if isinstance(event, ThrowsShown):
        own, other = HANDS[event.hand], HANDS[event.other_hand]
        text = f"{names[event.seat]} throws {own}, {names[event.target]} throws {other}"
        if own == other:
            return Told(f"{text}: equal, once more.", ["PR-141"])
        return Told(f"{text}.", ["PR-140"])
    if isinstance(event, AttackFailed):
        if event.was_equal:
            text = f"Nothing but equal throws: {names[event.seat]}'s attack comes to nothing."
            return Told(text, ["PR-142"])
        return Told(f"{names[event.target]} fends {names[event.seat]} off.", ["PR-115", "PR-134"])
    assert isinstance(event, AttackDropped), f"no words for {event!r}"
    return Told(f"What {names[event.seat]} was about to do is dropped.", ["PR-164"])


def _tell_zero(event: Event, names: list[str]) -> Told:
    if isinstance(event, WarpFaced):
        where = f"{names[event.target]}'s place at {degrees(event.heading)}"
        return Told(f"{names[event.seat]} will lie in {where}.", ["PR-121"])
    if isinstance(event, Warped):
        text = f"{names[event.seat]} and {names[event.target]} change places"
        credits_ = f"credits {event.credits} and {event.target_credits}"
        return Told(f"{text}: now {credits_}.", ["PR-120", "PR-125"])
    if isinstance(event, Repaired):
        return Told(f"{names[event.seat]} repairs: power side up again.", ["PR-080"])
    assert isinstance(event, Idled), f"no words for {event!r}"
    return Told(f"{names[event.seat]} lets the 0 go by.", ["PR-029"])


def _tell_round(event: Event, names: list[str]) -> Told:
    if isinstance(event, RoundBegan):
        if event.has_lots:
            return Told(f"Round {event.round}: ties will be settled by lot.", ["PR-160"])
        return Told(f"Round {event.round}.", ["PR-010"])
    if isinstance(event, BidsShown):
        bids = [
            f"{names[seat]} {bid}{'' if seat in event.turns else ' (tied)'}"
            for seat, bid in enumerate(event.bids)
            if bid != NO_BID
        ]
        nobody = all(seat == NOBODY_THERE for seat in event.turns)
        text = f"The bids: {join(bids)}."
        return Told(f"{text} Nobody has a turn." if nobody else text, ["PR-021", "PR-024"])
    if isinstance(event, LotDrawn):
        tied = join([names[seat] for seat in event.seats])
        text = f"The lot among {tied}, who all bid {event.bid}, falls on {names[event.seat]}."
        return Told(text, ["PR-160", "PR-165"])
    if isinstance(event, TurnBegan):
        if event.bid == 0:
            return Told(f"{names[event.seat]} is up with a 0.", ["PR-022", "PR-029"])
        return Told(f"{names[event.seat]} is up: {plural(event.bid, 'move')}.", ["PR-028"])
    if isinstance(event, TurnLost):
        text = f"{names[event.seat]} is out of play, so nobody acts at {event.bid}."
        return Told(text, ["PR-027"])
    if isinstance(event, Stopped):
        given = plural(event.left, "move")
        return Told(f"{names[event.seat]} stops, with {given} to spare.", ["PR-045"])
    if isinstance(event, TurnEnded):
        return Told(f"The touch ends {names[event.seat]}'s turn.", ["PR-R19"])
    assert isinstance(event, RoundDied), f"no words for {event!r}"
    return Told(f"A dead round, {event.number} in a row.", ["PR-160"])


def _tell_race(event: Event, names: list[str]) -> Told:
    if isinstance(event, LinedUp):
        crew = [
            f"{names[seat]} in lane {lane} with {racer_name(racer)}"
            for seat, (lane, racer) in enumerate(zip(event.lanes, event.racers, strict=True))
        ]
        return Told(f"{event.name}: {join(crew)}.", ["PR-005", "PR-007"])
    if isinstance(event, RacerPicked):
        return Told(f"{names[event.seat]} takes {racer_name(event.racer)}.", ["PR-174"])
    if isinstance(event, PlayerLeft):
        return Told(f"{names[event.seat]} leaves the table.", ["PR-163"])
    if isinstance(event, PracticeEnded):
        if event.ending == WRECKED:
            return Told(f"That was {names[event.seat]}'s run: a wreck.", ["PR-166"])
        return Told(f"{names[event.seat]} has run out of rounds.", ["PR-166"])
    assert isinstance(event, RaceWon), f"no words for {event!r}"
    winners = join([names[seat] for seat in event.winners])
    if event.ending == FINISHED:
        return Told(f"{winners} is across the finish and wins!", ["PR-154"])
    if event.ending == LAST_LEFT:
        return Told(f"{winners} is the last one left and wins!", ["PR-155"])
    verb = "is ahead and wins" if len(event.winners) == 1 else "are level and win together"
    return Told(f"Time is up: {winners} {verb}!", ["PR-161"])
