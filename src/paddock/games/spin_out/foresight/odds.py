"""The chances of a manoeuvre: nudges, crashes, Kabooms of anybody near, stalls and spins.

All dice are counted out. Of the others it matters only who has blown up: each takes dice of its
own, so whoever is still there after so many has a chance to go with the next that depends on
nothing else. A state is the own damage, an orange marker, who is gone and who is about to go.
"""

from typing import Final

from paddock.games.spin_out.book.measures import DIE, FATAL, TERRAIN_DAMAGE
from paddock.games.spin_out.rules.damage import is_within_blast
from paddock.games.spin_out.rules.ground import (
    INTO_EDGE,
    INTO_LARGE,
    INTO_OBSTACLE,
    INTO_POD,
    INTO_SMALL,
    OFF_LARGE,
)
from paddock.games.spin_out.rules.trip import Stop
from paddock.games.spin_out.state import Pod, Pose

THOUSAND: Final = 1000


def survivals() -> tuple[tuple[float, ...], ...]:
    """By damage and number of dice: the chance that a pod is still there after them."""
    found: list[tuple[float, ...]] = []
    for damage in range(FATAL):
        shares = [0.0] * FATAL
        shares[damage] = 1.0
        row = [1.0]
        while row[-1] > 0.0:
            after = [0.0] * FATAL
            for have in range(FATAL):
                for die in range(1, DIE + 1):
                    if have + die < FATAL:
                        after[have + die] += shares[have] / DIE
            shares = after
            row.append(sum(shares))
        found.append(tuple(row))
    return tuple(found)


SURVIVAL: Final = survivals()


class Chances:
    """How a way can end, in thousandths."""

    def __init__(self, kaboom: int, stall: int, spin: int) -> None:
        self.kaboom = kaboom
        self.stall = stall
        self.spin = spin


class State:
    """Own damage, an orange marker, and as bits of the seats who is gone and who is about to."""

    def __init__(self, damage: int, orange: bool, gone: int, doomed: int, share: float) -> None:
        self.damage = damage
        self.orange = orange
        self.gone = gone
        self.doomed = doomed
        self.share = share

    def key(self) -> int:
        return ((self.doomed << 8 | self.gone) << 1 | int(self.orange)) << 5 | self.damage


class States:
    """All that can be, each once."""

    def __init__(self) -> None:
        self.all: dict[int, State] = {}

    def add(self, damage: int, orange: bool, gone: int, doomed: int, share: float) -> None:
        state = State(min(FATAL, damage), orange, gone, doomed, share)
        known = self.all.get(state.key())
        if known is None:
            self.all[state.key()] = state
        else:
            known.share += share


def chances_of(
    pods: list[Pod], seat: int, stops: list[Stop], has_overridden: bool, is_test_due: bool
) -> Chances:
    """Count out what a way brings to the pod of a seat."""
    count = Count(pods, seat)
    for stop in stops:
        count.meet(stop)
    return count.ended(has_overridden, is_test_due)


class Count:
    """The states of a pod on its way; `nudges` are those that each other pod has taken."""

    def __init__(self, pods: list[Pod], seat: int) -> None:
        self.pods = pods
        self.others = [
            other for other in range(len(pods)) if other != seat and pods[other].is_racing()
        ]
        self.near = [self.in_blast_of(other) for other in range(len(pods))]
        self.nudges = [0] * len(pods)
        self.states = States()
        self.states.add(pods[seat].damage, pods[seat].orange, 0, 0, 1.0)

    def in_blast_of(self, seat: int) -> list[int]:
        pose = self.pods[seat].pose
        return [
            other
            for other in self.others
            if other != seat and is_within_blast(pose, self.pods[other].pose)
        ]

    def meet(self, stop: Stop) -> None:
        """SO-078 to SO-094 What one thing on the way does."""
        if stop.kind in (INTO_SMALL, INTO_LARGE, OFF_LARGE):
            self.hurt(TERRAIN_DAMAGE)
        elif stop.kind in (INTO_OBSTACLE, INTO_EDGE):
            self.throw()
            self.throw()
        elif stop.kind == INTO_POD:
            self.nudge(stop.which)
            self.blow_up(Pose(stop.x, stop.y, 0))

    def hurt(self, points: int) -> None:
        found = States()
        for state in self.states.all.values():
            # Whoever has blown up takes no more.
            damage = state.damage if state.damage >= FATAL else state.damage + points
            found.add(damage, state.orange, state.gone, state.doomed, state.share)
        self.states = found

    def throw(self) -> None:
        """A die of damage; the second of two counts for who had enough with the first as well."""
        found = States()
        for state in self.states.all.values():
            for die in range(1, DIE + 1):
                damage = state.damage + die
                found.add(damage, state.orange, state.gone, state.doomed, state.share / DIE)
        self.states = found

    def nudge(self, other: int) -> None:
        """SO-094 Both throw."""
        found = States()
        for state in self.states.all.values():
            if state.damage >= FATAL or state.gone >> other & 1:
                found.add(state.damage, state.orange, state.gone, 0, state.share)
                continue
            dies = self.chance_to_go(other, state.gone)
            for die in range(1, DIE + 1):
                share = state.share / DIE
                damage = state.damage + die
                if dies < 1.0:
                    found.add(damage, state.orange, state.gone, 0, share * (1.0 - dies))
                if dies > 0.0:
                    found.add(damage, state.orange, state.gone, 1 << other, share * dies)
        self.states = found
        self.nudges[other] += 1

    def chance_to_go(self, other: int, gone: int) -> float:
        """That a pod which is still there blows up with its next die."""
        dice = self.nudges[other]
        for rival in self.near[other]:
            if gone >> rival & 1 and not self.pods[rival].red:
                dice += 1
        row = SURVIVAL[self.pods[other].damage]
        return 1.0 - row[dice + 1] / row[dice]

    def blow_up(self, here: Pose) -> None:
        """SO-138, SO-174 Pod by pod; each round one more is gone, so that equal states meet."""
        found = States()
        round = self.states
        while round.all:
            after = States()
            for state in round.all.values():
                if state.doomed == 0 or state.damage >= FATAL:
                    found.add(state.damage, state.orange, state.gone, 0, state.share)
                    continue
                seat = 0
                while not state.doomed >> seat & 1:
                    seat += 1
                for one in self.blasted(state, seat, here).all.values():
                    gone = one.gone | 1 << seat
                    after.add(one.damage, one.orange, gone, one.doomed, one.share)
            round = after
        self.states = found

    def blasted(self, state: State, seat: int, here: Pose) -> States:
        """SO-134, SO-135 Everybody in the blast of a pod throws, and has an orange marker; a
        stationary one falls apart without a blast."""
        doomed = state.doomed & ~(1 << seat)
        found = States()
        if self.pods[seat].red:
            found.add(state.damage, state.orange, state.gone, doomed, state.share)
            return found
        if is_within_blast(self.pods[seat].pose, here):
            for die in range(1, DIE + 1):
                found.add(state.damage + die, True, state.gone, doomed, state.share / DIE)
        else:
            found.add(state.damage, state.orange, state.gone, doomed, state.share)
        for other in self.near[seat]:
            if not (state.gone | state.doomed) >> other & 1:
                dies = self.chance_to_go(other, state.gone)
                if dies > 0.0:
                    found = split(found, other, dies)
        return found

    def ended(self, has_overridden: bool, is_test_due: bool) -> Chances:
        """SO-058 to SO-063 The throws at the end of the Turn, for who lives to see it."""
        kaboom = stall = spin = 0.0
        for state in self.states.all.values():
            if state.damage >= FATAL:
                kaboom += state.share
                continue
            throws = int(state.orange) + int(has_overridden)
            stall += state.share * (1.0 - 0.5**throws)
            if state.orange or is_test_due:
                spin += state.share / 2.0
        return Chances(_thousandths(kaboom), _thousandths(stall), _thousandths(spin))


def split(states: States, other: int, dies: float) -> States:
    """Either a pod is about to go as well, or it is not."""
    found = States()
    for state in states.all.values():
        doomed = state.doomed | 1 << other
        found.add(state.damage, state.orange, state.gone, doomed, state.share * dies)
        if dies < 1.0:
            share = state.share * (1.0 - dies)
            found.add(state.damage, state.orange, state.gone, state.doomed, share)
    return found


def _thousandths(share: float) -> int:
    return int(share * THOUSAND + 0.5)
