"""What each window admits, and who is asked (SO-168, SO-171, SO-R92, SO-R98)."""

from collections.abc import Iterator
from typing import NamedTuple

from games.spin_out.referee import cards
from games.spin_out.referee.position import Pod, Race

FREE = ("W0", "W1", "W3", "W6", "W8")
OCCASIONAL = ("evasive", "good_nudge", "tip_off")
"""Functions that need an occasion of their own and have no effect in a free window."""
ADMITTED = {
    "W4": ("evasive", "squeeze", "good_nudge"),
    "W5": ("trick",),
    "W7": ("no_spin",),
    "W9": ("tip_off",),
    "W10": (),
}
REPAIRS = ("ten", "spot")


class Play(NamedTuple):
    """SO-170, complete: `kind` is play, eject, bail_out, finish or pass. `card` is empty where
    none is needed; `named` is the name given to a Joker that is played as a card."""

    kind: str
    card: str = ""
    named: str = ""
    target: int | None = None
    marker: str = ""

    @property
    def works_as(self) -> str:
        return self.named or self.card


PASS = Play("pass")


def admitted(race: Race, seat: int, window: str) -> Iterator[Play]:
    """Everything that somebody with all 54 cards could do there: public facts alone."""
    pod = race.pods[seat]
    if not pod.is_racing or (pod.waiting and window != "W10"):
        return
    if window == "W10":
        if seat == race.kaboom and not pod.ejection_used:
            yield from (Play("eject", card) for card in cards.ANY_TIME)
        return
    is_active = seat == race.active
    if window == "W9" and race.sabotage and race.sabotage[0] == seat:
        return
    if is_active and pod.crossed:
        yield Play("finish", cards.FINISH_CARD)
    if not pod.ejection_used and may_eject(race, seat, window):
        yield from paid("eject", is_active)
    if pod.red and may_bail_out(race, seat, window):
        yield from paid("bail_out", is_active)
    for card in cards.DECK:
        if cards.is_joker(card):
            for named in cards.NAMES:
                yield from uses(race, seat, window, card, named)
        elif is_active or cards.is_any_time(card):
            yield from uses(race, seat, window, card, "")


def paid(kind: str, is_free: bool) -> Iterator[Play]:
    """SO-145, SO-146, SO-151, SO-R97."""
    if is_free:
        yield Play(kind)
    else:
        yield from (Play(kind, card) for card in cards.ANY_TIME)


def may_eject(race: Race, seat: int, window: str) -> bool:
    if seat == race.active:
        return window not in ("W9", "W10")
    return window in FREE or is_touched_pilot(race, seat, window)


def may_bail_out(race: Race, seat: int, window: str) -> bool:
    return window in FREE or is_touched_pilot(race, seat, window)


def is_touched_pilot(race: Race, seat: int, window: str) -> bool:
    """The pilot of the other pod in W4."""
    return window == "W4" and race.nudge is not None and race.nudge.other == seat


def is_admitted(race: Race, seat: int, window: str, function: str) -> bool:
    """The columns of the table of windows."""
    if window in FREE:
        return function not in OCCASIONAL
    if function in REPAIRS:
        if window == "W4":
            return seat == race.active or is_touched_pilot(race, seat, window)
        return window == "W5" and seat == race.active
    return function in ADMITTED[window]


def uses(race: Race, seat: int, window: str, card: str, named: str) -> Iterator[Play]:
    """The plays of one card under one name that have an effect."""
    function = cards.function(named or card)
    if not is_admitted(race, seat, window, function):
        return
    if function in REPAIRS:
        for marker in repairs(race.pods[seat], function):
            yield Play("play", card, named, seat, marker)
        return
    for target in targets(race, seat, window, function):
        yield Play("play", card, named, target)


def repairs(pod: Pod, function: str) -> list[str]:
    """SO-139 to SO-141, D24: the markers that may go with the repair, "" for none."""
    markers = [name for name in ("blue", "black") if getattr(pod, name)]
    if function == "spot" and not pod.red:
        markers = []
    return [*markers, ""] if pod.damage > 0 else markers


def targets(race: Race, seat: int, window: str, function: str) -> list[int | None]:
    """SO-R98, SO-R49: on whom the card would have an effect now."""
    everybody = race.racing()
    pods = race.pods
    moving = [race.active] if race.active is not None and has_inches(race) else []
    match function:
        case "evasive":
            assert race.nudge is not None
            return [race.active, race.nudge.other]
        case "good_nudge":
            assert race.nudge is not None
            both = [race.active, race.nudge.other]
            return [one for one in both if one not in race.nudge.good]
        case "tip_off":
            return [None]
        case "no_spin" if window == "W7":
            return [race.active]
        case "no_spin":
            return [one for one in everybody if pods[one].orange]
        case "trick":
            if window == "W5":
                return [] if race.obstacle == "edge" else list(moving)
            return [] if race.turn.trick_ready else list(moving)
        case "squeeze":
            return [] if race.turn.squeeze else list(moving)
        case "pot_shot" | "sabotage":
            return [one for one in everybody if one != seat]
        case "glitch":
            return [one for one in everybody if not pods[one].black]
        case "leak":
            return [one for one in everybody if not pods[one].blue]
        case "restart":
            return [one for one in everybody if pods[one].red or pods[one].black]
        case "coupling":
            return list(everybody)
        case "mass_spin":
            return [
                one
                for one in everybody
                if any(not pods[near].orange for near in [one, *race.pods_within_blast(one)])
            ]
        case "bribes":
            payers = [one for one in everybody if one != seat and pods[one].hand]
            return [None] if payers else []
    raise AssertionError(function)


def has_inches(race: Race) -> bool:
    """SO-R92: the active pod still has inches to move, from the announcement of its speed on."""
    return race.turn.left > 0


def is_asked(race: Race, seat: int, window: str) -> bool:
    """SO-168: by public facts alone."""
    holds_cards = bool(race.pods[seat].hand)
    for play in admitted(race, seat, window):
        if not play.card or (holds_cards and not race.is_face_up(play.card)):
            return True
    return False


def options(race: Race, seat: int, window: str) -> list[Play]:
    """What this seat may really answer, the pass first."""
    hand = race.pods[seat].hand
    held = [one for one in admitted(race, seat, window) if not one.card or one.card in hand]
    return [PASS, *held]


def refusal_of_play(race: Race, seat: int, window: str, play: Play) -> tuple[str, str] | None:
    """The rule that refuses an answer to a window."""
    if play == PASS or play in options(race, seat, window):
        return None
    pod = race.pods[seat]
    if play.card and play.card not in pod.hand:
        return "SO-170", "not in the hand"
    is_own_turn = seat == race.active
    match play.kind:
        case "eject":
            if window == "W10":
                return "SO-133", "in a Kaboom an Ace or a Joker, and an ejection not yet used"
            if pod.ejection_used:
                return "SO-144", "once per game"
            if not is_own_turn and not (play.card and cards.is_any_time(play.card)):
                return "SO-146", "needs an Ace or a Joker"
            return "SO-171", "not in this window"
        case "bail_out":
            if not pod.red:
                return "SO-150", "only from a stationary pod"
            if not is_own_turn and not (play.card and cards.is_any_time(play.card)):
                return "SO-151", "needs an Ace or a Joker"
            return "SO-171", "not in this window"
        case "finish":
            return "SO-157", "needs a pod over the line, the real card, and the own Turn"
        case "play":
            return refusal_of_card(race, seat, window, play)
    return "SO-170", "no such answer"


def refusal_of_card(race: Race, seat: int, window: str, play: Play) -> tuple[str, str] | None:
    if cards.is_joker(play.card) != bool(play.named) or play.works_as not in cards.NAMES:
        return "SO-106", "a Joker is named as a card that is no Joker, other cards are not"
    if seat != race.active and not cards.is_any_time(play.card):
        return "SO-104", "only in the own Turn"
    function = cards.function(play.works_as)
    if function in REPAIRS and play.target != seat:
        return "SO-105", "only onto the own pod"
    if not is_admitted(race, seat, window, function):
        return "SO-171", "not in this window"
    if function in ("pot_shot", "sabotage") and play.target == seat:
        return "SO-R49", "onto a rival"
    return "SO-R98", "without effect"
