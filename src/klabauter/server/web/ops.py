"""For those who run the server: whether it lives, and figures for Prometheus."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, get

from klabauter.games import games
from klabauter.server import work
from klabauter.server.logs import message_counts
from klabauter.server.metrics import by, one
from klabauter.server.store.engine import readable
from klabauter.server.web.request import services_of
from klabauter.version import VERSION, build, built_from

Asked = Request[Any, Any, Any]


@get("/health", tags=["operations"])
async def health(request: Asked) -> dict[str, str]:
    """Whether the database can be read, is the one that was opened, and could keep what was last to be written."""
    store = services_of(request).store
    await store.read(readable)
    store.check()
    return {"status": "ok", "version": VERSION, **({"build": found} if (found := built_from()) else {})}


@get("/metrics", tags=["operations"], media_type="text/plain; version=0.0.4")
async def metrics(request: Asked) -> Response[str]:
    """Figures of this process, as Prometheus reads them."""
    services = services_of(request)
    lives, counts = list(services.tables.all_live()), services.tables.counts
    figures = {
        "klabauter_uptime_seconds": round(time.monotonic() - services.started, 1),
        "klabauter_tables_in_memory": len(lives),
        "klabauter_connections": sum([len(live.connections) for live in lives]),
        "klabauter_people_connected": len(services.present()),
        "klabauter_bots_awaited": sum([live.wants_bot for live in lives]),
        "klabauter_database_failing": int(services.store.failing),
        "klabauter_clock_jumps_total": services.store.clock.jumps,
        "klabauter_charged_cpu_seconds_total": round(services.costs.cpu_seconds, 3),
        "klabauter_charged_bytes_total": services.costs.bytes,
        "klabauter_paused_total": services.costs.pauses,
        "klabauter_refused_total": services.costs.refusals,
        "klabauter_accounts": services.costs.accounts,
        "klabauter_moves_total": counts.moves,
        "klabauter_commits_total": services.store.writer.commits,
        "klabauter_workers_cpu_seconds_total": round(work.charged["cpu_seconds"], 3),
    }
    games_of = {"started": counts.started, "finished": counts.finished}
    lines = [
        *by("klabauter_build_info", "version", {build(): 1}, "gauge"),
        *[line for name, value in figures.items() for line in one(name, value)],
        *[
            line
            for what, found in games_of.items()
            for line in by(f"klabauter_games_{what}_total", "game", {game: found[game] for game in games()})
        ],
        *by("klabauter_limited_total", "limit", services.limits.refused),
        *by("klabauter_log_messages_total", "level", message_counts),
        *counts.move_seconds.lines("klabauter_move_seconds"),
        *counts.bot_seconds.lines("klabauter_bot_seconds"),
    ]
    return Response("\n".join([*lines, ""]), media_type="text/plain; version=0.0.4")


handlers = [health, metrics]
