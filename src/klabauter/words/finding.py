"""Finding a paragraph of the rules by what people say: the one search of the terminal, the server and the browser.

Every word of a query is looked for as it is and, worth less, by other words: the parts of a compound, the compounds it
is a part of, words with the same meaning (``thesaurus.<language>``), words that begin or end with it and, if none of
these is there, words with a letter wrong. A paragraph scores by Okapi BM25 (Robertson and Zaragoza, 2009): rare words
weigh more than frequent ones, titles more than texts, tables less, long paragraphs less; what stands beside it in its
chapter counts a little. ``rules.<language>.words`` of a game adds what people say and its rules do not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Set
from functools import lru_cache
from math import log
from pathlib import Path
from typing import Final, NamedTuple

from klabauter.games import games, info
from klabauter.kernel.rules import LANGUAGES, Paragraph, paragraphs, said_otherwise
from klabauter.words.stems import fold, parts, stem, words

__all__ = ["MOST", "NUMBER", "SNIPPET", "Found", "Hit", "find", "find_anywhere", "fold", "known"]

MOST: Final = 12  # results; more would be a table of contents
FAR: Final = 0.15  # what scores less than this share of the best is not shown
WORDS: Final = 8  # of a query that count
EXTRA, TITLE, CHAPTER, SOURCE, TEXT, TABLE = 1.5, 3.0, 1.0, 0.5, 1.0, 0.5  # what a word is worth where it stands
NAMED: Final = 0.5  # how much more a paragraph is worth if just its title, or one of its extra phrases, was typed
PART: Final = 0.4  # what a word counts as each of its parts
COMPOUND, SAME, BEGINS, ENDS, ALIKE = 0.6, 0.4, 0.5, 0.4, 0.65  # what another word is worth
SATURATION, LENGTH = 1.5, 0.4  # k1 and b of BM25
BESIDE: Final = 0.15  # what a word is worth in the paragraph before or after
ABOVE: Final = 0.1  # what it is worth anywhere in the chapter
LONGEST: Final = 40  # letters of a word that is worth taking apart
SNIPPET: Final = 160
NUMBER: Final = re.compile(r"§?\s*(\d+(?:\.\d+)*)\.?")
_STOP: Final = {
    "de": """aber allerdings als also am an anschließend anstatt auch auf aus außerdem bei beim bereits bevor bin bis
        bitte bzw da dabei dadurch dafür daher damit danach daneben dann daran darauf daraus darf darfst
        darin darum das dass davon dazu dem demselben den denen denn dennoch der deren des deshalb dessen
        deswegen die dies diese diesem diesen dieser dieses diesmal doch dort du durch durchaus ein eine
        einem einen einer eines er erst es etc etwa etwas eventuell für gibt hab habe haben hat hatte hier
        hierbei hierdurch hierfür hierzu hingegen hätte ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in
        indem ins ist ja jedoch jetzt kann kein keine keinem keinen keiner keinerlei können könnte man mein
        mich mir mit muss müssen nach nachdem natürlich noch nun nur ob oder schließlich schon sein seine
        seinem seinen seiner seines selbstverständlich sich sie sind so sobald sodass sogar solche solchem
        solchen solcher sollte sollten sondern sowie sowohl sozusagen stets trotzdem um und uns usw vom von
        wann was weder weil welche welchem welchen welcher welches wenn wer werden wie wieder wiederum will
        wir wird wo wobei wodurch wollen worden wurde wurden würde zu zudem zum zunächst zur zusätzlich
        zuvor zwar überhaupt übrigens""",
    "en": """a an and any are as at be but by can do does for from get has have he her his how i if
        in is it its me must my no of on one or she so that the their them then there they this to us was we what
        when where which who why will with you your""",
}


class Hit(NamedTuple):
    paragraph: Paragraph
    snippet: str


def find(folder: Path, language: str, query: str, extra: bool = True) -> list[Hit]:
    """The paragraphs that fit the query, the best first; for a number the paragraph or the chapter, in order.

    Without ``extra`` the game's ``rules.<language>.words`` is ignored.
    """
    return _book(folder, language, extra).find(query)


def known(folder: Path, query: str) -> bool:
    """Whether any of the words stands in these rules just so, in one of the languages."""
    return any([_book(folder, language).knows(query, any) for language in LANGUAGES])


class Found(NamedTuple):
    language: str  # of the rules in which it was found
    hits: list[Hit]


def find_anywhere(folder: Path, language: str, query: str) -> Found:
    """Like :func:`find`; but a question in the other language finds it there, before something that is only near."""
    own, *others = [_book(folder, one) for one in sorted(LANGUAGES, key=lambda one: one != language)]
    foreign = not own.knows(query, any)
    for other in others:
        if foreign and other.knows(query, all) and (hits := other.find(query)):
            return Found(other.language, hits)
    for partly in (False, True):
        for book in (own, *others):
            if hits := book.find(query, partly):
                return Found(book.language, hits)
    return Found(language, [])


@lru_cache(maxsize=32)
def _book(folder: Path, language: str, extra: bool = True) -> _Book:
    return _Book(folder, language, extra)


@lru_cache(maxsize=len(LANGUAGES))
def _thesaurus(language: str) -> dict[str, frozenset[str]]:
    """The stems that mean the same as a stem."""
    found: dict[str, set[str]] = {}
    for line in (Path(__file__).parent / f"thesaurus.{language}").read_text("utf-8").splitlines():
        group = [] if line.startswith("#") else [stem(language, word) for word in words(line)]
        for word in group:
            found.setdefault(word, set()).update(group)
    return {word: frozenset(group - {word}) for word, group in found.items()}


@lru_cache(maxsize=len(LANGUAGES))
def _lexicon(language: str) -> frozenset[str]:
    """The stems of which compounds are made: those of all rules, and of the thesaurus."""
    texts = [(info(game).folder / f"rules.{language}.md").read_text("utf-8") for game in games()]
    stop = {fold(word) for word in _STOP[language].split()}
    return frozenset([stem(language, word) for text in texts for word in words(text) if word not in stop]) | set(
        _thesaurus(language)
    )


@lru_cache(maxsize=50_000)
def _parts(language: str, word: str) -> tuple[str, ...]:
    return parts(language, word, _lexicon(language)) if len(word) <= LONGEST else ()


class _Book:
    """The words of a game's rules and where they stand."""

    def __init__(self, folder: Path, language: str, extra: bool) -> None:
        self.language = language
        self.stop = {fold(word) for word in _STOP[language].split()}
        self.paragraphs = paragraphs(folder, language)
        self.forms: dict[str, str] = {}  # word: stem, of all that stand there
        self.sentences: dict[str, list[tuple[str, set[str]]]] = {}  # of the paragraphs that were shown
        self.names: dict[str, list[set[str]]] = {}  # paragraph: the stems of what it is called
        self.places: dict[str, dict[str, float]] = {}  # stem: paragraph: how often, weighted by where
        otherwise = said_otherwise(folder, language) if extra else {}
        for number, one in self.paragraphs.items():
            above = f"{one.chapter} {otherwise.get(number.split('.')[0], '')}"
            table = "\n".join([line for line in one.text.splitlines() if line.startswith("|")])
            text = "\n".join([line for line in one.text.splitlines() if not line.startswith("|")])
            fields = (
                (otherwise.get(number, ""), EXTRA),
                (one.title, TITLE),
                (above, CHAPTER),
                (one.source, SOURCE),
                (text, TEXT),
                (table, TABLE),
            )
            for field, weight in fields:
                for word in words(field):
                    self._stands(number, word, weight)
            names = [one.title, *otherwise.get(number, "").split(",")]
            self.names[number] = [self._stems(name) for name in names if self._stems(name)]
        sizes = dict.fromkeys(self.paragraphs, 0.0)
        for place in self.places.values():
            for number, count in place.items():
                sizes[number] += count
        mean = sum(sizes.values()) / max(len(sizes), 1)
        self.length = {number: SATURATION * (1 - LENGTH + LENGTH * size / mean) for number, size in sizes.items()}
        order = list(self.paragraphs)
        self.beside = {
            number: [
                other
                for other in order[max(at - 1, 0) : at + 2]
                if other != number and other.split(".")[0] == number.split(".")[0]
            ]
            for at, number in enumerate(order)
        }

    def _stands(self, number: str, word: str, weight: float) -> None:
        own = stem(self.language, word)
        self.forms[word] = own
        pieces = () if word in self.stop else self.parts(word)
        for one, worth in ((own, weight), *[(part, PART * weight) for part in pieces if part != own]):
            place = self.places.setdefault(one, {})
            place[number] = place.get(number, 0.0) + worth

    def _stems(self, text: str) -> set[str]:
        return {stem(self.language, word) for word in words(text) if word not in self.stop}

    def parts(self, word: str) -> tuple[str, ...]:
        return _parts(self.language, word)

    def wanted(self, query: str) -> list[str]:
        """The words of what was typed, without those that say nothing unless there are no others."""
        typed = words(query)
        return [word for word in typed if word not in self.stop] or typed

    def knows(self, query: str, how_many: Callable[[Iterable[bool]], bool]) -> bool:
        """Whether any or all of the words stand in these rules just so."""
        there = set(self.forms.values())
        found = [stem(self.language, word) in there for word in self.wanted(query)]
        return bool(found) and how_many(found)

    def find(self, query: str, partly: bool = True) -> list[Hit]:
        """Most of the words must be there; if they are nowhere, ``partly`` takes what has most of them."""
        asked = NUMBER.fullmatch(query.strip())
        if asked:
            fitting = [n for n in self.paragraphs if n == asked[1] or n.startswith(f"{asked[1]}.")]
            return [Hit(self.paragraphs[n], self.snippet(n, set())) for n in fitting]
        wanted = list(dict.fromkeys(self.wanted(query)))[:WORDS]
        scores: dict[str, float] = {}
        met: dict[str, int] = {}
        alike: set[str] = set()
        typed: set[str] = set()
        for word in wanted:
            meant = self.meanings(word)
            best = self.score(meant)
            alike.update(meant)
            typed.update([one for one, worth in meant.items() if worth in (1.0, ALIKE)] or [stem(self.language, word)])
            for number in best:
                met[number] = met.get(number, 0) + 1
            for number, worth in self.spread(best).items():
                scores[number] = scores.get(number, 0.0) + worth
        enough = min(len(wanted), 2 * max(met.values(), default=0)) if partly else len(wanted)
        scores = {
            n: score * (1 + met.get(n, 0)) / (1 + len(wanted)) * self.named(n, typed)
            for n, score in scores.items()
            if 2 * met.get(n, 0) >= enough
        }
        ranked = sorted(scores, key=lambda number: -scores[number])[:MOST]  # equal ones in the order of the rules
        near = [number for number in ranked if scores[number] >= FAR * scores[ranked[0]]]
        return [Hit(self.paragraphs[n], self.snippet(n, alike)) for n in near]

    def named(self, number: str, typed: set[str]) -> float:
        """More for a paragraph whose name was typed, the more of the query it is."""
        shares = [len(name) / len(typed) for name in self.names[number] if name <= typed]
        return 1 + NAMED * max(shares, default=0.0) ** 2

    def score(self, meant: dict[str, float]) -> dict[str, float]:
        """What the paragraphs are worth for words of which any will do."""
        best: dict[str, float] = {}
        for word, worth in meant.items():
            place = self.places[word]
            rare = log(1 + (len(self.paragraphs) - len(place) + 0.5) / (len(place) + 0.5))
            for number, count in place.items():
                found = worth * rare * count * (1 + SATURATION) / (count + self.length[number])
                best[number] = max(best.get(number, 0.0), found)
        return best

    def spread(self, best: dict[str, float]) -> dict[str, float]:
        """A little of what a paragraph is worth goes to those beside it and to its chapter."""
        chapters: dict[str, float] = {}
        for number, worth in best.items():
            chapter = number.split(".")[0]
            chapters[chapter] = max(chapters.get(chapter, 0.0), worth)
        found: dict[str, float] = {}
        for number in self.paragraphs:
            above = chapters.get(number.split(".")[0], 0.0)
            if above:
                beside = max([best.get(other, 0.0) for other in self.beside[number]], default=0.0)
                found[number] = max(best.get(number, 0.0), BESIDE * beside, ABOVE * above)
        return found

    def meanings(self, word: str) -> dict[str, float]:
        """The stems of the rules that may be meant by a word, and how well they fit."""
        own = stem(self.language, word)
        found = self.alike(own)
        if own not in self.places:
            for part in self.parts(word):
                for same, worth in self.same(part, COMPOUND).items():
                    found[same] = max(found.get(same, 0.0), worth)
        return found or self.near(word, own)

    def same(self, own: str, worth: float) -> dict[str, float]:
        found = {own: worth} if own in self.places else {}
        for other in _thesaurus(self.language).get(own, ()):
            if other in self.places:
                found[other] = worth * SAME
        return found

    def alike(self, own: str) -> dict[str, float]:
        """The stems of the rules that are this one, mean the same, or begin or end with it."""
        found = self.same(own, 1.0)
        for word in self.places:
            if word in found:
                continue
            if len(own) > 2 and word.startswith(own):
                found[word] = BEGINS
            elif len(own) > 3 and word.endswith(own):
                found[word] = ENDS
        return found

    def near(self, word: str, own: str) -> dict[str, float]:
        """For a word that is nowhere: its own tail (Spielende: Ende), or words with one letter wrong."""
        found = {other: ENDS for other in self.places if len(other) > 3 and own.endswith(other)}
        if found or not 4 < len(word) <= LONGEST:
            return found
        shorter = _shortened(word)
        return {
            other: ALIKE
            for form, other in self.forms.items()
            if len(form) > 3 and abs(len(form) - len(word)) < 2 and not shorter.isdisjoint(_shortened(form))
        }

    def snippet(self, number: str, wanted: Set[str]) -> str:
        """The text from the sentence on that has most of the words; from its beginning if none has any."""
        if number not in self.sentences:
            self.sentences[number] = self._sentences(number)
        sentences = self.sentences[number]
        at = max(range(len(sentences)), key=lambda at: len(wanted & sentences[at][1]))
        shown = " ".join([sentence for sentence, _ in sentences[at:]])
        return shown if len(shown) <= SNIPPET else shown[: SNIPPET - 1].rsplit(" ", 1)[0] + " …"

    def _sentences(self, number: str) -> list[tuple[str, set[str]]]:
        """The sentences of a paragraph without Markdown, each with its stems; tables where there is nothing else."""
        text = re.sub(r"[*`]|^\|[-|]*$|^\s*(?:-|\d+\.) ", "", self.paragraphs[number].text, flags=re.MULTILINE)
        plain = re.sub(r"^\|.*$", "", text, flags=re.MULTILINE).strip() or text.replace("|", " ")
        sentences = re.split(r"(?<=[.!?])\s+", " ".join(plain.split()))
        return [(sentence, self._stems(sentence)) for sentence in sentences]


def _shortened(word: str) -> set[str]:
    """The word and all that is left of it without one letter: two words are near if they share one of these."""
    return {word, *[word[:at] + word[at + 1 :] for at in range(len(word))]}
