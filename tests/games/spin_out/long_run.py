"""Races by the hundred from wild positions, watched: what was seen, and that cards and pods stay
where they can be.

Everybody answers at random, but with a bent for what is rare: each card that could be played is as
likely as the others. Some races begin level beyond the line, some with all cards in hands.
"""

import random
import re
from collections.abc import Sequence
from typing import Final

from games.spin_out.lockstep import engine_like
from games.spin_out.referee.track import printed
from games.spin_out.test_conservation import check
from games.spin_out.wild import some_position
from paddock.core.chance import Dealer
from paddock.core.codec import codec_of
from paddock.core.protocol import Action, Decision, Event, advance, begin
from paddock.games.spin_out import GAME
from paddock.games.spin_out.actions import (
    CLAIM_FINISH,
    GO_ON,
    PASS,
    RESTART,
    RUN_ON,
    SPEEDS,
    BailOut,
    Burn,
    DiscardCards,
    Eject,
    Manoeuvre,
    Pay,
    PlacePod,
    PlayCard,
)
from paddock.games.spin_out.book.cards import (
    CARDS,
    FUNCTION_OF,
    FUNCTIONS,
    JOKER,
    REPAIR,
    SPOT,
    is_any_time,
    is_joker,
)
from paddock.games.spin_out.book.course_reader import COURSES
from paddock.games.spin_out.book.reader import make_book
from paddock.games.spin_out.decisions.driving import ChoosePlace, OwnTurn
from paddock.games.spin_out.decisions.manoeuvres import ChooseManoeuvre
from paddock.games.spin_out.decisions.windows import ChooseEjection, Reaction, is_play
from paddock.games.spin_out.events.cards import (
    BailedOut,
    BlastHit,
    BribeGiven,
    CardPlayed,
    CouplingThrown,
    EjectionThrown,
    MarkersChanged,
    SabotageThrown,
    ShotThrown,
)
from paddock.games.spin_out.events.moves import Crashed, Nudged
from paddock.games.spin_out.events.turns import (
    Burnt,
    CardsDiscarded,
    FinishClaimed,
    LeakThrown,
    RestartThrown,
    SpinTestThrown,
    SpunUp,
    StallThrown,
)
from paddock.games.spin_out.phases.windows import FreeWindow
from paddock.games.spin_out.setup import setup
from paddock.games.spin_out.state import ENDINGS, KILLED, RACING, Pose, SpinOut
from paddock.table.diary import Diary
from support import ROOT, said

Seen = dict[str, set[object]]
"""What was seen, by what sort of thing it is."""

MARKS: Final = ("", " and blue", " and black")
MOST_STOPS: Final = 160
PROBED_EVERY: Final = 4
PARTS: Final = 0.1
"""How often a manoeuvre comes in parts, and other things are out of the ordinary."""
GOOD_NUDGES: Final = 0.5
"""A Good Nudge is seldom possible and has many rows."""
SOURCES: Final = [
    ROOT / "src/paddock/games/spin_out" / name
    for name in (
        "decisions/driving.py",
        "decisions/manoeuvres.py",
        "decisions/windows.py",
        "rules/starting.py",
    )
]
TABLES: Final[dict[type[Event], str]] = {
    RestartThrown: "restart",
    StallThrown: "stall",
    SpinTestThrown: "spin test",
    LeakThrown: "leak",
    ShotThrown: "pot shot",
    SabotageThrown: "sabotage",
    CouplingThrown: "coupling",
    EjectionThrown: "ejection",
    BailedOut: "bail-out",
    BlastHit: "blast",
}
COLOURS: Final = ("orange", "red", "black", "blue")
MARKERS: Final = {
    *("orange on", "orange on a standing pod", "orange off", "orange off a standing pod"),
    *("red on", "red on a spinning pod", "red off", "red off, orange stays"),
    *("black on", "black on a standing pod", "black off", "black off a standing pod"),
    *("blue on", "blue on a standing pod", "blue off", "blue off a standing pod"),
    *("black becomes red", "black off, red stays on", "red and black off"),
}
PROBES: Final[list[Action]] = [
    *(PASS, RESTART, RUN_ON, GO_ON, CLAIM_FINISH, SPEEDS[0], SPEEDS[14]),
    *(Eject(-1), Eject(3), BailOut(-1), BailOut(50), Pay(0), Pay(30)),
    *(PlayCard(card, card, 0, 0) for card in (0, 40, 51)),
    *(Burn((0,)), Burn((40,)), Burn((1, 1)), DiscardCards((0,)), DiscardCards((0, 1))),
    *(PlacePod(0, 0, 0), PlacePod(0, 0, -1)),
    *(Manoeuvre(steps, False) for steps in ((), (0, 1), (40_000, 1), (0, -5), (0,) * 42)),
    *(Manoeuvre(steps, True) for steps in ((0, 5), (0, 1500))),
]


def uses(card: int) -> set[object]:
    """All that one card can be used for."""
    name = CARDS[card]
    found = {"paid as a bribe", "discarded"}
    functions = [FUNCTION_OF[card]] if not is_joker(card) else list(range(JOKER))
    for function in functions:
        if function in (SPOT, REPAIR):
            found |= {f"{FUNCTIONS[function]}{mark}" for mark in MARKS}
        else:
            found.add(FUNCTIONS[function])
    if FUNCTION_OF[card] == SPOT or is_joker(card):
        found.add("burnt")
    if is_any_time(card):
        found |= {"for an ejection", "for a bail-out", "in a Kaboom"}
    if name == "QD":
        found.add("to win")
    return {(name, use) for use in found}


def templates() -> set[object]:
    """The sentences of all refusals, as patterns."""
    found: set[object] = set()
    for path in SOURCES:
        text = path.read_text("utf-8")
        for sentence in re.findall(r'refuse\(\s*"SO-R?\d+",\s*f?"([^"]+)"', text):
            found.add(re.sub(r"\\\{[^}]*\\\}", ".*", re.escape(sentence)))
    return found


def everything() -> Seen:
    """What a long run must have seen."""
    kinds = codec_of(GAME).kinds

    def named(base: str) -> set[object]:
        return {name for name, kind in kinds.items() if kind["is"] == base}

    rows: set[object] = {(name, die) for name in TABLES.values() for die in range(1, 7)}
    rows |= {("nudge", die) for die in range(1, 7)} | {("good nudge", sum) for sum in range(2, 13)}
    rows |= {("obstacle", sum) for sum in range(2, 13)} | {("spin", sum) for sum in range(2, 13)}
    return {
        "event": named("Event"),
        "question": named("Decision") - {"OwnTurn", "Reaction"},
        "action": named("Action"),
        "refusal": templates(),
        "window": {f"W{number}" for number in (0, 1, 3, 4, 5, 6, 7, 8, 9, 10)},
        "row": rows,
        "use": {use for card in range(len(CARDS)) for use in uses(card)},
        "markers": set(MARKERS),
        "ending": set(ENDINGS[1:]),
        "track": set(COURSES),
    }


def missing(seen: Seen) -> Seen:
    """What was never seen."""
    wanted = everything()
    return {sort: rest for sort in wanted if (rest := wanted[sort] - seen[sort])}


def run(races: int, name: str) -> Seen:
    """So many races on all tracks, with one to eight pods."""
    seen: Seen = {sort: set() for sort in everything()}
    luck = random.Random(name)
    for number in range(races):
        Watched(number, luck, seen).run()
    return seen


class Watched:
    """One race, looked at after every answer."""

    def __init__(self, number: int, luck: random.Random, seen: Seen) -> None:
        self.luck = luck
        self.chance = Dealer(luck.randrange(1 << 30))
        self.seen = seen
        self.is_probed = number % PROBED_EVERY == 0
        self.is_slow = luck.random() < PARTS
        self.templates = [str(one) for one in everything()["refusal"]] if self.is_probed else []
        seats = luck.randint(1, 8)
        track = COURSES[number % len(COURSES)]
        if luck.random() < PARTS:
            self.race = setup(make_book({"track": track}), seats, self.chance)
        else:
            position = some_position(printed()[track], seats, luck)
            first = luck.choice(position.racing())
            self.race = engine_like(position, first, {})
            if seats > 1 and luck.random() < PARTS:
                self.level(first)
            elif luck.random() < PARTS:
                self.deal_all()
        self.markers = [markers_of(self.race, seat) for seat in range(seats)]
        self.is_kaboom: set[int] = set()

    def level(self, first: int) -> None:
        """Nobody but two who stand across the line, equally far, before the last Turn."""
        race = self.race
        race.order.remove(first)
        race.order.append(first)
        race.at = race.seats - 1
        line = race.book.course.finish().line
        for place, seat in enumerate(race.order):
            pod = race.pods[seat]
            if seat != first and place > 0:
                pod.status = KILLED
                race.buried += race.hands[seat]
                race.hands[seat] = []
                continue
            third = 1 if seat == first else 2
            x = line.left.x + (line.right.x - line.left.x) * third // 3
            y = line.left.y + (line.right.y - line.left.y) * third // 3
            pod.pose = Pose(x, y, 0)
            pod.status, pod.on_large = RACING, []
            pod.has_crossed, pod.passed = True, race.book.gates_to_pass()
            pod.red, pod.black, pod.orange, pod.damage = True, False, False, 3

    def deal_all(self) -> None:
        """Nothing is left to draw."""
        race = self.race
        hand = race.hands[race.order[race.at]]
        for pile in (race.deck, race.discard, race.buried):
            hand += pile
            pile.clear()
        hand.sort()

    def run(self) -> None:
        race, diary = self.race, Diary()
        begin(race, self.chance, diary)
        self.note(all_versions(diary))
        for _ in range(MOST_STOPS):
            if not race.phases:
                break
            self.look()
            diary.entries.clear()
            answers = [self.answer(one) for one in race.asked]
            self.note_answers(answers)
            advance(race, answers, self.chance, diary)
            self.note(all_versions(diary))
            check(race)
        self.seen["track"].add(race.book.course.id)
        if not race.phases:
            self.seen["ending"].add(GAME.standings(race).reason)

    def answer(self, decision: Decision) -> Action:
        """At random, what is rare as likely as what is not."""
        luck = self.luck
        plays = [one for one in decision.menu if is_play(one)]
        unseen = [one for one in plays if self.is_new(one)]
        if unseen and luck.random() < 0.5:
            return luck.choice(unseen)
        nudged = [one for one in plays if key_of(one) == "good_nudge0"]
        if nudged and luck.random() < GOOD_NUDGES:
            return luck.choice(nudged)
        if plays and luck.random() < (0.35 if isinstance(decision, OwnTurn) else 0.45):
            precious = [one for one in plays if is_any_time(getattr(one, "card", -1))]
            if precious and luck.random() < 0.3:
                plays = precious
            keys = sorted({key_of(one) for one in plays})
            if luck.random() < 0.8:
                keys = [one for one in keys if one not in ("Eject", "BailOut")]
            if keys:
                key = luck.choice(keys)
                return luck.choice([one for one in plays if key_of(one) == key])
        if isinstance(decision, ChooseEjection) and plays:
            return luck.choice(plays)
        if isinstance(decision, Reaction):
            return luck.choice(decision.options()) if not plays else decision.options()[0]
        if isinstance(decision, ChooseManoeuvre) and (self.is_slow or luck.random() < PARTS):
            part = Manoeuvre((luck.randrange(36_000), 1000), True)
            if decision.refusal(part) is None:
                return part
        return decision.sample(self.chance)

    def is_new(self, play: Action) -> bool:
        """Whether this use of a card was not seen yet."""
        use = ""
        if isinstance(play, PlayCard):
            function = FUNCTION_OF[play.named]
            use = FUNCTIONS[function] + (MARKS[play.mark] if function in (SPOT, REPAIR) else "")
        elif isinstance(play, Eject):
            use = "for an ejection"
        elif isinstance(play, BailOut):
            use = "for a bail-out"
        card = getattr(play, "card", -1)
        return card >= 0 and (CARDS[card], use) not in self.seen["use"]

    def note_answers(self, answers: list[Action]) -> None:
        self.is_kaboom = set()
        for decision, answer in zip(self.race.asked, answers, strict=True):
            self.seen["action"].add(type(answer).__name__)
            if isinstance(decision, ChooseEjection):
                self.is_kaboom.add(decision.seat)
                if isinstance(answer, Eject):
                    self.use(answer.card, "in a Kaboom")
            elif isinstance(answer, Eject) and answer.card >= 0:
                self.use(answer.card, "for an ejection")
            elif isinstance(answer, BailOut) and answer.card >= 0:
                self.use(answer.card, "for a bail-out")

    def look(self) -> None:
        top = self.race.phases[-1]
        if isinstance(top, FreeWindow):
            self.seen["window"].add(f"W{top.window}")
        for decision in self.race.asked:
            name = type(decision).__name__
            self.seen["question"].add(name)
            if name in NAMED_WINDOWS:
                self.seen["window"].add(NAMED_WINDOWS[name])
            if self.is_probed:
                for action in [*PROBES, *self.own_probes(decision)]:
                    why = decision.refusal(action)
                    if why is not None:
                        self.note_refusal(said(why).partition(" ")[2])

    def own_probes(self, decision: Decision) -> list[Action]:
        """Places that are taken, manoeuvres that are well made."""
        if isinstance(decision, ChoosePlace):
            return [PlacePod(pose.x, pose.y, 0) for pose in decision.others]
        if not isinstance(decision, ChooseManoeuvre):
            return []
        return [decision.straight(number * 4500) for number in range(8)]

    def note_refusal(self, text: str) -> None:
        for template in self.templates:
            if re.fullmatch(template, text):
                self.seen["refusal"].add(template)

    def use(self, card: int, use: str) -> None:
        self.seen["use"].add((CARDS[card], use))

    def note(self, events: Sequence[Event]) -> None:
        for event in events:
            self.seen["event"].add(type(event).__name__)
            self.note_dice(event)
            if isinstance(event, CardPlayed):
                function = FUNCTION_OF[event.named]
                mark = MARKS[event.mark] if function in (SPOT, REPAIR) else ""
                self.use(event.card, f"{FUNCTIONS[function]}{mark}")
            elif isinstance(event, Burnt | CardsDiscarded):
                for card in event.cards:
                    self.use(card, "burnt" if isinstance(event, Burnt) else "discarded")
            elif isinstance(event, BribeGiven):
                self.use(event.card, "paid as a bribe")
            elif isinstance(event, FinishClaimed):
                self.use(CARDS.index("QD"), "to win")
            elif isinstance(event, MarkersChanged):
                self.note_markers(event)

    def note_dice(self, event: Event) -> None:
        rows = self.seen["row"]
        if type(event) in TABLES:
            rows.add((TABLES[type(event)], getattr(event, "die", 0)))
        elif isinstance(event, Nudged):
            for dice in (event.dice, event.other_dice):
                rows.add(("good nudge" if len(dice) > 1 else "nudge", sum(dice)))
        elif isinstance(event, Crashed | SpunUp):
            name = "obstacle" if isinstance(event, Crashed) else "spin"
            rows.add((name, event.first + event.second))

    def note_markers(self, event: MarkersChanged) -> None:
        before = self.markers[event.seat]
        now = (event.orange, event.red, event.black, event.blue)
        self.markers[event.seat] = now
        self.seen["markers"] |= changes(before, now)


def all_versions(diary: Diary) -> list[Event]:
    """What happened, as its owner and as the others hear of it."""
    heard = [entry.event for entry in diary.entries]
    return heard + [entry.others for entry in diary.entries if entry.others is not None]


NAMED_WINDOWS: Final = {
    "AnswerNudge": "W4",
    "AnswerObstacle": "W5",
    "AnswerTest": "W7",
    "AnswerSabotage": "W9",
    "ChooseEjection": "W10",
}


def key_of(play: Action) -> str:
    """Plays are chosen by what they do first, then by card and target."""
    if isinstance(play, PlayCard):
        return f"{FUNCTIONS[FUNCTION_OF[play.named]]}{play.mark}"
    return type(play).__name__


def markers_of(race: SpinOut, seat: int) -> tuple[bool, ...]:
    pod = race.pods[seat]
    return pod.orange, pod.red, pod.black, pod.blue


def changes(before: tuple[bool, ...], now: tuple[bool, ...]) -> set[object]:
    """What happened to the markers of a pod, in words."""
    found: set[object] = set()
    on = dict(zip(COLOURS, now, strict=True))
    was = dict(zip(COLOURS, before, strict=True))
    for colour in COLOURS:
        if on[colour] != was[colour]:
            word = f"{colour} {'on' if on[colour] else 'off'}"
            found.add(word)
            if colour != "red" and was["red"] and on["red"]:
                found.add(f"{word} a standing pod")
    if on["red"] and not was["red"] and on["orange"]:
        found.add("red on a spinning pod")
    if was["red"] and not on["red"] and on["orange"]:
        found.add("red off, orange stays")
    if was["black"] and not on["black"]:
        if on["red"] and not was["red"]:
            found.add("black becomes red")
        if was["red"] and on["red"]:
            found.add("black off, red stays on")
        if was["red"] and not on["red"]:
            found.add("red and black off")
    return found
