"""Pages, scripts and styles. Browsers keep what index.html names for good: its address changes with its content."""

from __future__ import annotations

import gzip
import hashlib
from mimetypes import guess_type
from pathlib import Path

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Response

from .refusals import Refusal

_TEXT = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".mjs"}
_KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
_FOR_GOOD = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


class Files:
    """The files of a folder, held in memory until they change, each as it is and compressed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._held: dict[Path, tuple[int, bytes, bytes | None, str]] = {}

    def find(self, name: str) -> Path:
        """Return a file in the folder.

        Raises:
            Refusal: there is none.
        """
        try:
            path = (self.folder / name.lstrip("/")).resolve()
            if path.is_relative_to(self.folder) and path.is_file():
                return path
        except (OSError, ValueError):
            pass
        raise Refusal("no-page")

    def version(self) -> str:
        """Return a short word that changes with any of the files."""
        stamps = sorted((str(path), path.stat().st_mtime_ns) for path in self.folder.rglob("*") if path.is_file())
        return hashlib.sha256(repr(stamps).encode()).hexdigest()[:10]

    def index(self) -> bytes:
        """Return the page, with addresses that change when the files do."""
        page = self.find("index.html").read_text(encoding="utf-8")
        return page.replace('"/static/', f'"/static/{self.version()}/').encode()

    def answer(self, request: Request[None, None, State], path: Path, cache: str) -> Response[bytes]:
        """Return a file, compressed if the browser likes it, or word that it has not changed."""
        stamp = path.stat().st_mtime_ns
        held = self._held.get(path)
        if held is None or held[0] != stamp:
            data = path.read_bytes()
            small = gzip.compress(data, 9, mtime=0) if path.suffix in _TEXT else None
            held = self._held[path] = (stamp, data, small, hashlib.sha256(data).hexdigest()[:20])
        _, data, small, tag = held
        kind = _KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        return respond(request, data, small, tag, kind, cache)


def respond(
    request: Request[None, None, State], data: bytes, small: bytes | None, tag: str, kind: str, cache: str
) -> Response[bytes]:
    """Answer with data that has a tag."""
    headers = {"Cache-Control": cache, "ETag": f'"{tag}"', "Vary": "Accept-Encoding"}
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if small is not None and len(small) < len(data) and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, headers=headers | {"Content-Encoding": "gzip"}, media_type=kind)
    return Response(data, headers=headers, media_type=kind)


#: The addresses of the page: home, setup, how it is played, what can be learnt, tables, replays.
_PAGES = ["/", "/c", "/g/{game:str}", "/h/{game:str}", "/l/{game:str}", "/l/{game:str}/{lesson:str}"]
_PAGES += ["/m/{match:str}", "/r/{match:str}"]


@get(_PAGES, include_in_schema=False)
async def page(request: Request[None, None, State], state: State) -> Response[bytes]:
    """Return the one page that all addresses share."""
    data = state.files.index()
    tag = hashlib.sha256(data).hexdigest()[:20]
    return respond(request, data, gzip.compress(data, 9, mtime=0), tag, "text/html; charset=utf-8", _ASK_AGAIN)


@get("/static/{name:path}", include_in_schema=False)
async def static(request: Request[None, None, State], state: State, name: FromPath[Path]) -> Response[bytes]:
    """Return a script, a style, a picture; below a version it may be kept for good."""
    files: Files = state.files
    parts = str(name).strip("/").split("/")
    if len(parts) > 1 and len(parts[0]) == 10 and not (files.folder / parts[0]).exists():
        good = parts[0] == files.version()
        return files.answer(request, files.find("/".join(parts[1:])), _FOR_GOOD if good else _ASK_AGAIN)
    return files.answer(request, files.find("/".join(parts)), _ASK_AGAIN)


@get(["/favicon.ico", "/robots.txt"], include_in_schema=False)
async def odds(request: Request[None, None, State], state: State) -> Response[bytes]:
    """Answer what browsers and robots ask by themselves."""
    if request.url.path == "/robots.txt":
        return Response(b"User-agent: *\nDisallow: /m/\nDisallow: /r/\nDisallow: /api/\n", media_type="text/plain")
    files: Files = state.files
    return files.answer(request, files.find("mark.svg"), _ASK_AGAIN)
