"""Messages of errors: each exists once, in the language files of its package, and the code has only keys and values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import klabauter
from klabauter.games import games, info
from klabauter.kernel.errors import IllegalMove, KlabauterError
from klabauter.kernel.messages import Message, bounded, english, entries
from klabauter.words import LANGUAGES
from klabauter.words.bundle import bundle
from tests.laws.texts import Messages

SOURCES = Path(klabauter.__file__).parent
PACKAGES = ("kernel", "bots", "lab", "cli", "server")
KEY = re.compile(r"[a-z][a-z0-9-]*")
SENTENCE = re.compile(r"[a-z]{2,} [a-z]{2,}", re.IGNORECASE)  # two words


@cache
def sources() -> Mapping[str, ast.Module]:
    found = sorted(SOURCES.rglob("*.py"))
    return {path.relative_to(SOURCES).as_posix(): ast.parse(path.read_text("utf-8")) for path in found}


@cache
def variables(folder: str, language: str) -> Mapping[str, set[str]]:
    return Messages(SOURCES / folder / f"{language}.ftl").variables


@cache
def classes_of(base: str) -> dict[str, tuple[str, ast.ClassDef]]:
    """The classes below this one, by name: the file and the code of each."""
    found: dict[str, tuple[str, ast.ClassDef]] = {}
    before = -1
    while before != len(found):
        before = len(found)
        for file, tree in sources().items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    bases = [one.id for one in node.bases if isinstance(one, ast.Name)]
                    if any([one == base or one in found for one in bases]):
                        found[node.name] = (file, node)
    return found


@cache
def all_calls() -> Mapping[str, Sequence[tuple[str, ast.Call]]]:
    """Every call in the code by the name of what is called, with its file."""
    found: dict[str, list[tuple[str, ast.Call]]] = {}
    for file, tree in sources().items():
        for name, call in calls(tree):
            found.setdefault(name, []).append((file, call))
    return found


@cache
def message_folders() -> Mapping[str, str]:
    """The folder of the language files, by the name of a class of messages."""
    below = {name: file.rpartition("/")[0] for name, (file, _) in classes_of("Message").items() if name != "Said"}
    return {"Message": "kernel", **below}


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""), node


def given(call: ast.Call) -> set[str] | None:
    """The names of the values of a call; None if they are not written there."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else {name for name in names if name}


def said() -> Iterator[tuple[str, str, str, set[str] | None]]:
    """Every message in the code: its file, its folder of words, its key, its values."""
    for name, folder in message_folders().items():
        for file, call in all_calls().get(name, []):
            if call.args and isinstance(call.args[0], ast.Constant):
                yield file, folder, str(call.args[0].value), given(call)


def kinds(of: type[KlabauterError] = KlabauterError) -> Iterator[type[KlabauterError]]:
    """The kinds of errors that have a key of their own; the others only group some."""
    for package in PACKAGES:
        import_module(f"klabauter.{package}.errors")
    if of.__module__.startswith("klabauter.") and "key" in vars(of):
        yield of
    for kind in of.__subclasses__():
        yield from kinds(kind)


def carried(kind: type[KlabauterError]) -> list[set[str]]:
    """The values that this kind of error carries, for each way in which it is made."""
    found = classes_of("KlabauterError")
    for one in kind.__mro__:
        if one is KlabauterError:
            break
        init = [node for node in found[one.__name__][1].body if getattr(node, "name", "") == "__init__"]
        if init:
            return [names for name, call in calls(init[0]) if name == "__init__" if (names := given(call)) is not None]
    return [names for _, call in all_calls().get(kind.__name__, []) if (names := given(call)) is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_in_the_code_is_in_the_files_of_its_package(language: str) -> None:
    faults: list[str] = []
    number = 0
    for file, folder, key, values in said():
        number += 1
        known = variables(folder, language)
        if key not in known:
            faults.append(f"{file}: {key} is missing in {folder}/{language}.ftl")
        elif values is not None and known[key] - values:
            faults.append(f"{file}: {key} needs {sorted(known[key] - values)}")
    assert number > 150
    assert faults == []


def test_every_error_is_in_the_errors_of_its_package() -> None:
    files = {file for file, _ in classes_of("KlabauterError").values()}
    assert files == {f"{package}/errors.py" for package in PACKAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_error_has_a_message_and_carries_its_values(language: str) -> None:
    faults: list[str] = []
    number = 0
    for kind in kinds():
        number += 1
        folder, key = kind.__module__.split(".")[1], f"error-{kind.key}"
        known = variables(folder, language)
        if key not in known:
            faults.append(f"{key} is missing in {folder}/{language}.ftl")
            continue
        for values in carried(kind):
            missing = known[key] - values - ({"why"} if kind is IllegalMove else set())
            if missing:
                faults.append(f"{key} in {folder}/{language}.ftl needs {sorted(missing)}, {kind.__name__} has {values}")
    assert number > 90
    assert faults == []


def test_no_message_is_left_over() -> None:
    """Whatever looks like a key in the code counts: some keys are put into a table first."""
    code = "\n".join([path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.py"))])
    named = set(re.findall(r"\"([a-z][a-z0-9-]*)\"", code))
    keys = {kind.__module__.split(".")[1]: set[str]() for kind in kinds()}
    for kind in kinds():
        keys[kind.__module__.split(".")[1]].add(f"error-{kind.key}")
    left: list[str] = []
    for folder in PACKAGES:
        text = (SOURCES / folder / "en.ftl").read_text("utf-8")
        for key in variables(folder, "en"):
            used = key in keys[folder] or key in named or f"{{ {key} }}" in text
            if not used and not (key.startswith("no-") and key.removeprefix("no-") in named):
                left.append(f"{folder}: {key}")
    assert left == []


def test_no_key_is_in_two_files() -> None:
    """A game may have its own text for a key of all games, but no package for one of another."""
    folders = [*PACKAGES, "words"]
    keys = [key for folder in folders for key in variables(folder, "en")]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


def english_in(tree: ast.AST) -> Iterator[str]:
    """English text where a message is made or an error is raised."""
    messages, errors = {*message_folders(), "Said"}, set(classes_of("KlabauterError"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    chat = [node for node in imports if node.module == "klabauter.wire.play"]
    if any([alias.name == "Said" for node in chat for alias in node.names]):  # another class
        messages.remove("Said")
    for name, call in calls(tree):
        texts = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        if any([text.startswith("why-") for text in texts]) and any([SENTENCE.search(text) for text in texts]):
            yield ast.unparse(call)  # handed to a function that makes the message
        if name not in messages and name not in errors:
            continue
        if name == "Said":
            yield ast.unparse(call)
        if name in messages and not (len(call.args) == 1 and _is_key(call.args[0])):
            yield ast.unparse(call)
        for value in [*call.args, *[keyword.value for keyword in call.keywords]]:
            constants = [one.value for one in ast.walk(value) if isinstance(one, ast.Constant)]
            if any([isinstance(one, str) and SENTENCE.search(one) for one in constants]):
                yield ast.unparse(call)


def _is_key(node: ast.expr) -> bool:
    """Written out, or put together or looked up by key; in no case a sentence."""
    return not isinstance(node, ast.Constant) or bool(KEY.fullmatch(str(node.value)))


def test_no_english_is_written_in_code() -> None:
    found = {file: list(english_in(tree)) for file, tree in sources().items()}
    assert {file: texts for file, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "code",
    [
        'raise BadPosition("x", "this is not right")',
        'raise BadPosition("x", f"{value} is wrong")',
        'raise BadPosition("x", Said("why-x", "wrong"))',
        'why = Message("why-x", "the text")',
        'why = Message("this is wrong")',
        'raise BadLadder(path, LabMessage("why-x", detail="it is wrong"))',
        'raise errors.BadRequest(detail="it is wrong")',
        'raise self.bad("order", "why-order", "this is wrong", step=3)',
    ],
)
def test_english_in_code_is_found(code: str) -> None:
    assert list(english_in(ast.parse(code)))


@pytest.mark.parametrize("folder", PACKAGES)
def test_the_kernel_formats_english_as_fluent_does(folder: str) -> None:
    path = SOURCES / folder
    defined = [one for one in vars(import_module(f"klabauter.{folder}.errors")).values() if isinstance(one, type)]
    own = [one for one in defined if issubclass(one, Message) and one.__module__ == f"klabauter.{folder}.errors"]
    thing = Message("x") if folder == "kernel" else own[0]("x")
    words = bundle("en", str(path))
    for key, names in variables(folder, "en").items():
        numbers = "NUMBER(" in entries(str(path / "en.ftl"))[key]
        for value in (0, 1, 2, 1234, -5, *(() if numbers else ("text", "close", "settle", "x" * 3000))):
            values: dict[str, object] = dict.fromkeys(names, value)
            shown = dict.fromkeys(names, bounded(value) if isinstance(value, str) else value)
            assert english(thing, key, values) == words.say(key, shown)[0], (key, value)


@pytest.mark.parametrize("game", games())
def test_the_kernel_formats_the_reasons_of_games_as_fluent_does(game: str) -> None:
    folder = info(game).folder
    words = bundle("en", str(folder))
    module = import_module(f"klabauter.games.{folder.name}")

    class Own(Message):
        __module__ = f"{module.__name__}.messages"

    keys = [key for key in entries(str(folder / "en.ftl")) if key.startswith("why-")]
    assert keys
    for key in keys:
        values: dict[str, object] = dict.fromkeys(variables(f"games/{folder.name}", "en")[key], 3)
        assert str(Own(key, **values)) == words.say(key, values)[0]
