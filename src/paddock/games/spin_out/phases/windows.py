"""The free windows: W0 between Turns, W1 after the draw, W3, W6 and W8."""

from paddock.core.chance import Chance
from paddock.core.protocol import FREE, Action, Decision, Log
from paddock.games.spin_out.decisions.driving import OwnTurn
from paddock.games.spin_out.decisions.windows import ChoosePlay, is_play
from paddock.games.spin_out.phases.playing import CardWindow
from paddock.games.spin_out.rules.plays import W0, W3, W8, Moment, WindowKind, a_free, menu, plays
from paddock.games.spin_out.state import NOBODY_THERE, SpinOut


class FreeWindow(CardWindow):
    """SO-171 Whatever has an effect may be played. Whoever's Turn it is may go on instead."""

    def __init__(self, window: WindowKind) -> None:
        self.window = window

    def moment(self, race: SpinOut) -> Moment:
        return a_free(self.window)

    def urgency(self, race: SpinOut) -> int:
        return FREE

    def is_trigger(self, race: SpinOut) -> bool:
        """Two fixed points of a Turn: before the first inch, and when it is over."""
        return self.window in (W0, W3)

    def is_echo(self, race: SpinOut) -> bool:
        """Where no test was due, W8 is W6 again; and W0 is W8 again, for the others' cards."""
        return self.window in (W0, W8)

    def question(self, race: SpinOut, seat: int) -> Decision:
        return ChoosePlay(seat, menu(race, self.moment(race), seat), self.window)

    def next_of_turn(self, race: SpinOut) -> Decision | None:
        if race.active == NOBODY_THERE:
            return None
        asked = race.phases[-2].ask(race)
        if len(asked) != 1:
            return None
        own = asked[0]
        if not isinstance(own, OwnTurn):
            return None
        return own.extended(plays(race, self.moment(race), race.active))

    def is_play(self, race: SpinOut, action: Action) -> bool:
        return is_play(action)

    def close(self, race: SpinOut, chance: Chance, log: Log) -> None:
        race.phases.pop()
