"""What a game is made of: values, pieces, phases, and the loop that drives them.

A game is written as *phases* on the race's stack. The innermost phase asks (nobody, one seat, or
several at once); when every answer is in, it resolves: it moves pieces, tells the log, and
replaces, pushes or pops phases. The race is over when the stack is empty.

Two kinds of things:

* *Values* (actions, decisions, phases, events, books, views) never change after they are made,
  so copies of a race share them. A phase "changes" by being replaced on the stack. What is shared
  holds tuples, so that nobody who is handed it can change it; a view is made anew for everybody
  who looks, so it may hold lists, as long as they are its own.
* *Pieces* (the race, a ship, a pile) change, hold lists, and have a hand-written `copy`.

Constructor parameters are field names are wire fields: the codec, the generated `wire.json` and
the web client's types all go by the signature of `__init__`. So every parameter is kept as an
attribute of the same name, and a class adds nothing to its state that its parameters do not say.

Plain classes on purpose: they are what compiles to the fastest code (docs/decisions/0008).
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from paddock.core.chance import Chance
from paddock.core.fields import fields_of, in_words
from paddock.core.phrase import Phrase, Told

FREE_CODE: Final = -1
"""The code of an action that stands in no table of actions: there are too many of its kind."""

SPECTATOR: Final = -1
"""The seat of someone who only watches. A view for it holds what everybody may know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Anything that never changes after it is made and can travel as JSON."""

    def __repr__(self) -> str:
        return in_words(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Anything that lives on the board and changes. Its `copy` shares values and copies pieces."""

    def __repr__(self) -> str:
        return in_words(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Book(Value):
    """What was chosen before the race, as data: cards, tiles, tracks, options.

    A race, its views and its questions refer to the book; it never travels with them, because the
    record's config makes the same book again. Nothing in it may be secret.
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Value):
    """What is printed on the table: outlines, coordinates, names, what tiles and cards say.

    It follows from the book and does not change during a race. Clients are sent it once and draw
    it as it is; they survey, parse and count nothing (docs/decisions/0015).
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Value):
    """A typed answer. Discrete actions are built once and shared.

    `code` is the action's place in the game's table of actions: two discrete actions of one game
    are the same answer exactly when their codes are equal. It is not a wire field. Fields come
    from clients: one that is out of range must not give another action's code. Free actions (an
    angle, a path) have the code FREE_CODE, and so has whatever stands in no table.

    Actions of one kind with the same fields are equal. Where no answer can be free, rules compare
    codes, which is faster.
    """

    def __init__(self, code: int) -> None:
        self.code = code

    def __repr__(self) -> str:
        return in_words(self, "code")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and fields_of(self) == fields_of(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.code))


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Value):
    """One question to one seat.

    It carries all that `refusal` needs, and nothing that its seat may not know: then a refusal
    cannot leak. It must follow from public knowledge *whether* a seat is asked, so that being
    asked reveals nothing.
    """

    exact: ClassVar[bool] = True
    """False when `options` are only a sample of a continuous choice; then `refusal` is the law."""

    is_routine: ClassVar[bool] = False
    """True when nobody need be bothered with the question as long as there is one option."""

    is_window: ClassVar[bool] = False
    """True when how many options there are follows from what only the seat knows. Nobody is shown
    who has answered, nor is it answered sooner for who has no choice (docs/decisions/0014)."""

    def __init__(self, seat: int, menu: tuple[Action, ...]) -> None:
        self.seat = seat
        self.menu = menu

    def is_forced(self) -> bool:
        """Whether the table may answer for the seat."""
        return self.is_routine and len(self.options()) == 1

    def options(self) -> tuple[Action, ...]:
        """What may be answered. The first is what a sleeping player would do."""
        return self.menu

    def refusal(self, action: Action) -> Told | None:
        """None when the action is allowed, else why not, and by which rule."""
        return None if self.offers(action) else Told("That is not one of the options.", [])

    def closed(self) -> tuple[Action, ...]:
        """What a player would look for and may not answer now; `refusal` says why. Few."""
        return ()

    def sample(self, chance: Chance) -> Action:
        """Any allowed answer, one that is no option as well where `exact` is False."""
        options = self.options()
        return options[chance.pick(len(options))]

    def offers(self, action: Action) -> bool:
        """Whether an action is one of the options."""
        code = action.code
        for option in self.options():
            if option.code == code and (code != FREE_CODE or option == action):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """Something that happened, in the past tense. Rules write events and never read them."""

    reveals: ClassVar[bool] = False
    """True when the event shows something that was hidden from somebody until now.

    Nothing can be taken back across such an event, and two races that differed only in what was
    hidden may differ openly from it on.
    """
    is_quiet: ClassVar[bool] = False
    """True when nobody would act because of it: a window after it is the same as before it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Where a phase tells what happens. This one is deaf, for simulation and search."""

    def say(self, event: Event) -> None:
        """Everybody learns of it."""

    def whisper(self, seat: int, event: Event, others: Event) -> None:
        """One seat learns `event`; everybody else learns `others` in its place."""

    def confide(self, seat: int, event: Event) -> None:
        """One seat alone learns of it: nobody else can tell that anything was said."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Piece):
    """The state of one race in progress, without luck and without unrevealed answers.

    `asked` is what the innermost phase asks now. It follows from the rest: it is neither stored
    nor hashed, but asked again on load.
    """

    def __init__(
        self, seats: int, phases: "list[Phase[Any, Any]]", asked: tuple[Decision, ...]
    ) -> None:
        self.seats = seats
        self.phases = phases
        self.asked = asked

    def copy(self) -> "Race":
        """An independent race in the same position. Copying a race never copies the future."""
        raise TypeError("a race copies itself")


R = TypeVar("R", bound=Race)
A = TypeVar("A", bound=Action)

FREE: Final = 0
"""Anybody may react."""
AIMED: Final = 1
"""Something is aimed at somebody, or a card is answered."""
FATEFUL: Final = 2
"""Somebody could go out by it, or win."""

NOBODY: Final[tuple[Decision, ...]] = ()
NO_ANSWERS: Final[list[Action]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Value, Generic[R, A]):
    """A stretch of play: what it asks, and what the answers do."""

    def ask(self, race: R) -> tuple[Decision, ...]:
        """The questions this phase waits for, at most one a seat; NOBODY to run on by itself.

        Pure: it may be called again at any time and must give the same questions.
        """
        return NOBODY

    def resolve(self, race: R, answers: list[A], chance: Chance, log: Log) -> None:
        """Carry it out. `answers` stand in the order of `ask`; all of them are allowed.

        It must change the stack (pop, replace or push), else the race would stand still.
        """
        raise TypeError("a phase resolves itself")

    def urgency(self, race: R) -> int:
        """How much hangs on a window, by public knowledge: FREE, AIMED or FATEFUL."""
        return FREE

    def turn(self, race: R) -> int:
        """The seat whose turn it is, which no beat hurries in a window; SPECTATOR for nobody."""
        return SPECTATOR

    def is_trigger(self, race: R) -> bool:
        """Whether people who share a device are asked in a window if anybody reacts; where not,
        only who has spoken up before is. By public knowledge."""
        return True

    def is_echo(self, race: R) -> bool:
        """Whether a window admits no more than the one before it, by public knowledge: unless
        something has happened in between, nobody needs time for it again."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Value):
    """What one candidate would bring, before it is answered: made from a view, so it shows nothing
    that the seat may not know. `text` says it in a line."""

    def __init__(self, text: Phrase) -> None:
        self.text = text

    def lines(self, names: list[str]) -> list[str]:
        """All of it in words, for who reads lines."""
        return [self.text.text(names)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Scouting(Value):
    """What was found out about a board before anybody races on it: that it can be driven, with a
    run that shows it, or why not and where. `text` says it in a line."""

    def __init__(self, text: Phrase, is_drivable: bool) -> None:
        self.text = text
        self.is_drivable = is_drivable


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Value):
    """What one seat, or a spectator, sees: built up, never a race with parts removed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Value):
    """An answer given in advance: left with the table by one seat, and known to that seat alone.

    It names the position that it expects, so that it is dropped in another one. Its fields are
    tuples, never lists. Orders of one kind with the same fields are equal.
    """

    def refusal(self, view: View, seat: int) -> Told | None:
        """None when this seat may leave it, as far as it can see, else why not, and by which rule.
        It need not be asked just now."""
        return None

    def is_done(self, view: View, seat: int) -> bool:
        """Whether nothing of it is left to do, as far as this seat can see: it falls away without
        a word."""
        return False

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and fields_of(self) == fields_of(other)

    def __hash__(self) -> int:
        return hash(in_words(self))


class Obedience:
    """What the orders of a seat make of a question: its answer, or None for its seat to be asked;
    the orders that are `left`; and why one was `dropped`, a sentence for that seat, or None."""

    def __init__(
        self, answer: Action | None, left: tuple[Order, ...], dropped: Told | None = None
    ) -> None:
        self.answer = answer
        self.left = left
        self.dropped = dropped


class Advice:
    """What a good player would answer to a question, and why: a sentence made of what it weighed,
    from what the seat sees alone (docs/decisions/0028)."""

    def __init__(self, action: Action, why: Phrase) -> None:
        self.action = action
        self.why = why


class Standings(Value):
    """How a race ended. `places[seat]` counts from 1; equal places are shared."""

    def __init__(self, winners: list[int], places: list[int], reason: str) -> None:
        self.winners = winners
        self.places = places
        self.reason = reason


def begin(race: Race, chance: Chance, log: Log) -> None:
    """Ask the innermost phase; run on until someone must answer or the race is over."""
    while race.phases:
        phase = race.phases[-1]
        asked = phase.ask(race)
        race.asked = asked
        if asked:
            return
        phase.resolve(race, NO_ANSWERS, chance, log)
    race.asked = NOBODY


def advance(race: Race, answers: list[Action], chance: Chance, log: Log) -> None:
    """Resolve the innermost phase with these answers, then run on.

    It trusts its caller: one allowed answer for each decision in `race.asked`, in that order.
    The table checks that.
    """
    race.phases[-1].resolve(race, answers, chance, log)
    begin(race, chance, log)
