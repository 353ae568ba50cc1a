"""What everybody sees: once bids and throws are shown, nothing in this game is hidden."""

from paddock.core.chance import Chance
from paddock.core.protocol import View
from paddock.games.pocket_rockets.book.course import Course, Tabletop
from paddock.games.pocket_rockets.phases.moving import Moving
from paddock.games.pocket_rockets.phases.round import Turns, has_lots
from paddock.games.pocket_rockets.phases.zero import (
    Aiming,
    Throwing,
    Warping,
    WarpingBack,
    ZeroActing,
)
from paddock.games.pocket_rockets.rules.order import groups
from paddock.games.pocket_rockets.state import NOBODY_THERE, Ending, PocketRockets, Rocket
from paddock.kit.phases import innermost


class RocketsView(View):
    """The table as it lies there.

    `order` has the racers in play, the first of them first. `turns` are whose turn it still is in
    this round, by number, -1 for nobody. `active` is whose turn it is now, with `left` moves, and
    `target` at whom its power is aimed. By seat, `goals` are the lines that each drives for, the
    gates by their number and then the finish, and `laps` the laps in which they are.
    """

    def __init__(
        self,
        seat: int,
        book: Tabletop,
        course: int,
        phase: str,
        round: int,
        dead_rounds: int,
        has_lots: bool,
        rockets: list[Rocket],
        order: list[int],
        goals: list[int],
        laps: list[int],
        bids: list[int],
        turns: list[int],
        active: int,
        left: int,
        target: int,
        equal: int,
        winners: list[int],
        ending: Ending,
    ) -> None:
        self.seat = seat
        self.book = book
        self.course = course
        self.phase = phase
        self.round = round
        self.dead_rounds = dead_rounds
        self.has_lots = has_lots
        self.rockets = rockets
        self.order = order
        self.goals = goals
        self.laps = laps
        self.bids = bids
        self.turns = turns
        self.active = active
        self.left = left
        self.target = target
        self.equal = equal
        self.winners = winners
        self.ending = ending

    def ground(self) -> Course:
        """The course that is raced on."""
        return self.book.courses[self.course]


def view(race: PocketRockets, seat: int) -> RocketsView:
    """The same for every seat and for spectators, but for whose view it is."""
    active = NOBODY_THERE
    left = 0
    target = NOBODY_THERE
    equal = 0
    turns: list[int] = []
    for phase in race.phases:
        if isinstance(phase, Turns):
            turns = [
                turn if number >= phase.number else NOBODY_THERE
                for number, turn in enumerate(phase.turns)
            ]
        elif isinstance(phase, Moving):
            active, left = phase.seat, phase.left
        elif isinstance(phase, ZeroActing | Aiming):
            active = phase.seat
        elif isinstance(phase, Throwing):
            active, target, equal = phase.seat, phase.opponent, phase.equal
        elif isinstance(phase, Warping | WarpingBack):
            active, target = phase.seat, phase.target
    course = race.ground()
    return RocketsView(
        seat=seat,
        book=race.book,
        course=race.course,
        phase=innermost(race),
        round=race.round,
        dead_rounds=race.dead_rounds,
        has_lots=has_lots(race),
        rockets=[rocket.copy() for rocket in race.rockets],
        order=[one for group in groups(course, race.rockets) for one in group],
        goals=[course.goal(rocket.credits) for rocket in race.rockets],
        laps=[course.lap(rocket.credits) for rocket in race.rockets],
        bids=race.bids.copy(),
        turns=turns,
        active=active,
        left=left,
        target=target,
        equal=equal,
        winners=race.winners.copy(),
        ending=race.ending,
    )


def redeal(race: PocketRockets, seat: int, chance: Chance) -> PocketRockets:
    """There is nothing to deal anew: what is sealed lies at the table, not in the race."""
    return race.copy()
