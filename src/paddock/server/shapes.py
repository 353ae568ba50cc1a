"""What goes in and out over HTTP, as the OpenAPI document says it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from paddock.games import REGISTRY
from paddock.server.kept import USUAL_PATIENCE, Minutes, PaceName, SeatKind, Status

Text = Annotated[str, Field(max_length=200)]


class Shape(BaseModel):
    """Anything that a client may send: a field too many is a mistake, not a wish."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ProblemDocument(BaseModel):
    """What is wrong; with the rule of the game that says so, or the field that is wrong."""

    type: str
    title: str
    status: int
    detail: str
    rule: str | None = None
    field: str | None = None


Picked = str | int | bool
"""What can be chosen, as it stands in the config of a race."""


class ChoiceValue(BaseModel):
    """Something that can be chosen, and what it is called."""

    value: Picked
    text: str


class PartCard(BaseModel):
    """Something that has a number of its own, and what that is unless it is changed."""

    part: str
    text: str
    default: int


class AnyChoice(BaseModel):
    """One thing to choose before a race, under `key` in its config.

    What `is_in_data` is left out when own data is sent.
    """

    key: str
    title: str
    help: str
    values: list[ChoiceValue]
    least: int
    most: int
    is_rising: bool
    usual: str
    of: str
    parts: dict[str, list[PartCard]]
    is_in_data: bool


class PlainChoice(AnyChoice):
    """One of the values, a whole number, or for `seats` a list with one of the values each.

    A `number` goes from `least` to `most`. The values of the seats are no two alike, and rise if
    `is_rising`. `default` holds when it is left out; for seats a word that lets the game decide.
    """

    kind: Literal["one", "number", "seats"]
    default: Picked


class PartsChoice(AnyChoice):
    """A whole number from `least` to `most` for each part that is changed.

    The parts are those of what is chosen as `of`, by its values. While none is changed they are
    called `usual`: "as posted".
    """

    kind: Literal["parts"]
    default: dict[str, int]


class LessonCard(BaseModel):
    """A lesson, and what it is called."""

    id: str
    title: str


class GameCard(BaseModel):
    """One game. `seats` are the least and the most; `mood` is how it feels, in a few words;
    `goal` is how one wins, in a sentence.

    `minutes` has for each number of seats those of a race with one person among bots, with two, and
    so on. `moments` are the kinds of moments at which windows open, in words. Of `lessons` the
    first is for who has never played."""

    id: str
    title: str
    tagline: str
    goal: str
    mood: str
    seats: tuple[int, int]
    version: int
    stage: str
    minutes: list[list[int]]
    bots: list[str]
    has_data: bool
    has_secrets: bool
    moments: list[str]
    lessons: list[LessonCard]
    choices: list[Annotated[PlainChoice | PartsChoice, Field(discriminator="kind")]]


class Rule(BaseModel):
    """One numbered rule and the tests that hold it."""

    number: str
    section: str
    text: str
    tests: list[str]


class RulesPage(BaseModel):
    """The rules of a game: by number, and as a page to read."""

    rules: list[Rule]
    markdown: str


class SeatWish(Shape):
    """Who shall sit there: the maker, whoever is invited, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Text | None = None
    bot: Text | None = None


class NewRace(Shape):
    """A race to be made. `config` are the choices of the game's set-up, `data` among them.

    `pace` is how long reactions are waited for and bots pause; `instant` is for one person alone.
    With `advice` players may ask what the driver would do, where the game's aids allow it.
    `patience` are the minutes after which a bot answers for who is away and waited for, 0 for
    never; `stand_in` is which, if not the game's usual one.
    """

    game: Annotated[Text, Field(examples=[next(iter(REGISTRY))])]
    config: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(
        min_length=1,
        max_length=8,
        examples=[
            [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "driver"}]
        ],
    )
    public: bool = False
    pace: PaceName = "normal"
    advice: bool = True
    patience: Minutes = USUAL_PATIENCE
    stand_in: Text | None = None


class LessonWish(Shape):
    """What the learner is called."""

    name: Text | None = None


class BoardWish(Shape):
    """The choices of the game's set-up, `data` among them, that a board is wanted for."""

    config: dict[str, Any] = Field(default_factory=dict)


class PaperWish(BoardWish):
    """The same for paper: one sheet as SVG, or as PDF on as many sheets of a size as it takes."""

    form: Literal["svg", "pdf"] = "pdf"
    paper: Literal["a4", "a3", "letter"] = "a4"


class BranchSeat(Shape):
    """Who drives on there: whoever asks, or a bot."""

    kind: Literal["me", "bot"]
    bot: Text | None = None


class BranchWish(Shape):
    """Play on from a moment of a race that is over, with somebody in each of its seats."""

    moment: Annotated[int, Field(ge=0)]
    seats: list[BranchSeat] = Field(min_length=1, max_length=8)
    pace: PaceName = "normal"


class Origin(BaseModel):
    """The moment of another race that a race was played on from, as its replay counts them."""

    race: str
    moment: int


class OwnSeat(BaseModel):
    """A seat and the secret that opens it."""

    seat: int
    token: str


class MadeRace(BaseModel):
    """A new race, the own seats, and the invitation when seats are open."""

    race: str
    seats: list[OwnSeat]
    invite: str | None


class Joining(Shape):
    """Whoever has the invitation takes a free seat, the first or the wanted one."""

    invite: Text
    name: Text | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Filling(Shape):
    """The bot that has a free seat from now on; null to have it free again."""

    bot: Text | None


class Standings(BaseModel):
    """How a race ended. `places` count from 1 for each seat; equal places are shared."""

    kind: Literal["Standings"]
    winners: list[int]
    places: list[int]
    reason: str


class RaceCard(BaseModel):
    """What anybody may know of a race. `made` and `changed` are seconds since 1970.

    `board` is the address of its board, which never changes; null if the game is not here.
    `branch` is where it was played on from.
    """

    race: str
    game: str
    version: int
    config: dict[str, Any]
    names: list[str]
    kinds: list[SeatKind]
    status: Status
    public: bool
    commitment: str
    standings: Standings | None
    board: str | None
    rematch: str | None
    branch: Origin | None
    made: float
    changed: float


class ReplayFrame(BaseModel):
    """A table frame of then (docs/wire.md), with the answers that were `given` to its question."""

    model_config = ConfigDict(extra="allow")

    seq: int
    seat: int
    moment: int
    view: dict[str, Any]
    log_from: int
    log: list[dict[str, Any]]
    given: list[dict[str, Any]]
    views: list[dict[str, Any]]


class Replay(BaseModel):
    """Every moment of a finished race, as one seat saw it."""

    race: str
    seat: int
    moments: list[ReplayFrame]


class Claim(Shape):
    """A record, as a text of JSON lines."""

    record: str


class Verdict(BaseModel):
    """Whether a record is whole and true, and if not, why."""

    ok: bool
    why: str


class Health(BaseModel):
    """The server runs, and its database can be read and written."""

    ok: bool
