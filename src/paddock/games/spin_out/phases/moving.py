"""Phase 3: manoeuvres and spins, carried out to what interrupts them, and how they end."""

from paddock.core.chance import Chance
from paddock.core.protocol import NOBODY, Action, Decision, Log, Phase
from paddock.games.spin_out.actions import EJECT_FREELY, Eject, Manoeuvre
from paddock.games.spin_out.book.measures import TERRAIN_DAMAGE, TURN
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.events.moves import (
    FinishCrossed,
    GatePassed,
    LargeEntered,
    LargeLeft,
    Moved,
    ObstacleIgnored,
    ObstacleTouched,
    Paused,
    PodTouched,
    PutBack,
    SmallHit,
    SpunRound,
    Turned,
)
from paddock.games.spin_out.phases.contacts import AfterNudge, NudgeWindow, ObstacleWindow, crash
from paddock.games.spin_out.phases.exits import settle
from paddock.games.spin_out.phases.windows import FreeWindow
from paddock.games.spin_out.rules.damage import blacken, eject, hurt
from paddock.games.spin_out.rules.ground import (
    AT_GATE,
    IGNORED,
    INTO_EDGE,
    INTO_LARGE,
    INTO_OBSTACLE,
    INTO_POD,
    INTO_SMALL,
    OFF_LARGE,
)
from paddock.games.spin_out.rules.plays import W6
from paddock.games.spin_out.rules.settling import cut, last_clear, points_into, stand_on
from paddock.games.spin_out.rules.table import (
    ground_of,
    ignore,
    others_of,
    trip_of,
)
from paddock.games.spin_out.rules.trip import Stop, judge
from paddock.games.spin_out.state import NO_FEATURE, Pose, SpinOut


class Manoeuvring(Phase[SpinOut, Action]):
    """SO-044 to SO-054 Until the allowance is used up."""

    def turn(self, race: SpinOut) -> int:
        return race.active

    def ask(self, race: SpinOut) -> tuple[Decision, ...]:
        if race.turn.left == 0 or race.turn.is_spinning:
            return NOBODY
        return (manoeuvre_question(race),)

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        if race.turn.left == 0:
            race.phases.pop()
        elif race.turn.is_spinning:
            if race.turn.needs_direction:
                spin_round(race, chance, log)
            drive(race, (0, race.turn.left), False, chance, log)
        else:
            answer = answers[0]
            if isinstance(answer, Manoeuvre):
                drive(race, answer.steps, answer.is_part, chance, log)
            else:
                assert isinstance(answer, Eject), f"no manoeuvre: {answer!r}"
                eject(race, race.active, answer.card, chance, log)
                settle(race, chance, log)


def manoeuvre_question(race: SpinOut) -> ChooseManoeuvre:
    """D9 from where the active pod stands."""
    seat = race.active
    pod = race.pods[seat]
    turn = race.turn
    others = others_of(race.order, race.pods, seat)
    return ChooseManoeuvre(
        seat=seat,
        menu=() if pod.has_ejected else (EJECT_FREELY,),
        book=race.book,
        pose=pod.pose,
        left=turn.left,
        passed=pod.passed,
        seats=tuple(others),
        others=tuple([race.pods[other].pose for other in others]),
        gone=tuple(race.gone),
        wrecks=tuple(race.wrecks),
        over=tuple(turn.over),
        rubbed=tuple(turn.rubbed),
        on_large=tuple(pod.on_large),
        ignored=tuple(turn.tricks),
        has_trick=turn.has_trick,
        pauses=turn.pauses,
        rest=tuple(turn.rest),
    )


def spin_round(race: SpinOut, chance: Chance, log: Log) -> None:
    """SO-051, SO-052, SO-R07 Luck turns the pod; where it rebounds freely, never into a wall."""
    race.turn.needs_direction = False
    pod = race.pods[race.active]
    heading = chance.pick(TURN)
    if race.book.rebounds_freely:
        ground = ground_of(race, race.active)
        while points_into(ground, pod.pose, heading, race.turn):
            heading = chance.pick(TURN)
    pod.pose = Pose(pod.pose.x, pod.pose.y, heading)
    log.say(SpunRound(race.active, heading))


def drive(race: SpinOut, steps: tuple[int, ...], is_part: bool, chance: Chance, log: Log) -> None:
    """SO-046, SO-075 Step by step, as far as nothing interrupts."""
    turn = race.turn
    turn.rest = []
    waits_at = waiting_places(race, steps)
    for at in range(len(steps)):
        if at % 2 == 0:
            turn_round(race, steps[at], log)
        elif steps[at] > 0:
            before = turn.left
            if not go_straight(race, steps[at], waits_at, chance, log):
                if not is_part:
                    turn.rest = [0, steps[at] - (before - turn.left), *steps[at + 1 :]]
                return
    if is_part:
        turn.pauses += 1
        log.say(Paused(race.active, turn.left))
        race.phases.append(FreeWindow(W6))


def waiting_places(race: SpinOut, steps: tuple[int, ...]) -> list[int]:
    """SO-167 With Squeeze Through: the pods at which it stops all the same if it cannot pass.

    SO-R23 A part of a path, or one that an obstacle stops, does not end anywhere yet.
    """
    if not race.turn.squeezes:
        return []
    ground = ground_of(race, race.active)
    if race.turn.is_spinning:
        return ground.seats
    trip = trip_of(race, ground)
    judge(trip, steps)
    return [] if trip.left > 0 else ground.overlapped(trip.x, trip.y)


def turn_round(race: SpinOut, angle: int, log: Log) -> None:
    """SO-048, SO-R11 On the spot; rotations without an inch between them are one."""
    if angle % TURN == 0:
        return
    pod = race.pods[race.active]
    heading = (pod.pose.heading + angle) % TURN
    pod.pose = Pose(pod.pose.x, pod.pose.y, heading)
    race.turn.swing = (race.turn.swing + angle) % TURN
    log.say(Turned(race.active, angle, heading))


def go_straight(race: SpinOut, length: int, waits_at: list[int], chance: Chance, log: Log) -> bool:
    """One straight move; False if it was interrupted, or was the pod's last."""
    turn = race.turn
    pod = race.pods[race.active]
    heading = pod.pose.heading
    start = pod.pose
    before = turn.left
    trip = trip_of(race, ground_of(race, race.active))
    stops = trip.move(length, waits_at, not turn.squeezes)
    for stop in stops:
        advance_to(race, stop.x, stop.y, stop.left, log)
        meet(race, stop, log)
        if pod.is_waiting:
            turn.trail += [start.x, start.y, heading, before - turn.left]
            settle(race, chance, log)
            return False
    advance_to(race, trip.x, trip.y, trip.left, log)
    turn.trail += [start.x, start.y, heading, before - trip.left]
    turn.over = trip.over
    turn.rubbed = trip.rubbed
    if trip.left == before - length:
        return True
    interrupt(race, stops)
    return False


def advance_to(race: SpinOut, x: int, y: int, left: int, log: Log) -> None:
    """SO-068 Some way on; the inches are booked."""
    turn = race.turn
    length = turn.left - left
    if length == 0:
        return
    pod = race.pods[race.active]
    pose = pod.pose
    pod.pose = Pose(x, y, pose.heading)
    turn.left = left
    if turn.swing:
        turn.turns += 1
        turn.swing = 0
    log.say(Moved(race.active, pose.x, pose.y, x, y, length, left))


def meet(race: SpinOut, stop: Stop, log: Log) -> None:
    """SO-078 to SO-083, SO-091, SO-158 What happens at a place, without dice."""
    seat = race.active
    pod = race.pods[seat]
    kind = stop.kind
    which = stop.which
    if kind == AT_GATE:
        pass_gate(race, stop, log)
    elif kind == INTO_POD:
        log.say(PodTouched(seat, which, race.turn.squeezes))
    elif kind in (INTO_OBSTACLE, INTO_EDGE):
        log.say(ObstacleTouched(seat, which))
    elif kind == IGNORED:
        race.turn.has_trick = False
        ignore(race, which, stop.x, stop.y, stop.way)
        log.say(ObstacleIgnored(seat, which))
    else:
        hurt(race, seat, TERRAIN_DAMAGE)
        if kind == INTO_SMALL:
            race.gone.append(which)
            log.say(SmallHit(seat, which, pod.damage))
        elif kind == INTO_LARGE:
            pod.on_large.append(which)
            log.say(LargeEntered(seat, which, pod.damage))
        else:
            assert kind == OFF_LARGE, f"nothing to meet: {kind}"
            pod.on_large.remove(which)
            log.say(LargeLeft(seat, which, pod.damage))


def pass_gate(race: SpinOut, stop: Stop, log: Log) -> None:
    """SO-158 to SO-161 The next gate, or the finish."""
    pod = race.pods[race.active]
    gates = len(race.book.course.gates)
    gate = pod.passed % gates
    lap = 1 + pod.passed // gates
    pod.passed += 1
    if pod.passed == race.book.gates_to_pass():
        pod.has_crossed = True
        log.say(FinishCrossed(race.active, stop.x, stop.y))
    else:
        log.say(GatePassed(race.active, gate, lap, stop.x, stop.y))


def interrupt(race: SpinOut, stops: list[Stop]) -> None:
    """SO-075, SO-165 What must be settled before the pod goes on."""
    last = stops[-1]
    if last.kind == INTO_POD:
        race.phases.append(AfterNudge(last.which))
        if not race.turn.squeezes:
            race.phases.append(NudgeWindow(last.which, ()))
        return
    met = [stop.which for stop in stops if stop.kind in (INTO_OBSTACLE, INTO_EDGE)]
    race.phases.append(ObstacleWindow(met[0], tuple(met[1:]), False))


class Settling(Phase[SpinOut, Action]):
    """SO-102, SO-R22 Nobody stays inside an obstacle or on top of a pod; then W6."""

    def resolve(self, race: SpinOut, answers: list[Action], chance: Chance, log: Log) -> None:
        pose = race.pods[race.active].pose
        ground = ground_of(race, race.active)
        for at in range(len(race.turn.tricks)):
            if ground.is_in(pose.x, pose.y, race.turn.tricks[at]):
                take_out(race, at, chance, log)
                return
        if ground.overlapped(pose.x, pose.y):
            place = last_clear(ground, race.turn, pose)
            put_back(race, place.x, place.y, NO_FEATURE, log)
            blacken(race, race.active, log)
            return
        race.phases[-1] = FreeWindow(W6)


def take_out(race: SpinOut, trick: int, chance: Chance, log: Log) -> None:
    """SO-R22 Back to where an ignored obstacle was first touched, at the price that was avoided."""
    turn = race.turn
    feature = turn.tricks[trick]
    place = 4 * trick
    x, y = turn.touched[place], turn.touched[place + 1]
    turn.trail = cut(turn.trail, turn.touched[place + 2], turn.touched[place + 3])
    put_back(race, x, y, feature, log)
    crash(race, feature, chance, log)
    settle(race, chance, log)


def put_back(race: SpinOut, x: int, y: int, feature: int, log: Log) -> None:
    """SO-R16 Set down without any contact; what it stands on is counted anew."""
    pod = race.pods[race.active]
    pod.pose = Pose(x, y, pod.pose.heading)
    ground = ground_of(race, race.active)
    pod.on_large = stand_on(ground, pod.pose, pod.on_large)
    log.say(PutBack(race.active, x, y, feature))
