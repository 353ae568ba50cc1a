"""What a choice would bring, before it is locked in: for each number of companions on a route."""

from typing import Final

from paddock.core.protocol import Decision, Value
from paddock.games.outspeed.actions import ChooseBonus, ChooseRoute, Play, Program
from paddock.games.outspeed.catalog import ROUTES, Amount, Route
from paddock.games.outspeed.tokens import ELECTROMAGNET, FLAMETHROWER, ION_CANNON
from paddock.games.outspeed.view import OutspeedView
from paddock.games.outspeed.words import TOKEN_DEEDS
from paddock.kit.words import join, plural

SAFE: Final = 0
AT_RISK: Final = 1
LOST: Final = 2


class CompanyPreview(Value):
    """One route with so many others on it: the least and the most of everything.

    `danger` says whether the cost would end the race for this pilot: 0 no, 1 perhaps, 2 surely.
    """

    def __init__(
        self,
        others: int,
        is_overfull: bool,
        cost_low: int,
        cost_high: int,
        zones_low: int,
        zones_high: int,
        fuel_low: int,
        fuel_high: int,
        tokens: int,
        danger: int,
        text: str,
    ) -> None:
        self.others = others
        self.is_overfull = is_overfull
        self.cost_low = cost_low
        self.cost_high = cost_high
        self.zones_low = zones_low
        self.zones_high = zones_high
        self.fuel_low = fuel_low
        self.fuel_high = fuel_high
        self.tokens = tokens
        self.danger = danger
        self.text = text


class RoutePreview(Value):
    """A route, alone and with each number of companions."""

    def __init__(self, route: int, rows: list[CompanyPreview]) -> None:
        self.route = route
        self.rows = rows


class BonusPreview(Value):
    """Whom a token would hit as the Ships stand now."""

    def __init__(self, token: int, targets: list[int], text: str) -> None:
        self.token = token
        self.targets = targets
        self.text = text


def preview(view: OutspeedView, decision: Decision, names: list[str]) -> list[Value]:
    """For each option that is more than it says."""
    shown: list[Value] = []
    if isinstance(decision, ChooseRoute):
        rivals = sum(1 for pilot in view.pilots if pilot.out == 0) - 1
        for action in decision.options():
            if isinstance(action, Program):
                route = view.book.route(view.tile, view.side, action.route)
                rows = [
                    _in_company(view, route, action.route, others, rivals)
                    for others in range(rivals + 1)
                ]
                shown.append(RoutePreview(action.route, rows))
    elif isinstance(decision, ChooseBonus):
        for action in decision.options():
            if isinstance(action, Play):
                targets = targets_now(view, action.token)
                shown.append(BonusPreview(action.token, targets, _hits(action, targets, names)))
    return shown


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


def _hits(action: Play, targets: list[int], names: list[str]) -> str:
    if targets:
        return f"hits {join([names[seat] for seat in targets])}"
    if action.token in (FLAMETHROWER, ION_CANNON, ELECTROMAGNET):
        return "hits nobody as things stand"
    return TOKEN_DEEDS[action.token]


def _bounds(
    amount: Amount, faces: list[int], own: int, company: int, elsewhere: int, most_dialled: int
) -> tuple[int, int]:
    """The least and the most an amount can be with so many on the own route."""
    least, most = amount.fixed, amount.fixed
    least_rolls, most_rolls = amount.rolls, amount.rolls
    for symbol in range(len(ROUTES)):
        low = company if symbol == own else 0
        high = company if symbol == own else elsewhere
        least += amount.counted[symbol] * low
        most += amount.counted[symbol] * high
        least_rolls += amount.rolls_counted[symbol] * low
        most_rolls += amount.rolls_counted[symbol] * high
    if amount.dialled:
        most += most_dialled
    return least + least_rolls * min(faces), most + most_rolls * max(faces)


def _in_company(
    view: OutspeedView, route: Route, own: int, others: int, rivals: int
) -> CompanyPreview:
    book, me = view.book, view.pilots[view.seat]
    company, elsewhere = others + 1, rivals - others
    dial = min(book.wheel_most, me.fuel)
    pays, gains = route.pays(company), route.gains(company)
    cost_low, cost_high = 0, 0
    if pays:
        cost_low, cost_high = _bounds(route.cost, book.yellow, own, company, elsewhere, dial)
    zones_low, zones_high, fuel_low, fuel_high = 0, 0, 0, 0
    if gains:
        zones_low, zones_high = _bounds(route.zones, book.blue, own, company, elsewhere, dial)
        fuel_low, fuel_high = _bounds(route.fuel, book.blue, own, company, elsewhere, 0)
    tokens = route.tokens if gains else 0
    least_left = 0 if book.is_finish(view.tile) else 1
    danger = SAFE
    if me.fuel - cost_high < least_left:
        danger = LOST if me.fuel - cost_low < least_left else AT_RISK
    bounds = [cost_low, cost_high, zones_low, zones_high, fuel_low, fuel_high, tokens]
    text = "lose the turn" if not pays and not gains else _row_text(bounds)
    if danger != SAFE:
        text += " (ends your race)" if danger == LOST else " (may end your race)"
    return CompanyPreview(
        others,
        not pays and not gains,
        cost_low,
        cost_high,
        zones_low,
        zones_high,
        fuel_low,
        fuel_high,
        tokens,
        danger,
        text,
    )


def _row_text(bounds: list[int]) -> str:
    cost_low, cost_high, zones_low, zones_high, fuel_low, fuel_high, tokens = bounds
    gains: list[str] = []
    if zones_high:
        gains.append(_span(zones_low, zones_high, "zone"))
    if fuel_high:
        gains.append("+" + _span(fuel_low, fuel_high, "fuel"))
    if tokens:
        gains.append(plural(tokens, "token"))
    price = f"pay {_span(cost_low, cost_high, 'fuel')}" if cost_high else "free"
    return f"{price} → {', '.join(gains) or 'nothing'}"


def _span(low: int, high: int, noun: str) -> str:
    if low == high:
        return plural(low, noun)
    return f"{low} to {plural(high, noun)}"
