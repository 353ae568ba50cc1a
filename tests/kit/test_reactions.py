"""The reaction window: what counts, what lapses, and how a pass is known."""

from typing import ClassVar

import pytest

from paddock.core.chance import Chance, Script
from paddock.core.protocol import (
    AIMED,
    FREE,
    SPECTATOR,
    Action,
    Decision,
    Event,
    Log,
    Phase,
    Race,
    advance,
    begin,
)
from paddock.kit.reactions import Played, Window
from paddock.table.diary import Diary

FREE_ANSWER = -1


class Pass(Action):
    def __init__(self) -> None:
        super().__init__(FREE_ANSWER)


class Shout(Action):
    """A free answer: all of them have the same code as the pass."""

    def __init__(self, word: str) -> None:
        super().__init__(FREE_ANSWER)
        self.word = word


class Heard(Event):
    def __init__(self, seat: int, word: str) -> None:
        self.seat = seat
        self.word = word


class Calls(Window[Race]):
    """Everybody who has not shouted may."""

    def __init__(self, left: tuple[int, ...]) -> None:
        self.left = left

    def seats(self, race: Race) -> list[int]:
        return list(self.left)

    def question(self, race: Race, seat: int) -> Decision:
        return Decision(seat, (Pass(), Shout("hey")))

    def play(self, race: Race, played: list[Played], chance: Chance, log: Log) -> None:
        for one in played:
            assert isinstance(one.action, Shout)
            log.say(Heard(one.seat, one.action.word))
        who = [one.seat for one in played]
        race.phases[-1] = type(self)(tuple(seat for seat in self.left if seat not in who))

    def close(self, race: Race, chance: Chance, log: Log) -> None:
        race.phases.pop()


class FirstCall(Calls):
    only_first: ClassVar[bool] = True

    def urgency(self, race: Race) -> int:
        return AIMED

    def lapse(self, race: Race, lapsed: Played, log: Log) -> None:
        log.confide(lapsed.seat, Heard(lapsed.seat, "late"))


class Stride(Action):
    def __init__(self, by: int) -> None:
        super().__init__(by)
        self.by = by


STRIDES = (Stride(1), Stride(2))


class Striding(Phase[Race, Stride]):
    """The first seat says how far it goes."""

    def ask(self, race: Race) -> tuple[Decision, ...]:
        return (Decision(0, STRIDES),)

    def resolve(self, race: Race, answers: list[Stride], chance: Chance, log: Log) -> None:
        race.phases.pop()
        log.say(Heard(0, f"{answers[0].by} on"))


class CallsAtAStride(Calls):
    """It lies on a stride: whoever strides lets it pass by that, or shouts."""

    def turn(self, race: Race) -> int:
        return 0

    def next_of_turn(self, race: Race) -> Decision | None:
        shouts: tuple[Action, ...] = (Shout("hey"),) if 0 in self.left else ()
        return Decision(0, (*STRIDES, *shouts))

    def is_play(self, race: Race, action: Action) -> bool:
        return isinstance(action, Shout)


def ring(window: Calls) -> Race:
    race = Race(3, [window], ())
    begin(race, Script([]), Log())
    return race


def calls(race: Race, *answers: Action) -> Diary:
    diary = Diary()
    advance(race, list(answers), Script([]), diary)
    return diary


def words(diary: Diary, seat: int) -> list[tuple[int, str]]:
    return [(one.seat, one.word) for one in diary.heard(seat) if isinstance(one, Heard)]


def asked(race: Race) -> list[int]:
    return [decision.seat for decision in race.asked]


def test_what_was_played_comes_with_who_played_it() -> None:
    race = ring(Calls((2, 0, 1)))
    diary = calls(race, Shout("look out"), Pass(), Shout("here"))
    assert words(diary, SPECTATOR) == [(2, "look out"), (1, "here")]
    assert asked(race) == [0], "it opens again for who may still play"


def test_a_pass_is_known_by_being_equal_to_it_not_by_its_code() -> None:
    """Free answers have no code of their own."""
    race = ring(Calls((0,)))
    assert words(calls(race, Shout("hey")), 0) == [(0, "hey")]
    race = ring(Calls((0,)))
    assert words(calls(race, Pass()), 0) == []
    assert race.phases == []


def test_the_first_play_counts_and_the_rest_lapse() -> None:
    race = ring(FirstCall((2, 0, 1)))
    diary = calls(race, Pass(), Shout("mine"), Shout("no, mine"))
    assert words(diary, SPECTATOR) == [(0, "mine")]
    assert asked(race) == [2, 1]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_only_its_owner_hears_what_lapsed(seat: int) -> None:
    diary = calls(ring(FirstCall((2, 0, 1))), Pass(), Shout("mine"), Shout("no, mine"))
    assert words(diary, seat) == [(0, "mine")]
    assert words(diary, 1) == [(0, "mine"), (1, "late")]


def test_it_closes_after_a_round_of_passes() -> None:
    race = ring(Calls((0, 1)))
    calls(race, Pass(), Pass())
    assert race.phases == []


def test_where_nobody_may_play_nobody_is_asked() -> None:
    assert ring(Calls(())).phases == []


def test_a_window_says_how_much_hangs_on_it() -> None:
    race = ring(Calls((0,)))
    assert (Calls((0,)).urgency(race), FirstCall((0,)).urgency(race)) == (FREE, AIMED)
    assert Calls((0,)).turn(race) == SPECTATOR


def striding(*left: int) -> Race:
    race = Race(3, [Striding(), CallsAtAStride(left)], ())
    begin(race, Script([]), Log())
    return race


def test_the_next_own_answer_passes_the_window_before_it() -> None:
    race = striding(1, 2)
    assert asked(race) == [1, 2, 0]
    assert words(calls(race, Pass(), Pass(), Stride(2)), SPECTATOR) == [(0, "2 on")]
    assert race.phases == []


def test_it_lapses_when_somebody_plays_and_is_asked_again() -> None:
    race = striding(1, 2)
    assert words(calls(race, Shout("stop"), Pass(), Stride(2)), SPECTATOR) == [(1, "stop")]
    assert asked(race) == [2, 0]


def test_whose_turn_it_is_may_play_instead() -> None:
    race = striding(0, 1)
    assert asked(race) == [0, 1]
    assert words(calls(race, Shout("hey"), Pass()), SPECTATOR) == [(0, "hey")]
    assert asked(race) == [1, 0]


def test_where_nobody_may_play_its_own_question_is_asked_alone() -> None:
    race = striding()
    assert asked(race) == [0]
    assert isinstance(race.phases[-1], Striding)
