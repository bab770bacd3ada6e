"""The laws about what is written: every paragraph is kept and proved, every sentence can be said in every language."""

from __future__ import annotations

import ast
import pkgutil
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import klabauter.kernel
import klabauter.words
from klabauter.kernel.event import Line
from klabauter.kernel.frame import Reason
from klabauter.kernel.game import Game, Option
from klabauter.kernel.move import Move, Verb
from klabauter.kernel.remark import Point
from klabauter.kernel.rules import LANGUAGES, said_otherwise
from klabauter.kernel.rules import paragraphs as rule_texts
from klabauter.lab.paragraphs import Row, coverage, dangling, map_faults, uneven
from klabauter.words import Words
from tests.laws.case import Case, Walk, some

COMMON = Path(klabauter.words.__file__).parent
KERNEL = Path(klabauter.kernel.__file__).parent
PLAYERS = ("Änne", "Bo", "Cid", "Dörte", "Ede")
MESSAGE = re.compile(r"Said|(?!Bad)\w*Message")  # of the kernel, or of a game
TRIED = 25  # values tried for a slot, moves said per verb


# -- 9


def paragraphs(case: Case, seed: int = 0) -> int:
    """Every paragraph is cited by code and by a test, or is table manners; no citation dangles; the map has no gap.

    What people say otherwise belongs to paragraphs or chapters that are there.
    """
    of = case.info
    faults = [f"{number} is not in all languages alike" for number in uneven(of)]
    rows = coverage(of, case.tests)
    for row in rows:
        if row.gap:
            missing = " and ".join([name for name, cited in (("code", row.code), ("test", row.tests)) if not cited])
            faults.append(f"{row.paragraph} {row.title}: cited by no {missing}")
    faults += [
        f"{citation.place} cites {citation.paragraph}, which is not there" for citation in dangling(of, case.tests)
    ]
    faults += [f"rules.map: {fault}" for fault in map_faults(of)]
    faults += [fault for option in of.options for fault in _untold(case, option, rows)]
    known = {row.paragraph for row in rows} | {row.paragraph.split(".")[0] for row in rows}
    for language in LANGUAGES:
        for number in said_otherwise(of.folder, language):
            if number not in known:
                faults.append(f"rules.{language}.words names {number}, which is not there")
    _broken("paragraphs", case, faults)
    return len(rows)


def _untold(case: Case, option: Option, rows: Sequence[Row]) -> Iterator[str]:
    """The paragraph of an option names it and what may be chosen; a test of the paragraph chooses it."""
    cited = [row for row in rows if row.paragraph == option.rule]
    if not cited:
        yield f"option {option.name} names {option.rule}, which is not there"
        return
    chosen = [value for value in option.values if isinstance(value, str) and value != option.default]
    for language in LANGUAGES:
        text = rule_texts(case.info.folder, language)[option.rule].text
        if f"`{option.name}" not in text:
            example = f"`{option.name} = {option.values[-1]}`"
            yield f"{option.rule} in rules.{language}.md does not name the option, as in {example}"
        for word in chosen:
            if word not in text:
                yield f"{option.rule} in rules.{language}.md does not tell {word} of option {option.name}"
    tests = "".join([(case.tests / file).read_text("utf-8") for file in {at.split("::")[0] for at in cited[0].tests}])
    for word in (option.name, *chosen):
        if f'"{word}"' not in tests and f"{word}=" not in tests:
            yield f"no test of {option.rule} chooses {word} of option {option.name}"


def _broken(law: str, case: Case, faults: Sequence[str]) -> None:
    if faults:
        raise AssertionError(f"Law '{law}' is broken in {case.info.id}:\n  " + "\n  ".join(faults))


# -- 10


def words(case: Case, seed: int = 0) -> int:
    """Every sentence exists in every language, with the same variables, and says something."""
    game = case.game()
    faults: list[str] = []
    files = {language: Messages(case.info.folder / f"{language}.ftl") for language in LANGUAGES}
    common = {language: Messages(COMMON / f"{language}.ftl") for language in LANGUAGES}
    kernel = {language: Messages(KERNEL / f"{language}.ftl") for language in LANGUAGES}
    for found in (files, common, kernel):
        faults += [fault for messages in found.values() for fault in messages.faults]
        faults += _alike(found)
    spoken = Spoken(case, game)
    faults += _nobody_says(spoken, files)
    count = 0
    for language in LANGUAGES:
        known = [kernel[language], common[language], files[language]]
        says = Saying(Words(language, case.info, PLAYERS[: case.seats]), game, known)
        count += says.everything(spoken)
        faults += says.faults
    _broken("words", case, sorted(set(faults)))
    return count


def _alike(files: Mapping[str, Messages]) -> list[str]:
    faults: list[str] = []
    one, two = (files[language] for language in LANGUAGES)
    for key in sorted({*one.variables, *two.variables}):
        for messages in (one, two):
            if key not in messages.variables:
                faults.append(f"{key} is missing in {messages.path.name}")
        if key in one.variables and key in two.variables and one.slots(key) != two.slots(key):
            faults.append(f"{key} has other variables in other languages: {sorted(one.slots(key) ^ two.slots(key))}")
    return faults


def _nobody_says(spoken: Spoken, files: Mapping[str, Messages]) -> list[str]:
    """Messages of the game that look like a sentence of the rules, yet no rule says them."""
    known = {key for key, _ in spoken.sentences()} | {f"ask-{key}" for key in spoken.questions}
    known |= {f"option-{option.name}" for option in spoken.case.info.options}
    known |= {
        f"option-{option.name}-{str(value).lower()}" for option in spoken.case.info.options for value in option.values
    }
    return [
        f"{key} in {messages.path.name} is said by nothing"
        for messages in files.values()
        for key in messages.variables
        if key.startswith(("log-", "no-", "ask-", "move-", "option-", "hint-")) and key not in known
    ]


class Messages:
    """The messages of one word file and the variables they use, through other messages, too."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[str] = []
        self.variables: dict[str, set[str]] = {}
        used: dict[str, set[str]] = {}
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                self.faults.append(f"{path.name} has a passage that cannot be read: {(entry.content or '')[:60]!r}")
            if isinstance(entry, (ftl.Message, ftl.Term)):
                visitor = _References()
                visitor.visit(entry)
                key = entry.id.name
                if key in self.variables:
                    self.faults.append(f"{path.name} has {key} twice")
                self.variables[key] = visitor.variables
                used[key] = visitor.messages
        for key in used:
            self.variables[key] = self._through(key, used, set())

    def _through(self, key: str, used: Mapping[str, set[str]], known: set[str]) -> set[str]:
        known.add(key)
        found = set(self.variables[key])
        for other in used[key]:
            if other in used and other not in known:
                found |= self._through(other, used, known)
        return found

    def slots(self, key: str) -> set[str]:
        """The slots behind the variables: ``$card``, ``$card-id`` and ``$card-count`` are one."""
        return {re.sub("-(id|count)$", "", name) for name in self.variables[key]}


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)
        self.generic_visit(node)


class Spoken:
    """All that a game and the kernel say: declared in modules, on the stack, and met in random games."""

    def __init__(self, case: Case, game: Game[Any]) -> None:
        self.case = case
        self.lines: list[Line] = []
        self.reasons: list[Reason] = []
        self.points: list[Point] = []
        self.verbs = {move.verb.key: move.verb for move in game.lexicon.moves.values()}
        self.questions = sorted({frame.key for frame in game.frames.values() if frame.seat >= 0})
        package = import_module(case.package)
        for module in pkgutil.iter_modules(package.__path__, f"{case.package}."):
            if not module.name.rpartition(".")[2].startswith("test_"):
                self.look(list(vars(import_module(module.name)).values()))
        for name, arguments in of_the_kernel():
            if name == "Line":
                self.lines.append(Line(*arguments))
            elif name == "Point":
                self.points.append(Point(*arguments))
            else:
                self.reasons.append(Reason(*arguments))
        self.parts: set[str] = set()
        self.ties: set[str] = set()
        self.currencies: set[str] = set()
        self.choices: list[list[Move]] = []
        self.events: list[dict[str, Any]] = []
        self.play()

    def look(self, values: Sequence[object]) -> None:
        for value in values:
            if isinstance(value, Line):
                self.lines.append(value)
            elif isinstance(value, Reason):
                self.reasons.append(value)
            elif isinstance(value, Point):
                self.points.append(value)
            elif isinstance(value, Verb):
                self.verbs[value.key] = value
            elif isinstance(value, (list, tuple)):
                self.look(value)
            elif isinstance(value, dict):
                self.look(list(value.values()))

    def play(self) -> None:
        """Scores, costs, choices and events as they come."""
        for seed in range(5):
            walk = Walk("words", self.case, seed)
            table = walk.table()
            while not table.over:
                options = list(table.moves())
                self.choices.append(options)
                for move in some(walk.rng, options, 3):
                    self.currencies |= set(table.cost(move))
                walk.submit(table)
                for standing in table.standings():
                    self.parts |= set(standing.parts)
                    self.ties |= set(standing.tiebreak)
            self.events += [*table.log(0), *table.log(None)]

    def sentences(self) -> Iterator[tuple[str, dict[str, str]]]:
        """Every message that is said with slots: its key, the kind of each slot."""
        for line in self.lines:
            kinds = line.slots.kind_of()
            yield f"log-{line.key}", kinds
            if any(line.secret):
                open = [name for name, secret in zip(line.slots.names, line.secret) if not secret]
                yield f"log-{line.key}-hidden", {name: kinds[name] for name in open}
        for reason in self.reasons:
            yield f"no-{reason.key}", reason.slots.kind_of()
        for point in self.points:
            yield f"hint-{point.key}", point.slots.kind_of()
        for verb in self.verbs.values():
            yield f"move-{verb.key}", verb.slots.kind_of()


def pieces(paths: Sequence[Path]) -> Iterator[tuple[str, set[str] | None]]:
    """The messages of errors: the key and the values of each, if they are written there."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and MESSAGE.fullmatch(node.func.id):
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    names = [keyword.arg for keyword in node.keywords]
                    yield key.value, None if None in names else {name for name in names if name}


def of_the_kernel() -> Iterator[tuple[str, list[str]]]:
    """``Line(...)``, ``Reason(...)``, ``Point(...)`` that the kernel says on the spot: name and texts of the call."""
    for path in sorted(KERNEL.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ("Line", "Reason", "Point"):
                texts = [a.value for a in node.args[1:] if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                yield node.func.id, ["0.0", *texts]


class Saying:
    """Everything said once in one language, with values of every kind."""

    def __init__(self, words: Words, game: Game[Any], files: Sequence[Messages]) -> None:
        self.words = words
        self.game = game
        self.variables = {key: used for messages in files for key, used in messages.variables.items()}
        self.faults: list[str] = []
        self.rng = random.Random(files[-1].path.name)
        self.count = 0

    def everything(self, spoken: Spoken) -> int:
        for key, kinds in spoken.sentences():
            self.sentence(key, kinds)
        for key in spoken.questions:
            for seat in range(self.game.seats):
                self.heard(f"ask-{key}", self.words.ask(key, seat))
        for option in spoken.case.info.options:
            for key in (
                f"option-{option.name}",
                *[f"option-{option.name}-{str(value).lower()}" for value in option.values],
            ):
                self.heard(key, self.words.say(key))
        for name in sorted(spoken.parts):
            self.heard(f"part-{name}", self.words.part(name))
        for name in sorted(spoken.ties):
            self.heard(f"tie-{name}", self.words.tie(name))
        for name in sorted(spoken.currencies):
            if not self.words.has(f"name-{name}"):
                self.fault(f"name-{name} is missing, which is a cost")
        for key in ("title", "pitch"):
            self.heard(key, self.words.say(key))
        for key, values in pieces(sorted(spoken.case.info.folder.glob("*.py"))):
            if not self.words.has(key):
                self.fault(f"{key} is missing")
            used = self.variables.get(key, set())
            for name in sorted(used - (used if values is None else values)):
                self.fault(f"{key} uses ${name}, which it does not come with")
        for moves in spoken.choices[:: max(1, len(spoken.choices) // 40)]:
            self.choice(moves)
        for event in spoken.events:
            self.heard(f"log-{event['line']}", self.words.event(event))
        return self.count

    def fault(self, what: str) -> None:
        self.faults.append(f"{self.words.language}: {what}")

    def sentence(self, key: str, kinds: Mapping[str, str]) -> None:
        if not self.words.has(key):
            self.fault(f"{key} is missing")
            return
        used = self.variables.get(key, set())
        known = {f"{slot}{ending}" for slot in kinds for ending in ("", "-id", "-count")}
        for name in sorted(used - known):
            self.fault(f"{key} uses ${name}; its slots are {', '.join(kinds) or 'none'}")
        if used - known:
            return
        values = {slot: self.values(kind) for slot, kind in kinds.items()}
        for i in range(max([1, *[min(TRIED, len(found)) for found in values.values()]])):
            chosen: dict[str, object] = {}
            for slot, found in values.items():
                value = found[i % len(found)]
                chosen[slot] = [value, found[(i + 1) % len(found)]] if f"{slot}-count" in used else value
            self.say(key, chosen, kinds)

    def say(self, key: str, values: Mapping[str, object], kinds: Mapping[str, str]) -> None:
        words = self.words
        prefix, _, name = key.partition("-")
        data: dict[str, Any] = {"values": values, "kinds": kinds, "rule": "0.0", "move": ""}
        if prefix == "log":
            text = words.event({**data, "line": name})
        elif prefix == "no":
            text = words.refusal({**data, "reason": name})
        elif prefix == "hint":
            text = words.remark({**data, "remark": name})
        else:
            text = words.move({**data, "verb": name})
        self.heard(key, text)
        for slot, value in values.items():
            for id in value if isinstance(value, list) else [value]:
                if not isinstance(id, str) or not re.search(r"[-_\d]", id):
                    continue  # "hook" may well be its own name
                if id in text and id not in words.name(id, kinds[slot]):
                    self.fault(f"{key} says the bare id {id!r}: {text!r}")

    def values(self, kind: str) -> list[object]:
        ids = self.game.names.get(kind)
        if ids is None:
            return ["rum"] if kind == "text" else list(range(self.game.seats)) if kind == "seat" else [2, 1, 0]
        found: list[object] = [id for id in ids if id]
        for id in found:
            named = self.words.has(f"name-{id}") or self.words.has(f"kind-{kind}") or re.fullmatch(r"seat-\d+", str(id))
            if not named:
                self.fault(f"{id} of the kind {kind} has no name")
        self.rng.shuffle(found)
        return found

    def heard(self, key: str, text: str) -> None:
        self.count += 1
        for complaint in self.words.complaints:
            self.fault(complaint)
        self.words.complaints.clear()
        if not text.strip() or re.search(r"[{}]|\[[a-z]+-", text):
            self.fault(f"{key} says {text!r}")

    def choice(self, moves: Sequence[Move]) -> None:
        """What can be chosen now must be told apart by its words."""
        texts: dict[str, Move] = {}
        for move in moves:
            text = self.words.move(move.data(self.game.names))
            self.heard(f"move-{move.verb.key}", text)
            if text in texts:
                self.fault(f"{move} and {texts[text]} are both called {text!r}")
            texts[text] = move
