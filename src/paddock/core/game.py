"""Game: what a title hands over, as a table of contents."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal

from paddock.core.chance import Chance
from paddock.core.deeds import Deed, no_deeds
from paddock.core.phrase import TABLE, Brief, Phrase, Told
from paddock.core.plan import Plan
from paddock.core.protocol import (
    Action,
    Board,
    Book,
    Decision,
    Event,
    Foresight,
    Log,
    Obedience,
    Order,
    Race,
    Scouting,
    Standings,
    Value,
    View,
)

STAGES: Final = ("sketch", "playable", "complete", "proven")

USUAL_EFFORT: Final = 20_000
"""How much a game may try to find out whether a board can be driven, when somebody waits for it."""

OTHERS: Final = -1
"""No kind of moment of which a player could say whether to be asked."""

Kind = Literal["one", "number", "seats", "parts"]
Pick = str | int | bool
"""What can be chosen, as it stands in the config of a race."""
Part = tuple[str, str, int]
"""Something that has a number of its own: its name in the config, its text, and the number."""


class Choice:
    """One thing to choose before a race, for the set-up page and the command line.

    * `key` is its name in the config of the race, `title` and `help` (one sentence) are for people.
    * `kind` is "one" of the `values`, a whole "number" from `least` to `most`, for the "seats"
      a list with one of the `values` each, no two alike, or for the "parts" of something a table
      of such numbers, by part, with those that are changed.
    * `values` are what can be chosen, each with its text.
    * `default` is what holds when nothing is said; for seats a word that lets the game decide, for
      parts a table that changes nothing, which goes by the name of `usual`.
    * `is_rising`: the list of the seats must rise, so whoever chooses sits down in that order.
    * `of` is the key of the choice on which the parts depend; `parts` has them by its values.
    * `is_in_data`: own `data` says this itself, so one chooses one or the other.

    What the game's `book` takes is the rule; a choice only tells people of it. Make one with
    `one_of`, `on_off`, `whole_number`, `for_each_seat` or `number_for_each`.
    """

    def __init__(
        self,
        *,
        key: str,
        title: str,
        help: str,
        kind: Kind,
        default: Pick | dict[str, int],
        values: Sequence[tuple[Pick, str]] = (),
        least: int = 0,
        most: int = 0,
        is_rising: bool = False,
        usual: str = "",
        of: str = "",
        parts: Mapping[str, Sequence[Part]] | None = None,
        is_in_data: bool = False,
    ) -> None:
        self.key = key
        self.title = title
        self.help = help
        self.kind: Kind = kind
        self.default = default
        self.values = tuple(values)
        self.least = least
        self.most = most
        self.is_rising = is_rising
        self.usual = usual
        self.of = of
        self.parts: Mapping[str, tuple[Part, ...]] = MappingProxyType(
            {value: tuple(some) for value, some in (parts or {}).items()}
        )
        self.is_in_data = is_in_data


def one_of(
    key: str,
    title: str,
    help: str,
    values: Sequence[tuple[Pick, str]],
    *,
    is_in_data: bool = False,
) -> Choice:
    """One of a few; the first holds when nothing is said."""
    return Choice(
        key=key,
        title=title,
        help=help,
        kind="one",
        default=values[0][0],
        values=values,
        is_in_data=is_in_data,
    )


def on_off(key: str, title: str, help: str) -> Choice:
    """Something that is off unless it is wished for."""
    return one_of(key, title, help, [(False, "Off"), (True, "On")])


def whole_number(key: str, title: str, help: str, *, least: int, most: int, default: int) -> Choice:
    """A whole number between two others."""
    assert least <= default <= most, f"{key}: {default} is not from {least} to {most}"
    return Choice(
        key=key,
        title=title,
        help=help,
        kind="number",
        default=default,
        least=least,
        most=most,
    )


def for_each_seat(
    key: str,
    title: str,
    help: str,
    values: Sequence[tuple[Pick, str]],
    *,
    default: str,
    is_rising: bool = False,
) -> Choice:
    """One of the values for each seat, no two alike."""
    return Choice(
        key=key,
        title=title,
        help=help,
        kind="seats",
        default=default,
        values=values,
        is_rising=is_rising,
    )


def number_for_each(
    key: str,
    title: str,
    help: str,
    *,
    of: str,
    parts: Mapping[str, Sequence[Part]],
    least: int,
    most: int,
    usual: str,
) -> Choice:
    """A whole number for each part of what is chosen as `of`: for each corner of the track."""
    for some in parts.values():
        for part, _, number in some:
            assert least <= number <= most, f"{part}: {number} is not from {least} to {most}"
    return Choice(
        key=key,
        title=title,
        help=help,
        kind="parts",
        default={},
        least=least,
        most=most,
        usual=usual,
        of=of,
        parts=parts,
    )


class Facts:
    """What there is to know about data that somebody brought, for programs and for people.

    `name` is what it calls itself, "" if such data has no name.
    """

    def __init__(self, name: str, plain: dict[str, Any], lines: list[str]) -> None:
        self.name = name
        self.plain = plain
        self.lines = lines


class OwnData:
    """The data of one's own that a game takes as the choice `data`.

    * `what` it is: a track, a course, a tile set.
    * `fields` may stand at the top of such a file, and tell it from those of other games.
    * `look(book)` says what is on it.
    * `plan(book)` is what is drawn on paper at true scale; None where nothing has a true scale.
    """

    def __init__(
        self,
        what: str,
        fields: Sequence[str],
        look: Callable[[Any], Facts],
        plan: Callable[[Any], Plan] | None = None,
    ) -> None:
        self.what = what
        self.fields = tuple(fields)
        self.look = look
        self.plan = plan


def no_orders(view: View, decision: Decision, orders: tuple[Order, ...]) -> Obedience:
    """For games that know no orders."""
    return Obedience(None, orders)


def no_offers(view: View) -> tuple[Order, ...]:
    """For games that have no order that a player could leave without planning it."""
    return ()


class Moments:
    """The kinds of moments at which a game's windows open, so that a player can say of each
    whether to be asked.

    `names` are for people. `of(view, decision)` is the number of the kind of a question in a
    window, or OTHERS where a player is always asked.
    """

    def __init__(self, names: Sequence[str], of: Callable[[Any, Decision], int]) -> None:
        self.names = tuple(names)
        self.of = of


class Minutes:
    """How long a race takes people, measured by `bench/minutes.py`: for each number of seats, from
    the least on, with one person among bots, and with people in all of them."""

    def __init__(self, alone: Sequence[int], together: Sequence[int]) -> None:
        assert len(alone) == len(together), "both for the same numbers of seats"
        self.alone = tuple(alone)
        self.together = tuple(together)

    def by_people(self, seats: Sequence[int]) -> list[list[int]]:
        """For each number of seats, the minutes with one person, two, and so on: each takes as
        much longer as the one before."""
        assert len(seats) == len(self.alone), "minutes for every number of seats"
        found: list[list[int]] = []
        for number, first, last in zip(seats, self.alone, self.together, strict=True):
            steps = max(1, number - 1)
            found.append([first + (last - first) * step // steps for step in range(number)])
        return found


def to_all(book: Any) -> bool:
    """For games in which a bot may say to anybody what it would do."""
    return True


def no_moment(view: View, decision: Decision) -> int:
    return OTHERS


NO_MOMENTS: Final = Moments((), no_moment)
"""For games without windows."""


class TypedOrders:
    """Orders as players say them, for who types.

    `read(view, decision, words)` gives the orders that somebody who is asked this means, or a
    sentence that says why it means none. `examples` show how they are typed.
    """

    def __init__(
        self,
        read: Callable[[Any, Decision, str], tuple[Order, ...] | Told],
        examples: Sequence[str],
    ) -> None:
        self.read = read
        self.examples = tuple(examples)


class TypedAnswers:
    """Free answers as players say them, for who types.

    `read(decision, words)` gives the answer that is meant, a sentence that says why it is none, or
    None where the words are no such answer at all. `form(decision)` shows how one is typed; "" for
    questions whose answers all stand in a list.
    """

    def __init__(
        self,
        read: Callable[[Decision, str], Action | Told | None],
        form: Callable[[Decision], str],
    ) -> None:
        self.read = read
        self.form = form


def line_by_line(event: Event, book: Any) -> list[Brief]:
    """For games whose events are a line of the log each."""
    return [Brief(TABLE, Phrase([]), True)]


def as_written(order: Order, book: Any) -> Phrase:
    """An order as its kind and fields, for games that have no words for it."""
    return Phrase([repr(order)])


class Game:
    """The rules of one title. Everything above level 2 knows games only through this.

    * `book(choices)` makes the data of the race from what was chosen at set-up, or raises
      `BrokenData` naming the place within the choices (`data.tiles[3].3-4.L`); `choices` is plain
      JSON and is kept in the record.
    * `board(book)` is what is printed on the table, for clients that draw; made anew for everybody
      who asks. None: nothing is, and the table is told in lines.
    * `scout(book, effort)` drives over that board alone, before any race, and says whether it can
      be driven at all; for boards that people draw (docs/decisions/0020). `effort` bounds the
      search by a count that each game names, so that it is the same on every machine. None: every
      board that the book takes can be driven.
    * `setup(book, seats, chance)` lays out the race and its first phases. It asks nobody.
    * `view(race, seat)` is what a seat sees; seat SPECTATOR sees what everybody may.
    * `redeal(race, seat, chance)` is another race this seat could equally be in:
      its view is the same, what is hidden from the seat is dealt anew.
    * `standings(race)` after the end, and before it everybody's place as things stand, by public
      knowledge; `rounds(race)` how many rounds were begun.
    * `gone(race)` is how far everybody has come, for a plot of the race, below zero for who is out;
      a game where that cannot be said in one number has none.
    * `goal` is how one wins, in a sentence for who has never heard of the game.
    * `mood` is two or three words on how it feels, for where the games are shown.
    * `tell(event, book)`, `prompt(decision, book)` and `option(decision, action, book)` are words
      for people in parts (`core/phrase.py`), from the game's room `words`; `brief(event, book)` is
      what an event puts into the line of its play, nothing where it is only one of its steps;
      without it each event is a line by itself. `deeds(event, book)` is what the story of a race
      is made of (`core/deeds.py`). `word(action)` is what one types for an answer,
      `draw(view, names)` the table in plain lines.
    * `foresee(view, decision, candidate)` is what one allowed answer would bring, as far as
      the seat can know, reckoned by the functions that carry it out; None where the answer says
      all there is to say. What a question's candidates share may be kept as long as `view` and
      `decision` are the same objects. `no_foresight` has none.
      A game that knows orders foresees them too, to the end of the seat's own turn, as if nobody
      interfered.
    * `obey(view, decision, orders)` is what the orders that a seat has left, and could leave now as
      well, make of a question to it (docs/decisions/0016). It sees no more than that seat.
      `no_orders` leaves all to the seat.
    * `order(order, book)` is an order in words, `typed_orders` reads them from words; where it is
      None they are typed with their fields.
    * `typed_answers` reads answers that stand in no list from words; where it is None those are
      typed with their fields too.
    * `offers(view)` are orders that the seat could leave now without having to plan them, the most
      useful first.
    * `moments` are the kinds of moments at which windows open; none for games without windows.
    * `may_advise(book)` says whether a bot may tell players what it would do, as far as the aids
      go that were chosen for the table.
    * `leave(race, seat, log)` takes a player who gives up out of the race, or says why not. A
      game whose rules do not speak of it has none.
    * `has_secrets` is False when everybody sees everything, so that nothing need be covered.
    * `choices` are what can be chosen at set-up, own `data` aside.
    * `own_data` is None if the game takes no data of one's own.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        tagline: str,
        seats: range,
        version: int,
        stage: str,
        package: str,
        prefix: str,
        minutes: Minutes,
        most_decisions: int,
        book: Callable[[dict[str, Any]], Book],
        setup: Callable[[Any, int, Chance], Race],
        view: Callable[[Any, int], View],
        redeal: Callable[[Any, int, Chance], Race],
        standings: Callable[[Any], Standings],
        rounds: Callable[[Any], int],
        tell: Callable[[Event, Any], Told],
        prompt: Callable[[Decision, Any], Told],
        option: Callable[[Decision, Action, Any], Phrase],
        word: Callable[[Action], str],
        draw: Callable[[Any, list[str]], list[str]],
        foresee: Callable[[Any, Decision, Value], Foresight | None],
        obey: Callable[[Any, Decision, tuple[Order, ...]], Obedience] = no_orders,
        order: Callable[[Order, Any], Phrase] = as_written,
        typed_orders: TypedOrders | None = None,
        typed_answers: TypedAnswers | None = None,
        offers: Callable[[Any], tuple[Order, ...]] = no_offers,
        moments: Moments = NO_MOMENTS,
        may_advise: Callable[[Any], bool] = to_all,
        board: Callable[[Any], Board] | None = None,
        scout: Callable[[Any, int], Scouting] | None = None,
        leave: Callable[[Any, int, Log], Told | None] | None = None,
        brief: Callable[[Event, Any], list[Brief]] = line_by_line,
        deeds: Callable[[Event, Any], list[Deed]] = no_deeds,
        gone: Callable[[Any], list[int]] | None = None,
        goal: str = "",
        mood: str = "",
        has_secrets: bool = True,
        choices: Sequence[Choice] = (),
        own_data: OwnData | None = None,
    ) -> None:
        assert stage in STAGES, f"{id} says it is {stage!r}, which is no stage"
        self.id = id
        self.title = title
        self.tagline = tagline
        self.seats = seats
        self.version = version
        self.stage = stage
        self.package = package
        self.prefix = prefix
        self.minutes = minutes
        self.most_decisions = most_decisions
        self.book = book
        self.setup = setup
        self.view = view
        self.redeal = redeal
        self.standings = standings
        self.rounds = rounds
        self.tell = tell
        self.prompt = prompt
        self.option = option
        self.word = word
        self.draw = draw
        self.foresee = foresee
        self.obey = obey
        self.order = order
        self.typed_orders = typed_orders
        self.typed_answers = typed_answers
        self.offers = offers
        self.moments = moments
        self.may_advise = may_advise
        self.board = board
        self.scout = scout
        self.leave = leave
        self.brief = brief
        self.deeds = deeds
        self.gone = gone
        self.goal = goal
        self.mood = mood
        self.has_secrets = has_secrets
        self.choices = tuple(choices)
        self.own_data = own_data


def no_foresight(view: View, decision: Decision, candidate: Value) -> Foresight | None:
    """For games whose answers say all there is to say."""
    return None
