"""Laying out a race."""

from paddock.core.chance import Chance
from paddock.games.spin_out.book.cards import DECK
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.phases.round import Opening
from paddock.games.spin_out.state import NOBODY_THERE, RACING, RUNNING, Pod, Pose, SpinOut, no_turn


def setup(book: Arena, seats: int, chance: Chance) -> SpinOut:
    """SO-010, SO-014, SO-163 An order of movement by luck, and nothing on anybody."""
    slots = book.course.grid
    heading = book.course.start_heading
    return SpinOut(
        seats=seats,
        phases=[Opening()],
        asked=(),
        book=book,
        order=drawn_order(seats, chance),
        at=0,
        game_turn=1,
        active=NOBODY_THERE,
        pods=[
            Pod(
                pose=Pose(slots[seat].x, slots[seat].y, heading),
                damage=0,
                orange=False,
                red=False,
                black=False,
                blue=False,
                has_ejected=False,
                status=RACING,
                is_waiting=False,
                passed=0,
                has_crossed=False,
                on_large=[],
            )
            for seat in range(seats)
        ],
        hands=[[] for _ in range(seats)],
        deck=list(range(DECK)),
        discard=[],
        buried=[],
        gone=[],
        wrecks=[],
        turn=no_turn(),
        finish_card_by=NOBODY_THERE,
        winners=[],
        ranking=[],
        ending=RUNNING,
    )


def drawn_order(seats: int, chance: Chance) -> list[int]:
    """All orders are as likely."""
    left = list(range(seats))
    order: list[int] = []
    while left:
        order.append(left.pop(chance.pick(len(left))))
    return order
