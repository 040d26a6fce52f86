"""The API as a page for people: plain HTML, made here, without a script from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }}
code {{ font-size: .95em }} dt {{ margin-top: 1.2rem; font-weight: 600 }} dd {{ margin: 0 0 0 1.5rem }}
</style></head><body><h1>{title} {version}</h1>
<p>For programs: <a href="/api/schema/openapi.json">openapi.json</a></p>
<dl>{entries}</dl></body></html>"""


class PlainDocs(OpenAPIRenderPlugin):
    """Lists the calls with what they take and what they return."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        entries = [
            _entry(path, method, call)
            for path, calls in openapi_schema["paths"].items()
            for method, call in calls.items()
            if isinstance(call, dict)
        ]
        info = openapi_schema["info"]
        page = _PAGE.format(title=escape(info["title"]), version=escape(info["version"]), entries="".join(entries))
        return page.encode()


def _entry(path: str, method: str, call: dict[str, Any]) -> str:
    takes = [one["name"] for one in call.get("parameters", [])]
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    lines = [escape(call.get("description") or call.get("summary") or "")]
    if takes:
        lines.append(f"parameters: <code>{escape(', '.join(takes))}</code>")
    if "$ref" in body:
        lines.append(f"body: <code>{escape(body['$ref'].rsplit('/', 1)[-1])}</code>")
    answers = ", ".join(str(status) for status in call.get("responses", {}))
    lines.append(f"answers: <code>{answers}</code>")
    return f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{'<br>'.join(lines)}</dd>"
