"""The race and its pieces. No rules here."""

from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from paddock.core.protocol import Decision, Phase, Piece, Race
from paddock.games.powersled.book.cards import count
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.book.tables import NO_CIRCLE
from paddock.games.powersled.book.track import NO_DOUBLE, is_rear, square_of

NOBODY_HERE: Final = -1
ALONE: Final = -1

Half: TypeAlias = int
"""Where in its square a sled stands."""
FRONT: Final[Half] = 0
"""In a square of one length, or in the front half of a double one."""
REAR: Final[Half] = 1
PASSING: Final[Half] = 2
"""PS-092 Inside a square as if nothing were in it: takes no room there."""

Ending: TypeAlias = int
"""How a race ended."""
STILL_RACING: Final[Ending] = 0
FINISH: Final[Ending] = 1
LAST_LEFT: Final[Ending] = 2
NOBODY_LEFT: Final[Ending] = 3
TURN_LIMIT: Final[Ending] = 4
ENDINGS: Final[tuple[str, ...]] = (
    "still racing", "finish", "last sled left", "no sled left", "turn limit",
)  # fmt: skip

LOST: Final = 3
"""D4 The last box of the control line."""


class Sled(Piece):
    """A seat's sled with its status sheet; all of it lies open.

    `stamp` is the time of arrival in the present square (PS-R09). `control` counts lost steps.
    `left_last` is the square that it left last (PS-R70), `speed` the printed speed of its most
    recent play (PS-R43). `mines_under` and `slicks_under` came into the square while it stood
    there (PS-R95).
    `partner` shared its double-length square when the round began (PS-045). `finished` is the
    round in which it finished, `out` its place in the order of retirements; 0 is neither.
    """

    def __init__(
        self,
        seat: int,
        square: int,
        half: Half,
        crossings: int,
        stamp: int,
        thrust: int,
        stability: int,
        pilot: int,
        armor: int,
        control: int,
        circle: int,
        is_crashing: bool,
        is_broken: bool,
        owed: int,
        left_last: int,
        speed: int,
        mines_under: int,
        slicks_under: int,
        has_played: bool,
        partner: int,
        finished: int,
        out: int,
    ) -> None:
        self.seat = seat
        self.square = square
        self.half = half
        self.crossings = crossings
        self.stamp = stamp
        self.thrust = thrust
        self.stability = stability
        self.pilot = pilot
        self.armor = armor
        self.control = control
        self.circle = circle
        self.is_crashing = is_crashing
        self.is_broken = is_broken
        self.owed = owed
        self.left_last = left_last
        self.speed = speed
        self.mines_under = mines_under
        self.slicks_under = slicks_under
        self.has_played = has_played
        self.partner = partner
        self.finished = finished
        self.out = out

    def copy(self) -> "Sled":
        return Sled(
            self.seat,
            self.square,
            self.half,
            self.crossings,
            self.stamp,
            self.thrust,
            self.stability,
            self.pilot,
            self.armor,
            self.control,
            self.circle,
            self.is_crashing,
            self.is_broken,
            self.owed,
            self.left_last,
            self.speed,
            self.mines_under,
            self.slicks_under,
            self.has_played,
            self.partner,
            self.finished,
            self.out,
        )

    @property
    def is_racing(self) -> bool:
        """On the track: neither retired nor gone home after its finish."""
        return self.out == 0 and self.finished == 0

    @property
    def is_spinning(self) -> bool:
        """Spinning or crashing."""
        return self.circle != NO_CIRCLE


class Deck(Piece):
    """A seat's fifty cards, counted by kind: in hand, in the pile, and in the open discard pile.

    `aside` are cards chosen for the discard pile that nobody has seen yet.
    """

    def __init__(
        self, hand: list[int], pile: list[int], discards: list[int], aside: list[int]
    ) -> None:
        self.hand = hand
        self.pile = pile
        self.discards = discards
        self.aside = aside

    def copy(self) -> "Deck":
        return Deck(self.hand.copy(), self.pile.copy(), self.discards.copy(), self.aside.copy())

    def holds(self) -> int:
        """PS-055 How many cards are in the hand, for everybody to see."""
        return count(self.hand)


@mypyc_attr(free_list_len=1)
class Play(Piece):
    """One sled's play: what it has laid down and what is left of it; all of it lies open.

    `printed` is the speed of the card, or the number on the circle of a spinning sled; `used` are
    the points spent so far. `corners`, `pilotings` and `extras` are the Good Cornering, unused
    Good Piloting and unused Good Speed cards. `changes` are the card's own lane changes left,
    `is_on_line` says that lane changes along the racing line are free (PS-173). `has_changed` and
    `has_passed` exclude each other (PS-101): the first is also true once a Good Piloting has paid
    for a sideswipe. `is_over` ends the own movement. `tested` has a bit for each corner that was
    tested. Good Piloting spent on the own square spares the sled what lies under it, unless it
    does not get away. `path` are the squares left, `towed` the seats hooked on.
    """

    def __init__(
        self,
        mover: int,
        printed: int,
        used: int,
        is_drift: bool,
        corners: int,
        pilotings: int,
        extras: int,
        changes: int,
        is_on_line: bool,
        has_changed: bool,
        has_passed: bool,
        is_over: bool,
        tested: int,
        spared_mines: int,
        spared_slicks: int,
        path: list[int],
        towed: list[int],
    ) -> None:
        self.mover = mover
        self.printed = printed
        self.used = used
        self.is_drift = is_drift
        self.corners = corners
        self.pilotings = pilotings
        self.extras = extras
        self.changes = changes
        self.is_on_line = is_on_line
        self.has_changed = has_changed
        self.has_passed = has_passed
        self.is_over = is_over
        self.tested = tested
        self.spared_mines = spared_mines
        self.spared_slicks = spared_slicks
        self.path = path
        self.towed = towed

    def copy(self) -> "Play":
        return Play(
            self.mover,
            self.printed,
            self.used,
            self.is_drift,
            self.corners,
            self.pilotings,
            self.extras,
            self.changes,
            self.is_on_line,
            self.has_changed,
            self.has_passed,
            self.is_over,
            self.tested,
            self.spared_mines,
            self.spared_slicks,
            self.path.copy(),
            self.towed.copy(),
        )

    def left(self) -> int:
        """Printed points not yet used."""
        return self.printed - self.used if self.used < self.printed else 0


def no_play() -> Play:
    """Before anybody has laid a card."""
    return Play(
        mover=NOBODY_HERE,
        printed=0,
        used=0,
        is_drift=False,
        corners=0,
        pilotings=0,
        extras=0,
        changes=0,
        is_on_line=False,
        has_changed=False,
        has_passed=False,
        is_over=False,
        tested=0,
        spared_mines=0,
        spared_slicks=0,
        path=[],
        towed=[],
    )


@mypyc_attr(free_list_len=1)
class Powersled(Race):
    """The circuit: sleds, hazards, and how far the turn has come.

    `round` counts within the turn, `rounds` from the start of the race. `order` are the plays of
    the round (PS-R07), `at` the next of them. `clock` gives arrival stamps, `retired` places in
    the order of retirements.
    """

    def __init__(
        self,
        seats: int,
        phases: list[Phase[Any, Any]],
        asked: tuple[Decision, ...],
        book: Course,
        sleds: list[Sled],
        decks: list[Deck],
        mines: list[int],
        slicks: list[int],
        play: Play,
        turn: int,
        round: int,
        rounds: int,
        order: list[int],
        at: int,
        clock: int,
        retired: int,
        ending: Ending,
    ) -> None:
        super().__init__(seats, phases, asked)
        self.book = book
        self.sleds = sleds
        self.decks = decks
        self.mines = mines
        self.slicks = slicks
        self.play = play
        self.turn = turn
        self.round = round
        self.rounds = rounds
        self.order = order
        self.at = at
        self.clock = clock
        self.retired = retired
        self.ending = ending
        # Who stands where follows from the sleds; it is kept because every step asks for it.
        self.fronts = [NOBODY_HERE] * len(book.track.fwd)
        # By the number of the double-length square: few squares have a rear half.
        self.rears = [NOBODY_HERE] * book.track.doubles
        for sled in sleds:
            if sled.is_racing:
                if sled.half == FRONT:
                    self.fronts[sled.square] = sled.seat
                elif sled.half == REAR:
                    self.rears[book.track.double[sled.square]] = sled.seat

    def copy(self) -> "Powersled":
        return Powersled(
            self.seats,
            self.phases.copy(),
            self.asked,
            self.book,
            [sled.copy() for sled in self.sleds],
            [deck.copy() for deck in self.decks],
            self.mines.copy(),
            self.slicks.copy(),
            self.play.copy(),
            self.turn,
            self.round,
            self.rounds,
            self.order.copy(),
            self.at,
            self.clock,
            self.retired,
            self.ending,
        )

    def lay(self, square: int, mines: int, slicks: int) -> None:
        """Hazards into a square, or out of it."""
        self.mines[square] += mines
        self.slicks[square] += slicks

    def front_of(self, square: int) -> int:
        """Who stands in a square, or in the front half of a double one; or NOBODY_HERE."""
        return self.fronts[square]

    def rear_of(self, square: int) -> int:
        """Who stands in the rear half of a double-length square, or NOBODY_HERE."""
        double = self.book.track.double[square]
        return NOBODY_HERE if double == NO_DOUBLE else self.rears[double]

    def standing_at(self, place: int) -> int:
        """Who stands in a place as a track numbers them, or NOBODY_HERE."""
        square = square_of(place)
        return self.rear_of(square) if is_rear(place) else self.fronts[square]

    def has_room(self, square: int) -> bool:
        """PS-078 One sled a square, two in a double-length one."""
        if self.fronts[square] == NOBODY_HERE:
            return True
        double = self.book.track.double[square]
        return double != NO_DOUBLE and self.rears[double] == NOBODY_HERE

    def half_of(self, square: int) -> Half:
        """PS-172 Where in a square with room a sled stands: the front half first."""
        return FRONT if self.fronts[square] == NOBODY_HERE else REAR

    def set_down(self, sled: Sled, square: int) -> None:
        """Into a square with room."""
        sled.square = square
        sled.half = self.half_of(square)
        if sled.half == FRONT:
            self.fronts[square] = sled.seat
        else:
            self.rears[self.book.track.double[square]] = sled.seat

    def pick_up(self, sled: Sled) -> int:
        """PS-R29 Out of its square: who stood behind it, if anybody, counts as the front sled."""
        square = sled.square
        if sled.half == REAR:
            self.rears[self.book.track.double[square]] = NOBODY_HERE
        elif sled.half == FRONT:
            behind = self.rear_of(square)
            self.fronts[square] = behind
            if behind != NOBODY_HERE:
                self.sleds[behind].half = FRONT
                self.rears[self.book.track.double[square]] = NOBODY_HERE
                return behind
        return NOBODY_HERE

    def tick(self) -> int:
        """The next arrival stamp."""
        self.clock += 1
        return self.clock
