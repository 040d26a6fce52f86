"""The API does what its document says, whatever it is asked."""

from __future__ import annotations

import atexit
import tempfile

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from tests.web.serving import settings as server_settings

from fathom.web.app import create_app

folder = tempfile.TemporaryDirectory()
atexit.register(folder.cleanup)
app = create_app(server_settings(f"sqlite:///{folder.name}/table.db", new_matches_per_minute=100_000))
schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)


@schema.parametrize()
@settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(case: schemathesis.Case) -> None:
    answer = case.call()
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400:
        assert answer.json()["reason"]
