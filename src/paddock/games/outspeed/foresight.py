"""What a choice would bring, before it is locked in: for each number of companions on a route."""

from typing import Final, TypeAlias

from paddock.core.phrase import Phrase
from paddock.core.protocol import Decision, Foresight, Value
from paddock.games.outspeed.actions import Dial, Play, Program
from paddock.games.outspeed.book.tiles import ROUTES, Amount, RouteName
from paddock.games.outspeed.book.tokens import (
    AIMED,
    ELECTROMAGNET,
    FLAMETHROWER,
    ION_CANNON,
    Token,
)
from paddock.games.outspeed.decisions import ChooseBonus, ChooseRoute, SetWheel
from paddock.games.outspeed.state import count_routes
from paddock.games.outspeed.view import OutspeedView
from paddock.games.outspeed.words.names import TOKEN_DEEDS, zone, zone_number
from paddock.kit.words import listed, players, plural, say

Danger: TypeAlias = int
"""Whether a cost would end the race for the pilot."""
SAFE: Final[Danger] = 0
AT_RISK: Final[Danger] = 1
LOST: Final[Danger] = 2


class CompanyPreview(Value):
    """One route with so many others on it: the least and the most of everything.

    The zones are those that the Ship really moves: `field` is the zone of a Forcefield that ends
    the movement early, surely or perhaps, or 0. It would stand on a zone from `stands_low` to
    `stands_high`. `danger` says whether the cost would end the race for this pilot: 0 no, 1
    perhaps, 2 surely; `out_on` of `out_of` throws would, at worst.
    """

    def __init__(
        self,
        others: int,
        is_overfull: bool,
        cost_low: int,
        cost_high: int,
        zones_low: int,
        zones_high: int,
        stands_low: int,
        stands_high: int,
        fuel_low: int,
        fuel_high: int,
        tokens: int,
        field: int,
        danger: Danger,
        out_on: int,
        out_of: int,
        text: Phrase,
    ) -> None:
        self.others = others
        self.is_overfull = is_overfull
        self.cost_low = cost_low
        self.cost_high = cost_high
        self.zones_low = zones_low
        self.zones_high = zones_high
        self.stands_low = stands_low
        self.stands_high = stands_high
        self.fuel_low = fuel_low
        self.fuel_high = fuel_high
        self.tokens = tokens
        self.field = field
        self.danger = danger
        self.out_on = out_on
        self.out_of = out_of
        self.text = text


class RoutePreview(Foresight):
    """A route, alone and with each number of companions; `text` tells of going alone."""

    def __init__(self, route: RouteName, rows: list[CompanyPreview], text: Phrase) -> None:
        super().__init__(text)
        self.route = route
        self.rows = rows

    def lines(self, names: list[str]) -> list[str]:
        return [f"{_company(row.others)}: {row.text.text(names)}" for row in self.rows]


class DialPreview(Foresight):
    """A number of the central wheel, in the company that is on the route; `title` is in brief."""

    def __init__(self, number: int, row: CompanyPreview, title: str, text: Phrase) -> None:
        super().__init__(text)
        self.number = number
        self.row = row
        self.title = title


class BonusPreview(Foresight):
    """Whom a token would hit as the Ships stand now."""

    def __init__(self, token: Token, targets: list[int], text: Phrase) -> None:
        super().__init__(text)
        self.token = token
        self.targets = targets


def foresee(view: OutspeedView, decision: Decision, candidate: Value) -> Foresight | None:
    """What a route, a number of the wheel or a token would bring."""
    if isinstance(decision, ChooseRoute) and isinstance(candidate, Program):
        rows = _by_company(view, candidate.route)
        return RoutePreview(candidate.route, rows, rows[0].text)
    if isinstance(decision, SetWheel) and isinstance(candidate, Dial):
        programmed = count_routes([pilot.route for pilot in view.pilots])
        own, number = view.pilots[view.seat].route, candidate.number
        row = _row(view, own, programmed, programmed, number, number)
        title = _dial_title(row)
        return DialPreview(number, row, title, say("{}: {}", title, _dial_text(view, row)))
    if isinstance(decision, ChooseBonus) and isinstance(candidate, Play):
        targets = targets_now(view, candidate.token)
        return BonusPreview(candidate.token, targets, _hits(candidate, targets))
    return None


def _company(others: int) -> str:
    return f"with {plural(others, 'other')}" if others else "alone"


def targets_now(view: OutspeedView, token: int) -> list[int]:
    """OS-028, OS-031, OS-033 The rivals a token would hit if nobody moved before it."""
    zone = view.pilots[view.seat].zone
    ahead = [pilot for pilot in view.pilots if pilot.out == 0 and pilot.zone > zone]
    if token == FLAMETHROWER:
        nearest = min((pilot.zone for pilot in ahead), default=0)
        return [pilot.seat for pilot in ahead if pilot.zone == nearest]
    if token in (ION_CANNON, ELECTROMAGNET):
        return [pilot.seat for pilot in ahead]
    return []


def _hits(action: Play, targets: list[int]) -> Phrase:
    if targets:
        return say("hits {}", players(targets))
    if action.token in AIMED:
        return say("hits nobody as things stand")
    return say(TOKEN_DEEDS[action.token])


def _by_company(view: OutspeedView, own: int) -> list[CompanyPreview]:
    """A route alone and with each number of companions; the others are on the other lit routes."""
    routes = view.book.tiles[view.tile - 1].sides[view.side]
    others_lit = [route for route in range(len(ROUTES)) if route != own and routes[route].is_lit]
    rivals = sum(1 for pilot in view.pilots if pilot.out == 0) - 1
    dial = min(view.book.wheel_most, view.pilots[view.seat].fuel)
    rows: list[CompanyPreview] = []
    for others in range(rivals + 1):
        fewest, most = [0] * len(ROUTES), [0] * len(ROUTES)
        fewest[own] = most[own] = others + 1
        for route in others_lit:
            most[route] = rivals - others
            if len(others_lit) == 1:
                fewest[route] = rivals - others
        rows.append(_row(view, own, fewest, most, 0, dial))
    return rows


def _amount_with(amount: Amount, face: int, programmed: list[int], dialled: int) -> int:
    """An amount with this face on all its dice."""
    rolled = amount.rolls_due(programmed) * face
    return amount.fixed + amount.crowd(programmed) + rolled + amount.dialled * dialled


def _row(
    view: OutspeedView, own: int, fewest: list[int], most: list[int], dial_low: int, dial_high: int
) -> CompanyPreview:
    """What a route brings with so many on each route, at least and at most."""
    book, me = view.book, view.pilots[view.seat]
    route = book.route(view.tile, view.side, own)
    company = fewest[own]
    pays, gains = route.pays(company), route.gains(company)
    cost_low, cost_high = 0, 0
    if pays:
        cost_low = _amount_with(route.cost, min(book.yellow), fewest, dial_low)
        cost_high = _amount_with(route.cost, max(book.yellow), most, dial_high)
    zones_low, zones_high, fuel_low, fuel_high = 0, 0, 0, 0
    if gains:
        zones_low = _amount_with(route.zones, min(book.blue), fewest, dial_low)
        zones_high = _amount_with(route.zones, max(book.blue), most, dial_high)
        fuel_low = _amount_with(route.fuel, min(book.blue), fewest, 0)
        fuel_high = _amount_with(route.fuel, max(book.blue), most, 0)
    field, is_sure = 0, False
    nearest = field_ahead(view)
    if nearest and me.zone + zones_high > nearest:
        field, is_sure = nearest, me.zone + zones_low > nearest
        zones_low = min(zones_low, nearest - me.zone)
        zones_high = nearest - me.zone
    tokens = route.tokens if gains else 0
    least_left = 0 if book.is_finish(view.tile) else 1
    danger, out_on, out_of, is_exact = SAFE, 0, 1, True
    if me.fuel - cost_high < least_left:
        danger = LOST if me.fuel - cost_low < least_left else AT_RISK
        cost, dice = route.cost, route.cost.rolls_due(most)
        sure = _amount_with(cost, 0, most, dial_high)
        throws = _throws(book.yellow, dice)
        out_on, out_of = sum(throws[max(0, me.fuel - least_left - sure + 1) :]), sum(throws)
        is_exact = sure == _amount_with(cost, 0, fewest, dial_low) and dice == cost.rolls_due(
            fewest
        )
    bounds = [cost_low, cost_high, zones_low, zones_high, fuel_low, fuel_high, tokens]
    stop = say("")
    if field:
        stop = say(" ({} {})", "stopped on" if is_sure else "no further than", zone(field))
    text = say("lose the turn") if not pays and not gains else _row_text(bounds, stop)
    if danger != SAFE:
        text = say("{} ({})", text, _out_in_words(danger, out_on, out_of, is_exact))
    return CompanyPreview(
        company - 1,
        not pays and not gains,
        cost_low,
        cost_high,
        zones_low,
        zones_high,
        me.zone + zones_low,
        me.zone + zones_high,
        fuel_low,
        fuel_high,
        tokens,
        field,
        danger,
        out_on,
        out_of,
        text,
    )


def _throws(faces: tuple[int, ...], dice: int) -> list[int]:
    """How many throws of so many dice make each sum, from 0 on."""
    throws = [1]
    for _ in range(dice):
        longer = [0] * (len(throws) + max(faces))
        for sum_so_far in range(len(throws)):
            for face in faces:
                longer[sum_so_far + face] += throws[sum_so_far]
        throws = longer
    return throws


def _out_in_words(danger: Danger, out_on: int, out_of: int, is_exact: bool) -> str:
    """Out on 2 of 6; what others may do beside the dice is reckoned at its worst."""
    if danger == LOST:
        return "ends your race"
    if out_on == out_of:
        return "may end your race"
    return f"out on {'' if is_exact else 'up to '}{out_on} of {out_of}"


def _dial_title(row: CompanyPreview) -> str:
    burnt = _span(row.cost_low, row.cost_high, "fuel")
    return f"Burn {burnt}, fly {_span(row.zones_low, row.zones_high, 'zone')}"


def _dial_text(view: OutspeedView, row: CompanyPreview) -> Phrase:
    me = view.pilots[view.seat]
    least, most = max(0, me.fuel - row.cost_high), max(0, me.fuel - row.cost_low)
    ends = [zone_number(row.stands_low)]
    if row.stands_high > row.stands_low:
        ends.append(zone_number(row.stands_high))
    left = _span(least, most, "fuel")
    said = [say("from {} to {}, {} left", zone(me.zone), listed(ends, last="–"), left)]
    if row.field:
        field = zone(row.field)
        said.append(say("a Forcefield on {} lies on the way and stops you there", field))
    if row.danger != SAFE:
        said.append(say(_out_in_words(row.danger, row.out_on, row.out_of, True)))
    return listed(said, "; ", "; ")


def field_ahead(view: OutspeedView) -> int:
    """OS-037 The zone of the next Forcefield in front of the own Ship, or 0.

    Markers are public, and from Programming to the movement none comes or goes (OS-036, OS-039).
    """
    zone = view.pilots[view.seat].zone
    return min((marker for marker in view.markers if marker > zone), default=0)


def _row_text(bounds: list[int], stop: Phrase) -> Phrase:
    cost_low, cost_high, zones_low, zones_high, fuel_low, fuel_high, tokens = bounds
    gains: list[str | Phrase] = []
    if zones_high:
        gains.append(say("{}{}", _span(zones_low, zones_high, "zone"), stop))
    if fuel_high:
        gains.append("+" + _span(fuel_low, fuel_high, "fuel"))
    if tokens:
        gains.append(plural(tokens, "token"))
    price = f"pay {_span(cost_low, cost_high, 'fuel')}" if cost_high else "free"
    return say("{} → {}", price, listed(gains or ["nothing"], last=", "))


def _span(low: int, high: int, noun: str) -> str:
    if low == high:
        return plural(low, noun)
    return f"{low} to {plural(high, noun)}"
