"""Measuring. That it measures, not what."""

from paddock import games
from paddock.core import protocol
from paddock.sim.speed import is_compiled, measure


def test_a_game_has_a_speed() -> None:
    speed = measure(games.find("toy"), 0.01)
    assert all(number > 0 for number in speed)


def test_compiled_means_an_extension_module() -> None:
    assert is_compiled() == (protocol.__file__ or "").endswith((".so", ".pyd"))
