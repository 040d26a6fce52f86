from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.web.serving import Browser, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web") / "table.db") as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    with Browser(server.address) as one:
        yield one


@pytest.fixture
def friend(server: Server) -> Iterator[Browser]:
    with Browser(server.address) as one:
        yield one
