"""The Hive: a queen as large as a hill in her own comb, brood cells open in it."""

from typing import Any

from ..body.common import both

LOOK: dict[str, Any] = {
    "texture": 0.08,
    "bumps": [
        (4.6, -0.3, 0.85, 0.9),
        (4.6, -0.9, 0.5, 0.5),
        (-0.3, 5.2, 0.6, 0.6),
        (10.2, 4.6, 0.6, 0.6),
        (4.5, 2.5, 0.6, 0.5),
        (3.5, 3.5, 0.6, 0.5),
        (5.5, 4.5, 0.6, 0.5),
        (7.5, 5.5, 0.6, 0.5),
        (3.5, 6.5, 0.6, 0.5),
        (5.5, 7.5, 0.6, 0.5),
        (4.7, 8.6, 0.6, 0.5),
    ],
    "parts": [
        *both(
            4.75,
            {
                "kind": "sail",
                "roots": [(3.6, 1.2)],
                "tips": [(2.4, -0.6), (0.2, -2.0), (-2.0, -1.5), (-1.5, 0.2), (0.6, 1.3), (2.8, 1.7)],
                "sag": -0.16,
                "tone": "mid",
            },
            {
                "kind": "sail",
                "roots": [(2.6, 2.2)],
                "tips": [(1.0, 1.0), (-1.2, 1.2), (-2.2, 2.4), (-0.6, 3.2), (1.4, 3.2)],
                "sag": -0.16,
                "tone": "mid",
            },
            {
                "kind": "limb",
                "line": [(1.2, 6.2), (-0.9, 6.0), (-1.5, 7.4), (-1.2, 9.2)],
                "wide": 0.24,
                "narrow": 0.06,
                "tone": "shade",
            },
            {
                "kind": "limb",
                "line": [(0.4, 4.6), (-1.6, 3.9), (-2.6, 5.6), (-2.5, 9.2)],
                "wide": 0.22,
                "narrow": 0.06,
                "tone": "shade",
            },
            {
                "kind": "limb",
                "line": [(2.6, 7.6), (0.9, 7.9), (0.6, 8.6), (0.5, 9.3)],
                "wide": 0.24,
                "narrow": 0.08,
                "tone": "shade",
            },
            {
                "kind": "limb",
                "line": [(4.35, -0.9), (4.0, -1.8), (3.2, -2.15), (2.6, -1.75)],
                "wide": 0.1,
                "narrow": 0.06,
                "tone": "shade",
            },
            {"kind": "discs", "layer": "far", "at": [(2.62, -1.72, 0.13)], "tone": "shade"},
            {"kind": "beads", "at": [(4.18, -0.5, 0.26), (4.52, -0.98, 0.08)]},
        ),
        {"kind": "comb", "box": (-0.6, 0.6, 10.6, 9.0), "size": 0.32, "share": 0.75},
        {
            "kind": "brood",
            "at": [
                (4.5, 2.5, 0.42),
                (3.5, 3.5, 0.42),
                (5.5, 4.5, 0.42),
                (7.5, 5.5, 0.42),
                (3.5, 6.5, 0.42),
                (5.5, 7.5, 0.42),
            ],
        },
        {"kind": "motes", "box": (8.6, -1.8, 12.6, 2.4), "count": 12, "ink": 9, "tone": "line"},
    ],
    "eyes": [],
    "sun": (8.4, 0.6, 1.5),
}

MOTIFS = {
    "hive.boil_over": "boil_over",
    "hive.thousand_march": "march",
    "hive.drone": "drone",
    "hive.barbed_lunge": "sting",
    "hive.open_cells": "cells",
}
