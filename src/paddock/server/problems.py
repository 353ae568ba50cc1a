"""What is refused, and how it is said: problem+json over HTTP, an error frame on a socket."""

from http import HTTPStatus
from typing import Any

from paddock.core.errors import BrokenData, BrokenGame, PaddockError, Refused, UnknownGame
from paddock.core.phrase import Told
from paddock.games import all_games
from paddock.kit.words import join
from paddock.server.store import BrokenRow, StoreError


class Problem(PaddockError):
    """Something that a client asked for and does not get. Nothing was changed."""

    def __init__(
        self,
        status: int,
        detail: str,
        *,
        title: str = "",
        rule: str = "",
        told: Told | None = None,
        field: str = "",
        retry_after: int = 0,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.title = title or HTTPStatus(status).phrase
        self.detail = detail
        self.rule = rule
        self.told = told
        self.field = field
        self.retry_after = retry_after

    def document(self) -> dict[str, Any]:
        """As application/problem+json has it."""
        document: dict[str, Any] = {
            "type": "about:blank",
            "title": self.title,
            "status": self.status,
            "detail": self.detail,
        }
        if self.rule:
            document["rule"] = self.rule
        if self.field:
            document["field"] = self.field
        return document


def problem_of(error: PaddockError) -> Problem:
    """The problem that an error of the engine is for a client."""
    match error:
        case Problem():
            return error
        case Refused():
            return Problem(422, error.why, title="Not allowed", rule=error.rule, told=error.told)
        case BrokenData():
            return Problem(422, str(error), title="Not valid", field=error.place)
        case BrokenGame():
            return Problem(404, str(error), title="No such game")
        case UnknownGame():
            return no_game()
        case BrokenRow():
            why = "This race is not in the database as it was stored."
            return Problem(410, why, title="Cannot be read")
        case StoreError():
            return Problem(503, "The database does not answer; try again.", retry_after=1)
        case _:
            return Problem(422, str(error), title="Not possible")


def in_config(error: BrokenData, config: dict[str, Any]) -> BrokenData:
    """The same, with the place as the client wrote it."""
    place = error.place.removeprefix("config.")
    root = place.split(".")[0].split("[")[0]
    if place in ("config", "seats", "names"):
        return error
    if root not in config and "data" in config:
        place = f"data.{place}"
    return BrokenData(f"config.{place}", error.why)


def no_game() -> Problem:
    """In words for people, who know games by their titles."""
    titles = join([game.title for game in all_games()])
    return Problem(404, f"There is no such game here; there are {titles}.", title="No such game")


def no_race() -> Problem:
    """The same words whether the id was never given out or only mistyped."""
    return Problem(404, "There is no race with this id.", title="No such race")


def called_off() -> Problem:
    """The host of a race does without it."""
    return Problem(410, "The race was called off by who made it.", title="Called off")


def our_fault() -> Problem:
    """Something failed that no client can help."""
    return Problem(500, "Something is broken on our side; it was logged.")


def not_for_watching() -> Problem:
    """The host of a race lets nobody look on."""
    why = (
        "Only those who race can see this race; its host lets nobody watch. "
        "Come back when it is over."
    )
    return Problem(403, why, title="Not for watching")


def too_fast(seconds: float) -> Problem:
    """Somebody asks for more than one person can want."""
    wait = max(1, int(seconds + 0.999))
    why = f"Too many requests; try again in {wait} s."
    return Problem(429, why, title="Too fast", retry_after=wait)
