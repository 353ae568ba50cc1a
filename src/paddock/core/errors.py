"""What can go wrong for a person, each with what was wrong and where."""


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
    """An answer that the rules, or the table, do not allow. Nothing was changed."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = why

    def __str__(self) -> str:
        return self.why

    @property
    def rule(self) -> str:
        """The rule number that the refusal starts with, or "" when no rule of the game speaks."""
        first = self.why.split(" ", 1)[0]
        return first if "-" in first and first[-1].isdigit() else ""


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
