"""Who sits where: names of levels, several at once, choosing by questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from klabauter.bots import levels
from klabauter.cli.errors import UnknownSeat
from klabauter.cli.seats import kinds_of, written
from klabauter.games import games, info
from klabauter.kernel.record import Record
from klabauter.lab.names import expanded
from klabauter.words import Words
from tests.cli.conftest import Run

RUM = info("rum-und-ehre")


def record_of(folder: Path) -> Record:
    (path,) = folder.glob("*.klab")
    return Record.loads(path.read_text("utf-8"))


@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        ("human,captain,sailor", ["human", "captain", "sailor"]),
        ("Mensch, Kapitän, MATROSE", ["human", "captain", "sailor"]),
        ("human,3*sailor", ["human", "sailor", "sailor", "sailor"]),
        ("human,2xCaptain", ["human", "captain", "captain"]),
        ("2 × human, schiffsjunge", ["human", "human", "cabin-boy"]),
        ("human,greedy", ["human", "sailor"]),
        (None, ["human", "sailor"]),
    ],
)
def test_seats_can_be_given(given: str | None, kinds: list[str]) -> None:
    assert kinds_of(given, RUM) == kinds


@pytest.mark.parametrize("given", ["human,shark", "human,,sailor", "", "human,*sailor", "human,99*sailor"])
def test_what_cannot(given: str) -> None:
    with pytest.raises(UnknownSeat):
        kinds_of(given, RUM)


def test_several_at_once() -> None:
    assert expanded("a, 2*b,0*c,d") == ["a", "b", "b", "d"]


@pytest.mark.parametrize(
    ("meta", "kinds"),
    [
        ({"kinds": ["human", "klabauter"]}, ["human", "klabauter"]),
        ({"kinds": ["human", "greedy"]}, ["human", "sailor"]),  # as records from before the levels say it
        ({"kinds": ["human", "shark"]}, ["human", "human"]),
        ({"kinds": ["sailor"]}, ["human", "human"]),
        ({"kinds": "sailor"}, ["human", "human"]),
        ({}, ["human", "human"]),
    ],
)
def test_levels_as_a_record_tells_them(meta: dict[str, object], kinds: list[str]) -> None:
    names = ["Anne", "Ben" if kinds[1] == "human" else "Bot 2"]
    assert written(meta, 2, Words("de")) == (kinds, names)


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "◆ Anne (Mensch)   ● Bot 2 (Schiffsjunge)   ■ Bot 3 (Kapitän)   ▲ Bot 4 (Kapitän)"),
     ("en", "◆ Anne (human)   ● Bot 2 (cabin boy)   ■ Bot 3 (captain)   ▲ Bot 4 (captain)")],
)  # fmt: skip
def test_levels_are_shown_in_words_and_stay_when_the_game_goes_on(
    run: Run, saved: Path, language: str, said: str
) -> None:
    seats = "human,Schiffsjunge,2*captain"
    result = run("play", "port-royal", "--seats", seats, "--seed", "s", "--lang", language, typed=["q"])
    assert said in result.out
    assert record_of(saved).header["meta"]["kinds"] == ["human", "cabin-boy", "captain", "captain"]
    assert said in run("play", "--resume", typed=["q"]).out


def test_simulations_take_the_same_names(run: Run) -> None:
    result = run("simulate", "port-royal", "--games", "2", "--bots", "Schiffsjunge,2*random")
    assert "0 cabin boy" in result.out
    assert "2 random" in result.out


# -- questions


def test_a_person_is_asked_for_game_number_and_level(run: Run, saved: Path) -> None:
    result = run("play", "--ask", "--lang", "de", typed=["2", "9", "kapitän", "3", "1", "q"])
    assert result.code == 0
    for said in (
        "Welches Spiel?",
        "2 Port Royal",
        "Gegen wie viele?",
        "3 Gegner",
        "Gegen wen?",
        "versteht sein Handwerk",
    ):
        assert said in result.out
    assert result.out.count("Gebraucht wird eine Nummer von 1 bis 3.") == 2
    record = record_of(saved)
    assert record.game == "port-royal"
    assert record.header["meta"]["kinds"] == ["human", "cabin-boy", "cabin-boy", "cabin-boy"]


def test_enter_takes_what_would_be_played_without_asking(run: Run, saved: Path) -> None:
    run("play", "--ask", typed=["", "", "q"])
    record = record_of(saved)
    assert record.game == games()[0]
    assert record.header["meta"]["kinds"] == ["human", "sailor"]


def test_nothing_is_asked_that_was_given(run: Run, saved: Path) -> None:
    result = run("play", "freibeuter", "--seats", "human,captain", "--ask", typed=["q"])
    assert "Which game?" not in result.out
    assert "Against" not in result.out
    assert record_of(saved).header["meta"]["kinds"] == ["human", "captain"]


def test_leaving_at_a_question_leaves_nothing_behind(run: Run, saved: Path) -> None:
    assert run("play", "--ask", typed=["2"]).code == 0
    assert not saved.exists()


def test_a_game_that_goes_on_has_its_opponents(run: Run) -> None:
    run("play", typed=["q"])
    assert "--ask cannot be used with --resume" in run("play", "--resume", "--ask").err


def test_every_level_to_play_against_is_explained(run: Run) -> None:
    result = run("play", "jolly-und-roger", "--ask", typed=["4", "q"])
    assert len(levels()) == 5
    assert "4 klabauter: thinks far ahead" in result.out
    assert "Bot 2 (klabauter)" in result.out
