"""Two pilots to race against: a rookie, and a driver who plans the turn and prices every risk."""

from collections.abc import Sequence
from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, View
from paddock.games.powersled.actions import (
    DISCARDS,
    DONE,
    FIRE_LASER,
    LAY_MINE,
    LAY_SLICK,
    NUKES,
    PASS,
    REACT,
    Build,
    FireLaser,
    Lay,
    LayMine,
    LaySlick,
    Sideswipe,
    ThrowNuke,
)
from paddock.games.powersled.book.cards import (
    FIRST_SPECIAL,
    KINDS,
    is_special,
)
from paddock.games.powersled.book.track import shortest_lap
from paddock.games.powersled.bots.driving import KEEP, Driver, bases_of, can_spare
from paddock.games.powersled.bots.open_road import ANY_SPECIAL
from paddock.games.powersled.decisions import (
    ChooseAfter,
    ChooseBuild,
    ChooseCards,
    ChooseDiscard,
    ChooseStep,
    UseField,
    UseHook,
    UseReflexes,
)
from paddock.games.powersled.events.contact import BY_HOOK
from paddock.games.powersled.events.turns import FOR_SPIN
from paddock.games.powersled.foresight.odds import odds_of
from paddock.games.powersled.foresight.paths import NOT_STRUCK, Path, paths_after, paths_of
from paddock.games.powersled.foresight.position import lay_down, position_of, take_up
from paddock.games.powersled.foresight.tows import tow_end
from paddock.games.powersled.foresight.worth import price, progress
from paddock.games.powersled.phases.turn import ROUNDS
from paddock.games.powersled.rules.laser import in_sights, struck_in
from paddock.games.powersled.state import NOBODY_HERE, Powersled, Sled
from paddock.games.powersled.view import PowersledView

TOLERABLE: Final = 3.0
"""The price of a risk that a rookie still takes."""
RUINOUS: Final = 1000.0
HUNDRED: Final = 100
EAGER: Final = 33
"""How often in a hundred a rookie adds or plays a special card."""
FOLLOWERS_WITHIN: Final = 8
"""Squares behind within which a mine or slick may meet somebody."""
THIN_ARMOR: Final = 2
HARD: Final = 2
"""From this strength on a blow is worth a Force Field."""


# The rookie


def rookie(view: View, decision: Decision, rng: Chance) -> Action:
    """Picks at random, but runs into nobody and into no corner at a reckless speed."""
    assert isinstance(view, PowersledView), "this bot races Powersled"
    options = decision.options()
    if len(options) == 1:
        return options[0]
    if isinstance(decision, ChooseCards):
        return _rookie_cards(view, decision, rng)
    if isinstance(decision, ChooseStep):
        return _rookie_step(view, decision, rng)
    if isinstance(decision, UseReflexes):
        return REACT if decision.better != decision.result else PASS
    if isinstance(decision, UseField):
        return REACT if decision.strength >= HARD else PASS
    if isinstance(decision, ChooseAfter):
        safe = view.sleds[decision.seat].control == 0
        tries = [action for action in options if safe or not isinstance(action, ThrowNuke)]
        return _any(tries, rng) if rng.pick(HUNDRED) < EAGER else DONE
    if isinstance(decision, ChooseBuild):
        full = [
            action
            for action in options
            if isinstance(action, Build) and action.spent() == decision.points
        ]
        return full[rng.pick(len(full))]
    return _any(options, rng)


def _any(options: Sequence[Action], rng: Chance) -> Action:
    return options[rng.pick(len(options))]


def _rookie_cards(view: PowersledView, decision: ChooseCards, rng: Chance) -> Action:
    """A card at random; special ones only now and then, and as a drift only in need."""
    race = position_of(view)
    seat = decision.seat
    plain: list[Action] = []
    fancy: list[Action] = []
    slow: list[Action] = []
    mildest, least = decision.options()[0], RUINOUS
    for action in decision.options():
        assert isinstance(action, Lay), "cards are laid"
        lay_down(race, seat, action)
        risk = _least_risk(race, paths_of(race))
        take_up(race, seat, action)
        if risk < least:
            mildest, least = action, risk
        if risk > TOLERABLE:
            continue
        if is_special(action.card):
            if action.speed:
                slow.append(action)
        elif action.corners + action.pilotings + action.extras:
            fancy.append(action)
        else:
            plain.append(action)
    if fancy and (not plain or rng.pick(HUNDRED) < EAGER):
        return _any(fancy, rng)
    return _any(plain or slow or [mildest], rng)


def _rookie_step(view: PowersledView, decision: ChooseStep, rng: Chance) -> Action:
    """Any way that it dares; no sideswipes."""
    race = position_of(view)
    dared: list[Action] = []
    mildest, least = decision.options()[0], RUINOUS
    for action in decision.options():
        if isinstance(action, Sideswipe):
            continue
        risk = _least_risk(race, paths_after(race, action))
        if risk < least:
            mildest, least = action, risk
        if risk <= TOLERABLE:
            dared.append(action)
    return _any(dared or [mildest], rng)


def _least_risk(race: Powersled, paths: list[Path]) -> float:
    """The price of the mildest way; running into somebody is worse than any test."""
    sled = race.sleds[race.play.mover]
    least = RUINOUS
    for path in paths:
        risk = price(odds_of(race, sled, path.risks))
        if path.struck != NOT_STRUCK:
            risk += TOLERABLE
        least = min(least, risk)
    return least


# The driver


def driver(view: View, decision: Decision, rng: Chance) -> Action:
    """One look ahead with the sense of a good player."""
    assert isinstance(view, PowersledView), "this bot races Powersled"
    options = decision.options()
    if len(options) == 1:
        return options[0]
    if isinstance(decision, ChooseCards):
        return _best_cards(view, decision)
    if isinstance(decision, ChooseStep):
        return _best_step(view, decision)
    if isinstance(decision, UseReflexes):
        return _worth_reflexes(decision)
    if isinstance(decision, UseField):
        return _worth_field(view, decision)
    if isinstance(decision, UseHook):
        return _worth_hook(view, decision)
    if isinstance(decision, ChooseAfter):
        return _best_attack(view, decision)
    if isinstance(decision, ChooseDiscard):
        return _worst_card(view, decision)
    assert isinstance(decision, ChooseBuild), "no other question is asked"
    return _best_build(decision)


def _best_cards(view: PowersledView, decision: ChooseCards) -> Action:
    """The play whose best way, with the plan for the rest of the turn, is worth most."""
    look = Driver(view, decision.seat)
    best, best_worth = decision.options()[0], -1000.0
    for action in plays_to_weigh(decision):
        worth = look.lay_worth(action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def plays_to_weigh(decision: ChooseCards) -> list[Lay]:
    """All plays, but of those that spend a special card only the one that is missed least."""
    spare = _spare_special(decision.hand)
    plays: list[Lay] = []
    for action in decision.options():
        assert isinstance(action, Lay), "cards are laid"
        if not is_special(action.card) or action.card == spare:
            plays.append(action)
    return plays


def _spare_special(hand: tuple[int, ...]) -> int:
    """The special card that is missed least."""
    spare = FIRST_SPECIAL
    for card in range(FIRST_SPECIAL, KINDS):
        if hand[card] and (hand[spare] == 0 or KEEP[card] < KEEP[spare]):
            spare = card
    return spare


def _best_step(view: PowersledView, decision: ChooseStep) -> Action:
    look = Driver(view, decision.seat)
    best, best_worth = decision.options()[0], -1000.0
    for action in decision.options():
        if isinstance(action, Sideswipe):
            continue
        worth = look.step_worth(action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _worth_reflexes(decision: UseReflexes) -> Action:
    """PS-R97 Where they are offered they help; two of them for one step back are too many."""
    is_dear = decision.is_regain and decision.better == decision.result
    return PASS if is_dear else REACT


def _worth_field(view: PowersledView, decision: UseField) -> Action:
    """A hook does no harm; a hard blow does, and any blow without armor."""
    if decision.cause == BY_HOOK:
        return PASS
    me = view.sleds[decision.seat]
    return REACT if decision.strength >= HARD or me.armor < THIN_ARMOR else PASS


def _worth_hook(view: PowersledView, decision: UseHook) -> Action:
    """The tow, which costs no base card and no test, against the best play of one's own."""
    tow = Tow(view, decision)
    return REACT if tow.towed > tow.own else PASS


class Tow:
    """What a tow would bring by the end of the turn, and what one's `own` play would."""

    def __init__(self, view: PowersledView, decision: UseHook) -> None:
        look = Driver(view, decision.seat)
        race, sled = look.race, look.sled
        road, track = look.road, race.book.track
        after = look.rounds_left - 1
        hand = bases_of(look.deck.hand)
        self.own = road.plan(sled.square, hand, look.rounds_left)
        puller = race.sleds[race.play.mover]
        pulled: list[int] = []
        best_gain = -1000
        for path in paths_of(race):
            gain = progress(track, puller.square, path)
            if gain > best_gain and path.struck == NOT_STRUCK:
                pulled, best_gain = path.squares, gain
        end = tow_end(race, sled.seat, pulled)
        gain = track.to_go[sled.square] - track.to_go[end]
        if gain < 0:
            gain += shortest_lap(track)
        hand[ANY_SPECIAL] -= 1
        self.towed = gain + road.plan(end, hand, max(0, after))


def _best_attack(view: PowersledView, decision: ChooseAfter) -> Action:
    """Cards after the move, if one can be spared and somebody is there to suffer."""
    race = position_of(view)
    sled = race.sleds[decision.seat]
    if not can_spare(view.hand, ROUNDS - view.round):
        return DONE
    for action in decision.options():
        if isinstance(action, FireLaser) and _can_hit(race, sled):
            return FIRE_LASER
        if isinstance(action, LayMine) and _is_followed(race, sled):
            return LAY_MINE
        if isinstance(action, LaySlick) and _is_followed(race, sled):
            return LAY_SLICK
        if isinstance(action, ThrowNuke) and sled.control == 0:
            target = race.sleds[action.target]
            if target.armor <= THIN_ARMOR and not target.is_spinning:
                return NUKES[action.target]
    return DONE


def _can_hit(race: Powersled, sled: Sled) -> bool:
    """The Laser would meet a sled, not only a mine."""
    return struck_in(race, sled, in_sights(race, sled)) != NOBODY_HERE


def _is_followed(race: Powersled, sled: Sled) -> bool:
    """Somebody comes up behind, or stands where the hazard would fall."""
    track = race.book.track
    square = sled.left_last
    for _ in range(FOLLOWERS_WITHIN):
        if race.front_of(square) not in (NOBODY_HERE, sled.seat):
            return True
        square = track.prev[square]
        if square < 0:
            return False
    return False


def _worst_card(view: PowersledView, decision: ChooseDiscard) -> Action:
    """The one that the plan for the turn misses least."""
    worths = card_worths(view, decision)
    worst = -1
    for card in range(KINDS):
        if view.hand[card] and (worst < 0 or worths[card] < worths[worst]):
            worst = card
    return DISCARDS[worst]


def card_worths(view: PowersledView, decision: ChooseDiscard) -> list[float]:
    """What each kind of card in hand is worth to keep; what the turn is planned with, much."""
    hand = view.hand.copy()
    if decision.why == FOR_SPIN or view.sleds[decision.seat].circle >= 0:
        planned: list[int] = []
    else:
        look = Driver(view, decision.seat)
        rounds = look.rounds_left if view.round else ROUNDS
        planned = look.road.best_cards(look.sled.square, bases_of(hand), rounds)
    for card in planned:
        if card != ANY_SPECIAL:
            hand[card] -= 1
    worths: list[float] = []
    for card in range(KINDS):
        worth = KEEP[card] if is_special(card) else PLAIN[card]
        if hand[card] == 0:
            worth += PLANNED
        elif hand[card] > 1:
            worth -= SPARE_COPY * (hand[card] - 1)
        worths.append(worth)
    return worths


PLAIN: Final[list[float]] = [0.5, 0.8, 0.9, 0.6, 0.8, 0.9]
PLANNED: Final = 10.0
SPARE_COPY: Final = 0.3


def _best_build(decision: ChooseBuild) -> Action:
    """A good pilot first, then a larger hand and more cards."""
    best, best_worth = decision.options()[0], -1.0
    for action in decision.options():
        assert isinstance(action, Build), "sleds are built"
        worth = build_worth(action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def build_worth(build: Build) -> float:
    """How good a sled is, by what each point of it is worth."""
    return (
        THRUST_WORTH[build.thrust]
        + STABILITY_WORTH[build.stability]
        + PILOT_WORTH[build.pilot]
        + ARMOR_WORTH[build.armor]
    )


THRUST_WORTH: Final[list[float]] = [0.0, 1.0, 1.7]
STABILITY_WORTH: Final[list[float]] = [0.0, 1.5, 2.4]
PILOT_WORTH: Final[list[float]] = [0.0, 2.0, 4.0]
ARMOR_WORTH: Final[list[float]] = [0.0, 0.5, 0.9]
