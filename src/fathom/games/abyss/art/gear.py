"""What Lords wear and hold. Headgear sits on (0, 0), the top of a head about 30 wide; a thing is held at (0, 0)."""

# ruff: noqa: E501  (path data is one string)

from __future__ import annotations

from .style import GLOW, LINE, PEARL, STEEL, WOOD, G, K, M, W, at, disc, dot, flat, ink, line, part, pole

#: Headgear by name.
HATS: dict[str, str] = {
    "hood": ink("M0-7C14-6 22 8 21 26 16 20 17 8 11 3 4 0-4 0-11 3-17 8-16 20-21 26-22 8-14-6 0-7z", G),
    "crown": part("crown"),
    "circlet": part("circlet"),
    "helm": ink("M-15 7C-16-7-8-12 0-12S16-7 15 7L8 3H-8z", STEEL) + ink("M-2.5-13H2.5V8L0 13-2.5 8z", GLOW),
    "plume": ink("M-14 6C-15-7-8-11 0-11S15-7 14 6Q0 0-14 6z", STEEL) + ink("M-3-9C-6-22 8-27 20-20 14-20 13-17 16-13 10-15 8-12 10-7 5-10 2-9-3-9z", G),
    "spikes": ink("M-14 6-17-7-9-2-6-13 0-4 6-13 9-2 17-7 14 6Q0 0-14 6z", STEEL),
    "cap": ink("M-14 4C-14-8 14-8 14 4Q0-1-14 4z", G) + ink("M-14 4Q-22 5-24 8-14 8-6 5z", G),
    "mask": flat("M-14 9Q0 4 14 9V16Q7 20 3 15H-3Q-7 20-14 16z", LINE),
    "turban": ink("M-15 5C-19-6-9-14 0-13S19-6 15 5Q0 0-15 5z", W) + line("M-14 1C-6-8 6-10 14-6M-10 3C-2-4 8-5 15 0M-12-7C-4-12 4-12 9-10") + disc(0, 0, 3, GLOW),
    "straw": ink("M-9 0C-8-10 8-10 9 0z", K) + ink("M-25 3C-14-3 14-3 25 3 12 6-12 6-25 3z", K) + line("M-9-1Q0 2 9-1", 2.4, G),
    "brim": ink("M-10 0-7-13H7L10 0z", G) + ink("M-20 2C-10-3 10-3 20 2 10 5-10 5-20 2z", G) + line("M-9-3H9", 2.4, W),
    "tricorn": ink("M-23-2C-12-1-9-13 0-13S12-1 23-2C18 6 8 3 0 6-8 3-18 6-23-2z", G) + line("M-19 1C-8-1-5-8 0-8S8-1 19 1", 1.5, W),
    "star": ink("M-13 4C-8-4 8-4 13 4Q0 0-13 4z", G) + ink("M0-20 3-12 11-13 5-7 9 0 0-4-9 0-5-7-11-13-3-12z", GLOW),
    "cone": ink("M-13 5C-8-4-4-14 4-21 3-12 8-3 13 5Q0 0-13 5z", G) + line("M-9-1Q0-5 10-1M-5-8Q0-10 5-8", 1.5, W),
    "feather": ink("M-14 4C-12-7 12-7 14 4Q0 0-14 4z", G) + ink("M8-1C8-14 16-22 24-23 24-12 18-3 10 2z", PEARL) + line("M10 0Q15-11 21-19", 1.2),
    "moon": ink("M-13 5C-9-3 9-3 13 5Q0 1-13 5z", G) + ink("M-8-17C-6-6 6-6 8-17 13-8 9-1 0-1S-13-8-8-17z", GLOW),
    "coral": line("M-6 1C-9-6-14-8-14-15M-8-5-16-6M6 1C9-6 14-8 14-15M8-5 16-6M0 0V-14M0-6 4-11", 4.6) + line("M-6 1C-9-6-14-8-14-15M-8-5-16-6M6 1C9-6 14-8 14-15M8-5 16-6M0 0V-14M0-6 4-11", 2, GLOW),
    "laurel": ink("M-3 1C-9 2-15-2-16-7-11-8-8-6-6-3-9-7-10-12-7-15-3-12-2-8-3-4zM3 1C9 2 15-2 16-7 11-8 8-6 6-3 9-7 10-12 7-15 3-12 2-8 3-4z", G),
    "wig": ink("M0-8C13-8 18 0 17 6 22 8 22 15 18 17 21 20 19 26 15 26 12 20 14 8 10 4 4 0-4 0-10 4-14 8-12 20-15 26-19 26-21 20-18 17-22 15-22 8-17 6-18 0-13-8 0-8z", PEARL) + line("M-17 9h4M-17 17h4M17 9h-4M17 17h-4", 1.3),
    "tall": ink("M-12 3-14-18Q0-23 14-18L12 3Q0-1-12 3z", G) + ink("M0-16 4-10 0-4-4-10z", GLOW, stroke_width=1.3),
    "scarf": ink("M-15 6C-15-9 15-9 15 6Q0-2-15 6z", G) + ink("M13 2C20 2 23 8 27 7 24 13 18 11 13 7z", G) + line("M-8-2v3M0-4v3M8-2v3", 1.6, W),
    "goggles": ink("M-15 8Q0 3 15 8V13Q0 8-15 13z", WOOD) + disc(-6.5, 10, 5, STEEL) + disc(6.5, 10, 5, STEEL) + flat("M-9 9q2-2 4-1M4 9q2-2 4-1", PEARL),
    "halo": line("M-15-6a15 5 0 1 0 30 0a15 5 0 1 0-30 0", 4.4) + line("M-15-6a15 5 0 1 0 30 0a15 5 0 1 0-30 0", 1.8, GLOW),
    "horns": ink("M-9 2C-20 2-25-7-22-17-19-10-14-7-6-5zM9 2C20 2 25-7 22-17 19-10 14-7 6-5z", PEARL),
    "antenna": line("M-4 0C-8-10-14-14-20-13M4 0C8-10 14-14 20-13", 1.7) + dot(-20, -13, 2.6, G) + dot(20, -13, 2.6, G),
}  # fmt: skip

_BLADE = ink("M-2.6-3V-20L0-27 2.6-20V-3z", STEEL) + ink("M-7.5-5H7.5V-2H-7.5z", GLOW) + pole("M0 0V7", 2.2)
_KEY = ink("M0-9a6 6 0 1 1 .1 0zM-1.8-9H1.8V12H7V8H3.6V5H1.8z", GLOW)
_SCROLL = ink("M-9-22H9V2H-9z", PEARL) + ink("M-11-24H11V-20H-11zM-11 1H11V5H-11z", K)
_LANTERN = (
    line("M0-22V-27M-4-22A4 4 0 0 1 4-22")
    + ink("M-6-20H6L8-4H-8zM-7-20Q0-27 7-20z", STEEL)
    + flat("M-4-17H4L5-7H-5z", GLOW)
    + ink("M-8-4H8V0H-8z", STEEL)
)

#: Things in the hand by name; one for each trade.
THINGS: dict[str, str] = {
    # military
    "horn": ink("M4 2C-4 0-9-9-10-21L-17-24C-14-6-6 7 5 7z", PEARL) + ink("M-20-22C-16-27-10-26-7-22-11-18-17-18-20-22z", GLOW) + line("M-8-8-3-11M-3-1 1-4", 1.4),
    "keys": line("M-8-17a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0-9V-4", 4.4) + line("M-8-17a8 8 0 1 0 16 0a8 8 0 1 0-16 0", 2, STEEL) + at(_KEY, -7, -2, 0.8, 30) + at(_KEY, 7, -2, 0.8, -30) + at(_KEY, 0, 2, 0.86),
    "lens": pole("M0 4 3-8", 2.6) + disc(5, -18, 10.5, GLOW) + line("M0-21Q2-25 6-25", 2, PEARL),
    "dagger": _BLADE,
    "banner": pole("M0 18V-36", 2) + ink("M1-36C10-39 14-33 24-36V-16C14-13 10-19 1-16z", G) + at(ink("M0-6 2-2H6L3 1 4 6 0 3-4 6-3 1-6-2H-2z", GLOW, stroke_width=1.1), 12, -26),
    "whip": pole("M0 5 2-6", 3) + pole("M2-6C6-24-14-34-17-22S0-12 3-20 1-36 12-37", 1),
    "spear": pole("M-5 22 5-26", 2) + ink("M2-25 9-40 12-24 7-27z", STEEL),
    "sword": ink("M-3-4V-28L0-35 3-28V-4z", STEEL) + line("M0-8V-27", 1.1) + ink("M-10-7C-6-3 6-3 10-7L9-2H-9z", GLOW) + pole("M0 0V7", 2.4),
    "tower": ink("M-11-30C-4-33 4-33 11-30V8C6 13-6 13-11 8z", G) + ink("M-7-26Q0-28 7-26V6Q0 10-7 6z", M) + ink("M0-20 3-12H8L4-7 6 2 0-3-6 2-4-7-8-12H-3z", GLOW, stroke_width=1.2),
    # merchants
    "wheel": pole("M0-31V5M-18-13H18M-13-26 13 0M13-26-13 0M-11-13a11 11 0 1 0 22 0a11 11 0 1 0-22 0", 2.2) + disc(0, -13, 3.4, GLOW),
    "scales": pole("M0 8V-26", 1.8, GLOW) + line("M-14-22 14-26M-14-22-19-8M-14-22-9-8M14-26 9-12M14-26 19-12") + ink("M-21-8H-7Q-9-2-14-2T-21-8zM7-12H21Q19-6 14-6T7-12z", GLOW) + disc(-14, -11, 3, PEARL, stroke_width=1.3),
    "bundle": pole("M8 18-10-20", 2) + ink("M-10-18C-2-20 6-12 3-3-3 4-15 3-19-4-22-12-17-17-10-18z", K) + ink("M-10-18-16-24-7-25-4-21z", G) + line("M-17-8Q-10-12-4-6", 1.3),
    "deed": _SCROLL + line("M-5-4H5M-5-1H2", 1.3) + ink("M-5-8V-13L0-18 5-13V-8z", G, stroke_width=1.3),
    "chain": "".join(line(d, w, c) for w, c in ((5.4, ""), (2.6, STEEL)) for d in ("M-9-14a7 7 0 1 1 6-2", "M9-2a7 7 0 1 0 5-9")) + "".join(line("M-4-15a3.4 2.6 40 1 0 5 4a3.4 2.6 40 1 0-5-4M1-9a3.4 2.6 40 1 0 5 4a3.4 2.6 40 1 0-5-4", w, c) for w, c in ((3.2, ""), (1.2, STEEL))),
    "jar": ink("M-9-20C-13-14-13-2-8 3H8C13-2 13-14 9-20z", W) + ink("M-8-24H8V-20H-8z", WOOD) + "".join(disc(x, y, 3.2, PEARL, stroke_width=1.2) for x, y in ((-5, -1), (1, -2), (6, -2), (-2, -7), (4, -8))),
    "fishbone": line("M-14-20 12 2M-6-22-8-8M0-17-3-3M6-12 3 3", 2.4) + ink("M-22-27C-14-29-9-24-11-17-18-15-23-19-22-27z", PEARL) + dot(-17, -23, 1.7) + ink("M11 1 19-1 16 9z", PEARL),
    "swords": at(_BLADE, -3, 4, 1.05, -30) + at(_BLADE, 3, 4, 1.05, 30),
    # mages
    "rattle": pole("M0 14V-14", 2.2) + ink("M-9-22C-9-31 9-31 9-22S4-10 0-10-9-13-9-22z", PEARL) + dot(-3.5, -22, 2) + dot(3.5, -22, 2) + line("M-2-15V-12M2-15V-12M-8-9C-14-5-12 1-15 5M8-9C14-5 12 1 15 5", 1.5) ,
    "hourglass": ink("M-9-28H9C9-18 3-17 1-13 3-9 9-8 9 2H-9C-9-8-3-9-1-13-3-17-9-18-9-28z", PEARL) + flat("M-5-21H5C4-18 2-17 0-14-2-17-4-18-5-21zM-7 1C-6-4-2-5 0-8 2-5 6-4 7 1z", G) + ink("M-11-31H11V-27H-11zM-11 1H11V5H-11z", WOOD),
    "book": ink("M-17-20C-10-24-4-22 0-18 4-22 10-24 17-20V0C10-4 4-2 0 2-4-2-10-4-17 0z", PEARL) + line("M0-18V2M-13-15Q-8-17-4-14M-13-9Q-8-11-4-8M13-15Q8-17 4-14M13-9Q8-11 4-8", 1.3) + line("M-17 0C-10-4-4-2 0 2 4-2 10-4 17 0", 2.6, G),
    "orb": disc(0, -14, 13, W) + line("M-8-12C-6-20 2-20 3-14S-5-10-4-15", 1.8, G) + flat("M-8-19Q-5-25 1-24-5-22-8-19z", PEARL) + ink("M-9-2Q0 4 9-2L7 4H-7z", GLOW),
    "flask": ink("M-4-28H4V-17L12-1C13 3 10 5 7 5H-7C-10 5-13 3-12-1L-4-17z", PEARL) + flat("M-7-9Q-3-12 0-9T8-9L11-1C12 2 10 4 7 4H-7C-10 4-12 2-11-1z", G) + dot(-3, -2, 1.8, W) + dot(3, -4, 1.3, W) + ink("M-6-31H6V-28H-6z", WOOD) + disc(2, -36, 2.4, W, stroke_width=1.2),
    "veils": at(ink("M-8-12Q0-15 8-12C9 0 5 8 0 10-5 8-9 0-8-12z", LINE) + line("M-5-4Q-3-6-1-4M1-4Q3-6 5-4M-3 4Q0 1 3 4", 1.4, PEARL), 6, -12, 1, 14) + at(ink("M-8-12Q0-15 8-12C9 0 5 8 0 10-5 8-9 0-8-12z", PEARL) + line("M-5-4Q-3-6-1-4M1-4Q3-6 5-4M-3 3Q0 6 3 3", 1.4), -5, -15, 1, -12),
    "staff": pole("M0 20V-22", 2.4) + line("M-6-22C-12-30-4-38 0-38S12-30 6-22", 4.2) + line("M-6-22C-12-30-4-38 0-38S12-30 6-22", 1.8, WOOD) + disc(0, -29, 5, GLOW),
    "shift": ink("M0-3C-5-16-16-18-19-10S-8-1 0-3zM0-3C5-16 16-18 19-10S8-1 0-3zM0-3C-7-3-12 3-8 7S-1 3 0-3zM0-3C7-3 12 3 8 7S1 3 0-3z", M) + dot(-12, -9, 2, G) + dot(12, -9, 2, G) + line("M0-8V6", 2.6) + line("M0-9Q-2-15-5-16M0-9Q2-15 5-16", 1.3),
    "bolt": disc(0, -16, 14, GLOW, opacity=".4", stroke="none") + ink("M3-36-10-15H-2L-5 2 10-20H2z", GLOW),
    # politicians
    "coin": disc(0, -14, 11, GLOW) + disc(0, -14, 7.5, "none", stroke_width=1.2) + ink("M0-20 2-16 6-15 3-12 4-8 0-10-4-8-3-12-6-15-2-16z", G, stroke_width=1.1) + line("M-14-26l3 2M14-26l-3 2M0-31v3", 1.5),
    "purse": ink("M-4-16C-13-10-16 4-9 8H9C16 4 13-10 4-16z", WOOD) + ink("M-7-22Q0-18 7-22L4-16H-4z", WOOD) + line("M-6-16H6", 2.8, GLOW) + disc(-3, -1, 3.4, PEARL, stroke_width=1.2) + disc(4, 1, 3.4, PEARL, stroke_width=1.2),
    "backstab": at(_BLADE, 6, 2, 1, 22) + at(ink("M-9-11Q0-14 9-11C10 1 6 8 0 10-6 8-10 1-9-11z", PEARL) + line("M-5-3Q-3-5-1-3M1-3Q3-5 5-3M-4 3Q0 6 4 3", 1.4), -5, -9, 1, -10),
    "treaty": _SCROLL + line("M-5-16H5M-5-12H5M-5-8H3", 1.3) + ink("M-1-5-3 10 1 7 5 10 3-5z", "var(--health)", stroke_width=1.2) + disc(1, -4, 4.4, "var(--health)"),
    "chest": ink("M-15-8H15V6H-15z", WOOD) + ink("M-15-8C-15-20 15-20 15-8z", WOOD) + ink("M-3-11H3V-3H-3z", GLOW, stroke_width=1.3) + line("M-9-16V6M9-16V6", 1.3) + disc(-6, -21, 3, PEARL, stroke_width=1.2) + disc(1, -22, 3.4, PEARL, stroke_width=1.2),
    "pawn": ink("M-9 4C-8-4-4-6-4-13H-7L-6-17H-4A6.5 6.5 0 1 1 4-17H6L7-13H4C4-6 8-4 9 4z", PEARL) + ink("M-11 4H11V8H-11z", PEARL) + line("M-3-22Q-2-26 1-26", 1.2),
    "heart": ink("M0 2C-14-8-17-16-12-22-7-26-2-23 0-18 2-23 7-26 12-22 17-16 14-8 0 2z", "var(--health)") + flat("M-11-14C-12-19-8-22-5-21-8-19-9-17-11-14z", PEARL),
    "torch": pole("M1 16-1-8", 3) + ink("M-6-9H5L4-4H-5z", STEEL) + ink("M0-38C10-28 11-16 5-10H-6C-11-16-9-22-6-26-5-22-4-21-3-21-4-28-2-34 0-38z", GLOW) + flat("M0-22C4-18 4-13 2-11H-3C-5-14-2-18 0-22z", "var(--health)"),
    # farmers
    "lantern": _LANTERN,
    "scythe": pole("M6 20-2-32", 2.2) + ink("M-3-32C10-38 22-34 26-20 18-27 8-28-2-25z", STEEL),
    "crook": line("M0 20V-20C0-32 14-34 15-25 15-20 9-19 9-23", 5) + line("M0 20V-20C0-32 14-34 15-25 15-20 9-19 9-23", 2.4, WOOD),
    "sack": ink("M-5-18C-14-8-15 4-10 9H10C15 4 14-8 5-18z", K) + ink("M-8-24Q0-19 8-24L5-17H-5z", K) + line("M-6-17H6", 2.2, WOOD) + line("M0-8V4M0-5Q-6-6-6-10M0-5Q6-6 6-10M0 1Q-6 0-6-4M0 1Q6 0 6-4", 1.5),
    "net": pole("M2 16 0-8", 2.2) + ink("M-13-18C-10 2 10 2 13-18z", W) + line("M-11-12Q0-5 11-12M-8-6Q0 0 8-6M-6-17-3-4M0-17V-2M6-17 3-4", 1.2) + line("M-13-18a13 4 0 1 0 26 0a13 4 0 1 0-26 0", 2.4) + ink("M-8-22C-4-29 5-28 8-21 5-17-4-17-8-22zM8-22 14-26 13-18z", G, stroke_width=1.3),
    "sheaf": ink("M-4 12-12-18-6-15-5-26 0-19 5-26 6-15 12-18 4 12z", K) + line("M-6-12-2 10M6-12 2 10M0-14V10", 1.2) + ink("M-7-4Q0 0 7-4V1Q0 5-7 1z", G),
    "shield": ink("M-15-26C-8-25-4-28 0-30 4-28 8-25 15-26 16-10 12 4 0 12-12 4-16-10-15-26z", STEEL) + line("M0-29V11M-15-10H15", 1.6) + disc(0, -10, 4, GLOW),
    "egg": ink("M0-26C10-26 14-8 13 0 11 8-11 8-13 0-14-8-10-26 0-26z", PEARL) + ink("M-13-6-7-2-3-8 2-2 7-8 13-4C13 6 7 7 0 7S-13 6-13-6z", K) + disc(-3, -14, 3.6, LINE) + dot(-3.5, -14.5, 1.7, GLOW) + ink("M3-26C10-34 15-30 13-24 10-27 7-26 5-23z", G, stroke_width=1.3),
    # ambassadors
    "scroll": _SCROLL + line("M-5-16H5M-5-12H5M-5-8H5M-5-4H1", 1.3),
    "light": pole("M-2 20-6-34", 2) + at(_LANTERN, 6, -6, 0.72) + line("M-6-34Q4-36 6-26", 1.8),
    "stick": pole("M2 20C-4 6 4-4-2-16S0-28-2-34", 2.6) + line("M-2-18-9-24M0-6 7-12", 2.2) + disc(-10, -25, 2.6, GLOW, stroke_width=1.2),
}  # fmt: skip
