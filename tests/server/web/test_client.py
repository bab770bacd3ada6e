"""The built client over HTTP: packed, kept where its name changes with its content; without it, how to build it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.players import serving


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("client")


@pytest.fixture(scope="module")
def http(folder: Path) -> Iterator[httpx.Client]:
    """A server whose client is a few small files, which come and go."""
    static = folder / "static"
    static.mkdir()
    patch = f"import pathlib; import klabauter.server.web.client as c; c.FOLDER = pathlib.Path({str(static)!r})"
    with serving(folder, patch=patch) as server, httpx.Client(base_url=server.url) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/abc", "/lobby", "/account", "/admin", "/new/freibeuter", "/reset"])
def test_without_a_built_client_every_page_says_how_to_build_it(http: httpx.Client, path: str) -> None:
    for lang, title in (("de-DE,de;q=0.9", "ist noch nicht gebaut"), ("en", "has not been built yet")):
        answer = http.get(path, headers={"accept-language": lang})
        assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert answer.headers["cache-control"] == "no-store"
        assert title in answer.text
        assert "python3 dev.py play\npython3 web/build.py" in answer.text
        style = re.findall(r'href="([^"]+)"', answer.text)
        assert http.get(style[0]).headers["content-type"].startswith("text/css")


def test_without_a_built_client_programs_notice_nothing(http: httpx.Client) -> None:
    assert http.get("/api/games").status_code == 200
    assert http.get("/assets/a-1.js").status_code == 404
    assert http.get("/sw.js").status_code == 404


def test_the_built_client_answers_at_every_address_of_a_page(http: httpx.Client, folder: Path) -> None:
    (folder / "static" / "assets").mkdir()
    (folder / "static" / "index.html").write_text("<p>the client</p>")
    for path in (
        "/",
        "/t/abc",
        "/about",
        "/reset",
        "/lobby",
        "/inbox",
        "/account",
        "/admin",
        "/new/freibeuter",
        "/rules",
    ):
        answer = http.get(path)
        assert answer.text == "<p>the client</p>"
        assert answer.headers["cache-control"] == "no-cache"
        assert "font-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]


def test_files_are_packed_for_those_who_take_it(http: httpx.Client, folder: Path) -> None:
    assets = folder / "static" / "assets"
    assets.mkdir(exist_ok=True)
    (assets / "b-2.js").write_text("plain")
    (assets / "b-2.js.br").write_bytes(b"packed")
    plain = http.get("/assets/b-2.js", headers={"accept-encoding": "identity"})
    assert (plain.text, plain.headers.get("content-encoding")) == ("plain", None)
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript")
    with http.stream("GET", "/assets/b-2.js", headers={"accept-encoding": "gzip, br"}) as packed:
        assert (b"".join(packed.iter_raw()), packed.headers["content-encoding"]) == (b"packed", "br")


@pytest.mark.parametrize("name", ["..%2f..%2fsecret.js", "%2e%2e/secret.js", "b-2.js.br", "sources", "..%5csecret.js"])
def test_nothing_else_is_reachable(http: httpx.Client, folder: Path, name: str) -> None:
    (folder / "secret.js").write_text("secret")
    answer = http.get(f"/assets/{name}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_games_whole_rules_in_both_languages(http: httpx.Client) -> None:
    data = {lang: http.get(f"/api/rules/freibeuter?lang={lang}").json()["paragraphs"] for lang in ("de", "en")}
    assert [one["number"] for one in data["de"]] == [one["number"] for one in data["en"]]
    assert len(data["de"]) > 20
    assert data["de"][0]["text"] != data["en"][0]["text"]
    one = http.get(f"/api/rules/freibeuter/{data['en'][0]['number']}?lang=en").json()
    assert one["text"] == data["en"][0]["text"]


@pytest.mark.parametrize(
    ("lang", "query", "first"), [("de", "pleite", "8.1"), ("en", "can't pay", "8.1"), ("en", "§ 7.8", "7.8")]
)
def test_a_search_in_the_rules(http: httpx.Client, lang: str, query: str, first: str) -> None:
    found = http.get("/api/rules/freibeuter/search", params={"q": query, "lang": lang}).json()["found"]
    assert found[0]["number"] == first
    text = http.get(f"/api/rules/freibeuter/{first}", params={"lang": lang}).json()["text"]
    assert found[0]["snippet"].removesuffix(" …") in " ".join(text.replace("*", "").split())


def test_a_search_that_finds_nothing_or_asks_too_much(http: httpx.Client) -> None:
    assert http.get("/api/rules/freibeuter/search", params={"q": "xyzzy"}).json() == {"lang": "en", "found": []}
    assert http.get("/api/rules/freibeuter/search", params={"q": "x" * 101}).status_code == 400
    assert http.get("/api/rules/chess/search", params={"q": "mate"}).status_code == 400


def test_a_name_of_the_server_stands_in_the_head_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "static" / "index.html"
    page.parent.mkdir()
    page.write_text("<title>Klabauter</title>")
    patch = f"import pathlib; import klabauter.server.web.client as c; c.FOLDER = pathlib.Path({str(page.parent)!r})"
    with serving(tmp_path, patch=patch, KLABAUTER_NAME='Anna’s <"Tavern">') as server:
        answer = httpx.get(f"{server.url}/lobby").text
    name = "Anna’s &lt;&quot;Tavern&quot;&gt;"
    assert answer == f'<title>{name} · Klabauter</title><meta name="application-name" content="{name}">'


BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


def test_the_icon_that_browsers_ask_for_is_there_without_a_built_client(http: httpx.Client) -> None:
    answer = http.get("/favicon.ico")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/x-icon")
    assert answer.content[:4] == b"\0\0\1\0"
    assert "max-age" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/nothing", "/t/abc/def", "/page/account.html", "/games/", "/assets/gone.js"])
def test_an_address_that_does_not_exist_is_a_page_for_people(http: httpx.Client, path: str) -> None:
    for lang, item in (
        ("de-DE,de;q=0.9", "Hier gibt es nichts."),
        ("en", "There is nothing here."),
        ("fr", "There is"),
    ):
        answer = http.get(path, headers={**BROWSER, "accept-language": lang})
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert f'<html lang="{"de" if lang.startswith("de") else "en"}">' in answer.text
        assert item in answer.text
        assert 'href="/"' in answer.text


def test_an_address_that_does_not_exist_is_json_for_programs(http: httpx.Client) -> None:
    for path, headers in (("/nothing", {}), ("/api/nothing", BROWSER), ("/assets/gone.js", {"accept": "*/*"})):
        answer = http.get(path, headers=headers)
        assert answer.status_code == 404
        assert answer.json()["code"] == "not-found"


def test_what_is_wrong_with_an_address_is_written_as_text_not_as_markup(http: httpx.Client) -> None:
    answer = http.get("/%3Cscript%3Ealert(1)%3C/script%3E", headers=BROWSER)
    assert answer.status_code == 404
    assert "<script" not in answer.text


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/account", "/error-page.css", "/favicon.ico", "/api/games", "/api/rules/freibeuter", "/health"],
)
def test_head_is_get_without_the_body(http: httpx.Client, path: str) -> None:
    whole, head = http.get(path), http.head(path)
    assert head.status_code == whole.status_code == 200
    assert head.content == b""
    for name in ("content-type", "content-length", "cache-control"):
        assert head.headers[name] == whole.headers[name]


def test_head_of_what_cannot_be_read_is_refused_like_get(http: httpx.Client) -> None:
    assert http.head("/nothing").status_code == 404
    assert http.head("/api/guest").status_code == http.get("/api/guest").status_code == 405
