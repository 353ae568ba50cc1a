"""The engine and the plain referee side by side: the same position, answers and luck."""

import random
from typing import Any

from games.pocket_rockets.referee import pieces
from games.pocket_rockets.referee.pieces import CARDS
from games.pocket_rockets.referee.race import Referee, groups_of
from games.pocket_rockets.referee.table import Answer
from games.pocket_rockets.wild import draw_lots, some_answer
from paddock.core.chance import Script
from paddock.core.protocol import Action, Decision, Event, Log, Phase, advance, begin
from paddock.games.pocket_rockets.actions import (
    NOTHING,
    POWER,
    REPAIR,
    STOP,
    Bid,
    DoNothing,
    Face,
    Go,
    Pick,
    Repair,
    Stop,
    Target,
    Throw,
)
from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.book.course_reader import builtin_course
from paddock.games.pocket_rockets.book.racers import AURA, CANNON, NO_RACER, POWERS
from paddock.games.pocket_rockets.decisions import (
    ChooseBid,
    ChooseHeading,
    ChooseMove,
    ChooseRacer,
    ChooseTarget,
    ChooseThrow,
    ChooseZero,
)
from paddock.games.pocket_rockets.events import (
    AttackDropped,
    BidsShown,
    Damaged,
    Fell,
    LineCrossed,
    LotDrawn,
    PlayerLeft,
    PowerAimed,
    PracticeEnded,
    RaceWon,
    Removed,
    Repaired,
    ThrowsShown,
    Touched,
    Warped,
)
from paddock.games.pocket_rockets.phases.leaving import leave
from paddock.games.pocket_rockets.phases.moving import Moving
from paddock.games.pocket_rockets.phases.opening import Drafting
from paddock.games.pocket_rockets.phases.round import Bidding, Turns
from paddock.games.pocket_rockets.phases.zero import (
    Aiming,
    Throwing,
    Warping,
    WarpingBack,
    ZeroActing,
)
from paddock.games.pocket_rockets.rules.driving import BY_OBSTACLE, BY_RACER
from paddock.games.pocket_rockets.rules.order import standings
from paddock.games.pocket_rockets.state import NO_BID, NOBODY_THERE, PocketRockets, Pose, Rocket
from support import said

HANDS = ["rock", "paper", "scissors"]
SKIPPED = ("power", "moved")
"""What the referee says beyond what the engine does, or at another place in the order."""
NEAR = 2
"""Travels may differ in their last thousandth."""
CAUSES = {BY_OBSTACLE: "obstacle", BY_RACER: "racer"}


class Ears(Log):
    """Keeps what is said."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def say(self, event: Event) -> None:
        self.heard.append(event)


class Pair:
    """Both tables, at the position of the referee."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.race = race_like(referee)
        self.ears = Ears()
        begin(self.race, Script([]), self.ears)

    def compare(self, luck: random.Random) -> None:
        """The same state, the same questions, the same options, the same law."""
        assert state_of(self.race) == state_of_referee(self.referee)
        question = self.referee.asked()
        if question is None:
            assert not self.race.asked
            return
        assert kind_of(self.race.asked[0]) == question.kind
        assert sorted(one.seat for one in self.race.asked) == sorted(question.seats)
        listed = self.referee.options_listed()
        for decision in self.race.asked:
            assert [answer_of(option) for option in decision.options()] == listed
        for probe in probes(luck):
            for decision in self.race.asked:
                is_allowed = said(decision.refusal(action_of(probe, decision))) == ""
                assert is_allowed == self.referee.is_legal(probe), (probe, decision)

    def answer(self, luck: random.Random) -> None:
        """A wild answer of everybody who is asked, and what both make of it."""
        self.referee.events.clear()
        self.ears.heard.clear()
        answers: dict[int, Answer] = {}
        picks: list[int] = []
        decisions = {one.seat: one for one in self.race.asked}
        for seat in luck.sample(sorted(decisions), len(decisions)):
            answer = some_answer(self.referee, luck)
            if isinstance(decisions[seat], ChooseBid):
                draw_lots(self.referee, {**self.referee.sealed, seat: answer}, luck)
                if len(answers) == len(decisions) - 1:
                    picks = picks_of(self.referee, {**answers, seat: answer})
            answers[seat] = answer
            self.referee.answer(seat, answer)
        chance = Script(picks)
        actions = [action_of(answers[one.seat], one) for one in self.race.asked]
        advance(self.race, actions, chance, self.ears)
        assert chance.left() == []
        self.compare_events()

    def walk_out(self, seat: int) -> None:
        """Somebody leaves both tables."""
        self.referee.events.clear()
        self.ears.heard.clear()
        self.referee.leave(seat)
        assert leave(self.race, seat, self.ears) is None
        begin(self.race, Script([]), self.ears)
        self.compare_events()

    def compare_events(self) -> None:
        told = [event for event in self.referee.events if event[0] not in SKIPPED]
        heard = [said for event in self.ears.heard if (said := told_like(event, self.race))]
        assert [event[:2] for event in heard] == [event[:2] for event in told]
        for one, other in zip(heard, told, strict=True):
            assert is_same(one, other), (one, other)


def is_same(one: Any, other: Any) -> bool:
    """Equal, but for the last digit of a travel."""
    if isinstance(one, tuple):
        other = tuple(other)
        return len(one) == len(other) and all(map(is_same, one, other))
    if isinstance(other, float):
        return bool(abs(one - other) <= NEAR)
    return bool(one == other)


def race_like(referee: Referee) -> PocketRockets:
    """A race in the position of a referee who is about to ask for bids or racers."""
    options = referee.options
    book = Tabletop(
        courses=(builtin_course(referee.course.id),),
        deal=["random", "draft", "mirror", "series"].index(options.racer_deal),
        race=0,
        powers=(),
        lane=1,
        lanes=1,
        must_use_all_moves=options.must_use_all_moves,
        touch_ends_turn=options.touch_ends_turn,
        edge_is_fall=options.table_edge == "fall",
        rebound=round(options.rebound * 1000),
        warps_next_ahead=options.warp_range == "next_ahead",
        has_lots=options.lots,
        round_cap=options.round_cap,
        shows_all=True,
    )
    rockets = [
        Rocket(
            list(CARDS).index(racer.card) if racer.card else NO_RACER,
            racer.lane,
            Pose(*racer.pose),
            racer.damaged,
            racer.in_play,
            racer.credits,
            racer.removed_at or 0,
        )
        for racer in referee.racers
    ]
    is_draft = isinstance(referee.phase, pieces.Drafting)
    phase: Phase[Any, Any] = Drafting() if is_draft else Bidding()
    seats = len(rockets)
    return PocketRockets(
        seats,
        [phase],
        (),
        book,
        0,
        rockets,
        referee.round,
        referee.dead_rounds,
        referee.removals,
        [NO_BID] * seats,
        [],
        0,
    )


def picks_of(referee: Referee, bids: dict[int, Answer]) -> list[int]:
    """The lots as the engine draws them; one of one is no luck, so each is of two or more."""
    if not referee.is_lot_round:
        return []
    numbers = {seat: int(number) for seat, number in bids.items()}
    tied = [group for _, group in groups_of(numbers) if len(group) > 1]
    return [group.index(lot) for group, lot in zip(tied, referee.lots, strict=True)]


def kind_of(decision: Decision) -> str:
    if isinstance(decision, ChooseTarget):
        if decision.power == CANNON:
            return "cannon_target"
        return "aura_champion" if decision.power == AURA else "warp_target"
    return {
        ChooseRacer: "pick_racer",
        ChooseBid: "bid",
        ChooseZero: "zero_action",
        ChooseMove: "move",
        ChooseThrow: "throw",
        ChooseHeading: "warp_heading",
    }[type(decision)]


def answer_of(action: Action) -> Answer:
    """An action as the referee says it."""
    if isinstance(action, Pick):
        return f"R{action.racer + 1}"
    if isinstance(action, Bid):
        return action.number
    if isinstance(action, Go | Face):
        return action.heading
    if isinstance(action, Target):
        return action.seat
    if isinstance(action, Throw):
        return HANDS[action.hand]
    if isinstance(action, Stop):
        return "stop"
    if isinstance(action, DoNothing):
        return "nothing"
    return "repair" if isinstance(action, Repair) else "power"


def action_of(answer: Answer, decision: Decision) -> Action:
    """An answer as the engine takes it."""
    words = {"stop": STOP, "nothing": NOTHING, "repair": REPAIR, "power": POWER}
    if isinstance(answer, str):
        if answer in HANDS:
            return Throw(HANDS.index(answer))
        return words[answer] if answer in words else Pick(int(answer[1:]) - 1)
    if isinstance(decision, ChooseMove):
        return Go(answer)
    if isinstance(decision, ChooseHeading):
        return Face(answer)
    return Bid(answer) if isinstance(decision, ChooseBid) else Target(answer)


def probes(luck: random.Random) -> list[Answer]:
    """Answers to try, most of them no answers to what is asked."""
    words: list[Answer] = ["stop", "nothing", "repair", "power", "rock", "R1", "R8"]
    return [*words, -1, 0, 3, 7, 9, 3600, *(luck.randrange(3600) for _ in range(6))]


def state_of(race: PocketRockets) -> dict[str, Any]:
    turns = [phase for phase in race.phases if isinstance(phase, Turns)]
    queue = [
        seat for phase in turns for seat in phase.turns[phase.number :] if seat != NOBODY_THERE
    ]
    return {
        "racers": [
            (
                rocket.racer,
                rocket.lane,
                (rocket.pose.x, rocket.pose.y, rocket.pose.heading) if rocket.is_in_play else None,
                rocket.is_damaged,
                rocket.is_in_play,
                rocket.credits,
                rocket.removed_at,
            )
            for rocket in race.rockets
        ],
        "round": race.round,
        "dead_rounds": race.dead_rounds,
        "removals": race.removals,
        "phase": phase_of(race),
        "bids": {seat: bid for seat, bid in enumerate(race.bids) if bid != NO_BID},
        "queue": queue,
        "winners": race.winners,
        "places": standings(race).places if not race.phases and not race.is_practice() else [],
    }


def phase_of(race: PocketRockets) -> tuple[Any, ...]:
    if not race.phases:
        return ("Over",)
    phase = race.phases[-1]
    if isinstance(phase, ZeroActing):
        return ("ZeroAction", phase.seat)
    if isinstance(phase, Moving):
        return ("Moving", phase.seat, phase.left)
    if isinstance(phase, Aiming):
        return ("Aiming", phase.seat, phase.reach)
    if isinstance(phase, Throwing):
        hits = race.rockets[phase.seat].power() == AURA
        return ("Throwing", phase.seat, phase.opponent, phase.reach if hits else (), phase.equal)
    if isinstance(phase, Warping):
        return ("Warping", phase.seat, phase.target, None)
    if isinstance(phase, WarpingBack):
        return ("Warping", phase.seat, phase.target, phase.heading)
    return (type(phase).__name__,)


def state_of_referee(referee: Referee) -> dict[str, Any]:
    plain = referee.plain()
    phase: tuple[Any, ...] = tuple(plain["phase"].values())
    if phase[0] == "Throwing":
        is_aura = referee.racers[phase[1]].power == "aura"
        phase = (*phase[:3], phase[3] if is_aura else (), phase[4])
    return {
        "racers": [
            (
                list(CARDS).index(racer["card"]) if racer["card"] else NO_RACER,
                racer["lane"],
                racer["pose"],
                racer["damaged"],
                racer["in_play"],
                racer["credits"],
                racer["removed_at"] or 0,
            )
            for racer in plain["racers"]
        ],
        "round": plain["round"],
        "dead_rounds": plain["dead_rounds"],
        "removals": plain["removals"],
        "phase": phase,
        "bids": plain["bids"],
        "queue": [] if phase[0] in ("Over", "Bidding") else plain["queue"],
        "winners": plain["winners"],
        "places": plain["places"],
    }


def told_like(event: Event, race: PocketRockets) -> tuple[Any, ...]:
    """An event as the referee tells it; none for what it does not tell."""
    if isinstance(event, BidsShown):
        bids = [(seat, bid) for seat, bid in enumerate(event.bids) if bid != NO_BID]
        return ("bids", tuple(bids))
    if isinstance(event, LotDrawn):
        return ("lot", event.bid, event.seat)
    if isinstance(event, Touched):
        how = "slide" if event.is_slide else "pivot"
        cause = (CAUSES.get(event.cause, "edge"), max(0, event.which))
        return ("touch", event.seat, how, cause, event.travel)
    if isinstance(event, Fell):
        return ("fell", event.seat, event.travel)
    if isinstance(event, LineCrossed):
        return ("credit", event.seat, event.line, event.travel)
    if isinstance(event, Damaged):
        return ("damaged", event.seat)
    if isinstance(event, Removed):
        return ("removed", event.seat, event.number)
    if isinstance(event, Repaired):
        return ("repaired", event.seat)
    if isinstance(event, PowerAimed):
        return ("target", event.seat, event.target)
    if isinstance(event, ThrowsShown):
        return (
            "throws",
            event.seat,
            HANDS[event.hand],
            event.target,
            HANDS[event.other_hand],
        )
    if isinstance(event, Warped):
        return ("exchanged", event.seat, whole(event.pose), event.target, whole(event.target_pose))
    if isinstance(event, AttackDropped):
        return ("dropped", event.seat)
    if isinstance(event, PlayerLeft):
        return ("left", event.seat)
    if isinstance(event, RaceWon):
        return ("won", event.winners)
    if isinstance(event, PracticeEnded):
        return ("won", ())
    return ()


def whole(pose: Pose) -> tuple[int, int, int]:
    return pose.x, pose.y, pose.heading


assert len(POWERS) * 2 == len(CARDS)
