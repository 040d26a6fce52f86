"""The Hunger: a toad that is mostly mouth, with gills at its side and thorns on its back."""

from typing import Any

from ..body.common import both

LOOK: dict[str, Any] = {
    "hue2": 20,
    "texture": 0.3,
    "back": "spine",
    "back_range": (-0.6, 9.6),
    "bumps": [
        (2.3, -0.5, 0.75, 0.9),
        (6.7, -0.5, 0.75, 0.9),
        (-0.5, 5.6, 0.7, 0.8),
        (9.5, 5.6, 0.7, 0.8),
        (-0.7, 6.8, 0.7, 0.8),
        (9.7, 6.8, 0.7, 0.8),
        (4.5, 7.4, 0.8, 0.4),
        (4.5, -0.2, 0.7, 0.3),
        (-0.9, 7.6, 0.6, 0.7),
        (9.9, 7.6, 0.6, 0.7),
    ],
    "parts": [
        # the mouth lies before the body: dark, a throat, a tongue that is the way in
        {
            "kind": "blob",
            "layer": "near",
            "tone": "deep",
            "ink": 6,
            "line": [
                (2.0, 2.1),
                (4.5, 1.9),
                (7.0, 2.1),
                (7.9, 3.2),
                (7.9, 4.6),
                (7.0, 5.9),
                (4.5, 6.1),
                (2.0, 5.9),
                (1.1, 4.6),
                (1.1, 3.2),
            ],
        },
        {
            "kind": "blob",
            "layer": "near",
            "line": [(2.4, 3.0), (4.5, 2.5), (6.6, 3.0), (7.0, 4.2), (5.8, 5.2), (3.2, 5.2), (2.0, 4.2)],
            "tone": "line",
            "ink": 0,
        },
        {
            "kind": "limb",
            "layer": "near",
            "line": [(4.5, 3.9), (4.4, 4.8), (4.5, 5.5), (4.5, 6.3)],
            "wide": 0.5,
            "narrow": 1.5,
            "power": 0.6,
            "tone": "accent",
        },
        {"kind": "line", "line": [(4.5, 4.4), (4.45, 5.2), (4.5, 6.2)], "ink": 5, "opacity": 0.4},
        *both(
            4.5,
            {"kind": "eye", "at": (2.3, -0.55), "size": 0.36, "face": -1, "lid": 0.34},
            {"kind": "claws", "at": [(3.5, 2.0, 3.6, 4.7, 0.02)], "wide": 0.46},
            {
                "kind": "claws",
                "at": [
                    (2.2, 2.1, 2.3, 3.1, 0),
                    (2.8, 2.05, 2.85, 2.9, 0),
                    (1.6, 2.6, 1.75, 3.4, 0),
                    (4.2, 2.0, 4.2, 2.7, 0),
                ],
                "wide": 0.22,
            },
            {
                "kind": "claws",
                "at": [(2.3, 6.0, 2.35, 5.1, 0), (1.6, 5.5, 1.75, 4.7, 0), (2.8, 6.1, 2.85, 5.4, 0)],
                "wide": 0.2,
            },
            {
                "kind": "discs",
                "layer": "skin",
                "at": [(0.2, 4.6, 0.16), (-0.2, 6.1, 0.2), (0.3, 7.4, 0.13)],
                "tone": "lit",
            },
            {
                "kind": "claws",
                "wide": 0.13,
                "tone": "deep",
                "at": [(-1.1, 7.9, -1.5, 8.4, 0), (-0.7, 8.0, -0.8, 8.45, 0), (-0.3, 7.95, -0.1, 8.4, 0)],
            },
        ),
        {"kind": "line", "line": [(4.1, 1.15), (4.2, 1.05)], "ink": 7},
        {"kind": "line", "line": [(9.15, 3.7), (9.35, 4.5), (9.15, 5.2)], "ink": 6},
        {"kind": "line", "line": [(9.5, 3.9), (9.68, 4.55), (9.5, 5.1)], "ink": 6},
        {"kind": "line", "line": [(9.82, 4.1), (9.95, 4.6), (9.82, 5.0)], "ink": 6},
    ],
    "eyes": [],
    "sun": (8.6, 0.6, 1.5),
}

MOTIFS = {
    "hunger.gobble": "maw",
    "hunger.metabolize_card": "stomach",
    "hunger.sprout_thorns": "sprout",
    "hunger.gnash": "gnash",
    "hunger.retch": "retch",
}
