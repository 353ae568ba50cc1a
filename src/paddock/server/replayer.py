"""Finished races: every moment of them, as a seat saw it or with everybody's secrets."""

from dataclasses import replace
from typing import Final

from msgspec import Struct

from paddock.core.errors import BrokenRecord
from paddock.core.protocol import SPECTATOR
from paddock.server.kept import LEFT, KeptRace, as_begun, seated
from paddock.server.packing import packed
from paddock.server.problems import Problem
from paddock.server.teller import Lines, around, option, table_frame
from paddock.server.wire import Option, Shape, TableFrame, ViewShape
from paddock.table.record import Record
from paddock.table.replay import replay
from paddock.table.table import Table

EVERYBODY: Final = -2
"""The seat of somebody who may know everything, now that it is over."""


class Given(Struct):
    """One answer of a moment."""

    seat: int
    answer: Option


class ReplayFrame(TableFrame, kw_only=True, tag_field="type", tag="table"):
    """A table frame of then; `given` is what was answered to this question, as far as shown.

    `gone` is how far every seat had come, None for who was out; nothing in a game without it.
    """

    given: list[Given]
    views: list[ViewShape]
    gone: list[int | None]


class Replay(Struct):
    """A whole race. Each moment's log holds what happened since the one before."""

    race: str
    seat: int
    moments: list[ReplayFrame]


def moments_of(race: KeptRace, record: str, seat: int, *, has_transcript: bool = False) -> Replay:
    """Play a record again and look at it from a seat; Problem if it cannot be played any more."""
    seats = len(race.seats)
    if seat not in range(EVERYBODY, seats):
        why = f"This race has seats 0 to {seats - 1}, -1 to watch and -2 to see everything."
        raise Problem(422, why, title="No such seat", field="seat")
    try:
        whole = Record.parse(record)
        table = replay(whole, 0)
        race = as_begun(race)
        moments = [_moment(race, table, seat, 0, 0, has_transcript)]
        for line in whole.answers:
            number, length = table.answers, _log_length(table, seat)
            if line["kind"] == "answer" and seat in (EVERYBODY, line["seat"]):
                answer = _option(table, line["seat"], line["action"])
                moments[-1].given.append(Given(line["seat"], answer))
            table.follow(line)
            if line["kind"] == "leave":
                race = seated(race, replace(race.seats[line["seat"]], kind=LEFT))
            if table.answers != number:
                now = _moment(race, table, seat, len(moments), length, has_transcript)
                moments.append(now)
    except BrokenRecord as error:
        why = f"This race cannot be shown any more: {error}"
        raise Problem(410, why, title="Cannot be shown") from None
    return Replay(race.id, seat, moments)


def _moment(
    race: KeptRace, table: Table, seat: int, number: int, log_from: int, has_transcript: bool
) -> ReplayFrame:
    eyes = SPECTATOR if seat == EVERYBODY else seat
    frame = table_frame(
        table,
        eyes,
        around(race, number),
        seq=number + 1,
        log_from=log_from,
        has_transcript=has_transcript,
    )
    told = {field: getattr(frame, field) for field in frame.__struct_fields__}
    told["status"] = race.status if table.over else "racing"
    told["can_undo"] = False
    views: list[Shape] = []
    if seat == EVERYBODY:
        told["seat"] = EVERYBODY
        told["log"] = Lines(table).of(table.diary.told(log_from))
        views = [packed(table.codec.dump(table.view(one))) for one in range(table.seats)]
    gone = [far if far >= 0 else None for far in table.gone()]
    return ReplayFrame(**told, given=[], views=views, gone=gone)


def _log_length(table: Table, seat: int) -> int:
    """How long the log of a seat is, or of somebody who knows everything."""
    return len(table.diary.entries) if seat == EVERYBODY else table.log_length(seat)


def _option(table: Table, seat: int, shape: Shape) -> Option:
    """An answer in words."""
    decision = table.decision(seat)
    assert decision is not None, "who answers was asked"
    return option(table, decision, table.codec.load_action(shape))
