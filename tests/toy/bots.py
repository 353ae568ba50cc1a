"""How well a choice suits a view: the two bots of the game."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Advice, Decision
from paddock.kit.words import plural, say
from toy.actions import COAST, HEAVE, PUSH, Lean
from toy.book import MUD
from toy.decisions import ChooseEffort, ChooseLean, KeepCard, LayPlank, ThrowMud
from toy.view import SoapboxView


def rookie(view: SoapboxView, decision: Decision, rng: Chance) -> Action:
    """Anything that is allowed, but no plank under somebody else's cart."""
    options = decision.options()
    if isinstance(decision, ChooseLean):
        return decision.sample(rng)
    if isinstance(decision, LayPlank) and decision.runner != decision.seat:
        return options[0]
    return options[rng.pick(len(options))]


def driver(view: SoapboxView, decision: Decision, rng: Chance) -> Action:
    """Heaves when others are likely tired, saves itself, and throws mud at whoever is ahead."""
    options = decision.options()
    match decision:
        case ChooseEffort(seat=seat):
            return options[_effort(view, seat, len(options), rng)]
        case ChooseLean(most=most):
            return Lean(most)
        case ThrowMud(runner=runner, spaces=spaces):
            is_rival = view.spots[runner] + spaces > view.spots[decision.seat]
            return options[-1] if is_rival else options[0]
        case LayPlank(runner=runner):
            return options[-1] if runner == decision.seat else options[0]
        case KeepCard(card=card):
            return options[0] if card == MUD or view.hand[card] == 0 else options[-1]
    return options[0]


def _effort(view: SoapboxView, seat: int, choices: int, rng: Chance) -> int:
    others_fresh = sum(not tired for at, tired in enumerate(view.tired) if at != seat)
    if choices > HEAVE and rng.pick(others_fresh + 1) == 0:
        return HEAVE
    return COAST if view.held[seat] == 0 and view.round == 1 else PUSH


def advise(view: SoapboxView, decision: Decision, rng: Chance) -> Advice:
    """The driver's choice, and what it looked at."""
    fresh = sum(not tired for tired in view.tired)
    return Advice(driver(view, decision, rng), say(f"It counts {plural(fresh, 'fresh cart')}."))


BOTS: Final = {"rookie": rookie, "driver": driver}
QUICK: Final = ("rookie", "driver")
ADVISE: Final = advise
