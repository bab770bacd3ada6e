"""The ladder as a command: played, remembered, reported, written as a page."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from klabauter.lab import ladder as lab
from klabauter.lab.deals import Deals
from klabauter.lab.fingerprint import fingerprint
from tests.cli.conftest import Result, Run


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ladder that is all there."""
    path = tmp_path_factory.mktemp("ladder") / "ladder.jsonl"
    courses = lab.courses(["port-royal"], ["random", "cabin-boy"], deals=3, seed="cli")
    lab.Ladder(courses).run(Deals(path), 1)
    return path


@pytest.fixture
def file(tmp_path: Path, played: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "ladder.jsonl"))


def ladder(run: Run, file: Path, *more: str) -> Result:
    requests = ["--levels", "random,cabin-boy", "--pairs", "3", "--seed", "cli", "--jobs", "1", "--file", str(file)]
    return run("ladder", "port-royal", *requests, *more)


def rows(data: Result) -> list[list[str]]:
    return [line.split() for line in data.out.splitlines()]


def test_a_ladder_tells_shares_and_times(run: Run, tmp_path: Path) -> None:
    found = ladder(run, tmp_path / "new" / "ladder.jsonl", "--lang", "de")
    assert found.code == 0
    assert found.err == ""
    assert len(Deals(tmp_path / "new" / "ladder.jsonl").read()) == 6
    assert "Port Royal unterwegs" in found.out
    (two, four, *_) = [row for row in rows(found) if row[:3] == ["Schiffsjunge", "–", "Zufall"]]
    assert two[3:6] == ["2", "3", "6"]
    assert four[3:6] == ["4", "3", "12"]
    assert two[-2:] == ["(60", "%)"]
    assert four[-2:] == ["(32,5", "%)"]
    thinking = [row[:2] for row in rows(found) if row and row[-1] in ("ms", "s")]
    assert thinking == [["Zufall", "2"], ["Zufall", "4"], ["Schiffsjunge", "2"], ["Schiffsjunge", "4"]]


def test_what_is_remembered_is_not_played_again(run: Run, file: Path) -> None:
    before = file.read_bytes()
    assert ladder(run, file).out == ladder(run, file, "--report").out
    assert file.read_bytes() == before


def test_a_report_plays_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "nothing.jsonl"
    found = ladder(run, file, "--report")
    assert found.code == 0
    assert ["cabin", "boy", "–", "random", "2", "0/3", "0", "–", "open", "(60%)"] in rows(found)
    assert not file.exists()


def test_a_report_marks_what_earlier_code_played(run: Run, file: Path, tmp_path: Path) -> None:
    code = fingerprint("port-royal")
    file.write_text(file.read_text("utf-8").replace(code, "0123456789ab"), "utf-8")
    found = ladder(run, file, "--report", "--markdown", str(tmp_path / "page.md"))
    assert "cabin boy – random †" in found.out
    assert "† played by earlier code" in found.out
    page = (tmp_path / "page.md").read_text("utf-8")
    assert "† Played by earlier code, 0123456789ab." in page
    assert code not in page
    ladder(run, file, "--seats", "2")
    assert len(Deals(file).read()) == 6 + 3  # today's code plays its own


def test_a_ladder_becomes_a_page(run: Run, file: Path, tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    ladder(run, file, "--stop", "--seats", "2", "--markdown", str(path))
    page = path.read_text("utf-8")
    assert page.startswith(
        "# How strong the bots are\n\n"
        "    klabauter ladder port-royal --levels random,cabin-boy --seats 2 --stop --pairs 3 --seed cli\n\n"
    )
    assert (
        "## Port Royal unterwegs\n\n| stronger – weaker | seats | deals | games | wins (95%) | over the bar |\n" in page
    )
    assert "| cabin boy – random | 2 | 3 | 6 | " in page
    assert f"Played by code {fingerprint('port-royal')}." in page
    assert "the error probabilities of all checks add up to 5%" in " ".join(page.split())
    assert str(tmp_path) not in page
    assert max(len(line) for line in page.splitlines()) <= 120
    assert ladder(run, file, "--stop", "--seats", "2", "--report", "--markdown", str(path)).code == 0
    assert path.read_text("utf-8") == page


def test_a_page_speaks_german_too(run: Run, file: Path, tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    ladder(run, file, "--lang", "de", "--markdown", str(path), "--report")
    page = path.read_text("utf-8")
    assert page.startswith("# Wie stark die Bots sind\n")
    assert "hingesehen" not in page  # nothing ends early here
    assert "[" not in page


def test_everything_fits_on_eighty_columns(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("de", "en"):
        result = run("ladder", "--report", "--file", str(file), "--seed", "cli", "--pairs", "3", "--lang", language)
        assert max(len(line) for line in result.out.splitlines()) <= 80
        assert "…" not in result.out


@pytest.mark.parametrize("option", ["--file", "--markdown"])
def test_a_place_that_cannot_be_written_is_told(run: Run, file: Path, tmp_path: Path, option: str) -> None:
    found = ladder(run, file, option, str(tmp_path / "no" / "where") if option == "--markdown" else str(tmp_path))
    assert found.code == 2
    assert found.err.startswith("klabauter: ")
    assert "cannot be " in found.err
