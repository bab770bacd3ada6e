"""Number the sentences of a rulebook, and check that a rules.map covers them all.

    python3 tools/rulebook.py sentences BOOK.txt          prints: n  line  hash  text
    python3 tools/rulebook.py check BOOK.txt RULES.map    exit code 1 and the reasons if it fails

The books stay outside the repository: a map holds numbers and hashes only.
"""

import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

# A heading, a bullet or an enumerator opens a block of its own; so does the line after a blank one.
MARKER = re.compile(r"\s*(?:#+|[-•♦+>]|\*{1,2}|\\\*|\(?\d+[.)]|[a-zA-Z][.)])(?=\s)")
DECORATION = re.compile(r"^(?:\s|[^\w\s„“\"'(\[*\\.©]+\s)*")
# A sentence ends with one mark (an ellipsis may go on), closing quotes and brackets, and a gap ...
END = re.compile(r"(?<!\.)[.!?](?P<closed>[“”\"’'»)\]*_\\]*)\s+(?=\W*(?P<next>\w+))")
# ... unless the dot belongs to a single letter (z. B., d.h., S.), a known shortening or an ordinal.
SHORT = re.compile(
    r"(?:\b[^\W\d_]|\b(?:bzw|ggf|ca|evtl|inkl|max|min|sog|vgl|Abb|Nr|Co|Dr|St|Distr)|[Ss]tr|dritte usw"
    r"|\b(?:[Dd](?:er|ie|as|em|en|es)|[Ee]ine?[rsnm]?|[Zz]u[mr]|[Ii]m|[Aa]m|[Vv]om|[Bb]eim) \d+|^\W*\d+)\.$"
)
PARAGRAPH = re.compile(r"^### (\d+\.\d+) ", re.MULTILINE)
TARGETS = re.compile(r"manners|flavour|\d+\.\d+(?:,\d+\.\d+)*")


class Sentence(NamedTuple):
    number: int
    line: int
    hash: str
    text: str


def blocks(book: str) -> list[tuple[int, str]]:
    """Blocks of lines that belong together, each with the number of its first line."""
    found: list[tuple[int, str]] = []
    fresh = True
    for number, line in enumerate(book.splitlines(), 1):
        if not line.strip():
            fresh = True
            continue
        if fresh or MARKER.match(line):
            found.append((number, line))
        else:
            found[-1] = (found[-1][0], found[-1][1] + "\n" + line)
        # Markdown: a heading is one line, two spaces at the end are a forced break.
        fresh = line.lstrip().startswith("#") or line.endswith("  ")
    return found


def pieces(text: str) -> list[tuple[int, str]]:
    """The sentences of one block, each with its offset."""
    start = len(text) - len(DECORATION.sub("", text, count=1))
    found: list[tuple[int, str]] = []
    for end in END.finditer(text, start):
        before = " ".join(text[start : end.start() + 1].split())
        shortened = not end["closed"] and SHORT.search(before)
        opens = end["next"][0].isupper() or end["next"][0].isdigit()
        if opens and not shortened and end["next"] != "Edition":  # "Arrr! Edition" is a title
            found.append((start, text[start : end.end()]))
            start = end.end()
    found.append((start, text[start:]))
    return found


def sentences(book: str) -> list[Sentence]:
    found: list[Sentence] = []
    for first, block in blocks(book):
        for offset, piece in pieces(block):
            text = " ".join(piece.split())
            if any(c.isalnum() for c in text):
                line = first + block.count("\n", 0, offset)
                found.append(Sentence(len(found) + 1, line, sha256(text.encode()).hexdigest()[:8], text))
    return found


def check(book: list[Sentence], map_file: Path) -> list[str]:
    """Every mismatch between the map, the book and the rules texts."""
    lines = [line.split() for line in map_file.read_text(encoding="utf-8").splitlines()]
    rows = [words for words in lines if words and not words[0].startswith("#")]
    wrong: list[str] = []
    if not rows or rows[0] != ["sentences", str(len(book))]:
        wrong.append(f"the first entry must be 'sentences {len(book)}'")
    texts = sorted(map_file.parent.glob("rules.*.md"))
    written = {text.name: PARAGRAPH.findall(text.read_text(encoding="utf-8")) for text in texts}
    if len({tuple(numbers) for numbers in written.values()}) > 1:
        wrong.append("the rules texts do not number the same paragraphs: " + ", ".join(written))
    if len(rows) - 1 != len(book):
        wrong.append(f"{len(rows) - 1} entries for {len(book)} sentences")
    for row, sentence in zip(rows[1:], book, strict=False):
        if row[:3] != [str(sentence.number), str(sentence.line), sentence.hash]:
            wrong.append(f"{' '.join(row)}: expected {sentence.number} {sentence.line} {sentence.hash}")
        elif len(row) != 4 or not TARGETS.fullmatch(row[3]):
            wrong.append(f"{' '.join(row)}: targets are paragraphs, 'manners' or 'flavour'")
        elif row[3][0].isdigit():
            for name, numbers in written.items():
                lost = set(row[3].split(",")) - set(numbers)
                wrong.extend(f"{' '.join(row)}: {name} has no {target}" for target in sorted(lost))
    return wrong


def main(words: list[str]) -> int:
    if len(words) == 2 and words[0] == "sentences":
        for sentence in sentences(Path(words[1]).read_text(encoding="utf-8")):
            print(*sentence, sep="  ")
        return 0
    if len(words) == 3 and words[0] == "check":
        book = sentences(Path(words[1]).read_text(encoding="utf-8"))
        wrong = check(book, Path(words[2]))
        print("\n".join(wrong) or f"all {len(book)} sentences are mapped")
        return 1 if wrong else 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
