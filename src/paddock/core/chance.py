"""The one door for luck. Rolls, draws and shuffles are all written on `pick`.

Luck sits at the table, never in the race, so copying a race never copies the future.
"""

from collections.abc import Callable
from fractions import Fraction
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WORD_BITS: Final = 32
LARGEST_PICK: Final = 1 << 31
SECRET_BYTES: Final = 32
BLOCK_BYTES: Final = 64

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck. `drawn` counts the picks that could have gone another way."""

    def __init__(self) -> None:
        self.drawn = 0

    def pick(self, n: int) -> int:
        """A whole number from 0 to n-1, each as likely. One of one is no luck and draws nothing."""
        if n < 2:
            assert n == 1, "there is nothing to pick from"
            return 0
        self.drawn += 1
        return self.draw(n)

    def draw(self, n: int) -> int:
        """What a source defines: a number from 0 to n-1 for n of 2 or more."""
        raise TypeError("a source of luck defines draw")


def _mix(word: i64) -> i64:
    """Scatter 32 bits. The factors stay under 2**31, so no product leaves 63 bits."""
    word = ((word ^ (word >> 17)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 11)) * 0x2C1B3C6D) & WORD
    word = ((word ^ (word >> 15)) * 0x31848BAB) & WORD
    return word ^ (word >> 14)


class Dealer(Chance):
    """Fast luck from a seed, for simulation, search and repeatable races. Not for secrets.

    It is a counter put through a mixing function: the same on every machine, compiled or not.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed
        low: i64 = seed & WORD
        high: i64 = (seed >> WORD_BITS) & WORD
        self.low: i64 = _mix(low ^ 0x2545F491)
        self.high: i64 = _mix(high ^ self.low)
        self.counter: i64 = 0

    def pick(self, n: int) -> int:
        """As any source does, but without looking up which: simulations do little else."""
        if n < 2:
            return Chance.pick(self, n)
        self.drawn += 1
        return Dealer.draw(self, n)

    def draw(self, n: int) -> int:
        assert n < LARGEST_PICK, "too many to pick from"
        size: i64 = n
        while True:
            self.counter += 1
            word = _mix(_mix((self.counter & WORD) ^ self.low) ^ self.high)
            product = word * size
            low = product & WORD
            # The few words that would make some numbers likelier than others are thrown away.
            if low >= size or low >= (WORD + 1 - size) % size:
                return product >> WORD_BITS


def spawn_seed(seed: int, number: int) -> int:
    """The seed of the numbered race of a series: far from its neighbours', the same everywhere."""
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


class Croupier(Chance):
    """Luck nobody can compute, for real tables: a keyed hash in counter mode over 256 secret bits.

    The commitment is published before the race and the secret after it, so that anybody can
    check that no roll was changed, and nobody can know the next roll from the last ones.
    """

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret has {len(secret)} bytes, not {SECRET_BYTES}")
        self.secret = secret
        self.block = 0
        self.pool = b""
        self.used = 0

    def draw(self, n: int) -> int:
        assert n < LARGEST_PICK, "too many to pick from"
        fair = (WORD + 1) // n * n
        while True:
            if self.used == len(self.pool):
                counter = self.block.to_bytes(8, "big")
                self.pool = blake2b(counter, key=self.secret, digest_size=BLOCK_BYTES).digest()
                self.block += 1
                self.used = 0
            word = int.from_bytes(self.pool[self.used : self.used + 4], "big")
            self.used += 4
            if word < fair:
                return word % n


class Undecided(Exception):
    """A script has run out: the next pick is among `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(f"the script says nothing about the next pick, one of {n}")
        self.n = n


class Script(Chance):
    """Luck told in advance, for tests, scenarios and walking every outcome."""

    def __init__(self, picks: list[int]) -> None:
        super().__init__()
        self.picks = picks

    def draw(self, n: int) -> int:
        if self.drawn > len(self.picks):
            raise Undecided(n)
        pick = self.picks[self.drawn - 1]
        if not 0 <= pick < n:
            raise ValueError(f"pick {self.drawn} of the script is {pick}, but it is one of {n}")
        return pick

    def left(self) -> list[int]:
        """The picks that nothing has asked for yet."""
        return self.picks[self.drawn :]


def outcomes(step: Callable[[Chance], T]) -> list[tuple[Fraction, T]]:
    """Every way a step can turn out, with its probability. For steps with few outcomes."""
    found: list[tuple[Fraction, T]] = []
    todo: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while todo:
        picks, weight = todo.pop()
        try:
            found.append((weight, step(Script(picks))))
        except Undecided as undecided:
            share = weight / undecided.n
            todo += [([*picks, pick], share) for pick in reversed(range(undecided.n))]
    return found
