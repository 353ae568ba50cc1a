"""Moves: a pivot and a slide, as often as was bid."""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.pocket_rockets.actions import Go
from paddock.games.pocket_rockets.book.racers import TURN
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.events import (
    Fell,
    LineCrossed,
    Pivoted,
    Slid,
    Stopped,
    Touched,
    TurnEnded,
)
from paddock.games.pocket_rockets.rules.damage import damage, remove
from paddock.games.pocket_rockets.rules.driving import (
    BY_EDGE,
    BY_OBSTACLE,
    NOTHING_MET,
    Cause,
    Ride,
    ground_of,
    ride,
)
from paddock.games.pocket_rockets.rules.ending import end_if_decided, finish
from paddock.games.pocket_rockets.state import PocketRockets
from paddock.games.pocket_rockets.words.names import line_name
from paddock.kit.geometry_angles import Point, shorter_way


class Moving(Phase[PocketRockets, Action]):
    """PR-028, PR-044 A player may make so many moves more."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, race: PocketRockets) -> tuple[Decision, ...]:
        return (question(race, self.seat, self.left),)

    def turn(self, race: PocketRockets) -> int:
        return self.seat

    def resolve(self, race: PocketRockets, answers: list[Action], chance: Chance, log: Log) -> None:
        answer = answers[0]
        race.phases.pop()
        if not isinstance(answer, Go):
            log.say(Stopped(self.seat, self.left))
            return
        rocket = race.rockets[self.seat]
        done = ride(
            ground_of(race, self.seat),
            race.book,
            rocket.pose,
            answer.heading,
            rocket.is_damaged,
            rocket.credits,
        )
        carry_out(race, self.seat, answer.heading, done, log)
        left = self.left - 1
        if race.phases and rocket.is_in_play and left:
            if race.book.touch_ends_turn and done.touches():
                log.say(TurnEnded(self.seat, left))
            else:
                race.phases.append(Moving(self.seat, left))


def question(race: PocketRockets, seat: int, left: int) -> ChooseMove:
    """Where a racer may go from where it lies."""
    rocket = race.rockets[seat]
    others = [other for other in race.in_play() if other != seat]
    return ChooseMove(
        seat=seat,
        menu=(),
        book=race.book,
        course=race.course,
        pose=rocket.pose,
        is_damaged=rocket.is_damaged,
        credits=rocket.credits,
        others=tuple([race.rockets[other].pose for other in others]),
        seats=tuple(others),
        left=left,
    )


def carry_out(race: PocketRockets, seat: int, heading: int, done: Ride, log: Log) -> None:
    """PR-064 to PR-075 What a move brings, in the order in which it happens."""
    rocket = race.rockets[seat]
    start = rocket.pose
    if heading != start.heading:
        by = shorter_way(start.heading, heading, TURN)
        log.say(Pivoted(seat, start.heading, heading, by))
    rocket.pose = done.end
    if done.pivoted.kind != NOTHING_MET:
        log.say(touched(race, seat, False, done.pivoted, 0, Point(start.x, start.y)))
        if not done.has_slid:
            remove(race, seat, log)
            end_if_decided(race, log)
            return
        damage(race, seat, log)
    log.say(Slid(seat, start.x, start.y, heading, done.reached, done.end.x, done.end.y))
    course = race.ground()
    for travel in done.crossings:
        line = course.goal(rocket.credits)
        lap = course.lap(rocket.credits)
        rocket.credits += 1
        name = line_name(line, len(course.lines))
        log.say(LineCrossed(seat, line, name, lap, rocket.credits, travel))
    if done.has_finished:
        finish(race, seat, log)
    elif done.slid.kind != NOTHING_MET:
        _stop(race, seat, done, log)
        end_if_decided(race, log)


def _stop(race: PocketRockets, seat: int, done: Ride, log: Log) -> None:
    """PR-064, PR-065, PR-073 The slide was ended by a touch, or by a fall."""
    if done.slid.kind == BY_EDGE and race.book.edge_is_fall:
        log.say(Fell(seat, done.reached))
    else:
        log.say(touched(race, seat, True, done.slid, done.reached, done.place))
    if done.is_removed:
        remove(race, seat, log)
    else:
        damage(race, seat, log)


def touched(
    race: PocketRockets, seat: int, is_slide: bool, cause: Cause, travel: int, place: Point
) -> Touched:
    """PR-075 The report of a touch names one cause."""
    is_thing = cause.kind == BY_OBSTACLE
    name = race.ground().obstacles[cause.which].name if is_thing else ""
    return Touched(seat, is_slide, cause.kind, cause.which, name, travel, place.x, place.y)
