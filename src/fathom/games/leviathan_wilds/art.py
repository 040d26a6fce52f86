"""From content to drawings: the leviathans, the climbers, the cards. All of it is drawn once and remembered.

The `[drawing]` table of a leviathan's content says what it looks like; `LOOKS` adds the parts that are its own. (They
may stand in the table as `parts` too; the shipped ones do not, since saves are bound to the content.)
"""

from __future__ import annotations

from typing import Any

#: What the leviathans of the box have besides their tables. Numbers are cells; kinds of parts: fathom.drawing.parts.
LOOKS: dict[str, dict[str, Any]] = {
    "sage": {
        "bumps": [
            (-0.3, 1.35, 0.7, 1.0), (-0.75, 1.8, 0.6, 0.9), (-1.1, 2.35, 0.5, 0.8), (-1.22, 2.75, 0.42, 0.62),
            (-0.4, 2.35, 0.6, 0.7), (0.5, 2.9, 0.5, 0.4), (10.15, 4.2, 0.5, 0.7), (2.9, 7.7, 0.8, 0.7),
            (8.6, 7.8, 0.8, 0.7), (5.6, 2.0, 0.8, 0.35), (7.4, 2.7, 0.8, 0.3),
        ],
        "parts": [
            {"kind": "antler", "at": (1.35, 0.75), "angle": -2.4, "size": 1.12, "width": 0.15},
            {"kind": "antler", "at": (3.35, 0.3), "angle": -0.6, "size": 1.15, "width": 0.15},
            {"kind": "limb", "line": [(9.6, 4.3), (10.5, 4.2), (10.75, 5.2), (10.6, 6.1), (10.35, 6.9)], "wide": 0.42, "narrow": 0.05},
            {"kind": "blob", "line": [(4.3, 5.6), (4.3, 7), (4.25, 8.4), (5.7, 8.4), (5.55, 7), (5.8, 5.9)], "ink": 0},
            {"kind": "blob", "line": [(9.2, 5.6), (9.7, 7), (9.75, 8.4), (10.8, 8.4), (10.7, 6.8), (10.2, 5.0)], "ink": 0},
            {"kind": "beard", "line": [(-1.24, 2.98), (0.05, 2.86)], "count": 5, "long": 1.45},
            {"kind": "line", "line": [(-0.94, 1.8), (-0.7, 1.93), (-0.45, 1.93)], "ink": 2.2, "opacity": 0.6},
            {"kind": "line", "line": [(-0.87, 1.93), (-0.66, 2.06), (-0.45, 2.06)], "ink": 2.2, "opacity": 0.6},
            {"kind": "line", "line": [(-1.55, 2.77), (-1.2, 2.92), (-0.9, 2.91), (-0.48, 2.74), (-0.21, 2.48)], "ink": 3.9},
            {"kind": "line", "line": [(-1.45, 2.36), (-1.34, 2.28), (-1.23, 2.39)], "ink": 4.5},
            {"kind": "ear", "at": (0.34, 0.84), "tip": (1.24, 0.52)},
        ],
        "eyes": [(-0.52, 1.5, 0.2, -1)],
        "sun": (8.1, 1.5, 1.75),
    },
    "sentinel": {
        "hewn": True,
        "texture": 0.12,
        "grow": 0.56,
        "back": "",
        "bumps": [
            (4.05, -0.4, 0.6, 0.75), (4.95, -0.4, 0.6, 0.75), (4.5, 0.1, 0.6, 0.5), (0.5, 3.2, 0.55, 0.6), (8.5, 3.2, 0.55, 0.6),
            (1.2, 2.3, 0.6, 0.5), (7.8, 2.3, 0.6, 0.5), (0.72, 8.4, 0.5, 0.75), (8.28, 8.4, 0.5, 0.75), (2.75, 10.05, 0.6, 0.7), (6.25, 10.05, 0.6, 0.7),
            (0.45, 3.4, 0.5, 0.4), (8.55, 3.4, 0.5, 0.4),
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
    },
    "watcher": {
        "texture": 0.1,
        "back": "crystal",
        "back_range": (3.3, 5.8),
        "bumps": [
            (4.5, 3.5, 1.2, 0.8), (2.55, -0.05, 0.55, 0.7), (6.45, -0.05, 0.55, 0.7), (4.5, 0.3, 0.9, 0.35), (4.5, 4.9, 0.6, 0.6),
            (1.1, 3.0, 0.6, 0.4), (7.9, 3.0, 0.6, 0.4), (4.5, 6.4, 0.7, 0.7), (4.5, 7.4, 0.8, 0.5),
            (3.4, 7.6, 0.6, 0.5), (5.6, 7.6, 0.6, 0.5), (3.4, 8.6, 0.5, 0.4), (5.6, 8.6, 0.5, 0.4), (2.4, 9.9, 0.6, 0.6),
            (6.6, 9.9, 0.6, 0.6), (0.9, 6.6, 0.6, 0.3), (8.1, 6.6, 0.6, 0.3),
        ],
        "parts": [
            {"kind": "wing", "at": (0.7, 3.5), "tip": (-1.15, 9.7), "side": -1, "wide": 0.8, "feathers": 7},
            {"kind": "wing", "at": (8.3, 3.5), "tip": (10.15, 9.7), "side": 1, "wide": 0.8, "feathers": 7},
            {"kind": "tuft", "at": (2.3, 0.2), "tip": (1.15, -1.7), "wide": 0.5},
            {"kind": "tuft", "at": (6.7, 0.2), "tip": (7.85, -1.7), "wide": 0.5},
            {"kind": "rings", "at": (4.5, 3.5), "size": (2.2, 1.55), "count": 3, "gap": 0.17, "spokes": 44},
            {"kind": "feathers", "box": (0.4, 6.0, 8.6, 9.4), "size": 0.42, "taper": 1.2},
            {"kind": "line", "line": [(2.1, 1.6), (3.2, 1.98), (4.5, 2.75), (5.8, 1.98), (6.9, 1.6)], "layer": "skin", "ink": 7, "opacity": 0.35},
            {"kind": "beak", "at": (4.5, 6.08), "wide": 0.62, "high": 0.85},
            {"kind": "talons", "at": (2.5, 9.85), "size": 0.5},
            {"kind": "talons", "at": (6.5, 9.85), "size": 0.5},
        ],
        "eyes": [],
        "sun": (4.5, 0.9, 2.3),
    },
}  # fmt: skip
