"""Two servers that hold the same race, except for what one watcher may not know.

Both are given the same secrets, ids and time. At every question the second one's race is replaced
by one that the watcher could equally be in: everything hidden from it is dealt anew. Then the same
is done in both, and every byte that the watcher is sent must be the same, until something hidden
is openly shown or the watcher itself is told a secret. With the next question it starts again.
"""

import json
import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from conformance.two_worlds import TOGETHER, decision_of, offered, parting
from paddock.core.chance import Dealer
from paddock.core.protocol import SPECTATOR, Race
from paddock.server.kept import Move
from paddock.server.play import Play
from paddock.server.room import Room
from paddock.table.attention import HOWS
from paddock.table.diary import Diary
from server.client import HTTP, ME, Player, Refusal, Shape, make
from server.running import Clock, Running, running, told_sources
from support import said

WAVERING = 0.5
"""How often somebody seals something else first."""


LEAVING = ("Eject", "BailOut")
"""What would end a race too soon, if it were done as often as anything else."""


class Leak(AssertionError):
    """The watcher could tell the two worlds apart."""


class World:
    """One server, one race, a socket for each seat, and the watcher's own."""

    def __init__(
        self,
        server: Running,
        clock: Clock,
        game: str,
        seats: int,
        watcher: int,
        stack: ExitStack,
    ) -> None:
        self.server = server
        self.clock = clock
        self.watcher = watcher
        made = make(server.host, game, [ME] * seats, public=True)
        self.race = made["race"]
        self.tokens = {SPECTATOR: None, **made["tokens"]}
        self.players = [self.open(seat, stack) for seat in range(seats)]
        for player in self.players:
            player.settle()
        # A socket for which nothing is asked that was not asked in the other world as well.
        self.eyes = self.open(watcher, stack)

    def open(self, seat: int, stack: ExitStack, seen: int = 0) -> Player:
        player = Player(self.server.host, self.race, self.tokens[seat], seen)
        return stack.enter_context(player)

    @property
    def room(self) -> Room:
        return self.server.lobby.rooms[self.race]

    @property
    def state(self) -> Race:
        return self.room.play.table._race

    def seal(self, seat: int, action: Shape, id: str) -> Shape:
        player = self.players[seat]
        player.settle()
        return player.answer(action, id=id)

    def fresh(self) -> list[str]:
        """What a browser sees that opens the page just now, and the watcher's news."""
        with ExitStack() as stack:
            anew = self.open(self.watcher, stack)
            back = self.open(self.watcher, stack, self.eyes.table["seq"])
            anew.settle()
            back.settle()
            return [*anew.texts, *back.texts, *self.cards()]

    def cards(self) -> list[str]:
        """What is said of the race over HTTP."""
        addresses = (f"{self.server.http}/api/races/{self.race}", f"{self.server.http}/api/races")
        return [HTTP.get(address).text for address in addresses]

    def news(self) -> list[str]:
        self.eyes.settle()
        texts, self.eyes.texts = self.eyes.texts, []
        return texts


@dataclass
class Twins:
    """Plays both worlds side by side."""

    one: World
    other: World
    luck: random.Random
    moves: list[Move] = field(default_factory=list)
    questions: int = 0
    differing: int = 0
    """How often the hidden part really was another one."""
    compared: int = 0
    """How many answers were followed past their reveal, because nothing hidden was shown."""
    attended: int = 0
    ordered: int = 0
    """How often somebody said in one world only when to be asked, and left an order."""

    @property
    def watcher(self) -> int:
        return self.one.watcher

    def hunt(self, most: int) -> None:
        """Play until the race is over, or for so many questions; Leak at the first difference."""
        while self.one.state.phases and self.questions < most:
            self.deal_anew()
            self.same(self.one.fresh(), self.other.fresh(), "the page, opened now")
            self.same(self.one.news(), self.other.news(), "the news")
            self.try_everything()
            self.answer_all()
            self.questions += 1

    def deal_anew(self) -> None:
        """The second world becomes another race that the watcher could be in."""
        room = self.other.room
        stored = room.play.moves
        room.play = Play.again(room.race, self.moves)
        room.play.moves = stored
        # What was sent before, too, was what the first world sent.
        room.audience.trail = deepcopy(self.one.room.audience.trail)
        for watcher in room.watchers:
            watcher.lines = room.play.table.log_length(watcher.seat)
        real = self.one.state
        dealt = room.play.table.game.redeal(
            real.copy(), self.watcher, Dealer(self.luck.getrandbits(50))
        )
        codec = room.play.table.codec
        self.differing += codec.hash(real) != codec.hash(dealt)
        room.play.table._race = dealt

    def try_everything(self) -> None:
        """The watcher tries every action that anybody is offered, and takes it back."""
        seat = self.watcher
        if seat == SPECTATOR or decision_of(self.one.state, seat) is None:
            return
        if len(self.one.state.asked) == 1:
            return  # It would be the last answer: nothing can be tried.
        codec = self.one.room.play.table.codec
        for number, action in enumerate(offered(codec, self.one.state, self.other.state)):
            told = [self.attempt(world, codec.dump(action), number) for world in self.worlds]
            self.same(told[0], told[1], f"what is said to {codec.dump(action)}")
        self.same(self.one.news(), self.other.news(), "the news after trying")

    def attempt(self, world: World, action: Shape, number: int) -> list[str]:
        eyes = world.eyes
        eyes.settle()
        id = f"try-{self.questions}-{number}"
        try:
            eyes.answer(action, id=id)
        except Refusal:
            return [eyes.texts[-1]]
        eyes.do("retract", id=f"{id}-back")
        eyes.settle()
        if world is self.one:
            self.note("answer", world.watcher, action, id)
            self.note("retract", world.watcher, None, f"{id}-back")
        return eyes.texts[-5:]

    def answer_all(self) -> None:
        """Everybody answers the same in both worlds, or what each holds where nothing fits both."""
        answers = self.answers()
        order = self.luck.sample(sorted(answers), len(answers))
        lengths = [len(world.room.play.table.diary.entries) for world in self.worlds]
        for seat in order:
            id = f"answer-{self.questions}-{seat}"
            self.tick()
            first = answers[seat][1]
            if seat not in (order[-1], self.watcher):
                first = self.wavering(seat, first)
            self.one.seal(seat, answers[seat][0], id)
            self.other.seal(seat, first, id)
            self.note("answer", seat, answers[seat][0], id)
            if first != answers[seat][1]:
                self.tick()
                self.other.seal(seat, answers[seat][1], f"{id}-changed")
            if seat not in (order[-1], self.watcher):
                self.order_unseen(seat, id)
            if seat != order[-1]:
                self.same(self.one.news(), self.other.news(), f"the news after seat {seat}")
                self.same(self.one.cards(), self.other.cards(), f"the cards after seat {seat}")
        self.compare_reveal(lengths)

    def order_unseen(self, seat: int, id: str) -> None:
        """In the second world only, a seat that has answered leaves orders, and says when it wants
        to be asked; and takes all of it back before it could do anything."""
        player, table = self.other.players[seat], self.other.room.play.table
        kinds = len(table.game.moments.names)
        if kinds:
            player.do("attend", id=f"{id}-asking", asking=[self.luck.choice(HOWS)] * kinds)
            self.same(
                self.one.news(), self.other.news(), f"the news when seat {seat} is asked less"
            )
            player.do("attend", id=f"{id}-ever", asking=[])
            self.attended += 1
        offers = [table.codec.dump(order) for order in table.offers(seat)]
        if offers:
            player.do("order", id=f"{id}-order", orders=[self.luck.choice(offers)])
            self.same(self.one.news(), self.other.news(), f"the news when seat {seat} orders")
            self.same(self.one.fresh(), self.other.fresh(), f"the page when seat {seat} has orders")
            player.do("order", id=f"{id}-none", orders=[])
            self.ordered += 1

    def answers(self) -> dict[int, tuple[Shape, Shape]]:
        """What each seat answers in the one world and in the other."""
        found: dict[int, tuple[Shape, Shape]] = {}
        codec = self.one.room.play.table.codec
        for here, there in zip(self.one.state.asked, self.other.state.asked, strict=True):
            both = [option for option in here.options() if not said(there.refusal(option))]
            staying = [option for option in both if type(option).__name__ not in LEAVING]
            if both:
                action = codec.dump(self.luck.choice(staying or both))
                found[here.seat] = (action, action)
            else:
                assert here.seat != self.watcher, "the watcher is offered the same"
                own, others = (self.luck.choice(asked.options()) for asked in (here, there))
                found[here.seat] = (codec.dump(own), codec.dump(others))
        return found

    def wavering(self, seat: int, wanted: Shape) -> Shape:
        """What is sealed first in the second world only, to be changed without a word."""
        decision = decision_of(self.other.state, seat)
        assert decision is not None
        codec = self.other.room.play.table.codec
        shapes = [codec.dump(option) for option in decision.options()]
        others = [shape for shape in shapes if shape != wanted]
        return others[0] if others and self.luck.random() < WAVERING else wanted

    def tick(self) -> None:
        """Time passes in both worlds."""
        for world in self.worlds:
            world.clock.now += 1

    def compare_reveal(self, lengths: Sequence[int]) -> None:
        """Past the reveal, as far as both worlds must agree."""
        news = [world.news() for world in self.worlds]
        table = self.one.room.play.table
        diaries = [Diary(), Diary()]
        for diary, world, at in zip(diaries, self.worlds, lengths, strict=True):
            diary.entries = world.room.play.table.diary.entries[at:]
        one, other = diaries
        parted = parting(table.game, table.codec, table.book, (one, other), self.watcher)
        if parted.leak:
            raise Leak(parted.leak)
        if parted == TOGETHER:
            self.compared += 1
            self.same(news[0], news[1], "the reveal")
            return
        heard = []
        for texts in news:
            frames = [json.loads(text) for text in texts]
            lines = [line for frame in frames for line in frame.get("log", [])]
            heard.append(lines[: parted.place])
        self.same(heard[0], heard[1], "the log before anything was shown")

    @property
    def worlds(self) -> tuple[World, World]:
        return self.one, self.other

    def note(self, kind: str, seat: int, action: Shape | None, id: str) -> None:
        """What was done in the first world, so that the second can be made like it."""
        moment = self.one.room.play.moment
        self.moves.append(Move(len(self.moves) + 1, kind, seat, moment, action, id))

    def same(self, one: Any, other: Any, what: str) -> None:
        if one != other:
            raise Leak(f"question {self.questions}, {what}:\n{one}\n{other}")


@contextmanager
def twins(folder: Path, game: str, seats: int, watcher: int, seed: int) -> Iterator[Twins]:
    """Two servers with the same secrets, ids and clock."""
    with ExitStack() as stack:
        worlds = []
        for name in ("one", "other"):
            (folder / name).mkdir()
            clock = Clock()
            sources = told_sources(f"{game}/{seed}", clock)
            server = stack.enter_context(running(folder / name, sources=sources))
            worlds.append(World(server, clock, game, seats, watcher, stack))
        yield Twins(worlds[0], worlds[1], random.Random(seed))
