"""The plain referee of Spin-Out: asks, judges answers, carries them out.

Put it at a start (`set_up`) or before any Turn (`Referee(race, first=seat)`, everything in the race
as you like it), then read `asked` and `answer` it. Luck is handed in with the race.
"""

from collections.abc import Sequence
from typing import Any

from games.spin_out.referee import cards
from games.spin_out.referee.answers import refusal
from games.spin_out.referee.exact import FULL_TURN
from games.spin_out.referee.plays import options
from games.spin_out.referee.position import Answers, Ask, Flow, Luck, Options, Pod, Race
from games.spin_out.referee.track import Track
from games.spin_out.referee.turns import play_race


class Illegal(ValueError):
    """No answer to what is asked; the first argument is the number of the rule."""


class Referee:
    """One race, and what it waits for."""

    def __init__(self, race: Race, flow: Flow | None = None, *, first: int | None = None) -> None:
        self.race = race
        self.sealed: Answers = {}
        self._flow = flow or play_race(race, first)
        self.asked: Ask | None = next(self._flow, None)

    @property
    def waits_for(self) -> tuple[int, ...]:
        """Who has not yet answered."""
        return tuple(s for s in self.asked.seats if s not in self.sealed) if self.asked else ()

    def refusal(self, seat: int, answer: Any) -> tuple[str, str] | None:
        """The rule that refuses this answer, and why; nothing if it is allowed."""
        if self.asked is None or seat not in self.waits_for:
            return "SO-168", "not asked"
        return refusal(self.race, self.asked.what, seat, answer)

    def options(self, seat: int) -> list[Any]:
        """In a window: what this seat may answer with its hand."""
        assert self.asked is not None
        return list(options(self.race, seat, self.asked.what))

    def answer(self, seat: int, answer: Any) -> None:
        """Seal an answer; when all are in, carry them out."""
        refused = self.refusal(seat, answer)
        if refused:
            raise Illegal(*refused)
        self.sealed[seat] = answer
        if not self.waits_for:
            answers, self.sealed = self.sealed, {}
            try:
                self.asked = self._flow.send(answers)
            except StopIteration:
                self.asked = None


def set_up(
    track: Track,
    players: int,
    luck: Luck,
    order: Sequence[int] | None = None,
    options: Options | None = None,
) -> Referee:
    """SO-163: order of movement, shuffle, placing, deal."""
    race = Race(track, [Pod(on_table=False) for _ in range(players)], list(range(players)), luck)
    race.order = list(order or race.order)
    race.options = options or Options()
    race.terrain = list(track.features)
    race.play_deck = luck.shuffled(cards.DECK)
    return Referee(race, place_and_race(race))


def place_and_race(race: Race) -> Flow:
    for seat in race.order:
        x, y, heading = (yield Ask("D1", (seat,)))[seat]
        pod = race.pods[seat]
        pod.x, pod.y, pod.heading = x, y, heading % FULL_TURN
        pod.on_table = True
        race.say("place", seat, x, y, heading)
    for _ in range(cards.STARTING_HAND):
        for seat in race.order:
            race.pods[seat].hand.append(race.play_deck.pop())
    yield from play_race(race)
