"""What an option would do is told by its events: the same that happens several times is added up."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from fathom.core.events import Event
from fathom.parts.telling import Telling


def test_only_amounts_are_added_up_where_the_same_happens_again() -> None:
    lost = [Event("lost", {"climber": 3, "n": n}) for n in (1, 2)]
    telling: Any = SimpleNamespace(tried=SimpleNamespace(events=(*lost, *lost)), added=Telling.added, until=frozenset())
    assert list(Telling.happenings(telling)) == [("lost", {"climber": 3, "n": 6})]
