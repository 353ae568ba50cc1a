"""Damage, markers, and leaving the race."""

from paddock.core.chance import Chance
from paddock.core.protocol import Log
from paddock.games.spin_out.book.cards import NO_CARD
from paddock.games.spin_out.book.measures import BLAST, DIE, RADIUS, TOLERANCE
from paddock.games.spin_out.book.tables import EJECTION_TABLE
from paddock.games.spin_out.events.cards import (
    BailedOut,
    EjectionThrown,
    LeftRace,
    MarkersChanged,
    PaidWith,
    WreckLeft,
)
from paddock.games.spin_out.rules.hands import bury, spend
from paddock.games.spin_out.state import (
    BAILED_OUT,
    EJECTED,
    NOBODY_THERE,
    Pod,
    Pose,
    SpinOut,
)


def throw(chance: Chance) -> int:
    """SO-003 One die."""
    return chance.pick(DIE) + 1


def hurt(race: SpinOut, seat: int, points: int) -> None:
    """SO-128, SO-174 Points of damage; who has twenty waits to Kaboom."""
    pod = race.pods[seat]
    pod.damage += points
    if pod.is_doomed() and pod.is_on_table():
        pod.is_waiting = True


def blow_up(race: SpinOut, seat: int) -> None:
    """SO-129 A result that is a Kaboom whatever the damage."""
    if race.pods[seat].is_racing():
        race.pods[seat].is_waiting = True


def mend(race: SpinOut, seat: int, points: int) -> int:
    """SO-143 Damage repaired, never below 0; how much it was."""
    pod = race.pods[seat]
    mended = min(points, pod.damage)
    pod.damage -= mended
    return mended


def tell_markers(race: SpinOut, seat: int, log: Log) -> None:
    pod = race.pods[seat]
    log.say(MarkersChanged(seat, pod.orange, pod.red, pod.black, pod.blue))


def paint(race: SpinOut, seat: int, is_orange: bool, log: Log) -> None:
    """SO-018 Give or take the orange marker."""
    if race.pods[seat].orange != is_orange:
        race.pods[seat].orange = is_orange
        tell_markers(race, seat, log)


def stop_engines(race: SpinOut, seat: int, log: Log) -> None:
    """SO-055, SO-060 A red marker; a black one is replaced by it."""
    pod = race.pods[seat]
    if not pod.red or pod.black:
        pod.red = True
        pod.black = False
        tell_markers(race, seat, log)


def blacken(race: SpinOut, seat: int, log: Log) -> None:
    """SO-098, SO-120 The engines will be shut down."""
    if not race.pods[seat].black:
        race.pods[seat].black = True
        tell_markers(race, seat, log)


def start_engines(race: SpinOut, seat: int, log: Log) -> None:
    """SO-114 Neither red nor black."""
    pod = race.pods[seat]
    pod.red = False
    pod.black = False
    tell_markers(race, seat, log)


def is_within_blast(one: Pose, other: Pose) -> bool:
    """SO-077 At most six inches from base to base."""
    dx = one.x - other.x
    dy = one.y - other.y
    reach = BLAST + 2 * RADIUS
    return dx * dx + dy * dy <= reach * reach


def near(race: SpinOut, seat: int) -> list[int]:
    """The other pods on the table within six inches, in the order of play."""
    pose = race.pods[seat].pose
    return [
        other
        for other in race.order_of_play()
        if other != seat
        and race.pods[other].is_on_table()
        and is_within_blast(pose, race.pods[other].pose)
    ]


def try_to_eject(race: SpinOut, seat: int, card: int, chance: Chance, log: Log) -> bool:
    """SO-144, SO-148, SO-176 The only attempt; `card` is what is paid for it, if anything."""
    if card != NO_CARD:
        spend(race, seat, card)
        log.say(PaidWith(seat, card))
    pod = race.pods[seat]
    pod.has_ejected = True
    die = throw(chance)
    is_out = EJECTION_TABLE[die - 1].is_good
    log.say(EjectionThrown(seat, die, is_out))
    if is_out:
        pod.status = EJECTED
    return is_out


def eject(race: SpinOut, seat: int, card: int, chance: Chance, log: Log) -> None:
    """SO-149, SO-R68 Outside of a Kaboom: a running pod Kabooms, a stationary one is a wreck."""
    if not try_to_eject(race, seat, card, chance, log):
        return
    if race.pods[seat].red:
        leave_wreck(race, seat, log)
        leave_race(race, seat, log)
    else:
        race.pods[seat].is_waiting = True


def bail_out(race: SpinOut, seat: int, card: int, chance: Chance, log: Log) -> None:
    """SO-150 to SO-153 Thrown for the story only; the pod stays as a wreck."""
    if card != NO_CARD:
        spend(race, seat, card)
        log.say(PaidWith(seat, card))
    log.say(BailedOut(seat, throw(chance)))
    race.pods[seat].status = BAILED_OUT
    leave_wreck(race, seat, log)
    leave_race(race, seat, log)


def leave_race(race: SpinOut, seat: int, log: Log) -> None:
    """SO-137, SO-153 No further part; the hand goes face down under the discards."""
    race.pods[seat].is_waiting = False
    if seat in race.turn.over:
        race.turn.over.remove(seat)
    log.say(LeftRace(seat, len(race.hands[seat])))
    bury(race, seat)


def leave_wreck(race: SpinOut, seat: int, log: Log) -> None:
    """SO-132, SO-R20 Small terrain where the pod stood; who is against it has paid already."""
    pose = race.pods[seat].pose
    number = len(race.book.course.features) + len(race.wrecks)
    race.wrecks.append(pose)
    log.say(WreckLeft(seat, number, pose.x, pose.y))
    if race.active not in (NOBODY_THERE, seat):
        if touch(race.pods[race.active], pose):
            race.turn.rubbed.append(number)


def touch(pod: Pod, pose: Pose) -> bool:
    """SO-070 Whether two bases touch or overlap."""
    dx = pod.pose.x - pose.x
    dy = pod.pose.y - pose.y
    reach = 2 * RADIUS + TOLERANCE
    return dx * dx + dy * dy <= reach * reach
