#!/usr/bin/env python3
"""Writes what is made from the declarations of the games: ``state.py`` of each game and ``view.ts`` of its board.

python tools/declared.py              write the files of all games
python tools/declared.py FOLDER …     of the games in these folders
python tools/declared.py --check      say whether they are up to date (exit code 0: they are)
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from klabauter.kernel.declaration import Declaration

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for what follows, and for games of tests
from tools.environments import ROOT
from tools.state_writer import state_text
from tools.view_types import view_text


def declaration_of(folder: Path) -> Declaration:
    """A game's declaration, without the rest of the game, which needs the files that are written here."""
    inside = folder.relative_to(ROOT / "src" if folder.is_relative_to(ROOT / "src") else ROOT)
    package = ModuleType(".".join(inside.parts))
    package.__path__ = [str(folder)]
    sys.modules[package.__name__] = package
    declared = import_module(f"{package.__name__}.declaration").DECLARATION
    assert isinstance(declared, Declaration)
    return declared


def folders() -> list[Path]:
    """Where games are: the registered ones, and those of tests."""
    found = [*(ROOT / "src" / "klabauter" / "games").glob("*/declaration.py"), *ROOT.glob("tests/**/declaration.py")]
    return [file.parent for file in sorted(found)]


def files(folders: Sequence[Path]) -> dict[Path, str]:
    """Every file that is written, with its text. Only a game with a board of its own has types in the client."""
    found: dict[Path, str] = {}
    for folder in folders:
        declared = declaration_of(folder)
        found[folder / "state.py"] = state_text(declared)
        board = ROOT / "web" / "src" / "boards" / folder.name.replace("_", "-")
        if board.is_dir():
            found[board / "view.ts"] = view_text(declared)
    return found


def main(arguments: Sequence[str]) -> int:
    named = [Path(name).resolve() for name in arguments if name != "--check"]
    texts = files(named or folders())
    old = {path: text for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text}
    if "--check" in arguments:
        names = ", ".join([path.relative_to(ROOT).as_posix() for path in old])
        print(f"not up to date: {names}; run python tools/declared.py" if old else "every file is up to date")
        return 1 if old else 0
    for path, text in old.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
