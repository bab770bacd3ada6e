#!/usr/bin/env python3
"""Creates a new, playable game: a renamed copy of the small game in tests/laws/toy.

    python3 dev.py new-game NAME [TITLE]

NAME is the id, such as treasure-hunt; without TITLE the game is called Treasure Hunt. docs/adding-a-game.md says what
to change then, and how to remove a game.
"""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.environments import ROOT, Failed, development, run, say

TEMPLATE = ROOT / "tests" / "laws" / "toy"
TESTS = {"test_toy.py": "test_rules.py", "boxes.py": "boxes.py"}  # what of it belongs to the tests, and its name there
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30  # letters of an id
TITLE = re.compile(r"[^\"\\{}<>|*_#`\[\]\x00-\x1f]{1,40}")  # goes into code, word files and pages as it is
SHOWN = "2-4"  # seats of the template

PAGE = """# {title}

Made from the template with `python3 dev.py new-game {id}`: two to four seats, five to ten minutes.
Options: `rounds` = `3` (default), `4`; `hooks` = `true` (default), `false`.

The rules are in `src/klabauter/games/{folder}/rules.en.md` and `rules.de.md`; `klabauter rules {id}` shows them.

## Where the book is silent or can be read in two ways

| paragraph | question | we play |
|---|---|---|
| 3.5 | a seat without a card | it lays none |

## Statistics

    klabauter simulate {id} --games 10000 --seed 1
"""


class Names:
    """The names of a game in different places."""

    def __init__(self, id: str, title: str) -> None:
        self.id = id
        self.title = title
        self.folder = id.replace("-", "_")
        self.cls = "".join([word.capitalize() for word in id.split("-")])

    def renamed(self, text: str) -> str:
        """A file of the template for this game."""
        text = text.replace("tests.laws.toy", f"klabauter.games.{self.folder}").replace("sunken-prizes", self.id)
        text = text.replace("Sunken Prizes", self.title).replace("Versunkene Prisen", self.title)
        return re.sub(r"\bToy(?=State\b|Offsets\b|Message\b|Worlds\b|\b)", self.cls, text)


def names_of(id: str, title: str) -> Names:
    """The names of a new game; refuses invalid ones."""
    names = Names(id, title or " ".join([word.capitalize() for word in id.split("-")]))
    if not ID.fullmatch(id) or len(id) > LONGEST:
        suggested = "-".join(re.findall(r"[a-z0-9]+", id.lower())).lstrip("0123456789-")[:LONGEST].rstrip("-")
        hint = f": {suggested or 'treasure-hunt'}"
        text = f"An id begins with a letter and has small letters, digits and single hyphens, {LONGEST} at most{hint}."
        raise Failed(f"“{id}” cannot be the id of a game. {text}")
    if keyword.iskeyword(names.folder):
        raise Failed(f"“{id}” is a keyword of Python. Choose another name.")
    if not TITLE.fullmatch(names.title):
        raise Failed(f'“{title}” cannot be a title: use 1 to 40 characters, and none of " \\ {{ }} < > | * _ # ` [ ].')
    code = "".join([path.read_text("utf-8") for path in TEMPLATE.glob("*.py")])
    if re.search(rf"\b{names.cls}(State)?\b", code):
        raise Failed(f"The template uses the name {names.cls} for something else. Choose another name.")
    for path in (*new_files(names), golden(names), ROOT / "src" / "klabauter" / "games" / names.folder):
        if path.exists():
            removing = "remove the game first (docs/adding-a-game.md#removing-a-game)"
            raise Failed(f"{path.relative_to(ROOT)} is there already. Choose another name, or {removing}.")
    return names


def golden(names: Names) -> Path:
    return ROOT / "tests" / "laws" / "golden" / f"{names.id}.json"


def new_files(names: Names) -> dict[Path, str]:
    """The files of the game, with their texts."""
    found: dict[Path, str] = {}
    for path in sorted(TEMPLATE.iterdir()):
        if path.is_file():
            inside = ("tests", "games") if path.name in TESTS else ("src", "klabauter", "games")
            target = ROOT.joinpath(*inside, names.folder, TESTS.get(path.name, path.name))
            found[target] = names.renamed(path.read_text("utf-8"))
    page = PAGE.format(id=names.id, title=names.title, folder=names.folder)
    found[ROOT / "docs" / "games" / f"{names.id}.md"] = page
    return found


def entries(names: Names) -> Iterator[tuple[str, str, str]]:
    """What is added to files that are there: the file, what the new text follows (a pattern), the new text."""
    games = r"_GAMES = \(.*?(?=^\)$)"
    yield "src/klabauter/games/__init__.py", games, f'    "{names.id}",\n'
    yield "README.md", r"^\| game \| seats \|.*?\n(?=\n)", f"| **{names.title}** | {SHOWN} | made from the template |\n"
    yield "README.md", r"^>>> klabauter\.games\(\)\n\[.*?(?=\]$)", f", '{names.id}'"
    yield (
        "docs/luck.md",
        r"^\| game \| source.*?\n(?=\n)",
        f"| {names.title} | `deck`: every card that is dealt or drawn |\n",
    )
    yield "docs/luck.md", r"^jolly-und-roger deck.*?\n(?=\n)", f"{names.id} deck\n"
    yield "CHANGELOG.md", r"^## Unreleased\n\n", f"- A new game: {names.title}.\n"


def changed_files(names: Names) -> dict[Path, str]:
    """The files that get an entry, with their new texts."""
    found: dict[Path, str] = {}
    for name, after, entry in entries(names):
        path = ROOT / name
        text = found.get(path) or path.read_text("utf-8")
        place = re.search(after, text, re.MULTILINE | re.DOTALL)
        if place is None:
            raise Failed(f"{name} does not look as tools/new_game.py expects: there is no place for {entry.strip()!r}.")
        found[path] = text[: place.end()] + entry + text[place.end() :]
    return found


def write(files: dict[Path, str]) -> None:
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def create(id: str, title: str, python: Callable[[], Path]) -> None:
    """Make a game. Raises Failed before anything is written if the names are bad. ``python`` gives the Python of an
    environment for development."""
    names = names_of(id, title)
    new, changed = new_files(names), changed_files(names)
    environment = python()
    write({**new, **changed})
    code = [path for path in new if path.suffix == ".py"]
    run(environment, "-m", "ruff", "check", "--select", "I", "--fix", *code, quiet=True)
    run(environment, "-m", "ruff", "format", *code, quiet=True)
    run(environment, "-m", "tests.laws.golden", "--write", names.id, quiet=True)
    folders = sorted({path.parent for path in code})
    report(names, [*folders, *[path for path in new if path.parent not in folders], golden(names)], list(changed))


def report(names: Names, new: list[Path], changed: list[Path]) -> None:
    say(f"{names.title} can be played now. New:")
    for path in new:
        say(f"    {path.relative_to(ROOT)}{'/' if path.is_dir() else ''}")
    say("Changed:")
    for path in changed:
        say(f"    {path.relative_to(ROOT)}")
    say(f"""
In the terminal:    python3 dev.py play {names.id}
In the browser:     python3 dev.py play
Its tests:          python3 dev.py test tests/laws tests/games/{names.folder} -k "{names.id} or {names.folder}"
What to do next:    docs/adding-a-game.md; how to remove the game is there, too""")


def new_game(arguments: list[str], python: Callable[[], Path] = lambda: development().python) -> None:
    """The command, with an environment that is made if it is missing."""
    if not 1 <= len(arguments) <= 2 or arguments[0].startswith("-"):
        raise Failed(str(__doc__).strip())
    id, *title = arguments
    create(id, "".join(title), python)


if __name__ == "__main__":  # python -m tools.new_game: with the environment of this Python
    try:
        new_game(sys.argv[1:], lambda: Path(sys.executable))
    except Failed as error:
        sys.exit(str(error))
