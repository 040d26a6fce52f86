"""For all tests: when garbage is looked for, and what is left out where the rules are compiled."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from fathom._compiled import groups


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what looks into functions of Python, where the rules are compiled."""
    if groups:
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip("the rules are compiled"))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Let what is loaded before the first test stay out of every later search, and search less often.

    Modules, boxes, texts and thousands of tests live to the end; to look through them again and again takes about a
    tenth of the whole time. What a test leaves open is still found: at the latest pytest itself searches at the end.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(100_000, 20, 20)
        gc.enable()
