"""Long work says how far it is, also where nobody can draw a bar."""

from __future__ import annotations

from pathlib import Path

import pytest

from klabauter.cli import progress
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["compare", "jolly", "random", "random", "--deals", "2"], "2 of 2 after", "2 von 2 nach"),
        (["simulate", "jolly", "--games", "3"], "2 of 3 after", "2 von 3 nach"),
        (["bench", "jolly", "--seconds", "0.001", "--rounds", "1"], "1 of ", "1 von "),
        (
            ["ladder", "jolly", "--levels", "random,cabin-boy", "--pairs", "2", "--jobs", "1", "--file", "FILE"],
            "jolly-und-roger · 2 · cabin boy – random: 1 of 2 after",
            "jolly-und-roger · 2 · Schiffsjunge – Zufall: 1 von 2 nach",
        ),
    ],
)
def test_where_there_is_no_terminal_a_line_comes_now_and_then(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], english: str, german: str
) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.0)
    for lang, item in (("en", english), ("de", german)):
        request = [word.replace("FILE", str(tmp_path / lang)) for word in arguments]
        found = run(*request, "--lang", lang)
        assert item in found.err
        assert item not in found.out
