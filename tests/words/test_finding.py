"""The search in the rules: what people typed, and the paragraph that settles their dispute."""

from __future__ import annotations

import pytest

from klabauter.games import games, info
from klabauter.kernel.rules import LANGUAGES, paragraphs
from klabauter.words.finding import MOST, SNIPPET, find, find_anywhere, fold

# game, language, what was typed, what must be among the first three ("4" is any paragraph of chapter 4)
SEARCHES = [
    ("jolly-und-roger", "de", "Gleichstand", "4.5"),
    ("jolly-und-roger", "de", "Gleichstand", "7.4"),
    ("jolly-und-roger", "de", "Gleichstnad", "4.5"),
    ("jolly-und-roger", "de", "Gleichstnad", "7.4"),
    ("jolly-und-roger", "de", "Kapitaen", "4.4"),
    ("jolly-und-roger", "de", "patt", "4.5"),
    ("jolly-und-roger", "de", "patt", "7.4"),
    ("jolly-und-roger", "en", "tie", "7.4"),
    ("jolly-und-roger", "en", "same strength", "4.5"),
    ("freibeuter", "de", "mehrere Schiffe", "7.8"),
    ("freibeuter", "de", "bezahlen", "7.3"),
    ("freibeuter", "de", "bezahlen", "8.1"),
    ("freibeuter", "de", "pleite", "8.1"),
    ("freibeuter", "de", "zu wenig Geld", "8.1"),
    ("freibeuter", "de", "kann nicht zahlen", "8.1"),
    ("freibeuter", "de", "letzte Karte", "9.2"),
    ("freibeuter", "de", "letzte Karte", "3.4"),
    ("freibeuter", "en", "several ships", "7.8"),
    ("freibeuter", "en", "can't pay", "8.1"),
    ("freibeuter", "en", "can’t pay", "8.1"),
    ("freibeuter", "en", "cannot pay", "8.1"),
    ("freibeuter", "en", "loan", "8.1"),
    ("port-royal", "de", "zwei Schiffe gleicher Farbe", "3.8"),
    ("port-royal", "de", "gleiche Farbe", "3.8"),
    ("port-royal", "de", "Mitspieler", "5.5"),
    ("port-royal", "de", "geplatzt", "3.8"),
    ("port-royal", "de", "Gebuehr", "5.6"),
    ("port-royal", "de", "Gebühren", "5.6"),
    ("port-royal", "en", "same color", "3.8"),
    ("port-royal", "en", "bust", "3.8"),
    ("port-royal", "en", "two ships", "3.8"),
    ("rum-und-ehre", "de", "Schlägerei", "7"),
    ("rum-und-ehre", "de", "gleicher Wurf", "7.4"),
    ("rum-und-ehre", "de", "wuerfeln", "7.4"),
    ("rum-und-ehre", "de", "Gleichstand", "7.4"),
    ("rum-und-ehre", "de", "Gleichstand", "8.7"),
    ("rum-und-ehre", "en", "tie", "7.4"),
    ("rum-und-ehre", "en", "tie", "8.7"),
    ("rum-und-ehre", "en", "brawl tie", "7.4"),
    ("mutinies", "de", "Ende des Spiels", "11.1"),
    ("mutinies", "de", "wann endet", "11.1"),
    ("mutinies", "de", "Spielende", "11.1"),
    ("mutinies", "de", "Meutereien", "8"),
    ("mutinies", "de", "Sieger", "11.10"),
    ("mutinies", "en", "when does the game end", "11.1"),
    ("port-royal", "en", "take nothing", "5.2"),
    ("port-royal", "en", "may I take nothing", "5.2"),
    ("port-royal", "en", "must I take a card", "5.2"),
    ("port-royal", "de", "nichts nehmen", "5.2"),
    ("port-royal", "de", "darf ich nichts nehmen", "5.2"),
    ("port-royal", "de", "muss ich eine Karte nehmen", "5.2"),
    ("port-royal", "en", "hire two persons", "5.1"),
    ("port-royal", "de", "zwei Personen anheuern", "5.1"),
    ("port-royal", "en", "hidden", "8.1"),
    ("port-royal", "en", "secret", "8.1"),
    ("port-royal", "de", "versteckt", "8.1"),
    ("port-royal", "de", "geheim", "8.1"),
    ("port-royal", "en", "do i keep my coins hidden", "2.3"),
    *[
        (game, language, wish, wanted)
        for game, wanted in (("jolly-und-roger", "8.1"), ("freibeuter", "10.1"), ("mutinies", "13.1"))
        for language, wish in (("en", "hidden"), ("en", "secret"), ("de", "versteckt"), ("de", "geheim"))
    ],
    ("rum-und-ehre", "en", "do i keep my coins hidden", "10.1"),
    ("rum-und-ehre", "en", "hidden", "10.1"),
    ("rum-und-ehre", "en", "secret", "10"),
    ("rum-und-ehre", "de", "versteckt", "10.1"),
    ("rum-und-ehre", "de", "geheim", "10"),
    ("rum-und-ehre", "en", "occupied alley", "3.4"),
    ("rum-und-ehre", "en", "alley occupied may I go through", "3.4"),
    ("rum-und-ehre", "en", "blocked", "3.4"),
    ("rum-und-ehre", "de", "besetzte Gasse", "3.4"),
    ("rum-und-ehre", "de", "blockiert", "3.4"),
    ("rum-und-ehre", "en", "2 players", "9.1"),
    ("rum-und-ehre", "de", "2 Spieler", "9.1"),
    ("rum-und-ehre", "de", "geld geht aus", "5.3"),
    ("rum-und-ehre", "en", "coins run out", "5.3"),
    ("rum-und-ehre", "de", "wer bekommt die rumfässer bei gleichstand", "8.7"),
    ("rum-und-ehre", "en", "who gets the rum barrels if tied", "8.7"),
    ("mutinies", "de", "Auf allen Sieben Meeren", "11.8"),
    ("mutinies", "en", "seven seas", "9.13"),
    ("mutinies", "en", "reward", "9.8"),
]

# game, language, an everyday question, what must come first
FIRST = [
    ("jolly-und-roger", "en", "how many cards may I play", "3.5"),
    ("jolly-und-roger", "de", "wie viele Karten darf ich spielen", "3.5"),
    ("jolly-und-roger", "de", "Papagei umdrehen", "6.7"),
    ("jolly-und-roger", "en", "turn over a parrot", "6.7"),
    ("jolly-und-roger", "de", "Krake wen", "6.4"),
    ("jolly-und-roger", "en", "captain changes", "4.4"),
    ("jolly-und-roger", "de", "Kapitän wechselt", "4.4"),
    ("jolly-und-roger", "de", "Gleichstand", "7.4"),
    ("jolly-und-roger", "en", "kraken", "6.4"),
    ("port-royal", "de", "fünf verschiedene Schiffe", "5.1"),
    ("port-royal", "en", "five different ships", "5.1"),
    ("port-royal", "en", "two ships same colour", "3.8"),
    ("freibeuter", "en", "cannot pay helpers", "8.1"),
    ("freibeuter", "en", "may I board a ship twice", "4.2"),
    ("freibeuter", "de", "darf ich ein Schiff zweimal entern", "4.2"),
    ("freibeuter", "de", "wer bekommt das Lager", "7.6"),
    ("freibeuter", "en", "who gets the camp", "7.6"),
    ("rum-und-ehre", "en", "how many pirates in an alley", "3.3"),
    ("rum-und-ehre", "de", "wie viele Piraten in einer Gasse", "3.3"),
    ("rum-und-ehre", "de", "Gleichstand", "8.7"),
    ("rum-und-ehre", "en", "tie", "8.7"),
    ("rum-und-ehre", "de", "dunkle Gasse", "4.1"),
    ("rum-und-ehre", "en", "dark alley", "4.1"),
    ("rum-und-ehre", "de", "wann ist die Runde zu Ende", "3.10"),
    ("rum-und-ehre", "en", "when is the round over", "3.10"),
    ("mutinies", "en", "may I refuse a card", "9.5"),
    ("mutinies", "de", "Karte verweigern", "9.5"),
    ("mutinies", "de", "darf ich eine Karte ablehnen", "9.5"),
    ("mutinies", "de", "Gleichstand", "11.10"),
    ("mutinies", "en", "tie", "11.10"),
    ("mutinies", "de", "Markt tauschen", "6.1"),
    ("mutinies", "de", "Kajüte stehlen", "8.3"),
    ("mutinies", "en", "steal in the cabin", "8.3"),
    ("mutinies", "de", "wer wird Kapitän", "8.8"),
    # by the words of the table: compounds, inflected verbs, old spelling
    ("jolly-und-roger", "de", "Piratenflagge Gegner", "3.6"),
    ("jolly-und-roger", "de", "Gleichstand am Schiff", "4.5"),
    ("freibeuter", "de", "Schluß Spiel wert", "7.4"),
    ("rum-und-ehre", "de", "unterlegene Piraten Vorrat", "7.5"),
    ("rum-und-ehre", "de", "Schlafplatz-Plättchen bereitgelegt", "7.11"),
    ("rum-und-ehre", "de", "Schlafplatzplättchen bereitlegen", "7.11"),
    ("mutinies", "de", "Spieldauer erhöhen", "2.5"),
    ("mutinies", "de", "Diebstahl Handelsrouten Kosten", "7.3"),
    ("mutinies", "de", "Diebstahl verdeckt ziehen", "7.3"),
    # the name of a card leads to what it does, not to the table of all cards
    ("mutinies", "de", "Sturm", "9.6"),
    ("mutinies", "en", "storm", "9.6"),
    ("mutinies", "de", "Belohnung", "9.8"),
    ("mutinies", "de", "Sieben Meere", "9.13"),
    ("mutinies", "de", "Haie", "9.6"),
    ("mutinies", "de", "Fernrohr", "9.12"),
]


def test_the_extra_words_can_be_ignored() -> None:
    folder = info("port-royal").folder
    assert find(folder, "de", "geplatzt")[0].paragraph.number == "3.8"
    assert "3.8" not in [hit.paragraph.number for hit in find(folder, "de", "geplatzt", extra=False)]


def numbers(game: str, language: str, query: str) -> list[str]:
    return [hit.paragraph.number for hit in find(info(game).folder, language, query)]


@pytest.mark.parametrize(("game", "language", "query", "wanted"), SEARCHES)
def test_what_people_look_for_is_among_the_first_three(game: str, language: str, query: str, wanted: str) -> None:
    first = numbers(game, language, query)[:3]
    assert [number for number in first if number == wanted or number.startswith(f"{wanted}.")], first


@pytest.mark.parametrize(("game", "language", "query", "wanted"), FIRST)
def test_everyday_questions_find_their_paragraph_first(game: str, language: str, query: str, wanted: str) -> None:
    assert numbers(game, language, query)[0] == wanted


def test_capitals_umlauts_and_accents_do_not_matter() -> None:
    assert fold("KAPITÄN") == fold("kapitaen") == fold("Kapitan") == "kapitan"
    assert fold("Straße, Café") == "strasse, cafe"


def test_a_number_finds_its_paragraph_or_its_chapter() -> None:
    assert numbers("freibeuter", "de", "§ 7.8") == ["7.8"]
    assert numbers("freibeuter", "en", "8.") == ["8.1", "8.2", "8.3"]
    assert numbers("freibeuter", "en", "99") == []


@pytest.mark.parametrize("query", ["", "?!", "xyzzy", "§", "x" * 500])
def test_nothing_is_found_for_nonsense(query: str) -> None:
    assert numbers("mutinies", "en", query) == []


def test_only_stop_words_are_searched_for_nevertheless() -> None:
    assert numbers("mutinies", "en", "who is it")


def test_words_that_are_nowhere_do_no_harm() -> None:
    assert numbers("freibeuter", "en", "several ships banana")[0] == "7.8"
    assert numbers("freibeuter", "en", "several ships banana apple pear plum cherry")[0] == "7.8"


@pytest.mark.parametrize(
    ("game", "language", "query", "found", "first"),
    [
        ("port-royal", "en", "Gleichstand", "de", "7.3"),
        ("port-royal", "en", "wer gewinnt bei Gleichstand", "de", "7.3"),
        ("rum-und-ehre", "en", "Schlägerei", "de", "7"),
        ("port-royal", "de", "tie", "en", "7.3"),
        ("port-royal", "de", "busted", "en", "3.8"),
        ("port-royal", "de", "Gleichstand", "de", "7.3"),
        ("port-royal", "en", "tie", "en", "7.3"),
        ("port-royal", "de", "gleichsta", "de", "7.3"),
    ],
)
def test_who_asks_in_the_other_language_is_answered_from_its_rules(
    game: str, language: str, query: str, found: str, first: str
) -> None:
    shown = find_anywhere(info(game).folder, language, query)
    assert shown.language == found
    assert shown.hits[0].paragraph.number.startswith(first)


def test_more_words_rank_higher_than_one() -> None:
    assert numbers("port-royal", "en", "skull")[:2] == ["1.2", "3.7"]
    assert numbers("port-royal", "en", "repelling skull")[0] == "3.7"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_paragraph_is_found_by_its_title(game: str, language: str) -> None:
    for number, paragraph in paragraphs(info(game).folder, language).items():
        found = find(info(game).folder, language, paragraph.title)
        twins = [hit.paragraph.title for hit in found]
        assert number in [hit.paragraph.number for hit in found], (paragraph.title, twins)
        assert len(found) <= MOST
        assert all([0 < len(hit.snippet) <= SNIPPET for hit in found])
