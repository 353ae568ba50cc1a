"""What things on the table and answers bring, in a line each, as a client prints them."""

from typing import Final

from paddock.games.spin_out.book.measures import TERRAIN_DAMAGE
from paddock.games.spin_out.book.tables import EJECTION_TABLE, RESTART_TABLE, Row
from paddock.kit.words import join

TERRAIN_TEXTS: Final[tuple[str, ...]] = (
    f"small: {TERRAIN_DAMAGE} damage, and it is gone",
    f"large: {TERRAIN_DAMAGE} damage onto it and {TERRAIN_DAMAGE} off it",
    "obstacle: it stops a pod, 2D6 damage",
)
"""By class of terrain."""

MARKER_TEXTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("orange", "O", "out of control: it spins out in its next Turn"),
    ("red", "R", "engines off: it stands until they are re-started"),
    ("black", "K", "its engines stop when its Turn ends, and it cannot boost"),
    ("blue", "B", "fuel leak: a throw before each speed, and no boosts"),
)
"""The markers by their colours, with the letter that is on each."""


def throws(table: tuple[Row, ...], good: str, bad: str) -> str:
    """What each throw brings, those together that bring the same: `1: good. 2 to 6: bad.`"""
    said: list[str] = []
    first = 0
    for at in range(len(table)):
        words = _brings(table[at], good, bad)
        if at + 1 == len(table) or _brings(table[at + 1], good, bad) != words:
            dice = [str(die) for die in range(first + 1, at + 2)]
            which = join(dice) if len(dice) < 3 else f"{dice[0]} to {dice[-1]}"
            said.append(f"{which}: {words}.")
            first = at + 1
    return " ".join(said)


def _brings(row: Row, good: str, bad: str) -> str:
    words = good if row.is_good else bad
    return f"{words}, {row.damage} damage" if row.damage else words


ANSWER_TEXTS: Final[tuple[tuple[str, str, str], ...]] = (
    ("", "Restart", throws(RESTART_TABLE, "they start", "they do not")),
    ("", "Stay", "The engines stay off, and the pod stands."),
    ("", "RunOn", "The next Turn begins with a speed."),
    (
        "ChooseAfterNudge",
        "ShutDown",
        "The pod stays where it is; its engines stop when the Turn ends.",
    ),
    (
        "ChooseShutdown",
        "ShutDown",
        "A red marker: repairs count double, but it must be re-started.",
    ),
    ("", "GoOn", "Another way for the inches that are left."),
    (
        "",
        "Eject",
        f"{throws(EJECTION_TABLE, 'you are out', 'you stay')} Only once in a race.",
    ),
    ("", "BailOut", "You are out of the race; the pod stays as a wreck."),
    ("", "ClaimFinish", "The real Q♦ beyond the line wins, whatever the distances."),
)
"""By the kinds of question, where it matters, and of answer."""
