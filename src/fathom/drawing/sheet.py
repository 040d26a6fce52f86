"""A contact sheet of every drawing, without scripts: `python -m fathom.drawing.sheet OUT.html [--theme dark]`.

Games are found by entry point; one that has a module `art` with a function `specimens` is shown. Nothing here knows a
game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from .plates import hero

#: Kind, name, SVG, hues.
Specimen = tuple[str, str, str, tuple[int, int]]

STYLE = """
body{margin:0;padding:24px 28px;background:var(--paper);color:var(--ink);font:14px/1.4 var(--text,sans-serif)}
h1,h2,h3{font-family:var(--display,serif);font-weight:600;margin:18px 0 8px}h3{margin:10px 0 4px}
.all{display:flex;flex-wrap:wrap;gap:10px}
figure{margin:0;background:var(--panel);border:1px solid var(--line);border-radius:12px;overflow:hidden}
figure svg{display:block;width:100%;height:100%}.pic{background:var(--art-sky);overflow:hidden}
figcaption{font-size:11px;padding:4px 8px;color:var(--ink-3);display:flex;justify-content:space-between;gap:8px}
.board .pic{width:660px;height:560px}.leviathan .pic{width:320px;height:160px}.climber .pic{width:120px;height:120px}
.home .pic{width:296px;height:190px}.hero .pic{width:1080px;height:420px}.token .pic{width:60px;height:60px}
.pic{width:170px;height:90px}
"""


def specimens() -> Iterator[Specimen]:
    """Yield the drawings of all games."""
    yield "hero", "home", hero(), (195, 60)
    for point in _games():
        module = f"{point.module}.art"
        if find_spec(module):
            yield from import_module(module).specimens()


def _games() -> list[EntryPoint]:
    return sorted(entry_points(group="fathom.games"), key=lambda p: p.name)


def tokens() -> str:
    """Return the design tokens as the client ships them, and what the games add to them (`art/look.css`)."""
    root = Path(__file__).parent.parent
    looks = (Path(str(import_module(point.module).__file__)).parent / "art/look.css" for point in _games())
    files = [root / "web/static/css/tokens.css", *looks]
    return "".join(file.read_text(encoding="utf-8") for file in files if file.exists())


def sheet(drawings: Iterable[Specimen], css: str, theme: str = "light") -> str:
    """Return the page: a section for each kind; within it, names with a dot are gathered under their first word."""
    by_kind: dict[str, dict[str, list[str]]] = {}
    for i, (kind, name, svg, (hue, hue2)) in enumerate(drawings):
        style = f"--h:{hue};--h2:{hue2};--c:var(--seat-{i % 5 + 1})"
        of, dot, _ = name.partition(".")
        by_kind.setdefault(kind, {}).setdefault(of if dot else "", []).append(
            f'<figure class="{kind} plate" style="{style}"><div class="pic">{svg}</div>'
            f"<figcaption><span>{name}</span><span>{len(svg) / 1000:.1f} kB</span></figcaption></figure>"
        )
    body = "".join(f'<section id="{kind}"><h2>{kind}</h2>{_groups(found)}</section>' for kind, found in by_kind.items())
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}"><meta charset="utf-8"><title>fathom: drawings</title>'
        f"<style>{css}{STYLE}</style><h1>Drawings</h1>{body}</html>"
    )


def _groups(found: dict[str, list[str]]) -> str:
    return "".join(
        f'{f"<h3>{name}</h3>" if name else ""}<div class="all">{"".join(figures)}</div>'
        for name, figures in found.items()
    )


def main() -> None:
    """Write the sheet."""
    parser = argparse.ArgumentParser(
        prog="python -m fathom.drawing.sheet", description="A contact sheet of every drawing."
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--css", type=Path, help="design tokens (default: those of the web client)")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    asked = parser.parse_args()
    css = asked.css.read_text(encoding="utf-8") if asked.css else tokens()
    asked.out.write_text(sheet(specimens(), css, asked.theme), encoding="utf-8")


if __name__ == "__main__":
    main()
