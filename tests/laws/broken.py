"""Variants of the toy game that each break one law. If a law does not catch its variant, the law is worth nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from klabauter.kernel.cells import draw, drop
from klabauter.kernel.event import ALL, Line, Log
from klabauter.kernel.frame import Frame, Reason, Refusal
from klabauter.kernel.game import Completion, Game, Info, Setting, View
from klabauter.kernel.move import Choices, Move, Value, Verb
from klabauter.kernel.rng import Rng
from tests.laws.broken_knowledge import (
    AskedIfHeld,
    ForgetfulSampler,
    ForgetfulView,
    GlancingSampler,
    LeakingLay,
    LeakingLog,
    LeakingMemory,
    LeakingOptions,
    LeakingRefusal,
    LeakingTone,
    LeakingView,
    MiscountedHand,
    NegativeNumber,
    NextRow,
    NoSecrets,
    ObservingHands,
    PeekingSampler,
    SharingSampler,
    StubbornSampler,
    UnaskedHook,
    WideMask,
)
from tests.laws.broken_positions import AnyLaying, AnyRound, CrashingReader, EnglishOnly, NoPlaceNamed, UnsortedHands
from tests.laws.case import Case
from tests.laws.states import kind_of_state, legal, made
from tests.laws.toy import INFO
from tests.laws.toy.game import Toy
from tests.laws.toy.notation import BURY, HOOK, LAY
from tests.laws.toy.r2_setup import Deal, Draw
from tests.laws.toy.r3_round import Bury, Hook, Lay
from tests.laws.toy.r4_prize import NextRound, Prize
from tests.laws.toy.state import ToyState


def case_of(make: Callable[[Info, Setting], Game[Any]], seats: int = 3) -> Case:
    """The toy under another class."""
    return Case(INFO._replace(make=make), seats, {}, 2, "tests.laws.toy", INFO.folder, 500)


# -- the end, and luck


class EndlessBury(Bury):
    def legal(self, s: ToyState, out: Choices) -> None:
        out.add(self.moves.keep)

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        super().apply(s, move, log)
        s.push(self)


class Endless(Toy):
    """Whoever keeps everything is asked again."""

    def bury(self, seat: int) -> Frame[Any]:
        return EndlessBury(seat, self.moves, self.components)


class HookOnly(Hook):
    def legal(self, s: ToyState, out: Choices) -> None:
        for move in legal(super().legal, s):
            if move.verb is HOOK:
                out.add(move)


class NoMove(Toy):
    """Whoever is asked without a hook has nothing to choose."""

    def hook(self, seat: int) -> Frame[Any]:
        return HookOnly(seat, self.moves, self.components)


def lowest(s: ToyState) -> int:
    """The lowest card of the deck, which is taken out of it."""
    card = min(s.deck)
    drop(s.cells, s.at.deck, card)
    return card


class Lopsided(Draw):
    def happen(self, s: ToyState, rng: Rng, log: Log) -> None:
        if s.deck:
            self.take(s, lowest(s), log)
        else:
            self.dig(s, log)


class UnfairHappen(Toy):
    """The fast way to draw always finds the lowest card."""

    def draw(self, seat: int) -> Frame[Any]:
        return Lopsided(seat, self.moves)


class Digger(Deal):
    def happen(self, s: ToyState, rng: Rng, log: Log) -> None:
        self.take(s, draw(s.cells, s.at.deck, rng.below(len(s.deck))), log)
        s.cells[s.at.coins + self.owner] -= 1


class OtherHappen(Toy):
    """The fast way to deal takes a coin for it."""

    def deal(self, seat: int) -> Frame[Any]:
        return Digger(seat, self.moves)


class Hasty(Deal):
    def happen(self, s: ToyState, rng: Rng, log: Log) -> None:
        super().happen(s, rng, log)
        while s.top() is self:
            s.pop()
            self.take(s, lowest(s), log)


class UnfairInOneGo(Toy):
    """The fast way deals a whole hand: one card at random, and the lowest ones."""

    def deal(self, seat: int) -> Frame[Any]:
        return Hasty(seat, self.moves)


class Counting(Lay):
    def legal(self, s: ToyState, out: Choices) -> None:
        s.round += 0 if s.round else 1
        super().legal(s, out)


class AskingChanges(Toy):
    """Asking for the options already does something."""

    def lay(self, seat: int) -> Frame[Any]:
        return Counting(seat, self.moves)


# -- replay


class Dicing(NextRound):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        super().apply(s, move, log)
        s.starter = random.randrange(int(s.at.seats))


class OwnDice(Toy):
    """Luck that no seed knows."""

    def next_round(self, steps: list[Frame[Any]]) -> Frame[Any]:
        return Dicing(self.rounds, steps)


class Generous(Prize):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        self_pays = s.coins[s.starter]
        super().apply(s, move, log)
        s.cells[s.at.coins + s.starter] = max(0, self_pays - 1)


class OtherRule(Toy):
    """A rule has changed without a new version: the starter pays a coin. Only the golden bytes can tell."""

    def prize(self) -> Frame[Any]:
        return Generous(self.components, self.version == 1)


# -- copies


def _shallow(s: ToyState) -> Any:
    twin = made(ShallowState, s)
    twin.cells = s.cells
    return twin


ShallowState: Final = kind_of_state("ShallowState", copy=_shallow)


class ShallowCopy(Toy):
    """A copy shares the cells."""

    def initial(self) -> ToyState:
        s: ToyState = made(ShallowState, super().initial())
        return s


def _moody(s: Any) -> Any:
    twin = made(SecretFieldState, s)
    twin.mood = s.mood
    return twin


SecretFieldState: Final = kind_of_state("SecretFieldState", "mood", copy=_moody)


class HiddenField(Toy):
    """The state has an attribute that fields() does not name."""

    def initial(self) -> ToyState:
        s = made(SecretFieldState, super().initial())
        s.mood = 7
        moody: ToyState = s
        return moody


class Remembering(Lay):
    __slots__ = ("times",)

    def __init__(self, game: Toy, seat: int) -> None:
        super().__init__(seat, game.moves)
        self.times = [0]

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        self.times[0] += 1
        super().apply(s, move, log)


class MutableFrame(Toy):
    """A step counts how often it was taken."""

    def lay(self, seat: int) -> Frame[Any]:
        return Remembering(self, seat)


# -- round trips


class Shouting(Toy):
    """Two moves differ by a capital only, which notation does not heed."""

    def __init__(self, info: Info, setting: Setting) -> None:
        super().__init__(info, setting)
        self.lexicon.add(Verb("lay-aside"))
        self.lexicon.add(Verb("Lay-Aside"))


class ForgetfulPosition(Toy):
    """In which order cards were buried is not written down."""

    def write(self, s: ToyState) -> dict[str, Any]:
        written = super().write(s)
        written["buried-by"] = sorted(written["buried-by"])
        return written


class TupleView(Toy):
    """A view that JSON cannot carry."""

    def public(self, s: ToyState) -> dict[str, Any]:
        return {**super().public(s), "coins": tuple(s.coins)}


class UnknownStep(Toy):
    """A step that is on the stack but not in the book of steps."""

    def __init__(self, info: Info, setting: Setting) -> None:
        super().__init__(info, setting)
        del self.frames["lay 1"]


# -- conservation


class Leaky(Prize):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        super().apply(s, move, log)
        s.gone = s.gone[:1]


class LostCard(Toy):
    """Sunk cards are nowhere."""

    def prize(self) -> Frame[Any]:
        return Leaky(self.components, self.version == 1)


# -- refusal


class Picky(Lay):
    def why_not(self, s: ToyState, move: Move) -> Refusal | None:
        if move.verb is LAY and move.a == 0:
            return Reason("3.4", "not-in-hand", "card").refuse(move.a)
        return super().why_not(s, move)


class LegalRefused(Toy):
    """Loot 1 may be laid, and is refused."""

    def lay(self, seat: int) -> Frame[Any]:
        return Picky(seat, self.moves)


class Lenient(Bury):
    def why_not(self, s: ToyState, move: Move) -> Refusal | None:
        no = super().why_not(s, move)
        return None if no and no.reason == "no-coin" else no


class IllegalAllowed(Toy):
    """Without a coin nothing can be buried, and nothing says why."""

    def bury(self, seat: int) -> Frame[Any]:
        return Lenient(seat, self.moves, self.components)


class Lawless(Lay):
    def why_not(self, s: ToyState, move: Move) -> Refusal | None:
        return Reason("9.9", "lay-a-card").refuse() if super().why_not(s, move) else None


class RefusedByNothing(Toy):
    """A refusal names a paragraph that does not exist."""

    def lay(self, seat: int) -> Frame[Any]:
        return Lawless(seat, self.moves)


class Bulky(Bury):
    def fits(self, move: Move, parts: Sequence[str]) -> bool:
        return len(parts) != 1 and super().fits(move, parts)


class HalfRefused(Toy):
    """A card cannot be picked up on the way to a legal move."""

    def bury(self, seat: int) -> Frame[Any]:
        return Bulky(seat, self.moves, self.components)


# -- undo

QUIETLY_HOOKED: Final = Line("3.6", "hooked", "seat", "victim:seat", "card")


class QuietHook(Hook):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        super().apply(s, move, _Quiet(log))


class _Quiet(Log):
    """Passes on every sentence, but one without its mark."""

    __slots__ = ("log",)

    def __init__(self, log: Log) -> None:
        super().__init__(log.heard)
        self.log = log

    def tell(self, line: Line, a: Value = 0, b: Value = 0, c: Value = 0, d: Value = 0, to: int = ALL) -> None:
        self.log.tell(QUIETLY_HOOKED if line.key == "hooked" else line, a, b, c, d, to)


class UndoBehindReveal(Toy):
    """A hook shows a card, and may be taken back."""

    def hook(self, seat: int) -> Frame[Any]:
        return QuietHook(seat, self.moves, self.components)


# -- the list


class FirstWins(Toy):
    """The first seat is said to win alone, whatever the standings say."""

    def shares(self, s: ToyState) -> list[float]:
        return [1.0] + [0.0] * (self.seats - 1)


# -- foresight


class BuryOn(Bury):
    """Whoever buries a card may bury another one, which completes the same decision."""

    def completing(self, s: ToyState, move: Move) -> Sequence[Move]:
        return self.options(s)

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        super().apply(s, move, log)
        if move.verb is BURY and len(s.hands[self.seat]) > 1:
            s.push(self)


class BuryingOn(Toy):
    def bury(self, seat: int) -> Frame[Any]:
        return BuryOn(seat, self.moves, self.components)


class Guessing(BuryOn):
    def completing(self, s: ToyState, move: Move) -> Sequence[Move]:
        hidden = [card for seat, hand in enumerate(s.hands) if seat != self.seat for card in hand]
        return self.options(s) if sum(hidden) % 2 else []


class GuessedCompletions(BuryingOn):
    """What completes a move depends on hands that its seat cannot see."""

    def bury(self, seat: int) -> Frame[Any]:
        return Guessing(seat, self.moves, self.components)


class Overreaching(BuryOn):
    def completing(self, s: ToyState, move: Move) -> Sequence[Move]:
        return [*self.options(s), self.moves.lays[0]]


class IllegalCompletions(BuryingOn):
    """A move is completed by one that is not legal then."""

    def bury(self, seat: int) -> Frame[Any]:
        return Overreaching(seat, self.moves, self.components)


class DearCompletions(BuryingOn):
    """What completes a move is told with a price that it has not."""

    def completions(self, view: View, moves: Sequence[Move], rng: Rng) -> list[list[Completion]]:
        told = super().completions(view, moves, rng)
        return [[Completion(one.move, {"coin": 1}, one.then) for one in found] for found in told]


class Broken(NamedTuple):
    make: Callable[[Info, Setting], Game[Any]]
    law: str
    says: str  # what the law must complain about
    innocent: tuple[str, ...] = ()  # laws that must not


BROKEN: Final = (
    Broken(Endless, "ends", "has not ended"),
    Broken(NoMove, "ends", "has no legal move"),
    Broken(UnfairHappen, "ends", "times of", ("copy", "secrecy", "ignorance", "refusal")),
    Broken(OtherHappen, "ends", "no listed outcome", ("copy", "secrecy", "ignorance", "refusal")),
    Broken(UnfairInOneGo, "ends", "another thing in one go", ("copy", "secrecy", "ignorance", "refusal")),
    Broken(FirstWins, "ends", "are not those of the standings", ("copy", "secrecy", "ignorance", "refusal")),
    Broken(AskingChanges, "ends", "changed the state"),
    Broken(OwnDice, "replay", "something is different", ("ends", "copy", "ignorance", "conservation")),
    Broken(ShallowCopy, "copy", "shares its cells", ("conservation",)),
    Broken(HiddenField, "copy", "mood", ("ends", "secrecy", "conservation", "refusal")),
    Broken(MutableFrame, "copy", "is not what it was before", ("ends", "replay", "secrecy", "ignorance", "refusal")),
    Broken(LeakingView, "secrecy", "different views", ("ends", "copy", "refusal", "round trips")),
    Broken(LeakingMemory, "secrecy", "different views", ("ends", "copy", "refusal", "round trips")),
    Broken(LeakingLay, "secrecy", "different views", ("ends", "copy", "round trips")),
    Broken(LeakingLog, "secrecy", "more than its view knows", ("ends", "copy", "ignorance", "refusal")),
    Broken(LeakingTone, "secrecy", "not declared to reveal", ("ends", "copy", "ignorance", "refusal")),
    Broken(UnaskedHook, "asking", "is called open", ("ends", "copy", "secrecy", "ignorance", "refusal")),
    Broken(AskedIfHeld, "secrecy", "different views", ("ends", "copy", "ignorance", "refusal")),
    Broken(LeakingOptions, "secrecy", "is given", ("ends", "copy", "refusal", "round trips")),
    Broken(LeakingRefusal, "secrecy", "gets", ("ends", "copy", "ignorance", "refusal")),
    Broken(ForgetfulView, "secrecy", "does not know it", ("ends", "copy", "refusal", "round trips")),
    Broken(PeekingSampler, "ignorance", "seems to know it", ("ends", "copy", "secrecy", "refusal", "undo")),
    Broken(GlancingSampler, "ignorance", "met the truth", ("ends", "copy", "secrecy", "refusal", "undo")),
    Broken(ForgetfulSampler, "ignorance", "does not agree", ("ends", "copy", "secrecy", "refusal", "undo")),
    Broken(StubbornSampler, "ignorance", "the same world", ("ends", "copy", "secrecy", "refusal", "undo")),
    Broken(SharingSampler, "ignorance", "does not agree", ("ends", "copy", "secrecy", "refusal")),
    Broken(NoSecrets, "ignorance", "there are no secrets", ("ends", "copy", "secrecy", "conservation")),
    Broken(Shouting, "round trips", "is understood as", ("ends", "copy", "secrecy", "ignorance")),
    Broken(ForgetfulPosition, "round trips", "buried_by", ("ends", "copy", "secrecy", "ignorance", "refusal")),
    Broken(TupleView, "round trips", "does not come back", ("ends", "copy", "secrecy", "ignorance", "refusal")),
    Broken(UnknownStep, "round trips", "does not know by its name", ("ends", "copy")),
    Broken(LostCard, "conservation", "lost or made", ("ends", "copy", "refusal")),
    Broken(LegalRefused, "refusal", "is an option and yet refused", ("ends", "copy", "secrecy", "ignorance")),
    Broken(IllegalAllowed, "refusal", "nothing speaks against it", ("ends", "copy", "secrecy", "ignorance")),
    Broken(RefusedByNothing, "refusal", "9.9", ("ends", "copy", "secrecy", "ignorance")),
    Broken(HalfRefused, "refusal", "its parts", ("ends", "copy", "secrecy", "ignorance")),
    Broken(UndoBehindReveal, "undo", "may be taken back", ("ends", "copy", "ignorance", "refusal", "round trips")),
    Broken(UndoBehindReveal, "secrecy", "not declared to reveal"),
    Broken(GuessedCompletions, "foresight", "its seat is told", ("ends", "copy", "ignorance", "refusal")),
    Broken(IllegalCompletions, "foresight", "not all legal", ("ends", "copy", "secrecy", "ignorance", "refusal")),
    Broken(DearCompletions, "foresight", "yet its seat is told", ("ends", "copy", "secrecy", "ignorance", "refusal")),
    Broken(ObservingHands, "observations", "observes hands as", ("ends", "copy", "secrecy", "ignorance", "refusal")),
    Broken(MiscountedHand, "observations", "observes hands as", ("ends", "copy", "secrecy", "ignorance", "refusal")),
    Broken(NegativeNumber, "observations", "numbers from -1", ("ends", "copy", "secrecy", "ignorance", "refusal")),
    Broken(NextRow, "observations", "beyond its row", ("ends", "copy", "secrecy", "ignorance", "refusal")),
    Broken(WideMask, "observations", "the mask of", ("ends", "copy", "secrecy", "ignorance")),
    Broken(AnyLaying, "positions", "IndexError in kernel", ("ends", "copy", "round trips", "conservation")),
    Broken(EnglishOnly, "positions", "not in all languages", ("ends", "copy", "round trips", "conservation")),
    Broken(NoPlaceNamed, "positions", "names no place", ("ends", "copy", "round trips", "conservation")),
    Broken(CrashingReader, "positions", "IndexError in", ("ends", "copy", "conservation")),
    Broken(UnsortedHands, "positions", "a move listed twice", ("ends", "copy", "round trips", "conservation")),
    Broken(AnyRound, "positions", "no end in sight", ("ends", "copy", "round trips", "conservation")),
    Broken(LostCard, "positions", "lost or made"),
)

# What is written, spoiled: which file, what in it becomes what, the law and its complaint.


class Spoiled(NamedTuple):
    name: str
    file: str
    old: str
    new: str
    law: str
    says: str


SPOILED: Final = (
    Spoiled(
        "uncited paragraph", "rules.*.md", "\n## 4 ",
        "\n### 3.7 More\n*Rulebook: x · our reading · unsere Lesart*\n\nx\n\n## 4 ",
        "paragraphs", "3.7 More: cited by no code and test",
    ),
    Spoiled(
        "untested paragraph", "test_toy.py", "test_r4_4_", "test_", "paragraphs",
        "4.4 The next starter: cited by no test",
    ),
    Spoiled("dangling citation", "r4_prize.py", '"4.2"', '"4.8"', "paragraphs", "cites 4.8, which is not there"),
    Spoiled(
        "dangling test", "test_toy.py", "test_r4_4_", "test_r4_4_r4_9_", "paragraphs",
        "cites 4.9, which is not there",
    ),
    Spoiled(
        "gap in the map", "rules.map", "9 11 00000009 3.1\n", "", "paragraphs",
        "sentence 9 of 20 is there 0 times",
    ),
    Spoiled(
        "unmapped paragraph", "rules.map", "0000000c 3.4", "0000000c flavour", "paragraphs",
        "nothing in the book leads to 3.4",
    ),
    Spoiled(
        "untold option", "rules.de.md", "`rounds`", "so", "paragraphs",
        "2.3 in rules.de.md does not name the option, as in `rounds = ",
    ),
    Spoiled("untried option", "test_toy.py", "hooks", "hook", "paragraphs", "no test of 2.4 chooses hooks"),
    Spoiled("words for no paragraph", "rules.*.words", "4.3 ", "4.9 ", "paragraphs", "words names 4.9, which"),
    Spoiled("paragraph in one language", "rules.de.md", "### 4.4 ", "### 4.5 ", "paragraphs", "4.4 is not in all"),
    Spoiled(
        "missing German line", "de.ftl", "log-kept = { $seat } behält alles.\n", "", "words",
        "log-kept is missing",
    ),
    Spoiled(
        "missing hidden line", "*.ftl", "log-drew-hidden", "xlog-drew-hidden", "words",
        "log-drew-hidden is missing",
    ),
    Spoiled("missing refusal", "*.ftl", "no-no-coin", "xno-no-coin", "words", "no-no-coin is missing"),
    Spoiled("missing question", "*.ftl", "ask-bury", "xask-bury", "words", "ask-bury is missing"),
    Spoiled("missing move", "*.ftl", "move-hold", "xmove-hold", "words", "move-hold is missing"),
    Spoiled("missing hint", "*.ftl", "hint-highest", "xhint-highest", "words", "hint-highest is missing"),
    Spoiled(
        "other slot in a hint", "en.ftl", "hint-costs = Costs { $price }", "hint-costs = Costs { $sum }", "words",
        "hint-costs uses $sum",
    ),
    Spoiled(
        "hint of nobody", "*.ftl", "hint-costs =", "hint-cost = x\nhint-costs =", "words",
        "hint-cost in de.ftl is said by",
    ),
    Spoiled("missing part", "*.ftl", "part-coins", "xpart-coins", "words", "part-coins is missing"),
    Spoiled(
        "missing option", "*.ftl", "option-rounds-4", "xoption-rounds-4", "words",
        "option-rounds-4 is missing",
    ),
    Spoiled("missing reason", "*.ftl", "why-too-few", "xwhy-too-few", "words", "why-too-few-cards is missing"),
    Spoiled("missing cost", "*.ftl", "name-coin", "xname-coin", "words", "name-coin is missing"),
    Spoiled("nameless card", "*.ftl", "kind-card", "xkind-card", "words", "loot-1 of the kind card has no name"),
    Spoiled(
        "other variable", "de.ftl", "log-starter = { $seat }", "log-starter = { $platz }", "words",
        "log-starter uses $platz",
    ),
    Spoiled(
        "forgotten variable", "en.ftl", "log-came-up = { $seat } digs up { $card }.", "log-came-up = { $seat } digs.",
        "words", "log-came-up has other variables",
    ),
    Spoiled("secret told", "*.ftl", "-hidden = { $seat }", "-hidden = { $seat } { $card }", "words", "uses $card"),
    Spoiled(
        "word of nobody", "*.ftl", "log-kept =", "log-kpt = x\nlog-kept =", "words",
        "log-kpt in de.ftl is said by",
    ),
    Spoiled(
        "two moves alike", "de.ftl", "{ $card } auslegen", "auslegen { $card-id ->\n   *[other] x\n}", "words",
        "both called",
    ),
    Spoiled("unreadable", "de.ftl", "title = Versunkene", "title : Versunkene", "words", "cannot be read"),
)  # fmt: skip


def spoil(folder: Path, spoiled: Spoiled) -> None:
    found = 0
    for path in sorted(folder.glob(spoiled.file)):
        text = path.read_text("utf-8")
        found += spoiled.old in text
        path.write_text(text.replace(spoiled.old, spoiled.new), "utf-8")
    assert found, f"{spoiled.old!r} is not in {spoiled.file} any more"
