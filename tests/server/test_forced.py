"""Where nothing is to choose nobody is bothered."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from paddock.server.kept import Move
from server.client import ME, OPEN, Player, join, make
from server.running import PATIENCE, Running

WINDOWS = ("ChooseAfter", "UseField", "UseHook", "UseReflexes")
ROUTINE = ("ChooseStep", *WINDOWS)


def test_two_people_race_to_the_end_and_answer_only_where_they_can_choose(
    shared: Running,
) -> None:
    config = {"laps": 1, "track": "beltway"}
    made = make(shared.host, "powersled", [ME, OPEN], config=config)
    tokens = [made["tokens"][0], join(shared.host, made, "Bob")]
    asked = race_on(shared.host, made["race"], tokens, has_a_choice)
    assert len(asked) > 20


def test_an_answer_without_a_choice_shares_the_commit_of_the_one_before(own: Running) -> None:
    units: list[Sequence[Move]] = []
    store: Any = own.lobby.desk.store
    keep = store.add_moves

    async def add_moves(id: str, done: Sequence[Move], *more: Any) -> None:
        units.append(done)
        await keep(id, done, *more)

    store.add_moves = add_moves
    made = make(own.host, "powersled", [ME, OPEN], config={"laps": 1, "track": "beltway"})
    tokens = [made["tokens"][0], join(own.host, made, "Bob")]
    race_on(own.host, made["race"], tokens, has_a_choice)
    given = [[move.frame is not None for move in unit] for unit in units]
    assert any(len(unit) > 1 for unit in given)
    begun = next(at for at, unit in enumerate(given) if unit[0])
    assert all(unit == [True, *[False] * (len(unit) - 1)] for unit in given[begun:])


def test_people_who_share_a_browser_are_all_asked_in_a_window(shared: Running) -> None:
    """Else the hand-over would tell who holds a card for it."""
    made = make(shared.host, "powersled", [ME, ME], config={"laps": 1, "track": "beltway"})
    asked = race_on(shared.host, made["race"], list(made["tokens"].values()), is_left_to_choose)
    windows = [options for kind, options in asked if kind in WINDOWS]
    assert 1 in windows


def race_on(
    host: str, race: str, tokens: list[str], is_asked: Callable[[Player], bool]
) -> list[tuple[str, int]]:
    """Two people to the end: what they were asked, and among how many options."""
    deadline = time.monotonic() + PATIENCE
    asked: list[tuple[str, int]] = []
    with Player(host, race, tokens[0]) as ann, Player(host, race, tokens[1]) as bob:
        while ann.table["status"] != "over":
            assert time.monotonic() < deadline, "nobody answers"
            for player in (ann, bob):
                player.settle()
                if is_asked(player):
                    kind = player.table["decision"]["decision"]["kind"]
                    asked.append((kind, len(player.options())))
                    player.answer(player.options()[-1])
            ann.settle()
    return asked


def is_open(player: Player) -> bool:
    return bool(player.table["decision"]) and player.table["sealed"] is None


def has_a_choice(player: Player) -> bool:
    if not is_open(player):
        return False
    kind = player.table["decision"]["decision"]["kind"]
    return kind not in ROUTINE or len(player.options()) > 1


def is_left_to_choose(player: Player) -> bool:
    return has_a_choice(player) or (
        is_open(player) and player.table["decision"]["decision"]["kind"] in WINDOWS
    )
