"""What machines want to know about a server, as plain Prometheus text."""

from __future__ import annotations

import time

_BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counts since the server started."""

    def __init__(self) -> None:
        self.started = time.time()
        self.counts = {
            "matches_created": 0,
            "choices": 0,
            "bot_choices": 0,
            "refusals": 0,
            "updates": 0,
            "update_bytes": 0,
        }
        self._seconds = [0] * (len(_BOUNDS) + 1)
        self._total = 0.0

    def count(self, name: str, n: int = 1) -> None:
        """Count something."""
        self.counts[name] += n

    def choice_took(self, seconds: float) -> None:
        """Note the time from the arrival of a choice until it was kept and everybody was told."""
        self.counts["choices"] += 1
        self._total += seconds
        for at, bound in enumerate(_BOUNDS):
            if seconds <= bound:
                self._seconds[at] += 1
                return
        self._seconds[-1] += 1

    def text(self, matches: int, sockets: int) -> str:
        """Return everything as Prometheus reads it."""
        lines = [
            "# TYPE fathom_matches gauge",
            f"fathom_matches {matches}",
            "# TYPE fathom_sockets gauge",
            f"fathom_sockets {sockets}",
            "# TYPE fathom_uptime_seconds gauge",
            f"fathom_uptime_seconds {time.time() - self.started:.0f}",
            "# TYPE fathom_cpu_seconds counter",
            f"fathom_cpu_seconds {time.process_time():.3f}",
        ]
        for name, value in self.counts.items():
            lines += [f"# TYPE fathom_{name}_total counter", f"fathom_{name}_total {value}"]
        lines.append("# TYPE fathom_choice_seconds histogram")
        below = 0
        for bound, number in zip((*_BOUNDS, "+Inf"), self._seconds, strict=True):
            below += number
            lines.append(f'fathom_choice_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"fathom_choice_seconds_sum {self._total:.6f}", f"fathom_choice_seconds_count {below}"]
        return "\n".join(lines) + "\n"
