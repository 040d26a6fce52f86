"""Pictures of a game: its own icons and colours, all small pictures at once, or one by its kind and name."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, PathParameter
from litestar.response import Response

from fathom.core import game as games

from .pages import respond
from .refusals import Refusal

_SVG = "image/svg+xml"
_COLOUR = re.compile(r"--([a-z-]+): ([^;]+);")
_NAMED = re.compile(r"var\(--([a-z-]+)\)")
#: They change only with the content, and are asked for again by their tag.
_CACHE = "public, max-age=600"

Asked = Request[None, None, State]
GameId = Annotated[str, PathParameter(max_length=64)]


@lru_cache(maxsize=256)
def _drawn(game: str, of: str, packs: tuple[Path, ...]) -> tuple[bytes, bytes, str]:
    """Return a picture, as it is and compressed, and its tag."""
    found = games.find(game)
    art = found.folder / "art"
    data = (_look(art) if of == "look" else coloured(found.drawing(of, games.box_of(game, packs)), art)).encode()
    return data, gzip.compress(data, 9, mtime=0), hashlib.sha256(data).hexdigest()[:20]


def coloured(svg: str, folder: Path) -> str:
    """Return a picture with the colours of its game that it names: it is shown where the game's look is not, too."""
    look = folder / "look.css"
    own = dict(_COLOUR.findall(look.read_text(encoding="utf-8"))) if look.exists() else {}
    named = sorted(own.keys() & set(_NAMED.findall(svg)))
    style = "".join(f"--{name}:{own[name]};" for name in named)
    head, _, rest = svg.partition(">")
    told = head.replace("style='", f"style='{style}", 1) if "style='" in head else f"{head} style='{style}'"
    return f"{told}>{rest}" if style else svg


def _look(folder: Path) -> str:
    """Return what a page takes in before it draws a table: the game's colours and styles, its icons and patterns."""
    css, icons = folder / "look.css", folder / "icons.svg"
    style = f"<style>{css.read_text(encoding='utf-8')}</style>" if css.exists() else ""
    symbols = icons.read_text(encoding="utf-8") if icons.exists() else "<svg></svg>"
    return symbols.replace(">", f' width="0" height="0" aria-hidden="true">{style}', 1)


async def _answer(request: Asked, state: State, game: str, of: str) -> Response[bytes]:
    await state.tables.ready(game)
    data, small, tag = await asyncio.to_thread(_drawn, game, of, tuple(state.tables.settings.packs))
    if not data:
        raise Refusal("no-page")
    return respond(request, data, small, tag, _SVG, _CACHE)


@get("/games/{game:str}/art", include_in_schema=False)
async def sprite(request: Asked, state: State, game: GameId) -> Response[bytes]:
    """Return all small pictures of a game as symbols."""
    return await _answer(request, state, game, "*")


@get("/games/{game:str}/art/{of:path}", include_in_schema=False)
async def picture(request: Asked, state: State, game: GameId, of: FromPath[Path]) -> Response[bytes]:
    """Return one picture by kind and name."""
    return await _answer(request, state, game, str(of).strip("/")[:120] or "*")
