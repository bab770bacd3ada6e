#!/usr/bin/env python3
"""Draws the picture of the imports in docs/architecture.md from the code.

    python tools/imports.py    writes docs/pictures/imports.svg; tests/test_docs.py says whether it is true

A room is a package of ours; it stands above every room it imports.
"""

from __future__ import annotations

from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "imports.svg"
NO_ROOMS = {"klabauter", "__main__", "version"}  # the public names, the way in, and one constant
WIDTH, STEP, BOX, TALL, EDGE = 900, 130, 150, 52, 24
Edges = set[tuple[str, str]]


def edges() -> Edges:
    """The imports from folder to folder."""
    graph = grimp.build_graph("klabauter")
    found: Edges = set()
    for module in graph.modules:
        for other in graph.find_modules_directly_imported_by(module):
            ours, theirs = (name.split(".")[1] if "." in name else name for name in (module, other))
            if ours != theirs and not {ours, theirs} & NO_ROOMS:
                found.add((ours, theirs))
    return found


def levels(lines: Edges) -> dict[str, int]:
    """The level of a folder: one above the highest folder it imports."""
    below: dict[str, set[str]] = {room: set() for line in lines for room in line}
    for ours, theirs in lines:
        below[ours].add(theirs)
    height: dict[str, int] = {}
    while len(height) < len(below):
        fit = [room for room, others in below.items() if room not in height and others <= set(height)]
        if not fit:
            raise ValueError(f"rooms import one another in a circle: {sorted(set(below) - set(height))}")
        height |= {room: 1 + max((height[other] for other in below[room]), default=-1) for room in fit}
    return height


def places(height: dict[str, int]) -> dict[str, tuple[float, float]]:
    top = max(height.values())
    found = {}
    for level in range(top + 1):
        row = sorted(room for room in height if height[room] == level)
        for n, room in enumerate(row):
            found[room] = (WIDTH * (n + 0.5) / len(row), EDGE + TALL / 2 + STEP * (top - level))
    return found


def draw(lines: Edges) -> str:
    height = levels(lines)
    at = places(height)
    tall = EDGE * 2 + TALL + STEP * max(height.values())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" font-family="sans-serif">',
        "<title>Which room imports which</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" orient="auto" '
        'markerUnits="userSpaceOnUse"><path d="M0 0 8 4 0 8z" fill="#3d5a68"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{tall}" fill="#f5ead6"/>',
    ]
    for ours, theirs in sorted(lines):
        (x1, y1), (x2, y2) = at[ours], at[theirs]
        y1, y2 = y1 + TALL / 2, y2 - TALL / 2
        middle = (y1 + y2) / 2
        path = f"M{x1:.0f} {y1:.0f}C{x1:.0f} {middle:.0f} {x2:.0f} {middle:.0f} {x2:.0f} {y2:.0f}"
        parts.append(f'<path d="{path}" fill="none" stroke="#3d5a68" stroke-width="2" marker-end="url(#tip)"/>')
    parts.append('<g text-anchor="middle" font-size="18" font-weight="bold" fill="#14232e">')
    for room, (x, y) in sorted(at.items()):
        box = f'x="{x - BOX / 2:.0f}" y="{y - TALL / 2:.0f}" width="{BOX}" height="{TALL}"'
        parts.append(f'<rect {box} rx="6" fill="#fffaf0" stroke="#14232e" stroke-width="2"/>')
        parts.append(f'<text x="{x:.0f}" y="{y + 6:.0f}">{room}</text>')
    return "\n".join([*parts, "</g></svg>"]) + "\n"


def main() -> None:
    PICTURE.write_text(draw(edges()), encoding="utf-8")


if __name__ == "__main__":
    main()
