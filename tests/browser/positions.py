"""Races laid out at a wanted position, however rare: played here and put into the database.

The server plays the moves again when somebody first asks for the race, as after a restart.
"""

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from msgspec import to_builtins
from sqlalchemy import create_engine, insert

from browser.races import Held
from paddock import games
from paddock.core.codec import canonical
from paddock.core.game import Game
from paddock.core.protocol import Action, Decision
from paddock.server.kept import HUMAN, RACING, Seat
from paddock.server.play import ANSWER
from paddock.server.seater import SECRET_BYTES, lay_places, new_key
from paddock.server.settings import Sources, new_id
from paddock.server.tables import moves, races, seats, tokens
from paddock.server.teller import asked
from paddock.table.luck import Luck
from paddock.table.table import Table
from server.client import Shape
from server.running import Process

ASKED: Final = 0
"""The seat that is brought into the position."""
MOST_RACES: Final = 1000
MOST_MOVES: Final = 70
"""A long race has a long log, which every window that opens has to draw."""
CHOICE: Final = 2
"""So many options at least are something to choose from."""
SECONDS_FOR_A_TURN_TO_WRITE: Final = 30

Row = dict[str, Any]
Wanted = Callable[[Table, Decision], bool]
Choose = Callable[[Decision, random.Random], Action]


def asks(*kinds: str) -> Wanted:
    """One of these questions, with something to choose."""

    def is_asked(_: Table, decision: Decision) -> bool:
        return type(decision).__name__ in kinds and len(decision.options()) >= CHOICE

    return is_asked


def as_sent(table: Table, decision: Decision) -> Shape:
    """The question as the server sends it, with what each option would bring."""
    sent: Shape = to_builtins(asked(table, table.view(decision.seat), decision))
    return sent


def any_option(decision: Decision, luck: random.Random) -> Action:
    return luck.choice(decision.options())


def lay_out(
    server: Process,
    game: str,
    people: Sequence[Shape],
    wanted: Wanted,
    choose: Choose = any_option,
    config: Mapping[str, Any] | None = None,
) -> Held:
    """A race on the server in which the first seat is asked just now what is wanted."""
    title = games.find(game)
    wishes = [(one["kind"], one.get("name"), one.get("bot")) for one in people]
    places = lay_places(title, wishes)
    chosen = dict(config or {})
    for secret in secrets():
        played = play_until(title, places, chosen, secret, wanted, choose)
        if played is not None:
            return store(server, title, places, chosen, secret, played)
    raise AssertionError(f"no race of {MOST_RACES} came to this position")


def secrets() -> Iterator[bytes]:
    for number in range(MOST_RACES):
        yield blake2b(f"position {number}".encode(), digest_size=SECRET_BYTES).digest()


def play_until(
    game: Game,
    places: Sequence[Seat],
    config: dict[str, Any],
    secret: bytes,
    wanted: Wanted,
    choose: Choose,
) -> list[Row] | None:
    """The moves that lead to the position; None if this race never comes there."""
    names = [place.name for place in places]
    table = Table(game, len(places), Luck.sealed(secret), config, names)
    luck = random.Random(secret)
    played: list[Row] = []
    moment = 0
    while not table.over and len(played) < MOST_MOVES:
        questions = table.decisions()
        if any(one.seat == ASKED and wanted(table, one) for one in questions):
            return played
        for decision in questions:
            action = choose(decision, luck)
            shape = canonical(table.codec.dump(action))
            number = len(played) + 1
            played.append(
                {"number": number, "seat": decision.seat, "moment": moment, "action": shape}
            )
            table.answer(decision.seat, action)
        moment += 1
    return None


def store(
    server: Process,
    game: Game,
    places: Sequence[Seat],
    config: dict[str, Any],
    secret: bytes,
    played: Sequence[Row],
) -> Held:
    """Put the race into the server's database; the seats of people are held."""
    race, now = new_id(), time.time()
    keys = [new_key(Sources(), place.seat) for place in places if place.kind == HUMAN]
    row = {"race": race, "made": now}
    engine = create_engine(
        f"sqlite:///{server.database}", connect_args={"timeout": SECONDS_FOR_A_TURN_TO_WRITE}
    )
    try:
        with engine.begin() as database:
            database.execute(
                insert(races).values(
                    id=race,
                    game=game.id,
                    version=game.version,
                    config=canonical(config),
                    secret=secret,
                    public=False,
                    status=RACING,
                    bot_due=False,
                    seq=1,
                    made=now,
                    changed=now,
                )
            )
            for place in places:
                database.execute(
                    insert(seats).values(
                        race=race,
                        seat=place.seat,
                        kind=place.kind,
                        name=place.name,
                        bot=place.bot,
                        holder=place.holder,
                    )
                )
            for _, key in keys:
                database.execute(insert(tokens).values(**row, hash=key.hash, seat=key.seat))
            if played:
                database.execute(insert(moves), [row | {"kind": ANSWER} | one for one in played])
    finally:
        engine.dispose()
    held = {key.seat: token for token, key in keys}
    return Held(game.id, race, tuple(place.name for place in places), held)
