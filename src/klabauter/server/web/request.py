"""Who asks, from where, in which language; and the one form of every error."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, MethodNotAllowedException, ValidationException
from litestar.exceptions import TooManyRequestsException as _TooMany

from klabauter.games import games, info
from klabauter.kernel.errors import IllegalMove, KlabauterError
from klabauter.server import errors
from klabauter.server.costs import paying
from klabauter.server.errors import ServerMessage
from klabauter.server.limits import source
from klabauter.server.people import Person
from klabauter.server.services import Services
from klabauter.server.web import error_page, host_header
from klabauter.wire.problem import Problem
from klabauter.wire.text import BadText, has_control
from klabauter.words import LANGUAGES, Words

COOKIE = "klabauter"
OVERDRAWN = 5.0  # seconds a request waits before it is refused because its person or address costs too much
Connection = ASGIConnection[Any, Any, Any, Any]
log = logging.getLogger("klabauter.web")
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}


def services_of(connection: Connection) -> Services:
    """The services of the application that a request or WebSocket belongs to."""
    services = connection.app.state["services"]
    assert isinstance(services, Services)
    return services


def language(connection: Connection) -> str:
    """``?lang=``, else what the browser prefers, else English."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def address(connection: Connection) -> str:
    """Where a request comes from; only for counting, never kept."""
    return address_of(connection.scope, services_of(connection).config.proxy)


def address_of(scope: Any, proxy: bool) -> str:
    """The same from an ASGI scope; ``proxy``: believe what the proxy in front says."""
    if proxy:
        forwarded = b",".join([value for name, value in scope["headers"] if name == b"x-forwarded-for"])
        last = forwarded.decode("latin-1").split(",")[-1].strip()
        if last:
            return source(last)
    return source(scope["client"][0]) if scope.get("client") else ""


def secure(connection: Connection) -> bool:
    """Whether the browser came by HTTPS; behind a proxy its header says so. Only then cookies are marked Secure."""
    if services_of(connection).config.proxy:
        return connection.headers.get("x-forwarded-proto", "") == "https"
    return connection.url.scheme in ("https", "wss")


def same_origin(connection: Connection) -> bool:
    """Whether a browser says that one of our own pages asks; programs say nothing."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False


def check_address(connection: Connection) -> None:
    """Refuse control characters in the path (nothing is called so) and in what is behind the question mark."""
    if has_control(connection.scope["path"]):
        raise errors.NotFound()
    for name, value in connection.query_params.multi_items():
        if has_control(name) or has_control(str(value)):
            raise bad_text(BadText("?"))


def bad_text(error: BadText) -> errors.BadRequest:
    """The refusal of a text with a control character; names the field that had it."""
    return errors.BadRequest(detail=ServerMessage("why-control-character", field=error.field))


def own_host(connection: Connection) -> bool:
    """Whether this server was addressed by one of its own names."""
    host, server = connection.headers.get("host"), connection.scope.get("server")
    return host is None or host_header.known(host, services_of(connection).config, server[0] if server else None)


def token_of(connection: Connection) -> tuple[str | None, bool]:
    """The token, and whether it came by itself with the browser's cookies."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip(), False
    return connection.cookies.get(COOKIE), True


def session_of(connection: Connection) -> str:
    """The token of somebody who is known by it."""
    token, _ = token_of(connection)
    assert token is not None
    return token


async def guard(request: Request[Any, Any, Any]) -> None:
    """Before every request: not too often, and nothing is changed by a foreign page."""
    services_of(request).limits.take("request", address(request))
    await _can_pay()
    if not own_host(request):
        raise errors.UnknownHost(host=request.headers["host"])
    check_address(request)
    if "password" in request.query_params:
        raise errors.PasswordInAddress()
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    token, by_cookie = token_of(request)
    said = "origin" in request.headers or "sec-fetch-site" in request.headers
    unsaid = by_cookie and token is not None and not said
    if not same_origin(request) or unsaid:
        raise errors.ForeignOrigin()


async def someone(request: Request[Any, Any, Any]) -> Person | None:
    """Who asks; None if nobody says so."""
    token, by_cookie = token_of(request)
    if token is None:
        return None
    person = await services_of(request).people.by_token(token)
    if person is None and not by_cookie:
        raise errors.WhoAreYou()
    bill = paying()
    if person is not None and bill is not None:
        bill.add(services_of(request).costs.bill(person.id, None))
        await _can_pay()
    return person


async def _can_pay() -> None:
    """Let a request wait while those who pay for it are overdrawn; TooMany when that takes too long."""
    bill = paying()
    if bill is not None:
        await bill.wait_or_refuse(OVERDRAWN)


def known(person: Person | None, table: str | None = None) -> Person:
    """Somebody, here: a seat's link is good for its own table only."""
    if person is None or person.table not in (None, table):
        raise errors.WhoAreYou()
    return person


# -- errors


def use_words_of(connection: Connection, game: str) -> None:
    """From here on this request may be refused with words that only the game has."""
    connection.state["game"] = game


_BY_STATUS: dict[int, type[errors.Refused]] = {
    401: errors.WhoAreYou,
    404: errors.NotFound,
    405: errors.NotAllowed,
    413: errors.TooLarge,
    429: errors.TooMany,
}


def problem(error: KlabauterError, lang: str, game: str | None = None, reply: int | None = None) -> Problem:
    """An error as clients get it. ``game`` adds that game's words, ``reply`` is the number of the refused request."""
    words = Words(lang, info(game) if game in games() else None)
    rule = error.rule if isinstance(error, IllegalMove) else None
    return Problem(error.key, words.error(error), rule, reply)


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Every error of a request, ours or not."""
    headers = dict(HEADERS)
    if isinstance(error, MethodNotAllowedException):
        headers.update(error.headers or {})  # which methods there are
    if isinstance(error, msgspec.ValidationError):
        error = errors.BadRequest(detail=str(error))
    elif isinstance(error, BadText):
        error = bad_text(error)
    elif isinstance(error, UnicodeDecodeError):
        error = errors.BadRequest(detail=ServerMessage("why-no-utf8"))
    elif isinstance(error, RecursionError):
        error = errors.BadRequest(detail=ServerMessage("why-too-deep"))
    elif isinstance(error, HTTPException) and not isinstance(error, _TooMany):
        error = _ours(error)
    elif not isinstance(error, KlabauterError):
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        error = errors.Broken()
    assert isinstance(error, KlabauterError)
    if isinstance(error, errors.TooMany):
        headers["retry-after"] = str(error.values["seconds"])
    found, status = problem(error, language(request), request.state.get("game")), errors.status_of(error)
    if error_page.wanted(request):
        body, kind = error_page.page(found.message, status, language(request)).encode(), "text/html"
    else:
        body, kind = msgspec.json.encode(found), "application/json"
    return Response(body, status_code=status, media_type=kind, headers=headers)


def _ours(error: HTTPException) -> KlabauterError:
    kind = _BY_STATUS.get(error.status_code)
    if kind is not None:
        return kind()
    if error.status_code >= 500:
        return errors.Broken()
    extra = error.extra if isinstance(error, ValidationException) else None
    details = (
        [f"{one.get('key', '')} {one.get('message', '')}".strip() for one in extra] if isinstance(extra, list) else []
    )
    return errors.BadRequest(detail="; ".join(details) or error.detail)
