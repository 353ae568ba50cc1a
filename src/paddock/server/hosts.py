"""The names that this server goes by. A page of anybody's can be made to reach any address under
the name that it came from; so whoever calls us by a name that we do not know is not let in."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from typing import Any, Final

ANY: Final = "*"


class Hosts:
    """The host's names, those of the own machine, and the very address that was called."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = {_bare(name) for name in names}
        self._is_any = ANY in self._names

    def knows(self, host: str, server: Any) -> bool:
        """Whether a request for this host, which reached us at this address, is meant for us."""
        if self._is_any:
            return True
        name = _bare(host)
        is_own = bool(server) and _same_address(name, str(server[0]))
        return is_own or name in self._names or _is_loopback(name)


def _bare(host: str) -> str:
    """A name without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name = host.partition(":")[0] if host.count(":") == 1 else host
    return name.casefold().removesuffix(".")


@lru_cache(1024)
def _is_loopback(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


@lru_cache(1024)
def _same_address(name: str, address: str) -> bool:
    if name == address:
        return True
    try:
        return ip_address(name) == ip_address(address.partition("%")[0])
    except ValueError:
        return False
