"""The web client surveys and names by itself; its tests compare with what the engine says."""

import json
from pathlib import Path

import pytest

from paddock.games.powersled.book.track_reader import TRACKS, builtin_track
from paddock.games.powersled.words.places import square_name

FIXTURE = Path(__file__).parents[3] / "web/src/games/powersled/tracks.fixture.json"


@pytest.mark.parametrize("id", TRACKS)
def test_the_tracks_that_the_client_compares_with_are_the_engines(id: str) -> None:
    track = builtin_track(id)
    squares = range(len(track.squares))
    assert json.loads(FIXTURE.read_text())[id] == {
        "squares": list(track.squares),
        "fwd": list(track.fwd),
        "is_double": [square for square in squares if track.is_double[square]],
        "on_line": [square for square in squares if track.on_line[square]],
        "corner": list(track.corner),
        "safe": list(track.safe),
        "to_go": list(track.to_go),
        "names": [square_name(track, square) for square in squares],
    }
