"""The end check and the ranking (SO-154 to SO-157, SO-177, SO-R78 to SO-R88)."""

from decimal import Decimal

from games.spin_out.referee import cards
from games.spin_out.referee.exact import TAU
from games.spin_out.referee.plays import Play
from games.spin_out.referee.position import KILLED, Ask, Flow, Race
from games.spin_out.referee.windows import carry_out

MOST_GAME_TURNS = 80


def end_check(race: Race) -> Flow:
    """SO-177: after the W0 that follows the last Turn of a Game Turn."""
    if any(pod.crossed for pod in race.pods):
        yield from offer_finish_card(race)
        rank(race)
    elif race.game_turn >= MOST_GAME_TURNS or is_lone_survivor(race):
        rank(race)


def is_lone_survivor(race: Race) -> bool:
    """SO-R84; a race alone was never against anybody."""
    is_asked_for = race.options.lone_survivor == "wins"
    return is_asked_for and len(race.racing()) == 1 and len(race.pods) > 1


def offer_finish_card(race: Race) -> Flow:
    """D25: all at once, whoever holds it."""
    pods = race.pods
    asked = tuple(seat for seat in race.racing() if pods[seat].crossed and pods[seat].hand)
    if race.is_face_up(cards.FINISH_CARD) or not asked:
        return
    answers = yield Ask("D25", asked)
    for seat in asked:
        if answers[seat].kind == "finish":
            yield from carry_out(race, seat, Play("finish", cards.FINISH_CARD))


def rank(race: Race) -> None:
    """SO-R86, and the end of the race."""
    crossed = [seat for seat in race.order if race.pods[seat].crossed]
    others = [seat for seat in race.order if not race.pods[seat].crossed]
    racing = [seat for seat in others if race.pods[seat].is_racing]
    killed = [seat for seat in others if race.pods[seat].status == KILLED]
    saved = [seat for seat in others if seat not in racing and seat not in killed]
    race.winner = find_winner(race, crossed, racing)
    ranking = by_distance(race, crossed)
    for group in (racing, saved, killed):
        ranking += sorted(group, key=lambda seat: to_go(race, seat))
    if race.winner is not None:
        ranking = [race.winner, *(seat for seat in ranking if seat != race.winner)]
    race.ranking = ranking
    race.is_over = True
    race.say("over", race.winner, *ranking)


def find_winner(race: Race, crossed: list[int], racing: list[int]) -> int | None:
    """SO-156, SO-178, SO-R79, SO-R83 to SO-R85."""
    if race.finish_card_by is not None:
        return race.finish_card_by
    if crossed:
        return throw_for(race, foremost(race, crossed))
    if racing:
        return min(racing, key=lambda seat: to_go(race, seat))
    return None


def foremost(race: Race, seats: list[int]) -> list[int]:
    """Those furthest past the line within τ, and of these the least damaged."""
    furthest = max(race.mark_of(seat).past for seat in seats)
    level = [seat for seat in seats if furthest - race.mark_of(seat).past <= TAU]
    least = min(race.pods[seat].damage for seat in level)
    return [seat for seat in level if race.pods[seat].damage == least]


def throw_for(race: Race, seats: list[int]) -> int:
    """SO-162: 2D6 each, the lowest wins, ties throw again."""
    while len(seats) > 1:
        thrown = {seat: race.dice(2, seat, "tie_break") for seat in seats}
        seats = [seat for seat in seats if thrown[seat] == min(thrown.values())]
    return seats[0]


def by_distance(race: Race, seats: list[int]) -> list[int]:
    """Furthest first; within τ less damage, then the order of movement (SO-R88)."""
    left, ranked = list(seats), list[int]()
    while left:
        first = foremost(race, left)[0]
        ranked.append(first)
        left.remove(first)
    return ranked


def to_go(race: Race, seat: int) -> tuple[int, Decimal, int, int]:
    """SO-R88."""
    mark = race.mark_of(seat)
    return mark.gates, mark.inches, race.pods[seat].damage, race.order.index(seat)
