"""How long a server takes per choice, how much it sends, how soon a browser can play.

    .venv/bin/python bench/server.py                    50 matches, 20 seconds
    .venv/bin/python bench/server.py --matches 10 --seconds 5 --json

It starts `fathom serve` as a process of its own with a database in a temporary folder. Half of the matches are played
by bots and watched; in the others a client chooses at random, with a bot beside. When all of them run, the clock
starts. Measured are:

- server: from the arrival of a choice until it is kept on the disk and everybody is told (the server's own clock);
- round trip: from sending a choice until the table after it has arrived (the client's clock, same machine);
- cpu: what the server computes per choice, bots' choices included. It hardly hangs on what else the machine does;
- bytes: what one update weighs, as JSON and compressed on the wire, and the whole table that a line begins with;
- parts: what one choice costs and where, in CPU time, tried out in this process;
- first load: bytes over the wire and time until one can choose, in Debian's Chromium if it is there.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame

from fathom.core.rng import Stream

BUCKET = re.compile(r'fathom_choice_seconds_bucket\{le="(.+)"\} (\d+)')
GAME = "leviathan-wilds"


class Numbers:
    """What was measured, from the moment on when it counts."""

    def __init__(self) -> None:
        self.counts = False
        self.trips: list[float] = []
        self.json: dict[bool, list[int]] = {True: [], False: []}
        self.wire: dict[bool, list[int]] = {True: [], False: []}
        self.refused = 0


# ---------------------------------------------------------------------------------------------- lines that count


class Counting(ClientPerMessageDeflateFactory):
    """Notes the size of every message before it is unpacked."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    def process_response_params(self, params: Any, accepted_extensions: Any) -> PerMessageDeflate:
        unpack = super().process_response_params(params, accepted_extensions)
        decode = unpack.decode

        def counted(frame: Frame, *, max_size: int | None = None) -> Frame:
            self.sizes.append(len(frame.data))
            return decode(frame, max_size=max_size)

        unpack.decode = counted  # type: ignore[method-assign]
        return unpack


class Line:
    """A live line of one match."""

    def __init__(self, address: str, match: str, cookie: str, found: Numbers) -> None:
        url = f"{address.replace('http', 'ws')}/api/matches/{match}/live"
        self.weigh = Counting()
        self.found = found
        self._connecting = connect(
            url, additional_headers={"Cookie": cookie}, max_size=None, compression=None, extensions=[self.weigh]
        )
        self.socket: ClientConnection

    async def __aenter__(self) -> Line:
        self.socket = await self._connecting.__aenter__()
        return self

    async def __aexit__(self, *why: Any) -> None:
        await self._connecting.__aexit__(*why)

    async def hear(self, until: float) -> dict[str, Any]:
        """Return the next message; an empty one if the time is over."""
        try:
            text = await asyncio.wait_for(self.socket.recv(decode=False), max(0.0, until - time.monotonic()))
        except TimeoutError:
            return {}
        message: dict[str, Any] = json.loads(text)
        wire = self.weigh.sizes.pop(0)
        if message["type"] == "table" and (message["whole"] or self.found.counts):
            self.found.json[message["whole"]].append(len(text))
            self.found.wire[message["whole"]].append(wire)
        return message

    async def newest(self, table: dict[str, Any]) -> dict[str, Any]:
        """Return the last table that has arrived."""
        while message := await self.hear(time.monotonic() + 0.001):
            if message["type"] == "table":
                table = message
        return table


# ---------------------------------------------------------------------------------------------- who plays


async def person(address: str, seed: int, until: float, pace: float, found: Numbers) -> None:
    """Play matches with a bot beside, one after the other."""
    stream = Stream({"t": seed + 1}, "t")
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        while time.monotonic() < until:
            match, cookie = await new(http, ["me", "greedy"], seed)
            async with Line(address, match, cookie, found) as line:
                await play(line, stream, until, pace)
            seed += 1000


async def watcher(address: str, seed: int, until: float, found: Numbers) -> None:
    """Watch matches of bots."""
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        while time.monotonic() < until:
            match, cookie = await new(http, ["greedy", "greedy"], seed)
            async with Line(address, match, cookie, found) as line:
                while not (await line.hear(until)).get("over", True):
                    pass
            seed += 1000


async def new(http: httpx.AsyncClient, who: list[str], seed: int) -> tuple[str, str]:
    setup = {"climbers": len(who)}
    wish = {"game": GAME, "seed": seed, "setup": setup, "seats": [{"who": one} for one in who]}
    while (made := await http.post("/api/matches", json=wish)).status_code == 429:
        await asyncio.sleep(1)  # the server's limit for new matches
    made.raise_for_status()
    match = made.json()["match"]
    return match, f"fathom-{match}={made.cookies[f'fathom-{match}']}"


async def play(line: Line, stream: Stream, until: float, pace: float) -> None:
    table = await line.hear(until)
    while table and not table.get("over"):
        await asyncio.sleep(min(pace * (0.5 + stream.below(1000) / 1000), max(0.0, until - time.monotonic())))
        table = await line.newest(table)
        choices = table["scene"].get("choices", [])
        if not choices:
            table = await line.hear(until)
            continue
        choice = choices[-1] if stream.below(2) else choices[stream.below(len(choices))]
        began = time.perf_counter()
        sent = {"type": "choose", "ply": table["ply"], "index": choice["index"], "seat": choice["seat"]}
        await line.socket.send(json.dumps(sent))
        refused = False
        while answer := await line.hear(until):
            refused = refused or answer["type"] == "refused"
            # Who lets a bot go on does not move the ply; a refusal is followed by the present table.
            if answer["type"] == "table" and (refused or choice["index"] < 0 or answer["ply"] > table["ply"]):
                break
        line.found.refused += refused
        if answer and not refused and choice["index"] >= 0 and line.found.counts:
            line.found.trips.append(time.perf_counter() - began)
        table = answer


# ---------------------------------------------------------------------------------------------- the numbers


async def run(address: str, matches: int, seconds: float, pace: float, warm: float) -> dict[str, Any]:
    found = Numbers()
    until = time.monotonic() + warm + seconds
    people = matches // 2
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:

        async def measured() -> tuple[Metrics, Metrics]:
            await asyncio.sleep(warm)
            before = Metrics((await http.get("/metrics")).text)
            found.counts = True
            await asyncio.sleep(max(0.0, until - time.monotonic() - 0.5))
            return before, Metrics((await http.get("/metrics")).text)

        looked = asyncio.create_task(measured())
        await asyncio.gather(
            looked,
            *(person(address, 1 + seed, until, pace, found) for seed in range(people)),
            *(watcher(address, 501 + seed, until, found) for seed in range(matches - people)),
        )
        before, after = looked.result()
    return report(found, before, after, matches, seconds)


class Metrics:
    """What the server says of itself."""

    def __init__(self, text: str) -> None:
        self.buckets = [(float(bound), int(number)) for bound, number in BUCKET.findall(text)]
        self.counts = {name: int(n) for name, n in re.findall(r"^fathom_(\w+)_total (\d+)$", text, re.MULTILINE)}
        self.cpu = float(re.findall(r"^fathom_cpu_seconds (.+)$", text, re.MULTILINE)[0])


def report(found: Numbers, before: Metrics, after: Metrics, matches: int, seconds: float) -> dict[str, Any]:
    buckets = [(bound, n - old) for (bound, n), (_, old) in zip(after.buckets, before.buckets, strict=True)]
    counts = {name: n - before.counts[name] for name, n in after.counts.items()}
    choices = counts["choices"] + counts["bot_choices"]
    trips = [1000 * trip for trip in found.trips]
    return {
        "matches": matches,
        "seconds": seconds,
        "choices_of_people": counts["choices"],
        "choices_of_bots": counts["bot_choices"],
        "refused": found.refused,
        "server_ms_p50": within(buckets, 0.5),
        "server_ms_p99": within(buckets, 0.99),
        "server_cpu_ms_per_choice": round(1000 * (after.cpu - before.cpu) / max(1, choices), 2),
        "server_cpu_share_of_a_core": round((after.cpu - before.cpu) / seconds, 3),
        "round_trip_ms_p50": share(trips, 0.5),
        "round_trip_ms_p99": share(trips, 0.99),
        "update_bytes_p50": share(found.json[False], 0.5),
        "update_bytes_p99": share(found.json[False], 0.99),
        "update_wire_bytes_p50": share(found.wire[False], 0.5),
        "update_wire_bytes_p99": share(found.wire[False], 0.99),
        "first_table_bytes": share(found.json[True], 0.5),
        "first_table_wire_bytes": share(found.wire[True], 0.5),
    }


def share(values: Sequence[float], part: float) -> float:
    """Return the value that so many stay within."""
    ordered = sorted(values) or [0]
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1)


def within(buckets: list[tuple[float, int]], part: float) -> float:
    """Return the time in ms that so many choices stay within, straight between the bounds of the histogram."""
    total = buckets[-1][1] or 1
    below, low = 0, 0.0
    for bound, number in buckets:
        if number >= part * total:
            if bound == float("inf"):
                return round(low * 1000, 1)
            inside = (part * total - below) / max(1, number - below)
            return round((low + (bound - low) * inside) * 1000, 1)
        below, low = number, bound
    return 0.0


# ---------------------------------------------------------------------------------------------- parts of a choice


def parts(folder: Path, choices: int = 150) -> dict[str, float]:
    """Return the CPU time in ms of each part of a choice, on average, tried out on one match."""
    from fathom.table.match import Match
    from fathom.table.thinking import seated
    from fathom.web.views import Known, Views

    match = Match.new(GAME, seed=11, seats=["greedy", "greedy"], climbers=2)
    views, stream = Views(match, {"en": match.game.text("en")}), Stream({"t": 3}, "t")
    spent: dict[str, float] = {}
    known, pack = Known(), zlib.compressobj(4, zlib.DEFLATED, -15)

    @contextlib.contextmanager
    def part(name: str) -> Iterator[None]:
        began = time.process_time()
        yield
        spent[name] = spent.get(name, 0.0) + time.process_time() - began

    made = 0
    for made in range(1, choices + 1):
        view = (match.state.decision.lead if match.state.decision else -1, "en")
        with part("scene"):
            views.leads_far(view)
        with part("json"):
            message = msgspec.json.encode(views.scene(view, None, known))
        if made == 1:
            spent.clear()  # what is slow only the first time
        with part("compression"):
            pack.compress(message)
            pack.flush(zlib.Z_SYNC_FLUSH)
        with part("log"):
            views.log(view)
        decision = match.state.decision
        if decision is None:
            break
        with part("a world for a bot"):
            seated(match)
        with part("rules"):
            match.choose(match.ply, stream.below(len(decision.options)))
        views.changed()
    spent["store"] = asyncio.run(stored(folder, match))
    return {name: round(1000 * seconds / made, 3) for name, seconds in spent.items()}


async def stored(folder: Path, match: Any) -> float:
    """Keep the choices of a match one by one; return the CPU time."""
    from fathom.store import History, Kept, Snapshot, open_store

    store = await open_store(f"sqlite:///{folder}/parts.db")
    kept = Kept(
        id="parts", game=GAME, setup={}, seed=0, content="", version=1, created=0.0, changed=0.0, seats=[], over=False
    )
    await store.create(kept, [], Snapshot(0, ""), [])
    began = time.process_time()
    for ply, entry in enumerate(match.entries):
        await store.append("parts", [History(ply, entry.kind, msgspec.to_builtins(entry))], changed=1.0)
    spent = time.process_time() - began
    await store.close()
    return spent


# ---------------------------------------------------------------------------------------------- first load


def first_load(address: str) -> dict[str, Any]:
    """Return what a new visitor loads, and how soon the page can be used: the home page, and a table."""
    browser_file = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        browser_file = None
    if browser_file is None:
        return {"first_load": "not measured: needs Chromium and playwright"}
    with httpx.Client(base_url=address, timeout=60, verify=False) as http:
        made = http.post("/api/matches", json={"game": GAME, "seed": 7, "setup": {"climbers": 1}}).json()
        device = http.post(f"/api/matches/{made['match']}/device", json={}).json()
    found: dict[str, Any] = {}
    args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    ready = {
        "home": ("/", "a.game .cov svg"),
        "table": (
            f"/m/{made['match']}#k={device['key']}",
            "#table:not(.busy) .opt:not(.off), #table:not(.busy) .hit.can",
        ),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_file, args=args)
        for name, (path, sign) in ready.items():
            page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
            weight = Weight(page)
            began = time.perf_counter()
            page.goto(address + path)
            page.wait_for_selector(sign, timeout=30_000)
            found[f"first_load_{name}_ms"] = round(1000 * (time.perf_counter() - began))
            page.wait_for_load_state("networkidle")
            found[f"first_load_{name}_bytes"] = weight.bytes
            found[f"first_load_{name}_requests"] = weight.requests
            page.context.close()
        browser.close()
    return found


class Weight:
    """Counts what a page loads, in bytes over the wire; the live line (first_table_wire_bytes) is not in it."""

    def __init__(self, page: Any) -> None:
        self.bytes = self.requests = 0
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._finished)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1


# ---------------------------------------------------------------------------------------------- all together


@contextlib.contextmanager
def serving(database: str) -> Iterator[str]:
    """Run a server; yield its address."""
    command = [sys.executable, "-m", "fathom", "serve", "--port", "0", "--database", database]
    for limit in ("requests-per-minute", "new-matches-per-minute", "sockets-per-visitor", "connections"):
        command += [f"--{limit}", "1000000"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split(" at ")[1].split()[0].rstrip("/").replace("localhost", "127.0.0.1")
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(15)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=5, help="seconds until all matches run and the clock starts")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds that a person thinks, on average")
    parser.add_argument("--database", default="")
    parser.add_argument("--no-browser", action="store_true", help="leave out the first load")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with serving(asked.database or f"sqlite:///{folder}/table.db") as address:
            found = asyncio.run(run(address, asked.matches, asked.seconds, asked.pace, asked.warm))
            if not asked.no_browser:
                found |= first_load(address)
        found["cpu_ms_parts"] = parts(Path(folder))
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    for name, value in found.items():
        if isinstance(value, dict):
            total = sum(value.values()) or 1.0
            print(name)
            for part, ms in value.items():
                print(f"    {part:30} {ms:7.3f}  {ms / total:4.0%}")
        else:
            print(f"{name:34} {value}")


if __name__ == "__main__":
    main()
