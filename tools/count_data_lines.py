#!/usr/bin/env python3
"""Counts the hand-written lines that describe the data of each game; generated code does not count.

For each game: its declaration, state, view, worlds and position, and the types of a view in its board's TypeScript.
What reads declarations is the same for all games, present and future, and counted apart.

python tools/count_data_lines.py [FOLDER]    of this checkout, or of another one
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

PARTS = ("declaration", "state", "view", "worlds", "position")
SHARED = (
    *[f"src/klabauter/{name}.py" for name in ("kernel/declaration", "kernel/kinds", "lab/layouts")],
    *[f"tools/{name}.py" for name in ("declared", "state_values", "state_writer", "view_types")],
)
HEAD = 200  # characters in which a generated file says so
GENERATED = re.compile(r"Written by tools/\S+ from .*declaration\.py")
# The types of a view: these, and all that they name.
ROOTS = ("Public", "Private", "Known")
TYPE = re.compile(r"^export (?:interface (\w+) \{.*?^\}|type (\w+) = [^;]*;)", re.MULTILINE | re.DOTALL)


def lines(path: Path) -> int:
    """The lines of a file; none if it is generated or missing."""
    if not path.exists() or GENERATED.search(path.read_text("utf-8")[:HEAD]):
        return 0
    return len(path.read_text("utf-8").splitlines())


def view_types(folder: Path) -> int:
    """The lines of all types that a board has for views."""
    found: dict[str, str] = {}
    for file in sorted(folder.glob("*.ts")):
        if lines(file):
            found.update({match[1] or match[2]: match[0] for match in TYPE.finditer(file.read_text("utf-8"))})
    wanted = [name for name in ROOTS if name in found]
    for name in wanted:
        wanted += [other for other in re.findall(r"\w+", found[name]) if other in found and other not in wanted]
    return sum(len(found[name].splitlines()) for name in wanted)


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    heads = (*PARTS, "client", "sum")
    print(f"{'':<18}{''.join(f'{head:>13}' for head in heads)}")
    total = 0
    for folder in sorted((root / "src" / "klabauter" / "games").glob("*/")):
        if (folder / "state.py").exists():
            counts = [lines(folder / f"{part}.py") for part in PARTS]
            counts.append(view_types(root / "web" / "src" / "boards" / folder.name.replace("_", "-")))
            total += sum(counts)
            print(f"{folder.name:<18}{''.join(f'{count:>13}' for count in (*counts, sum(counts)))}")
    print(f"together {total}")
    print(f"apart: {', '.join(f'{name} {lines(root / name)}' for name in SHARED)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
