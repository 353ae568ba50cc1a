"""The luck of a table: committed to before, revealed after, the same when dealt again."""

from typing import Any

import pytest

from paddock.core.errors import BrokenData
from paddock.table.luck import Luck

SECRET = bytes(range(32))


@pytest.mark.parametrize("luck", [Luck.seeded(7), Luck.sealed(SECRET), Luck.sealed()])
def test_luck_is_dealt_from_its_start_every_time(luck: Luck) -> None:
    one, other = luck.deal(), luck.deal()
    assert [one.pick(1000) for _ in range(9)] == [other.pick(1000) for _ in range(9)]


@pytest.mark.parametrize("luck", [Luck.seeded(7), Luck.sealed(SECRET)])
def test_revealed_luck_is_the_luck_that_was_committed_to(luck: Luck) -> None:
    again = Luck.revealed(luck.reveal)
    assert again.commitment == luck.commitment
    assert again.deal().pick(1 << 30) == luck.deal().pick(1 << 30)


def test_luck_can_turn_and_turn_again() -> None:
    """Where a race is played on from, what was drawn stays drawn, and the rest is anew."""
    old, turned = Luck.seeded(7), Luck.seeded(7).turned(4, SECRET)
    again = turned.turned(6, SECRET[::-1])
    back = again.turned(2, SECRET)
    picks = {luck: _picks(luck, 9) for luck in (old, turned, again, back)}
    fresh = _picks(Luck.sealed(SECRET), 9)
    assert picks[turned] == [*picks[old][:4], *fresh[:5]]
    assert picks[again][:6] == picks[turned][:6]
    assert picks[again][6:] == _picks(Luck.sealed(SECRET[::-1]), 3)
    assert picks[back] == [*picks[old][:2], *fresh[:7]]
    assert old.turned(0, SECRET).reveal == Luck.sealed(SECRET).reveal
    for luck in (turned, again, back):
        assert Luck.revealed(luck.reveal).commitment == luck.commitment
        assert _picks(Luck.revealed(luck.reveal), 9) == picks[luck]
        assert Luck.after(luck.first, SECRET).first == luck.first
    commitments = {luck.commitment for luck in (old, turned, again, back, Luck.sealed(SECRET))}
    assert len(commitments) == 5


def _picks(luck: Luck, many: int) -> list[int]:
    chance = luck.deal()
    return [chance.pick(1000) for _ in range(many)]


def test_commitments_differ_and_do_not_contain_the_secret() -> None:
    lucks = [Luck.seeded(1), Luck.seeded(2), Luck.sealed(SECRET), Luck.sealed(SECRET[::-1])]
    assert len({luck.commitment for luck in lucks}) == 4
    assert SECRET.hex() not in Luck.sealed(SECRET).commitment


def test_commitments_never_change() -> None:
    assert Luck.seeded(7).commitment == (
        "1e3241e7ae8e5b604575329166e1c47505b660d56135f459b98e1091f2b94898"
    )
    assert Luck.sealed(SECRET).commitment == (
        "e2bd2696545fa0cf80fd7a26603a48626791b4a25083d4863522a7a8f23d274b"
    )


@pytest.mark.parametrize(
    "reveal",
    [
        {},
        [],
        None,
        {"seed": "7"},
        {"seed": 7, "more": 1},
        {"secret": "ab"},
        {"secret": "zz" * 32},
        {"secret": 7},
        {"dice": 7},
        {"seed": 7, "first": []},
        {"seed": 7, "first": {}},
        {"seed": 7, "first": [7]},
        {"seed": 7, "first": [{"seed": 8}]},
        {"seed": 7, "first": [{"seed": 8, "until": 0}]},
        {"seed": 7, "first": [{"seed": 8, "until": "2"}]},
        {"seed": 7, "first": [{"seed": 8, "until": 2}, {"seed": 9, "until": 2}]},
        {"seed": 7, "first": [{"secret": "ab", "until": 2}]},
    ],
)
def test_what_is_no_luck_is_refused(reveal: Any) -> None:
    with pytest.raises(BrokenData, match="neither a seed nor a secret"):
        Luck.revealed(reveal)
