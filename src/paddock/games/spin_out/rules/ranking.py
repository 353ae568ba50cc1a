"""SO-154 to SO-156, SO-R78 to SO-R88 Who is ahead, and how a race ends."""

from paddock.core.chance import Chance
from paddock.core.protocol import Log, Standings
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import RADIUS, TOLERANCE
from paddock.games.spin_out.events.turns import RaceOver, TieThrown
from paddock.games.spin_out.rules.damage import throw
from paddock.games.spin_out.rules.gates import past_the_line, to_next_gate
from paddock.games.spin_out.state import (
    BRIBED,
    ENDINGS,
    FINISHED,
    KILLED,
    NOBODY_LEFT,
    NOBODY_THERE,
    RUNNING,
    Pod,
    SpinOut,
)
from paddock.kit.geometry_angles import GRAINS
from paddock.kit.geometry_gaps import way_along

ACROSS = 0
STILL_RACING = 1
OUT = 2
DEAD = 3
NOT_RACING = -1


def score(race: SpinOut, seat: int) -> list[int]:
    return score_of(race.book, race.pods[seat], race.order.index(seat), seat)


def score_of(book: Arena, pod: Pod, order: int, seat: int) -> list[int]:
    """SO-R86, SO-R88 What is compared; less is ahead. The last number is the seat."""
    if pod.has_crossed:
        past = past_the_line(book, pod.pose.x, pod.pose.y)
        return [ACROSS, 0, -past, pod.damage, order, seat]
    group = STILL_RACING
    if not pod.is_racing():
        group = DEAD if pod.status == KILLED else OUT
    to_go = book.gates_to_pass() - pod.passed
    way = to_next_gate(book, pod.passed, pod.pose.x, pod.pose.y)
    return [group, to_go, way, pod.damage, order, seat]


def ranking(race: SpinOut) -> list[int]:
    """Everybody from the first on, as things stand; who has played the finish card is first."""
    scores = [score(race, seat) for seat in race.order]
    scores.sort()
    ranked: list[int] = []
    while scores:
        first = foremost(scores)
        scores.remove(first)
        ranked.append(first[-1])
    if race.finish_card_by != NOBODY_THERE:
        ranked.remove(race.finish_card_by)
        ranked.insert(0, race.finish_card_by)
    return ranked


def foremost(scores: list[list[int]]) -> list[int]:
    """SO-R79, SO-R88 The first of sorted scores; beyond the line, of those level with it."""
    first = scores[0]
    for one in scores[1:]:
        if one[0] != ACROSS or one[2] - scores[0][2] > TOLERANCE * GRAINS:
            break
        if one[3:] < first[3:]:
            first = one
    return first


def way_gone(race: SpinOut) -> list[int]:
    """How far everybody has come, in pod lengths from the middle of a gate to that of the next,
    and beyond the finish line. -1 is out."""
    book = race.book
    lines = [gate.line for gate in book.course.gates]
    start = book.course.start.middle()
    found: list[int] = []
    for pod in race.pods:
        x, y = pod.pose.x, pod.pose.y
        gone = way_along(start, lines, book.laps, pod.passed, x, y)
        if pod.has_crossed:
            gone += max(0, past_the_line(book, x, y))
        found.append(gone // (2 * RADIUS * GRAINS) if pod.is_racing() else NOT_RACING)
    return found


def end_race(race: SpinOut, ending: int, chance: Chance, log: Log) -> None:
    """SO-177 The ranking is made, and the race is over."""
    ranked = ranking(race)
    if race.finish_card_by != NOBODY_THERE:
        ending = BRIBED
    elif race.pods[ranked[0]].has_crossed:
        ending = FINISHED
        first = break_tie(race, ranked, chance, log)
        ranked.remove(first)
        ranked.insert(0, first)
    race.ranking = ranked
    race.winners = [] if ending == NOBODY_LEFT else [ranked[0]]
    race.ending = ending
    race.active = NOBODY_THERE
    race.phases.clear()
    log.say(RaceOver(tuple(race.winners), tuple(ranked), ending))


def break_tie(race: SpinOut, ranked: list[int], chance: Chance, log: Log) -> int:
    """SO-R79 Of those level with the first: the least damage, then the lowest throw."""
    best = min([score(race, seat)[2] for seat in ranked if race.pods[seat].has_crossed])
    level = [
        seat
        for seat in race.order
        if race.pods[seat].has_crossed and score(race, seat)[2] - best <= TOLERANCE * GRAINS
    ]
    least = min([race.pods[seat].damage for seat in level])
    level = [seat for seat in level if race.pods[seat].damage == least]
    while len(level) > 1:
        totals = [throw(chance) + throw(chance) for _ in level]
        log.say(TieThrown(tuple(level), tuple(totals)))
        lowest = min(totals)
        level = [level[at] for at in range(len(level)) if totals[at] == lowest]
    return level[0]


def standings(race: SpinOut) -> Standings:
    """How the race ended, or stands."""
    ranked = race.ranking if race.ending != RUNNING else ranking(race)
    places = [0] * race.seats
    for place in range(len(ranked)):
        places[ranked[place]] = place + 1
    return Standings(race.winners.copy(), places, ENDINGS[race.ending])
