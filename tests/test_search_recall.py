"""The script that measures the search: which words of a sentence are asked for."""

from __future__ import annotations

from tools import rulebook
from tools.search_recall import content, queries


def test_content_words_are_each_asked_once_without_capitals_and_function_words() -> None:
    assert content("*Danach* legt er den Anker, und der ANKER bleibt am Heck-Mast 3.") == [
        "legt",
        "anker",
        "bleibt",
        "heck-mast",
    ]


def test_a_query_is_the_three_rarest_words_of_a_sentence_the_longer_of_equals_in_its_order() -> None:
    book = rulebook.sentences("Der Smutje kocht Suppe für die Mannschaft. Die Mannschaft lobt die Suppe. Die Suppe.")
    assert queries(book) == ["smutje kocht mannschaft", "mannschaft lobt suppe", "suppe"]
