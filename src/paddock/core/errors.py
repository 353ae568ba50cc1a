"""What can go wrong for a person, each with what was wrong and where."""

from collections.abc import Sequence

from paddock.core.phrase import Told


class PaddockError(Exception):
    """Anything a user can put right. Its text is one friendly sentence."""


class UnknownGame(PaddockError):
    """No game of that name is on the registry."""


class BrokenGame(UnknownGame):
    """A game from elsewhere whose package cannot be used. All other games can."""

    def __init__(self, id: str, package: str, why: str) -> None:
        super().__init__(id, package, why)
        self.id = id
        self.package = package
        self.why = why

    def __str__(self) -> str:
        return f"the game {self.id} cannot be played from {self.package}: {self.why}"


class Refused(PaddockError):
    """An answer that the rules, or the table, do not allow. Nothing was changed.

    `told` is why not, in parts; as a text it names the players of the table.
    """

    def __init__(self, seat: int, why: Told | str, names: Sequence[str] = ()) -> None:
        told = Told(why, []) if isinstance(why, str) else why
        # Compiled, a property of an error cannot be asked for in here, so the line is kept.
        line = told.with_rules(names)
        # A process hands errors on by these; a line is enough then.
        super().__init__(seat, line)
        self.seat = seat
        self.told = told
        self.names = names
        self.why = line
        """Why not, in a line, with the rule number first."""

    def __str__(self) -> str:
        return self.why

    @property
    def rule(self) -> str:
        """The rule that speaks, or "" when none of the game does."""
        return self.told.rules[0] if self.told.rules else ""


class BrokenData(PaddockError):
    """A data file, config, scenario or message that is not what it should be."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(place, why)
        self.place = place
        self.why = why

    def __str__(self) -> str:
        return f"{self.place}: {self.why}" if self.place else self.why


class BrokenRecord(PaddockError):
    """A record that was cut short, altered, or made under other rules."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}"


class BrokenBot(PaddockError):
    """A bot that raised, or gave an answer that is refused."""
