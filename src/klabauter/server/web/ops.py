"""For those who run the server: whether it lives, and figures for Prometheus."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, get
from sqlalchemy import text

from klabauter.server.errors import NoDatabase
from klabauter.server.web.request import house_of
from klabauter.version import VERSION

Asked = Request[Any, Any, Any]


@get("/health", tags=["operations"])
async def health(request: Asked) -> dict[str, str]:
    """Whether the server and its database answer, and whether what was last to be kept could be written."""
    store = house_of(request).store
    await store.read(lambda sql: sql.execute(text("SELECT 1")).scalar_one())
    if store.writer.failing:
        raise NoDatabase()
    return {"status": "ok", "version": VERSION}


@get("/metrics", tags=["operations"], media_type="text/plain; version=0.0.4")
async def metrics(request: Asked) -> Response[str]:
    """Figures of this process, as Prometheus reads them."""
    house = house_of(request)
    lives = list(house.tables.all_live())
    figures = {
        "klabauter_uptime_seconds": round(time.monotonic() - house.started, 1),
        "klabauter_tables_in_memory": len(lives),
        "klabauter_connections": sum([len(live.connections) for live in lives]),
        "klabauter_moves_total": house.tables.moves,
        "klabauter_commits_total": house.store.writer.commits,
    }
    lines = [
        f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}\n{name} {value}\n"
        for name, value in figures.items()
    ]
    return Response("".join(lines), media_type="text/plain; version=0.0.4")


handlers = [health, metrics]
