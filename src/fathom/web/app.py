"""The server: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

import fathom
from fathom.table.keeping import StoreError

from . import api, client_words, live, pages, pictures, safety
from .budget import Paid
from .docs import PlainDocs
from .refusals import Refusal
from .settings import Settings
from .tables import Tables


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[dict[str, Any]]:
    """Say whether all is well: the database keeps what is written, its disk has room, its pages are whole."""
    told = await state.tables.health.told()
    return Response(told, status_code=200 if told["status"] == "ok" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(state: State) -> str:
    """Say what is going on, in numbers."""
    tables: Tables = state.tables
    return tables.metrics.text(len(tables.rooms), tables.sockets)


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the server as an ASGI application."""
    chosen = settings or Settings()
    tables = Tables(chosen)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
            await tables.close()

    # Like the files of the pages these are made once and kept: a page asks for dozens, and no limit counts them.
    drawn = Router("/api", route_handlers=[pictures.sprite, pictures.picture, client_words.client_words])
    routes = Router(
        "/api",
        route_handlers=[
            api.list_games,
            api.list_lessons,
            api.how_to_play,
            api.setup_form,
            api.search_rules,
            api.create_match,
            api.again,
            api.begin_lesson,
            api.fork,
            Router("/", route_handlers=[api.import_match], request_max_body_size=chosen.import_bytes),
            api.list_matches,
            api.knock,
            api.join_match,
            api.get_table,
            api.choose,
            api.undo,
            api.read,
            api.vote,
            api.redo,
            api.go_on,
            api.chat,
            api.change_seat,
            api.add_device,
            api.answer_claim,
            api.settings,
            api.suggest,
            api.reach,
            api.ending,
            api.export,
            api.report,
            api.replay,
            api.analysis,
            live.live,
        ],
        dependencies={"visit": Provide(api.visit)},
        middleware=[Paid],
    )
    app = Litestar(
        [pages.page, pages.static, pages.odds, health, metrics, drawn, routes],
        state=State({"tables": tables, "files": pages.Files(chosen.static)}),
        lifespan=[lifespan],
        request_max_body_size=chosen.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=800,
            gzip_compress_level=5,
            exclude=["^/static", "^/api/games/.+/art", "^/api/words"],
        ),
        exception_handlers={
            Refusal: safety.on_refusal,
            StoreError: safety.on_store_error,
            RecursionError: safety.on_depth,
            HTTPException: safety.on_http_error,
            Exception: safety.on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="fathom",
            version=fathom.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[PlainDocs(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    app.asgi_handler = safety.Guard(app.asgi_handler, chosen.origins)  # around everything, unknown addresses too
    return app
