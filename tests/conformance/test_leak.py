"""The secrecy checks do find leaks: each of these was planted on purpose in the toy."""

from collections.abc import Callable
from typing import Any

import pytest

import toy
from conformance.two_worlds import hunt
from paddock.core.chance import Chance
from paddock.core.codec import codec_of
from paddock.core.game import Game
from paddock.core.phrase import Told
from paddock.core.protocol import Action, Decision, Log, Phase, Race, View
from paddock.kit.words import say
from toy.actions import Play
from toy.book import MUD
from toy.decisions import ChooseEffort as RealChooseEffort
from toy.events import Kept, Looked
from toy.phases.lookout import Deciding
from toy.phases.lookout import Lookout as RealLookout
from toy.phases.pushing import Pushing as RealPushing
from toy.phases.reaction import MudWindow as RealMudWindow
from toy.phases.round import Round as RealRound
from toy.phases.running import Running as RealRunning
from toy.rules.cards import look
from toy.rules.order import running_order
from toy.setup import setup
from toy.state import Soapbox
from toy.view import SoapboxView, view

SEEDS = range(3)
SEATS = 3

# A planted class has the name of the real one, so that it travels as the real one does.


def next_hand(race: Soapbox, seat: int) -> list[int]:
    """What a seat must not know."""
    return race.carts[(seat + 1) % race.seats].hand


class Lookout(RealLookout):
    """Says to all what it should whisper."""

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        seat = running_order(race)[-1]
        if sum(race.carts[seat].hand) < race.book.hand and sum(race.cards.bag) > 0:
            look(race, chance)
            log.say(Looked(seat, race.cards.top))
            race.phases.append(Deciding(seat))


class ChooseEffort(RealChooseEffort):
    """Refuses with words that depend on somebody else's hand."""

    has_mud_behind = False

    def refusal(self, action: Action) -> Told | None:
        why = super().refusal(action)
        if why is None or not self.has_mud_behind:
            return why
        return Told(say("{} There is mud behind you.", why), why.rules)


class RefusingPushing(RealPushing):
    def ask(self, race: Soapbox) -> tuple[Decision, ...]:
        asked: list[Decision] = []
        for real in super().ask(race):
            decision = ChooseEffort(real.seat, real.menu)
            decision.has_mud_behind = next_hand(race, real.seat)[MUD] > 0
            asked.append(decision)
        return tuple(asked)


class OrderingPushing(RealPushing):
    """Asks those first who hold mud."""

    def ask(self, race: Soapbox) -> tuple[Decision, ...]:
        asked = super().ask(race)
        return tuple(sorted(asked, key=lambda one: -race.carts[one.seat].hand[MUD]))


class OfferingPushing(RealPushing):
    """Takes an option away when the next seat holds mud."""

    def ask(self, race: Soapbox) -> tuple[Decision, ...]:
        return tuple(
            RealChooseEffort(real.seat, real.menu[: 3 - next_hand(race, real.seat)[MUD]])
            for real in super().ask(race)
        )


class LuckyPushing(RealPushing):
    """Uses up luck only when somebody holds mud, so that the next die tells of it."""

    def resolve(self, race: Soapbox, answers: list[Any], chance: Chance, log: Log) -> None:
        super().resolve(race, answers, chance, log)
        for _ in range(race.carts[0].hand[MUD]):
            chance.pick(100)


class MudWindow(RealMudWindow):
    """Tells of everybody who would have thrown mud, not only of the one who does."""

    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        super().resolve(race, answers, chance, log)
        for decision, answer in zip(race.asked, answers, strict=True):
            if isinstance(answer, Play):
                log.say(Kept(decision.seat))


class Running(RealRunning):
    def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
        super().resolve(race, answers, chance, log)
        plant_window(race)


class TellingPushing(RealPushing):
    def resolve(self, race: Soapbox, answers: list[Any], chance: Chance, log: Log) -> None:
        super().resolve(race, answers, chance, log)
        plant_window(race)


def plant_window(race: Soapbox) -> None:
    """Put the telling window in the place of the real one, now and when the next cart runs."""
    for place, phase in enumerate(race.phases):
        if isinstance(phase, RealMudWindow):
            race.phases[place] = MudWindow(phase.runner, phase.spaces)
        elif isinstance(phase, RealRunning):
            race.phases[place] = Running(phase.order, phase.efforts)


def planted(phase: Phase[Any, Any]) -> Callable[[Any, int, Chance], Race]:
    """A set-up whose rounds use this phase in the place of the real one of that name."""
    name = type(phase).__mro__[1].__name__
    type(phase).__name__ = name

    class Round(RealRound):
        def resolve(self, race: Soapbox, answers: list[Action], chance: Chance, log: Log) -> None:
            super().resolve(race, answers, chance, log)
            race.phases = [phase if type(at).__name__ == name else at for at in race.phases]

    def leaky_setup(book: Any, seats: int, chance: Chance) -> Race:
        race = setup(book, seats, chance)
        race.phases = [Round()]
        return race

    return leaky_setup


def view_with_top(race: Soapbox, seat: int) -> SoapboxView:
    """Shows the card somebody is looking at to all."""
    seen = view(race, seat)
    return _replaced(seen, top=race.cards.top)


def view_with_hand(race: Soapbox, seat: int) -> SoapboxView:
    """Counts the mud of the first seat among the open cards."""
    seen = view(race, seat)
    return _replaced(seen, discarded=[seen.discarded[0] + race.carts[0].hand[MUD]])


def _replaced(seen: SoapboxView, **fields: Any) -> SoapboxView:
    return SoapboxView(**{**vars(seen), **fields})


def leaky(view: Callable[..., View] = view, setup: Callable[..., Race] = setup) -> Game:
    """The toy with one of its parts replaced."""
    real = toy.GAME
    return Game(
        id=real.id,
        title=real.title,
        tagline=real.tagline,
        seats=real.seats,
        version=real.version,
        stage=real.stage,
        package=real.package,
        prefix=real.prefix,
        minutes=real.minutes,
        most_decisions=real.most_decisions,
        book=real.book,
        setup=setup,
        view=view,
        redeal=real.redeal,
        standings=real.standings,
        rounds=real.rounds,
        tell=real.tell,
        prompt=real.prompt,
        option=real.option,
        word=real.word,
        draw=real.draw,
        foresee=real.foresee,
    )


def hunted(game: Game) -> str:
    """What a hunt through a few races finds first."""
    leaks = [hunt(game, codec_of(game), SEATS, seed) for seed in SEEDS]
    return next((leak for leak in leaks if leak), "")


@pytest.mark.parametrize("leaky_view", [view_with_top, view_with_hand])
def test_a_secret_in_a_view_is_found(leaky_view: Callable[..., View]) -> None:
    assert "the view differs" in hunted(leaky(view=leaky_view))


@pytest.mark.parametrize(
    ("phase", "found"),
    [
        pytest.param(Lookout(), "the events differ:", id="an event said aloud"),
        pytest.param(RefusingPushing(), "the refusals differs", id="a refusal that knows"),
        pytest.param(OrderingPushing(), "who is asked differs", id="an order that tells"),
        pytest.param(OfferingPushing(), "the decision differs", id="an option that tells"),
        pytest.param(TellingPushing(), "an answer of seat", id="an answer that was kept"),
        pytest.param(LuckyPushing(), "the events differ:", id="luck that tells"),
    ],
)
def test_a_secret_in_a_phase_is_found(phase: Phase[Any, Any], found: str) -> None:
    assert found in hunted(leaky(setup=planted(phase)))


def test_the_same_hunt_finds_nothing_in_the_real_toy() -> None:
    assert hunted(leaky()) == ""
