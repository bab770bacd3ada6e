"""What writers of bots are told of a game: its moves and an example of a view."""

from __future__ import annotations

import json
import re

import pytest

from klabauter.cli.game_reference import meaning
from klabauter.games import games, info, make
from klabauter.kernel.frame import AUTO, NATURE
from klabauter.lab.tour import fields, fullest
from klabauter.words import Words
from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", games())
def test_the_command_tells_it(run: Run, game: str, lang: str) -> None:
    result = run("games", game, "--moves", "--lang", lang)
    assert (result.code, result.err) == (0, "")
    assert "[" not in result.out, "a word is missing"


def test_the_command_follows_options_and_seats(run: Run) -> None:
    assert "board CARD SHIP" in run("games", "jolly-und-roger", "--moves").out
    two = run("games", "mutinies", "--moves", "--seats", "2").out
    assert "send SPACE" in two
    assert "send SPACE" not in run("games", "mutinies", "--moves", "--seats", "3").out
    text = run("games", "freibeuter", "--view", "--seats", "3", "--option", "start=0").out
    view = json.loads(text)
    assert view == json.loads(json.dumps(fullest(make("freibeuter", 3, {"start": 0}))))
    assert '\n    "piles": {' in text
    assert run("games", "--moves").code == run("games", "--view").code == 2


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", games())
def test_every_field_of_a_view_has_a_meaning_and_no_meaning_is_left_over(run: Run, game: str, lang: str) -> None:
    low, high = info(game).seats
    found = fields([make(game, low), make(game, high)])
    words = Words(lang, info(game))
    assert 4 * len({meaning(field, words) for field in found}) >= 3 * len(found) > 0  # few fields share a meaning
    assert words.complaints == []
    paths = {key for field in found for key in (field.partition(".")[2] or field, field)}
    own = re.findall(r"^view-([\w-]+) =", (info(game).folder / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
    assert sorted(set(own) - {path.replace(".", "-") for path in paths}) == []


def test_the_command_tells_the_fields(run: Run) -> None:
    result = run("games", "port-royal", "--fields", "--lang", "en")
    assert (result.code, result.err) == (0, "")
    assert "public.picks: cards the active player may still take\n" in result.out
    assert "known.dry: turns in a row without a card to discover\n" in result.out
    assert "known.idle: Züge hintereinander" in run("games", "port-royal", "--fields", "--lang", "de").out
    assert run("games", "--fields").code == 2


def test_won_tokens_of_um_rum_und_ehre_lie_under_the_flag(run: Run) -> None:
    english = run("games", "rum-und-ehre", "--fields", "--lang", "en").out
    assert "public.players.flag: how many tokens lie under its flag\n" in english
    assert "private.supplies: the supplies under the own flag\n" in english
    assert "private.dates: the rendezvous that wait on the own flag\n" in english
    german = run("games", "rum-und-ehre", "--fields", "--lang", "de").out
    assert "public.players.flag: wie viele Plättchen unter seiner Flagge liegen\n" in german


@pytest.mark.parametrize("game", games())
def test_every_step_that_a_position_may_name_is_listed_with_its_paragraph(run: Run, game: str) -> None:
    out = run("games", game, "--moves", "--lang", "en").out
    rows = out[out.index("in “pending”") :].split("\n")
    listed = {row.split("│")[1].strip(): row for row in rows if row.count("│") == 4}
    low, high = info(game).seats
    for seats in range(low, high + 1):
        made = make(game, seats)
        for name, frame in made.frames.items():
            row = listed.get(re.sub(r"\d+", "N", name), "")
            assert (frame is made.end) == (row == ""), name
            decides = {NATURE: "luck", AUTO: "nobody"}.get(frame.seat, "seat")
            assert frame is made.end or row.split("│")[2].strip() == decides


def test_a_step_is_listed_with_its_question_and_paragraph(run: Run) -> None:
    out = " ".join(run("games", "port-royal", "--moves", "--lang", "en").out.split())
    assert "│ ship N │ seat │ seat 1" in out
    assert "│ after-tax │ nobody │ § 4.3 │" in out
    assert "│ pay N │ luck │ § 2.7 │" in out
