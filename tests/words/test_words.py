"""Names, lists, sentences with values, sentences that hide something."""

from __future__ import annotations

import random
import re

import pytest

from klabauter import Table, games, info
from klabauter.kernel.game import Info
from klabauter.kernel.rules import paragraphs
from klabauter.kernel.table import Referee
from klabauter.words import LANGUAGES, Words
from klabauter.words.bundle import file_of
from tests.laws.toy import INFO as TOY

JOLLY = info("jolly-und-roger")
INFOS = [TOY, *[info(game) for game in games()]]


def german(*players: str) -> Words:
    return Words("de", JOLLY, players)


def english(*players: str) -> Words:
    return Words("en", JOLLY, players)


def test_an_element_is_called_by_its_name_its_kind_or_its_id() -> None:
    assert german().name("kraken", "card") == "Krake"
    assert german().name("green-3", "card") == "Grün 3"
    assert english().name("green-12", "card") == "Green 12"
    assert german().name("12|345", "split") == "12|345"
    assert german().name("12|345") == "12|345"
    assert german("Anne", "Ben").name("seat-1", "starter") == "Ben"


def test_a_value_without_end_is_cut_and_the_sentence_stays() -> None:
    text = english().say("error-unknown-game", name="x" * 10_000, meant="", known="y")
    assert text.startswith("There is no game “xxx")
    assert text.endswith("x…”. There are: y.")
    assert len(text) < 2500


def test_players_without_names_are_called_by_their_seat() -> None:
    assert german().player(0) == "Platz 1"
    assert english("Anne").player(1) == "seat 2"


def test_lists_are_joined_as_the_language_does_it() -> None:
    assert german().listed(["Grün 3", "Gelb 1", "Krake"]) == "Grün 3, Gelb 1 und Krake"
    assert english().listed(["Green 3", "Kraken"]) == "Green 3 and Kraken"
    assert english().listed(["Green 3"]) == "Green 3"
    assert german().listed([]) == "nichts"


def event(line: str, kinds: dict[str, str], **values: object) -> dict[str, object]:
    return {"number": 0, "rule": "4.1", "line": line, "values": values, "kinds": kinds}


LAID = {"seat": "seat", "card": "card", "ship": "ship"}


@pytest.mark.parametrize(
    ("card", "said_in_german", "said_in_english"),
    [
        ("green-3", "Anne legt Grün 3 offen ans rote Schiff.", "Anne lays Green 3 openly at the red ship."),
        ("skeleton", "Anne legt ein Skelett offen ans rote Schiff.", "Anne lays a skeleton openly at the red ship."),
    ],
)
def test_a_log_line_minds_the_grammar(card: str, said_in_german: str, said_in_english: str) -> None:
    found = event("laid", LAID, seat=0, card=card, ship="ship-red")
    assert german("Anne", "Ben").event(found) == said_in_german
    assert english("Anne", "Ben").event(found) == said_in_english


def test_a_list_of_one_and_a_list_of_two_have_their_verbs() -> None:
    kinds = {"seat": "seat", "ship": "ship", "cards": "card"}
    one = event("turned", kinds, seat=0, ship="ship-blue", cards=["green-4"])
    two = event("turned", kinds, seat=0, ship="ship-blue", cards=["green-4", "red-1"])
    assert german().event(one) == "Am blauen Schiff kommt Grün 4 zum Vorschein."
    assert german().event(two) == "Am blauen Schiff kommen Grün 4 und Rot 1 zum Vorschein."
    assert english().event(one) == "At the blue ship Green 4 comes to light."


def test_no_sentence_holds_invisible_marks() -> None:
    found = event("laid", LAID, seat=0, card="green-3", ship="ship-red")
    assert german("Anne").event(found).isprintable()


def test_a_refusal_names_its_paragraph() -> None:
    table = Table("jolly-und-roger", seed="words", options={"start": 0})
    refusal = table.why_not(0, "tortuga")
    assert refusal is not None
    found = refusal.data(table.game.names)
    with pytest.deprecated_call():
        assert refusal.told(table.game.names) == found
    assert german().refusal(found) == "Zuerst werden die fünf Karten in zwei Sets geteilt. (§ 3.3)"
    assert english().refusal(found) == "First the five cards are split into two sets. (§ 3.3)"


def test_a_sentence_begins_with_a_capital_but_a_name_stays_as_it_is_written() -> None:
    found = event("begins", {"seat": "seat"}, seat=1)
    assert english().event(found).startswith("Seat 2 ")
    assert english("anne", "bo").event(found).startswith("bo ")


def test_what_a_person_typed_is_never_taken_for_a_name() -> None:
    table = Table("jolly-und-roger", seed="words", options={"start": 0})
    refusal = table.why_not(0, "kraken")
    assert refusal is not None
    assert german().refusal(refusal.data(table.game.names)) == "„kraken“ ist kein Zug dieses Spiels. (§ 3.3)"


def test_a_move_in_words() -> None:
    table = Table("jolly-und-roger", seed="words")
    move = table.game.lexicon.find("board red-4 ship-red")
    assert move is not None
    assert german().move(move.data(table.game.names)) == "mit Rot 4 das rote Schiff entern"
    assert english().move(move.data(table.game.names)) == "board the red ship with Red 4"


def test_a_question_calls_the_player_by_name() -> None:
    assert german("Anne", "Ben").ask("take", 1) == "Ben, welches Set nimmst du?"
    assert english("Anne", "Ben").ask("take", 1) == "Ben, which set do you take?"


def test_a_missing_word_shows_its_key_and_is_remembered() -> None:
    words = german()
    assert words.say("no-such-word") == "[no-such-word]"
    assert words.complaints == ["no-such-word is missing"]
    words.say("log-begins")
    assert len(words.complaints) == 2


def test_words_without_a_game_know_what_all_games_share() -> None:
    words = Words("en")
    assert words.say("no-game-over") == "The game is over."
    assert not words.has("title")


def test_a_game_that_is_in_no_registry_has_its_own_words() -> None:
    assert Words("en", TOY).say("title") == "Sunken Prizes"


def test_a_hidden_line_tells_that_something_happened_but_not_what() -> None:
    table = Referee(TOY.make(TOY, TOY.setting(2)), "hidden")
    words = Words("en", TOY, ["Anne", "Ben"])
    own, other = table.log(0)[0], table.log(1)[0]
    assert own["line"] == "dealt"
    assert other["line"] == "dealt-hidden"
    assert words.event(own).startswith("Anne is dealt ")
    assert words.event(other) == "Anne is dealt a card."
    assert words.complaints == []


@pytest.mark.parametrize("of", INFOS, ids=lambda of: of.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_random_games_can_be_said(of: Info, language: str) -> None:
    low, high = of.seats
    for seats in range(low, high + 1):
        names = ["Anne", "Ben", "Clara", "Dirk", "Enno"][:seats]
        words = Words(language, of, names)
        game = of.make(of, of.setting(seats))
        dice = random.Random(f"{of.id} {seats}")
        for number in range(4):
            table = Referee(game, f"words {number}")
            while not table.over:
                moves = table.moves()
                words.ask(table.pending.key, table.pending.seat)
                for move in moves:
                    words.move(move.data(game.names))
                for move in dice.sample(list(game.lexicon.moves.values()), 5):
                    refusal = table.why_not(table.pending.seat, move)
                    if refusal is not None:
                        assert not words.refusal(refusal.data(game.names))[0].islower()
                table.submit(table.pending.seat, dice.choice(list(moves)))
            for seat in [*range(seats), None]:
                for line in table.log(seat):
                    assert not words.event(line)[0].islower()
            for standing in table.standings():
                for part in standing.parts:
                    words.part(part)
            words.say(f"ending-{game.ending(table.state())}")
        assert words.complaints == []


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_is_called_by_a_word_that_no_game_has_for_anything(language: str, game: str) -> None:
    plain = Words(language, info(game))
    called = plain.seated(["Anna", None, None], [False, True, False])
    assert called == ["Anna", "Bot 2", plain.player(2)]
    text = file_of(info(game).folder, language).read_text("utf-8")
    names = re.findall(r"^(?:name|kind|part)-[\w-]+ = (.*)$", text, re.MULTILINE)
    assert len(names) > 5
    assert not [name for name in names if re.search(r"\bbot\b", name, re.IGNORECASE)]


@pytest.mark.parametrize(
    ("language", "deals", "seats", "start"),
    [
        ("en", 1, 2, "One deal, played from both seats with the same luck: "),
        ("en", 5, 2, "5 deals, each played from both seats with the same luck: "),
        ("en", 5, 3, "5 deals, each played from all 3 seats with the same luck: "),
        ("de", 1, 2, "Ein Satz, von beiden Plätzen aus mit demselben Glück gespielt: "),
        ("de", 5, 4, "5 Sätze, jeder von allen 4 Plätzen aus mit demselben Glück gespielt: "),
    ],
)
def test_how_many_deals_from_how_many_seats(language: str, deals: int, seats: int, start: str) -> None:
    assert Words(language).say("compare-played", deals=deals, seats=seats, games=1, seed="x").startswith(start)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_says_twice_where_it_comes_from(language: str, game: str) -> None:
    for paragraph in paragraphs(info(game).folder, language).values():
        marks = paragraph.source.split(" · ")
        assert len(marks) == len(set(marks)), f"§ {paragraph.number}: {paragraph.source}"
