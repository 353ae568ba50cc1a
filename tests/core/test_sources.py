"""Which modules the wire shapes of a game are read from."""

from pathlib import Path

import pytest

from paddock.core.errors import BrokenData
from paddock.core.schema import Source
from paddock.core.sources import folder_of, kit_imports, sources_of


@pytest.mark.parametrize(
    "text",
    [
        "from paddock.kit.dice import roll",
        "import paddock.kit.dice",
        "def late():\n    from paddock.kit import dice",
    ],
)
def test_the_kit_a_game_uses_is_found_however_it_is_imported(text: str) -> None:
    assert "paddock.kit.dice" in kit_imports(Source("toy", text))


def test_a_game_is_read_with_the_protocol_and_the_kit_it_uses(tmp_path: Path) -> None:
    (tmp_path / "phases").mkdir()
    (tmp_path / "__init__.py").write_text("from paddock.kit.phases import only_phase\n")
    (tmp_path / "phases" / "__init__.py").touch()
    (tmp_path / "phases" / "turn.py").touch()
    names = [source.module for source in sources_of("mine", tmp_path)]
    assert names[0] == "paddock.core.protocol"
    assert "paddock.kit.phases" in names
    assert names[-3:] == ["mine", "mine.phases", "mine.phases.turn"]


@pytest.mark.parametrize("package", ["no_such_package", "no_such.package", "ast"])
def test_what_is_no_package_is_named(package: str) -> None:
    with pytest.raises(BrokenData, match=f"{package}: there is no such package"):
        folder_of(package)


def test_a_module_that_cannot_be_read_is_named_with_its_line() -> None:
    with pytest.raises(BrokenData, match=r"mine\.state, line 2: "):
        kit_imports(Source("mine.state", "x = 1\ny ="))
