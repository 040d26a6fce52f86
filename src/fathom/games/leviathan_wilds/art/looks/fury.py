"""The Fury: an old bull with fire under its hide; it breaks out at four vents."""

from typing import Any

LOOK: dict[str, Any] = {
    "leans": "right",
    "hue2": 30,
    "texture": 0.35,
    "back": "flame",
    "back_range": (0.0, 6.6),
    "bumps": [
        (10.2, 1.5, 0.7, 0.9),
        (10.65, 2.2, 0.56, 0.8),
        (10.8, 2.85, 0.42, 0.7),
        (10.9, 3.15, 0.32, 0.4),
        (-0.2, 4.0, 0.5, 0.5),
        (3.5, 2.7, 0.6, 0.5),
        (4.8, 2.4, 0.7, 0.6),
        (7.5, 0.4, 0.6, 0.6),
        (1.4, 8.6, 0.5, 0.5),
        (6.9, 8.8, 0.6, 0.6),
        (0.5, 8.9, 0.5, 0.5),
        (2.5, 8.9, 0.5, 0.5),
    ],
    "parts": [
        {
            "kind": "ribbed",
            "layer": "far",
            "line": [(7.2, 0.7), (6.2, 0.6), (5.4, -0.2), (5.5, -1.5)],
            "wide": 0.36,
            "narrow": 0.03,
            "power": 1,
            "tone": "near",
        },
        {"kind": "limb", "line": [(0.3, 3.6), (-1.0, 3.1), (-1.6, 4.2), (-1.4, 5.6)], "wide": 0.2, "narrow": 0.07},
        {"kind": "embers", "at": [(-1.4, 6.15, 0.6), (-1.72, 5.95, 0.4), (-1.12, 5.95, 0.42)]},
        {"kind": "blob", "line": [(3.0, 6.4), (3.2, 7.6), (3.1, 9.3), (4.3, 9.3), (4.2, 7.6), (4.6, 6.2)], "ink": 0},
        {
            "kind": "crack",
            "line": [(1.5, 4.5), (2.4, 4.0), (3.5, 3.5), (4.6, 4.4), (6.5, 4.5)],
            "tone": "accent",
            "ink": 6,
        },
        {"kind": "crack", "line": [(6.5, 4.5), (7.0, 3.4), (7.5, 2.5), (8.6, 3.2)], "tone": "accent", "ink": 6},
        {
            "kind": "craters",
            "at": [(1.5, 4.5, 0.62), (3.5, 3.5, 0.62), (6.5, 4.5, 0.62), (7.5, 2.5, 0.62)],
            "marks": ("red", "yellow", "green", "blue"),
        },
        {
            "kind": "mane",
            "layer": "near",
            "line": [(10.1, 3.5), (9.9, 2.8), (9.6, 2.6)],
            "count": 4,
            "long": 0.5,
            "lean": -0.5,
        },
        {
            "kind": "ribbed",
            "line": [(9.75, 0.75), (10.7, 0.9), (11.8, 0.4), (12.1, -0.9)],
            "wide": 0.4,
            "narrow": 0.03,
            "power": 1,
        },
        {"kind": "ear", "at": (9.65, 1.15), "tip": (8.85, 0.95)},
        {"kind": "discs", "at": [(10.98, 3.05, 0.1)], "tone": "line"},
        {"kind": "line", "line": [(11.15, 3.3), (10.8, 3.42), (10.4, 3.2)], "ink": 4.4},
        {"kind": "cloud", "at": [(11.6, 3.2, 0.16), (11.95, 3.1, 0.24), (12.4, 3.2, 0.18)], "opacity": 0.9},
    ],
    "eyes": [(10.35, 1.65, 0.18, 1)],
    "sun": (3.2, 0.2, 1.5),
}

MOTIFS = {
    "fury.erupt": "erupt",
    "fury.kindle": "kindle",
    "fury.horn_charge": "horn_charge",
    "fury.glowing_hide": "glowing_hide",
    "fury.seethe": "seethe",
}
