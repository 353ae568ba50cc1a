"""Where nothing is to choose nobody is bothered, and the time it takes tells nothing."""

import time

import pytest

from paddock.games.powersled.actions import JUST_PASS, PASS_OR_REACT, go
from paddock.games.powersled.contact import BY_COLLISION
from paddock.games.powersled.decisions import ChooseStep, UseField
from paddock.server.chauffeur import pause
from server.client import ME, Player, make
from server.running import PATIENCE, Running

ROUTINE = ("ChooseStep", "ChooseAfter", "UseField", "UseHook", "UseReflexes")


def test_two_people_race_to_the_end_and_answer_only_where_they_can_choose(
    shared: Running,
) -> None:
    made = make(shared.host, "powersled", [ME, ME], config={"laps": 1, "track": "beltway"})
    deadline = time.monotonic() + PATIENCE
    chosen = 0
    with (
        Player(shared.host, made["race"], made["tokens"][0]) as ann,
        Player(shared.host, made["race"], made["tokens"][1]) as bob,
    ):
        while ann.table["status"] != "over":
            assert time.monotonic() < deadline, "nobody answers"
            for player in (ann, bob):
                player.settle()
                if has_a_choice(player):
                    chosen += 1
                    player.answer(player.options()[-1])
            ann.settle()
    assert chosen > 20


def has_a_choice(player: Player) -> bool:
    decision = player.table["decision"]
    if not decision or player.table["sealed"] is not None:
        return False
    return decision["decision"]["kind"] not in ROUTINE or len(player.options()) > 1


@pytest.mark.parametrize("moment", range(20))
def test_a_window_takes_as_long_whatever_the_hand_holds(moment: int) -> None:
    secret = bytes(32)
    empty = UseField(1, JUST_PASS, BY_COLLISION, 3, 0)
    full = UseField(1, PASS_OR_REACT, BY_COLLISION, 3, 0)
    took = pause(secret, empty, moment, (0.6, 1.8))
    assert took == pause(secret, full, moment, (0.6, 1.8))
    assert 0.6 <= took <= 1.8


def test_a_step_without_a_choice_is_taken_at_once() -> None:
    """What everybody sees is forced needs no pause."""
    step = ChooseStep(0, [go(0, 0)], 3, False, False, False, 0, False, False)
    assert step.is_forced()
    assert pause(bytes(32), step, 1, (0.6, 1.8)) == 0.0
