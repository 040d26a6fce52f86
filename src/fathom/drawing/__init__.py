"""Seeded drawings: data in, SVG text out.

Everything here is pure and imports the standard library only. A drawing never names a colour: it uses the custom
properties of the design tokens (`--art-body`, `--seat-1`, …), so that day, night and mood are matters of CSS.
Attributes stand in single quotes, because drawings travel inside JSON.

This is what the drawings of games are made of: lines and shapes (`path`, `hand`, `ink`), fields that become bodies
(`field`), small stages (`stage`), galleries of pictures by name (`gallery`). The drawings of a game live in its folder
`art/`. `python -m fathom.drawing.sheet OUT.html` shows all of them.
"""
