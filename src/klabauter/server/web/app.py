"""The application: routes, headers, limits, and what lives as long as the process."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from klabauter.server.config import Config
from klabauter.server.costs import Bill, Costs
from klabauter.server.services import Services
from klabauter.server.web import admin, client, hosts, links, notices, ops, people, rules, tables
from klabauter.server.web.connections import protocol_of
from klabauter.server.web.describing import Description
from klabauter.server.web.program import program
from klabauter.server.web.request import HEADERS, address_of, answer, guard, someone
from klabauter.server.web.socket import socket
from klabauter.version import VERSION

log = logging.getLogger("klabauter")
BODY = 64 * 1024


class Application(Litestar):
    """Litestar's, which charges what it does to those who want it. It also answers HEAD wherever there is GET; uvicorn
    leaves the body out."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        services, socket = self.state["services"], protocol_of(scope)
        bill: Bill = (
            services.costs.bill(None, address_of(scope, services.config.proxy)) if socket is None else socket.bill
        )

        async def counted(message: Any) -> None:
            bill.charge(bytes=len(message.get("body", b"")))
            await send(message)

        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await bill.run(super().__call__(scope, receive, counted if scope["type"] == "http" else send))


def application(config: Config, costs: Costs) -> Litestar:
    """The web application with all addresses; its services run as long as it does."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(config, costs)
        app.state["services"] = services
        await services.open()
        try:
            yield
        finally:
            await services.close()
            log.info("Klabauter has stopped")  # here: the server process ends by the signal it was given

    return Application(
        route_handlers=[  # with their whole paths: a Router copies all it holds, deeply
            *tables.handlers,
            *hosts.handlers,
            *links.handlers,
            *people.handlers,
            *admin.handlers,
            *notices.handlers,
            *ops.handlers,
            *rules.handlers,
            *client.handlers,
            socket,
            program,
        ],
        lifespan=[lifespan],
        before_request=guard,
        dependencies={"me": Provide(someone)},
        exception_handlers={Exception: answer},
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            "Klabauter", VERSION, path="/api/schema", render_plugins=[Description(path="/openapi.json")]
        ),
        logging_config=None,
        debug=False,
    )
