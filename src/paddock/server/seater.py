"""Gives out seats: names, keys and invitations. Only hashes of secrets are kept."""

from collections.abc import Sequence
from hashlib import blake2b
from hmac import compare_digest
from typing import Final
from unicodedata import category

from paddock.bots import bot_names
from paddock.core.errors import BrokenData
from paddock.core.game import Game
from paddock.server.kept import (
    BOT,
    HUMAN,
    INSTANT,
    OPEN,
    WAITING,
    KeptRace,
    PaceName,
    Seat,
    SeatKind,
    Token,
)
from paddock.server.problems import Problem
from paddock.server.settings import Sources
from paddock.server.tables import HASH_BYTES
from paddock.sim.match import unlike
from paddock.table.checks import check_seats, is_text
from paddock.table.table import SEAT_NAMES

SECRET_BYTES: Final = 32
LONGEST_NAME: Final = 40
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and signs by their kind, which look like nothing."""
ME: Final = "me"
HOST: Final = 0
"""The holder of the seats that the maker of a race took."""


def hash_secret(secret: str) -> bytes:
    """What is kept of a token or an invitation. They are random, so that one round will do."""
    return blake2b(secret.encode("utf-8", "surrogatepass"), digest_size=HASH_BYTES).digest()


def new_secret(sources: Sources) -> str:
    """A token or an invitation."""
    return sources.secret(SECRET_BYTES).hex()


def new_key(sources: Sources, seat: int) -> tuple[str, Token]:
    """A token for whoever sits there, and what is kept of it."""
    token = new_secret(sources)
    return token, Token(hash_secret(token), seat)


def is_secret(given: str, kept: bytes) -> bool:
    """Whether a secret is the one whose hash was kept, in a time that does not tell."""
    return compare_digest(hash_secret(given), kept)


def seat_of(token: str, keys: Sequence[Token]) -> int:
    """The seat that a token opens; every key is tried, whichever fits."""
    given = hash_secret(token)
    found = None
    for key in keys:
        if compare_digest(given, key.hash):
            found = key.seat
    if found is None:
        raise Problem(401, "This token opens no seat of this race.", title="Wrong token")
    return found


def is_expected(secret: str, race: KeptRace, keys: Sequence[Token]) -> bool:
    """Whether this is the token of a seat or the invitation; every one is tried."""
    is_known = race.invite is not None and is_secret(secret, race.invite)
    for key in keys:
        is_known |= is_secret(secret, key.hash)
    return is_known


def clean_name(name: str, place: str) -> str:
    """A name as it is shown: one line of text that can be read."""
    clean = " ".join(name.split())
    if not clean or len(clean) > LONGEST_NAME:
        raise BrokenData(place, f"a name has 1 to {LONGEST_NAME} characters")
    if not clean.isprintable() or not is_text(clean) or not any(map(_is_seen, clean)):
        raise BrokenData(place, "a name is made of characters that can be shown")
    return clean


def _is_seen(letter: str) -> bool:
    """Whether it leaves ink by itself: no mark on another letter, none of those that are blank."""
    return letter not in BLANK and category(letter)[0] not in "MZ"


def lay_places(game: Game, wishes: Sequence[tuple[str, str | None, str | None]]) -> list[Seat]:
    """The seats of a new race from (kind, name, bot) each; BrokenData names the wrong one."""
    check_seats(game, len(wishes))
    kinds: dict[str, SeatKind] = {ME: HUMAN, OPEN: OPEN, BOT: BOT}
    bots = bot_names(game)
    names: list[str] = []
    seats: list[Seat] = []
    for number, (kind, name, bot) in enumerate(wishes):
        place = f"seats[{number}]"
        if kind == BOT and (bot is None or bot not in bots):
            raise BrokenData(f"{place}.bot", f"{game.title} has the bots {', '.join(bots)}")
        if kind != BOT and bot is not None:
            raise BrokenData(f"{place}.bot", "only a bot's seat says which bot")
        if name is not None:
            names.append(clean_name(name, f"{place}.name"))
        elif kind == BOT and bot is not None:
            names.append(bot.replace("_", " ").capitalize())
        else:
            names.append(SEAT_NAMES[number % len(SEAT_NAMES)])
        seats.append(Seat(number, kinds[kind], "", bot, HOST if kind == ME else number))
    distinct = unlike(names)
    return [
        Seat(seat.seat, seat.kind, name, seat.bot, seat.holder)
        for seat, name in zip(seats, distinct, strict=True)
    ]


def check_pace(race: KeptRace, pace: PaceName) -> None:
    """Problem if people would not be waited for."""
    if pace == INSTANT and sum(seat.kind in (HUMAN, OPEN) for seat in race.seats) > 1:
        why = "At once is for one person alone; with others, play relaxed, normal or quick."
        raise Problem(422, why, title="Not valid", field="pace")


def free_seat(race: KeptRace, wanted: int | None) -> int:
    """The seat that a guest takes: the wanted one, or the first that is free."""
    free = [seat.seat for seat in race.seats if seat.kind == OPEN]
    if not free:
        raise Problem(409, "Every seat of this race is taken.", title="No seat is free")
    if wanted is None:
        return free[0]
    if wanted not in free:
        places = ", ".join(str(seat) for seat in free)
        raise Problem(409, f"That seat is not free; these are: {places}.", title="Taken")
    return wanted


def check_host(race: KeptRace, seat: int) -> None:
    """Problem unless whoever sits there made the race, and it has not begun."""
    if race.seats[seat].kind != HUMAN or race.seats[seat].holder != HOST:
        why = "Only who made this race can do that."
        raise Problem(403, why, title="Not yours to change")
    if race.status != WAITING:
        raise Problem(409, "This race has begun already.", title="Too late")


def bot_for(race: KeptRace, game: Game, seat: int, bot: str | None) -> Seat:
    """A free seat with a bot in it, or with none: it is free again."""
    if not 0 <= seat < len(race.seats):
        why = f"This race has seats 0 to {len(race.seats) - 1}."
        raise Problem(422, why, title="No such seat", field="seat")
    wanted = BOT if bot is None else OPEN
    if race.seats[seat].kind != wanted:
        why = "No bot sits there." if bot is None else "Somebody sits there already."
        raise Problem(409, why, title="Taken")
    if bot is None:
        return Seat(seat, OPEN, SEAT_NAMES[seat % len(SEAT_NAMES)], None, seat)
    bots = bot_names(game)
    if bot not in bots:
        raise BrokenData("bot", f"{game.title} has the bots {', '.join(bots)}")
    others = [one.name for one in race.seats if one.seat != seat]
    name = unlike([*others, bot.replace("_", " ").capitalize()])[-1]
    return Seat(seat, BOT, name, bot, seat)


def guest(race: KeptRace, seat: int, name: str | None) -> Seat:
    """Whoever sits down there, under a name that nobody else at the table has."""
    given = race.seats[seat].name if name is None else clean_name(name, "name")
    others = [one.name for one in race.seats if one.seat != seat and one.kind != OPEN]
    # A holder of its own: no other seat can have this number.
    return Seat(seat, HUMAN, unlike([*others, given])[-1], None, len(race.seats) + seat)
