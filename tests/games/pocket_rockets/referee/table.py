"""The table at one moment: what is asked, of whom, and what may be answered."""

from dataclasses import asdict
from typing import Any, NamedTuple

from games.pocket_rockets.referee import driving, standings
from games.pocket_rockets.referee.course import Course
from games.pocket_rockets.referee.driving import Ground
from games.pocket_rockets.referee.geometry import (
    FULL_TURN,
    Pose,
    card,
    is_in_aura_reach,
    is_in_cannon_reach,
    is_touching,
)
from games.pocket_rockets.referee.pieces import (
    AURA,
    BOOST,
    CANNON,
    CARDS,
    WARP,
    Aiming,
    Bidding,
    Drafting,
    Moving,
    Options,
    Over,
    Phase,
    Racer,
    Throwing,
    Warping,
    ZeroAction,
)

Answer = int | str
HIGHEST_BID = 4
OFFERED = range(0, FULL_TURN, 150)
THROWS = ["rock", "paper", "scissors"]
AIM = {CANNON: "cannon_target", AURA: "aura_champion", WARP: "warp_target"}


class Question(NamedTuple):
    """What is asked, and who still has to answer."""

    kind: str
    seats: tuple[int, ...]


class Table:
    """A race at one moment. Everything may be set; `events` says what happened, oldest first."""

    def __init__(
        self,
        course: Course,
        racers: list[Racer],
        options: Options | None = None,
        *,
        phase: Phase | None = None,
        is_practice: bool = False,
    ) -> None:
        self.course = course
        self.racers = racers
        self.options = options or Options()
        self.phase = phase or Bidding()
        self.is_practice = is_practice
        self.round = 1
        self.dead_rounds = 0
        self.removals = 0
        self.bids: dict[int, int] = {}
        """Of the last reveal, by seat."""
        self.winners: list[int] = []
        self.queue: list[int] = []
        """Who has still a turn in this round, in the order of play, the present one left out."""
        self.sealed: dict[int, Answer] = {}
        """Bids or throws before the reveal."""
        self.lots: list[int] = []
        self.events: list[tuple[Any, ...]] = []
        self._clean: dict[object, int | None] = {}

    # What is asked, and what may be answered

    def in_play(self) -> list[int]:
        return [seat for seat, racer in enumerate(self.racers) if racer.in_play]

    def asked(self) -> Question | None:
        """What is asked now; nothing when all is over."""
        match self.phase:
            case Drafting():
                picking = [seat for seat in self.in_play() if not self.racers[seat].card]
                last = max(picking, key=lambda seat: self.racers[seat].lane)
                return Question("pick_racer", (last,))
            case Bidding():
                return Question("bid", tuple(s for s in self.in_play() if s not in self.sealed))
            case ZeroAction(player):
                return Question("zero_action", (player,))
            case Moving(player):
                return Question("move", (player,))
            case Aiming(player):
                return Question(AIM[self.racers[player].power], (player,))
            case Throwing(attacker, opponent):
                both = sorted((attacker, opponent))
                return Question("throw", tuple(seat for seat in both if seat not in self.sealed))
            case Warping(user, victim, heading):
                return Question("warp_heading", (user if heading is None else victim,))
            case Over():
                return None

    def options_listed(self) -> list[Answer]:
        """The options offered to bots, in their order; the first is the answer of silence,
        except for a throw."""
        match self.phase:
            case Drafting():
                taken = [racer.card for racer in self.racers]
                return [name for name in CARDS if name not in taken]
            case Bidding():
                return list(range(HIGHEST_BID + 1))
            case ZeroAction(player):
                return self._zero_actions(player)
            case Moving(player):
                return self._move_options(player)
            case Aiming(_, reach):
                return list(reach)
            case Throwing():
                return list(THROWS)
            case Warping(user, victim, heading):
                always = self.racers[victim if heading is None else user].pose.heading
                others = [one for one in OFFERED if one != always and self._warp_fits(one)]
                return [always, *others]
            case Over():
                return []

    def is_legal(self, answer: object) -> bool:
        """Whether this answers the question; a heading may be any tenth of a degree."""
        if isinstance(answer, bool) or not isinstance(answer, int | str):
            return False
        if isinstance(self.phase, Moving | Warping) and isinstance(answer, int):
            if not 0 <= answer < FULL_TURN:
                return False
            if isinstance(self.phase, Warping):
                return self._warp_fits(answer)
            pose = self.racers[self.phase.player].pose
            turned = Pose(pose.x, pose.y, answer)
            return turned == pose or self.ground(self.phase.player).fits(turned)
        if isinstance(self.phase, Moving):
            return answer == "stop" and self._may_stop(self.phase.player)
        return answer in self.options_listed()

    def _zero_actions(self, player: int) -> list[Answer]:
        """PR-029, PR-090."""
        listed: list[Answer] = ["nothing"]
        if self.racers[player].damaged:
            listed.append("repair")
        elif self._power_is_usable(player):
            listed.append("power")
        return listed

    def _move_options(self, player: int) -> list[Answer]:
        """Stop, the present heading, and those of the 24 that fit. Where stop is not legal, its
        place is taken by the first clean heading, so that silence is the first option there too."""
        present = self.racers[player].pose.heading
        fitting = [one for one in OFFERED if one != present and self.is_legal(one)]
        if self._may_stop(player):
            return ["stop", present, *fitting]
        clean = self._first_clean(player)
        assert clean is not None
        return [clean, *(one for one in (present, *fitting) if one != clean)]

    def _may_stop(self, player: int) -> bool:
        """PR-045, PR-R09."""
        return not self.options.must_use_all_moves or self._first_clean(player) is None

    def _first_clean(self, player: int) -> int | None:
        racer = self.racers[player]
        ground = self.ground(player)
        key = (racer.pose, racer.credits, tuple(ground.others.items()))
        if key not in self._clean:
            clean = driving.first_clean_heading(ground, racer.pose, racer.credits)
            self._clean[key] = clean
        return self._clean[key]

    def ground(self, seat: int) -> Ground:
        """What the racer of this seat may meet."""
        return Ground(
            self.course,
            {other: self.racers[other].pose for other in self.in_play() if other != seat},
            round(self.options.rebound * 1000),
            self.options.table_edge == "fall",
        )

    def preview(self, seat: int, heading: int) -> dict[str, object]:
        """What a heading would bring, if the seat moved now."""
        racer = self.racers[seat]
        return driving.preview(
            self.ground(seat), racer.pose, racer.credits, heading, is_damaged=racer.damaged
        )

    def _power_is_usable(self, player: int) -> bool:
        if self.racers[player].power == BOOST:
            return max(self.bids.values()) > 0
        return bool(self.targets(player))

    def targets(self, player: int) -> list[int]:
        """PR-110, PR-120, PR-130, PR-R47: whom the power of this seat may be used on, now."""
        mine = self.racers[player]
        others = [seat for seat in self.in_play() if seat != player]
        if mine.power == WARP and self.options.warp_range == "next_ahead":
            return standings.next_ahead(self.course, self.racers, player)
        if mine.power == WARP:
            return others
        if mine.power == BOOST:
            return []
        is_in_reach = is_in_cannon_reach if mine.power == CANNON else is_in_aura_reach
        return [seat for seat in others if is_in_reach(mine.pose, card(self.racers[seat].pose))]

    def _warp_fits(self, heading: int) -> bool:
        """PR-123 for the user, PR-124 for the victim once the user has chosen."""
        phase = self.phase
        assert isinstance(phase, Warping)
        here, there = self.racers[phase.user].pose, self.racers[phase.victim].pose
        lying = {seat: self.racers[seat].pose for seat in self.in_play()}
        del lying[phase.user], lying[phase.victim]
        if phase.heading is None:
            ground = Ground(self.course, {**lying, phase.victim: here})
            return ground.fits(Pose(there.x, there.y, heading))
        ground = Ground(self.course, {**lying, phase.user: Pose(there.x, there.y, phase.heading)})
        return ground.fits(Pose(here.x, here.y, heading))

    # To compare

    def plain(self) -> dict[str, Any]:
        """The whole state as plain values; a card that left the table has no pose."""
        racers = [
            {**asdict(racer), "pose": tuple(racer.pose) if racer.in_play else None}
            for racer in self.racers
        ]
        return {
            "course": self.course.id,
            "options": asdict(self.options),
            "racers": racers,
            "round": self.round,
            "dead_rounds": self.dead_rounds,
            "removals": self.removals,
            "phase": {"name": type(self.phase).__name__, **asdict(self.phase)},
            "bids": dict(self.bids),
            "queue": list(self.queue),
            "sealed": sorted(self.sealed),
            "winners": list(self.winners),
            "places": self.places(),
        }

    def places(self) -> list[int]:
        """PR-162: by seat, once a race is over; a practice run has none."""
        if self.is_practice or not isinstance(self.phase, Over):
            return []
        return standings.places(self.course, self.racers, self.winners)

    def faults_at_rest(self) -> list[str]:
        """PR-072: every racer in play is clear of everything, and its pivot is on the table."""
        faults = []
        for seat in self.in_play():
            pose = self.racers[seat].pose
            if not self.course.table.holds(pose.x, pose.y):
                faults.append(f"seat {seat} is off the table")
            for cause, shape in self.ground(seat).bodies:
                if is_touching(pose, shape):
                    faults.append(f"seat {seat} rests against {cause}")
        return faults
