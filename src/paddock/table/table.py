"""The table: seals answers, deals luck, keeps the record, shows each seat what it may see."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from paddock import games
from paddock.core.chance import Chance
from paddock.core.codec import codec_of
from paddock.core.errors import Refused
from paddock.core.game import Game
from paddock.core.protocol import (
    SPECTATOR,
    Action,
    Decision,
    Event,
    Foresight,
    Race,
    Standings,
    View,
    begin,
)
from paddock.core.protocol import advance as advance_race
from paddock.table.checks import check_names, check_seats, plain
from paddock.table.diary import Diary
from paddock.table.luck import Luck
from paddock.table.record import (
    Record,
    answer_line,
    header_line,
    leave_line,
    pause_line,
    result_line,
    sealed_after,
)

SEAT_NAMES: Final = (
    "Vermilion",
    "Sky",
    "Green",
    "Yellow",
    "Blue",
    "Purple",
    "Orange",
    "Graphite",
)


SOMEBODY_LEARNED: Final = "somebody has learned something since"
SOMEBODY_LEFT: Final = "somebody has left since"
ROUND_OVER: Final = "the round of reactions is over"
SOMEBODY_ASKED: Final = "somebody else was asked to react since"


class _WayBack(NamedTuple):
    """A position to which the table can still go back: nobody has learned anything since."""

    seat: int
    race: Race
    entries: int
    lines: int


class Opening(NamedTuple):
    """What everybody may know of a window that is open."""

    urgency: int
    turn: int
    """Whose turn it is; SPECTATOR if it is nobody's."""


def new(
    game: str,
    *,
    seats: int,
    seed: int | None = None,
    config: dict[str, Any] | None = None,
    names: Sequence[str] = (),
) -> "Table":
    """A table for a race. With a seed it is repeatable; without one nobody can predict its luck."""
    luck = Luck.sealed() if seed is None else Luck.seeded(seed)
    return Table(games.find(game), seats, luck, config or {}, names)


class Table:
    """One race with everything around it.

    Answers are sealed until every seat that is asked has given one; until then a seat may change
    its answer or take it back, and nobody else learns it. Then the race advances once.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        luck: Luck,
        config: dict[str, Any],
        names: Sequence[str] = (),
    ) -> None:
        check_seats(game, seats)
        check_names(names, seats)
        self.game = game
        self.luck = luck
        self.codec = codec_of(game)
        self._config = plain(config)
        self.book = game.book(plain(config))
        self._names = list(names) or list(SEAT_NAMES[:seats])
        self.diary = Diary()
        self._chance = luck.deal()
        self._race = game.setup(self.book, seats, self._chance)
        begin(self._race, self._chance, self.diary)
        self._sealed: dict[int, Action] = {}
        self._state = self._fingerprint()
        self._lines = [header_line(game, self._config, self._names, luck.commitment, self._state)]
        self._ways_back: list[_WayBack] = []
        self._why_it_stands = SOMEBODY_LEARNED

    # What anybody may ask

    @property
    def seats(self) -> int:
        return self._race.seats

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return list(self._names)

    @property
    def config(self) -> dict[str, Any]:
        """What was chosen before the race."""
        return plain(self._config)

    @property
    def over(self) -> bool:
        return not self._race.phases

    @property
    def answers(self) -> int:
        """How many answers the record holds."""
        return len(self._lines) - 1 - self.over

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        return self.game.rounds(self._race)

    def decisions(self) -> list[Decision]:
        """What is asked now and not yet answered."""
        return [asked for asked in self._race.asked if asked.seat not in self._sealed]

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now, answered already or not."""
        for asked in self._race.asked:
            if asked.seat == seat:
                return asked
        return None

    def asked(self) -> list[int]:
        """The seats that are asked now. Public: it follows from public knowledge."""
        return [decision.seat for decision in self._race.asked]

    @property
    def is_window(self) -> bool:
        """Whether the question is one of a window. Public, as who is asked."""
        return any(decision.is_window for decision in self._race.asked)

    def window(self) -> Opening | None:
        """The window that is open, if one is."""
        if not self.is_window:
            return None
        phase = self._race.phases[-1]
        return Opening(phase.urgency(self._race), phase.turn(self._race))

    def locked(self, seat: int = SPECTATOR) -> list[int]:
        """The seats that have sealed an answer, as far as this seat may know.

        What they answered is not public; in a window, nor is whether they have.
        """
        if self.is_window:
            return [seat] if seat in self._sealed else []
        return sorted(self._sealed)

    def sealed(self, seat: int) -> Action | None:
        """What this seat has sealed for the present question; for its own eyes only."""
        return self._sealed.get(seat)

    def view(self, seat: int = SPECTATOR) -> View:
        """What this seat sees; without a seat, what a spectator sees."""
        self._check_seat(seat)
        return self.game.view(self._race, seat)

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What this seat was told, from a line of its own log on."""
        self._check_seat(seat)
        return self.diary.heard(seat, since)

    def log_length(self, seat: int = SPECTATOR) -> int:
        """How many events this seat was told."""
        self._check_seat(seat)
        return self.diary.lines(seat)

    def standings(self) -> Standings:
        """Who won, once the race is over."""
        if not self.over:
            raise Refused(SPECTATOR, "The race is still on; there are no standings yet.")
        return self.game.standings(self._race)

    # What a seat may do

    def answer(self, seat: int, action: Action) -> None:
        """Seal an answer, or change it. The last one that is missing makes the race advance."""
        self.seal(seat, action)
        if len(self._sealed) == len(self._race.asked):
            self._advance()

    def seal(self, seat: int, action: Action) -> None:
        """Seal an answer, or change it, and wait: a round of a window has its time."""
        self._allowed(seat, action)
        if self.answers >= self.game.most_decisions:
            title, most = self.game.title, self.game.most_decisions
            why = f"This race leads nowhere: none of {title} takes more than {most} answers."
            raise Refused(seat, f"{why} It is stopped here, unfinished.")
        self._sealed.pop(seat, None)
        self._sealed[seat] = action

    def foresee(self, seat: int, candidate: Action) -> Foresight | None:
        """What an answer to the present question would bring, as far as this seat can know; None
        where there is no more to say. Refused, with the reason, like the answer itself."""
        decision = self._allowed(seat, candidate)
        return self.game.foresee(self.view(seat), decision, candidate, self.names)

    def retract(self, seat: int) -> None:
        """Take a sealed answer back, while others are still thinking."""
        self._asked_of(seat)
        if seat not in self._sealed:
            raise Refused(seat, f"{self._name(seat)} has sealed no answer to take back.")
        del self._sealed[seat]

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can take back its last answer: nobody has learned anything since."""
        return bool(self._ways_back) and self._ways_back[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Go back to before this seat's last answer, if nobody has learned anything since."""
        if seat in self._sealed:
            self.retract(seat)
            return
        if not self.can_undo(seat):
            raise Refused(seat, f"That cannot be taken back: {self._why_it_stands}.")
        self._go_back()
        while self.can_undo(seat) and self._is_forced(seat):
            self._go_back()
        self._sealed.clear()
        self._state = self._fingerprint()

    def _go_back(self) -> None:
        before = self._ways_back.pop()
        self._race = before.race
        self.diary.cut(before.entries)
        del self._lines[before.lines :]

    def _is_forced(self, seat: int) -> bool:
        """Whether a seat is asked where it has no choice: going back there would help nobody."""
        return any(one.seat == seat and one.is_forced() for one in self._race.asked)

    def leave(self, seat: int) -> None:
        """Give up, in games whose rules say what happens then. It cannot be taken back."""
        if self.over:
            raise Refused(seat, "The race is over; nobody needs to leave any more.")
        if not 0 <= seat < self.seats:
            raise Refused(seat, f"There is no seat {seat} at this table.")
        if self.game.leave is None:
            raise Refused(seat, f"The rules of {self.game.title} know no leaving.")
        before, entries = self._position(), len(self.diary.entries)
        try:
            why = self.game.leave(self._race, seat, self.diary)
            if not why:
                begin(self._race, self._chance, self.diary)
                self._state = self._fingerprint()
        except BaseException:
            self._recover(before, entries)
            raise
        if why:
            raise Refused(seat, why)
        self._sealed = {}
        self.let_stand(SOMEBODY_LEFT)
        self._write(leave_line(seat, self._state))
        self._write_result()

    # For whoever owns the table; never for a seat

    def let_stand(self, why: str) -> None:
        """Nobody takes back what was answered so far; who tries is told why."""
        self._ways_back.clear()
        self._why_it_stands = why

    def close_round(self) -> None:
        """The time of a window is over: who has sealed nothing lets it pass, and that stands."""
        if not self.is_window:
            raise Refused(SPECTATOR, "No window is open that could be closed.")
        for decision in self.decisions():
            self.seal(decision.seat, decision.options()[0])
        self._advance()
        self.let_stand(ROUND_OVER)

    def record(self) -> Record:
        """The record so far, every answer included. Not for players while the race is on."""
        return Record(self._lines, self.luck)

    def pause(self, players: Sequence[str] = ()) -> Record:
        """The record so far with its luck, to be resumed. Whoever reads it can look ahead.

        `players` may say who plays each seat; a table does not know that.
        """
        if self.over:
            raise Refused(SPECTATOR, "The race is over; there is nothing to come back to.")
        line = pause_line(self.luck.reveal, list(players), self._state)
        return Record([*self._lines, sealed_after(self._lines[-1], line)])

    def follow(self, line: dict[str, Any]) -> None:
        """Do what a line of a record says: an answer, or that somebody left."""
        if line["kind"] == "leave":
            self.leave(line["seat"])
        else:
            self.answer(line["seat"], self.codec.load_action(line["action"]))

    def state_hash(self) -> str:
        """The fingerprint of the race as it stands."""
        return self._state

    # For search: what comes next is never copied

    def copy(self, seed: int | None = None) -> "Table":
        """A table that stands as this one does, sealed answers included, with luck of its own."""
        from paddock.table.trial import Trial  # here, for it is a table itself

        luck = Luck.sealed() if seed is None else Luck.seeded(seed)
        return Trial(self, self._position(), luck, luck.deal(), self._sealed, self.diary)

    def redeal(self, seat: int, seed: int) -> "Table":
        """A table that this seat could equally sit at: all that it cannot see is dealt anew."""
        from paddock.table.trial import Trial

        self._check_seat(seat)
        luck = Luck.seeded(seed)
        chance = luck.deal()
        race = self.game.redeal(self._race, seat, chance)
        own = {one: action for one, action in self._sealed.items() if one == seat}
        return Trial(self, race, luck, chance, own, self.diary.as_heard(seat))

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < self.seats else f"Seat {seat}"

    def _check_seat(self, seat: int) -> None:
        if seat != SPECTATOR and not 0 <= seat < self.seats:
            raise Refused(seat, f"There is no seat {seat} at this table.")

    def _asked_of(self, seat: int) -> Decision:
        if self.over:
            raise Refused(seat, "The race is over; nothing is asked any more.")
        decision = self.decision(seat)
        if decision is None:
            waiting = ", ".join(self._name(other) for other in self.asked())
            why = f"{self._name(seat)} is not asked now; the table waits for {waiting}."
            raise Refused(seat, why)
        return decision

    def _allowed(self, seat: int, action: Action) -> Decision:
        """The question to this seat, which may be answered so."""
        decision = self._asked_of(seat)
        if not isinstance(action, Action):
            raise Refused(seat, f"An answer is an action, not {action!r}.")
        why = decision.refusal(action)
        if why:
            raise Refused(seat, why)
        return decision

    def _advance(self) -> None:
        before = self._position()
        entries, lines, drawn = len(self.diary.entries), len(self._lines), self._chance.drawn
        answers = [self._sealed[decision.seat] for decision in self._race.asked]
        earlier = self._state
        *first, last = self._sealed.items()
        try:
            advance_race(self._race, answers, self._chance, self.diary)
            self._state = self._fingerprint()
        except BaseException:
            del self._sealed[last[0]]
            self._recover(before, entries)
            raise
        for seat, action in first:
            self._write(answer_line(seat, self.codec.dump(action), earlier))
        self._write(answer_line(last[0], self.codec.dump(last[1]), self._state))
        self._sealed = {}
        learned = (
            len(answers) > 1
            or self._chance.drawn > drawn
            or any(entry.teaches(last[0]) for entry in self.diary.entries[entries:])
        )
        if learned or self.over:
            self.let_stand(SOMEBODY_LEARNED)
        elif self.is_window and self.asked() != [last[0]]:
            # Else one could see what others hold: open a window, wait, and take it back.
            self.let_stand(SOMEBODY_ASKED)
        else:
            if self._ways_back and self._ways_back[-1].seat != last[0]:
                self.let_stand(SOMEBODY_LEARNED)
            self._ways_back.append(_WayBack(last[0], before, entries, lines))
        self._write_result()

    def _write_result(self) -> None:
        if self.over:
            standings = self.codec.dump(self.standings())
            self._write(result_line(standings, self.luck.reveal, self._state))

    def _position(self) -> Race:
        """The race as it stands, to go back to."""
        before = self._race.copy()
        before.asked = self._race.asked
        return before

    def _recover(self, before: Race, entries: int) -> None:
        """After a fault in the rules: the table stands as if the last thing had not been done."""
        self._race = before
        self.diary.cut(entries)
        self._chance = self._luck_so_far()

    def _luck_so_far(self) -> Chance:
        """The luck as the record leaves it, dealt again from the start."""
        again = Table(self.game, self.seats, self.luck, self._config, self._names)
        for line in self._lines[1:]:
            again.follow(line)
        return again._chance

    def _fingerprint(self) -> str:
        return self.codec.hash(self._race)

    def _write(self, line: dict[str, Any]) -> None:
        """Add a line to the record, sealed to the one before it."""
        self._lines.append(sealed_after(self._lines[-1], line))
