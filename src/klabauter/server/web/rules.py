"""The rules of a game: all of them, a paragraph, a search."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import Parameter

from klabauter.games import info
from klabauter.kernel.rules import paragraphs
from klabauter.server import errors
from klabauter.server.web.request import language, services_of
from klabauter.words.finding import find_anywhere

Asked = Request[Any, Any, Any]


@get("/api/rules/{game:str}", tags=["rules"])
async def rules(request: Asked, game: Annotated[str, Parameter(max_length=40)]) -> dict[str, Any]:
    """A game's whole rules, paragraph by paragraph."""
    game_info = info(game)
    found = paragraphs(game_info.folder, language(request)).values()
    return {"title": game_info.title, "paragraphs": [one._asdict() for one in found]}


@get("/api/rules/{game:str}/search", tags=["rules"])
async def search(
    request: Asked,
    game: Annotated[str, Parameter(max_length=40)],
    words: Annotated[str, Parameter(query="q", max_length=100)],
) -> dict[str, Any]:
    """What is found in a game's rules, the best first, each with what fits; a number finds its paragraph.

    ``lang`` is the language of the rules in which it was found: a question in the other language finds it there.
    """
    asked = language(request)
    folder, threads = info(game).folder, services_of(request).tables.threads
    found = await threads.run(lambda: find_anywhere(folder, asked, words))  # the first one reads a book
    hits = [{"number": hit.paragraph.number, "snippet": hit.snippet} for hit in found.hits]
    return {"lang": found.language, "found": hits}


@get("/api/rules/{game:str}/{paragraph:str}", tags=["rules"])
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


handlers = [rule, rules, search]
