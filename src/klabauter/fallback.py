"""Where a compiled installation lacks what it needs at run time, its sources run interpreted instead."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

NEEDED: Final = ("librt.vecs", "mypy_extensions")  # by compiled modules


class Sources:
    """Finds the sources of this package only, and none of its compiled modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's source, if it belongs to this package."""
        if not name.startswith("klabauter.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if found is not None:
                return found
        return None


def missing() -> str:
    """The first module that this installation needs because it is compiled, and does not find; else an empty text."""
    kernel = Path(__file__).parent / "kernel"
    if any([(kernel / f"frame{suffix}").exists() for suffix in EXTENSION_SUFFIXES]):
        for name in NEEDED:
            try:
                if find_spec(name) is None:
                    return name
            except (ImportError, ValueError):
                return name
    return ""


def use_sources(lacking: str) -> None:
    """From now on the modules of this package are their sources; say so, and what helps."""
    print(
        f"klabauter: {lacking} is missing, so everything runs interpreted, which is slow. What helps: "
        "pip install librt mypy_extensions",
        file=sys.stderr,
    )
    sys.meta_path.insert(0, Sources())
