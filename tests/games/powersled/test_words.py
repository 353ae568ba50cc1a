"""Everything that happens or is asked has its sentence, and everything offered its own word."""

import inspect
import json
from functools import cache

import pytest

from games.powersled.sentences import CARDS, TOLD
from paddock import new
from paddock.core.phrase import Told
from paddock.core.protocol import SPECTATOR, Action, Decision, Event
from paddock.core.resources import read_resource
from paddock.games.powersled import GAME, actions, decisions
from paddock.games.powersled.actions import PASS, REACT, go, lay, swipe
from paddock.games.powersled.book.cards import (
    CORNERING,
    DRIFT_3,
    KINDS,
    MOVE_4,
    REFLEXES,
)
from paddock.games.powersled.book.reader import make_book
from paddock.games.powersled.book.tables import LOSE_ONE, LOSE_TWO, NO_EFFECT
from paddock.games.powersled.book.track_reader import builtin_track
from paddock.games.powersled.decisions import (
    ChooseAfter,
    ChooseBuild,
    ChooseCards,
    ChooseDiscard,
    ChooseStep,
    Reaction,
    UseField,
    UseHook,
    UseReflexes,
)
from paddock.games.powersled.events import contact, driving, turns
from paddock.games.powersled.state import NOBODY_HERE
from paddock.games.powersled.words.asking import option, prompt
from paddock.games.powersled.words.briefing import brief
from paddock.games.powersled.words.names import word
from paddock.games.powersled.words.places import place
from paddock.games.powersled.words.telling import tell
from paddock.table.table import Table
from paddock.table.transcript import transcript
from support import by_key

COURSE = make_book({"track": "foundry"})
NAMES = ["Red", "Blue", "Green", "Gold", "Pink", "Teal"]


def step(
    *menu: Action,
    left: int = 2,
    is_drift: bool = True,
    can_change: bool = True,
    is_extra: bool = False,
    is_inside: bool = False,
) -> ChooseStep:
    return ChooseStep(0, menu, left, is_drift, can_change, False, 0, is_extra, is_inside)


ASKED: list[tuple[Decision, str]] = [
    (
        ChooseBuild(0, (), 4),
        "Build your sled with up to 4 points: thrust, stability, pilot and armor, 0 to 2 on each.",
    ),
    (
        ChooseDiscard(0, (), 2, turns.OVER_LIMIT),
        "Discard down to your stability: 2 cards to go.",
    ),
    (ChooseDiscard(0, (), 1, turns.FOR_STEPS), "Discard for the lost steps: 1 card to go."),
    (ChooseDiscard(0, (), 1, turns.FOR_SPIN), "Your sled spins: discard a card."),
    (ChooseCards(0, (), CARDS), "Lay a base card, and what you add to it. You hold 4 cards."),
    (
        ChooseCards(0, (), tuple(int(card == CORNERING) for card in range(KINDS))),
        "Lay a special card as DRIFT 0 or DRIFT 1. You hold 1 card, no other kind.",
    ),
    (
        UseHook(0, (PASS, REACT), 1, 4),
        "Blue, directly in front of you, has laid a card of speed 4. Play Grappling Hook, or pass?",
    ),
    (
        UseField(0, (PASS,), contact.BY_COLLISION, 3, 1, False),
        "You and Blue collide, strength 3. You hold no Force Field: pass.",
    ),
    (
        UseField(0, (PASS, REACT), contact.BY_MINE, 2, NOBODY_HERE, False),
        "A mine goes off under you, strength 2. Play Force Field, or pass?",
    ),
    (
        UseField(0, (PASS, REACT), contact.BY_HOOK, 0, 1, False),
        "Blue hooks on to you. Play Force Field, or pass?",
    ),
    (
        UseReflexes(0, (PASS, REACT), False, 5, LOSE_TWO, LOSE_ONE),
        "You have 5: two steps lost; 7 would be one step lost. Play Good Reflexes, or pass?",
    ),
    (
        UseReflexes(0, (PASS, REACT), True, 6, 0, 1),
        "You have 6: nothing back; 8 would be 1 step back. Play Good Reflexes, or pass?",
    ),
    (
        step(go(actions.FORWARD, 0), go(actions.LEFT, 0)),
        "Choose the next square; 2 points left, a lane change is open.",
    ),
    (
        step(go(actions.FORWARD, 0)),
        "Choose the next square; 2 points left, no lane change from here.",
    ),
    (
        step(go(actions.FORWARD, 0), left=1, can_change=False),
        "Choose the next square; 1 point left, no lane change.",
    ),
    (step(is_drift=False), "Drive straight on; 2 points left."),
    (step(left=0, is_extra=True), "Take the extra square of Good Speed, or stop."),
    (
        step(left=0, is_extra=True, is_inside=True),
        "Take the extra square: you cannot stop in this one.",
    ),
    (step(is_inside=True), "Drive on out of the square you pass; 2 points left."),
    (
        ChooseAfter(0, actions.JUST_DONE, (0, 0, 0, 0)),
        "Your move is over, and you have no attack to make.",
    ),
    (
        ChooseAfter(0, (actions.DONE, actions.LAY_MINE), (0, 1, 0, 0)),
        "Your move is over: play a card, or be done.",
    ),
]

OFFERED: list[tuple[Action, str, str]] = [
    (
        actions.Build(1, 1, 2, 0),
        "b1120",
        "Thrust 7, stability 7, pilot +2, armor 2 a lap (4 points)",
    ),
    (actions.DISCARDS[0], "xM3", "Discard MOVE 3"),
    (lay(MOVE_4, 0, 0, 0, 0), "M4", "MOVE 4"),
    (lay(DRIFT_3, 0, 0, 1, 1), "D3+gp+gs", "DRIFT 3 + Good Piloting + Good Speed"),
    (
        lay(DRIFT_3, 0, 2, 0, 0),
        "D3+gc+gc",
        "DRIFT 3 + Good Cornering + Good Cornering",
    ),
    (lay(REFLEXES, 0, 0, 0, 0), "GR:0", "Good Reflexes as DRIFT 0"),
    (lay(REFLEXES, 1, 0, 0, 0), "GR:1", "Good Reflexes as DRIFT 1"),
    (go(actions.FORWARD, 0), "forward", "Forward"),
    (go(actions.LEFT, 0), "left", "Change to the lane on the left"),
    (go(actions.RIGHT, 0), "right", "Change to the lane on the right"),
    (
        go(actions.FORWARD, actions.OWN_SQUARE),
        "forward!own",
        "Forward, out of this square untouched (Good Piloting)",
    ),
    (
        go(actions.FORWARD, actions.NEXT_SQUARE),
        "forward!next",
        "Forward, through the square ahead (Good Piloting)",
    ),
    (
        go(actions.FORWARD, actions.BOTH_SQUARES),
        "forward!both",
        "Forward, out of this square and through the next (two Good Piloting)",
    ),
    (swipe(2, 2), "swipe3x2", "Sideswipe Green with 2 points"),
    (actions.FIRE_LASER, "laser", "Fire the Laser"),
    (actions.LAY_MINE, "mine", "Lay the Mine in the square you left last"),
    (actions.LAY_SLICK, "slick", "Lay the Anti-Gravity Slick in the square you left last"),
    (actions.NUKES[1], "nuke2", "Throw the Nuke Grenade at Blue"),
    (actions.DONE, "done", "Done"),
    (PASS, "pass", "Pass"),
    (REACT, "play", "Play Force Field"),
    (actions.STOP, "stop", "Stop here"),
]


@cache
def known_rules() -> set[str]:
    rules = json.loads(read_resource("paddock.games.powersled", "rules.json"))["rules"]
    return {rule["number"] for rule in rules}


def kinds(module: object, base: type) -> set[type]:
    """What a module defines of a kind; `Reaction` is only what three questions share."""
    return {
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, base) and kind not in (base, Reaction)
    }


def check(told: Told) -> None:
    assert told.rules
    assert set(told.rules) <= known_rules()


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=lambda value: type(value).__name__)
def test_an_event_is_told_with_its_arithmetic_and_rules(event: Event, sentence: str) -> None:
    told = tell(event, COURSE)
    assert by_key(told, NAMES) == sentence
    check(told)


def test_every_kind_of_event_has_a_sentence_above() -> None:
    assert {type(event) for event, _ in TOLD} == set().union(
        *(kinds(module, Event) for module in (turns, driving, contact))
    )


def test_an_event_without_a_sentence_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="no words"):
        tell(Event(), COURSE)


@pytest.mark.parametrize("cause", range(contact.BY_HOOK))
def test_every_cause_of_a_test_is_named(cause: int) -> None:
    told = tell(driving.ControlRolled(0, cause, 3, 4, -1, 0, 6, "A.0.0"), COURSE)
    assert told.text(NAMES).startswith("Red tests ")
    check(told)


@pytest.mark.parametrize(("decision", "sentence"), ASKED, ids=lambda value: type(value).__name__)
def test_a_question_says_what_it_is_about(decision: Decision, sentence: str) -> None:
    told = prompt(decision, COURSE)
    assert told.text(NAMES) == sentence
    check(told)


def test_every_kind_of_decision_has_a_question_above() -> None:
    assert {type(decision) for decision, _ in ASKED} == kinds(decisions, Decision)


@pytest.mark.parametrize(("action", "typed", "label"), OFFERED, ids=lambda value: str(value)[:30])
def test_an_option_has_a_word_to_type_and_a_label(action: Action, typed: str, label: str) -> None:
    asked = UseField(0, (PASS, REACT), contact.BY_LASER, 1, 1, False)
    assert (word(action), option(asked, action, COURSE).text(NAMES)) == (typed, label)


def test_every_kind_of_action_is_offered_above() -> None:
    assert {type(action) for action, _, _ in OFFERED} == kinds(actions, Action)


def test_no_two_steps_and_no_two_plays_share_a_word() -> None:
    steps = {word(action) for action in actions.GOES}
    assert len(steps) == len(actions.GOES)
    plays = {action.code: word(action) for action in actions.LAYS}
    assert len(set(plays.values())) == len(plays)


RACES = [("beltway", 2, 1), ("foundry", 4, 2), ("serpentine", 6, 3), ("foundry", 6, 4)]


def race_of(track: str, seats: int, seed: int) -> Table:
    return new("powersled", seats=seats, seed=seed, config={"track": track, "laps": 1})


@pytest.mark.parametrize(("track", "seats", "seed"), RACES)
def test_a_random_race_is_offered_in_different_words_and_told(
    track: str, seats: int, seed: int
) -> None:
    table = race_of(track, seats, seed)
    luck = seed
    while not table.over:
        for decision in table.decisions():
            check(prompt(decision, COURSE))
            options = decision.options()
            assert len({word(action) for action in options}) == len(options)
            assert len({option(decision, action, COURSE) for action in options}) == len(options)
            luck = (luck * 1103515245 + 12345) % 2**31
            table.answer(decision.seat, options[(luck >> 8) % len(options)])
    for seat in [SPECTATOR, *range(seats)]:
        for event in table.events(seat):
            check(GAME.tell(event, table.book))


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("s5.0.1", "straight E–F, right lane 2"),
        ("s6.0.4", "home straight, right lane 5"),
        ("s0.0.0", "start straight, right lane 1"),
        ("B.1.0", "corner B, left lane 1"),
    ],
)
def test_squares_have_names_that_a_player_can_find(key: str, name: str) -> None:
    square = place(COURSE, key)
    assert (square.key, square.name) == (key, name)


def test_who_is_called_like_a_square_is_not_taken_for_one() -> None:
    told = tell(contact.Slid(0, "s5.0.0", "s5.0.1", 0, -1), COURSE)
    assert told.text(["s5.0.0"]) == "s5.0.0 slides to straight E–F, right lane 2."


def test_the_terminal_tells_no_codes_of_squares() -> None:
    table = new("powersled", seats=2, seed=1, config={"laps": 1})
    while not table.over:
        for decision in table.decisions():
            table.answer(decision.seat, decision.options()[0])
    told = transcript(table)
    assert "straight, right lane" in told
    assert not [name for name in builtin_track("foundry").squares if name in told]


def test_a_play_is_one_line() -> None:
    laid = turns.CardsLaid(0, MOVE_4, 4, 1, 0, 0)
    rolled = driving.ControlRolled(0, contact.BY_CORNER, 5, 3, -1, 2, 9, "D.0.0")
    safe = driving.ControlSettled(0, 9, NO_EFFECT, 0)
    hit = contact.Collided(0, 1, 2, contact.REAR_END, "D.0.1")
    line = [one for event in (laid, rolled, safe, hit) for one in brief(event, COURSE)]
    assert [one.opens for one in line] == [True, False, False, False]
    said = ", ".join([one.words.text(["Ann", "Bo"]) for one in line])
    assert said == "MOVE 4 + Good Cornering, corner D, rolled 9, safe, runs into Bo"
