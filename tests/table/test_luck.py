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
    ],
)
def test_what_is_no_luck_is_refused(reveal: Any) -> None:
    with pytest.raises(BrokenData, match="neither a seed nor a secret"):
        Luck.revealed(reveal)
