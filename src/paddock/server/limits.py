"""How much of anything one client gets in a second."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_CLIENTS: Final = 10_000


class Bucket:
    """Fills with `rate` a second up to `size`; each thing asked for takes one out."""

    def __init__(self, rate: float, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._left = float(size)
        self._at = clock()

    def wait(self) -> float:
        """0 when one may be taken, and it is; else the seconds until there is one again."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate


class Buckets:
    """One bucket a client. The longest unseen is forgotten, which only ever helps it."""

    def __init__(self, rate: float, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, client: str) -> float:
        """The same for this client."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = Bucket(self._rate, self._size, self._clock)
            self._buckets[client] = bucket
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.wait()
