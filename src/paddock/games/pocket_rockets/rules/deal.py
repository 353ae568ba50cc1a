"""Who flies which racer, and from which lane."""

from paddock.core.chance import Chance
from paddock.core.errors import BrokenData
from paddock.core.protocol import Standings
from paddock.games.pocket_rockets.book.course import (
    DEAL_DRAFT,
    DEAL_MIRROR,
    DEAL_SERIES,
    Tabletop,
)
from paddock.games.pocket_rockets.book.racers import (
    NO_RACER,
    OF_EACH_POWER,
    POWERS,
)

MIRRORED = 2


def drawn_order(number: int, chance: Chance) -> list[int]:
    """The numbers from 0 on in a random order, each as likely."""
    left = list(range(number))
    return [left.pop(chance.pick(len(left))) for _ in range(number)]


def deal_racers(book: Tabletop, seats: int, chance: Chance) -> list[int]:
    """PR-007, PR-174 The racer of each seat; none yet where they are picked."""
    if book.deal == DEAL_DRAFT:
        return [NO_RACER] * seats
    if book.deal == DEAL_MIRROR:
        if seats > MIRRORED:
            why = f'"mirror" is for two players, not {seats}; choose another deal'
            raise BrokenData("racer_deal", why)
        power = chance.pick(len(POWERS))
        return [power * OF_EACH_POWER + seat for seat in range(seats)]
    if book.deal == DEAL_SERIES:
        powers = series_powers(book, seats)
    else:
        powers = drawn_order(len(POWERS), chance)
        if seats > len(POWERS):
            powers += drawn_order(len(POWERS), chance)
    return _cards(powers[:seats], chance)


def _cards(powers: list[int], chance: Chance) -> list[int]:
    """PR-007 Which of the two racers of a power: the first holder draws, a second has the other."""
    racers: list[int] = []
    for power in powers:
        left = [
            racer
            for racer in range(power * OF_EACH_POWER, (power + 1) * OF_EACH_POWER)
            if racer not in racers
        ]
        racers.append(left[chance.pick(len(left))])
    return racers


def series_powers(book: Tabletop, seats: int) -> list[int]:
    """PR-174 The powers in one race of a series: everybody steps on by one from race to race."""
    whole = len(POWERS)
    races = min(whole, seats)
    if book.race >= races:
        raise BrokenData("race", f"a series of {seats} players has {races} races")
    first = [book.powers[(seat + book.race) % races] for seat in range(races)]
    second = [book.powers[whole + (seat + book.race) % whole] for seat in range(whole)]
    return (first + second)[:seats]


def series_places(races: list[Standings]) -> list[int]:
    """PR-174 The places of a series: most races won, then the smaller sum of places, or shared."""
    seats = range(len(races[0].places))
    scores = [
        (
            -sum(1 for race in races if seat in race.winners),
            sum(race.places[seat] for race in races),
        )
        for seat in seats
    ]
    return [1 + sum(1 for other in seats if scores[other] < scores[seat]) for seat in seats]
