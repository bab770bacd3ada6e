"""Tables with own figures: a file is checked in the game's own words, and whoever sits down is told what differs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from klabauter.games import games, info
from klabauter.kernel.errors import BadComponents, Said
from klabauter.server.web.request import problem
from tests.server.house import Person, Server

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
KEY = re.compile(r'Said\(\s*"(why-[\w-]+)"')


def keys(game: str) -> list[str]:
    """Of every sentence a game may refuse figures or positions with."""
    return sorted({key for path in info(game).folder.glob("*.py") for key in KEY.findall(path.read_text("utf-8"))})


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", ["de", "en"])
def test_whatever_a_game_refuses_with_is_a_sentence(game: str, lang: str) -> None:
    for key in keys(game):
        told = problem(BadComponents("box", Said(key, "")), lang, game).message
        assert f"[{key}]" not in told


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
        wish = {"components": file, "seats": info(game).seats[1]}
        checked = anna.http.post(f"/api/games/{game}/figures", json=wish, headers=head)
        assert made.status_code == checked.status_code == 400
        assert made.json() == checked.json()
        assert made.json()["code"] == "bad-components"
        assert word in made.json()["message"]
        assert "[" not in made.json()["message"]


def test_whoever_has_the_link_is_told_what_differs(server: Server) -> None:
    anna = Person(server)
    text = '﻿[end]\ninfluence = 10\nsource = "my box"\n[box]\ncards = 60\n'
    differs = [{"where": "end.influence", "own": "10", "usual": "8"}]
    wish = {"components": text, "seats": 2, "options": {"reshuffle": "at-once"}}
    assert anna.http.post("/api/games/port-royal/figures", json=wish).json() == differs
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
