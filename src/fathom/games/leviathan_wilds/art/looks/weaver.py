"""The Weaver: a spider head down in her orb, six eyes, a mended world between eight legs."""

from typing import Any

from ..body.common import both

LOOK: dict[str, Any] = {
    "grow": 0.62,
    "texture": 0.7,
    "bumps": [
        (5.5, 0.2, 1.0, 0.9),
        (3.5, 2.5, 0.5, 0.5),
        (7.5, 2.5, 0.5, 0.5),
        (2.5, 4.5, 0.42, 0.5),
        (8.5, 4.5, 0.42, 0.5),
        (5.5, 2.2, 1.0, 0.5),
        (5.5, 6.7, 0.62, 0.9),
        (5.5, 7.2, 0.5, 0.7),
        (0.5, 9.2, 0.3, 0.5),
        (2.5, 9.2, 0.3, 0.5),
        (8.5, 9.2, 0.3, 0.5),
        (10.5, 9.2, 0.3, 0.5),
    ],
    "parts": [
        {
            "kind": "orb",
            "at": (5.5, 2.6),
            "rounds": 7,
            "ends": [
                (-2.9, -1.8),
                (1.4, -2.3),
                (5.5, -2.3),
                (9.6, -2.3),
                (13.9, -1.8),
                (14.3, 3.4),
                (12.6, 8.6),
                (8.0, 9.0),
                (3.0, 9.0),
                (-1.6, 8.6),
                (-3.3, 3.4),
            ],
        },
        *both(
            5.5,
            {
                "kind": "limb",
                "line": [(4.2, 2.6), (1.6, -0.6), (0.4, -1.5), (-1.1, 0.6), (-2.1, 4.6), (-2.3, 9.1)],
                "wide": 0.3,
                "narrow": 0.05,
                "count": 18,
                "tone": "shade",
            },
            {
                "kind": "limb",
                "line": [(4.2, 3.6), (3.4, 4.6), (3.5, 6.4), (3.9, 8.9)],
                "wide": 0.22,
                "narrow": 0.05,
                "tone": "shade",
            },
            {"kind": "claws", "at": [(5.12, 7.35, 5.3, 8.35, 0.26)], "wide": 0.16, "tone": "deep"},
            {
                "kind": "line",
                "line": [(4.7, 0.1), (5.1, 0.9), (4.8, 1.9), (5.5, 2.9)],
                "layer": "skin",
                "ink": 6,
                "opacity": 0.3,
            },
            {"kind": "beads", "at": [(5.2, 6.95, 0.17), (5.3, 6.45, 0.11), (4.85, 7.15, 0.09)]},
        ),
        {
            "kind": "mane",
            "line": [(4.2, 0.9), (4.5, -0.5), (5.5, -0.95), (6.5, -0.5), (6.8, 0.9)],
            "count": 16,
            "long": 0.22,
            "lean": 0,
        },
        {
            "kind": "threads",
            "at": [(2.9, 5.4, 5.0, 4.9), (8.1, 5.4, 6.0, 4.9), (1.0, 4.4, 2.1, 5.6), (10.0, 4.4, 8.9, 5.6)],
        },
    ],
    "eyes": [],
    "sun": (9.6, 0.4, 1.5),
}

MOTIFS = {
    "weaver.spin_the_net": "net",
    "weaver.pluck_the_thread": "pluck",
    "weaver.pounce": "pounce",
    "weaver.venom_drip": "venom",
    "weaver.leg_sweep": "leg_sweep",
}
