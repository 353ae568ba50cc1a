"""What happened, in words for players."""

from paddock.core.phrase import Amount, Phrase, Seat, Told
from paddock.core.protocol import Event
from paddock.games.outspeed.book.tiles import SIDES, TileSet
from paddock.games.outspeed.book.tokens import (
    ELECTROMAGNET,
    FLAMETHROWER,
    FORCEFIELD,
    FUEL_TANK,
    ION_CANNON,
    NITRO,
    NO_TOKEN,
)
from paddock.games.outspeed.events import (
    BY_FUEL,
    BY_NITRO,
    BY_PUSH,
    BY_TOKENS,
    COULD_NOT_PAY,
    DRAINED,
    FROM_TANK,
    LEFT_BEHIND,
    NO_TIE,
    OUT_OF_FUEL,
    PUSHED_OFF,
    SHARED,
    Announced,
    BoardAttached,
    BoardRemoved,
    BonusApplied,
    BonusRevealed,
    Committed,
    Eliminated,
    FuelGained,
    FuelLost,
    MarkerPlaced,
    MarkersRemoved,
    Moved,
    NoTokenLeft,
    Paid,
    RaceEnded,
    RouteOverfull,
    RoutesRevealed,
    StackReshuffled,
    TileRevealed,
    TilesTurned,
    TokenKept,
    TokensDiscarded,
    TokensDrawn,
    TokensSeen,
    TokenTaken,
    WentAlone,
    WheelsRevealed,
    ZonesGained,
)
from paddock.games.outspeed.state import ALL_OUT, FINISH, NO_ROUTE
from paddock.games.outspeed.words.names import (
    ROUTE_NAMES,
    ROUTE_SIGNS,
    TOKEN_DEEDS,
    TOKEN_NAMES,
    tokens_in_words,
    zone,
    zone_number,
)
from paddock.kit.words import amount, join, listed, players, say

_TOKEN_RULES = {
    ELECTROMAGNET: ["OS-033", "OS-034"],
    ION_CANNON: ["OS-031"],
    FLAMETHROWER: ["OS-028"],
    FORCEFIELD: ["OS-036"],
    NITRO: ["OS-026"],
    FUEL_TANK: ["OS-027"],
}
_OUT = {
    OUT_OF_FUEL: ("has burned the last fuel and is out of the race", ["OS-077"]),
    LEFT_BEHIND: ("was left behind on a board that is gone and is out of the race", ["OS-074"]),
    PUSHED_OFF: ("was pushed off the rear of the track and is out of the race", ["OS-075"]),
    COULD_NOT_PAY: ("could not pay and is out of the race", ["OS-080"]),
    DRAINED: ("was drained to nothing and is out of the race", ["OS-077", "OS-R20"]),
}
_FINISHES = {
    NO_TIE: ("The finish: {} wins!", "OS-090"),
    BY_FUEL: ("The finish: level on the zone, {} has the most fuel and wins!", "OS-091"),
    BY_TOKENS: (
        "The finish: level on zone and fuel, {} holds the most tokens and wins!",
        "OS-092",
    ),
    SHARED: ("The finish: {} share the victory!", "OS-093"),
}


def sum_in_words(
    noun: str, fixed: int, crowd: int, rolled: tuple[int, ...], dialled: int, die: str
) -> Phrase:
    """`4 fuel = 1 + 3 (yellow die)`, or just `2 fuel` when there is nothing to add up."""
    terms = [(crowd, "pilots counted")] if crowd else []
    terms += [(face, f"{die} die") for face in rolled]
    if dialled:
        terms.append((dialled, "wheel"))
    total = fixed + crowd + sum(rolled) + dialled
    if not fixed and len(terms) == 1:
        return say("{} ({})", amount(total, noun), terms[0][1])
    added = [str(fixed)] if fixed else []
    added += [f"{number} ({source})" for number, source in terms]
    return Phrase([amount(total, noun, " + ".join(added) if len(added) > 1 else "")])


def tell(event: Event, book: TileSet) -> Told:
    """An event as a sentence with its arithmetic and the rules behind it."""
    if isinstance(event, TileRevealed | RoutesRevealed | RouteOverfull | WheelsRevealed):
        return _tell_tile(event)
    if isinstance(event, Paid | WentAlone | ZonesGained | FuelGained | FuelLost):
        return _tell_amount(event)
    if isinstance(event, Announced | Committed | BonusRevealed | BonusApplied):
        return _tell_bonus(event)
    if isinstance(
        event, TokensDrawn | TokensSeen | TokenTaken | TokenKept | NoTokenLeft | StackReshuffled
    ):
        return _tell_draw(event)
    if isinstance(event, Moved):
        return _tell_move(event)
    return _tell_track(event)


def _tell_tile(event: Event) -> Told:
    if isinstance(event, TileRevealed):
        text = f"Turn {event.turn}: tile {event.tile}, {event.name}, side {SIDES[event.side]}."
        return Told(text, ["OS-083"] if event.turn > 1 else ["OS-006"])
    if isinstance(event, RoutesRevealed):
        shown = [
            say("{} {} {}", Seat(seat), ROUTE_SIGNS[route], ROUTE_NAMES[route])
            for seat, route in enumerate(event.routes)
            if route != NO_ROUTE
        ]
        return Told(say("Routes: {}.", listed(shown)), ["OS-049"])
    if isinstance(event, RouteOverfull):
        overfull = say(
            "The {} route has room for {} and {} came: {} lose the turn.",
            ROUTE_NAMES[event.route],
            event.room,
            len(event.seats),
            players(event.seats),
        )
        return Told(overfull, ["OS-053"])
    assert isinstance(event, WheelsRevealed), f"no words for {event!r}"
    dialled = [
        say("{} {}", Seat(seat), Amount(number))
        for seat, number in zip(event.seats, event.numbers, strict=True)
    ]
    return Told(say("Wheels: {}.", listed(dialled)), ["OS-071"])


def _tell_amount(event: Event) -> Told:
    if isinstance(event, Paid):
        return _tell_payment(event)
    if isinstance(event, WentAlone):
        route = ROUTE_NAMES[event.route]
        return Told(
            say("{} is alone on the {} route: no cost.", Seat(event.seat), route), ["OS-085"]
        )
    if isinstance(event, ZonesGained):
        zones = sum_in_words("zone", event.fixed, event.crowd, event.rolled, event.dialled, "blue")
        rules = ["OS-065"] if event.crowd else ["OS-069"]
        return Told(say("{} earns {}.", Seat(event.seat), zones), rules)
    if isinstance(event, FuelGained):
        fuel = sum_in_words("fuel", event.fixed, event.crowd, (), 0, "")
        rules = ["OS-027"] if event.source == FROM_TANK else ["OS-060"]
        return Told(
            say("{} gains {} and has {}.", Seat(event.seat), fuel, Amount(event.fuel)), rules
        )
    assert isinstance(event, FuelLost), f"no words for {event!r}"
    lost, left = amount(event.amount, "fuel"), Amount(event.fuel)
    return Told(say("{} loses {}; {} left.", Seat(event.seat), lost, left), ["OS-031"])


def _tell_payment(event: Paid) -> Told:
    rules = ["OS-059"]
    if event.crowd:
        rules.append("OS-065")
    if event.rolled:
        rules.append("OS-068")
    if event.dialled:
        rules.append("OS-071")
    who = Seat(event.seat)
    due = event.fixed + event.crowd + sum(event.rolled) + event.dialled
    cost = sum_in_words("fuel", event.fixed, event.crowd, event.rolled, event.dialled, "yellow")
    if event.paid < due:
        owes = say("{} owes {}, but has only {}.", who, cost, Amount(event.paid))
        return Told(owes, [*rules, "OS-080"])
    return Told(say("{} pays {}; {} left.", who, cost, Amount(event.fuel)), rules)


def _tell_bonus(event: Event) -> Told:
    if isinstance(event, Announced):
        if event.plays:
            return Told(say("{} lays a token face down.", Seat(event.seat)), ["OS-016"])
        return Told(say("{} plays no token.", Seat(event.seat)), ["OS-018"])
    if isinstance(event, Committed):
        token = TOKEN_NAMES[event.token]
        return Told(say("{} lays the {} face down.", Seat(event.seat), token), ["OS-016"])
    if isinstance(event, BonusRevealed):
        shown = [
            say("{} {}", Seat(seat), TOKEN_NAMES[token])
            for seat, token in zip(event.seats, event.tokens, strict=True)
        ]
        return Told(say("Tokens are turned up: {}.", listed(shown)), ["OS-019"])
    assert isinstance(event, BonusApplied), f"no words for {event!r}"
    who, token = Seat(event.seat), TOKEN_NAMES[event.token]
    rules = _TOKEN_RULES[event.token]
    if event.token in (NITRO, FUEL_TANK, FORCEFIELD):
        return Told(say("{} uses the {}: {}.", who, token, TOKEN_DEEDS[event.token]), rules)
    if not event.targets:
        return Told(say("{}'s {} finds nobody.", who, token), ["OS-R13"])
    return Told(say("{}'s {} hits {}.", who, token, players(event.targets)), rules)


def _tell_draw(event: Event) -> Told:
    if isinstance(event, TokensDrawn):
        tokens = amount(event.number, "token")
        return Told(say("{} looks at {}.", Seat(event.seat), tokens), ["OS-062"])
    if isinstance(event, TokensSeen):
        seen = join([TOKEN_NAMES[token] for token in event.tokens])
        return Told(say("{} draws {}.", Seat(event.seat), seen), ["OS-062"])
    if isinstance(event, TokenTaken):
        return Told(say("{} keeps a token.", Seat(event.seat)), ["OS-062"])
    if isinstance(event, TokenKept):
        keeps = say("{} keeps the {}", Seat(event.seat), TOKEN_NAMES[event.kept])
        if event.returned == NO_TOKEN:
            return Told(say("{}, the only one there was.", keeps), ["OS-R47"])
        other = TOKEN_NAMES[event.returned]
        return Told(say("{}; the {} goes under the stack.", keeps, other), ["OS-062"])
    if isinstance(event, NoTokenLeft):
        return Told(say("No token is left for {}.", Seat(event.seat)), ["OS-R47"])
    assert isinstance(event, StackReshuffled), f"no words for {event!r}"
    tokens = Amount(event.number, "discarded tokens")
    return Told(say("The {} are shuffled into a new stack.", tokens), ["OS-064"])


def _tell_move(event: Moved) -> Told:
    way = say("{} to {}", zone(event.start), zone_number(event.end))
    stop = ", stopped by a Forcefield" if event.stopped else ""
    if event.cause == BY_PUSH:
        rules = ["OS-037"] if event.stopped else ["OS-023"]
        zones = amount(-event.wanted, "zone")
        pushed = say("{} is pushed back {}: {}{}.", Seat(event.seat), zones, way, stop)
        return Told(pushed, rules)
    rules = ["OS-026"] if event.cause == BY_NITRO else ["OS-056"]
    if event.stopped:
        rules = ["OS-037"]
    zones = amount(event.wanted, "zone")
    return Told(say("{} moves {}: {}{}.", Seat(event.seat), zones, way, stop), rules)


def _tell_track(event: Event) -> Told:
    if isinstance(event, MarkerPlaced):
        return Told(say("A Forcefield stands on {}.", zone(event.zone)), ["OS-036"])
    if isinstance(event, MarkersRemoved):
        gone = say("The Forcefield on {} goes: it was entered.", zone(event.zone))
        return Told(gone, ["OS-039"])
    if isinstance(event, BoardAttached):
        return Told(f"Board {event.board} is laid in front.", ["OS-072"])
    if isinstance(event, BoardRemoved):
        return Told(f"Board {event.board} is taken away at the rear.", ["OS-073"])
    if isinstance(event, Eliminated):
        fate, rules = _OUT[event.how]
        return Told(say("{} {}.", Seat(event.seat), fate), rules)
    if isinstance(event, TokensDiscarded):
        held = tokens_in_words(event.tokens)
        return Told(say("{} leaves {} on the discards.", Seat(event.seat), held), ["OS-R49"])
    if isinstance(event, TilesTurned):
        return Told("Four pilots or fewer: all tiles turn to their 3-4 side.", ["OS-081"])
    assert isinstance(event, RaceEnded), f"no words for {event!r}"
    winners = players(event.winners)
    if event.ending == ALL_OUT:
        return Told("Everybody is out. Nobody wins this race.", ["OS-095"])
    if event.ending == FINISH:
        text, rule = _FINISHES[event.tie_break]
        return Told(say(text, winners), [rule])
    return Told(say("{} is the last one racing and wins!", winners), ["OS-094"])
