"""The only pages that the server writes itself: an error, and how to build the client where it is missing. Programs get
JSON instead."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request

from klabauter.words import Words

COMMANDS = "python3 dev.py play\npython3 web/build.py"
PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Klabauter</title><link rel="stylesheet" href="/error-page.css">
</head>
<body>
<main><h1>{title}</h1>
{text}
</main>
</body>
</html>
"""


def wanted(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser is to show the answer: it says so, and the address is none of a program's."""
    path = request.url.path
    return request.method == "GET" and not path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def page(message: str, status: int, language: str) -> str:
    """The page of an error as HTML. ``message`` is escaped here; only a 404 comes with advice."""
    words = Words(language)
    advice = words.say("error-page-address") if status == 404 else ""
    home = words.say("error-page-home")
    return _html(language, message, f'<p>{escape(advice)}</p>\n<p><a href="/">{escape(home)}</a></p>')


def no_client(language: str) -> str:
    """The page of a server without the client, as HTML: how to build it."""
    words = Words(language)
    how, api = words.say("client-missing-how"), words.say("client-missing-api")
    text = f"<p>{escape(how)}</p>\n<pre>{COMMANDS}</pre>\n<p>{escape(api)}</p>"
    return _html(language, words.say("client-missing"), text)


def _html(language: str, title: str, text: str) -> str:
    return PAGE.format(lang=language, title=escape(title), text=text)
