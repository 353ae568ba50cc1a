"""A bot that breaks what it can lay hands on, and its polite twin, who answers the same."""

from collections.abc import Iterator
from types import FunctionType, MethodType, ModuleType
from typing import Any

from paddock.core.chance import Chance
from paddock.core.protocol import SPECTATOR, Action, Book, Decision
from paddock.table.table import Table

PLAIN = str | int | float | bytes | range | None
DEEDS = FunctionType | MethodType | ModuleType | type


def wreck(*things: Any, known: dict[int, Any] | None = None) -> None:
    """Turn round, rob and empty every list, table and set that can be reached from these.

    Books that were `known` are left out: they are large, and have been looked through.
    """
    seen: dict[int, Any] = {}
    books = seen if known is None else known
    todo = list(things)
    found: list[list[Any] | dict[Any, Any] | set[Any]] = []
    while todo:
        thing = todo.pop()
        if isinstance(thing, PLAIN) or id(thing) in seen or id(thing) in books:
            continue
        (books if isinstance(thing, Book) else seen)[id(thing)] = thing
        todo += _inside(thing)
        if isinstance(thing, list | dict | set):
            found.append(thing)
    for container in found:
        if isinstance(container, list):
            container.reverse()
        if container:
            container.pop() if not isinstance(container, dict) else container.popitem()
        container.clear()


def _inside(thing: Any) -> Iterator[Any]:
    if isinstance(thing, dict):
        yield from thing
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif not isinstance(thing, DEEDS):
        for name in dir(thing):
            if not name.startswith("__"):
                inner = getattr(thing, name)
                if not callable(inner):
                    yield inner
    if isinstance(thing, Decision):
        yield thing.options()


def wreck_table(table: Table, known: dict[int, Any]) -> None:
    """Everything that a table hands out."""
    for seat in (SPECTATOR, *range(table.seats)):
        wreck(table.view(seat), table.events(seat), known=known)
        for trial in (table.copy(), table.redeal(seat, 1)):
            wreck(trial._race, trial._sealed, trial.diary, known=known)
    wreck(table.decisions(), [table.decision(seat) for seat in table.asked()], known=known)
    wreck(table.asked(), table.locked(), table.record(), table.config, table.names, known=known)
    wreck(table.luck.reveal, table.game.choices, known=known)
    if table.over:
        wreck(table.standings())


def polite(view: Any, decision: Decision, rng: Chance) -> Action:
    options = decision.options()
    return options[rng.pick(len(options))]


_known: dict[int, Any] = {}


def vandal(view: Any, decision: Decision, rng: Chance) -> Action:
    action = polite(view, decision, rng)
    wreck(view, decision, action, known=_known)
    return action
