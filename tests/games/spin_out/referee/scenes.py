"""Positions for the referee in one line, lengths in inches, headings in degrees; scripted luck."""

from collections.abc import Iterable, Sequence
from typing import Any

from games.spin_out.referee.answers import first_option
from games.spin_out.referee.exact import DEGREE, INCH
from games.spin_out.referee.plans import Part
from games.spin_out.referee.plays import PASS, Play
from games.spin_out.referee.position import Options, Pod, Race
from games.spin_out.referee.referee import Referee
from games.spin_out.referee.shapes import Disc, Polygon, Shape
from games.spin_out.referee.track import LARGE, OBSTACLE, SMALL, Feature, Gate, Track, units

FAR_GATE = Gate((990_000, 0), (990_000, 100), 0)
NEAR = 1
"""Ten-thousandths: positions may differ in their last digit."""


class Script:
    """Luck that is written down: it fails when it is asked for more."""

    def __init__(self, *dice: int, directions: Iterable[float] = ()) -> None:
        self.dice = list(dice)
        self.directions = [round(degrees * DEGREE) for degrees in directions]

    def die(self) -> int:
        assert self.dice, "one die more than the script has"
        return self.dice.pop(0)

    def direction(self) -> int:
        assert self.directions, "one direction more than the script has"
        return self.directions.pop(0)

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        return list(cards)


def disc(x: float, y: float, r: float) -> Disc:
    return Disc(units(x), units(y), units(r))


def box(left: float, low: float, right: float, high: float) -> Polygon:
    corners = ((left, low), (right, low), (right, high), (left, high))
    return Polygon(tuple((units(x), units(y)) for x, y in corners))


def small(id: str, shape: Shape) -> Feature:
    return Feature(id, SMALL, shape)


def large(id: str, shape: Shape) -> Feature:
    return Feature(id, LARGE, shape)


def obstacle(id: str, shape: Shape) -> Feature:
    return Feature(id, OBSTACLE, shape)


def line(x: float, heading: float = 0) -> Gate:
    """A gate across the whole table."""
    return Gate((units(x), 0), (units(x), units(48)), round(heading * DEGREE))


def table(*features: Feature, gates: Sequence[Gate] = (FAR_GATE,), laps: int = 1) -> Track:
    return Track("scene", units(72), units(48), laps, tuple(gates), features)


def pod(x: float, y: float, heading: float = 0, hand: str = "", **rest: Any) -> Pod:
    return Pod(units(x), units(y), round(heading * DEGREE), hand=hand.split(), **rest)


def scene(
    luck: Script,
    *pods: Pod,
    features: Sequence[Feature] = (),
    gates: Sequence[Gate] = (FAR_GATE,),
    first: int = 0,
    deck: str = "",
    options: Options | None = None,
) -> Referee:
    """Before the Turn of `first`; the play deck is drawn from its last card."""
    track = table(*features, gates=gates)
    race = Race(track, list(pods), list(range(len(pods))), luck, options or Options())
    race.terrain = list(features)
    race.play_deck = deck.split()
    return Referee(race, first=first)


def go(referee: Referee, what: str, *answers: Any) -> None:
    """Pass all windows up to this question, and answer it: one answer for each seat asked, or
    none to stop there."""
    pass_until(referee, what)
    assert referee.asked is not None
    seats = referee.asked.seats
    if answers:
        assert len(answers) == len(seats), (answers, referee.asked)
    for seat, answer in zip(seats, answers, strict=False):
        referee.answer(seat, answer)


def pass_until(referee: Referee, what: str) -> None:
    for _ in range(200):
        assert referee.asked is not None, f"the race was over before {what}"
        if referee.asked.what == what:
            return
        assert referee.asked.what.startswith("W"), f"{referee.asked} before {what}"
        for seat in referee.waits_for:
            referee.answer(seat, PASS)
    raise AssertionError(f"no {what}")


def say(referee: Referee, what: str, **answers: Play) -> None:
    """One round of a window: p0=…, p1=…; whoever is not named passes."""
    assert referee.asked is not None
    assert referee.asked.what == what
    for seat in referee.asked.seats:
        referee.answer(seat, answers.pop(f"p{seat}", PASS))
    assert not answers, f"not asked: {answers}"


def silently(referee: Referee, until: str = "") -> None:
    """The first option for everybody, up to this question or the end."""
    for _ in range(100_000):
        if referee.asked is None or referee.asked.what == until:
            return
        seat = referee.waits_for[0]
        referee.answer(seat, first_option(referee.race, referee.asked.what, seat))
    raise AssertionError("endless")


def speed(number: int, *burnt: str) -> tuple[int, tuple[tuple[str, str], ...]]:
    """A Joker burnt is named as the 7 of clubs."""
    return number, tuple((card, "7C" if card.startswith("X") else "") for card in burnt)


def plan(text: str) -> tuple[tuple[str, int], ...]:
    """t -20 m 4.5: turns in degrees, moves in inches."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return tuple(
        ("turn", round(float(amount) * DEGREE)) if kind == "t" else ("move", units(float(amount)))
        for kind, amount in pairs
    )


def part(text: str) -> Part:
    return Part(plan(text))


def play(card: str, target: int | None = None, named: str = "", marker: str = "") -> Play:
    return Play("play", card, named, target, marker)


def is_at(one: Pod, x: float, y: float) -> bool:
    """To the three digits that the examples print."""
    return abs(one.x - x * INCH) <= 5 + NEAR and abs(one.y - y * INCH) <= 5 + NEAR


def told(referee: Referee, *kinds: str) -> list[tuple[Any, ...]]:
    return [event for event in referee.race.events if event[0] in kinds]
