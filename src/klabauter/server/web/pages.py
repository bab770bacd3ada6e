"""The plain pages, which play any game from prompts, move lists and logs; and the words they need.

Where the client of web/ was built in, it answers at the same addresses instead (``client``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import Parameter

from klabauter.games import info
from klabauter.kernel.rules import paragraphs
from klabauter.server import errors
from klabauter.server.people import Person
from klabauter.server.web import client
from klabauter.server.web.admin import admins_only
from klabauter.server.web.request import language, services_of
from klabauter.words import Words
from klabauter.words.bundle import COMMON, file_of
from klabauter.words.finding import find_anywhere

FOLDER = Path(__file__).parent.parent / "page"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".ico": "image/x-icon"}  # text is UTF-8
FILES = {path.name: path.read_bytes() for path in FOLDER.iterdir() if path.suffix in KINDS}
Asked = Request[Any, Any, Any]


def _file(name: str) -> Response[bytes]:
    if name not in FILES:
        raise errors.NotFound()
    return Response(FILES[name], media_type=KINDS[Path(name).suffix])


def _page(request: Asked, plain: str) -> Response[bytes]:
    return client.page(request) if client.built() else _file(plain)


@get("/", include_in_schema=False)
async def start(request: Asked) -> Response[bytes]:
    """The built client, or else the plain page with the lobby."""
    return _page(request, "start.html")


@get("/t/{table:str}", include_in_schema=False)
async def at_table(request: Asked, table: str) -> Response[bytes]:
    """The built client, or else the plain page of a table. Whether the table exists is checked by the page."""
    return _page(request, "table.html")


@get("/account", include_in_schema=False)
async def account(request: Asked) -> Response[bytes]:
    """The built client, or else the plain page where people sign in and manage their account."""
    return _page(request, "account.html")


@get("/admin", include_in_schema=False)
async def admin(me: Person | None) -> Response[bytes]:
    """The page for admins, which has no counterpart in the built client. NotFound for everybody else."""
    admins_only(me)
    return _file("admin.html")


@get("/about", include_in_schema=False)
async def about(request: Asked) -> Response[bytes]:
    """The built client, or else the plain page about the server, its operator and what it keeps."""
    return _page(request, "about.html")


@get("/reset", include_in_schema=False)
async def reset(request: Asked) -> Response[bytes]:
    """The page that sets a new password. The token is behind the ``#``, so the server does not see it here."""
    return _page(request, "reset.html")


@get("/page/{name:str}", include_in_schema=False)
async def file(name: str) -> Response[bytes]:
    """A script, style or icon of the plain pages. NotFound for any other name."""
    return _file(name)


@get("/favicon.ico", include_in_schema=False)
async def icon() -> Response[bytes]:
    """Browsers ask for it at this address, whatever a page says."""
    return Response(FILES["favicon.ico"], media_type=KINDS[".ico"], headers={"cache-control": "public, max-age=86400"})


@get("/api/words", tags=["words"])
async def words(request: Asked) -> dict[str, str]:
    """The sentences of the plain pages, in the language asked for; and who runs this server."""
    said = Words(language(request))
    texts = {name: said.say(f"web-{name}") for name in _names()}
    texts["player-bot"] = said.say("player-bot", number="(number)")
    config = services_of(request).config
    about = {"server": config.name, "operator": config.operator, "privacy-own": config.privacy}
    kept = {"keep-tables": str(config.keep_tables), "keep-guests": str(config.keep_guests)}
    return {**texts, "lang": said.language, **about, **kept}


def _names() -> list[str]:
    """Every key of the pages, as the word file lists them."""
    lines = file_of(COMMON, "en").read_text("utf-8").splitlines()
    return [line.split(" =")[0].removeprefix("web-") for line in lines if line.startswith("web-")]


@get("/api/rules/{game:str}", tags=["words"])
async def rules(request: Asked, game: Annotated[str, Parameter(max_length=40)]) -> dict[str, Any]:
    """A game's whole rules, paragraph by paragraph."""
    game_info = info(game)
    found = paragraphs(game_info.folder, language(request)).values()
    return {"title": game_info.title, "paragraphs": [one._asdict() for one in found]}


@get("/api/rules/{game:str}/search", tags=["words"])
async def search(
    request: Asked,
    game: Annotated[str, Parameter(max_length=40)],
    words: Annotated[str, Parameter(query="q", max_length=100)],
) -> dict[str, Any]:
    """What is found in a game's rules, the best first, each with what fits; a number finds its paragraph.

    ``lang`` is the language of the rules in which it was found: whoever asks in the other one finds it there.
    """
    asked = language(request)
    folder, threads = info(game).folder, services_of(request).tables.threads
    found = await threads.run(lambda: find_anywhere(folder, asked, words))  # the first one reads a book
    hits = [{"number": hit.paragraph.number, "snippet": hit.snippet} for hit in found.hits]
    return {"lang": found.language, "found": hits}


@get("/api/rules/{game:str}/{paragraph:str}", tags=["words"])
async def rule(
    request: Asked,
    game: Annotated[str, Parameter(max_length=40)],
    paragraph: Annotated[str, Parameter(max_length=10)],
) -> dict[str, str]:
    """A paragraph of a game's rules."""
    found = paragraphs(info(game).folder, language(request)).get(paragraph)
    if found is None:
        raise errors.NotFound()
    return {"number": found.number, "title": found.title, "source": found.source, "text": found.text}


handlers = [
    start, at_table, account, admin, about, reset, file, icon, words, rule, rules, search,
    client.asset, client.app_file, client.other_page,
]  # fmt: skip
