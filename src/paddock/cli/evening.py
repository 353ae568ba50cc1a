"""An evening at the terminal: people and bots at one table, secrets kept from one another."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from paddock.bots import Bot, ask_bot, bot_luck, find_bot, usual_bot
from paddock.cli.advising import WHY, advice_lines, asked_lines
from paddock.cli.answering import LIST, Answering
from paddock.cli.caller import SPEAK_UP, Caller
from paddock.cli.keyboard import Terminal
from paddock.cli.ordering import Ordering
from paddock.cli.result import result_lines
from paddock.core.errors import PaddockError, Refused
from paddock.core.protocol import SPECTATOR, Action, Decision, Event, Order
from paddock.core.rulebook import find_rule
from paddock.table.table import Table
from paddock.table.transcript import tell_all

HELP: Final = (
    "Type the number of an option, or its word.",
    "  ? OPTION       what that would bring, before you choose it",
    "  why            what the driver would do in your place, and why",
    "  list           the table and the question once more, with all that can be answered",
    "  order …        leave an answer in advance; `orders` says how, and what you have left",
    "  asking …       when you are asked to react: `asking` lists it, `asking 1 never` sets it",
    "  u              take your last answer back, if nobody has learned anything since",
    "  log            everything that happened, as you heard it",
    "  rules NUMBER   the text of a rule, such as the ones in [brackets]",
    "  react          with others at this keyboard: somebody reacts at the next chance",
    "  leave          give up; where the rules know no giving up, a bot drives on for you",
    "  ?              this help",
    "  q              stop here; with --save you can go on another day",
)

ME: Final = "me"
NOBODY: Final = ""
"""Who plays a seat whose player has left."""


class Quit(Exception):
    """Somebody has had enough."""


class Evening:
    """One race in one terminal. A person sees only what the own seat may, and only when seated."""

    def __init__(
        self,
        table: Table,
        people: Sequence[int],
        bots: Mapping[int, Bot],
        seed: int,
        terminal: Terminal,
        *,
        quiet: bool,
    ) -> None:
        self.table = table
        self.game = table.game
        self.bots = dict(bots)
        self.people = list(people)
        self.seed = seed
        self.advised = [0] * table.seats
        """How often each has asked what the driver would do."""
        self.lucks = [bot_luck(seed, seat) for seat in range(table.seats)]
        self.terminal = terminal
        self.quiet = quiet
        self.heard = [0] * table.seats
        """How many events of the race each person has been told of."""
        self.watched = 0
        self.at_keyboard: int | None = None
        self.caller = Caller(table, terminal)
        self.ordering = Ordering(table, terminal)
        self.answering = Answering(table)
        self.drawn: dict[int, list[str]] = {}
        """The table as each person last saw it."""

    def play(self) -> None:
        """The whole race, from the introductions to the result."""
        if not self.quiet:
            self._introduce()
        while not self.table.over:
            self.table.obey()
            self._watch()
            for decision in self.table.decisions():
                if decision.seat in self.bots:
                    self._ask_bot(decision)
            if called := self.caller.called(self.people):
                self._call(called)
            else:
                self._ask_each()
        self._watch()
        self._close()

    def catch_up(self) -> None:
        """Of a race that goes on everybody has heard what happened before."""
        self.watched = len(self.table.diary.entries)
        self.heard = [self.watched] * self.table.seats
        self.caller.catch_up()

    def players(self) -> list[str]:
        """Who plays each seat."""
        return [
            self.bots[seat].name if seat in self.bots else ME if seat in self.people else NOBODY
            for seat in range(self.table.seats)
        ]

    def _introduce(self) -> None:
        names = self.table.names
        self.terminal.say(f"{self.game.title}: {self.game.tagline}")
        for seat, name in enumerate(names):
            if seat in self.bots:
                self.terminal.say(f"  {name} is played by the bot {self.bots[seat].name}")
            elif seat not in self.people:
                self.terminal.say(f"  {name} has left")
            elif len(self.people) > 1:
                self.terminal.say(f"  {name} is played from this keyboard")
            else:
                self.terminal.say(f"  {name} is you")
        if self.table.answers:
            self.terminal.say(f"The race goes on after {self.table.answers} answers.")
        if self.people:
            self.terminal.say("Type ? for help.")
        self.terminal.say("")

    def _watch(self) -> None:
        """A race without people has no secrets: all of it is told as it happens."""
        if self.people:
            return
        if not self.quiet:
            events = self.table.diary.told(self.watched)
            self.terminal.say_all(self._told(events))
        self.watched = len(self.table.diary.entries)

    def _ask_bot(self, decision: Decision) -> None:
        seat = decision.seat
        view = self.table.view(seat)
        self.table.answer(seat, ask_bot(self.bots[seat], view, decision, self.lucks[seat]))

    def _ask_each(self) -> None:
        """Everybody here who is asked and has something to choose, one after another."""
        for decision in self.table.decisions():
            if self._need_not_ask(decision):
                self.table.answer_for(decision.seat, decision.options()[0])
            elif decision.seat in self.people and not self._ask_person(decision):
                break

    def _call(self, asked: Sequence[Decision]) -> None:
        """Ask whether anybody reacts, until nobody does any more; then the round is over."""
        answers = self.table.answers
        while asked and self.table.answers == answers:
            seat = self._who_reacts([one.seat for one in asked])
            if seat is None:
                self.caller.let_pass(asked)
            elif not self._ask_person(self.caller.hand_to(seat)):
                return
            asked = self.caller.called(self.people)
        self.caller.close()

    def _who_reacts(self, seats: Sequence[int]) -> int | None:
        if self.caller.is_silent():
            return None
        answered = self.caller.answered(self.people)
        self.caller.show(seats, answered)
        while True:
            typed = self.terminal.ask("> ")
            try:
                if not self._obeyed(typed, SPECTATOR):
                    return self.caller.understand(typed, [*seats, *answered])
            except Refused as refused:
                self.terminal.say(str(refused))

    def _need_not_ask(self, decision: Decision) -> bool:
        """Nothing to choose, and nobody else at this keyboard who could learn that from it."""
        if decision.seat not in self.people or not decision.is_forced():
            return False
        return len(self.people) == 1 or not decision.is_window

    def _ask_person(self, decision: Decision) -> bool:
        """Ask until there is an answer; False when the race went back instead."""
        seat = decision.seat
        if len(self.people) > 1 and self.at_keyboard != seat:
            self.at_keyboard = seat
            self.terminal.hand_over(self.table.names[seat])
            self.drawn.pop(seat, None)
        self._tell(seat)
        self._show(decision)
        while True:
            typed = self.terminal.ask("> ")
            try:
                if self._obeyed(typed, seat):
                    continue
                if self.ordering.take(typed, decision):
                    if self._is_asked(decision):
                        continue
                    self.terminal.say("")
                    return True
                if typed == LIST:
                    self._list(decision)
                    continue
                if typed == WHY:
                    self.terminal.say_all(advice_lines(self.table, decision, self.seed))
                    self.advised[seat] += 1
                    continue
                if typed.startswith("? "):
                    self._foresee(decision, typed[1:].strip())
                    continue
                if typed == "leave":
                    if self._leaves(seat):
                        return False
                    continue
                if typed == "u":
                    self.table.undo(seat)
                    self._forget()
                    self.terminal.say("Taken back.", "")
                    return False
                self.table.answer(seat, self.answering.understand(typed, decision))
            except PaddockError as error:
                self.terminal.say(str(error))
                continue
            if decision.is_window and not typed:
                return True
            if self.table.sealed(seat) is not None:
                self.terminal.say("Your answer is sealed.")
            self.terminal.say("")
            return True

    def _is_asked(self, decision: Decision) -> bool:
        """Whether it is still to be answered."""
        seat = decision.seat
        return self.table.decision(seat) is decision and self.table.sealed(seat) is None

    def _obeyed(self, typed: str, seat: int) -> bool:
        """Whether it was a command that changes nothing, and is done."""
        command, _, rest = typed.partition(" ")
        if typed == "q":
            raise Quit
        if typed == "?":
            self.terminal.say(*HELP)
        elif typed == SPEAK_UP and len(self.people) > 1:
            self.caller.speak_up()
        elif typed == "log":
            self.terminal.say_all(self._told(self.table.events(seat)))
        elif command in ("rule", "rules") and rest:
            rule = find_rule(self.game.package, rest.strip())
            text = f"{rule.number}  {rule.text}" if rule else f"There is no rule {rest.strip()}."
            self.terminal.say(text)
        else:
            return False
        return True

    def _foresee(self, decision: Decision, typed: str) -> None:
        seat = decision.seat
        foreseen = self.table.foresee(seat, self._candidate(decision, typed))
        if foreseen is None:
            self.terminal.say("No more than it says.")
        else:
            self.terminal.say_all(foreseen.lines(self.table.names))

    def _candidate(self, decision: Decision, typed: str) -> Action | Order:
        """What is asked about: an order, said so or typed in full, or an option."""
        command, _, rest = typed.partition(" ")
        if command == "order":
            return self.ordering.read(rest.strip(), decision)[0]
        in_full = None if typed.startswith("{") else self.ordering.in_full(typed, decision.seat)
        return in_full or self.answering.understand(typed, decision)

    def _leaves(self, seat: int) -> bool:
        """Whether somebody gives up, asked once more; where there is no such rule a bot goes on."""
        if self.game.leave is None:
            stand_in = find_bot(self.game, usual_bot(self.game))
            how = f"The rules know no giving up: the bot {stand_in.name} drives on for you."
        else:
            how = "You give up the race, and that cannot be taken back."
        if self.terminal.ask(f"{how} Type leave once more to go: ") != "leave":
            self.terminal.say("You stay.")
            return False
        if self.game.leave is None:
            self.bots[seat] = stand_in
            self.table.order(seat, ())
        else:
            self.table.leave(seat)
        self.people.remove(seat)
        if not self.people:
            self.watched = self.heard[seat]
        self.terminal.say("You leave the race.", "")
        return True

    def _tell(self, seat: int) -> None:
        lines = self._told(self._news(seat, self.heard[seat]))
        if lines:
            self.terminal.say(*lines, "")
        self.heard[seat] = len(self.table.diary.entries)
        self.ordering.tell(seat)

    def _told(self, events: Iterable[Event]) -> list[str]:
        return tell_all(self.game, self.table.book, events, self.table.names)

    def _news(self, seat: int, since: int) -> list[Event]:
        """What a seat was told after so many events of the race."""
        return self.table.events(seat, self.table.diary.lines(seat, since))

    def _show(self, decision: Decision) -> None:
        """The table and the question; a window is one line, so that it can be passed quickly."""
        if decision.is_window:
            self.terminal.say(self.answering.line(decision))
        else:
            self._draw(decision.seat)
            self.terminal.say_all(self.answering.lines(decision))

    def _list(self, decision: Decision) -> None:
        """All of it once more."""
        self.drawn.pop(decision.seat, None)
        self._draw(decision.seat)
        self.terminal.say_all(self.answering.lines(decision))

    def _draw(self, seat: int) -> None:
        """The table, unless it is as it was when this seat last saw it."""
        board = self.game.draw(self.table.view(seat), self.table.names)
        if board and board != self.drawn.get(seat):
            self.terminal.say(*board, "")
        self.drawn[seat] = board

    def _forget(self) -> None:
        """After going back: what did not happen has not been heard."""
        happened = len(self.table.diary.entries)
        self.heard = [min(heard, happened) for heard in self.heard]

    def _close(self) -> None:
        """The rest of the race for everybody who is there, and the result."""
        if self.people and not self.quiet:
            since = min(self.heard[seat] for seat in self.people)
            ears = self.people[0] if len(self.people) == 1 else SPECTATOR
            events = self._news(ears, since)
            self.terminal.say_all(self._told(events))
        if not self.quiet:
            self.terminal.say("")
        players = [
            self.bots[seat].name if seat in self.bots else "you" if len(self.people) == 1 else ""
            for seat in range(self.table.seats)
        ]
        self.terminal.say_all(result_lines(self.table, players))
        self.terminal.say_all(asked_lines(self.table.names, self.advised))
