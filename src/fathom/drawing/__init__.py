"""Seeded drawings: data in, SVG text out.

Everything here is pure and imports the standard library only. A drawing never names a colour: it uses the custom
properties of the design tokens (`--art-body`, `--seat-1`, …), so that day, night and mood are matters of CSS.
Attributes stand in single quotes, because drawings travel inside JSON.

`leviathan.draw_leviathan` draws a giant from the map that is played on; `climbers.figure` the people; `cards.scene` a
small picture for a card from its verbs; `plates.cover` the picture of a game on the home page. `python -m
fathom.drawing.sheet OUT.html` shows all of them.
"""
