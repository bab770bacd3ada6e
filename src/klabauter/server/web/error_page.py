"""What a person sees at an address that leads nowhere: a page in words, where a program gets JSON."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request

from klabauter.words import Words

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{message} · Klabauter</title><link rel="stylesheet" href="/page/style.css">
</head>
<body>
<header><h1><a href="/">Klabauter</a></h1></header>
<main><h2>{message}</h2><p>{advice}</p><p><a href="/">{home}</a></p></main>
</body>
</html>
"""


def wanted(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser is to show the answer: it says so, and the address is none of a program's."""
    path = request.url.path
    return request.method == "GET" and not path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def page(message: str, status: int, language: str) -> str:
    """The page as HTML. ``message`` is escaped here; only a 404 comes with advice."""
    words = Words(language)
    advice = words.say("error-page-address") if status == 404 else ""
    home = words.say("error-page-home")
    return PAGE.format(lang=language, message=escape(message), advice=escape(advice), home=escape(home))
