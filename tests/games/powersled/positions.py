"""Positions to start an example from, answers to give in it, and short questions about it.

    race = position(A=at("s5.0.0", "M4"), B=at("s5.0.1"))
    events = play(race, "M4", "forward", dice=[9, 12, 8])
    assert where(race) == "A s5.0.0, B s5.0.1"

Seats are letters and play in the order in which they are named. Unless told otherwise a sled has
thrust 6, stability 6, pilot 0, armor 4, complete control, and one MOVE 3 in hand, so that the race
stops when its play comes. Cards that are played out of turn and are not in the hand lie in the
open discard pile, so that nobody is asked for them; `unseen` leaves them in the draw pile.

Dice are told as sums of two. Cards are drawn from the top of a pile sorted by kind.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar

from paddock.core.chance import Chance, Dealer, Script
from paddock.core.protocol import Action, Decision, Event, Phase, advance, begin
from paddock.games.powersled import GAME
from paddock.games.powersled.book.cards import CODES, FIELD, HOOK, KINDS, LASER, NUKE, REFLEXES
from paddock.games.powersled.book.reader import make_book
from paddock.games.powersled.book.tables import CIRCLES, NO_CIRCLE
from paddock.games.powersled.decisions import ChooseDiscard
from paddock.games.powersled.events.contact import Slid, Towed
from paddock.games.powersled.events.driving import ControlRolled, Moved, Spun
from paddock.games.powersled.phases.control import Regain
from paddock.games.powersled.phases.turn import ROUNDS, NextPlay, Round, RoundEnd, Turn
from paddock.games.powersled.setup import setup
from paddock.games.powersled.state import NOBODY_HERE, REAR, Deck, Powersled, Sled
from paddock.table.diary import Diary
from support import said

E = TypeVar("E", bound=Event)

OUT_OF_TURN: Final = [REFLEXES, *range(LASER, NUKE + 1), FIELD, HOOK]
"""Cards with a moment of their own; whoever might hold one is asked for it."""
LETTERS: Final = "ABCDEF"
DIE: Final = 6


class Place(NamedTuple):
    """Where a sled stands, what it holds, and what is not as usual."""

    square: str
    hand: str
    fields: dict[str, Any]


def at(square: str, hand: str = "M3", **fields: Any) -> Place:
    """A sled on that square with these cards, such as "M4 GP GP".

    A ' after the square is the rear half of a double-length one. `circle` and `left_last` go by
    their names, `unseen` are cards that must not lie in its discard pile.
    """
    return Place(square, hand, fields)


def position(
    track: str | dict[str, Any] = "foundry",
    mines: str = "",
    slicks: str = "",
    round: int = 1,
    turn: int = 2,
    phases: Sequence[Phase[Any, Any]] = (),
    dice: Sequence[int] = (),
    diary: Diary | None = None,
    config: dict[str, Any] | None = None,
    **sleds: Place,
) -> Powersled:
    """A race in the middle of a turn, run on to its first question.

    `track` is one of the game's, or the data of one brought along.
    """
    chosen = {"track": track} if isinstance(track, str) else {"data": track}
    book = make_book({**chosen, **(config or {})})
    seats = max(2, len(sleds))
    race = setup(book, seats, Dealer(0))
    race.turn, race.round, race.rounds = turn, round, 3 * turn - 3 + round
    for sled in race.sleds:
        race.pick_up(sled)
    places = [sleds[letter] for letter in LETTERS[: len(sleds)]]
    for seat, place in sorted(enumerate(places), key=lambda one: one[1].square.endswith("'")):
        _place(race, race.sleds[seat], place)
    if len(sleds) == 1:
        # A sled alone is no race: its rival has retired.
        race.sleds[1].out = race.retired = 1
    for name in mines.split():
        race.mines[square(race, name)] += 1
    for name in slicks.split():
        race.slicks[square(race, name)] += 1
    race.order = [LETTERS.index(letter) for letter in sleds]
    _note_partners(race)
    race.phases = list(phases) or rest_of_turn(ROUNDS - round, RoundEnd(), NextPlay())
    chance = ToldDice(luck(dice))
    begin(race, chance, diary or Diary())
    assert chance.left() == [], "not all of the dice were thrown"
    _check_standing(race)
    return race


def rest_of_turn(rounds: int, *first: Phase[Any, Any]) -> list[Phase[Any, Any]]:
    """A turn from these phases on, as they lie on the stack, and as many rounds to come."""
    return [Turn(), Regain(), *[Round()] * rounds, *first]


def begun(track: str = "foundry", **what: Any) -> tuple[Powersled, list[Event]]:
    """A position, and what happened in it before the first question."""
    diary = Diary()
    race = position(track, diary=diary, **what)
    return race, diary.told()


def _place(race: Powersled, sled: Sled, place: Place) -> None:
    fields = dict(place.fields)
    deck = race.decks[sled.seat]
    deck.hand = cards(place.hand)
    unseen = cards(fields.pop("unseen", ""))
    deck.discards = cards(fields.pop("discards", ""))
    for card in OUT_OF_TURN:
        if not unseen[card]:
            deck.discards[card] = race.book.deck[card] - deck.hand[card]
    for card in range(KINDS):
        deck.pile[card] = race.book.deck[card] - deck.hand[card] - deck.discards[card]
        assert deck.pile[card] >= 0, f"more {CODES[card]} than there are"
    sled.armor = 4
    sled.crossings = 1
    sled.stamp = race.tick()
    here = square(race, place.square.rstrip("'"))
    if "circle" in fields:
        sled.circle = CIRCLES.index(fields.pop("circle"))
        sled.control = 3
    last = fields.pop("left_last", "")
    sled.left_last = square(race, last) if last else race.book.track.prev[here]
    for field, value in fields.items():
        assert hasattr(sled, field), field
        setattr(sled, field, value)
    if sled.is_racing:
        assert race.has_room(here), f"{place.square} is full"
        race.set_down(sled, here)
        assert where(race, LETTERS[sled.seat]) == place.square, "nobody stands in front"
    else:
        sled.square = here


def _note_partners(race: Powersled) -> None:
    for sled in race.sleds:
        rear = race.rear_of(sled.square)
        if sled.is_racing and rear != NOBODY_HERE:
            sled.partner = race.front_of(sled.square) if rear == sled.seat else rear


def square(race: Powersled, name: str) -> int:
    number = race.book.track.number(name)
    assert number >= 0, f"there is no square {name}"
    return number


def cards(codes: str) -> list[int]:
    """Cards as counts by kind."""
    found = [0] * KINDS
    for code in codes.split():
        found[CODES.index(code)] += 1
    return found


def codes(counts: Sequence[int]) -> str:
    """Counts by kind as cards."""
    return " ".join(CODES[card] for card in range(KINDS) for _ in range(counts[card]))


def luck(dice: Sequence[int]) -> list[int]:
    """Sums of two dice as picks."""
    picks: list[int] = []
    for total in dice:
        one = min(DIE, total - 1)
        picks += [one - 1, total - one - 1]
    return picks


class ToldDice(Chance):
    """The dice that were told; cards come from the top of a sorted pile."""

    def __init__(self, picks: list[int]) -> None:
        super().__init__()
        self.dice = Script(picks)

    def draw(self, n: int) -> int:
        return self.dice.pick(n) if n == DIE else 0

    def left(self) -> list[int]:
        return self.dice.left()


# Answering


def play(race: Powersled, *answers: str, dice: Sequence[int] = ()) -> list[Event]:
    """Give these answers, one stop of the race after the other, with just these dice.

    An answer is a word, or names its seat: "A forward". When several are asked: "A play, B pass".
    """
    return written(race, *answers, dice=dice).told()


def written(race: Powersled, *answers: str, dice: Sequence[int] = ()) -> Diary:
    """The same, as a diary that knows who heard what."""
    chance, diary = ToldDice(luck(dice)), Diary()
    for given in answers:
        assert race.asked, f"nobody is asked for {given!r}"
        parts = [part.strip() for part in given.split(",")]
        assert len(parts) == len(race.asked), f"{given!r}: asked is {asked(race)}"
        actions = [option(race, number, part) for number, part in enumerate(parts)]
        advance(race, actions, chance, diary)
        _check_standing(race)
    assert chance.left() == [], "not all of the dice were thrown"
    return diary


def _check_standing(race: Powersled) -> None:
    """Who is said to stand in a square is there: a copy finds it out anew."""
    anew = race.copy()
    assert (race.fronts, race.rears) == (anew.fronts, anew.rears), where(race)


def option(race: Powersled, number: int, text: str) -> Action:
    """The option of that word in the numbered question."""
    decision: Decision = race.asked[number]
    letter, _, word = text.rpartition(" ")
    assert letter in ("", LETTERS[decision.seat]), f"{text!r}: asked is {asked(race)}"
    for action in decision.options():
        if GAME.word(action) == same(word):
            assert said(decision.refusal(action)) == ""
            return action
    raise AssertionError(f"{text!r} is not offered by {asked(race)}: {options(race, number)}")


def same(word: str) -> str:
    """Added cards in the order of the menu."""
    base, *added = word.split("+")
    return "+".join([base, *sorted(added)])


# Looking


def asked(race: Powersled) -> str:
    """Who is asked what: "A ChooseStep", or "" when the race is over."""
    return ", ".join(f"{LETTERS[one.seat]} {type(one).__name__}" for one in race.asked)


def options(race: Powersled, number: int = 0) -> list[str]:
    """What may be answered, in words, in the order of the menu."""
    return [GAME.word(action) for action in race.asked[number].options()]


def to_discard(race: Powersled) -> int:
    """How many cards the first who is asked must still discard."""
    decision = race.asked[0]
    assert isinstance(decision, ChooseDiscard)
    return decision.left


def refusal(race: Powersled, action: Action) -> str:
    """Why the first question would refuse this; "" when it would not."""
    why: str = said(race.asked[0].refusal(action))
    return why


def refused_by(race: Powersled, action: Action) -> str:
    """The rule that a refusal names, or "" when the action is allowed."""
    return refusal(race, action).partition(" ")[0]


def sled(race: Powersled, letter: str) -> Sled:
    return race.sleds[LETTERS.index(letter)]


def deck(race: Powersled, letter: str) -> Deck:
    return race.decks[LETTERS.index(letter)]


def hand(race: Powersled, letter: str) -> str:
    return codes(deck(race, letter).hand)


def circle(race: Powersled, letter: str) -> str:
    """The circle of a spinning sled, or "" when it does not spin."""
    number = sled(race, letter).circle
    return "" if number == NO_CIRCLE else CIRCLES[number]


def where(race: Powersled, letter: str = "") -> str:
    """The square of a sled, with a ' in the rear half of a double-length square; or of all sleds
    on the track: "A s5.0.0, B s5.0.1"."""
    if not letter:
        racing = [LETTERS[one.seat] for one in race.sleds if one.is_racing]
        return ", ".join(f"{one} {where(race, one)}" for one in racing)
    one = sled(race, letter)
    return race.book.track.squares[one.square] + ("'" if one.half == REAR else "")


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of the events, in order."""
    return [type(event).__name__ for event in events]


def ends(events: Sequence[Event], letter: str) -> list[str]:
    """The squares that a sled entered, however it moved."""
    return [
        event.end
        for event in events
        if isinstance(event, Moved | Spun | Slid | Towed) and event.seat == LETTERS.index(letter)
    ]


def rolls(events: Sequence[Event]) -> list[tuple[str, int, int]]:
    """Control-loss tests: who, the modifier without the pilot, and the total."""
    return [
        (LETTERS[event.seat], event.modifier, event.total) for event in of(events, ControlRolled)
    ]
