"""A Turn in its four phases, and the Game Turns of a race (SO-016 to SO-065, SO-172, SO-177)."""

from collections.abc import Generator

from games.spin_out.referee import cards
from games.spin_out.referee.kabooms import eject, hurt, mark, queue, wait
from games.spin_out.referee.moving import manoeuvre
from games.spin_out.referee.plays import Play
from games.spin_out.referee.position import Answers, Ask, Flow, Race, RaceOver, Turn, TurnOver
from games.spin_out.referee.standings import end_check, rank
from games.spin_out.referee.windows import carry_out, window

SPEED_WITHOUT_TEST = 18
NORMAL_TOP_SPEED = 12
TURNS_WITHOUT_TEST = 2
BOOST = 2
INCH = 10_000


def play_race(race: Race, first: int | None = None) -> Flow:
    """Game Turns until one ends the race, from the Turn of `first` on."""
    start = 0 if first is None else race.order.index(first)
    try:
        while True:
            for seat in race.order[start:]:
                if race.pods[seat].is_racing:
                    yield from take_turn(race, seat)
                    race.following = next_after(race, seat)
                    yield from window(race, "W0")
            start = 0
            race.following = None
            yield from end_check(race)
            if race.is_over:
                return
            race.game_turn += 1
    except RaceOver:
        race.active = race.following = None
        rank(race)


def next_after(race: Race, seat: int) -> int | None:
    place = race.order.index(seat)
    later = race.order[place + 1 :] + race.order[: place + 1]
    return next((one for one in later if race.pods[one].is_racing), None)


def take_turn(race: Race, seat: int) -> Flow:
    """SO-017. Whoever leaves the race in it ends it at once (SO-R72)."""
    race.active, race.following = seat, None
    race.turn = Turn()
    race.say("turn", seat, race.game_turn)
    try:
        draw(race, seat)
        yield from window(race, "W1")
        if (yield from determine_allowance(race)):
            yield from manoeuvre(race)
        yield from end_turn(race)
    except TurnOver:
        pass
    finally:
        race.active = race.nudge = race.sabotage = race.kaboom = None
        race.obstacle = ""
        race.turn = Turn()


def draw(race: Race, seat: int) -> None:
    """SO-019, SO-023, SO-R58."""
    if not race.play_deck and (race.discard or race.hidden):
        race.play_deck = race.luck.shuffled([*race.discard, *race.hidden])
        race.discard, race.hidden = [], []
        race.say("reshuffle")
    if race.play_deck:
        race.pods[seat].hand.append(race.play_deck.pop())
        race.say("draw", seat)


def determine_allowance(race: Race) -> Generator[Ask, Answers, bool]:
    """Phase 2. Whether the pod moves this Turn."""
    assert race.active is not None
    seat, pod, turn = race.active, race.mover, race.turn
    if pod.orange and pod.red:
        mark(race, seat, "orange", False)
    turn.spinning = pod.orange
    if pod.red and not (yield from restart(race, seat)):
        return False
    if pod.blue:
        yield from throw_for_leak(race, seat)
    if turn.spinning:
        turn.final_speed = race.dice(2, seat, "spin_speed")
    else:
        yield from set_speed(race, seat)
    turn.left = turn.final_speed * INCH
    race.say("speed", seat, turn.final_speed)
    yield from window(race, "W3")
    return True


def restart(race: Race, seat: int) -> Generator[Ask, Answers, bool]:
    """SO-028 to SO-032, D5. Whether the engines run."""
    pod = race.pods[seat]
    while True:
        answer = (yield Ask("D5", (seat,)))[seat]
        if answer == "stay":
            return False
        if answer == "throw":
            thrown = race.dice(1, seat, "restart")
            if thrown not in cards.RESTART:
                return False
            # SO-R29: the damage comes while the pod is still stationary.
            hurt(race, seat, cards.RESTART[thrown], "restart")
            yield from queue(race)
            mark(race, seat, "red", False)
            return True
        yield from carry_out(race, seat, answer)
        if not pod.red:
            return True


def throw_for_leak(race: Race, seat: int) -> Flow:
    """SO-033, SO-R28."""
    thrown = race.dice(1, seat, "leak")
    if thrown == cards.LEAK_KABOOM:
        wait(race, seat)
    elif thrown in cards.LEAK_FIXED:
        mark(race, seat, "blue", False)
        hurt(race, seat, cards.LEAK_FIXED[thrown], "leak")
    yield from queue(race)


def set_speed(race: Race, seat: int) -> Flow:
    """SO-035 to SO-037, D6 and D7: (speed, the cards burnt, each with a Joker's name or "")."""
    while isinstance(answer := (yield Ask("D6", (seat,)))[seat], Play):
        yield from eject(race, seat, answer)
    speed, burnt = answer
    race.turn.override = speed > NORMAL_TOP_SPEED
    for card, named in burnt:
        race.discard_from(seat, card)
        race.say("burn", seat, card, named)
    race.turn.final_speed = speed + BOOST * len(burnt)


def end_turn(race: Race) -> Flow:
    """Phase 4: shutdown, stall tests, spin-out test, last cards, hand limit."""
    assert race.active is not None
    seat, pod, turn = race.active, race.mover, race.turn
    is_orange = pod.orange
    if pod.black:
        mark(race, seat, "black", False)
        mark(race, seat, "red", True)
    elif not pod.red:
        yield from offer_shutdown(race, seat)
    for reason in (is_orange, turn.override):
        if reason and not pod.red and race.dice(1, seat, "stall") not in cards.RUNS_ON:
            mark(race, seat, "red", True)
    yield from spin_out_test(race, seat)
    yield from window(race, "W8")
    if len(pod.hand) > cards.MOST_IN_HAND:
        dropped = (yield Ask("D17", (seat,)))[seat]
        for card in dropped:
            race.discard_from(seat, card)
        race.say("discard", seat, *dropped)


def offer_shutdown(race: Race, seat: int) -> Flow:
    """SO-056, D14."""
    while isinstance(answer := (yield Ask("D14", (seat,)))[seat], Play):
        yield from eject(race, seat, answer)
    if answer == "shut down":
        mark(race, seat, "red", True)


def spin_out_test(race: Race, seat: int) -> Flow:
    """SO-061 to SO-063; No Spin Out in W7 spares the die (SO-111)."""
    pod, turn = race.mover, race.turn
    is_fast = turn.final_speed > SPEED_WITHOUT_TEST
    if not (pod.orange or is_fast or turn.turns_counted > TURNS_WITHOUT_TEST):
        return
    turn.test_is_due = True
    yield from window(race, "W7", lambda: not turn.test_is_due)
    if turn.test_is_due:
        turn.test_is_due = False
        recovers = race.dice(1, seat, "spin_test") in cards.RUNS_ON
        mark(race, seat, "orange", not recovers)
