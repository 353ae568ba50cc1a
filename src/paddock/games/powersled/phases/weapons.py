"""Cards after the move: Laser, Mine, Anti-Gravity Slick and Nuke Grenade."""

from typing import Final

from paddock.core.chance import Chance
from paddock.core.protocol import NOBODY, Action, Decision, Log, Phase
from paddock.games.powersled.actions import (
    DONE,
    FIRE_LASER,
    LAY_MINE,
    LAY_SLICK,
    NUKES,
    FireLaser,
    LayMine,
    LaySlick,
    ThrowNuke,
)
from paddock.games.powersled.book.cards import LASER, MINE, NUKE, SLICK
from paddock.games.powersled.book.track import NO_SQUARE
from paddock.games.powersled.decisions import ChooseAfter
from paddock.games.powersled.events.contact import (
    BY_LASER,
    BY_NUKE,
    HazardLaid,
    LaserFired,
    NukeThrown,
)
from paddock.games.powersled.events.driving import StepsLost
from paddock.games.powersled.phases.collisions import Shield
from paddock.games.powersled.phases.control import lose_steps
from paddock.games.powersled.rules.hands import could_attack, spend
from paddock.games.powersled.rules.laser import beam_to, in_sights, struck_in
from paddock.games.powersled.rules.movement import lay_under
from paddock.games.powersled.rules.order import beside
from paddock.games.powersled.state import LOST, NOBODY_HERE, Powersled, Sled

LASER_STRENGTH: Final = 1
NUKE_STRENGTH: Final = 3


class AfterMoves(Phase[Powersled, Action]):
    """PS-110, PS-260 The mover, then each towed sled, as often as it likes."""

    def __init__(self, at: int) -> None:
        self.at = at

    def seat(self, race: Powersled) -> int:
        return race.play.mover if self.at == 0 else race.play.towed[self.at - 1]

    def turn(self, race: Powersled) -> int:
        return self.seat(race)

    def ask(self, race: Powersled) -> tuple[Decision, ...]:
        sled = race.sleds[self.seat(race)]
        if not sled.is_racing or sled.is_spinning or not could_attack(race, sled.seat):
            return NOBODY
        hand = tuple(race.decks[sled.seat].hand[LASER : NUKE + 1])
        return (ChooseAfter(sled.seat, attack_menu(race, sled), hand),)

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        sled = race.sleds[self.seat(race)]
        answer = answers[0] if answers else DONE
        if isinstance(answer, FireLaser):
            fire_laser(race, sled, log)
        elif isinstance(answer, LayMine):
            lay_hazard(race, sled, MINE, log)
        elif isinstance(answer, LaySlick):
            lay_hazard(race, sled, SLICK, log)
        elif isinstance(answer, ThrowNuke):
            throw_nuke(race, sled, answer.target, log)
        elif self.at < len(race.play.towed):
            race.phases[-1] = AfterMoves(self.at + 1)
        else:
            race.phases.pop()


def attack_menu(race: Powersled, sled: Sled) -> tuple[Action, ...]:
    """PS-111, PS-115, PS-118, PS-121 What the hand allows."""
    hand = race.decks[sled.seat].hand
    menu: list[Action] = [DONE]
    if hand[LASER] and in_sights(race, sled) != NO_SQUARE:
        menu.append(FIRE_LASER)
    if hand[MINE]:
        menu.append(LAY_MINE)
    if hand[SLICK]:
        menu.append(LAY_SLICK)
    if hand[NUKE]:
        for target in beside(race, sled):
            menu.append(NUKES[target])
    return tuple(menu)


def fire_laser(race: Powersled, sled: Sled, log: Log) -> None:
    """PS-113, PS-114, PS-R69 The rear sled of the square, or else a mine in it."""
    spend(race, sled.seat, LASER)
    square = in_sights(race, sled)
    target = struck_in(race, sled, square)
    if target == NOBODY_HERE:
        race.lay(square, mines=-1, slicks=0)
    names = race.book.track.squares
    beam = tuple([names[one] for one in beam_to(race, sled, square)])
    log.say(LaserFired(sled.seat, target, names[square], beam, race.mines[square]))
    if target != NOBODY_HERE:
        race.phases.append(Shield(target, LASER_STRENGTH, BY_LASER, sled.seat))


def lay_hazard(race: Powersled, sled: Sled, card: int, log: Log) -> None:
    """PS-115, PS-118, PS-R70 In the square left last, whoever stands there."""
    spend(race, sled.seat, card)
    square = sled.left_last
    is_mine = card == MINE
    lay_under(race, square, 1 if is_mine else 0, 0 if is_mine else 1)
    name = race.book.track.squares[square]
    log.say(HazardLaid(sled.seat, card, name, race.mines[square], race.slicks[square]))


def throw_nuke(race: Powersled, sled: Sled, target: int, log: Log) -> None:
    """PS-124 The target's Force Field and roll; then the thrower's step, whatever came of it."""
    spend(race, sled.seat, NUKE)
    log.say(NukeThrown(sled.seat, target))
    race.phases.append(Recoil(sled.seat))
    race.phases.append(Shield(target, NUKE_STRENGTH, BY_NUKE, sled.seat))


class Recoil(Phase[Powersled, Action]):
    """PS-123 The thrower of a Nuke Grenade loses a step and a card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        sled = race.sleds[self.seat]
        log.say(StepsLost(self.seat, 1, min(LOST, sled.control + 1)))
        lose_steps(race, sled, 1, log)
