"""The scanner behind the matrix of paragraphs, code and tests."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from klabauter.games import info as game_info
from klabauter.kernel.game import Info
from klabauter.lab.paragraphs import (
    coverage,
    dangling,
    in_code,
    in_table,
    in_tests,
    map_faults,
    named,
    numbers_in,
    table,
    uneven,
)
from tests.laws.toy import INFO

TOY_TESTS = INFO.folder


@pytest.fixture
def info(tmp_path: Path) -> Info:
    """The toy with a folder of its own."""
    folder = tmp_path / "toy"
    shutil.copytree(INFO.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return INFO._replace(folder=folder)


def edit(info: Info, name: str, old: str, new: str) -> None:
    path = info.folder / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("4.1 Openly only (6.2), never below 6.5.", ["4.1", "6.2", "6.5"]),
        ("# 2.3-2.5 and 2.4 to 3.1", ["2.3", "2.5", "2.4", "3.1"]),  # what lies between is not cited
        ("# 0.35 of a point, 10.0 times, 95.5%, v1.2x, Line 3", []),
        ("3.5, 3.6: a card", ["3.5", "3.6"]),
    ],
)
def test_numbers_in_docstrings_and_comments(text: str, numbers: list[str]) -> None:
    assert numbers_in(text) == numbers


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_r3_2_five_cards", ["3.2"]),
        ("test_r3_2_r3_5_both", ["3.2", "3.5"]),
        ("test_r10_12", ["10.12"]),
        ("test_r3_the_chapter", []),
        ("test_round_4_5_is_no_paragraph", []),
    ],
)
def test_numbers_in_the_names_of_tests(name: str, numbers: list[str]) -> None:
    assert named(name) == numbers


def test_code_cites_by_strings_docstrings_and_comments(tmp_path: Path) -> None:
    (tmp_path / "r1.py").write_text(
        '"""Chapter 1.\n\n1.1 too."""\n'
        'LINE = Line("1.2", "a 9.9 inside a string is none")\n'
        "def f() -> float:\n"
        '    """1.3 Something."""\n'
        "    return 7.5  # 1.4\n",
        "utf-8",
    )
    (tmp_path / "test_r1.py").write_text('RULE = "8.8"\n', "utf-8")
    assert in_code(tmp_path) == [("1.1", "r1.py:3"), ("1.2", "r1.py:4"), ("1.3", "r1.py:6"), ("1.4", "r1.py:7")]


def test_a_declared_sentence_cites_where_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "r1.py").write_text(
        'WON: Final = Line("1.1", "won")\nLOST: Final = Line("1.2", "lost")\nIDLE: Final = Line("1.3", "idle")\n'
        "def f() -> None:\n    say(WON)\n",
        "utf-8",
    )
    (tmp_path / "r2.py").write_text("from klabauter.games.toy.r1 import LOST\n\nsay(LOST)\n", "utf-8")
    assert in_code(tmp_path) == [("1.3", "r1.py:3"), ("1.1", "r1.py:5"), ("1.2", "r2.py:3")]


@pytest.mark.parametrize(
    ("game", "paragraph", "keeper"),
    [
        ("rum-und-ehre", "7.11", "s.push(x.draws[BUNK])"),
        ("rum-und-ehre", "2.6", "(f.hiring,) * seats"),
        ("mutinies", "4.3", "s.push(b.blind[figure])"),
        ("jolly-und-roger", "2.2", 'COLOURS: Final = ("green", "yellow", "blue", "red")'),
    ],
)
def test_a_reference_leads_to_the_code_that_keeps_the_paragraph(game: str, paragraph: str, keeper: str) -> None:
    about = game_info(game)
    (row,) = [row for row in coverage(about) if row.paragraph == paragraph]
    file, line = row.code[0].split(":")
    at = int(line) - 1
    near = (about.folder / file).read_text("utf-8").splitlines()[at : at + 20]
    assert keeper in "\n".join(near)


def test_an_installed_copy_knows_the_tests_from_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = tmp_path / "games" / "toy"
    tests.mkdir(parents=True)
    (tests / "test_r1.py").write_text("def test_r1_2_r1_3_both() -> None: ...\n", "utf-8")
    written = tmp_path / "tests.txt"
    written.write_text(table(tests.parent), "utf-8")
    monkeypatch.setattr("klabauter.lab.paragraphs.TABLE", written)
    assert (
        in_table("toy")
        == in_tests(tests)
        == [("1.2", "test_r1.py::test_r1_2_r1_3_both"), ("1.3", "test_r1.py::test_r1_2_r1_3_both")]
    )
    assert in_table("other") == []


def test_without_tests_at_hand_only_code_is_found(tmp_path: Path) -> None:
    assert in_tests(tmp_path / "nowhere") == []
    rows = coverage(INFO, None)
    assert any(row.code for row in rows)
    assert not any(row.tests for row in rows)


def test_a_row_tells_title_marks_code_and_tests() -> None:
    rows = {row.paragraph: row for row in coverage(INFO, TOY_TESTS)}
    assert rows["2.5"].manners
    assert not rows["2.5"].gap
    assert rows["3.5"].reading
    assert rows["3.6"].title == "The hook"
    assert any(place.startswith("r3_round.py:") for place in rows["3.6"].code)
    assert any(place.startswith("test_toy.py::test_r3_6") for place in rows["3.6"].tests)
    assert {row.title for row in coverage(INFO, None, "de")} >= {"Der Haken"}


def test_a_citation_of_a_paragraph_that_is_not_there_dangles(info: Info) -> None:
    assert dangling(info, info.folder) == []
    edit(info, "r4_prize.py", '"4.2"', '"4.9"')
    assert [citation.paragraph for citation in dangling(info)] == ["4.9"]


def test_languages_must_have_the_same_paragraphs_and_marks(info: Info) -> None:
    assert uneven(info) == []
    edit(info, "rules.de.md", "unsere Lesart", "eine Lesart")
    assert uneven(info) == ["3.5"]
    edit(info, "rules.de.md", "### 4.3 ", "### 4.7 ")
    assert uneven(info) == ["4.3", "4.7"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("9 11 00000009 3.1\n", "", "sentence 9 of 20 is there 0 times"),
        ("sentences 20", "sentences 21", "sentence 21 of 21 is there 0 times"),
        ("sentences 20\n", "", "it does not say how many sentences there are"),
        ("2 2 00000002", "3 2 00000002", "sentence 3 of 20 is there 2 times"),
        ("0000000a 3.2", "0000000a 3.9", "sentence 10 leads to '3.9', which is no paragraph"),
        ("0000000c 3.4", "0000000c flavour", "nothing in the book leads to 3.4, and it is not marked as our reading"),
    ],
)
def test_the_map_of_the_book_has_no_gap(info: Info, old: str, new: str, fault: str) -> None:
    assert map_faults(info) == []
    edit(info, "rules.map", old, new)
    assert fault in map_faults(info)


def test_what_is_said_in_a_hint_keeps_no_rule_but_must_not_dangle(info: Info) -> None:
    edit(info, "r4_prize.py", '"4.2"', '"4.1"')
    (row,) = [row for row in coverage(info, TOY_TESTS) if row.paragraph == "4.2"]
    cited = [place for paragraph, place in in_code(info.folder) if paragraph == "4.2"]
    said = [place for place in cited if place.startswith("remarks.py:")]
    assert row.code
    assert said
    assert not set(said) & set(row.code)
    edit(info, "remarks.py", '"4.2"', '"4.9"')
    assert [citation.paragraph for citation in dangling(info)] == ["4.9"]
