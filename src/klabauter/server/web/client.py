"""The client in the browser as web/ was built: one page that finds its way by its address, and the files it loads.

A checkout or a wheel without the built files has none of this; then the plain pages of ``pages`` stand in.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from klabauter.server import errors
from klabauter.server.web.request import services_of

FOLDER = Path(__file__).parent.parent / "static"
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
Asked = Request[Any, Any, Any]


def built() -> bool:
    """Whether the built client is here. Without it the plain pages are served."""
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


def page(request: Asked) -> Response[bytes]:
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


@get(["/icon.svg", "/app.webmanifest", "/sw.js", "/licences.txt"], include_in_schema=False)
async def app_file(request: Asked) -> Response[bytes]:
    """A file with a fixed name: browsers ask each time whether it has changed."""
    return answer(request, request.url.path.lstrip("/"))


@get(["/lobby", "/inbox", "/new", "/new/{game:str}", "/rules", "/rules/{game:str}"], include_in_schema=False)
async def other_page(request: Asked) -> Response[bytes]:
    """Pages that only the built client has. NotFound without it."""
    if not built():
        raise errors.NotFound()
    return page(request)
