"""The plain referee of Pocket Rocket Racers: the rules alone, slow, on a table of its own.

Put it at a start (`start`, `start_draft`, `practice`) or at any position (`Referee(…)`, and set
what differs), then ask and answer in turn. Luck is handed in: cards and lanes at the start, and
before the last bid of a lot round the seats on whom the lots will fall, in `lots`.
"""

from games.pocket_rockets.referee import driving, standings
from games.pocket_rockets.referee.course import Course
from games.pocket_rockets.referee.geometry import Pose
from games.pocket_rockets.referee.pieces import (
    AURA,
    BOOST,
    CARDS,
    WARP,
    Aiming,
    Bidding,
    Drafting,
    Moving,
    Options,
    Over,
    Racer,
    Throwing,
    Warping,
    ZeroAction,
    faults_of_deal,
)
from games.pocket_rockets.referee.table import Answer, Table

DEAD_ROUNDS_BEFORE_LOTS = 3
MOST_EQUAL_THROWS = 10
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


class Illegal(ValueError):
    """No answer to what is asked."""


class Referee(Table):
    """Carries answers out."""

    # Answers

    def answer(self, seat: int, value: Answer) -> None:
        """Carry out an answer of somebody who is asked."""
        question = self.asked()
        if question is None or seat not in question.seats:
            raise Illegal(f"seat {seat} is not asked: {question}")
        if not self.is_legal(value):
            raise Illegal(f"{value!r} is no answer to {question}")
        match self.phase:
            case Drafting():
                self._pick(seat, str(value))
            case Bidding():
                self.sealed[seat] = value
                self._reveal_if_complete()
            case ZeroAction():
                self._act_at_zero(seat, str(value))
            case Moving(_, moves_left):
                if value == "stop":
                    self._next_turn()
                else:
                    self._move(seat, int(value), moves_left)
            case Aiming(_, reach):
                self._aimed(seat, reach, int(value))
            case Throwing():
                self.sealed[seat] = value
                self._settle_if_complete()
            case Warping(user, victim, None):
                self.phase = Warping(user, victim, int(value))
            case Warping(user, victim, heading):
                assert heading is not None
                self._exchange(user, victim, heading, int(value))

    def _pick(self, seat: int, name: str) -> None:
        self.racers[seat].card = name
        self.racers[seat].power = CARDS[name]
        self._begin_if_picked()

    def _begin_if_picked(self) -> None:
        if all(self.racers[seat].card for seat in self.in_play()):
            self.phase = Bidding()

    # The round

    @property
    def is_lot_round(self) -> bool:
        """PR-160. The count stands until the round is over, so this holds all through it."""
        dead_enough = self.dead_rounds >= DEAD_ROUNDS_BEFORE_LOTS
        return self.options.lots and dead_enough and not self.is_practice

    def _reveal_if_complete(self) -> None:
        """PR-021 to PR-027, PR-165: the bids are shown, and who has a turn is settled."""
        if set(self.sealed) != set(self.in_play()):
            return
        self.bids = {seat: int(self.sealed[seat]) for seat in sorted(self.sealed)}
        self.sealed = {}
        self.events.append(("bids", tuple(self.bids.items())))
        self.queue = []
        for number, group in groups_of(self.bids):
            if len(group) == 1:
                self.queue += group
            elif self.is_lot_round:
                drawn = self.lots.pop(0)
                assert drawn in group, f"the lot for {number} must fall on one of {group}"
                self.queue.append(drawn)
                self.events.append(("lot", number, drawn))
        self._next_turn()

    def _next_turn(self) -> None:
        """PR-022, PR-027, PR-030."""
        while self.queue:
            seat = self.queue.pop(0)
            if self.racers[seat].in_play:
                bid = self.bids[seat]
                self.phase = Moving(seat, bid) if bid else ZeroAction(seat)
                return
        self._end_round()

    def _end_round(self) -> None:
        """PR-031, PR-160, PR-161. After the last round `round` stays at the cap."""
        is_dead = all(len(group) > 1 for _, group in groups_of(self.bids))
        if is_dead and not self.is_lot_round and not self.is_practice:
            self.dead_rounds += 1
        else:
            self.dead_rounds = 0
        if self.round >= self.options.round_cap:
            leaders = standings.groups_in_play(self.course, self.racers)[0]
            self._end([] if self.is_practice else leaders)
        else:
            self.round += 1
            self.phase = Bidding()

    def _end(self, winners: list[int]) -> None:
        self.winners = winners
        self.queue = []
        self.phase = Over()
        self.events.append(("won", tuple(winners)))

    def _ends_by_removal(self) -> bool:
        """PR-155, PR-166."""
        left = self.in_play()
        if len(left) > (0 if self.is_practice else 1):
            return False
        self._end(left)
        return True

    def _remove(self, seats: list[int]) -> None:
        """PR-009: those removed together get the same number."""
        self.removals += 1
        for seat in seats:
            self.racers[seat].in_play = False
            self.racers[seat].removed_at = self.removals
            self.events.append(("removed", seat, self.removals))

    def _hit(self, seats: list[int]) -> None:
        """PR-064, PR-065, PR-114, PR-133: all at the same time."""
        lost = [seat for seat in seats if self.racers[seat].damaged]
        for seat in seats:
            if seat not in lost:
                self.racers[seat].damaged = True
                self.events.append(("damaged", seat))
        if lost:
            self._remove(lost)

    # Moving

    def _move(self, seat: int, heading: int, moves_left: int) -> None:
        """PR-040 to PR-075."""
        racer = self.racers[seat]
        move = driving.drive(
            self.ground(seat), racer.pose, racer.credits, heading, is_damaged=racer.damaged
        )
        if move.pivot_cause:
            self.events.append(("touch", seat, "pivot", move.pivot_cause, 0.0))
            self._hit([seat])
        for line, travel in move.credits:
            racer.credits += 1
            self.events.append(("credit", seat, line, travel))
        if move.has_fallen:
            self.events.append(("fell", seat, move.travel))
            self._remove([seat])
        if move.slide_cause:
            self.events.append(("touch", seat, "slide", move.slide_cause, move.touch_travel))
            self._hit([seat])
        if racer.in_play:
            racer.pose = move.rest
            self.events.append(("moved", seat, move.rest))
        if move.has_finished:
            self._end([seat])
        elif not racer.in_play:
            if not self._ends_by_removal():
                self._next_turn()
        elif moves_left == 1 or (self.options.touch_ends_turn and move.touches):
            self._next_turn()
        else:
            self.phase = Moving(seat, moves_left - 1)

    # Zero

    def _act_at_zero(self, seat: int, action: str) -> None:
        """PR-029, PR-080, PR-093, PR-100."""
        racer = self.racers[seat]
        if action == "power":
            reach = tuple(self.targets(seat))
            self.events.append(("power", seat, racer.power, reach))
            if racer.power == BOOST:
                self.phase = Moving(seat, 2 * max(self.bids.values()))
            else:
                self._aim(seat, reach)
            return
        if action == "repair":
            racer.damaged = False
            self.events.append(("repaired", seat))
        self._next_turn()

    def _aim(self, seat: int, reach: tuple[int, ...]) -> None:
        """The target is asked for if there are several; none is left only if all have gone."""
        if len(reach) > 1:
            self.phase = Aiming(seat, reach)
        elif reach:
            self._aimed(seat, reach, reach[0])
        else:
            self._drop(seat)

    def _aimed(self, seat: int, reach: tuple[int, ...], target: int) -> None:
        self.events.append(("target", seat, target))
        if self.racers[seat].power == WARP:
            self.phase = Warping(seat, target)
        else:
            self.phase = Throwing(seat, target, reach)

    def _settle_if_complete(self) -> None:
        """PR-113 to PR-116, PR-132 to PR-135, PR-140 to PR-142."""
        phase = self.phase
        assert isinstance(phase, Throwing)
        attacker, opponent = phase.attacker, phase.opponent
        if set(self.sealed) != {attacker, opponent}:
            return
        mine, theirs = str(self.sealed[attacker]), str(self.sealed[opponent])
        self.sealed = {}
        self.events.append(("throws", attacker, mine, opponent, theirs))
        is_aura = self.racers[attacker].power == AURA
        if mine == theirs:
            if phase.equal + 1 < MOST_EQUAL_THROWS:
                self.phase = Throwing(attacker, opponent, phase.reach, phase.equal + 1)
                return
        elif BEATS[mine] == theirs:
            self._hit(list(phase.reach) if is_aura else [opponent])
        elif is_aura:
            self._hit([attacker])
        if not self._ends_by_removal():
            self._next_turn()

    def _exchange(self, user: int, victim: int, heading: int, victims: int) -> None:
        """PR-120, PR-125, PR-128."""
        one, other = self.racers[user], self.racers[victim]
        here, there = one.pose, other.pose
        one.pose = Pose(there.x, there.y, heading)
        other.pose = Pose(here.x, here.y, victims)
        one.credits, other.credits = other.credits, one.credits
        self.events.append(("exchanged", user, one.pose, victim, other.pose))
        self._next_turn()

    # Leaving

    def leave(self, *seats: int) -> None:
        """PR-163, PR-164: those who leave together go in seat order, one after the other."""
        for seat in sorted(seats):
            if self.racers[seat].in_play and not isinstance(self.phase, Over):
                self.events.append(("left", seat))
                self.sealed.pop(seat, None)
                self._remove([seat])
                if not self._ends_by_removal():
                    self._go_on_without(seat)

    def _go_on_without(self, seat: int) -> None:
        match self.phase:
            case Drafting():
                self._begin_if_picked()
            case Bidding():
                self._reveal_if_complete()
            case ZeroAction(player) | Moving(player, _) if player == seat:
                self._next_turn()
            case Aiming(player, reach):
                if player == seat:
                    self._drop(seat)
                elif seat in reach:
                    self._aim(player, tuple(one for one in reach if one != seat))
            case Throwing(attacker, opponent, reach, equal):
                if seat in (attacker, opponent):
                    self._drop(attacker)
                else:
                    kept = tuple(one for one in reach if one != seat)
                    self.phase = Throwing(attacker, opponent, kept, equal)
            case Warping(user, victim, _):
                if seat in (user, victim):
                    self._drop(user)

    def _drop(self, user: int) -> None:
        """An attack or exchange that comes to nothing, because somebody has left."""
        self.sealed = {}
        self.events.append(("dropped", user))
        self._next_turn()


def groups_of(bids: dict[int, int]) -> list[tuple[int, list[int]]]:
    """The numbers that were bid, rising, each with its bidders: more than one are tied."""
    return [
        (number, [seat for seat in sorted(bids) if bids[seat] == number])
        for number in sorted(set(bids.values()))
    ]


def seated(course: Course, options: Options, lanes: list[int]) -> list[Racer]:
    """PR-005 to PR-009: racers at the start, still without a power."""
    players = len(lanes)
    if options.faults():
        raise Illegal(f"these options cannot be set so: {options.faults()}")
    if not course.players[0] <= players <= course.players[1]:
        raise Illegal(f"{course.name} takes {course.players} players, not {players}")
    if sorted(lanes) != list(range(1, players + 1)):
        raise Illegal(f"lanes are 1 to {players} in some order, not {lanes}")
    return [Racer("", lane, course.start_pose(lane, players)) for lane in lanes]


def start(course: Course, cards: list[str], lanes: list[int], options: Options) -> Referee:
    """A race with dealt racers: card and lane of each seat."""
    faults = faults_of_deal(cards, options.racer_deal)
    if faults or len(cards) != len(lanes):
        raise Illegal(f"{cards} is no deal for {len(lanes)} players: {faults}")
    racers = seated(course, options, lanes)
    for racer, name in zip(racers, cards, strict=True):
        racer.card, racer.power = name, CARDS[name]
    return Referee(course, racers, options)


def start_draft(course: Course, lanes: list[int], options: Options) -> Referee:
    """A race whose racers are picked first."""
    return Referee(course, seated(course, options, lanes), options, phase=Drafting())


def practice(
    course: Course, name: str, lane: int = 1, lanes: int = 1, options: Options | None = None
) -> Referee:
    """PR-166: one racer alone, on a lane as if there were more."""
    racer = Racer(CARDS[name], lane, course.start_pose(lane, lanes), card=name)
    return Referee(course, [racer], options, is_practice=True)
