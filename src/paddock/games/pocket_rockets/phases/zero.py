"""The turn of a sole 0: power, repair or nothing; aiming, the throw, and the exchange."""

from paddock.core.chance import Chance
from paddock.core.protocol import NOBODY, Action, Decision, Log, Phase
from paddock.games.pocket_rockets.actions import (
    TARGETS,
    THROW_MENU,
    Face,
    Repair,
    Target,
    Throw,
    UsePower,
    beaten,
)
from paddock.games.pocket_rockets.book.racers import AURA, BOOST, CANNON, EQUAL_THROWS, TRANSWARP
from paddock.games.pocket_rockets.decisions import (
    ChooseHeading,
    ChooseTarget,
    ChooseThrow,
    ChooseZero,
    zero_menu,
)
from paddock.games.pocket_rockets.events import (
    AttackDropped,
    AttackFailed,
    Boosted,
    Idled,
    PowerAimed,
    Repaired,
    ThrowsShown,
    Warped,
    WarpFaced,
)
from paddock.games.pocket_rockets.phases.moving import Moving
from paddock.games.pocket_rockets.rules.damage import damage, hit
from paddock.games.pocket_rockets.rules.ending import end_if_decided
from paddock.games.pocket_rockets.rules.reach import can_use_power, targets
from paddock.games.pocket_rockets.state import NOBODY_THERE, PocketRockets, Pose


class ZeroActing(Phase[PocketRockets, Action]):
    """PR-029 Exactly one of: the power, a repair, nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def turn(self, race: PocketRockets) -> int:
        return self.seat

    def ask(self, race: PocketRockets) -> tuple[Decision, ...]:
        rocket = race.rockets[self.seat]
        is_usable = can_use_power(race, self.seat)
        reach = targets(race.book, race.ground(), race.rockets, self.seat) if is_usable else ()
        moves = boost_moves(race) if is_usable and rocket.power() == BOOST else 0
        menu = zero_menu(rocket.is_damaged, is_usable)
        return (ChooseZero(self.seat, menu, rocket.power(), reach, moves),)

    def resolve(self, race: PocketRockets, answers: list[Action], chance: Chance, log: Log) -> None:
        seat = self.seat
        rocket = race.rockets[seat]
        race.phases.pop()
        if isinstance(answers[0], Repair):
            rocket.is_damaged = False
            log.say(Repaired(seat))
        elif not isinstance(answers[0], UsePower):
            log.say(Idled(seat))
        elif rocket.power() == BOOST:
            moves = boost_moves(race)
            log.say(Boosted(seat, max(race.bids), moves))
            race.phases.append(Moving(seat, moves))
        else:
            reach = targets(race.book, race.ground(), race.rockets, seat)
            race.phases.append(Aiming(seat, reach))


def boost_moves(race: PocketRockets) -> int:
    """PR-100, PR-101 Twice the highest bid, tied or not."""
    return 2 * max(race.bids)


class Aiming(Phase[PocketRockets, Target]):
    """PR-093, PR-112, PR-120, PR-132 One of those in reach; no question where there is only one."""

    def __init__(self, seat: int, reach: tuple[int, ...]) -> None:
        self.seat = seat
        self.reach = reach

    def turn(self, race: PocketRockets) -> int:
        return self.seat

    def ask(self, race: PocketRockets) -> tuple[Decision, ...]:
        if len(self.reach) < 2:
            return NOBODY
        menu = tuple([TARGETS[seat] for seat in self.reach])
        return (ChooseTarget(self.seat, menu, race.rockets[self.seat].power()),)

    def resolve(self, race: PocketRockets, answers: list[Target], chance: Chance, log: Log) -> None:
        race.phases.pop()
        if not self.reach:
            log.say(AttackDropped(self.seat))
            return
        target = answers[0].seat if answers else self.reach[0]
        power = race.rockets[self.seat].power()
        # PR-133: only an Aura hits all who are in reach.
        hits = self.reach if power == AURA else (target,)
        log.say(PowerAimed(self.seat, power, target, hits))
        if power == TRANSWARP:
            race.phases.append(Warping(self.seat, target))
        else:
            race.phases.append(Throwing(self.seat, target, hits, 0))


class Throwing(Phase[PocketRockets, Throw]):
    """PR-140 to PR-142 Rock, paper, scissors, both at once; equal throws are thrown again."""

    def __init__(self, seat: int, opponent: int, reach: tuple[int, ...], equal: int) -> None:
        self.seat = seat
        self.opponent = opponent
        self.reach = reach
        self.equal = equal

    def turn(self, race: PocketRockets) -> int:
        return self.seat

    def ask(self, race: PocketRockets) -> tuple[Decision, ...]:
        return (
            ChooseThrow(self.seat, THROW_MENU, self.opponent, True, self.equal),
            ChooseThrow(self.opponent, THROW_MENU, self.seat, False, self.equal),
        )

    def resolve(self, race: PocketRockets, answers: list[Throw], chance: Chance, log: Log) -> None:
        own = answers[0].hand
        other = answers[1].hand
        winner = self.seat if beaten(own) == other else self.opponent
        if own == other:
            winner = NOBODY_THERE
        log.say(ThrowsShown(self.seat, self.opponent, own, other, winner, self.equal))
        race.phases.pop()
        if own == other:
            equal = self.equal + 1
            if equal < EQUAL_THROWS:
                race.phases.append(Throwing(self.seat, self.opponent, self.reach, equal))
            else:
                log.say(AttackFailed(self.seat, self.opponent, True))
        elif beaten(own) == other:
            hit(race, self.reach, log)
            end_if_decided(race, log)
        else:
            log.say(AttackFailed(self.seat, self.opponent, False))
            if race.rockets[self.seat].power() != CANNON:
                # PR-134: the Aura has its risk.
                damage(race, self.seat, log)


class Warping(Phase[PocketRockets, Face]):
    """PR-121, PR-123 The user says how it will lie in the other's place."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def turn(self, race: PocketRockets) -> int:
        return self.seat

    def ask(self, race: PocketRockets) -> tuple[Decision, ...]:
        own = race.rockets[self.seat].pose
        theirs = race.rockets[self.target].pose
        others = (*bystanders(race, self.seat, self.target), own)
        return (warp_question(race, self.seat, theirs, others, True),)

    def resolve(self, race: PocketRockets, answers: list[Face], chance: Chance, log: Log) -> None:
        heading = answers[0].heading
        log.say(WarpFaced(self.seat, self.target, heading))
        race.phases[-1] = WarpingBack(self.seat, self.target, heading)


class WarpingBack(Phase[PocketRockets, Face]):
    """PR-121, PR-124, PR-128 The other says how it will lie, and both change places."""

    def __init__(self, seat: int, target: int, heading: int) -> None:
        self.seat = seat
        self.target = target
        self.heading = heading

    def turn(self, race: PocketRockets) -> int:
        return self.seat

    def ask(self, race: PocketRockets) -> tuple[Decision, ...]:
        own = race.rockets[self.seat].pose
        others = (*bystanders(race, self.seat, self.target), self.new_pose(race))
        return (warp_question(race, self.target, own, others, False),)

    def new_pose(self, race: PocketRockets) -> Pose:
        """Where the user will lie."""
        theirs = race.rockets[self.target].pose
        return Pose(theirs.x, theirs.y, self.heading)

    def resolve(self, race: PocketRockets, answers: list[Face], chance: Chance, log: Log) -> None:
        race.phases.pop()
        user = race.rockets[self.seat]
        victim = race.rockets[self.target]
        place = user.pose
        user.pose = self.new_pose(race)
        victim.pose = Pose(place.x, place.y, answers[0].heading)
        # PR-125: credits belong to the place.
        user.credits, victim.credits = victim.credits, user.credits
        log.say(
            Warped(self.seat, self.target, user.pose, victim.pose, user.credits, victim.credits)
        )


def bystanders(race: PocketRockets, seat: int, target: int) -> tuple[Pose, ...]:
    """Where everybody else in play lies."""
    return tuple(
        [race.rockets[other].pose for other in race.in_play() if other not in (seat, target)]
    )


def warp_question(
    race: PocketRockets, seat: int, place: Pose, others: tuple[Pose, ...], is_user: bool
) -> ChooseHeading:
    """How a racer lies whose pivot comes to a place; the heading of who lay there is free."""
    return ChooseHeading(
        seat=seat,
        menu=(),
        book=race.book,
        course=race.course,
        x=place.x,
        y=place.y,
        usual=place.heading,
        others=others,
        is_user=is_user,
    )
