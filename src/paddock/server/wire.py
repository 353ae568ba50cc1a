"""The frames of docs/wire.md: what stands around the shapes of a game on the socket."""

from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from paddock.core.phrase import Told
from paddock.server.kept import CallName, Minutes, PaceName, SeatKind, Status, Urgency
from paddock.server.leaver import Leaving
from paddock.server.problems import Problem
from paddock.table.attention import How
from paddock.table.scenario_file import Point

Shape = dict[str, Any]
ViewShape = Annotated[Shape, Meta(title="view")]
DecisionShape = Annotated[Shape, Meta(title="decision")]
ActionShape = Annotated[Shape, Meta(title="action")]
EventShape = Annotated[Shape, Meta(title="event")]
ForesightShape = Annotated[Shape, Meta(title="foresight")]
OrderShape = Annotated[Shape, Meta(title="order")]
CandidateShape = Annotated[Shape, Meta(title="action or order")]
"""What is one of the game's own kinds, and of which sort."""


class PlacePart(NamedTuple):
    """A place of the board: its key, and its name."""

    key: str
    name: str


class AmountPart(NamedTuple):
    """So many of something; `sum` is what it was added up from. Both texts may be empty."""

    number: int
    unit: str
    sum: str


Part = str | int | PlacePart | AmountPart
"""Of a phrase: words, the player of a seat, a place or an amount."""
Phrase = list[Part]
"""Words for people, in parts."""

FrameId = Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
Count = Annotated[int, Meta(ge=0, le=2**53)]


# What a client sends


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """Who is there, and what it has seen; with `by_hand` it answers also where nothing is to
    choose."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    seen: Count = 0
    transcript: bool = False
    by_hand: bool = False


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """Seal an answer, or change it."""

    id: FrameId
    moment: Count
    action: ActionShape
    seat: int | None = None


class Retract(Struct, tag_field="type", tag="retract", forbid_unknown_fields=True):
    """Take the sealed answer back."""

    id: FrameId
    moment: Count
    seat: int | None = None


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last answer."""

    id: FrameId
    moment: Count
    seat: int | None = None


class GiveOrders(Struct, tag_field="type", tag="order", forbid_unknown_fields=True):
    """Leave these orders, in the place of those that are there; none withdraws them."""

    id: FrameId
    moment: Count
    orders: list[OrderShape]
    seat: int | None = None


class Try(Struct, tag_field="type", tag="try", forbid_unknown_fields=True):
    """What would this bring? Changes nothing."""

    id: FrameId
    moment: Count
    candidate: CandidateShape


class Advise(Struct, tag_field="type", tag="advise", forbid_unknown_fields=True):
    """What would the driver do in this place, and why? Changes nothing."""

    id: FrameId
    moment: Count


class Leave(Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """Leave the race: give up where the rules know it, else let a bot drive on."""

    id: FrameId
    bot: Annotated[str, Meta(max_length=64)] | None = None
    seat: int | None = None


class Return(Struct, tag_field="type", tag="return", forbid_unknown_fields=True):
    """Take the seat back from the bot that drives there."""

    id: FrameId
    seat: int | None = None


class StandIn(Struct, tag_field="type", tag="stand_in", forbid_unknown_fields=True):
    """Let a bot answer for this seat until it returns; with `of`, ask for it for another seat whose
    person is away: it is done when all the others who are here ask for it."""

    id: FrameId
    of: Annotated[int, Meta(ge=0, le=7)] | None = None
    bot: Annotated[str, Meta(max_length=64)] | None = None
    seat: int | None = None


class Hold(Struct, tag_field="type", tag="hold", forbid_unknown_fields=True):
    """Stretch the window that is open, or the next one. Nobody is told who did.

    `whenever` says to do so whenever something is aimed and this seat could answer, or no more.
    """

    id: FrameId
    whenever: bool | None = None
    seat: int | None = None


class Attend(Struct, tag_field="type", tag="attend", forbid_unknown_fields=True):
    """Say for each of the game's kinds of moments whether to be asked in windows: always, only when
    there is more than to pass, or never. Nobody else can tell."""

    id: FrameId
    asking: Annotated[list[How], Meta(max_length=64)]
    seat: int | None = None


class Offers(Struct, tag_field="type", tag="offers", forbid_unknown_fields=True):
    """Which orders could be left now without planning them? Changes nothing."""

    id: FrameId


class ChangePace(Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """Let windows and bots take longer or shorter from now on; with `until_asked` only until a
    person has something to choose."""

    id: FrameId
    pace: PaceName
    until_asked: bool = False
    seat: int | None = None


class ChangePatience(Struct, tag_field="type", tag="patience", forbid_unknown_fields=True):
    """How many minutes the table waits for who is away, 0 for ever, before a bot stands in; and
    which bot, if not the game's usual one."""

    id: FrameId
    minutes: Minutes
    bot: Annotated[str, Meta(max_length=64)] | None = None
    seat: int | None = None


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Reply = Answer | Retract | Undo | GiveOrders
"""Says which question it is about."""
Wish = Reply | Leave | Return | StandIn | Hold | Attend
Setting = ChangePace | ChangePatience
"""About the table, not about a seat."""
ClientFrame = (
    Hello
    | Answer
    | Retract
    | Undo
    | GiveOrders
    | Offers
    | Try
    | Advise
    | Leave
    | Return
    | StandIn
    | Hold
    | Attend
    | ChangePace
    | ChangePatience
    | Ping
)


# What the server sends


class Ruled(Struct):
    """A question, or why not, in words, with the rule numbers behind it."""

    text: Phrase
    rules: list[str]


class Brief(Struct):
    """What an event puts into the line of a play: it opens one of this seat, or goes on with the
    one that the seat opened last; of seat -1, a line of the table, or whichever play is running.
    Where a play has no words, the sentence that opened it stands there."""

    seat: int
    opens: bool
    words: Phrase


class LogLine(Struct):
    """One event, in words as well. It is a step of each play that `brief` names, of the one that is
    running where that is empty."""

    event: EventShape
    text: Phrase
    rules: list[str]
    brief: list[Brief]


class Option(Struct):
    """One option of a decision, in words as well."""

    action: ActionShape
    word: str
    text: Phrase


class Ordered(Struct):
    """An order that a seat has left, in words as well."""

    order: OrderShape
    text: Phrase


FormType = Literal["number", "angle", "flag", "text", "list", "other"]


class FieldForm(Struct):
    """One field of a free answer. An angle is a number of tenths of a degree.

    `title` is what people call it. `least` and `most` are what a number can be while the other
    fields are as in the example, None without an end. A list holds shapes of a `kind` with these
    `fields`.
    """

    name: str
    title: str
    type: FormType
    least: int | None = None
    most: int | None = None
    kind: str = ""
    fields: list["FieldForm"] = []


class Form(Struct):
    """A kind of free answer: an allowed example, and its fields."""

    example: ActionShape
    fields: list[FieldForm]


class Closed(Struct):
    """An answer that one would look for, and why it is not allowed now."""

    action: ActionShape
    why: Ruled


class Asked(Struct):
    """What a seat is asked, with everything needed to show it.

    `closed` are answers that one would look for among the options. Where it is not `exact` the
    options are examples, and `forms` say what else can be answered. `foresight` is what each option
    would bring, in their order, None for what says all itself; it is empty where all of them do,
    and None where it is not small: then one tries what one looks at. It `is_window` where it asks
    for a reaction, and not where a window is open and whoever's turn it is may go on.
    """

    decision: DecisionShape
    prompt: Ruled
    exact: bool
    options: list[Option]
    closed: list[Closed]
    forms: list[Form]
    foresight: list[ForesightShape | Raw | None] | None
    is_window: bool


class Standings(Struct, tag_field="kind", tag="Standings"):
    """How a race ended. `places` count from 1 for each seat; equal places are shared."""

    winners: list[int]
    places: list[int]
    reason: str


class WindowFrame(Struct):
    """A window that is open: what is at stake, and the milliseconds left; None if it waits.

    `turn` is the seat whose turn it is, or -1.
    """

    ends_in: int | None
    kind: Urgency
    is_held: bool
    turn: int


class CoachFrame(Struct):
    """What the coach says now, at which part of the table and at which option it points, and how
    many of all steps are done; all of them at the end."""

    say: str
    point: Point
    option: str
    done: int
    steps: int


class Absence(Struct):
    """Somebody is away and no bot drives; those who ask that one does."""

    seat: int
    by: list[int]


class Driven(Struct):
    """A bot answers for a person, until that one is back."""

    seat: int
    bot: str


class PublicPart(Struct, kw_only=True):
    """What everybody at the table sees alike. `places` are as things stand, counted from 1.

    `has_advice` says whether one may ask what the driver would do; `advised` how often each seat
    has, once the race is over.

    `patience` are the minutes after which a bot, `stand_in`, answers for who is `away` and waited
    for, 0 for never; `driven` are the people for whom one does. The coach is there in a
    lesson.
    """

    game: str
    status: Status
    moment: int
    names: list[str]
    kinds: list[SeatKind]
    online: list[int]
    asked: list[int]
    places: list[int]
    window: WindowFrame | None
    pace: PaceName
    patience: Minutes
    stand_in: str
    away: list[Absence]
    driven: list[Driven]
    has_advice: bool
    advised: list[int]
    standings: Standings | None
    commitment: str
    reveal: Shape | None
    rematch: str | None = None
    coach: CoachFrame | UnsetType = UNSET


class TableFrame(PublicPart, tag_field="type", tag="table", kw_only=True):
    """The table as one seat, or a spectator (seat -1), sees it now.

    `leaving` is what leaving would mean for this seat; None when it cannot leave. `call` says how
    the people at its device are asked in a window; None where each is asked alone. `can_hold` says
    whether it may stretch the window that is open, or the next one, `holds_whenever` whether it
    does so wherever something is aimed, `asking` whether it wants to be asked at each kind of
    moment; nothing if always. `orders` are those that it has left, and `dropped` is why
    one fell away since it last did something itself, or None. The log holds its lines from
    `log_from` on. The transcript is there for who asked for it. `ack` is the id of the frame of
    this socket that brought it about.
    """

    seq: int
    seat: int
    locked: list[int]
    call: CallName | None
    can_undo: bool
    can_hold: bool
    holds_whenever: bool
    asking: list[How]
    leaving: Leaving | None
    can_return: bool
    view: ViewShape
    decision: Asked | None
    sealed: Option | None
    orders: list[Ordered]
    dropped: Ruled | None
    log_from: int
    log: list[LogLine | Raw]
    transcript: list[str] | UnsetType = UNSET
    ack: str | UnsetType = UNSET


class SealedFrame(Struct, tag_field="type", tag="sealed", kw_only=True):
    """Somebody has sealed an answer, or taken it back, and that is all: else the table stands as
    this socket was sent it last."""

    seq: int
    moment: int
    locked: list[int]
    can_undo: bool
    sealed: Option | None
    asking: list[How]
    orders: list[Ordered]
    dropped: Ruled | None
    ack: str | UnsetType = UNSET


class Ack(Struct, tag_field="type", tag="ack"):
    """It is stored. Where the table is sent at once, that says so itself."""

    id: str
    seq: int


class Foreseen(Struct, tag_field="type", tag="foreseen"):
    """What a candidate would bring, as far as its seat can know; or why it is not allowed.

    `option` is the candidate in words, where it is allowed; of an order `order` is.
    """

    id: str
    moment: int
    option: Option | None
    order: Ordered | None
    foresight: ForesightShape | None
    refusal: Ruled | None


class Advised(Struct, tag_field="type", tag="advised"):
    """What the driver would answer, and why, as far as this seat can know."""

    id: str
    moment: int
    option: Option
    why: Phrase


class Offered(Struct, tag_field="type", tag="offered"):
    """Orders that this seat could leave besides those that it has left."""

    id: str
    orders: list[Ordered]


class ErrorFrame(Struct, tag_field="type", tag="error"):
    """It is not done, and why. Where the table or a rule refuses it, `told` says so in parts."""

    id: str | None
    status: int
    title: str
    detail: str
    rule: str | UnsetType = UNSET
    told: Ruled | UnsetType = UNSET
    retry_after: int | UnsetType = UNSET


class Pong(Struct, tag_field="type", tag="pong"):
    """Yes."""


ServerFrame = TableFrame | SealedFrame | Ack | Foreseen | Advised | Offered | ErrorFrame | Pong


_decoder: Final = msgspec.json.Decoder(ClientFrame)
_encoder: Final = msgspec.json.Encoder()


class _Named(Struct):
    """The id of a frame that is otherwise not understood, so that its sender knows which it was."""

    id: FrameId | None = None


def read(text: str) -> ClientFrame:
    """A client's frame; Problem says why it is none."""
    try:
        frame: ClientFrame = _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Problem(400, f"This is no frame: {error}.", title="Not a frame") from None
    except (msgspec.DecodeError, RecursionError, ValueError):
        raise Problem(400, "This is no frame: it is not JSON.", title="Not a frame") from None
    return frame


def id_in(text: str) -> str | None:
    """The id in a frame that could not be read, if it has one."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.DecodeError, RecursionError, ValueError):
        return None


def write(frame: Struct) -> str:
    """A frame as it travels."""
    return _encoder.encode(frame).decode()


def encoded(part: Struct | Shape) -> Raw:
    """Something that stands in several frames, encoded once for all of them."""
    return Raw(_encoder.encode(part))


def ruled(told: Told) -> Ruled:
    """Words with their rules, as they travel."""
    return Ruled(told.shape(), told.rules)


def error_frame(problem: Problem, id: str | None = None) -> ErrorFrame:
    """A problem as a frame."""
    return ErrorFrame(
        id,
        problem.status,
        problem.title,
        problem.detail,
        problem.rule or UNSET,
        UNSET if problem.told is None else ruled(problem.told),
        problem.retry_after or UNSET,
    )
