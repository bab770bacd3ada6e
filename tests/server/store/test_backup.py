"""A backup says whether it is whole, and a restore believes nothing else."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from klabauter.cli.main import main
from klabauter.server.store import backup, schema
from klabauter.server.store.engine import prepare
from tests.server.services import postgres

Out = pytest.CaptureFixture[str]
ROWS = 1200  # more than are written at once
PERSON: dict[str, Any] = {
    "id": "a", "name": "Anna", "login": None, "password": None, "mail": None, "lang": None, "look": None,
    "notify": None, "created": 1, "seen": 1, "admin": False, "banned": False,
}  # fmt: skip


@pytest.fixture
def lines(tmp_path: Path) -> list[str]:
    """A backup of a database with some rows."""
    prepare(f"sqlite:///{tmp_path / 'old.db'}")
    with closing(sqlite3.connect(tmp_path / "old.db")) as database:
        names = ", ".join(PERSON)
        marks = ", ".join("?" * len(PERSON))
        people = [tuple({**PERSON, "id": str(n)}.values()) for n in range(ROWS)]
        database.executemany(f"INSERT INTO people ({names}) VALUES ({marks})", people)
        database.execute("INSERT INTO settings VALUES ('registration', 'open')")
        database.commit()
    assert main(["backup", str(tmp_path / "all.gz"), "--database", f"sqlite:///{tmp_path / 'old.db'}"]) == 0
    return gzip.decompress((tmp_path / "all.gz").read_bytes()).decode().splitlines()


def restored(folder: Path, lines: list[str], *more: str, lang: str = "en") -> int:
    (folder / "changed.gz").write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode()))
    new = f"sqlite:///{folder / 'new.db'}"
    return main(["restore", str(folder / "changed.gz"), "--database", new, "--lang", lang, *more])


def test_the_last_line_says_how_many_rows_there_are(tmp_path: Path, lines: list[str], capsys: Out) -> None:
    counts = json.loads(lines[-1])["end"]
    assert counts.keys() == schema.metadata.tables.keys()
    assert (counts["people"], counts["settings"], counts["acts"]) == (ROWS, 1, 0)
    assert restored(tmp_path, lines) == 0
    assert f"{ROWS + 1:,} rows" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: lines[:-1], "its end is missing"),
        (lambda lines: lines[:700], "its end is missing"),
        (lambda lines: lines[:1], "its end is missing"),
        (lambda lines: lines[:600] + lines[601:], "does not have as many rows"),
        (lambda lines: [*lines, lines[1]], f"line {ROWS + 4} does not belong there"),
        (lambda lines: [*lines, lines[-1]], "it is damaged"),
        (lambda lines: [*lines[:-1], '{"end": 5}'], "does not have as many rows"),
        (lambda lines: [*lines[:-1], "{}"], "it is damaged"),
    ],
)
def test_a_backup_that_is_not_whole_is_refused_before_anything_is_written(
    tmp_path: Path, lines: list[str], capsys: Out, change: Callable[[list[str]], list[str]], words: str
) -> None:
    assert restored(tmp_path, change(lines)) == 2
    assert words in capsys.readouterr().err
    assert restored(tmp_path, change(lines), "--unverified") == 2
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(
    "values",
    [
        *[{"created": value} for value in (2**63, 10**400, 1.5, True, None)],
        {"admin": 1},
        {"name": 5},
    ],
)
def test_a_value_that_cannot_be_kept_is_told_with_its_line(
    tmp_path: Path, lines: list[str], capsys: Out, values: dict[str, Any]
) -> None:
    lines[1] = json.dumps(["people", {**PERSON, **values}])
    assert restored(tmp_path, lines, lang="de") == 2
    assert "Zeile 2 gehört nicht dorthin" in capsys.readouterr().err
    assert not (tmp_path / "new.db").exists()


def test_half_a_surrogate_pair_is_told(tmp_path: Path, lines: list[str], capsys: Out) -> None:
    lines[1] = json.dumps(["people", {**PERSON, "name": "\ud800"}])
    assert restored(tmp_path, lines) == 2
    assert "it is damaged" in capsys.readouterr().err


def test_a_backup_of_version_0_1_needs_a_flag(tmp_path: Path, lines: list[str], capsys: Out) -> None:
    old = [json.dumps({"klabauter-backup": 1, "schema": "0002"}), *lines[1:-1]]
    assert restored(tmp_path, old) == 2
    assert "--unverified" in capsys.readouterr().err
    assert not (tmp_path / "new.db").exists()
    assert restored(tmp_path, old, "--unverified") == 0
    output = capsys.readouterr().out
    assert f"{ROWS + 1:,} rows" in output
    assert "Whether the backup was whole is not known" in output


def test_a_backup_that_was_written_wrong_is_none(
    tmp_path: Path, lines: list[str], capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = backup._write

    def cut(url: str, path: Path) -> dict[str, int]:
        counts = write(url, path)
        packed = path.read_bytes()
        path.write_bytes(packed[: len(packed) // 2])
        return counts

    monkeypatch.setattr(backup, "_write", cut)
    assert (
        main(["backup", str(tmp_path / "bad.gz"), "--database", f"sqlite:///{tmp_path / 'old.db'}", "--lang", "en"])
        == 2
    )
    assert "bad.gz cannot be written" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir() if "bad" in path.name) == []


def test_a_nul_that_version_0_1_kept_does_not_stop_a_move_to_postgresql(tmp_path: Path, lines: list[str]) -> None:
    lines[1] = json.dumps(["people", {**PERSON, "name": "An\0na"}])
    (tmp_path / "nul.gz").write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode()))
    with postgres() as url:
        assert main(["restore", str(tmp_path / "nul.gz"), "--database", url]) == 0
