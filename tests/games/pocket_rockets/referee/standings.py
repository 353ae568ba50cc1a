"""Who is ahead, who is level, who takes which place (PR-161, PR-162, PR-R47)."""

from games.pocket_rockets.referee.course import Course
from games.pocket_rockets.referee.geometry import NOISE, TOUCH, distance_to_segment
from games.pocket_rockets.referee.pieces import Racer

LEVEL = TOUCH + NOISE
"""PR-161: equal within 0.01. PR-171 names no slack for it."""


def to_next_line(course: Course, racer: Racer) -> float:
    """From the pivot to the nearest point of its next line."""
    line = course.lines[racer.credits % len(course.lines)]
    return distance_to_segment(racer.pose[:2], line.a, line.b)


def groups_in_play(course: Course, racers: list[Racer]) -> list[list[int]]:
    """PR-161: the seats in play, the leader first, each group level with its first one."""
    away = {seat: to_next_line(course, one) for seat, one in enumerate(racers) if one.in_play}
    order = sorted(away, key=lambda seat: (-racers[seat].credits, away[seat], seat))
    groups: list[list[int]] = []
    for seat in order:
        first = groups[-1][0] if groups else None
        if (
            first is not None
            and racers[first].credits == racers[seat].credits
            and away[seat] - away[first] <= LEVEL
        ):
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return [sorted(group) for group in groups]


def next_ahead(course: Course, racers: list[Racer], user: int) -> list[int]:
    """PR-R47: the racer directly ahead of the user, with those level with it."""
    away = {seat: to_next_line(course, one) for seat, one in enumerate(racers) if one.in_play}
    mine = racers[user].credits
    ahead = [
        seat
        for seat in away
        if racers[seat].credits > mine
        or (racers[seat].credits == mine and away[seat] < away[user] - LEVEL)
    ]
    if not ahead:
        return []
    last = max(ahead, key=lambda seat: (-racers[seat].credits, away[seat]))
    return [
        seat
        for seat in sorted(ahead)
        if racers[seat].credits == racers[last].credits and away[last] - away[seat] <= LEVEL
    ]


def places(course: Course, racers: list[Racer], winners: list[int]) -> list[int]:
    """PR-162: the place of each seat; those who share one leave the next ones empty."""
    groups = [sorted(winners)]
    for group in groups_in_play(course, racers):
        groups.append([seat for seat in group if seat not in winners])
    removals = {one.removed_at for one in racers if one.removed_at is not None}
    for number in sorted(removals, reverse=True):
        groups.append([seat for seat, one in enumerate(racers) if one.removed_at == number])
    taken = [0] * len(racers)
    place = 1
    for group in groups:
        for seat in group:
            taken[seat] = place
        place += len(group)
    return taken
