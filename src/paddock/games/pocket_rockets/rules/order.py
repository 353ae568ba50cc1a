"""Who is ahead of whom, and who came in where."""

from typing import Final

from paddock.core.protocol import Standings
from paddock.games.pocket_rockets.book.course import Course
from paddock.games.pocket_rockets.book.racers import LEVEL, SLIDE
from paddock.games.pocket_rockets.state import ENDINGS, PocketRockets, Rocket
from paddock.kit.geometry_angles import GRAINS
from paddock.kit.geometry_gaps import distance_to_line, way_along

OUT: Final = -1


def groups(course: Course, rockets: list[Rocket]) -> list[list[int]]:
    """PR-161 Racers in play from the first on, those who are level together.

    Most credits first, then the nearest to its next line; level is who is not further from it than
    the best of the group by more than a hair.
    """
    order: list[tuple[int, int, int]] = []
    for seat in range(len(rockets)):
        rocket = rockets[seat]
        if rocket.is_in_play:
            line = course.next_line(rocket.credits)
            away = distance_to_line(rocket.pose.x, rocket.pose.y, line)
            order.append((-rocket.credits, away, seat))
    order.sort()
    found: list[list[int]] = []
    best_credits = 0
    best_away = 0
    for credits, away, seat in order:
        if found and credits == best_credits and away - best_away <= LEVEL:
            found[-1].append(seat)
        else:
            found.append([seat])
            best_credits = credits
            best_away = away
    return [sorted(group) for group in found]


def way_gone(race: PocketRockets) -> list[int]:
    """How far everybody has come, in card lengths from the middle of a line to that of the next.
    -1 is out."""
    course = race.ground()
    found: list[int] = []
    for rocket in race.rockets:
        pose = rocket.pose
        gone = way_along(
            course.start.middle(), course.lines, course.laps, rocket.credits, pose.x, pose.y
        )
        found.append(gone // (SLIDE * GRAINS) if rocket.is_in_play else OUT)
    return found


def standings(race: PocketRockets) -> Standings:
    """PR-162 The winners, then who is in play, then who was removed, the last of them first."""
    return Standings(race.winners.copy(), places(race), ENDINGS[race.ending])


def places(race: PocketRockets) -> list[int]:
    """PR-162 Places count from 1; who is level, or fell to the same attack, shares one."""
    ranked: list[list[int]] = [race.winners.copy()] if race.winners else []
    for group in groups(race.ground(), race.rockets):
        rest = [seat for seat in group if seat not in race.winners]
        if rest:
            ranked.append(rest)
    for number in range(race.removals, 0, -1):
        ranked.append(
            [seat for seat in range(race.seats) if race.rockets[seat].removed_at == number]
        )
    found = [0] * race.seats
    place = 1
    for group in ranked:
        for seat in group:
            found[seat] = place
        place += len(group)
    return found
