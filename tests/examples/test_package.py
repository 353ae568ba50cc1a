"""What the installed package says of itself."""

from importlib.metadata import files, metadata


def test_the_package_says_what_it_is() -> None:
    told = metadata("paddock")
    assert told["Summary"]
    assert told["Requires-Python"] == ">=3.11"
    assert told["License-Expression"] == "MIT"
    assert "racing" in told["Keywords"]
    assert "Typing :: Typed" in told.get_all("Classifier", [])
    assert str(told.json["description"]).startswith("# Paddock\n")


def test_the_package_is_marked_as_typed() -> None:
    assert "paddock/py.typed" in {str(path) for path in files("paddock") or []}
