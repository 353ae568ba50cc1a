"""What happened, in words for players."""

from paddock.core.game import Told
from paddock.core.protocol import Event
from paddock.games.outspeed.book.tiles import SIDES
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
)
from paddock.kit.words import join, plural

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
    NO_TIE: ("{} wins", "OS-090"),
    BY_FUEL: ("level on the zone, {} has the most fuel and wins", "OS-091"),
    BY_TOKENS: ("level on zone and fuel, {} holds the most tokens and wins", "OS-092"),
    SHARED: ("{} share the victory", "OS-093"),
}


def sum_in_words(
    noun: str, fixed: int, crowd: int, rolled: tuple[int, ...], dialled: int, die: str
) -> str:
    """`4 fuel = 1 + 3 (yellow die)`, or just `2 fuel` when there is nothing to add up."""
    parts: list[str] = []
    if fixed:
        parts.append(str(fixed))
    if crowd:
        parts.append(f"{crowd} (pilots counted)")
    parts += [f"{face} ({die} die)" for face in rolled]
    if dialled:
        parts.append(f"{dialled} (wheel)")
    total = plural(fixed + crowd + sum(rolled) + dialled, noun)
    if len(parts) > 1:
        return f"{total} = {' + '.join(parts)}"
    if parts and not fixed:
        return f"{total} {parts[0].partition(' ')[2]}"
    return total


def tell(event: Event, names: list[str]) -> Told:
    """An event as a sentence with its arithmetic and the rules behind it."""
    if isinstance(event, TileRevealed | RoutesRevealed | RouteOverfull | WheelsRevealed):
        return _tell_tile(event, names)
    if isinstance(event, Paid | WentAlone | ZonesGained | FuelGained | FuelLost):
        return _tell_amount(event, names)
    if isinstance(event, Announced | Committed | BonusRevealed | BonusApplied):
        return _tell_bonus(event, names)
    if isinstance(
        event, TokensDrawn | TokensSeen | TokenTaken | TokenKept | NoTokenLeft | StackReshuffled
    ):
        return _tell_draw(event, names)
    if isinstance(event, Moved):
        return _tell_move(event, names)
    return _tell_track(event, names)


def _tell_tile(event: Event, names: list[str]) -> Told:
    if isinstance(event, TileRevealed):
        text = f"Turn {event.turn}: tile {event.tile}, {event.name}, side {SIDES[event.side]}."
        return Told(text, ["OS-083"] if event.turn > 1 else ["OS-006"])
    if isinstance(event, RoutesRevealed):
        shown = [
            f"{names[seat]} {ROUTE_SIGNS[route]} {ROUTE_NAMES[route]}"
            for seat, route in enumerate(event.routes)
            if route != NO_ROUTE
        ]
        return Told(f"Routes: {join(shown)}.", ["OS-049"])
    if isinstance(event, RouteOverfull):
        who = join([names[seat] for seat in event.seats])
        text = (
            f"The {ROUTE_NAMES[event.route]} route has room for {event.room} "
            f"and {len(event.seats)} came: {who} lose the turn."
        )
        return Told(text, ["OS-053"])
    assert isinstance(event, WheelsRevealed), f"no words for {event!r}"
    dialled = [
        f"{names[seat]} {number}" for seat, number in zip(event.seats, event.numbers, strict=True)
    ]
    return Told(f"Wheels: {join(dialled)}.", ["OS-071"])


def _tell_amount(event: Event, names: list[str]) -> Told:
    if isinstance(event, Paid):
        return _tell_payment(event, names[event.seat])
    if isinstance(event, WentAlone):
        text = f"{names[event.seat]} is alone on the {ROUTE_NAMES[event.route]} route: no cost."
        return Told(text, ["OS-085"])
    if isinstance(event, ZonesGained):
        zones = sum_in_words("zone", event.fixed, event.crowd, event.rolled, event.dialled, "blue")
        rules = ["OS-065"] if event.crowd else ["OS-069"]
        return Told(f"{names[event.seat]} earns {zones}.", rules)
    if isinstance(event, FuelGained):
        fuel = sum_in_words("fuel", event.fixed, event.crowd, (), 0, "")
        rules = ["OS-027"] if event.source == FROM_TANK else ["OS-060"]
        return Told(f"{names[event.seat]} gains {fuel} and has {event.fuel}.", rules)
    assert isinstance(event, FuelLost), f"no words for {event!r}"
    text = f"{names[event.seat]} loses {event.amount} fuel; {event.fuel} left."
    return Told(text, ["OS-031"])


def _tell_payment(event: Paid, name: str) -> Told:
    rules = ["OS-059"]
    if event.crowd:
        rules.append("OS-065")
    if event.rolled:
        rules.append("OS-068")
    if event.dialled:
        rules.append("OS-071")
    due = event.fixed + event.crowd + sum(event.rolled) + event.dialled
    cost = sum_in_words("fuel", event.fixed, event.crowd, event.rolled, event.dialled, "yellow")
    if event.paid < due:
        return Told(f"{name} owes {cost}, but has only {event.paid}.", [*rules, "OS-080"])
    return Told(f"{name} pays {cost}; {event.fuel} left.", rules)


def _tell_bonus(event: Event, names: list[str]) -> Told:
    if isinstance(event, Announced):
        text = "lays a token face down" if event.plays else "plays no token"
        return Told(f"{names[event.seat]} {text}.", ["OS-016" if event.plays else "OS-018"])
    if isinstance(event, Committed):
        text = f"{names[event.seat]} lays the {TOKEN_NAMES[event.token]} face down."
        return Told(text, ["OS-016"])
    if isinstance(event, BonusRevealed):
        shown = [
            f"{names[seat]} {TOKEN_NAMES[token]}"
            for seat, token in zip(event.seats, event.tokens, strict=True)
        ]
        return Told(f"Tokens are turned up: {join(shown)}.", ["OS-019"])
    assert isinstance(event, BonusApplied), f"no words for {event!r}"
    name, token = names[event.seat], TOKEN_NAMES[event.token]
    rules = _TOKEN_RULES[event.token]
    if event.token in (NITRO, FUEL_TANK, FORCEFIELD):
        return Told(f"{name} uses the {token}: {TOKEN_DEEDS[event.token]}.", rules)
    if not event.targets:
        return Told(f"{name}'s {token} finds nobody.", ["OS-R13"])
    hit = join([names[seat] for seat in event.targets])
    return Told(f"{name}'s {token} hits {hit}.", rules)


def _tell_draw(event: Event, names: list[str]) -> Told:
    if isinstance(event, TokensDrawn):
        return Told(f"{names[event.seat]} looks at {plural(event.number, 'token')}.", ["OS-062"])
    if isinstance(event, TokensSeen):
        seen = join([TOKEN_NAMES[token] for token in event.tokens])
        return Told(f"{names[event.seat]} draws {seen}.", ["OS-062"])
    if isinstance(event, TokenTaken):
        return Told(f"{names[event.seat]} keeps a token.", ["OS-062"])
    if isinstance(event, TokenKept):
        text = f"{names[event.seat]} keeps the {TOKEN_NAMES[event.kept]}"
        if event.returned == NO_TOKEN:
            return Told(f"{text}, the only one there was.", ["OS-R47"])
        return Told(f"{text}; the {TOKEN_NAMES[event.returned]} goes under the stack.", ["OS-062"])
    if isinstance(event, NoTokenLeft):
        return Told(f"No token is left for {names[event.seat]}.", ["OS-R47"])
    assert isinstance(event, StackReshuffled), f"no words for {event!r}"
    return Told(f"The {event.number} discarded tokens are shuffled into a new stack.", ["OS-064"])


def _tell_move(event: Moved, names: list[str]) -> Told:
    name = names[event.seat]
    where = f"zone {event.start} to {event.end}"
    stop = ", stopped by a Forcefield" if event.stopped else ""
    if event.cause == BY_PUSH:
        rules = ["OS-037"] if event.stopped else ["OS-023"]
        back = plural(-event.wanted, "zone")
        return Told(f"{name} is pushed back {back}: {where}{stop}.", rules)
    rules = ["OS-026"] if event.cause == BY_NITRO else ["OS-056"]
    if event.stopped:
        rules = ["OS-037"]
    return Told(f"{name} moves {plural(event.wanted, 'zone')}: {where}{stop}.", rules)


def _tell_track(event: Event, names: list[str]) -> Told:
    if isinstance(event, MarkerPlaced):
        return Told(f"A Forcefield stands on zone {event.zone}.", ["OS-036"])
    if isinstance(event, MarkersRemoved):
        return Told(f"The Forcefield on zone {event.zone} goes: it was entered.", ["OS-039"])
    if isinstance(event, BoardAttached):
        return Told(f"Board {event.board} is laid in front.", ["OS-072"])
    if isinstance(event, BoardRemoved):
        return Told(f"Board {event.board} is taken away at the rear.", ["OS-073"])
    if isinstance(event, Eliminated):
        text, rules = _OUT[event.how]
        return Told(f"{names[event.seat]} {text}.", rules)
    if isinstance(event, TokensDiscarded):
        held = tokens_in_words(event.tokens)
        return Told(f"{names[event.seat]} leaves {held} on the discards.", ["OS-R49"])
    if isinstance(event, TilesTurned):
        return Told("Four pilots or fewer: all tiles turn to their 3-4 side.", ["OS-081"])
    assert isinstance(event, RaceEnded), f"no words for {event!r}"
    winners = join([names[seat] for seat in event.winners])
    if event.ending == ALL_OUT:
        return Told("Everybody is out. Nobody wins this race.", ["OS-095"])
    if event.ending == FINISH:
        text, rule = _FINISHES[event.tie_break]
        return Told(f"The finish: {text.format(winners)}!", [rule])
    return Told(f"{winners} is the last one racing and wins!", ["OS-094"])
