"""Tests lie beside their module: ``tests/<package>/test_<module>.py`` for ``src/klabauter/<package>/<module>.py``."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCES = TESTS.parent / "src" / "klabauter"
MIRRORED = ("kernel", "bots", "lab")
FORM = "kernel/test_form.py"  # of all compiled modules
WHOLE = ("whole", "stored")  # trials of a whole server, and data for tests


@pytest.mark.parametrize("package", MIRRORED)
def test_every_file_of_tests_is_named_after_a_module(package: str) -> None:
    files = sorted((TESTS / package).glob("test_*.py"))
    nowhere = [file for file in files if not (SOURCES / package / file.name.removeprefix("test_")).exists()]
    assert [file.relative_to(TESTS).as_posix() for file in nowhere if file != TESTS / FORM] == []
    assert len(files) > 5


def test_folders_of_server_tests_are_packages_of_the_server() -> None:
    folders = {file.parent.relative_to(TESTS / "server").as_posix() for file in (TESTS / "server").rglob("test_*.py")}
    assert {"store", "tables", "web"} < folders
    assert [name for name in folders - {*WHOLE} if not (SOURCES / "server" / name).is_dir()] == []
