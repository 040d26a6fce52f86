"""The toy game is known only while a test of the core runs: every registered game gets the contract suite."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.core.toy import TOY

from fathom.core import game


@pytest.fixture(autouse=True)
def toy_is_registered() -> Iterator[None]:
    game.register(TOY)
    yield
    game._registered.pop(TOY.id)
