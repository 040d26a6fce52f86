"""The client's types are those of the scene."""

from __future__ import annotations

from tools.client_types import TARGET, types


def test_the_types_of_the_client_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == types(), "run `python -m tools.client_types`"
