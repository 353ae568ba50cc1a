"""Wild positions and answers for the plain referee: full of damage, markers, cards and contacts."""

import random
from collections.abc import Sequence
from typing import Any, SupportsIndex

from games.spin_out.referee import cards
from games.spin_out.referee.exact import FULL_TURN, INCH, RADIUS, TAU
from games.spin_out.referee.plans import Part, Steps
from games.spin_out.referee.position import BAILED_OUT, EJECTED, KILLED, Options, Pod, Race
from games.spin_out.referee.shapes import gap
from games.spin_out.referee.track import LARGE, OBSTACLE, SMALL, Feature, Track

NEAR = 4 * INCH
"""How close pods stand to one another, or to something on the table."""


class Dice:
    """Luck that is written down for the engine: what it would pick for the same."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.picks: list[int] = []

    def taken(self) -> list[int]:
        picks, self.picks = self.picks, []
        return picks

    def die(self) -> int:
        self.picks.append(self.luck.randrange(6))
        return self.picks[-1] + 1

    def direction(self) -> int:
        self.picks.append(self.luck.randrange(FULL_TURN))
        return self.picks[-1]

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        return Deck(self, self.luck.sample(list(cards), len(cards)))


class Deck(list[str]):
    """A play deck that tells which of its cards, in their order, is drawn."""

    def __init__(self, dice: Dice, drawn_from: Sequence[str]) -> None:
        super().__init__(drawn_from)
        self.dice = dice

    def pop(self, index: SupportsIndex = -1) -> str:
        card = super().pop(index)
        if self:
            rank = cards.DECK.index
            self.dice.picks.append(sum(rank(other) < rank(card) for other in self))
        return card


def some_options(luck: random.Random) -> Options:
    return Options(
        spin_rebound=luck.choice(["literal", "literal", "free"]),
        lone_survivor=luck.choice(["plays_on", "plays_on", "wins"]),
    )


def some_position(track: Track, players: int, luck: random.Random) -> Race:
    """Before somebody's Turn: pods close to things and to one another, late in a bad race."""
    dice = Dice(luck)
    race = Race(track, [], list(range(players)), dice, some_options(luck))
    luck.shuffle(race.order)
    race.terrain = [one for one in track.features if one.kind != SMALL or luck.random() < 0.8]
    deck = luck.sample(cards.DECK, len(cards.DECK))
    race.game_turn = luck.choice([1, 7, 79, 80])
    middle: Pod | None = None
    for seat in range(players):
        pod = some_pod(race, luck, middle)
        middle = middle or pod
        race.pods.append(pod)
        pod.hand = [deck.pop() for _ in range(luck.choice([0, 1, 3, 5, 5]))]
        if seat > 1 and luck.random() < 0.1:
            put_out(race, seat, luck)
    high = luck.choice([0, len(deck) // 2, len(deck)])
    race.discard = deck[:high]
    race.play_deck = Deck(dice, deck[high:])
    return race


def some_pod(race: Race, luck: random.Random, near: Pod | None) -> Pod:
    """Anywhere clear of pods and obstacles, often close to the first pod or to a gate."""
    track = race.track
    for _ in range(400):
        gate = luck.randrange(len(track.gates))
        post = luck.choice([track.gates[gate].a, track.gates[gate].b])
        x, y = luck.randrange(track.width), luck.randrange(track.height)
        if near is not None and luck.random() < 0.7:
            x = near.x + luck.randint(-NEAR, NEAR)
            y = near.y + luck.randint(-NEAR, NEAR)
        elif luck.random() < 0.5:
            x, y = (post[0] + luck.randint(-NEAR, NEAR), post[1] + luck.randint(-NEAR, NEAR))
        if luck.random() < 0.2:
            x = luck.choice([RADIUS, track.width - RADIUS, x])
            y = luck.choice([RADIUS, track.height - RADIUS, y])
        if stands_free(race, x, y):
            break
    else:
        raise AssertionError("no room")
    pod = Pod(x, y, luck.choice([luck.randrange(FULL_TURN), luck.randrange(8) * 4500]))
    pod.damage = luck.choice([0, 3, 8, 13, 16, 18, 19])
    for colour in ("orange", "red", "black", "blue"):
        setattr(pod, colour, luck.random() < 0.2)
    pod.ejection_used = luck.random() < 0.4
    pod.lap = luck.randint(1, track.laps)
    pod.next_gate = luck.choice([gate, len(track.gates) - 1])
    if luck.random() < 0.1:
        pod.lap, pod.next_gate, pod.crossed = track.laps, len(track.gates) - 1, True
    pod.on_large = {
        one.id for one in race.terrain if one.kind == LARGE and gap(x, y, one.shape) < -TAU
    }
    return pod


def stands_free(race: Race, x: int, y: int) -> bool:
    if not (RADIUS <= x <= race.track.width - RADIUS):
        return False
    if not (RADIUS <= y <= race.track.height - RADIUS):
        return False
    rocks = [one.shape for one in race.terrain if one.kind == OBSTACLE]
    return all(gap(x, y, shape) >= 0 for shape in [*rocks, *(pod.disc for pod in race.pods)])


def put_out(race: Race, seat: int, luck: random.Random) -> None:
    """Somebody who has left the race already, perhaps with a wreck."""
    pod = race.pods[seat]
    pod.mark = race.mark_of(seat)
    pod.status = luck.choice([KILLED, EJECTED, BAILED_OUT])
    pod.on_table = False
    race.hidden += pod.hand
    pod.hand = []
    if pod.status != KILLED:
        race.terrain.append(Feature(f"wreck {seat}", SMALL, pod.disc))


def some_plan(race: Race, luck: random.Random) -> Steps | Part:
    """Turns and moves that may be legal: straight at something, bends, parts."""
    left = race.turn.left
    steps: list[tuple[str, int]] = []
    is_part = luck.random() < 0.15
    if is_part:
        left = luck.choice([900, 1000, left // 2, left // 3])
    for _ in range(luck.choice([0, 0, 1, 2])):
        length = luck.choice([luck.randrange(left + 1), min(left, 5), left // 2])
        steps += [("turn", some_angle(luck)), ("move", length)]
        left -= length
    steps += [("turn", some_angle(luck)), ("move", left)]
    if luck.random() < 0.2:
        steps.append(("turn", some_angle(luck)))
    made = tuple(step for step in steps if step[1] != 0)
    return Part(made) if is_part else made


def some_angle(luck: random.Random) -> int:
    """Any, or a plain one."""
    if luck.random() < 0.3:
        return luck.choice([0, 9000, -9000, 18_000])
    return luck.randint(-FULL_TURN, FULL_TURN)


def some_speed(race: Race, seat: int, luck: random.Random) -> Any:
    """A speed and what is burnt for it."""
    pod = race.pods[seat]
    speed = luck.choice([1, 5, 12, 12, luck.randint(1, 18)])
    burnt = [
        (card, "7C" if cards.is_joker(card) else "")
        for card in sorted(pod.hand, key=cards.DECK.index)
        if (cards.is_joker(card) or cards.function(card) == "spot") and luck.random() < 0.4
    ]
    if pod.black or pod.blue:
        return min(speed, 12), ()
    return speed, tuple(burnt)
