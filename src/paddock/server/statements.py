"""What is written, as units of statements. Each statement is made once, and compiled once."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, insert, update

from paddock.core.codec import Shape
from paddock.server.kept import (
    OPEN,
    WAITING,
    After,
    KeptRace,
    Minutes,
    Move,
    PaceName,
    Seat,
    SeatKind,
    Token,
)
from paddock.server.tables import moves, races, seats, tokens
from paddock.server.writer import Step

_ENCODER: Final = msgspec.json.Encoder(order="sorted")
_ID: Final = races.c.id == bindparam("of")
_SEAT: Final = (seats.c.race == bindparam("of")) & (seats.c.seat == bindparam("at"))
_SITTER: Final = ("kind", "name", "bot", "holder")
_STANDING: Final = ("seq", "status", "bot_due", "changed", "opened")


def _values(*names: str) -> dict[str, Any]:
    return {name: bindparam(name) for name in names}


_ADD_MOVE: Final = insert(moves).values(
    _values(
        *("race", "number", "kind", "seat", "moment"),
        *("action", "frame", "made", "orders", "dropped"),
    )
)
_ADD_RACE: Final = insert(races).values(
    _values(
        *("id", "game", "version", "config", "secret", "invite", "public"),
        *("status", "bot_due", "seq", "made", "changed", "pace", "branch", "advice"),
        *("patience", "stand_in"),
    )
)
_ADD_SEAT: Final = insert(seats).values(_values("race", "seat", *_SITTER))
_ADD_TOKEN: Final = insert(tokens).values(_values("race", "hash", "seat", "made"))
_DROP_RACE: Final = delete(races).where(_ID, races.c.status == bindparam("was"))
_DROP_SEATS: Final = delete(seats).where(seats.c.race == bindparam("of"))
_DROP_TOKENS: Final = delete(tokens).where(tokens.c.race == bindparam("of"))
_FOLLOW: Final = update(races).where(_ID).values(_values("rematch"))
_RAISE_SEQ: Final = update(races).where(_ID).values(_values("seq"))
_SET_AFTER: Final = update(races).where(_ID).values(_values(*_STANDING))
_SET_END: Final = update(races).where(_ID).values(_values(*_STANDING, "standings", "record"))
_SET_PACE: Final = update(races).where(_ID).values(_values("pace"))
_SET_PATIENCE: Final = update(races).where(_ID).values(_values("patience", "stand_in"))
_SET_SEAT: Final = update(seats).where(_SEAT).values(_values(*_SITTER))
_TAKE_SEAT: Final = _SET_SEAT.where(seats.c.kind == bindparam("was"))


def written(shape: Any) -> str:
    """A shape as it is kept."""
    return _ENCODER.encode(shape).decode()


def new_race(race: KeptRace, bot_due: bool) -> list[Step]:
    """A race and its seats."""
    row = {
        "id": race.id,
        "game": race.game,
        "version": race.version,
        "config": written(race.config),
        "secret": race.secret,
        "invite": race.invite,
        "public": race.public,
        "status": race.status,
        "bot_due": bot_due,
        "seq": race.seq,
        "made": race.made,
        "changed": race.changed,
        "pace": race.pace,
        "advice": race.advice,
        "branch": None if race.branch is None else written(race.branch),
        "patience": race.patience,
        "stand_in": race.stand_in,
    }
    places = [{"race": race.id, "seat": seat.seat, **_sitter(seat)} for seat in race.seats]
    return [Step(_ADD_RACE, [row]), Step(_ADD_SEAT, places)]


def new_tokens(id: str, keys: Iterable[Token], now: float) -> Step:
    rows = [{"race": id, "hash": key.hash, "seat": key.seat, "made": now} for key in keys]
    return Step(_ADD_TOKEN, rows)


def new_moves(id: str, done: Sequence[Move], now: float) -> Step:
    rows = [
        {
            "race": id,
            "number": move.number,
            "kind": move.kind,
            "seat": move.seat,
            "moment": move.moment,
            "action": _text(move.action),
            "frame": move.frame,
            "made": now,
            "orders": None if move.orders is None else written(move.orders),
            "dropped": _text(move.dropped) or "",
        }
        for move in done
    ]
    return Step(_ADD_MOVE, rows)


def taken_seat(id: str, seat: Seat, was: SeatKind = OPEN) -> Step:
    """Somebody sits down where nobody sits, or gets up again."""
    row = {"of": id, "at": seat.seat, "was": was, **_sitter(seat)}
    return Step(_TAKE_SEAT, [row], must_touch=True)


def changed_seat(id: str, seat: Seat) -> Step:
    return Step(_SET_SEAT, [{"of": id, "at": seat.seat, **_sitter(seat)}])


def race_after(id: str, after: After) -> Step:
    """How a race stands."""
    row = {"of": id, **{name: getattr(after, name) for name in _STANDING}}
    if after.record is None:
        return Step(_SET_AFTER, [row])
    row |= {"standings": _text(after.standings), "record": after.record}
    return Step(_SET_END, [row])


def followed(id: str, rematch: str) -> Step:
    return Step(_FOLLOW, [{"of": id, "rematch": rematch}])


def called_off(id: str) -> list[Step]:
    """A race that has not begun leaves nothing behind."""
    of = [{"of": id}]
    race = [{"of": id, "was": WAITING}]
    return [Step(_DROP_TOKENS, of), Step(_DROP_SEATS, of), Step(_DROP_RACE, race, must_touch=True)]


def raised_seq(id: str, seq: int) -> Step:
    return Step(_RAISE_SEQ, [{"of": id, "seq": seq}])


def changed_pace(id: str, pace: PaceName) -> Step:
    return Step(_SET_PACE, [{"of": id, "pace": pace}])


def changed_patience(id: str, minutes: Minutes, bot: str | None) -> Step:
    return Step(_SET_PATIENCE, [{"of": id, "patience": minutes, "stand_in": bot}])


def _sitter(seat: Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in _SITTER}


def _text(shape: Shape | None) -> str | None:
    return None if shape is None else written(shape)
