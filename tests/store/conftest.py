"""Stores to test: SQLite always, PostgreSQL if its server can be found; it is started here, for these tests alone."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from fathom.store import Store, open_store

T = TypeVar("T")


def _tool(name: str) -> str | None:
    """Find a tool of PostgreSQL: the newest of Debian's, else the one on the path."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    return str(debian[-1]) if debian else shutil.which(name)


def _other_user() -> list[str]:
    """Return how to run as somebody else: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return ["setpriv", f"--reuid={name}", f"--regid={pwd.getpwnam(name).pw_gid}", "--clear-groups"]
    pytest.skip("PostgreSQL IS NOT TESTED: it does not run as root, and there is no user 'postgres' or 'nobody'")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start a server in a folder of its own; return its URL."""
    initdb, server = _tool("initdb"), _tool("postgres")
    if not initdb or not server:
        pytest.skip("PostgreSQL IS NOT TESTED: no server found; bin/test says how to get one")
    other = _other_user()
    with tempfile.TemporaryDirectory(prefix="fathom-pg-", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        if other:
            home.chmod(0o777)
        data = home / "data"
        made = subprocess.run(
            [*other, initdb, "-D", str(data), "-U", "fathom", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
            capture_output=True,
            cwd=folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        )
        assert made.returncode == 0, made.stderr.decode()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [server, "-D", str(data), "-h", "127.0.0.1", "-p", str(port), "-k", folder, "-c", "fsync=off"]
        running = subprocess.Popen(
            [*other, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, env={"LC_ALL": "C"}
        )
        try:
            _wait_for(port, running)
            yield f"postgresql://fathom@127.0.0.1:{port}/postgres"
        finally:
            running.send_signal(signal.SIGINT)  # at once; the polite way would wait for everybody to leave
            running.wait(20)


def _wait_for(port: int, running: subprocess.Popen[bytes]) -> None:
    import psycopg

    for _ in range(400):
        assert running.poll() is None, "PostgreSQL did not start"
        try:
            psycopg.connect(f"postgresql://fathom@127.0.0.1:{port}/postgres").close()
        except psycopg.OperationalError:
            try:
                running.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
        else:
            return
    raise AssertionError("PostgreSQL does not answer")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/table.db"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def with_store(url: str) -> Callable[[Callable[[Store], Awaitable[T]]], T]:
    """Run something with an open store."""

    def run(deed: Callable[[Store], Awaitable[T]]) -> T:
        async def inside() -> T:
            store = await open_store(url)
            try:
                return await deed(store)
            finally:
                await store.close()

        return asyncio.run(inside())

    return run
