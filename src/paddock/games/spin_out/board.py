"""What is printed on the table: the track with its terrain and gates, and the cards."""

from paddock.core.protocol import Board, Value
from paddock.games.spin_out.book.cards import CARDS, FUNCTION_OF, is_any_time
from paddock.games.spin_out.book.course import Arena, Feature, Gate, Terrain
from paddock.games.spin_out.book.measures import FATAL, INCH, RADIUS, SMOKE, TURN
from paddock.games.spin_out.words.meanings import ANSWER_TEXTS, MARKER_TEXTS, TERRAIN_TEXTS
from paddock.games.spin_out.words.names import (
    FUNCTION_NAMES,
    FUNCTION_SHORTS,
    FUNCTION_TEXTS,
    card_name,
    card_when,
    gate_name,
)
from paddock.kit.geometry import Disc, Line, Polygon


class PrintedGate(Value):
    """A line from its left post to its right one, as seen by who crosses it the right way."""

    def __init__(self, left_x: int, left_y: int, right_x: int, right_y: int) -> None:
        self.left_x = left_x
        self.left_y = left_y
        self.right_x = right_x
        self.right_y = right_y


class PrintedStretch(Value):
    """What lies ahead of who has passed so many gates: the next one, and how that is told; `way` is
    for a sentence, `short` for a sheet."""

    def __init__(self, gate: int, name: str, way: str, short: str) -> None:
        self.gate = gate
        self.name = name
        self.way = way
        self.short = short


class PrintedFeature(Value):
    """Terrain, so high: round with its middle and radius, or its corners as x, y, x, y, …"""

    def __init__(
        self,
        id: str,
        name: str,
        terrain: Terrain,
        height: int,
        x: int,
        y: int,
        radius: int,
        corners: list[int],
    ) -> None:
        self.id = id
        self.name = name
        self.terrain = terrain
        self.height = height
        self.x = x
        self.y = y
        self.radius = radius
        self.corners = corners


class PrintedCard(Value):
    """A card: what is written on it, what it is for, also in a word or two, and when it may be
    played."""

    def __init__(
        self, id: str, name: str, title: str, short: str, text: str, when: str, is_any_time: bool
    ) -> None:
        self.id = id
        self.name = name
        self.title = title
        self.short = short
        self.text = text
        self.when = when
        self.is_any_time = is_any_time


class PrintedMarker(Value):
    """A marker: its colour, the letter on it, and what it does to a pod."""

    def __init__(self, id: str, letter: str, text: str) -> None:
        self.id = id
        self.letter = letter
        self.text = text


class PrintedAnswer(Value):
    """What an answer of a kind means; to questions of one kind only, where one is named."""

    def __init__(self, question: str, answer: str, text: str) -> None:
        self.question = question
        self.answer = answer
        self.text = text


class SpinOutBoard(Board):
    """Features and cards by their numbers; a wreck has a number after those of the features, and
    is round with the radius of a pod. Lengths are ten-thousandths of an inch, headings hundredths
    of a degree; `zone` is left, low, right and high, `grid` has x and y in turn. `stretches` are by
    how many gates a pod has passed. `terrain` says what each class of terrain does. A pod smokes at
    `smoke` damage and blows up at `fatal`."""

    def __init__(
        self,
        id: str,
        name: str,
        width: int,
        height: int,
        laps: int,
        start: PrintedGate,
        start_heading: int,
        zone: list[int],
        grid: list[int],
        gates: list[PrintedGate],
        stretches: list[PrintedStretch],
        features: list[PrintedFeature],
        cards: list[PrintedCard],
        terrain: list[str],
        markers: list[PrintedMarker],
        answers: list[PrintedAnswer],
        smoke: int,
        fatal: int,
        radius: int,
        inch: int,
        turn: int,
    ) -> None:
        self.id = id
        self.name = name
        self.width = width
        self.height = height
        self.laps = laps
        self.start = start
        self.start_heading = start_heading
        self.zone = zone
        self.grid = grid
        self.gates = gates
        self.stretches = stretches
        self.features = features
        self.cards = cards
        self.terrain = terrain
        self.markers = markers
        self.answers = answers
        self.smoke = smoke
        self.fatal = fatal
        self.radius = radius
        self.inch = inch
        self.turn = turn


def board(book: Arena) -> SpinOutBoard:
    """All that a client draws."""
    course = book.course
    return SpinOutBoard(
        id=course.id,
        name=course.name,
        width=course.width,
        height=course.height,
        laps=book.laps,
        start=_line(course.start),
        start_heading=course.start_heading,
        zone=list(course.zone),
        grid=[number for slot in course.grid for number in (slot.x, slot.y)],
        gates=[_gate(gate) for gate in course.gates],
        stretches=[_stretch(passed, book) for passed in range(book.gates_to_pass())],
        features=[_feature(feature) for feature in course.features],
        cards=[_card(card) for card in range(len(CARDS))],
        terrain=list(TERRAIN_TEXTS),
        markers=[PrintedMarker(id, letter, text) for id, letter, text in MARKER_TEXTS],
        answers=[PrintedAnswer(question, answer, text) for question, answer, text in ANSWER_TEXTS],
        smoke=SMOKE,
        fatal=FATAL,
        radius=RADIUS,
        inch=INCH,
        turn=TURN,
    )


def _gate(gate: Gate) -> PrintedGate:
    return _line(gate.line)


def _stretch(passed: int, book: Arena) -> PrintedStretch:
    gates = len(book.course.gates)
    name = gate_name(passed % gates, book)
    if book.laps == 1:
        return PrintedStretch(passed % gates, name, f"next {name}", name)
    lap = 1 + passed // gates
    way = f"lap {lap} of {book.laps}, next {name}"
    return PrintedStretch(passed % gates, name, way, f"lap {lap}/{book.laps} · {name}")


def _line(line: Line) -> PrintedGate:
    return PrintedGate(line.left.x, line.left.y, line.right.x, line.right.y)


def _feature(feature: Feature) -> PrintedFeature:
    shape = feature.shape
    x, y, radius = 0, 0, 0
    corners: list[int] = []
    if isinstance(shape, Disc):
        x, y, radius = shape.x, shape.y, shape.radius
    else:
        assert isinstance(shape, Polygon), "a feature is a disc or a polygon"
        corners = [number for point in shape.points for number in (point.x, point.y)]
    return PrintedFeature(
        feature.id, feature.name, feature.terrain, feature.height, x, y, radius, corners
    )


def _card(card: int) -> PrintedCard:
    function = FUNCTION_OF[card]
    return PrintedCard(
        CARDS[card],
        card_name(card),
        FUNCTION_NAMES[function],
        FUNCTION_SHORTS[function],
        FUNCTION_TEXTS[function],
        card_when(card),
        is_any_time(card),
    )
