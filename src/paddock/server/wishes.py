"""What a seat wishes, as a move."""

from paddock.server.kept import Move
from paddock.server.play import ANSWER, IN_ADVANCE, NO_MORE, SEAL, WHENEVER, Play
from paddock.server.wire import Answer, Attend, GiveOrders, Hold, Reply, Shape, Wish


def as_move(wish: Wish, seat: int, play: Play, is_in_round: bool) -> Move:
    """The next move. In a round answers wait for its end, and a hold is for this round."""
    kind = str(wish.__struct_config__.tag)
    action: Shape | None = None
    moment = play.moment
    if isinstance(wish, Answer):
        action = wish.action
        kind = SEAL if is_in_round else ANSWER
    elif isinstance(wish, Hold) and wish.whenever is not None:
        moment = WHENEVER if wish.whenever else NO_MORE
    elif isinstance(wish, Hold) and not is_in_round:
        moment = IN_ADVANCE
    elif isinstance(wish, Attend):
        action = {"asking": wish.asking}
    return Move(play.moves + 1, kind, seat, moment, action, wish.id, _orders_in(wish))


def is_same(wish: Wish, done: Move) -> bool:
    """Whether a frame came again, or another one with its id."""
    action: Shape | None = None
    if isinstance(wish, Answer):
        action = wish.action
    elif isinstance(wish, Attend):
        action = {"asking": wish.asking}
    is_about = not isinstance(wish, Reply) or wish.moment == done.moment
    kind = ANSWER if done.kind == SEAL else done.kind
    says = (wish.__struct_config__.tag, action, _orders_in(wish))
    return says == (kind, done.action, done.orders) and is_about


def _orders_in(wish: Wish) -> list[Shape] | None:
    return wish.orders if isinstance(wish, GiveOrders) else None


def kind_name(move: Move) -> str:
    """The kind of what was answered, if it was an answer."""
    return str(move.action.get("kind")) if move.action else ""
