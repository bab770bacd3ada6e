"""Finding a paragraph of the rules by what people say: the one search of the terminal, the server and the browser.

Words meet if they are the same apart from capitals, umlauts and endings, or if a word of the rules begins or ends with
what was typed, as compounds do. What is not in these rules at all meets its own tail (Spielende: Ende), or else words
with one letter wrong. Rare words weigh more than frequent ones, titles more than texts. ``rules.<language>.words`` of a
game adds what people say and its rules do not.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from math import log
from pathlib import Path
from typing import Final, NamedTuple

from klabauter.kernel.rules import LANGUAGES, Paragraph, paragraphs, said_otherwise

MOST: Final = 12  # results; more would be a table of contents
FAR: Final = 0.15  # what scores less than this share of the best is not told
WORDS: Final = 8  # of a wish that count
OTHERWISE, TITLE, CHAPTER, TEXT = 4.0, 3.0, 2.0, 1.0  # what a word is worth where it stands
BEGINS, ENDS, NEAR = 0.8, 0.6, 0.7  # what a word is worth that is not quite the same
SNIPPET: Final = 160
NUMBER: Final = re.compile(r"§?\s*(\d+(?:\.\d+)*)\.?")
_ENDINGS: Final = {
    "de": ("ern", "em", "en", "er", "es", "et", "st", "e", "n", "s", "t"),
    "en": ("ing", "ed", "es", "e", "s"),
}
_STOP: Final = {
    "de": """aber als am an auf aus bei beim bin bis da dann darf das dass dem den denn der des die dies diese dieser du
        ein eine einem einen einer eines er es etwas für gibt hab habe haben hat hier ich ihr ihre im in ist ja kann
        kein keine keiner man mein mich mir mit muss nach noch nur ob oder sein sich sie sind so und uns von was
        wenn wer werden wie wieder wir wird wo zu zum zur""",
    "en": """a an and any are as at be but by can do does for from get has have he her his how i if
        in is it its me must my no of on one or she so that the their them then there they this to us was we what
        when where which who why will with you your""",
}


class Hit(NamedTuple):
    paragraph: Paragraph
    snippet: str


def fold(text: str) -> str:
    """Without capitals, accents and umlauts, however they were typed: Kapitän, KAPITAEN and kapitan are one."""
    plain = "".join([c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c)])
    return re.sub("([aou])e", r"\1", plain)


def _words(text: str) -> list[str]:
    """Folded; can't and cannot are can not."""
    plain = re.sub(r"can['’]t|cannot", "can not", fold(text))
    return re.findall(r"[a-z0-9]+", re.sub(r"['’]s\b", "", plain))


def find(folder: Path, language: str, wish: str) -> list[Hit]:
    """The paragraphs that fit the wish, the best first; for a number the paragraph or the chapter, in order."""
    return _book(folder, language).find(wish)


def known(folder: Path, wish: str) -> bool:
    """Whether any of the words stands in these rules just so, in one of the languages."""
    return any([_book(folder, language).knows(wish, any) for language in LANGUAGES])


class Found(NamedTuple):
    language: str  # of the rules in which it was found
    hits: list[Hit]


def find_anywhere(folder: Path, language: str, wish: str) -> Found:
    """Like :func:`find`; but whoever asks in the other language finds it there, before something that is only near."""
    own, *others = [_book(folder, one) for one in sorted(LANGUAGES, key=lambda one: one != language)]
    foreign = not own.knows(wish, any)
    for other in others:
        if foreign and other.knows(wish, all) and (hits := other.find(wish)):
            return Found(other.language, hits)
    for partly in (False, True):
        for book in (own, *others):
            if hits := book.find(wish, partly):
                return Found(book.language, hits)
    return Found(language, [])


@lru_cache(maxsize=32)
def _book(folder: Path, language: str) -> _Book:
    return _Book(folder, language)


class _Book:
    """The words of a game's rules and where they stand."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self.stop = {fold(word) for word in _STOP[language].split()}
        self.paragraphs = paragraphs(folder, language)
        self.places: dict[str, dict[str, float]] = {}  # stem: paragraph: weight
        otherwise = said_otherwise(folder, language)
        for number, one in self.paragraphs.items():
            chapter = f"{one.chapter} {otherwise.get(number.split('.')[0], '')}"
            own = otherwise.get(number, "")
            for text, weight in ((own, OTHERWISE), (one.title, TITLE), (chapter, CHAPTER), (one.text, TEXT)):
                for word, count in Counter(self.stems(text)).items():
                    place = self.places.setdefault(word, {})
                    place[number] = place.get(number, 0.0) + weight * (1 + log(count))

    def stems(self, text: str) -> list[str]:
        return [self.stem(word) for word in _words(text)]

    def stem(self, word: str) -> str:
        """Good enough for prefixes to meet: Schiffe and Schiff, ends and ending, mutinies and mutiny."""
        if self.language == "en":
            word = word.replace("our", "or")  # colour and color
            if word.endswith("ies") and len(word) > 5:
                return word[:-3] + "y"
        for ending in _ENDINGS[self.language]:
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                return word[: -len(ending)]
        return word

    def wanted(self, wish: str) -> list[str]:
        """The stems of what was typed, without the words that say nothing unless there are no others."""
        typed = _words(wish)
        return [self.stem(word) for word in typed if word not in self.stop] or [self.stem(word) for word in typed]

    def knows(self, wish: str, how_many: Callable[[Iterable[bool]], bool]) -> bool:
        """Whether any or all of the words stand in these rules just so."""
        found = [word in self.places for word in self.wanted(wish)]
        return bool(found) and how_many(found)

    def find(self, wish: str, partly: bool = True) -> list[Hit]:
        """Most of the words must be there; if they are nowhere, ``partly`` takes what has most of them."""
        asked = NUMBER.fullmatch(wish.strip())
        if asked:
            fitting = [n for n in self.paragraphs if n == asked[1] or n.startswith(f"{asked[1]}.")]
            return [Hit(self.paragraphs[n], self.snippet(n, [])) for n in fitting]
        wanted = list(dict.fromkeys(self.wanted(wish)))[:WORDS]
        alike = [self.alike(word) for word in wanted]
        scores: dict[str, float] = {}
        met: dict[str, int] = {}
        for words in alike:
            best: dict[str, float] = {}
            for word, worth in words.items():
                for number, weight in self.places[word].items():
                    best[number] = max(best.get(number, 0.0), worth * weight)
            rare = log(1 + len(self.paragraphs) / len(best)) if best else 0.0
            for number, worth in best.items():
                scores[number] = scores.get(number, 0.0) + rare * worth
                met[number] = met.get(number, 0) + 1
        enough = min(len(wanted), 2 * max(met.values(), default=0)) if partly else len(wanted)
        scores = {n: score * (met[n] / len(wanted)) ** 2 for n, score in scores.items() if 2 * met[n] >= enough}
        ranked = sorted(scores, key=lambda number: -scores[number])[:MOST]  # equal ones in the order of the rules
        told = [number for number in ranked if scores[number] >= FAR * scores[ranked[0]]]
        return [Hit(self.paragraphs[n], self.snippet(n, [word for words in alike for word in words])) for n in told]

    def alike(self, wanted: str) -> dict[str, float]:
        """The stems of the rules that may be meant, and how well they fit."""
        found: dict[str, float] = {}
        for word in self.places:
            if word == wanted:
                found[word] = 1.0
            elif len(wanted) > 2 and word.startswith(wanted):
                found[word] = BEGINS
            elif len(wanted) > 3 and word.endswith(wanted):
                found[word] = ENDS
        if not found:
            found = {word: ENDS for word in self.places if len(word) > 3 and wanted.endswith(word)}
        if not found and len(wanted) > 4:
            shorter = _shortened(wanted)
            for word in self.places:
                if len(word) > 3 and abs(len(word) - len(wanted)) < 2 and not shorter.isdisjoint(_shortened(word)):
                    found[word] = NEAR
        return found

    def snippet(self, number: str, wanted: Iterable[str]) -> str:
        """The text from the sentence on that has most of the words; from its beginning if none has any."""
        words = set(wanted)
        text = re.sub(r"[*`]|^\|[-|]*$|^\s*(?:-|\d+\.) ", "", self.paragraphs[number].text, flags=re.MULTILINE)
        plain = re.sub(r"^\|.*$", "", text, flags=re.MULTILINE).strip() or text.replace("|", " ")  # tables at need only
        sentences = re.split(r"(?<=[.!?])\s+", " ".join(plain.split()))
        at = max(range(len(sentences)), key=lambda at: len(words & set(self.stems(sentences[at]))))
        told = " ".join(sentences[at:])
        return told if len(told) <= SNIPPET else told[: SNIPPET - 1].rsplit(" ", 1)[0] + " …"


def _shortened(word: str) -> set[str]:
    """The word and all that is left of it without one letter: two words are near if they share one of these."""
    return {word, *[word[:at] + word[at + 1 :] for at in range(len(word))]}
