"""What the driver would do, and why, in the turns that it counted."""

from paddock.core.chance import Chance
from paddock.core.phrase import Phrase
from paddock.core.protocol import Action, Advice, Decision, View
from paddock.games.spiralized.actions import Exchange, Stair, Step
from paddock.games.spiralized.book.spiral import NOBODY_HERE, OFF_RINGS, TOKENS
from paddock.games.spiralized.bots.heuristic import (
    DARE,
    ROLL_WORTH,
    at_stake,
    driver,
    exchange_worth,
    stair_worth,
    step_worth,
)
from paddock.games.spiralized.bots.worth import PIT_TURNS, RECT_TURNS, position_worth, turns_to_go
from paddock.games.spiralized.decisions import ChoosePartner, ChooseStep, ChooseTurn, TakeBonus
from paddock.games.spiralized.rules.steps import end_of_step
from paddock.games.spiralized.state import Spiralized
from paddock.games.spiralized.view import SpiralizedView, race_of
from paddock.games.spiralized.words.names import LETTERS, token_name
from paddock.kit.weighing import NOWHERE, counted, next_best_at, tenths, than
from paddock.kit.words import say


def advise(view: View, decision: Decision, rng: Chance) -> Advice:
    """The driver's choice, and what spoke for it."""
    assert isinstance(view, SpiralizedView), "this bot races Spiralized"
    chosen = driver(view, decision, rng)
    race = race_of(view)
    if isinstance(decision, ChooseTurn):
        return Advice(chosen, _why_turn(race, decision, chosen))
    if isinstance(decision, ChooseStep):
        return Advice(chosen, _why_step(race, decision, chosen))
    if isinstance(decision, ChoosePartner):
        return Advice(chosen, _why_partner(race, decision, chosen))
    if isinstance(decision, TakeBonus):
        return Advice(chosen, _why_bonus(race))
    far, near = counted(PIT_TURNS, "turn"), tenths(RECT_TURNS)
    why = f"From the Pit a token is about {far} from Home, from the rectangle only {near}."
    return Advice(chosen, say(why))


def _why_turn(race: Spiralized, decision: ChooseTurn, chosen: Action) -> Phrase:
    """What the stairs save, against what a roll is worth."""
    now = position_worth(race, race.active)
    roll = counted(ROLL_WORTH, "turn")
    if isinstance(chosen, Stair):
        saved = counted(stair_worth(race, chosen) - now, "turn")
        return say(f"The stairs are worth about {saved} to you, a roll {roll}.")
    stairs = [option for option in decision.options() if isinstance(option, Stair)]
    if not stairs:
        return say("No token of yours can take the stairs.")
    best, most = stairs[0], stair_worth(race, stairs[0])
    for option in stairs[1:]:
        worth = stair_worth(race, option)
        if worth > most:
            best, most = option, worth
    way = f"the stairs of {LETTERS[best.token]} to ring {best.ring}"
    gain = most - now
    what = f"only {tenths(gain)}" if gain > 0 else f"would cost {tenths(-gain)}"
    return say(f"A roll is worth about {roll}; {way} {what}.")


def _why_step(race: Spiralized, decision: ChooseStep, chosen: Action) -> Phrase:
    """Both dice together, against the next best beginning."""
    assert isinstance(chosen, Step), "dice are used in steps"
    options = decision.options()
    worths: list[float] = []
    for option in options:
        assert isinstance(option, Step), "dice are used in steps"
        worths.append(step_worth(race, option))
    at = options.index(chosen)
    other = next_best_at(worths, at)
    if other == NOWHERE:
        return say("No other step is possible.")
    next_best = options[other]
    assert isinstance(next_best, Step), "dice are used in steps"
    them = say(f"{LETTERS[next_best.token]} with the {next_best.die}")
    left = race.die_one and race.die_two
    how = "With the best use of the other die it is" if left else "It is"
    compared = than(worths[at] - worths[other], "turn", them)
    why = say(f"{how} {{}}, hits and dangers counted", compared)
    victim = _victim(race, chosen)
    if victim == NOBODY_HERE:
        return say("{}.", why)
    return say("It hits {}. {}.", token_name(victim // TOKENS, victim % TOKENS), why)


def _victim(race: Spiralized, step: Step) -> int:
    """Whom a step hits; NOBODY_HERE if nobody."""
    token = race.active * TOKENS + step.token
    end = end_of_step(race, token, step.die)
    space = race.book.spaces[race.colours[race.active]][end]
    return NOBODY_HERE if space == OFF_RINGS else race.standing[space]


def _why_partner(race: Spiralized, decision: ChoosePartner, chosen: Action) -> Phrase:
    """What the exchange brings, against the next best one."""
    options = decision.options()
    worths: list[float] = []
    for option in options:
        assert isinstance(option, Exchange), "places are changed"
        partner = option.seat * TOKENS + option.token
        worths.append(exchange_worth(race, race.landed, partner))
    at = options.index(chosen)
    other = next_best_at(worths, at)
    if other == NOWHERE:
        return say("Nobody else can be changed places with.")
    next_best = options[other]
    assert isinstance(next_best, Exchange), "places are changed"
    them = token_name(next_best.seat, next_best.token)
    compared = than(worths[at] - worths[other], "turn", them)
    return say("Your way and everybody else's counted, it is {}.", compared)


def _why_bonus(race: Spiralized) -> Phrase:
    """What doubles would cost."""
    token = at_stake(race)
    if token == NOBODY_HERE:
        far = counted(DARE, "turn")
        return say(f"No token of yours is within {far} of Home, so doubles would cost little.")
    left = counted(turns_to_go(race.book, race.tokens[token]), "turn")
    why = f"{LETTERS[token % TOKENS]} is only about {left} from Home"
    return say(f"{why}: doubles would cost you your best token.")
