"""What is kept of a race: who sits where, what was done, who may come in, how it stands."""

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from paddock.core.codec import Shape
from paddock.core.phrase import Told, phrase_of
from paddock.table.luck import Luck

Status = Literal["waiting", "racing", "over"]
WAITING: Final = "waiting"
RACING: Final = "racing"
OVER: Final = "over"
STATUSES: Final[tuple[Status, ...]] = (WAITING, RACING, OVER)

SeatKind = Literal["human", "bot", "open", "left"]
HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
LEFT: Final = "left"
"""Of a person who has gone. A bot drives there, if one is named; else the rules took it out."""
KINDS: Final[tuple[SeatKind, ...]] = (HUMAN, BOT, OPEN, LEFT)

PaceName = Literal["relaxed", "normal", "quick", "instant"]
RELAXED: Final = "relaxed"
NORMAL: Final = "normal"
QUICK: Final = "quick"
INSTANT: Final = "instant"
"""Nobody is waited for: only where fewer than two people sit."""
PACE_NAMES: Final[tuple[PaceName, ...]] = (RELAXED, NORMAL, QUICK, INSTANT)

Minutes = Literal[0, 1, 5]
NEVER: Final = 0
PATIENCES: Final[tuple[Minutes, ...]] = (NEVER, 1, 5)
USUAL_PATIENCE: Final[Minutes] = 5
"""How long a table waits for somebody who is away, before a bot stands in."""

Urgency = Literal["free", "aimed", "fateful"]
URGENCIES: Final[tuple[Urgency, ...]] = ("free", "aimed", "fateful")
"""Windows by what hangs on them, as the protocol counts them."""

LATEST: Final = 60.0
"""Seconds that the list of races may be behind."""

CallName = Literal["aloud", "silent"]
ALOUD: Final = "aloud"
SILENT: Final = "silent"
"""How people who share a device are asked in a window; silently it passes by itself."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where. Seats with the same holder were taken by the same browser.

    A person with a bot is one for whom that bot stands in.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    holder: int

    @property
    def is_driven(self) -> bool:
        """Whether a bot answers there."""
        return self.kind in (BOT, LEFT) or self.is_stood_in

    @property
    def is_stood_in(self) -> bool:
        """Whether a bot answers there for a person, who is back with the next answer."""
        return self.kind == HUMAN and self.bot is not None

    @property
    def is_let_go(self) -> bool:
        """Whether its person has left or lets a bot drive."""
        return self.kind == LEFT or self.is_stood_in


@dataclass(frozen=True, slots=True)
class Move:
    """One thing that a seat did: `answer`, `retract`, `undo`, `order`, `leave` or `return`; or that
    it asked the driver (`advise`).

    `stand_in` says that a bot answers for it from now on, until its `return`.

    In a round of a window answers are only sealed (`seal`), one may `hold` it, and the `beat` ends
    it, which is nobody's doing. Where orders were left or carried out, `orders` are those that the
    seat has from then on, and `dropped` is why another fell away.
    """

    number: int
    kind: str
    seat: int
    moment: int
    action: Shape | None
    frame: str | None
    orders: list[Shape] | None = None
    dropped: Shape | None = None


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a race was played on from: the race, the moment of its replay, how many answers it had
    then, and the sources of the luck until there."""

    race: str
    moment: int
    answers: int
    first: list[Shape]


@dataclass(frozen=True, slots=True)
class KeptRace:
    """All that is kept of a race besides its moves and tokens."""

    id: str
    game: str
    version: int
    config: dict[str, Any]
    secret: bytes
    invite: bytes | None
    public: bool
    status: Status
    seq: int
    rematch: str | None
    standings: Shape | None
    made: float
    changed: float
    seats: tuple[Seat, ...]
    pace: PaceName = NORMAL
    opened: float | None = None
    """When the round of a window was opened that is on."""
    advice: bool = True
    """Whether one may ask what the driver would do."""
    branch: Branch | None = None
    patience: Minutes = NEVER
    stand_in: str | None = None
    """The bot that drives for who is away; None for the game's usual one."""

    def __repr__(self) -> str:
        return f"KeptRace({self.id})"

    @property
    def is_open_to_watchers(self) -> bool:
        """Whether anybody may look on: its host lets them, only bots race, or it is over."""
        are_bots = all(seat.kind == BOT for seat in self.seats)
        return self.public or are_bots or self.status == OVER

    @property
    def luck(self) -> Luck:
        """What is dealt at this table."""
        if self.branch is None or not self.branch.first:
            return Luck.sealed(self.secret)
        return Luck.after(self.branch.first, self.secret)

    @property
    def people(self) -> list[Seat]:
        """The seats in which people sit."""
        return [seat for seat in self.seats if seat.kind == HUMAN]

    @property
    def devices(self) -> set[int]:
        """The devices that people sit at."""
        return {seat.holder for seat in self.people}

    @property
    def pace_now(self) -> PaceName:
        """The pace that holds: who is not alone any more is not hurried."""
        return QUICK if self.pace == INSTANT and len(self.people) > 1 else self.pace

    def shares_its_browser(self, seat: int) -> bool:
        """Whether the browser of a person is handed on to somebody else."""
        holder = self.seats[seat].holder
        return sum(one.kind == HUMAN and one.holder == holder for one in self.seats) > 1


@dataclass(frozen=True, slots=True)
class Token:
    """The hash of what opens a seat."""

    hash: bytes
    seat: int


@dataclass(frozen=True, slots=True)
class After:
    """How a race stands after a move."""

    seq: int
    status: Status
    bot_due: bool
    changed: float
    """When anybody could last see a change; a private one does not count."""
    opened: float | None = None
    """When the round was opened that is on."""
    standings: Shape | None = None
    record: str | None = None

    def is_news_after(self, kept: "After") -> bool:
        """Whether a restart needs it, when that is what was kept last.

        When a race changed is only shown in lists: there it may be a minute late.
        """
        facts = (self.seq, self.status, self.bot_due, self.opened)
        is_late = self.changed - kept.changed >= LATEST
        return is_late or facts != (kept.seq, kept.status, kept.bot_due, kept.opened)


def seated(race: KeptRace, seat: Seat) -> KeptRace:
    """The race with somebody in that seat."""
    others = [seat if one.seat == seat.seat else one for one in race.seats]
    return replace(race, seats=tuple(others))


def as_begun(race: KeptRace) -> KeptRace:
    """The race with those in it who have left since: their seats were theirs when it began."""
    whole = [replace(seat, kind=HUMAN, bot=None) if seat.is_let_go else seat for seat in race.seats]
    return replace(race, seats=tuple(whole))


def words_to_keep(told: Told | None) -> Shape | None:
    """Words with their rules, as they are kept."""
    return None if told is None else {"text": told.shape(), "rules": told.rules}


def kept_words(shape: Shape | None) -> Told | None:
    """The same, as they were told; None if there were none."""
    text = None if shape is None else phrase_of(shape["text"])
    return None if shape is None or text is None else Told(text, shape["rules"])
