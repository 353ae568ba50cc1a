"""Races by the hundred, at random and steered, watched: what was seen, and that PR-072 holds.

Everybody answers at random, each with a bent: some love zeros, some tie on purpose, some throw the
same hand for ever, some leave. Some races begin right before the finish, or crowded and damaged.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.codec import codec_of
from paddock.core.protocol import Action, Decision, Event, advance, begin
from paddock.games.pocket_rockets import GAME
from paddock.games.pocket_rockets.actions import (
    BID_MENU,
    NOTHING,
    PICKS,
    POWER,
    REPAIR,
    STOP,
    TARGETS,
    THROW_MENU,
    THROWS,
    Face,
    Go,
)
from paddock.games.pocket_rockets.book.course_reader import COURSES, builtin_course
from paddock.games.pocket_rockets.book.racers import CANNON, POWERS
from paddock.games.pocket_rockets.book.reader import make_book
from paddock.games.pocket_rockets.decisions import ChooseBid, ChooseThrow, ChooseZero
from paddock.games.pocket_rockets.events import (
    AttackFailed,
    Boosted,
    Damaged,
    Fell,
    PlayerLeft,
    PowerAimed,
    Removed,
    ThrowsShown,
    Touched,
)
from paddock.games.pocket_rockets.rules.driving import BY_EDGE, BY_RACER, ground_of
from paddock.games.pocket_rockets.setup import setup
from paddock.games.pocket_rockets.state import ENDINGS, PocketRockets, Pose
from paddock.table.diary import Diary
from support import ROOT, said

Seen = dict[str, set[object]]
"""What was seen, by what sort of thing it is."""
Policy = Callable[[Decision, Chance], Action]

PROBES: Final[list[Action]] = [
    *(NOTHING, REPAIR, POWER, STOP),
    *BID_MENU,
    *THROW_MENU,
    *PICKS,
    *TARGETS,
    *(Go(heading) for heading in (-1, 0, 450, 900, 1350, 1800, 3600)),
    *(Face(heading) for heading in (-1, 0, 450, 900, 1350, 1800, 3600)),
]
PROBED_EVERY: Final = 3
LEAVING_EVERY: Final = 3
LEAVES_IN: Final = 25
HOME_EVERY: Final = 4
CROWD_EVERY: Final = 3
CAP: Final = 20
ALONE: Final = 1
TWO: Final = 2
DECISIONS: Final = (ROOT / "src/paddock/games/pocket_rockets/decisions.py").read_text("utf-8")
NOT_ALONE: Final = {
    *("LotDrawn", "RoundDied", "TurnLost"),
    *("Boosted", "PowerAimed", "ThrowsShown", "AttackFailed", "AttackDropped"),
    *("WarpFaced", "Warped"),
}
"""Events that take two; one alone has none of them, and nobody to throw with or to aim at."""
ONLY_ALONE: Final = {"PracticeEnded"}
TAKES_TWO: Final = {"ChooseTarget", "ChooseThrow", "ChooseHeading"}
TAKES_THREE: Final = {"ChooseTarget"}
TAKE_THREE: Final = {"AttackDropped", "TurnLost"}
"""Where one of two goes, the race is over."""
ACTIONS_FOR_TWO: Final = {"Target", "Throw", "Face", "UsePower"}


def everything(seats: int) -> Seen:
    """What a long run at this number of seats must have seen."""
    kinds = codec_of(GAME).kinds

    def named(base: str) -> set[object]:
        return {name for name, kind in kinds.items() if kind["is"] == base}

    refusals: set[object] = set(re.findall(r'refuse\(\s*"PR-R?\d+",\s*"([^"]+)"', DECISIONS))
    if seats == ALONE:
        return {
            "event": named("Event") - NOT_ALONE,
            "question": named("Decision") - TAKES_TWO,
            "action": named("Action") - ACTIONS_FOR_TWO,
            "refusal": {one for one in refusals if not _takes_others(str(one))},
            "damage": {f"{how} into {what}" for how, what in TOUCHES if what != "racer"},
            "way out": {*(f"{how} into {what}" for how, what in TOUCHES if what != "racer")}
            | {"fell", "left"},
            "ending": {ENDINGS[1], *ENDINGS[4:]},
            "course": set(COURSES),
        }
    targets = {one for one in refusals if "That racer is not in reach" in str(one)}
    return {
        "event": named("Event") - ONLY_ALONE - (TAKE_THREE if seats == TWO else set()),
        "question": named("Decision") - (TAKES_THREE if seats == TWO else set()),
        "action": named("Action") - ({"Target"} if seats == TWO else set()),
        "refusal": refusals - (targets | AIMED_BY_MANY if seats == TWO else set()),
        "power": set(POWERS),
        "throw": {(hand, other) for hand in range(len(THROWS)) for other in range(len(THROWS))},
        "all throws": {"equal"},
        "damage": {f"{how} into {what}" for how, what in TOUCHES} | {"cannon", "aura", "lost aura"},
        "way out": {f"{how} into {what}" for how, what in TOUCHES}
        | {"fell", "left", "cannon", "aura"},
        "ending": set(ENDINGS[1:4]),
        "course": {id for id in COURSES if builtin_course(id).takes(seats)},
    }


TOUCHES: Final = (
    *(("pivot", "obstacle"), ("pivot", "racer")),
    *(("slide", "obstacle"), ("slide", "racer"), ("slide", "edge")),
)
AIMED_BY_MANY: Final = {
    "The power is being used: say at whom it is aimed.",
    "The Transwarp cannot be used with that racer.",
}


def _takes_others(refusal: str) -> bool:
    """Whether a sentence speaks of what takes two."""
    return (
        any(
            word in refusal
            for word in (
                "reach",
                "Transwarp",
                "aimed",
                "Throw",
                "lie",
                "your racer lies",
                "taken, or",
            )
        )
        and "it would lie on something" not in refusal
    )


def missing(seen: Seen, seats: int) -> Seen:
    """What was never seen."""
    wanted = everything(seats)
    return {sort: rest for sort in wanted if (rest := wanted[sort] - seen[sort])}


# How one answers


def anything(decision: Decision, chance: Chance) -> Action:
    return decision.sample(chance)


def zeros(decision: Decision, chance: Chance) -> Action:
    """Bids 0 most of the time, for its power."""
    if isinstance(decision, ChooseBid) and chance.pick(4):
        return BID_MENU[0]
    if isinstance(decision, ChooseZero):
        return decision.menu[len(decision.menu) - 1]
    return decision.sample(chance)


def stubborn(decision: Decision, chance: Chance) -> Action:
    """The same bid and the same hand for ever."""
    if isinstance(decision, ChooseBid):
        return BID_MENU[2]
    if isinstance(decision, ChooseThrow):
        return THROW_MENU[0]
    return decision.sample(chance)


def steady(decision: Decision, chance: Chance) -> Action:
    """Zeros for the power, and always the same hand."""
    return THROW_MENU[0] if isinstance(decision, ChooseThrow) else zeros(decision, chance)


POLICIES: Final[tuple[Policy, ...]] = (anything, zeros, stubborn, steady)


# The races


def run(seats: int, races: int, first: int = 0) -> Seen:
    """So many races on all courses, each seat with a bent of its own."""
    seen: Seen = {sort: set() for sort in everything(seats)}
    for number in range(first, first + races):
        Watched(seats, number, seen).run()
    return seen


def config_of(seats: int, number: int, luck: Chance) -> dict[str, Any]:
    """A course with room, and any options."""
    fitting = [id for id in COURSES if builtin_course(id).takes(seats)]
    deals = ["random", "random", "draft", *(["mirror"] if seats == TWO else [])]
    config: dict[str, Any] = {
        "course": fitting[number % len(fitting)],
        "racer_deal": deals[luck.pick(len(deals))],
        "must_use_all_moves": luck.pick(20) == 0,
        "touch_ends_turn": luck.pick(4) == 0,
        "table_edge": ("obstacle", "fall")[luck.pick(2)],
        "rebound": ("12", "0.5")[luck.pick(2)],
        "warp_range": ("any", "next_ahead")[luck.pick(2)],
        "lots": luck.pick(4) > 0,
        "round_cap": CAP,
    }
    return config


class Watched:
    """One race, looked at after every answer."""

    def __init__(self, seats: int, number: int, seen: Seen) -> None:
        self.luck: Chance = Dealer(spawn_seed(number, seats))
        self.choice: Chance = Dealer(spawn_seed(number, 100 + seats))
        book = make_book(config_of(seats, number, self.choice))
        self.race: PocketRockets = setup(book, seats, self.luck)
        self.seen = seen
        self.is_probed = number % PROBED_EVERY == 0
        self.has_leavers = number % LEAVING_EVERY == 0
        every = self.choice.pick(len(POLICIES) + 1)
        self.policies = [
            POLICIES[self.choice.pick(len(POLICIES)) if every == len(POLICIES) else every]
            for _ in range(seats)
        ]
        self.attack = -1
        self.touch = ""
        if number % HOME_EVERY == 0:
            self._send_home()
        elif number % CROWD_EVERY == 0:
            self._crowd()

    def _send_home(self) -> None:
        """One racer is brought to just before the finish, with all the other credits."""
        race = self.race
        course = race.ground()
        line = course.finish
        rocket = race.rockets[self.choice.pick(race.seats)]
        for _ in range(20):
            part = 1 + self.choice.pick(9)
            x = line.left.x + (line.right.x - line.left.x) * part // 10
            y = line.left.y + (line.right.y - line.left.y) * part // 10
            dx, dy = line.right.x - line.left.x, line.right.y - line.left.y
            length = max(abs(dx), abs(dy))
            pose = Pose(x + dy * 40_000 // length, y - dx * 40_000 // length, rocket.pose.heading)
            if self._is_free(pose, race.rockets.index(rocket)):
                rocket.pose = pose
                rocket.credits = course.credits_to_win() - 1
                return

    def _crowd(self) -> None:
        """Everybody lies damaged near the first racer."""
        race = self.race
        near = race.rockets[0].pose
        for seat in range(race.seats):
            rocket = race.rockets[seat]
            rocket.is_damaged = self.choice.pick(2) == 0
            x = near.x + self.choice.pick(300_000) - 100_000
            y = near.y + self.choice.pick(300_000) - 150_000
            pose = Pose(x, y, self.choice.pick(24) * 150)
            if seat and self._is_free(pose, seat):
                rocket.pose = pose

    def _is_free(self, pose: Pose, seat: int) -> bool:
        ground = ground_of(self.race, seat)
        is_on = self.race.ground().table.holds(pose.x, pose.y, 0)
        return is_on and ground.fits(pose.x, pose.y, pose.heading)

    def run(self) -> None:
        race, diary = self.race, Diary()
        asked = 0
        begin(race, self.luck, diary)
        self._note(diary.told())
        while race.phases:
            self._look()
            diary.entries.clear()
            if self.has_leavers and self.choice.pick(LEAVES_IN) == 0:
                seats = race.in_play()
                assert GAME.leave is not None
                assert GAME.leave(race, seats[self.choice.pick(len(seats))], diary) is None
                begin(race, self.luck, diary)
            else:
                answers = [self.policies[one.seat](one, self.choice) for one in race.asked]
                self.seen["action"] |= {type(answer).__name__ for answer in answers}
                asked += len(answers)
                advance(race, answers, self.luck, diary)
            self._note(diary.told())
            self._check()
        assert asked <= GAME.most_decisions
        self.seen["ending"].add(GAME.standings(race).reason)
        self.seen["course"].add(race.ground().id)

    def _look(self) -> None:
        for decision in self.race.asked:
            self.seen["question"].add(type(decision).__name__)
            if self.is_probed:
                for action in PROBES:
                    why = decision.refusal(action)
                    if why is not None:
                        self.seen["refusal"].add(said(why).partition(" ")[2])

    def _check(self) -> None:
        """PR-072 Nothing overlaps at rest, and every pivot is on the table."""
        for seat in self.race.in_play():
            pose = self.race.rockets[seat].pose
            assert self._is_free(pose, seat), (seat, pose)

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            self.seen["event"].add(type(event).__name__)
            if isinstance(event, Touched):
                what = {BY_EDGE: "edge", BY_RACER: "racer"}.get(event.cause, "obstacle")
                self.touch = f"{'slide' if event.is_slide else 'pivot'} into {what}"
            elif isinstance(event, Fell):
                self.touch = "fell"
            elif isinstance(event, PlayerLeft):
                self.touch = "left"
            elif isinstance(event, Boosted):
                self.seen["power"].add(POWERS[0])
            elif isinstance(event, PowerAimed):
                self.attack = event.power
                self.seen["power"].add(POWERS[event.power])
            elif isinstance(event, ThrowsShown):
                self.seen["throw"].add((event.hand, event.other_hand))
                self.touch = "cannon" if self.attack == CANNON else "aura"
            elif isinstance(event, AttackFailed):
                if event.was_equal:
                    self.seen["all throws"].add("equal")
                self.touch = f"lost {self.touch}"
            elif isinstance(event, Damaged):
                self.seen["damage"].add(self.touch)
            elif isinstance(event, Removed):
                self.seen["way out"].add(self.touch)
