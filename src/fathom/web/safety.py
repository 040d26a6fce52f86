"""Headers that keep browsers careful, the check of origins, and errors as one shape: {reason}."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fathom.core.text import LANGS
from fathom.table.keeping import StoreError

from . import shapes
from .access import is_foreign
from .refusals import Refusal

log = logging.getLogger("fathom.web")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_SAFE = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """Wraps the whole server: refuses what another site set off, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        unsafe = scope.get("method", "") not in _SAFE  # a WebSocket has none
        if unsafe and is_foreign(headers, self.origins):
            await _refuse(scope, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    answer.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


async def _refuse(scope: Scope, send: Send) -> None:
    if "method" not in scope:
        await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        return
    body = b'{"reason":"' + Refusal("foreign-origin").say("en").encode() + b'"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def lang_of(request: Any) -> str:
    """Return the language of a request: what it says, else English."""
    lang = request.query_params.get("lang")
    return lang if lang in LANGS else "en"


def on_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[shapes.Reason]:
    """Answer with the reason."""
    if "tables" in request.app.state:
        request.app.state.tables.metrics.count("refusals")
    return Response(shapes.Reason(error.say(lang_of(request))), status_code=error.status)


def on_store_error(request: Request[Any, Any, Any], error: StoreError) -> Response[shapes.Reason]:
    """Answer that nothing was kept: the database is at fault, and whoever runs the server is told in one line."""
    tell_of(error)
    return Response(shapes.Reason(Refusal("not-kept").say(lang_of(request))), status_code=503)


_told: list[float] = []


def tell_of(error: StoreError) -> None:
    """Tell who runs the server what is wrong with the database; not more than once a minute."""
    now = time.monotonic()
    if not _told or now - _told[-1] > 60:
        _told[:] = [now]
        log.error("%s; choices are refused until it is well again", error)


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[shapes.Reason]:
    """Answer a request whose brackets go deeper than anything that is meant."""
    return Response(shapes.Reason(Refusal("too-deep").say(lang_of(request))), status_code=400)


_KEYS = {404: "no-page", 405: "not-allowed", 413: "too-large", 429: "too-fast"}


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[shapes.Reason] | Response[bytes]:
    """Answer what the framework refused in our words; never with what it knows of the inside."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        # A person with a wrong address gets the page, which says so and shows the way home.
        return Response(request.app.state.files.index(), status_code=404, media_type="text/html; charset=utf-8")
    lang, headers = lang_of(request), dict(error.headers or {})
    if error.status_code in _KEYS:
        reason = Refusal(_KEYS[error.status_code]).say(lang)
    elif error.status_code < 500:
        why = error.detail
        if isinstance(error, ValidationException) and isinstance(error.extra, list):
            why = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in error.extra)
        reason = Refusal("bad-request", why=why[:300]).say(lang)
    else:
        reason = Refusal("broken").say(lang)
    return Response(shapes.Reason(reason), status_code=error.status_code, headers=headers)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[shapes.Reason]:
    """Answer a fault of ours: the trace goes to the log, not to the browser."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(shapes.Reason(Refusal("broken").say(lang_of(request))), status_code=500)
