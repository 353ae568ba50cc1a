"""Positions of the toy, set up in one line, and steps with scripted luck."""

from typing import Any

from paddock.core.chance import Script
from paddock.core.protocol import Action, Event, Phase, advance, begin
from paddock.table.diary import Diary
from support import said
from toy.book import CARDS, NO_CARD, derby
from toy.phases.round import Round
from toy.state import Cards, Cart, Soapbox

NO_HAND = (0, 0)


def cart(spot: int = 0, hand: tuple[int, int] = NO_HAND, is_tired: bool = False) -> Cart:
    """A cart; the hand counts mud and planks."""
    return Cart(spot, is_tired, list(hand))


def position(
    *carts: Cart,
    phases: list[Phase[Any, Any]] | None = None,
    bag: tuple[int, int] = (4, 4),
    discarded: tuple[int, int] = NO_HAND,
    round: int = 0,
) -> Soapbox:
    """A race that stands before the innermost of these phases."""
    assert len(bag) == len(discarded) == len(CARDS)
    return Soapbox(
        seats=len(carts),
        phases=phases or [Round()],
        asked=(),
        book=derby("short"),
        round=round,
        carts=list(carts),
        cards=Cards(list(bag), NO_CARD, list(discarded)),
    )


def run_on(race: Soapbox, *picks: int) -> Diary:
    """Begin with this luck, all of which must be wanted; what was told."""
    diary, script = Diary(), Script(list(picks))
    begin(race, script, diary)
    assert script.left() == []
    return diary


def answer(race: Soapbox, *answers: Action, luck: tuple[int, ...] = ()) -> Diary:
    """Answer every question, in the order asked, with this luck; what was told."""
    assert len(answers) == len(race.asked)
    for decision, action in zip(race.asked, answers, strict=True):
        assert said(decision.refusal(action)) == ""
    diary, script = Diary(), Script(list(luck))
    advance(race, list(answers), script, diary)
    assert script.left() == []
    return diary


def asked(race: Soapbox) -> list[int]:
    """The seats that are asked."""
    return [decision.seat for decision in race.asked]


def spots(race: Soapbox) -> list[int]:
    """Where the carts stand."""
    return [cart.spot for cart in race.carts]


def kinds(events: list[Event]) -> list[str]:
    """The names of what happened."""
    return [type(event).__name__ for event in events]
