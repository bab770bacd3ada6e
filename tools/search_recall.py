"""How well the rules search finds the paragraph that a rulebook's sentence went to.

    python tools/search_recall.py BOOK.txt ...              share found first and among the first three, per game
    python tools/search_recall.py --misses BOOK.txt ...     also the queries whose paragraph is not among three
    python tools/search_recall.py --bar 95 80 BOOK.txt ...  exit code 1 if a share of all games is below: three, first

A book's file is called GAME.LANGUAGE.txt (port-royal.de.txt). It stays outside the repository: `rules.map` holds
hashes only.

For every sentence that `rules.map` leads to a paragraph (not those for story, thanks and table manners), the query is
its three rarest content words, in the order of the sentence. A word is a run of letters, with hyphens inside; words of
FUNCTION_WORDS and single letters are no content words. The rarest are those in the fewest sentences of the whole book,
capitals apart; of equally rare ones the longer counts, then the earlier one. Any of the sentence's paragraphs is right.

A sentence with fewer than three content words (a heading, "Gold würfelt 6", "10 Piraten") cannot make such a query: it
is asked with what it has and counted in columns of its own, not for the bar. Many of these stand in several places of
the book with the same words, so that no search could find them all.

Everything is measured twice: as it is, and with the extra search words (`rules.*.words`) ignored.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from klabauter.games import info
from klabauter.kernel.rules import sentence_map
from klabauter.words.finding import find
from tools import rulebook

WORDS: Final = 3
NEAR: Final = 3
WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
# German words that name no thing, no quality and no deed: articles, pronouns, numerals, prepositions, conjunctions,
# adverbs, and verbs that only help others.
FUNCTION_WORDS: Final = """
ab aber alle allem allen aller allerdings alles als also am an andere anderem anderen anderer anderes
andernfalls anders anderseits anschließend anstatt auch auf aus außer außerdem bei beide beiden beider beides
beim bereits besonders bevor bin bis bist bitte bzw da dabei dadurch dafür dagegen daher dahin damit danach
daneben dann daran darauf daraus darf darfst darin darüber darum darunter das dass dasselbe davon davor dazu
dein deine dem demselben den denen denn dennoch denselben der deren derjenige derjenigen derselbe derselben
des deshalb desselben dessen deswegen die dies diese dieselbe dieselben diesem diesen dieser dieses diesmal
doch dort drei dritte dritten durch durchaus durchs dürfen ebenfalls ebenso ein eine einem einen einer eines
einige einigen einiger einiges einmal entweder er erneut erst erste ersten erster erstes es etc etwa etwas
euch euer eure eventuell falls folgende folgenden folgender folgendermaßen folgendes fünf für gar
gegebenenfalls gegen genau gerade ggf gibt gleichzeitig hab habe haben hat hatte hätte hatten hätten hier
hierbei hierdurch hierfür hierunter hierzu hin hingegen hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer
ihres im immer in indem ins insgesamt ist ja je jede jedem jeden jeder jederzeit jedes jedoch jemand jene
jener jenes jetzt kann kannst kein keine keinem keinen keiner keinerlei keines können könnte könnten man
manche manchen mehr mehrere mehreren mein meine meisten mindestens mit mittels möglichst muss muß müssen
müsste nach nachdem nächste nächsten nächster nächstes natürlich neben nicht nichts nie niemand noch nochmals
normalerweise nun nur ob oben oder oft ohne pro sämtliche sämtlichen schließlich schon sehr sei seid sein
seine seinem seinen seiner seines seit selbst selbstverständlich sich sie siehe sind so sobald sodass sogar
solange solch solche solchem solchen solcher sollte sollten sondern sonst soviel soviele sowie sowohl
sozusagen statt stets trotzdem über überhaupt übrigens um und uns unser unsere unten unter usw viel viele
vielen vier vom von vor vorher während wann war wäre wären was weder wegen weil weitere weiteren weiterer
weiteres weiterhin welche welchem welchen welcher welches wem wen wenige wenigen weniger wenigstens wenn wer
werde werden wessen wie wieder wiederum will wir wird wirst wo wobei wodurch wohl wollen worden wurde würde
wurden würden z zu zudem zuerst zum zunächst zur zusätzlich zuvor zwar zwei zweite zweiten zweiter zwischen
"""
STOP: Final = frozenset(FUNCTION_WORDS.split())


class Share(NamedTuple):
    """Of this many queries, how many found a correct paragraph first and in the top three."""

    asked: int = 0
    first: int = 0
    near: int = 0

    def plus(self, other: Share) -> Share:
        return Share(self.asked + other.asked, self.first + other.first, self.near + other.near)


class Result(NamedTuple):
    """Of queries with three words, and of those with fewer."""

    whole: Share = Share()
    short: Share = Share()

    def plus(self, other: Result) -> Result:
        return Result(self.whole.plus(other.whole), self.short.plus(other.short))


def content(text: str) -> list[str]:
    """The content words of a sentence in its order, each once, without capitals and Markdown."""
    words = [word.casefold() for word in WORD.findall(text.replace("*", "").replace("\\", ""))]
    return list(dict.fromkeys(word for word in words if len(word) > 1 and word not in STOP))


def queries(book: list[rulebook.Sentence]) -> list[str]:
    """What is asked for each sentence; nothing for a sentence without content words."""
    words = [content(sentence.text) for sentence in book]
    frequency = Counter(word for those in words for word in those)
    return [" ".join(sorted(_rarest(those, frequency), key=those.index)) for those in words]


def _rarest(words: list[str], frequency: Mapping[str, int]) -> list[str]:
    return sorted(words, key=lambda word: (frequency[word], -len(word), words.index(word)))[:WORDS]


def measure(path: Path, extra: bool, misses: list[str]) -> Result:
    """The result of a book; a sentence without content words asks nothing."""
    game, language, _ = path.name.split(".")
    book = rulebook.sentences(path.read_text("utf-8"))
    _, mapped = sentence_map(info(game).folder)
    if [sentence.hash for sentence in book] != [sentence.mark for sentence in mapped]:
        raise SystemExit(f"{path.name} is not the book that rules.map of {game} was made from")
    result = Result()
    for sentence, query in zip(mapped, queries(book), strict=True):
        right = [target for target in sentence.targets if target[0].isdigit()]
        if not right or not query:
            continue
        found = [hit.paragraph.number for hit in find(info(game).folder, language, query, extra)[:NEAR]]
        near = not set(right).isdisjoint(found)
        share = Share(1, int(found[:1] != [] and found[0] in right), int(near))
        whole = len(query.split()) == WORDS
        result = result.plus(Result(share, Share()) if whole else Result(Share(), share))
        if not near:
            misses.append(f"{game} {sentence.number}: {query!r} should find {','.join(right)}, found {','.join(found)}")
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("books", nargs="+", type=Path, metavar="BOOK.txt")
    parser.add_argument("--misses", action="store_true")
    parser.add_argument("--bar", nargs=2, type=float, metavar=("THREE", "FIRST"))
    args = parser.parse_args()
    below = False
    for extra in (True, False):
        print("with the extra search words" if extra else "\nwithout the extra search words")
        head = f"{'first':>9}{'in three':>10}"
        print(f"{'game':<17}{'queries':>8}{head}{'fewer words':>14}{head}{'all':>8}{head}")
        misses: list[str] = []
        total = Result()
        for path in args.books:
            result = measure(path, extra, misses)
            print(_row(path.name.split(".")[0], result))
            total = total.plus(result)
        print(_row("all", total))
        if args.misses:
            print("\n".join(misses))
        if args.bar:
            asked, first, near = total.whole
            below |= 100 * near < args.bar[0] * asked or 100 * first < args.bar[1] * asked
    return int(below)


def _row(name: str, result: Result) -> str:
    whole, short = result
    return f"{name:<17}{_part(whole, 8)}{_part(short, 14)}{_part(whole.plus(short), 8)}"


def _part(share: Share, width: int) -> str:
    first, near = (100 * part / max(share.asked, 1) for part in (share.first, share.near))
    return f"{share.asked:>{width}}{first:>7.1f} %{near:>8.1f} %"


if __name__ == "__main__":
    sys.exit(main())
