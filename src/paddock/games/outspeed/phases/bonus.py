"""Phase 1: announcing Bonus tokens from the front to the rear, then applying them."""

from mypy_extensions import mypyc_attr

from paddock.core.chance import Chance
from paddock.core.protocol import Action, Decision, Log, Phase
from paddock.games.outspeed.actions import PASS, PLAYS, Play
from paddock.games.outspeed.book.tokens import KINDS, NO_TOKEN, count
from paddock.games.outspeed.decisions import ChooseBonus, bonus_bar
from paddock.games.outspeed.events import Announced, BonusRevealed, Committed
from paddock.games.outspeed.rules.bonus import apply_group, zone_groups
from paddock.games.outspeed.rules.elimination import is_decided, turn_tiles
from paddock.games.outspeed.state import Outspeed, Pilot


class Bonus(Phase[Outspeed, Action]):
    """OS-014 Zone by zone, front to rear. Without a token on the table it passes (OS-013)."""

    def resolve(self, race: Outspeed, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        for pilot in race.alive():
            if count(pilot.tokens):
                groups = zone_groups(race)
                race.phases.append(Applying(groups))
                race.phases.append(Announcing(groups))
                return


@mypyc_attr(free_list_len=1)
class Announcing(Phase[Outspeed, Action]):
    """OS-098 The foremost of these groups answers together; who plays is shown, not what."""

    def __init__(self, groups: tuple[tuple[int, ...], ...]) -> None:
        self.groups = groups

    def ask(self, race: Outspeed) -> tuple[Decision, ...]:
        """OS-R10 Everyone with a token is asked, also when none can be played."""
        asked: list[Decision] = []
        rearmost = race.rearmost_zone()
        for seat in self.groups[0]:
            pilot = race.pilots[seat]
            if count(pilot.tokens):
                asked.append(_question(race, pilot, pilot.zone == rearmost))
        return tuple(asked)

    def resolve(self, race: Outspeed, answers: list[Action], chance: Chance, log: Log) -> None:
        for index, action in enumerate(answers):
            pilot = race.pilots[race.asked[index].seat]
            if isinstance(action, Play):
                pilot.tokens[action.token] -= 1
                pilot.committed = action.token
                committed = Committed(pilot.seat, action.token)
                log.whisper(pilot.seat, committed, Announced(pilot.seat, True))
            else:
                log.say(Announced(pilot.seat, False))
        race.phases.pop()
        if len(self.groups) > 1:
            race.phases.append(Announcing(self.groups[1:]))


def _question(race: Outspeed, pilot: Pilot, is_rearmost: bool) -> Decision:
    on_finish = race.on_finish_tile()
    menu: list[Action] = [PASS]
    for token in range(KINDS):
        if pilot.tokens[token] and not bonus_bar(token, is_rearmost, on_finish):
            menu.append(PLAYS[token])
    return ChooseBonus(pilot.seat, tuple(menu), tuple(pilot.tokens), is_rearmost, on_finish)


@mypyc_attr(free_list_len=1)
class Applying(Phase[Outspeed, Action]):
    """OS-019, OS-020 All tokens are turned up; then each group's take effect, front to rear."""

    def __init__(self, groups: tuple[tuple[int, ...], ...]) -> None:
        self.groups = groups

    def resolve(self, race: Outspeed, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        playing = [pilot for pilot in race.pilots if pilot.committed != NO_TOKEN]
        if not playing:
            return
        seats = tuple(pilot.seat for pilot in playing)
        log.say(BonusRevealed(seats, tuple(pilot.committed for pilot in playing)))
        for group in self.groups:
            apply_group(race, group, log)
            if len(race.alive()) <= 1:
                break
        for pilot in playing:
            # OS-024: used tokens are discarded after all effects.
            race.discards[pilot.committed] += 1
            pilot.committed = NO_TOKEN
        if not is_decided(race, log):
            turn_tiles(race, log)
