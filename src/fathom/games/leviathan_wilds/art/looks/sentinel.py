"""The Sentinel: a keep that stood up, hewn from stone."""

from typing import Any

LOOK: dict[str, Any] = {
    "hewn": True,
    "texture": 0.12,
    "grow": 0.56,
    "back": "",
    "bumps": [
        (4.05, -0.4, 0.6, 0.75),
        (4.95, -0.4, 0.6, 0.75),
        (4.5, 0.1, 0.6, 0.5),
        (0.5, 3.2, 0.55, 0.6),
        (8.5, 3.2, 0.55, 0.6),
        (1.2, 2.3, 0.6, 0.5),
        (7.8, 2.3, 0.6, 0.5),
        (0.72, 8.4, 0.5, 0.75),
        (8.28, 8.4, 0.5, 0.75),
        (2.75, 10.05, 0.6, 0.7),
        (6.25, 10.05, 0.6, 0.7),
        (0.45, 3.4, 0.5, 0.4),
        (8.55, 3.4, 0.5, 0.4),
    ],
    "parts": [
        {"kind": "turret", "at": (1.05, 2.4), "wide": 0.78, "high": 1.55},
        {"kind": "turret", "at": (7.95, 2.4), "wide": 0.78, "high": 2.0},
        {"kind": "turret", "at": (2.15, 2.4), "wide": 0.46, "high": 0.75, "tone": "near", "teeth": 2},
        {"kind": "turret", "at": (6.85, 2.4), "wide": 0.5, "high": 0.95, "tone": "near", "teeth": 2},
        {"kind": "turret", "at": (4.5, -0.55), "wide": 2.0, "high": 0.95, "teeth": 5},
        {"kind": "masonry", "box": (-0.6, -1.2, 9.6, 10.4), "course": 0.5},
        {"kind": "crack", "line": [(6.25, 2.4), (6.0, 3.05), (6.3, 3.5), (5.95, 4.1), (6.05, 4.6)]},
        {"kind": "crack", "line": [(1.0, 5.1), (1.15, 5.6), (0.9, 6.1), (1.05, 6.6)]},
        {"kind": "moss", "line": [(0.0, 5.98), (1.9, 6.0)], "count": 8},
        {"kind": "moss", "line": [(7.1, 7.95), (8.9, 7.98)], "count": 7},
        {"kind": "moss", "line": [(3.2, 8.97), (5.8, 8.97)], "count": 9, "long": 0.5},
        {"kind": "visor", "at": (4.5, -0.2), "size": (0.8, 0.24)},
        {"kind": "doorway", "at": (2.36, 10.0), "wide": 0.22, "high": 0.4},
    ],
    "eyes": [],
    "sun": (1.0, 0.3, 1.5),
}

MOTIFS = {
    "sentinel.long_gaze": "glare",
    "sentinel.falling_masonry": "masonry",
    "sentinel.closing_fists": "fists",
    "sentinel.stamp": "stone_foot",
    "sentinel.straighten_up": "straighten",
}
