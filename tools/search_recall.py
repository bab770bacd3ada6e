"""How well the rules search finds the paragraph that a rulebook's sentence went to.

    python tools/search_recall.py BOOK.txt ...             share found first and among the first three, per game
    python tools/search_recall.py --misses BOOK.txt ...    also every query whose paragraph is not among the first three
    python tools/search_recall.py --bar 95 80 BOOK.txt ... exit code 1 if the total is below either share, in percent

A book's file is called GAME.LANGUAGE.txt (port-royal.de.txt); it stays outside the repository, `rules.map` holds hashes only.

For every sentence that `rules.map` leads to a paragraph (not the ones for story, thanks and table manners), the query is
its three rarest content words, in the order of the sentence. A word is a run of letters, with hyphens inside; words of the
list STOP and single letters are no content words. The rarest are those in the fewest sentences of the whole book, capitals
apart; of equally rare ones the longer counts, then the earlier one. A sentence with fewer content words is asked with those
it has; one with none is left out and counted. Any of the sentence's paragraphs is right.

Everything is measured twice: as it is, and with the extra search words (`rules.*.words`) ignored.
"""

import argparse
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

import rulebook

from klabauter.games import info
from klabauter.kernel.rules import sentence_map
from klabauter.words.finding import find

WORDS: Final = 3
NEAR: Final = 3
WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
# German words that name no thing, no quality and no deed: articles, pronouns, numerals, prepositions, conjunctions, adverbs,
# the verbs that only help others, and shortened references.
STOP: Final = frozenset(
    """
    ab aber alle allem allen aller allerdings alles als also am an andere anderem anderen anderer anderes anders anderseits
    andernfalls anschließend anstatt auch auf aus außer außerdem bei beide beiden beider beides beim bereits besonders bevor
    bin bis bist bitte bzw da dabei dadurch dafür dagegen daher dahin damit danach daneben dann daran darauf daraus darf
    darfst darin darüber darum darunter das dass dasselbe davon davor dazu dein deine dem demselben den denen denn dennoch
    denselben der deren derselbe derselben derjenige derjenigen des deshalb desselben dessen deswegen die dies diese dieselbe
    dieselben diesem diesen dieser dieses diesmal doch dort drei dritte dritten durch durchaus durchs dürfen ebenfalls ebenso
    ein eine einem einen einer eines einige einigen einiger einiges einmal entweder er erneut erst erste ersten erster erstes
    es etc etwa etwas euch euer eure eventuell falls folgende folgenden folgender folgendermaßen folgendes fünf für gar
    gegebenenfalls gegen genau gerade ggf gibt gleichzeitig hab habe haben hat hatte hätte hatten hätten hier hierbei
    hierdurch hierfür hierunter hierzu hin hingegen hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in
    indem insgesamt ins ist ja je jede jedem jeden jeder jederzeit jedes jedoch jemand jene jener jenes jetzt kann kannst
    kein keine keinem keinen keiner keinerlei keines können könnte könnten man manche manchen mehr mehrere mehreren mein
    meine meisten mindestens mit mittels möglichst muss muß müssen müsste nach nachdem nächste nächsten nächster nächstes
    natürlich neben nicht nichts nie niemand noch nochmals normalerweise nun nur ob oben oder oft ohne pro sämtliche sämtlichen
    schließlich schon sehr sei seid sein seine seinem seinen seiner seines seit selbst selbstverständlich sich sie siehe sind
    so sobald sodass sogar solange solch solche solchem solchen solcher sollte sollten sondern sonst soviel soviele sowie
    sowohl sozusagen statt stets trotzdem über überhaupt übrigens um und uns unser unsere unten unter usw viel viele vielen
    vier vom von vor vorher während wann war wäre wären was weder wegen weil weitere weiteren weiterer weiteres weiterhin
    welche welchem welchen welcher welches wem wen wenige wenigen weniger wenigstens wenn wer werde werden wessen wie wieder
    wiederum will wir wird wirst wo wobei wodurch wohl wollen worden wurde würde wurden würden z zu zudem zuerst zum zunächst
    zur zusätzlich zuvor zwar zwei zweite zweiten zweiter zwischen
    """.split()
)


class Share(NamedTuple):
    """Of so many queries, how many led to the right paragraph."""

    asked: int
    first: int
    near: int

    def __add__(self, other: object) -> "Share":
        assert isinstance(other, Share)
        return Share(self.asked + other.asked, self.first + other.first, self.near + other.near)


def content(text: str) -> list[str]:
    """The content words of a sentence in its order, each once, without capitals and Markdown."""
    words = [word.casefold() for word in WORD.findall(text.replace("*", "").replace("\\", ""))]
    return list(dict.fromkeys(word for word in words if len(word) > 1 and word not in STOP))


def queries(book: list[rulebook.Sentence]) -> list[str]:
    """What is asked for each sentence; nothing for a sentence without content words."""
    words = [content(sentence.text) for sentence in book]
    frequency = Counter(word for those in words for word in those)
    found: list[str] = []
    for those in words:
        rarest = sorted(those, key=lambda word: (frequency[word], -len(word), those.index(word)))[:WORDS]
        found.append(" ".join(sorted(rarest, key=those.index)))
    return found


def measure(path: Path, extra: bool, misses: list[str]) -> tuple[Share, int]:
    """The share of a book, and how many of its sentences have no content word."""
    game, language, _ = path.name.split(".")
    book = rulebook.sentences(path.read_text("utf-8"))
    _, mapped = sentence_map(info(game).folder)
    if [sentence.hash for sentence in book] != [sentence.mark for sentence in mapped]:
        raise SystemExit(f"{path.name} is not the book that rules.map of {game} was made from")
    share, wordless = Share(0, 0, 0), 0
    for sentence, query in zip(mapped, queries(book), strict=True):
        right = [target for target in sentence.targets if target[0].isdigit()]
        if not right:
            continue
        if not query:
            wordless += 1
            continue
        found = [hit.paragraph.number for hit in find(info(game).folder, language, query, extra)[:NEAR]]
        near = not set(right).isdisjoint(found)
        share += Share(1, bool(found) and found[0] in right, near)
        if not near:
            misses.append(f"{game} {sentence.number}: {query!r} should find {','.join(right)}, found {','.join(found)}")
    return share, wordless


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("books", nargs="+", type=Path, metavar="BOOK.txt")
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--bar", nargs=2, type=float, metavar=("NEAR", "FIRST"))
    wishes = parser.parse_args()
    below = False
    for extra in (True, False):
        print("with the extra search words" if extra else "\nwithout the extra search words")
        print(f"{'game':<18}{'queries':>8}{'first':>10}{'in three':>10}{'no words':>10}")
        misses: list[str] = []
        total, nothing = Share(0, 0, 0), 0
        for path in wishes.books:
            share, wordless = measure(path, extra, misses)
            print(_row(path.name.split(".")[0], share, wordless))
            total, nothing = total + share, nothing + wordless
        print(_row("all", total, nothing))
        if wishes.misses:
            print("\n".join(misses))
        if wishes.bar:
            below |= 100 * total.near < wishes.bar[0] * total.asked or 100 * total.first < wishes.bar[1] * total.asked
    return int(below)


def _row(name: str, share: Share, wordless: int) -> str:
    first, near = (100 * part / max(share.asked, 1) for part in (share.first, share.near))
    return f"{name:<18}{share.asked:>8}{first:>8.1f} %{near:>8.1f} %{wordless:>10}"


if __name__ == "__main__":
    sys.exit(main())
