"""The client in the browser as web/ was built: one page that finds its way by its address, and the files it loads.

A checkout or a wheel without the built files has none of this; then every page says how to build it.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from klabauter.server import errors
from klabauter.server.web import error_page
from klabauter.server.web.request import language, services_of

HERE = Path(__file__).parent
FOLDER = HERE.parent / "static"
ICON = (HERE / "favicon.ico").read_bytes()
STYLE = (HERE / "error_page.css").read_bytes()  # of the pages that the server writes itself
PAGES = [  # the page finds its way by its address
    "/", "/t/{table:str}", "/lobby", "/inbox", "/new", "/new/{game:str}", "/rules", "/rules/{game:str}", "/account",
    "/admin", "/about", "/reset",
]  # fmt: skip
KINDS = {  # text is UTF-8, as Litestar adds by itself
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
FOR_EVER = "public, max-age=31536000, immutable"  # the names of these files change with their content
AGAIN = "no-cache"
DAY = "public, max-age=86400"
Asked = Request[Any, Any, Any]


def built() -> bool:
    """Whether the built client is here."""
    return (FOLDER / "index.html").exists()


@lru_cache(maxsize=256)
def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:  # not there, a folder, or no name of a file
        return None


def answer(request: Asked, name: str, keep: str = AGAIN) -> Response[bytes]:
    """A built file, compressed if the browser takes it so."""
    if not name.isprintable():
        raise errors.NotFound()
    path = (FOLDER / name).resolve()
    if path.suffix not in KINDS or FOLDER.resolve() not in path.parents:
        raise errors.NotFound()
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    taken = request.headers.get("accept-encoding", "")
    for encoding, suffix in ENCODINGS.items():
        packed = _read(path.with_name(path.name + suffix)) if encoding in taken else None
        if packed is not None:
            return Response(packed, media_type=KINDS[path.suffix], headers={**headers, "content-encoding": encoding})
    plain = _read(path)
    if plain is None:
        raise errors.NotFound()
    return Response(plain, media_type=KINDS[path.suffix], headers=headers)


def _built_page(request: Asked) -> Response[bytes]:
    """The page; where the server has a name, with that in its head: a link that is passed on shows it, too."""
    name = services_of(request).config.name
    if not name:
        return answer(request, "index.html")
    title = f'<title>{escape(name)} · Klabauter</title><meta name="application-name" content="{escape(name)}">'
    plain = _read(FOLDER / "index.html") or b""
    text = plain.replace(b"<title>Klabauter</title>", title.encode())
    return Response(text, media_type=KINDS[".html"], headers={"cache-control": AGAIN})


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Asked, name: str) -> Response[bytes]:
    """A file whose name contains a hash of its content: browsers may keep it for a year."""
    return answer(request, f"assets/{name}", FOR_EVER)


@get(["/icon.svg", "/app.webmanifest", "/sw.js", "/push-worker.js", "/licences.txt"], include_in_schema=False)
async def file(request: Asked) -> Response[bytes]:
    """A file with a fixed name: browsers ask each time whether it has changed."""
    return answer(request, request.url.path.lstrip("/"))


@get(PAGES, include_in_schema=False)
async def page(request: Asked) -> Response[bytes]:
    """The client at every address of a page; whether there is such a table or game, it finds out itself. Without a
    built client, how to build it."""
    if built():
        return _built_page(request)
    text = error_page.no_client(language(request)).encode()
    return Response(text, status_code=503, media_type=KINDS[".html"], headers={"vary": "accept-language"})


@get("/favicon.ico", include_in_schema=False)
async def icon() -> Response[bytes]:
    """Browsers ask for it at this address, whatever a page says."""
    return Response(ICON, media_type="image/x-icon", headers={"cache-control": DAY})


@get("/error-page.css", include_in_schema=False)
async def style() -> Response[bytes]:
    """The style of the error pages, which do not need the built client."""
    return Response(STYLE, media_type=KINDS[".css"], headers={"cache-control": AGAIN})


handlers = [page, asset, file, icon, style]
