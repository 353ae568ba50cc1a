"""Random races by the hundred, watched: what was seen, and that SZ-140 to SZ-145 always hold."""

import re
from collections.abc import Sequence
from typing import Any, Final

from games.spiralized.endings import ENDINGS, Policy, anything, stairs_first
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.codec import codec_of
from paddock.core.protocol import Action, Event, Log, advance, begin
from paddock.games.spiralized import GAME
from paddock.games.spiralized.actions import (
    EXCHANGES,
    FREE,
    MOVE,
    PASS,
    ROLL,
    STAIRS,
    STEP_MENUS,
    STOP,
)
from paddock.games.spiralized.book.reader import make_book
from paddock.games.spiralized.book.spiral import (
    ARROW,
    LANDING,
    NOBODY_HERE,
    PIT,
    PLAIN,
    RECT,
    START,
    SUNBURST,
    TOKENS,
    WHEEL,
    WHITE,
)
from paddock.games.spiralized.events import (
    BY_DOUBLES,
    BY_HIT,
    BY_THIRD_DOUBLES,
    Exchanged,
    GaveUp,
    LeftPit,
    Rolled,
    SentToPit,
    Stepped,
    TookStairs,
    TurnBegan,
)
from paddock.games.spiralized.setup import setup
from paddock.games.spiralized.state import NO_TOKEN, Spiralized
from support import ROOT, said

PROBES: Final[list[Action]] = [
    ROLL,
    STOP,
    FREE,
    MOVE,
    PASS,
    *[move for moves in STAIRS for move in moves[1:]],
    *[step for menus in STEP_MENUS[1:] for step in menus[-1]],
    *EXCHANGES,
]
CODES: Final = [action.code for action in PROBES]
PROBED_EVERY: Final = 10
CONFIGS: Final[list[dict[str, Any]]] = [{}, {"bonus_roll": "forced"}, {"stall_limit": "50"}]
ROOM_ON_START: Final = 2
LEAVES_IN: Final = 400
"""In some races somebody gives up at one question of so many."""

Seen = dict[str, set[object]]
"""What was seen, by what sort of thing it is."""

KINDS: Final = {
    WHITE: "white",
    ARROW: "arrow",
    PLAIN: "plain",
    WHEEL: "Wheel",
    SUNBURST: "sunburst",
    LANDING: "landing",
}
STAIRWAYS: Final = {1: [2], 2: [1, 3, 4], 3: [2, 4], 4: [2, 3, 5, 6], 5: [4, 6], 6: [4, 5]}


def everything() -> Seen:
    """What a long run must have seen."""
    kinds = codec_of(GAME).kinds
    decisions = (ROOT / "src/paddock/games/spiralized/decisions.py").read_text("utf-8")
    return {
        "event": {name for name, kind in kinds.items() if kind["is"] == "Event"},
        "question": {name for name, kind in kinds.items() if kind["is"] == "Decision"},
        "action": {name for name, kind in kinds.items() if kind["is"] == "Action"},
        # A text that starts with a rule number, but for the docstrings with their three quotes.
        "refusal": set(re.findall(r'refuse\(\s*"(SZ-R?\d+)"', decisions)),
        "space": {*KINDS.values(), "own colour", "Start", "Safe Zone", "Home"},
        "stairs": {(ring, target) for ring, targets in STAIRWAYS.items() for target in targets},
        "to the Pit": {
            "hit by a die",
            "hit on the stairs",
            "second doubles",
            "third doubles",
            "taken from Start",
            "taken from the rings",
            "taken from the own colour",
            "taken from the Safe Zone",
        },
        "out of the Pit": {"pushed out", "freed", "pushed out by the own token"},
        "ending": set(ENDINGS),
    }


def missing(seen: Seen) -> Seen:
    """What was never seen."""
    return {sort: rest for sort, wanted in everything().items() if (rest := wanted - seen[sort])}


def run(seats: int, races: int) -> Seen:
    """So many races: most at random, some with forced bonus rolls, stairs only, or deserters."""
    seen: Seen = {sort: set() for sort in everything()}
    for number in range(races):
        config = CONFIGS[number % len(CONFIGS)]
        policy = stairs_first if "stall_limit" in config and number % 2 else anything
        Watched(seats, number, config, policy, seen).run()
    return seen


class Heard(Log):
    """What was said since the last answer. Nothing is whispered in this game."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def say(self, event: Event) -> None:
        self.events.append(event)


class Watched:
    """One race, looked at after every answer."""

    def __init__(
        self, seats: int, number: int, config: dict[str, Any], policy: Policy, seen: Seen
    ) -> None:
        self.luck: Chance = Dealer(spawn_seed(number, seats))
        self.choice = Dealer(spawn_seed(number, 10 + seats))
        self.policy = policy
        self.seen = seen
        self.is_probed = number % PROBED_EVERY == 0
        self.has_deserters = number % 5 == 4
        self.heard = Heard()
        self.race = setup(make_book(config), seats, self.luck)
        self.throw = 0
        self.stepped: list[int] = []
        self.kinds: dict[str, set[type]] = {"event": set(), "question": set(), "action": set()}
        self.refusals: set[str] = set()

    def run(self) -> None:
        race, heard, kinds = self.race, self.heard, self.kinds
        begin(race, self.luck, heard)
        self._note(heard.events)
        table = Tokens(race)
        asked = 0
        while race.phases:
            self._look()
            before = race.tokens.copy()
            heard.events.clear()
            if self.has_deserters and self.choice.pick(LEAVES_IN) == 0:
                self._somebody_leaves()
            else:
                answer = self.policy(race.asked[0], self.choice)
                kinds["action"].add(type(answer))
                advance(race, [answer], self.luck, heard)
            asked += 1
            self._note(heard.events)
            changed = differing(before, race.tokens)
            table.check(race, changed)
            check_change(race, before, changed, heard.events)
        for sort, types in kinds.items():
            self.seen[sort] |= {kind.__name__ for kind in types}
        self.seen["refusal"] |= {why.partition(" ")[0] for why in self.refusals if why}
        assert asked <= GAME.most_decisions
        assert race.asked == ()
        standings = GAME.standings(race)
        assert standings.winners
        self.seen["ending"].add(standings.reason.replace(" ", "_"))

    def _somebody_leaves(self) -> None:
        here = [seat for seat in range(self.race.seats) if not self.race.left[seat]]
        leave = GAME.leave
        assert leave is not None
        assert leave(self.race, here[self.choice.pick(len(here))], self.heard) is None
        begin(self.race, self.luck, self.heard)

    def _look(self) -> None:
        (decision,) = self.race.asked
        assert decision.seat == self.race.active
        assert decision.options()
        self.kinds["question"].add(type(decision))
        if self.is_probed:
            offered = {option.code for option in decision.options()}
            whys = [said(decision.refusal(action)) for action in PROBES]
            assert [why == "" for why in whys] == [code in offered for code in CODES]
            self.refusals.update(whys)

    def _note(self, events: Sequence[Event]) -> None:
        on_stairs = False
        sent = -1
        self.kinds["event"].update(map(type, events))
        for event in events:
            if isinstance(event, Rolled):
                assert event.throw <= 3
                self.throw = event.throw
                self.stepped = []
            elif isinstance(event, TurnBegan):
                self.stepped = []
            elif isinstance(event, Stepped):
                self.stepped.append(event.token)
                # SZ-143: two dice, so never more than two own tokens.
                assert len(self.stepped) <= 2
                self._note_space(event)
            elif isinstance(event, TookStairs):
                on_stairs = True
                rings = self.race.book.rings
                self.seen["stairs"].add((rings[event.start], rings[event.end]))
            elif isinstance(event, SentToPit):
                sent = event.seat
                self._note_pit(event, on_stairs)
            elif isinstance(event, LeftPit):
                self.seen["out of the Pit"].add("freed" if event.is_freed else "pushed out")
                if sent == event.seat:
                    self.seen["out of the Pit"].add("pushed out by the own token")

    def _note_space(self, event: Stepped) -> None:
        book = self.race.book
        spaces = self.seen["space"]
        if event.end == START:
            spaces.add("Start")
        elif event.end == book.home:
            spaces.add("Home")
        elif event.end > book.last:
            spaces.add("Safe Zone")
        else:
            colour = self.race.colours[event.seat]
            spaces.add(KINDS[book.kinds[book.spaces[colour][event.end]]])
            if event.end % book.lap == 0:
                spaces.add("own colour")

    def _note_pit(self, event: SentToPit, on_stairs: bool) -> None:
        sent = self.seen["to the Pit"]
        if event.cause == BY_HIT:
            sent.add("hit on the stairs" if on_stairs else "hit by a die")
            # SZ-117: nobody is hit on a safe space.
            assert START < event.start <= self.race.book.last
            assert event.start % self.race.book.lap != 0
            return
        assert self.throw == {BY_DOUBLES: 2, BY_THIRD_DOUBLES: 3}[event.cause]
        sent.add({2: "second doubles", 3: "third doubles"}[self.throw])
        if event.start == START:
            sent.add("taken from Start")
        elif event.start > self.race.book.last:
            sent.add("taken from the Safe Zone")
        elif event.start % self.race.book.lap == 0:
            sent.add("taken from the own colour")
        else:
            sent.add("taken from the rings")


def differing(before: list[int], now: list[int]) -> list[int]:
    """The tokens that are elsewhere now."""
    if before == now:
        return []
    return [token for token in range(len(before)) if before[token] != now[token]]


class Tokens:
    """SZ-140, SZ-141 Four tokens a colour, one a space, two on Start, one in the Pit.

    The board is drawn here a second time, token by token as they move, and compared as a whole.
    """

    def __init__(self, race: Spiralized) -> None:
        assert len(race.tokens) == race.seats * TOKENS
        self.standing = [NOBODY_HERE] * len(race.standing)
        self.space_of = [NOBODY_HERE] * len(race.tokens)
        self.check(race, list(range(len(race.tokens))))

    def check(self, race: Spiralized, changed: list[int]) -> None:
        """Follow the tokens that have moved; all are where they may be, and only there."""
        book, tokens, standing = race.book, race.tokens, self.standing
        for token in changed:
            if self.space_of[token] != NOBODY_HERE:
                standing[self.space_of[token]] = NOBODY_HERE
                self.space_of[token] = NOBODY_HERE
        for token in changed:
            progress = tokens[token]
            assert PIT <= progress <= book.home
            if START < progress <= book.last:
                space = book.spaces[race.colours[token // TOKENS]][progress]
                assert standing[space] == NOBODY_HERE
                standing[space] = token
                self.space_of[token] = space
            elif progress >= START and progress != book.home:
                room = ROOM_ON_START if progress == START else 1
                first = token - token % TOKENS
                assert tokens[first : first + TOKENS].count(progress) <= room
        assert len(tokens) == len(self.space_of)
        assert race.standing == standing
        assert tokens.count(PIT) == (race.pit != NO_TOKEN)
        assert race.pit == NO_TOKEN or tokens[race.pit] == PIT


def check_change(
    race: Spiralized, before: list[int], changed: list[int], events: Sequence[Event]
) -> None:
    """SZ-142, SZ-144, SZ-145 What one answer can change, and what it cannot."""
    gone: set[int] = set()
    move: TookStairs | None = None
    is_freed = False
    for event in events:
        if isinstance(event, GaveUp):
            gone.add(event.seat)
        elif isinstance(event, TookStairs):
            assert move is None
            move = event
        elif isinstance(event, LeftPit):
            is_freed = is_freed or event.is_freed
    for token in changed:
        assert before[token] != race.book.home or token // TOKENS in gone
    if PIT in before and PIT not in race.tokens:
        assert is_freed or before.index(PIT) // TOKENS in gone
    if move is not None:
        named = {move.seat * TOKENS + move.token}
        for event in events:
            if isinstance(event, SentToPit):
                assert event.seat != move.seat
                named.add(event.seat * TOKENS + event.token)
            elif isinstance(event, LeftPit):
                named.add(event.seat * TOKENS + event.token)
        assert set(changed) == named
        assert len(named) <= 3
        assert not any(isinstance(event, Rolled | Stepped | Exchanged) for event in events)
    for seat in gone:
        assert race.tokens[seat * TOKENS : seat * TOKENS + TOKENS] == [RECT] * TOKENS
