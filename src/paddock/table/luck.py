"""The luck of a table: where it comes from, its commitment before and its reveal after the race."""

from hashlib import blake2b
from secrets import token_bytes
from typing import Any

from paddock.core.chance import SECRET_BYTES, Chance, Croupier, Dealer
from paddock.core.errors import BrokenData


class Luck:
    """A source that can be committed to, revealed, and dealt from again."""

    def __init__(self, source: int | bytes) -> None:
        self._source = source

    @classmethod
    def seeded(cls, seed: int) -> "Luck":
        """Repeatable luck, for simulation and study."""
        return cls(seed)

    @classmethod
    def sealed(cls, secret: bytes | None = None) -> "Luck":
        """Unpredictable luck, for real tables."""
        return cls(secret or token_bytes(SECRET_BYTES))

    @classmethod
    def revealed(cls, reveal: Any) -> "Luck":
        """The luck that a record discloses."""
        match reveal:
            case {"seed": int(seed), **rest} if not rest:
                return cls(seed)
            case {"secret": str(secret), **rest} if not rest:
                try:
                    luck = cls(bytes.fromhex(secret))
                    luck.deal()
                    return luck
                except ValueError:
                    pass
        raise BrokenData("luck", "is neither a seed nor a secret of 32 bytes in hex")

    @property
    def reveal(self) -> dict[str, Any]:
        """What it comes from: whoever knows it knows everything that is still to come."""
        source = self._source
        return {"seed": source} if isinstance(source, int) else {"secret": source.hex()}

    @property
    def commitment(self) -> str:
        """Published before the race; the reveal must hash to it."""
        ((kind, value),) = self.reveal.items()
        return blake2b(f"paddock luck {kind} {value}".encode(), digest_size=32).hexdigest()

    def deal(self) -> Chance:
        """The picks, from the first one."""
        source = self._source
        return Dealer(source) if isinstance(source, int) else Croupier(source)
