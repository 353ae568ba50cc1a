"""Places: counted from the best, shared by equals."""

import pytest

from paddock.kit.places import places_by


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        pytest.param([[3], [1], [2]], [1, 3, 2], id="the most is first"),
        pytest.param([[2], [3], [2], [1]], [2, 1, 2, 4], id="equals share and the next is skipped"),
        pytest.param([[1, 0], [1, 5], [0, 9]], [2, 1, 3], id="the first difference decides"),
        pytest.param([[1, -2], [1, -1]], [2, 1], id="less than nothing"),
        pytest.param([[2], [1, 9, 9], [0, 4]], [1, 2, 3], id="scores of different lengths"),
        pytest.param([[7], [7]], [1, 1], id="all equal"),
        pytest.param([], [], id="nobody"),
    ],
)
def test_a_place_is_one_more_than_there_are_better_ones(
    scores: list[list[int]], places: list[int]
) -> None:
    assert places_by(scores) == places
