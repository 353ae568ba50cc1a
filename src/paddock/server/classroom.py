"""A room in which one person learns: others and luck are told, and nothing of it is kept.

The learner sits at a real table, asks for foresight and answers over a real socket. Another answer
than the one that the coach asks for is refused with a friendly word (docs/decisions/0029).
"""

from collections.abc import Collection, Sequence

from paddock.core.protocol import Action, Decision
from paddock.server.chauffeur import Chauffeur
from paddock.server.desk import Desk
from paddock.server.kept import After, KeptRace, Minutes, Move, PaceName, Seat, Token
from paddock.server.play import ANSWER, Play
from paddock.server.problems import Problem
from paddock.server.room import Room
from paddock.server.steward import speaker
from paddock.server.watcher import Watcher
from paddock.server.wire import Answer, CoachFrame, GiveOrders, Setting, Wish
from paddock.table.lesson import Lesson
from paddock.table.scenario_file import POINTS

ANSWERS_AT_ONCE = 200
"""More than are told between two of a learner's."""


class Unkept:
    """Keeps nothing but the key to the learner's seat."""

    def __init__(self, key: Token) -> None:
        self._key = key

    async def tokens(self, id: str) -> list[Token]:
        return [self._key]

    async def add_moves(
        self,
        id: str,
        done: Sequence[Move],
        now: float,
        after: After | None,
        seat: Seat | None = None,
    ) -> None:
        """What is done in a lesson is done for its own sake."""

    async def set_pace(self, id: str, pace: PaceName) -> None:
        """Nobody pauses here."""

    async def set_patience(self, id: str, minutes: Minutes, bot: str | None) -> None:
        """Nobody else is waited for."""

    async def raise_seq(self, id: str, seq: int) -> None:
        """No number comes again: the room does not either."""


class Rehearsal(Play):
    """The play of a lesson. It begins where the learner has something to do."""

    def __init__(self, race: KeptRace, lesson: Lesson) -> None:
        super().__init__(race, lesson.table)
        self.lesson = lesson
        while (move := self.prompted()) is not None:
            self.do(move)

    def coach(self) -> CoachFrame:
        lesson, coaching = self.lesson, self.lesson.coaching
        if coaching is None:
            return CoachFrame(lesson.teaching.end, POINTS[0], "", lesson.done, lesson.coached)
        word = self.table.game.word(lesson.wanted())
        return CoachFrame(coaching.say, coaching.point, word, lesson.done, lesson.coached)

    def prompted(self) -> Move | None:
        """The next move that is not the learner's to find."""
        told = self.lesson.prompted()
        return None if told is None else self._move(*told)

    def _move(self, seat: int, action: Action) -> Move:
        shape = self.table.codec.dump(action)
        return Move(self.moves + 1, ANSWER, seat, self.moment, shape, None)


class Prompter(Chauffeur):
    """Answers as the lesson tells, at once."""

    forced_at_once = ANSWERS_AT_ONCE

    def due(self, race: KeptRace, play: Play) -> list[Decision]:
        return []

    def forced(self, race: KeptRace, play: Play, ordered: Collection[int]) -> Move | None:
        assert isinstance(play, Rehearsal), "only a lesson has a prompter"
        return play.prompted()


class Classroom(Room):
    """One learner's table. It is gone when nobody has looked at it for a while."""

    def __init__(self, race: KeptRace, lesson: Lesson, desk: Desk, key: Token) -> None:
        self.rehearsal = Rehearsal(race, lesson)
        super().__init__(race, self.rehearsal, desk, Unkept(key))
        self.chauffeur = Prompter(
            race,
            desk,
            self._bot_answers,
            self.audience.by_hand,
            lambda: self.understudy.has_company,
        )

    @property
    def idle_seconds(self) -> float:
        return min(super().idle_seconds, self.desk.settings.lesson_seconds)

    async def hear(self, watcher: Watcher, wish: Wish | Setting) -> None:
        seat = speaker(watcher, wish.seat)
        if not isinstance(wish, Answer | GiveOrders) or (seat, wish.id) in self.play.done:
            if isinstance(wish, Answer):
                await super().hear(watcher, wish)
                return
            raise Problem(422, "In a lesson you only go on; begin it anew as often as you like.")
        self.steward.check_reply(self.race, self.play, wish, seat)
        await super().hear(watcher, self._as_wanted(wish, seat))

    def _as_wanted(self, wish: Answer | GiveOrders, seat: int) -> Answer:
        """The answer that the coach asks for, if it is this one; Problem with a hint if not."""
        lesson, table = self.rehearsal.lesson, self.play.table
        coaching, decision = lesson.coaching, table.decision(seat)
        if coaching is None or decision is None:
            raise Problem(422, "The lesson is over: now race!", title="Well done")
        if isinstance(wish, Answer):
            given: Action | None = table.codec.load_action(wish.action)
        else:
            orders = table.codec.load_orders(wish.orders)
            given = table.game.obey(table.view(seat), decision, orders).answer
        if given is None or not lesson.is_wanted(given):
            raise Problem(422, coaching.hint, title="Try again")
        return Answer(wish.id, wish.moment, table.codec.dump(lesson.wanted()), wish.seat)

    def _record(self) -> None:
        return None
