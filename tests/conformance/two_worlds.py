"""The secrecy checks: a race, and the same race with all that one seat cannot see dealt anew.

For that seat the two worlds must look the same, ask the same, refuse the same, and stay the same
when both are played on with the same answers and the same luck, until something hidden is
openly shown or the seat itself is told a secret.

And for answers: where two answers of somebody else lead to races that look the same to the seat,
the seat must not have heard the difference.

Every check returns "" or what gave it away.
"""

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any, NamedTuple

from conformance.cases import any_answers, book_of, moments
from foresight import outlook
from paddock.core.chance import Chance, Dealer, spawn_seed
from paddock.core.codec import Codec, canonical
from paddock.core.game import Game
from paddock.core.protocol import SPECTATOR, Action, Book, Decision, Event, Race, advance
from paddock.table.diary import Diary
from paddock.table.table import SEAT_NAMES
from support import said

STEPS = 3
"""How far two worlds are played on from each moment: the next moment starts anew."""


def hunt(game: Game, codec: Codec, seats: int, seed: int) -> str:
    """Play a random race and compare the worlds of every seat and a spectator at every moment."""
    watchers = [SPECTATOR, *range(seats)]
    for moment, race in enumerate(moments(game, seats, seed)):
        for number, watcher in enumerate(watchers):
            luck = spawn_seed(seed, moment * len(watchers) + number)
            other = game.redeal(race, watcher, Dealer(luck))
            leak = compare(game, codec, race.copy(), other, watcher, luck)
            leak = leak or hidden_answer(game, codec, race, watcher, luck)
            if leak:
                return f"moment {moment}, {_who(watcher)}: {leak}"
    return ""


def compare(game: Game, codec: Codec, one: Race, other: Race, watcher: int, luck: int) -> str:
    """Play two worlds on with the same answers and the same luck, as long as they must agree."""
    chooser = Dealer(luck)
    book = book_of(one)
    for step in range(STEPS):
        actions = offered(codec, one, other)
        leak = first_difference(
            sight(game, codec, one, watcher, actions),
            sight(game, codec, other, watcher, actions),
        )
        if leak or not one.phases:
            return leak
        answers = common_answers(one, other, chooser)
        if not answers:
            return ""
        asked = [decision.seat for decision in one.asked]
        heard_one, heard_other = Diary(), Diary()
        luck_one, luck_other = Dealer(luck + step), Dealer(luck + step)
        advance(one, answers, luck_one, heard_one)
        advance(other, answers, luck_other, heard_other)
        parted = parting(game, codec, book, (heard_one, heard_other), watcher)
        if parted != TOGETHER:
            return parted.leak
        if asked == [watcher] and (luck_one.drawn > 0) != (luck_other.drawn > 0):
            return "whether the answer can be taken back"
    return ""


def hidden_answer(game: Game, codec: Codec, race: Race, watcher: int, luck: int) -> str:
    """Let somebody else answer this or that; what stays hidden must not have been told."""
    chooser = Dealer(luck)
    for place, decision in enumerate(race.asked):
        options = decision.options()
        if decision.seat == watcher or len(options) == 1:
            continue
        first = chooser.pick(len(options))
        second = (first + 1 + chooser.pick(len(options) - 1)) % len(options)
        answers = any_answers(race, chooser)
        worlds = []
        for choice in (first, second):
            world, diary = race.copy(), Diary()
            answers[place] = options[choice]
            advance(world, answers, Dealer(luck), diary)
            worlds.append((world, diary))
        if len(race.asked) == 1 and codec.hash(worlds[0][0]) == codec.hash(worlds[1][0]):
            continue  # An open choice between two ways to the same place.
        leak = told_what_is_hidden(game, codec, worlds, watcher)
        if leak:
            return f"an answer of seat {decision.seat}: {leak}"
    return ""


def told_what_is_hidden(
    game: Game, codec: Codec, worlds: list[tuple[Race, Diary]], watcher: int
) -> str:
    """Whether two races that look the same to a seat were told apart to it."""
    (one, diary_one), (other, diary_other) = worlds
    views = [canonical(codec.dump(game.view(world, watcher))) for world in (one, other)]
    if views[0] != views[1]:
        return ""
    return parting(game, codec, book_of(one), (diary_one, diary_other), watcher).leak


def sight(
    game: Game, codec: Codec, race: Race, seat: int, actions: Iterable[Action]
) -> dict[str, Any]:
    """All that a seat can see and try at one moment, in words and in JSON."""
    names = names_of(race)
    view = game.view(race, seat)
    own = decision_of(race, seat)
    seen: dict[str, Any] = {
        "the view": codec.dump(view),
        "the drawing": game.draw(view, names),
        "who is asked": [decision.seat for decision in race.asked],
        "whether it is over": not race.phases,
        "the decision": None if own is None else codec.dump(own),
    }
    if own is not None:
        told = game.prompt(own, book_of(race))
        seen["the prompt"] = [*told.shape(), *told.rules]
        seen["the options"] = [codec.dump(option) for option in own.options()]
        phrases = [game.option(own, option, book_of(race)) for option in own.options()]
        seen["the words"] = [phrase.shape() for phrase in phrases]
        seen["the foresight"] = [codec.dump(one) for one in outlook(game, view, own)]
        seen["the refusals"] = [said(own.refusal(action)) for action in actions]
    return seen


def first_difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """ "" or which part of what was seen or heard differs, and how."""
    if canonical(one) == canonical(other):
        return ""
    for part in one:
        if canonical(one[part]) != canonical(other[part]):
            return f"{part} differs: {canonical(one[part])} and {canonical(other[part])}"
    return ""


class Parted(NamedTuple):
    """Where two worlds first told a seat different things; no leak if they may differ there."""

    place: int
    leak: str


TOGETHER = Parted(-1, "")


def parting(
    game: Game, codec: Codec, book: Book, diaries: tuple[Diary, Diary], seat: int
) -> Parted:
    """Compare what a seat heard in two worlds, as events and as sentences, one after another.

    They may differ from where something hidden is openly shown or the seat is told a secret.
    """
    heard = [[_heard(game, codec, book, event) for event in diary.heard(seat)] for diary in diaries]
    for place, (here, there) in enumerate(zip_longest(*heard, fillvalue="nothing")):
        if here != there:
            may_differ = any(_may_differ(diary, place, seat) for diary in diaries)
            return Parted(place, "" if may_differ else f"the events differ: {here} and {there}")
    return TOGETHER


def _may_differ(diary: Diary, place: int, seat: int) -> bool:
    heard = [entry for entry in diary.entries if entry.as_heard(seat) is not None]
    if place >= len(heard):
        return False
    entry = heard[place]
    is_told = seat != SPECTATOR and entry.seat == seat
    return is_told or (entry.others is not None and entry.others.reveals)


def offered(codec: Codec, *worlds: Race) -> list[Action]:
    """Every action that is offered to anybody in any of the worlds, once."""
    found: dict[str, Action] = {}
    for race in worlds:
        for decision in race.asked:
            for option in decision.options():
                found.setdefault(canonical(codec.dump(option)), option)
    return [found[key] for key in sorted(found)]


def common_answers(one: Race, other: Race, chance: Chance) -> list[Action]:
    """A random answer for each question that both worlds allow; nothing if one has none."""
    answers: list[Action] = []
    for here, there in zip(one.asked, other.asked, strict=True):
        allowed = [option for option in here.options() if not said(there.refusal(option))]
        if not allowed:
            return []
        answers.append(allowed[chance.pick(len(allowed))])
    return answers


def decision_of(race: Race, seat: int) -> Decision | None:
    """What a seat is asked, if it is."""
    return next((asked for asked in race.asked if asked.seat == seat), None)


def _heard(game: Game, codec: Codec, book: Book, event: Event) -> str:
    told = game.tell(event, book)
    return canonical([codec.dump(event), told.shape(), told.rules])


def names_of(race: Race) -> list[str]:
    """The names at the table."""
    return list(SEAT_NAMES[: race.seats])


def _who(seat: int) -> str:
    return "spectator" if seat == SPECTATOR else f"seat {seat}"
