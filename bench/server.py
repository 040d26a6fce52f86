"""How long a server takes per choice, and how much it sends: live matches of bots and of people who choose at random.

    .venv/bin/python bench/server.py                    50 matches, 20 seconds
    .venv/bin/python bench/server.py --matches 10 --seconds 5 --json

It starts `fathom serve` as a process of its own with a database in a temporary folder. Half of the matches are played
by bots and watched; in the others a client chooses at random, with a bot beside. Measured are:

- server: from the arrival of a choice until it is kept on the disk and everybody is told (the server's own clock);
- round trip: from sending a choice until the table after it has arrived (the client's clock, same machine);
- bytes: what one update weighs on the wire, after compression, and before it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import signal
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from websockets.asyncio.client import connect

from fathom.core.rng import Stream

BUCKET = re.compile(r'fathom_choice_seconds_bucket\{le="(.+)"\} (\d+)')


class Numbers:
    """What was measured."""

    def __init__(self) -> None:
        self.trips: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0
        self.wire = 0
        self.updates = 0


async def person(address: str, seed: int, until: float, pace: float, found: Numbers) -> None:
    """Play matches with a bot beside, one after the other."""
    stream = Stream({"t": seed + 1}, "t")
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        while time.monotonic() < until:
            match, cookie = await new(http, ["me", "greedy"], seed)
            await play(address, match, cookie, stream, until, pace, found)
            seed += 1000


async def watcher(address: str, seed: int, until: float, found: Numbers) -> None:
    """Watch matches of bots."""
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        while time.monotonic() < until:
            match, cookie = await new(http, ["greedy", "greedy"], seed)
            async with line(address, match, cookie) as socket:
                over = False
                while not over and time.monotonic() < until:
                    over = (await hear(socket, until, found)).get("over", True)
                found.wire += wire_bytes(socket)
            seed += 1000


async def new(http: httpx.AsyncClient, who: list[str], seed: int) -> tuple[str, str]:
    setup = {"climbers": len(who)}
    wish = {"game": "leviathan-wilds", "seed": seed, "setup": setup, "seats": [{"who": one} for one in who]}
    while (made := await http.post("/api/matches", json=wish)).status_code == 429:
        await asyncio.sleep(1)  # the server's limit for new matches
    made.raise_for_status()
    match = made.json()["match"]
    return match, f"fathom-{match}={made.cookies[f'fathom-{match}']}"


def line(address: str, match: str, cookie: str) -> connect:
    url = f"{address.replace('http', 'ws')}/api/matches/{match}/live"
    return connect(url, additional_headers={"Cookie": cookie}, max_size=None)


async def hear(socket: Any, until: float, found: Numbers) -> dict[str, Any]:
    """Return the next message; an empty one if the time is over."""
    try:
        text = await asyncio.wait_for(socket.recv(), max(0.1, until - time.monotonic()))
    except TimeoutError:
        return {}
    message: dict[str, Any] = json.loads(text)
    if message["type"] == "table":
        found.sizes.append(len(text.encode()))
        found.updates += 1
    return message


def wire_bytes(socket: Any) -> int:
    """Return what came in over the wire so far."""
    return int(getattr(socket.transport, "_fathom_bytes", 0))


async def play(
    address: str, match: str, cookie: str, stream: Stream, until: float, pace: float, found: Numbers
) -> None:
    async with line(address, match, cookie) as socket:
        count_bytes(socket)
        table = await hear(socket, until, found)
        while table and not table.get("over") and time.monotonic() < until:
            choices = table.get("scene", {}).get("choices", [])
            if not choices:
                table = await hear(socket, until, found)
                continue
            await asyncio.sleep(pace * (0.5 + stream.below(1000) / 1000))
            choice = choices[-1] if stream.below(2) else choices[stream.below(len(choices))]
            began = time.perf_counter()
            sent = {"type": "choose", "ply": table["ply"], "index": choice["index"], "seat": choice["seat"]}
            await socket.send(json.dumps(sent))
            refused = False
            while answer := await hear(socket, until, found):
                refused = refused or answer["type"] == "refused"
                # Who lets a bot go on does not move the ply; a refusal is followed by the present table.
                if answer["type"] == "table" and (refused or choice["index"] < 0 or answer["ply"] > table["ply"]):
                    break
            found.refused += refused
            if answer and not refused and choice["index"] >= 0:
                found.trips.append(time.perf_counter() - began)
            table = answer
        found.wire += wire_bytes(socket)


def count_bytes(socket: Any) -> None:
    """Count what arrives, before it is unpacked."""
    received = socket.data_received

    def counting(data: bytes) -> None:
        socket.transport._fathom_bytes = wire_bytes(socket) + len(data)
        received(data)

    socket.transport.set_protocol(_Tap(socket, counting))


class _Tap(asyncio.Protocol):
    """Stands before a protocol and looks at what comes in."""

    def __init__(self, inner: Any, received: Any) -> None:
        self.inner = inner
        self.data_received = received  # type: ignore[method-assign]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def connection_lost(self, exc: Exception | None) -> None:
        self.inner.connection_lost(exc)

    def eof_received(self) -> Any:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()


async def run(address: str, matches: int, seconds: float, pace: float) -> dict[str, Any]:
    found = Numbers()
    until = time.monotonic() + seconds
    people = matches // 2
    await asyncio.gather(
        *(person(address, 1 + seed, until, pace, found) for seed in range(people)),
        *(watcher(address, 501 + seed, until, found) for seed in range(matches - people)),
    )
    async with httpx.AsyncClient(base_url=address, verify=False) as http:
        metrics = (await http.get("/metrics")).text
    return report(found, metrics, matches, seconds)


def report(found: Numbers, metrics: str, matches: int, seconds: float) -> dict[str, Any]:
    buckets = [(float(bound), int(number)) for bound, number in BUCKET.findall(metrics)]
    counts = dict(re.findall(r"^fathom_(\w+)_total (\d+)$", metrics, re.MULTILINE))
    cpu = float(re.findall(r"^fathom_cpu_seconds (.+)$", metrics, re.MULTILINE)[0])
    trips, sizes = sorted(found.trips) or [0.0], sorted(found.sizes) or [0]
    return {
        "matches": matches,
        "seconds": seconds,
        "choices_of_people": int(counts["choices"]),
        "choices_of_bots": int(counts["bot_choices"]),
        "updates": found.updates,
        "refused": found.refused,
        "server_cpu_ms_per_update": round(1000 * cpu / max(1, int(counts["updates"])), 1),
        "server_ms_p50": within(buckets, 0.5),
        "server_ms_p99": within(buckets, 0.99),
        "round_trip_ms_p50": round(trips[len(trips) // 2] * 1000, 1),
        "round_trip_ms_p99": round(trips[int(len(trips) * 0.99)] * 1000, 1),
        "update_bytes_p50": sizes[len(sizes) // 2],
        "update_bytes_p99": sizes[int(len(sizes) * 0.99)],
        "wire_bytes_per_update_of_people": round(found.wire / max(1, found.updates)),
    }


def within(buckets: list[tuple[float, int]], share: float) -> float:
    """Return the time in ms that so many choices stay within, straight between the bounds of the histogram."""
    total = buckets[-1][1] or 1
    below, low = 0, 0.0
    for bound, number in buckets:
        if number >= share * total:
            if bound == float("inf"):
                return round(low * 1000, 1)
            part = (share * total - below) / max(1, number - below)
            return round((low + (bound - low) * part) * 1000, 1)
        below, low = number, bound
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds that a person thinks, on average")
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{folder}/table.db"
        command = [sys.executable, "-m", "fathom", "serve", "--port", "0", "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split(" at ")[1].split()[0].rstrip("/").replace("localhost", "127.0.0.1")
            found = asyncio.run(run(address, asked.matches, asked.seconds, asked.pace))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(15)
    if asked.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name:34} {value}")


if __name__ == "__main__":
    main()
