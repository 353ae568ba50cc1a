"""Racers, options, phases and the deal: what the referee's table holds."""

from dataclasses import dataclass, fields

from games.pocket_rockets.referee.geometry import Pose

BOOST, CANNON, WARP, AURA = "boost", "cannon", "transwarp", "aura"
POWERS = (BOOST, CANNON, WARP, AURA)
CARDS = {
    "R1": BOOST,
    "R2": BOOST,
    "R3": CANNON,
    "R4": CANNON,
    "R5": WARP,
    "R6": WARP,
    "R7": AURA,
    "R8": AURA,
}
IN_FIRST_ORDER = 4
"""PR-007: so many players are dealt from the first order of the powers, the others from the
second."""


@dataclass
class Racer:
    """One racer; its seat is its place in the list."""

    power: str
    lane: int
    pose: Pose
    damaged: bool = False
    in_play: bool = True
    credits: int = 0
    removed_at: int | None = None
    card: str = ""
    """Which of the two cards of its power; in a draft, empty until it is picked."""


@dataclass(frozen=True)
class Options:
    """PR-174, the defaults first."""

    racer_deal: str = "random"
    must_use_all_moves: bool = False
    touch_ends_turn: bool = False
    table_edge: str = "obstacle"
    rebound: float = 12
    warp_range: str = "any"
    lots: bool = True
    round_cap: int = 150

    def faults(self) -> list[str]:
        """The options that no table may set."""
        allowed: dict[str, tuple[object, ...]] = {
            "racer_deal": ("random", "draft", "mirror", "series"),
            "must_use_all_moves": (False, True),
            "touch_ends_turn": (False, True),
            "table_edge": ("obstacle", "fall"),
            "rebound": (12, 0.5),
            "warp_range": ("any", "next_ahead"),
            "lots": (True, False),
            "round_cap": tuple(range(20, 1000)),
        }
        names = [one.name for one in fields(self)]
        return [name for name in names if getattr(self, name) not in allowed[name]]


@dataclass(frozen=True)
class Drafting:
    """Lanes are dealt, racers are picked: the highest lane first."""


@dataclass(frozen=True)
class Bidding:
    """PR-020."""


@dataclass(frozen=True)
class ZeroAction:
    """PR-029."""

    player: int


@dataclass(frozen=True)
class Moving:
    """PR-044."""

    player: int
    moves_left: int


@dataclass(frozen=True)
class Aiming:
    """A power was chosen and has several possible targets, which stay as they are (PR-093)."""

    player: int
    reach: tuple[int, ...]


@dataclass(frozen=True)
class Throwing:
    """PR-113, PR-132."""

    attacker: int
    opponent: int
    reach: tuple[int, ...]
    equal: int = 0


@dataclass(frozen=True)
class Warping:
    """PR-121."""

    user: int
    victim: int
    heading: int | None = None
    """The user's, once chosen."""


@dataclass(frozen=True)
class Over:
    """Somebody has won, or a practice run is at its end."""


Phase = Drafting | Bidding | ZeroAction | Moving | Aiming | Throwing | Warping | Over


def faults_of_deal(cards: list[str], racer_deal: str) -> list[str]:
    """PR-007, and `mirror`: what is wrong with a deal of racers to the seats."""
    powers = [CARDS[one] for one in cards]
    if len(set(cards)) != len(cards):
        return ["a racer was dealt twice"]
    if racer_deal == "mirror":
        return [] if len(cards) == 2 and len(set(powers)) == 1 else ["not two of one power"]
    first, second = powers[:IN_FIRST_ORDER], powers[IN_FIRST_ORDER:]
    if len(set(first)) != len(first) or len(set(second)) != len(second):
        return ["a power was dealt again before all four were used"]
    return []


def series_powers(first: list[str], second: list[str], players: int, race: int) -> list[str]:
    """`series`: the powers of the seats in one race of it, from the two orders of the deal."""
    races = min(IN_FIRST_ORDER, players)
    powers = [first[(seat + race) % races] for seat in range(races)]
    for seat in range(IN_FIRST_ORDER, players):
        powers.append(second[(seat - IN_FIRST_ORDER + race) % len(second)])
    return powers
