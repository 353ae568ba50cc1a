"""Windows as series of sealed rounds, and what each play does (SO-107 to SO-126, SO-169)."""

from collections.abc import Callable

from games.spin_out.referee import cards
from games.spin_out.referee.kabooms import bail_out, eject, hurt, mark, queue, wait
from games.spin_out.referee.plays import PASS, Play, is_asked
from games.spin_out.referee.position import Ask, Flow, Race


def never() -> bool:
    return False


def window(race: Race, name: str, is_closed: Callable[[], bool] = never) -> Flow:
    """SO-169: the first play in the order of play is carried out, later answers lapse; then a new
    round, until all pass or the reason is gone."""
    while not is_closed():
        asked = tuple(seat for seat in race.order_of_play() if is_asked(race, seat, name))
        if not asked:
            return
        answers = yield Ask(name, asked)
        plays = [(seat, answers[seat]) for seat in asked if answers[seat] != PASS]
        if not plays:
            return
        for seat, _ in plays[1:]:
            race.say("lapsed", seat)
        yield from carry_out(race, *plays[0])


def carry_out(race: Race, seat: int, play: Play) -> Flow:
    """A play with everything that it sets off (SO-172)."""
    pod = race.pods[seat]
    match play.kind:
        case "eject":
            yield from eject(race, seat, play)
        case "bail_out":
            if play.card:
                race.discard_from(seat, play.card)
            race.say("bail_out", seat, play.card)
            bail_out(race, seat)
            yield from queue(race)
        case "finish":
            pod.hand.remove(play.card)
            race.aside.append(play.card)
            race.finish_card_by = seat
            race.say("finish card", seat)
        case _:
            race.discard_from(seat, play.card)
            race.say("play", seat, play.card, play.named, play.target, play.marker)
            yield from work(race, seat, play)


def work(race: Race, seat: int, play: Play) -> Flow:
    """Each card."""
    turn, target = race.turn, play.target
    function = cards.function(play.works_as)
    match function:
        case "ten" | "spot":
            repair(race, seat, function, play.marker)
            return
        case "bribes":
            yield from bribes(race, seat)
            return
        case "tip_off":
            assert race.sabotage is not None
            race.sabotage = (seat, race.sabotage[0])
            return
    assert target is not None
    match function:
        case "evasive":
            assert race.nudge is not None
            race.nudge.cancelled = True
        case "good_nudge":
            assert race.nudge is not None
            race.nudge.good.add(target)
        case "squeeze":
            turn.squeeze = True
            if race.nudge is not None:
                race.nudge.cancelled = True
        case "trick":
            if race.obstacle:
                turn.ignored[race.obstacle] = (race.mover.x, race.mover.y, len(turn.trail))
            else:
                turn.trick_ready = True
        case "no_spin":
            mark(race, target, "orange", False)
            turn.test_is_due = turn.test_is_due and target != race.active
        case "restart":
            mark(race, target, "red", False)
            mark(race, target, "black", False)
        case "glitch":
            mark(race, target, "black", True)
        case "leak":
            mark(race, target, "blue", True)
        case "mass_spin":
            for hit in [target, *race.pods_within_blast(target)]:
                mark(race, hit, "orange", True)
        case "pot_shot":
            thrown = race.dice(1, seat, "pot_shot")
            if thrown == cards.SHOT_SPINS:
                mark(race, target, "orange", True)
            strike(race, target, thrown, cards.SHOT, "pot shot")
            yield from queue(race)
        case "coupling":
            thrown = race.dice(1, target, "coupling")
            strike(race, target, thrown, cards.COUPLING, "coupling")
            yield from queue(race)
        case "sabotage":
            yield from sabotage(race, seat, target)


def strike(race: Race, seat: int, thrown: int, table: dict[int, int], cause: str) -> None:
    """SO-117 to SO-119: damage by the table, or Kaboom."""
    if thrown == cards.KABOOM:
        wait(race, seat)
    else:
        hurt(race, seat, table[thrown], cause)


def sabotage(race: Race, sender: int, target: int) -> Flow:
    """SO-116, SO-118, SO-R52: Tip Offs turn it round before its one die."""
    race.sabotage = (sender, target)
    yield from window(race, "W9")
    sender, target = race.sabotage
    race.sabotage = None
    strike(race, target, race.dice(1, sender, "sabotage"), cards.BOMB, "sabotage")
    yield from queue(race)


def bribes(race: Race, seat: int) -> Flow:
    """SO-123, D21: every other player with cards gives one, all at once."""
    payers = [
        other
        for other in race.order_of_play()
        if other != seat and race.pods[other].is_racing and race.pods[other].hand
    ]
    answers = yield Ask("D21", tuple(payers))
    for other in payers:
        race.pods[other].hand.remove(answers[other])
        race.pods[seat].hand.append(answers[other])
        race.say("bribe", other, seat, answers[other])


def repair(race: Race, seat: int, function: str, marker: str) -> None:
    """SO-139 to SO-143."""
    pod = race.pods[seat]
    points = 2 if function == "ten" or pod.red else 1
    pod.damage = max(0, pod.damage - points)
    race.say("repair", seat, points)
    if marker:
        mark(race, seat, marker, False)
