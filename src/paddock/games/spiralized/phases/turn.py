"""The order of play, from top to bottom: after the first throw, turn by turn

* `Beginning`: the stairs, which are the whole turn, or the dice;
* `SnakeEyes`: with two 1s and a token in the Pit, its freedom or the roll;
* `Stepping`: die by die, and after a sunburst `Exchanging`;
* `Bonus`: after doubles once more from the dice on, or stop.
"""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.spiralized.actions import (
    EXCHANGES,
    FREE_OR_MOVE,
    FREE_OR_PASS,
    Exchange,
    Free,
    Pass,
    Roll,
    Stair,
    Step,
)
from paddock.games.spiralized.book.spiral import DIE, NOBODY_HERE, OFF_RINGS, PIT, RECT, TOKENS
from paddock.games.spiralized.decisions import ASK_FOR_BONUS, ChoosePartner, UseSnakeEyes
from paddock.games.spiralized.events import (
    BY_DOUBLES,
    BY_HIT,
    BY_THIRD_DOUBLES,
    CameHome,
    DiceLost,
    Exchanged,
    FirstThrown,
    GaveUp,
    LeftPit,
    NobodyToExchange,
    RaceWon,
    Rolled,
    SentToPit,
    Stalled,
    Stepped,
    ThirdDoubles,
    TookStairs,
    TurnBegan,
)
from paddock.games.spiralized.rules.doubles import MOST_THROWS, token_at_stake
from paddock.games.spiralized.rules.finish import ending_of, standings, tokens_home
from paddock.games.spiralized.rules.stairs import ask_for_turn
from paddock.games.spiralized.rules.steps import (
    ask_for_step,
    can_step,
    eligible_partners,
    exchange_places,
    has_partner,
    send_to_pit,
)
from paddock.games.spiralized.state import NO_TOKEN, Spiralized
from paddock.kit.words import refuse


class FirstThrow(Phase[Spiralized, Action]):
    """SZ-004, SZ-R45 Who throws the highest total begins; the tied throw again."""

    def resolve(self, race: Spiralized, answers: list[Action], chance: Chance, log: Log) -> None:
        throwing = list(range(race.seats))
        while len(throwing) > 1:
            totals = [NOBODY_HERE] * race.seats
            for seat in throwing:
                totals[seat] = _die(chance) + _die(chance)
            best = max(totals)
            throwing = [seat for seat in throwing if totals[seat] == best]
            starter = throwing[0] if len(throwing) == 1 else NOBODY_HERE
            log.say(FirstThrown(tuple(totals), starter))
        begin_turn(race, throwing[0], log)


class Beginning(Phase[Spiralized, Action]):
    """SZ-010 One stairway move, or the dice."""

    def ask(self, race: Spiralized) -> tuple[Decision, ...]:
        return ask_for_turn(race)

    def resolve(self, race: Spiralized, answers: list[Action], chance: Chance, log: Log) -> None:
        answer = answers[0]
        if isinstance(answer, Stair):
            take_stairs(race, answer, log)
        else:
            throw(race, chance, log)


def take_stairs(race: Spiralized, move: Stair, log: Log) -> None:
    """SZ-075 to SZ-081 Along the stairway, hitting who stands there unsafe. The turn is over."""
    book, seat = race.book, race.active
    colour = race.colours[seat]
    token = seat * TOKENS + move.token
    start = race.tokens[token]
    end = book.stair_end(start, move.ring)
    victim = race.standing[book.spaces[colour][end]]
    log.say(TookStairs(seat, move.token, start, end, book.place(colour, end)))
    if victim != NOBODY_HERE:
        into_the_pit(race, victim, BY_HIT, log)
    race.put(token, end)
    race.stairs_in_a_row += 1
    if book.stall_limit and race.stairs_in_a_row >= book.stall_limit:
        # SZ-R40: nobody wants to move on.
        log.say(Stalled(race.stairs_in_a_row))
        end_race(race, log)
        return
    end_turn(race, log)


def into_the_pit(race: Spiralized, token: int, cause: int, log: Log) -> None:
    """SZ-122 Whoever was in there goes to Rect first; it is told after what pushed it out."""
    start = race.tokens[token]
    out = send_to_pit(race, token)
    log.say(SentToPit(token // TOKENS, token % TOKENS, cause, race.active, start, PIT))
    if out != NOBODY_HERE:
        log.say(LeftPit(out // TOKENS, out % TOKENS, False, PIT, RECT))


def _die(chance: Chance) -> int:
    return chance.pick(DIE) + 1


def throw(race: Spiralized, chance: Chance, log: Log) -> None:
    """SZ-046 Throw; penalty; third doubles; snake eyes; then the steps."""
    race.throws += 1
    race.stairs_in_a_row = 0
    one, two = _die(chance), _die(chance)
    race.die_one = one
    race.die_two = two
    race.dice_used = 0
    race.is_double = one == two
    race.has_freed = False
    log.say(Rolled(race.active, one, two, race.throws))
    if one == two:
        if race.throws > 1:
            penalise(race, log)
        if race.throws == MOST_THROWS:
            log.say(ThirdDoubles(race.active))
            end_turn(race, log)
            return
        if one == 1 and race.pit != NO_TOKEN and race.pit // TOKENS == race.active:
            race.phases[-1] = SNAKE_EYES
            return
    race.phases[-1] = STEPPING


def penalise(race: Spiralized, log: Log) -> None:
    """SZ-038, SZ-040 The own token closest to Home goes to the Pit, even from a safe space."""
    token = token_at_stake(race)
    if token == NO_TOKEN:
        return
    cause = BY_THIRD_DOUBLES if race.throws == MOST_THROWS else BY_DOUBLES
    into_the_pit(race, token, cause, log)


class SnakeEyes(Phase[Spiralized, Action]):
    """SZ-125 to SZ-127 Free the own token from the Pit, or use the two 1s."""

    def ask(self, race: Spiralized) -> tuple[Decision, ...]:
        return (UseSnakeEyes(race.active, FREE_OR_MOVE if can_step(race, 1) else FREE_OR_PASS),)

    def resolve(self, race: Spiralized, answers: list[Action], chance: Chance, log: Log) -> None:
        answer = answers[0]
        if isinstance(answer, Free):
            token = race.pit
            race.put(token, RECT)
            race.pit = NO_TOKEN
            race.has_freed = True
            race.die_one = 0
            race.die_two = 0
            log.say(LeftPit(race.active, token % TOKENS, True, PIT, RECT))
        elif isinstance(answer, Pass):
            log.say(DiceLost(race.active, (1, 1)))
            end_turn(race, log)
            return
        race.phases[-1] = STEPPING


class Stepping(Phase[Spiralized, Step]):
    """SZ-020 to SZ-032 One die after the other; when no more can be used the roll is over."""

    def ask(self, race: Spiralized) -> tuple[Decision, ...]:
        return ask_for_step(race)

    def resolve(self, race: Spiralized, answers: list[Step], chance: Chance, log: Log) -> None:
        if not answers:
            end_roll(race, chance, log)
            return
        take_step(race, answers[0], log)


def take_step(race: Spiralized, answer: Step, log: Log) -> None:
    """SZ-031 Leave, hit, arrive, win, exchange; only then the next step."""
    book = race.book
    seat = race.active
    token = seat * TOKENS + answer.token
    start = race.tokens[token]
    way = book.ways[answer.die][start]
    end = way[-1]
    if race.die_one == answer.die:
        race.die_one = 0
    else:
        race.die_two = 0
    race.dice_used += 1
    colour = race.colours[seat]
    place = book.place(colour, end)
    log.say(Stepped(seat, answer.token, answer.die, start, end, place, way))
    spaces = book.spaces[colour]
    left = spaces[start]
    space = spaces[end]
    if end == book.home:
        race.shift(token, left, end, space)
        number = tokens_home(race, seat)
        log.say(CameHome(seat, answer.token, number))
        if number == TOKENS:
            race.winner = seat
            end_race(race, log)
        return
    if space == OFF_RINGS:
        race.shift(token, left, end, space)
        return
    victim = race.standing[space]
    if victim != NOBODY_HERE:
        into_the_pit(race, victim, BY_HIT, log)
    race.shift(token, left, end, space)
    if book.is_sunburst[space]:
        if has_partner(race, seat):
            race.landed = token
            race.phases[-1] = EXCHANGING
        else:
            log.say(NobodyToExchange(seat, answer.token))


class Exchanging(Phase[Spiralized, Exchange]):
    """SZ-101 The token on the sunburst changes places with a rival's, freely chosen."""

    def ask(self, race: Spiralized) -> tuple[Decision, ...]:
        menu = tuple(EXCHANGES[partner] for partner in eligible_partners(race, race.active))
        return (ChoosePartner(race.active, menu, race.landed % TOKENS),)

    def resolve(self, race: Spiralized, answers: list[Exchange], chance: Chance, log: Log) -> None:
        answer = answers[0]
        partner = answer.seat * TOKENS + answer.token
        token = race.landed
        start, other_start = race.tokens[token], race.tokens[partner]
        exchange_places(race, token, partner)
        race.landed = NO_TOKEN
        race.phases[-1] = STEPPING
        log.say(
            Exchanged(
                race.active,
                token % TOKENS,
                start,
                race.tokens[token],
                race.book.place(race.colours[race.active], race.tokens[token]),
                answer.seat,
                answer.token,
                other_start,
                race.tokens[partner],
                race.book.place(race.colours[answer.seat], race.tokens[partner]),
            )
        )


def end_roll(race: Spiralized, chance: Chance, log: Log) -> None:
    """SZ-028, SZ-036, SZ-037 What is left is lost; doubles used in full earn a bonus roll."""
    if race.die_one or race.die_two:
        lost = tuple(die for die in (race.die_one, race.die_two) if die)
        log.say(DiceLost(race.active, lost))
    if race.is_double and (race.dice_used == 2 or race.has_freed):
        if race.book.is_bonus_forced:
            throw(race, chance, log)
        else:
            race.phases[-1] = BONUS
        return
    end_turn(race, log)


class Bonus(Phase[Spiralized, Action]):
    """SZ-R11 The bonus roll is a right, not a duty."""

    def ask(self, race: Spiralized) -> tuple[Decision, ...]:
        return ASK_FOR_BONUS[race.active]

    def resolve(self, race: Spiralized, answers: list[Action], chance: Chance, log: Log) -> None:
        if isinstance(answers[0], Roll):
            throw(race, chance, log)
        else:
            end_turn(race, log)


def end_turn(race: Spiralized, log: Log) -> None:
    """SZ-005, SZ-007 The dice go to the next player in the order of colours."""
    seat = (race.active + 1) % race.seats
    while race.left[seat]:
        race.passed_over += 1
        seat = (seat + 1) % race.seats
    begin_turn(race, seat, log)


def begin_turn(race: Spiralized, seat: int, log: Log) -> None:
    """SZ-015 Nothing of the last turn counts in this one."""
    race.active = seat
    race.turn += 1
    race.throws = 0
    race.die_one = 0
    race.die_two = 0
    race.dice_used = 0
    race.is_double = False
    race.has_freed = False
    race.landed = NO_TOKEN
    race.phases[-1] = BEGINNING
    log.say(TurnBegan(race.turn, seat))


def end_race(race: Spiralized, log: Log) -> None:
    """SZ-130 At once, whatever is left of the roll."""
    race.phases.clear()
    log.say(RaceWon(tuple(standings(race).winners), ending_of(race)))


def leave(race: Spiralized, seat: int, log: Log) -> Told | None:
    """SZ-R41 A player gives up: all tokens go, and the last one racing wins."""
    if race.left[seat]:
        return refuse("SZ-R41", "Whoever has given up is out of the race already.")
    race.left[seat] = 1 + max(race.left)
    log.say(GaveUp(seat))
    first = seat * TOKENS
    for token in range(first, first + TOKENS):
        race.put(token, RECT)
    if race.pit != NO_TOKEN and race.pit // TOKENS == seat:
        race.pit = NO_TOKEN
    staying = [other for other in range(race.seats) if race.left[other] == 0]
    if len(staying) == 1:
        race.winner = staying[0]
        end_race(race, log)
    elif race.active == seat:
        end_turn(race, log)
    elif race.landed != NO_TOKEN and not has_partner(race, race.active):
        # SZ-106: the last token to change places with has left.
        log.say(NobodyToExchange(race.active, race.landed % TOKENS))
        race.landed = NO_TOKEN
        race.phases[-1] = STEPPING
    return None


BEGINNING: Final = Beginning()
STEPPING: Final = Stepping()
EXCHANGING: Final = Exchanging()
SNAKE_EYES: Final = SnakeEyes()
BONUS: Final = Bonus()
