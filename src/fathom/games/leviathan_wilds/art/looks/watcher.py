"""The Watcher: an owl with one eye."""

from typing import Any

LOOK: dict[str, Any] = {
    "texture": 0.1,
    "back": "crystal",
    "back_range": (3.3, 5.8),
    "bumps": [
        (4.5, 3.5, 1.2, 0.8),
        (2.55, -0.05, 0.55, 0.7),
        (6.45, -0.05, 0.55, 0.7),
        (4.5, 0.3, 0.9, 0.35),
        (4.5, 4.9, 0.6, 0.6),
        (1.1, 3.0, 0.6, 0.4),
        (7.9, 3.0, 0.6, 0.4),
        (4.5, 6.4, 0.7, 0.7),
        (4.5, 7.4, 0.8, 0.5),
        (3.4, 7.6, 0.6, 0.5),
        (5.6, 7.6, 0.6, 0.5),
        (3.4, 8.6, 0.5, 0.4),
        (5.6, 8.6, 0.5, 0.4),
        (2.4, 9.9, 0.6, 0.6),
        (6.6, 9.9, 0.6, 0.6),
        (0.9, 6.6, 0.6, 0.3),
        (8.1, 6.6, 0.6, 0.3),
    ],
    "parts": [
        {"kind": "wing", "at": (0.7, 3.5), "tip": (-1.15, 9.7), "side": -1, "wide": 0.8, "feathers": 7},
        {"kind": "wing", "at": (8.3, 3.5), "tip": (10.15, 9.7), "side": 1, "wide": 0.8, "feathers": 7},
        {"kind": "tuft", "at": (2.3, 0.2), "tip": (1.15, -1.7), "wide": 0.5},
        {"kind": "tuft", "at": (6.7, 0.2), "tip": (7.85, -1.7), "wide": 0.5},
        {"kind": "rings", "at": (4.5, 3.5), "size": (2.2, 1.55), "count": 3, "gap": 0.17, "spokes": 44},
        {"kind": "feathers", "box": (0.4, 6.0, 8.6, 9.4), "size": 0.42, "taper": 1.2},
        {
            "kind": "line",
            "line": [(2.1, 1.6), (3.2, 1.98), (4.5, 2.75), (5.8, 1.98), (6.9, 1.6)],
            "layer": "skin",
            "ink": 7,
            "opacity": 0.35,
        },
        {"kind": "beak", "at": (4.5, 6.08), "wide": 0.62, "high": 0.85},
        {"kind": "talons", "at": (2.5, 9.85), "size": 0.5},
        {"kind": "talons", "at": (6.5, 9.85), "size": 0.5},
    ],
    "eyes": [],
    "sun": (4.5, 0.9, 2.3),
}

MOTIFS = {
    "watcher.blink": "gaze",
    "watcher.withering_beam": "scorch",
    "watcher.stare_down": "stare_down",
    "watcher.restless_lashes": "lashes",
    "watcher.never_alone": "never_alone",
}
