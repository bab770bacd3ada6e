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
_PARTICIPLE: Final = re.compile(rf"({_APART})(?:ge|zu)(.{{4,}})")
_SEPARABLE: Final = re.compile(rf"({_APART})(.{{4,}})")
_KEPT: Final = re.compile("spieler|spielend(?=e)")
# Verbs that change more than their endings, folded: the infinitive of each form.
_STRONG: Final = {
    form: infinitive
    for infinitive, forms in {
        "bleiben": "blieb blieben geblieben",
        "beginnen": "begann begonnen",
        "bekommen": "bekam bekamen",
        "bieten": "bot geboten",
        "bringen": "brachte brachten gebracht",
        "erhalten": "erhielt erhielten",
        "fallen": "fiel fielen",
        "geben": "gib gibt gab gaben",
        "gehen": "ging gingen gegangen",
        "gelten": "gilt galt gegolten",
        "gewinnen": "gewann gewannen gewonnen",
        "greifen": "griff griffen gegriffen",
        "halten": "hielt hielten",
        "helfen": "hilf hilft half geholfen",
        "kommen": "kam kamen",
        "lassen": "liess",
        "leihen": "lieh geliehen",
        "liegen": "lag lagen gelegen",
        "nehmen": "nimm nimmt nahm nahmen genommen",
        "schieben": "schob geschoben",
        "schlagen": "schlug",
        "schliessen": "schloss geschlossen",
        "sehen": "sieh sieht sah",
        "sprechen": "sprich spricht sprach gesprochen",
        "stechen": "stich sticht stach gestochen",
        "stehen": "stand standen gestanden",
        "stehlen": "stiehl stiehlt stahl gestohlen",
        "steigen": "stieg gestiegen",
        "treffen": "triff trifft traf getroffen",
        "treten": "tritt trat",
        "trinken": "trank getrunken",
        "verbieten": "verbot verboten",
        "verlieren": "verlor verloren",
        "werfen": "wirf wirft warf geworfen",
        "ziehen": "zog zogen gezogen",
        "zwingen": "zwang gezwungen",
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
    if inside := _PARTICIPLE.fullmatch(word):
        return inside[1] + _german(_STRONG.get(f"ge{inside[2]}", inside[2]))
    verb = _STRONG.get(word, word)
    return _shortened(re.sub(r"^ge(?=.{4,}(?:t|en|te[nrsm]?)$)", "", verb))


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
    return word


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
