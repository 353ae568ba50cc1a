"""Who asks, as far as limits are concerned."""

from functools import lru_cache
from ipaddress import IPv6Address
from typing import Final

from starlette.types import Scope

NETWORK_BITS: Final = 64
"""Of an address of version 6: the rest of it anybody chooses by himself."""


def client_of(scope: Scope) -> str:
    """The client of a request or a socket."""
    client = scope.get("client")
    return known_as(str(client[0])) if client else "unknown"


@lru_cache(4096)
def known_as(address: str) -> str:
    """What a client with this address is counted under."""
    if ":" not in address:
        return address
    try:
        whole = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if whole.ipv4_mapped is not None:
        return str(whole.ipv4_mapped)
    if whole.is_loopback:
        return address
    host_bits = whole.max_prefixlen - NETWORK_BITS
    return f"{IPv6Address(int(whole) >> host_bits << host_bits)}/{NETWORK_BITS}"
