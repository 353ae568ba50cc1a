"""The files that come with a package: data, wire shapes, rules."""

from importlib.resources import files


def read_resource(package: str, name: str) -> str:
    """The text of a file inside a package, wherever it is installed."""
    return files(package).joinpath(name).read_text(encoding="utf-8")
