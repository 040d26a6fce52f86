"""The Tunneler: a star-nosed mole that sits up, with a mine in it; the shaft goes through its middle."""

from typing import Any

from ..body.common import both

LOOK: dict[str, Any] = {
    "texture": 0.6,
    "bumps": [
        (5.0, -0.2, 0.95, 0.9),
        (5.0, -0.9, 0.5, 0.6),
        (5.0, 1.5, 0.6, 0.6),
        (5.0, 2.5, 0.7, 0.6),
        (5.0, 3.5, 0.7, 0.6),
        (5.0, 4.5, 0.7, 0.6),
        (5.0, 5.5, 0.7, 0.6),
        (5.0, 6.5, 0.7, 0.6),
        (5.0, 7.5, 0.7, 0.6),
        (5.0, 8.5, 0.7, 0.6),
        (5.0, 9.5, 0.7, 0.6),
        (5.0, 10.5, 0.7, 0.6),
        (0.1, 9.6, 0.7, 0.7),
        (9.9, 9.6, 0.7, 0.7),
        (2.0, 5.5, 0.7, 0.4),
        (8.0, 5.5, 0.7, 0.4),
        (1.8, 8.6, 0.7, 0.5),
        (8.2, 8.6, 0.7, 0.5),
    ],
    "parts": [
        *both(
            5.0,
            {
                "kind": "limb",
                "line": [(1.4, 6.0), (-0.5, 6.5), (-1.5, 8.0), (-1.5, 9.4)],
                "wide": 0.6,
                "narrow": 0.46,
                "tone": "shade",
            },
            {
                "kind": "claws",
                "layer": "far",
                "tone": "lit",
                "wide": 0.17,
                "at": [
                    (-2.0, 9.7, -2.8, 10.8, 0.14),
                    (-1.8, 9.9, -2.2, 11.2, 0.1),
                    (-1.5, 10.0, -1.5, 11.3, 0.0),
                    (-1.2, 9.9, -0.8, 11.2, -0.1),
                    (-1.0, 9.7, -0.2, 10.8, -0.14),
                ],
            },
            {
                "kind": "blob",
                "tone": "shade",
                "line": [(-2.1, 9.3), (-2.15, 9.9), (-1.5, 10.2), (-0.85, 9.9), (-0.9, 9.3), (-1.5, 9.0)],
            },
            {"kind": "props", "at": [(1.95, 2.1, 2.95, 4.0), (0.9, 8.05, 2.95, 9.0)]},
            {"kind": "line", "line": [(4.3, -0.3), (3.6, -0.7), (2.9, -0.75)], "ink": 3},
            {"kind": "line", "line": [(4.3, -0.16), (3.5, -0.4), (2.8, -0.3)], "ink": 3},
        ),
        {"kind": "props", "at": [(4.0, 1.0, 6.0, 11.0)]},
        {"kind": "line", "line": [(4.45, 1.05), (4.45, 11)], "layer": "skin", "ink": 4, "tone": "lit"},
        {"kind": "line", "line": [(5.55, 1.05), (5.55, 11)], "layer": "skin", "ink": 4, "tone": "lit"},
        {
            "kind": "blob",
            "layer": "near",
            "tone": "lit",
            "ink": 5,
            "line": [(3.7, 0.7), (4.0, -0.2), (5.0, -0.8), (6.0, -0.2), (6.3, 0.7), (5.0, 1.0)],
        },
        {"kind": "discs", "at": [(4.26, -0.02, 0.07), (5.74, -0.02, 0.07)], "tone": "line"},
        {"kind": "feelers", "at": (5.0, -0.4), "size": 0.66, "count": 15},
    ],
    "eyes": [],
    "sun": (8.9, 0.0, 1.4),
}

MOTIFS = {
    "tunneler.cave_in": "cave_in",
    "tunneler.blind_swipe": "blind_swipe",
    "tunneler.tremor": "lift_drop",
    "tunneler.nosing": "snout",
    "tunneler.burrow": "burrow",
}
