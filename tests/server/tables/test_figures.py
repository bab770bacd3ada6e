"""Tables with own figures: a file is checked in the game's own words, and whoever sits down is told what differs."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from klabauter.games import games, info
from klabauter.kernel.errors import BadComponents, Said
from klabauter.server.web.request import problem
from tests.server.players import TIME_STANDS_STILL, Person, Server, serving

# Mistakes that the game itself finds: (its file, a word of the German sentence, a word of the English one)
MISTAKES = {
    "port-royal": [
        ("[ships.red.coins]\neach = [3]", "Säbel", "sabres"),
        ("[box]\ncards = 59", "59", "59"),
        ("[sailors]\ncopies = [1]", "gleich lang", "length"),
        ("[purse]\nstart = 40", "40", "40"),
    ],
    "jolly-und-roger": [("[captains]\neach = 1", "jedes", "every ship")],
    "freibeuter": [("[ships]\ncopies = [9, 9, 9, 9]", "36", "tiles")],
    "mutinies": [("[box]\njewels = 53", "53", "53")],
}
KEY = re.compile(r'(?:Said|Message)\(\s*"(why-[\w-]+)"')


def keys(game: str) -> list[str]:
    """Of every sentence a game may refuse figures or positions with."""
    return sorted({key for path in info(game).folder.glob("*.py") for key in KEY.findall(path.read_text("utf-8"))})


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", ["de", "en"])
def test_whatever_a_game_refuses_with_is_a_sentence(game: str, lang: str) -> None:
    for key in keys(game):
        found = problem(BadComponents("box", Said(key, "")), lang, game).message
        assert f"[{key}]" not in found


def test_the_keys_are_really_found() -> None:
    assert {game: len(keys(game)) > 3 for game in MISTAKES} == dict.fromkeys(MISTAKES, True)


@pytest.mark.parametrize(
    ("game", "file", "german", "english"), [(g, *one) for g, all in MISTAKES.items() for one in all]
)
def test_a_mistake_that_the_game_finds_is_told_in_its_words(
    server: Server, game: str, file: str, german: str, english: str
) -> None:
    anna = Person(server)
    for lang, word in (("de", german), ("en", english)):
        head = {"accept-language": lang}
        table = {"game": game, "seats": ["me"] * info(game).seats[1], "components": file}
        made = anna.http.post("/api/tables", json=table, headers=head)
        body = {"components": file, "seats": info(game).seats[1]}
        checked = anna.http.post(f"/api/games/{game}/figures", json=body, headers=head)
        assert made.status_code == checked.status_code == 400
        assert made.json() == checked.json()
        assert made.json()["code"] == "bad-components"
        assert word in made.json()["message"]
        assert "[" not in made.json()["message"]


def test_whoever_has_the_link_is_told_what_differs(server: Server) -> None:
    anna = Person(server)
    text = '﻿[end]\ninfluence = 10\nsource = "my box"\n[box]\ncards = 60\n'
    differs = [{"where": "end.influence", "own": "10", "usual": "8"}]
    body = {"components": text, "seats": 2, "options": {"reshuffle": "at-once"}}
    assert anna.http.post("/api/games/port-royal/figures", json=body).json() == differs
    table = anna.create("port-royal", ["me", "me"], components=text)
    assert anna.http.get(f"/api/tables/{table}").json()["components"] == differs
    assert anna.http.get(f"/api/tables/{table}/figures").json()["end"]["source"] == "my box"
    plain = anna.create("port-royal", ["me", "me"])
    assert "components" not in anna.http.get(f"/api/tables/{plain}").json()


def test_the_marks_and_letters_of_other_editors_do_no_harm(tmp_path: Path) -> None:
    from klabauter.kernel.components import read

    file = tmp_path / "own.toml"
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8"), (b"", "latin-1")):
        file.write_bytes(mark + "[end]  # fürs Finale\ninfluence = 10\n".encode(encoding))
        assert read(file) == {"end": {"influence": 10}}


def test_only_somebody_can_have_figures_checked_and_not_without_end(tmp_path: Path) -> None:
    limits = {"KLABAUTER_LIMITS": "0.1", "KLABAUTER_PROXY": "true"}  # two each, and six of one address
    body = {"components": "[end]\ninfluence = 10", "seats": 2}
    with serving(tmp_path, **limits, patch=TIME_STANDS_STILL) as server:
        nobody = httpx.post(f"{server.url}/api/games/port-royal/figures", json=body)
        assert (nobody.status_code, nobody.json()["code"]) == (401, "who-are-you")
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        ben.http.headers["x-forwarded-for"] = "192.0.2.1"
        for person in (anna, ben):
            codes = [person.http.post("/api/games/port-royal/figures", json=body).status_code for _ in range(3)]
            assert codes == [200, 200, 429]


def test_what_would_take_long_to_read_is_refused_at_once(server: Server) -> None:
    anna = Person(server)
    deep, long = "a." * 9_000 + "a = 1", "# " + "x" * 50_000
    for text, item in ((deep, "more than 6 parts"), (long, "at most 20000 are allowed")):
        checked = anna.http.post("/api/games/freibeuter/figures", json={"components": text, "seats": 2})
        made = anna.http.post("/api/tables", json={"game": "freibeuter", "seats": ["me"] * 2, "components": text})
        assert made.status_code == checked.status_code == 400
        assert item in checked.json()["message"].replace(",", "")
        assert made.json() == checked.json()
    own = {"colours": {"source": "x" * 30_000}}
    made = anna.http.post("/api/tables", json={"game": "freibeuter", "seats": ["me"] * 2, "components": own})
    assert made.status_code == 400
    assert "are allowed" in made.json()["message"]


def test_a_number_beyond_all_measure_is_refused_in_words(server: Server) -> None:
    anna = Person(server)
    for text in (f"[end]\ninfluence = 0x{'f' * 9_000}", f"[end]\ninfluence = {'9' * 9_000}"):
        payload = {"game": "port-royal", "seats": ["me"] * 2, "components": text}
        made = anna.http.post("/api/tables", json=payload)
        assert (made.status_code, made.json()["code"]) == (400, "bad-components")
    body = '{"game": "port-royal", "seats": ["me", "me"], "components": {"end": {"influence": %s}}}' % ("9" * 9_000)
    made = anna.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert made.status_code == 400
