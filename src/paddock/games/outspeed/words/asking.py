"""What is asked and what may be answered, in words for players."""

from paddock.core.phrase import Phrase, Told
from paddock.core.protocol import Action, Decision
from paddock.games.outspeed.actions import Dial, Keep, Pass, Play, Program
from paddock.games.outspeed.book.tiles import ROUTES, TileSet
from paddock.games.outspeed.book.tokens import KEYS
from paddock.games.outspeed.decisions import ChooseBonus, ChooseRoute, KeepToken, SetWheel
from paddock.games.outspeed.words.names import ROUTE_NAMES, ROUTE_SIGNS, TOKEN_DEEDS, TOKEN_NAMES
from paddock.games.outspeed.words.routes import route_in_words
from paddock.kit.words import amount, plural, say


def prompt(decision: Decision, book: TileSet) -> Told:
    """What is asked, verb first."""
    if isinstance(decision, ChooseBonus):
        return Told("Play a Bonus token, or pass.", ["OS-014", "OS-017"])
    if isinstance(decision, ChooseRoute):
        fuel = amount(decision.fuel, "fuel")
        return Told(say("Choose your route. You have {}.", fuel), ["OS-041"])
    if isinstance(decision, SetWheel):
        return Told("Set the wheel: fuel to burn, zones to move.", ["OS-071"])
    assert isinstance(decision, KeepToken), f"no words for {decision!r}"
    return Told("Keep one token; the other goes under the stack.", ["OS-062"])


def option(decision: Decision, action: Action, book: TileSet) -> Phrase:
    """What an option would do."""
    if isinstance(action, Pass):
        return say("Pass: play no token this turn")
    if isinstance(action, Play | Keep):
        return say(f"{TOKEN_NAMES[action.token]}: {TOKEN_DEEDS[action.token]}")
    if isinstance(action, Dial):
        return say(f"Burn {action.number} fuel, move {plural(action.number, 'zone')}")
    assert isinstance(action, Program), "no words for this"
    assert isinstance(decision, ChooseRoute), "routes are programmed when asked for"
    sign, name = ROUTE_SIGNS[action.route], ROUTE_NAMES[action.route]
    deed = route_in_words(book.route(decision.tile, decision.side, action.route))
    last = decision.lowest_costs[action.route] >= decision.fuel
    return say(f"{sign} {name}: {deed}" + (" (this may take your last fuel)" if last else ""))


def word(action: Action) -> str:
    """What to type for an action: short, and unlike any other that is offered with it."""
    if isinstance(action, Pass):
        return "pass"
    if isinstance(action, Play | Keep):
        return KEYS[action.token].replace("_", " ")
    if isinstance(action, Dial):
        return str(action.number)
    assert isinstance(action, Program), "no word for this"
    return ROUTES[action.route]
