"""The luck of a table: where it comes from, its commitment before and its reveal after the race."""

from hashlib import blake2b
from secrets import token_bytes
from typing import Any

from paddock.core.chance import SECRET_BYTES, Chance, Croupier, Dealer
from paddock.core.errors import BrokenData


class Luck:
    """A source that can be committed to, revealed, and dealt from again."""

    def __init__(self, reveal: dict[str, Any]) -> None:
        self.reveal = reveal

    @classmethod
    def seeded(cls, seed: int) -> "Luck":
        """Repeatable luck, for simulation and study."""
        return cls({"seed": seed})

    @classmethod
    def sealed(cls, secret: bytes | None = None) -> "Luck":
        """Unpredictable luck, for real tables."""
        return cls({"secret": (secret or token_bytes(SECRET_BYTES)).hex()})

    @classmethod
    def revealed(cls, reveal: Any) -> "Luck":
        """The luck that a finished record discloses."""
        luck = cls(reveal if isinstance(reveal, dict) else {})
        luck.deal()
        return luck

    @property
    def commitment(self) -> str:
        """Published before the race; the reveal must hash to it."""
        (kind, value), *_ = self.reveal.items()
        return blake2b(f"paddock luck {kind} {value}".encode(), digest_size=32).hexdigest()

    def deal(self) -> Chance:
        """The picks, from the first one."""
        match self.reveal:
            case {"seed": int(seed), **rest} if not rest:
                return Dealer(seed)
            case {"secret": str(secret), **rest} if not rest:
                try:
                    return Croupier(bytes.fromhex(secret))
                except ValueError:
                    pass
        raise BrokenData("luck", "is neither a seed nor a secret of 32 bytes in hex")
