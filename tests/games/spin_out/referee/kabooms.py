"""Damage, the Kaboom queue, falling apart and ejection (SO-127 to SO-138, SO-174, SO-176)."""

from games.spin_out.referee import cards
from games.spin_out.referee.plays import Play, is_asked
from games.spin_out.referee.position import (
    BAILED_OUT,
    EJECTED,
    KABOOMS_FROM,
    KILLED,
    Ask,
    Flow,
    Race,
    RaceOver,
    TurnOver,
)


def hurt(race: Race, seat: int, points: int, cause: str) -> None:
    """SO-128, SO-174 (1): at 20 it waits, at once."""
    if not points:
        return
    pod = race.pods[seat]
    pod.damage += points
    race.say("damage", seat, points, cause)
    if pod.damage >= KABOOMS_FROM:
        wait(race, seat)


def wait(race: Race, seat: int) -> None:
    """SO-129, SO-174 (1): a Kaboom result, or 20 damage."""
    race.pods[seat].waiting = True


def mark(race: Race, seat: int, colour: str, there: bool) -> None:
    """SO-018."""
    if getattr(race.pods[seat], colour) != there:
        setattr(race.pods[seat], colour, there)
        race.say("marker", seat, colour, there)


def queue(race: Race) -> Flow:
    """SO-174: until nobody waits; then see who is left."""
    while waiting := [seat for seat in race.order_of_play() if race.pods[seat].waiting]:
        if race.pods[waiting[0]].red:
            yield from fall_apart(race, waiting[0])
        else:
            yield from kaboom(race, waiting[0])
    if not race.racing():
        raise RaceOver
    if race.active is not None and not race.mover.is_racing:
        raise TurnOver


def fall_apart(race: Race, seat: int) -> Flow:
    """SO-130 to SO-132, D20: ejection if he tries and can, else the bail-out; no blast."""
    race.say("falls apart", seat)
    pod = race.pods[seat]
    pod.waiting = False
    if may_try_to_eject(race, seat):
        answer = (yield Ask("D20", (seat,)))[seat]
        if answer.kind == "eject" and throw_ejection(race, seat, answer):
            race.leave(seat, EJECTED, wreck=True)
            return
    bail_out(race, seat)


def may_try_to_eject(race: Race, seat: int) -> bool:
    """D20: in his own Turn for nothing, else if he could have an Ace or a Joker."""
    pod = race.pods[seat]
    if pod.ejection_used:
        return False
    hidden = [card for card in cards.ANY_TIME if not race.is_face_up(card)]
    return seat == race.active or bool(pod.hand and hidden)


def kaboom(race: Race, seat: int) -> Flow:
    """SO-R65: W10, blast, orange markers, removal."""
    race.say("kaboom", seat)
    pod = race.pods[seat]
    status = EJECTED if pod.status == EJECTED else KILLED
    if status == KILLED:
        race.kaboom = seat
        if is_asked(race, seat, "W10"):
            answer = (yield Ask("W10", (seat,)))[seat]
            if answer.kind == "eject" and throw_ejection(race, seat, answer):
                status = EJECTED
        race.kaboom = None
    hit = race.pods_within_blast(seat)
    for other in hit:
        hurt(race, other, race.dice(1, other, "blast"), "blast")
    for other in hit:
        mark(race, other, "orange", True)
    race.leave(seat, status, wreck=False)


def throw_ejection(race: Race, seat: int, play: Play) -> bool:
    """SO-144, SO-148: the only attempt."""
    if play.card:
        race.discard_from(seat, play.card)
    race.say("eject", seat, play.card)
    race.pods[seat].ejection_used = True
    return race.dice(1, seat, "ejection") != cards.EJECTION_FAILS


def eject(race: Race, seat: int, play: Play) -> Flow:
    """SO-176: an attempt outside a Kaboom."""
    pod = race.pods[seat]
    if throw_ejection(race, seat, play):
        if pod.red:
            race.leave(seat, EJECTED, wreck=True)
        else:
            pod.status = EJECTED
            wait(race, seat)
    yield from queue(race)


def bail_out(race: Race, seat: int) -> None:
    """SO-152, SO-153."""
    race.dice(1, seat, "bail_out")
    race.leave(seat, BAILED_OUT, wreck=True)
