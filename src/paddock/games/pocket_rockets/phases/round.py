"""A round: everybody bids in secret, then the sole bidders are up, from 0 to 4.

The order of play: `Bidding`, then `Turns`, which puts the turn of one bidder after the other on
top of itself.
"""

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.pocket_rockets.actions import BID_MENU, Bid
from paddock.games.pocket_rockets.book.racers import BIDS, DEAD_ROUNDS_BEFORE_LOTS
from paddock.games.pocket_rockets.decisions import ChooseBid
from paddock.games.pocket_rockets.events import (
    BidsShown,
    LotDrawn,
    RoundBegan,
    RoundDied,
    TurnBegan,
    TurnLost,
)
from paddock.games.pocket_rockets.phases.moving import Moving
from paddock.games.pocket_rockets.phases.zero import ZeroActing
from paddock.games.pocket_rockets.rules.ending import end_at_cap
from paddock.games.pocket_rockets.state import NO_BID, NOBODY_THERE, PocketRockets


def begin_round(race: PocketRockets, log: Log) -> None:
    """PR-010 Back to the bidding."""
    race.phases.clear()
    race.phases.append(Bidding())
    log.say(RoundBegan(race.round, has_lots(race)))


def has_lots(race: PocketRockets) -> bool:
    """PR-160 After three dead rounds ties are settled by lot; not in practice (PR-166)."""
    return (
        race.book.has_lots
        and race.dead_rounds >= DEAD_ROUNDS_BEFORE_LOTS
        and not race.is_practice()
    )


class Bidding(Phase[PocketRockets, Bid]):
    """PR-020, PR-021 Everybody in play chooses a number in secret; all are shown at once."""

    def ask(self, race: PocketRockets) -> tuple[Decision, ...]:
        return tuple([ChooseBid(seat, BID_MENU) for seat in race.in_play()])

    def resolve(self, race: PocketRockets, answers: list[Bid], chance: Chance, log: Log) -> None:
        bids = [NO_BID] * race.seats
        for at in range(len(answers)):
            bids[race.asked[at].seat] = answers[at].number
        race.bids = bids
        drawn: list[LotDrawn] = []
        turns: list[int] = []
        for number in range(BIDS):
            seats = bidders(bids, number)
            if len(seats) == 1:
                turns.append(seats[0])
            elif seats and has_lots(race):
                seat = seats[chance.pick(len(seats))]
                drawn.append(LotDrawn(number, tuple(seats), seat))
                turns.append(seat)
            else:
                turns.append(NOBODY_THERE)
        log.say(BidsShown(tuple(bids), tuple(turns)))
        for lot in drawn:
            log.say(lot)
        race.phases[-1] = Turns(0, tuple(turns))


def bidders(bids: list[int], number: int) -> list[int]:
    """Who bid a number."""
    return [seat for seat in range(len(bids)) if bids[seat] == number]


class Turns(Phase[PocketRockets, Action]):
    """PR-022 to PR-027 The numbers in rising order; `turns` has whose each is, fixed by the reveal.

    `number` is the one that comes next.
    """

    def __init__(self, number: int, turns: tuple[int, ...]) -> None:
        self.number = number
        self.turns = turns

    def resolve(self, race: PocketRockets, answers: list[Action], chance: Chance, log: Log) -> None:
        number = self.number
        if number == BIDS:
            end_round(race, log)
            return
        race.phases[-1] = Turns(number + 1, self.turns)
        seat = self.turns[number]
        if seat == NOBODY_THERE:
            return
        if not race.rockets[seat].is_in_play:
            log.say(TurnLost(seat, number))
            return
        log.say(TurnBegan(seat, number))
        if number == 0:
            race.phases.append(ZeroActing(seat))
        else:
            race.phases.append(Moving(seat, number))


def end_round(race: PocketRockets, log: Log) -> None:
    """PR-030, PR-031 The dead rounds are counted, and the next round begins, unless it is time."""
    is_dead = all(len(bidders(race.bids, number)) != 1 for number in range(BIDS))
    if has_lots(race) or not is_dead:
        race.dead_rounds = 0
    else:
        race.dead_rounds += 1
        log.say(RoundDied(race.dead_rounds))
    if race.round >= race.book.round_cap:
        end_at_cap(race, log)
        return
    race.round += 1
    begin_round(race, log)
