"""Builds and grid; then turns of draw, discard, three rounds and regaining control."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.powersled.actions import BUILDS, Build, Discard
from paddock.games.powersled.book.cards import KINDS, count
from paddock.games.powersled.decisions import ChooseBuild, ChooseDiscard
from paddock.games.powersled.events.turns import (
    OVER_LIMIT,
    BuildsRevealed,
    Discarded,
    GridRolled,
    GridSet,
    PutAside,
    PutAsideHidden,
    RoundBegan,
    StoodStill,
    TurnBegan,
    WentHome,
)
from paddock.games.powersled.phases.control import Regaining, discard_menu
from paddock.games.powersled.phases.laying import Laying
from paddock.games.powersled.phases.spin import SpinPlay
from paddock.games.powersled.rules.control import die
from paddock.games.powersled.rules.finish import end_race, has_finished
from paddock.games.powersled.rules.hands import draw
from paddock.games.powersled.rules.order import order_of_play
from paddock.games.powersled.state import ALONE, FINISH, NOBODY_HERE, TURN_LIMIT, Powersled, no_play

BASE_RATING: Final = 6
BASE_ARMOR: Final = 2
ROUNDS: Final = 3
LEAST_LIMIT: Final = 100
TURNS_A_LAP: Final = 10


class Building(Phase[Powersled, Build]):
    """PS-006 to PS-012, PS-R02 Everybody builds a sled in secret; then the grid."""

    def ask(self, race: Powersled) -> tuple[Decision, ...]:
        points = race.book.points
        menu = build_menu(points)
        return tuple(ChooseBuild(seat, menu, points) for seat in range(race.seats))

    def resolve(self, race: Powersled, answers: list[Build], chance: Chance, log: Log) -> None:
        for seat in range(race.seats):
            build = answers[seat]
            sled = race.sleds[seat]
            sled.thrust = BASE_RATING + build.thrust
            sled.stability = BASE_RATING + build.stability
            sled.pilot = build.pilot
            sled.armor = (BASE_ARMOR + build.armor) * race.book.laps
        log.say(
            BuildsRevealed(
                tuple(
                    (build.thrust, build.stability, build.pilot, build.armor) for build in answers
                )
            )
        )
        order = race.book.grid_order(race.seats) or roll_for_grid(race.seats, chance, log)
        take_grid(race, order, log)
        race.phases[-1] = Drawing()


def build_menu(points: int) -> tuple[Action, ...]:
    """PS-R03 Up to the limit. First an even build, for who does not answer."""
    even: list[Action] = []
    menu: list[Action] = []
    for build in BUILDS:
        if build.spent() <= points:
            parts = [build.thrust, build.stability, build.pilot, build.armor]
            is_even = build.spent() == points and max(parts) - min(parts) <= 1
            if is_even and not even:
                even.append(build)
            else:
                menu.append(build)
    return tuple(even + menu)


def roll_for_grid(seats: int, chance: Chance, log: Log) -> tuple[int, ...]:
    """PS-R04 Two dice each, the highest takes pole; the tied roll again among themselves."""
    groups = [list(range(seats))]
    order: list[int] = []
    while groups:
        group = groups.pop(0)
        if len(group) == 1:
            order.append(group[0])
            continue
        totals = [0] * seats
        for seat in group:
            totals[seat] = die(chance) + die(chance)
        log.say(GridRolled(tuple(totals)))
        tied: list[list[int]] = []
        for total in range(2 * 6, 1, -1):
            same = [seat for seat in group if totals[seat] == total]
            if same:
                tied.append(same)
        groups = tied + groups
    return tuple(order)


def take_grid(race: Powersled, order: tuple[int, ...], log: Log) -> None:
    """PS-014 to PS-019 Two a row behind the line, pole in front on the right."""
    track = race.book.track
    for seat in range(race.seats):
        race.pick_up(race.sleds[seat])
    for place in range(len(order)):
        sled = race.sleds[order[place]]
        race.set_down(sled, track.grid[place])
        sled.left_last = track.prev[sled.square]
        sled.stamp = race.tick()
    squares = tuple(track.squares[track.grid[place]] for place in range(len(order)))
    log.say(GridSet(order, squares))


class Drawing(Phase[Powersled, Action]):
    """PS-031 A turn begins: every sled in the race draws."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.turn += 1
        race.round = 0
        log.say(TurnBegan(race.turn))
        for sled in race.sleds:
            if sled.is_racing:
                draw(race, sled, chance, log)
        race.phases[-1] = Discarding()


class Discarding(Phase[Powersled, Discard]):
    """PS-035 Down to the stability, card by card and face down until all have chosen."""

    def ask(self, race: Powersled) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        for sled in race.sleds:
            if sled.is_racing:
                deck = race.decks[sled.seat]
                excess = deck.holds() - sled.stability
                if excess > 0:
                    menu = discard_menu(deck)
                    asked.append(ChooseDiscard(sled.seat, menu, excess, OVER_LIMIT))
        return tuple(asked)

    def resolve(self, race: Powersled, answers: list[Discard], chance: Chance, log: Log) -> None:
        if answers:
            for i in range(len(answers)):
                seat = race.asked[i].seat
                card = answers[i].card
                race.decks[seat].hand[card] -= 1
                race.decks[seat].aside[card] += 1
                log.whisper(seat, PutAside(seat, card), PutAsideHidden(seat))
            race.phases[-1] = Discarding()
            return
        for seat in range(race.seats):
            deck = race.decks[seat]
            if count(deck.aside):
                log.say(Discarded(seat, tuple(deck.aside), OVER_LIMIT))
                for card in range(KINDS):
                    deck.discards[card] += deck.aside[card]
                    deck.aside[card] = 0
        begin_round(race, log)


def begin_round(race: Powersled, log: Log) -> None:
    """PS-038, PS-045, PS-R07 The order is made now, and who shares a square is noted."""
    race.round += 1
    race.rounds += 1
    race.order = order_of_play(race)
    race.at = 0
    for sled in race.sleds:
        sled.has_played = False
        sled.partner = ALONE
        if sled.is_racing:
            front, rear = race.front_of(sled.square), race.rear_of(sled.square)
            if rear != NOBODY_HERE:
                sled.partner = front if rear == sled.seat else rear
    log.say(RoundBegan(race.round, tuple(race.order)))
    race.phases[-1] = NextPlay()


class NextPlay(Phase[Powersled, Action]):
    """PS-044 The next play of the round; after the last one the round is over."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        if race.at == len(race.order):
            end_round(race, log)
            return
        sled = race.sleds[race.order[race.at]]
        race.at += 1
        if not sled.is_racing or sled.has_played:
            return
        sled.has_played = True
        if sled.is_spinning:
            race.phases.append(SpinPlay(sled.seat))
        elif race.decks[sled.seat].holds() == 0:
            sled.speed = 0
            race.play = no_play()
            log.say(StoodStill(sled.seat, race.book.track.squares[sled.square]))
        else:
            race.phases.append(Laying(sled.seat))


def end_round(race: Powersled, log: Log) -> None:
    """PS-251 The finish is looked at when the round is over, not before."""
    somebody_finished = False
    racing = 0
    for sled in race.sleds:
        if sled.finished == 0 and has_finished(race, sled):
            somebody_finished = True
            if sled.out == 0:
                race.pick_up(sled)
                if race.book.races_on:
                    log.say(WentHome(sled.seat))
            sled.finished = race.rounds
        if sled.is_racing:
            racing += 1
    if (somebody_finished and not race.book.races_on) or racing == 0:
        end_race(race, FINISH, log)
    elif race.round < ROUNDS:
        begin_round(race, log)
    else:
        race.phases[-1] = TurnEnd()
        race.phases.append(Regaining(tuple(order_of_play(race))))


class TurnEnd(Phase[Powersled, Action]):
    """PS-030 After the last phase the next turn begins, up to the limit (PS-R20)."""

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        if race.turn == most_turns(race.book.laps):
            end_race(race, TURN_LIMIT, log)
        else:
            race.phases[-1] = Drawing()


def most_turns(laps: int) -> int:
    """PS-R20 A hundred turns, and more where there are more than ten laps to drive."""
    return max(LEAST_LIMIT, TURNS_A_LAP * laps)
