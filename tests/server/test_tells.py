"""Acceptance: nobody can tell from a window who holds a card, and each planted tell is found."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from paddock.core.errors import Refused
from paddock.server.beat import Clockwork, derive
from paddock.server.chauffeur import Chauffeur
from paddock.server.teller import Telling
from paddock.table.table import Table
from server.tells import area, look, look_live
from support import many

MOST = 0.52
"""The area under the curve; a coin has 0.5."""
MOST_LIVE = 0.56
"""Of 1,000 pairs half are learned from: a coin stays below this but once in a thousand runs."""
CAUGHT = 0.55
"""A planted tell; nothing at all has 0.5 to the bit, where the clock is not the real one."""

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("toy", 3, {}),
    ("powersled", 3, {"laps": 1, "track": "beltway"}),
    ("spin_out", 3, {"laps": 1}),
]
PLANTED = [("toy", 2, {}), *CASES[1:]]


@pytest.mark.parametrize(("game", "seats", "config"), CASES)
def test_a_window_tells_nobody_who_holds_a_card(
    game: str, seats: int, config: dict[str, Any]
) -> None:
    assert (
        look(game, seats, config, number=many(150 if game == "spin_out" else 300), seed=1) <= MOST
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "config"), CASES)
def test_ten_thousand_windows_tell_nobody_who_holds_a_card(
    game: str, seats: int, config: dict[str, Any]
) -> None:
    seen: Counter[str] = Counter()
    found = look(game, seats, config, number=10_000, seed=2, seen=seen)
    print(f"{game}: area under the curve {found:.4f} over 10,000 pairs: {dict(seen)}")
    assert found <= MOST


def somebody_holds(table: Table) -> bool:
    return any(len(decision.options()) > 1 for decision in table._race.asked)


def the_old_pause(patch: pytest.MonkeyPatch) -> None:
    """Who has no choice is answered for after a while, who has one when the answer comes."""

    def wait(self: Chauffeur, race: Any, play: Any, decision: Any) -> float:
        return 0.6 + 1.2 * derive(race.secret, f"{decision.seat}") / 2**56

    for module in ("beat", "room"):
        patch.setattr(f"paddock.server.{module}.has_beat", lambda *_: False)
    patch.setattr(Chauffeur, "_tells_nobody", lambda *_: True)
    patch.setattr(Chauffeur, "_pause", wait)


def a_window_that_closes_early(patch: pytest.MonkeyPatch) -> None:
    """As soon as nobody who could act is still to answer."""

    def is_over(self: Clockwork) -> bool:
        room = cast(Any, self._ring).__self__
        waiting = room.play.table.decisions()
        return self._has_struck or all(len(one.options()) == 1 for one in waiting)

    patch.setattr(Clockwork, "is_over", property(is_over))


def a_longer_frame(patch: pytest.MonkeyPatch) -> None:
    real = Telling.frame

    def padded(self: Telling, watcher: Any, seq: int, ack: str | None = None) -> str:
        return real(self, watcher, seq, ack) + " " * somebody_holds(self._table)

    patch.setattr(Telling, "frame", padded)


def a_skipped_log_number(patch: pytest.MonkeyPatch) -> None:
    real = Table.log_length
    patch.setattr(
        Table, "log_length", lambda self, seat=-1: real(self, seat) + somebody_holds(self)
    )


def an_undo_that_is_refused(patch: pytest.MonkeyPatch) -> None:
    real = Table.undo

    def undo(self: Table, seat: int) -> None:
        if somebody_holds(self):
            raise Refused(seat, "Not now.")
        real(self, seat)

    patch.setattr(Table, "undo", undo)


def an_absent_player_who_is_not_waited_for(patch: pytest.MonkeyPatch) -> None:
    """Whoever is away and has no choice ends the round, whoever has one does not."""
    real = Clockwork._open

    def opened(self: Clockwork, race: Any, play: Any) -> None:
        real(self, race, play)
        room = cast(Any, self._ring).__self__
        here = {*room.audience.online, *(seat.seat for seat in race.seats if seat.is_driven)}
        absent = [one for one in play.table.decisions() if one.seat not in here]
        if self.round is not None and absent and all(len(one.options()) == 1 for one in absent):
            self._set(replace(self.round, ends=0.0))

    patch.setattr(Clockwork, "_open", opened)


@pytest.mark.parametrize(("game", "seats", "config"), PLANTED, ids=[game for game, *_ in PLANTED])
@pytest.mark.parametrize(
    "plant",
    [
        the_old_pause,
        a_window_that_closes_early,
        a_longer_frame,
        a_skipped_log_number,
        an_undo_that_is_refused,
        an_absent_player_who_is_not_waited_for,
    ],
)
def test_a_planted_tell_is_found(
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
    game: str,
    seats: int,
    config: dict[str, Any],
) -> None:
    plant(monkeypatch)
    assert look(game, seats, config, number=100, seed=3, hurried=True) >= CAUGHT


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "config"), CASES)
def test_on_the_real_clock_with_bots_thinking_elsewhere_it_tells_nobody_either(
    game: str, seats: int, config: dict[str, Any]
) -> None:
    found = look_live(game, seats, config, number=1_000, seed=4)
    print(f"{game}: area under the curve {found:.4f} over 1,000 pairs on the real clock")
    assert found <= MOST_LIVE


@pytest.mark.slow
def test_on_the_real_clock_a_planted_tell_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    the_old_pause(monkeypatch)
    assert look_live("toy", 2, {}, number=200, seed=5) >= CAUGHT


def test_the_area_of_a_coin_and_of_a_sure_sign() -> None:
    truth = [True, False] * 50
    assert area([0.0] * 100, truth) == 0.5
    assert area([float(one) for one in truth], truth) == 1.0
    luck = random.Random(1)
    assert 0.3 < area([luck.random() for _ in truth], truth) < 0.7
