"""The engine and the plain referee side by side: the same position, answers and luck."""

import random
from typing import Any, TypeGuard

from games.spin_out.referee import cards
from games.spin_out.referee.answers import BAIL_OUT, EJECT, FINISH, WITH_EJECTION, first_option
from games.spin_out.referee.exact import FULL_TURN
from games.spin_out.referee.plans import Part
from games.spin_out.referee.plays import PASS as REFEREE_PASS
from games.spin_out.referee.plays import Play
from games.spin_out.referee.position import BAILED_OUT, EJECTED, KILLED, RACING, Race
from games.spin_out.referee.referee import Referee, set_up
from games.spin_out.referee.track import Track
from games.spin_out.wild import Dice, some_plan, some_speed
from paddock.core.chance import Script
from paddock.core.protocol import Action, Decision, Event, Log, advance, begin
from paddock.games.spin_out.actions import (
    CLAIM_FINISH,
    GO_ON,
    PASS,
    PAYMENTS,
    RESTART,
    RUN_ON,
    SHUT_DOWN,
    STAY,
    BailOut,
    Burn,
    DiscardCards,
    Eject,
    Manoeuvre,
    PlacePod,
    PlayCard,
    SetSpeed,
)
from paddock.games.spin_out.book.cards import CARDS, FUNCTION_OF, NAMED
from paddock.games.spin_out.book.reader import make_book
from paddock.games.spin_out.decisions.driving import (
    ChooseAfterburn,
    ChooseAfterNudge,
    ChooseDiscard,
    ChoosePlace,
    ChooseRestart,
    ChooseShutdown,
    ChooseSpeed,
)
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.decisions.windows import (
    AnswerNudge,
    AnswerObstacle,
    AnswerSabotage,
    AnswerTest,
    ChooseEjection,
    ChooseFate,
    ChooseFinish,
    ChoosePayment,
    ChoosePlay,
    is_play,
)
from paddock.games.spin_out.events.cards import WreckLeft
from paddock.games.spin_out.phases.round import GameTurns, Placing
from paddock.games.spin_out.phases.windows import FreeWindow
from paddock.games.spin_out.state import NOBODY_THERE, Pod, Pose, SpinOut, no_turn

STATUS = [RACING, KILLED, EJECTED, BAILED_OUT]
MARKS = ["", "blue", "black"]
NEAR = 5
"""Ten-thousandths of an inch: with every straight step the last digit may differ, as both round
and exact halves are not settled; what is met at a slant stretches that."""
SLEEPING = 0.05
"""How often both say what they take for somebody who does not answer."""
PLANS = 4
"""So many manoeuvres are judged by both before one is taken."""
KINDS: dict[type[Decision], str] = {
    AnswerNudge: "W4",
    AnswerObstacle: "W5",
    AnswerTest: "W7",
    AnswerSabotage: "W9",
    ChooseEjection: "W10",
    ChoosePlace: "D1",
    ChooseRestart: "D5",
    ChooseSpeed: "D6",
    ChooseManoeuvre: "D9",
    ChooseAfterNudge: "D11",
    ChooseShutdown: "D14",
    ChooseDiscard: "D17",
    ChooseFate: "D20",
    ChoosePayment: "D21",
    ChooseFinish: "D25",
}


class Ears(Log):
    """Keeps which wreck has which number."""

    def __init__(self, wrecks: dict[int, int]) -> None:
        self.wrecks = wrecks

    def say(self, event: Event) -> None:
        if isinstance(event, WreckLeft):
            self.wrecks[event.feature] = event.seat


def at_position(race: Race, first: int, luck: random.Random) -> "Pair":
    """Both tables at the position of the referee's race, before the Turn of `first`."""
    wrecks: dict[int, int] = {}
    engine = engine_like(race, first, wrecks)
    return Pair(engine, Referee(race, first=first), wrecks, luck)


def at_start(track: Track, players: int, luck: random.Random) -> "Pair":
    """Both tables before the first pod is placed."""
    order = luck.sample(range(players), players)
    referee = set_up(track, players, Dice(luck), order)
    engine = engine_like(referee.race, order[0], {})
    engine.phases = [Placing(0)]
    return Pair(engine, referee, {}, luck)


class Pair:
    """Both tables."""

    def __init__(
        self, engine: SpinOut, referee: Referee, wrecks: dict[int, int], luck: random.Random
    ) -> None:
        self.luck = luck
        self.wrecks = wrecks
        self.engine = engine
        self.log = Ears(self.wrecks)
        assert isinstance(referee.race.luck, Dice)
        self.dice = referee.race.luck
        self.referee = referee
        chance = Script(self.dice.taken())
        begin(self.engine, chance, self.log)
        assert chance.left() == []
        self.compare()

    @property
    def is_over(self) -> bool:
        return self.referee.asked is None

    def is_merged(self) -> bool:
        """Whether a free window is open in which somebody is asked the next question at once."""
        top = self.engine.phases[-1]
        return isinstance(top, FreeWindow) and top.next_of_turn(self.engine) is not None

    def compare(self) -> None:
        """The same state, the same questions, the same plays."""
        race = self.referee.race
        asked = self.referee.asked
        if asked is None or asked.what != "D1":
            self.settle_last_digits()
            mine, theirs = state_of(self.engine, self.wrecks), state_of_referee(race)
            assert mine == theirs, differences(mine, theirs)
        if asked is None:
            assert not self.engine.asked
            return
        seats = [one.seat for one in self.engine.asked]
        kinds = {kind_of(one) for one in self.engine.asked}
        top = self.engine.phases[-1]
        if self.is_merged():
            assert isinstance(top, FreeWindow)
            seats = top.seats(self.engine)
            kinds = {f"W{top.window}"}
        assert (kinds, tuple(seats)) == ({asked.what}, asked.seats), (kinds, seats, asked)
        if asked.what.startswith("W"):
            for decision in self.engine.asked:
                self.compare_plays(decision)

    def compare_plays(self, decision: Decision) -> None:
        menu = decision.menu if self.is_merged() else decision.options()
        mine = {play for play in menu if is_play(play)}
        theirs = {action_of(play) for play in self.referee.options(decision.seat)}
        known = {one.code for one in theirs}
        only_mine = [one for one in mine if one.code not in known]
        known = {PASS.code, *(one.code for one in mine)}
        only_theirs = [one for one in theirs if one.code not in known]
        assert (only_mine, only_theirs) == ([], []), decision.seat

    def settle_last_digits(self) -> None:
        """Places may differ by a few ten-thousandths; the referee's count from then on."""
        race = self.referee.race
        for seat, pod in enumerate(race.pods):
            pose = self.engine.pods[seat].pose
            assert abs(pose.x - pod.x) <= NEAR, (seat, pose.x, pod.x)
            assert abs(pose.y - pod.y) <= NEAR, (seat, pose.y, pod.y)
            if (pose.x, pose.y) != (pod.x, pod.y):
                self.engine.pods[seat].pose = Pose(pod.x, pod.y, pose.heading)
                self.ask_anew()
        if race.active is None or race.mover.waiting or not race.mover.is_racing:
            return
        if self.engine.turn.left != race.turn.left:
            assert abs(self.engine.turn.left - race.turn.left) <= NEAR
            self.engine.turn.left = race.turn.left
            self.ask_anew()

    def ask_anew(self) -> None:
        if self.engine.phases and self.engine.asked:
            self.engine.asked = self.engine.phases[-1].ask(self.engine)

    def step(self) -> None:
        """An answer of everybody who is asked, and what both make of it."""
        asked = self.referee.asked
        assert asked is not None
        if asked.what.startswith("W"):
            self.answer_window()
        else:
            self.answer_question(asked.what)
        self.compare()

    def answer_window(self) -> None:
        asked = self.referee.asked
        assert asked is not None
        plays = {seat: self.some_play(seat) for seat in asked.seats}
        is_merged = self.is_merged()
        for seat in self.luck.sample(asked.seats, len(asked.seats)):
            self.referee.answer(seat, plays[seat])
        given = {seat: action_of(play) for seat, play in plays.items()}
        if not is_merged:
            self.advance(given)
            return
        own = self.engine.active
        if all(play == REFEREE_PASS for play in plays.values()):
            self.go_on(given, own)
            return
        if plays.get(own, REFEREE_PASS) == REFEREE_PASS:
            # An answer to the next question lapses when somebody plays.
            (decision,) = [one for one in self.engine.asked if one.seat == own]
            given[own] = decision.options()[0]
        self.advance(given)

    def go_on(self, given: dict[int, Action], own: int) -> None:
        """A window has passed, and whoever's Turn it is answers what comes next."""
        asked = self.referee.asked
        assert asked is not None
        (decision,) = [one for one in self.engine.asked if one.seat == own]
        assert (asked.what, asked.seats) == (kind_of(decision), (own,))
        self.answer_alone(asked.what, own, decision, given)

    def answer_question(self, what: str) -> None:
        asked = self.referee.asked
        assert asked is not None
        if what in ("D20", "D21", "D25"):
            given: dict[int, Action] = {}
            for decision in self.engine.asked:
                listed = self.listed(what, decision.seat)
                options = {action_of(one).code for one in listed}
                assert options == {one.code for one in decision.options()}
                answer = self.luck.choice(listed)
                self.referee.answer(decision.seat, answer)
                given[decision.seat] = action_of(answer)
            self.advance(given)
            return
        (decision,) = self.engine.asked
        self.answer_alone(what, decision.seat, decision, {})

    def listed(self, what: str, seat: int) -> list[Any]:
        """All that the referee allows of what could be said."""
        said: list[Any] = [BAIL_OUT, EJECT, FINISH, REFEREE_PASS]
        said += [Play("eject", card) for card in cards.DECK]
        if what == "D21":
            said = list(cards.DECK)
        return [one for one in said if self.referee.refusal(seat, one) is None]

    def answer_alone(
        self, what: str, seat: int, decision: Decision, given: dict[int, Action]
    ) -> None:
        """A question of the own Turn, judged and answered by both."""
        # Where a window is open an attempt to eject is a play in it: after it, it is asked anew.
        is_window = self.is_merged()
        answer = self.some_answer(what, seat, decision, may_eject=not is_window)
        self.referee.answer(seat, answer)
        if what == "D6" and not isinstance(answer, Play):
            self.advance({**given, seat: SetSpeed(answer[0])}, picks=[])
            if isinstance(self.engine.asked[0], ChooseAfterburn):
                burnt = tuple(CARDS.index(card) for card, _ in answer[1])
                why = self.engine.asked[0].refusal(Burn(burnt))
                assert why is None, why.with_rules([])
                self.advance({seat: Burn(burnt)})
            else:
                assert answer[1] == ()
        else:
            self.advance({**given, seat: answer_of(what, answer)})

    def some_answer(self, what: str, seat: int, decision: Decision, *, may_eject: bool) -> Any:
        luck = self.luck
        race = self.referee.race
        if may_eject and what in WITH_EJECTION and luck.random() < 0.1:
            if self.referee.refusal(seat, EJECT) is None:
                return EJECT
        if what == "D9":
            return self.some_manoeuvre(seat, decision)
        if what == "D1":
            return self.some_place(seat, decision)
        if what == "D6":
            return some_speed(race, seat, luck)
        if what == "D5":
            return luck.choice(["throw", "throw", "throw", "stay"])
        if what == "D11":
            return luck.choice(["shut down", "continue"])
        if what == "D14":
            return luck.choice(["run on", "run on", "shut down"])
        assert what == "D17"
        hand = race.pods[seat].hand
        return tuple(luck.sample(hand, len(hand) - cards.MOST_IN_HAND))

    def some_manoeuvre(self, seat: int, decision: Decision) -> Any:
        """One that both allow, of some that both have judged alike."""
        if self.luck.random() < SLEEPING:
            first = decision.options()[0]
            assert isinstance(first, Manoeuvre)
            plan = first_option(self.referee.race, "D9", seat)
            assert turned(first) == turned(manoeuvre_of(plan))
        allowed = []
        for _ in range(PLANS):
            plan = some_plan(self.referee.race, self.luck)
            why = decision.refusal(manoeuvre_of(plan))
            other = self.referee.refusal(seat, plan)
            assert (why is None) == (other is None), (plan, why and why.with_rules([]), other)
            if why is None:
                allowed.append(plan)
        if allowed:
            return self.luck.choice(allowed)
        first = decision.options()[0]
        assert isinstance(first, Manoeuvre)
        return plan_of(first)

    def some_place(self, seat: int, decision: Decision) -> Any:
        """One that both allow, of some in and around the start zone, and the sleeper's."""
        first = decision.options()[0]
        sleeper = first_option(self.referee.race, "D1", seat)
        # Where no slot of the grid is free the rules leave the place open.
        assert sleeper == REFEREE_PASS or PlacePod(*sleeper) == first
        left, low, right, high = self.referee.race.track.zone
        allowed = [(place.x, place.y, place.heading) for place in [first] if is_place(place)]
        for _ in range(PLANS):
            x, y = self.luck.randint(left, right), self.luck.randint(low, high)
            place = (x, y, self.luck.randrange(FULL_TURN))
            is_allowed = decision.refusal(PlacePod(*place)) is None
            assert is_allowed == (self.referee.refusal(seat, place) is None), place
            if is_allowed:
                allowed.append(place)
        return self.luck.choice(allowed)

    def some_play(self, seat: int) -> Play:
        """Mostly to pass; each card that could be played as likely as the others."""
        options: list[Play] = self.referee.options(seat)
        luck = self.luck
        many = len(self.referee.asked.seats) if self.referee.asked else 1
        if len(options) == 1 or luck.random() > 1.2 / (1 + many):
            return REFEREE_PASS
        functions = sorted({key_of(one) for one in options[1:]})
        if luck.random() < 0.9:
            functions = [one for one in functions if one not in ("eject", "bail_out")]
        if not functions:
            return REFEREE_PASS
        key = luck.choice(functions)
        return luck.choice([one for one in options[1:] if key_of(one) == key])

    def advance(self, given: dict[int, Action], picks: list[int] | None = None) -> None:
        actions = []
        for decision in self.engine.asked:
            action = given.get(decision.seat, PASS)
            why = decision.refusal(action)
            assert why is None, why.with_rules([])
            actions.append(action)
        chance = Script(self.dice.taken() if picks is None else picks)
        advance(self.engine, actions, chance, self.log)
        assert chance.left() == []


def is_place(action: Action) -> TypeGuard[PlacePod]:
    return isinstance(action, PlacePod)


def turned(way: Manoeuvre) -> tuple[int, ...]:
    """A straight way, its turn from 0 to 360 degrees."""
    angle, length = way.steps
    return angle % FULL_TURN, length


def key_of(play: Play) -> str:
    return cards.function(play.works_as) if play.kind == "play" else play.kind


def kind_of(decision: Decision) -> str:
    if isinstance(decision, ChoosePlay):
        return f"W{decision.window}"
    return KINDS[type(decision)]


def action_of(play: Any) -> Action:
    """A play or payment of the referee as the engine takes it; Jokers go by their function."""
    if isinstance(play, str):
        return PAYMENTS[CARDS.index(play)]
    card = CARDS.index(play.card) if play.card else -1
    match play.kind:
        case "pass":
            return PASS
        case "eject":
            return Eject(card)
        case "bail_out":
            return BailOut(card)
        case "finish":
            return CLAIM_FINISH
    named = NAMED[FUNCTION_OF[CARDS.index(play.named)]] if play.named else card
    target = NOBODY_THERE if play.target is None else play.target
    return PlayCard(card, named, target, MARKS.index(play.marker))


def answer_of(what: str, answer: Any) -> Action:
    """An answer to a question of the own Turn."""
    if isinstance(answer, Play):
        return action_of(answer)
    if what == "D9":
        return manoeuvre_of(answer)
    if what == "D17":
        return DiscardCards(tuple(sorted(CARDS.index(card) for card in answer)))
    if what == "D1":
        return PlacePod(*answer)
    words: dict[str, Action] = {
        "throw": RESTART,
        "stay": STAY,
        "continue": GO_ON,
        "shut down": SHUT_DOWN,
        "run on": RUN_ON,
    }
    return words[answer]


def manoeuvre_of(plan: Any) -> Manoeuvre:
    steps: list[int] = []
    for kind, amount in plan.steps if isinstance(plan, Part) else plan:
        if (kind == "turn") != (len(steps) % 2 == 0):
            steps.append(0)
        steps.append(amount)
    return Manoeuvre(tuple(steps), isinstance(plan, Part))


def plan_of(way: Manoeuvre) -> Any:
    steps = tuple(
        ("move" if at % 2 else "turn", amount) for at, amount in enumerate(way.steps) if amount
    )
    return Part(steps) if way.is_part else steps


def engine_like(race: Race, first: int, wrecks: dict[int, int]) -> SpinOut:
    """The engine's race in a position of the referee's, before the Turn of `first`."""
    options = race.options
    survivor = {"plays_on": "races_on", "wins": "wins"}[options.lone_survivor]
    book = make_book(
        {
            "track": race.track.id,
            "laps": race.track.laps,
            "spin_rebound": options.spin_rebound,
            "lone_survivor": survivor,
        }
    )
    features = [feature.id for feature in book.course.features]
    left = {feature.id for feature in race.terrain}
    wrecked = [seat for seat in range(len(race.pods)) if f"wreck {seat}" in left]
    for at, seat in enumerate(wrecked):
        wrecks[len(features) + at] = seat
    gates = len(race.track.gates)
    pods = [
        Pod(
            pose=Pose(pod.x, pod.y, pod.heading),
            damage=pod.damage,
            orange=pod.orange,
            red=pod.red,
            black=pod.black,
            blue=pod.blue,
            has_ejected=pod.ejection_used,
            status=STATUS.index(pod.status),
            is_waiting=False,
            passed=(pod.lap - 1) * gates + pod.next_gate + pod.crossed,
            has_crossed=pod.crossed,
            on_large=sorted(features.index(id) for id in pod.on_large),
        )
        for pod in race.pods
    ]
    return SpinOut(
        seats=len(pods),
        phases=[GameTurns()],
        asked=(),
        book=book,
        order=race.order.copy(),
        at=race.order.index(first),
        game_turn=race.game_turn,
        active=NOBODY_THERE,
        pods=pods,
        hands=[numbers(pod.hand) for pod in race.pods],
        deck=numbers(race.play_deck),
        discard=numbers(race.discard),
        buried=numbers(race.hidden),
        gone=[at for at, id in enumerate(features) if id not in left],
        wrecks=[pods[seat].pose for seat in wrecked],
        turn=no_turn(),
        finish_card_by=NOBODY_THERE,
        winners=[],
        ranking=[],
        ending=0,
    )


def numbers(names: list[str]) -> list[int]:
    return sorted(CARDS.index(name) for name in names)


def state_of(race: SpinOut, wrecks: dict[int, int]) -> dict[str, Any]:
    features = [feature.id for feature in race.book.course.features]
    names = features + [f"wreck {wrecks[len(features) + at]}" for at in range(len(race.wrecks))]
    on_table = {seat for seat, pod in enumerate(race.pods) if pod.is_on_table()}
    found: dict[str, Any] = {
        f"pod {seat}": (
            pod.pose.heading,
            pod.damage,
            (pod.orange, pod.red, pod.black, pod.blue),
            pod.has_ejected,
            STATUS[pod.status],
            pod.passed,
            pod.has_crossed,
            {names[number] for number in pod.on_large} if pod.is_racing() else None,
        )
        for seat, pod in enumerate(race.pods)
    }
    turn = race.turn
    return {
        **found,
        "hands": [[CARDS[card] for card in hand] for hand in race.hands],
        "deck": numbers([CARDS[card] for card in race.deck]),
        "discard": sorted(race.discard),
        "buried": sorted(race.buried),
        "terrain": {id for at, id in enumerate(names) if at not in race.gone},
        "game turn": race.game_turn,
        "active": None if race.active == NOBODY_THERE else race.active,
        "finish card": None if race.finish_card_by == NOBODY_THERE else race.finish_card_by,
        "winner": race.winners[0] if race.winners else None,
        "ranking": race.ranking,
        "turn": ()
        if race.active == NOBODY_THERE
        else (
            ("spins", turn.is_spinning),
            ("speed", turn.speed),
            ("override", turn.has_overridden),
            ("turns", turn.turns_made()),
            ("squeezes", turn.squeezes),
            ("trick", turn.has_trick),
            ("pauses", turn.pauses),
            *contacts_of_engine(race, names, on_table),
        ),
    }


def contacts_of_engine(race: SpinOut, names: list[str], on_table: set[int]) -> tuple[Any, ...]:
    """What is ignored or accounted for, while that can matter."""
    turn = race.turn
    if turn.left == 0:
        return ()
    return (
        ("ignored", {names[number] for number in turn.tricks}),
        ("over", set(turn.over) & on_table),
        ("rubbed", {names[number] for number in turn.rubbed if number not in race.gone}),
    )


def contacts_of_referee(race: Race, there: set[str], on_table: set[int]) -> tuple[Any, ...]:
    turn = race.turn
    if turn.left == 0:
        return ()
    return (
        ("ignored", set(turn.ignored)),
        ("over", turn.accounted & on_table),
        ("rubbed", {one for one in turn.accounted if isinstance(one, str)} & there),
    )


def state_of_referee(race: Race) -> dict[str, Any]:
    gates = len(race.track.gates)
    found: dict[str, Any] = {
        f"pod {seat}": (
            pod.heading,
            pod.damage,
            (pod.orange, pod.red, pod.black, pod.blue),
            pod.ejection_used,
            pod.status,
            (pod.lap - 1) * gates + pod.next_gate + pod.crossed,
            pod.crossed,
            pod.on_large if pod.is_racing else None,
        )
        for seat, pod in enumerate(race.pods)
    }
    turn = race.turn
    on_table = {seat for seat, pod in enumerate(race.pods) if pod.on_table}
    there = {feature.id for feature in race.terrain}
    return {
        **found,
        "hands": [sorted(pod.hand, key=CARDS.index) for pod in race.pods],
        "deck": numbers(race.play_deck),
        "discard": numbers(race.discard),
        "buried": numbers(race.hidden),
        "terrain": there,
        "game turn": race.game_turn,
        "active": race.active,
        "finish card": race.finish_card_by,
        "winner": race.winner,
        "ranking": race.ranking,
        "turn": ()
        if race.active is None
        else (
            ("spins", turn.spinning),
            ("speed", turn.final_speed),
            ("override", turn.override),
            ("turns", turn.turns_counted),
            ("squeezes", turn.squeeze),
            ("trick", turn.trick_ready),
            ("pauses", turn.pauses),
            *contacts_of_referee(race, there, on_table),
        ),
    }


def differences(mine: dict[str, Any], theirs: dict[str, Any]) -> str:
    """What the engine says, and what the referee says."""
    return "; ".join(
        f"{key}: {mine[key]} / {theirs[key]}" for key in mine if mine[key] != theirs[key]
    )
