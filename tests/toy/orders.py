"""What can be ordered in advance, and what orders make of a question."""

from paddock.core.game import OTHERS, Moments
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision, Obedience, Order, View
from paddock.kit.words import refuse
from toy.actions import EFFORTS, FRESH_MENU, HEAVE, MUD_MENU
from toy.decisions import ChooseEffort, LayPlank, ThrowMud
from toy.view import SoapboxView


class Push(Order):
    """TOY-004 An effort for each of some rounds, from this one on."""

    def __init__(self, round: int, efforts: tuple[int, ...]) -> None:
        self.round = round
        self.efforts = efforts

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, SoapboxView)
        if not self.efforts or any(one not in range(len(EFFORTS)) for one in self.efforts):
            return refuse(
                "TOY-004", "Coast, push or heave in each round: nothing else moves a cart."
            )
        if self.round < view.round:
            return refuse("TOY-004", f"Round {self.round} is over; it is round {view.round}.")
        pairs = zip(self.efforts, self.efforts[1:], strict=False)
        if any(one == other == HEAVE for one, other in pairs):
            return refuse("TOY-005", "Nobody heaves in two rounds, one after the other.")
        return None


class Throw(Order):
    """TOY-010 Mud at a cart when it is about to run in this round, and at no other before."""

    def __init__(self, round: int, runner: int) -> None:
        self.round = round
        self.runner = runner

    def refusal(self, view: View, seat: int) -> Told | None:
        assert isinstance(view, SoapboxView)
        if self.runner not in range(len(view.spots)):
            return refuse("TOY-010", f"There is no cart {self.runner}.")
        if self.runner == seat:
            return refuse("TOY-010", "Nobody throws mud at the own cart.")
        is_over = self.round < view.round
        return refuse("TOY-010", f"Round {self.round} is over.") if is_over else None


def moment_of(view: SoapboxView, decision: Decision) -> int:
    """TOY-010, TOY-012 When a cart is about to run, and when mud flies."""
    if isinstance(decision, ThrowMud):
        return 0
    return 1 if isinstance(decision, LayPlank) else OTHERS


MOMENTS = Moments(("A cart is about to run", "Mud flies"), moment_of)


def offers(view: SoapboxView) -> tuple[Order, ...]:
    """TOY-010 Mud at each of the others in this round."""
    rivals = [seat for seat in range(len(view.spots)) if seat != view.seat]
    return tuple(Throw(view.round, rival) for rival in rivals)


def obey(view: SoapboxView, decision: Decision, orders: tuple[Order, ...]) -> Obedience:
    """The first order that is for this question answers it, or is dropped where it cannot."""
    for at, order in enumerate(orders):
        before, after = orders[:at], orders[at + 1 :]
        if isinstance(order, Push) and isinstance(decision, ChooseEffort):
            if order.round == view.round:
                return _push(decision, order, before, after)
        elif isinstance(order, Throw) and isinstance(decision, ThrowMud):
            if order.round == view.round:
                return _throw(decision, order, before, after)
    return Obedience(None, orders)


def _push(
    decision: ChooseEffort, order: Push, before: tuple[Order, ...], after: tuple[Order, ...]
) -> Obedience:
    effort: Action = FRESH_MENU[order.efforts[0]]
    why = decision.refusal(effort)
    if why is not None:
        return Obedience(None, before + after, why)
    rest = order.efforts[1:]
    left = (Push(order.round + 1, rest),) if rest else ()
    return Obedience(effort, before + left + after)


def _throw(
    decision: ThrowMud, order: Throw, before: tuple[Order, ...], after: tuple[Order, ...]
) -> Obedience:
    if decision.runner != order.runner:
        return Obedience(decision.menu[0], (*before, order, *after))
    mud = MUD_MENU[-1]
    why = decision.refusal(mud)
    return Obedience(None if why else mud, before + after, why)
