"""Fluent files as bundles. A game's words lie over those that all games share."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

COMMON = Path(__file__).parent


def file_of(folder: Path, language: str) -> Path:
    return folder / f"{language}.ftl"


@lru_cache(maxsize=32)
def resource(path: Path) -> Resource:
    return FluentResource(path.read_text("utf-8"))


@lru_cache(maxsize=32)
def bundle(language: str, folder: Path | None) -> FluentBundle:
    """The words of one language: all games', and those of the game in this folder."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(resource(file_of(COMMON, language)))
    if folder is not None and file_of(folder, language).exists():
        made.add_resource(resource(file_of(folder, language)), allow_overrides=True)
    return made
