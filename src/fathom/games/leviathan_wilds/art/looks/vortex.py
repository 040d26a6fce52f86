"""The Vortex: a serpent coiled round its own eye, wind for a mane."""

from typing import Any

LOOK: dict[str, Any] = {
    "grow": 0.6,
    "texture": 0.12,
    "bumps": [
        (4.5, 3.9, 0.55, 0.8),
        (4.95, 3.5, 0.45, 0.6),
        (4.5, 4.5, 0.45, 0.7),
        (8.6, 0.9, 0.4, 0.5),
        (9.6, 6.6, 0.4, 0.5),
        (0.5, 1.5, 0.4, 0.5),
        (0.6, 7.0, 0.4, 0.5),
        (1.5, 0.6, 0.4, 0.5),
    ],
    "parts": [
        {
            "kind": "limb",
            "line": [(8.2, 7.5), (10.4, 7.4), (11.7, 4.8), (11.3, 1.4), (9.4, -0.9), (7.0, -1.6)],
            "wide": 0.5,
            "narrow": 0.03,
            "count": 20,
        },
        {
            "kind": "sail",
            "roots": [(1.8, 0.2), (0.6, 1.0), (-0.2, 2.2), (-0.4, 3.6), (-0.4, 5.0), (0.0, 6.4)],
            "tips": [(0.6, -1.4), (-0.9, -0.5), (-1.7, 1.1), (-2.0, 3.0), (-1.9, 4.9), (-1.2, 6.8)],
            "sag": 0.4,
        },
        {
            "kind": "sail",
            "roots": [(3.0, -0.1), (4.6, -0.2), (6.2, -0.2), (7.6, 0.1)],
            "tips": [(2.4, -1.5), (4.4, -1.8), (6.6, -1.5), (8.6, -0.8)],
            "sag": 0.4,
        },
        {
            "kind": "line",
            "layer": "far",
            "line": [(-3.4, 6.6), (-2.2, 2.0), (0.4, -1.8), (3.6, -2.2)],
            "ink": 8,
            "tone": "rim",
        },
        {
            "kind": "line",
            "layer": "far",
            "line": [(13.4, 0.6), (13.1, 4.6), (11.6, 7.2), (10.4, 7.9)],
            "ink": 8,
            "tone": "rim",
        },
        {"kind": "line", "layer": "far", "line": [(12.7, 2.4), (12.2, 5.0), (11.2, 6.6)], "ink": 6, "tone": "rim"},
        {"kind": "feathers", "box": (-0.4, 0, 10.4, 8.2), "size": 0.34},
        # the head in the middle of the coil
        {
            "kind": "mane",
            "layer": "near",
            "line": [(5.95, 3.0), (5.5, 3.05), (4.9, 3.05)],
            "count": 4,
            "long": 0.42,
            "lean": -0.8,
            "tone": "accent",
        },
        {
            "kind": "blob",
            "layer": "near",
            "tone": "lit",
            "ink": 4,
            "line": [
                (6.1, 3.1),
                (5.0, 3.04),
                (4.3, 3.3),
                (4.03, 4.0),
                (4.02, 4.7),
                (4.35, 4.98),
                (4.75, 4.8),
                (4.95, 4.3),
                (5.3, 4.02),
                (6.1, 4.0),
            ],
        },
        {"kind": "line", "line": [(4.06, 4.62), (4.4, 4.74), (4.78, 4.5)], "ink": 4},
        {"kind": "discs", "at": [(4.2, 4.36, 0.035)], "tone": "line"},
    ],
    "eyes": [(4.62, 3.72, 0.19, -1)],
    "sun": (5.0, 4.0, 2.6),
}

MOTIFS = {
    "vortex.wind_card": "whirl",
    "vortex.updraft": "updraft",
    "vortex.shear": "shear",
    "vortex.downburst": "downburst",
    "vortex.ring_of_debris": "debris",
}
