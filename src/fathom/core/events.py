"""Events: facts that a step reports, for log, animation and statistics. Rules never read them."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something that happened, with the clause that caused it.

    An event with a `seat` holds something that only this seat may know; all others never see it.
    """

    kind: str
    facts: dict[str, Any]
    clause: str = ""
    ply: int = 0
    seat: int = -1
