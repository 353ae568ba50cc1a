"""Whether an answer to a decision is allowed, and the rule that refuses it."""

from typing import Any

from games.spin_out.referee import cards
from games.spin_out.referee.plans import Refusal, first_plan, refusal_of_plan
from games.spin_out.referee.plays import PASS, Play, refusal_of_play
from games.spin_out.referee.position import Race

LOWEST_SPEED, NORMAL_TOP_SPEED, TOP_SPEED = 1, 12, 18
EJECT = Play("eject")
FINISH = Play("finish", cards.FINISH_CARD)
WITH_EJECTION = ("D5", "D6", "D9", "D11", "D14")
BAIL_OUT = Play("bail_out")


def refusal(race: Race, what: str, seat: int, answer: Any) -> Refusal:
    """Dispatches by the number of the decision or window."""
    if what.startswith("W"):
        if not isinstance(answer, Play):
            return "SO-170", "a play or a pass"
        return refusal_of_play(race, seat, what, answer)
    if isinstance(answer, Play) and what in WITH_EJECTION and answer.kind == "eject":
        if answer != EJECT:
            return "SO-145", "no card is needed in the own Turn"
        return ("SO-144", "once per game") if race.pods[seat].ejection_used else None
    match what:
        case "D1":
            return refusal_of_place(race, seat, answer)
        case "D5":
            return refusal_of_restart(race, seat, answer)
        case "D6":
            return refusal_of_speed(race, seat, answer)
        case "D9":
            return refusal_of_plan(race, answer)
        case "D11":
            return None if answer in ("continue", "shut down") else ("SO-100", "one of the two")
        case "D14":
            return None if answer in ("run on", "shut down") else ("SO-056", "one of the two")
        case "D17":
            return refusal_of_discard(race, seat, answer)
        case "D20":
            return refusal_of_falling_apart(race, seat, answer)
        case "D21":
            return None if answer in race.pods[seat].hand else ("SO-123", "a card of the hand")
        case "D25":
            if answer == PASS or (answer == FINISH and answer.card in race.pods[seat].hand):
                return None
            return "SO-157", "only the real card"
    raise AssertionError(what)


def refusal_of_place(race: Race, seat: int, answer: Any) -> Refusal:
    """D1, SO-011, SO-R26."""
    x, y, heading = answer
    if any(type(number) is not int for number in (x, y, heading)):
        return "SO-068", "whole numbers"
    if not race.track.in_start_zone(x, y):
        return "SO-R26", "the whole base inside the start zone"
    if race.pods_under(seat, x, y):
        return "SO-097", "on another pod"
    return None


def refusal_of_restart(race: Race, seat: int, answer: Any) -> Refusal:
    """D5."""
    if answer in ("throw", "stay"):
        return None
    if not isinstance(answer, Play) or answer.kind != "play":
        return "SO-032", "card, throw or stay"
    if answer.card not in race.pods[seat].hand:
        return "SO-170", "not in the hand"
    if cards.is_joker(answer.card) != bool(answer.named):
        return "SO-106", "a Joker is named, other cards are not"
    if answer.works_as != cards.RESTART_CARD or answer.target != seat:
        return "SO-028", "Engines Restart onto the own pod"
    return None


def refusal_of_speed(race: Race, seat: int, answer: Any) -> Refusal:
    """D6 and D7."""
    speed, burnt = answer
    pod = race.pods[seat]
    if type(speed) is not int or speed < LOWEST_SPEED:
        return "SO-035", "a whole number from 1 on"
    if speed > TOP_SPEED:
        return "SO-036", "at most 18"
    if speed > NORMAL_TOP_SPEED or burnt:
        if pod.black:
            return "SO-040", "no boosts with a black marker"
        if pod.blue:
            return "SO-041", "no boosts with a blue marker"
    burning = [card for card, _ in burnt]
    if len(set(burning)) < len(burning) or not set(burning) <= set(pod.hand):
        return "SO-037", "cards of the hand, each once"
    for card, named in burnt:
        if cards.is_joker(card) != bool(named):
            return "SO-106", "a Joker is named, other cards are not"
        function = cards.function(named or card)
        if function == "ten":
            return "SO-125", "a 10 cannot be burnt"
        if function != "spot":
            return "SO-037", "only 2 to 9"
    return None


def refusal_of_discard(race: Race, seat: int, answer: Any) -> Refusal:
    """D17."""
    hand = race.pods[seat].hand
    is_right = len(set(answer)) == len(answer) == len(hand) - cards.MOST_IN_HAND
    return None if is_right and set(answer) <= set(hand) else ("SO-022", "down to five exactly")


def refusal_of_falling_apart(race: Race, seat: int, answer: Any) -> Refusal:
    """D20."""
    if answer == BAIL_OUT:
        return None
    if not isinstance(answer, Play) or answer.kind != "eject":
        return "SO-131", "bail out, or try to eject first"
    if seat == race.active:
        return None if answer == EJECT else ("SO-145", "no card is needed in the own Turn")
    if answer.card not in race.pods[seat].hand or not cards.is_any_time(answer.card):
        return "SO-146", "needs an Ace or a Joker"
    return None


def first_option(race: Race, what: str, seat: int) -> Any:
    """The answer for a player who does not answer."""
    lowest = sorted(race.pods[seat].hand, key=cards.DECK.index)
    match what:
        case "D1":
            for x, y in race.track.grid:
                if refusal(race, "D1", seat, (x, y, race.track.heading)) is None:
                    return x, y, race.track.heading
        case "D5":
            return "throw"
        case "D6":
            return LOWEST_SPEED, ()
        case "D9":
            return first_plan(race)
        case "D11":
            return "shut down"
        case "D14":
            return "run on"
        case "D17":
            return tuple(lowest[: len(lowest) - cards.MOST_IN_HAND])
        case "D20":
            return BAIL_OUT
        case "D21":
            return lowest[0]
    return PASS
