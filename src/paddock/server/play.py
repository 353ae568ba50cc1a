"""A table and everything that was done at it: the same moves always make the same play."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from paddock import games
from paddock.bots import can_advise
from paddock.core.codec import Shape
from paddock.core.errors import BrokenData, PaddockError, Refused
from paddock.core.phrase import Told
from paddock.core.protocol import AIMED
from paddock.server.kept import KeptRace, Move, kept_words
from paddock.server.problems import Problem
from paddock.server.wire import CoachFrame
from paddock.table.sight import Opening
from paddock.table.table import Table
from paddock.table.ways_back import ANOTHER_DRIVES, SOMEBODY_LEFT

ANSWER: Final = "answer"
RETRACT: Final = "retract"
UNDO: Final = "undo"
LEAVE: Final = "leave"
RETURN: Final = "return"
STAND_IN: Final = "stand_in"
SEAL: Final = "seal"
HOLD: Final = "hold"
BEAT: Final = "beat"
ORDER: Final = "order"
ATTEND: Final = "attend"
ADVISE: Final = "advise"

CHANGES_OF_MIND: Final = (RETRACT, UNDO, LEAVE, RETURN, STAND_IN, ATTEND)

IN_ADVANCE: Final = -1
"""The moment of a hold that is for the next window."""
WHENEVER: Final = -2
NO_MORE: Final = -3
"""The moments of a hold for every window in which something is aimed, and of its end."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a move did. `kept` is how many events are as they were before; where it `is_only_sealed`
    an answer is sealed or taken back, and the table stands as it did."""

    is_public: bool
    kept: int
    is_only_sealed: bool = False


class Play:
    """Counts moments and moves, and knows which frames are done.

    `moment` grows whenever the question changes, also when the table goes back: an answer that
    was under way then meets a newer question, and is refused.
    """

    def __init__(self, race: KeptRace, table: Table | None = None) -> None:
        names = [seat.name for seat in race.seats]
        if table is None:
            came = race.branch
            branch = None if came is None else {"race": came.race, "answers": came.answers}
            game = games.find(race.game)
            table = Table(game, len(names), race.luck, race.config, names, branch)
        self.table = table
        self.moment = 0
        self.moves = 0
        self.done: dict[tuple[int, str], Move] = {}
        self.changes_of_mind = [0] * len(names)
        self.orders_given = [0] * len(names)
        self.advised = [0] * len(names)
        """For how many questions each seat has asked what the driver would do."""
        self._advised_at = [-1] * len(names)
        self.has_advice = race.advice and may_advise(self.table)
        self.turn = 0
        """Grows when another seat is asked, windows aside."""
        self._asked = self._asked_now()
        self._held_in: dict[int, int] = {}
        """The turn in which each seat held last."""
        self._held_moment = IN_ADVANCE
        self._is_held_in_advance = False
        self._holds_whenever: set[int] = set()
        self._stood_in: set[int] = set()
        """The seats for which a bot answers while their person is away."""

    def coach(self) -> CoachFrame | None:
        """What a learner is told now; nothing where nobody learns."""
        return None

    @property
    def is_held(self) -> bool:
        """Whether the round that is on is held."""
        return self._held_moment == self.moment

    @classmethod
    def again(cls, race: KeptRace, moves: Iterable[Move]) -> "Play":
        """The play as its moves left it; Problem if the rules have changed since."""
        game = games.find(race.game)
        if game.version != race.version:
            why = (
                f"This race was begun under version {race.version} of the rules of {game.title}; "
                f"this server has version {game.version}."
            )
            raise Problem(410, why, title="Cannot be continued")
        play = cls(race)
        for move in moves:
            try:
                play.do(move)
            except PaddockError as error:
                why = f"Move {move.number} of this race is refused by this server: {error}"
                raise Problem(410, why, title="Cannot be continued") from None
        return play

    def do(self, move: Move) -> Effect:
        """Do it; Refused or BrokenData if it cannot be done, and then nothing is changed."""
        table = self.table
        answers, length = table.answers, len(table.diary.entries)
        was_sealed = table.sealed(move.seat) is not None
        is_window = table.is_window
        if move.kind in (ANSWER, SEAL):
            # What no frame asked for the seat has not done itself.
            seal = table.seal_for if move.frame is None else table.seal
            seal(move.seat, table.codec.load_action(move.action))
            if move.kind == ANSWER:
                table.reveal()
        elif move.kind == BEAT:
            table.close_round()
        elif move.kind == HOLD:
            self._hold(move)
        elif move.kind == ATTEND:
            table.set_attention(move.seat, (move.action or {}).get("asking", ()))
        elif move.kind == RETRACT:
            table.retract(move.seat)
        elif move.kind == UNDO:
            table.undo(move.seat)
        elif move.kind == STAND_IN:
            # The orders and settings of the seat stay: they are its person's.
            table.let_stand(ANOTHER_DRIVES)
            self._stood_in.add(move.seat)
        elif move.kind == RETURN and move.seat in self._stood_in:
            table.let_stand(ANOTHER_DRIVES)
            self._stood_in.discard(move.seat)
        elif move.kind == LEAVE and table.game.leave is not None:
            table.leave(move.seat)
        elif move.kind in (LEAVE, RETURN):
            # Another hand is at the wheel: it does not take back what the one before did, nor
            # carry out what that one has ordered.
            table.let_stand(SOMEBODY_LEFT)
            table.keep_orders(move.seat, ())
            table.set_attention(move.seat, ())
            self._holds_whenever.discard(move.seat)
        elif move.kind == ADVISE:
            self.advised[move.seat] += 1
            self._advised_at[move.seat] = move.moment
        elif move.kind != ORDER:
            raise BrokenData("kind", f"nobody can {move.kind!r}")
        if move.orders is not None:
            self._keep_orders(move, move.orders)
        self.moves = move.number
        if move.frame is not None:
            self.done[(move.seat, move.frame)] = move
        is_new_mind = move.kind in CHANGES_OF_MIND or move.moment <= WHENEVER
        if is_new_mind or (was_sealed and move.kind != ADVISE):
            self.changes_of_mind[move.seat] += 1
        if table.answers != answers:
            self.moment += 1
            self._look_on()
        is_private = table.answers == answers and (
            (was_sealed and move.kind == ANSWER)
            or (is_window and move.kind in (ANSWER, SEAL, RETRACT, UNDO))
            or (move.kind == HOLD and move.moment <= IN_ADVANCE)
            or move.kind in (ORDER, ATTEND, ADVISE)
        )
        is_only_sealed = table.answers == answers and move.kind in (ANSWER, SEAL, RETRACT, UNDO)
        return Effect(not is_private, min(length, len(table.diary.entries)), is_only_sealed)

    def holds_whenever(self, seat: int) -> bool:
        """Whether a seat holds wherever something is aimed and it could answer."""
        return seat in self._holds_whenever

    def is_advised(self, seat: int) -> bool:
        """Whether a seat has asked about the present question already."""
        return self._advised_at[seat] == self.moment

    def has_held(self, seat: int) -> bool:
        """Whether a seat has held in this turn."""
        return self._held_in.get(seat) == self.turn

    def _keep_orders(self, move: Move, shapes: list[Shape]) -> None:
        """What a seat has left to be carried out. It is no part of the race: what these rules do
        not know any more falls away, and the race goes on."""
        if move.frame is not None:
            self.orders_given[move.seat] += 1
        try:
            left = self.table.codec.load_orders(shapes)
        except BrokenData as error:
            why = Told(f"The rules know this order no more: {error}.", [])
            self.table.keep_orders(move.seat, (), why)
            return
        self.table.keep_orders(move.seat, left, kept_words(move.dropped))

    def _hold(self, move: Move) -> None:
        """Stretch the round that is on, or the next one. One a seat and turn, one a round."""
        if move.moment == WHENEVER:
            self._holds_whenever.add(move.seat)
            return
        if move.moment == NO_MORE:
            self._holds_whenever.discard(move.seat)
            return
        if self.has_held(move.seat):
            raise Refused(move.seat, "You have held once in this turn.")
        if move.moment != IN_ADVANCE and self.is_held:
            raise Refused(move.seat, "The table holds already.")
        self._held_in[move.seat] = self.turn
        if move.moment == IN_ADVANCE:
            self._is_held_in_advance = True
        else:
            self._held_moment = self.moment

    def _look_on(self) -> None:
        """Another question is asked: perhaps it is another turn, or a window that somebody held."""
        window = self.table.window()
        if window is None:
            asked = self._asked_now()
            self.turn += asked != self._asked
            self._asked = asked
        elif self.table.asked() != [window.turn]:
            self._hold_as_wished(window)

    def _hold_as_wished(self, window: Opening) -> None:
        """Somebody held this round in advance, or holds whenever something is aimed."""
        if self._is_held_in_advance:
            self._is_held_in_advance = False
            self._held_moment = self.moment
            return
        for seat in self.table.asked():
            is_hurried = seat in self._holds_whenever and seat != window.turn
            if is_hurried and window.urgency >= AIMED and not self.has_held(seat):
                self._held_in[seat] = self.turn
                self._held_moment = self.moment
                return

    def _asked_now(self) -> tuple[int, ...]:
        return (self.table.rounds, *self.table.asked())


def may_advise(table: Table) -> bool:
    """Whether the driver of a game may say what it would do, as far as the table's aids go."""
    return can_advise(table.game) and table.game.may_advise(table.book)
