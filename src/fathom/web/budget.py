"""What one visitor may ask for: a visitor is an address (of IPv6 its /64), and the browser's pass.

Each has a purse for every kind of thing that costs the server something. A purse fills with time, up to a brim; what
is asked for is paid from the purse of the address and from that of the pass, and if one of them is empty it is refused.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Literal, NamedTuple, TypeAlias

from litestar.types import ASGIApp, Receive, Scope, Send

from .access import hashed
from .refusals import Refusal
from .settings import Settings

Kind: TypeAlias = Literal["requests", "matches", "bytes"]
#: So many visitors are remembered; who has not come for the longest time is forgotten.
_VISITORS = 20_000


def visitor_of(address: str | None) -> str:
    """Return who somebody is who comes from an address.

    >>> visitor_of("2001:db8:1:2:3::4") == visitor_of("2001:db8:1:2::9") != visitor_of("2001:db8:1:3::9")
    True
    """
    try:
        found = ip_address((address or "").partition("%")[0])
    except ValueError:
        return address or "nobody"
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(ip_network((found, 64), strict=False))
        found = found.ipv4_mapped
    return str(found)


class _Rate(NamedTuple):
    per_second: float
    brim: float


class Budget:
    """The purses of all visitors."""

    def __init__(self, settings: Settings) -> None:
        self._rates: dict[Kind, _Rate] = {
            "requests": _Rate(settings.requests_per_minute / 60, settings.requests_per_minute),
            "matches": _Rate(settings.new_matches_per_minute / 60, settings.new_matches_per_minute),
            "bytes": _Rate(settings.kept_bytes_per_day / 86_400, settings.kept_bytes_per_day),
        }
        #: What is left, and since when.
        self._purses: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()
        self._most_sockets = settings.sockets_per_visitor
        self._sockets: Counter[str] = Counter()

    def pay(self, kind: Kind, who: Iterable[str], price: float) -> None:
        """Take a price from the purses of a visitor.

        Raises:
            Refusal: one of them has not enough; nothing was taken.
        """
        purses = [(kind, name) for name in who]
        now, rate = time.monotonic(), self._rates[kind]
        left = [self._left(purse, rate, now) - price for purse in purses]
        if min(left, default=0.0) < 0:
            raise Refusal("too-fast" if kind != "bytes" else "too-much")
        for purse, rest in zip(purses, left, strict=True):
            self._purses[purse] = (rest, now)
            self._purses.move_to_end(purse)
        while len(self._purses) > _VISITORS * len(self._rates):
            self._purses.popitem(last=False)

    def _left(self, purse: tuple[Kind, str], rate: _Rate, now: float) -> float:
        rest, since = self._purses.get(purse, (rate.brim, now))
        return min(rate.brim, rest + (now - since) * rate.per_second)

    def open_socket(self, visitor: str) -> None:
        """Count a live line.

        Raises:
            Refusal: the visitor has too many.
        """
        if self._sockets[visitor] >= self._most_sockets:
            raise Refusal("too-many-sockets")
        self._sockets[visitor] += 1

    def close_socket(self, visitor: str) -> None:
        """Forget a live line."""
        self._sockets[visitor] -= 1
        if self._sockets[visitor] <= 0:
            del self._sockets[visitor]


def payers(connection: Any) -> Sequence[str]:
    """Return the names of the purses that a request is paid from."""
    client = connection.client
    found = [visitor_of(client.host if client else None)]
    if token := connection.cookies.get("fathom-pass"):
        found.append(hashed(token))
    return found


class Paid:
    """Lets in what its visitor can pay for. What is dear says so: `@get(…, price=10)`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        from litestar.connection import ASGIConnection

        about = scope["route_handler"].opt
        connection: Any = ASGIConnection(scope)
        budget: Budget = scope["litestar_app"].state.tables.budget
        who = payers(connection)
        if about.get("makes"):
            budget.pay("matches", who, 1)
        budget.pay("requests", who, about.get("price", 1))
        await self.app(scope, receive, send)
