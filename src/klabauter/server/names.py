"""What people may be called: one line, nothing invisible, and nobody looks like somebody else at the table.

The standard library knows categories and names of characters, but no scripts and no look-alikes. A script is the first
word of a letter's name, which is exact enough here. The table of look-alikes holds letters that are drawn alike in
common fonts of Latin, Cyrillic and Greek; words that mix such scripts are refused anyway, so more is not needed, and
the packages that bring the whole table of Unicode are older than the Unicode of Python.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from klabauter.kernel.messages import Message
from klabauter.server.errors import BadName, NameTooAlike, ServerMessage

MARKS = 4  # accents, vowel signs and the like on one letter; more are drawn over the lines above and below
TOGETHER = frozenset({"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "LATIN"})  # in one word
JOINED = (
    "ARABIC",
    "SYRIAC",
    "DEVANAGARI",
    "BENGALI",
    "GUJARATI",
    "KANNADA",
    "MALAYALAM",
    "ORIYA",
    "TAMIL",
    "TELUGU",
    "SINHALA",
)
NON_JOINER, JOINER, EMOJI_STYLE = "\u200c", "\u200d", "\ufe0f"
# drawn as nothing, although Unicode calls them letters, marks or symbols
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
}
_LOOKS = {
    "l": "I1|ӀІΙ", "i": "ıіι", "o": "0оОοΟσ", "a": "аАαΑ", "b": "ВΒЬ", "c": "сСϲϹ", "d": "ԁ", "e": "еЕΕє", "g": "ɡ",
    "h": "һНΗ", "j": "јЈϳͿ", "k": "кКκΚ", "m": "МΜ", "n": "Νη", "p": "рРρΡ", "q": "ԛ", "s": "ѕЅ", "t": "ТΤτ",
    "u": "υս", "v": "νѵѴ", "w": "ԝωѡ", "x": "хХχΧ", "y": "уУγΥүҮ", "z": "Ζ",
}  # fmt: skip
_LATIN = str.maketrans({other: letter for letter, others in _LOOKS.items() for other in others})


def one_line(name: str) -> str:
    """The name as it is kept; refused if it shows nothing or hides something."""
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    why = _wrong(cleaned)
    if why is not None:
        raise BadName(why=why)
    return cleaned


def _wrong(name: str) -> Message | None:
    if any([_hidden(name, n) for n in range(len(name))]):
        return ServerMessage("why-name-invisible")
    if not any([unicodedata.category(sign)[0] in "LNS" for sign in name]):
        return ServerMessage("why-name-empty")
    marks = 0
    for n, sign in enumerate(name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MARKS or (marks and n == 0):
            return ServerMessage("why-name-marks")
    for word in unicodedata.normalize("NFKC", name).split():
        scripts = {script for sign in word if (script := _script(sign))}
        if len(scripts) > 1 and not scripts <= TOGETHER:
            return ServerMessage("why-name-mixed", word=word)
    return None


def _hidden(name: str, n: int) -> bool:
    """Whether nobody sees this character, or what follows is drawn in another direction because of it."""
    sign, before, after = name[n], name[n - 1] if n else "", name[n + 1 : n + 2]
    if sign == EMOJI_STYLE:
        return unicodedata.category(before)[0] not in "SN" if before else True
    if sign == JOINER and before and after and unicodedata.category(after) == "So":
        return unicodedata.category(before) not in ("So", "Sk") and before != EMOJI_STYLE
    if sign in (NON_JOINER, JOINER) and before and after:
        return not (_script(before) in JOINED or unicodedata.category(before)[0] == "M") or _script(after) not in JOINED
    return sign in BLANK or unicodedata.category(sign) in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")


def _script(sign: str) -> str:
    """The script of a letter; nothing for what is used with all of them."""
    if unicodedata.category(sign)[0] != "L":
        return ""
    first = unicodedata.name(sign, "").split(" ")[0].split("-")[0]
    return "" if first == "MODIFIER" else first


def look(name: str) -> str:
    """The same for all names that are drawn alike."""
    return unicodedata.normalize("NFKC", name).translate(_LATIN).casefold().translate(_LATIN)


def unlike(name: str, others: Iterable[str | None]) -> None:
    """Refuse a name that looks like another one and is written otherwise. Two who are called the same get numbers."""
    for other in others:
        if other is not None and look(other) == look(name) and other.casefold() != name.casefold():
            raise NameTooAlike(name=name, other=other)
