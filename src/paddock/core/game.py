"""Game: what a title hands over, as a table of contents."""

from collections.abc import Callable
from typing import Any, Final

from paddock.core.chance import Chance
from paddock.core.protocol import (
    Action,
    Book,
    Decision,
    Event,
    Log,
    Race,
    Standings,
    Value,
    View,
)

STAGES: Final = ("sketch", "playable", "complete", "proven")


class Told:
    """A sentence for people, with the rule numbers behind it."""

    def __init__(self, text: str, rules: list[str]) -> None:
        self.text = text
        self.rules = rules


class Game:
    """The rules of one title. Everything above level 2 knows games only through this.

    * `book(choices)` makes the data of the race from what was chosen at set-up, or raises
      `BrokenData` naming the place within the choices (`data.tiles[3].3-4.L`); `choices` is plain
      JSON and is kept in the record.
    * `setup(book, seats, chance)` lays out the race and its first phases. It asks nobody.
    * `view(race, seat)` is what a seat sees; seat SPECTATOR sees what everybody may.
    * `redeal(race, seat, chance)` is another race this seat could equally be in:
      its view is the same, what is hidden from the seat is dealt anew.
    * `standings(race)` after the end; `rounds(race)` how many rounds were begun.
    * `tell(event, names)` and the other words, from the game's `commentary.py`.
    * `preview(view, decision, names)` is what the options would bring, as far as the seat can
      know: values that a client shows before the answer is given. `no_preview` has none.
    * `leave(race, seat, log)` takes a player who gives up out of the race, or says why not. A
      game whose rules do not speak of it has none.
    * `has_secrets` is False when everybody sees everything, so that nothing need be covered.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        tagline: str,
        seats: range,
        version: int,
        stage: str,
        package: str,
        prefix: str,
        minutes: int,
        most_decisions: int,
        book: Callable[[dict[str, Any]], Book],
        setup: Callable[[Any, int, Chance], Race],
        view: Callable[[Any, int], View],
        redeal: Callable[[Any, int, Chance], Race],
        standings: Callable[[Any], Standings],
        rounds: Callable[[Any], int],
        tell: Callable[[Event, list[str]], Told],
        prompt: Callable[[Decision, list[str]], Told],
        option: Callable[[Decision, Action, list[str]], str],
        word: Callable[[Action], str],
        draw: Callable[[Any, list[str]], list[str]],
        preview: Callable[[Any, Decision, list[str]], list[Value]],
        leave: Callable[[Any, int, Log], str] | None = None,
        has_secrets: bool = True,
    ) -> None:
        assert stage in STAGES, f"{id} says it is {stage!r}, which is no stage"
        self.id = id
        self.title = title
        self.tagline = tagline
        self.seats = seats
        self.version = version
        self.stage = stage
        self.package = package
        self.prefix = prefix
        self.minutes = minutes
        self.most_decisions = most_decisions
        self.book = book
        self.setup = setup
        self.view = view
        self.redeal = redeal
        self.standings = standings
        self.rounds = rounds
        self.tell = tell
        self.prompt = prompt
        self.option = option
        self.word = word
        self.draw = draw
        self.preview = preview
        self.leave = leave
        self.has_secrets = has_secrets


def no_preview(view: View, decision: Decision, names: list[str]) -> list[Value]:
    """For games whose options say all there is to say."""
    return []
