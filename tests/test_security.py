"""SECURITY.md names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "SECURITY.md").read_text("utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ")][1:]
NAMED = re.findall(r"`([\w/]+\.py)::(\w+)`", PAGE)


@pytest.mark.parametrize(("file", "test"), NAMED)
def test_every_test_named_there_exists(file: str, test: str) -> None:
    path = ROOT / file if "/" in file else next((ROOT / "tests" / "server").rglob(file))
    assert re.search(rf"^def {test}\(", path.read_text("utf-8"), re.MULTILINE)


def test_every_row_says_who_what_how_and_which_test_proves_it() -> None:
    assert len(ROWS) > 20
    for row in ROWS:
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        assert len(cells) == 4, row
        assert all(cells), row
        assert "::" in cells[3], row


def test_those_who_run_a_server_find_it() -> None:
    assert "](../SECURITY.md)" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
