"""What is left of a word when capitals, umlauts, endings and inflection are taken away, and the parts of a compound.

Nothing here is a dictionary of a language: a stem only has to be the same for words that people take for the same one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable
from functools import lru_cache
from typing import Final

_LINKS: Final = ("", "s", "n", "en", "es", "er", "e")  # between the parts of a German compound
_PART: Final = 3  # letters a part of a compound has at least
# What German verbs are separated from: aufdecken, deckt auf, aufgedeckt, aufzudecken.
_APART: Final = (
    "zuruck|zusammen|weiter|wieder|heraus|hinaus|herum|herein|hinein|bereit|nieder|leer|fort|frei|nach|fest|hoch|aus"
    "|auf|ein|vor|her|hin|bei|mit|los|weg|ab|an|um|zu"
)
_PARTICIPLE: Final = re.compile(rf"({_APART})(?:ge|zu)(.{{3,}})")
_SEPARABLE: Final = re.compile(rf"({_APART})(.{{4,}})")
_KEPT: Final = re.compile("spieler|spielend(?=e)")
# Verbs that change more than their ending, folded, each after what it becomes.
_STRONG: Final = {
    form: stem
    for stem, forms in {
        "bleib": "blieb blieben geblieben",
        "beginn": "begonn begonnen beginn begann",
        "bekomm": "bekam",
        "biet": "bot boten geboten",
        "bring": "brachte gebracht brachten bracht",
        "denk": "dachte gedacht",
        "erhalt": "erhielt",
        "fall": "fiel fielen",
        "geb": "gib gibt gab gaben",
        "geh": "ging gingen gegangen gegang gang",
        "gelt": "gilt galt gegolten golten",
        "geniess": "genossen",
        "gewinn": "gewonnen gewann wonn gewonn",
        "greif": "griff griffen gegriffen",
        "halt": "hielt halt",
        "helf": "hilf hilft half geholfen",
        "komm": "kam kamen",
        "lass": "liess lasst",
        "lieg": "lag lagen gelegen",
        "leih": "lieh geliehen liehen",
        "nehm": "nimm nimmt nahm nahmen genommen nomm nommen",
        "schieb": "schob schoben geschoben",
        "schliess": "schloss schlossen geschlossen",
        "schlag": "schlug schlagt geschlagen",
        "schneid": "schnitt geschnitten",
        "seh": "sieh sieht sah sahen gesehen",
        "sitz": "sass gesessen",
        "sprech": "sprich spricht sprach gesprochen",
        "stech": "stich sticht stach gestochen stochen",
        "steh": "stand standen gestanden standen",
        "stehl": "stiehl stiehlt stahl gestohlen stohlen",
        "steig": "stieg gestiegen",
        "treff": "triff trifft traf getroffen troffen",
        "tret": "tritt trat getreten",
        "trink": "trank getrunken trunken",
        "verbiet": "verbot verboten",
        "verlier": "verlor verloren",
        "vergleich": "verglich verglichen",
        "werf": "wirf wirft warf geworfen worfen",
        "zieh": "zog zogen gezogen",
        "zwing": "zwang gezwungen",
    }.items()
    for form in forms.split()
}


def fold(text: str) -> str:
    """Without capitals, accents and umlauts, however they were typed: Kapitän, KAPITAEN and kapitan are one."""
    plain = "".join([c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c)])
    return re.sub("([aou])e", r"\1", plain)


def words(text: str) -> list[str]:
    """Folded; can't and cannot are can not."""
    plain = re.sub(r"can['’]t|cannot", "can not", fold(text))
    return re.findall(r"[a-z0-9]+", re.sub(r"['’]s\b", "", plain))


@lru_cache(maxsize=50_000)
def stem(language: str, word: str) -> str:
    """Good enough for words to meet: Schiffe and Schiff, aufgedeckt and aufdecken, ends and ending."""
    return _german(word) if language == "de" else _english(word)


def _english(word: str) -> str:
    word = word.replace("our", "or")  # colour and color
    if word.endswith("ies") and len(word) > 5:
        return word[:-3] + "y"
    for ending in ("ing", "ed", "es", "e", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def _german(word: str) -> str:
    if word in _STRONG:
        return _STRONG[word]
    if inside := _PARTICIPLE.fullmatch(word):
        return inside[1] + _german(inside[2])
    whole = re.sub(r"^ge(?=.{4,}(?:t|en|te[nrsm]?)$)", "", word)
    return _STRONG.get(whole) or _shortened(whole)


def _shortened(word: str) -> str:
    """Without endings, as the stemmer CISTEM takes them away (Weißweiler and Fraser, 2017); a player is no game."""
    if kept := _KEPT.search(word):
        return word[: kept.end()]
    while len(word) > 3:
        if len(word) > 5 and word.endswith(("em", "er", "nd")):
            word = word[:-2]
        elif word.endswith(("t", "e", "s", "n")):
            word = word[:-1]
        else:
            break
    return _STRONG.get(word, word)


def parts(language: str, word: str, known: Container[str]) -> tuple[str, ...]:
    """The stems of the known words that a word is made of: Schlafplatz of schlaf and platz; none if it is not."""
    if language != "de" or len(word) < 2 * _PART + 1:
        return ()
    if apart := _SEPARABLE.fullmatch(word):
        rest = stem(language, re.sub("^(?:ge|zu)(?=....)", "", apart[2]))
        if rest in known:
            return (rest,)
    return min(_splits(language, word, known), key=_clumsy, default=())


def _clumsy(split: tuple[str, ...]) -> tuple[int, int]:
    return len(split), -max(len(part) for part in split)


def _splits(language: str, word: str, known: Container[str], first: bool = True) -> Iterable[tuple[str, ...]]:
    if not first and (last := stem(language, word)) in known and len(word) > _PART:
        yield (last,)
    for at in range(_PART, len(word) - _PART + 1):
        head = word[:at]
        for link in _LINKS:
            if link and not head.endswith(link):
                continue
            begin = stem(language, head[: len(head) - len(link)])
            if len(head) - len(link) >= _PART and begin in known and len(begin) >= _PART:
                for rest in _splits(language, word[at:], known, first=False):
                    yield (begin, *rest)
                break
